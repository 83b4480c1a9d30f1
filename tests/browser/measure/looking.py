"""Shows states in a browser, one after the other on the same page, and has it say what is wrong."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

from markupsafe import Markup
from playwright.sync_api import Browser, Page, Route

from mindtable.table.family import family_of
from mindtable.table.present.sayings import wording_in
from mindtable.table.rendering import rendered
from mindtable.table.visit import Browser as Visitor
from mindtable.table.visit import Visit
from tests.browser.measure.states import State

_LOOK = Path(__file__).with_name("look.js").read_text("utf-8")
# The page is the same for all states of a family: what stands in it is changed as a change of the game would. It is
# looked at before it is drawn and put away again, for drawing takes longest and nobody sees it.
_SHOW = """([language, content, asked]) => {
    const table = document.getElementById("table");
    document.documentElement.lang = language;
    table.innerHTML = content;
    document.dispatchEvent(new CustomEvent("htmx:after:swap", { detail: { ctx: { target: table } } }));
    const found = (%s)(asked);
    table.replaceChildren();
    return found;
}"""
_NO_LINE = "hx-sse"  # the script that waits for news: there are none
_JUMP = 1  # pixels by which parts may differ


class Screen(NamedTuple):
    """A screen to look at."""

    width: int
    height: int
    touch: bool = False
    scrolls: bool = False  # whether the page may be higher
    zoom: int = 1

    @property
    def name(self) -> str:
        """What it is, for people."""
        return f"{self.width}×{self.height}" + (f" at {self.zoom}00 %" if self.zoom > 1 else "")


@dataclass(frozen=True)
class Problem:
    """Something that is wrong."""

    screen: Screen
    language: str
    game: str
    state: str
    kind: str
    where: str
    what: str

    def __str__(self) -> str:
        return f"{self.screen.name} {self.language} {self.state}: {self.kind}: {self.where}: {self.what}"


class Place(NamedTuple):
    """Where a part of the table lies in a state: from the left, from the top, width and height."""

    state: State
    at: tuple[int, ...]


class Looker:
    """A browser in which states are looked at."""

    def __init__(self, browser: Browser, address: str) -> None:
        self._browser = browser
        self._address = address
        self._pages: dict[tuple[str, bool], Page] = {}
        self._parts: dict[tuple[Screen, str, str], dict[str, list[Place]]] = defaultdict(lambda: defaultdict(list))

    def look(self, screen: Screen, language: str, state: State) -> Iterator[Problem]:
        """What is wrong with a state."""
        page = self._page(family_of(state.game).name, screen)
        asked = {"moves": state.moves, "touch": screen.touch, "scrolls": screen.scrolls}
        found = page.evaluate(_SHOW % _LOOK, [language, state.html(language), asked])
        for problem in found["problems"]:
            yield Problem(screen, language, state.game, state.name, **problem)
        if not screen.scrolls and state.position.to_decide:
            table = f"{_table(state)} {found['spare']}"
            for part, place in found["parts"].items():
                self._parts[screen, language, table][part].append(Place(state, tuple(place)))

    def jumps(self) -> Iterator[Problem]:
        """What lies elsewhere than in most states of the same game, of all that were looked at since it was asked."""
        looked_at, self._parts = self._parts, defaultdict(lambda: defaultdict(list))
        for (screen, language, _), parts in looked_at.items():
            for part, places in parts.items():
                usual = Counter(place.at for place in places).most_common(1)[0][0]
                for state, at in places:
                    if any(abs(one - other) > _JUMP for one, other in zip(at, usual, strict=True)):
                        what = f"is at {at}, else at {usual}"
                        yield Problem(screen, language, state.game, state.name, "jumps", part, what)

    @contextmanager
    def styled(self, state: State, screen: Screen, style: str) -> Iterator[None]:
        """With one more style on the page that shows a state."""
        page = self._page(family_of(state.game).name, screen)
        added = page.add_style_tag(content=style)
        yield
        added.evaluate("style => style.remove()")

    def close(self) -> None:
        for page in self._pages.values():
            page.context.close()

    def _page(self, family: str, screen: Screen) -> Page:
        page = self._pages.get((family, screen.touch))
        if page is None:
            page = self._pages[family, screen.touch] = self._opened(family, screen)
        size = {"width": screen.width // screen.zoom, "height": screen.height // screen.zoom}
        if page.viewport_size != size:
            page.set_viewport_size(size)  # type: ignore[arg-type]
        return page

    def _opened(self, family: str, screen: Screen) -> Page:
        context = self._browser.new_context(
            base_url=self._address,
            viewport={"width": screen.width, "height": screen.height},
            has_touch=screen.touch,
            is_mobile=screen.touch,
            reduced_motion="reduce",
        )
        page = context.new_page()
        visit = Visit(Visitor(None), wording_in("en"), "")
        known = {"game": "id", "family": family, "content": Markup(), "seen": "", "here": "/", "is_over": False}
        known["times"] = ()
        shell = rendered("game.html", visit, **known)
        page.route("**/measured", lambda route: route.fulfill(body=shell, content_type="text/html"))
        page.route(lambda address: _NO_LINE in address, _nothing)
        page.goto("/measured")
        page.add_style_tag(content="*, ::before, ::after { pointer-events: auto !important }")
        page.evaluate("document.dispatchEvent(new Event('htmx:sse:after:connection'))")
        page.evaluate("document.fonts.ready")
        return page


def _nothing(route: Route) -> None:
    route.fulfill(body="", content_type="text/javascript")


def _table(state: State) -> str:
    """What stays in its place while it is played: a game with so many players."""
    return f"{state.game} {len(state.position.seats)}"


def problems_of(looker: Looker, wanted: Iterable[tuple[Screen, str, State]]) -> list[Problem]:
    """Everything that is wrong with some states on some screens."""
    found = [problem for screen, language, state in wanted for problem in looker.look(screen, language, state)]
    return [*found, *looker.jumps()]
