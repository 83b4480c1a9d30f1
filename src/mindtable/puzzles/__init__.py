"""Puzzles: positions with one answer, which is proved."""
