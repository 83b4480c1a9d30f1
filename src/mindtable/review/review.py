"""A whole game looked back at, decision by decision."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from ..bots.limit import Limit
from ..game.contract import Move, Position, Seat, SetupError, View
from ..game.flaws import flaw
from ..game.records import Record, replay
from ..games import game_named
from .assessing import FINE, Assessment, assess, assess_open
from .judging import Balance, Class, Loss, accuracy, balance, class_of, is_turning_point, lost_by, share_of_victory
from .lines import Line, line_from_json, line_to_json
from .reasons import Reason, reason_from_json


@dataclass(frozen=True)
class Posed:
    """A decision of a record: what was asked of whom, and the answer."""

    number: int  # of the move in the record
    seat: Seat
    move: Move
    position: Position  # before it

    def assessed(self, limit: Limit, seed: int, *, open_cards: bool) -> Assessment:
        """What a search thinks of it: by what the seat knew, or with open cards."""
        if open_cards:
            return assess_open(self.position, self.seat, limit, seed)
        return assess(self.view, limit, seed)

    @property
    def view(self) -> View:
        """What the seat knew."""
        return self.position.view(self.seat)


@dataclass(frozen=True)
class Decision:
    """A decision of a game and what it was worth; all chances are those of the side that decides."""

    number: int  # of the move in the record
    seat: Seat
    move: Move
    before: float  # with the best move
    after: float  # with the one that was made
    best: Move
    lost: float
    then: float  # when it was carried out, at the next decision of anybody, or at the end
    class_: Class
    reason: Reason | None  # why the best one is better
    line: Line  # what was expected with the best move
    chances: Mapping[Seat, float]  # of all seats before it


@dataclass(frozen=True)
class Review:
    """A game looked back at: by what each player knew when deciding, or with all cards open."""

    decisions: tuple[Decision, ...]
    accuracy: Mapping[Seat, float]
    luck: Mapping[Seat, Balance]
    turning_points: tuple[int, ...]  # by the numbers of their moves
    version: str
    is_open: bool

    def to_json(self) -> dict[str, Any]:
        """The same in the shape of JSON."""
        return {
            "decisions": [_decision_to_json(decision) for decision in self.decisions],
            "accuracy": {seat: round(share, 1) for seat, share in self.accuracy.items()},
            "luck": {seat: _rounded(asdict(one)) for seat, one in self.luck.items()},
            "turning_points": list(self.turning_points),
            "version": self.version,
            "is_open": self.is_open,
        }

    @staticmethod
    def from_json(document: Mapping[str, Any]) -> Review:
        """A review that was written down."""
        return Review(
            tuple(_decision_from_json(one) for one in document["decisions"]),
            {Seat(seat): share for seat, share in document["accuracy"].items()},
            {Seat(seat): Balance(**one) for seat, one in document["luck"].items()},
            tuple(document["turning_points"]),
            document["version"],
            document["is_open"],
        )


def assessed_positions(record: Record) -> list[Posed]:
    """All decisions of a record that are to be assessed, in its order. Where everybody chooses at the same time, what
    somebody took back does not count."""
    posed: list[Posed] = []
    before: Position | None = None
    for step in replay(record, game_named(record.game)):
        if before is not None and step.seat is not None and step.move is not None:
            if step.seat not in before.to_decide:  # chosen anew
                posed.remove(next(one for one in reversed(posed) if one.seat == step.seat))
            posed.append(Posed(step.number, step.seat, before.read(step.move, step.seat), before))
        before = step.position
    return posed


def review(
    record: Record,
    limit: Limit = FINE,
    seed: int = 0,
    *,
    open_cards: bool = False,
    progress: Callable[[int, int], None] | None = None,
) -> Review:
    """Look back at a game that is over; `progress` is told how many decisions of how many are assessed.

    A SetupError says if the game is not over, or cannot be searched.
    """
    if not record.winners:
        raise SetupError(flaw("not-over"))
    posed = assessed_positions(record)
    assessments: list[Assessment] = []
    for one in posed:
        if progress:
            progress(len(assessments), len(posed))
        assessments.append(one.assessed(limit, seed + one.number, open_cards=open_cards))
    return put_together(record, assessments, is_open=open_cards)


def put_together(
    record: Record, assessments: Sequence[Assessment], *, winners: Iterable[Seat] = (), is_open: bool = False
) -> Review:
    """The review that follows from the assessments of all `assessed_positions`. Who has won because others gave up is
    not in the record, and is to be said."""
    posed = assessed_positions(record)
    won = tuple(winners) or record.winners
    decisions = [
        _decision(one, assessment, _then(place, posed, assessments, won))
        for place, (one, assessment) in enumerate(zip(posed, assessments, strict=True))
    ]
    losses = [Loss(one.seat, one.lost, one.class_ == "forced") for one in decisions]
    sides = posed[0].position.sides if posed else ()
    seats = [seat for seat, _ in record.seats]
    return Review(
        tuple(decisions),
        {seat: accuracy(loss for loss in losses if loss.seat == seat) for seat in seats},
        {seat: balance(seat, sides, decisions[0].chances, losses, won) for seat in seats if decisions},
        tuple(one.number for one in decisions if is_turning_point(one.lost, one.before, one.then)),
        assessments[0].version if assessments else "",
        is_open,
    )


def _then(place: int, posed: Sequence[Posed], assessments: Sequence[Assessment], winners: Sequence[Seat]) -> float:
    """The chance of a seat once its decision was carried out: where all decide at the same time, after all have."""
    seat = posed[place].seat
    asked = [len(one.position.to_decide) for one in posed]
    for later in range(place + 1, len(posed)):
        if asked[later] >= asked[later - 1]:
            return assessments[later].chances[seat]
    return share_of_victory(seat, posed[place].position.sides, winners)


def _decision(posed: Posed, assessment: Assessment, then: float) -> Decision:
    made = assessment.option(posed.move)
    best = assessment.best
    return Decision(
        posed.number,
        posed.seat,
        posed.move,
        best.chance,
        made.chance,
        best.move,
        lost_by(assessment, posed.move),
        then,
        class_of(assessment, posed.move),
        made.reason,
        assessment.line,
        assessment.chances,
    )


def _decision_to_json(decision: Decision) -> dict[str, Any]:
    return {
        "number": decision.number,
        "seat": decision.seat,
        "move": str(decision.move),
        "before": round(decision.before, 4),
        "after": round(decision.after, 4),
        "best": str(decision.best),
        "lost": round(decision.lost, 4),
        "class": decision.class_,
        "then": round(decision.then, 4),
        "reason": decision.reason.to_json() if decision.reason else None,
        "line": line_to_json(decision.line),
        "chances": _rounded(decision.chances),
    }


def _decision_from_json(document: Mapping[str, Any]) -> Decision:
    return Decision(
        document["number"],
        Seat(document["seat"]),
        Move(document["move"]),
        document["before"],
        document["after"],
        Move(document["best"]),
        document["lost"],
        document["then"],
        document["class"],
        reason_from_json(document["reason"]) if document["reason"] else None,
        line_from_json(document["line"]),
        {Seat(seat): chance for seat, chance in document["chances"].items()},
    )


def _rounded(chances: Mapping[Any, float]) -> dict[str, float]:
    return {str(key): round(chance, 4) for key, chance in chances.items()}
