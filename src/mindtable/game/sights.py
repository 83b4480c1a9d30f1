"""Sights in the shape of JSON."""

from __future__ import annotations

from enum import Enum
from typing import Any


def facts_of(sight: Any) -> dict[str, Any]:
    """A sight as plain data, field by field under the same names: tuples are lists, and words of a vocabulary text."""
    return {name: _plain(getattr(sight, name)) for name in sight.__dataclass_fields__}


def _plain(value: Any) -> Any:
    if isinstance(value, tuple):
        return [_plain(part) for part in value]
    if isinstance(value, Enum):
        return value.value
    return facts_of(value) if hasattr(value, "__dataclass_fields__") else value
