"""What differs between what is expected after two moves.

Both are made in the same worlds, each drawn from what the seat knows, and what may well follow is drawn by lot, by the
tries of the search. What comes of them is compared turn by turn, and only what differs in most worlds is said.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final, NamedTuple

from ...bots.mindbug import family
from ...bots.mindbug.search import MindbugSearch
from ...game.contract import Event, Seat
from ...mindbug.events import (
    AttackDeclared,
    AttackUnblocked,
    CardDiscarded,
    CardStolen,
    CombatFought,
    ControlTaken,
    CreatureDefeated,
    CreatureEntered,
    LifeLost,
    MindbugUsed,
    TurnBegan,
)
from ...mindbug.position import Position
from ...mindbug.view import View
from . import reasons
from .facts import by_effect, certain
from .reasons import KINDS, MindbugReason

WORLDS: Final = 20
LONGEST: Final = 10  # moves
TURNS: Final = 3  # that are looked at: this one, and two more
_MOST: Final = 0.95  # of the worlds show what is said to follow
_FEW: Final = 0.15  # show it after the other move, too
_ENOUGH: Final = 0.5  # have to reach a turn, so that anything is said of it
SURE: Final = 0.95  # of its games are won by a move that is said to win
_SECOND_DICE: Final = 0x2545F4914F6CDD1D  # any others than those of the search that is looked at again
_SECOND_THOUGHT: Final = 15  # times as long: what others answer to a poor move is known from few tries
_PATIENCE: Final = 2.0  # seconds: only where nothing is compiled it takes as long

Harvest = set[MindbugReason]


class Difference(NamedTuple):
    """A reason that shows by the end of a turn."""

    turn: int  # 0 for the one of the move
    reason: MindbugReason


@dataclass(frozen=True)
class Unfolding:
    """What follows from a move in one world: what can be said of it, up to the end of each turn that is over."""

    turns: tuple[frozenset[MindbugReason], ...]
    is_over: bool

    def by(self, turn: int) -> frozenset[MindbugReason] | None:
        """What can be said by the end of a turn, if it comes so far."""
        if turn < len(self.turns):
            return self.turns[turn]
        return self.turns[-1] if self.is_over else None


def why_worse(view: View, search: MindbugSearch, best: int, worse: Sequence[int]) -> dict[int, MindbugReason]:
    """Why some legal moves are worse than the best one, as far as it shows: first what ends the game, then what the
    rules make certain, then what is expected of others, then what effects do."""
    worlds = [view.world(Random(number)) for number in range(WORLDS)] if worse else []
    moves = view.moves()
    facts = {place: certain(view, worlds, moves[best], moves[place]) for place in worse}
    drafts = _told_apart(view, search, worlds, best, worse)
    doubtful = [place for place in worse if drafts[place] and (not facts[place] or _is_ending(drafts[place][0].reason))]
    expected = _expected_twice(view, search, worlds, best, {place: drafts[place] for place in doubtful})
    said = {
        place: _said_first(facts[place], expected.get(place)) or by_effect(worlds, moves[best], moves[place])
        for place in worse
    }
    return {place: reason for place, reason in said.items() if reason}


def _said_first(fact: MindbugReason | None, expected: MindbugReason | None) -> MindbugReason | None:
    return expected if expected and (not fact or _is_ending(expected)) else fact


def _is_ending(reason: MindbugReason) -> bool:
    return isinstance(reason, (reasons.WinMissed, reasons.GameLost))


def _expected_twice(
    view: View,
    search: MindbugSearch,
    worlds: Sequence[Position],
    best: int,
    drafts: Mapping[int, Sequence[Difference]],
) -> dict[int, MindbugReason]:
    """The first of some differences that a second search, which knows nothing of the one that found them, expects, too.
    What one search expects of others may be chance; what two expect seldom is."""
    if not drafts:
        return {}
    second = family.search(view, _SECOND_DICE)
    second.run(_SECOND_THOUGHT * sum(search.visits()), _PATIENCE, fair=True)
    again = _told_apart(view, second, worlds, best, list(drafts))
    agreed = {place: [one.reason for one in drafts[place] if one in found] for place, found in again.items()}
    return {place: found[0] for place, found in agreed.items() if found}


def _told_apart(
    view: View, search: MindbugSearch, worlds: Sequence[Position], best: int, worse: Sequence[int]
) -> dict[int, list[Difference]]:
    """What differs between some moves and the best one, by what a search expects."""
    of_best = [unfold(view, search, world, best) for world in worlds]
    chances = search.chances()
    return {
        place: [
            one
            for one in _differences([unfold(view, search, world, place) for world in worlds], of_best)
            if not (one.reason == reasons.WinMissed() and chances[best] < SURE)
            and not (one.reason == reasons.GameLost() and chances[place] > 1.0 - SURE)
        ]
        for place in worse
    }


def unfold(view: View, search: MindbugSearch, world: Position, place: int) -> Unfolding:
    """What follows in a world from the legal move at a place."""
    position = world.copy()
    (side,) = (side for side in position.sides if view.seat in side)
    telling = _Telling(side, view.sight.shown)
    turns: list[frozenset[MindbugReason]] = []
    for seat, move in search.likely_line(world.board.copy(), place, LONGEST):
        for event in position.play(move, seat):
            if isinstance(event, TurnBegan):
                turns.append(frozenset(telling.harvest))
            telling.hear(event)
    if position.winners:
        telling.harvest.add(reasons.WinMissed() if position.winners == side else reasons.GameLost())
        turns.append(frozenset(telling.harvest))
    return Unfolding(tuple(turns), bool(position.winners))


def _differences(made: Sequence[Unfolding], best: Sequence[Unfolding]) -> list[Difference]:
    """What is there in most worlds after one of two moves and in few after the other, turn by turn, what is said first
    first."""
    found: list[Difference] = []
    for turn in range(TURNS):
        pairs = [(one.by(turn), other.by(turn)) for one, other in zip(made, best, strict=True)]
        reached = [(one, other) for one, other in pairs if one is not None and other is not None]
        if len(reached) < _ENOUGH * len(pairs):
            break
        kinds = [kind for kind in KINDS if not (turn and kind.is_at_once)]
        found += [Difference(turn, reason) for kind in kinds for reason in _said_of(reached, kind)]
    return found


def _said_of(
    pairs: Sequence[tuple[frozenset[MindbugReason], frozenset[MindbugReason]]], kind: type[MindbugReason]
) -> list[MindbugReason]:
    """The reasons of a kind that tell both moves apart."""
    with_it = [best if kind.is_missed else made for made, best in pairs]
    without = [made if kind.is_missed else best for made, best in pairs]
    if _share(any(isinstance(reason, kind) for reason in found) for found in without) > _FEW:
        return []
    said = sorted({reason for found in with_it for reason in found if isinstance(reason, kind)}, key=repr)
    return [reason for reason in said if _share(reason in found for found in with_it) >= _MOST]


def _share(shown: Iterator[bool]) -> float:
    found = list(shown)
    return sum(found) / len(found)


class _Telling:
    """Gathers what can be said of what happens, for one side."""

    def __init__(self, side: Sequence[Seat], shown: str | None) -> None:
        self._side = side
        self._shown = shown  # the card that is to be taken or left
        self.harvest: Harvest = set()
        self._attacker: str | None = None  # if it is one of the side
        self._blocker: str | None = None

    def hear(self, event: Event) -> None:
        """Something happens."""
        self.harvest.update(self._said(event))

    def _said(self, event: Event) -> Iterator[MindbugReason]:
        match event:
            case MindbugUsed(seat=seat, card=card) if self._is_ours(seat):
                yield reasons.MindbugSpent(card)
            case MindbugUsed(seat=seat, card=card):
                yield reasons.CardTaken(card, seat)
            case CreatureEntered(seat=seat, card=card) if card == self._shown and not self._is_ours(seat):
                yield reasons.CardLeft(card, seat)
            case AttackDeclared(seat=seat, card=card):
                self._attacker, self._blocker = (card if self._is_ours(seat) else None), None
            case CombatFought(blocker=blocker):
                self._blocker = blocker
            case AttackUnblocked(seat=seat, card=card) if not self._is_ours(seat):
                yield reasons.AttackGetsThrough(card)
            case CreatureDefeated(seat=seat, card=card) if self._is_ours(seat):
                if card == self._attacker and self._blocker:
                    yield reasons.AttackerFalls(card, self._blocker)
                yield from (reasons.CreatureFalls(card), reasons.CreaturesFall())
            case CreatureDefeated(card=card):
                yield from (reasons.DefeatMissed(card), reasons.DefeatsMissed())
            case ControlTaken(seat=seat, card=card, former=former) if self._is_ours(former) and not self._is_ours(seat):
                yield reasons.CreatureTurns(card, seat)
            case LifeLost(seat=seat):
                yield reasons.LifeLost() if self._is_ours(seat) else reasons.HitMissed()
            case CardDiscarded(seat=seat) | CardStolen(former=seat) if self._is_ours(seat):
                yield reasons.CardsLost()
            case CardStolen(seat=seat) if self._is_ours(seat):
                yield reasons.CardsMissed()
            case _:
                pass

    def _is_ours(self, seat: Seat) -> bool:
        return seat in self._side
