"""What came of games that are over: written down once, and rated where that was agreed on.

A game is settled by whichever server is first, soon after its end. One that nobody got to, because a server was ended
just then, is found when the next one begins, and now and then by all of them.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection, Mapping
from contextlib import suppress
from functools import partial
from typing import Final

from .. import store
from ..game.contract import Seat
from ..lab.family import family_of as looking_on
from ..ratings import Rating, house_rating, rated
from ..store import Outcome, Person, Result, moment
from .authority import Authority
from .declined import Declined
from .disk import Disk
from .family import family_of

HOUSE: Final = "bot:"  # before the name of a bot, where results name players
PLAYED: Final = "played"  # by lab's families: the cards that a seat has played
FEWEST_MOVES: Final = 2  # before that a game is void
_LOOKED: Final = 60.0  # seconds, after which it is looked whether something was left unsettled
_A_FEW: Final = 20  # games at a time


class Settling:
    """Settles the games of a store."""

    def __init__(
        self,
        kept: store.Results,
        people: store.People,
        on_disk: Disk,
        game: Callable[[str], Awaitable[Authority]],
    ) -> None:
        self._kept = kept
        self._people = people
        self._on_disk = on_disk
        self._game = game
        self._woken = asyncio.Event()

    def wake(self) -> None:
        """A game is over."""
        self._woken.set()

    async def go_on(self) -> None:
        """Settle what there is, now and whenever there is more."""
        while True:
            self._woken.clear()
            with suppress(Declined):  # the store has failed, which is in the log; the next time is soon
                await self.settle()
            with suppress(TimeoutError):
                async with asyncio.timeout(_LOOKED):
                    await self._woken.wait()

    async def settle(self) -> None:
        """Settle all games that are over and not settled. Raises NotKept."""
        tried: set[str] = set()
        while some := [id for id in await self._on_disk(lambda: self._kept.unsettled(_A_FEW)) if id not in tried]:
            for id in some:
                tried.add(id)
                with suppress(Declined):  # damaged, or by other rules: it stays as it is, and is tried again later
                    await self._settle(await self._game(id))

    async def _settle(self, table: Authority) -> None:
        if not table.is_over:
            return
        players = _players(table)
        persons: Mapping[str, Person] = await self._on_disk(lambda: self._people.persons(players))
        accounts = {player for player, person in persons.items() if person.is_account}
        results = tuple(_results(table)) if counts(table, accounts) else ()
        people = frozenset(one.player for one in results if one.player in accounts)
        outcome = Outcome(table.id, table.game.name, moment(), results, people)
        await self._on_disk(lambda: self._kept.settle(outcome, partial(_rate, outcome) if results else None))


def counts(table: Authority, accounts: Collection[str]) -> bool:
    """Whether a game that is over counts: all have agreed on that, it was dealt here and had begun, and everybody in it
    has a rating of their own: accounts, each at one seat, and bots that were measured."""
    begun = table.begun
    if not begun.agreement.rated or not table.is_dealt or begun.record is not None or begun.start is not None:
        return False
    players = _players(table)
    bots = [chair.bot for seat, chair in table.chairs.items() if chair.bot and seat not in table.replaced]
    return (
        len(table.course.movers) - table.course.own >= FEWEST_MOVES
        and all(house_rating(table.game.name, bot) for bot in bots)
        and len(players) + len(bots) == len(table.seats)
        and set(players) <= set(accounts)
    )


def _players(table: Authority) -> set[str]:
    """Who has played in a game, also those for whom a bot has played on."""
    return {chair.player for chair in table.chairs.values() if chair.player} | set(table.replaced.values())


def _results(table: Authority) -> list[Result]:
    """What came of a game for all its seats. Who was replaced by a bot has left."""
    course = table.course
    seen = looking_on(table.game.name).observe(course.steps[0].position)
    for step in course.steps[1:]:
        seen.told(step.events)
    cards = seen.had().get(PLAYED, {})
    places = places_in(table)
    return [
        Result(
            seat=seat,
            player=table.replaced.get(seat) or table.chairs[seat].player or f"{HOUSE}{table.chairs[seat].bot}",
            side=side,
            place=places[seat],
            began=seat == seen.begins,
            cards=tuple(cards.get(seat, ())),
        )
        for side, seats in enumerate(table.position.sides)
        for seat in seats
    ]


def places_in(table: Authority) -> dict[Seat, int]:
    """In which place everybody came; who has left a game of each for themselves came in behind all who stayed."""
    winners = table.course.winners
    places = {seat: 1 if seat in winners else 2 for seat in table.seats}
    if table.position.winners:  # by the rules, not because a side gave up
        places.update(family_of(table.game.name).places(table.position.view(None).sight))
    if len(table.position.sides) < len(table.seats):
        return places
    stayed = [seat for seat in table.seats if seat not in table.replaced]
    behind = {seat: 1 + sum(places[other] < places[seat] for other in stayed) for seat in stayed}
    return {seat: behind.get(seat, len(stayed) + 1) for seat in table.seats}


def _rate(outcome: Outcome, before: Mapping[str, Rating]) -> Mapping[str, Rating]:
    """The ratings of the people of a game after it."""
    sides: dict[int, dict[Seat, Rating]] = {}
    places: dict[int, int] = {}
    for one in outcome.results:
        rating = before.get(one.player) or house_rating(outcome.kind, one.player.removeprefix(HOUSE))
        assert rating is not None, "else it would not count"
        sides.setdefault(one.side, {})[one.seat] = rating
        places[one.side] = one.place
    after = rated(list(sides.values()), list(places.values()))
    return {one.player: after[one.seat] for one in outcome.results if one.player in outcome.people}
