"""Do all games end? Plays a million random games with all sets mixed and says how long the longest was.

    python benchmarks/endings.py [games]
"""

import sys
from time import perf_counter

from mindtable.mindbug.cards import SETS
from mindtable.mindbug.playout import game_lengths

CHUNK = 50_000


def main(games: int) -> None:
    start = perf_counter()
    played = decisions = longest = 0
    while played < games:
        lengths = game_lengths("duel", list(SETS), min(CHUNK, games - played), seed=played)
        played += len(lengths)
        decisions += sum(lengths)
        longest = max(longest, *lengths)
    seconds = perf_counter() - start
    print(f"{played:,} games ended, {decisions / played:.1f} decisions on average, {longest} in the longest")
    print(f"{played / seconds:,.0f} games a second")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 1_000_000)
