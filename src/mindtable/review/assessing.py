"""What a search thinks of a decision, as probabilities."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from ..bots.limit import Limit
from ..bots.search_bot import search_of
from ..game.contract import Move, Seat, View
from .chances import measured, probability, within
from .family import family_of
from .lines import LONGEST, Line, possible
from .proving import proved

# How long is thought about a decision: for a first answer, and for the one that chances are measured at.
ROUGH: Final = Limit(iterations=400)
FINE: Final = Limit(iterations=2_000)
_CLEAR: Final = 0.97
_ITERATIONS_A_POSITION: Final = 5  # so that a proof takes about as long as the search
SEARCH_VERSION: Final = "1"  # changes when the same view and limit give other chances


def version() -> str:
    """Of what thinks and of what it says mean: what was assessed by another one can be assessed anew."""
    return f"{SEARCH_VERSION}.{measured().version}"


@dataclass(frozen=True)
class Option:
    """A legal move, with the probability that the side wins that makes it; 0 and 1 only where that is proved for what
    the seat knows."""

    move: Move
    chance: float
    visits: int
    proved: bool


@dataclass(frozen=True)
class Assessment:
    """What a search thinks of a decision."""

    options: tuple[Option, ...]  # all legal moves, the best first
    line: Line  # what is expected, the best move first; possible in a world that agrees with the view
    chances: Mapping[Seat, float]  # of all seats before the move; those of a team share one
    iterations: int
    version: str

    @property
    def best(self) -> Option:
        """The best of the legal moves."""
        return self.options[0]

    def option(self, move: Move) -> Option:
        """What it thinks of a legal move."""
        return next(option for option in self.options if option.move == move)

    def to_json(self) -> dict[str, Any]:
        """The same in the shape of JSON."""
        return {
            "options": [
                {"move": str(one.move), "chance": one.chance, "visits": one.visits, "proved": one.proved}
                for one in self.options
            ],
            "line": [{"seat": seat, "move": str(move)} for seat, move in self.line],
            "chances": dict(self.chances),
            "iterations": self.iterations,
            "version": self.version,
        }

    @staticmethod
    def from_json(document: Mapping[str, Any]) -> Assessment:
        """The inverse of `to_json`."""
        options = [
            Option(Move(one["move"]), one["chance"], one["visits"], one["proved"]) for one in document["options"]
        ]
        line = [(Seat(one["seat"]), Move(one["move"])) for one in document["line"]]
        chances = {Seat(seat): chance for seat, chance in document["chances"].items()}
        return Assessment(tuple(options), tuple(line), chances, document["iterations"], document["version"])


def assess(view: View, limit: Limit = FINE, seed: int = 0) -> Assessment:
    """What a search thinks of the decision of a view's seat. A SetupError says if its game has none.

    Half of the search is spread evenly over all moves, so that also of a poor one it is known how poor it is. With a
    limit of iterations alone, everything follows from the view and the seed.
    """
    search = search_of(view, Random(seed).getrandbits(60))
    iterations = search.run(limit.iterations, limit.seconds, fair=True)
    kind = family_of(view.sight.game).kind(view)
    moves, said = view.moves(), search.chances()
    sure = proved(view, iterations // _ITERATIONS_A_POSITION) if _is_clear(said) else {}
    options = [
        Option(move, sure.get(move, probability(kind, chance)), visits, move in sure)
        for move, chance, visits in zip(moves, said, search.visits(), strict=True)
    ]
    options.sort(key=lambda option: (-option.chance, -option.visits))
    best = moves.index(options[0].move)
    line = [(seat, Move(text)) for seat, text in search.line(LONGEST, best)]
    chances = _chances(view, options[0].chance, search.prospects()[best])
    return Assessment(tuple(options), possible(view, line), chances, iterations, version())


def _is_clear(said: Sequence[float]) -> bool:
    """Whether a proof is worth a try: some move wins, or loses, nearly whatever happens."""
    return max(said) > _CLEAR or min(said) < 1.0 - _CLEAR


def _chances(view: View, own: float, said: Sequence[float]) -> dict[Seat, float]:
    """The chances of all seats, if that of the own side is known: the others share the rest by what the search says."""
    sides = view.sight.sides
    shares = [0.0 if view.seat in side else within(chance) for side, chance in zip(sides, said, strict=True)]
    found: dict[Seat, float] = {}
    for side, share in zip(sides, shares, strict=True):
        found.update(dict.fromkeys(side, (1.0 - own) * share / sum(shares) if share else own))
    return found
