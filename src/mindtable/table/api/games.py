"""Games, for programs: one's own, a new one, how one stands, and what is done in it."""

from __future__ import annotations

from typing import Final

from ...game.commitments import read_secret
from ...game.contract import Seat
from ...games import games
from ..admission import admit
from ..authority import Authority
from ..declined import Declined
from ..finished import another_game, record_of
from ..substitutes import seat_bot, sit_down_again, substitute
from .call import Asked, Call
from .opening import opened
from .seen import game_for, listed, own_seat, seat_of
from .values import Bits, BotWish, Done, Emote, Game, Joining, Me, Move, Opened, OwnGames, Record, Wish

_AT_ONCE: Final = 20  # games in one list
_LATEST: Final = 6  # digits of where a list begins


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
    return Opened((await asked.state.house.usher.begin(await opened(asked, asked.body), asked.address)).id)


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


async def take_back(asked: Asked) -> Done:
    """Take one's last move back."""
    table, seat = await _seated(asked)
    await asked.state.house.dealer.take_back(table, seat)
    return Done()


async def resign(asked: Asked) -> Done:
    """Give up, or offer it to who plays with the seat."""
    table, seat = await _seated(asked)
    await asked.state.house.dealer.resign(table, seat, substitute(table), asked.player)
    return Done()


async def agree(asked: Asked) -> Done:
    """Give up as somebody who plays with the seat has offered."""
    table, seat = await _seated(asked)
    await table.agree(seat, asked.player)
    return Done()


async def play_on(asked: Asked) -> Done:
    """Do not give up as was offered, maybe by oneself."""
    table, seat = await _seated(asked)
    await table.play_on(seat, asked.player)
    return Done()


async def bot(asked: Asked) -> Done:
    """Let a bot of the house have a chair that is free, or whose player is away."""
    table, _ = await _seated(asked)
    await seat_bot(asked.state.house.usher, table, Seat(asked.body.seat), asked.body.bot)
    return Done()


async def come_back(asked: Asked) -> Done:
    """Sit down again where a bot plays on."""
    table = await asked.state.house.hall.game(asked.at("game"))
    admit(table, asked.player)
    await sit_down_again(asked.state.house.usher, table, asked.player)
    return Done()


async def emote(asked: Asked) -> Done:
    """Show something to the others."""
    table, seat = await _seated(asked)
    asked.state.emotes.show(table, seat, asked.body.emote)
    return Done()


async def rematch(asked: Asked) -> Opened:
    """Another game with the same people, who move on by one chair; whoever asks first begins it."""
    table, _ = await _seated(asked)
    return Opened(await another_game(asked.state, table))


async def record(asked: Asked) -> Record:
    """A game that is over as a record."""
    return Record(record_of(await looked_at(asked), asked.wording))


async def _seated(asked: Asked) -> tuple[Authority, Seat]:
    """The game in which somebody does something, and their seat. Raises Declined for those who have none."""
    table = await asked.state.house.hall.game(asked.at("game"))
    seat = own_seat(table, asked.player)
    asked.state.house.hall.seen(table, asked.player, asked.address)
    return table, seat


async def looked_at(asked: Asked) -> Authority:
    """A game that one may look at. Raises Declined."""
    table = await asked.state.house.hall.game(asked.at("game"))
    admit(table, asked.player)
    await asked.state.house.identities.look_up_blocked(asked.player)
    if seat_of(table, asked.player):
        asked.state.house.dealer.deal_soon(table)
    return table


def shown(asked: Asked, table: Authority) -> Game:
    """A game as whoever asks may know it."""
    house, home = asked.state.house, str(asked.request.base_url).rstrip("/")
    emotes = asked.state.emotes.seen(table, house.identities.blocked_by(asked.player))
    return game_for(table, asked.player, asked.wording, house.keys, home, emotes=emotes)


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
    Call("POST", "/games/{game}/back", take_back, "Take one's last move back", Done),
    Call("POST", "/games/{game}/resign", resign, "Give up, or offer it to who plays with one", Done),
    Call("POST", "/games/{game}/agree", agree, "Give up as was offered", Done),
    Call("POST", "/games/{game}/play-on", play_on, "Do not give up as was offered", Done),
    Call("POST", "/games/{game}/bot", bot, "Let a bot of the house have a chair", Done, BotWish),
    Call("POST", "/games/{game}/sit-down-again", come_back, "Sit down again where a bot plays on", Done),
    Call("POST", "/games/{game}/emote", emote, "Show an emote to the others", Done, Emote),
    Call("POST", "/games/{game}/rematch", rematch, "Another game with the same people", Opened),
    Call("GET", "/games/{game}/record", record, "A game that is over, as a record", Record),
)
