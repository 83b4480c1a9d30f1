"""What holds at a moment. Nothing here changes a board."""
