"""What can be said on the command line."""

from __future__ import annotations

import argparse
import math
import re
import sys
from collections.abc import Callable
from typing import Final, NoReturn

from ..bots import BOTS
from ..game.contract import SEATS
from ..games import GAMES
from ..mindbug.cards import SETS
from ..mindbug.words import ANY_POWER, Keyword, Trigger

# Exit statuses.
FAILED: Final = 1
WRONG: Final = 2  # the input is
INTERRUPTED: Final = 130  # by Ctrl-C

CONSTANT: Final = "constant"  # an ability without a trigger
KEYWORDS: Final = [keyword.value for keyword in Keyword]
TRIGGERS: Final = [*(trigger.value.replace(" ", "-") for trigger in Trigger), CONSTANT]

ART_FACES: Final = ("reading", "hand", "play", "back")

_POWERS: Final = re.compile(
    r"(?P<only>[0-9]{1,3})|(?P<least>[0-9]{1,3})\+|(?P<lowest>[0-9]{1,3})?-(?P<most>[0-9]{1,3})"
)
_LONGEST: Final = 3600.0
_SMALLEST, _LARGEST = 16, 4096  # pixels
_DUEL: Final = "duel"
_ALL_SETS: Final = f"{', '.join(SETS)}, or all"


def complain(what: str) -> int:
    """Say in one line what is wrong; the exit status for it."""
    print(f"mindtable: {' '.join(what.splitlines())}", file=sys.stderr)
    return WRONG


class _Parser(argparse.ArgumentParser):
    """A parser whose errors are one line."""

    def error(self, message: str) -> NoReturn:
        raise SystemExit(complain(f"{message} (see {self.prog} --help)"))


def parser() -> argparse.ArgumentParser:
    """The parser of the command line; `command` is what was asked for."""
    top = _Parser(
        prog="mindtable",
        description="A table for the card games Mindbug and Mind Up! An unofficial fan project.",
        allow_abbrev=False,
    )
    commands = top.add_subparsers(dest="command", metavar="COMMAND", required=True, title="commands")

    def command(name: str, what: str) -> argparse.ArgumentParser:
        return commands.add_parser(name, help=what, description=f"{what[0].upper()}{what[1:]}.", allow_abbrev=False)

    _add_play(command("play", "play against bots, or several people at one screen"))
    _add_watch(command("watch", "watch bots play each other"))
    _add_replay(command("replay", "look at a recorded game, on a terminal step by step"))
    scenario = command("scenario", "check scenarios: positions, moves and what must follow from them")
    scenario.add_argument("files", nargs="+", metavar="FILE", help="scenarios in YAML")
    _add_cards(command("cards", "list cards, or show one with its text and rulings"))
    _add_art(command("art", "draw a card, or all cards of a set on one sheet"))
    _add_bench(command("bench", "measure how fast the engine is on this machine"))
    return top


def _add_play(play: argparse.ArgumentParser) -> None:
    play.add_argument("game", nargs="?", choices=list(GAMES), help=f"which game (default: {_DUEL})")
    play.add_argument("--seat", choices=SEATS, metavar="SEAT", help="where you sit (default: A)")
    play.add_argument("--bot", choices=list(BOTS), help="whom you play against (default: rule, by rules of thumb)")
    play.add_argument("--hot-seat", action="store_true", help="people at all seats, hands hidden between turns")
    _add_deal(play)
    play.add_argument(
        "--continue",
        dest="continued",
        nargs="?",
        const="",
        metavar="FILE",
        help="go on with a game: that in the file, or the last one that is not over",
    )
    _add_language(play)


def _add_watch(watch: argparse.ArgumentParser) -> None:
    watch.add_argument("game", nargs="?", choices=list(GAMES), default=_DUEL, help=f"which game (default: {_DUEL})")
    watch.add_argument(
        "--bots",
        type=_bots,
        metavar="BOT,BOT",
        help=f"who plays, one for each seat: {', '.join(BOTS)} (default: rule and random by turns)",
    )
    _add_deal(watch)
    watch.add_argument(
        "--delay", type=_seconds, metavar="SECONDS", help="between moves (default: 1 on a terminal, else 0)"
    )
    _add_language(watch)


def _add_replay(replay: argparse.ArgumentParser) -> None:
    replay.add_argument("file", metavar="FILE", help="a record")
    replay.add_argument("--to", type=_whole, metavar="N", help="print straight through to move N and stop there")
    replay.add_argument(
        "--view",
        choices=SEATS,
        metavar="SEAT",
        help="show what that seat could see (default: everything if the game is over, else what everybody could)",
    )
    _add_language(replay)


def _add_cards(cards: argparse.ArgumentParser) -> None:
    cards.epilog = "All filters together: a card has to fit every one. If no card fits, that is said; it is no error."
    cards.add_argument("name", nargs="*", metavar="NAME", help="a card id, or a part of a name")
    cards.add_argument("--set", dest="sets", type=_sets, metavar="SET,SET", help=_ALL_SETS)
    cards.add_argument("--keyword", type=_keywords, metavar="WORD,WORD", help=f"printed: {', '.join(KEYWORDS)}")
    cards.add_argument("--trigger", choices=TRIGGERS, metavar="WORD", help=f"an ability of: {', '.join(TRIGGERS)}")
    cards.add_argument("--power", type=_powers, metavar="N", help="printed: 5, 4-6, 7+ (at least) or -3 (at most)")
    cards.add_argument("--text", metavar="WORDS", help="words that the text has, in any order")
    output = cards.add_mutually_exclusive_group()
    output.add_argument("--json", action="store_true", help="print a JSON list with an object for each card")
    output.add_argument("--report", action="store_true", help="count cards, abilities and effects, set by set")
    _add_language(cards)


def _add_art(art: argparse.ArgumentParser) -> None:
    art.epilog = "Without --face, the creature alone. A number from 1 to 60 is a card of Mind Up!."
    art.add_argument("name", nargs="*", metavar="NAME", help="a card id, or a part of a name that fits one card only")
    what = art.add_mutually_exclusive_group()
    what.add_argument("--face", choices=ART_FACES, help="the whole card: to read, in the hand, in play, or its back")
    what.add_argument("--sheet", nargs="?", const="all", type=_sets, metavar="SET,SET", help=f"many cards: {_ALL_SETS}")
    art.add_argument("--grey", action="store_true", help="of a sheet: all cards once more in grey")
    art.add_argument("--width", type=_pixels, metavar="N", help="pixels, of a picture or of each card on a sheet")
    art.add_argument(
        "-o", "--output", metavar="FILE", help="FILE.svg or FILE.png (default: SVG on the standard output)"
    )
    _add_language(art)


def _add_bench(bench: argparse.ArgumentParser) -> None:
    bench.add_argument("--game", choices=list(GAMES), default=_DUEL, help=f"which game (default: {_DUEL})")
    _add_sets(bench.add_argument)
    _add_numbers(bench)
    bench.add_argument("--seconds", type=_seconds, default=5.0, help="how long for each figure (default: 5)")
    bench.add_argument("--json", action="store_true", help="print one JSON object")


def _add_deal(command: argparse.ArgumentParser) -> None:
    which = command.add_mutually_exclusive_group()
    _add_sets(which.add_argument)
    which.add_argument("--deck", metavar="FILE", help="of duel, your own: a card id and a number on each line")
    _add_numbers(command)
    command.add_argument("--seed", type=_number, metavar="N", help="deal the cards that follow from this number")


def _add_sets(add: Callable[..., object]) -> None:
    """Add the choice of sets to a command or to a group of its options."""
    add("--sets", type=_sets, metavar="SET,SET", help=f"of duel, which cards: {_ALL_SETS} (default: first-contact)")


def _add_numbers(command: argparse.ArgumentParser) -> None:
    """How large a game of Mind Up! is; the game itself knows what is possible."""
    command.add_argument("--players", type=_number, metavar="N", help="of mind-up: 3 to 6 (default: 4)")
    command.add_argument("--objectives", type=_number, metavar="N", help="of mind-up: 0 to 5 (default: 0)")


def _add_language(command: argparse.ArgumentParser) -> None:
    command.add_argument("--lang", metavar="CODE", help="the language, such as en (default: that of the terminal)")


# --- values ----------------------------------------------------------------------------------------


def _sets(text: str) -> list[str]:
    """Sets in their own order; `all` is every one."""
    if text == "all":
        return list(SETS)
    named = text.split(",")
    for name in named:
        if name not in SETS:
            raise argparse.ArgumentTypeError(f"there is no set “{name}”; there are {', '.join(SETS)}, and all")
    return [name for name in SETS if name in named]


def _keywords(text: str) -> list[str]:
    for name in text.split(","):
        if name not in KEYWORDS:
            raise argparse.ArgumentTypeError(f"there is no keyword “{name}”; there are {', '.join(KEYWORDS)}")
    return text.split(",")


def _powers(text: str) -> range:
    """The powers that 5, 4-6, 7+ or -3 mean."""
    match = _POWERS.fullmatch(text)
    powers = range(0)
    if match and match["most"]:
        powers = range(int(match["lowest"] or 0), int(match["most"]) + 1)
    elif match:
        least = int(match["only"] or match["least"])
        powers = range(least, least + 1 if match["only"] else max(least, ANY_POWER) + 1)
    if not powers:
        raise argparse.ArgumentTypeError(f"“{text}” is no power; it is written like 5, 4-6, 7+ or -3")
    return powers


def _bots(text: str) -> list[str]:
    for name in text.split(","):
        if name not in BOTS:
            raise argparse.ArgumentTypeError(f"there is no bot “{name}”; there are {', '.join(BOTS)}")
    return text.split(",")


def _number(text: str) -> int:
    try:
        return int(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"“{text}” is not a whole number") from None


def _pixels(text: str) -> int:
    number = _number(text)
    if not _SMALLEST <= number <= _LARGEST:
        raise argparse.ArgumentTypeError(f"“{text}” is not a number of pixels from {_SMALLEST} to {_LARGEST}")
    return number


def _whole(text: str) -> int:
    number = _number(text)
    if number < 0:
        raise argparse.ArgumentTypeError(f"“{text}” is less than 0")
    return number


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = math.nan
    if not 0 <= seconds <= _LONGEST:
        raise argparse.ArgumentTypeError(f"“{text}” is not a number of seconds from 0 to {_LONGEST:.0f}")
    return seconds
