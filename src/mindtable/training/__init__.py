"""Training: what the search learns from games against itself, in rounds that can be interrupted and go on."""
