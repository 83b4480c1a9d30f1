"""People who play while the server is killed around them, and remember what they were told."""

from __future__ import annotations

import re
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from random import Random
from typing import Final

import httpx2
from tests.table.playing import Person

from mindtable.store import KeptGame
from mindtable.table.keys import kept_as

_DONE: Final = (200, 204)
_LOG: Final = re.compile(r'role="log"[^>]*>(.*?)</div>', re.DOTALL)
_TOKEN: Final = "mindtable"
_ENTRIES: Final = {"answer": "move", "deal": "bits"}  # what is posted, and what is written down for it
_FIELDS: Final = {"answer": "move", "deal": "bits", "look": "seat"}

Wish = tuple[int, Mapping[str, str]]  # of how many people, and what they choose on the first page
Post = tuple[str, tuple[tuple[str, str], ...]]  # what was posted, and its fields


# All kinds of games and of company.
WISHES: Final[Sequence[Wish]] = (
    (1, {"game": "duel", "bot": "random"}),
    (1, {"game": "duel", "bot": "medium", "sets": "beyond-eternity"}),
    (2, {"game": "duel", "company": "friends"}),
    (1, {"game": "duel", "company": "screen"}),
    (4, {"game": "tag-team", "company": "friends"}),
    (1, {"game": "tag-team", "bot": "rule", "epic": "yes"}),
    (3, {"game": "mind-up", "players": "3", "company": "friends"}),
    (3, {"game": "mind-up", "company": "friends", "other-1": "friend", "other-2": "friend", "other-3": "rule"}),
)


class Regular(Person):
    """Somebody who plays, and knows what the table has acknowledged."""

    def __init__(self, address: str, dice: Random) -> None:
        own = f"127.1.{dice.randrange(256)}.{dice.randrange(1, 255)}"  # limits are by address
        transport = httpx2.HTTPTransport(local_address=own)
        self._client = httpx2.Client(base_url=address, follow_redirects=True, timeout=30, transport=transport)
        super().__init__(self._client, dice.randrange(1 << 30))
        self.acknowledged: list[Post] = []
        self.unanswered: Post | None = None  # posted, and then the server was gone
        self.log = ""  # what the page told last, without its markup
        self.is_asked = False
        self.is_over = False
        self.is_seated = False

    @property
    def player(self) -> str:
        """How the store knows this browser."""
        return kept_as(self._client.cookies.get(_TOKEN) or "")

    def do(self, what: str, **fields: str) -> httpx2.Response:
        """Post something, and note whether that was acknowledged."""
        self.unanswered = what, tuple(fields.items())
        answer = self._client.post(f"/games/{self.game}/{what}", data=fields)
        if answer.status_code in _DONE:
            self.acknowledged.append(self.unanswered)
        self.unanswered = None
        return answer

    def settle(self, kept: KeptGame) -> str:
        """After a kill, see whether what was left unanswered was done. What is wrong with what is kept, or ""."""
        seats = [chair.seat for chair in kept.chairs if chair.player == self.player]
        if not seats:
            return "a chair"
        wanted = {what: self._acknowledged(what) for what in _ENTRIES}
        made = {
            what: [entry.text for entry in kept.entries if entry.kind == kind and entry.seat in seats]
            for what, kind in _ENTRIES.items()
        }
        if self.unanswered and (what := self.unanswered[0]) in _ENTRIES:
            more = [*wanted[what], dict(self.unanswered[1])[_FIELDS[what]]]
            if _once(made[what]) == _once(more):
                wanted[what] = more
                self.acknowledged.append(self.unanswered)
        # A sealed choice that is posted again is written again, and is still the same choice.
        if _once(made["answer"]) != _once(wanted["answer"]):
            return f"moves: acknowledged {wanted['answer']}, unanswered {self.unanswered}, kept {made['answer']}"
        # Who comes after the deal, or a second time, adds nothing.
        is_late = not made["deal"] and any(entry.kind == "deal" for entry in kept.entries)
        return "" if is_late or made["deal"] == wanted["deal"][:1] else f"bits: {made['deal']}, not {wanted['deal']}"

    def post_again(self) -> None:
        """Post once more what was left unanswered, as a browser would."""
        if self.unanswered is None:
            return
        post, count = self.unanswered, len(self.acknowledged)
        self.do(post[0], **dict(post[1]))
        if self.acknowledged[count - 1 : count + 1] == [post, post]:  # it had been done before, and was not done again
            self.acknowledged.pop()

    def look(self) -> str:
        page = super().look()
        self.seen.clear()
        if "<main" in page:
            self.is_over = 'class="question over"' in page
            self.is_asked = 'class="question asked"' in page or 'class="curtain"' in page
            self.is_seated = 'class="chip watching"' not in page and f"/games/{self.game}" in page
        if found := _LOG.search(page):
            self.log = plain(found[1])
        return page

    def _acknowledged(self, what: str) -> list[str]:
        return [dict(fields)[_FIELDS[what]] for done, fields in self.acknowledged if done == what]

    @property
    def moves(self) -> int:
        """How many moves were acknowledged in this game."""
        return len(self._acknowledged("answer"))

    def begin_anew(self) -> None:
        """Forget the last game."""
        self.game, self.log = "", ""
        self.is_over = self.is_asked = self.is_seated = False
        self.acknowledged.clear()
        self.unanswered = None

    def close(self) -> None:
        self._client.close()


@dataclass
class Round:
    """Some people who play one game after the other of a kind."""

    wish: dict[str, str]
    people: list[Regular]
    finished: list[str] = field(default_factory=list)
    _moves: int = 0  # in games that are finished

    @property
    def game(self) -> str:
        return self.people[0].game

    def go_on(self) -> None:
        """Do the next thing: begin, sit down, or let everybody answer who is asked."""
        host = self.people[0]
        if host.is_over:
            self.finished.append(host.game)
            self._leave()
        if not host.game:
            host.begin(**self.wish)
        for guest in self.people[1:]:
            if guest.is_seated:
                continue
            guest.game = host.game
            guest.look()  # a chair that was not acknowledged may be theirs all the same
            if not guest.is_seated:
                links = host.invitations()
                if not links:  # the chair was given, and who it was given to was never told who they are
                    self._leave()
                    return
                guest.sit_down(links[0])
        for person in self.people:
            person.turn()

    def _leave(self) -> None:
        """Play another game."""
        self._moves = self.moves
        for person in self.people:
            person.begin_anew()

    @property
    def moves(self) -> int:
        """How many moves were acknowledged."""
        return self._moves + sum(person.moves for person in self.people)

    @property
    def is_shared(self) -> bool:
        """Whether all sit before one screen: then it shows what one of them sees, and then what another does."""
        return self.wish.get("company") == "screen"

    @property
    def is_complete(self) -> bool:
        return all(person.is_seated for person in self.people)

    def close(self) -> None:
        for person in self.people:
            person.close()


def rounds(address: str, dice: Random, wishes: Sequence[Wish]) -> list[Round]:
    """Games as they are wished, with so many people each."""
    return [Round(dict(wish), [Regular(address, dice) for _ in range(people)]) for people, wish in wishes]


def plain(page: str) -> str:
    """The words of a part of a page."""
    return re.sub(r"\s+", " ", re.sub(r"<[^>]+>", " ", page)).strip()


def wait_for(people: Sequence[Regular], seconds: float) -> bool:
    """Whether somebody is asked within some seconds, or it is over."""
    end = time.monotonic() + seconds
    while True:
        for person in people:
            person.look()
            if person.is_asked or person.is_over:
                return True
        if time.monotonic() > end:
            return False
        time.sleep(0.1)


def _once(moves: list[str]) -> list[str]:
    return [move for move, _ in groupby(moves)]
