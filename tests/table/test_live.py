"""Lines send the parts of a page that are new, and the page is put together from them as a browser does it."""

from __future__ import annotations

import re
from collections import Counter
from contextlib import ExitStack, closing
from random import Random

import pytest
from starlette.requests import Request
from starlette.testclient import TestClient

from mindtable.table.authority import Authority
from mindtable.table.live import Changes, Shared, Whole, digest
from mindtable.table.pages import games
from mindtable.table.present.pieces import Piece
from mindtable.table.visit import Visit
from tests.table.inside import authority
from tests.table.listening import Line
from tests.table.playing import Person, another, gather

PARTS = ["<p>one</p>\n", "<ul>\n<li>two</li>\n</ul>", "<b>3</b>", "żółć\n\n", "<i>five</i>"]
PIECES = [Piece(PARTS[0]), PARTS[1], Piece(PARTS[2]), Piece(PARTS[3]), PARTS[4]]


class Page:
    """What a browser has received."""

    def __init__(self) -> None:
        self.parts: list[str] = []

    def take(self, event: str) -> str:
        head, *lines = event.removesuffix("\n\n").split("\n")
        assert head.startswith("id: ")
        data = "\n".join(line.removeprefix("data: ") for line in lines)
        before = self.parts
        self.parts = [before[int(part[1:])] if part[:1] == "\x1f" else part for part in data.split("\x1e")]
        return "".join(self.parts)


@pytest.mark.parametrize("there", [PARTS, PIECES], ids=["texts", "pieces"])
def test_what_is_put_together_is_the_page(there: list[str]) -> None:
    dice = Random(4)
    pages, page = Changes(""), Page()
    shown: list[str] = []
    for _ in range(300):
        parts = [dice.choice(there) for _ in range(dice.randint(1, 8))]
        event = pages.event(parts)
        assert bool(event) == (parts != shown)
        if event:
            assert page.take(event.decode()) == "".join(parts)
        shown = parts


def test_parts_that_were_sent_are_not_sent_again() -> None:
    pages = Changes("")
    assert b"two" in pages.event(PARTS)
    event = pages.event([*PARTS[:2], "<b>4</b>", *PARTS[3:]])
    assert event.endswith(b"data: \x1f0\x1e\x1f1\x1e<b>4</b>\x1e\x1f3\x1e\x1f4\n\n")


def test_what_a_page_shows_already_is_not_sent_and_not_referred_to() -> None:
    for pages in (Changes(digest(PARTS)), Whole(digest(PARTS))):
        assert pages.event(PARTS) == b""
        event = pages.event([*PARTS, "<b>6</b>"])
        assert b"one" in event
        assert b"\x1f" not in event


def test_a_page_is_told_from_others_by_each_of_its_pieces() -> None:
    others = [[*PIECES[:place], Piece(f"{one}!"), *PIECES[place + 1 :]] for place, one in enumerate(PIECES)]
    assert len({digest(page) for page in (PIECES, *others)}) == 1 + len(PIECES)
    assert digest([Piece(one) for one in PARTS]) == digest([Piece(one) for one in PARTS])


def test_whole_pages_are_for_pages_that_know_no_parts() -> None:
    pages = Whole("")
    pages.event(PARTS)
    assert b"\x1e" not in pages.event(PARTS[1:])
    assert Page().take(Whole("").event(PARTS).decode()) == "".join(PARTS)


@pytest.mark.parametrize("there", [PARTS, PIECES], ids=["texts", "pieces"])
def test_whoever_sees_a_page_with_others_gets_what_they_would_get_alone(there: list[str]) -> None:
    """Some miss pages, since they are slow, and some have the first one already."""
    dice = Random(5)
    first = Shared(there)
    together = [Changes(seen) for seen in ("", "", digest(first), "", digest(first))]
    alone = [Changes(seen) for seen in ("", "", digest(first), "", digest(first))]
    for page in (first, *(Shared(dice.choices(there, k=dice.randint(1, 8))) for _ in range(300))):
        listening = [place for place in range(len(together)) if place < 3 or dice.random() < 0.5]
        events = [together[place].event(page) for place in listening]
        assert events == [alone[place].event(tuple(page)) for place in listening]
        assert events[0] is events[1]  # who have always seen the same


def test_what_visitors_say_that_they_have_seen_is_not_kept_with_a_page() -> None:
    page = Shared(PIECES)
    assert len({Changes(f"made up {number}").event(page) for number in range(50)}) == 1
    assert len(page.events) == 1


def test_a_line_of_parts_tells_what_the_page_shows(client: TestClient, other: TestClient) -> None:
    host, guest, watching = Person(client), Person(other), Person(another(client))
    host.begin(game="duel", company="friends")
    gather(host, guest)
    watching.game = host.game
    with ExitStack() as end:
        people = (host, guest, watching)
        lines = [end.enter_context(closing(Line(one.browser, host.game, query="parts"))) for one in people]
        for line in lines:
            line.begun()
        for person in (host, guest) * 6:
            person.turn()
        received = {person: line.received(person.look()) for person, line in zip(people, lines, strict=True)}
    for person, text in received.items():
        events = re.findall(r"^id: .*?\n\n", text, re.DOTALL | re.MULTILINE)
        page = Page()
        told = [page.take(event) for event in events]
        assert f'hx-swap="innerMorph">\n{told[-1]}\n</div>' in person.seen[-1]
        assert all("\x1f" in event for event in events[1:])


def test_a_move_is_drawn_once_for_each_line_and_not_for_its_answer(
    client: TestClient, other: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: Counter[tuple[str, str | None]] = Counter()
    draw = games.drawn

    def counted(request: Request, table: Authority, visit: Visit) -> tuple[str, ...]:
        drawn[request.url.path, visit.player] += 1
        return draw(request, table, visit)

    monkeypatch.setattr(games, "drawn", counted)
    people = host, guest = Person(client), Person(other)
    host.begin(game="duel", company="friends")
    gather(host, guest)
    page, live = f"/games/{host.game}", f"/games/{host.game}/live"
    with ExitStack() as end:
        lines = [end.enter_context(closing(Line(one.browser, host.game, query="parts"))) for one in people]
        for person, line in zip(people, lines, strict=True):
            line.begun()
            line.received(person.look())
        drawn.clear()
        course = authority(client, host.game).course
        before = course.decided
        for person in people * 6:
            person.turn()
        moves = course.decided - before
        for person, line in zip(people, lines, strict=True):
            line.received(person.look())
    assert moves > 3
    assert {path for path, _ in drawn} == {page, live}
    of_lines = [count for (path, _), count in drawn.items() if path == live]
    assert len(of_lines) == len(people)
    assert all(0 < count <= moves for count in of_lines)
