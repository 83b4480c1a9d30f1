"""The commands, and games in the terminal."""
