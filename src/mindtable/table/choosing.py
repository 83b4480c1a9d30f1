"""Which fields of the first page have a meaning for the game that is chosen there, as a style sheet: the page needs no
script."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ..bots import BOTS, stand_in
from ..games import games
from .fields import OneOf
from .wishes import fields_of, most_seats, other_chairs

_CHOSEN: Final = "background: var(--panel); border-color: var(--accent); box-shadow: var(--shadow);"  # as in pages.css


def choosing_css() -> str:
    """What is hidden while a game is chosen: what is for others, and chairs that it has not."""
    hidden = ",\n".join([*(selector for game in games() for selector in _hidden(game)), *_not_said()])
    return f"{hidden} {{ display: none; }}\n" + "".join(f"{one} {{ {_CHOSEN} }}\n" for one in _standing_in())


def _hidden(game: str) -> Iterator[str]:
    chosen = f':is(.start, .seek, .new-tournament):has([name="game"][value="{game}"]:checked)'
    yield f'{chosen} [data-for]:not([data-for~="{game}"])'
    for name, option in fields_of(game, OneOf):
        if option.is_seats:
            for value in option.values:
                yield f'{chosen}:has([name="{name}"] [value="{value}"]:checked) {_chairs_from(int(value))}'
    yield f"{chosen} {_chairs_from(most_seats(game))}"


def _not_said() -> Iterator[str]:
    """Of what the button may say, all but what it does: of which bots it speaks, or nothing of them where it is said
    of a chair who sits there."""
    for bot in BOTS:
        games_of_others = []
        for game, other in _stand_ins(bot):
            yield f'.start{_chosen(bot)}{_chosen(game, "game")} [data-bot]:not([data-bot="{other}"])'
            games_of_others.append(f":not({_chosen(game, 'game')})")
        yield f'.start{_chosen(bot)}{"".join(games_of_others)} [data-bot]:not([data-bot="{bot}"])'
    is_said = ':has(.other option:not([value=""]):checked)'
    yield f".start{is_said} [data-bot]"
    yield f".start:not({is_said}) .any-company"


def _standing_in() -> Iterator[str]:
    """The bots that look as if they were chosen, because the one that is does not play the game."""
    for bot in BOTS:
        for game, other in _stand_ins(bot):
            yield f'.start{_chosen(bot)}{_chosen(game, "game")} [name="bot"][value="{other}"] + span'


def _stand_ins(bot: str) -> Iterator[tuple[str, str]]:
    """The games that a bot does not play, and who does in its place."""
    for game in games():
        if (other := stand_in(bot, game)) != bot:
            yield game, other


def _chosen(value: str, name: str = "bot") -> str:
    return f':has([name="{name}"][value="{value}"]:checked)'


def _chairs_from(seats: int) -> str:
    """The chairs that are too many for a number of players."""
    return f".other-{min(seats, other_chairs().stop) - 1} ~ .other"
