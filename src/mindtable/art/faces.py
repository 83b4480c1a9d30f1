"""Card faces as pieces of HTML for pages: to read, in the hand, in play with all its states, and the back.

They hold no words of their own: whoever speaks the language of the page gives them. `faces.css` draws them. Faces as
stand-alone pictures are in `drawn_faces`.
"""

from __future__ import annotations

from dataclasses import dataclass
from html import escape
from importlib.resources import files
from typing import Final

from .marks import card_back, colour_shape, set_mark
from .palette import MEASURES, palette_css
from .symbols import symbol_path

_LONG_NAME: Final = 14  # letters that fit on one line in play
_MUCH_TEXT: Final = (120, 175)  # letters from which the text is smaller, and smaller still
_DRAWN_BOOSTS: Final = 3


@dataclass(frozen=True)
class Face:
    """A card as printed, in words."""

    card: str
    name: str
    power: int
    keywords: tuple[tuple[str, str], ...] = ()  # id and name
    abilities: tuple[tuple[str, str], ...] = ()  # trigger ("" of what just holds) and sentence
    set_id: str = ""
    set_name: str = ""
    number: str = ""

    @property
    def letters(self) -> int:
        """How much there is to read."""
        return sum(len(trigger) + len(sentence) for trigger, sentence in self.abilities)


@dataclass(frozen=True)
class State:
    """How a creature stands in play. Words are "" where there is nothing to say."""

    power: int
    keywords: tuple[tuple[str, str], ...] = ()
    tough_used: str = ""  # the word for it
    exhausted: str = ""  # the word for it
    boosts: int = 0
    bonus: str = ""  # what the boosts give: "+2"
    stage: int = 1
    stages: int = 1
    attacks: str = ""  # the word for it
    why_not: str = ""  # two words, if it is no legal choice
    key: str = ""  # the key of the choice
    choice: bool = False
    chosen: bool = False


def stylesheet() -> str:
    """Colours, measures and the drawing of all faces."""
    return palette_css() + (files(__package__) / "data" / "faces.css").read_text("utf-8")


def symbol(name: str, label: str = "", size: int = 16) -> str:
    """A symbol in the colour of the text around it; without a label it is decoration beside the word."""
    told = f'role="img" aria-label="{escape(label)}"' if label else 'aria-hidden="true"'
    return (
        f'<svg class="symbol" viewBox="0 0 512 512" width="{size}" height="{size}" fill="currentColor" {told}>'
        f'<path d="{symbol_path(name)}"/></svg>'
    )


def pill(keyword: str, name: str) -> str:
    """A keyword with its name."""
    return f'<span class="pill {keyword}">{symbol(keyword)}{escape(name)}</span>'


def dot(keyword: str, name: str) -> str:
    """A keyword where there is no room for its name."""
    kind = "used" if keyword == "tough-used" else keyword
    return f'<span class="dot {kind}" title="{escape(name)}">{symbol(keyword, name)}</span>'


def to_read(face: Face, picture: str) -> str:
    """The card at reading size; `picture` is the address of its creature."""
    size = sum(face.letters > letters for letters in _MUCH_TEXT)
    kind = f"card reading text-{size}" + ("" if face.abilities else " textless")
    return (
        f'<article class="{kind}">{_art(picture)}{_badge(face.power)}<h3 class="name">{escape(face.name)}</h3>'
        f"{_pills(face)}{_rules(face)}<footer>{_mark(face)}<span>{escape(face.set_name)}</span>"
        f'<span class="number">{escape(face.number)}</span></footer></article>'
    )


def in_hand(face: Face, picture: str, *, key: str = "", choice: bool = False, chosen: bool = False) -> str:
    """The card in a hand: its text fades where it is too long."""
    kind = _kind("card hand", choice=choice, chosen=chosen)
    return (
        f'<article class="{kind}">{_art(picture)}{_badge(face.power)}<h3 class="name">{escape(face.name)}</h3>'
        f'<div class="text">{_pills(face)}{_rules(face)}</div>{_key(key, chosen)}</article>'
    )


def in_play(face: Face, state: State, picture: str) -> str:
    """The creature in play: every state has its own place, so that all can meet on one card."""
    kind = _kind("card play", choice=state.choice, chosen=state.chosen)
    kind += " exhausted" if state.exhausted else ""
    kind += " attacking" if state.attacks else ""
    kind += " no-choice" if state.why_not else ""
    kind += " long" if len(face.name) > _LONG_NAME else ""
    edges = "".join(f'<i class="edge edge-{k + 1}"></i>' for k in range(min(state.boosts, _DRAWN_BOOSTS)))
    dots = "".join(dot(keyword, name) for keyword, name in state.keywords)
    if state.tough_used:
        dots += dot("tough-used", state.tough_used)
    return (
        f'<article class="{kind}">{edges}<div class="front">{_art(picture)}{_badge(state.power)}'
        f'{_changed(face.power, state.power)}<div class="corner">{_boost(state)}{_steps(state)}</div>'
        f'<div class="dots">{dots}</div><h3 class="name">{escape(face.name)}</h3>{_tag("exhausted", state.exhausted)}'
        f"{_tag('attacks', state.attacks) or _tag('why-not', state.why_not)}{_key(state.key, state.chosen)}"
        "</div></article>"
    )


def back() -> str:
    """The back of a card in play size, the same for all."""
    return f'<div class="card back">{card_back(MEASURES["play-width"], MEASURES["play-height"])}</div>'


def empty_pile(label: str) -> str:
    """Where a pile would be."""
    return f'<div class="empty-pile" role="img" aria-label="{escape(label)}">0</div>'


def number_card(number: int, colour: str, bonus: str = "", *, colour_name: str) -> str:
    """A card of Mind Up!: what counts stands in the strip, so that overlapped cards stay readable."""
    kind = "malus" if bonus.startswith(("-", "−")) else "bonus"
    worth = f'<b class="{kind}">{escape(bonus)}</b>' if bonus else ""
    label = escape(f"{number}, {colour_name}{', ' if bonus else ''}{bonus}")
    return (
        f'<article class="number-card {colour}" aria-label="{label}"><div class="strip"><b class="number">{number}</b>'
        f'{colour_shape(colour)}{worth}</div><div class="field">{colour_shape(colour, 44, small=False)}</div></article>'
    )


def scoring_card(value: int) -> str:
    """A scoring card of Mind Up!: ×n and n dots."""
    return f'<div class="scoring-card"><b>×{value}</b><span aria-hidden="true">{"<i></i>" * value}</span></div>'


# --- pieces ------------------------------------------------------------------------------------------


def _kind(kind: str, *, choice: bool, chosen: bool) -> str:
    return kind + (" choice" if choice else "") + (" chosen" if chosen else "")


def _art(picture: str) -> str:
    return f'<img class="art" src="{escape(picture)}" alt="" decoding="async"/>'


def _badge(power: int) -> str:
    return f'<b class="power">{power}</b>'


def _pills(face: Face) -> str:
    pills = "".join(pill(keyword, name) for keyword, name in face.keywords)
    return f'<div class="pills">{pills}</div>' if pills else ""


def _rules(face: Face) -> str:
    lines = ""
    for trigger, sentence in face.abilities:
        chip = f'<span class="chip">{escape(trigger)}</span> ' if trigger else ""
        lines += f"<p>{chip}{escape(sentence)}</p>"
    return f'<div class="rules">{lines}</div>' if lines else ""


def _mark(face: Face) -> str:
    return f'<span class="mark" aria-hidden="true">{set_mark(face.set_id)}</span>' if face.set_id else ""


def _changed(printed: int, now: int) -> str:
    if printed == now:
        return ""
    return f'<span class="changed">{"▲" if now > printed else "▼"} <s>{printed}</s></span>'


def _boost(state: State) -> str:
    return f'<span class="boost">{symbol("boost", size=14)}{escape(state.bonus)}</span>' if state.boosts else ""


def _steps(state: State) -> str:
    if state.stages == 1:
        return ""
    bars = "".join(f'<i class="{"reached" if k < state.stage else ""}"></i>' for k in range(state.stages))
    return f'<span class="steps"><span class="bars" aria-hidden="true">{bars}</span>{state.stage}/{state.stages}</span>'


def _tag(kind: str, word: str) -> str:
    return f'<span class="tag {kind}">{escape(word)}</span>' if word else ""


def _key(key: str, chosen: bool) -> str:
    sign = "✓" if chosen else key
    return f'<kbd class="key">{escape(sign)}</kbd>' if sign else ""
