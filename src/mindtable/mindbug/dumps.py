"""A board as one line that a person can read, and back: whole and exact, and only what is not as it mostly is.

    duel turn=A turns=1 stages=end-turn life=3,3 mindbugs=2,2 A.hand=axolotl-healer,bee-bear.2 … asks=turn decides=A …

First the mode, then fields. A card is its id, with a slash and a number for a further side of it; of several equal ones
it is the first, second … (`bee-bear.2`) in the order of the slots. That is the order of the deck list unless `cards`
says otherwise. Piles are listed from their top.
"""

from __future__ import annotations

import base64
import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, Final

from ..game.bits import bit, slots_of
from ..game.contract import SEATS
from .board import (
    ACT_AGAIN,
    ASK_TAKERS,
    BEGIN_TURN,
    BLOCK,
    BLOCKING,
    CHOOSE,
    DECLINE,
    END_TURN,
    HUNT,
    HUNTING,
    NEXT_TURN,
    NO_DECISION,
    NOBODY,
    NOTHING,
    ORDER,
    SECOND_ATTACK,
    TURN,
    Board,
)
from .cards import CARDS
from .changes.piles import hand_over
from .changes.sightings import (
    SPECTATORS,
    UNUSED_PILE,
    draw_pile_of,
    face_of,
    hand_of,
    observer_of,
    places_of,
    sighting,
)
from .mode import MODES, Mode
from .notation import QUESTIONS
from .packed import (
    count_of,
    effect_of,
    giver_of,
    life_of,
    listed_stages,
    seat_of,
    slot_of,
    waiting_effect,
    with_count,
    with_life,
    with_next,
)
from .questions.holding import held
from .slots import Slots

_ZONES: Final = {
    "hand": "hand",
    "play": "in_play",
    "under": "under",
    "shown": "shown",
    "discard": "discard",
    "draw": "draw",
    "unused": "unused",
}
_PILES: Final = ("draw", "unused")
_STAGES: Final = {
    BEGIN_TURN: "begin-turn",
    ASK_TAKERS: "ask-takers",
    HUNTING: "hunting",
    BLOCKING: "blocking",
    SECOND_ATTACK: "second-attack",
    END_TURN: "end-turn",
    NEXT_TURN: "next-turn",
    ACT_AGAIN: "act-again",
}
_ASKS: Final = {decision: question.replace(" ", "-") for decision, question in QUESTIONS.items()}
_CARD_DECISIONS: Final = (TURN, HUNT, BLOCK, CHOOSE, ORDER)
_DECLINE: Final = "none"
_SPECTATORS: Final = "*"

# Sets of cards, single cards, seats and plain numbers, with what they mostly are.
_SETS: Final = (
    "exhausted",
    "turning",
    "cannot_block",
    "sneaky",
    "safe",
    "blocked",
    "victors",
    "looked_at",
    "chosen",
    "copied",
    "actions",
)
_CARDS: Final = {"attacker": NOTHING, "blocker": NOTHING, "giver": 0, "source": 0, "given": NOTHING}
_SEATS: Final = {"taker": 0, "you": 0, "other": NOBODY}
_NUMBERS: Final = ("turns", "asked", "attacks", "ordered", "step", "picked", "named", "happened", "tally")
_SEEN: Final = ("seen_a", "seen_b", "seen_c", "seen_d")


def _face_names() -> list[str]:
    """A name for every face: sides of a card have one id."""
    names: list[str] = []
    for card in CARDS:
        earlier = sum(name.partition("/")[0] == card.id for name in names)
        names.append(f"{card.id}/{earlier + 1}" if earlier else card.id)
    return names


_NAMES: Final = _face_names()
_FACES: Final = {name: face for face, name in enumerate(_NAMES)}


# --- writing ---------------------------------------------------------------------------------------


def written(board: Board) -> str:
    """A board as a line."""
    fields = (f"{name}={value}" for name, value in _fields(board, _references(board.slots.faces)))
    return " ".join([board.mode.name, *fields])


def _references(faces: bytes) -> list[str]:
    """What each slot is called."""
    met: dict[int, int] = {}
    names = []
    for face in faces:
        met[face] = met.get(face, 0) + 1
        names.append(f"{_NAMES[face]}.{met[face]}" if faces.count(face) > 1 else _NAMES[face])
    return names


def _fields(board: Board, names: list[str]) -> Iterator[tuple[str, str]]:
    def listed(cards: Iterable[int]) -> str:
        return ",".join(names[slot] for slot in cards)

    mode = board.mode
    faces = board.slots.faces
    yield "turn", SEATS[board.active]
    if board.next != mode.after(board.active):
        yield "next", SEATS[board.next]
    yield from _unless(0, {name: getattr(board, name) for name in _NUMBERS}, str)
    if board.stages:
        yield "stages", ",".join(_STAGES[stage] for stage in listed_stages(board.stages))
    yield "life", ",".join(str(life_of(board.lives, team)) for team in range(len(mode.sides)))
    for name in ("mindbugs", "mindfrogs"):
        if getattr(board, name):
            yield name, ",".join(str(count_of(getattr(board, name), seat)) for seat in range(mode.seats))
    if list(faces) != sorted(faces):
        yield "cards", ",".join(_NAMES[face] for face in faces)
    for zone, field in _ZONES.items():
        for seat, letter in enumerate(SEATS[:4]):
            cards = getattr(board, field) & held(board, seat)
            if cards:
                slots = [slot for slot in board.order if cards >> slot & 1] if zone in _PILES else slots_of(cards)
                yield zone if zone == "unused" and not seat else f"{letter}.{zone}", listed(slots)
    if board.rest:
        yield "rest", ",".join(_NAMES[face] for face in board.rest)
    if board.hosts:
        lying = [(card, host - 1) for card, host in enumerate(board.hosts) if host]
        yield "hosts", ",".join(f"{names[card]}:{names[host]}" for card, host in lying)
    yield from _seen(board, listed)
    yield from _unless(0, {name: getattr(board, name) for name in _SETS}, lambda cards: listed(slots_of(cards)))
    for name, usual in _CARDS.items():
        yield from _unless(usual, {name: getattr(board, name)}, names.__getitem__)
    for name, usual in _SEATS.items():
        yield from _unless(usual, {name: getattr(board, name)}, SEATS.__getitem__)
    if board.skipped:
        yield "skipped", ",".join("".join(mode.sides[side]) for side in slots_of(board.skipped))
    if board.nonblockers:
        yield "nonblockers", ",".join(SEATS[seat] for seat in slots_of(board.nonblockers))
    if board.waiting:
        yield "waiting", ",".join(_waiting(entry, names) for entry in board.waiting)
    if board.sightings:
        yield "sightings", ",".join(map(_sighting, board.sightings))
    if board.decision != NO_DECISION:
        yield "asks", _ASKS[board.decision]
        yield "decides", SEATS[board.decider]
        numbers = slots_of(board.options)
        yield "options", ",".join(map(str, numbers) if _is_named(board) else (_option(n, names) for n in numbers))
    if board.winner != NOBODY:
        yield "won", "".join(mode.sides[board.winner])
    yield "dice", str(board.chance)
    if board.secret:
        yield "secret", board.secret.hex()


def _unless(usual: int, values: Mapping[str, int], write: Callable[[int], str]) -> Iterator[tuple[str, str]]:
    """Fields that are not as they mostly are."""
    return ((name, write(value)) for name, value in values.items() if value != usual)


def _seen(board: Board, listed: Callable[[Iterable[int]], str]) -> Iterator[tuple[str, str]]:
    """Who has seen what, where it is not what lies open, and everybody's own hand."""
    usual = {"open": (board.open, _open(board))}
    for seat, field in enumerate(_SEEN):
        usual[f"{SEATS[seat]}.seen"] = (getattr(board, field), board.hand & held(board, seat))
    for name, (cards, expected) in usual.items():
        if cards & ~expected:
            yield name, listed(slots_of(cards & ~expected))
        if expected & ~cards:
            yield f"{name}-not", listed(slots_of(expected & ~cards))


def _open(board: Board) -> int:
    return board.in_play | board.discard | board.under | board.shown


def _is_named(board: Board) -> bool:
    """Whether the options are no cards, but seats, keywords, effects, yes and no."""
    return board.decision not in _CARD_DECISIONS


def _option(number: int, names: list[str]) -> str:
    return _DECLINE if number == DECLINE else names[number]


def _waiting(entry: int, names: list[str]) -> str:
    return f"{effect_of(entry)}:{names[giver_of(entry)]}:{names[slot_of(entry)]}:{SEATS[seat_of(entry)]}"


def _places() -> dict[int, str]:
    found = {int(hand_of(seat)): f"hand-{letter}" for seat, letter in enumerate(SEATS[:4])}
    found |= {int(draw_pile_of(seat)): f"draw-{letter}" for seat, letter in enumerate(SEATS[:4])}
    return {**found, UNUSED_PILE: "unused"}


_PLACES: Final = _places()


def _sighting(entry: int) -> str:
    observer = _SPECTATORS if observer_of(entry) == SPECTATORS else SEATS[observer_of(entry)]
    places = "+".join(name for place, name in _PLACES.items() if places_of(entry) & place)
    return f"{observer}:{_NAMES[face_of(entry)]}:{places}"


# --- reading ---------------------------------------------------------------------------------------


def read(line: str) -> Board:
    """The board of a line, or of what stood for it in earlier versions."""
    if line.startswith("{"):
        return _read_earlier(json.loads(line))
    mode, *fields = line.split(" ")
    return _Reading(MODES[mode], dict(_pair(field) for field in fields)).board


def _pair(field: str) -> tuple[str, str]:
    name, _, value = field.partition("=")
    return name, value


class _Reading:
    """The fields of a line, put onto a board."""

    def __init__(self, mode: Mode, fields: Mapping[str, str]) -> None:
        self.fields = fields
        faces = self._faces()
        self.slots = {name: slot for slot, name in enumerate(_references(faces))}
        self.board = Board(mode, Slots(faces))
        self._read_zones()
        self._read_knowledge()
        self._read_turn(mode)
        self._read_effects()
        self._read_decision()

    def _list(self, name: str) -> list[str]:
        value = self.fields.get(name, "")
        return value.split(",") if value else []

    def _cards(self, name: str) -> int:
        return sum(bit(self.slots[card]) for card in self._list(name))

    def _places(self) -> Iterator[tuple[str, int, str]]:
        """Zones, seats and the fields that list their cards; last the draw piles and the unused pile."""
        for zone in _ZONES:
            for seat, letter in enumerate(SEATS[:4]):
                yield zone, seat, zone if zone == "unused" and not seat else f"{letter}.{zone}"

    def _faces(self) -> bytes:
        if "cards" in self.fields:
            return bytes(_FACES[name] for name in self._list("cards"))
        lying = (card for _, _, field in self._places() for card in self._list(field))
        return bytes(sorted(_FACES[card.partition(".")[0]] for card in lying))

    def _read_zones(self) -> None:
        board = self.board
        order: list[int] = []
        for zone, seat, field in self._places():
            cards = self._cards(field)
            setattr(board, _ZONES[zone], getattr(board, _ZONES[zone]) | cards)
            hand_over(board, cards, seat)
            order += [self.slots[card] for card in self._list(field)] if zone in _PILES else []
        board.order = bytes(order)
        board.rest = bytes(_FACES[name] for name in self._list("rest"))
        if "hosts" in self.fields:
            lying = dict(pair.split(":") for pair in self._list("hosts"))
            board.hosts = bytes(self.slots[lying[name]] + 1 if name in lying else 0 for name in self.slots)

    def _read_knowledge(self) -> None:
        board = self.board
        board.open = _open(board) & ~self._cards("open-not") | self._cards("open")
        for seat, field in enumerate(_SEEN):
            usual = board.hand & held(board, seat) & ~self._cards(f"{SEATS[seat]}.seen-not")
            setattr(board, field, usual | self._cards(f"{SEATS[seat]}.seen"))
        board.sightings = tuple(map(self._sighting, self._list("sightings")))

    def _sighting(self, text: str) -> int:
        observer, card, where = text.split(":")
        number = SPECTATORS if observer == _SPECTATORS else _seat(observer)
        places = sum(place for place, name in _PLACES.items() if name in where.split("+"))
        return sighting(number, _FACES[card], places)

    def _read_turn(self, mode: Mode) -> None:
        board = self.board
        board.active = _seat(self.fields["turn"])
        board.next = _seat(self.fields["next"]) if "next" in self.fields else mode.after(board.active)
        for name in _NUMBERS:
            setattr(board, name, int(self.fields.get(name, 0)))
        stages = {name: stage for stage, name in _STAGES.items()}
        for name in reversed(self._list("stages")):
            board.stages = with_next(board.stages, stages[name])
        for team, life in enumerate(self._list("life")):
            board.lives = with_life(board.lives, team, int(life))
        for name in ("mindbugs", "mindfrogs"):
            for seat, number in enumerate(self._list(name)):
                setattr(board, name, with_count(getattr(board, name), seat, int(number)))
        sides = ["".join(side) for side in mode.sides]
        board.skipped = sum(1 << sides.index(side) for side in self._list("skipped"))
        board.nonblockers = sum(1 << _seat(seat) for seat in self._list("nonblockers"))
        board.winner = sides.index(self.fields["won"]) if "won" in self.fields else NOBODY
        board.chance = int(self.fields["dice"])
        board.secret = bytes.fromhex(self.fields.get("secret", ""))

    def _read_effects(self) -> None:
        board = self.board
        for name in _SETS:
            setattr(board, name, self._cards(name))
        for name, usual in _CARDS.items():
            setattr(board, name, self.slots[self.fields[name]] if name in self.fields else usual)
        for name, usual in _SEATS.items():
            setattr(board, name, _seat(self.fields[name]) if name in self.fields else usual)
        board.waiting = tuple(map(self._waiting, self._list("waiting")))

    def _waiting(self, text: str) -> int:
        effect, giver, card, seat = text.split(":")
        return waiting_effect(int(effect), self.slots[giver], self.slots[card], _seat(seat))

    def _read_decision(self) -> None:
        if "asks" not in self.fields:
            return
        board = self.board
        board.decision = {name: decision for decision, name in _ASKS.items()}[self.fields["asks"]]
        board.decider = _seat(self.fields["decides"])
        numbers = {**self.slots, _DECLINE: DECLINE}
        named = _is_named(board)
        board.options = sum(bit(int(one) if named else numbers[one]) for one in self._list("options"))


def _seat(letter: str) -> int:
    return "".join(SEATS).index(letter)


def _read_earlier(known: Mapping[str, Any]) -> Board:
    """Numbers in the order of NUMBERS, and bytes in base64."""
    board = Board(MODES[known["mode"]], Slots(base64.b64decode(known["faces"])))
    board.order = base64.b64decode(known["order"])
    board.rest = base64.b64decode(known["rest"])
    board.hosts = base64.b64decode(known["hosts"])
    board.waiting = tuple(known["waiting"])
    board.sightings = tuple(known["sightings"])
    board.secret = bytes.fromhex(known.get("secret", ""))
    board.set_numbers(known["numbers"])
    return board
