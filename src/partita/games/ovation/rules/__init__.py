"""The rules of Ovation, a file for each chapter of the rulebook.

Each rule is a trio: ``can_x`` answers with a Refusal (OK: legal), ``list_x`` appends the legal moves of a kind to a
buffer, ``x`` does the move and trusts that it is legal.  A rule never says who decides next: that is flow.py's.
"""
