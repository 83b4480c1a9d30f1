"""How strong the bots are: the matches of docs/bots.md, with mirrored deals.

python benchmarks/strength.py [games of each match] [--iterations]

With real time (the default) the machine must have nothing else to do. With --iterations a search makes as many
iterations a move as an idle core made in 100 ms when docs/bots.md was written, and the figures can be repeated.
"""

import sys
from time import perf_counter

from mindtable.bots.limit import Limit
from mindtable.bots.search_bot import search_of
from mindtable.games import games
from mindtable.terminal.commands import main

IN_100_MS = {"duel": 5000, "tag-team": 1500, "mind-up": 7000}


def playouts(game: str, seconds: float = 2.0) -> float:
    """Iterations of the search per second from the start of a game."""
    position, _ = games()[game].deal(seed=3)
    search = search_of(position.view(position.to_decide[0]), 1)
    start = perf_counter()
    return int(search.run(Limit().iterations, seconds)) / (perf_counter() - start)


def matches(game: str, timed: bool) -> list[list[str]]:
    """The bots of every match of a game."""
    once, tenfold = ("100ms", "1s") if timed else (str(IN_100_MS[game]), str(10 * IN_100_MS[game]))
    return [[f"search@{once}", "rule"], [f"search@{once}", "random"], [f"search@{tenfold}", f"search@{once}"]]


if __name__ == "__main__":
    number = next((word for word in sys.argv[1:] if word.isdecimal()), "200")
    for game in IN_100_MS:
        print(f"\n{game}: {playouts(game):,.0f} iterations a second", flush=True)
        for bots in matches(game, "--iterations" not in sys.argv):
            main(["arena", *bots, "--game", game, "--games", number, "--lang", "en"])
    print("\nlevels of the duel", flush=True)
    main(["arena", "random", "rule", "easy", "medium", "hard", "expert", "champion", "--games", number, "--lang", "en"])
