"""What somebody chose on the first page: read from its form, and remembered for the next time."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import replace
from functools import cache
from typing import Final, NamedTuple, TypeVar
from urllib.parse import parse_qs, urlencode

from starlette.datastructures import FormData
from starlette.requests import Request
from starlette.responses import Response

from ..game.contract import SetupError
from ..games import game_named, games
from .agreements import agreement_of
from .clock_choice import clock_fields, clock_of
from .declined import Declined, Faulty
from .family import Family, families, family_of
from .fields import Field, File, Number, OneOf, Sets, YesOrNo
from .forms import field, fields
from .names import cleaned
from .openings import COMPANIES, USUAL_BOT, Company, Other, Wish
from .visit import remember, remembered

_COOKIE: Final = "wish"
_LONGEST_VALUE: Final = 20  # of an option
_O = TypeVar("_O", bound=Field)


class FormField(NamedTuple):
    """An option in the form, and the name of its field there."""

    name: str
    option: Field


def option_fields() -> Mapping[str, tuple[FormField, ...]]:
    """All options of the form, by family. A field is called like its option, unless a family before it has one of that
    name, too."""
    return _option_fields(families())


@cache
def _option_fields(there: tuple[Family, ...]) -> Mapping[str, tuple[FormField, ...]]:
    taken: set[str] = set()
    found = {}
    for family in there:
        names = [one.name if one.name not in taken else f"{family.name}-{one.name}" for one in family.fields]
        found[family.name] = tuple(FormField(*pair) for pair in zip(names, family.fields, strict=True))
        taken.update(names)
    return found


def fields_of(game: str, kind: type[_O]) -> Iterator[tuple[str, _O]]:
    """The fields of one kind that a game has, with their options."""
    for one in option_fields()[family_of(game).name]:
        if isinstance(one.option, kind) and game in one.option.games:
            yield one.name, one.option


@cache
def seats_of(game: str) -> Mapping[str, int] | int:
    """How many play: of a game where that is chosen, by the value that is; else a number."""
    for _, option in fields_of(game, OneOf):
        if option.is_seats:
            return {value: int(value) for value in option.values}
    position, _ = games()[game].deal(seed=0)
    return len(position.seats)


def most_seats(game: str) -> int:
    """How many may play a game."""
    seats = seats_of(game)
    return seats if isinstance(seats, int) else max(seats.values())


def other_chairs() -> range:
    """The chairs beside one's own, of the game with the most players."""
    return range(1, max(map(most_seats, games())))


class Chosen:
    """The fields of the form as they were filled in."""

    def __init__(self, values: Mapping[str, list[str]]) -> None:
        self._values = {**_usual(), **_nothing_ticked(), **values} if values else _usual()

    @staticmethod
    def of_form(form: FormData) -> Chosen:
        """What was chosen in a form that was sent."""
        return Chosen({name: fields(form, name) for name in form})

    @staticmethod
    def by_link(request: Request) -> Chosen | None:
        """What a link to the form chooses: a game, and the text of what would else be a file."""
        given = {one.name for one in all_fields() if isinstance(one.option, File)}
        names = ["game", *map(as_text, given)]
        found = {name: [value] for name in names if (value := request.query_params.get(name))}
        return Chosen({**_usual(), **found}) if found else None

    @staticmethod
    def last_time(request: Request) -> Chosen:
        """What the browser remembers of the last time."""
        return Chosen(parse_qs(remembered(request, _COOKIE)))

    def has(self, name: str, value: str) -> bool:
        """Whether a field has a value, or is one of several."""
        return value in self._values.get(name, [])

    def text(self, name: str) -> str:
        """The first value of a field, or nothing."""
        return next(iter(self._values.get(name, [])), "")


def _usual() -> Mapping[str, list[str]]:
    """What is chosen on a form that nobody has filled in."""
    usual = {"game": [next(iter(games()))], "bot": [USUAL_BOT]}
    for one in all_fields():
        if isinstance(one.option, OneOf | Number):
            usual[one.name] = [one.option.usual]
        elif isinstance(one.option, Sets):
            usual[one.name] = list(one.option.usual)
    return usual


def _nothing_ticked() -> Mapping[str, list[str]]:
    """Of a form that was filled in, what is not there was not wanted."""
    return {one.name: [] for one in all_fields() if isinstance(one.option, Sets)}


def as_text(name: str) -> str:
    """The field that has the text of a file of a field, where there is no file but a link."""
    return f"{name}-text"


def all_fields() -> list[FormField]:
    """All options of the form."""
    return [one for found in option_fields().values() for one in found]


def remember_wish(response: Response, request: Request, form: FormData) -> None:
    """What somebody likes to play is offered first the next time."""
    names = ["game", "bot", *clock_fields(), *(one.name for one in all_fields() if not isinstance(one.option, File))]
    kept = {name: values for name in names if (values := fields(form, name))}
    if len(text := urlencode(kept, doseq=True)) <= 500:
        remember(response, request, _COOKIE, text)


def form_fields(game: str, sets: Collection[str], options: Mapping[str, str]) -> list[tuple[str, str]]:
    """The fields of the form, with their values, by which a game is chosen with its sets and options."""
    found = [("game", game)]
    found += [(name, value) for name, option in fields_of(game, Sets) for value in option.values if value in sets]
    for kind in (OneOf, Number, YesOrNo):
        found += [(name, options[option.name]) for name, option in fields_of(game, kind) if option.name in options]
    found += [(as_text(name), options[option.name]) for name, option in fields_of(game, File) if option.name in options]
    return found


def wish_of(form: FormData, *, player: str, name: str) -> Wish:
    """What the form says, but for files. Raises Declined if it makes no sense."""
    game = field(form, "game", _usual()["game"][0])
    try:
        game_named(game)
    except SetupError as problem:
        raise Faulty("table-cannot-begin-because", problem.flaw) from problem
    return Wish(
        game=game,
        company=_company(field(form, "company", "bot")),
        player=player,
        name=name,
        bot=field(form, "bot", USUAL_BOT),
        sets=tuple(one for name, option in fields_of(game, Sets) for one in option.values if one in fields(form, name)),
        options={
            **{
                option.name: value
                for kind in (OneOf, Number)
                for name, option in fields_of(game, kind)
                if (value := _value(form, name))
            },
            **{option.name: "yes" for name, option in fields_of(game, YesOrNo) if field(form, name, "")},
        },
        others=tuple(
            Other(field(form, f"other-{place}", ""), cleaned(field(form, f"called-{place}", "")))
            for place in other_chairs()
        ),
        agreement=replace(agreement_of(form), clock=clock_of(form, game)),
    )


def _company(text: str) -> Company:
    for company in COMPANIES:
        if company == text:
            return company
    raise Declined(422, "table-cannot-begin")


def _value(form: FormData, name: str) -> str:
    """The value of an option, if it could be one: whether the game has it, the game says itself."""
    text = field(form, name, "")
    if len(text) > _LONGEST_VALUE:
        raise Declined(422, "table-cannot-begin")
    return text
