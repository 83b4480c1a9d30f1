"""The art of Mind Up!: its cards, and the shapes and colours on them."""
