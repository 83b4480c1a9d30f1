"""Random games in which every ability of every card happens, each way it can go (see `mindbug.coverage`)."""

from __future__ import annotations

import runpy

import pytest

from mindtable.mindbug.coverage.branches import branches, possible
from mindtable.mindbug.coverage.exploring import PRINTED, explore
from mindtable.mindbug.coverage.watching import Coverage


@pytest.fixture(scope="module")
def coverage() -> Coverage:
    return explore(most_games=5000)


def test_every_ability_of_every_card_has_happened_each_way_it_can_go(coverage: Coverage) -> None:
    assert not coverage.missing(), f"never in {coverage.games} games: {'; '.join(coverage.missing())}"


def test_nothing_has_happened_that_the_words_of_a_card_do_not_say(coverage: Coverage) -> None:
    allowed = {card.id: possible(card) for card in PRINTED}
    unsaid = {card: set(taken) - allowed[card] for card, taken in coverage.counts.items()}
    assert {card: taken for card, taken in unsaid.items() if taken} == {}


def test_all_printed_faces_are_covered(coverage: Coverage) -> None:
    assert len([card for card in PRINTED if card.stage == 1]) == 128
    assert len([card for card in PRINTED if card.stage > 1]) == 12
    assert set(coverage.counts) == {card.id for card in PRINTED}
    assert {card.id for card in PRINTED if card.abilities} == {card for card, taken in coverage.counts.items() if taken}


def test_the_report_has_a_line_for_each_branch_with_its_count(coverage: Coverage) -> None:
    first, *lines = coverage.lines()
    assert first == f"{coverage.games} games"
    assert len(lines) >= len([branch for card in PRINTED for branch in branches(card)])
    assert all(int(line.split()[-1]) > 0 for line in lines)


def test_what_has_not_happened_is_named_in_the_report() -> None:
    few = explore(most_games=1)
    assert few.games == 1
    assert "harpy-mother, defeated: take control 2" in few.missing()
    assert [line for line in few.lines() if line.startswith("thunder-queen") and line.endswith(" 0")]


def test_what_should_not_happen_is_noted_too() -> None:
    coverage = Coverage.of(PRINTED)
    coverage.note("gorillion", "play: began")
    assert coverage.counts["gorillion"] == {"play: began": 1}


def numbered(when: str, *counted: str) -> list[str]:
    return [f"{when}: {one}" for one in counted]


@pytest.mark.parametrize(
    ("card", "expected"),
    [
        ("gorillion", []),
        ("harpy-mother", numbered("defeated", "began", "take control 0", "take control 1", "take control 2")),
        ("snail-hydra", numbered("attack", "began", "defeat 0", "defeat 1")),
        # It fits its own description, so there is always one: no branch without.
        ("turf-the-surfer", numbered("attack", "began", "forbid to block 1")),
        ("brain-fly", numbered("play", "began", "stopped", "take control 0", "take control 1")),
        ("ratomancer", numbered("play", "began", "stopped", "play 0", "play 1", "play 2+")),
        # An Action that would change nothing is not usable (M7.6); one that evolves always changes something.
        ("infernostrich", ["action: began", "action: cannot be used", "action: defeat 1"]),
        ("cloud-lady", numbered("action", "began", "defeat 0", "defeat 1", "evolve 1")),
        # Given away, it is itself an enemy creature to take control of (J19).
        ("the-experiment", numbered("play", "began", "stopped", "give control 1", "take control 1")),
        # Without the first part there is no second one (J20).
        (
            "slugapult",
            numbered(
                "attack",
                "began",
                "defeat 0",
                "defeat 1",
                "done, defeat 0",
                "done, defeat 1",
                "not done, defeat 0",
            ),
        ),
        (
            "solar-bear",
            numbered(
                "attack",
                "began",
                "first",
                "second",
                "unasked, first",
                "unasked, second",
                "unasked, nothing",
                "boost 0",
                "boost 1",
                "take control 0",
                "take control 1",
            ),
        ),
        # Two of equal power or none, never one (J28).
        ("pyro-salamancer", numbered("play", "began", "stopped", "boost 0", "boost 1", "defeat 0", "defeat 2")),
        ("sluggernaut", ["turned to hunter", "turned to frenzy"]),
        (
            "blessed-axolotl-healer",
            [
                *numbered("given attack", "began", "gain life 1"),
                "InDiscardPile Grants matters",
                "InDiscardPile Grants does not matter",
            ],
        ),
        ("one-eye-felix", ["turn ends: began", "turn ends: nothing to do", "turn ends: evolve 1"]),
    ],
)
def test_branches_follow_from_the_words(card: str, expected: list[str]) -> None:
    assert list(branches(next(one for one in PRINTED if one.id == card))) == expected


def test_what_is_possible_only_in_strange_games_need_not_happen() -> None:
    """A creature that cannot be defeated may be one of the two of equal power (J6)."""
    salamancer = next(card for card in PRINTED if card.id == "pyro-salamancer")
    assert possible(salamancer) - set(branches(salamancer)) == {"play: defeat 1"}


def test_the_same_seed_explores_the_same_games() -> None:
    assert explore(most_games=20, seed=7).counts == explore(most_games=20, seed=7).counts


def test_the_report_is_printed_by_a_command(coverage: Coverage, capsys: pytest.CaptureFixture[str]) -> None:
    runpy.run_module("mindtable.mindbug.coverage", run_name="__main__")
    assert capsys.readouterr().out.splitlines() == [*coverage.lines(), "never: nothing"]
