"""What lines come to: worths that are there are found, within their margins; and the report that shows them."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from mindtable.games import games
from mindtable.lab.family import family_of
from mindtable.lab.figures import Worth, ranks, read_figures, shipped, updated, write_figures
from mindtable.table.reported import report
from mindtable.terminal.commands import main
from mindtable.wording import Wording

TRUE = {"a": 0.10, "b": 0.0, "c": -0.10, **dict.fromkeys("defghijk", 0.0)}
SIDES = (("A",), ("B",))


def made_up(games: int, together: float = 0.0) -> list[dict[str, Any]]:
    """Games of four cards a hand, won by what the cards are worth; d and e may be worth more together."""
    dice = Random(8)
    lines = []
    for _ in range(games):
        cards = dice.sample(sorted(TRUE), 8)
        held = {"A": cards[:4], "B": cards[4:]}
        lead = {seat: sum(TRUE[card] for card in had) + together * ({"d", "e"} <= {*had}) for seat, had in held.items()}
        won = "A" if dice.random() < 0.5 + lead["A"] - lead["B"] else "B"
        lines.append({"held": held, "winners": [won]})
    return lines


@pytest.fixture(scope="module")
def estimates() -> Any:
    return pytest.importorskip("mindtable.lab.estimates", reason="estimates need the extra [lab]")


def test_what_cards_are_worth_is_found(estimates: Any) -> None:
    lines = made_up(4000)
    dealt = estimates.Dealt(2)
    for some in (lines[:1000], lines[1000:]):
        dealt.take_in(dealt.things.counts(some, "held", SIDES), estimates.outcomes(some, SIDES))
    worths = {one.thing: one for one in dealt.worths()}
    assert abs(worths["a"].worth - 0.10) < worths["a"].margin
    assert abs(worths["c"].worth + 0.10) < worths["c"].margin
    assert worths["b"].margin == pytest.approx(1.96 * 0.5 / (4000 * 0.72) ** 0.5, rel=0.15)
    assert sum(one.worth for one in worths.values()) == pytest.approx(0, abs=0.005)  # against the average card


def test_pairs_that_help_each_other_are_found_and_no_others(estimates: Any) -> None:
    lines = made_up(4000, together=0.2)
    dealt = estimates.Dealt(2)
    counted, outcome = dealt.things.counts(lines, "held", SIDES), estimates.outcomes(lines, SIDES)
    dealt.take_in(counted, outcome)
    pairs = estimates.Pairs(dealt)
    pairs.take_in(counted, outcome)
    best = pairs.together()[0]
    assert {best.first, best.second} == {"d", "e"}
    assert best.worth > best.margin


def test_what_was_chosen_is_a_difference_of_means(estimates: Any) -> None:
    lines = made_up(3000)
    chosen = estimates.Chosen(2)
    chosen.take_in(chosen.things.counts(lines, "held", SIDES), estimates.outcomes(lines, SIDES))
    with_a = [line for line in lines if any("a" in held for held in line["held"].values())]
    won = sum("a" in line["held"][line["winners"][0]] for line in with_a) / len(with_a)
    found = next(one for one in chosen.worths() if one.thing == "a")
    assert found.worth == pytest.approx(won - 0.5)
    assert found.margin == pytest.approx(1.96 * (won * (1 - won) / len(with_a)) ** 0.5, rel=0.02)


def test_ranks_part_where_intervals_do() -> None:
    assert ranks([Worth("a", 0.2, 0.01, 9), Worth("b", 0.1, 0.04, 9), Worth("c", 0.05, 0.02, 9)]) == {
        "a": (1, 1),
        "b": (2, 3),
        "c": (2, 3),
    }


def test_figures_are_read_as_they_were_written() -> None:
    assert read_figures(write_figures(shipped())) == shipped()


def test_what_is_shipped_is_about_things_that_there_are() -> None:
    assert {one.game for one in shipped()} == {*games()}
    wording = Wording("en")
    for one in shipped():
        assert set(one.worths) == {role.name for role in family_of(one.game).roles}
        assert next(iter(one.worths.values()))
        for role, worths in one.worths.items():
            assert all(family_of(one.game).named(role, worth.thing, wording) for worth in worths)
        assert sum(one.turns.values()) == one.games


@pytest.mark.slow
def test_a_small_study_is_reported_on_a_page_that_needs_nothing_else(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib", reason="a report needs the extra [lab]")
    (tmp_path / "small.toml").write_text('game = "mind-up"\nbots = ["random"]\ndeals = 60\n', encoding="utf-8")
    assert main(["lab", "run", str(tmp_path / "small.toml"), "--into", str(tmp_path), "--cores", "1"]) == 0
    page, data = tmp_path / "report.html", tmp_path / "figures.json"
    assert main(["lab", "report", str(tmp_path / "small"), "-o", str(page), "--data", str(data), "--lang", "fr"]) == 0
    text = page.read_text(encoding="utf-8")
    assert "Ce que valent les cartes" in text
    assert re.findall(r'(?:src|href)="(?!#)[^"]*"', text) == []
    (figures,) = read_figures(data.read_text(encoding="utf-8"))
    assert figures.games == 60


def test_figures_of_other_studies_stay() -> None:
    first, second, *others = shipped()
    anew = replace(second, games=second.games + 1)
    assert updated((first, second), (anew, *others)) == [first, anew, *others]


def test_a_report_is_written_in_other_languages() -> None:
    one = next(study for study in shipped() if study.game == "mind-up")
    text = report([one], "pl")
    assert Wording("pl").message("lab-title") in text
    assert text.count("data-sortable") >= len(one.worths)
