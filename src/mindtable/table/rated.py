"""What a game has to be like before it begins, so that it can count for ratings (`settling` looks once it is over)."""

from __future__ import annotations

from collections.abc import Collection

from ..ratings import house_rating
from ..store import NewGame
from .declined import Declined
from .fields import File
from .identities import Identities
from .wishes import fields_of


class RatedGames:
    """Lets those play for ratings who may, if the host wants any of that."""

    def __init__(self, identities: Identities, *, are_played: bool) -> None:
        self._identities = identities
        self.are_played = are_played

    async def check(self, new: NewGame) -> None:
        """Raises Declined if a new game is to be rated and cannot be."""
        if not new.agreement.rated:
            return
        if new.agreement.private:  # whose results nobody is to see
            raise Declined(422, "lobby-private-not-rated")
        people = [chair.player for chair in new.chairs if chair.player]
        if len(set(people)) < len(people):
            raise Declined(422, "ratings-not-here")
        if any(option.name in new.options for _, option in fields_of(new.game, File)):
            raise Declined(422, "ratings-not-standard")
        if not all(house_rating(new.game, chair.bot) for chair in new.chairs if chair.bot):
            raise Declined(422, "ratings-bot")
        await self.check_players(people)
        if not new.agreement.clock and sum(bool(chair.bot) for chair in new.chairs) < len(new.chairs) - 1:
            raise Declined(422, "ratings-needs-clock")  # else nothing would end a game that somebody stays away from

    async def check_players(self, players: Collection[str]) -> None:
        """Raises Declined if some players cannot play for ratings."""
        if not self.are_played:
            raise Declined(403, "ratings-off")
        persons = await self._identities.persons(players)
        if not all(player in persons and persons[player].is_account for player in players):
            raise Declined(403, "ratings-needs-account")
