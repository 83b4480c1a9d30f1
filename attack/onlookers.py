"""Innocent people who play while others attack: how long they wait, and all that they receive.

They are a process of their own, so that what they measure is the server and not the attack.
"""

from __future__ import annotations

import json
import re
import time
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import asdict, dataclass
from multiprocessing.synchronize import Event
from pathlib import Path
from random import Random
from typing import Final

import httpx2
from tests.table.playing import Person

from mindtable.game.contract import Seat
from mindtable.mindbug.cards import FACES
from mindtable.store import Store
from mindtable.table.course import Course
from mindtable.wording import Wording
from mindtable.wording.mindbug import MindbugWords

from .ground import visitor

_SEAT: Final = re.compile(r"/join/[^/]+/(\w)/")
_PAUSE: Final = 0.2  # seconds
_GAMES: Final = ({"game": "duel", "sets": "first-contact"}, {"game": "tag-team"}, {"game": "duel", "sets": "promos"})


@dataclass(frozen=True)
class Received:
    """What somebody got, and after how many moves of the game."""

    game: str
    seat: str  # "" for a spectator
    moves: int
    text: str


@dataclass
class Found:
    """What innocent people have to tell in the end."""

    asked: int = 0
    slowest: float = 0.0
    where: str = ""
    problems: tuple[str, ...] = ()


class Onlookers:
    """Some people at one table, and a spectator."""

    def __init__(self, address: str, dice: Random, stop: Event, write: ExitStack, folder: Path) -> None:
        self._dice = dice
        self._stop = stop
        self.found = Found()
        self._all = write.enter_context((folder / "received.jsonl").open("w", encoding="utf-8"))
        self._clients = [write.enter_context(visitor(address, f"192.0.2.{number + 1}")) for number in range(5)]

    def games(self) -> Iterator[str]:
        """Play one game after the other; the id of each when it has begun."""
        number = 0
        while not self._stop.is_set():
            wish = _GAMES[number % len(_GAMES)]
            number += 1
            host = Person(self._clients[0], self._dice.randrange(1 << 30))
            host.begin(company="friends", **wish)
            people = {"A": host}
            for invitation, client in zip(host.invitations(), self._clients[1:], strict=False):
                guest = Person(client, self._dice.randrange(1 << 30))
                guest.sit_down(invitation)
                seat = _SEAT.search(invitation)
                assert seat
                people[seat[1]] = guest
            for person in people.values():
                person.look()
            yield host.game
            self._play(host.game, people)

    def _play(self, game: str, people: dict[str, Person]) -> None:
        made = 0
        while not self._stop.is_set():
            asked: list[tuple[Person, str, list[str]]] = []
            for seat, person in [*people.items(), ("", Person(self._clients[4]))]:
                person.game = game
                page = self._looked(person, f"/games/{game}", game, seat, made)
                self._looked(person, f"/games/{game}/deal", game, seat, made)
                self._looked(person, "/games", game, seat, made)
                if 'class="question over"' in page:
                    return
                person.seen.clear()
                if seat and 'class="question asked"' in page and (question := person.question())[1]:
                    asked.append((person, *question))
            for person, mark, moves in asked[:1]:
                status = person.answer(self._dice.choice(moves), mark).status_code
                if status not in (200, 204):
                    self._problem(f"an answer of an innocent player got {status} in {game}")
                made += 1
            time.sleep(_PAUSE)

    def _looked(self, person: Person, path: str, game: str, seat: str, moves: int) -> str:
        began = time.monotonic()
        answer = person.browser.get(path)
        took = time.monotonic() - began
        self.found.asked += 1
        if took > self.found.slowest:
            self.found.slowest, self.found.where = took, path
        if answer.status_code != 200:
            self._problem(f"{path} got {answer.status_code} for an innocent visitor")
        self._all.write(json.dumps(asdict(Received(game, seat, moves, answer.text))) + "\n")
        return answer.text

    def _problem(self, what: str) -> None:
        if len(self.found.problems) < 20:
            self.found.problems += (what,)


def look_on(address: str, seed: int, stop: Event, folder: Path) -> None:
    """Play until told to stop; what was found and received is in files then."""
    with ExitStack() as held:
        people = Onlookers(address, Random(f"{seed} onlookers"), stop, held, folder)
        try:
            for game in people.games():
                (folder / "game").write_text(game)
        except (AssertionError, httpx2.TransportError) as problem:
            people.found.problems += (f"{problem!r}"[:2000],)
        (folder / "found.json").write_text(json.dumps(asdict(people.found)))


def hidden_in(folder: Path, url: str) -> Iterator[tuple[int, str]]:
    """Of everything that was received, how many cards were looked for that its reader could not know; and what is wrong
    if one of them is named. What was hidden when is computed from what is in the store."""
    store, words = Store(url, as_it_is=True), Wording("en").words(MindbugWords)
    courses: dict[str, Course] = {}
    found: dict[tuple[str, str, int], set[str]] = {}
    with (folder / "received.jsonl").open(encoding="utf-8") as lines:
        for line in lines:
            got = Received(**json.loads(line))
            if got.game not in courses and (kept := store.game(got.game)):
                courses[got.game] = Course(kept)
            moment = got.game, got.seat, got.moves
            hidden = found[moment] = found.get(moment) or _hidden(courses[got.game], got)
            named = [card for card in hidden if _is_named(card, words.card_name(card), got.text)]
            yield len(hidden), f"{named} in what {got.seat or 'a spectator'} got: {got.text}" if named else ""
    store.close()


def _hidden(course: Course, got: Received) -> set[str]:
    """The cards in the hands of others that a seat cannot know to be there."""
    if got.moves >= len(course.steps):
        return set()
    position = course.steps[got.moves].position
    if position.winners:
        return set()
    seat = Seat(got.seat) if got.seat else None
    facts = {name: fact for name, fact in position.view(seat).facts().items() if name != "unknown"}
    known = {word for word in re.findall(r"[a-z0-9-]+", json.dumps(facts)) if word in FACES}
    events = course.told(seat).until(got.moves + 1).events
    known |= {card for event in events if (card := getattr(event, "card", None))}
    players = (player for other in position.seats for player in position.view(other).facts()["players"])
    return {card for player in players for card in player["hand"] if card} - known


def _is_named(card: str, name: str, text: str) -> bool:
    """Whether a page names a card, or shows its picture."""
    return f"{card}." in text or f'"{card}"' in text or bool(re.search(rf"(?<!\w ){re.escape(name)}(?! \w)", text))
