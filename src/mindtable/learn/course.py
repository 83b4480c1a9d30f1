"""Where a lesson stands: pure values, made from the lesson and what was played in it, and from nothing else.

As long as the suggestions are followed, the others do what the lesson says. With another move one goes astray: the
others answer by rules of thumb, and one may play on, or go back to the step at any time.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final

from ..bots import bot_named, stand_in
from ..bots.rule_bot import RuleBot
from ..game.contract import Event, Game, MoveError, Position, Seat
from ..games import game_named
from .lesson import Lesson, Played, Step

_SEED: Final = 1  # of who answers where the lesson says nothing: it goes the same way every time


@dataclass(frozen=True)
class Act:
    """A move that was made, and what was told of it."""

    seat: Seat
    move: str
    events: tuple[Event, ...]


class Course:
    """A lesson with what was played in it so far. It does not change: what is played makes another one."""

    def __init__(self, lesson: Lesson, played: Iterable[Played] = ()) -> None:
        """Raises MoveError if that cannot be played."""
        self.lesson = lesson
        self._game: Game[Any] = game_named(lesson.game)
        self.first: Position = self._game.read_position(lesson.position)
        self.position: Position = self.first.copy()
        self.acts: list[Act] = []
        self._step = 0  # how many were done as suggested
        self._due: list[Played] = []  # what others do next, as the lesson says
        self.left_at: int | None = None  # after how many acts one went astray
        self._said: tuple[Step, str] | None = None  # the step of the last answer, and the word for what came of it
        for seat, move in lesson.opening:
            self._play(seat, move)
        self._begun = len(self.acts)
        for seat, move in played:
            self._take(seat, move)

    @staticmethod
    def restored(lesson: Lesson, played: Sequence[Sequence[str]]) -> Course:
        """What was kept of a course; a new one if the lesson is not what it was then."""
        try:
            return Course(lesson, [(Seat(seat), move) for seat, move in played])
        except (MoveError, ValueError, TypeError):
            return Course(lesson)

    @property
    def played(self) -> tuple[Played, ...]:
        """What was played after the opening, to make the course of again."""
        return tuple((act.seat, act.move) for act in self.acts[self._begun :])

    # --- how it stands -----------------------------------------------------------------------------

    @property
    def step(self) -> Step | None:
        """The step that the learner is at, or has left; None once all are done."""
        return self.lesson.steps[self._step] if self._step < len(self.lesson.steps) else None

    @property
    def answered_step(self) -> Step:
        """The step of the last answer; the first one before any."""
        return self.lesson.steps[self._step if self.is_astray else max(0, self._step - 1)]

    @property
    def since_answer(self) -> list[Act]:
        """The last answer of the learner, and what others did then."""
        last = max((number for number, act in enumerate(self.acts) if act.seat == self.lesson.seat), default=0)
        return self.acts[last:]

    @property
    def is_astray(self) -> bool:
        """Whether another move was made than was suggested."""
        return self.left_at is not None

    @property
    def is_over(self) -> bool:
        """Whether nobody can do anything any more."""
        return not self.position.to_decide

    @cached_property
    def is_done(self) -> bool:
        """Whether the lesson is learnt: all steps, or its goal in another way."""
        if not self.is_astray:
            return self.step is None and not self._due
        return (self.is_over or self._is_asked) and not self._game.differences(self.position, self.lesson.goal)

    @property
    def is_mine(self) -> bool:
        """Whether the learner has to answer."""
        return self._is_asked and not self._due and not self.is_done

    @property
    def are_others_due(self) -> bool:
        """Whether others are to do something before the learner is asked."""
        return not self.is_mine and not self.is_done and not self.is_over

    @property
    def suggestion(self) -> str:
        """The move that the coach suggests; "" off the path, or while others are due."""
        if self.step is None or self.is_astray or not self.is_mine:
            return ""
        return str(self.position.read(self.step.move, self.lesson.seat))

    @property
    def remark(self) -> str:
        """The message about what came of the last answer; "" if there is none in particular."""
        if self._said is None:
            return ""
        step, word = self._said
        return self.lesson.message(step, word) if word else ""

    @property
    def _is_asked(self) -> bool:
        return self.lesson.seat in self.position.to_decide

    # --- what is played ----------------------------------------------------------------------------

    def answered(self, move: str) -> Course:
        """The course after an answer of the learner. Raises MoveError if it is not legal."""
        text = str(self.position.read(move, self.lesson.seat))
        return Course(self.lesson, (*self.played, (self.lesson.seat, text)))

    def gone_on(self) -> Course:
        """The course after the next act of the others; of choices that nobody sees yet, after all of them."""
        course = self
        while course.are_others_due:
            course = Course(self.lesson, (*course.played, course._reply()))
            if any(event.told_to(self.lesson.seat) == event for event in course.acts[-1].events if event.family):
                break
        return course

    def gone_back(self) -> Course:
        """The course at the step that was left; on the path, at the step before."""
        mine = [number for number, act in enumerate(self.acts) if act.seat == self.lesson.seat]
        before = self.left_at if self.left_at is not None else mine[-1] if mine else self._begun
        return Course(self.lesson, self.played[: before - self._begun])

    def _reply(self) -> Played:
        """What others do next."""
        if self._due:
            return self._due[0]
        seat = next(seat for seat in self.position.to_decide if seat != self.lesson.seat)
        bot = bot_named(stand_in(RuleBot.name, self.lesson.game), _SEED)
        return seat, str(bot.choose(self.position.view(seat)))

    def _take(self, seat: Seat, move: str) -> None:
        """Play a move, and see where that leads in the lesson."""
        if seat == self.lesson.seat:
            self._answer(move)
        elif self._due:
            self._due.pop(0)
        self._play(seat, move)

    def _answer(self, move: str) -> None:
        step = self.step
        if step is None or self.is_astray:
            self._said = None
        elif self.position.read(move, self.lesson.seat) == self.position.read(step.move, self.lesson.seat):
            self._said = (step, "done")
            self._due = list(step.replies)
            self._step += 1
        else:
            self._said = (step, step.word_of(move))
            self.left_at = len(self.acts)

    def _play(self, seat: Seat, move: str) -> None:
        self.acts.append(Act(seat, move, tuple(self.position.play(move, seat))))
