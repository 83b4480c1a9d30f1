"""Values that travel as JSON. A frozen dataclass says once what they look like: it is read by that, and described by it
in a schema. `Annotated[..., "…"]` says what a field means."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import MISSING, dataclass, fields, is_dataclass
from functools import cache
from types import NoneType, UnionType
from typing import Annotated, Any, Final, Literal, NewType, TypeVar, Union, cast, get_args, get_origin, get_type_hints

from ..declined import Declined

LONGEST_TEXT: Final = 200  # that is taken in
LONGEST_FILE: Final = 60_000
MOST_ITEMS: Final = 50
FileText = NewType("FileText", str)  # one that may be as long as a file
_PLAIN: Final = {str: "string", int: "integer", float: "number", bool: "boolean", NoneType: "null", FileText: "string"}

T = TypeVar("T")


@dataclass(frozen=True)
class Field:
    """A field of a value."""

    name: str
    kind: Any
    meaning: str
    is_needed: bool


@cache
def fields_of(kind: type) -> tuple[Field, ...]:
    """The fields of a dataclass."""
    hints = get_type_hints(kind, include_extras=True)
    return tuple(
        Field(
            one.name,
            get_args(hint)[0] if get_origin(hint) is Annotated else hint,
            get_args(hint)[1] if get_origin(hint) is Annotated else "",
            one.default is MISSING and one.default_factory is MISSING,
        )
        for one in fields(kind)
        for hint in [hints[one.name]]
    )


# --- what comes in ---------------------------------------------------------------------------------


def read(kind: type[T], document: object) -> T:
    """A value from what was handed in. Raises Declined, which names the field that is wrong."""
    return cast(T, _read(kind, document, ""))


def _read(kind: Any, found: object, place: str) -> Any:
    if is_dataclass(kind):
        return _read_fields(cast(type, kind), found, place)
    origin, inside = get_origin(kind), get_args(kind)
    if origin is Literal:
        if isinstance(found, str) and found in inside:
            return found
    elif origin in (Union, UnionType):
        if found is None:
            return None
        return _read(next(one for one in inside if one is not NoneType), found, place)
    elif origin is tuple:
        if isinstance(found, list) and len(found) <= MOST_ITEMS:
            return tuple(_read(inside[0], one, f"{place}[{number}]") for number, one in enumerate(found))
    elif origin is Mapping:
        if isinstance(found, dict) and len(found) <= MOST_ITEMS:
            return {_read(str, name, place): _read(inside[1], one, f"{place}.{name}") for name, one in found.items()}
    elif kind is FileText:
        if isinstance(found, str) and len(found) <= LONGEST_FILE:
            return found
    elif type(found) is kind and (not isinstance(found, str) or len(found) <= LONGEST_TEXT):
        return found
    raise Declined(422, "api-bad-field", field=_named(place))


def _read_fields(kind: type, found: object, place: str) -> Any:
    if not isinstance(found, dict):
        raise Declined(422, "api-bad-field", field=_named(place))
    known = {one.name: one for one in fields_of(kind)}
    for name in found:
        if name not in known:
            raise Declined(422, "api-unknown-field", field=_named(f"{place}.{name}"))
    for name, one in known.items():
        if one.is_needed and name not in found:
            raise Declined(422, "api-missing-field", field=_named(f"{place}.{name}"))
    return kind(**{name: _read(known[name].kind, value, f"{place}.{name}") for name, value in found.items()})


def _named(place: str) -> str:
    """The way to a field; of all that was handed in, a dot."""
    return "".join(letter for letter in place.removeprefix(".") if letter.isprintable())[:LONGEST_TEXT] or "."


# --- what is said of it ----------------------------------------------------------------------------


def schema_of(kind: Any, named: dict[str, Any]) -> dict[str, Any]:
    """The JSON schema of a kind of values; those of dataclasses are put into `named`."""
    if is_dataclass(kind):
        name = cast(type, kind).__name__
        if name not in named:
            named[name] = {}  # it may have itself among its fields
            named[name] = _schema_of_fields(cast(type, kind), named)
        return {"$ref": f"#/components/schemas/{name}"}
    origin, inside = get_origin(kind), get_args(kind)
    if origin is Literal:
        return {"type": "string", "enum": list(inside)}
    if origin in (Union, UnionType):
        return {"anyOf": [schema_of(one, named) for one in inside]}
    if origin is tuple:
        return {"type": "array", "items": schema_of(inside[0], named)}
    if origin is Mapping:
        return {"type": "object", "additionalProperties": schema_of(inside[1], named)}
    return {} if kind is Any else {"type": _PLAIN[kind]}


def _schema_of_fields(kind: type, named: dict[str, Any]) -> dict[str, Any]:
    properties = {}
    for one in fields_of(kind):
        properties[one.name] = schema_of(one.kind, named) | ({"description": one.meaning} if one.meaning else {})
    needed = [one.name for one in fields_of(kind) if one.is_needed]
    schema: dict[str, Any] = {"type": "object", "description": " ".join((kind.__doc__ or "").split())}
    return schema | {"properties": properties} | ({"required": needed} if needed else {})
