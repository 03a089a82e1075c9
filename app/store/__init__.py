"""Rows into engine values and back. The only SQL."""
