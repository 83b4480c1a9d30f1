"""Games of Mind Up!, dealt and played: three rounds of three to six."""

from __future__ import annotations

from collections.abc import Iterator

from mindtable.game.contract import Seat
from mindtable.games import game_named
from tests.browser.measure.states import State

_A = Seat("A")
_BETWEEN = (3, 4, 6)  # cards in hand; much the same as with one more or one less


def _game(players: int, objectives: int) -> Iterator[State]:
    game = game_named("mind-up")
    options = {"players": str(players), "objectives": str(objectives)}
    position, begun = game.deal(seed=players, sets=(), options=options)
    first, told = position.copy(), [begun]

    def seen(kind: str, seat: Seat | None = _A) -> State:
        cards = len(position.moves(_A)) if _A in position.to_decide else 0
        return State("mind-up", kind, (players, cards), position.copy(), first, list(told), seat)

    while position.to_decide:
        is_looked_at = len(position.moves(_A)) not in _BETWEEN
        if is_looked_at:
            yield seen("choosing")
        for number, seat in enumerate(position.to_decide):
            told.append(position.play(position.moves(seat)[-number % 2], seat))
            if seat == _A and is_looked_at:
                yield seen("sealed")
    yield seen("over")


def mind_ups() -> list[State]:
    """All of them."""
    games = ((3, 0), (4, 5), (5, 2), (6, 1))
    return [state for players, objectives in games for state in _game(players, objectives)]
