"""Planted faults: does a test notice each?  ``python -m tests.faults`` (``make faults``) finds out."""
