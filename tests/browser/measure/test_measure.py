"""The table has its measure: a sample of all states on all screens and in all languages, chosen so that as many pairs
of them as it can hold occur in it; `make measure` looks at all of it. And whoever looks finds what is wrong."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from mindtable.wording import LANGUAGES
from tests.browser.measure.everything import USUAL_SCREENS, states
from tests.browser.measure.looking import Looker, Screen, problems_of
from tests.browser.measure.pairs import pairwise_sample
from tests.browser.measure.states import State

LAPTOP, PHONE = USUAL_SCREENS[0], USUAL_SCREENS[3]
_MOST = 80  # pages


@pytest.fixture(scope="module")
def looker(chromium: Browser, address: str) -> Iterator[Looker]:
    looker = Looker(chromium, address)
    yield looker
    looker.close()


def _traits(one: tuple[Screen, str, State]) -> tuple[object, ...]:
    screen, language, state = one
    return screen, language, (state.game, state.kind), (state.game, *state.counts)


def test_nothing_is_cut_covered_lost_or_jumps(looker: Looker) -> None:
    everything = [(screen, language, state) for screen in USUAL_SCREENS for language in LANGUAGES for state in states()]
    sample = pairwise_sample(everything, _traits, _MOST)
    sample.sort(key=lambda one: (one[2].game, one[0]))  # a page that keeps its size is drawn sooner
    if problems := problems_of(looker, sample):
        pytest.fail("\n".join(map(str, problems)), pytrace=False)


def _state(game: str, kind: str) -> State:
    return next(state for state in states() if (state.game, state.kind) == (game, kind))


BREAKING = [
    ("scrolls", LAPTOP, ".hand li { translate: 0 90px }"),
    ("cut", LAPTOP, ".card .name { overflow: hidden; white-space: nowrap; width: 2em }"),
    ("cut", LAPTOP, ".hand { overflow: hidden } .hand li { translate: 0 90px }"),
    ("covered", LAPTOP, ".question { position: relative; z-index: 9 } .question::after { content: ''; background: red; "
     "position: absolute; inset: -300px 0 0; pointer-events: none }"),
    ("small", LAPTOP, ".card .name { font-size: 11px }"),
    ("small", LAPTOP, ".question h2 { font-size: 13px }"),
    ("target", PHONE, ".bar button { transform: scale(.5) }"),
    ("lost", PHONE, ".creature { display: none }"),
]  # fmt: skip


@pytest.mark.parametrize(("kind", "screen", "style"), BREAKING)
def test_what_is_wrong_is_found(looker: Looker, kind: str, screen: Screen, style: str) -> None:
    def found() -> int:
        return sum(problem.kind == kind for problem in looker.look(screen, "en", state))

    state = _state("duel", "turn")
    usually = found()
    with looker.styled(state, screen, style):
        assert found() > usually


def test_what_jumps_is_found(looker: Looker) -> None:
    for kind, style in (("turn", "i {}"), ("block", "i {}"), ("waiting", ".question { min-height: 200px }")):
        state = _state("duel", kind)
        with looker.styled(state, LAPTOP, style):
            list(looker.look(LAPTOP, "en", state))
    assert any(problem.where == "prompt" and problem.state.startswith("duel waiting") for problem in looker.jumps())


def test_all_pairs_are_sampled() -> None:
    numbers = [(one, two, three) for one in range(4) for two in range(3) for three in range(3)]
    sample = pairwise_sample(numbers, lambda number: number, 100)
    assert len(sample) < 20
    for places in ((0, 1), (0, 2), (1, 2)):
        assert {tuple(one[place] for place in places) for one in sample} == {
            tuple(one[place] for place in places) for one in numbers
        }
