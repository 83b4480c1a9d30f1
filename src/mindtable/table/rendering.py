"""Pages from templates: those of the table, and those that families of games bring."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cache, cached_property, lru_cache, partial
from hashlib import sha256
from importlib.resources import files
from pathlib import Path
from typing import Any, Final, NamedTuple

from jinja2 import BaseLoader, Environment, StrictUndefined, TemplateNotFound
from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import HTMLResponse

from ..art.emotes import EMOTES
from ..games import games
from ..wording import LANGUAGES, spoken
from . import pictures
from .characters import MOST_DOTS
from .family import CardsPage, Family, families, family_of
from .present.hyphens import breakable
from .present.pieces import Piece
from .present.sayings import saying
from .present.told import told
from .straight import Straight
from .visit import Visit

_HERE: Final = Path(str(files(__package__)))
STATIC: Final = _HERE / "static"
_REMEMBERED: Final = 1 << 12  # pieces of a file and language, of 1 to 9 kB
_SMALL: Final = 300  # letters: less is no part of its own


class Tile(NamedTuple):
    """A game to be chosen, with its family, which draws it."""

    game: str
    family: str


def tiles() -> list[Tile]:
    """All games."""
    return [Tile(game, family_of(game).name) for game in games()]


def static_folders() -> Mapping[str, Path]:
    """Where the static files of families are, by the names under which they are served."""
    return _static_folders(families())


@cache
def _static_folders(there: tuple[Family, ...]) -> Mapping[str, Path]:
    folders = {family.name: family.folder / "static" for family in there}
    return {name: folder for name, folder in folders.items() if folder.is_dir()}


@cache
def asset(name: str) -> str:
    """The address of a static file: of the table, or of the family whose name comes first. It changes with the file, so
    that browsers may keep it for ever."""
    family, _, rest = name.partition("/")
    folder = static_folders().get(family)
    file = folder / rest if folder and rest else STATIC / name
    return f"/static/{name}?v={sha256(file.read_bytes()).hexdigest()[:10]}"


def own_assets(name: str, family: str = "") -> list[str]:
    """The addresses of the files of a name that families have, or that one has."""
    return _own_assets(families(), name, family)


@cache
def _own_assets(there: tuple[Family, ...], name: str, family: str) -> list[str]:
    folders = _static_folders(there).items()
    return [asset(f"{one}/{name}") for one, folder in folders if family in ("", one) and (folder / name).is_file()]


def cards_pages() -> list[CardsPage]:
    """The pages with all cards, of every family that has one."""
    return [family.cards for family in families() if family.cards]


class _Templates(BaseLoader):
    """Finds templates: those of the table by their names, those of a family by its name and theirs."""

    def get_source(self, _environment: Environment, template: str) -> tuple[str, str, Callable[[], bool]]:
        family, _, name = template.rpartition("/")
        folder = _template_folders().get(family)
        file = folder / name if folder else None
        if file is None or not file.is_file():
            raise TemplateNotFound(template)
        return file.read_text("utf-8"), str(file), lambda: True

    def list_templates(self) -> list[str]:
        return [
            f"{family}/{file.name}" if family else file.name
            for family, folder in _template_folders().items()
            for file in sorted(folder.glob("*.html"))
        ]


def _template_folders() -> Mapping[str, Path]:
    return {"": _HERE / "templates", **{family.name: family.folder / "templates" for family in families()}}


@cache
def templates(language: str) -> Straight:
    """The templates of a language. Whatever `say` says without having to know anything more is put in its place once,
    when a template is read: most of a page is that."""
    environment = Straight(
        loader=_Templates(),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        auto_reload=False,
    )
    environment.filters.update(
        say=saying(language),
        asset=asset,
        art=pictures.art,
        picture=pictures.picture,
        breakable=partial(breakable, language=language),
        told=told,
    )
    environment.globals.update(
        language=spoken(language),
        has_english_names=language != spoken(language),
        languages=LANGUAGES,
        emote_kinds=tuple(EMOTES),
        most_dots=MOST_DOTS,
        own_assets=own_assets,
        cards_pages=cards_pages,
        pieces=cache(partial(Pieces, environment)),
    )
    for file in ("common", "bar", "stories"):
        environment.globals[file] = Pieces(environment, f"{file}.html")
    return environment


def found_template(*names: str) -> str:
    """The first of some templates that is there."""
    there = _Templates().list_templates()
    return next(name for name in names if name in there)


class Pieces:
    """The macros of a file of templates, to be used like a module. A move changes little of a page: what was made of
    the same values before is not made again. Templates of families have theirs by `pieces(file)`."""

    def __init__(self, environment: Environment, template: str) -> None:
        self._environment = environment
        self._template = template
        self._made = lru_cache(_REMEMBERED)(self._make)

    @cached_property
    def _macros(self) -> Any:
        """Read when one is first used, so that a file may have pieces of its own."""
        return self._environment.get_template(self._template).module

    def __getattr__(self, macro: str) -> Callable[..., Markup]:
        made = self.__dict__[macro] = partial(self._made, macro)  # found at once from now on
        return made

    def _make(self, macro: str, *about: Any, **more: Any) -> Markup:
        made: Markup = getattr(self._macros, macro)(*about, **more)
        return made if len(made) < _SMALL else Piece(made)


def rendered(template: str, visit: Visit, **known: Any) -> str:
    """A template filled in. It shows what is on the table by pieces: `bar`, `common`, `stories`, and those of
    its family."""
    return templates(visit.language).get_template(template).render(visit=visit, **known)


def in_parts(template: str, visit: Visit, **known: Any) -> tuple[str, ...]:
    """The same in parts, which are the page when they are joined: pieces that are not small are parts of their own, as
    long as nothing changes in one it is the same part."""
    environment = templates(visit.language)
    known["visit"] = visit
    try:
        return _parts(environment.filled_in(template, known))
    except Exception:
        environment.handle_exception()  # says where in the template it was


def _parts(said: Iterable[str]) -> tuple[str, ...]:
    parts: list[str] = []
    small: list[str] = []
    for one in said:
        if len(one) < _SMALL:
            small.append(one)
            continue
        if small:
            parts.append("".join(small))
            small = []
        parts.append(one)
    if small:
        parts.append("".join(small))
    return tuple(parts)


def page(template: str, request: Request, visit: Visit, status: int = 200, **known: Any) -> HTMLResponse:
    """A whole page."""
    here = request.url.path + (f"?{request.url.query}" if request.url.query else "")
    return HTMLResponse(rendered(template, visit, here=here, **known), status)
