"""A private feed of the games that wait for somebody, for programs that read feeds."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from email.utils import format_datetime, parsedate_to_datetime
from hashlib import sha256
from typing import Final
from xml.etree import ElementTree

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from ...store import Feed
from ...wording import LANGUAGES, spoken
from ..authority import Authority
from ..declined import Declined, not_found
from ..present.sayings import wording_in
from ..rendering import page
from ..state import state_of
from ..visit import Browser, Visit
from .own_games import title_of
from .waiting import games_waiting

_ATOM: Final = "http://www.w3.org/2005/Atom"


async def make(request: Request) -> Response:
    """A new address, which is shown once; the one before is worth nothing any more."""
    visit = Visit.of(request)
    token = await state_of(request).house.feeds.make(_known(visit), visit.language)
    return page("feed.html", request, visit, address=str(request.url_for("feed", token=token)))


async def away(_: Request) -> Response:
    """An address was shown here, and is not shown again."""
    return RedirectResponse("/games", 303)


async def revoke(request: Request) -> Response:
    """Nobody can read the feed any more."""
    await state_of(request).house.feeds.revoke(_known(Visit.of(request)))
    return RedirectResponse("/games", 303)


async def read(request: Request) -> Response:
    """The feed, as Atom. A program that has it already is told so."""
    feed = await state_of(request).house.feeds.of_token(request.path_params["token"])
    if feed is None or spoken(feed.language) not in LANGUAGES:
        raise not_found()
    waiting = await games_waiting(request, feed.player)
    changed = max([feed.made, *(_asked(table, feed) for table in waiting)])
    content = _atom(request, feed, waiting, changed)
    headers = {
        "ETag": f'"{sha256(content).hexdigest()[:32]}"',
        "Last-Modified": format_datetime(changed, usegmt=True),
        "Cache-Control": "private, no-cache",
    }
    if _has_it(request, headers["ETag"], changed):
        return Response(status_code=304, headers=headers)
    return Response(content, media_type="application/atom+xml", headers=headers)


def _known(visit: Visit) -> str:
    """The player. Raises Declined for a browser that has never played."""
    if visit.player is None:
        raise Declined(403, "table-needs-cookies")
    return visit.player


def _asked(table: Authority, feed: Feed) -> datetime:
    """Since when a game waits. Not when it was touched last: a choice that somebody else has changed is no news."""
    asked = table.course.asked
    return asked.replace(microsecond=0, tzinfo=UTC) if asked else feed.made


def _atom(request: Request, feed: Feed, waiting: Sequence[Authority], changed: datetime) -> bytes:
    """Titles and since when, and nothing of what happens in a game: many people read feeds through somebody else."""
    visit = Visit(Browser(None), wording_in(feed.language), "")
    here = str(request.url)
    root = ElementTree.Element("feed", {"xmlns": _ATOM, "xml:lang": spoken(feed.language)})
    _add(root, "id", here)
    _add(root, "title", f"{visit.say('told-games-waiting')} · {visit.say('table-title')}")
    _add(root, "updated", changed.isoformat())
    ElementTree.SubElement(root, "link", {"rel": "self", "href": here})
    _add(ElementTree.SubElement(root, "author"), "name", visit.say("table-title"))
    for table in waiting:
        address = str(request.url_for("game", game=table.id))
        entry = ElementTree.SubElement(root, "entry")
        _add(entry, "id", f"{address}#{table.mark()}")  # so that each question is an entry of its own
        _add(entry, "title", title_of(table, feed.player, visit))
        _add(entry, "updated", _asked(table, feed).isoformat())
        ElementTree.SubElement(entry, "link", {"href": address})
        _add(entry, "summary", visit.say("table-your-turn"))
    return ElementTree.tostring(root, "unicode", xml_declaration=False).encode()


def _add(parent: ElementTree.Element, name: str, text: str) -> None:
    ElementTree.SubElement(parent, name).text = text


def _has_it(request: Request, etag: str, changed: datetime) -> bool:
    """Whether a program has the feed as it is now. What it says of the content counts more than when that was."""
    if (known := request.headers.get("if-none-match")) is not None:
        return etag in (one.strip().removeprefix("W/") for one in known.split(","))
    try:
        return parsedate_to_datetime(request.headers.get("if-modified-since", "")) >= changed
    except (TypeError, ValueError):
        return False


routes = [
    Route("/feed", make, methods=["POST"]),
    Route("/feed", away, methods=["GET"]),
    Route("/feed/revoke", revoke, methods=["POST"]),
    Route("/feed/{token}.xml", read, name="feed"),
]
