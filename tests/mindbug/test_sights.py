"""Sights are complete: whatever two views differ in, their sights do."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from random import Random
from typing import Final

import pytest

from mindtable.game.bits import bit, slots_of
from mindtable.mindbug.board import (
    BLOCK,
    BLOCKING,
    CHOOSE,
    HUNT,
    NO_DECISION,
    NOBODY,
    NOTHING,
    NUMBERS,
    TURN,
    Board,
)
from mindtable.mindbug.changes.notes import wait
from mindtable.mindbug.codes import EVERY_KEYWORD
from mindtable.mindbug.packed import with_next, without_next
from mindtable.mindbug.position import Position
from mindtable.mindbug.questions.equality import value as value_of
from mindtable.mindbug.questions.holding import held, holder
from mindtable.mindbug.tables import VERB
from mindtable.mindbug.view import View
from tests.mindbug.random_games import ALL_SETS, Table, positions

TABLES: Final[list[Table]] = [
    (("first-contact",), "duel", False),
    (ALL_SETS, "duel", False),
    (ALL_SETS, "tag-team", False),
]

# What never differs between two views: the dice are laid aside, and picking is not over while somebody picks.
THE_SAME_IN_ALL_VIEWS: Final = {"chance", "picked"}


def views(games: int) -> Iterator[View]:
    for number in range(games):
        for sets, game, epic in TABLES:
            for position in positions(number, sets, game, epic):
                for seat in (*position.seats, None):
                    yield position.view(seat)


# --- equal sights and equal views ------------------------------------------------------------------


def test_sights_are_equal_if_and_only_if_views_are() -> None:
    """Also those of what could have happened instead, which differ in little. A view is made of its first world."""
    views: dict[object, object] = {}
    sights: dict[object, object] = {}
    met = 0
    for sets, game, epic in TABLES:
        dice = Random(1)
        for position in positions(7, sets, game, epic):
            others = [position.after(move) for move in position.moves()]
            for other in (position, *dice.sample(others, min(3, len(others)))):
                for seat in (*other.seats, None):
                    view = other.view(seat)
                    value = (seat, value_of(view._first.board))
                    met += value in sights
                    assert views.setdefault(view.sight, value) == value
                    assert sights.setdefault(value, view.sight) == view.sight
    assert met > 100


# --- copies of a card ------------------------------------------------------------------------------

SETS_OF_SLOTS: Final = (
    *("hand", "draw", "in_play", "discard", "under", "shown", "unused", "odd", "far", "open"),
    *("seen_a", "seen_b", "seen_c", "seen_d", "looked_at", "exhausted", "cannot_block", "sneaky", "safe", "blocked"),
    *("victors", "turning", "chosen", "copied"),
)


def exchanged(position: Position, one: int, two: int) -> Position:
    """The same position with two copies of a card in each other's places, in a game in which nothing waits."""
    board = position.board.copy()
    names = (*SETS_OF_SLOTS, "options", "actions") if board.decision in (TURN, HUNT, BLOCK, CHOOSE) else SETS_OF_SLOTS
    for name in names:
        cards = getattr(board, name)
        if (cards >> one ^ cards >> two) & 1:
            setattr(board, name, cards ^ bit(one) ^ bit(two))
    instead = {one: two, two: one}
    board.order = bytes(instead.get(slot, slot) for slot in board.order)
    for name in ("attacker", "blocker", "given", *(("giver", "source") if board.step else ())):
        setattr(board, name, instead.get(getattr(board, name), getattr(board, name)))
    return Position(board)


@pytest.mark.slow
def test_nobody_can_tell_which_copy_of_a_card_lies_where() -> None:
    met = 0
    for seed in range(12):
        dice = Random(seed)
        for position in positions(seed, ("first-contact",)):
            faces = position.board.slots.faces
            pairs = [(slot, slot + 1) for slot in range(len(faces) - 1) if faces[slot] == faces[slot + 1]]
            apart = [pair for pair in pairs if place(position.board, pair[0]) != place(position.board, pair[1])]
            if position.board.waiting or not apart:
                continue
            other = exchanged(position, *dice.choice(apart))
            for seat in (*position.seats, None):
                view, same = position.view(seat), other.view(seat)
                assert sorted(same.moves()) == sorted(view.moves())
                if same.moves() == view.moves():  # two copies that can both be named are listed in order of their slots
                    assert same == view
                    assert hash(same) == hash(view)
                    met += value_of(same._first.board) != value_of(view._first.board)
    assert met > 100


def place(board: Board, slot: int) -> tuple[str, int]:
    zone = next(name for name in SETS_OF_SLOTS[:7] if getattr(board, name) >> slot & 1)
    return zone, holder(board, slot)


# --- one thing changed -----------------------------------------------------------------------------


def toggled(name: str, cards: Callable[[Board], int]) -> Callable[[Board], Iterator[Board]]:
    """Boards with one more or one less of some slots (or seats) in a set."""

    def changed(board: Board) -> Iterator[Board]:
        for slot in slots_of(cards(board)):
            other = board.copy()
            setattr(other, name, getattr(board, name) ^ bit(slot))
            yield other

    return changed


def counted(name: str, step: int = 1) -> Callable[[Board], Iterator[Board]]:
    """Boards with a higher number."""

    def changed(board: Board) -> Iterator[Board]:
        other = board.copy()
        setattr(other, name, getattr(board, name) + step)
        yield other

    return changed


def set_to(name: str, values: Callable[[Board], list[int]]) -> Callable[[Board], Iterator[Board]]:
    """Boards with another number."""

    def changed(board: Board) -> Iterator[Board]:
        for value in values(board):
            if value != getattr(board, name):
                other = board.copy()
                setattr(other, name, value)
                yield other

    return changed


def moved(name: str) -> Callable[[Board], Iterator[Board]]:
    """Boards with a card of a zone in another one."""

    def changed(board: Board) -> Iterator[Board]:
        target = "discard" if name != "discard" else "in_play"
        for slot in slots_of(getattr(board, name)):
            if slot in (board.attacker, board.blocker):
                continue  # they are in play
            other = board.copy()
            setattr(other, name, getattr(board, name) & ~bit(slot))
            setattr(other, target, getattr(board, target) | bit(slot))
            yield other

    return changed


def in_effect(change: Callable[[Board], Iterator[Board]]) -> Callable[[Board], Iterator[Board]]:
    return lambda board: change(board) if board.step else iter(())


def creatures(board: Board) -> int:
    return board.in_play


def seats(board: Board) -> int:
    return bit(board.mode.seats) - 1


def letters(board: Board) -> list[int]:
    return list(range(board.mode.seats))


def in_hands_of_others(seat: int) -> Callable[[Board], int]:
    """Who holds a card knows it; who else does may change."""
    return lambda board: board.hand & ~held(board, seat) & ~board.open if seat < board.mode.seats else 0


def fewer(name: str) -> Callable[[Board], Iterator[Board]]:
    """Boards with one answer less."""

    def changed(board: Board) -> Iterator[Board]:
        for answer in slots_of(getattr(board, name)):
            other = board.copy()
            setattr(other, name, getattr(board, name) & ~bit(answer))
            yield other

    return changed


def unasked(board: Board) -> Iterator[Board]:
    """The board without its question."""
    if board.decision != NO_DECISION:
        other = board.copy()
        other.decision = NO_DECISION
        other.options = other.actions = 0
        yield other


def uncovered(board: Board) -> Iterator[Board]:
    """Boards in which a boost card lies under another creature, or none."""
    for slot in slots_of(board.under):
        other = board.copy()
        other.hosts = board.hosts[:slot] + bytes([60]) + board.hosts[slot + 1 :]
        yield other


def waiting(board: Board) -> Iterator[Board]:
    """Boards in which another effect waits: of any creature, given by itself, for either player."""
    for slot in slots_of(board.in_play):
        for seat in letters(board):
            other = board.copy()
            wait(other, 1, slot, slot, seat)
            yield other


def sighted(board: Board) -> Iterator[Board]:
    """Boards in which one sighting is forgotten."""
    for place in range(len(board.sightings)):
        other = board.copy()
        other.sightings = board.sightings[:place] + board.sightings[place + 1 :]
        yield other


def without_the_rest(board: Board) -> Iterator[Board]:
    """Boards without the lowest unused card."""
    if board.rest:
        other = board.copy()
        other.rest = board.rest[1:]
        yield other


CHANGES: Final[dict[str, Callable[[Board], Iterator[Board]]]] = {
    **{name: moved(name) for name in ("hand", "draw", "in_play", "discard", "under", "shown", "unused")},
    "odd": toggled("odd", lambda board: board.hand | board.in_play | board.draw | board.discard),
    "far": toggled("far", lambda board: (board.hand | board.in_play | board.discard) if board.mode.seats > 2 else 0),
    "open": toggled("open", lambda board: board.hand),
    **{f"seen_{letter}": toggled(f"seen_{letter}", in_hands_of_others(n)) for n, letter in enumerate("abcd")},
    "looked_at": toggled("looked_at", lambda board: board.unused),
    **{
        name: toggled(name, creatures)
        for name in ("exhausted", "cannot_block", "sneaky", "safe", "blocked", "victors", "turning")
    },
    "lives": counted("lives"),
    "mindbugs": counted("mindbugs"),
    "mindfrogs": counted("mindfrogs"),
    "turns": counted("turns"),
    "skipped": toggled("skipped", lambda _: 3),
    "nonblockers": toggled("nonblockers", seats),
    **{name: set_to(name, letters) for name in ("active", "next", "taker")},
    "stages": set_to("stages", lambda board: [with_next(board.stages, BLOCKING), without_next(board.stages)]),
    "asked": counted("asked"),
    "attacker": set_to("attacker", lambda board: slots_of(board.in_play) or [NOTHING]),
    "blocker": set_to("blocker", lambda board: [NOTHING, *slots_of(board.in_play)]),
    "attacks": counted("attacks"),
    "ordered": set_to("ordered", lambda board: [1 - board.ordered]),
    "step": in_effect(set_to("step", lambda board: [board.step + 1] if VERB[board.step] else [])),
    **{
        name: in_effect(set_to(name, lambda board: slots_of(board.in_play | board.discard)))
        for name in ("giver", "source")
    },
    "you": in_effect(set_to("you", letters)),
    "other": in_effect(set_to("other", lambda board: [NOBODY, *letters(board)])),
    "chosen": in_effect(toggled("chosen", lambda board: board.in_play | board.hand)),
    "given": in_effect(set_to("given", lambda board: [NOTHING, *slots_of(board.in_play)])),
    "named": in_effect(set_to("named", lambda _: [0, 1, EVERY_KEYWORD])),
    "happened": in_effect(set_to("happened", lambda board: [1 - board.happened])),
    "tally": in_effect(counted("tally")),
    "copied": in_effect(toggled("copied", creatures)),
    "decision": unasked,
    "decider": set_to("decider", letters),
    "options": fewer("options"),
    "actions": fewer("actions"),
    "winner": set_to("winner", lambda _: [NOBODY, 0, 1]),
    # What is not a number.
    "hosts": uncovered,
    "waiting": waiting,
    "sightings": sighted,
    "rest": without_the_rest,
}


def test_every_number_of_a_board_is_changed() -> None:
    assert set(NUMBERS) <= set(CHANGES) | THE_SAME_IN_ALL_VIEWS


def test_every_step_of_every_effect_is_told_apart() -> None:
    view = next(view for view in views(4) if view.sight.effect and view.sight.question == "choose")
    met = set()
    for step in range(1, len(VERB)):
        board = view._first.board.copy()
        board.step = step
        met.add(View(Position(board), NOBODY, view._unknown).sight.effect)
    assert len(met) == len(VERB) - 1


@pytest.mark.slow
def test_whatever_changes_in_a_view_shows_in_its_sight() -> None:
    met: Counter[str] = Counter()
    dice = Random(1)
    for view in (view for view in views(4) if dice.random() < 0.02 or (view.sight.effect and dice.random() < 0.1)):
        board = view._first.board
        for name, change in CHANGES.items():
            if name in ("options", "actions") and board.decider != view._seat:
                continue  # what others may answer follows from what is seen
            others = list(change(board))
            for other in dice.sample(others, min(1, len(others))):
                met[name] += 1
                assert View(Position(other), view._seat, view._unknown).sight != view.sight, name
    assert set(met) == set(CHANGES), "everything was changed somewhere"
