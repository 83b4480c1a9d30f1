"""The opponents of the first page: who they are, how they play, and that they are who sits down."""

from __future__ import annotations

import re
from random import Random

import pytest
from starlette.testclient import TestClient

from mindtable.art.characters import CAST
from mindtable.bots.family import leanings_of, settings_of
from mindtable.bots.levels import LEVELS
from mindtable.game.contract import Seat
from mindtable.store import Chair
from mindtable.table.characters import OWN, introduced, name_of
from mindtable.table.opponents import opponents
from mindtable.table.present.sayings import wording_in
from mindtable.wording import LANGUAGES
from tests.table.playing import Person
from tests.table.test_deals_checked import played_on

SEATS = tuple(map(Seat, "ABCDEF"))


def names(*bots: str) -> list[str]:
    chairs = [Chair(seat, bot=bot) for seat, bot in zip(SEATS, bots, strict=False)]
    return [chair.name for chair in introduced(chairs, Random(1))]


def test_the_first_of_a_kind_is_who_is_known_for_it() -> None:
    assert names("miser", "easy", "champion") == [OWN["miser"], OWN["easy"], OWN["champion"]]


def test_others_of_a_kind_are_known_for_nothing_and_are_there_once() -> None:
    first, *others = names(*["hard"] * 6)
    assert first == OWN["hard"]
    assert len(set(others)) == 5
    assert set(others) <= CAST.keys() - set(OWN.values())


def test_people_and_who_was_there_before_stay_who_they_are() -> None:
    chairs = (Chair(SEATS[0], name="Rosa", player="rosa"), Chair(SEATS[1], bot="easy", name="nina"), Chair(SEATS[2]))
    assert introduced(chairs, Random(1)) == chairs


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_level_overlooks_is_said_of_every_game(language: str) -> None:
    levels, ways = opponents(wording_in(language))
    assert [one.strength for one in levels] == [1, 2, 3, 4, 5]
    for one in (*levels, *ways):
        said = {game: line for line, games in one.lines for game in games}
        assert list(said) == list(one.games)
        assert all(name_of(one.character) in line for line in said.values())
    for level, one in zip(LEVELS, levels, strict=True):
        for line, games in one.lines:
            for game in games:
                numbers = sorted({times for times in settings_of(game)[level.name].overlooks.values() if times > 1})
                assert [int(number) for number in re.findall(r"\d+", line) if number != "1"] == numbers
    assert [one.bot for one in ways] == list(leanings_of("duel"))
    assert {one.games for one in ways} == {("duel", "tag-team")}


def test_who_is_chosen_sits_down(client: TestClient) -> None:
    person = Person(client)
    person.begin(game="duel", bot="trapper")
    assert faces(person.look()) == {OWN["trapper"]}


def test_who_plays_on_from_a_moment_is_who_is_known_for_it(client: TestClient) -> None:
    person = Person(client)
    person.begin(game="duel", bot="easy")
    person.do("resign")
    assert faces(played_on(client, person.game, 0).look()) == {OWN["medium"]}


def faces(page: str) -> set[str]:
    return set(re.findall(r"/art/bot-(\w+)\.svg", page))
