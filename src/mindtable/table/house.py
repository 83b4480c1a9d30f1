"""Everything that a table is run by, put together: who needs whom is said here and nowhere else."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection
from datetime import datetime

from ..game.contract import Seat
from ..store import BusHere, Now, Store, moment
from .attendance import USUAL_PATIENCE, Patience
from .authority import Authority
from .calls import Calls
from .challenges import Challenges
from .dealer import Dealer
from .disk import Disk
from .fair_queue import USUAL_LIMITS, Limits
from .faring import Faring
from .feeds import Feeds
from .hall import Concerned, Hall
from .identities import Identities
from .keys import Keys
from .lobby.lobby import Lobby
from .openers import OPENERS, Doorkeeper, Openers
from .pace import Pace
from .progress import Progress
from .puzzle_counts import PuzzleCounts
from .rated import RatedGames
from .results import Results
from .reviews import Reviews
from .settling import Settling
from .switchboard import Switchboard
from .thinking import Sleep, Thinking
from .thoughts import Thinkers
from .timekeeping import Timekeeping
from .tokens import Tokens
from .tournaments.organizer import Hosting, Organizer
from .usher import Entrance, Usher
from .waiting import Waiting


class House:
    """All that is shared by whoever comes to a table: the games, the people, and what they do besides playing."""

    def __init__(
        self,
        store: Store,
        keys: Keys,
        pace: Pace,
        patience: Patience = USUAL_PATIENCE,
        limits: Limits = USUAL_LIMITS,
        *,
        thinkers: Thinkers | None = None,
        sleep: Sleep = asyncio.sleep,
        openers: Openers = OPENERS[0],
        rated: bool = True,
        news: Switchboard | None = None,
        now: Callable[[], datetime] = moment,
    ) -> None:
        self.keys = keys
        self._store = store
        self._news = news = news or Switchboard(BusHere())
        self._disk = disk = Disk(is_shared=store.is_shared, sleep=sleep)

        # These open games, which need them: there is a hall by the time they do.
        self.thinking = Thinking(keys, pace, self._playing, limits, thinkers=thinkers, sleep=sleep)
        self.waiting = Waiting(store.waiting(), disk, news)
        self.settling = Settling(store.results(), store.people(), disk, self._game)
        self.timekeeping = Timekeeping(
            store.heartbeat(),
            disk,
            self._game,
            self._seat_bot,
            now=now,
            sleep=sleep,
        )
        concerned = Concerned(self.thinking, self.waiting, self.settling)
        self.hall = Hall(store, disk, keys, news, concerned, patience=patience, time=self.timekeeping.service, now=now)

        self.identities = Identities(
            store, disk, news, self.hall.open_games, self.hall.catch_up, others_changed=self._people_changed
        )
        self.doorkeeper = Doorkeeper(openers, self.hall.knows)
        self.rated = RatedGames(self.identities, are_played=rated)
        self.calls = Calls(news)
        self.lobby = Lobby(store.seeks(), store.listed, disk, news, open_game=self.hall.playing, keys=keys)
        entrance = Entrance(self.doorkeeper, self.rated, self.lobby, self.calls)
        self.usher = Usher(store, disk, keys, self.hall, entrance, thinking=self.thinking)
        self.dealer = Dealer(
            self.hall, self.usher, self.thinking, self.timekeeping, disk, patience=patience.dealt, sleep=sleep
        )
        hosting = Hosting(
            self.hall.game, self.dealer.deal_soon, self.calls.call, self.rated.check_players, self.dealer.resign
        )
        self.organizer = Organizer(store.tournaments(), disk, news, hosting)

        self.reviews = Reviews(store.reviews(), disk, self.thinking, news, self.hall.open_games.get)
        self.results = Results(store.results(), disk)
        self.progress = Progress(store.progress(), disk)
        self._begun = moment()
        self.faring = Faring(store.faring(), None if store.is_shared else self._passing)
        self.puzzle_counts = PuzzleCounts(store.puzzle_counts(), disk)
        self.feeds = Feeds(store.feeds(), disk)
        self.tokens = Tokens(store.tokens(), disk, news, self.identities.introduce)
        self.challenges = Challenges(store.challenges(), disk, self.calls, self.identities)

    def join(self) -> None:
        """From now on, hear of other servers that have the same games, and let them hear of this one."""
        self._news.begin()
        self.lobby.begin()
        self.organizer.begin()
        self.waiting.begin()
        self.hall.begin()

    async def check(self) -> None:
        """That games can be read and written. Raises NotKept."""
        await self._disk(self._store.check)

    def hang_up(self) -> None:
        """End the lines of events, which do not end by themselves."""
        self.lobby.hang_up()
        self.organizer.hang_up()
        self.hall.hang_up()
        self.waiting.hang_up()
        self.calls.hang_up()

    async def close(self) -> None:
        """End all that goes on, for good."""
        self.dealer.close()
        self.lobby.close()
        self.organizer.close()
        self.timekeeping.close()
        self.waiting.close()
        self.reviews.close()
        await self.thinking.close()
        await self.hall.close()
        await self._news.close()
        self._disk.close()
        self._store.close()

    def _passing(self) -> Now:
        """What passes at a table that no other server has."""
        people = {player for table in self.hall.open_games.values() for player in table.here}
        return Now(len(people), self.thinking.wanted, 1, self._begun)

    def _people_changed(self, players: Collection[str]) -> None:
        """Who some players are has changed: their lines end, and lists that are shown are read anew."""
        self.waiting.hang_up_on(players)
        self.lobby.changed()
        self.organizer.changed()

    async def _game(self, id: str) -> Authority:
        return await self.hall.game(id)

    async def _playing(self, id: str) -> Authority:
        return await self.hall.playing(id)

    async def _seat_bot(self, table: Authority, seat: Seat, bot: str) -> None:
        await self.usher.seat_bot(table, seat, bot)
