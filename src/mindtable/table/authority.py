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
from ..games import game_named
from ..store import AlreadyDecided, Chair, Entry, KeptGame
from ..store.kept import EntryKind
from .attendance import USUAL_PATIENCE, Attendance, Patience
from .declined import Declined, Refused
from .keys import Keys
from .teams import others_than, sides
from .telling import Telling

Write = Callable[[str, Entry, tuple[Seat, ...]], Awaitable[None]]  # an entry of a game, and who is asked after it
_LONGEST_MOVE: Final = 100
_A_MOMENT: Final = 0.05  # seconds; clocks need not agree to the last digit


class Authority:
    """One game, from its deal to where it stands."""

    def __init__(self, kept: KeptGame, keys: Keys, write: Write, patience: Patience = USUAL_PATIENCE) -> None:
        self.id = kept.id
        self.begun = kept.begun
        self.chairs: dict[Seat, Chair] = {chair.seat: chair for chair in kept.chairs}
        self.following = kept.following
        self.replaced = dict(kept.replaced)  # players for whom bots play on, by their chairs
        self.game: Game[Any] = game_named(kept.begun.game)
        self.resigned: Seat | None = None
        self.steps: list[Step] = [self._first_step()]
        self.first_facts = self.position.view(None).facts()
        self.public_pages: dict[str, str] = {}  # of each language, what spectators see until something changes
        self._entries = 0
        self._rules = kept.begun.rules  # by which the next entry is read
        self._told: dict[Seat | None, list[Telling]] = {}  # as far as it was asked for
        self._open: list[Telling] = []
        self._since = [0]  # of each step, with which entry it came to be the last one
        self._keys = keys
        self._write = write
        self._lock = asyncio.Lock()
        self._listening: set[asyncio.Event] = set()
        self._attendance = Attendance(patience, time.monotonic())
        self._next_review: asyncio.TimerHandle | None = None
        self.is_hung_up = False
        for entry in kept.entries:
            self._take_in(entry)

    # --- how it stands -----------------------------------------------------------------------------

    @property
    def position(self) -> Position:
        return self.steps[-1].position

    @property
    def seats(self) -> tuple[Seat, ...]:
        return self.position.seats

    @property
    def winners(self) -> tuple[Seat, ...]:
        if self.resigned is not None:
            return others_than(self.resigned, self.position)
        return self.position.winners

    @property
    def is_over(self) -> bool:
        return bool(self.winners)

    @property
    def to_decide(self) -> tuple[Seat, ...]:
        """Who is asked now; nobody while a chair is free."""
        return () if self.is_over or self.is_record or self.free_seats else self.position.to_decide

    @property
    def is_record(self) -> bool:
        """Whether it was handed in to be looked at: nobody plays in it."""
        return self.begun.is_record

    @property
    def free_seats(self) -> list[Seat]:
        return [seat for seat, chair in self.chairs.items() if chair.is_free]

    @property
    def people(self) -> list[Seat]:
        """Where people sit, or may sit down again: as long as somebody may, the others do not play against bots only,
        and must not learn from moves that are taken back what that hand holds."""
        return [seat for seat, chair in self.chairs.items() if not chair.bot or seat in self.replaced]

    @property
    def moment(self) -> int:
        """How often something was decided; of bots that think, whether they think of what still is."""
        return self._entries

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
        """The name of the question that is open now. A choice that was only sealed leaves it the same."""
        number = len(self.steps) - 1
        while self.only_sealed(number):
            number -= 1
        return self._keys.mark(self.id, self._since[number])

    def only_sealed(self, number: int) -> bool:
        """Whether nothing came of the move of a number but that one seat fewer is asked."""
        if not number:
            return False
        before, step = self.steps[number - 1].position, self.steps[number].position
        if step.winners:
            return False
        return step.to_decide == tuple(seat for seat in before.to_decide if seat != self.steps[number].seat)

    def told(self, seat: Seat | None) -> list[Telling]:
        """What a seat (or, for None, a spectator) was told, of the deal and of each move."""
        told = self._told.setdefault(seat, [])
        told.extend(Telling(tuple(event.told_to(seat) for event in step.events)) for step in self.steps[len(told) :])
        return told

    def told_openly(self) -> list[Telling]:
        """The same with nothing hidden, which is for games that are over."""
        for step in self.steps[len(self._open) :]:
            self._open.append(Telling(tuple(replace(event, seen_by=None) for event in step.events)))
        return self._open

    def record(self, names: Callable[[Chair], str]) -> Record:
        """The game as a record; only games that began with their deal have one."""
        begun = self.begun
        return replace(
            Record.of_deal(
                self.game,
                self.steps[0].position,
                seed=begun.seed,
                sets=begun.sets,
                options=begun.options,
                seats={seat: names(chair) for seat, chair in self.chairs.items()},
            ),
            moves=tuple(move for step in self.steps for move in step.made),
            winners=self.position.winners,
        )

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
            await self._written("move", seat, move.text, step.position.to_decide)
            self._add_step(step)
            if not self.only_sealed(len(self.steps) - 1):
                self._attendance.asked(time.monotonic())
        self.tell()

    async def take_back(self, seat: Seat) -> None:
        """Go back to before the last move of a seat, against bots only. What is over stays over: its replay has shown
        all hands, and goes on from any moment as a game of its own."""
        async with self._lock:
            if self.people != [seat]:
                raise Declined(403, "table-no-take-back")
            self._check_open()
            last = next((step.number for step in reversed(self.steps) if step.seat == seat), 0)
            if not last:
                raise Declined(409, "table-nothing-to-take-back")
            while last > 1 and self.only_sealed(last - 1):  # what others sealed was revealed: they choose again
                last -= 1
            await self._written("back", seat, str(last - 1), self.steps[last - 1].position.to_decide)
            self._go_back(last - 1)
            self._attendance.asked(time.monotonic())
        self.tell()

    async def resign(self, seat: Seat, player: str | None) -> bool:
        """Give the game up. Where more than two sides play it goes on without the seat: then false is returned."""
        async with self._lock:
            self._check_open()
            self._check_chair(seat, player)
            if len(sides(self.position.view(None).facts())) > 2:
                return False
            await self._written("resign", seat, "", ())
            self.resigned = seat
        self.tell()
        return True

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
    def listening(self, player: str | None = None) -> Iterator[asyncio.Event]:
        """An event that is set whenever something has changed. A player is here as long as they listen."""
        heard = asyncio.Event()
        self._listening.add(heard)
        try:
            with self._attending(player if self.is_known(player) else None):
                yield heard
        finally:
            self._listening.discard(heard)

    def seen(self, player: str | None) -> None:
        """Somebody has asked for a page or done something."""
        if player is not None and self.seats_of(player):
            self._attendance.seen(player, time.monotonic())
            self._look_around()

    def hang_up(self) -> None:
        """Tell all who listen that nothing more will come."""
        self.is_hung_up = True
        self.tell()

    @property
    def is_watched(self) -> bool:
        return bool(self._listening)

    def tell(self) -> None:
        self._review()
        self.public_pages.clear()
        for heard in self._listening:
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

    def _check_open(self) -> None:
        if self.is_over or self.is_record:
            raise Declined(409, "table-game-over")
        if self.free_seats:
            raise Declined(409, "table-not-all-here")

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

    async def _written(self, kind: EntryKind, seat: Seat, text: str, asked: tuple[Seat, ...]) -> None:
        """Put an entry on disk; before the first by other rules than those before it, that it is. Raises Declined if
        somebody else did with the same number."""
        if self._rules != self.game.rules:
            await self._put("rules", seat, self.game.rules, self.position.to_decide)
            self._rules = self.game.rules
        await self._put(kind, seat, text, asked)

    async def _put(self, kind: EntryKind, seat: Seat, text: str, asked: tuple[Seat, ...]) -> None:
        entry = Entry(self._entries + 1, kind, seat, text)
        try:
            await self._write(self.id, entry, asked)
        except AlreadyDecided as problem:
            raise Declined(409, "table-already-decided") from problem
        self._entries = entry.number

    def _first_step(self) -> Step:
        begun = self.begun
        if begun.start is not None:
            return Step(0, None, None, self.game.load(begun.start), ())
        position, events = self.game.deal(seed=begun.seed, sets=begun.sets, options=begun.options)
        return Step(0, None, None, position, tuple(events))

    def _take_in(self, entry: Entry) -> None:
        """Do again what was decided before."""
        self._entries = entry.number
        if entry.kind == "move":
            is_earlier = self._rules != self.game.rules
            self._add_step(self.steps[-1].then(entry.seat, Move(entry.text), is_earlier=is_earlier))
        elif entry.kind == "rules":
            self._rules = entry.text
        elif entry.kind == "back":
            self._go_back(int(entry.text))
        else:
            self.resigned = entry.seat

    def _add_step(self, step: Step) -> None:
        self.steps.append(step)
        self._since.append(self._entries)

    def _go_back(self, moves: int) -> None:
        del self.steps[moves + 1 :]
        self._told.clear()
        self._open.clear()
        del self._since[moves:]
        self._since.append(self._entries)
