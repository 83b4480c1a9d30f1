"""The authority over one game: it alone knows the position and changes it.

Whatever is decided is checked, written down, and only then told.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Any, Final

from ..game.contract import AmbiguousMove, Game, IllegalMove, Move, Position, Seat, UnreadableMove
from ..game.records import Record, Step
from ..store import AlreadyDecided, Chair, DamagedGame, Entry, KeptGame, moment
from ..store.kept_games import EntryKind
from .attendance import USUAL_PATIENCE, Attendance, Patience
from .course import Course
from .declined import Declined, Refused
from .giving_up import GIVE_UP, PLAY_ON
from .keys import Keys
from .thoughts import Whose

# Puts an entry of a game on disk, with who is asked after it, or None where that stays as it is.
Write = Callable[[str, Entry, tuple[Seat, ...] | None], Awaitable[None]]
_LONGEST_MOVE: Final = 100
_A_MOMENT: Final = 0.05  # seconds; clocks need not agree to the last digit
_TRIED_AGAIN: Final = 5.0  # seconds after which something is written that nobody waits for


class Authority:
    """One game: who sits there, and what they decide."""

    def __init__(self, kept: KeptGame, keys: Keys, write: Write, patience: Patience = USUAL_PATIENCE) -> None:
        self.id = kept.id
        self.begun = kept.begun
        self.course = Course(kept)
        self.chairs: dict[Seat, Chair] = {chair.seat: chair for chair in kept.chairs}
        self.following = kept.following
        self.moved = kept.moved
        self.replaced = dict(kept.replaced)  # players for whom bots play on, by their chairs
        self.public_pages: dict[str, tuple[str, ...]] = {}  # in parts, of each language, as spectators see them
        self._keys = keys
        self._write = write
        self._lock = asyncio.Lock()
        self._listening: dict[asyncio.Event, str | None] = {}  # of each line, whose it is
        self._paces: dict[asyncio.Event, str] = {}  # how quickly those who sit here wish bots to act, by their lines
        self._attendance = Attendance(patience, time.monotonic())
        self._next_review: asyncio.TimerHandle | None = None
        self._settling: asyncio.Task[None] | None = None
        self.is_hung_up = False
        if set(self.chairs) != set(self.seats):
            raise DamagedGame("chairs are missing")
        self.is_held_up = False  # by the store: a bot has answered, and that cannot be written down
        # On whose account bots think here: of those who sit, who did something last.
        self.whose = Whose(player=next((chair.player for chair in kept.chairs if chair.player), ""))

    # --- how it stands -----------------------------------------------------------------------------

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

    @property
    def away(self) -> frozenset[Seat]:
        """Who is not here, while that matters."""
        return frozenset() if self.is_over or self.is_record else self._attendance.away

    @property
    def missed(self) -> frozenset[Seat]:
        """Who is away while the table waits for them, for so long that a bot may play on."""
        return self._attendance.missed

    def mark(self) -> str:
        """The name of the question that is open now."""
        return self._keys.mark(self.id, self.course.since)

    def record(self, names: Callable[[Chair], str], to: int | None = None) -> Record:
        """The game as a record, to its end or to the move of a number."""
        return self.course.record({seat: names(chair) for seat, chair in self.chairs.items()}, to)

    # --- what is decided ---------------------------------------------------------------------------

    async def answer(self, seat: Seat, text: str, mark: str, player: str | None) -> None:
        """Make a move for a seat, if the question that was asked is still the open one, and the chair still that of the
        player who answers, or for None of a bot."""
        async with self._lock:
            self._check_open()
            self._check_chair(seat, player)
            if mark != self.mark():
                raise Declined(409, "table-already-decided")
            move = self._read(text, seat)
            step = self.steps[-1].then(seat, move)
            entry = await self._written("move", seat, move.text, step.position.to_decide)
            self.course.add_step(entry, step)
            self.moved = (self.moved[0] if self.moved else moment(), moment())
            is_only_sealed = self.course.only_sealed(len(self.steps) - 1)
            if not is_only_sealed:
                self._attendance.asked(time.monotonic())
        if is_only_sealed and self.position.to_decide == self.steps[-2].position.to_decide:
            self._tell_only(player)
        else:
            self.tell()

    async def add_bits(self, player: str, bits: bytes) -> None:
        """Take what a browser adds to the deal, or b"" from one that cannot; when all have answered it is dealt."""
        async with self._lock:
            if self.free_seats:
                raise Declined(409, "table-not-all-here")
            dealing = self.course.dealing
            seat = self.seats_of(player)[0]
            if dealing is None or dealing.is_done:
                return
            if not dealing.has_added(seat):
                await self._decide("bits", seat, bits.hex(), None)
            if not dealing.waits_for(self._answering()):
                await self._deal()
        self.tell()

    async def deal(self) -> None:
        """Deal without the bits of those who have not answered."""
        async with self._lock:
            if self.is_dealt or self.free_seats:
                return
            await self._deal()
        self.tell()

    async def take_back(self, seat: Seat) -> None:
        """Go back to before the last move of a seat, against bots only. What is over stays over: its replay has shown
        all hands, and goes on from any moment as a game of its own."""
        async with self._lock:
            if self.people != [seat]:
                raise Declined(403, "table-no-take-back")
            self._check_open()
            own = self.steps[self.course.own :]
            last = next((step.number for step in reversed(own) if step.seat == seat), 0)
            if not last:
                raise Declined(409, "table-nothing-to-take-back")
            while last > self.course.own and self.course.only_sealed(last - 1):  # it was revealed: they choose again
                last -= 1
            await self._decide("back", seat, str(last - 1), self.steps[last - 1].position.to_decide)
            self._attendance.asked(time.monotonic())
        self.tell()

    async def resign(self, seat: Seat, player: str | None) -> bool:
        """Give the game up, or offer it to the others of the side. Where more than two sides play it goes on without
        the seat: then false is returned."""
        async with self._lock:
            self._check_open()
            self._check_chair(seat, player)
            if len(self.position.sides) > 2:
                return False
            await self._give_up(seat)
        return True

    async def agree(self, seat: Seat, player: str | None) -> None:
        """Give up as another one of the side has offered."""
        async with self._lock:
            self._check_open()
            self._check_chair(seat, player)
            if not self.course.giving_up.wanting(seat):
                raise Declined(409, "table-give-up-gone")
            await self._give_up(seat)

    async def play_on(self, seat: Seat, player: str | None) -> None:
        """Do not give up, though somebody of the side has offered to, maybe the seat itself."""
        async with self._lock:
            self._check_open()
            self._check_chair(seat, player)
            if not self.course.giving_up.wanting(seat):
                raise Declined(409, "table-give-up-gone")
            await self._decide(PLAY_ON, seat, "", None)
        self._tell_side(seat)

    async def replace(self, seat: Seat, bot: str, hand_over: Callable[[], Awaitable[bool]]) -> None:
        """Let a bot have the chair of somebody for whom the table has waited in vain. Raises Declined if they have
        come back, or answered, meanwhile."""
        async with self._lock:
            self._check_open()
            if self.chairs[seat].player is None:
                raise Declined(409, "table-chair-taken")
            self._review()
            if seat not in self._attendance.away:
                raise Declined(409, "table-is-here")
            if seat not in self.missed:
                raise Declined(409, "table-not-away-for-long")
            if not await hand_over():
                raise Declined(409, "table-chair-taken")
            self.seat(replace(self.chairs[seat], bot=bot, player=None))

    async def sit_down_again(self, seat: Seat, player: str, give_back: Callable[[], Awaitable[bool]]) -> None:
        """Let somebody for whom a bot has played on have their chair back."""
        async with self._lock:
            self._check_open()
            if not await give_back():
                raise Declined(409, "table-chair-taken")
            self.seat(replace(self.chairs[seat], bot="", player=player))

    def seat(self, chair: Chair) -> None:
        """Take notice of who has a chair now."""
        had_free, before = bool(self.free_seats), self.chairs[chair.seat].player
        self.chairs[chair.seat] = chair
        now = time.monotonic()
        if had_free:
            self._attendance.asked(now)
        if chair.player is not None:
            self._attendance.seen(chair.player, now)
            self.replaced.pop(chair.seat, None)
        elif before is not None:
            self.replaced[chair.seat] = before
        self.tell()

    # --- who listens -------------------------------------------------------------------------------

    @contextmanager
    def listening(self, player: str | None = None, pace: str = "") -> Iterator[asyncio.Event]:
        """An event that is set whenever something has changed. A player is here as long as they listen, and as long
        their wish counts how quickly bots are to act."""
        heard = asyncio.Event()
        self._listening[heard] = player
        if self.seats_of(player):
            self._paces[heard] = pace
        try:
            with self._attending(player if self.is_known(player) else None):
                yield heard
        finally:
            del self._listening[heard]
            self._paces.pop(heard, None)

    def seen(self, player: str | None, address: str = "") -> None:
        """Somebody has asked for a page or done something."""
        if player is not None and self.seats_of(player):
            self.whose = Whose(address, player)
            self._attendance.seen(player, time.monotonic())
            self._look_around()

    def hold_up(self, is_held_up: bool) -> None:
        """Tell all who listen whether the game cannot go on at the moment."""
        if is_held_up != self.is_held_up:
            self.is_held_up = is_held_up
            self.tell()

    def hang_up(self) -> None:
        """Tell all who listen that nothing more will come."""
        self.is_hung_up = True
        self.tell()

    @property
    def paces(self) -> frozenset[str]:
        """How quickly those who sit here, and are here, wish bots to act."""
        return frozenset(self._paces.values())

    @property
    def is_watched(self) -> bool:
        """Whether any page of the game is open."""
        return bool(self._listening)

    def tell(self) -> None:
        """Let all who listen know that something has changed."""
        self._review()
        self.public_pages.clear()
        for heard in self._listening:
            heard.set()

    def _tell_side(self, seat: Seat) -> None:
        self._tell_only(*(self.chairs[other].player for other in self.course.giving_up.side_of(seat)))

    def _tell_only(self, *players: str | None) -> None:
        """Tell some players only. The others are not even woken: there is nothing for them to see, and drawing their
        pages again would take time, which would tell."""
        for heard, player in self._listening.items():
            if player is not None and player in players:
                heard.set()

    # --- how it is done ----------------------------------------------------------------------------

    @contextmanager
    def _attending(self, player: str | None) -> Iterator[None]:
        if player is None:
            yield
            return
        self._attendance.come(player)
        self._look_around()
        try:
            yield
        finally:
            self._attendance.go(player, time.monotonic())
            self._look_around()

    def _look_around(self) -> None:
        """See who is here, and tell if others are than before."""
        before = self._attendance.away, self._attendance.missed
        self._review()
        if before != (self._attendance.away, self._attendance.missed):
            self.tell()

    def _review(self) -> None:
        """See who is here, and again when that may have changed by itself, as long as somebody would see it."""
        wait = self._attendance.review(self.chairs.values(), self.to_decide, time.monotonic())
        if self._next_review is not None:
            self._next_review.cancel()
            self._next_review = None
        if wait is not None and self._listening:
            loop = asyncio.get_running_loop()
            self._next_review = loop.call_later(wait + _A_MOMENT, self._look_around)
        if self._settling is None and self._agreed() is not None:
            self._settling = asyncio.get_running_loop().create_task(self._settle())

    def _agreed(self) -> Seat | None:
        """Who gives up, as soon as who might have played on is away."""
        return None if self.is_over else self.course.giving_up.agreed(self.chairs, self._attendance.away)

    async def _settle(self) -> None:
        """Give up, as was offered to somebody who is away now."""
        try:
            async with self._lock:
                if (seat := self._agreed()) is not None:
                    await self._give_up(seat)
        except Declined:  # it could not be written
            await asyncio.sleep(_TRIED_AGAIN)
        self._settling = None
        self._look_around()

    async def _give_up(self, seat: Seat) -> None:
        """Give up, or write down that a seat wants to where others have to be asked."""
        self._review()
        if self.course.giving_up.to_ask(seat, self.chairs, self._attendance.away):
            if not self.course.giving_up.may_offer(seat):
                raise Declined(409, "table-give-up-again")
            await self._decide(GIVE_UP, seat, "", None)
            self._tell_side(seat)
            return
        first = next((other for other in self.course.giving_up.wanting(seat) if self.chairs[other].player), seat)
        await self._decide("resign", first, "", ())
        self.tell()

    def _check_open(self) -> None:
        if self.is_over or self.is_record:
            raise Declined(409, "table-game-over")
        if self.free_seats:
            raise Declined(409, "table-not-all-here")
        if not self.is_dealt:
            raise Declined(409, "table-not-dealt")

    def _check_chair(self, seat: Seat, player: str | None) -> None:
        """The chair may have changed hands while an answer waited its turn, or a bot thought."""
        if self.chairs[seat].player != player:
            raise Declined(403, "table-not-your-seat")

    def _read(self, text: str, seat: Seat) -> Move:
        if len(text) > _LONGEST_MOVE:
            raise Declined(422, "table-no-move")
        try:
            return self.position.read(text, seat)
        except IllegalMove as problem:
            raise Refused(problem.refusal) from problem
        except (UnreadableMove, AmbiguousMove) as problem:
            raise Declined(422, "table-no-move") from problem

    def _answering(self) -> list[Seat]:
        """Of each browser that sits here, its first seat."""
        seats: dict[str, Seat] = {}
        for seat, chair in self.chairs.items():
            if chair.player is not None:
                seats.setdefault(chair.player, seat)
        return list(seats.values())

    async def _deal(self) -> None:
        asked = self.course.dealt().position.to_decide
        await self._decide("deal", self.seats[0], "", asked)
        self._attendance.asked(time.monotonic())

    async def _decide(self, kind: EntryKind, seat: Seat, text: str, asked: tuple[Seat, ...] | None) -> None:
        """Put something on disk, and then do it."""
        self.course.take_in(await self._written(kind, seat, text, asked))

    async def _written(self, kind: EntryKind, seat: Seat, text: str, asked: tuple[Seat, ...] | None) -> Entry:
        """Put an entry on disk, with who is asked after it, or None where that stays as it is. Before the first one by
        other rules than those before it comes one that says so."""
        if self.course.rules != self.game.rules:
            self.course.take_in(await self._put("rules", seat, self.game.rules, None))
        return await self._put(kind, seat, text, asked)

    async def _put(self, kind: EntryKind, seat: Seat, text: str, asked: tuple[Seat, ...] | None) -> Entry:
        """Raises Declined if somebody else has put one with the same number on disk."""
        entry = Entry(self.course.entries + 1, kind, seat, text)
        try:
            await self._write(self.id, entry, asked)
        except AlreadyDecided as problem:
            raise Declined(409, "table-already-decided") from problem
        return entry
