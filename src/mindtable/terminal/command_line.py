"""What can be said on the command line, explained in a language."""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Callable, Sequence
from difflib import get_close_matches
from importlib.metadata import version
from itertools import takewhile
from typing import Any, Final, NoReturn

from ..bots import BOTS
from ..bots.limit import Limit
from ..game.contract import SEATS, Game
from ..game.options import YES, Option
from ..games import family_of as rules_of
from ..games import games
from ..puzzles import entries
from ..puzzles.collection import themes_in
from ..solver import MOST_POSITIONS, SECONDS
from ..table.logs import FORMS
from ..table.openers import OPENERS
from ..wording import LANGUAGES, NAMINGS, Wording
from .argparse_words import spoken_in
from .arguments import BACK, DRAWS, LAST, MODULES, PEOPLE, complain
from .beforehand import GAME, LANGUAGE, NAMES, WITH, Beforehand, look_ahead
from .dealing import SETS
from .family import all_pictures, family_of
from .studying import add_lab, add_match
from .values import ALL, Values

_OPTION: Final = re.compile(r"--?[a-z]", re.IGNORECASE)


def read(arguments: Sequence[str] | None) -> argparse.Namespace:
    """What was asked for: `command` names it, `wording` is that of its language.

    Leaves where the command line is wrong, and after explaining it.
    """
    given = sys.argv[1:] if arguments is None else arguments
    beforehand = look_ahead(given)
    with spoken_in(beforehand.wording):
        line = _CommandLine(beforehand)
        line.check_spelling(given)
        asked = line.parser.parse_args(given, argparse.Namespace(wording=beforehand.wording))
        if asked.command is None:
            line.parser.print_help()
            raise SystemExit(0)
    return asked


def _parser_in(wording: Wording) -> type[argparse.ArgumentParser]:
    """The kind of parser whose errors are one line of a language, and whose titles end as the language sets them."""

    class Formatter(argparse.HelpFormatter):
        def start_section(self, heading: str | None) -> None:
            titled = wording.message("command-title", title=heading) if heading else heading
            super().start_section(titled and titled.removesuffix(":"))  # argparse puts the colon itself

    class Parser(argparse.ArgumentParser):
        def __init__(self, **about: Any) -> None:
            super().__init__(formatter_class=Formatter, **about)

        def error(self, message: str) -> NoReturn:
            help_line = f"{self.prog} --help"
            raise SystemExit(complain(wording.message("command-wrong", problem=message, command=help_line)))

    return Parser


class _CommandLine:
    def __init__(self, beforehand: Beforehand) -> None:
        self._wording = beforehand.wording
        self._say = self._wording.message
        self._values = Values(self._wording)
        self._kind = _parser_in(self._wording)
        self._default = next(iter(games()))
        self._command = beforehand.command
        self._game = beforehand.game or self._default

        self.parser = self._kind(prog="mindtable", description=self._say("command-description"), allow_abbrev=False)
        shown = f"%(prog)s {version('mindtable')}"
        self.parser.add_argument("--version", action="version", version=shown, help=self._say("command-version"))
        self._commands = self.parser.add_subparsers(
            dest="command", metavar=self._value("command"), title=self._say("command-commands")
        )
        for name in MODULES:
            what = self._say(f"command-{name}")
            about = self._say("command-about", help=what)
            command = self._commands.add_parser(name, help=what, description=about, allow_abbrev=False)
            if name == self._command:  # the others are only named
                getattr(self, f"_add_{name}")(command)
        for parser in (self.parser, *self._commands.choices.values()):
            self._add_everywhere(parser)

    def check_spelling(self, arguments: Sequence[str]) -> None:
        """Leave where an option is none: what stands behind it would be taken for something else."""
        parser = self._commands.choices.get(self._command or "", self.parser)
        # argparse has no public list of them
        known = [*self.parser._option_string_actions, *parser._option_string_actions]
        for argument in takewhile(lambda argument: argument != "--", arguments):
            name = argument.partition("=")[0]
            if _OPTION.match(name) and name not in known and not (name[1] != "-" and name[:2] in known):
                close = get_close_matches(name, known, n=1)
                message = "command-no-such-option-but" if close else "command-no-such-option"
                parser.error(self._say(message, name=name, close="".join(close)))

    def _add_everywhere(self, parser: argparse.ArgumentParser) -> None:
        """What has been looked for beforehand, and may stand before and behind the name of a command."""
        languages = self._say("command-lang", languages=", ".join(LANGUAGES))
        parser.add_argument(LANGUAGE, metavar=self._value("language"), help=languages)
        parser.add_argument(
            NAMES, metavar=self._value("names"), help=self._say("command-names", namings=", ".join(NAMINGS))
        )
        modules = self._say("command-with")
        parser.add_argument(WITH, action="append", metavar=self._value("module"), help=modules)

    # --- commands ----------------------------------------------------------------------------------

    def _add_serve(self, serve: argparse.ArgumentParser) -> None:
        host = self._say("command-host")
        serve.add_argument("--host", default="127.0.0.1", metavar=self._value("address"), help=host)
        port = self._say("command-port")
        serve.add_argument("--port", type=self._values.port, default=8000, metavar=self._value("number"), help=port)
        self._add_store(serve)
        self._add_days(serve, "keep-finished", "keep-abandoned", "keep-unbegun")
        number, values = self._value("number"), self._values
        workers, thinkers = self._say("command-workers"), self._say("command-thinkers")
        serve.add_argument("--workers", type=values.positive, default=1, metavar=number, help=workers)
        serve.add_argument("--thinkers", type=values.whole, metavar=number, help=thinkers)
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
        serve.add_argument(
            "--metrics-for",
            nargs="+",
            default=[],
            type=self._values.network,
            metavar=self._value("address"),
            help=self._say("command-metrics-for"),
        )
        serve.add_argument("--log", choices=FORMS, help=self._say("command-log"))
        serve.add_argument("--contact", metavar=self._value("file"), help=self._say("command-contact"))
        serve.add_argument("--openings", choices=OPENERS, default=OPENERS[0], help=self._say("command-openings"))
        serve.add_argument("--no-ratings", action="store_true", help=self._say("command-no-ratings"))

    def _add_think(self, think: argparse.ArgumentParser) -> None:
        where = self._say("command-think-database")
        think.add_argument("--database", metavar=self._value("address"), help=where)
        count = self._say("command-processes")
        think.add_argument("--processes", type=self._values.positive, metavar=self._value("number"), help=count)
        think.set_defaults(data=None)

    def _add_play(self, play: argparse.ArgumentParser) -> None:
        which = self._say("command-game", default=self._default)
        play.add_argument("game", nargs="?", choices=list(games()), help=which)
        where = self._say("command-seat")
        play.add_argument("--seat", type=self._values.seats, metavar=self._value("seats"), help=where)
        whom = self._say("command-play-bot", bots=", ".join(BOTS))
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
        which = self._say("command-game", default=self._default)
        watch.add_argument("game", nargs="?", choices=list(games()), default=self._default, help=which)
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

    def _add_verify(self, verify: argparse.ArgumentParser) -> None:
        verify.add_argument("file", metavar=self._value("file"), help=self._say("command-record"))
        verify.add_argument("--json", action="store_true", help=self._say("command-json-verify"))

    def _add_scenario(self, scenario: argparse.ArgumentParser) -> None:
        scenario.add_argument("files", nargs="+", metavar=self._value("file"), help=self._say("command-scenarios"))

    def _add_cards(self, cards: argparse.ArgumentParser) -> None:
        cards.add_argument("name", nargs="*", metavar=self._value("name"), help=self._say("command-name"))
        self._add_game(cards)
        if catalogue := family_of(self._game).catalogue:
            catalogue.add_options(cards, self._wording)

    def _add_art(self, art: argparse.ArgumentParser) -> None:
        art.epilog = self._say("command-art-note")
        art.add_argument("name", nargs="*", metavar=self._value("name"), help=self._say("command-art-name"))
        what = art.add_mutually_exclusive_group()
        drawn = list(all_pictures())
        faces = dict.fromkeys(face for pictures in drawn for face in pictures.faces)
        what.add_argument("--face", choices=[*faces, BACK], help=self._say("command-art-face"))
        sets = [name for pictures in drawn for name in pictures.sets]
        what.add_argument(
            "--sheet",
            nargs="?",
            const=ALL,
            type=self._values.some_of(sets),
            metavar=self._value("sets"),
            help=self._say("command-art-sheet", sets=", ".join(sets)),
        )
        art.add_argument("--grey", action="store_true", help=self._say("command-art-grey"))
        width = self._say("command-art-width")
        art.add_argument("--width", type=self._values.pixels, metavar=self._value("number"), help=width)
        art.add_argument("-o", "--output", metavar=self._value("file"), help=self._say("command-art-output"))

    def _add_bench(self, bench: argparse.ArgumentParser) -> None:
        self._add_game(bench)
        self._add_sets(bench.add_argument)
        self._add_options(bench.add_argument, instead_of_sets=False)
        bench.add_argument(
            "--seconds",
            type=self._values.seconds,
            default=5.0,
            metavar=self._value("seconds"),
            help=self._say("command-seconds"),
        )
        bench.add_argument("--batch", action="store_true", help=self._say("command-batch"))
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
        analyse.add_argument("--json", action="store_true", help=self._say("command-json-bench"))

    def _add_learn(self, learn: argparse.ArgumentParser) -> None:
        learn.add_argument("lesson", nargs="?", metavar=self._value("lesson"), help=self._say("command-learn-lesson"))

    def _add_review(self, review: argparse.ArgumentParser) -> None:
        which = self._say("command-review-file", last=LAST)
        review.add_argument("file", nargs="?", default=LAST, metavar=self._value("file"), help=which)
        review.add_argument("--open", action="store_true", help=self._say("command-review-open"))
        review.add_argument("--json", action="store_true", help=self._say("command-json-bench"))

    def _add_calibrate(self, calibrate: argparse.ArgumentParser) -> None:
        self._add_game(calibrate)
        self._add_sets(calibrate.add_argument)
        self._add_options(calibrate.add_argument, instead_of_sets=False)
        number = self._value("number")
        games = self._say("command-calibrate-games")
        calibrate.add_argument("--games", type=self._values.positive, default=1000, metavar=number, help=games)
        first = self._say("command-calibrate-first")
        calibrate.add_argument("--first", type=self._values.whole, default=0, metavar=number, help=first)
        processes = self._say("command-arena-cores")
        calibrate.add_argument("--processes", type=self._values.positive, metavar=number, help=processes)
        into = self._say("command-calibrate-into")
        calibrate.add_argument("--into", default="calibration", metavar=self._value("folder"), help=into)
        calibrate.add_argument("--json", action="store_true", help=self._say("command-json-bench"))

    def _add_solve(self, solve: argparse.ArgumentParser) -> None:
        values = self._values
        solve.add_argument("file", metavar=self._value("file"), help=self._say("command-analyse-file"))
        which = self._say("command-analyse-move")
        solve.add_argument("--move", type=values.positive, metavar=self._value("number"), help=which)
        draws = self._say("command-solve-draws")
        solve.add_argument("--draws", choices=DRAWS, default=DRAWS[0], help=draws)
        seconds = self._say("command-solve-seconds", default=round(SECONDS))
        solve.add_argument(
            "--seconds", type=values.seconds, default=SECONDS, metavar=self._value("seconds"), help=seconds
        )
        most = self._say("command-solve-positions")
        solve.add_argument(
            "--positions", type=values.positive, default=MOST_POSITIONS, metavar=self._value("number"), help=most
        )
        solve.add_argument("--json", action="store_true", help=self._say("command-json-bench"))

    def _add_puzzle(self, puzzle: argparse.ArgumentParser) -> None:
        puzzle.add_argument("id", nargs="?", metavar=self._value("name"), help=self._say("command-puzzle-id"))
        puzzle.add_argument("--daily", action="store_true", help=self._say("command-puzzle-daily"))
        themes = [*themes_in(entries())]
        which = self._say("command-puzzle-theme", themes=", ".join(themes))
        puzzle.add_argument("--theme", choices=themes, metavar=self._value("name"), help=which)
        puzzle.add_argument("--list", action="store_true", help=self._say("command-puzzle-list"))
        puzzle.add_argument("--json", action="store_true", help=self._say("command-json-bench"))

    def _add_arena(self, arena: argparse.ArgumentParser) -> None:
        values = self._values
        arena.epilog = self._say("command-arena-note")
        who = self._say("command-arena-bots", bots=", ".join(BOTS))
        arena.add_argument("bots", nargs="+", metavar=self._value("bot"), help=who)
        self._add_game(arena)
        self._add_sets(arena.add_argument)
        self._add_options(arena.add_argument, instead_of_sets=False)
        number = self._say("command-arena-games")
        arena.add_argument("--games", type=values.positive, default=100, metavar=self._value("number"), help=number)
        self._add_limit(arena, None, "command-arena-time")
        seed = self._say("command-arena-seed")
        arena.add_argument("--seed", type=values.short_seed, default=1, metavar=self._value("number"), help=seed)
        cores = self._say("command-arena-cores")
        arena.add_argument("--cores", type=values.positive, metavar=self._value("number"), help=cores)
        arena.add_argument("--json", metavar=self._value("file"), help=self._say("command-arena-json"))

    def _add_match(self, match: argparse.ArgumentParser) -> None:
        who = self._say("command-match-bots", bots=", ".join(BOTS))
        match.add_argument("bots", nargs=2, metavar=self._value("bot"), help=who)
        self._add_game(match)
        self._add_sets(match.add_argument)
        self._add_options(match.add_argument, instead_of_sets=False)
        self._add_limit(match, None, "command-arena-time")
        add_match(match, self._values, self._wording)

    def _add_bot(self, bot: argparse.ArgumentParser) -> None:
        say, values = self._say, self._values
        bot.epilog = say("command-bot-note")
        whom = say("command-bot-name", bots=", ".join(BOTS))
        bot.add_argument("name", type=values.bot, metavar=self._value("bot"), help=whom)
        bot.add_argument("--at", required=True, metavar=self._value("url"), help=say("command-bot-at"))
        bot.add_argument("--token-file", metavar=self._value("file"), help=say("command-bot-token-file"))
        accept = say("command-bot-accept", games=", ".join(games()))
        bot.add_argument("--accept", type=values.games, metavar=self._value("games"), help=accept)
        seek = say("command-bot-seek")
        bot.add_argument("--seek", type=values.games, metavar=self._value("games"), help=seek)
        enter = say("command-bot-enter")
        bot.add_argument("--enter", nargs="+", default=[], metavar=self._value("name"), help=enter)
        at_once = say("command-bot-games")
        bot.add_argument("--games", type=values.positive, default=4, metavar=self._value("number"), help=at_once)
        self._add_limit(bot, None, "command-bot-time")

    def _add_lab(self, lab: argparse.ArgumentParser) -> None:
        add_lab(lab, self._values, self._wording)

    def _add_backup(self, backup: argparse.ArgumentParser) -> None:
        backup.add_argument("folder", metavar=self._value("folder"), help=self._say("command-backup-folder"))
        self._add_store(backup)

    def _add_prune(self, prune: argparse.ArgumentParser) -> None:
        self._add_store(prune)
        self._add_days(prune, "older-than", "abandoned", "unbegun")
        prune.add_argument("--dry-run", action="store_true", help=self._say("command-dry-run"))

    def _add_migrate(self, migrate: argparse.ArgumentParser) -> None:
        self._add_store(migrate)

    def _add_people(self, people: argparse.ArgumentParser) -> None:
        people.add_argument("action", choices=PEOPLE, help=self._say("command-people-action"))
        names = self._say("command-people-given")
        people.add_argument("names", nargs="*", metavar=self._value("name"), help=names)
        self._add_store(people)

    def _add_doctor(self, doctor: argparse.ArgumentParser) -> None:
        self._add_store(doctor)
        workers = self._say("command-doctor-workers")
        doctor.add_argument(
            "--workers", type=self._values.positive, default=1, metavar=self._value("number"), help=workers
        )
        doctor.add_argument("--url", metavar=self._value("url"), help=self._say("command-doctor-url"))

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
        self._add_options(which.add_argument, instead_of_sets=True)
        self._add_options(command.add_argument, instead_of_sets=False)
        seed = self._say("command-seed")
        command.add_argument("--seed", type=self._values.seed, metavar=self._value("number"), help=seed)

    def _add_game(self, command: argparse.ArgumentParser) -> None:
        which = self._say("command-game", default=self._default)
        command.add_argument(GAME, choices=list(games()), default=self._default, help=which)

    def _add_sets(self, add: Callable[..., object]) -> None:
        """Add the choice of sets to a command or to a group of its options."""
        choices = list(dict.fromkeys(name for game in self._games() for name in game.sets))
        known = games()[self._game].sets or choices
        families = {rules_of(game.name).name: game for game in self._games() if game.sets}
        helped = [self._say(f"option-{family}-{SETS}", sets=", ".join(game.sets)) for family, game in families.items()]
        sets = self._values.some_of(known)
        add(f"--{SETS}", type=sets, metavar=self._value("sets"), help=self._several(helped))

    def _add_options(self, add: Callable[..., object], *, instead_of_sets: bool) -> None:
        """Add the options of all games; those of the game that is asked for come first where names are the same."""
        offered: dict[str, Option] = {}
        helped: dict[str, list[str]] = {}
        for game in self._games():
            for option in game.options:
                if option.instead_of_sets == instead_of_sets:
                    offered.setdefault(option.name, option)
                    said = self._say(f"option-{rules_of(game.name).name}-{option.name}")
                    helped.setdefault(option.name, []).append(said)
        for name, option in offered.items():
            self._add_option(add, option, self._several(helped[name]))

    def _add_option(self, add: Callable[..., object], option: Option, help_text: str) -> None:
        name = f"--{option.name}"
        match option.kind:
            case "yes or no":
                add(name, dest=option.name, action="store_const", const=YES, help=help_text)
            case "number":
                add(name, dest=option.name, type=self._values.number, metavar=self._value("number"), help=help_text)
            case "one of":
                add(name, dest=option.name, choices=option.choices, help=help_text)
            case "file":
                add(name, dest=option.name, metavar=self._value("file"), help=help_text)

    def _games(self) -> list[Game[Any]]:
        """All games, that which is asked for first."""
        known = games()
        return [known[self._game], *(game for name, game in known.items() if name != self._game)]

    def _several(self, sentences: Sequence[str]) -> str:
        """What is said of an option that several families have."""
        return "; ".join(dict.fromkeys(sentences))

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
