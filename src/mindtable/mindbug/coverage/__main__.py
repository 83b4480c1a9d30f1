"""Print how often each branch of each card was taken, and which never."""

from .exploring import explore

coverage = explore()
print("\n".join(coverage.lines()))
print(f"never: {'; '.join(coverage.missing()) or 'nothing'}")
