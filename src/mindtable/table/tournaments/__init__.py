"""Tournaments at the table: what is organized, the games that are begun, and what pages show of it."""
