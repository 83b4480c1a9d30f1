"""Which fields of the first page have a meaning for the game that is chosen there, as a style sheet: the page needs no
script."""

from __future__ import annotations

from collections.abc import Iterator

from ..bots import BOTS
from ..games import games
from .fields import OneOf
from .wishes import fields_of, most_seats, other_chairs


def choosing_css() -> str:
    """What is hidden while a game is chosen: what is for others, and chairs that it has not."""
    hidden = ",\n".join([*(selector for game in games() for selector in _hidden(game)), *_not_said()])
    return f"{hidden} {{ display: none; }}\n"


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
        yield f'.start:has([name="bot"][value="{bot}"]:checked) [data-bot]:not([data-bot="{bot}"])'
    is_said = ':has(.other option:not([value=""]):checked)'
    yield f".start{is_said} [data-bot]"
    yield f".start:not({is_said}) .any-company"


def _chairs_from(seats: int) -> str:
    """The chairs that are too many for a number of players."""
    return f".other-{min(seats, other_chairs().stop) - 1} ~ .other"
