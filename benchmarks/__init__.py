"""What is measured by hand, each a program of its own: `python -m benchmarks.load`."""
