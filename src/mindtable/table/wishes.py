"""What somebody chose on the first page: read from its form, and remembered for the next time."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final
from urllib.parse import parse_qs, urlencode

from starlette.datastructures import FormData
from starlette.requests import Request
from starlette.responses import Response

from ..mindbug.cards import SETS
from ..mindbug.game import duel
from ..mindup.board import MOST_PLAYERS
from .declined import Declined
from .forms import field, fields
from .names import cleaned
from .openings import COMPANIES, USUAL_BOT, Company, Other, Wish
from .visit import remember, remembered

OTHERS: Final = range(1, MOST_PLAYERS)  # the chairs beside one's own
_COOKIE: Final = "wish"
_KEPT: Final = ("game", "company", "bot", "sets", "epic", "players", "objectives")
_USUAL: Final[Mapping[str, list[str]]] = {
    "game": [duel.name],
    "company": ["bot"],
    "bot": [USUAL_BOT],
    "sets": list(duel.default_sets),
    "players": ["4"],
    "objectives": ["0"],
}


class Chosen:
    """The fields of the form as they were filled in."""

    def __init__(self, values: Mapping[str, list[str]]) -> None:
        self._values = {**_USUAL, "sets": [], **values} if values else _USUAL

    @staticmethod
    def of_form(form: FormData) -> Chosen:
        return Chosen({name: fields(form, name) for name in form})

    @staticmethod
    def last_time(request: Request) -> Chosen:
        return Chosen(parse_qs(remembered(request, _COOKIE)))

    def has(self, name: str, value: str) -> bool:
        """Whether a field has a value, or is one of several."""
        return value in self._values.get(name, [])

    def text(self, name: str) -> str:
        return next(iter(self._values.get(name, [])), "")


def remember_wish(response: Response, request: Request, form: FormData) -> None:
    """What somebody likes to play is offered first the next time."""
    kept = {name: values for name in _KEPT if (values := fields(form, name))}
    if len(text := urlencode(kept, doseq=True)) <= 500:
        remember(response, request, _COOKIE, text)


def wish_of(form: FormData, *, player: str, name: str) -> Wish:
    """What the form says, but for a deck. Raises Declined if it makes no sense."""
    return Wish(
        game=field(form, "game", duel.name),
        company=_company(field(form, "company", "bot")),
        player=player,
        name=name,
        bot=field(form, "bot", USUAL_BOT),
        sets=tuple(one for one in SETS if one in fields(form, "sets")),
        players=_number(form, "players"),
        objectives=_number(form, "objectives"),
        epic=bool(field(form, "epic", "")),
        others=tuple(
            Other(field(form, f"other-{place}", ""), cleaned(field(form, f"called-{place}", ""))) for place in OTHERS
        ),
    )


def _company(text: str) -> Company:
    for company in COMPANIES:
        if company == text:
            return company
    raise Declined(422, "table-cannot-begin")


def _number(form: FormData, name: str) -> int | None:
    text = field(form, name, "")
    if not text:
        return None
    if not text.isdecimal() or len(text) > 3:
        raise Declined(422, "table-cannot-begin")
    return int(text)
