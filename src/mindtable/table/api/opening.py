"""What programs wish to play, as the table opens it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ...game.contract import SetupError
from ...game.options import Option
from ...games import game_named
from ...store import Agreement, NewGame, Person
from ..agreements import MATCH
from ..clocks import BadClock, Clock
from ..declined import Declined, Faulty
from ..openings import SCREEN, USUAL_BOT, Other
from ..openings import Wish as Opening
from ..option_files import with_file
from .call import Asked
from .values import Terms, Wish

_LONGEST_VALUE: Final = 20  # of an option that is no file
_FILE: Final = "file"


async def opened(asked: Asked, wish: Wish) -> NewGame:
    """What the store needs to begin a game for who asks, against bots of the house or with free chairs. What is as long
    as a file is read apart, and is kept as the game writes it. Raises Declined if there is no such game."""
    opening = opening_of(wish, asked.player, await asked.person())
    for option in game_named(wish.game).options:
        if option.kind == _FILE and option.name in wish.options:
            text = wish.options[option.name]
            opening = await with_file(opening, option.name, text, asked.state.reading_room, asked.address)
    return asked.state.openings.new(opening)


def opening_of(wish: Wish, player: str, person: Person) -> Opening:
    """A wish of a player's, whose files were read. Raises Declined."""
    chosen = _chosen(wish.game, wish.options)
    has_own_cards = any(option.instead_of_sets for option in chosen)
    if has_own_cards and wish.sets:
        raise Declined(422, "api-bad-field", field="sets")
    if SCREEN in wish.others:  # several at one screen have a browser between them
        raise Declined(422, "api-bad-field", field="others")
    return Opening(
        wish.game,
        "bot" if wish.against else "friends",
        player,
        name=person.name,
        face=person.face,
        bot=wish.against or USUAL_BOT,
        sets=None if has_own_cards else wish.sets,
        options=dict(wish.options),
        others=tuple(map(Other, wish.others)),
        agreement=_agreement(wish.agreement),
    )


def _chosen(game: str, options: Mapping[str, str]) -> list[Option]:
    """The options of a game that are chosen. Raises Declined if it has none such, or one is too long to be meant."""
    try:
        known = {option.name: option for option in game_named(game).options}
    except SetupError as problem:
        raise Faulty("table-cannot-begin-because", problem.flaw) from problem
    for name, value in options.items():
        if name not in known or (known[name].kind != _FILE and len(value) > _LONGEST_VALUE):
            raise Declined(422, "api-no-option", name=name)
    return [known[name] for name in options]


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
