"""Games of Mindbug on a page."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import chain
from typing import Any, Final, Literal

from ...art.faces import Face, KeywordFace
from ...game.contract import Seat
from ...mindbug.cards import SETS
from ...mindbug.notation import DECLINING, parse
from ...wording.endings import mindbug_verdict, who_won
from .asking import Asked, asking
from .faces import face, keyword_face
from .parts import Choice, Head, Player, Question, Told
from .scene import Facts, Scene
from .sightings import Sighting, sightings
from .unable import Unable, unable

_DECLINE: Final = frozenset(DECLINING.values())
# The purposes of a choice among creatures in play; others are among cards in hands and discard piles.
_OF_CREATURES: Final = frozenset(
    {"defeat", "take control", "boost creature", "must attack", "cannot block", "copy", "evolve", "move to hand"}
)
Zone = Literal["hand", "play", "discard"]


@dataclass(frozen=True)
class Creature:
    """A creature in play."""

    face: Face
    power: int
    change: str  # "raised", "lowered" or ""
    keywords: tuple[KeywordFace, ...]
    is_exhausted: bool
    role: str  # "attacks", "blocks" or ""
    boosts: tuple[Face, ...]
    choices: tuple[Choice, ...]
    unable: str  # why it cannot be chosen, in two words; "" if there is nothing to say
    why: str  # the same as a sentence
    glide: str  # the same for one card wherever it goes, so that it can be seen going there


@dataclass(frozen=True)
class HandCard:
    face: Face
    choices: tuple[Choice, ...]
    why: str  # why it cannot be chosen; "" if there is nothing to say
    glide: str


@dataclass(frozen=True)
class Token:
    """A Mindbug or a Mindfrog."""

    kind: Literal["mindbug", "mindfrog"]
    is_used: bool


@dataclass(frozen=True)
class Area:
    """A player with everything that lies before them."""

    player: Player
    life: int
    tokens: tuple[Token, ...]
    hand: int
    known: tuple[Face, ...]  # cards of another's hand that the viewer has seen
    draw: int
    discard: tuple[HandCard, ...]
    creatures: tuple[Creature, ...]
    is_active: bool


@dataclass(frozen=True)
class Team:
    """Players who win together; their life is one."""

    areas: tuple[Area, ...]
    life: int
    is_ours: bool


@dataclass(frozen=True)
class Shown:
    """The card that is being played while Mindbugs may be used."""

    face: Face
    by: str
    glide: str


@dataclass(frozen=True)
class MindbugPage:
    """Everything on the page of a game of Mindbug."""

    head: Head
    teams: tuple[Team, ...]  # the viewer's last
    order: tuple[Player, ...]  # in the order of turns, where more than two play
    hand: tuple[HandCard, ...]
    is_hand_asked: bool
    sightings: tuple[Sighting, ...]
    shown: Shown | None
    question: Question
    asking: tuple[Asked, ...]  # whose answers there may be, in their order, where more than two play
    log: tuple[Told, ...]
    active: Seat  # whose turn it is
    family: str = "mindbug"

    @property
    def areas(self) -> tuple[Area, ...]:
        """All players, the viewer last."""
        return tuple(area for team in self.teams for area in team.areas)

    @property
    def foremost(self) -> Seat:
        """Whose creatures the question is about: where there is room for those of one player only, for theirs."""
        near_first = self.areas[::-1]
        chosen = [area for area in near_first if any(one.choices for one in area.creatures)]
        attacking = [area for area in near_first if any(one.role == "attacks" for one in area.creatures)]
        found = (*chosen, *attacking)
        return found[0].player.seat if found else self.active

    @property
    def refused(self) -> tuple[Creature | HandCard, ...]:
        """The viewer's own cards that cannot be chosen."""
        mine: list[Creature | HandCard] = [*self.areas[-1].creatures, *self.hand]
        return tuple(card for card in mine if card.why)


@dataclass(frozen=True)
class _Placed:
    """A choice and the card on the table that it is about."""

    choice: Choice
    zone: Zone
    seat: Seat | None  # None: of any player
    number: int | None  # which of equal ones; None: any


def page(scene: Scene) -> MindbugPage:
    """The page for the viewer of a scene."""
    choices = _choices(scene)
    placed = [one for choice in choices for one in _placed(choice, scene.facts)]
    glides = _Glides()
    shown = _shown(scene, glides)
    areas = [_area(scene, seat, placed, glides) for seat in scene.near_last()]
    nearest = areas[-1].player.seat
    is_open = scene.viewer is not None or None not in scene.facts["seats"][nearest]["hand"]
    hand = _cards(scene, nearest, "hand", placed, glides) if is_open else ()
    return MindbugPage(
        head=_head(scene),
        teams=_teams(scene, areas),
        order=_order(scene),
        hand=hand,
        is_hand_asked=any(card.choices for card in hand),
        sightings=sightings(scene),
        shown=shown,
        question=_question(scene, choices),
        asking=asking(scene),
        log=log(scene),
        active=Seat(scene.facts["turn"]),
    )


def _teams(scene: Scene, areas: Sequence[Area]) -> tuple[Team, ...]:
    sides = list(dict.fromkeys(tuple(scene.side_of(area.player.seat)) for area in areas))
    of_side = {side: tuple(area for area in areas if area.player.seat in side) for side in sides}
    return tuple(Team(found, found[0].life, found[-1].player.is_ally) for found in of_side.values())


def _order(scene: Scene) -> tuple[Player, ...]:
    seats = [Seat(seat) for seat in scene.facts["seats"]]
    return tuple(scene.player(seat) for seat in seats) if len(seats) > 2 else ()


# --- the head and the question ---------------------------------------------------------------------


def kind(scene: Scene) -> str:
    """With which cards is played."""
    if tuple(scene.sets) == tuple(SETS):
        return scene.say("table-all-sets")
    if not scene.sets:
        return scene.say("table-own-deck")
    names = [scene.wording.set_name(name) for name in scene.sets]
    return names[0] if len(names) == 1 else scene.say("table-some-sets", first=names[0], count=len(names) - 1)


def _head(scene: Scene) -> Head:
    facts = scene.facts
    game = scene.say(f"table-game-{facts['game']}")
    return Head(game, kind(scene), _now(scene), facts["game"], scene.say("table-turn", number=facts["turn_number"]))


def _now(scene: Scene) -> str:
    """What goes on, in a few words."""
    facts = scene.facts
    if scene.winners:
        return scene.say("table-over")
    active = Seat(facts["turn"])
    attacker = facts["attacker"]
    if attacker and attacker["seat"] != scene.viewer and scene.is_asked and facts["question"] == "block":
        return scene.say("table-attacks-you", name=scene.names[Seat(attacker["seat"])])
    if active == scene.viewer:
        return scene.say("table-your-turn")
    return scene.say("table-turn-of", name=scene.names[active])


def _verdict(scene: Scene) -> str:
    """Who won and why: the rules say it, or somebody gave up."""
    if scene.resigned is None:
        return mindbug_verdict(scene.facts, scene.told[-1], scene.names, scene.wording)
    if scene.resigned == scene.viewer:
        why = scene.say("table-you-resigned")
    else:
        why = scene.say("table-resigned", name=scene.names[scene.resigned])
    return f"{who_won(scene.winners, scene.viewer, scene.names, scene.wording)} {why}"


def _question(scene: Scene, choices: tuple[Choice, ...]) -> Question:
    if scene.winners:
        return Question("over", _verdict(scene))
    if not scene.is_asked:
        return Question("waiting", scene.say("table-waiting-for", name=scene.named(scene.to_decide)))
    on_table = any(parse(choice.move).card for choice in choices)
    hint = scene.say("table-choose-glowing") if on_table else ""
    return Question("asked", scene.wording.question(scene.facts), hint, choices, scene.mark)


def _choices(scene: Scene) -> tuple[Choice, ...]:
    """The legal moves in the order of the table: creatures, hand, and last what declines, 0 on the keyboard."""
    if not scene.is_asked:
        return ()
    order = {verb: place for place, verb in enumerate(("attack", "action", "play"))}
    moves = sorted(scene.view.moves(), key=lambda move: (move.text in _DECLINE, order.get(parse(move.text).verb, 0)))
    keys = iter("123456789abcdefghijklmnopqrstuvwxyz")
    return tuple(
        Choice(
            move.text,
            scene.wording.move(move, scene.facts, scene.names),
            "0" if move.text in _DECLINE else next(keys, ""),
            parse(move.text).card,
        )
        for move in moves
    )


def _placed(choice: Choice, facts: Facts) -> list[_Placed]:
    """Where on the table the card of a choice lies."""
    words = parse(choice.move)
    if words.card is None:
        return []
    viewer = Seat(facts["seat"])
    seat = Seat(words.seat) if words.seat else None
    match words.verb:
        case "play":
            return [_Placed(choice, "hand", viewer, words.number)]
        case "attack" | "action" | "block":
            return [_Placed(choice, "play", viewer, words.number)]
        case "hunt" | "resolve":
            return [_Placed(choice, "play", seat, words.number)]
    doing = facts["effect"]["doing"] if facts["effect"] else None
    zones: tuple[Zone, ...] = ("play",) if doing in _OF_CREATURES else ("hand", "discard")
    return [_Placed(choice, zone, seat, words.number) for zone in zones]


# --- what lies on the table ------------------------------------------------------------------------


class _Glides:
    """Names for cards by which a browser sees where one goes. They are counted, so that they tell nothing but which
    card it is."""

    def __init__(self) -> None:
        self._seen: Counter[str] = Counter()

    def of(self, card: str) -> str:
        self._seen[card] += 1
        return f"card-{card}-{self._seen[card]}"


def _shown(scene: Scene, glides: _Glides) -> Shown | None:
    card = scene.facts["shown"]
    if card is None:
        return None
    seat = Seat(scene.facts["turn"])
    by = scene.say("table-you-play") if seat == scene.viewer else scene.say("table-plays", name=scene.names[seat])
    return Shown(face(card, scene.language), by, glides.of(card))


def _area(scene: Scene, seat: Seat, placed: Sequence[_Placed], glides: _Glides) -> Area:
    known = scene.facts["seats"][seat]
    creatures = _creatures(scene, seat, placed, glides)
    hand = [card for card in known["hand"] if card is not None]
    return Area(
        player=scene.player(seat),
        life=known["life"],
        tokens=(*_tokens(scene, seat, "mindbug"), *_tokens(scene, seat, "mindfrog")),
        hand=len(known["hand"]),
        known=tuple(face(card, scene.language) for card in hand) if seat != scene.near_last()[-1] else (),
        draw=known["draw"],
        discard=_cards(scene, seat, "discard", placed, glides),
        creatures=creatures,
        is_active=seat == scene.facts["turn"] and not scene.winners,
    )


def _tokens(scene: Scene, seat: Seat, kind: Literal["mindbug", "mindfrog"]) -> tuple[Token, ...]:
    """What is left of them, and before that what was used: all there were at the beginning stay in view."""
    left = scene.facts["seats"][seat][f"{kind}s"]
    return tuple(Token(kind, place >= left) for place in range(max(scene.tokens[kind], left)))


def _creatures(scene: Scene, seat: Seat, placed: Sequence[_Placed], glides: _Glides) -> tuple[Creature, ...]:
    found = scene.facts["seats"][seat]["play"]
    cards = [one["card"] for one in found]
    fitting = _fitting(scene, cards, "play", seat, placed)
    reasons = _reasons(scene, cards, "play", seat, fitting)
    return tuple(
        _creature(one, choices, reason, scene, glides)
        for one, choices, reason in zip(found, fitting, reasons, strict=True)
    )


def _creature(
    known: Mapping[str, Any], choices: tuple[Choice, ...], reason: Unable, scene: Scene, glides: _Glides
) -> Creature:
    card, power, base = known["card"], known["power"], known["printed"]
    role = "attacks" if known["attacking"] else "blocks" if known["blocking"] else ""
    return Creature(
        face=face(card, scene.language),
        power=power,
        change="raised" if power > base else "lowered" if power < base else "",
        keywords=tuple(keyword_face(keyword, scene.language) for keyword in known["keywords"]),
        is_exhausted=known["exhausted"],
        role=role,
        boosts=tuple(face(boost, scene.language) for boost in known["boosts"]),
        choices=choices,
        unable=reason.words,
        why=reason.sentence,
        glide=glides.of(card),
    )


def _cards(
    scene: Scene, seat: Seat, zone: Literal["hand", "discard"], placed: Sequence[_Placed], glides: _Glides
) -> tuple[HandCard, ...]:
    known = [card for card in scene.facts["seats"][seat][zone] if card is not None]
    fitting = _fitting(scene, known, zone, seat, placed)
    reasons = _reasons(scene, known, zone, seat, fitting)
    return tuple(
        HandCard(face(card, scene.language), choices, reason.sentence, glides.of(card))
        for card, choices, reason in zip(known, fitting, reasons, strict=True)
    )


def _fitting(
    scene: Scene, cards: Sequence[str], zone: Zone, seat: Seat, placed: Sequence[_Placed]
) -> list[tuple[Choice, ...]]:
    """The choices about each of some cards in a zone of a seat."""
    here = [one for one in placed if one.zone == zone and one.seat in (None, seat) and one.choice.card in cards]
    return [
        tuple(one.choice for one in here if one.choice.card == card and _means(scene, one, cards, seat, number))
        for card, number in _numbered(cards)
    ]


def _means(scene: Scene, one: _Placed, cards: Sequence[str], seat: Seat, number: int) -> bool:
    """Whether a choice is about this one of equal cards; one without a number may still be about some of them only."""
    card = one.choice.card
    if one.number is not None:
        return one.number == number
    if one.zone != "play" or cards.count(str(card)) == 1:
        return True
    return scene.world.why_not(f"{parse(one.choice.move).verb} {card}@{seat}#{number}", scene.viewer) is None


def _reasons(
    scene: Scene, cards: Sequence[str], zone: Zone, seat: Seat, fitting: Sequence[tuple[Choice, ...]]
) -> list[Unable]:
    """Why each of some cards in a zone of a seat cannot be chosen."""
    if zone == "discard" or seat != scene.viewer or not scene.is_asked:
        return [Unable()] * len(cards)
    return [
        Unable() if choices else unable(scene, zone, card, number)
        for (card, number), choices in zip(_numbered(cards), fitting, strict=True)
    ]


def _numbered(cards: Sequence[str]) -> list[tuple[str, int]]:
    """Each card with its number among equal ones."""
    return [(card, cards[: place + 1].count(card)) for place, card in enumerate(cards)]


# --- the log ---------------------------------------------------------------------------------------


def log(scene: Scene) -> tuple[Told, ...]:
    """What was told, in sentences, turn by turn."""
    turns: list[tuple[str, list[str]]] = [("", [])]
    number = 0
    for event in chain.from_iterable(scene.told):
        if event.kind == "turn began" and event.seat is not None:
            number += 1
            name = scene.say("table-you") if event.seat == scene.viewer else scene.names[event.seat]
            turns.append((scene.say("table-log-turn", number=number, name=name), []))
        elif sentence := scene.sentence(event):
            turns[-1][1].append(sentence)
    return tuple(Told(heading, tuple(sentences)) for heading, sentences in turns if sentences)
