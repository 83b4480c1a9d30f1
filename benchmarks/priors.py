"""What weights are worth: the search with some weights and settings against the classic one, until it is decided.

python benchmarks/priors.py build/training/round-1/prior.json --iterations 280 --against 300 --games 600
python benchmarks/priors.py PRIOR --judgement JUDGEMENT --turns 0 --iterations 1200

Give it as many iterations as it makes in the time in which the classic search makes its own: `--speed` measures that.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from random import Random
from time import process_time
from typing import Final

from mindtable.arena.deciding import Match, Question, Scores, Verdict, elo_of
from mindtable.arena.entrants import Entrant
from mindtable.arena.fixtures import Cards
from mindtable.bots import Bot
from mindtable.bots.limit import ENDLESS, Limit
from mindtable.bots.mindbug.judgement import Judgement
from mindtable.bots.mindbug.prior import Prior
from mindtable.bots.mindbug.search import TURNS, MindbugSearch
from mindtable.bots.mindbug.signs import SIGNS
from mindtable.bots.search_bot import SearchBot, Searcher, classic_search_of
from mindtable.bots.spreading import processes
from mindtable.game.contract import View
from mindtable.games import game_named
from mindtable.mindbug.view import View as MindbugView
from mindtable.training.family import family_named
from mindtable.training.weights import read_weights

SETTINGS: Final = ("file", "trust", "exploration", "beyond", "untried", "judgement", "turns", "in_a_world")


@dataclass(frozen=True)
class Variant(Entrant):
    """A search with the weights of a file, which are trusted more or less, and with settings of its own."""

    file: Path = Path()
    trust: float = 1.0
    exploration: float = 1.0
    beyond: float = 1.0
    untried: float = 0.1
    judgement: Path | None = None
    turns: int = TURNS
    in_a_world: int = 1

    def bot(self, seed: int) -> Bot:
        """The search, for one game."""
        return SearchBot(seed, self.limit, self.name, self.search)

    def search(self, view: View, dice: int) -> MindbugSearch:
        """The search of a decision."""
        assert isinstance(view, MindbugView)
        return MindbugSearch(
            view,
            dice,
            exploration=self.exploration,
            beyond=self.beyond,
            turns=self.turns,
            prior=Prior(_weights(self.file, self.trust)),
            untried=self.untried,
            judgement=None if self.judgement is None else Judgement(_signs(self.judgement)),
            in_a_world=self.in_a_world,
        )


@cache
def _weights(file: Path, trust: float) -> list[int]:
    return [round(trust * weight) for weight in read_weights(file, family_named("mindbug"))]


@cache
def _signs(file: Path) -> list[int]:
    return SIGNS.weights_in(file)


def speeds(searcher: Searcher, cards: Cards, iterations: int) -> tuple[float, float]:
    """Iterations a second of processor time of a search and of classic, at all decisions of a few games."""
    spent = [0.0, 0.0]
    made = 0
    for deal in range(3):
        position, dice = cards.dealt(deal), Random(deal)
        while position.to_decide:
            seat = position.to_decide[0]
            view = position.view(seat)
            for place, one in enumerate((searcher, classic_search_of)):
                search = one(view, dice.getrandbits(60))
                begun = process_time()
                search.run(iterations, ENDLESS)
                spent[place] += process_time() - begun
            made += iterations
            visits = search.visits()
            position.play(view.moves()[visits.index(max(visits))], seat)
    return made / spent[0], made / spent[1]


def decide(match: Match, sprt: Sequence[float], games: int, cores: int, *, until_decided: bool = True) -> str:
    """Play until it is decided which is stronger, or for so many games, and say what came of it."""
    low, high = sprt
    question, scores, of_a_deal = Question(low, high, match.sides, match.one_way), Scores(), match.games_of_a_deal
    with processes(cores) as crew:
        for score, _ in match.scores(games // of_a_deal, crew):
            scores = scores.and_another(score)
            print(f"{scores.deals * of_a_deal} games: {scores.mean:.1%}", file=sys.stderr, flush=True)
            if until_decided and scores.verdict(question) is not Verdict.OPEN:
                break
    within = scores.within
    return (
        f"{scores.deals * of_a_deal} games: {scores.mean:.1%} ({within.low:.1%}–{within.high:.1%}), "
        f"{elo_of(scores.mean, question):+.0f} points, {scores.verdict(question)}"
    )


def main() -> None:
    """Play until it is decided, or for so many games."""
    asked = _read()
    game = game_named(asked.game)
    sets = tuple(game.sets if asked.all_sets else game.default_sets)
    cards = Cards(asked.game, sets, (), asked.seed)
    settings = {name: getattr(asked, name) for name in SETTINGS}
    variant = Variant("variant", Limit(iterations=asked.iterations), **settings)
    if asked.speed:
        print("{:,.0f} and {:,.0f} iterations a second".format(*speeds(variant.search, cards, asked.iterations)))
        return
    match = Match(cards, (variant, Entrant("classic", Limit(iterations=asked.against))))
    print(decide(match, asked.sprt, asked.games, asked.cores), settings)


def _read() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file", type=Path)
    parser.add_argument("--game", default="duel")
    parser.add_argument("--all-sets", action="store_true")
    parser.add_argument("--iterations", type=int, default=1_000)
    parser.add_argument("--against", type=int, default=1_000, help="iterations of the classic search")
    parser.add_argument("--games", type=int, default=3_000)
    parser.add_argument("--sprt", type=float, nargs=2, default=(0.0, 15.0))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--cores", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--judgement", type=Path, help="weights of signs")
    parser.add_argument("--turns", type=int, default=TURNS, help="played on before a position is judged")
    parser.add_argument("--in-a-world", type=int, default=1, help="iterations for which a world serves")
    parser.add_argument("--speed", action="store_true", help="measure, and play no games")
    for name, usual in (("trust", 1.0), ("exploration", 1.0), ("beyond", 1.0), ("untried", 0.1)):
        parser.add_argument(f"--{name}", type=float, default=usual)
    return parser.parse_args()


if __name__ == "__main__":
    main()
