"""The course of a game: what has come to pass in it, from its beginning to where it stands.

It follows from what is kept of the game and from nothing else: whoever takes in the same entries has the same course.
So a course that nobody has read for a while is folded: it keeps its entries, where it stands and what its viewers were
told, and goes on from there; it is played through again when somebody looks further back. After a longer while what
was told is forgotten, too. Very many games can be watched that way in which little happens.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from datetime import datetime
from functools import cached_property
from threading import Lock
from typing import Any, Final
from weakref import WeakKeyDictionary, ref

from ..game.chance import Seed
from ..game.commitments import FROM_DEAL, Terms, digest_of
from ..game.contract import Game, Move, Position, Seat, Sight
from ..game.records import FORMAT, NewDice, Record, Step, Verdict, parse, replay, verify
from ..games import game_named
from ..store import DamagedGame, Entry, KeptGame, NewGame
from .clocks import Clock, Reckoning
from .dealing import Dealing
from .family import family_of
from .giving_up import OFFERS, GivingUp
from .present.kept import Kept
from .tidings import Tidings, Told

TIME: Final = "time"  # an entry: the time of a seat is up
_READ_LATELY: Final = 500  # courses with all their steps: up to 70 kB each
_TOLD_LATELY: Final = 10_000  # courses with what their viewers were told: up to 50 kB for each viewer
_SOON_PLAYED: Final = 200  # steps, which take some milliseconds
_LAST: Final = 2  # steps that are always at hand: to tell what a move has changed


class Course:
    """One game, step by step."""

    def __init__(self, kept: KeptGame) -> None:
        begun = kept.begun
        self.begun: NewGame = begun
        self.game: Game[Any] = game_named(begun.game)
        self.resigned: Seat | None = None
        self.out_of_time: Seat | None = None  # whose side has lost by that
        self.entries = 0
        self.decided = 0  # the same without offers, of which only those of one side know
        self.asked: datetime | None = None  # when somebody was asked something new last
        self._before = parse(begun.record) if begun.record is not None else None
        self._taken_in: list[Entry] = []
        self._steps: list[Step] | None = self._first_steps()  # None: folded
        self._note_steps(self._steps or [])
        self.own = len(self.movers)  # from this step on, moves are made here
        before = self._before
        self.rules = begun.rules if before is None else before.rules_after(len(before.moves))  # of the next entry
        self._new_rules: list[tuple[int, str]] = []
        # A deal without a secret in it, to ask the game for its seats and sides as long as nothing is dealt.
        self._position = self.last.position if self._last else self._dealt(0).position
        self.first: Sight = self.position.view(None).sight
        self.giving_up = GivingUp(self.position.sides)
        clock = Clock.read(begun.agreement.clock)
        self.reckoning = Reckoning(clock, self.position.seats) if clock else None
        self.spent: dict[int, int] = {}  # of steps, what they have cost, in milliseconds
        self.dealing = Dealing(begun.secret, self._terms()) if begun.secret is not None else None
        self._since = [0] * max(1, len(self.movers))  # of each step, with which decision its question came to be asked
        self._told: dict[Seat | None, Told] = {}  # as far as it was asked for
        self._open = Told()
        for entry in kept.entries:
            self.take_in(entry)
        self._note_read()

    # --- how it stands -----------------------------------------------------------------------------

    @property
    def position(self) -> Position:
        """Where the game stands; before its deal, a position that only shows how it will look."""
        return self._position

    @property
    def steps(self) -> list[Step]:
        """All moments from the deal on."""
        steps = self._steps
        if steps is None:
            steps = self._steps = Course(KeptGame("", self.begun, tuple(self._taken_in), None, {}, ())).steps
            self._note_read()
        return steps

    @property
    def last(self) -> Step:
        """The moment of now, once it is dealt."""
        return self._last[-1]

    def step(self, number: int) -> Step:
        """The moment of a number; the last ones are always at hand."""
        place = number - len(self.movers)
        return self._last[place] if -len(self._last) <= place < 0 else self.steps[number]

    @property
    def held(self) -> int:
        """How many moments are held at hand."""
        return len(self._steps or ())

    @property
    def winners(self) -> tuple[Seat, ...]:
        """Who has won: by the rules, or because another side gave up or was out of time."""
        loser = self.resigned or self.out_of_time
        if loser is not None:
            return tuple(seat for side in self.position.sides if loser not in side for seat in side)
        return self.position.winners

    @property
    def is_dealt(self) -> bool:
        """Whether the dice are there: before, nothing can be played, nor seen of a game that begins with its deal."""
        return self.dealing is None or self.dealing.is_done

    @property
    def since(self) -> int:
        """Since which decision the open question is asked. A choice that was only sealed leaves it the same."""
        return self._since[-1]

    def only_sealed(self, number: int) -> bool:
        """Whether nothing came of the move of a number but that one seat fewer is asked."""
        if number < 1:
            return False
        before, step = self.step(number - 1).position, self.step(number).position
        if step.winners:
            return False
        return step.to_decide == tuple(seat for seat in before.to_decide if seat != self.movers[number])

    def told(self, seat: Seat | None) -> Told:
        """What a seat (or, for None, a spectator) was told, of the deal and of each move."""
        self._note_read()
        told = self._told.get(seat)
        if told is None:
            told = self._told[seat] = Told(_tidings(step, seat) for step in self.steps)
        return told

    def told_openly(self) -> Told:
        """The same with nothing hidden, which is for games that are over."""
        self._note_read()
        for step in self.steps[len(self._open) :]:
            self._open.add(Tidings(tuple(replace(event, seen_by=None) for event in step.events)))
        return self._open

    def _note_read(self) -> None:
        """Of all courses, those that were read last are at hand."""
        _unfolded.note(self, _READ_LATELY)
        _remembered.note(self, _TOLD_LATELY)

    def fold(self) -> None:
        """Let go of the last pages, and of the steps, unless it would take long to make them again."""
        for told in tuple(self._told.values()):
            told.let_go(Kept)
        if self.held <= _SOON_PLAYED:
            self._steps = None

    def forget_told(self) -> None:
        """Let go of what was told."""
        self._told = {}  # another thread may just read the one of before
        self._open = Told()

    def _note_steps(self, steps: Sequence[Step]) -> None:
        """Keep of the steps what is always at hand."""
        self.movers: list[Seat | None] = [step.seat for step in steps]  # of each step, whose move it was
        self._last = list(steps[-_LAST:])

    # --- the record --------------------------------------------------------------------------------

    @property
    def has_record(self) -> bool:
        """Whether it can be written down from its beginning; games that began with a dumped position cannot."""
        return self.begun.start is None and bool(self.steps)

    def record(self, seats: Mapping[Seat, str], to: int | None = None) -> Record:
        """The game as a record with who sits where, to its end or to the move of a number."""
        record = self._record_before(seats)
        for step in self.steps[self.own :]:
            if step.written is not None:
                record = record.with_move(*step.written, step.position.winners, step.rolls)
        record = replace(record, new_rules=(*record.new_rules, *self._new_rules))
        return record if to is None else record.before_move(to + 1)

    @cached_property
    def verdict(self) -> Verdict:
        """Whether the record of a game that is over is true to itself. All of it is played again for that, once."""
        return verify(self.record({seat: seat for seat in self.position.seats}), self.game)

    def _record_before(self, seats: Mapping[Seat, str]) -> Record:
        """The record before the first move that was made here."""
        dealing = self.dealing
        if self._before is None:
            seed = dealing.seed() if dealing else self.begun.seed
            assert seed is not None
            record = Record.of_deal(
                self.game,
                self.steps[0].position,
                seed=seed,
                sets=self.begun.sets,
                options=self.begun.options,
                seats=seats,
                commitment=dealing.opened() if dealing else None,
            )
            return replace(record, rules=self.begun.rules)
        record = replace(self._before, seats=tuple(seats.items()), format=FORMAT)
        if dealing is None or not dealing.is_done:
            return record
        new = NewDice(len(record.moves), dealing.seed(), dealing.opened())
        return replace(record, new_dice=(*record.new_dice, new))

    # --- what comes to pass ------------------------------------------------------------------------

    def take_in(self, entry: Entry) -> None:
        """Do what was decided. Raises DamagedGame, or whatever the rules say to nonsense."""
        if entry.number != self.entries + 1 or entry.seat not in self.position.seats:
            raise DamagedGame(f"entry {entry.number}")
        if entry.kind == "move":
            is_earlier = self.rules != self.game.rules
            self.add_step(entry, self.last.then(entry.seat, Move(entry.text), is_earlier=is_earlier))
            return
        self._count(entry)
        if entry.kind == "back":
            self._go_back(int(entry.text))
            self._ask(entry)
        elif entry.kind == "rules":
            self.rules = entry.text
            self._new_rules.append((len(self.movers) - 1, entry.text))
        elif entry.kind == "resign":
            self.resigned = entry.seat
        elif entry.kind == "bits" and self.dealing is not None:
            self.dealing.add(entry.seat, bytes.fromhex(entry.text))
        elif entry.kind == "deal" and self.dealing is not None:
            self._begin_with(self.dealt())
            self._ask(entry)
        elif entry.kind == TIME:
            self._run_out(entry.seat)
        elif entry.kind not in OFFERS:
            raise DamagedGame(f"entry {entry.number} is of the unknown kind {entry.kind!r}")
        self._taken_in.append(entry)

    def _ask(self, entry: Entry) -> None:
        """An entry has led to a new question."""
        self.asked = entry.made
        if self.reckoning:
            self.reckoning.ask(self.position.to_decide, entry.made)

    def _run_out(self, seat: Seat) -> None:
        """The time of a seat is up: its side has lost, or a bot plays on."""
        if self.reckoning:
            self.reckoning.run_out(seat)
        if not family_of(self.game.name).plays_on:
            self.out_of_time = seat

    def _count(self, entry: Entry) -> None:
        self.entries = entry.number
        if entry.kind not in OFFERS:
            self.decided += 1
        self.giving_up.take_in(entry)

    def add_step(self, entry: Entry, step: Step) -> None:
        """Take in the entry of a move whose outcome is known already."""
        self._count(entry)
        if self._steps is not None:
            self._steps.append(step)
        self.movers.append(step.seat)
        self._last = [*self._last[1 - _LAST :], step]
        self._position = step.position
        for seat, told in self._told.items():
            told.add(_tidings(step, seat))
        if self.reckoning:
            self.reckoning.answer(entry.seat, entry.spent, entry.made)
        if entry.spent is not None:
            self.spent[len(self.movers) - 1] = entry.spent
        if self._note_asked():
            self._ask(entry)
        self._taken_in.append(entry)

    def _note_asked(self) -> bool:
        """Note since when the question of the last step is asked; whether it is a new one."""
        is_new = not self.only_sealed(len(self.movers) - 1)
        self._since.append(self.decided if is_new else self._since[-1])
        return is_new

    def dealt(self) -> Step:
        """The step with which playing begins, once the dice follow from what was added."""
        assert self.dealing is not None
        seed = self.dealing.seed()
        return self.last.with_dice(seed) if self._last else self._dealt(seed)

    def _begin_with(self, step: Step) -> None:
        assert self.dealing is not None
        self.dealing.is_done = True
        self.steps[step.number :] = [step]
        self._note_steps(self.steps)
        self.own = len(self.movers)
        self._position = step.position
        self.forget_told()
        del self._since[step.number :]
        self._note_asked()
        self.first = self.steps[0].position.view(None).sight

    def _go_back(self, moves: int) -> None:
        if not 0 <= moves < len(self.movers):
            raise DamagedGame(f"there is no move {moves} to go back to")
        del self.steps[moves + 1 :]
        self._note_steps(self.steps)
        self._position = self.steps[moves].position
        self._new_rules = [(min(after, moves), rules) for after, rules in self._new_rules]
        self.forget_told()
        del self._since[moves:]
        self._note_asked()

    # --- how it begins -----------------------------------------------------------------------------

    def _first_steps(self) -> list[Step]:
        begun = self.begun
        if self._before is not None:
            return list(replay(self._before, self.game))
        if begun.start is not None:
            return [Step(0, None, None, self.game.load(begun.start), ())]
        if begun.seed is not None:
            return [self._dealt(begun.seed)]
        if begun.secret is None:
            raise DamagedGame("there is nothing to begin with")
        return []

    def _dealt(self, seed: Seed) -> Step:
        position, events = self.game.deal(seed=seed, sets=self.begun.sets, options=self.begun.options)
        return Step(0, None, None, position, tuple(events), tuple(position.rolls))

    def _terms(self) -> Terms:
        """What the commitment to its dice covers."""
        if self._before is not None:
            return self._before.terms_after(len(self._before.moves))
        begun = self.begun
        start = FROM_DEAL if begun.start is None else digest_of(begun.start)
        return Terms(begun.game, begun.rules, begun.sets, begun.options, start)


def _tidings(step: Step, seat: Seat | None) -> Tidings:
    return Tidings(tuple(event.told_to(seat) for event in step.events))


class _Lately:
    """The courses that were read last. Those before them let go of something."""

    def __init__(self, let_go: Callable[[Course], None]) -> None:
        self._let_go = let_go
        self._courses: WeakKeyDictionary[Course, None] = WeakKeyDictionary()  # the one that was read last comes last
        self._noting = Lock()  # games are opened in another thread than that in which they go on
        self._newest: Callable[[], Course | None] = lambda: None

    def note(self, course: Course, most: int) -> None:
        """A course is read, of which so many are at hand."""
        if self._newest() is course:  # as it is by all who look at it, one after the other
            return
        with self._noting:
            self._newest = ref(course)
            self._courses.pop(course, None)
            self._courses[course] = None
            while len(self._courses) > most:
                oldest = next(iter(self._courses))
                del self._courses[oldest]
                self._let_go(oldest)


_unfolded: Final = _Lately(Course.fold)
_remembered: Final = _Lately(Course.forget_told)
