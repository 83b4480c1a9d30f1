"""People who play while the server is killed around them, and remember what they were told."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cache
from random import Random
from typing import Any, Final

import httpx2
from tests.table.playing import Person

from mindtable.store import KeptGame
from mindtable.table.keys import kept_as

from .stories_told import Reader, Story

_DONE: Final = (200, 204)
_CANNOT_NOW: Final = 503
_ANEW: Final = httpx2.Limits(max_keepalive_connections=0)  # every request may come to another process
TOKEN: Final = "mindtable"
_PATIENCE: Final = 5.0  # seconds until somebody who gets no answer tries again, elsewhere if there is another door
_ENTRIES: Final = {"answer": "move", "deal": "bits"}  # what is posted, and what is written down for it
_FIELDS: Final = {"answer": "move", "deal": "bits", "look": "seat"}

Wish = tuple[int, Mapping[str, str]]  # of how many people, and what they choose on the first page

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


class Unavailable(httpx2.TransportError):
    """The table says that it cannot do anything now (503). Whether it has done what was asked is unknown."""


class Browser:
    """Somebody's browser. Each request goes to any of the doors of the table, and to another one where nobody opens."""

    def __init__(self, doors: Sequence[str], dice: Random) -> None:
        self._doors = doors
        self._dice = dice
        transport = httpx2.HTTPTransport(local_address=own_address(dice), limits=_ANEW)
        self._client = httpx2.Client(timeout=_PATIENCE, transport=transport)

    @property
    def token(self) -> str:
        """Who it is, to the table."""
        return self._client.cookies.get(TOKEN) or ""

    def get(self, url: str) -> httpx2.Response:
        answer = self._ask("GET", url)
        return self.get(answer.headers["Location"]) if answer.is_redirect else answer

    def post(self, url: str, *, data: Mapping[str, str]) -> httpx2.Response:
        answer = self._ask("POST", url, data=data)
        return self.get(answer.headers["Location"]) if answer.is_redirect else answer

    def send(self, url: str, data: Mapping[str, str]) -> httpx2.Response:
        """Post as a page with script does: what has changed comes by itself."""
        return self._ask("POST", url, data=data, headers={"HX-Request": "true"})

    def _ask(self, method: str, url: str, **more: Any) -> httpx2.Response:
        for door in self._dice.sample(self._doors, len(self._doors)):
            with suppress(httpx2.ConnectError):
                answer = self._client.request(method, door + url, **more)
                if answer.status_code == _CANNOT_NOW:
                    raise Unavailable(answer.text)
                return answer
        raise httpx2.ConnectError("nobody opens any of the doors")

    def close(self) -> None:
        self._client.close()


@dataclass
class Post:
    """Something that somebody has posted."""

    what: str
    fields: Mapping[str, str]
    is_acknowledged: bool = False  # else nobody knows whether it was done

    @property
    def text(self) -> str:
        """What is written down of it."""
        return self.fields[_FIELDS[self.what]]

    def repeats(self, other: Post) -> bool:
        """Whether it is the same once more, as browsers do that got no answer."""
        return (self.what, self.fields) == (other.what, other.fields)


class Regular(Person):
    """Somebody who plays, and knows what the table has acknowledged."""

    def __init__(self, doors: Sequence[str], dice: Random) -> None:
        self._browser = Browser(doors, dice)
        super().__init__(self._browser, dice.randrange(1 << 30))
        self.posts: list[Post] = []  # without those that were declined
        self._reader = Reader()
        self.wrong = ""  # what is wrong with what pages told
        self.is_asked = False
        self.is_over = False
        self.is_seated = False

    @property
    def token(self) -> str:
        return self._browser.token

    @property
    def story(self) -> Story:
        """What the page told last."""
        return self._reader.story

    @property
    def player(self) -> str:
        """How the store knows this browser."""
        return kept_as(self.token)

    def do(self, what: str, **fields: str) -> httpx2.Response:
        """Post something, and note whether that was acknowledged."""
        post = Post(what, fields)
        self.posts.append(post)
        answer = self._browser.send(f"/games/{self.game}/{what}", fields)
        if answer.status_code in _DONE:
            post.is_acknowledged = True
        else:
            self.posts.remove(post)
        return answer

    def missing(self, kept: KeptGame) -> str:
        """What is wrong with what is kept of what was posted, or ""."""
        seats = [chair.seat for chair in kept.chairs if chair.player == self.player]
        if not seats:
            return "a chair"
        made = {
            what: [entry.text for entry in kept.entries if entry.kind == kind and entry.seat in seats]
            for what, kind in _ENTRIES.items()
        }
        moves = [post for post in self.posts if post.what == "answer"]
        if not agree(moves, made["answer"]):
            return f"moves: posted {moves}, kept {made['answer']}"
        # Who comes after the deal, or a second time, adds nothing.
        bits = [post for post in self.posts if post.what == "deal"]
        first = next((number for number, post in enumerate(bits, 1) if post.is_acknowledged), len(bits))
        is_late = any(entry.kind == "deal" for entry in kept.entries)
        is_right = (
            made["deal"] in [[post.text] for post in bits[:first]]
            if made["deal"]
            else is_late or not any(post.is_acknowledged for post in bits)
        )
        return "" if is_right else f"bits: posted {bits}, kept {made['deal']}"

    def post_again(self) -> None:
        """Post once more what was left unanswered, as a browser would."""
        if self.posts and not (last := self.posts[-1]).is_acknowledged:
            self.do(last.what, **last.fields)

    def look(self) -> str:
        page = super().look()
        self.seen.clear()
        if "<main" in page:
            self.is_over = 'class="question over"' in page
            self.is_asked = 'class="question asked"' in page or 'class="curtain"' in page
            self.is_seated = 'class="chip watching"' not in page and f"/games/{self.game}" in page
            self.wrong = self._reader.read(page) or self.wrong
        return page

    @property
    def moves(self) -> int:
        """How many moves were acknowledged in this game."""
        return sum(post.what == "answer" and post.is_acknowledged for post in self.posts)

    def begin_anew(self) -> None:
        """Forget the last game."""
        self.game, self._reader, self.wrong = "", Reader(), ""
        self.is_over = self.is_asked = self.is_seated = False
        self.posts.clear()

    def close(self) -> None:
        self._browser.close()


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


def rounds(doors: Sequence[str], dice: Random, wishes: Sequence[Wish]) -> list[Round]:
    """Games as they are wished, with so many people each."""
    return [
        Round(dict(wish), [Regular(doors, Random(dice.random())) for _ in range(people)]) for people, wish in wishes
    ]


def moves(playing: Sequence[Round]) -> int:
    """How many moves were acknowledged, in all games so far."""
    return sum(one.moves for one in playing)


def own_address(dice: Random) -> str:
    """Where somebody comes from: limits are by address."""
    return f"127.1.{dice.randrange(256)}.{dice.randrange(1, 255)}"


def wait_for(people: Sequence[Regular], seconds: float) -> bool:
    """Whether somebody is asked within some seconds, or it is over."""
    end = time.monotonic() + seconds
    while True:
        for person in people:
            with suppress(httpx2.TransportError):
                person.look()
            if person.is_asked or person.is_over:
                return True
        if time.monotonic() > end:
            return False
        time.sleep(0.1)


def agree(posts: Sequence[Post], made: Sequence[str]) -> bool:
    """Whether what was made is what was posted, in that order. What was not acknowledged may be there or not; what was
    posted again need not be there again, though a sealed choice is written again, and is still the same choice."""

    @cache
    def from_here(post: int, move: int) -> bool:
        if post == len(posts):
            return move == len(made)
        is_there = move < len(made) and posts[post].text == made[move]
        may_be_missing = not posts[post].is_acknowledged or (post > 0 and posts[post].repeats(posts[post - 1]))
        return (is_there and from_here(post + 1, move + 1)) or (may_be_missing and from_here(post + 1, move))

    return from_here(0, 0)
