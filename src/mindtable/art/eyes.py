"""Eyes: always ours, drawn over those of the emoji; their look tells the first keyword of the card."""

from __future__ import annotations

import math
from enum import Enum
from typing import Final

from .layers import Eyes
from .svg import INK, Point, circle, ellipse, limb, numbers, path

_WHITE: Final = "#FFFFFF"
_VENOM: Final = "#D9F25C"


class Mood(Enum):
    """In the order in which the first fitting keyword decides; calm if none does."""

    FRENZY = "frenzy"
    HUNTER = "hunter"
    SNEAKY = "sneaky"
    POISONOUS = "poisonous"
    TOUGH = "tough"
    CALM = "calm"


def mood_of(keywords: tuple[str, ...]) -> Mood:
    """The mood that printed keywords give."""
    return next((mood for mood in Mood if mood.value in keywords), Mood.CALM)


def drawn_eyes(eyes: Eyes, mood: Mood) -> str:
    """The eyes of a creature, as SVG, in a mood."""
    return "".join(_eye(place, eyes, mood) for place in range(len(eyes.at)))


def _eye(place: int, eyes: Eyes, mood: Mood) -> str:
    (x, y), r = eyes.at[place], eyes.r
    alone = len(eyes.at) == 1
    inward = (1 if eyes.flip else -1) if alone else (1 if place % 2 == 0 else -1)  # towards nose or prey
    look = inward * 0.24 * r if alone else 0.0
    white = _VENOM if mood is Mood.POISONOUS else _WHITE
    drawn = circle(x, y, r + 0.32, INK) + circle(x, y, r, white)
    if mood is Mood.POISONOUS:
        drawn += ellipse(x + look, y, r * 0.3, r * 0.8, INK)
        return drawn + circle(x + look - r * 0.1, y - r * 0.42, r * 0.13, _WHITE)
    if mood is Mood.FRENZY:
        drawn += circle(x + look, y, r * 0.4, INK)
        return drawn + circle(x + look - r * 0.12, y - r * 0.14, r * 0.13, _WHITE)
    if mood is Mood.SNEAKY:
        look = -0.38 * r if not (alone and eyes.flip) else 0.38 * r
    pupil = 0.52 if mood is Mood.SNEAKY else 0.6
    down = 0.14 * r if mood is not Mood.CALM else 0.0
    drawn += circle(x + look, y + down, r * pupil, INK)
    drawn += circle(x + look - r * 0.2, y + down - r * 0.2, r * 0.19, _WHITE)
    if mood is Mood.CALM:
        return drawn
    tilt = {Mood.HUNTER: 24.0, Mood.SNEAKY: 0.0, Mood.TOUGH: 6.0}[mood] * inward
    low = {Mood.HUNTER: -0.28, Mood.SNEAKY: -0.02, Mood.TOUGH: -0.26}[mood]
    return drawn + _lid((x, y), r, low, tilt, eyes.lid)


def _lid(at: Point, r: float, low: float, tilt: float, fill: str) -> str:
    """The part of the eye above a line, with the line in ink: `low` in radii below the middle, tilted in degrees."""
    outer = r + 0.32
    half = math.degrees(math.acos(-low))
    left, right = (
        (at[0] + outer * math.cos(turn), at[1] + outer * math.sin(turn))
        for turn in (math.radians(-90 - half + tilt), math.radians(-90 + half + tilt))
    )
    arc = f"A{numbers(outer, outer)} 0 {int(half > 90)} 1"
    thick = 0.4 * math.sqrt(r)
    return path(f"M{numbers(*left)}{arc} {numbers(*right)}z", fill) + path(limb((left, right), thick, thick), INK)
