"""What has just happened is told from where it began."""

from __future__ import annotations

import re
from collections.abc import Sequence

from mindtable.game.contract import Seat
from mindtable.table.present.telling import latest
from mindtable.table.present.told import told
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
