"""What the lobby shows to somebody: nothing but what all may know, and their own waiting."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from datetime import UTC
from functools import lru_cache
from itertools import chain
from typing import Final, NamedTuple

from ...games import game_named, games
from ...store import Sought, is_program
from ...wording import Wording
from ..authority import Authority
from ..clocks import in_words
from ..family import kind_of, page_of
from ..pictures import face_address
from ..present.parts import Player
from ..present.sayings import said, wording_in
from ..present.scene import Scene
from ..seen import scene_now
from ..tidings import Told
from .clocks import clocks_of
from .lobby import LobbyNow, RunningTable
from .pairing import Gathering

BOT_OFFERED: Final = 20.0  # seconds after which somebody who waits may play a bot meanwhile
_REMEMBERED: Final = 1 << 9
_FACES: Final = 4  # beside a table
_ANY: Final = "any"  # clock


class Row(NamedTuple):
    """Somebody who waits for others, or a table that does."""

    id: str
    is_table: bool
    name: str
    title: str
    kind: str
    taken: int
    seats: int
    clock: str
    minutes: int  # since when
    is_mine: bool = False
    since: int = 0  # the same in seconds, of one's own
    face: str = ""  # the address of a picture; "": none
    rating: int | None = None
    is_rated: bool = False
    is_bot: bool = False  # a program that plays through the network

    @property
    def initial(self) -> str:
        """What stands for a face."""
        return self.name[:1].upper()


class Watched(NamedTuple):
    """A table to be watched."""

    game: str
    title: str
    line: str
    players: tuple[Player, ...]


class Quick(NamedTuple):
    """How many look for a game by a clock, in words; and whether the viewer does."""

    game: str
    clock: str
    waiting: str
    is_mine: bool


class Shown(NamedTuple):
    """All that a viewer sees of the lobby."""

    rows: tuple[Row, ...]
    mine: Sought | None
    is_bot_offered: bool
    here: tuple[str, ...]  # the names of those who wait
    watched: tuple[Watched, ...]
    playing: int
    quick: tuple[Quick, ...]
    has_found: bool  # others, with whom they sit now


def shown(now: LobbyNow, player: str | None, language: str) -> Shown:
    """The lobby as a player sees it."""
    now = now.seen_by(player)
    mine = now.of(player)
    waiting = [_row(one, player, language) for one in now.gatherings]
    tables = [_table_row(one.table, one.taken, player, language) for one in now.open]
    rows = sorted([*waiting, *tables], key=lambda row: not row.is_mine)
    own = next((seek for seek in mine.seeks if seek.who.player == player), None) if mine else None
    return Shown(
        rows=tuple(rows),
        mine=own.who.sought if own else None,
        is_bot_offered=own is not None and own.waited >= BOT_OFFERED,
        here=tuple(dict.fromkeys(_names_here(now, language))),
        watched=tuple(_watched(one, language) for one in now.running),
        playing=now.playing,
        quick=tuple(_quick(now, own.who.sought if own else None, language)),
        has_found=player in now.found,
    )


def clock_words(clock: str | None, language: str) -> str:
    """A clock in a few words; None is any."""
    if clock is None:
        return said(language, "lobby-clock-any", {})
    return in_words(clock, lambda message, **about: said(language, message, about))


def _row(gathering: Gathering, player: str | None, language: str) -> Row:
    sought, is_mine = gathering.sought, gathering.has(player)
    own = next((seek for seek in gathering.seeks if seek.who.player == player), gathering.first)
    return Row(
        id=gathering.first.id,
        is_table=False,
        name=said(language, "table-you", {}) if is_mine else _named(gathering.first.who.name, language),
        title=said(language, f"table-game-{sought.game}", {}),
        kind=kind_in_words(sought.game, sought.sets, tuple(sought.options.items()), language),
        taken=len(gathering.seeks),
        seats=sought.seats,
        clock=clock_words(own.who.sought.clock if is_mine else sought.clock, language),
        minutes=int(own.waited // 60),
        is_mine=is_mine,
        since=int(own.since.replace(tzinfo=UTC).timestamp()) if is_mine else 0,
        face=face_address(own.who.face),
        rating=own.who.rating,
        is_rated=sought.rated,
        is_bot=is_program(own.who.player),
    )


def _table_row(table: Authority, taken: int, player: str | None, language: str) -> Row:
    begun = table.begun
    is_mine = bool(table.seats_of(player))
    host = next(chair for chair in table.chairs.values() if chair.player)
    return Row(
        id=table.id,
        is_table=True,
        name=said(language, "table-you", {}) if is_mine else _named(host.name, language),
        title=said(language, f"table-game-{table.game.name}", {}),
        kind=kind_in_words(table.game.name, begun.sets, tuple(begun.options.items()), language),
        taken=taken,
        seats=len(table.seats),
        clock=clock_words(begun.agreement.clock, language),
        minutes=0,
        is_mine=is_mine,
        face=face_address(host.face),
        is_rated=begun.agreement.rated,
        is_bot=host.is_program,
    )


def _names_here(now: LobbyNow, language: str) -> Sequence[str]:
    seeking = (seek.who.name for one in now.gatherings for seek in one.seeks)
    sitting = (chair.name for one in now.open for chair in one.table.chairs.values() if chair.player)
    return [_named(name, language) for name in chain(seeking, sitting)]


def _quick(now: LobbyNow, mine: Sought | None, language: str) -> list[Quick]:
    """By game and clock; who would take any counts as one who waits for each."""
    waiting = Counter((seek.who.sought.game, seek.who.sought.clock) for one in now.gatherings for seek in one.seeks)
    found = []
    for game in games():
        for clock in (None, *clocks_of(game)):
            is_mine = mine is not None and (mine.game, mine.clock) == (game, clock)
            count = waiting[game, clock]
            message = "lobby-you-wait" if is_mine else "lobby-count-waits"
            words = said(language, message, {} if is_mine else {"count": count}) if is_mine or count else ""
            found.append(Quick(game, _ANY if clock is None else clock, words, is_mine))
    return found


def _named(name: str, language: str) -> str:
    return name or said(language, "people-guest", {})


@lru_cache(_REMEMBERED)
def kind_in_words(game: str, sets: tuple[str, ...], options: tuple[tuple[str, str], ...], language: str) -> str:
    """What a game is played with, before it is dealt."""
    position, _ = game_named(game).deal(seed=0, sets=sets, options=dict(options))
    view = position.view(None)
    names = {seat: str(seat) for seat in position.seats}
    wording = wording_in(language)
    return kind_of(Scene(view, view.sight, Told(()), names, {}, wording, sets=sets))


@lru_cache(_REMEMBERED)
def _watched(running: RunningTable, language: str) -> Watched:
    """A table as everybody may see it who looks on."""
    table = running.table
    wording: Wording = wording_in(language)
    scene = scene_now(table, None, wording)
    head = page_of(scene).head
    sides = [" + ".join(scene.names[seat] for seat in side) for side in scene.sight.sides]
    return Watched(
        game=table.id,
        title=" – ".join(sides),
        line=" · ".join(filter(None, (head.game, head.detail, head.standing))),
        players=tuple(scene.player(seat) for side in scene.sight.sides for seat in side)[:_FACES],
    )
