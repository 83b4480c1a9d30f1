"""Whatever is remembered of pages, they are those that would be drawn anew."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import islice

import pytest

from mindtable.game.contract import Seat
from mindtable.games import game_named
from mindtable.mindbug.cards import SETS
from mindtable.table import rendering
from mindtable.table.family import Page, page_of
from mindtable.table.mindbug.lying import CreatureInPlay
from mindtable.table.mindbug.offers import Offers
from mindtable.table.mindbug.page import MindbugPage
from mindtable.table.tidings import Tidings, Told
from tests.table.showing import html_of, scene_for
from tests.table.test_leaks import moments

GAMES: list[tuple[str, list[str], dict[str, str]]] = [
    ("duel", ["beyond-evolution", "beyond-eternity"], {}),
    ("tag-team", ["first-contact"], {}),
    ("mind-up", [], {"players": "3", "objectives": "2"}),
]
EVERY = 5  # moves, a page is compared; between them pages go on
MOST = 60  # moves
A, B = Seat("A"), Seat("B")


def answered(number: int) -> int:
    """When a viewer answered last, at the move of a number: now and then."""
    return number - number % 3


def drawn_in_turn(name: str, sets: list[str], options: dict[str, str]) -> Iterator[str]:
    """The pages of all viewers, as a table draws them: what was told to each of them goes on."""
    kept: dict[str | None, Told] = {}
    for number, (first, position, told) in enumerate(islice(moments(name, sets, options), MOST)):
        for seat in (*position.seats, None):
            going_on = kept.setdefault(seat, Told())
            for events in told[len(going_on) :]:
                going_on.add(Tidings(tuple(event.told_to(seat) for event in events)))
            page = html_of(replace(scene_for(position, first, told, seat), told=going_on, since=answered(number)))
            if number % EVERY == 0:
                yield page


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "it", "pl"])
@pytest.mark.parametrize(("name", "sets", "options"), GAMES, ids=str)
def test_what_is_kept_of_a_viewer_is_what_their_page_shows(
    name: str, sets: list[str], options: dict[str, str], language: str
) -> None:
    """The pages of a game, also of those who have missed moves, while somebody goes and comes back."""
    kept: dict[str | None, Told] = {}
    compared = 0
    for number, (first, position, told) in enumerate(islice(moments(name, sets, options), MOST)):
        gone = frozenset(position.seats[-1:] if number % 2 else ())
        for place, seat in enumerate((*position.seats, None), 1):
            if number % (place + 2) == place:
                continue
            anew = scene_for(position, first, told, seat, language=language)
            anew = replace(anew, since=answered(number), away=gone)
            going_on = kept.setdefault(seat, Told())
            for tidings in list(anew.told)[len(going_on) :]:
                going_on.add(tidings)
            assert html_of(replace(anew, told=going_on)) == html_of(anew), f"{seat} after {number} moves"
            compared += 1
    assert compared > MOST


def forget(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let nothing of games be remembered any more: only what never changes."""
    ours = [one for name, one in sys.modules.items() if name.startswith(("mindtable.table", "mindtable.wording"))]
    for module in ours:
        for name, found in list(vars(module).items()):
            if hasattr(found, "cache_parameters") and found.cache_parameters()["maxsize"] is not None:
                monkeypatch.setattr(module, name, found.__wrapped__)
    monkeypatch.setattr(rendering, "_REMEMBERED", 0)
    monkeypatch.setattr(rendering, "templates", cache(rendering.templates.__wrapped__))


@pytest.mark.slow
@pytest.mark.parametrize(("name", "sets", "options"), GAMES, ids=str)
def test_a_page_is_the_same_when_it_is_drawn_anew(
    name: str, sets: list[str], options: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    remembered = list(drawn_in_turn(name, sets, options))
    forget(monkeypatch)
    anew = [
        html_of(replace(scene_for(position, first, told, seat), since=answered(number)))
        for number, (first, position, told) in enumerate(islice(moments(name, sets, options), MOST))
        if number % EVERY == 0
        for seat in (*position.seats, None)
    ]
    assert len(anew) > 20
    for number, (page, again) in enumerate(zip(remembered, anew, strict=True)):
        assert page == again, f"the page of number {number}"


def test_there_is_nothing_to_say_of_cards_that_are_not_asked_about(monkeypatch: pytest.MonkeyPatch) -> None:
    """Most cards lie where nothing is asked about, and are not looked at any further."""

    def pages() -> list[Page]:
        found = islice(moments("duel", list(SETS), {}), MOST)
        return [page_of(scene_for(position, seat=seat)) for _, position, _ in found for seat in position.to_decide]

    quick = pages()
    assert len(quick) > 20
    monkeypatch.setattr(Offers, "_is_about", lambda *_about: True)
    for number, (page, whole) in enumerate(zip(quick, pages(), strict=True)):
        assert page == whole, f"the page of number {number}"


def test_who_sits_there_is_made_again_only_when_it_has_changed() -> None:
    position, _ = game_named("duel").deal(seed=1, sets=["first-contact"])
    scene = scene_for(position, seat=A)
    later = replace(scene, view=position.view(A), since=1)
    assert later.player(B) is scene.player(B)
    gone = replace(scene, away=frozenset((B,)))
    assert gone.player(B).is_away
    assert not scene_for(position, seat=A).player(B).is_away


def test_a_creature_is_made_once_for_all_who_look_on() -> None:
    document = {"game": "duel", "turn": "A", "A": {"play": ["luchataur"]}, "B": {"hand": ["brain-fly"]}}
    position = game_named("duel").read_position(document)

    def creature(seat: Seat | None) -> CreatureInPlay:
        shown = page_of(scene_for(position, seat=seat))
        assert isinstance(shown, MindbugPage)
        return next(one for area in shown.areas if area.player.seat == A for one in area.creatures)

    assert creature(B) is creature(None)
    assert creature(A).offer.choices, "whoever may choose it sees that, and nobody else does"
    assert not creature(B).offer.choices
