"""What habits are worth in Mind Up!: one search with some weights and settings among classic ones.

python -m benchmarks.habits build/mindup/round-1/prior.json --iterations 700 --against 1000 --set common=80

Every deal is played with the search at each seat in turn, so with four players 25 % is par. Give it as many iterations
as it makes in the time in which the classic search makes its own: `--speed` measures that.
"""

from __future__ import annotations

import argparse
import json
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from time import process_time

from benchmarks.priors import decide, speeds
from mindtable.arena.deciding import Match
from mindtable.arena.entrants import Entrant
from mindtable.arena.fixtures import Cards
from mindtable.bots import Bot
from mindtable.bots.limit import Limit
from mindtable.bots.mindup.patterns import LAYOUT
from mindtable.bots.mindup.practised import PractisedSearch
from mindtable.bots.search_bot import SearchBot
from mindtable.game.contract import View
from mindtable.mindup.view import View as MindUpView

Settings = tuple[tuple[str, float], ...]


@dataclass(frozen=True)
class Variant(Entrant):
    """A search with the weights of a file, which are trusted more or less, and with settings of its own."""

    file: Path = Path()
    trusted: float = 1.0
    settings: Settings = ()

    def bot(self, seed: int) -> Bot:
        """The search, for one game."""
        return SearchBot(seed, self.limit, self.name, self.search)

    def search(self, view: View, dice: int) -> PractisedSearch:
        """The search of a choice."""
        assert isinstance(view, MindUpView)
        return PractisedSearch(view, dice, _weights(self.file, self.trusted), **dict(self.settings))  # type: ignore[arg-type]


@cache
def _weights(file: Path, trusted: float) -> list[int]:
    return [round(trusted * weight) for weight in LAYOUT.weights_in(file)]


def main() -> None:
    """Play until it is decided, or for so many games."""
    asked = _read()
    cards = Cards("mind-up", (), (("players", str(asked.players)),), asked.seed)
    variant = Variant("variant", Limit(iterations=asked.iterations), None, asked.file, asked.trusted, tuple(asked.set))
    if asked.speed:
        print("{:,.0f} and {:,.0f} iterations a second".format(*speeds(variant.search, cards, asked.iterations)))
        return
    classic = Entrant("classic", Limit(iterations=asked.against))
    match = Match(cards, (variant, classic), one_way=True)
    begun = process_time()
    print(
        decide(match, asked.sprt, asked.games, asked.cores, until_decided=asked.until_decided),
        f"{asked.iterations}, {asked.against}, {asked.file} {asked.set} {process_time() - begun:.0f} s",
        flush=True,
    )


def _setting(text: str) -> tuple[str, float]:
    """A setting and its value, as JSON writes it: 60, 0.5, false."""
    name, value = text.split("=")
    return name, json.loads(value)


def _read() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file", type=Path)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--iterations", type=int, default=1_000)
    parser.add_argument("--against", type=int, default=1_000, help="iterations of the classic search")
    parser.add_argument("--games", type=int, default=3_000)
    parser.add_argument("--until-decided", action="store_true")
    parser.add_argument("--sprt", type=float, nargs=2, default=(0.0, 15.0))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--cores", type=int, default=1)
    parser.add_argument("--trusted", type=float, default=1.0, help="weights are taken so many times")
    parser.add_argument("--set", type=_setting, action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--speed", action="store_true", help="measure, and play no games")
    return parser.parse_args()


if __name__ == "__main__":
    main()
