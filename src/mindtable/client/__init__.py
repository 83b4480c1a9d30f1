"""Playing at a table that is somewhere else, by what it offers to programs (docs/api.md)."""
