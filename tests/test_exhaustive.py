"""Random games in which every ability of every card happens, each way it can go (see `mindbug.coverage`)."""

from __future__ import annotations

import pytest

from mindtable.mindbug.cards import CARDS
from mindtable.mindbug.coverage import DECKS, Coverage, branches, explore


@pytest.fixture(scope="module")
def coverage() -> Coverage:
    return explore(DECKS, most_games=3000)


def test_every_ability_of_every_card_has_happened_each_way_it_can_go(coverage: Coverage) -> None:
    assert not coverage.missing(), f"never in {coverage.games} games: {'; '.join(coverage.missing())}"


def test_nothing_has_happened_that_the_words_of_a_card_do_not_say(coverage: Coverage) -> None:
    assert {card: set(taken) for card, taken in coverage.counts.items()} == {
        card.id: set(branches(card)) for card in CARDS
    }


def test_the_report_has_a_line_for_each_branch_with_its_count(coverage: Coverage) -> None:
    first, *lines = coverage.lines()
    assert first == f"{coverage.games} games"
    assert [line.split()[0] for line in lines] == [card.id for card in CARDS for _ in branches(card)]
    assert all(int(line.split()[-1]) > 0 for line in lines)


def test_what_has_not_happened_is_named() -> None:
    few = explore(DECKS[:1], most_games=1)
    assert few.games == 1
    assert "harpy-mother, defeated: take control 2" in few.missing()


def test_branches_follow_from_the_words() -> None:
    found = {card.id: list(branches(card)) for card in CARDS}
    assert found["gorillion"] == []
    assert found["harpy-mother"] == ["defeated: began", *(f"defeated: take control {number}" for number in range(3))]
    assert found["snail-hydra"] == ["attack: began", "attack: defeat 0", "attack: defeat 1"]
    # It fits its own description, so there is always one: no branch without.
    assert found["turf-the-surfer"] == ["attack: began", "attack: forbid to block 1"]
    assert found["brain-fly"] == ["play: began", "play: stopped", "play: take control 0", "play: take control 1"]
