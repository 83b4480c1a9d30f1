"""Lessons at the terminal: the coach speaks below the table."""

from __future__ import annotations

import argparse
import json
from dataclasses import replace
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.panel import Panel
from rich.text import Text

from ..learn import Course, Lesson, chapters, first_lesson, lesson_named
from ..learn.coach import names_in, speech
from ..learn.kept import Learnt
from ..wording import Wording
from ..wording.stories import Sentence
from . import journal
from .arguments import INTERRUPTED, CannotDo
from .drawing import Bar
from .environment import new_console
from .family import family_of
from .prompt import PROMPT, Reader, line_from, reader
from .screen import Screen
from .telling import Teller
from .typed import Typed

_FILE: Final = "learnt.json"


def learn(asked: argparse.Namespace) -> int:
    """List the lessons, or play one of them with the coach; the exit status."""
    wording: Wording = asked.wording
    console = new_console()
    if asked.lesson is None:
        _list(console, wording)
        return 0
    lesson = lesson_named(asked.lesson)
    if lesson is None:
        raise CannotDo(wording.message("learn-no-lesson", name=asked.lesson))
    return Lecture(console, reader(), wording, lesson).give()


def _list(console: Console, wording: Wording) -> None:
    """All lessons by their chapters, with what is learnt of them."""
    learnt = _kept()
    for chapter in chapters():
        console.print(Text(wording.message(f"lesson-chapter-{chapter.name}"), "bold"))
        for lesson in chapter.lessons:
            sign = "✓" if lesson.id in learnt.done else "…" if lesson.id in learnt.begun else " "
            console.print(Text(f"  {sign} {lesson.id:<20} {wording.message(lesson.title)}"))
    if first := first_lesson():
        console.print(Text(wording.message("learn-terminal-begin", command=f"mindtable learn {first.id}"), "dim"))


def _file() -> Path:
    return journal.folder() / _FILE


def _kept() -> Learnt:
    """What was learnt here; nothing if that cannot be read."""
    try:
        document = json.loads(_file().read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return Learnt()
    return Learnt.of(document) if isinstance(document, dict) else Learnt()


class Lecture:
    """One lesson, from where it was left to its end."""

    def __init__(self, console: Console, read: Reader, wording: Wording, lesson: Lesson) -> None:
        self._console = console
        self._read = read
        self._wording = wording
        self._lesson = lesson
        learnt = _kept()
        self._course = Course(lesson) if lesson.id in learnt.done else learnt.course(lesson)
        self._names = names_in(self._course, wording)
        self._presentation = family_of(lesson.game).presentation
        self._typed = Typed(self._presentation, console, wording)
        self._screen = Screen(console, wording, title=wording.message(lesson.title), names=self._names)
        self._reading = self._presentation.reading(console, wording, self._names)

    def give(self) -> int:
        """Let the learner answer until the lesson is done, or they leave; the exit status."""
        try:
            self._others()
            while not self._course.is_done:
                self._draw()
                while not self._obeyed(line_from(self._read, PROMPT, self._console, self._draw).strip()):
                    pass
                self._others()
            self._draw()
        except EOFError:
            pass
        except KeyboardInterrupt:
            return INTERRUPTED
        return 0

    def _others(self) -> None:
        """Let others do all that they do before the learner is asked, and keep where that leads."""
        while self._course.are_others_due:
            self._course = self._course.gone_on()
        file = _file()
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(json.dumps(_kept().after(self._course).document()), encoding="utf-8")

    # --- what is shown -----------------------------------------------------------------------------

    def _draw(self) -> None:
        course, seat = self._course, self._lesson.seat
        view = course.position.view(seat)
        if course.is_mine:
            asked = self._presentation.asked(view, self._names, self._wording)
            bar = replace(asked, hint=self._wording.message("learn-terminal-commands"))
        else:
            verdict = self._wording.verdict(view.sight, course.acts[-1].events, self._names) if course.is_over else ""
            bar = Bar(verdict or self._wording.message(self._lesson.title))
        mine = [number for number, act in enumerate(course.acts) if act.seat == seat]
        told = [[event.told_to(seat) for event in act.events] for act in course.acts]
        log = Teller(self._lesson.game, self._names, self._wording).log(told, mine[-1] if mine else 0, seat)
        self._screen.draw(view.sight, log, bar)
        self._console.print(self._coach())

    def _coach(self) -> Panel:
        said = speech(self._course, self._wording)
        step = self._wording.message("learn-step", number=said.number, count=said.count, about=said.about)
        lines = [
            *(_drawn(one, "dim") for one in said.remark),
            *([_drawn(said.headline, "bold")] if said.headline else []),
            *(_drawn(one) for one in said.lines),
        ]
        return Panel(
            Text("\n").join(lines),
            title=self._wording.message(self._lesson.title) if self._course.is_done else step,
            title_align="left",
            border_style="magenta",
        )

    # --- what is typed -----------------------------------------------------------------------------

    def _obeyed(self, line: str) -> bool:
        """Do what was typed; whether the lesson stands somewhere else now."""
        word, _, rest = line.partition(" ")
        match word.lower():
            case "":
                self._draw()
                return False
            case "back" if not rest:
                self._course = self._course.gone_back()
            case "restart" if not rest:
                self._course = Course(self._lesson)
            case "quit" | "exit" | "q" if not rest:
                raise EOFError
            case command:
                return not self._looked_up(command, rest.strip()) and self._moved(line)
        return True

    def _looked_up(self, word: str, rest: str) -> bool:
        return self._reading.looked_up(word, rest, self._course.position.view(self._lesson.seat))

    def _moved(self, line: str) -> bool:
        if not self._course.is_mine:  # the game is lost, and only the way back is left
            self._draw()
            return False
        move = self._typed.move(line, self._course.position, self._lesson.seat)
        if move is None:
            return False
        self._course = self._course.answered(str(move))
        return True


def _drawn(sentence: Sentence, style: str = "") -> Text:
    """A sentence, with what weighs most in it."""
    return Text.assemble(*((part.text, "bold" if part.is_strong else style) for part in sentence.parts))
