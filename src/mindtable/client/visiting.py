"""A bot that visits a table: it takes challenges, plays several games at once, and goes on wherever a line breaks.

Of each game it gets what its seat may know, as a world that agrees with that: the view of the world is the view of the
seat, and any bot can choose by it.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import suppress
from random import SystemRandom
from secrets import token_hex
from threading import Event, Lock, Semaphore, Thread
from typing import Any, Final, Protocol
from urllib.parse import quote

from ..bots import Bot, BotFailure
from ..bots.program_bot import ProgramBot
from ..game.contract import Position, Seat, View
from ..games import game_named
from .connection import Declined, Table, Unreachable

_FIRST_PAUSE, _LONGEST_PAUSE = 0.5, 30.0  # seconds before something is tried again
_BITS: Final = 32  # bytes that are added to a deal


class Reports(Protocol):
    """Who is told how it goes."""

    def begun(self, game: str, kind: str, others: list[str]) -> None:
        """A game is played from now on."""

    def over(self, game: str, kind: str, is_won: bool) -> None:
        """A game is over."""

    def failed(self, game: str, problem: BotFailure) -> None:
        """The bot has failed, and has given the game up."""

    def declined(self, sentence: str) -> None:
        """The table has not done something."""

    def cut_off(self) -> None:
        """The table does not answer; it is tried again."""


class Visit:
    """A bot at a table."""

    def __init__(
        self,
        table: Table,
        bot: Callable[[int], Bot],
        reports: Reports,
        *,
        accepts: Collection[str],
        seeks: Sequence[str] = (),
        enters: Sequence[str] = (),
        at_once: int,
    ) -> None:
        self._table = table
        self._bot = bot
        self._reports = reports
        self._accepts = accepts
        self._seeks = seeks  # games for which others are looked for, while there is room
        self._enters = enters  # tournaments
        self._at_once = at_once
        self._ending = Event()
        self._lock = Lock()
        self._playing: dict[str, Bot] = {}
        self._known: set[str] = set()  # games that are played, or wait until there is room
        self._room = Semaphore(at_once)

    def run(self) -> None:
        """Play until somebody ends it. Raises Declined if the token counts no more."""
        try:
            for tournament in self._enters:
                self._do(f"/tournaments/{quote(tournament, safe='')}/enter")
            for line in self._lines("/stream"):
                self._take_in(line)
        finally:
            self.end()

    def end(self) -> None:
        """Let go of all games, which can be gone on with later, and see programs out."""
        self._ending.set()
        with self._lock:
            playing, self._playing = self._playing, {}
        for bot in playing.values():
            _see_out(bot, ())

    def _take_in(self, line: Any) -> None:
        """Something concerns the bot."""
        if line["type"] in ("begun", "turn") and line["game"] not in self._known:
            self._known.add(line["game"])
            self._seek()
            Thread(target=self._play, args=(line["game"],), daemon=True).start()  # a silent line is not waited for
        elif line["type"] == "open":
            self._seek()
        elif line["type"] == "challenge" and not line["challenge"]["is_mine"]:
            self._answer(line["challenge"])

    def _answer(self, challenge: Any) -> None:
        has_room = len(self._known) < self._at_once
        answer = "accept" if challenge["game"] in self._accepts and has_room else "decline"
        self._do(f"/challenges/{challenge['id']}/{answer}")

    def _seek(self) -> None:
        """Look for others; whoever has found some looks no longer."""
        if self._seeks and len(self._known) < self._at_once and not self._ending.is_set():
            self._do("/seeks", {"game": SystemRandom().choice(self._seeks)})

    def _play(self, game: str) -> None:
        """Play a game to its end."""
        bot = self._bot(SystemRandom().getrandbits(32))
        try:
            with self._room:
                with self._lock:
                    self._playing[game] = bot
                self._play_with(bot, game)
        except BotFailure as failure:
            self._reports.failed(game, failure)
            with suppress(Declined, Unreachable):
                self._table.post(f"/games/{game}/resign")
        except Declined as problem:
            self._reports.declined(str(problem))
        finally:
            with self._lock:
                self._playing.pop(game, None)
                self._known.discard(game)
            self._seek()

    def _play_with(self, bot: Bot, game: str) -> None:
        is_told, answered = False, ""
        for line in self._lines(f"/games/{game}/stream"):
            stands = line.get("game")
            if stands is None:
                continue
            if not is_told:
                is_told = True
                others = [chair["name"] for chair in stands["chairs"] if chair["seat"] != stands["seat"]]
                self._reports.begun(game, stands["game"], others)
            if stands["is_over"]:
                _see_out(bot, stands["winners"])
                self._reports.over(game, stands["game"], stands["seat"] in stands["winners"])
                return
            question = stands["question"]
            if stands.get("may_return"):  # it was away for long, and another bot plays on for it
                self._do(f"/games/{game}/sit-down-again")
            elif (stands.get("offer") or {}).get("standing") == "asked":  # a bot does not keep anybody from giving up
                self._do(f"/games/{game}/agree")
            elif stands["adds_bits"]:
                self._do(f"/games/{game}/deal", {"bits": token_hex(_BITS)})
            elif question and stands["seat"] in stands["to_decide"] and question["mark"] != answered:
                answered = question["mark"]
                self._do(f"/games/{game}/move", {"move": bot.choose(_view(stands)).text, "mark": answered})

    def _do(self, path: str, body: object = None) -> None:
        """Have something done, however often that has to be tried; what was decided meanwhile need not be done."""
        for pause in _pauses():
            try:
                self._table.post(path, body)
                return
            except Declined as problem:
                self._reports.declined(str(problem))
                return
            except Unreachable:
                if self._ending.wait(pause):
                    return

    def _lines(self, path: str) -> Iterator[Any]:
        """What comes on a line, which is opened again whenever it ends, after ever longer pauses if nothing comes."""
        pauses = _pauses()
        while not self._ending.is_set():
            try:
                for line in self._table.lines(path):
                    pauses = _pauses()
                    yield line
            except Unreachable:
                self._reports.cut_off()
            if self._ending.wait(next(pauses)):
                return


def _pauses() -> Iterator[float]:
    """Ever longer ones. Many who were cut off at the same moment do not all come back at the same."""
    pause = _FIRST_PAUSE
    while True:
        yield pause * SystemRandom().uniform(0.5, 1)
        pause = min(2 * pause, _LONGEST_PAUSE)


def _view(stands: Any) -> View:
    """What the seat may know."""
    world: Position = game_named(stands["game"]).load(stands["world"])
    return world.view(Seat(stands["seat"]))


def _see_out(bot: Bot, winners: Collection[str]) -> None:
    if isinstance(bot, ProgramBot):
        bot.leave([Seat(seat) for seat in winners])
