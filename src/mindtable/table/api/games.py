"""Games, for programs: one's own, a new one, how one stands, and what is done in it."""

from __future__ import annotations

from typing import Final

from ...bots import stand_in
from ...game.commitments import read_secret
from ...game.contract import Seat
from ...games import games
from ..admission import admit
from ..authority import Authority
from ..declined import Declined
from .call import Asked, Call
from .opening import opened
from .seen import game_for, listed, own_seat, seat_of
from .values import Bits, Done, Game, Joining, Me, Move, Opened, OwnGames, Wish

_AT_ONCE: Final = 20  # games in one list
_LATEST: Final = 6  # digits of where a list begins
_SUBSTITUTE: Final = "rule"  # takes the seat of somebody who leaves a game that goes on


async def me(asked: Asked) -> Me:
    """Who plays with the token."""
    person = await asked.person()
    return Me(person.name, asked.token.is_program, asked.token.label, tuple(games()))


async def own(asked: Asked) -> OwnGames:
    """Some games of one's own."""
    first = asked.request.query_params.get("from", "0")
    if not first.isdecimal() or len(first) > _LATEST:
        raise Declined(422, "api-bad-field", field="from")
    found = await asked.state.house.hall.games_of(asked.player, _AT_ONCE, int(first))
    return OwnGames(tuple(listed(table, asked.player, asked.wording) for table, _ in found.games), found.are_more)


async def begin(asked: Asked) -> Opened:
    """Open a game."""
    new = opened(asked.state.openings, asked.body, asked.player, await asked.person())
    return Opened((await asked.state.house.usher.begin(new, asked.address)).id)


async def show(asked: Asked) -> Game:
    """How a game stands."""
    table = await looked_at(asked)
    asked.state.house.hall.seen(table, asked.player, asked.address)
    return shown(asked, table)


async def join(asked: Asked) -> Game:
    """Sit down at a free chair. Who sits there already stays where they are."""
    house = asked.state.house
    table = await house.hall.game(asked.at("game"))
    if not table.seats_of(asked.player):
        seat = _free_chair(asked, table)
        await house.lobby.check_may_meet([asked.player, *(one.player for one in table.chairs.values() if one.player)])
        who = await asked.person()
        await house.usher.sit_down(
            table, seat, player=asked.player, name=who.name, face=who.face, address=asked.address
        )
    house.dealer.deal_soon(table)
    return shown(asked, table)


def _free_chair(asked: Asked, table: Authority) -> Seat:
    """The chair that somebody may have: by invitation, or any of a game that is listed. Raises Declined."""
    joining: Joining = asked.body
    keys = asked.state.house.keys
    invited = [seat for seat in table.chairs if keys.invites(joining.invitation, table.id, seat)]
    if not invited and not table.begun.agreement.is_listed:
        admit(table, asked.player)
        raise Declined(403, "table-bad-invitation")
    may_have = invited or table.free_seats
    wanted = [seat for seat in may_have if joining.seat in ("", seat) and seat in table.free_seats]
    if not wanted:
        raise Declined(409, "table-chair-taken")
    return wanted[0]


async def deal(asked: Asked) -> Done:
    """Add bits to the deal."""
    house = asked.state.house
    table = await house.hall.game(asked.at("game"))
    own_seat(table, asked.player)
    bits = read_secret(asked.body.bits) if asked.body.bits else b""
    if bits is None:
        raise Declined(422, "api-bad-field", field="bits")
    house.hall.seen(table, asked.player, asked.address)
    await house.dealer.add_bits(table, asked.player, bits)
    return Done()


async def move(asked: Asked) -> Done:
    """Answer what one is asked."""
    house = asked.state.house
    answer: Move = asked.body

    async def answered(table: Authority) -> Done:
        seat = own_seat(table, asked.player)
        house.hall.seen(table, asked.player, asked.address)
        await house.dealer.answer(table, seat, answer.move, answer.mark, asked.player, thought=answer.thought)
        return Done()

    return await house.hall.decided(asked.at("game"), answered)


async def resign(asked: Asked) -> Done:
    """Give up."""
    table = await asked.state.house.hall.game(asked.at("game"))
    seat = own_seat(table, asked.player)
    await asked.state.house.dealer.resign(table, seat, stand_in(_SUBSTITUTE, table.game.name), asked.player)
    return Done()


async def looked_at(asked: Asked) -> Authority:
    """A game that one may look at. Raises Declined."""
    table = await asked.state.house.hall.game(asked.at("game"))
    admit(table, asked.player)
    if seat_of(table, asked.player):
        asked.state.house.dealer.deal_soon(table)
    return table


def shown(asked: Asked, table: Authority) -> Game:
    """A game as whoever asks may know it."""
    home = str(asked.request.base_url).rstrip("/")
    return game_for(table, asked.player, asked.wording, asked.state.house.keys, home)


calls = (
    Call("GET", "/me", me, "Who plays with the token", Me),
    Call(
        "GET", "/games", own, "Games of one's own", OwnGames, queries={"from": "how many to pass over, 20 come at once"}
    ),
    Call("POST", "/games", begin, "Open a game", Opened, Wish),
    Call("GET", "/games/{game}", show, "How a game stands", Game),
    Call("POST", "/games/{game}/join", join, "Sit down at a free chair", Game, Joining),
    Call("POST", "/games/{game}/deal", deal, "Add bits to the deal", Done, Bits),
    Call("POST", "/games/{game}/move", move, "Answer what one is asked", Done, Move),
    Call("POST", "/games/{game}/resign", resign, "Give up", Done),
)
