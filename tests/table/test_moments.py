"""What has just happened leaves traces on the table, and great moments are told to those who have not seen them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from mindtable.game.contract import Event, Position, Seat
from mindtable.games import game_named
from mindtable.table.mindbug.moments import Moment
from mindtable.table.mindbug.page import Area, MindbugPage, page
from mindtable.wording import LANGUAGES
from tests.table.showing import scene_for

A, B, C, D = (Seat(letter) for letter in "ABCD")
Told = list[Sequence[Event]]


def played(document: dict[str, Any], *moves: str, game: str = "duel") -> tuple[Position, Told]:
    position: Position = game_named(game).read_position({"game": game, "turn": "A", **document})
    return position, [position.play(move) for move in moves]


def seen(position: Position, told: Told, seat: Seat | None, since: int = 0, language: str = "en") -> MindbugPage:
    return page(replace(scene_for(position, told=told, seat=seat, language=language), since=since))


def area_of(shown: MindbugPage, seat: Seat) -> Area:
    return next(area for area in shown.areas if area.player.seat == seat)


def great(shown: MindbugPage) -> list[Moment]:
    return [moment for moment in shown.moments if moment.kind not in ("attack", "clash")]


# --- traces ------------------------------------------------------------------------------------------

FRENZY = {
    "A": {"hand": ["brain-fly"], "play": ["luchataur"]},
    "B": {"hand": ["brain-fly"], "play": ["strange-barrel", "killer-bee"], "life": 3},
}


def test_where_a_creature_fell_stays_until_the_next_answer() -> None:
    position, told = played(FRENZY, "attack luchataur", "block strange-barrel", "again", "no block")
    shown = seen(position, told, B)
    assert [(one.face.card, one.sentence) for one in area_of(shown, B).fallen] == [
        ("strange-barrel", "defeated, 9 : 6")
    ]
    assert area_of(shown, B).life_change == -1
    assert [one.trace for one in area_of(shown, A).creatures] == ["attacked twice"]
    answered = seen(position, told, B, since=3)
    assert area_of(answered, B).fallen == ()
    assert area_of(answered, B).life_change == -1, "not to block was the last answer, and it came of that"


def test_cards_that_were_stolen_say_so_to_those_who_see_them() -> None:
    """Falling, Strange Barrel steals two cards."""
    document = {**FRENZY, "A": {"hand": ["brain-fly", "shark-dog"], "play": ["luchataur"]}}
    position, told = played(document, "attack luchataur", "block strange-barrel")
    mine = {one.face.card: one.trace for one in seen(position, told, B).hand}
    assert mine == {"brain-fly": "stolen just now", "shark-dog": "stolen just now"} | dict.fromkeys(
        set(mine) - {"brain-fly", "shark-dog"}, ""
    )
    assert not any(one.trace for one in seen(position, told, A).hand)


def test_a_creature_that_was_taken_says_so() -> None:
    document = {"A": {"hand": ["gorillion", "shark-dog"]}, "B": {"hand": ["killer-bee"], "mindbugs": 1}}
    position, told = played(document, "play gorillion", "mindbug", "play shark-dog")
    shown = seen(position, told, A)
    assert [one.trace for one in area_of(shown, B).creatures] == ["taken just now"]
    assert [one.trace for one in area_of(shown, A).creatures] == ["new"]


# --- moments -----------------------------------------------------------------------------------------


def test_attacks_are_numbered_and_the_last_ones_are_told_even_if_they_are_over() -> None:
    squirrel = {"A": {"hand": ["shark-dog"], "play": ["tiger-squirrel"]}, "B": {"play": ["bee-bear"], "life": 3}}
    position, told = played(squirrel)
    assert seen(position, told, B).moments == ()
    position, told = played(squirrel, "attack tiger-squirrel", "attack bee-bear")
    for seat in (A, B, None):
        attacks = [(one.number, one.kind, one.seat, one.card) for one in seen(position, told, seat).moments]
        assert attacks == [(1, "attack", A, "tiger-squirrel"), (2, "attack", B, "bee-bear")]
    assert [one.number for one in seen(position, told * 5, B).moments] == [5, 6, 7, 8, 9, 10]


MINDBUG = {"A": {"hand": ["gorillion", "brain-fly"]}, "B": {"hand": ["killer-bee"], "mindbugs": 2}}


@pytest.mark.parametrize(
    ("seat", "title", "is_ours"),
    [
        (A, "PlayerB takes your Gorillion.", False),
        (B, "Gorillion is yours.", True),
        (None, "PlayerB takes Gorillion from PlayerA.", False),
    ],
)
def test_a_mindbug_is_a_great_moment_told_to_each_in_their_words(seat: Seat | None, title: str, is_ours: bool) -> None:
    position, told = played(MINDBUG, "play gorillion", "mindbug")
    again = "You play again." if seat == A else "PlayerA plays again."
    (moment,) = great(seen(position, told, seat))
    assert moment == Moment(1, "taken", B, "gorillion", 10, is_ours, "Mindbug!", title, (again, "1 left"), "mindbug")


def test_the_last_life_and_the_end_are_great_moments() -> None:
    document = {"A": {"hand": ["brain-fly"], "play": ["luchataur"]}, "B": {"hand": ["brain-fly"], "life": 2}}
    position, told = played(document, "attack luchataur", "again")
    assert [(one.kind, one.title) for one in great(seen(position, told, B))] == [
        ("last-life", "Your last life!"),
        ("defeat", ""),
    ]
    assert [(one.kind, one.title) for one in great(seen(position, told, A))] == [
        ("last-life", "PlayerB’s last life!"),
        ("victory", ""),
    ]


def test_only_a_strong_effect_of_who_is_defeated_is_a_great_moment() -> None:
    document = {
        "A": {"hand": ["brain-fly", "shark-dog"], "play": ["gorillion"]},
        "B": {"hand": ["brain-fly"], "play": ["strange-barrel"]},
    }
    position, told = played(document, "attack gorillion", "block strange-barrel")
    (moment,) = great(seen(position, told, A))
    assert (moment.kind, moment.title, moment.notes) == ("defeated", "Strange Barrel", ("It steals 2 cards.",))
    toad = {**document, "B": {"hand": ["brain-fly"], "play": ["explosive-toad"]}}
    position, told = played(toad, "attack gorillion", "block explosive-toad")
    assert great(seen(position, told, A)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_moments_and_traces_are_said_in_every_language(language: str) -> None:
    position, told = played(MINDBUG, "play gorillion", "mindbug", "play brain-fly")
    (moment,) = great(seen(position, told, B, language=language))
    assert moment.title
    assert all(moment.notes)
