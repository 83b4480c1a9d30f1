"""A game with its clocks: whose time runs, since when, and when it is up."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import datetime

from ..game.contract import Seat
from ..store import KeptGame, moment
from .attendance import Patience
from .attended import Attend, Attended
from .bell import Bell
from .clocks import Outages, Reckoning, ShownClock, shown
from .clocks.reckoning import UNHEARD
from .clocks.shown import Say, in_milliseconds
from .family import family_of
from .keys import Keys


@dataclass(frozen=True)
class TimeService:
    """What tells games the time: what time it is, when no server was there, and to whom a game turns when somebody's
    time seems to be up."""

    now: Callable[[], datetime] = moment
    outages: Callable[[], Outages] = Outages
    call: Callable[[str], None] = field(default=lambda _game: None)


class Timed(Attended):
    """One game, and the clocks of those who sit there, if it has any."""

    def __init__(
        self, kept: KeptGame, keys: Keys, patience: Patience, attend: Attend | None, time: TimeService
    ) -> None:
        super().__init__(kept, keys, patience, attend)
        self._time = time
        self._begun: dict[Seat, datetime] = {}  # of those who are asked, since when their clocks run
        self._question: tuple[int, datetime | None] | None = None  # of which that is so
        self._next_flag: asyncio.TimerHandle | None = None
        self._is_put_down = False

    # --- what a clock forbids ----------------------------------------------------------------------

    @property
    def is_strict(self) -> bool:
        """Whether nobody stands in for those who are away: their time passes instead, or the game counts."""
        return self.course.reckoning is not None or self.begun.agreement.rated

    @property
    def missed(self) -> frozenset[Seat]:
        """For whom a bot may play on because they are away."""
        return frozenset() if self.is_strict else super().missed

    def may_be_helped(self, seat: Seat | None) -> bool:
        """Whether a seat may be told what to do: it plays against bots only, and for nothing."""
        return self.people == [seat] and not self.begun.agreement.rated

    def may_take_back(self, seat: Seat | None) -> bool:
        """Whether a seat may take moves back: the same, and nobody has spent time on them."""
        return self.may_be_helped(seat) and self.course.reckoning is None

    def may_sit_down_again(self, seat: Seat) -> bool:
        """Whether somebody for whom a bot plays on may have their chair back: not while they are out of time."""
        reckoning = self.course.reckoning
        return reckoning is None or not reckoning.is_out(seat)

    # --- whose time runs ---------------------------------------------------------------------------

    def clocks(self, viewer: Seat | None, say: Say) -> dict[Seat, ShownClock]:
        """What a viewer sees of all clocks. Where several choose at the same time, those of the others stand as they
        did before: nobody is to see by them who has chosen, or when."""
        reckoning = self.course.reckoning
        if reckoning is None:
            return {}
        self._note_question()
        found = {}
        for seat in self.seats:
            if reckoning.is_together and seat != viewer and not self.is_over:
                found[seat] = shown(reckoning.clock, reckoning.before[seat], None, say)
            else:
                found[seat] = shown(reckoning.clock, reckoning.left(seat), self._runs_since(seat, reckoning), say)
        return found

    @property
    def now(self) -> int:
        """What time it is, in milliseconds since 1970."""
        return in_milliseconds(self._time.now())

    def _runs_since(self, seat: Seat, reckoning: Reckoning) -> datetime | None:
        runs = seat in self.to_decide and reckoning.runs(seat)
        return self._time.outages().moved(self._begun[seat]) if runs else None

    def time_left(self, seat: Seat) -> int:
        """What a seat has left, before what the open question has cost so far."""
        reckoning = self.course.reckoning
        assert reckoning is not None
        return reckoning.left(seat)

    def _cost(self, seat: Seat, thought: int | None) -> int | None:
        """What it costs a seat to answer now; None if nothing is counted."""
        reckoning = self.course.reckoning
        self._note_question()
        if reckoning is None or not reckoning.runs(seat):
            return None
        passed = self._time.outages().passed(self._begun[seat], self._time.now())
        if self.chairs[seat].bot:
            return reckoning.cost_of_bot(seat, passed)
        return reckoning.cost(seat, passed, thought)

    # --- when it is up -----------------------------------------------------------------------------

    @property
    def to_hand_over(self) -> list[Seat]:
        """Whose chairs bots are to have, because their time is up."""
        reckoning = self.course.reckoning
        if reckoning is None or self.is_over or not family_of(self.game.name).plays_on:
            return []
        return [seat for seat, chair in self.chairs.items() if chair.player is not None and reckoning.is_out(seat)]

    @property
    def due(self) -> datetime | None:
        """When to look whether somebody's time is up; None if nobody's runs."""
        if self.to_hand_over:
            return self._time.now()
        return min((self._flag_of(seat) for seat in self._running()), default=None)

    def due_after(self, asked: tuple[Seat, ...] | None, seat: Seat, spent: int | None) -> datetime | None:
        """The same after an entry that a seat makes, which is about to be written with who is asked then."""
        reckoning = self.course.reckoning
        if reckoning is None or not asked:
            return None
        if asked == tuple(other for other in self.to_decide if other != seat):  # it is only sealed
            return min((self._flag_of(other) for other in self._running() if other != seat), default=None)
        left = {other: reckoning.left(other) for other in asked if self.chairs[other].player is not None}
        if reckoning.clock.is_anew:
            left = dict.fromkeys(left, reckoning.clock.whole)
        elif seat in left and spent is not None:
            left[seat] = reckoning.after_answer(seat, spent)
        asked_at = self._time.now() + UNHEARD
        outages = self._time.outages()
        return min((outages.after(asked_at, time + reckoning.grace(one)) for one, time in left.items()), default=None)

    def watch_time(self) -> None:
        """Call for help when somebody's time is up, unless something is decided before."""
        if self._next_flag is not None:
            self._next_flag.cancel()
            self._next_flag = None
        if self.course.reckoning is not None and not self._is_put_down and (due := self.due) is not None:
            wait = max(0.0, (due - self._time.now()).total_seconds())
            loop = asyncio.get_running_loop()
            self._next_flag = loop.call_later(wait, self._time.call, self.id)

    def put_down(self) -> None:
        """Nobody looks after this game here any more."""
        self._is_put_down = True
        self.watch_time()

    def _out_of_time(self) -> Seat | None:
        """Whose time is up, without that being written down."""
        now = self._time.now()
        return next((seat for seat in self._running() if self._flag_of(seat) <= now), None)

    def _running(self) -> list[Seat]:
        """The people whose clocks run. Those of bots do as well, but nothing comes of it."""
        reckoning = self.course.reckoning
        if reckoning is None:
            return []
        self._note_question()
        return [seat for seat in self.to_decide if self.chairs[seat].player is not None and reckoning.runs(seat)]

    def _flag_of(self, seat: Seat) -> datetime:
        """When the time of a seat is up, also for an answer that is on its way."""
        reckoning = self.course.reckoning
        assert reckoning is not None
        return self._time.outages().after(self._begun[seat], reckoning.left(seat) + reckoning.grace(seat))

    # --- when it began -----------------------------------------------------------------------------

    def _note_question(self) -> None:
        """Note of a question since when the clocks of those run who are asked: since it was sent to them, and if they
        do not listen, a while later."""
        reckoning = self.course.reckoning
        if reckoning is None or reckoning.asked is None:
            return
        question = self.course.since, reckoning.asked
        if question != self._question:
            self._question, self._begun = question, {}
        for seat in self.to_decide:
            if seat not in self._begun:
                player = self.chairs[seat].player
                is_heard = player is None or self._attendance.is_here(player)
                self._begun[seat] = reckoning.asked if is_heard else reckoning.asked + UNHEARD

    def _send_question(self, player: str | None) -> None:
        """Somebody has come, and is sent what they are asked: their clock runs from now on, if it does not yet."""
        if player is None or self.course.reckoning is None:
            return
        self._note_question()
        now = self._time.now()
        late = [seat for seat in self.seats_of(player) if self._begun.get(seat, now) > now]
        if late:
            self._begun.update(dict.fromkeys(late, now))
            self.tell()
            self.watch_time()

    def seen(self, player: str | None, address: str = "") -> None:
        """Somebody has asked for a page or done something."""
        super().seen(player, address)
        self._send_question(player)

    @contextmanager
    def listening(self, player: str | None = None, pace: str = "", heard: Bell | None = None) -> Iterator[Bell]:
        """An event that is set whenever something has changed."""
        with super().listening(player, pace, heard) as bell:
            self._send_question(player)
            yield bell
