"""What can be said on the command line, explained in a language."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from typing import Final, NoReturn

from ..bots import BOTS
from ..bots.limit import Limit
from ..game.contract import SEATS
from ..games import games
from ..mindbug.cards import EVERY_SET, SETS
from ..wording import LANGUAGES, Wording
from .argparse_words import spoken_in
from .arguments import ART_FACES, KEYWORDS, TRIGGERS, complain
from .spoken import OPTION, wording_for
from .values import ALL, Values

_DUEL: Final = "duel"


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
        self._values = Values(wording)
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
        verify = command("verify")
        verify.add_argument("file", metavar=self._value("file"), help=self._say("command-record"))
        verify.add_argument("--json", action="store_true", help=self._say("command-json-verify"))
        scenario = command("scenario")
        scenario.add_argument("files", nargs="+", metavar=self._value("file"), help=self._say("command-scenarios"))
        self._add_cards(command("cards"))
        self._add_art(command("art"))
        self._add_bench(command("bench"))
        self._add_analyse(command("analyse"))
        self._add_arena(command("arena"))
        self._add_backup(command("backup"))
        self._add_prune(command("prune"))
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
        self._add_store(serve)
        self._add_days(serve, "keep-finished", "keep-abandoned", "keep-unbegun")
        serve.add_argument("--no-browser", action="store_true", help=self._say("command-no-browser"))
        serve.add_argument(
            "--behind-proxy",
            nargs="+",
            default=[],
            type=self._values.network,
            metavar=self._value("address"),
            help=self._say("command-behind-proxy"),
        )
        serve.add_argument(
            "--allowed-hosts",
            nargs="+",
            default=[],
            type=self._values.host_name,
            metavar=self._value("name"),
            help=self._say("command-allowed-hosts"),
        )

    def _add_play(self, play: argparse.ArgumentParser) -> None:
        play.add_argument("game", nargs="?", choices=list(games()), help=self._say("command-game", default=_DUEL))
        where = self._say("command-seat")
        play.add_argument("--seat", type=self._values.seats, metavar=self._value("seats"), help=where)
        whom = self._say("command-bot", bots=", ".join(BOTS))
        play.add_argument("--bot", type=self._values.bot, metavar=self._value("bot"), help=whom)
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
        watch.add_argument("game", nargs="?", choices=list(games()), default=_DUEL, help=which)
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

    def _add_art(self, art: argparse.ArgumentParser) -> None:
        art.epilog = self._say("command-art-note")
        art.add_argument("name", nargs="*", metavar=self._value("name"), help=self._say("command-art-name"))
        what = art.add_mutually_exclusive_group()
        what.add_argument("--face", choices=ART_FACES, help=self._say("command-art-face"))
        sets = self._say("command-art-sheet", sets=", ".join(EVERY_SET))
        what.add_argument(
            "--sheet", nargs="?", const=ALL, type=self._values.any_sets, metavar=self._value("sets"), help=sets
        )
        art.add_argument("--grey", action="store_true", help=self._say("command-art-grey"))
        width = self._say("command-art-width")
        art.add_argument("--width", type=self._values.pixels, metavar=self._value("number"), help=width)
        art.add_argument("-o", "--output", metavar=self._value("file"), help=self._say("command-art-output"))

    def _add_bench(self, bench: argparse.ArgumentParser) -> None:
        which = self._say("command-game", default=_DUEL)
        bench.add_argument("--game", choices=list(games()), default=_DUEL, help=which)
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

    def _add_analyse(self, analyse: argparse.ArgumentParser) -> None:
        values = self._values
        analyse.add_argument("file", metavar=self._value("file"), help=self._say("command-analyse-file"))
        which = self._say("command-analyse-move")
        analyse.add_argument("--move", type=values.positive, metavar=self._value("number"), help=which)
        whose = self._say("command-analyse-seat")
        analyse.add_argument("--seat", choices=SEATS, metavar=self._value("seat"), help=whose)
        self._add_limit(analyse, Limit(seconds=2.0), "command-analyse-time")
        seed = self._say("command-analyse-seed")
        analyse.add_argument("--seed", type=values.short_seed, default=1, metavar=self._value("number"), help=seed)

    def _add_arena(self, arena: argparse.ArgumentParser) -> None:
        values = self._values
        arena.epilog = self._say("command-arena-note")
        who = self._say("command-arena-bots", bots=", ".join(BOTS))
        arena.add_argument("bots", nargs="+", metavar=self._value("bot"), help=who)
        arena.add_argument(
            "--game", choices=list(games()), default=_DUEL, help=self._say("command-game", default=_DUEL)
        )
        self._add_sets(arena.add_argument)
        self._add_numbers(arena)
        number = self._say("command-arena-games")
        arena.add_argument("--games", type=values.positive, default=100, metavar=self._value("number"), help=number)
        self._add_limit(arena, None, "command-arena-time")
        seed = self._say("command-arena-seed")
        arena.add_argument("--seed", type=values.short_seed, default=1, metavar=self._value("number"), help=seed)
        cores = self._say("command-arena-cores")
        arena.add_argument("--cores", type=values.positive, metavar=self._value("number"), help=cores)
        arena.add_argument("--json", metavar=self._value("file"), help=self._say("command-arena-json"))

    def _add_backup(self, backup: argparse.ArgumentParser) -> None:
        backup.add_argument("folder", metavar=self._value("folder"), help=self._say("command-backup-folder"))
        self._add_store(backup)

    def _add_prune(self, prune: argparse.ArgumentParser) -> None:
        self._add_store(prune)
        self._add_days(prune, "older-than", "abandoned", "unbegun")
        prune.add_argument("--dry-run", action="store_true", help=self._say("command-dry-run"))

    # --- what several commands have ----------------------------------------------------------------

    def _add_store(self, command: argparse.ArgumentParser) -> None:
        """Where the games of the web table are."""
        command.add_argument("--data", metavar=self._value("folder"), help=self._say("command-data"))
        command.add_argument("--database", metavar=self._value("address"), help=self._say("command-database"))

    def _add_days(self, command: argparse.ArgumentParser, *names: str) -> None:
        """For how long games are kept."""
        for name in names:
            what = self._say(f"command-{name}")
            command.add_argument(f"--{name}", type=self._values.days, metavar=self._value("days"), help=what)

    def _add_deal(self, command: argparse.ArgumentParser) -> None:
        which = command.add_mutually_exclusive_group()
        self._add_sets(which.add_argument)
        which.add_argument("--deck", metavar=self._value("file"), help=self._say("command-deck"))
        self._add_numbers(command)
        seed = self._say("command-seed")
        command.add_argument("--seed", type=self._values.seed, metavar=self._value("number"), help=seed)

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

    def _add_limit(self, command: argparse.ArgumentParser, default: Limit | None, message: str) -> None:
        """How long the search may think, in time or in tries."""
        limit = command.add_mutually_exclusive_group()
        time = self._value("time")
        limit.add_argument("--time", type=self._values.time, default=default, metavar=time, help=self._say(message))
        tries = self._say("command-iterations")
        limit.add_argument("--iterations", type=self._values.positive, metavar=self._value("number"), help=tries)

    def _value(self, what: str) -> str:
        """What stands in the help for something to put there."""
        return self._say(f"command-value-{what}")
