"""Card faces as stand-alone pictures: the same anatomy, colours and measures as in `faces`, with text as outlines."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final
from xml.sax.saxutils import escape

from .creature import HEIGHT, WIDEST
from .faces import Face
from .gallery import card_picture
from .lettering import BOLD, HEAVY, REGULAR, lines, width, written
from .marks import SET_MARKS
from .palette import KEYWORDS, LIGHT, MEASURES, STEADY
from .svg import Point, number, path
from .symbols import symbol_path

_INK: Final = STEADY["card-ink"]
_SOFT: Final = STEADY["card-soft"]
_PAPER: Final = LIGHT["paper"]
_MARGIN: Final = 10  # around the card: the badge reaches over its edge
_SIZES: Final = ((15.0, 20.0), (14.0, 18.0), (13.0, 17.0))  # of text, and from line to line


def reading_face(face: Face) -> str:
    """The card to read, 240 wide; it grows with its text and never clips it."""
    wide = MEASURES["reading-width"]
    art = MEASURES["reading-art"] if face.abilities else MEASURES["reading-art-alone"]
    body = _art(face.card, _Box(8, 8, wide - 16, art, 11))
    y = 8.0 + art + 8
    for line in lines(face.name, 20, HEAVY, wide - 28):
        body += _text(line, (14, y + 18), 20, HEAVY)
        y += 24
    pills, y = _pills(face, (12, y + 4), wide - 24, MEASURES["pill"], 14)
    body += pills
    least = MEASURES["reading-height"]
    for size, step in _SIZES:
        rules, end = _rules(face, (14, y + 8), wide - 28, size, step)
        if end <= least - 34:
            break
    high = max(least, end + 34)
    body += rules + _foot(face, high - 21, wide)
    return _card(body + _badge(face.power, MEASURES["reading-badge"], 34), wide, high, face)


def hand_face(face: Face) -> str:
    """The card in a hand: as much of its text as there is room for."""
    wide, high = MEASURES["hand-width"], MEASURES["hand-height"]
    body = _art(face.card, _Box(6, 6, wide - 12, MEASURES["hand-art"], 10))
    y = 6.0 + MEASURES["hand-art"] + 5
    for line in lines(face.name, 15, HEAVY, wide - 18):
        body += _text(line, (9, y + 14), 15, HEAVY)
        y += 18
    y += 3
    pills, y = _pills(face, (9, y), wide - 18, 19, 12)
    body += pills
    rules, _ = _rules(face, (9, y), wide - 18, 13, 16)
    clip = f'<clipPath id="{face.card}-text"><path d="M0 0H{wide}V{high - 6}H0z"/></clipPath>'
    body += f'{clip}<g clip-path="url(#{face.card}-text)">{rules}</g>'
    return _card(body + _badge(face.power, MEASURES["hand-badge"], 24), wide, high, face)


def play_face(face: Face) -> str:
    """The creature in play, as printed."""
    wide, high, art = MEASURES["play-width"], MEASURES["play-height"], MEASURES["play-art"]
    body = _art(face.card, _Box(6, 6, wide - 12, art, 9))
    x = 10.0 + MEASURES["dot"] / 2
    for keyword, _ in face.keywords:
        body += _dot(keyword, x, art - 23 + MEASURES["dot"] / 2)
        x += MEASURES["dot"] + 3
    named = lines(face.name, 12, HEAVY, wide - 12) if width(face.name, 13, HEAVY) > wide - 12 else [face.name]
    size = 13 if len(named) == 1 else 12
    y = 6 + art + (high - art - 12 - len(named) * size) / 2 + size * 0.85
    for line in named:
        body += _text(line, (wide / 2, y), size, HEAVY, anchor=0.5)
        y += size
    return _card(body + _badge(face.power, MEASURES["play-badge"], 23), wide, high, face)


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


def _card(body: str, wide: float, high: float, face: Face) -> str:
    """The paper of a card with what is drawn on it."""
    box = _Box(0.5, 0.5, wide - 1, high - 1, 16 if wide > MEASURES["hand-width"] else 14)
    whole, tall = wide + 2 * _MARGIN, high + 2 * _MARGIN
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{-_MARGIN} {-_MARGIN} {number(whole)} {number(tall)}" '
        f'width="{number(whole)}" height="{number(tall)}"><title>{escape(face.name)}</title>'
        f'<rect {box} rx="{number(box.round)}" fill="{_PAPER}" stroke="{STEADY["card-line"]}"/>{body}</svg>'
    )


def _art(card: str, box: _Box) -> str:
    """The picture, cut to the middle as pages do."""
    name = f"{card}-{number(box.wide)}"
    inner = card_picture(card, width=min(WIDEST, HEIGHT * box.wide / box.high)).replace("<svg ", f"<svg {box} ", 1)
    corners = f'<rect {box} rx="{number(box.round)}"/>'
    return f'<clipPath id="{name}">{corners}</clipPath><g clip-path="url(#{name})">{inner}</g>'


def _text(text: str, at: Point, size: float, weight: int, *, anchor: float = 0, fill: str = _INK) -> str:
    return path(written(text, at, size, weight, anchor=anchor), fill)


def _badge(power: int, size: float, letters: float) -> str:
    r, small = size / 3, size / 9
    d = (
        f"M{number(r)} 0H{number(size - r)}A{number(r)} {number(r)} 0 0 1 {number(size)} {number(r)}"
        f"V{number(size - r)}A{number(r)} {number(r)} 0 0 1 {number(size - r)} {number(size)}"
        f"H{number(small)}A{number(small)} {number(small)} 0 0 1 0 {number(size - small)}V{number(r)}"
        f"A{number(r)} {number(r)} 0 0 1 {number(r)} 0z"
    )
    digits = _text(str(power), (size / 2, size / 2 + letters * 0.36), letters, HEAVY, anchor=0.5, fill="#FFFFFF")
    ring = f' stroke="{_PAPER}" stroke-width="6" paint-order="stroke"'
    return f'<g transform="translate(-6 -6)">{path(d, _INK, ring)}{digits}</g>'


def _symbol(name: str, x: float, y: float, size: float, fill: str) -> str:
    place = f' transform="translate({number(x)} {number(y)}) scale({size / 512:.4f})"'
    return path(symbol_path(name), fill, place)


def _pills(face: Face, at: Point, broad: float, high: float, size: float) -> tuple[str, float]:
    """The keywords below a point, in as many rows as they need, and where they end."""
    drawn = ""
    (x, y), sign = at, size + 2
    for keyword, name in face.keywords:
        tint, ink = KEYWORDS[keyword]
        wide = 7 + sign + 5 + width(name, size, BOLD) + 9
        if x > at[0] and x + wide > at[0] + broad:
            x, y = at[0], y + high + 4
        box = _Box(x, y, wide, high, high / 2)
        drawn += f'<rect {box} rx="{number(box.round)}" fill="{tint}" stroke="{ink}"/>'
        drawn += _symbol(keyword, x + 7, y + (high - sign) / 2, sign, ink)
        drawn += _text(name, (x + 12 + sign, y + high / 2 + size * 0.36), size, BOLD, fill=ink)
        x += wide + 6
    return drawn, y + high + 4 if face.keywords else y


def _dot(keyword: str, x: float, y: float) -> str:
    tint, ink = KEYWORDS[keyword]
    r = MEASURES["dot"] / 2
    at = f'cx="{number(x)}" cy="{number(y)}"'
    ring = f'<circle {at} r="{number(r + 1.5)}" fill="{_PAPER}"/>'
    disc = f'<circle {at} r="{number(r - 0.75)}" fill="{tint}" stroke="{ink}" stroke-width="1.5"/>'
    return ring + disc + _symbol(keyword, x - 8, y - 8, 16, ink)


def _rules(face: Face, at: Point, broad: float, size: float, step: float) -> tuple[str, float]:
    """The rules text below a point, and where it ends."""
    drawn = ""
    x, y = at
    for trigger, sentence in face.abilities:
        indent = 0.0
        if trigger:
            chip = _Box(x, y + 1, width(trigger, size * 0.87, BOLD) + 12, step - 2, 6)
            drawn += f'<rect {chip} rx="6" fill="{_INK}"/>'
            drawn += _text(trigger, (x + 6, y + step * 0.71), size * 0.87, BOLD, fill="#FFFFFF")
            indent = chip.wide + 5
        for place, line in enumerate(lines(sentence, size, REGULAR, broad, indent=indent)):
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
