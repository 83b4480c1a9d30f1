"""Print how often each branch of each card was taken, and which never."""

from mindtable.mindbug.mode import DUEL, TAG_TEAM

from .exploring import explore

for mode in (DUEL, TAG_TEAM):
    coverage = explore(mode)
    print("\n".join(coverage.lines()))
    print(f"never: {'; '.join(coverage.missing()) or 'nothing'}")
