"""Why a move is worse than another: what differs between what is expected after them.

Each kind of reason is a frozen class of its own in the folder of a family; `wording` has a sentence for it.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any, ClassVar

from .. import games


@dataclass(frozen=True)
class Reason:
    """Why a move is worse than the best one."""

    family: ClassVar[str] = ""  # of games, whose words it is put into
    kind: ClassVar[str]  # the name of the class in words, with hyphens

    def __init_subclass__(cls) -> None:
        cls.kind = re.sub(r"(?<!^)(?=[A-Z])", "-", cls.__name__).lower()

    def to_json(self) -> dict[str, Any]:
        """The same in the shape of JSON."""
        return {"family": self.family, "kind": self.kind, **asdict(self)}


def reason_from_json(document: Mapping[str, Any]) -> Reason:
    """The inverse of `to_json`."""
    kinds = games.families()[document["family"]].part("review").kinds_of_reasons
    reason: Reason = kinds[document["kind"]](
        **{name: value for name, value in document.items() if name not in ("family", "kind")}
    )
    return reason
