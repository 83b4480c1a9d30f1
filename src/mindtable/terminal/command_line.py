"""What can be said on the command line, explained in a language."""

from __future__ import annotations

import argparse
import math
import re
from collections.abc import Callable, Iterable, Sequence
from typing import Final, NoReturn

from ..bots import BOTS
from ..game.contract import SEATS, Seat
from ..games import GAMES
from ..mindbug.cards import EVERY_SET, SETS
from ..mindbug.words import ANY_POWER
from ..wording import LANGUAGES, Wording
from .argparse_words import spoken_in
from .arguments import KEYWORDS, TRIGGERS, complain
from .spoken import OPTION, wording_for

_POWERS: Final = re.compile(
    r"(?P<only>[0-9]{1,3})|(?P<least>[0-9]{1,3})\+|(?P<lowest>[0-9]{1,3})?-(?P<most>[0-9]{1,3})"
)
_LONGEST: Final = 3600.0
_DUEL: Final = "duel"
_ALL: Final = "all"


def read(arguments: Sequence[str] | None) -> argparse.Namespace:
    """What was asked for: `command` names it, `wording` is that of its language.

    Leaves where the command line is wrong, and after explaining it.
    """
    wording = wording_for(arguments)
    with spoken_in(wording):
        return _CommandLine(wording).parser().parse_args(arguments, argparse.Namespace(wording=wording))


def _parser_in(wording: Wording) -> type[argparse.ArgumentParser]:
    """The kind of parser whose errors are one line of a language."""

    class Parser(argparse.ArgumentParser):
        def error(self, message: str) -> NoReturn:
            help_line = f"{self.prog} --help"
            raise SystemExit(complain(wording.message("command-wrong", problem=message, command=help_line)))

    return Parser


class _CommandLine:
    def __init__(self, wording: Wording) -> None:
        self._say = wording.message
        self._values = _Values(wording)
        self._kind = _parser_in(wording)

    def parser(self) -> argparse.ArgumentParser:
        top = self._kind(prog="mindtable", description=self._say("command-description"), allow_abbrev=False)
        commands = top.add_subparsers(
            dest="command", metavar=self._value("command"), required=True, title=self._say("command-commands")
        )

        def command(name: str) -> argparse.ArgumentParser:
            what = self._say(f"command-{name}")
            about = self._say("command-about", help=what)
            return commands.add_parser(name, help=what, description=about, allow_abbrev=False)

        self._add_serve(command("serve"))
        self._add_play(command("play"))
        self._add_watch(command("watch"))
        self._add_replay(command("replay"))
        scenario = command("scenario")
        scenario.add_argument("files", nargs="+", metavar=self._value("file"), help=self._say("command-scenarios"))
        self._add_cards(command("cards"))
        self._add_bench(command("bench"))
        for one in commands.choices.values():
            one.add_argument(
                OPTION,
                metavar=self._value("language"),
                help=self._say("command-lang", languages=", ".join(LANGUAGES)),
            )
        return top

    # --- commands ----------------------------------------------------------------------------------

    def _add_serve(self, serve: argparse.ArgumentParser) -> None:
        host = self._say("command-host")
        serve.add_argument("--host", default="127.0.0.1", metavar=self._value("address"), help=host)
        port = self._say("command-port")
        serve.add_argument("--port", type=self._values.port, default=8000, metavar=self._value("number"), help=port)
        serve.add_argument("--data", metavar=self._value("folder"), help=self._say("command-data"))
        serve.add_argument("--database", metavar="URL", help=self._say("command-database"))
        serve.add_argument("--no-browser", action="store_true", help=self._say("command-no-browser"))

    def _add_play(self, play: argparse.ArgumentParser) -> None:
        play.add_argument("game", nargs="?", choices=list(GAMES), help=self._say("command-game", default=_DUEL))
        where = self._say("command-seat")
        play.add_argument("--seat", type=self._values.seats, metavar=self._value("seats"), help=where)
        play.add_argument("--bot", choices=list(BOTS), help=self._say("command-bot"))
        play.add_argument("--hot-seat", action="store_true", help=self._say("command-hot-seat"))
        self._add_deal(play)
        play.add_argument(
            "--continue",
            dest="continued",
            nargs="?",
            const="",
            metavar=self._value("file"),
            help=self._say("command-continue"),
        )

    def _add_watch(self, watch: argparse.ArgumentParser) -> None:
        which = self._say("command-game", default=_DUEL)
        watch.add_argument("game", nargs="?", choices=list(GAMES), default=_DUEL, help=which)
        who = self._say("command-bots", bots=", ".join(BOTS))
        watch.add_argument("--bots", type=self._values.bots, metavar=self._value("bots"), help=who)
        self._add_deal(watch)
        delay = self._say("command-delay")
        watch.add_argument("--delay", type=self._values.seconds, metavar=self._value("seconds"), help=delay)

    def _add_replay(self, replay: argparse.ArgumentParser) -> None:
        replay.add_argument("file", metavar=self._value("file"), help=self._say("command-record"))
        last = self._say("command-to")
        replay.add_argument("--to", type=self._values.whole, metavar=self._value("number"), help=last)
        replay.add_argument("--view", choices=SEATS, metavar=self._value("seat"), help=self._say("command-view"))

    def _add_cards(self, cards: argparse.ArgumentParser) -> None:
        cards.epilog = self._say("command-cards-note")
        cards.add_argument("name", nargs="*", metavar=self._value("name"), help=self._say("command-name"))
        sets = self._say("command-set", sets=", ".join(EVERY_SET))
        cards.add_argument("--set", dest="sets", type=self._values.any_sets, metavar=self._value("sets"), help=sets)
        keywords = self._say("command-keyword", keywords=", ".join(KEYWORDS))
        cards.add_argument("--keyword", type=self._values.keywords, metavar=self._value("words"), help=keywords)
        triggers = self._say("command-trigger", triggers=", ".join(TRIGGERS))
        cards.add_argument("--trigger", choices=TRIGGERS, metavar=self._value("word"), help=triggers)
        power = self._say("command-power")
        cards.add_argument("--power", type=self._values.powers, metavar=self._value("number"), help=power)
        cards.add_argument("--text", metavar=self._value("text"), help=self._say("command-text"))
        output = cards.add_mutually_exclusive_group()
        output.add_argument("--json", action="store_true", help=self._say("command-json-cards"))
        output.add_argument("--report", action="store_true", help=self._say("command-report"))

    def _add_bench(self, bench: argparse.ArgumentParser) -> None:
        which = self._say("command-game", default=_DUEL)
        bench.add_argument("--game", choices=list(GAMES), default=_DUEL, help=which)
        self._add_sets(bench.add_argument)
        self._add_numbers(bench)
        bench.add_argument(
            "--seconds",
            type=self._values.seconds,
            default=5.0,
            metavar=self._value("seconds"),
            help=self._say("command-seconds"),
        )
        bench.add_argument("--json", action="store_true", help=self._say("command-json-bench"))

    # --- what several commands have ----------------------------------------------------------------

    def _add_deal(self, command: argparse.ArgumentParser) -> None:
        which = command.add_mutually_exclusive_group()
        self._add_sets(which.add_argument)
        which.add_argument("--deck", metavar=self._value("file"), help=self._say("command-deck"))
        self._add_numbers(command)
        seed = self._say("command-seed")
        command.add_argument("--seed", type=self._values.number, metavar=self._value("number"), help=seed)

    def _add_sets(self, add: Callable[..., object]) -> None:
        """Add the choice of sets to a command or to a group of its options."""
        sets = self._say("command-sets", sets=", ".join(SETS))
        add("--sets", type=self._values.sets, metavar=self._value("sets"), help=sets)

    def _add_numbers(self, command: argparse.ArgumentParser) -> None:
        """How large a game of Tag Team or Mind Up! is; the game itself knows what is possible."""
        command.add_argument("--epic", action="store_true", default=None, help=self._say("command-epic"))
        for name in ("players", "objectives"):
            what = self._say(f"command-{name}")
            command.add_argument(f"--{name}", type=self._values.number, metavar=self._value("number"), help=what)

    def _value(self, what: str) -> str:
        """What stands in the help for something to put there."""
        return self._say(f"command-value-{what}")


class _Values:
    """What is put there, read; what is wrong with it is said in a language."""

    def __init__(self, wording: Wording) -> None:
        self._say = wording.message

    def sets(self, text: str) -> list[str]:
        """The sets to play with."""
        return self._some_of(SETS, text)

    def any_sets(self, text: str) -> list[str]:
        """The same among all there are, also those that belong to one game."""
        return self._some_of(EVERY_SET, text)

    def _some_of(self, known: Iterable[str], text: str) -> list[str]:
        """Sets in their own order; `all` is every one."""
        if text == _ALL:
            return list(known)
        named = text.split(",")
        for name in named:
            if name not in known:
                raise self._wrong("command-no-set", name=name, sets=", ".join(known))
        return [name for name in known if name in named]

    def seats(self, text: str) -> list[Seat]:
        """One seat or several, as letters."""
        if not text or any(letter not in SEATS for letter in text):
            raise self._wrong("command-no-seats", text=text)
        return [seat for seat in SEATS if seat in text]

    def keywords(self, text: str) -> list[str]:
        for name in text.split(","):
            if name not in KEYWORDS:
                raise self._wrong("command-no-keyword", name=name, keywords=", ".join(KEYWORDS))
        return text.split(",")

    def powers(self, text: str) -> range:
        """The powers that 5, 4-6, 7+ or -3 mean."""
        match = _POWERS.fullmatch(text)
        powers = range(0)
        if match and match["most"]:
            powers = range(int(match["lowest"] or 0), int(match["most"]) + 1)
        elif match:
            least = int(match["only"] or match["least"])
            powers = range(least, least + 1 if match["only"] else max(least, ANY_POWER) + 1)
        if not powers:
            raise self._wrong("command-no-power", text=text)
        return powers

    def bots(self, text: str) -> list[str]:
        for name in text.split(","):
            if name not in BOTS:
                raise self._wrong("command-no-bot", name=name, bots=", ".join(BOTS))
        return text.split(",")

    def number(self, text: str) -> int:
        try:
            return int(text)
        except ValueError:
            raise self._wrong("command-no-number", text=text) from None

    def whole(self, text: str) -> int:
        number = self.number(text)
        if number < 0:
            raise self._wrong("command-negative", text=text)
        return number

    def port(self, text: str) -> int:
        number = self.number(text)
        if not 0 <= number < 1 << 16:
            raise self._wrong("command-no-port", text=text)
        return number

    def seconds(self, text: str) -> float:
        try:
            seconds = float(text)
        except ValueError:
            seconds = math.nan
        if not 0 <= seconds <= _LONGEST:
            raise self._wrong("command-no-seconds", text=text, most=f"{_LONGEST:.0f}")
        return seconds

    def _wrong(self, message: str, **arguments: str) -> argparse.ArgumentTypeError:
        return argparse.ArgumentTypeError(self._say(message, **arguments))
