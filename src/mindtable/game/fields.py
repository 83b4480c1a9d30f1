"""Fields of scenarios, as YAML gives them: checked to be what they have to be. Whatever is not raises a SetupError."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from .contract import SetupError
from .flaws import Place, flaw, written


def check_fields(found: Any, known: set[str], where: Place) -> None:
    """Something that has to be a map, with no other fields than these."""
    if not isinstance(found, Mapping):
        raise SetupError(flaw("not-a-map", place=where))
    for name in found:
        if name not in known:
            may_be = ", ".join(sorted(known))
            raise SetupError(flaw("unknown-field", place=where, name=written(name), known=may_be))


def list_of(entries: Any, where: Place) -> list[Any]:
    """A list; an empty one where nothing stands."""
    if entries is None:
        return []
    if not isinstance(entries, list):
        raise SetupError(flaw("not-a-list", place=where))
    return entries


def whole_number(value: Any, least: int, most: int, where: Place) -> int:
    """A value that has to be a whole number within bounds. Raises a SetupError that says where it stands."""
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        raise SetupError(flaw("out-of-range", where, value=written(value), least=least, most=most))
    return value


def truth(value: Any, where: Place) -> bool:
    """A value that has to be true or false. Raises a SetupError that says where it stands."""
    if not isinstance(value, bool):
        raise SetupError(flaw("none-of", where, value=written(value), known="true, false"))
    return value
