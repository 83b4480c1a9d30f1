"""The commands that need a screen: play, continue, watch and replay."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from itertools import cycle
from pathlib import Path
from secrets import token_bytes
from typing import Any, Final

from ..bots import bots_of, check_bot
from ..game.chance import SEALED_SIZE, Seed
from ..game.contract import Game, Seat, SetupError
from ..game.flaws import in_file
from ..game.records import RecordError, load
from ..games import game_named, games
from ..wording import Wording
from . import journal, players
from .arguments import INTERRUPTED, CannotDo, complain
from .dealing import chosen, sets_and_options
from .environment import new_console
from .evening import Evening, say_where
from .match import Match, steps_of
from .prompt import reader
from .replay import Replay
from .watch import watch as watch_bots

_USUAL: Final = ("rule", "random")


def play(asked: argparse.Namespace) -> int:
    """A person against bots, or people at all seats; a new game or one that goes on."""
    wording: Wording = asked.wording
    evening = Evening(new_console(), reader(), wording, _rematch)
    if asked.continued is not None:
        choices = (asked.game, asked.seat, asked.bot, asked.seed, *chosen(asked).values())
        if asked.hot_seat or any(choice is not None for choice in choices):
            raise CannotDo(wording.message("command-continue-alone"))
        return evening.spend(_continued(asked.continued, wording))
    if asked.hot_seat and (asked.seat or asked.bot):
        raise CannotDo(wording.message("command-hot-seat-alone"))
    game = game_named(asked.game or next(iter(games())))

    if asked.bot:
        check_bot(asked.bot, game.name)

    def who(seats: Sequence[Seat]) -> dict[Seat, str]:
        for seat in asked.seat or ():
            if seat not in seats:
                known = {"name": seat, "game": game.name, "seats": ", ".join(seats)}
                raise CannotDo(wording.message("command-no-seat", **known))
        bot = players.bot_seat(asked.bot or _usual_bots(game)[0])
        people = seats if asked.hot_seat else asked.seat or seats[:1]
        return {seat: players.PERSON if seat in people else bot for seat in seats}

    return evening.spend(_new_match(game, *sets_and_options(asked, game), asked.seed, who))


def watch(asked: argparse.Namespace) -> int:
    """Bots against each other."""
    wording: Wording = asked.wording
    console = new_console()
    delay = float(console.is_terminal) if asked.delay is None else asked.delay
    game = game_named(asked.game)

    for bot in asked.bots or ():
        check_bot(bot, game.name)

    def who(seats: Sequence[Seat]) -> dict[Seat, str]:
        bots = asked.bots or [bot for bot, _ in zip(cycle(_usual_bots(game)), seats, strict=False)]
        if len(bots) != len(seats):
            known = {"game": asked.game, "seats": len(seats), "bots": len(bots)}
            raise CannotDo(wording.message("command-bots-number", **known))
        return {seat: players.bot_seat(bot) for seat, bot in zip(seats, bots, strict=True)}

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
            shown.step_by_step(reader())
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


def _usual_bots(game: Game[Any]) -> list[str]:
    """Who plays where nobody is named: the rule bot where the game has one, and the dice."""
    return [name for name in _USUAL if name in bots_of(game.name)]


def _rematch(match: Match) -> Match:
    record = match.record
    seats = dict(record.seats)
    return _new_match(game_named(record.game), record.sets, dict(record.options), None, lambda _: seats)


def _continued(file: str, wording: Wording) -> Match:
    """The game in a file or, without one, the last that is not over. What cannot be read then is left out."""
    if file:
        return _resumed(Path(file), wording)
    left_out: list[RecordError] = []
    match = None
    for path in journal.unfinished(left_out.append):
        try:
            match = _resumed(path, wording)
            break
        except RecordError as problem:
            left_out.append(problem)
    for unreadable in left_out:
        complain(wording.message("command-left-out", problem=wording.flaw(unreadable.flaw)))
    if match is None:
        raise CannotDo(wording.message("command-none-to-continue", folder=str(journal.folder())))
    if left_out and sys.stdin.isatty():  # else the first screen would hide what was said
        input(wording.message("terminal-press-enter"))
    return match


def _resumed(path: Path, wording: Wording) -> Match:
    """The game in a file, to go on with. Raises RecordError or CannotDo."""
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
