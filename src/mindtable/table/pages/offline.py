"""The table as an application of a device: what it is called there, and what can be read without a connection.

What a service worker keeps is said here, page by page; it keeps nothing else (`static/service-worker.js`).
"""

from __future__ import annotations

import json
from functools import cache, partial
from hashlib import sha256
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ...art.palette import LIGHT
from ...games import games
from ...learn import Lesson, chapters
from ...learn.coach import said
from ...wording import LANGUAGES, Wording, spoken
from ..declined import Declined
from ..family import families
from ..rendering import STATIC, asset, cards_pages, page
from ..visit import Visit

_PNG: Final = "image/png"
_MADE_OF: Final = frozenset({".html", ".css", ".js", ".yaml", ".ftl"})  # what pages are made of


def readable() -> list[str]:
    """The pages that can be read without a connection: the same for everybody who reads the same language."""
    rules = [f"/rules/{game}" for game in games()]
    return ["/offline", "/rules", *rules, *(cards.address for cards in cards_pages()), "/lessons"]


async def manifest(request: Request) -> Response:
    """What the table is called where it is installed, and how it looks there."""
    visit = Visit.of(request)
    document = {
        "id": "/",
        "name": visit.say("table-title"),
        "short_name": visit.say("table-title"),
        "description": " ".join(visit.say("table-slogan").splitlines()),
        "lang": spoken(visit.language),
        "dir": "ltr",
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": LIGHT["table"],
        "theme_color": LIGHT["table"],
        "icons": [
            {"src": "/art/logo.svg", "sizes": "any", "type": "image/svg+xml"},
            {"src": asset("icon-192.png"), "sizes": "192x192", "type": _PNG},
            {"src": asset("icon-512.png"), "sizes": "512x512", "type": _PNG},
            {"src": asset("icon-maskable-512.png"), "sizes": "512x512", "type": _PNG, "purpose": "maskable"},
        ],
    }
    return _json(document, "application/manifest+json")


async def service_worker(request: Request) -> Response:
    """The script that keeps pages, with what it is to keep. It differs as soon as the pages may, and then browsers take
    the new one."""
    language = request.query_params.get("language", "")
    if language not in LANGUAGES:
        raise Declined(422, "table-bad-request")
    kept = {
        "cache": f"{language}-{_version()}",
        "language": language,
        "pages": readable(),
        "icon": asset("icon-192.png"),
    }
    script = (STATIC / "service-worker.js").read_text("utf-8")
    return Response(f"const KEPT = {json.dumps(kept)};\n{script}", media_type="text/javascript")


async def offline(request: Request) -> Response:
    """What is shown instead of a page that cannot be read without a connection."""
    return page("offline.html", request, Visit.of(request), games=list(games()))


async def lessons(request: Request) -> Response:
    """What the coach says in all lessons, to be read."""
    visit = Visit.of(request)
    return page("lessons-read.html", request, visit, chapters=chapters(), lines=partial(_lines, wording=visit.wording))


def _lines(lesson: Lesson, wording: Wording) -> list[str]:
    """What the coach says in a lesson, if all suggestions are followed."""
    steps = [message for step in lesson.steps for message in (lesson.message(step), lesson.message(step, "done"))]
    return [line.text for message in (*steps, lesson.idea) for line in said(lesson, message, wording)]


@cache
def _version() -> str:
    """What tells the pages of this program from those of another version."""
    table, wording = (Path(str(files(f"mindtable.{layer}"))) for layer in ("table", "wording"))
    folders = (table, wording, *(family.folder for family in families()))
    found = {file for folder in folders for file in folder.rglob("*") if file.suffix in _MADE_OF}
    digest = sha256()
    for file in sorted(found):
        digest.update(file.read_bytes())
    return digest.hexdigest()[:12]


def _json(document: dict[str, Any], media_type: str) -> Response:
    return Response(json.dumps(document, ensure_ascii=False), media_type=media_type)


routes = [
    Route("/manifest.webmanifest", manifest),
    Route("/service-worker.js", service_worker),
    Route("/offline", offline),
    Route("/lessons", lessons),
]
