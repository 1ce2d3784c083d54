"""Positions of Lacrimosa as JSON: states and views described, and described positions built (``docs/position.md``)."""
