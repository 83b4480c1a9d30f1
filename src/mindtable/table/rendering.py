"""Pages from templates."""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from jinja2 import Environment, PackageLoader, StrictUndefined
from starlette.requests import Request
from starlette.responses import HTMLResponse

from ..wording import LANGUAGES
from . import pictures
from .present.hyphens import breakable
from .visit import Visit

STATIC: Final = Path(str(files(__package__) / "static"))

_templates: Final = Environment(
    loader=PackageLoader(__package__ or "", "templates"),
    autoescape=True,
    undefined=StrictUndefined,
    trim_blocks=True,
    lstrip_blocks=True,
    auto_reload=False,
)


@cache
def asset(name: str) -> str:
    """The address of a file of ours. It changes with the file, so that browsers may keep it for ever."""
    digest = sha256((STATIC / name).read_bytes()).hexdigest()[:10]
    return f"/static/{name}?v={digest}"


_templates.filters["breakable"] = breakable
_templates.globals.update(asset=asset, art=pictures.art, picture=pictures.picture, languages=LANGUAGES)


def rendered(template: str, visit: Visit, **known: Any) -> str:
    """A template filled in; it speaks through `say`."""
    return _templates.get_template(template).render(visit=visit, say=visit.say, **known)


def page(template: str, request: Request, visit: Visit, status: int = 200, **known: Any) -> HTMLResponse:
    """A whole page."""
    here = request.url.path + (f"?{request.url.query}" if request.url.query else "")
    return HTMLResponse(rendered(template, visit, here=here, **known), status)
