"""A table as a few lines of plain text, for programmers: what is known, in the words of moves."""

from __future__ import annotations

from collections.abc import Sequence

from .board import GAME, NOBODY, Board
from .looking import look
from .notation import card_id
from .sight import PlayerSight, Sight


def table(board: Board) -> str:
    """A whole table: all cards are face up."""
    sight = look(board, GAME, NOBODY, 0, ())
    return "\n".join([*_lines(sight), f"deck: {_listed([card_id(slot) for slot in board.deck])}"])


def seen(sight: Sight) -> str:
    """A table as it is seen: a card that is not known is a question mark."""
    choice = [f"chosen: {sight.choice}"] if sight.choice else []
    return "\n".join([*_lines(sight), f"deck: {sight.deck} cards", *choice])


def title(sight: Sight) -> str:
    """Which game it is, and who is to do what."""
    if sight.winners:
        return f"{sight.game}, won by {' and '.join(sight.winners)}"
    return f"{sight.game}, round {sight.round}, {' and '.join(sight.to_decide)} to decide: {sight.question}"


def _lines(sight: Sight) -> list[str]:
    values = "-".join(map(str, sight.columns))
    objectives = f"; objectives: {_listed(sight.objectives)}" if sight.objectives else ""
    head = [title(sight), f"columns: {values}; row: {_listed(sight.row)}{objectives}"]
    return head + [_player(player) for player in sight.players]


def _player(player: PlayerSight) -> str:
    columns = [f"{column.colour} {' '.join(column.cards)}" for column in player.columns]
    hand = " ".join(card or "?" for card in player.hand)
    scores = f"; scores: {_listed([str(score) for score in player.scores])}" if player.scores else ""
    return f"{player.seat}: hand: {hand or '–'}; columns: {_listed(columns)} ({player.points} points){scores}"


def _listed(names: Sequence[str]) -> str:
    return ", ".join(names) or "–"
