"""What the fields of values are, in words: from their types and the comments beside them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import is_dataclass
from enum import Enum
from inspect import getsource
from types import NoneType, UnionType
from typing import Any, Final, Union, get_args, get_origin, get_type_hints

PLAIN: Final = {str: "text", int: "number", bool: "true or false", NoneType: "null"}


def kinds(kind: type) -> Iterator[type]:
    """A kind of value and all that its fields are made of, each once."""
    found = [kind]
    for one in found:
        yield one
        hints = get_type_hints(one).values() if is_dataclass(one) else ()
        parts = [part for hint in hints for part in _parts(hint)]
        found += [part for part in dict.fromkeys(parts) if has_heading(part) and part not in found]


def _parts(hint: Any) -> Iterator[Any]:
    yield hint
    for part in get_args(hint):
        yield from _parts(part)


def has_heading(kind: Any) -> bool:
    """Whether a type is explained on a page under its name."""
    return is_dataclass(kind) or (isinstance(kind, type) and issubclass(kind, Enum))


def comments_in(kind: type) -> dict[str, str]:
    """The comments beside the fields of a class and of those it inherits from."""
    sources = [getsource(one) for one in reversed(kind.__mro__) if is_dataclass(one)]
    return dict(re.findall(r"^    (\w+): [^#\n]*  # (.*)$", "\n".join(sources), re.MULTILINE))


def table(kind: Any, family: str, address: str) -> str:
    """The fields of a kind of value, or the members of an enumeration. Links lead to headings of the page named."""
    if issubclass(kind, Enum):
        return ", ".join(f"`{member.value}`" for member in kind) + "\n"
    hints = get_type_hints(kind)
    comments = comments_in(kind)
    rows = [
        f"| `{name}` | {said(hints[name], family, address)} | {comments[name]} |\n"
        for name in kind.__dataclass_fields__
    ]
    return "".join(["| field | what it is | what it says |\n| --- | --- | --- |\n", *rows])


def said(hint: Any, family: str, address: str) -> str:
    """A type in words."""
    if get_origin(hint) is tuple:
        part = said(get_args(hint)[0], family, address)
        return f"list of {f'({part})' if ' or null' in part else part}"
    if get_origin(hint) in (Union, UnionType):
        return " or ".join(said(part, family, address) for part in get_args(hint))
    if has_heading(hint):
        anchor = re.sub(r"[^\w ]", "", f"{family} {hint.__name__}").lower().replace(" ", "-")
        return f"[{hint.__name__}]({address}#{anchor})"
    return PLAIN.get(hint, "seat")
