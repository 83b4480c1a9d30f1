"""What programs wish to play, as the table opens it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ...game.contract import SetupError
from ...games import game_named
from ...store import Agreement, NewGame, Person
from ..agreements import MATCH
from ..clocks import BadClock, Clock
from ..declined import Declined, Faulty
from ..openings import USUAL_BOT, Openings
from ..openings import Wish as Opening
from .values import Terms, Wish

_LONGEST_VALUE: Final = 20  # of an option


def opened(openings: Openings, wish: Wish, player: str, person: Person) -> NewGame:
    """What the store needs to begin a game for a player, against a bot of the house or with free chairs. Raises
    Declined if there is no such game."""
    _check_options(wish.game, wish.options)
    return openings.new(
        Opening(
            wish.game,
            "bot" if wish.against else "friends",
            player,
            name=person.name,
            face=person.face,
            bot=wish.against or USUAL_BOT,
            sets=wish.sets,
            options=dict(wish.options),
            agreement=_agreement(wish.agreement),
        )
    )


def _check_options(game: str, options: Mapping[str, str]) -> None:
    """What is as long as a file, a deck for instance, is handed in on pages, which have it read apart. Raises
    Declined."""
    try:
        known = {option.name for option in game_named(game).options if option.kind != "file"}
    except SetupError as problem:
        raise Faulty("table-cannot-begin-because", problem.flaw) from problem
    for name, value in options.items():
        if name not in known or len(value) > _LONGEST_VALUE:
            raise Declined(422, "api-no-option", name=name)


def _agreement(terms: Terms) -> Agreement:
    """What is agreed on. What is private is neither listed nor watched. Raises Declined."""
    try:
        Clock.read(terms.clock)
    except BadClock as problem:
        raise Declined(422, "clock-bad") from problem
    if terms.best_of not in (1, MATCH):
        raise Declined(422, "api-bad-field", field="agreement.best_of")
    is_open = not terms.private
    return Agreement(**{**vars(terms), "listed": terms.listed and is_open, "watched": terms.watched and is_open})
