"""A position of High Tide as the rest of the world sees it (see `mindtable.game.contract`)."""

from __future__ import annotations

import json
from collections.abc import Sequence

from mindtable.game.chance import Seed
from mindtable.game.contract import SEATS, Event, IllegalMove, Move, Refusal, Roll, Seat
from mindtable.game.dice import Dice

from .board import CARDS, DEALT, Board
from .events import CardLaid, GameWon, HighTideRefusal, PlayerWashed, TurnBegan
from .notation import WASH, lay, parse
from .view import View

NAME = "high-tide"


class Position:
    """A moment of a game of High Tide."""

    game = NAME
    is_formality = False  # who has one answer only is told so by the beach

    def __init__(self, board: Board) -> None:
        self.board = board

    # --- beginnings --------------------------------------------------------------------------------

    @staticmethod
    def dealt(players: int, seed: Seed) -> Position:
        """A new game at its first decision (H1)."""
        dice = Dice.of(seed)
        cards = dice.shuffled(list(CARDS))
        hands = [tuple(sorted(cards[DEALT * seat : DEALT * (seat + 1)])) for seat in range(players)]
        return Position(Board(hands, [()] * players, aside=tuple(cards[DEALT * players :]), dice=dice))

    @staticmethod
    def load(dumped: str) -> Position:
        """The inverse of `dump`."""
        known = json.loads(dumped)
        return Position(
            Board(
                hands=[tuple(hand) for hand in known["hands"]],
                washed=[tuple(pile) for pile in known["washed"]],
                beach=tuple(known["beach"]),
                aside=tuple(known["aside"]),
                turn=known["turn"],
                dice=Dice(known["dice"], bytes.fromhex(known["secret"])),
            )
        )

    # --- being a value -----------------------------------------------------------------------------

    def copy(self) -> Position:
        """An independent position of equal value."""
        return Position(self.board.copy())

    def dump(self) -> str:
        """The whole value as one line of text."""
        board = self.board
        return json.dumps(
            {
                "hands": board.hands,
                "washed": board.washed,
                "beach": board.beach,
                "aside": board.aside,
                "turn": board.turn,
                "dice": board.dice.state,
                "secret": board.dice.secret.hex(),
            }
        )

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Position) and self.dump() == other.dump()

    __hash__ = None  # type: ignore[assignment]  # it can change

    def __reduce__(self) -> tuple[object, ...]:
        return (Position.load, (self.dump(),))

    def __repr__(self) -> str:
        return f"high_tide.load({self.dump()!r})"

    def __str__(self) -> str:
        board = self.board
        lines = [f"beach: {_listed(board.beach)}"]
        for seat, hand, pile in zip(self.seats, board.hands, board.washed, strict=True):
            turn = "*" if seat in self.to_decide else " "
            lines.append(f"{turn}{seat} hand: {_listed(hand)}   washed: {_listed(pile)}")
        return "\n".join(lines)

    # --- the contract ------------------------------------------------------------------------------

    @property
    def seats(self) -> tuple[Seat, ...]:
        return SEATS[: len(self.board.hands)]

    @property
    def sides(self) -> tuple[tuple[Seat, ...], ...]:
        """Everybody plays alone."""
        return tuple((seat,) for seat in self.seats)

    @property
    def to_decide(self) -> tuple[Seat, ...]:
        return () if self.board.is_over else (SEATS[self.board.turn],)

    @property
    def question(self) -> str:
        return "" if self.board.is_over else "turn"

    @property
    def winners(self) -> tuple[Seat, ...]:
        """Whoever has the fewest points (H4)."""
        if not self.board.is_over:
            return ()
        points = [self.board.points(seat) for seat in range(len(self.seats))]
        return tuple(seat for seat, own in zip(self.seats, points, strict=True) if own == min(points))

    def moves(self, seat: Seat | None = None) -> list[Move]:
        board = self.board
        if board.is_over or seat not in (None, *self.to_decide):
            return []
        laid = [lay(card) for card in board.hands[board.turn] if board.may_lay(card)]
        return [*laid, WASH] if board.beach else laid

    def read(self, move: Move | str, seat: Seat | None = None) -> Move:
        refusal = self.why_not(move, seat)
        if refusal is not None:
            raise IllegalMove(refusal)
        card = parse(move).card
        return WASH if card is None else lay(card)

    def why_not(self, move: Move | str, seat: Seat | None = None) -> Refusal | None:
        card = parse(move).card
        board = self.board
        if board.is_over:
            return HighTideRefusal("game-over", "the game is over")
        if seat not in (None, *self.to_decide):
            return HighTideRefusal("not-your-turn", "it is not your turn")
        if card is None:
            return None if board.beach else HighTideRefusal("no-cards", "there is nothing on the beach (H3)")
        if card not in board.hands[board.turn]:
            return HighTideRefusal("not-in-hand", f"{card} is not in your hand", {"card": str(card)})
        if not board.may_lay(card):
            top = str(board.beach[-1])
            return HighTideRefusal("too-low", f"{card} is not higher than {top} (H2)", {"card": str(card), "top": top})
        return None

    def play(self, move: Move | str, seat: Seat | None = None) -> Sequence[Event]:
        card = parse(self.read(move, seat)).card
        self.board.dice.rolled = []
        return self._wash() if card is None else self._lay(card)

    def after(self, move: Move | str, seat: Seat | None = None) -> Position:
        following = self.copy()
        following.play(move, seat)
        return following

    def view(self, seat: Seat | None) -> View:
        return View.of(self.board, None if seat is None else SEATS.index(seat))

    @property
    def rolls(self) -> Sequence[Roll]:
        return self.board.dice.rolled

    def take_dice(self, seed: Seed) -> None:
        self.board.dice = Dice.of(seed)

    # --- what happens ------------------------------------------------------------------------------

    def _lay(self, card: int) -> list[Event]:
        board = self.board
        seat = SEATS[board.turn]
        board.hands[board.turn] = tuple(other for other in board.hands[board.turn] if other != card)
        board.beach = (*board.beach, card)
        return [CardLaid(seat, str(card)), *self._next_turn()]

    def _wash(self) -> list[Event]:
        board = self.board
        seat = SEATS[board.turn]
        cards = board.beach
        board.washed[board.turn] = board.washed[board.turn] + cards
        board.beach = ()
        return [PlayerWashed(seat, tuple(map(str, cards))), *self._next_turn()]

    def _next_turn(self) -> list[Event]:
        board = self.board
        if board.is_over:
            return [GameWon(seat, board.points(SEATS.index(seat))) for seat in self.winners]
        board.turn = (board.turn + 1) % len(board.hands)
        return [TurnBegan(SEATS[board.turn])]


def _listed(cards: Sequence[int]) -> str:
    return " ".join(map(str, cards)) or "none"
