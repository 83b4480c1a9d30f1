"""Pictures of last stands, and of how games went. Drawing one takes a while, so it is done in a room like that in which
visitors' texts are read, beside the server and with its limits, and those that were asked for last are kept."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from importlib.util import find_spec
from typing import Any, Final

from ..art.stand import Frame, Kind, pictured
from .declined import Declined
from .family import family_of
from .present.ending import ending
from .present.scene import Scene
from .reading_room import ReadingRoom

KINDS: Final[dict[Kind, str]] = {"svg": "image/svg+xml", "png": "image/png"}
_LONGEST: Final = 30.0  # seconds; with the first picture all creatures are learned
_KEPT: Final = 40  # pictures, of 100 to 300 kB


def has_png() -> bool:
    """Whether PNG can be made: that is an extra."""
    return bool(find_spec("resvg_py") and find_spec("fontTools"))


def drawing(scene: Scene[Any]) -> Callable[[], str]:
    """What draws the last stand of a game that is over. It can be sent to another process."""
    return family_of(scene.game).stand(scene, frame_of(scene))


def frame_of(scene: Scene[Any]) -> Frame:
    """What is written around a picture of a game that is over."""
    family = family_of(scene.game)
    finish = family.finish(scene)
    kind = " · ".join(filter(None, (scene.say(f"table-game-{scene.game}"), family.kind(scene))))
    return Frame(ending(scene, finish).title, finish.summary, kind, scene.say("table-fan-project"))


class Stands:
    """Has pictures drawn."""

    def __init__(self) -> None:
        self._room = ReadingRoom(_LONGEST)
        self._kept: OrderedDict[tuple[str, Kind], bytes] = OrderedDict()

    async def drawn(self, name: str, draw: Callable[[], str], kind: Kind, address: str) -> bytes:
        """The picture of a name for a visitor from an address. Raises Declined if it cannot be made, or not now."""
        if kind == "png" and not has_png():
            raise Declined(501, "table-stand-no-png")
        key = (name, kind)
        if key not in self._kept:
            try:
                self._kept[key] = await self._room.read(address, pictured, draw, kind)
            except Declined as problem:
                raise Declined(problem.status, "table-stand-not-now") from problem
        self._kept.move_to_end(key)
        while len(self._kept) > _KEPT:
            self._kept.popitem(last=False)
        return self._kept[key]

    def close(self) -> None:
        """Draw nothing any more."""
        self._room.close()
