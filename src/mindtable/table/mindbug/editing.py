"""Positions of Mindbug that are laid out by hand, and decks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Final, NamedTuple

from ...game.contract import SEATS
from ...game.flaws import written
from ...game.options import YES
from ...mindbug.cards import CARDS, EVERY_SET, FACES
from ...mindbug.decks import read_deck, write_deck
from ...mindbug.game import Mindbug, duel, tag_team
from ...mindbug.mode import Mode
from ...mindbug.scenes import MOST_LIFE_AT_THE_START, MOST_MINDBUGS
from ...mindbug.tables import FIRST_SIDE
from ...mindbug.words import Card, Keyword
from ...wording.mindbug import MindbugWords
from ..editing import Amount, Area, Document, FoundCard, Layout, Placed, Setting, Sieve, Zone, list_at, set_at
from ..present.sayings import said, wording_in
from .faces import face, keyword_face
from .lying import CreatureInPlay
from .offers import Offer
from .search import fits, in_a_hurry

_ZONES: Final = ("play", "hand", "draw", "discard")
_UNUSED: Final = "unused"


class MindbugDecks:
    """Decks of one's own."""

    option: Final = "deck"
    games: Final = (duel.name, tag_team.name)

    def counted(self, deck: str) -> Mapping[str, int]:
        """How often each card is in a deck that was written down. Raises SetupError."""
        return Counter(CARDS[card].id for card in read_deck(deck))

    def written(self, cards: Mapping[str, int]) -> str:
        """A deck by how often each card is in it."""
        return write_deck([FACES[card] for card, copies in cards.items() for _ in range(copies)])

    def holds(self, card: str) -> bool:
        """Whether a card is ever dealt: later stages are not."""
        return card in FACES and CARDS[FACES[card]].stage == 1


class MindbugEditor:
    """What is asked of Mindbug about positions that are laid out by hand."""

    template: Final = "mindbug/editing.html"
    turning: Final = "board-exhaust"
    decks: Final = MindbugDecks()

    def empty(self, game: str) -> Document:
        """A position with nothing in it."""
        return {"game": game, "turn": "A"}

    def spelled_out(self, document: Mapping[str, Any]) -> Document:
        """A document in which all places are that cards can lie in."""
        whole = dict(document)
        mode = _mode(whole)
        for seat in SEATS[: mode.seats]:
            fields = whole.get(seat)
            whole[seat] = dict(fields) if isinstance(fields, Mapping) else {}
            for zone in _ZONES:
                whole[seat][zone] = _listed(whole[seat].get(zone))
            whole[seat]["play"] = [_creature(entry) for entry in whole[seat]["play"]]
        if _UNUSED in whole or "set" not in whole:
            whole[_UNUSED] = _listed(whole.get(_UNUSED))
        if len(mode.sides) < mode.seats:
            lives = whole.get("life")
            whole["life"] = dict(lives) if isinstance(lives, Mapping) else {}
        return whole

    def shortened(self, document: Document) -> Document:
        """The same without what is empty or says nothing."""
        short = {field: value for field, value in document.items() if value not in ([], {}, False)}
        for seat in SEATS:
            if isinstance(fields := short.get(seat), dict):
                fields = {field: value for field, value in fields.items() if value != []}
                if "play" in fields:
                    fields["play"] = [_in_short(entry) for entry in fields["play"]]
                short[seat] = fields
        return short

    def layout(self, document: Document, language: str) -> Layout:
        """A position to be shown."""
        mode = _mode(document)
        say = _Saying(language)
        seats = SEATS[: mode.seats]
        ours = next(side for side in mode.sides if seats[0] in side)
        turn = Setting("turn", say("board-turn"), _text(document.get("turn", "A")), _named(seats, language))
        settings = [turn]
        if "epic" in _game(document).variants:
            is_epic = "yes" if document.get("epic") is True else "no"
            choices = tuple((value, say("board-is-epic", epic=value)) for value in ("no", "yes"))
            settings.append(Setting("epic", say("board-variant"), is_epic, choices))
        players = [_player(document, seat, mode, language, is_ours=seat in ours) for seat in seats]
        rest = Area(say("board-nobodys"), _team_lives(document, mode, language), _unused(document, language))
        far = [area for area in players if not area.is_ours]
        near = [area for area in players if area.is_ours]
        return Layout(tuple(settings), (*far, *near, rest))

    def sieves(self, language: str) -> tuple[Sieve, ...]:
        """What cards are searched by."""
        words = wording_in(language).words(MindbugWords)
        powers = sorted({CARDS[card].power for card in FACES.values()})
        return (
            Sieve("set", "table-filter-set", tuple((name, words.set_name(name)) for name in EVERY_SET)),
            Sieve("keyword", "table-filter-keyword", tuple((one.value, words.keyword(one.value)) for one in Keyword)),
            Sieve("power", "table-filter-power", tuple((str(power), str(power)) for power in powers)),
        )

    def found(self, wanted: Mapping[str, str], language: str) -> Sequence[FoundCard]:
        """The cards that fit."""
        faces = [face(card, language) for card in FACES]
        return [FoundCard(one.card, one.name, _drawn(one.card, language)) for one in faces if fits(one, wanted)]

    def named(self, name: str, language: str) -> str | None:
        """The id of a card, by its name in any letters."""
        return _ids(language).get(in_a_hurry(name).strip())

    def laid(self, entry: Any, zone: str) -> Any:
        """What stands in a zone for a card."""
        card = entry.get("card") if isinstance(entry, Mapping) else entry
        if not zone.endswith("play"):
            return card
        return dict(entry) if isinstance(entry, Mapping) else {"card": card}

    def turned(self, entry: Any) -> Any:
        """A creature exhausted, or no longer; one with two sides shows the one and then the other."""
        if not isinstance(entry, Mapping):
            return entry
        next_side = _next_side(entry)
        bare = {field: value for field, value in entry.items() if field not in ("exhausted", "side")}
        if entry.get("exhausted") is True and next_side is None:
            return bare
        return {**bare, "exhausted": True, **({"side": next_side} if next_side else {})}

    def set_to(self, document: Document, path: str, value: Any) -> None:
        """Set a number, or whose turn it is."""
        set_at(document, path, value)


class _Saying(NamedTuple):
    language: str

    def __call__(self, message: str, **about: str | int) -> str:
        return said(self.language, message, about)


def _text(value: Any) -> str:
    return value if isinstance(value, str) else ""


def _game(document: Mapping[str, Any]) -> Mindbug:
    return duel if document["game"] == duel.name else tag_team


def _mode(document: Mapping[str, Any]) -> Mode:
    game = _game(document)
    is_epic = document.get("epic") is True and "epic" in game.variants
    return game.mode_of({"epic": YES} if is_epic else {})


def _listed(entries: Any) -> list[Any]:
    return list(entries) if isinstance(entries, list) else []


def _creature(entry: Any) -> dict[str, Any]:
    found = dict(entry) if isinstance(entry, Mapping) else {"card": entry}
    found["boosts"] = _listed(found.get("boosts"))
    return found


def _in_short(entry: dict[str, Any]) -> Any:
    said_of_it = {field: value for field, value in entry.items() if value not in ([], False)}
    return said_of_it["card"] if list(said_of_it) == ["card"] else said_of_it


def _next_side(entry: Mapping[str, Any]) -> str | None:
    """The side that a creature shows when it is exhausted once more, if it has sides."""
    sides = list(_sides(str(entry.get("card"))))
    if not sides or entry.get("exhausted") is not True:
        return sides[0] if sides else None
    return sides[1] if entry.get("side") == sides[0] else None


# --- what lies where -------------------------------------------------------------------------------


def _named(seats: Sequence[str], language: str) -> tuple[tuple[str, str], ...]:
    return tuple((seat, said(language, "terminal-person", {"seat": seat})) for seat in seats)


def _player(document: Document, seat: str, mode: Mode, language: str, *, is_ours: bool) -> Area:
    say = _Saying(language)
    fields = document[seat]
    amounts = []
    if len(mode.sides) == mode.seats:
        amounts.append(_life(f"{seat}.life", say("board-life"), fields, mode))
    amounts.append(_amount(f"{seat}.mindbugs", say("board-mindbugs"), fields, mode.mindbugs))
    if mode.mindfrogs:
        amounts.append(_amount(f"{seat}.mindfrogs", say("board-mindfrogs"), fields, mode.mindfrogs))
    zones = []
    for zone in _ZONES:
        zones.append(_zone(document, f"{seat}.{zone}", say(f"board-zone-{zone}"), language))
        if zone == "play":
            zones += _under(document, seat, language)
    return Area(say("terminal-person", seat=seat), tuple(amounts), tuple(zones), is_ours)


def _amount(path: str, name: str, fields: Mapping[str, Any], usual: int) -> Amount:
    value = fields.get(path.rpartition(".")[2], usual)
    return Amount(path, name, value if isinstance(value, int) else usual, 0, MOST_MINDBUGS)


def _life(path: str, name: str, fields: Mapping[str, Any], mode: Mode) -> Amount:
    return _amount(path, name, fields, mode.life)._replace(least=1, most=MOST_LIFE_AT_THE_START)


def _team_lives(document: Document, mode: Mode, language: str) -> tuple[Amount, ...]:
    if len(mode.sides) == mode.seats:
        return ()
    teams = ["".join(side) for side in mode.sides]
    say = _Saying(language)
    return tuple(_life(f"life.{team}", say("board-life-of", team=team), document["life"], mode) for team in teams)


def _unused(document: Document, language: str) -> tuple[Zone, ...]:
    if _UNUSED not in document:
        return ()
    return (_zone(document, _UNUSED, said(language, "board-zone-unused", {}), language),)


def _under(document: Document, seat: str, language: str) -> list[Zone]:
    """What lies under each creature."""
    found = []
    for number, creature in enumerate(document[seat]["play"]):
        name = said(language, "board-under", {"card": _name(creature.get("card"), language)})
        found.append(_zone(document, f"{seat}.play.{number}.boosts", name, language, is_aside=True))
    return found


def _zone(document: Document, path: str, name: str, language: str, *, is_aside: bool = False) -> Zone:
    entries = list_at(document, path) or []
    cards = tuple(_placed(f"{path}.{number}", entry, language) for number, entry in enumerate(entries))
    return Zone(path, name, cards, is_aside)


def _placed(path: str, entry: Any, language: str) -> Placed:
    card = entry.get("card") if isinstance(entry, Mapping) else entry
    name = _name(card, language)
    if not isinstance(card, str) or card not in FACES:
        return Placed(path, name, None)
    state = entry if isinstance(entry, Mapping) else {}
    is_exhausted = state.get("exhausted") is True
    if is_exhausted:
        name = f"{name}, {said(language, 'table-exhausted', {})}"
    boosts = tuple(one for one in state.get("boosts", ()) if isinstance(one, str) and one in FACES)
    drawn = _drawn(card, language, boosts, is_exhausted=is_exhausted)
    side = _sides(card).get(str(state.get("side")))
    return Placed(path, name, drawn if side is None else _turned_to(drawn, side, language))


def _turned_to(drawn: CreatureInPlay, side: Card, language: str) -> CreatureInPlay:
    keywords = tuple(keyword_face(keyword.value, language) for keyword in side.keywords)
    return drawn._replace(power=side.power, keywords=keywords)


def _sides(card: str) -> Mapping[str, Card]:
    """What a creature that turns when it is exhausted turns to, by keywords; nothing for all others."""
    first = FIRST_SIDE[FACES[card]] if card in FACES else 0
    return {CARDS[side].keywords[0].value: CARDS[side] for side in (first, first + 1)} if first else {}


def _name(card: Any, language: str) -> str:
    if isinstance(card, str) and card in FACES:
        return face(card, language).name
    return written(card)


@cache
def _drawn(card: str, language: str, boosts: tuple[str, ...] = (), *, is_exhausted: bool = False) -> CreatureInPlay:
    """A card as it lies in play."""
    known = face(card, language)
    return CreatureInPlay(
        face=known,
        power=known.power,
        change="",
        keywords=tuple(keyword_face(keyword.id, language) for keyword in known.keywords),
        is_exhausted=is_exhausted,
        role="",
        boosts=tuple(face(one, language) for one in boosts),
        offer=Offer(),
        glide="",
        trace="",
    )


@cache
def _ids(language: str) -> Mapping[str, str]:
    """The ids of cards by their names, in this language or in English."""
    found: dict[str, str] = {}
    for named_in in ("en", language):
        found |= {in_a_hurry(face(card, named_in).name): card for card in FACES}
    return {**{card: card for card in FACES}, **found}


editor: Final = MindbugEditor()
