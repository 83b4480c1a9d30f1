"""Positions that are laid out by hand: what lies where, what can be counted and chosen, and how a document is changed.

A position is a scenario, as plain data. Whatever stands in one is named by a path of names and places ("A.play.0").
What there is in a game, and what it looks like, is asked of its family (`Family.editor`).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, NamedTuple, Protocol

Document = dict[str, Any]
_YES_OR_NO: Final = {"yes": True, "no": False}


class Placed(NamedTuple):
    """A card that lies somewhere."""

    path: str
    name: str
    card: Any  # what the family draws; None for a card that there is not


class Zone(NamedTuple):
    """Where cards lie."""

    path: str
    name: str
    cards: tuple[Placed, ...]
    is_aside: bool = False  # shown only while something lies there


class Amount(NamedTuple):
    """A number that can be set."""

    path: str
    name: str
    value: int
    least: int
    most: int


class Setting(NamedTuple):
    """Something that is one of several."""

    path: str
    name: str
    value: str
    options: tuple[tuple[str, str], ...]  # with their names


class Area(NamedTuple):
    """A player with all that is theirs, or what belongs to nobody."""

    name: str
    amounts: tuple[Amount, ...]
    zones: tuple[Zone, ...]
    is_ours: bool = False  # whether it is drawn on the side of the first player


class Layout(NamedTuple):
    """A position as it is laid out."""

    settings: tuple[Setting, ...]
    areas: tuple[Area, ...]

    @property
    def paths(self) -> tuple[str, ...]:
        """Of all that can be set."""
        amounts = [one.path for area in self.areas for one in area.amounts]
        return (*(one.path for one in self.settings), *amounts)

    @property
    def zones(self) -> tuple[tuple[str, str], ...]:
        """The paths of all zones, with names that tell them apart."""
        return tuple((zone.path, f"{area.name} · {zone.name}") for area in self.areas for zone in area.zones)


class Sieve(NamedTuple):
    """Something cards are searched by, besides a text."""

    name: str
    label: str  # a message
    values: tuple[tuple[str, str], ...]  # with their names


class FoundCard(NamedTuple):
    """A card of the game."""

    id: str
    name: str
    card: Any  # what the family draws


class Decks(Protocol):
    """Decks of one's own, in the games of a family that take them."""

    @property
    def option(self) -> str:
        """The option of the games that a deck is."""
        ...

    @property
    def games(self) -> tuple[str, ...]:
        """The games."""
        ...

    def counted(self, deck: str) -> Mapping[str, int]:
        """How often each card is in a deck that was written down. Raises SetupError."""
        ...

    def written(self, cards: Mapping[str, int]) -> str:
        """A deck by how often each card is in it, in one word."""
        ...

    def holds(self, card: str) -> bool:
        """Whether a card is ever dealt."""
        ...


class Editor(Protocol):
    """What a family says of positions that are laid out by hand."""

    @property
    def template(self) -> str:
        """Where the macros are that draw cards: `card(card)`."""
        ...

    @property
    def turning(self) -> str:
        """The message that names how cards are turned; "" where they are not."""
        ...

    @property
    def decks(self) -> Decks | None:
        """Decks of one's own; None where there are none."""
        ...

    def empty(self, game: str) -> Document:
        """A position with nothing in it."""
        ...

    def spelled_out(self, document: Mapping[str, Any]) -> Document:
        """A document of one's own in which all places are that cards can lie in. What makes no sense is left out."""
        ...

    def shortened(self, document: Document) -> Document:
        """The same as people write it."""
        ...

    def layout(self, document: Document, language: str) -> Layout:
        """A document that is spelled out, to be shown."""
        ...

    def sieves(self, language: str) -> tuple[Sieve, ...]:
        """What cards are searched by."""
        ...

    def found(self, wanted: Mapping[str, str], language: str) -> Sequence[FoundCard]:
        """The cards that fit what is searched by, and a `text`."""
        ...

    def named(self, name: str, language: str) -> str | None:
        """The id of the card of a name, however it is typed, or of an id."""
        ...

    def laid(self, entry: Any, zone: str, /) -> Any:
        """What stands in a document for a card, given by its id or as it stands elsewhere, in a zone."""
        ...

    def turned(self, entry: Any) -> Any:
        """A card in its next state: exhausted, or no longer."""
        ...

    def set_to(self, document: Document, path: str, value: Any) -> None:
        """Set something that can be counted or chosen."""
        ...


class Selected(NamedTuple):
    """Cards of a document that something is done with."""

    editor: Editor
    document: Document
    paths: tuple[str, ...]

    def move(self, zone: str, place: int | None = None) -> None:
        """Lay them into a zone: at a place, or behind all others. Nothing comes to lie under itself."""
        there = list_at(self.document, zone)
        if there is None or any(zone.startswith(f"{path}.") for path in self.paths):
            return
        entries = [self.editor.laid(entry, zone) for entry in self._taken()]
        start = len(there) if place is None else min(place, len(there))
        there[start:start] = entries

    def remove(self) -> None:
        """Take them out of the game."""
        self._taken()

    def turn(self) -> None:
        """Exhaust them, or have them rest."""
        for zone, number in self._places():
            there = list_at(self.document, zone)
            if there is not None and number < len(there):
                there[number] = self.editor.turned(there[number])

    def _taken(self) -> list[Any]:
        """Take them up. The last ones are the first, so that the places of the others stay the same."""
        places = list(self._places())
        taken = {}
        for zone, number in sorted(places, key=lambda place: (place[0].count("."), place[1]), reverse=True):
            there = list_at(self.document, zone)
            if there is not None and number < len(there):
                taken[zone, number] = there.pop(number)
        return [taken[place] for place in places if place in taken]

    def _places(self) -> Iterable[tuple[str, int]]:
        for path in dict.fromkeys(self.paths):
            zone, _, number = path.rpartition(".")
            if number.isdecimal():
                yield zone, int(number)


def list_at(document: Any, path: str) -> list[Any] | None:
    """The list that a path leads to, if there is one."""
    found = at(document, path)
    return found if isinstance(found, list) else None


def at(document: Any, path: str) -> Any:
    """What a path leads to; None if there is nothing."""
    for name in path.split("."):
        if isinstance(document, dict):
            document = document.get(name)
        elif isinstance(document, list) and name.isdecimal() and int(name) < len(document):
            document = document[int(name)]
        else:
            return None
    return document


def set_at(document: Document, path: str, value: Any) -> None:
    """Put a value where a path leads; nothing happens where there is no such place."""
    above, _, last = path.rpartition(".")
    holder = at(document, above) if above else document
    if isinstance(holder, dict):
        holder[last] = value
    elif isinstance(holder, list) and last.isdecimal() and int(last) < len(holder):
        holder[int(last)] = value


def value_of(text: str) -> Any:
    """What somebody wrote into a field: a number, yes or no, or a word."""
    if text.removeprefix("-").isdecimal() and len(text) <= 6:
        return int(text)
    return _YES_OR_NO.get(text, text)
