"""Pages from templates."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache, partial
from hashlib import sha256
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from jinja2 import Environment, PackageLoader, StrictUndefined
from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import HTMLResponse

from ..art.emotes import EMOTES
from ..wording import LANGUAGES
from . import pictures
from .present.hyphens import breakable
from .present.sayings import saying
from .visit import Visit

STATIC: Final = Path(str(files(__package__) / "static"))
_REMEMBERED: Final = 1 << 12  # pieces of a file and language, of 1 to 9 kB


@cache
def asset(name: str) -> str:
    """The address of a file of ours. It changes with the file, so that browsers may keep it for ever."""
    digest = sha256((STATIC / name).read_bytes()).hexdigest()[:10]
    return f"/static/{name}?v={digest}"


@cache
def templates(language: str) -> Environment:
    """The templates of a language. Whatever `say` says without having to know anything more is put in its place once,
    when a template is read: most of a page is that."""
    environment = Environment(
        loader=PackageLoader(__package__ or "", "templates"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        auto_reload=False,
    )
    environment.filters.update(
        say=saying(language), asset=asset, art=pictures.art, picture=pictures.picture, breakable=breakable
    )
    environment.globals.update(language=language, languages=LANGUAGES, emote_kinds=tuple(EMOTES))
    for pieces in ("faces", "bar", "places", "numbered"):
        environment.globals[pieces] = Pieces(environment, f"{pieces}.html")
    return environment


class Pieces:
    """The macros of a file of templates, to be used like a module. A move changes little of a page: what was made of
    the same values before is not made again."""

    def __init__(self, environment: Environment, template: str) -> None:
        self._macros = environment.get_template(template).module
        self._made = lru_cache(_REMEMBERED)(self._make)

    def __getattr__(self, macro: str) -> Callable[..., Markup]:
        return partial(self._made, macro)

    def _make(self, macro: str, *about: Any, **more: Any) -> Markup:
        made: Markup = getattr(self._macros, macro)(*about, **more)
        return made


def rendered(template: str, visit: Visit, **known: Any) -> str:
    """A template filled in. It shows what is on the table by pieces: of `bar`, `faces`, `places`, `numbered`."""
    return templates(visit.language).get_template(template).render(visit=visit, **known)


def page(template: str, request: Request, visit: Visit, status: int = 200, **known: Any) -> HTMLResponse:
    """A whole page."""
    here = request.url.path + (f"?{request.url.query}" if request.url.query else "")
    return HTMLResponse(rendered(template, visit, here=here, **known), status)
