"""The coach in a browser: it covers nothing it means, and speaks once the table rests."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from mindtable.learn import Course, chapters
from mindtable.learn.kept import Learnt
from mindtable.table.app import make_app
from mindtable.table.family import family_of
from mindtable.table.pages import lessons
from mindtable.table.settings import Settings
from tests.browser.conftest import NewPage

SCREENS = [(1366, 768), (390, 844)]
# What the coach covers of what it must not, and whether its tail points at what is lit, step by step.
COVERED = """async pages => {
  const found = [];
  const SPARED = ".question, .shown, .attacker, .seat, .team-life, [data-taught]";
  const box = one => one.getBoundingClientRect();
  const meet = (one, other) => one.left < other.right - 1 && other.left < one.right - 1
    && one.top < other.bottom - 1 && other.top < one.bottom - 1;
  const isSeen = one => one.getClientRects().length > 0 && getComputedStyle(one).visibility === "visible";
  const seen = which => [...document.querySelectorAll(`#table :is(${which})`)].filter(isSeen);
  const frame = () => new Promise(requestAnimationFrame);
  for (const [step, html] of pages) {
    const say = what => found.push(`${step}: ${what}`);
    const lesson = new DOMParser().parseFromString(html, "text/html").getElementById("lesson");
    document.getElementById("lesson").replaceWith(lesson);
    document.dispatchEvent(new CustomEvent("htmx:after:swap", { detail: { ctx: { target: lesson } } }));
    do await frame(); while (document.querySelector("#coach.silent"));
    const [coach, tail] = ["coach", "tail"].map(id => document.getElementById(id));
    const named = new Set([...coach.querySelectorAll(".words .named")].map(one => one.dataset.read));
    const lit = seen(".lit");
    if (!lit.length) { say("nothing is lit"); continue; }
    for (const one of [...lit, ...seen(SPARED), ...seen(".card").filter(one => named.has(one.dataset.read))])
      if (meet(box(one), box(coach))) say(`${one.className} is covered`);
    if (lit.some(one => box(one).bottom > innerHeight || box(one).top < 0)) say("what is lit is out of sight");
    if (coach.scrollHeight > coach.clientHeight + 1) say("not all can be read at once");
    const [near, at] = [box(lit[0]), box(tail)];
    const [x, y] = [(at.left + at.right) / 2, (at.top + at.bottom) / 2];
    const [isLevel, isAbove] = [near.top <= y && y <= near.bottom, near.left <= x && x <= near.right];
    const points = { left: isLevel && near.right <= x + 12, right: isLevel && near.left >= x - 12,
      above: isAbove && near.bottom <= y + 12, below: isAbove && near.top >= y - 12 };
    if (tail.dataset.side && !points[tail.dataset.side]) say("the tail points elsewhere");
  }
  return found;
}"""


@pytest.fixture
def steps(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Mapping[str, list[tuple[str, str]]]]:
    """The pages of all steps of the lessons of each family, each with a name for it."""
    at: list[Course] = []

    async def learnt_by(*_: Any) -> Learnt:
        return Learnt().after(at[-1])

    monkeypatch.setattr(lessons, "learnt_by", learnt_by)
    with TestClient(make_app(Settings(data=tmp_path)), base_url="http://localhost") as client:
        found: dict[str, list[tuple[str, str]]] = {}
        for chapter in chapters():
            for lesson in chapter.lessons:
                at.append(Course(lesson))
                while at[-1].suggestion:
                    step, page = f"{lesson.id}: {at[-1].suggestion}", client.get(f"/learn/{lesson.id}").text
                    found.setdefault(family_of(lesson.game).name, []).append((step, page))
                    at.append(at[-1].answered(at[-1].suggestion))
                    while at[-1].are_others_due:
                        at.append(at[-1].gone_on())
        yield found


def test_the_coach_covers_nothing_that_it_speaks_of(
    new_page: NewPage, steps: Mapping[str, list[tuple[str, str]]]
) -> None:
    page = new_page()
    for width, height in SCREENS:
        page.set_viewport_size({"width": width, "height": height})
        for pages in steps.values():
            page.goto(f"/learn/{pages[0][0].partition(':')[0]}")
            assert page.evaluate(COVERED, pages) == [], width
