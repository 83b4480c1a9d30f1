"""What has just happened is told from where it began."""

from __future__ import annotations

import re
from collections.abc import Sequence
from random import Random

import pytest

from mindtable.game.contract import Event, Seat
from mindtable.games import game_named
from mindtable.table.present.sayings import wording_in
from mindtable.table.present.telling import Chronicle, Chronicler, Teller, latest
from mindtable.table.present.told import told, told_story
from mindtable.table.tidings import Tidings, Told
from mindtable.wording.mindbug import MindbugWords
from mindtable.wording.stories import Chapter, Part, Sentence, Story, sentence

A, B, C, D = (Seat(letter) for letter in "ABCD")


def _stories(*lengths: tuple[Seat, int]) -> list[Story]:
    """A story for each turn, with some sentences."""
    return [
        Story(
            Chapter(number * 10, seat, number), f"Turn {number}", tuple(sentence(f"{seat}{n}") for n in range(length))
        )
        for number, (seat, length) in enumerate(lengths, 1)
    ]


def _told(stories: Sequence[Story]) -> str:
    return " ".join(one.text for one in latest(stories, A).sentences)


class _Nobody:
    """What no words are."""


def chronicle(told: Told, teller: Teller) -> Chronicle:
    return told.reader(Chronicler, teller).chronicle(told)


def _played(game: str, seed: int) -> tuple[tuple[Seat, ...], list[list[Event]]]:
    """The seats of a random game, and what was told of each move."""
    dice = Random(seed)
    position, events = game_named(game).deal(seed=seed)
    steps = [list(events)]
    while position.to_decide:
        seat = dice.choice(position.to_decide)
        steps.append(list(position.play(dice.choice(position.moves(seat)), seat)))
    return position.seats, steps


@pytest.mark.parametrize("goes_on", [True, False], ids=["by words that go on", "anew"])
@pytest.mark.parametrize("game", ["duel", "tag-team", "mind-up"])
def test_a_game_is_told_move_by_move_as_it_is_told_at_once(
    game: str, goes_on: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    if not goes_on:
        monkeypatch.setattr("mindtable.table.present.telling.WordsThatGoOn", _Nobody)
    seats, steps = _played(game, 3)
    names = tuple((seat, f"Player {seat}") for seat in seats)
    for viewer in (*seats, None):
        along = Told()
        for events in steps:
            along.add(Tidings(tuple(event.told_to(viewer) for event in events)))
            now = chronicle(along, Teller("en", game, viewer, names))
            whole = wording_in("en").stories(game, along.events, viewer, dict(names))
            stories = [story for story in whole if story.sentences]
            assert now.log == tuple(map(told_story, stories))
            assert now.last == tuple(stories[len(stories) - len(now.last) :])
        assert chronicle(along.until(len(along)), Teller("en", game, viewer, names)) == now


def test_only_a_chapter_that_goes_on_is_told_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever reads along is never told a turn as a whole, once the first move was made."""
    seats, steps = _played("duel", 5)
    teller = Teller("en", "duel", seats[0], tuple((seat, f"Reader {seat}") for seat in seats))
    along = Told([Tidings(tuple(steps[0]))])
    chronicle(along, teller)
    monkeypatch.delattr(MindbugWords, "story")
    monkeypatch.delattr(MindbugWords, "chapters")
    for events in steps[1:]:
        along.add(Tidings(tuple(events)))
        assert chronicle(along, teller)


def test_all_turns_of_the_others_are_told() -> None:
    assert _told(_stories((A, 2), (B, 3), (C, 1), (D, 1))) == "B0 B1 B2 C0 D0"


def test_turns_for_which_there_is_no_room_are_left_out_whole() -> None:
    assert _told(_stories((A, 1), (B, 3), (C, 2), (D, 2))) == "C0 C1 D0 D1"


def test_of_a_very_long_turn_the_end_is_told_under_its_own_numbers() -> None:
    telling = latest(_stories((A, 1), (B, 8)), A)
    assert [name for name, _ in telling.numbered] == [f"20-{place}" for place in range(2, 8)]


def test_in_their_own_turn_they_are_told_what_has_happened_in_it() -> None:
    assert _told(_stories((B, 2), (A, 1))) == "A0"


def test_before_anything_has_happened_nothing_is_told() -> None:
    assert latest([], A).sentences == ()


def test_a_full_stop_stays_with_the_card_before_it() -> None:
    told_of = Sentence((Part("You played "), Part("Bee Bear", "bee-bear"), Part(". Ben took "), Part("it", "it")))
    assert re.sub("<button.*?>(.*?)</button>", r"[\1]", told(told_of)) == (
        'You played <span class="kept-together">[Bee Bear].</span> Ben took [it]'
    )
