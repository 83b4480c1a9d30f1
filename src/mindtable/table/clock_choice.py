"""The clock in the form of the first page: what a family offers, or a time of one's own."""

from __future__ import annotations

from typing import Final, NamedTuple

from starlette.datastructures import FormData

from .. import games
from .clocks import BadClock, Clock, in_words
from .clocks.shown import Say
from .declined import Declined
from .family import Family, families, family_of
from .forms import field

OWN: Final = "own"
MINUTES: Final = "clock-minutes"
MORE: Final = "clock-more"
SECONDS: Final = "clock-seconds"  # a turn
_MINUTE: Final = 60


class ClockChoice(NamedTuple):
    """The clocks to choose from for the games of a family."""

    field: str
    games: tuple[str, ...]
    offered: tuple[tuple[str, str], ...]  # as they are kept, and in words
    is_by_turn: bool  # a time of one's own is one for each turn


def clock_choices(say: Say) -> list[ClockChoice]:
    """What there is to choose, by family."""
    return [
        ClockChoice(
            _field_of(family),
            tuple(game.name for game in games.families()[family.name].games),
            tuple((clock, in_words(clock, say)) for clock in family.clocks),
            _is_by_turn(family),
        )
        for family in families()
    ]


def clock_fields() -> list[str]:
    """The names of all fields, to be remembered."""
    return [*map(_field_of, families()), MINUTES, MORE, SECONDS]


def clock_of(form: FormData, game: str) -> str:
    """The clock that was chosen for a game; "" if none was. Raises Declined."""
    family = family_of(game)
    text = field(form, _field_of(family), "")
    if text == OWN:
        text = f"turn:{_number(form, SECONDS)}" if _is_by_turn(family) else _of_game(form)
    try:
        Clock.read(text)
    except BadClock as problem:
        raise Declined(422, "clock-bad") from problem
    return text


def _of_game(form: FormData) -> str:
    return f"{_number(form, MINUTES) * _MINUTE}+{_number(form, MORE)}"


def _number(form: FormData, name: str) -> int:
    text = field(form, name, "") or "0"
    if not (text.isascii() and text.isdecimal() and len(text) < 6):
        raise Declined(422, "clock-bad")
    return int(text)


def _field_of(family: Family) -> str:
    return f"clock-of-{family.name}"


def _is_by_turn(family: Family) -> bool:
    return any(clock and clock.unit == "turn" for clock in map(Clock.read, family.clocks))
