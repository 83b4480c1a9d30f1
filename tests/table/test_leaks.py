"""Nothing reaches a browser that its seat may not know: not in pages, answers, events, their order or their number."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from contextlib import closing
from random import Random

import pytest
from starlette.testclient import TestClient

from mindtable.bots import bot_named
from mindtable.game.contract import Event, Position, Seat
from mindtable.games import game_named
from mindtable.table.present.sayings import wording_in
from mindtable.wording.mindbug import MindbugWords
from tests.placed import own_hand, placed
from tests.table.inside import authority
from tests.table.listening import Line
from tests.table.playing import Person, another
from tests.table.showing import html_for

GAMES: list[tuple[str, list[str], dict[str, str]]] = [
    ("duel", ["first-contact"], {}),
    ("duel", ["beyond-evolution", "beyond-eternity"], {}),
    ("tag-team", ["first-contact"], {}),
    ("mind-up", [], {"players": "4", "objectives": "2"}),
]


def moments(
    name: str, sets: list[str], options: dict[str, str]
) -> Iterator[tuple[Position, Position, list[Sequence[Event]]]]:
    """The first position of a game, and one after the other with all that was told before it."""
    game = game_named(name)
    position, events = game.deal(seed=5, sets=sets, options=options)
    first, told, dice = position.copy(), [events], Random(3)
    while not position.winners:
        yield first, position, told
        seat = position.to_decide[0]
        told.append(position.play(dice.choice(position.moves(seat)), seat))


@pytest.mark.slow
@pytest.mark.parametrize(("name", "sets", "options"), GAMES, ids=str)
def test_a_page_is_the_same_in_every_world_that_a_seat_cannot_tell_apart(
    name: str, sets: list[str], options: dict[str, str]
) -> None:
    compared = 0
    for number, (first, position, told) in enumerate(moments(name, sets, options)):
        if number % 4:
            continue
        for seat in (*position.seats, None):
            page = html_for(position, first, told, seat)
            world = position.view(seat).world(Random(number))
            assert html_for(world, first, told, seat) == page
            compared += 1
    assert compared > 20


@pytest.mark.slow
@pytest.mark.parametrize(("name", "sets", "options"), GAMES, ids=str)
def test_a_page_is_the_same_whatever_the_dice(name: str, sets: list[str], options: dict[str, str]) -> None:
    compared = 0
    for number, (first, position, told) in enumerate(moments(name, sets, options)):
        if number % 8:
            continue
        twin, other = position.copy(), first.copy()
        twin.take_dice(bytes(range(32)))
        other.take_dice(bytes(32))
        for seat in (*position.seats, None):
            assert html_for(twin, other, told, seat) == html_for(position, first, told, seat)
            compared += 1
    assert compared > 10


@pytest.mark.slow
def test_no_hidden_card_is_in_anything_a_browser_receives(client: TestClient, other: TestClient) -> None:
    """A whole duel: in all that a person received until a moment, no card that only the other has seen is named."""
    host, guest = Person(client), Person(other, 2)
    host.begin(game="duel", company="friends")
    guest.sit_down(host.invitations()[0])
    wording = wording_in("en")
    looked = 0
    with closing(Line(client, host.game)) as to_host, closing(Line(other, host.game)) as to_guest:
        while host.turn() and guest.turn():
            table = authority(client, host.game)
            for person, line, seat, rival in ((host, to_host, "A", "B"), (guest, to_guest, "B", "A")):
                known = set(re.findall(r'"([a-z0-9-]+)"', placed(table.position.view(Seat(seat)))))
                known |= {
                    getattr(event.told_to(Seat(seat)), "card", None) for step in table.steps for event in step.events
                }
                hidden = set(own_hand(table.position, Seat(rival))) - known
                received = line.received(person.look()) + "".join(person.seen)
                for card in hidden:
                    looked += 1
                    assert f"{card}." not in received
                    assert f'"{card}"' not in received
                    assert not re.search(
                        rf"(?<!\w ){re.escape(wording.words(MindbugWords).card_name(card))}(?! \w)", received
                    )
    assert looked > 50


def test_a_sealed_choice_shows_only_that_there_is_one(client: TestClient, other: TestClient) -> None:
    host, guest = Person(client), Person(other)
    host.begin(game="mind-up", company="friends", players="3")
    invitations = host.invitations()
    guest.sit_down(invitations[0])
    third = Person(another(client))
    third.sit_down(invitations[1])
    before = guest.look()
    mark, moves = host.question()
    host.answer(moves[0], mark)
    sealed = guest.look()
    assert sealed != before
    assert "sealed" in sealed
    host.answer(moves[3], mark)
    assert guest.look() == sealed, "which card it is, and that it was changed, is nobody's business"
    assert guest.question()[0] == mark, "what is asked of the others stays the same question"


def test_bots_are_given_a_view() -> None:
    """What a bot chooses depends on nothing that its seat does not know."""
    for _, position, _ in moments(*GAMES[0]):
        seat = position.to_decide[0]
        world = position.view(seat).world(Random(1))
        chosen = [bot_named("rule", 4).choose(one.view(seat)) for one in (position, world)]
        assert chosen[0] == chosen[1]
