"""Positions of Mind Up! that are laid out by hand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from ...game.contract import SEATS
from ...game.flaws import written
from ...mindup.board import COLUMNS, FEWEST_PLAYERS, MOST_PLAYERS, ROUNDS
from ...mindup.cards import CARDS, Colour
from ...mindup.objectives import OBJECTIVES
from ...wording.mindup import MindUpWords
from ..editing import Amount, Area, Document, FoundCard, Layout, Placed, Setting, Sieve, Zone, list_at, set_at
from ..present.sayings import said, wording_in
from .faces import numbered

_MIDDLE: Final = ("row", "deck", "objectives")
_OWN: Final = ("hand", "taken")
_IDS: Final = frozenset(card.id for card in CARDS)
_OBJECTIVES: Final = frozenset(objective.id for objective in OBJECTIVES)
_PLAYERS: Final = "players"  # how many there are follows from who is there
_MOST_POINTS: Final = 999


class MindUpEditor:
    """What is asked of Mind Up! about positions that are laid out by hand."""

    template: Final = "mindup/editing.html"
    turning: Final = ""
    decks: Final = None

    def empty(self, game: str) -> Document:
        """A position with nothing in it."""
        return {"game": game, **{seat: {} for seat in SEATS[:FEWEST_PLAYERS]}}

    def spelled_out(self, document: Mapping[str, Any]) -> Document:
        """A document in which all places are that cards can lie in."""
        whole = dict(document)
        for zone in _MIDDLE:
            whole[zone] = _listed(whole.get(zone))
        columns = whole.get("columns")
        whole["columns"] = list(columns) if isinstance(columns, list) and columns else list(range(1, COLUMNS + 1))
        rounds = _round(whole) - 1
        for seat in _seats(whole):
            fields = whole[seat]
            whole[seat] = dict(fields) if isinstance(fields, Mapping) else {}
            for zone in _OWN:
                whole[seat][zone] = _listed(whole[seat].get(zone))
            scores = [*_listed(whole[seat].get("scores")), *[0] * rounds]
            whole[seat]["scores"] = scores[:rounds]
        return whole

    def shortened(self, document: Document) -> Document:
        """The same without what is empty."""
        short = {field: value for field, value in document.items() if value != []}
        for seat in _seats(short):
            short[seat] = {field: value for field, value in short[seat].items() if value != []}
        return short

    def layout(self, document: Document, language: str) -> Layout:
        """A position to be shown."""
        players = str(len(_seats(document)))
        counts = [str(count) for count in range(FEWEST_PLAYERS, MOST_PLAYERS + 1)]
        rounds = [str(number + 1) for number in range(ROUNDS)]
        values = [str(value) for value in range(1, COLUMNS + 1)]
        columns = [
            Setting(f"columns.{place}", _say(language, "board-up-column", number=place + 1), str(value), _same(values))
            for place, value in enumerate(document["columns"])
        ]
        settings = (
            Setting(_PLAYERS, _say(language, "table-players"), players, _same(counts)),
            Setting("round", _say(language, "board-up-round"), str(_round(document)), _same(rounds)),
            *columns,
        )
        middle = Area(
            _say(language, "board-up-middle"),
            (),
            tuple(_zone(document, zone, f"board-up-zone-{zone}", language) for zone in _MIDDLE),
        )
        others = [_player(document, seat, language) for seat in _seats(document)]
        return Layout(settings, (middle, *(area._replace(is_ours=not place) for place, area in enumerate(others))))

    def sieves(self, language: str) -> tuple[Sieve, ...]:
        """What cards are searched by."""
        words = wording_in(language).words(MindUpWords)
        colours = tuple((colour.value, words.colour(colour.value)) for colour in Colour)
        return (Sieve("colour", "board-up-colour", colours),)

    def found(self, wanted: Mapping[str, str], language: str) -> Sequence[FoundCard]:
        """The cards that fit, and the objectives."""
        cards = [numbered(card.id, language) for card in CARDS]
        text = wanted["text"].strip().casefold()
        fitting = [one for one in cards if wanted["colour"] in ("", one.colour) and text in one.name.casefold()]
        found = [FoundCard(one.card, one.name, one) for one in fitting]
        if wanted["colour"]:
            return found
        named = [FoundCard(one, _objective(one, language), one) for one in sorted(_OBJECTIVES)]
        return [*found, *(one for one in named if text in f"{one.id} {one.name}".casefold())]

    def named(self, name: str, language: str) -> str | None:
        """The id of a card, by its number or its name, or of an objective."""
        typed = name.strip()
        if typed in _IDS or typed.upper() in _OBJECTIVES:
            return typed.upper()
        names = {numbered(card.id, language).name.casefold(): card.id for card in CARDS}
        return names.get(typed.casefold())

    def laid(self, entry: Any, _zone: str) -> Any:
        """What stands in a zone for a card: its number, or the name of an objective."""
        return int(entry) if str(entry) in _IDS else entry

    def turned(self, entry: Any) -> Any:
        """The same card: they have one state."""
        return entry

    def set_to(self, document: Document, path: str, value: Any) -> None:
        """Set a number; that of players has some come or go."""
        if path != _PLAYERS:
            set_at(document, path, value)
        elif isinstance(value, int) and FEWEST_PLAYERS <= value <= MOST_PLAYERS:
            for place, seat in enumerate(SEATS):
                if place >= value:
                    document.pop(seat, None)
                elif seat not in document:
                    document[seat] = {"hand": [], "taken": [], "scores": [0] * (_round(document) - 1)}


def _say(language: str, message: str, **about: str | int) -> str:
    return said(language, message, about)


def _listed(entries: Any) -> list[Any]:
    return list(entries) if isinstance(entries, list) else []


def _same(values: Sequence[str]) -> tuple[tuple[str, str], ...]:
    """Values that are their own names."""
    return tuple((value, value) for value in values)


def _seats(document: Mapping[str, Any]) -> list[str]:
    return [seat for seat in SEATS if seat in document]


def _round(document: Mapping[str, Any]) -> int:
    number = document.get("round", 1)
    return number if isinstance(number, int) and 1 <= number <= ROUNDS else 1


def _player(document: Document, seat: str, language: str) -> Area:
    scores = document[seat]["scores"]
    amounts = [
        Amount(
            f"{seat}.scores.{number}",
            _say(language, "table-up-in-round", round=number + 1),
            points if isinstance(points, int) else 0,
            -_MOST_POINTS,
            _MOST_POINTS,
        )
        for number, points in enumerate(scores)
    ]
    zones = tuple(_zone(document, f"{seat}.{zone}", f"board-up-zone-{zone}", language) for zone in _OWN)
    return Area(_say(language, "terminal-person", seat=seat), tuple(amounts), zones)


def _zone(document: Document, path: str, name: str, language: str) -> Zone:
    entries = list_at(document, path) or []
    cards = tuple(_placed(f"{path}.{number}", entry, language) for number, entry in enumerate(entries))
    return Zone(path, _say(language, name), cards)


def _placed(path: str, entry: Any, language: str) -> Placed:
    if str(entry) in _IDS:
        card = numbered(str(entry), language)
        return Placed(path, card.name, card)
    if isinstance(entry, str) and entry in _OBJECTIVES:
        return Placed(path, _objective(entry, language), entry)
    return Placed(path, written(entry), None)


def _objective(objective: str, language: str) -> str:
    return wording_in(language).words(MindUpWords).objective_in_short(objective)


editor: Final = MindUpEditor()
