"""Puzzles in a terminal: one to solve, or a list of them."""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from random import Random
from typing import Final

from rich.text import Text

from ..game.contract import MoveError, Position
from ..puzzles import Entry, Puzzle, Try, Verdict, entries, puzzle_with, tried
from ..puzzles.choosing import of_today, stars
from ..puzzles.playing import line_in
from ..puzzles.puzzle import laid, told_in, with_moves
from ..review.family import family_of as reviews_of
from ..wording import Wording
from .arguments import CannotDo
from .drawing import Bar
from .environment import new_console
from .prompt import PROMPT, reader
from .screen import Log, Screen
from .telling import Teller

_LEAVE: Final = "q"
_SHOW: Final = "s"
_SHOWN: Final = "shown"  # how it went for somebody who looks at the solution


def puzzle(asked: argparse.Namespace) -> int:
    """Let somebody solve a puzzle, or list those there are."""
    found = [entry for entry in entries() if asked.theme in (None, *entry.themes) and asked.id in (None, entry.id)]
    if asked.daily:
        found = [entry for entry in found if entry == of_today()]
    if not found:
        raise CannotDo(asked.wording.message("puzzle-none"))
    if asked.list or asked.json:
        _list(found, asked.wording, in_json=asked.json)
        return 0
    entry = Random().choice(found)
    _Solving(puzzle_with(entry.id), entry, asked.wording).run()
    return 0


def _list(found: Sequence[Entry], wording: Wording, *, in_json: bool) -> None:
    if in_json:
        print(json.dumps([puzzle_with(entry.id).facts() for entry in found], ensure_ascii=False))
        return
    console = new_console()
    for entry in found:
        themes = ", ".join(wording.message(f"puzzle-theme-{theme}") for theme in entry.themes)
        console.print(Text(f"{_title(entry, wording)} · {themes}"))
    console.print(Text(wording.message("puzzle-count", count=len(found))))


def _title(entry: Entry, wording: Wording) -> str:
    goal = wording.message("puzzle-goal", goal=entry.goal)
    difficulty = wording.message("puzzle-difficulty", stars=stars(entry.difficulty))
    return wording.message(
        "puzzle-in-terminal", name=entry.id, goal=goal, difficulty=difficulty, rating=entry.difficulty
    )


class _Solving:
    """Somebody who solves a puzzle."""

    def __init__(self, puzzle: Puzzle, entry: Entry, wording: Wording) -> None:
        self._puzzle = puzzle
        self._wording = wording
        self._names = {seat: wording.message("terminal-person", seat=seat) for seat in laid(puzzle.scenario).seats}
        self._teller = Teller(puzzle.game, self._names, wording)
        self._screen = Screen(new_console(), wording, title=_title(entry, wording), names=self._names)
        self._now = Try(Verdict.GOING_ON, puzzle.scenario)

    def run(self) -> None:
        """Ask until it is solved, or until nobody wants to go on."""
        read = reader()
        self._draw(Verdict.GOING_ON)
        while self._now.verdict is not Verdict.SOLVED:
            try:
                typed = read(PROMPT).strip()
            except EOFError:
                return
            if typed == _LEAVE:
                return
            if typed == _SHOW:
                self._now = Try(Verdict.SOLVED, with_moves(self._puzzle.scenario, self._puzzle.solution))
                self._draw(_SHOWN)
                return
            self._try(typed)

    def _try(self, typed: str) -> None:
        """A move by its number or in words; after one that fails, everything is as it was."""
        moves = self._position().moves(self._puzzle.seat)
        move = str(moves[int(typed) - 1]) if typed.isdecimal() and 1 <= int(typed) <= len(moves) else typed
        before = self._now
        try:
            self._now = tried(self._puzzle.id, line_in(before.scenario, self._puzzle), move)
        except MoveError:
            self._draw(Verdict.GOING_ON)
            return
        self._draw(self._now.verdict)
        if self._now.verdict is Verdict.WRONG:
            self._now = before
            self._draw(Verdict.GOING_ON)

    def _position(self) -> Position:
        return laid(self._now.scenario)

    def _draw(self, verdict: str) -> None:
        """The table with what has happened, and how it goes or what is asked."""
        position = self._position()
        puzzle, say = self._puzzle, self._wording.message
        is_open = verdict != Verdict.GOING_ON or not puzzle.goal.hides_hands
        view = reviews_of(puzzle.game).open_view(position, puzzle.seat) if is_open else position.view(puzzle.seat)
        goal = f"{say('puzzle-about', goal=puzzle.goal)} {say('puzzle-conditions', goal=puzzle.goal)}"
        bar = Bar(say("puzzle-verdict", verdict=verdict), hint=goal)
        if verdict == Verdict.WRONG:
            lost = puzzle.is_lost(position.winners)
            why = say("puzzle-lost") if lost else say("puzzle-missed", goal=puzzle.goal)
            bar = Bar(f"{bar.sentence} {why}", hint=goal)
        if verdict == Verdict.GOING_ON:
            answers = [self._wording.move(move, view.sight, self._names) for move in view.moves()]
            bar = Bar(say("puzzle-your-move"), answers, goal)
        self._screen.draw(view.sight, Log(recent=self._told()), bar)

    def _told(self) -> Sequence[Sequence[str]]:
        """What has happened since the puzzle began, as whoever solves it reads it."""
        begun = self._now.scenario.get("moves", ())[: self._puzzle.begun]
        position = laid({**self._now.scenario, "moves": begun})
        return self._teller.since(told_in(position, line_in(self._now.scenario, self._puzzle)), 0, self._puzzle.seat)
