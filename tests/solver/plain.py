"""The plainest solver there is, and small positions to try it on."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, Final

from mindtable import duel, tag_team
from mindtable.game.contract import SetupError
from mindtable.mindbug.board import Board
from mindtable.mindbug.cards import CARDS
from mindtable.mindbug.notation import legal_numbers
from mindtable.mindbug.position import Position
from mindtable.mindbug.questions.equality import value
from mindtable.mindbug.setup import take_dice
from mindtable.mindbug.turn import answer

THROWS: Final = 60  # with so many seeds, dice show everything that a small hand lets them show
_DEEPEST: Final = 100
_IDS: Final = [card.id for card in CARDS]


class TooLarge(Exception):
    """A position that takes longer than a test may."""


class Minimax:
    """Looks at everything, and remembers what it has seen."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._known: dict[object, int | None] = {}

    def winner(self, board: Board, depth: int = 0) -> int | None:
        """The team that wins whatever dice do; None if they decide."""
        if board.winner >= 0:
            return board.winner
        name = value(board)
        if name not in self._known:
            if len(self._known) >= self._most or depth >= _DEEPEST:
                raise TooLarge
            mine = board.mode.team[board.decider]
            found = {self._of_all(outcomes(board, move), depth + 1) for move in legal_numbers(board)}
            self._known[name] = mine if mine in found else found.pop() if len(found) == 1 else None
        return self._known[name]

    def _of_all(self, boards: list[Board], depth: int) -> int | None:
        found = {self.winner(board, depth) for board in boards}
        return found.pop() if len(found) == 1 else None


def outcomes(board: Board, move: int) -> list[Board]:
    """All that may come of a move, found by throwing dice again and again."""
    after = board.copy()
    answer(after, move)
    if after.chance == board.chance:
        return [after]
    found: dict[object, Board] = {}
    for seed in range(THROWS):
        again = board.copy()
        take_dice(again, seed)
        answer(again, move)
        again.chance = board.chance
        found[value(again)] = again
    return list(found.values())


def small_positions(game: str, seed: int) -> Iterator[Position]:
    """Positions with few cards of all sets, without end."""
    rng = Random(seed)
    while True:
        try:
            position = _duel(rng) if game == "duel" else _tag_team(rng)
        except SetupError:  # some cards belong to one game only, or never into a hand
            continue
        if position.to_decide:
            yield position


def _duel(rng: Random) -> Position:
    seats = {seat: {"life": rng.randint(1, 2), **_cards(rng, 2)} for seat in "AB"}
    return duel.read_position({"turn": rng.choice("AB"), **seats, "unused": rng.choices(_IDS, k=2)})


def _tag_team(rng: Random) -> Position:
    seats = {seat: {"mindfrogs": rng.randint(0, 1), **_cards(rng, 1)} for seat in "ABCD"}
    life = {"AC": rng.randint(1, 2), "BD": rng.randint(1, 2)}
    return tag_team.read_position({"turn": rng.choice("ABCD"), "life": life, **seats})


def _cards(rng: Random, most: int) -> dict[str, Any]:
    return {
        "mindbugs": rng.randint(0, 1),
        "hand": rng.choices(_IDS, k=rng.randint(0, most)),
        "play": rng.choices(_IDS, k=rng.randint(0, most)),
        "draw": rng.choices(_IDS, k=rng.randint(0, 1)),
        "discard": rng.choices(_IDS, k=rng.randint(0, 1)),
    }
