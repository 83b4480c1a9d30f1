"""Sights are complete: whatever two views differ in, their sights do."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Final

import pytest

from mindtable.game.bits import bit, slots_of
from mindtable.games import game_named
from mindtable.mindup.board import NUMBERS, Board
from mindtable.mindup.position import Position
from mindtable.mindup.view import View

# What never differs between two views of one game: the dice are laid aside, and so many sit there.
THE_SAME_IN_ALL_VIEWS: Final = {"chance", "players"}
Change = Callable[[Board], Iterator[Board]]


def views(players: int, seed: int) -> Iterator[View]:
    """What everybody sees at every moment of a random game."""
    dice = Random(seed)
    options = {"players": str(players), "objectives": str(seed % 6)}
    position, _ = game_named("mind-up").deal(seed=seed, options=options)
    assert isinstance(position, Position)
    while True:
        for seat in (*position.seats, None):
            yield position.view(seat)
        if not position.to_decide:
            return
        seat = dice.choice(position.to_decide)
        position.play(dice.choice(position.moves(seat)), seat)


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_sights_are_equal_if_and_only_if_views_are(players: int) -> None:
    """A view has nothing but its first world."""
    values: dict[object, object] = {}
    sights: dict[object, object] = {}
    for view in views(players, seed=1):
        value = (view.seat, view._first.board.value())
        assert values.setdefault(view.sight, value) == value
        assert sights.setdefault(value, view.sight) == view.sight


def toggled(name: str, cards: Callable[[Board], int]) -> Change:
    """Boards with one more or one less of some slots in a set."""

    def changed(board: Board) -> Iterator[Board]:
        for slot in slots_of(cards(board)):
            other = board.copy()
            setattr(other, name, getattr(board, name) ^ bit(slot))
            yield other

    return changed


def counted(name: str) -> Change:
    """The board with a higher number."""

    def changed(board: Board) -> Iterator[Board]:
        other = board.copy()
        setattr(other, name, getattr(board, name) + 1)
        yield other

    return changed


def fewer_in_the_deck(board: Board) -> Iterator[Board]:
    if board.deck:
        other = board.copy()
        other.deck = board.deck[1:]
        yield other


def better_scores(board: Board) -> Iterator[Board]:
    for place in range(len(board.scores)):
        other = board.copy()
        other.scores = (*board.scores[:place], board.scores[place] + 1, *board.scores[place + 1 :])
        yield other


CHANGES: Final[dict[str, Change]] = {
    "round": counted("round"),
    "turn": counted("turn"),
    "columns": counted("columns"),
    "hand": toggled("hand", lambda board: board.hand),
    "sealed": toggled("sealed", lambda board: board.sealed),
    "row": toggled("row", lambda board: board.row),
    "taken": toggled("taken", lambda board: board.taken),
    "open": toggled("open", lambda board: board.hand),
    **{name: toggled(name, lambda board: board.hand | board.taken) for name in ("seat_1", "seat_2", "seat_4")},
    "objectives": toggled("objectives", lambda _: 255),
    "spent": toggled("spent", lambda _: 255),
    "victors": toggled("victors", lambda board: bit(board.players) - 1),
    "deck": fewer_in_the_deck,
    "scores": better_scores,
}
# In which turn a card was taken shows in the order of the cards only; if one of them changes, it is no order at all.
IN_ORDER: Final = {"turn_1", "turn_2", "turn_4", "turn_8"}


def test_every_number_of_a_board_is_changed() -> None:
    assert set(NUMBERS) <= set(CHANGES) | THE_SAME_IN_ALL_VIEWS | IN_ORDER


def test_whatever_changes_in_a_view_shows_in_its_sight() -> None:
    met = set()
    dice = Random(1)
    for view in (view for view in views(4, 2) if dice.random() < 0.2):
        board = view._first.board
        for name, change in CHANGES.items():
            others = list(change(board))
            for other in dice.sample(others, min(1, len(others))):
                met.add(name)
                assert View(Position(other), view._seat, view._unknown).sight != view.sight, name
    assert met == set(CHANGES), "everything was changed somewhere"


def test_the_order_in_which_cards_were_taken_is_part_of_a_sight() -> None:
    for view in views(4, 2):
        board = view._first.board
        if board.turn == 2:
            other = board.copy()
            other.turn_1 ^= board.taken
            assert View(Position(other), view._seat, view._unknown).sight != view.sight
