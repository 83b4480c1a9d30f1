"""Random games in which every ability of every card happens, each way it can go (see `mindbug.coverage`)."""

from __future__ import annotations

import runpy

import pytest

from mindtable.mindbug.mode import DUEL, TAG_TEAM, Mode
from mindtable.mindbug.words import Card
from tests.mindbug.coverage.branches import branches, possible
from tests.mindbug.coverage.exploring import explore, printed
from tests.mindbug.coverage.watching import Coverage

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def in_duels() -> Coverage:
    return explore(DUEL, most_games=5000)


@pytest.fixture(scope="module")
def in_teams() -> Coverage:
    return explore(TAG_TEAM, most_games=5000)


@pytest.fixture(params=["in_duels", "in_teams"])
def coverage(request: pytest.FixtureRequest) -> Coverage:
    found = request.getfixturevalue(request.param)
    assert isinstance(found, Coverage)
    return found


def _card(name: str) -> Card:
    return next(card for card in printed(TAG_TEAM) if card.id == name)


def test_every_ability_of_every_card_has_happened_each_way_it_can_go(coverage: Coverage) -> None:
    assert not coverage.missing(), f"never in {coverage.games} games: {'; '.join(coverage.missing())}"


def test_nothing_has_happened_that_the_words_of_a_card_do_not_say(coverage: Coverage) -> None:
    allowed = {card.id: possible(card, coverage.mode) for card in printed(coverage.mode)}
    unsaid = {card: set(taken) - allowed[card] for card, taken in coverage.counts.items()}
    assert {card: taken for card, taken in unsaid.items() if taken} == {}


@pytest.mark.parametrize(("mode", "deck_cards"), [(DUEL, 128), (TAG_TEAM, 128 + 16)])
def test_all_printed_faces_are_in_the_run(mode: Mode, deck_cards: int) -> None:
    assert len([card for card in printed(mode) if card.stage == 1]) == deck_cards
    assert len([card for card in printed(mode) if card.stage > 1]) == 12


def test_all_printed_faces_are_covered(coverage: Coverage) -> None:
    cards = printed(coverage.mode)
    assert set(coverage.counts) == {card.id for card in cards}
    assert {card.id for card in cards if card.abilities} == {card for card, taken in coverage.counts.items() if taken}


def test_the_report_has_a_line_for_each_branch_with_its_count(coverage: Coverage) -> None:
    first, *lines = coverage.lines()
    assert first == f"{coverage.mode.game}: {coverage.games} games"
    assert len(lines) >= len([one for card in printed(coverage.mode) for one in branches(card, coverage.mode)])
    assert all(int(line.split()[-1]) > 0 for line in lines)


def test_what_has_not_happened_is_named_in_the_report() -> None:
    few = explore(DUEL, most_games=1)
    assert few.games == 1
    assert "harpy-mother, defeated: take control 2" in few.missing()
    assert [line for line in few.lines() if line.startswith("thunder-queen") and line.endswith(" 0")]


def test_what_should_not_happen_is_noted_too() -> None:
    coverage = Coverage.of(printed(DUEL), DUEL)
    coverage.note("gorillion", "play: began")
    assert coverage.counts["gorillion"] == {"play: began": 1}


def numbered(when: str, *counted: str) -> list[str]:
    return [f"{when}: {one}" for one in counted]


@pytest.mark.parametrize(
    ("card", "expected"),
    [
        ("gorillion", []),
        ("harpy-mother", numbered("defeated", "began", "take control 0", "take control 1", "take control 2")),
        # It may be about creatures of both, so it has to reach both; in a duel the opponent sits on the left.
        ("snail-hydra", numbered("attack", "began", "defeat 0", "defeat 1", "defeat own", "defeat left")),
        # It fits its own description, so there is always one: no branch without.
        (
            "turf-the-surfer",
            numbered("attack", "began", "forbid to block 1", "forbid to block own", "forbid to block left"),
        ),
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
                "boost own",
                "boost left",
                "take control 0",
                "take control 1",
            ),
        ),
        # Two of equal power or none, never one (J28).
        (
            "pyro-salamancer",
            numbered(
                "play",
                "began",
                "stopped",
                "boost 0",
                "boost 1",
                "boost own",
                "boost left",
                "defeat 0",
                "defeat 2",
                "defeat own",
                "defeat left",
            ),
        ),
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
    assert list(branches(_card(card), DUEL)) == expected


@pytest.mark.parametrize(
    ("card", "expected"),
    [
        # Control is taken from both opponents and from the teammate (J18).
        (
            "brain-fly",
            numbered(
                "play",
                "began",
                "stopped",
                "take control 0",
                "take control 1",
                "take control left",
                "take control teammate's",
                "take control right",
            ),
        ),
        # The opponent is chosen, also one to whom it does nothing (J46).
        (
            "dragon-inn",
            [
                "action: began",
                "action: cannot be used",
                *numbered("action", "about left", "about right", "lose life 0", "lose life 1"),
            ],
        ),
        # Each opponent discards (J43).
        (
            "rockyphant",
            numbered("arrived", "began", "left discard 0", "left discard 1", "right discard 0", "right discard 1"),
        ),
        # Allied creatures are those of the team (T5.1).
        (
            "shield-bugs",
            [
                "Bonus matters",
                "Bonus does not matter",
                "Bonus matters to own",
                "Bonus matters to teammate's",
            ],
        ),
        ("superhero-boot-camp", ["Bonus matters", "Bonus does not matter"]),
        # The life of a team is one (T1.4): nobody is chosen.
        ("killer-bee", numbered("play", "began", "stopped", "lose life 1")),
        ("lurker-island", numbered("attack", "began", "refresh 0", "refresh 1")),
        (
            "release-the-puffers",
            [
                *numbered(
                    "given play",
                    "began",
                    "stopped",
                    "about left",
                    "about right",
                    "discard 0",
                    "discard 1",
                    "discard left",
                    "discard right",
                ),
                "Grants matters",
                "Grants does not matter",
            ],
        ),
    ],
)
def test_in_team_play_there_are_more_players_to_reach(card: str, expected: list[str]) -> None:
    assert list(branches(_card(card), TAG_TEAM)) == expected


def test_what_is_possible_only_in_strange_games_need_not_happen() -> None:
    """A creature that cannot be defeated may be one of the two of equal power (J6)."""
    salamancer = _card("pyro-salamancer")
    assert possible(salamancer, DUEL) - set(branches(salamancer, DUEL)) == {"play: defeat 1"}


@pytest.mark.parametrize("mode", [DUEL, TAG_TEAM])
def test_the_same_seed_explores_the_same_games(mode: Mode) -> None:
    assert explore(mode, most_games=20, seed=7).counts == explore(mode, most_games=20, seed=7).counts


def test_the_report_is_printed_by_a_command(
    in_duels: Coverage, in_teams: Coverage, capsys: pytest.CaptureFixture[str]
) -> None:
    runpy.run_module("tests.mindbug.coverage", run_name="__main__")
    expected = [*in_duels.lines(), "never: nothing", *in_teams.lines(), "never: nothing"]
    assert capsys.readouterr().out.splitlines() == expected
