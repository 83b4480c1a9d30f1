"""What a search thinks of a decision, as probabilities."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from random import Random
from typing import Any, Final

from ..bots.family import search_version_of
from ..bots.limit import Limit
from ..bots.search_bot import search_of
from ..game.contract import Move, Position, Seat, View
from .chances import measured, probability, within
from .family import family_of
from .lines import LONGEST, Line, line_from_json, line_to_json, possible
from .proving import proved, proved_openly
from .reasons import Reason, reason_from_json

# How long is thought about a decision: for a first answer, and for the one that chances are measured at.
ROUGH: Final = Limit(iterations=200)
FINE: Final = Limit(iterations=600)
SLIP: Final = 0.08  # what loses so much against the best move is worth a word
_CLEAR: Final = 0.97
_ITERATIONS_A_POSITION: Final = 1.5  # of a proof, which may take longer than the search: it is tried where it is near


def version_for(game: str) -> str:
    """Of what thinks about a game and of what it says mean: what was assessed by another one can be assessed anew."""
    return f"{search_version_of(game)}.{measured().version}"


@dataclass(frozen=True)
class Option:
    """A legal move, with the probability that the side wins that makes it; 0 and 1 only where that is proved for what
    the seat knows."""

    move: Move
    chance: float
    visits: int
    proved: bool
    reason: Reason | None = None  # why it is worse than the best, where it is much worse and something is to be said


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
                {
                    "move": str(one.move),
                    "chance": one.chance,
                    "visits": one.visits,
                    "proved": one.proved,
                    "reason": one.reason.to_json() if one.reason else None,
                }
                for one in self.options
            ],
            "line": line_to_json(self.line),
            "chances": dict(self.chances),
            "iterations": self.iterations,
            "version": self.version,
        }

    @staticmethod
    def from_json(document: Mapping[str, Any]) -> Assessment:
        """The inverse of `to_json`."""
        options = [
            Option(
                Move(one["move"]),
                one["chance"],
                one["visits"],
                one["proved"],
                reason_from_json(one["reason"]) if one["reason"] else None,
            )
            for one in document["options"]
        ]
        line = line_from_json(document["line"])
        chances = {Seat(seat): chance for seat, chance in document["chances"].items()}
        return Assessment(tuple(options), line, chances, document["iterations"], document["version"])


def assess(view: View, limit: Limit = FINE, seed: int = 0) -> Assessment:
    """What a search thinks of the decision of a view's seat. A SetupError says if its game has none.

    Half of the search is spread evenly over all moves, so that also of a poor one it is known how poor it is. With a
    limit of iterations alone, everything follows from the view and the seed.
    """
    return _assessment(view, limit, seed, partial(proved, view))


def assess_open(position: Position, seat: Seat, limit: Limit = FINE, seed: int = 0) -> Assessment:
    """What a search thinks of a decision of a seat if all cards lie open, also those of piles; only dice are unknown.
    For games that are over."""
    view = family_of(position.game).open_view(position, seat)
    return _assessment(view, limit, seed, partial(proved_openly, view))


def _assessment(view: View, limit: Limit, seed: int, prove: Callable[[int], Mapping[Move, float]]) -> Assessment:
    search = search_of(view, Random(seed).getrandbits(60))
    iterations = search.run(limit.iterations, limit.seconds, fair=True)
    family = family_of(view.sight.game)
    kind = family.kind(view)
    moves, said = view.moves(), search.chances()
    sure = prove(int(iterations / _ITERATIONS_A_POSITION)) if _is_clear(said) else {}
    options = [
        Option(move, sure.get(move, probability(kind, chance)), visits, move in sure)
        for move, chance, visits in zip(moves, said, search.visits(), strict=True)
    ]
    by_search = dict(zip(moves, said, strict=True))  # tells moves apart that are all proved to win: sooner is likelier
    options.sort(key=lambda option: (-option.chance, -by_search[option.move], -option.visits))
    best = moves.index(options[0].move)
    worse = [moves.index(option.move) for option in options if options[0].chance - option.chance >= SLIP]
    reasons = {moves[place]: reason for place, reason in family.reasons(view, search, best, worse).items()}
    options = [replace(option, reason=reasons.get(option.move)) for option in options]
    line = [(seat, Move(text)) for seat, text in search.line(LONGEST, best)]
    chances = _chances(view, options[0].chance, search.prospects()[best])
    return Assessment(tuple(options), possible(view, line), chances, iterations, version_for(view.sight.game))


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
