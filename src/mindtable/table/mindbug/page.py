"""Games of Mindbug on a page."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import groupby
from typing import Final, Literal, NamedTuple

from ...art.mindbug.faces import Face, KeywordFace
from ...game.contract import Move, Seat
from ...mindbug.cards import SETS
from ...mindbug.notation import DECLINING, Words, parse
from ...mindbug.position import Position
from ...mindbug.sight import CreatureSight, PlayerSight, Sight
from ...mindbug.words import Keyword
from ...wording.mindbug import MindbugWords
from ...wording.stories import Story
from ..present.parts import Choice, Drawer, Head, Player, Question, Same
from ..present.scene import Scene
from ..present.telling import Telling
from ..present.verdict import verdict
from .asking import Asked, asking
from .attacks import Attack, last_attacks
from .faces import face, keyword_face
from .offers import Answer, Offer, Offers
from .sightings import Sighting, sightings

_DECLINE: Final = frozenset(DECLINING.values())
_ORDER: Final = {"attack": 0, "action": 1, "play": 2}
_MANY: Final = 6  # answers; of more, what they do is said once for all that do it


class CreatureInPlay(NamedTuple):
    """A creature in play."""

    face: Face
    power: int
    change: str  # "raised", "lowered" or ""
    keywords: tuple[KeywordFace, ...]
    is_exhausted: bool
    role: str  # "attacks", "blocks" or ""
    boosts: tuple[Face, ...]
    offer: Offer
    glide: str  # the same for one card wherever it goes, so that it can be seen going there


class HandCard(NamedTuple):
    """A card in a hand or in a discard pile."""

    face: Face
    offer: Offer
    glide: str


class Token(NamedTuple):
    """A Mindbug or a Mindfrog."""

    kind: Literal["mindbug", "mindfrog"]
    is_used: bool


class Area(NamedTuple):
    """A player with everything that lies before them."""

    player: Player
    life: int
    tokens: tuple[Token, ...]
    hand: int
    known: tuple[Face, ...]  # cards of another's hand that the viewer has seen
    draw: int
    discard: tuple[HandCard, ...]
    creatures: tuple[CreatureInPlay, ...]
    is_active: bool


class Team(NamedTuple):
    """Players who win together; their life is one."""

    areas: tuple[Area, ...]
    life: int
    is_ours: bool


class Shown(NamedTuple):
    """The card that is being played while Mindbugs may be used."""

    face: Face
    sentence: str  # who plays it
    glide: str


class MindbugPage(NamedTuple):
    """Everything on the page of a game of Mindbug."""

    head: Head
    teams: tuple[Team, ...]  # the viewer's last
    hand: tuple[HandCard, ...]
    is_hand_asked: bool
    sightings: tuple[Sighting, ...]
    shown: Shown | None
    question: Question
    asking: tuple[Asked, ...]  # whose answers there may be, in their order, where more than two play
    log: tuple[Story, ...]
    telling: Telling
    keywords: tuple[KeywordFace, ...]  # all there are, to be explained
    attacks: tuple[Attack, ...]  # the last ones
    drawer: Drawer = Drawer()
    template: str = "mindbug/table.html"

    @property
    def areas(self) -> tuple[Area, ...]:
        """All players, the viewer last."""
        return tuple(area for team in self.teams for area in team.areas)

    @property
    def foremost(self) -> Seat | None:
        """Whose creatures the question is about: where there is room for those of one player only, for theirs."""
        near_first = self.areas[::-1]
        chosen = [area for area in near_first if any(one.offer.choices for one in area.creatures)]
        attacking = [area for area in near_first if any(one.role == "attacks" for one in area.creatures)]
        found = (*chosen, *attacking)
        return found[0].player.seat if found else self.head.active

    @property
    def refused(self) -> tuple[CreatureInPlay | HandCard, ...]:
        """The cards that the viewer, who is asked, cannot choose."""
        return tuple(card for card in self._cards() if card.offer.why)

    def _cards(self) -> Iterator[CreatureInPlay | HandCard]:
        for area in self.areas:
            yield from area.creatures
            yield from area.discard
        yield from self.hand


def page(scene: Scene[Sight]) -> MindbugPage:
    """The page for the viewer of a scene."""
    answers = _answers(scene)
    offers = Offers(scene, answers)
    glides = _Glides()
    shown = _shown(scene, glides)
    areas = [_area(scene, seat, offers, glides) for seat in scene.near_last()]
    nearest = areas[-1].player.seat
    is_open = scene.viewer is not None or None not in scene.sight.player(nearest).hand
    hand = _cards(scene, nearest, "hand", offers, glides) if is_open else ()
    return MindbugPage(
        head=_head(scene),
        teams=_teams(scene, areas),
        hand=hand,
        is_hand_asked=any(card.offer.choices for card in hand),
        sightings=sightings(scene),
        shown=shown,
        question=_question(scene, answers),
        asking=asking(scene),
        log=scene.stories,
        telling=scene.telling,
        keywords=tuple(keyword_face(keyword.value, scene.language) for keyword in Keyword),
        attacks=last_attacks(scene),
    )


def opened(position: Position) -> Sight:
    """What there is to see in a game that is over: everybody's hand, and nothing is left to be guessed."""
    sight = position.view(None).sight
    hands = {seat: position.view(seat).sight.player(seat).hand for seat in position.seats}
    players = tuple(replace(player, hand=hands[player.seat]) for player in sight.players)
    return replace(sight, players=players, sightings=())


def _teams(scene: Scene[Sight], areas: Sequence[Area]) -> tuple[Team, ...]:
    sides = list(dict.fromkeys(tuple(scene.side_of(area.player.seat)) for area in areas))
    of_side = {side: tuple(area for area in areas if area.player.seat in side) for side in sides}
    return tuple(Team(found, found[0].life, found[-1].player.is_ally) for found in of_side.values())


def _order(scene: Scene[Sight]) -> tuple[Player, ...]:
    players = scene.sight.players
    return tuple(scene.player(player.seat) for player in players) if len(players) > 2 else ()


# --- the head and the question ---------------------------------------------------------------------


def kind(scene: Scene[Sight]) -> str:
    """With which cards is played."""
    if tuple(scene.sets) == tuple(SETS):
        return scene.say("table-all-sets")
    if not scene.sets:
        return scene.say("table-own-deck")
    names = [scene.wording.words(MindbugWords).set_name(name) for name in scene.sets]
    return names[0] if len(names) == 1 else scene.say("table-some-sets", first=names[0], count=len(names) - 1)


def _head(scene: Scene[Sight]) -> Head:
    sight = scene.sight
    name = scene.say(f"table-game-{sight.game}")
    detail = scene.say("table-turn", number=sight.turn_number)
    return Head(name, kind(scene), _now(scene), sight.game, detail, _order(scene), sight.turn, _standing(scene))


def _standing(scene: Scene[Sight]) -> str:
    """The life of the viewer, or of the team, and that of the others."""
    if scene.viewer is None:
        return ""
    mine = scene.side_of(scene.viewer)
    theirs = next(player.life for player in scene.sight.players if player.seat not in mine)
    return scene.say("table-standing", mine=scene.sight.player(scene.viewer).life, theirs=theirs)


def _now(scene: Scene[Sight]) -> str:
    """What goes on, in a few words."""
    if scene.winners:
        return scene.say("table-over")
    sight, attacker = scene.sight, scene.sight.attacker
    if attacker and attacker.seat != scene.viewer and scene.is_asked and sight.question == "block":
        return scene.say("table-attacks-you", name=scene.names[attacker.seat])
    if sight.turn == scene.viewer:
        return scene.say("table-your-turn")
    return scene.say("table-turn-of", name=scene.names[sight.turn])


def _question(scene: Scene[Sight], answers: Sequence[Answer]) -> Question:
    if scene.winners:
        return Question("over", verdict(scene))
    if not scene.is_asked:
        return Question("waiting", scene.say("table-waiting-for", name=scene.named(scene.to_decide)))
    hint = scene.say("table-choose-glowing") if any(answer.words.card for answer in answers) else ""
    choices = tuple(answer.choice for answer in answers)
    return Question("asked", scene.wording.question(scene.sight), hint, choices, scene.mark, _rows(scene, answers))


def _rows(scene: Scene[Sight], answers: Sequence[Answer]) -> tuple[Same, ...]:
    """The choices in a row; many of a turn in one row for each kind of action."""
    if len(answers) <= _MANY or scene.sight.question != "turn":
        return (Same("", tuple(answer.choice for answer in answers)),)
    return tuple(
        Same(scene.say("table-doing", doing=verb), tuple(answer.choice for answer in alike))
        for verb, alike in groupby(answers, key=lambda answer: answer.words.verb)
    )


def _answers(scene: Scene[Sight]) -> tuple[Answer, ...]:
    """The legal moves in the order of the table: creatures, hand, and last what declines, 0 on the keyboard."""
    if not scene.is_asked:
        return ()
    moves = [(move, parse(move)) for move in scene.sight.moves]
    moves.sort(key=lambda pair: (pair[0] in _DECLINE, _ORDER.get(pair[1].verb, 0)))
    keys = iter("123456789abcdefghijklmnopqrstuvwxyz")
    return tuple(
        Answer(
            Choice(
                move,
                scene.wording.move(Move(move), scene.sight, scene.names),
                "0" if move in _DECLINE else next(keys, ""),
                words.card,
                _named(scene, words),
            ),
            words,
        )
        for move, words in moves
    )


def _named(scene: Scene[Sight], words: Words) -> str:
    """The card of a choice, by its name and its number among equal ones."""
    return scene.wording.words(MindbugWords).card_name(words.card, words.number) if words.card is not None else ""


# --- what lies on the table ------------------------------------------------------------------------


class _Glides:
    """Names for cards by which a browser sees where one goes. They are counted, so that they tell nothing but which
    card it is."""

    def __init__(self) -> None:
        self._seen: Counter[str] = Counter()

    def of(self, card: str) -> str:
        self._seen[card] += 1
        return f"card-{card}-{self._seen[card]}"


def _shown(scene: Scene[Sight], glides: _Glides) -> Shown | None:
    card, seat = scene.sight.shown, scene.sight.turn
    if card is None:
        return None
    shown = face(card, scene.language)
    if seat == scene.viewer:
        sentence = scene.say("table-you-play", card=shown.name)
    else:
        sentence = scene.say("table-plays", name=scene.names[seat], card=shown.name)
    return Shown(shown, sentence, glides.of(card))


def _area(scene: Scene[Sight], seat: Seat, offers: Offers, glides: _Glides) -> Area:
    known = scene.sight.player(seat)
    creatures = _creatures(scene, known, offers, glides)
    hand = [card for card in known.hand if card is not None]
    return Area(
        player=scene.player(seat),
        life=known.life,
        tokens=_tokens(scene, known),
        hand=len(known.hand),
        known=tuple(face(card, scene.language) for card in hand) if seat != scene.near_last()[-1] else (),
        draw=known.draw_pile,
        discard=_cards(scene, seat, "discard", offers, glides),
        creatures=creatures,
        is_active=seat == scene.sight.turn and not scene.winners,
    )


def _tokens(scene: Scene[Sight], player: PlayerSight) -> tuple[Token, ...]:
    """What is left of them, and before that what was used: all there were at the beginning stay in view."""
    first = (scene.first or scene.sight).players[0]
    mindbugs = range(max(first.mindbugs, player.mindbugs))
    mindfrogs = range(max(first.mindfrogs, player.mindfrogs))
    return (
        *(Token("mindbug", place >= player.mindbugs) for place in mindbugs),
        *(Token("mindfrog", place >= player.mindfrogs) for place in mindfrogs),
    )


def _creatures(scene: Scene[Sight], player: PlayerSight, offers: Offers, glides: _Glides) -> tuple[CreatureInPlay, ...]:
    offered = offers.at("play", player.seat, [one.card for one in player.creatures])
    return tuple(_creature(one, offer, scene, glides) for one, offer in zip(player.creatures, offered, strict=True))


def _creature(known: CreatureSight, offer: Offer, scene: Scene[Sight], glides: _Glides) -> CreatureInPlay:
    card, power, base = known.card, known.power, known.printed_power
    role = "attacks" if known.attacking else "blocks" if known.blocking else ""
    return CreatureInPlay(
        face=face(card, scene.language),
        power=power,
        change="raised" if power > base else "lowered" if power < base else "",
        keywords=tuple(keyword_face(keyword.value, scene.language) for keyword in known.keywords),
        is_exhausted=known.exhausted,
        role=role,
        boosts=tuple(face(boost, scene.language) for boost in known.boosts),
        offer=offer,
        glide=glides.of(card),
    )


def _cards(
    scene: Scene[Sight], seat: Seat, zone: Literal["hand", "discard"], offers: Offers, glides: _Glides
) -> tuple[HandCard, ...]:
    player = scene.sight.player(seat)
    known = [card for card in (player.hand if zone == "hand" else player.discard_pile) if card is not None]
    return tuple(
        HandCard(face(card, scene.language), offer, glides.of(card))
        for card, offer in zip(known, offers.at(zone, seat, known), strict=True)
    )
