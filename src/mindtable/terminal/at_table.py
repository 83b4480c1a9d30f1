"""The commands that need a screen: play, continue, watch and replay."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from importlib import import_module
from itertools import cycle
from pathlib import Path
from secrets import token_bytes
from typing import Any, Final

from ..game.chance import SEALED_SIZE, Seed
from ..game.contract import Game, Seat, SetupError
from ..game.flaws import in_file
from ..game.records import RecordError, load
from ..games import game_named, games
from ..wording import Wording
from . import journal, players
from .arguments import INTERRUPTED, CannotDo
from .dealing import chosen, sets_and_options
from .environment import new_console
from .evening import Evening, say_where
from .match import Match, steps_of
from .play import Reader
from .replay import Replay
from .watch import watch as watch_bots

_BOT: Final = "rule"
_WATCHED: Final = ("rule", "random")


def play(asked: argparse.Namespace) -> int:
    """A person against bots, or people at all seats; a new game or one that goes on."""
    wording: Wording = asked.wording
    evening = Evening(new_console(), _reader(), wording, _rematch)
    if asked.continued is not None:
        choices = (asked.game, asked.seat, asked.bot, asked.seed, *chosen(asked).values())
        if asked.hot_seat or any(choice is not None for choice in choices):
            raise CannotDo(wording.message("command-continue-alone"))
        return evening.spend(_continued(asked.continued, wording))
    if asked.hot_seat and (asked.seat or asked.bot):
        raise CannotDo(wording.message("command-hot-seat-alone"))
    game = game_named(asked.game or next(iter(games())))

    def who(seats: Sequence[Seat]) -> dict[Seat, str]:
        for seat in asked.seat or ():
            if seat not in seats:
                known = {"name": seat, "game": game.name, "seats": ", ".join(seats)}
                raise CannotDo(wording.message("command-no-seat", **known))
        bot = players.bot_seat(asked.bot or _BOT)
        people = seats if asked.hot_seat else asked.seat or seats[:1]
        return {seat: players.PERSON if seat in people else bot for seat in seats}

    return evening.spend(_new_match(game, *sets_and_options(asked, game), asked.seed, who))


def watch(asked: argparse.Namespace) -> int:
    """Bots against each other."""
    wording: Wording = asked.wording
    console = new_console()
    delay = float(console.is_terminal) if asked.delay is None else asked.delay

    def who(seats: Sequence[Seat]) -> dict[Seat, str]:
        bots = asked.bots or [bot for bot, _ in zip(cycle(_WATCHED), seats, strict=False)]
        if len(bots) != len(seats):
            known = {"game": asked.game, "seats": len(seats), "bots": len(bots)}
            raise CannotDo(wording.message("command-bots-number", **known))
        return {seat: players.bot_seat(bot) for seat, bot in zip(seats, bots, strict=True)}

    game = game_named(asked.game)
    match = _new_match(game, *sets_and_options(asked, game), asked.seed, who)
    status = 0
    try:
        watch_bots(console, wording, match, delay)
    except KeyboardInterrupt:
        status = INTERRUPTED
    say_where(console, wording, match)
    return status


def replay(asked: argparse.Namespace) -> int:
    """A record: step by step on a terminal; straight through elsewhere, or if it is to stop at a move."""
    wording: Wording = asked.wording
    console = new_console()
    path = Path(asked.file)
    record = load(path)
    last = len(record.moves)
    if asked.to is not None and asked.to > last:
        raise CannotDo(wording.message("command-no-move", file=str(path), number=asked.to, last=last))
    if asked.view is not None and asked.view not in dict(record.seats):
        raise CannotDo(wording.message("command-nobody-there", file=str(path), seat=asked.view))
    shown = Replay(console, wording, record, steps_of(record, path, asked.to), asked.view)
    if asked.to is None and console.is_terminal and sys.stdin.isatty():
        with suppress(EOFError):
            shown.step_by_step(_reader())
    else:
        shown.straight()
    return 0


# --- what they share -------------------------------------------------------------------------------


def _new_match(
    game: Game[Any],
    sets: Sequence[str],
    options: Mapping[str, str],
    seed: Seed | None,
    who: Callable[[Sequence[Seat]], Mapping[Seat, str]],
) -> Match:
    """A game that was just dealt; with sealed dice where no seed is asked for."""
    seed = token_bytes(SEALED_SIZE) if seed is None else seed
    return Match.begin(game, journal.new_path(game.name), seed=seed, sets=sets, options=options, who=who)


def _rematch(match: Match) -> Match:
    record = match.record
    seats = dict(record.seats)
    return _new_match(game_named(record.game), record.sets, dict(record.options), None, lambda _: seats)


def _continued(file: str, wording: Wording) -> Match:
    """The game in a file or, without one, the last that is not over."""
    path = Path(file) if file else journal.newest_unfinished()
    if path is None:
        raise CannotDo(wording.message("command-none-to-continue", folder=str(journal.folder())))
    match = Match.resume(path)
    if match.record.winners:
        raise CannotDo(wording.message("command-game-over", file=str(path)))
    if not players.people(match.record):
        raise CannotDo(wording.message("command-only-bots", file=str(path)))
    try:
        players.bots(match.record)
    except SetupError as problem:
        raise RecordError(problem.flaw.within(in_file(path))) from problem
    return match


def _reader() -> Reader:
    if sys.stdin.isatty():
        with suppress(ImportError):  # not everywhere; it lets one edit the line
            import_module("readline")
    return input
