"""The authority over one game: it alone knows the position and changes it.

Whatever is decided is checked, written down, and only then told.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from dataclasses import replace
from datetime import datetime
from functools import wraps
from typing import Concatenate, Final, ParamSpec, TypeVar

from ..game.contract import AmbiguousMove, IllegalMove, Move, Seat, UnreadableMove
from ..game.records import Step
from ..store import AlreadyDecided, Chair, Entry, KeptGame, Later
from ..store.kept_games import EntryKind
from .attendance import USUAL_PATIENCE, Patience
from .attended import Attend
from .course import TIME
from .dealing import Dealing
from .declined import Declined, Refused, not_found
from .family import family_of
from .giving_up import GIVE_UP, OFFERS, PLAY_ON
from .keys import Keys
from .timed import Timed, TimeService

# Puts an entry of a game on disk, with who is asked after it, or None where that stays as it is, and when somebody's
# time may be up then; when that was. Raises AlreadyDecided if one of its number is there.
Write = Callable[[str, Entry, tuple[Seat, ...] | None, datetime | None], Awaitable[datetime]]
ReadOn = Callable[[str, int], Awaitable[Later | None]]  # what was kept of a game after the entry of a number
_LONGEST_MOVE: Final = 100
_TRIED_AGAIN: Final = 5.0  # seconds after which something is written that nobody waits for

_P = ParamSpec("_P")
_T = TypeVar("_T")
_Method = Callable[Concatenate["Authority", _P], Awaitable[_T]]


def _deciding(decide: _Method[_P, _T]) -> _Method[_P, _T]:
    """One decision after the other. Where another server was faster, what it has decided is taken in, and then it is
    decided anew: the question may still be open, or there is a sentence that says why it is not."""

    @wraps(decide)
    async def in_turn(self: Authority, /, *args: _P.args, **kwargs: _P.kwargs) -> _T:
        async with self._lock:
            while True:
                before = self.course.entries
                try:
                    return await decide(self, *args, **kwargs)
                except AlreadyDecided as problem:
                    await self._catch_up()
                    if self.course.entries == before:
                        raise Declined(409, "table-already-decided") from problem

    return in_turn


class Authority(Timed):
    """One game: who sits there, and what they decide."""

    def __init__(
        self,
        kept: KeptGame,
        keys: Keys,
        write: Write,
        read_on: ReadOn,
        patience: Patience = USUAL_PATIENCE,
        *,
        attend: Attend | None = None,
        time: TimeService | None = None,
    ) -> None:
        """A game as it is kept. Where others have it too, they are told who is here."""
        super().__init__(kept, keys, patience, attend, time or TimeService())
        self._write = write
        self._read_on = read_on
        self._lock = asyncio.Lock()
        self._settling: asyncio.Task[None] | None = None
        # Whether what was decided last was decided here: then bots go on here, unless another server has to take over.
        self.is_led_here = attend is None

    # --- what is decided ---------------------------------------------------------------------------

    @_deciding
    async def answer(self, seat: Seat, text: str, mark: str, player: str | None, *, thought: int | None = None) -> None:
        """Make a move for a seat, if the question that was asked is still the open one, and the chair still that of the
        player who answers, or for None of a bot. A browser may say for how many milliseconds it has shown the
        question."""
        self._check_open()
        self._check_chair(seat, player)
        if mark != self.mark():
            raise Declined(409, "table-already-decided")
        move = self._read(text, seat)
        spent = self._cost(seat, thought)
        if spent is not None and spent > self.time_left(seat):
            self._time.call(self.id)
            raise Declined(409, "clock-time-is-up")
        step = self.course.last.then(seat, move)
        # Who changes a sealed choice leaves the game as it stood: no list of games may show when that was.
        asked = step.position.to_decide if seat in self.position.to_decide else None
        await self._decide("move", seat, move.text, asked, step, spent=spent)

    @_deciding
    async def flag(self) -> None:
        """Write down of everybody whose time is up that it is."""
        while (seat := self._out_of_time()) is not None:
            await self._decide(TIME, seat, "", None if family_of(self.game.name).plays_on else ())

    @_deciding
    async def add_bits(self, player: str, bits: bytes) -> None:
        """Take what a browser adds to the deal, or b"" from one that cannot; when all have answered it is dealt."""
        if self.free_seats:
            raise Declined(409, "table-not-all-here")
        dealing = self.course.dealing
        seat = self.seats_of(player)[0]
        if dealing is None or dealing.is_done:
            return
        if not dealing.has_added(seat):
            await self._decide("bits", seat, bits.hex(), None)
        if not self._unheard(dealing):
            await self._deal()

    @_deciding
    async def deal(self) -> None:
        """Deal without the bits of those who have not answered, unless they are still to come."""
        if not self.is_dealt and not self.free_seats and not self.is_awaiting:
            await self._deal()

    @_deciding
    async def take_back(self, seat: Seat) -> None:
        """Go back to before the last move of a seat, against bots only. What is over stays over: its replay has shown
        all hands, and goes on from any moment as a game of its own."""
        if not self.may_take_back(seat):
            raise Declined(403, "table-no-take-back")
        self._check_open()
        own = self.steps[self.course.own :]
        last = next((step.number for step in reversed(own) if step.seat == seat), 0)
        if not last:
            raise Declined(409, "table-nothing-to-take-back")
        while last > self.course.own and self.course.only_sealed(last - 1):  # it was revealed: they choose again
            last -= 1
        await self._decide("back", seat, str(last - 1), self.steps[last - 1].position.to_decide)

    @_deciding
    async def resign(self, seat: Seat, player: str | None) -> bool:
        """Give the game up, or offer it to the others of the side. Where more than two sides play it goes on without
        the seat: then false is returned."""
        self._check_open()
        self._check_chair(seat, player)
        if len(self.position.sides) > 2:
            return False
        await self._give_up(seat)
        return True

    @_deciding
    async def agree(self, seat: Seat, player: str | None) -> None:
        """Give up as another one of the side has offered."""
        self._check_open()
        self._check_chair(seat, player)
        if not self.course.giving_up.wanting(seat):
            raise Declined(409, "table-give-up-gone")
        await self._give_up(seat)

    @_deciding
    async def play_on(self, seat: Seat, player: str | None) -> None:
        """Do not give up, though somebody of the side has offered to, maybe the seat itself."""
        self._check_open()
        self._check_chair(seat, player)
        if not self.course.giving_up.wanting(seat):
            raise Declined(409, "table-give-up-gone")
        await self._decide(PLAY_ON, seat, "", None)

    async def replace(self, seat: Seat, bot: str, hand_over: Callable[[], Awaitable[bool]]) -> None:
        """Let a bot have the chair of somebody for whom the table has waited in vain. Raises Declined if they have
        come back, or answered, meanwhile."""
        async with self._lock:
            self._check_open()
            if self.chairs[seat].player is None:
                raise Declined(409, "table-chair-taken")
            if self.is_strict:
                raise Declined(403, "clock-no-stand-in")
            self._review()
            if seat not in self._attendance.away:
                raise Declined(409, "table-is-here")
            if seat not in self.missed:
                raise Declined(409, "table-not-away-for-long")
            await self._change_chair(replace(self.chairs[seat], bot=bot, player=None), hand_over)

    async def sit_down_again(self, seat: Seat, player: str, give_back: Callable[[], Awaitable[bool]]) -> None:
        """Let somebody for whom a bot has played on have their chair back."""
        async with self._lock:
            self._check_open()
            if not self.may_sit_down_again(seat):
                raise Declined(403, "clock-time-is-up")
            await self._change_chair(replace(self.chairs[seat], bot="", player=player), give_back)

    async def change_chair(self, chair: Chair, write: Callable[[], Awaitable[bool]]) -> None:
        """Let somebody have a chair from now on. Raises Declined if somebody else has it."""
        async with self._lock:
            await self._change_chair(chair, write)

    async def follow(self, begin: Callable[[], Awaitable[str | None]]) -> str:
        """The id of the game that follows, which is begun if there is none."""
        async with self._lock:
            if self.following is None:
                following = await begin()
                if following is None:
                    raise not_found()
                self.following = following
                self.tell()
            return self.following

    async def look(self, player: str, seat: Seat, write: Callable[[], Awaitable[None]]) -> None:
        """Somebody says that they sit before a screen that several people share."""
        async with self._lock:
            await write()
            self._look(player, seat)

    def _look(self, player: str, seat: Seat) -> None:
        if self.looking.get(player) != seat:
            self.looking[player] = seat
            self._tell_only(player)

    # --- what other servers decide -----------------------------------------------------------------

    def hear(self, entry: Entry) -> bool:
        """Take in what another server has told that it has decided; whether that could be done at once. Otherwise it
        may have to be read what is kept."""
        if entry.number != self.course.entries + 1 or self._lock.locked():
            return False
        try:
            self._take_in(entry)
        except Exception:  # nonsense can fail in any way; who reads it will say so
            return False
        self.is_led_here = False
        return True

    async def catch_up(self) -> bool:
        """Take in what other servers have decided, and tell whom it concerns, as if it had been decided here; whether
        there was something. Raises Declined if the game is not kept any more."""
        async with self._lock:
            return await self._catch_up()

    async def _catch_up(self) -> bool:
        before = self.standing
        later = await self._read_on(self.id, self.course.entries)
        if later is None:
            raise not_found()
        for chair in later.chairs:
            if chair != self.chairs[chair.seat]:
                self._seat(chair)
        self.replaced = dict(later.replaced)
        for entry in later.entries:
            self._take_in(entry)
        if later.following not in (None, self.following):
            self.following = later.following
            self.tell()
        for player, seat in later.looking.items():
            self._look(player, seat)
        has_gone_on = self.standing != before
        self.is_led_here &= not has_gone_on
        return has_gone_on

    async def _change_chair(self, chair: Chair, write: Callable[[], Awaitable[bool]]) -> None:
        if not await write():
            raise Declined(409, "table-chair-taken")
        self.is_led_here = True
        self._seat(chair)

    def _seat(self, chair: Chair) -> None:
        """Take notice of who has a chair now."""
        had_free, before = bool(self.free_seats), self.chairs[chair.seat].player
        self.chairs[chair.seat] = chair
        now = time.monotonic()
        if had_free:
            self._attendance.asked(now)
        if chair.player is not None:
            self._attendance.seen(chair.player, now)
            self.replaced.pop(chair.seat, None)
        elif before is not None and chair.bot:
            self.replaced[chair.seat] = before
        self.tell()
        self.watch_time()

    # --- how it is done ----------------------------------------------------------------------------

    def _review(self) -> None:
        super()._review()
        if self._settling is None and self._agreed() is not None:
            self._settling = asyncio.get_running_loop().create_task(self._settle())

    def _agreed(self) -> Seat | None:
        """Who gives up, as soon as who might have played on is away."""
        return None if self.is_over else self.course.giving_up.agreed(self.chairs, self._attendance.away)

    async def _settle(self) -> None:
        """Give up, as was offered to somebody who is away now."""
        try:
            await self._give_up_as_agreed()
        except Declined:  # it could not be written
            await asyncio.sleep(_TRIED_AGAIN)
        self._settling = None
        self._look_around()

    @_deciding
    async def _give_up_as_agreed(self) -> None:
        if (seat := self._agreed()) is not None:
            await self._give_up(seat)

    async def _give_up(self, seat: Seat) -> None:
        """Give up, or write down that a seat wants to where others have to be asked."""
        self._review()
        if self.course.giving_up.to_ask(seat, self.chairs, self._attendance.away):
            if not self.course.giving_up.may_offer(seat):
                raise Declined(409, "table-give-up-again")
            await self._decide(GIVE_UP, seat, "", None)
            return
        first = next((other for other in self.course.giving_up.wanting(seat) if self.chairs[other].player), seat)
        await self._decide("resign", first, "", ())

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

    @property
    def is_awaiting(self) -> bool:
        """Whether somebody has not come yet to a game that follows another, in which their time would run or which
        would count: nobody has asked them whether they want to play on."""
        dealing = self.course.dealing
        if not self.begun.agreement.follows or not self.is_strict or dealing is None or dealing.is_done:
            return False
        return not all(self._attendance.is_here(str(self.chairs[seat].player)) for seat in self._unheard(dealing))

    def _unheard(self, dealing: Dealing) -> list[Seat]:
        """Those who have not answered whether they add something to the deal."""
        return dealing.waits_for(self._answering())

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

    async def _decide(
        self,
        kind: EntryKind,
        seat: Seat,
        text: str,
        asked: tuple[Seat, ...] | None,
        step: Step | None = None,
        *,
        spent: int | None = None,
    ) -> None:
        """Put something on disk, with who is asked after it, or None where that stays as it is; and then do it. Before
        the first entry by other rules than those before it comes one that says so."""
        if self.course.rules != self.game.rules:
            rules = Entry(self.course.entries + 1, "rules", seat, self.game.rules)
            await self._write(self.id, rules, None, None)
            self._take_in(rules)
        entry = Entry(self.course.entries + 1, kind, seat, text, spent=spent)
        made = await self._write(self.id, entry, asked, self.due_after(asked, seat, spent))
        self.is_led_here = True
        self._take_in(replace(entry, made=made), step)

    def _take_in(self, entry: Entry, step: Step | None = None) -> None:
        """Do what is on disk, whoever has decided it, and tell whom it concerns. What comes of a move may be known
        already."""
        if step is None:
            self.course.take_in(entry)
        else:
            self.course.add_step(entry, step)
        last = len(self.course.movers) - 1
        is_only_sealed = False
        if entry.kind == "move" and entry.made is not None:
            self.moved = (self.moved[0] if self.moved else entry.made, entry.made)
            is_only_sealed = self.course.only_sealed(last)
        if (asked := self._asked()) is not None:
            self._attendance.asked(asked)
        if entry.kind in OFFERS:
            self._tell_only(*(self.chairs[other].player for other in self.course.giving_up.side_of(entry.seat)))
        elif is_only_sealed and self.course.last.position.to_decide == self.course.step(last - 1).position.to_decide:
            self._tell_only(self.chairs[entry.seat].player)
        elif entry.kind != "rules":
            self.tell()
        self.watch_time()
