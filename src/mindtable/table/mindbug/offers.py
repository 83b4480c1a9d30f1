"""What may be done with the cards on the table: which choices are about which card, and why others cannot be chosen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final, Literal, NamedTuple

from ...game.contract import Move, Seat
from ...mindbug.notation import DECLINING, Words, parse
from ...mindbug.sight import PlayerSight, Sight
from ..pictures import picture
from ..present.parts import Choice
from ..present.scene import Scene
from .outcomes import Outcome, outcome_of
from .unable import VERBS, Unable, misfit, unable

Zone = Literal["hand", "play", "discard"]
_DECLINE: Final = frozenset(DECLINING.values())
_KEYS: Final = "123456789abcdefghijklmnopqrstuvwxyz"
_ZONES: Final[Mapping[str, Zone]] = {"hand": "hand", "play": "play", "discard": "discard"}


class Offer(NamedTuple):
    """What the viewer, who is asked, may do with a card."""

    choices: tuple[Choice, ...] = ()
    is_chosen: bool = False  # already, where several are to be chosen
    unable: str = ""  # why it cannot be chosen, in two words; "" if there is nothing to say
    why: str = ""  # the same as a sentence
    key: str = ""  # on the keyboard, of a card that can be chosen
    outcome: Outcome | None = None  # what would come of choosing it, or why it cannot be: in a fight


_NOTHING: Final = Offer()


class Answer(NamedTuple):
    """A choice, with the words of its move."""

    choice: Choice
    words: Words


class _Placed(NamedTuple):
    """An answer and the card on the table that it is about."""

    answer: Answer
    zone: Zone
    seat: Seat | None  # None: of any player
    number: int | None  # which of equal ones; None: any


class Offers:
    """What the choices of a question are about. Cards that can be chosen have keys in the order in which they are
    asked about; what no card on the table stands for is left over."""

    def __init__(self, scene: Scene[Sight], answers: Sequence[Answer]) -> None:
        self._scene = scene
        self.answers = answers
        self._placed: dict[tuple[Zone, str | None], list[_Placed]] = {}  # by where the card lies, and which it is
        self._where: set[tuple[Zone, Seat | None]] = set()  # where such cards lie
        for answer in answers:
            if one := _placed(answer, scene.sight):
                self._placed.setdefault((one.zone, answer.words.card), []).append(one)
                self._where.add((one.zone, one.seat))
        self._keys = iter(_KEYS)
        self._offered: set[str] = set()  # the moves that cards stand for

    def apart(self) -> list[Offer]:
        """What may be done with cards that do not lie on the table: asked for when all others were."""
        left = [answer.choice for answer in self._left() if answer.words.card is not None]
        return [self._offer((choice,)) for choice in left]

    def buttons(self) -> tuple[Choice, ...]:
        """The choices for which no card stands: asked for last. What declines is 0 on the keyboard."""
        return tuple(
            answer.choice._replace(key="0" if answer.choice.move in _DECLINE else next(self._keys, ""))
            for answer in self._left()
        )

    def _left(self) -> list[Answer]:
        return [answer for answer in self.answers if answer.choice.move not in self._offered]

    def _offer(self, choices: tuple[Choice, ...]) -> Offer:
        self._offered.update(choice.move for choice in choices)
        return Offer(choices, key=next(self._keys, ""))

    def at(self, zone: Zone, seat: Seat, cards: Sequence[str]) -> list[Offer]:
        """What may be done with each of the cards in a zone of a seat."""
        if not self._is_about(zone, seat):
            return [_NOTHING] * len(cards)
        numbered = [(card, cards[: place + 1].count(card)) for place, card in enumerate(cards)]
        fitting = [self._fitting(zone, seat, card, number) for card, number in numbered]
        chosen = self._chosen(zone, cards, fitting)
        is_asked_here = any(fitting)
        offers = []
        for place, ((card, number), choices, is_chosen) in enumerate(zip(numbered, fitting, chosen, strict=True)):
            if is_chosen:
                offers.append(Offer(is_chosen=True))
                continue
            if choices:
                offer = self._offer(choices)
            else:
                reason = self._reason(zone, seat, card, number, is_asked_here)
                offer = Offer(unable=reason.words, why=reason.sentence)
            outcome = self._outcome(seat, place, choices) if zone == "play" else None
            offers.append(offer._replace(outcome=outcome) if outcome else offer)
        return offers

    def _is_about(self, zone: Zone, seat: Seat) -> bool:
        """Whether there may be something to say of cards in a zone of a seat: most lie where nothing is asked about."""
        if not self._scene.is_asked:
            return False
        if (zone, seat) in self._where or (zone, None) in self._where:
            return True
        sight = self._scene.sight
        is_chosen_from = sight.effect is not None and sight.effect.among == zone
        return is_chosen_from or (seat == self._scene.viewer and (sight.question, zone) in VERBS)

    def _outcome(self, seat: Seat, place: int, choices: Sequence[Choice]) -> Outcome | None:
        """What would come of choosing a creature, the one at a place among those of a seat."""
        if self._scene.sight.attacker is None:
            return None
        creature = self._scene.sight.player(seat).creatures[place]
        return outcome_of(self._scene, creature, choices[0].move if choices else None)

    def _fitting(self, zone: Zone, seat: Seat, card: str, number: int) -> tuple[Choice, ...]:
        """The choices about the `number`th of equal cards."""
        return tuple(
            [
                one.answer.choice
                for one in self._placed.get((zone, card), ())
                if one.seat in (None, seat) and self._means(one, seat, number)
            ]
        )

    def _means(self, one: _Placed, seat: Seat, number: int) -> bool:
        """Whether a choice is about this one of equal cards, which may be before different players; one without a
        number may still be about some only."""
        words = one.answer.words
        if one.number is not None:
            return one.number == number
        players = [player for player in self._scene.sight.players if one.seat in (None, player.seat)]
        if one.zone != "play" or [c.card for player in players for c in player.creatures].count(words.card or "") == 1:
            return True
        move = f"{words.verb} {words.card}@{seat}#{number}"
        return self._scene.world.why_not(move, self._scene.viewer) is None

    def _chosen(self, zone: Zone, cards: Sequence[str], fitting: Sequence[tuple[Choice, ...]]) -> list[bool]:
        """Which of some cards are chosen already. In a hand nobody can tell equal ones apart: the first of them are."""
        effect = self._scene.sight.effect
        marks = [False] * len(cards)
        if effect is None or effect.among != zone:
            return marks
        left = Counter(effect.chosen)
        for place in sorted(range(len(cards)), key=lambda place: bool(fitting[place])):
            if left[cards[place]]:
                left[cards[place]] -= 1
                marks[place] = True
        return marks

    def _reason(self, zone: Zone, seat: Seat, card: str, number: int, is_asked_here: bool) -> Unable:
        """Why a card cannot be chosen: one of the viewer's own by the rules, any other if those beside it can."""
        if self._scene.sight.question in ("choose", "hunt"):
            return misfit(self._scene, card) if is_asked_here else Unable()
        if zone == "discard" or seat != self._scene.viewer:
            return Unable()
        return unable(self._scene, zone, card, number)


def _placed(answer: Answer, sight: Sight) -> _Placed | None:
    """Where on the table the card of an answer lies; None if it is about none that lies there."""
    found = _zone_of(answer.words, sight)
    return _Placed(answer, *found, answer.words.number) if found else None


def _zone_of(words: Words, sight: Sight) -> tuple[Zone, Seat | None] | None:
    """In which zone the card of a move lies, and before whom, if that is said."""
    if words.card is None:
        return None
    seat = Seat(words.seat) if words.seat else None
    match words.verb:
        case "play":
            return "hand", sight.seat
        case "attack" | "action" | "block":
            return "play", sight.seat
        case "hunt" | "resolve":
            return "play", seat
        case _:
            zone = _ZONES.get(sight.effect.among or "") if sight.effect else None
            return (zone, seat) if zone else None


def portrait(move: Move) -> str:
    """The address of the picture of the card that a move names; "" if it names none."""
    card = parse(move.text).card
    return picture(card) if card else ""


def card_of(move: Move, sight: Sight) -> str:
    """Where the card is that a move is about, in a picture: the zone, the seat and the place; "" if it is not there."""
    words = parse(move.text)
    found = _zone_of(words, sight)
    if found is None:
        return ""
    zone, seat = found
    equal = [
        f"{zone} {player.seat} {place}"
        for player in sight.players
        if seat in (None, player.seat)
        for place, card in enumerate(_cards(player, zone))
        if card == words.card
    ]
    return "".join(equal[(words.number or 1) - 1 :][:1])


def _cards(player: PlayerSight, zone: Zone) -> Sequence[str | None]:
    if zone == "play":
        return [creature.card for creature in player.creatures]
    return player.hand if zone == "hand" else player.discard_pile
