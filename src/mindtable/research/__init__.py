"""For research: acts and observations as numbers, environments for the usual kits, many games at once.

All of it needs the extra `research`; each name is imported when it is asked for, with the kit that it needs.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from .batch import Arrays, BatchEnvironment
    from .family import Space, space
    from .gymnasium_kit import gym
    from .history import History
    from .pettingzoo_kit import aec, parallel
    from .results import returns

__all__ = ["Arrays", "BatchEnvironment", "History", "Space", "aec", "gym", "parallel", "returns", "space"]

_NAMES_OF: Final = {
    "batch": ("Arrays", "BatchEnvironment"),
    "family": ("Space", "space"),
    "gymnasium_kit": ("gym",),
    "history": ("History",),
    "pettingzoo_kit": ("aec", "parallel"),
    "results": ("returns",),
}
_MODULES: Final = {name: module for module, names in _NAMES_OF.items() for name in names}


def __getattr__(name: str) -> Any:
    if name not in _MODULES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{_MODULES[name]}"), name)
