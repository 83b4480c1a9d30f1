"""Challenges: a game that somebody wants to play with somebody else, by their name."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from .. import store
from ..store import Challenge, Person, moment, new_id
from .calls import Calls
from .declined import Declined
from .disk import Disk
from .identities import Identities
from .names import check_name

_MOST: Final = 20  # that somebody has made and nobody has answered


@dataclass(frozen=True)
class Made:
    """A challenge, and who the two are."""

    challenge: Challenge
    challenger: Person
    challenged: Person


class Challenges:
    """All that are not answered yet. Whoever is concerned is called."""

    def __init__(self, kept: store.Challenges, on_disk: Disk, calls: Calls, identities: Identities) -> None:
        self._kept = kept
        self._on_disk = on_disk
        self._calls = calls
        self._identities = identities

    async def make(self, challenger: str, name: str, wish: Mapping[str, Any]) -> Challenge:
        """Challenge somebody by their name. Raises Declined if nobody is called so; it is the same sentence for those
        who do not want to meet the challenger."""
        folded, people = check_name(name), self._identities.people
        found = await self._on_disk(lambda: people.called(folded))
        apart = await self._on_disk(lambda: people.kept_apart(challenger))
        if found is None or found.player in (challenger, *apart):
            raise Declined(404, "challenge-nobody", name=name)
        made = Challenge(new_id(), challenger, found.player, wish, moment())
        if not await self._on_disk(lambda: self._kept.keep(made, _MOST)):
            raise Declined(429, "challenge-too-many", most=_MOST)
        self._calls.call((made.challenger, made.challenged))
        return made

    async def of(self, player: str | None) -> Sequence[Made]:
        """Those that a player has made or may answer."""
        if player is None:
            return ()
        found: list[Challenge] = await self._on_disk(lambda: self._kept.of(player))
        if not found:
            return ()
        players = {one for challenge in found for one in (challenge.challenger, challenge.challenged)}
        persons = await self._on_disk(lambda: self._identities.people.persons(players))
        nobody = Person()
        return [Made(one, persons.get(one.challenger, nobody), persons.get(one.challenged, nobody)) for one in found]

    async def take(self, id: str, player: str | None, *, may_withdraw: bool = False) -> Made:
        """Answer a challenge, which then is gone; who has made it may only take it back. Raises Declined if there is
        none such."""
        for made in await self.of(player):
            one = made.challenge
            is_theirs = player == one.challenged or (may_withdraw and player == one.challenger)
            if one.id == id and is_theirs and await self._on_disk(lambda: self._kept.take(id)):
                self._calls.call((one.challenger, one.challenged))
                return made
        raise Declined(404, "challenge-gone")
