"""A game as it stands: who sits there, and what has come to pass."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..game.contract import Game, Position, Seat
from ..game.records import Record, Step
from ..store import Chair, DamagedGame, KeptGame, Standing
from .course import Course
from .keys import Keys


class AsItStands:
    """One game, to be looked at."""

    def __init__(self, kept: KeptGame, keys: Keys) -> None:
        self.id = kept.id
        self.begun = kept.begun
        self.course = Course(kept)
        self.chairs: dict[Seat, Chair] = {chair.seat: chair for chair in kept.chairs}
        self.following = kept.following
        self.moved = kept.moved
        self.replaced = dict(kept.replaced)  # players for whom bots play on, by their chairs
        self.looking: dict[str, Seat] = {}  # of players who share a screen, who sits before it
        self._keys = keys
        self._marked = (-1, "")  # the question that was marked last, and its mark
        if set(self.chairs) != set(self.seats):
            raise DamagedGame("chairs are missing")

    @property
    def game(self) -> Game[Any]:
        """The game that is played."""
        return self.course.game

    @property
    def steps(self) -> list[Step]:
        """All moments from the deal on."""
        return self.course.steps

    @property
    def position(self) -> Position:
        """Where the game stands."""
        return self.course.position

    @property
    def seats(self) -> tuple[Seat, ...]:
        """All seats, in the order in which they sit."""
        return self.position.seats

    @property
    def winners(self) -> tuple[Seat, ...]:
        """Who has won; nobody while the game goes on."""
        return self.course.winners

    @property
    def resigned(self) -> Seat | None:
        """The seat that gave up, if one did."""
        return self.course.resigned

    @property
    def is_over(self) -> bool:
        """Whether somebody has won."""
        return bool(self.winners)

    @property
    def to_decide(self) -> tuple[Seat, ...]:
        """Who is asked now; nobody while a chair is free or nothing is dealt."""
        is_open = self.is_dealt and not (self.is_over or self.is_record or self.free_seats)
        return self.position.to_decide if is_open else ()

    @property
    def is_dealt(self) -> bool:
        """Whether there are cards yet."""
        return self.course.is_dealt

    @property
    def is_record(self) -> bool:
        """Whether it was handed in to be looked at: nobody plays in it."""
        return self.begun.is_record

    @property
    def free_seats(self) -> list[Seat]:
        """The seats at which nobody sits."""
        return [seat for seat, chair in self.chairs.items() if chair.is_free]

    @property
    def people(self) -> list[Seat]:
        """Where people sit, or may sit down again: as long as somebody may, the others do not play against bots only,
        and must not learn from moves that are taken back what that hand holds."""
        return [seat for seat, chair in self.chairs.items() if not chair.bot or seat in self.replaced]

    @property
    def moment(self) -> int:
        """How often something was decided; of bots that think, whether they think of what still is."""
        return self.course.decided

    def seats_of(self, player: str | None) -> list[Seat]:
        """Where a player sits."""
        return [seat for seat, chair in self.chairs.items() if player is not None and chair.player == player]

    def is_known(self, player: str | None) -> bool:
        """Whether a player sits here, or may sit down again."""
        return bool(self.seats_of(player)) or player in self.replaced.values()

    def mark(self) -> str:
        """The name of the question that is open now."""
        if self._marked[0] != self.course.since:
            self._marked = self.course.since, self._keys.mark(self.id, self.course.since)
        return self._marked[1]

    def record(self, names: Callable[[Chair], str], to: int | None = None) -> Record:
        """The game as a record, to its end or to the move of a number."""
        return self.course.record({seat: names(chair) for seat, chair in self.chairs.items()}, to)

    @property
    def standing(self) -> Standing:
        """How the game stands, in short, as far as it is known here."""
        chairs = frozenset((chair.seat, chair.bot, chair.player) for chair in self.chairs.values())
        return Standing(self.course.entries, chairs, self.following)
