"""A bot that is a program of its own, in any language: one JSON object per line on its input and output.

What is said is described in docs/bot-protocol.md. Whatever goes wrong with the program is a BotFailure and nothing
else: it cannot hang, crash or confuse the game.
"""

from __future__ import annotations

import json
import shlex
import sys
from collections import deque
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from queue import Empty, Queue
from subprocess import PIPE, Popen, TimeoutExpired
from threading import Thread
from typing import IO, Any, Final

from ..game.contract import Move, Seat, SetupError, Sight, View
from ..game.flaws import Flaw, cause_of, flaw, written
from ..game.sights import facts_of
from .bot import BotFailure
from .family import family_of
from .limit import ENDLESS, Limit

PROTOCOLS: Final = (1, 2)
PREFIX: Final = "program:"
STARTING: Final = 10.0  # seconds until a program has to say hello
GRACE: Final = 1.0  # seconds beyond its time, for pipes and a busy machine
LONGEST_THOUGHT: Final = 60.0  # seconds where time is not limited
LEAVING: Final = 1.0  # seconds to end by itself
LONGEST_LINE: Final = 1_000_000
_KEPT_LINES: Final = 20  # of its error output
_QUOTED: Final = 200  # signs of a wrong answer


def is_program(name: str) -> bool:
    """Whether a name means a program: `program:COMMAND`, or the path of a file with a slash in it."""
    return name.startswith(PREFIX) or "/" in name


def command_of(name: str) -> list[str]:
    """The command line that a name means. A SetupError says if there is no such program."""
    if name.startswith(PREFIX):
        try:
            words = shlex.split(name.removeprefix(PREFIX))
        except ValueError as problem:
            raise SetupError(flaw("no-command", name=written(name))) from problem
        if not words:
            raise SetupError(flaw("no-command", name=written(name)))
        return words
    path = Path(name)
    if not path.is_file():
        raise SetupError(flaw("no-program", name=written(name)))
    return [sys.executable, str(path)] if path.suffix == ".py" else [str(path.absolute())]


class ProgramBot:
    """A program at a seat. It is started when it is asked for the first time, once for every game."""

    def __init__(self, name: str, limit: Limit) -> None:
        self.name: Final = name
        self._command = command_of(name)
        self._limit = limit
        self._program: Popen[bytes] | None = None
        self._protocol = 1
        self._lines: Queue[bytes] = Queue()
        self._errors: deque[bytes] = deque(maxlen=_KEPT_LINES)
        self._reading_errors: Thread | None = None

    def choose(self, view: View) -> Move:
        """What the program answers. Raises BotFailure if it does not answer in time, or no legal move."""
        seat = view.seat
        if seat is None:
            raise ValueError("a spectator has nothing to choose")
        sight = view.sight
        if self._program is None:
            self._start(seat, sight.game)
        moves = view.moves()
        timed = self._limit.seconds != ENDLESS
        self._tell(
            seat,
            {
                "type": "choose",
                "view": self._fields(sight),
                "moves": [move.text for move in moves],
                "seconds": self._limit.seconds if timed else None,
            },
        )
        answer = self._answer(seat, "move", self._limit.seconds + GRACE if timed else LONGEST_THOUGHT)
        text = answer.get("move")
        for move in moves:
            if move.text == text:
                return move
        raise self._failure(seat, flaw("bot-not-legal", move=str(text)[:_QUOTED], count=len(moves)))

    def greet(self, seat: Seat, game: str) -> None:
        """Start the program and see it out again. Raises BotFailure if it does not say hello."""
        self._start(seat, game)
        self.leave(())

    def leave(self, winners: Sequence[Seat]) -> None:
        """Tell the program that its game is over, and see it out."""
        program = self._program
        if program is None:
            return
        self._program = None
        with suppress(OSError):
            self._write(program, {"type": "end", "winners": list(winners)})
        _close(program)
        try:
            program.wait(LEAVING)
        except TimeoutExpired:
            program.kill()
            program.wait()

    # --- talking -----------------------------------------------------------------------------------

    def _start(self, seat: Seat, game: str) -> None:
        try:
            program = Popen(self._command, stdin=PIPE, stdout=PIPE, stderr=PIPE)
        except OSError as problem:
            raise BotFailure(seat, flaw("bot-not-started", why=cause_of(problem))) from problem
        self._program = program
        Thread(target=_read_lines, args=(program.stdout, self._lines.put), daemon=True).start()
        self._reading_errors = Thread(target=_read_lines, args=(program.stderr, self._errors.append), daemon=True)
        self._reading_errors.start()
        hello = {"type": "hello", "protocol": PROTOCOLS[0], "protocols": PROTOCOLS, "game": game, "seat": seat}
        self._tell(seat, hello)
        protocol = self._answer(seat, "hello", STARTING).get("protocol", 1)
        if protocol not in PROTOCOLS:
            raise self._failure(seat, flaw("bot-protocol", found=str(protocol)[:_QUOTED]))
        self._protocol = protocol

    def _fields(self, sight: Sight) -> dict[str, Any]:
        """What the program is told of a sight, in the protocol it speaks."""
        older = family_of(sight.game).protocol_1 if self._protocol == 1 else None
        return older(sight) if older else facts_of(sight)

    def _tell(self, seat: Seat, message: Mapping[str, Any]) -> None:
        assert self._program is not None
        try:
            self._write(self._program, message)
        except OSError as problem:
            raise self._ended(seat) from problem

    @staticmethod
    def _write(program: Popen[bytes], message: Mapping[str, Any]) -> None:
        if program.stdin:
            program.stdin.write(json.dumps(message).encode() + b"\n")
            program.stdin.flush()

    def _answer(self, seat: Seat, kind: str, seconds: float) -> Mapping[str, Any]:
        """The next line of the program: an object of a kind, in time."""
        try:
            line = self._lines.get(timeout=seconds)
        except Empty:
            raise self._failure(seat, flaw("bot-late", seconds=f"{seconds:g}")) from None
        if not line:
            raise self._ended(seat)
        shown = line.decode(errors="replace").strip()[:_QUOTED]
        try:
            answer = json.loads(line)
        except ValueError:
            raise self._failure(seat, flaw("bot-not-json", text=shown)) from None
        if not isinstance(answer, dict) or answer.get("type") != kind:
            raise self._failure(seat, flaw("bot-not-of-type", text=shown, kind=kind))
        return answer

    def _ended(self, seat: Seat) -> BotFailure:
        """It has ended in the middle of the game; the last line of its error output may say why."""
        assert self._program is not None
        try:
            status = self._program.wait(LEAVING)
        except TimeoutExpired:
            return self._failure(seat, flaw("bot-silent"))
        if self._reading_errors is not None:
            self._reading_errors.join(LEAVING)
        last = [line.decode(errors="replace").strip() for line in self._errors if line.strip()]
        if last:
            return self._failure(seat, flaw("bot-ended-saying", status=status, why=last[-1][:_QUOTED]))
        return self._failure(seat, flaw("bot-ended", status=status))

    def _failure(self, seat: Seat, why: Flaw) -> BotFailure:
        """A failure, after which the program is not asked again."""
        if self._program is not None:
            self._program.kill()
            self._program.wait()
            _close(self._program)
            self._program = None
        return BotFailure(seat, why)


def _close(program: Popen[bytes]) -> None:
    """Close the input of a program; what is still on its way there may be lost."""
    if program.stdin:
        with suppress(OSError):
            program.stdin.close()


def _read_lines(output: IO[bytes], keep: Any) -> None:
    """Keep the lines of a program as they come, and an empty one at the end."""
    with output:
        while line := output.readline(LONGEST_LINE):
            keep(line)
    keep(b"")
