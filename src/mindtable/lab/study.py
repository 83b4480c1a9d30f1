"""A study as it is written down: which bots play which game with which cards, and how many deals."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

from ..arena.fixtures import Cards, Fixture, mirrored
from ..bots import check_bot, learns
from ..bots.family import CLASSIC_VERSION, search_version_of
from ..game.contract import Game, SetupError
from ..game.flaws import flaw, flaw_of_file, in_field, in_file, written
from ..game.options import Option
from ..games import game_named

ALL: Final = "all"  # sets
CHUNK: Final = 100  # deals
MOST: Final = 1 << 40  # of any number
_FIELDS: Final = ("game", "sets", "options", "bots", "deals", "mirrored", "iterations", "seed", "chunk")


@dataclass(frozen=True)
class Study:
    """What is played. With one bot it has all seats; with several, every pair meets as in the arena.

    Mirrored deals are played with each bot of a pair at each side. Otherwise pairs and sides take turns, deal by deal.
    """

    game: str
    sets: tuple[str, ...]
    options: tuple[tuple[str, str], ...]
    bots: tuple[str, ...]
    deals: int
    mirrored: bool
    iterations: int | None  # for bots that search, where their names do not say how long
    seed: int
    chunk: int

    @property
    def cards(self) -> Cards:
        """What is dealt."""
        return Cards(self.game, self.sets, self.options, self.seed)

    @property
    def heading(self) -> dict[str, Any]:
        """What has to be the same if games are to be counted together: all but how many they are."""
        facts = {name: value for name, value in asdict(self).items() if name != "deals"}
        rules = game_named(self.game).rules
        version = search_version_of(self.game) if any(map(learns, self.bots)) else CLASSIC_VERSION
        return {**facts, "options": dict(self.options), "rules": rules, "search": version}

    @property
    def games_of_a_deal(self) -> int:
        """How many games are played with every deal."""
        return len(list(self.fixtures(0)))

    def fixtures(self, deal: int) -> Iterator[Fixture]:
        """The games of a deal."""
        sides = _sides(self.cards)
        if len(self.bots) == 1:
            yield Fixture(deal, (0,) * sides, 0)
            return
        games = mirrored(deal, len(self.bots), sides)
        if self.mirrored:
            yield from games
        else:
            yield games[deal % len(games)]


@cache
def _sides(cards: Cards) -> int:
    """How many sides the table has."""
    return len(cards.dealt(0).sides)


def pieces(deals: int, chunk: int) -> Iterator[range]:
    """Deals in chunks, the last of which may be smaller."""
    for first in range(0, deals, chunk):
        yield range(first, min(first + chunk, deals))


def read_study(file: Path) -> Study:
    """The study that a file describes. A SetupError says what is wrong with it."""
    try:
        document = tomllib.loads(file.read_text(encoding="utf-8"))
        return _study(document, file.parent)
    except (OSError, UnicodeDecodeError) as problem:
        raise SetupError(flaw_of_file(str(file), problem)) from problem
    except tomllib.TOMLDecodeError as problem:
        raise SetupError(flaw("not-toml").within(in_file(file))) from problem
    except SetupError as problem:
        raise SetupError(problem.flaw.within(in_file(file))) from problem


def _study(document: Mapping[str, Any], folder: Path) -> Study:
    for name in document:
        if name not in _FIELDS:
            raise SetupError(flaw("none-of", value=written(name), known=", ".join(_FIELDS)))
    game = game_named(document.get("game"))
    options = _options(document.get("options", {}), game, folder)
    study = Study(
        game=game.name,
        sets=_sets(document.get("sets"), game, options),
        options=tuple(options.items()),
        bots=_bots(document.get("bots"), game.name),
        deals=_number(document, "deals"),
        mirrored=_truth(document, "mirrored"),
        iterations=_number(document, "iterations") if "iterations" in document else None,
        seed=_number(document, "seed", 1),
        chunk=_number(document, "chunk", CHUNK),
    )
    study.cards.dealt(0)  # whether it can be dealt
    return study


def _number(document: Mapping[str, Any], name: str, default: int | None = None) -> int:
    value = document.get(name, default)
    if not isinstance(value, int) or isinstance(value, bool) or not 0 < value <= MOST:
        raise SetupError(flaw("out-of-range", in_field(name), value=written(str(value)), least=1, most=MOST))
    return value


def _truth(document: Mapping[str, Any], name: str) -> bool:
    value = document.get(name, True)
    if not isinstance(value, bool):
        raise SetupError(flaw("none-of", in_field(name), value=written(str(value)), known="true, false"))
    return value


def _bots(names: Any, game: str) -> tuple[str, ...]:
    if not isinstance(names, list) or not names:
        raise SetupError(flaw("not-a-list", in_field("bots")))
    for name in names:
        check_bot(str(name), game)
        if names.count(name) > 1:
            raise SetupError(flaw("bot-twice", name=written(str(name))))
    return tuple(map(str, names))


def _sets(sets: Any, game: Game[Any], options: Mapping[str, str]) -> tuple[str, ...]:
    if sets is None:
        instead = {option.name for option in game.options if option.instead_of_sets}
        return () if instead & {*options} else tuple(game.default_sets)
    if sets == ALL:
        return tuple(game.sets)
    if not isinstance(sets, list):
        raise SetupError(flaw("not-a-list", in_field("sets")))
    return tuple(map(str, sets))


def _options(options: Any, game: Game[Any], folder: Path) -> dict[str, str]:
    """The options; one that is written down in a file names it, from the folder of the study."""
    if not isinstance(options, dict):
        raise SetupError(flaw("not-a-map", in_field("options")))
    known = {option.name: option for option in game.options}
    return {name: _option(str(value), known.get(name), folder) for name, value in options.items()}


def _option(value: str, option: Option | None, folder: Path) -> str:
    if option is None or option.kind != "file":
        return value
    return option.read((folder / value).read_text(encoding="utf-8"))
