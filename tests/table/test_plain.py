"""A family that brings nothing but its rules and its words is playable: here the duel, without any page of its own."""

from __future__ import annotations

import html
import re
import shutil
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

import mindtable.table.mindbug
from mindtable.game.contract import Seat
from mindtable.game.options import Option
from mindtable.games import duel, game_named
from mindtable.table.app import make_app
from mindtable.table.fields import Field, File, Number, OneOf, Sets, YesOrNo
from mindtable.table.mindbug.rules import names_in
from mindtable.table.pace import AT_ONCE
from mindtable.table.plain import PlainFamily
from mindtable.table.present.scene import Scene
from mindtable.table.puzzling import _before_a_try
from mindtable.table.rendering import templates
from mindtable.table.settings import Settings
from mindtable.table.wishes import seats_of
from tests.table.playing import Person
from tests.table.showing import html_for

MINDBUG = Path(mindtable.table.mindbug.__file__).parent


class Bare(PlainFamily):
    """Mindbug in lists."""

    def before(self, scene: Scene[Any], seat: Seat) -> Sequence[str]:
        player = scene.sight.player(seat)
        return [f"{player.life} life", *(f"holds {card}" for card in player.hand if card)]

    def names_in(self, document: Any, language: str) -> Mapping[str, str]:
        return names_in(document, language)

    def between(self, scene: Scene[Any]) -> Sequence[str]:
        return [f"turn {scene.sight.turn_number}"]


@pytest.fixture(autouse=True)
def bare(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[PlainFamily]:
    family = Bare("mindbug", tmp_path)
    monkeypatch.setattr(mindtable.table.mindbug, "family", family)
    _forget()
    yield family
    _forget()


def _forget() -> None:
    """What is made once for a family is made anew."""
    for made in (templates, seats_of, _before_a_try):
        made.cache_clear()


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    app = make_app(Settings(data=tmp_path, pace=AT_ONCE, posts_a_minute=1_000_000))
    with TestClient(app, base_url="http://table.test", follow_redirects=True) as running:
        yield running


def test_everything_is_listed_for_those_who_may_know_it() -> None:
    position = game_named("duel").read_position(
        {"game": "duel", "turn": "A", "A": {"hand": ["gorillion"]}, "B": {"hand": ["brain-fly"], "life": 2}}
    )
    page = html_for(position, seat=Seat("A"))
    assert "<li>3 life</li><li>holds gorillion</li>" in page
    assert "<li>2 life</li></ul>" in page
    assert "brain-fly" not in page
    assert "<li>turn 1</li>" in page
    assert re.findall(r'name="move" value="([^"]+)"', page) == ["play gorillion"]
    assert "holds brain-fly" in html_for(position, seat=Seat("B"))


def test_a_whole_game_can_be_played_and_looked_at_again(client: TestClient) -> None:
    person = Person(client)
    person.begin(game="duel", bot="random")
    while person.turn():
        pass
    page = person.look()
    assert re.search(r"You (win|lose)", html.unescape(page))
    assert '<section class="question over"' in page
    replay = client.get(f"/replay/{person.game}").text
    assert '<main id="content" class="plain-table">' in replay


def test_examples_of_its_rules_are_lists(
    client: TestClient, bare: PlainFamily, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bare, "sections", {"duel": (("attacking", ("fight",)),)}, raising=False)
    (bare.folder / "examples").mkdir()
    shutil.copy(MINDBUG / "examples" / "duel.yaml", bare.folder / "examples")
    page = client.get("/rules/duel").text
    (figure,) = re.findall(r'<figure class="example" id="example-fight">.*?</figure>', page, re.DOTALL)
    assert figure.count("<b>You</b>") == figure.count('<div class="half listed">') >= 2
    assert "<li>3 life</li>" in figure


def test_the_pages_around_it_need_nothing_either(client: TestClient) -> None:
    page = client.get("/").text
    assert page.count('type="radio" name="game"') == 3
    assert 'name="sets" value="first-contact" checked' in page
    assert 'type="file" name="deck"' in page
    assert client.get("/rules/duel").status_code == 200
    assert client.get("/cards").status_code == 404
    assert 'href="/cards/mind-up"' in page, "the first family with a page of cards"


def test_options_of_games_become_fields(bare: PlainFamily, monkeypatch: pytest.MonkeyPatch) -> None:
    given = (
        Option("fast", "yes or no"),
        Option("length", "number", "3"),
        Option("board", "one of", "small", ("small", "large")),
        Option("deck", "file"),
    )
    monkeypatch.setattr(duel, "options", given)
    found: dict[str, Field] = {option.name: option for option in bare.fields}
    assert {name: type(option) for name, option in found.items()} == {
        "sets": Sets,
        "fast": YesOrNo,
        "length": Number,
        "board": OneOf,
        "deck": File,
        "epic": YesOrNo,
    }
    assert found["fast"].games == ("duel",)
    assert found["sets"].games == ("duel", "tag-team")
    assert found["board"].label == "option-mindbug-board"
