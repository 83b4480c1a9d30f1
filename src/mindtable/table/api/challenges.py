"""Challenges, for programs; and for people, who answer them on a page."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import SystemRandom

from ...game.sights import facts_of
from ...store import NewGame, is_program
from ..challenges import Made
from ..openings import Openings
from ..state import State
from .call import Asked, Call
from .opening import opened, opening_of
from .shapes import read
from .values import Challenge, ChallengeWish, Done, Opened, OwnChallenges, Wish


async def make(asked: Asked) -> OwnChallenges:
    """Challenge somebody."""
    wish: ChallengeWish = asked.body
    game = Wish(wish.game, wish.sets, wish.options, wish.agreement)
    new = await opened(asked, game)  # if it can be played at all
    await asked.state.house.rated.check(new)
    # As it is read once: whoever accepts need not wait for that, and sees beforehand with what they would play.
    kept = {**facts_of(game), "sets": list(new.sets), "options": dict(new.options)}
    await asked.state.house.challenges.make(asked.player, wish.to, kept)
    return await own(asked)


async def own(asked: Asked) -> OwnChallenges:
    """Challenges that one has made, or may answer."""
    return OwnChallenges(tuple(seen_by(asked.player, await asked.state.house.challenges.of(asked.player))))


async def accept(asked: Asked) -> Opened:
    """Play as somebody wants to."""
    return Opened(await accepted(asked.state, asked.at("challenge"), asked.player))


async def decline(asked: Asked) -> Done:
    """Do not play, or take back what one has made oneself."""
    await asked.state.house.challenges.take(asked.at("challenge"), asked.player, may_withdraw=True)
    return Done()


async def accepted(state: State, challenge: str, player: str | None) -> str:
    """Begin the game of a challenge that a player may answer; its id. Raises Declined."""
    made = await state.house.challenges.take(challenge, player)
    await state.house.lobby.check_may_meet((made.challenge.challenger, made.challenge.challenged))
    return (await state.house.usher.begin(_game(state.openings, made))).id


def seen_by(player: str, challenges: Sequence[Made]) -> list[Challenge]:
    """Challenges as a player sees them."""
    return [_seen(player, made, read(Wish, made.challenge.wish)) for made in challenges]


def _seen(player: str, made: Made, wish: Wish) -> Challenge:
    return Challenge(
        id=made.challenge.id,
        challenger=made.challenger.name,
        challenged=made.challenged.name,
        is_mine=made.challenge.challenger == player,
        is_program=is_program(made.challenge.challenger),
        game=wish.game,
        sets=wish.sets,
        options=wish.options,
        agreement=wish.agreement,
    )


def _game(openings: Openings, made: Made) -> NewGame:
    """The game of two, who sit down by lot; where more play the other chairs are free."""
    one, wish = made.challenge, read(Wish, made.challenge.wish)
    new = openings.new(opening_of(wish, one.challenger, made.challenger))
    two = [(one.challenger, made.challenger), (one.challenged, made.challenged)]
    SystemRandom().shuffle(two)
    taken = [
        replace(chair, player=player, name=who.name, face=who.face)
        for chair, (player, who) in zip(new.chairs, two, strict=False)
    ]
    return replace(new, chairs=(*taken, *new.chairs[2:]))


calls = (
    Call("GET", "/challenges", own, "Challenges that one has made, or may answer", OwnChallenges),
    Call("POST", "/challenges", make, "Challenge somebody by their name", OwnChallenges, ChallengeWish),
    Call("POST", "/challenges/{challenge}/accept", accept, "Play as somebody wants to", Opened),
    Call("POST", "/challenges/{challenge}/decline", decline, "Do not; or take one's own back", Done),
)
