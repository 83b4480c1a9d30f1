"""How a game ended, as it is shown over the table: who won, what decided it, and a few figures."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Literal, NamedTuple

from ...game.contract import Seat
from ...wording.stories import Sentence
from .parts import Player
from .scene import Scene
from .verdict import why_broken_off

Mood = Literal["won", "lost", "over"]  # over: for those who were on no side, or on several

_TITLES: Final = {
    "won": ("table-ending-won", "table-ending-won-with"),
    "lost": ("table-ending-lost", "table-ending-lost-with"),
}
_FEW: Final = 2  # opponents who are named; of more, the family says how they stand


class Figure(NamedTuple):
    """Something that was counted; of both sides, first that of the viewer."""

    value: str
    label: str


class Standing(NamedTuple):
    """How somebody came out of a game that is about points."""

    player: Player
    place: int
    rounds: tuple[int, ...]  # the points of each
    total: int


class Finish(NamedTuple):
    """What a family says of the end of a game."""

    summary: str = ""  # in how many turns, or with how many points
    card: str = ""  # the card that decided it; "" if none did
    sentences: tuple[Sentence, ...] = ()  # how it was decided
    figures: tuple[Figure, ...] = ()
    standings: tuple[Standing, ...] = ()  # the best first
    has_last_words: bool = False  # the table shows something to be read at the end: the ending waits until asked for


class Ending(NamedTuple):
    """All that is shown of the end of a game."""

    mood: Mood
    title: str
    opponents: tuple[Player, ...]
    compared: tuple[str, str]  # whose figures are compared
    finish: Finish


def ending(scene: Scene[Any], finish: Finish) -> Ending:
    """The end of a game for the viewer of a scene."""
    ours = near_side(scene)
    others = [seat for seat in scene.names if seat not in ours]
    why = why_broken_off(scene)
    return Ending(
        mood=_mood(scene),
        title=_title(scene),
        opponents=tuple(scene.player(seat) for seat in others) if len(others) <= _FEW else (),
        compared=(_called(scene, ours), _called(scene, others)),
        finish=finish._replace(sentences=(why,)) if why else finish,
    )


def near_side(scene: Scene[Any]) -> Sequence[Seat]:
    """The side a game is told from: that of the viewer, or for those who were on none the one that won."""
    return scene.side_of(scene.viewer or scene.winners[0])


def _mood(scene: Scene[Any]) -> Mood:
    if scene.viewer is None:
        return "over"
    return "won" if scene.viewer in scene.winners else "lost"


def _title(scene: Scene[Any]) -> str:
    if scene.viewer is None:
        message = "terminal-wins" if len(scene.winners) == 1 else "terminal-team-wins"
        return scene.say(message, name=scene.wording.every_one([scene.names[seat] for seat in scene.winners]))
    mood = _mood(scene)
    together = scene.winners if mood == "won" else scene.side_of(scene.viewer)
    mates = [scene.names[seat] for seat in together if seat != scene.viewer]
    alone, with_others = _TITLES[mood]
    return scene.say(with_others, name=scene.wording.every_one(mates)) if mates else scene.say(alone)


def _called(scene: Scene[Any], seats: Sequence[Seat]) -> str:
    """The names of some players, that of the viewer first."""
    viewer_first = sorted(seats, key=lambda seat: seat != scene.viewer)
    return scene.wording.every_one([scene.player(seat).name for seat in viewer_first])
