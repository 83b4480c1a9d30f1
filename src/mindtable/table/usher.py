"""People come to tables and leave them: games are begun, and chairs taken, left, and given to bots and back."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from ..game.contract import Seat
from ..store import Chair, NewGame, Store, new_id
from .authority import Authority
from .calls import Calls
from .disk import Disk
from .hall import Hall
from .keys import Keys
from .lobby.lobby import Lobby
from .openers import Doorkeeper
from .rated import RatedGames
from .thinking import Thinking
from .thoughts import Whose


@dataclass(frozen=True)
class Entrance:
    """Who is asked before somebody sits down, and who is told."""

    doorkeeper: Doorkeeper
    rated: RatedGames
    lobby: Lobby
    calls: Calls


class Usher:
    """Leads people to their chairs, and tells whom that concerns."""

    def __init__(
        self, store: Store, disk: Disk, keys: Keys, hall: Hall, entrance: Entrance, *, thinking: Thinking
    ) -> None:
        self._store = store
        self._disk = disk
        self._keys = keys
        self._hall = hall
        self._thinking = thinking
        self._entrance = entrance

    async def begin(self, new: NewGame, address: str = "") -> Authority:
        """A new game, once it is on disk; the people who sit in it have come from an address."""
        whose = Whose(address, next((chair.player for chair in new.chairs if chair.player), ""))
        await self._entrance.doorkeeper.check(whose.player, whose.address)
        await self._entrance.rated.check(new)
        await self._check_room(new.chairs, whose)
        id = new_id()
        tag = self._tag(id, address)
        seated = replace(new, chairs=tuple(replace(chair, tag=tag if chair.player else "") for chair in new.chairs))
        await self._disk(lambda: self._store.begin(seated, id))
        table = await self._hall.begun(id, whose)
        table.is_led_here = True
        self._tell_lobby(table)
        self._entrance.calls.call(chair.player for chair in new.chairs)
        return table

    async def rematch(self, table: Authority, new: NewGame) -> str:
        """The game that follows; whoever asks first begins it."""
        if table.following is None:
            await self._entrance.doorkeeper.check(table.whose.player, table.whose.address)
            await self._entrance.rated.check(new)
            await self._check_room(new.chairs, table.whose)
        following = await table.follow(lambda: self._disk(lambda: self._store.begin_following(table.id, new)))
        self._entrance.calls.call(chair.player for chair in new.chairs)
        return following

    async def sit_down(
        self, table: Authority, seat: Seat, *, player: str, name: str, address: str = "", face: str = ""
    ) -> None:
        """Let somebody have a free chair. Raises Declined if it is not free, or they sit already."""
        if table.begun.agreement.rated:
            await self._entrance.rated.check_players((player,))
        tag = self._tag(table.id, address)
        chair = replace(table.chairs[seat], player=player, name=name, tag=tag, face=face)

        async def sat_down() -> bool:
            return await self._disk(
                lambda: self._store.sit_down(table.id, seat, player=player, name=name, tag=tag, face=face)
            )

        await table.change_chair(chair, sat_down)
        self._tell_lobby(table)
        self._entrance.calls.call((player,))
        self._thinking.wake(table)
        await self._hall.note_asked(table)

    async def stand_up(self, table: Authority, seat: Seat, player: str) -> None:
        """Let the chair of a player be free again, as long as nothing is dealt."""
        free = replace(table.chairs[seat], player=None, name="", tag="", face="")

        async def stood_up() -> bool:
            return await self._disk(lambda: self._store.stand_up(table.id, seat, player=player))

        await table.change_chair(free, stood_up)

    async def seat_bot(self, table: Authority, seat: Seat, bot: str) -> None:
        """Let a bot have the chair of whoever has it now, or of nobody. Raises Declined if somebody else sits down
        first."""
        before = table.chairs[seat]
        chair = replace(before, bot=bot, player=None)
        await table.change_chair(chair, lambda: self._handed_over(table, seat, bot, of=before.player))
        self._thinking.wake(table)
        await self._hall.note_asked(table)

    async def replace(self, table: Authority, seat: Seat, bot: str) -> None:
        """Let a bot have the chair of somebody who is away, so that the game goes on."""
        of = table.chairs[seat].player
        await table.replace(seat, bot, lambda: self._handed_over(table, seat, bot, of=of))
        self._hall.gone_on(table)

    async def sit_down_again(self, table: Authority, seat: Seat, player: str) -> None:
        """Let somebody for whom a bot has played on play on themselves."""

        async def given_back() -> bool:
            return await self._disk(lambda: self._store.give_back(table.id, seat, player=player))

        await table.sit_down_again(seat, player, given_back)
        self._hall.gone_on(table)

    async def look(self, table: Authority, player: str, seat: Seat) -> None:
        """Somebody says that they sit before a screen that several people share."""

        async def noted() -> None:
            if self._hall.presence is not None:
                await self._hall.presence.look(table.id, player, seat)

        await table.look(player, seat, noted)

    # --- how it is done ----------------------------------------------------------------------------

    async def _handed_over(self, table: Authority, seat: Seat, bot: str, *, of: str | None) -> bool:
        return await self._disk(lambda: self._store.hand_over(table.id, seat, bot, of=of))

    async def _check_room(self, chairs: Iterable[Chair], whose: Whose) -> None:
        await self._thinking.check_room(whose, [chair.bot for chair in chairs if chair.bot])

    def _tell_lobby(self, table: Authority) -> None:
        if table.begun.agreement.is_listed:
            self._entrance.lobby.tell()

    def _tag(self, game: str, address: str) -> str:
        return self._keys.connection(game, address) if address else ""
