"""People with accounts who play by the clock and for ratings, and who now and then fall asleep over a game."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from contextlib import suppress
from random import Random
from typing import Final

import httpx2

from mindtable.store import KeptGame, Store
from mindtable.table.names import check_name

from .regulars import Regular, Round

_PASSWORD: Final = "correct horse battery"
_TOURNAMENT: Final = re.compile(r"/tournaments/([\w-]+)/")
_TO_PLAY: Final = re.compile(r'class="filled large" href="/games/([\w-]+)"')
_RATED: Final = {"company": "friends", "rated": "yes"}

# How many sit at a table, what they play, and by which clocks; by the last one time is up soon.
MATCHES: Final[Sequence[tuple[int, Mapping[str, str], tuple[str, ...]]]] = (
    (2, {"game": "duel"}, ("60+5", "180+5", "30+0")),
    (2, {"game": "duel", "sets": "beyond-eternity"}, ("60+5", "3d", "30+0")),
    (3, {"game": "mind-up", "players": "3"}, ("180+5", "turn:10")),
    (4, {"game": "tag-team"}, ("180+5", "30+0")),
)
_CLOCK: Final = {"duel": "clock-of-mindbug", "tag-team": "clock-of-mindbug", "mind-up": "clock-of-mindup"}
_MORE: Final = 1  # one beside those who play: two may meet five times a day for ratings
_SLEEPY: Final = 0.4  # how often somebody falls asleep
_IMPATIENT: Final = 0.4  # how readily somebody gives up
_FEWEST: Final = 2  # moves of theirs before that


class Member(Regular):
    """Somebody with an account."""

    def __init__(self, doors: Sequence[str], dice: Random, name: str, url: str) -> None:
        super().__init__(doors, dice)
        self.name = name
        self.is_asleep = False
        self.may_give_up = False
        self._page = ""  # of a game, as it was seen last
        self._sign_up()
        store = Store(url)
        known = store.people().called(check_name(self.name))
        store.close()
        assert known is not None, "the account was acknowledged"
        self._account = known.player

    def _sign_up(self) -> None:
        """Have an account; whoever gets no answer tries another name, for the account may be there."""
        while True:
            with suppress(httpx2.TransportError):
                self.post("/me/account", name=self.name, password=_PASSWORD)
                return
            self.name += "a"

    @property
    def player(self) -> str:
        return self._account

    def turn(self) -> bool:
        if self.is_asleep:
            self.look()
            return not self.is_over
        if self.may_give_up and self.moves >= _FEWEST and self._dice.random() < _IMPATIENT:
            self.do("resign")
        goes_on = super().turn()
        if f"/games/{self.game}/agree" in self._page:
            self.do("agree")
        return goes_on

    def look(self) -> str:
        self._page = super().look()
        return self._page

    def missing(self, kept: KeptGame) -> str:
        """The same; whoever slept for so long that a bot plays on has no chair, and comes back as somebody who looks
        on."""
        return "" if self.player in kept.replaced.values() else super().missing(kept)

    def post(self, url: str, **fields: str) -> str:
        """Post something that belongs to no game; the page that comes of it."""
        answer = self._browser.post(url, data=fields)
        assert answer.status_code == 200, answer.text
        return answer.text

    def read(self, url: str) -> str:
        """A page that belongs to no game."""
        return self._browser.get(url).text


class Match(Round):
    """A table at which members play one rated game after the other, each time others of them."""

    def __init__(self, members: list[Member], number: int, dice: Random) -> None:
        self._members = members
        self._seats, self._about, self._clocks = MATCHES[number]
        self._dice = dice
        super().__init__({}, [])
        self._sit_together()

    def go_on(self) -> None:
        host = self.people[0]
        if host.is_over:
            self.finished.append(host.game)
            self._leave()
        if not host.game:
            self._sit_together()
        super().go_on()

    def _sit_together(self) -> None:
        """Choose who plays, and by which clock."""
        self.people[:] = self._dice.sample(self._members, self._seats)
        sleeps = self._dice.random() < _SLEEPY
        clock = self._clocks[-1] if sleeps else self._dice.choice(self._clocks[:-1])
        self.wish = {**self._about, **_RATED, _CLOCK[self._about["game"]]: clock}
        for person in self._members:
            person.is_asleep = False
            person.may_give_up = self._about["game"] != "mind-up"  # where a bot would play on
        self._dice.choice(self.people).is_asleep = sleeps  # type: ignore[attr-defined]

    def close(self) -> None:
        for person in self._members:
            person.close()


class Cup:
    """Members who play one rated tournament after the other, with bots."""

    def __init__(self, members: list[Member]) -> None:
        self._members = members
        self.tournaments: list[str] = []
        self._is_full = True  # the last one

    def go_on(self) -> None:
        """Do the next thing: make a tournament, enter it, or answer where one is asked."""
        if not self._is_full:
            self._enter()
        elif not self.tournaments:
            self.begin_anew()
        else:
            for person in self._members:
                self._play(person)

    def begin_anew(self) -> None:
        """Make another one."""
        fields = {"title": "Cup", "game": "duel", "system": "round-robin", "most": "4", "clock": "180+5"}
        page = self._members[0].post("/tournaments", rated="yes", **fields, **{"begins-full": "yes"})
        found = _TOURNAMENT.search(page)
        assert found, page
        self.tournaments.append(found[1])
        self._is_full = False

    def _enter(self) -> None:
        """Enter as far as that was not done: whoever got no answer does so again."""
        address = f"/tournaments/{self.tournaments[-1]}"
        for person in self._members:
            if f'action="{address}/enter"' in person.read(address):
                person.post(f"{address}/enter", name=person.name)
        if f'action="{address}/bots"' in self._members[0].read(address):
            self._members[0].post(f"{address}/bots", bot="easy", count="2")
        self._is_full = True

    def _play(self, person: Member) -> None:
        found = _TO_PLAY.search(person.read(f"/tournaments/{self.tournaments[-1]}"))
        if found:
            if person.game != found[1]:
                person.begin_anew()
                person.game = found[1]
            person.turn()

    def close(self) -> None:
        for person in self._members:
            person.close()


def matches(doors: Sequence[str], dice: Random, url: str, most: int) -> list[Match]:
    """A table of each kind, but not more than so many, with members of its own."""
    found = []
    for number, (seats, _, _) in enumerate(MATCHES[:most]):
        names = [f"Member {number} {place}" for place in range(seats + _MORE)]
        members = [Member(doors, Random(dice.random()), name, url) for name in names]
        found.append(Match(members, number, Random(dice.random())))
    return found


def cup(doors: Sequence[str], dice: Random, url: str) -> Cup:
    """A tournament."""
    return Cup([Member(doors, Random(dice.random()), f"Champion {place}", url) for place in range(2)])
