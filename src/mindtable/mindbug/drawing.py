"""A table as a few lines of plain text, for programmers: what is known, in the words of moves."""

from __future__ import annotations

from .board import Board
from .looking import look
from .notation import card_id, legal_texts
from .questions.holding import held
from .sight import CreatureSight, PlayerSight, Sight


def table(board: Board) -> str:
    """A whole table: all cards are face up."""
    sight = look(board, board.decider, 0, tuple(legal_texts(board)))
    piles = [board.draw & held(board, seat) for seat in range(board.mode.seats)]
    lines = [_head(sight)]
    for player, pile in zip(sight.players, piles, strict=True):
        lines += _player(player, _listed([card_id(board, slot) for slot in board.order if pile >> slot & 1]))
    unused = [card_id(board, slot) for slot in board.order if board.unused >> slot & 1]
    deeper = f" and {len(board.rest)} deeper" if board.rest else ""
    return "\n".join([*lines, f"unused: {_listed(unused)}{deeper}"])


def seen(sight: Sight) -> str:
    """A table as it is seen: a card that is not known is a question mark."""
    lines = [_head(sight)]
    for player in sight.players:
        lines += _player(player, _cards(player.draw_pile))
    known = f", known: {_listed(sight.unused.known)}" if sight.unused.known else ""
    return "\n".join([*lines, f"unused: {_cards(sight.unused.count)}{known}"])


def title(sight: Sight) -> str:
    """Which game it is, and who is to do what."""
    if sight.winners:
        return f"{sight.game}, won by {' and '.join(sight.winners)} in turn {sight.turn_number}"
    asked = " and ".join(sight.to_decide)
    return f"{sight.game}, turn {sight.turn_number} ({sight.turn}), {asked} to decide: {sight.question}"


def _head(sight: Sight) -> str:
    shown = f"; shown: {sight.shown}" if sight.shown else ""
    return title(sight) + shown + (f"; moves: {_listed(sight.moves)}" if sight.moves else "")


def _player(player: PlayerSight, pile: str) -> list[str]:
    frogs = f", mindfrogs {player.mindfrogs}" if player.mindfrogs else ""
    return [
        f"{player.seat}: life {player.life}, mindbugs {player.mindbugs}{frogs}",
        f"   hand: {_listed([card or '?' for card in player.hand])}",
        f"   play: {_listed([_creature(creature) for creature in player.creatures])}",
        f"   draw: {pile}; discard: {_listed(player.discard_pile)}",
    ]


def _creature(creature: CreatureSight) -> str:
    marks = [keyword.value for keyword in creature.keywords]
    marks += ["exhausted"] if creature.exhausted else []
    marks += ["attacking"] if creature.attacking else []
    marks += ["blocking"] if creature.blocking else []
    marks += [f"on {_listed(creature.boosts)}"] if creature.boosts else []
    return f"{creature.card} {creature.power}" + (f" ({' '.join(marks)})" if marks else "")


def _cards(number: int) -> str:
    return "1 card" if number == 1 else f"{number} cards"


def _listed(names: list[str] | tuple[str, ...]) -> str:
    return ", ".join(names) or "–"
