"""Positions in the notation of scenarios: set up from it, written in it, compared with it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from ..game.bits import SLOTS, bit, slots_of
from ..game.chance import seeded
from ..game.contract import SEATS, SetupError
from ..game.fields import check_fields, list_of, truth, whole_number
from ..game.flaws import IN_SCENARIO, Flaw, Place, difference, flaw, in_field, in_seat, written
from .board import BEGIN_TURN, NOTHING, TURN, Board
from .cards import CARDS, EVERY_SET, FACES, deck_of
from .changes.creatures import boost
from .changes.piles import hand_over
from .changes.sightings import show_to
from .decks import MOST_CARDS, check_belongs
from .flaws import mindbug_flaw
from .mode import Mode
from .notation import card_id, seat_letter, seat_number, to_decide, winners
from .packed import with_count, with_life
from .questions.holding import boosts, held, life, mindbugs, mindfrogs
from .questions.strength import keywords, power
from .slots import Slots
from .tables import BASE, FIRST_SIDE
from .turn import advance
from .words import Keyword

_ABOUT: Final = {"name", "game", "rules", "moves", "then"}
_TOP: Final = {"turn", "unused", "set"}
_TEAM_TOP: Final = {"life", "epic"}
_SEAT: Final = {"mindbugs", "hand", "play", "draw", "discard"}
_CREATURE: Final = {"card", "exhausted", "boosts", "side"}
MOST_LIFE_AT_THE_START: Final = 999  # a game has to end while somebody watches
MOST_MINDBUGS: Final = 100
_UNUSED: Final = in_field("unused")


@dataclass(frozen=True)
class _Placed:
    """A card on the table of a scenario."""

    face: int
    zone: str
    seat: int
    exhausted: bool = False
    host: int = NOTHING  # for a boost card: the place of its creature in the list


# --- reading ---------------------------------------------------------------------------------------


def read_position(document: Mapping[str, Any], mode: Mode) -> Board:
    """The position that a scenario of a mode sets up, at its first decision."""
    letters = [seat_letter(seat) for seat in range(mode.seats)]
    check_fields(document, _ABOUT | _TOP | set(letters) | (_TEAM_TOP if _in_teams(mode) else set()), IN_SCENARIO)
    turn = document.get("turn", "A")
    if turn not in letters:
        raise SetupError(flaw("no-seat", in_field("turn"), seat=written(turn)))
    placed: list[_Placed] = []
    for seat, letter in enumerate(letters):
        placed += _read_seat(document.get(letter), seat, letter, len(placed), mode)
    unused = _unused(document, placed)
    if len(unused) > MOST_CARDS:
        raise SetupError(flaw("too-many", place=_UNUSED, most=MOST_CARDS))
    placed += [_Placed(face, "unused", 0) for face in unused]
    check_belongs((card.face for card in placed), mode)
    rest = bytes(card.face for card in placed[SLOTS:])
    if any(card.zone != "unused" for card in placed[SLOTS:]):
        raise SetupError(mindbug_flaw("too-many-cards", most=SLOTS))
    placed = placed[:SLOTS]
    board = Board(mode, Slots(bytes(card.face for card in placed)))
    board.rest = rest
    board.chance = seeded(0)
    for slot, card in enumerate(placed):
        _place(board, slot, card)
    board.order = bytes(slot for slot, card in enumerate(placed) if card.zone in ("draw", "unused"))
    _set_counters(board, mode, document)
    board.active = seat_number(turn)
    board.stages = BEGIN_TURN
    advance(board)
    return board


def _in_teams(mode: Mode) -> bool:
    """Whether life is counted for teams of several seats."""
    return len(mode.sides) < mode.seats


def _seat_fields(mode: Mode) -> set[str]:
    return _SEAT | ({"mindfrogs"} if mode.mindfrogs else set()) | (set() if _in_teams(mode) else {"life"})


def _team_names(mode: Mode) -> list[str]:
    """The teams as the letters of their seats: AC and BD."""
    return ["".join(side) for side in mode.sides]


def _read_seat(fields: Any, seat: int, letter: str, first: int, mode: Mode) -> list[_Placed]:
    if fields is None:
        return []
    check_fields(fields, _seat_fields(mode), in_seat(letter))
    placed: list[_Placed] = []
    for zone in ("hand", "play", "draw", "discard"):
        where = in_field(zone, letter)
        for entry in list_of(fields.get(zone), where):
            if isinstance(entry, Mapping) and zone == "play":
                placed += _read_creature(entry, seat, letter, first + len(placed))
            else:
                placed.append(_Placed(_face(entry, where, zone == "play"), zone, seat))
    return placed


def _read_creature(entry: Mapping[str, Any], seat: int, letter: str, place: int) -> list[_Placed]:
    """A creature with its state, and the cards under it."""
    where = in_field("play", letter)
    check_fields(entry, _CREATURE, where)
    face = _face(entry.get("card"), where, in_play=True)
    exhausted = truth(entry.get("exhausted", False), where)
    if FIRST_SIDE[face] and exhausted:
        face = _side(face, entry.get("side"), where)
    elif "side" in entry:
        raise SetupError(mindbug_flaw("needless-side", where))
    boosts = [_face(name, where) for name in list_of(entry.get("boosts"), in_field("boosts", letter))]
    return [
        _Placed(face, "play", seat, exhausted=exhausted),
        *(_Placed(boost, "under", seat, host=place) for boost in boosts),
    ]


def _side(face: int, keyword: Any, where: Place) -> int:
    sides = {CARDS[side].keywords[0].value: side for side in (FIRST_SIDE[face], FIRST_SIDE[face] + 1)}
    if not isinstance(keyword, str) or keyword not in sides:
        raise SetupError(mindbug_flaw("no-side", where, card=CARDS[face].id, known=", ".join(sides)))
    return sides[keyword]


def _face(name: Any, where: Place, in_play: bool = False) -> int:
    if not isinstance(name, str) or name not in FACES:
        raise SetupError(flaw("no-card", where, name=written(name)))
    if CARDS[FACES[name]].stage > 1 and not in_play:
        raise SetupError(flaw("later-stage", where, card=name))
    return FACES[name]


def _unused(document: Mapping[str, Any], placed: list[_Placed]) -> list[int]:
    """The unused pile as listed, or what is left of the sets named."""
    if "unused" in document:
        return [_face(name, _UNUSED) for name in list_of(document["unused"], _UNUSED)]
    sets = list_of(document.get("set"), in_field("set"))
    for name in sets:
        if not isinstance(name, str) or name not in EVERY_SET:
            raise SetupError(flaw("no-set", in_field("set"), name=written(name), known=", ".join(EVERY_SET)))
    left = Counter(deck_of(sets))
    left.subtract(card.face for card in placed)
    return sorted(left.elements())


def _place(board: Board, slot: int, card: _Placed) -> None:
    one = bit(slot)
    hand_over(board, one, card.seat)
    if card.zone == "hand":
        board.hand |= one
        show_to(board, one, card.seat)
    elif card.zone == "draw":
        board.draw |= one
    elif card.zone == "unused":
        board.unused |= one
    elif card.zone == "under":
        board.open |= one
        boost(board, one, card.host)
    else:
        board.open |= one
        if card.zone == "play":
            board.in_play |= one
            board.exhausted |= one if card.exhausted else 0
        else:
            board.discard |= one


def _set_counters(board: Board, mode: Mode, document: Mapping[str, Any]) -> None:
    for seat in range(mode.seats):
        letter = seat_letter(seat)
        fields = document.get(letter) or {}
        bugs = whole_number(fields.get("mindbugs", mode.mindbugs), 0, MOST_MINDBUGS, in_field("mindbugs", letter))
        frogs = whole_number(fields.get("mindfrogs", mode.mindfrogs), 0, MOST_MINDBUGS, in_field("mindfrogs", letter))
        board.mindbugs = with_count(board.mindbugs, seat, bugs)
        board.mindfrogs = with_count(board.mindfrogs, seat, frogs)
    for team, name in enumerate(_team_names(mode)):
        lives = _lives(document, mode) if _in_teams(mode) else document.get(name) or {}
        now = lives.get(name if _in_teams(mode) else "life", mode.life)
        board.lives = with_life(board.lives, team, whole_number(now, 1, MOST_LIFE_AT_THE_START, in_field("life", name)))


def _lives(document: Mapping[str, Any], mode: Mode) -> Mapping[str, Any]:
    """Life by team, where there are teams."""
    lives = document.get("life") or {}
    check_fields(lives, set(_team_names(mode)), in_field("life"))
    return dict(lives)


# --- writing ---------------------------------------------------------------------------------------


def write_position(board: Board) -> dict[str, Any]:
    """The description of a position in which a turn action is to be chosen."""
    if board.decision != TURN:
        raise ValueError("only a position in which a turn action is to be chosen can be written down")
    mode = board.mode
    document: dict[str, Any] = {"game": board.mode.game, "turn": seat_letter(board.active)}
    if mode.name != mode.game:
        document["epic"] = True
    if _in_teams(mode):
        document["life"] = _team_lives(board)
    for seat in range(mode.seats):
        mine = held(board, seat)
        document[seat_letter(seat)] = {
            **({} if _in_teams(mode) else {"life": life(board, seat)}),
            "mindbugs": mindbugs(board, seat),
            **({"mindfrogs": mindfrogs(board, seat)} if mode.mindfrogs else {}),
            "hand": _names(board, board.hand & mine),
            "play": [_creature(board, slot) for slot in slots_of(board.in_play & mine)],
            "draw": _in_order(board, board.draw & mine),
            "discard": _names(board, board.discard & mine),
        }
    document["unused"] = _in_order(board, board.unused) + [CARDS[face].id for face in board.rest]
    return document


def _team_lives(board: Board) -> dict[str, int]:
    return {name: life(board, seat_number(name[0])) for name in _team_names(board.mode)}


def _names(board: Board, cards: int) -> list[str]:
    return [card_id(board, slot) for slot in slots_of(cards)]


def _in_order(board: Board, cards: int) -> list[str]:
    return [card_id(board, slot) for slot in board.order if cards >> slot & 1]


def _creature(board: Board, slot: int) -> str | dict[str, Any]:
    state: dict[str, Any] = {}
    if board.exhausted >> slot & 1:
        state["exhausted"] = True
    face = board.slots.faces[slot]
    if BASE[face] != face and CARDS[face].stage == 1:
        state["side"] = CARDS[face].keywords[0].value
    if boosts(board, slot):
        state["boosts"] = _names(board, boosts(board, slot))
    name = card_id(board, slot)
    return {"card": name, **state} if state else name


# --- comparing -------------------------------------------------------------------------------------


def differences(board: Board, expected: Mapping[str, Any]) -> list[Flaw]:
    """Where a position differs from what a scenario expects."""
    letters: dict[str, int] = {seat_letter(seat): seat for seat in range(board.mode.seats)}
    found: list[Flaw] = []
    for field, wanted in expected.items():
        if field in letters:
            found += _seat_differences(board, letters[field], wanted)
        elif field == "life" and _in_teams(board.mode):
            check_fields(wanted, set(_team_names(board.mode)), in_field("life"))
            now = _team_lives(board)
            found += _differ("life", dict(wanted), {name: now[name] for name in wanted})
        elif field == "turn":
            found += _differ("turn", wanted, seat_letter(board.active))
        elif field == "to_move":
            found += _differ("to_move", wanted, "".join(to_decide(board)) or None)
        elif field == "winner":
            found += _differ("winner", wanted, "".join(winners(board)) or None)
        elif field == "unused":
            in_pile = _in_order(board, board.unused) + [CARDS[face].id for face in board.rest]
            found += _differ_as_sets("unused", _cards(wanted, _UNUSED), in_pile)
        else:
            raise SetupError(flaw("not-expected", name=written(field)))
    return found


def _seat_differences(board: Board, seat: int, wanted: Any) -> list[Flaw]:
    letter = SEATS[seat]
    check_fields(wanted, _seat_fields(board.mode), in_seat(letter))
    mine = held(board, seat)
    found: list[Flaw] = []
    for field, value in wanted.items():
        what = f"{letter} {field}"
        if field == "life":
            found += _differ(what, value, life(board, seat))
        elif field == "mindbugs":
            found += _differ(what, value, mindbugs(board, seat))
        elif field == "mindfrogs":
            found += _differ(what, value, mindfrogs(board, seat))
        elif field == "play":
            found += _creatures_differ(board, letter, value, board.in_play & mine)
        else:
            zone = {"hand": board.hand, "draw": board.draw, "discard": board.discard}[field]
            found += _differ_as_sets(what, _cards(value, in_field(field, letter)), _names(board, zone & mine))
    return found


def _cards(names: Any, where: Place) -> list[str]:
    """A list of cards, each of which there is."""
    return [CARDS[_face(name, where)].id for name in list_of(names, where)]


def _creatures(entries: Any, letter: str) -> list[Mapping[str, Any]]:
    """Descriptions of creatures that make sense."""
    where = in_field("play", letter)
    descriptions = [entry if isinstance(entry, Mapping) else {"card": entry} for entry in list_of(entries, where)]
    for description in descriptions:
        check_fields(description, _CREATURE | {"power", "keywords"}, where)
        _face(description.get("card"), where, in_play=True)
        for field in ("keywords", "boosts"):
            inside = in_field(field, letter)
            if not all(isinstance(name, str) for name in list_of(description.get(field), inside)):
                raise SetupError(flaw("not-a-list", place=inside))
    return descriptions


def _differ(what: str, wanted: Any, now: Any) -> list[Flaw]:
    return [] if wanted == now else [difference(what, wanted, now)]


def _differ_as_sets(what: str, wanted: list[str], now: list[str]) -> list[Flaw]:
    return [] if Counter(wanted) == Counter(now) else [difference(what, _listed(wanted), _listed(now))]


def _listed(names: Sequence[Any]) -> str:
    return "[" + ", ".join(str(name) for name in names) + "]"


def _creatures_differ(board: Board, letter: str, wanted: Any, cards: int) -> list[Flaw]:
    descriptions = _creatures(wanted, letter)
    slots = slots_of(cards)
    if len(descriptions) == len(slots) and _match(board, descriptions, slots):
        return []
    now = [_described(board, slot) for slot in slots]
    return [difference(f"{letter} play", _listed(wanted or []), _listed(now))]


def _match(board: Board, descriptions: list[Mapping[str, Any]], slots: list[int]) -> bool:
    """Whether each description can be given a creature of its own that fits it."""
    creatures = [_described(board, slot) for slot in slots]
    fitting = [[place for place, now in enumerate(creatures) if _fits(now, wanted)] for wanted in descriptions]
    given: dict[int, int] = {}  # to which description a creature is given

    def find_one(wanted: int, tried: set[int]) -> bool:
        """Give a description a creature, if need be one whose description can be given another."""
        for place in fitting[wanted]:
            if place not in tried:
                tried.add(place)
                if place not in given or find_one(given[place], tried):
                    given[place] = wanted
                    return True
        return False

    return all(find_one(wanted, set()) for wanted in range(len(descriptions)))


def _fits(now: dict[str, Any], description: Mapping[str, Any]) -> bool:
    return all(
        Counter(now[field]) == Counter(wanted) if field in ("keywords", "boosts") else now[field] == wanted
        for field, wanted in description.items()
    )


def _described(board: Board, slot: int) -> dict[str, Any]:
    face = board.slots.faces[slot]
    return {
        "card": card_id(board, slot),
        "exhausted": bool(board.exhausted >> slot & 1),
        "power": power(board, slot),
        "keywords": [keyword.value for place, keyword in enumerate(Keyword) if keywords(board, slot) >> place & 1],
        "boosts": _names(board, boosts(board, slot)),
        "side": CARDS[face].keywords[0].value if BASE[face] != face and CARDS[face].stage == 1 else None,
    }
