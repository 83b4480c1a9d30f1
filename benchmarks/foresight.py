"""What foresight is worth in Mind Up!: one search that foresees what others choose among classic ones, or among others.

python -m benchmarks.foresight --iterations 880 --against 2000 --seed 9404
python -m benchmarks.foresight --among rule --iterations 880 --games 480 --sprt 0 0 --seed 9405

Every deal is played with the search at each seat in turn, so with four players 25 % is par. Give it as many iterations
as it makes in the time in which the classic search makes its own: `--speed` measures that.
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass

from benchmarks.priors import decide, speeds
from mindtable.arena.deciding import Match
from mindtable.arena.entrants import Entrant
from mindtable.arena.fixtures import Cards
from mindtable.bots import Bot
from mindtable.bots.limit import Limit
from mindtable.bots.mindup.foresight import DOUBT, ForeseeingSearch
from mindtable.bots.search_bot import SearchBot
from mindtable.game.contract import View
from mindtable.mindup.view import View as MindUpView


@dataclass(frozen=True)
class Variant(Entrant):
    """A search that foresees, and doubts what it foresees more or less."""

    doubt: float = DOUBT

    def bot(self, seed: int) -> Bot:
        """The search, for one game."""
        return SearchBot(seed, self.limit, self.name, self.search)

    def search(self, view: View, dice: int) -> ForeseeingSearch:
        """The search of a choice."""
        assert isinstance(view, MindUpView)
        return ForeseeingSearch(view, dice, doubt=self.doubt)


def main() -> None:
    """Play until it is decided, or for so many games."""
    asked = _read()
    cards = Cards("mind-up", (), (("players", str(asked.players)),), asked.seed)
    variant = Variant("variant", Limit(iterations=asked.iterations), doubt=asked.doubt)
    if asked.speed:
        print("{:,.0f} and {:,.0f} iterations a second".format(*speeds(variant.search, cards, asked.iterations)))
        return
    match = Match(cards, (variant, Entrant(asked.among, Limit(iterations=asked.against))), one_way=True)
    print(decide(match, asked.sprt, asked.games, asked.cores))


def _read() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--among", default="classic", help="who the others are")
    parser.add_argument("--iterations", type=int, default=960)
    parser.add_argument("--against", type=int, default=2_000, help="iterations of the others, if they search")
    parser.add_argument("--games", type=int, default=3_000)
    parser.add_argument("--sprt", type=float, nargs=2, default=(0.0, 15.0))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--cores", type=int, default=1)
    parser.add_argument("--doubt", type=float, default=DOUBT)
    parser.add_argument("--speed", action="store_true", help="measure, and play no games")
    return parser.parse_args()


if __name__ == "__main__":
    main()
