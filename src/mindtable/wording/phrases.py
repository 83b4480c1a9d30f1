"""What the words of every family need: names of messages, players and lists, as phrases."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Literal

from ..game.contract import Seat
from .language import Language, Phrase


def named(*words: str) -> str:
    """The message for words of the game's data: "player", "the opponent" → player-the-opponent."""
    return "-".join(words).replace(" ", "-")


def player_phrase(language: Language, seat: Seat, reader: Seat | None, names: Mapping[Seat, str]) -> Phrase:
    """A player by seat, as the reader is told of them: "you", or the name."""
    if seat == reader:
        return language.phrase("player-you")
    return language.phrase("player-named", name=names[seat])


def list_phrase(
    language: Language,
    phrases: Iterable[Phrase],
    *,
    end: Literal["and", "or"],
    kind: Literal["list", "keywords", "names"] = "list",
) -> Phrase:
    """Several phrases as a list: "Hunter, Sneaky and Tough". Lists of keywords, or of cards, can have their forms."""
    listed, *others = phrases
    if not others:
        return listed
    *middle, last = others
    for phrase in middle:
        listed = language.phrase(kind, before=listed, next=phrase)
    return language.phrase(f"{kind}-{end}", before=listed, last=last)


def every_one(language: Language, names: Sequence[str]) -> str:
    """Several names, all of them: "Anna and Ben"."""
    return list_phrase(language, [Phrase(name, {}) for name in names], end="and").text


def alternatives(language: Language, names: Sequence[str]) -> str:
    """Several names, one of which it is: "the hand of A or the unused pile"."""
    return list_phrase(language, [Phrase(name, {}) for name in names], end="or").text
