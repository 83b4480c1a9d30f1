"""Card faces as stand-alone pictures: the anatomy, colours and measures of those on pages, with text as outlines."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal
from xml.sax.saxutils import escape

from ..creature import HEIGHT, WIDEST
from ..lettering import BOLD, HEAVY, REGULAR, lines, width, written
from ..palette import LIGHT, STEADY
from ..palette import MEASURES as OF_ALL_CARDS
from ..svg import Point, number, path
from ..symbols import symbol_path
from .faces import Face
from .gallery import card_picture
from .marks import SET_MARKS
from .palette import KEYWORDS, MEASURES

Form = Literal["reading", "hand", "play"]
_INK: Final = STEADY["card-ink"]
_ON_INK: Final = STEADY["on-card-ink"]
_SOFT: Final = STEADY["card-soft"]
_PAPER: Final = LIGHT["paper"]
_BORDER: Final = OF_ALL_CARDS["card-border"]
_MARGIN: Final = 10  # around the card: the badge reaches over its edge
_BASELINE: Final = 0.76  # how far down in a line it is


def reading_face(face: Face) -> str:
    """The card to read; it grows with its text and never clips it."""
    wide, least = MEASURES["reading-width"], MEASURES["reading-height"]
    art = MEASURES["reading-art"] if face.abilities else MEASURES["reading-art-alone"]
    body, left, y = _art(face.card, "reading", art)
    left += 6
    broad = wide - 2 * left
    name, y = _name(face.name, "reading", (left, y + 8), broad)
    pills, y = _pills(face, "reading", (left, y + 4), broad)
    for length in ("", "long-", "longer-"):
        size, step = MEASURES[f"reading-{length}text"], MEASURES[f"reading-{length}text-line"]
        rules, end = _rules(face, (left, y + 6), broad, size, step)
        if end <= least - 34:
            break
    high = max(least, end + 34)
    return _card(body + name + pills + rules + _foot(face, high - 21, wide), "reading", high, face)


def hand_face(face: Face) -> str:
    """The card in a hand: as much of its text as there is room for."""
    wide, high = MEASURES["hand-width"], MEASURES["hand-height"]
    body, left, y = _art(face.card, "hand", MEASURES["hand-art"])
    left += 4
    broad = wide - 2 * left
    name, y = _name(face.name, "hand", (left, y + 4), broad)
    pills, y = _pills(face, "hand", (left, y + 3), broad)
    rules, _ = _rules(face, (left, y), broad, MEASURES["hand-text"], MEASURES["hand-text-line"])
    clip = f'<clipPath id="{face.card}-text"><path d="M0 0H{number(wide)}V{number(high - 6)}H0z"/></clipPath>'
    body += f'{name}{pills}{clip}<g clip-path="url(#{face.card}-text)">{rules}</g>'
    return _card(body, "hand", high, face)


def play_face(face: Face) -> str:
    """The creature in play, as printed."""
    wide, dot = MEASURES["play-width"], MEASURES["dot"]
    body, left, y = _art(face.card, "play", MEASURES["play-art"])
    for place, keyword in enumerate(face.keywords):
        body += _dot(keyword.id, left + 3 + dot / 2 + place * (dot + 2), y - 3 - dot / 2)
    broad = wide - 2 * left
    length = "long-" if width(face.name, MEASURES["play-name"], HEAVY) > broad else ""
    size, step = MEASURES[f"play-{length}name"], MEASURES[f"play-{length}name-line"]
    named = lines(face.name, size, HEAVY, broad)
    y += (MEASURES["play-name-height"] - len(named) * step) / 2
    for place, line in enumerate(named):
        body += _text(line, (wide / 2, y + (place + _BASELINE) * step), size, HEAVY, anchor=0.5)
    return _card(body, "play", MEASURES["play-height"], face)


# --- pieces ------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class _Box:
    x: float
    y: float
    wide: float
    high: float
    round: float

    def __str__(self) -> str:
        size = f'width="{number(self.wide)}" height="{number(self.high)}"'
        return f'x="{number(self.x)}" y="{number(self.y)}" {size}'


def _card(body: str, form: Form, high: float, face: Face) -> str:
    """The paper of a card with what is drawn on it, and its badge."""
    wide = MEASURES[f"{form}-width"]
    box = _Box(_BORDER / 2, _BORDER / 2, wide - _BORDER, high - _BORDER, MEASURES[f"{form}-corner"] - _BORDER / 2)
    whole, tall = wide + 2 * _MARGIN, high + 2 * _MARGIN
    line = f'fill="{_PAPER}" stroke="{STEADY["card-line"]}" stroke-width="{_BORDER}"'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{-_MARGIN} {-_MARGIN} {number(whole)} {number(tall)}" '
        f'width="{number(whole)}" height="{number(tall)}"><title>{escape(face.name)}</title>'
        f'<rect {box} rx="{number(box.round)}" {line}/>{body}{_badge(face.power, form)}</svg>'
    )


def _art(card: str, form: Form, high: float) -> tuple[str, float, float]:
    """The picture, cut to the middle as pages do; where it begins from the left, and where it ends below."""
    inset = _BORDER + MEASURES[f"{form}-edge"]
    box = _Box(inset, inset, MEASURES[f"{form}-width"] - 2 * inset, high, MEASURES[f"{form}-art-corner"])
    name = f"{card}-{number(box.wide)}"
    inner = card_picture(card, width=min(WIDEST, HEIGHT * box.wide / box.high)).replace("<svg ", f"<svg {box} ", 1)
    corners = f'<rect {box} rx="{number(box.round)}"/>'
    return f'<clipPath id="{name}">{corners}</clipPath><g clip-path="url(#{name})">{inner}</g>', inset, inset + high


def _name(name: str, form: Form, at: Point, broad: float) -> tuple[str, float]:
    """The name below a point, and where it ends."""
    (x, y), size, step = at, MEASURES[f"{form}-name"], MEASURES[f"{form}-name-line"]
    drawn = ""
    for line in lines(name, size, HEAVY, broad):
        drawn += _text(line, (x, y + step * _BASELINE), size, HEAVY)
        y += step
    return drawn, y


def _text(text: str, at: Point, size: float, weight: int, *, anchor: float = 0, fill: str = _INK) -> str:
    return path(written(text, at, size, weight, anchor=anchor), fill)


def _badge(power: int, form: Form) -> str:
    ring, out = MEASURES["badge-ring"], MEASURES[f"{form}-badge-out"]
    size = MEASURES[f"{form}-badge"] - 2 * ring
    r, foot = (number(MEASURES[f"{form}-badge-{corner}"] - ring) for corner in ("corner", "foot"))
    letters = MEASURES[f"{form}-power"]
    whole, to = number(size), number(size - float(r))
    d = (
        f"M{r} 0H{to}A{r} {r} 0 0 1 {whole} {r}V{to}A{r} {r} 0 0 1 {to} {whole}"
        f"H{foot}A{foot} {foot} 0 0 1 0 {number(size - float(foot))}V{r}A{r} {r} 0 0 1 {r} 0z"
    )
    digits = _text(str(power), (size / 2, size / 2 + letters * 0.36), letters, HEAVY, anchor=0.5, fill=_ON_INK)
    paper = f' stroke="{_PAPER}" stroke-width="{number(2 * ring)}" stroke-linejoin="round" paint-order="stroke"'
    place = number(_BORDER - out + ring)
    return f'<g transform="translate({place} {place})">{path(d, _INK, paper)}{digits}</g>'


def _symbol(name: str, x: float, y: float, size: float, fill: str) -> str:
    place = f' transform="translate({number(x)} {number(y)}) scale({size / 512:.4f})"'
    return path(symbol_path(name), fill, place)


def _pills(face: Face, form: Form, at: Point, broad: float) -> tuple[str, float]:
    """The keywords below a point, in as many rows as they need, and where they end."""
    high, size = MEASURES[f"{form}-pill"], MEASURES[f"{form}-pill-text"]
    drawn = ""
    (x, y), sign = at, size + 2
    for keyword in face.keywords:
        tint, ink = KEYWORDS[keyword.id]
        wide = 7 + sign + 5 + width(keyword.name, size, HEAVY) + 9
        if x > at[0] and x + wide > at[0] + broad:
            x, y = at[0], y + high + 4
        box = _Box(x, y, wide, high, high / 2)
        drawn += f'<rect {box} rx="{number(box.round)}" fill="{tint}" stroke="{ink}" stroke-width="{_BORDER}"/>'
        drawn += _symbol(keyword.id, x + 7, y + (high - sign) / 2, sign, ink)
        drawn += _text(keyword.name, (x + 12 + sign, y + high / 2 + size * 0.36), size, HEAVY, fill=ink)
        x += wide + 4
    return drawn, y + high + 4 if face.keywords else y


def _dot(keyword: str, x: float, y: float) -> str:
    tint, ink = KEYWORDS[keyword]
    r, sign = MEASURES["dot"] / 2, OF_ALL_CARDS["symbol"]
    at = f'cx="{number(x)}" cy="{number(y)}"'
    ring = f'<circle {at} r="{number(r + 1.5)}" fill="{_PAPER}"/>'
    disc = f'<circle {at} r="{number(r - 0.75)}" fill="{tint}" stroke="{ink}" stroke-width="1.5"/>'
    return ring + disc + _symbol(keyword, x - sign / 2, y - sign / 2, sign, ink)


def _rules(face: Face, at: Point, broad: float, size: float, step: float) -> tuple[str, float]:
    """The rules text below a point, and where it ends."""
    drawn = ""
    x, y = at
    for ability in face.abilities:
        indent = 0.0
        if ability.trigger:
            chip = _Box(x, y + 1, width(ability.trigger, size * 0.87, BOLD) + 12, step - 2, 6)
            drawn += f'<rect {chip} rx="6" fill="{_INK}"/>'
            drawn += _text(ability.trigger, (x + 6, y + step * 0.71), size * 0.87, BOLD, fill=_ON_INK)
            indent = chip.wide + 5
        for place, line in enumerate(lines(ability.sentence, size, REGULAR, broad, indent=indent)):
            drawn += _text(line, (x + (0 if place else indent), y + step * 0.73), size, REGULAR)
            y += step
        y += 4
    return drawn, y


def _foot(face: Face, y: float, wide: float) -> str:
    mark = SET_MARKS.get(face.set_id, "")
    box = _Box(14, y - 1, 14, 14, 0)
    return (
        f'<svg {box} viewBox="0 0 16 16" fill="{_SOFT}" color="{_SOFT}">{mark}</svg>'
        + _text(face.set_name, (34, y + 10.5), 13, REGULAR, fill=_SOFT)
        + _text(face.number, (wide - 14, y + 10.5), 13, REGULAR, anchor=1, fill=_SOFT)
    )
