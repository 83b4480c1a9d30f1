"""Games of Mindbug on a page."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache
from typing import Literal, NamedTuple

from markupsafe import Markup

from ...art.mindbug.faces import Face
from ...game.contract import Move, Seat
from ...mindbug.cards import SETS
from ...mindbug.position import Position
from ...mindbug.sight import PlayerSight, Sight
from ...wording.mindbug import MindbugWords
from ...wording.mindbug.prompts import parsed
from ...wording.stories import Sentence
from ..present.parts import Choice, Head, Player, Question
from ..present.sayings import saying, wording_in
from ..present.scene import Scene
from ..present.telling import Telling
from ..present.verdict import verdict
from .asking import Asked, asked_then, asking
from .faces import face
from .lying import CreatureInPlay, HandCard, cards_shown, creatures_shown
from .moments import Moment, last_moments
from .offers import Answer, Offers
from .reasons import reasons
from .sightings import Sighting, sightings
from .stakes import Stakes, stakes_of
from .traces import Fallen, Traces, traces


class Pile(NamedTuple):
    """Cards of which some can be chosen, with a name for where they lie."""

    name: str
    cards: tuple[HandCard, ...]


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
    fallen: tuple[Fallen, ...]  # creatures that fell since the viewer's last answer
    life_change: int  # since then, of the whole side
    is_asked: bool
    is_active: bool
    standing: str  # where they sit, and what they are asked for, where more than two play


class Team(NamedTuple):
    """Players who win together; their life is one."""

    areas: tuple[Area, ...]
    life: int
    is_ours: bool

    @property
    def names(self) -> str:
        """Who they are, in a row, the viewer first."""
        viewer_first = sorted((area.player for area in self.areas), key=lambda player: not player.is_viewer)
        return ", ".join(player.name for player in viewer_first)


class Shown(NamedTuple):
    """The card that is being played while Mindbugs may be used."""

    face: Face
    sentence: str  # who plays it
    glide: str


class MindbugPage(NamedTuple):
    """Everything on the page of a game of Mindbug."""

    head: Head
    areas: tuple[Area, ...]  # all players, the viewer last
    teams: tuple[Team, ...]  # the same, the viewer's last
    hand: tuple[HandCard, ...]
    spread: tuple[Pile, ...]  # what is to be chosen from and does not lie open on the table
    sightings: tuple[Sighting, ...]
    shown: Shown | None
    attacker: CreatureInPlay | None  # the creature that attacks
    question: Question
    asking: tuple[Asked, ...]  # whose answers there may be, in their order, where more than two play
    asked_then: tuple[Asked, ...]  # the same for a card that the viewer may play
    log: tuple[Markup, ...]
    telling: Telling
    moments: tuple[Moment, ...]  # the last ones that are seen and heard
    reasons: tuple[Sentence, ...]  # why the numbers of an attack are what they are
    template: str = "mindbug/table.html"

    @property
    def stage(self) -> Literal["", "card", "attack"]:
        """What stands in the middle of the board: a card that may be taken, an attacker, or nothing."""
        if self.shown:
            return "card"
        return "attack" if self.attacker else ""

    @property
    def is_blocking(self) -> bool:
        """Whether the viewer is asked to block."""
        return any(choice.move.startswith("no block") for choice in self.question.choices)

    @property
    def behind(self) -> tuple[CreatureInPlay, ...]:
        """The creatures beside the attacker."""
        if self.attacker is None:
            return ()
        return tuple(one for area in self.areas for one in area.creatures if one.aside)

    @property
    def has_spare_room(self) -> bool:
        """Whether nothing stands where the hand would: no card, no fight, no answers but those about cards."""
        return not (self.hand or self.shown or self.is_blocking or self.question.buttons)

    @property
    def several(self) -> tuple[Choice, ...]:
        """The choices about cards with which several things can be done."""
        if not self.question.choices:
            return ()
        found = {card.offer.choices: None for card in self._cards() if len(card.offer.choices) > 1}
        return tuple(choice for choices in found for choice in choices)

    @property
    def refused(self) -> tuple[CreatureInPlay | HandCard, ...]:
        """The cards that the viewer, who is asked, cannot choose."""
        if not self.question.choices:
            return ()
        return tuple(card for card in self._cards() if card.offer.why)

    def _cards(self) -> Iterator[CreatureInPlay | HandCard]:
        for area in self.areas:
            yield from area.creatures
            yield from area.discard
        yield from self.hand


def page(scene: Scene[Sight]) -> MindbugPage:
    """The page for the viewer of a scene."""
    asked = asking(scene)
    laid = _Laid(Offers(scene, _answers(scene)), _Glides(), traces(scene), asked)
    shown = _shown(scene, laid.glides)
    areas = [_area(scene, seat, laid) for seat in scene.near_last]
    nearest = areas[-1].player.seat
    is_open = scene.viewer is not None or None not in scene.sight.player(nearest).hand
    hand = _cards(scene, nearest, "hand", laid) if is_open else ()
    return MindbugPage(
        head=_head(scene),
        areas=tuple(areas),
        teams=_teams(scene, areas),
        hand=hand,
        spread=_spread(scene, areas, laid),
        sightings=scene.kept.of("sightings", (scene.sight.sightings, scene.names), lambda: sightings(scene)),
        shown=shown,
        attacker=_attacker(scene, areas),
        question=_question(scene, laid.offers),
        asking=asked,
        asked_then=asked_then(scene),
        log=scene.log,
        telling=scene.telling,
        moments=last_moments(scene),
        reasons=reasons(scene),
    )


def _spread(scene: Scene[Sight], areas: Sequence[Area], laid: _Laid) -> tuple[Pile, ...]:
    """The discard piles from which something can be chosen, and cards that lie nowhere."""
    if not scene.is_asked:
        return ()
    piles = [
        Pile(_pile_name(scene, area), area.discard)
        for area in areas
        if any(card.offer.choices for card in area.discard)
    ]
    offers = laid.offers.apart()
    cards = [str(offer.choices[0].card) for offer in offers]
    apart = cards_shown(scene.language, cards, offers, laid.glides.of(cards), [""] * len(cards))
    return (*piles, *([Pile(scene.say("table-cards"), apart)] if apart else []))


def _pile_name(scene: Scene[Sight], area: Area) -> str:
    count = len(area.discard)
    if area.player.is_viewer:
        return scene.say("table-your-discard-pile", count=count)
    return scene.say("table-discard-pile", name=area.player.name, count=count)


def opened(position: Position) -> Sight:
    """What there is to see in a game that is over: everybody's hand, and nothing is left to be guessed."""
    sight = position.view(None).sight
    hands = {seat: position.view(seat).sight.player(seat).hand for seat in position.seats}
    players = tuple(replace(player, hand=hands[player.seat]) for player in sight.players)
    return replace(sight, players=players, sightings=())


def _teams(scene: Scene[Sight], areas: Sequence[Area]) -> tuple[Team, ...]:
    of_side: dict[Sequence[Seat], list[Area]] = {}
    for area in areas:
        of_side.setdefault(scene.side_of(area.player.seat), []).append(area)
    return tuple([Team(tuple(found), found[0].life, found[-1].player.is_ally) for found in of_side.values()])


def _order(scene: Scene[Sight]) -> tuple[Player, ...]:
    players = scene.sight.players
    return tuple(scene.player(player.seat) for player in players) if len(players) > 2 else ()


# --- the head and the question ---------------------------------------------------------------------


def kind(scene: Scene[Sight]) -> str:
    """With which cards is played."""
    return _kind(scene.language, tuple(scene.sets))


@cache
def _kind(language: str, sets: tuple[str, ...]) -> str:
    words, say = wording_in(language).words(MindbugWords), saying(language)
    if sets == tuple(SETS):
        return say("table-all-sets")
    if not sets:
        return say("table-own-deck")
    names = [words.set_name(name) for name in sets]
    return names[0] if len(names) == 1 else say("table-some-sets", first=names[0], count=len(names) - 1)


def _head(scene: Scene[Sight]) -> Head:
    sight = scene.sight
    name = scene.say(f"table-game-{sight.game}")
    detail = scene.say("table-turn", number=sight.turn_number)
    return Head(name, kind(scene), _now(scene), sight.game, detail, _order(scene), sight.turn, _lives(scene))


def _lives(scene: Scene[Sight]) -> str:
    """The life of the viewer, or of the team, and that of the others."""
    if scene.viewer is None:
        return ""
    mine = scene.side_of(scene.viewer)
    theirs = next(player.life for player in scene.sight.players if player.seat not in mine)
    return scene.say("table-standing", mine=scene.sight.player(scene.viewer).life, theirs=theirs)


def _now(scene: Scene[Sight]) -> str:
    """What goes on, in a few words: who is asked, or whose turn it is."""
    if scene.winners:
        return scene.say("table-over")
    sight, attacker = scene.sight, scene.sight.attacker
    if attacker and attacker.seat != scene.viewer and scene.is_asked and sight.question == "block":
        return scene.say("table-attacks-you", name=scene.names[attacker.seat])
    if scene.is_asked:
        return scene.say("table-your-turn" if sight.turn == scene.viewer else "table-you-decide")
    is_own = scene.to_decide == (sight.turn,)
    return scene.say("table-turn-of" if is_own else "table-decides", name=scene.named(scene.to_decide))


def _question(scene: Scene[Sight], offers: Offers) -> Question:
    if scene.winners:
        return Question("over", verdict(scene))
    if not scene.is_asked:
        return Question("waiting", scene.say("table-waiting-for", name=scene.named(scene.to_decide)))
    choices = tuple(answer.choice for answer in offers.answers)
    buttons = offers.buttons()
    hint = scene.say("table-choose-glowing") if len(buttons) < len(choices) else ""
    asked = scene.wording.question(scene.sight, scene.names)
    return Question("asked", asked, hint, choices, scene.mark, buttons)


def _answers(scene: Scene[Sight]) -> tuple[Answer, ...]:
    """The legal moves in words."""
    if not scene.is_asked:
        return ()
    says = scene.wording.words(MindbugWords)
    return tuple([_answer(scene, move, says) for move in scene.sight.moves])


def _answer(scene: Scene[Sight], move: str, says: MindbugWords) -> Answer:
    """A legal move; if it is no card, with what comes of it."""
    words = parsed(move)
    stakes = stakes_of(scene, move) if words.card is None else Stakes()
    label = says.move(Move(move), scene.sight, scene.names)
    return Answer(Choice(move, label, card=words.card, outcome=stakes.outcome, price=stakes.price), words)


# --- what lies on the table ------------------------------------------------------------------------


class _Glides:
    """Names for cards by which a browser sees where one goes. They are counted, so that they tell nothing but which
    card it is."""

    def __init__(self) -> None:
        self._seen: dict[str, int] = {}

    def of(self, cards: Sequence[str]) -> list[str]:
        """The names of some cards, one after the other."""
        seen, names = self._seen, []
        for card in cards:
            number = seen[card] = seen.get(card, 0) + 1
            names.append(f"card-{card}-{number}")
        return names


class _Laid(NamedTuple):
    """What is to be known of the cards on the table besides what they are."""

    offers: Offers
    glides: _Glides
    traces: Traces
    asked: Sequence[Asked]


def _attacker(scene: Scene[Sight], areas: Sequence[Area]) -> CreatureInPlay | None:
    if scene.sight.attacker is None:
        return None
    return next((one for area in areas for one in area.creatures if one.role == "attacks"), None)


def _shown(scene: Scene[Sight], glides: _Glides) -> Shown | None:
    card, seat = scene.sight.shown, scene.sight.turn
    if card is None:
        return None
    shown = face(card, scene.language)
    if seat == scene.viewer:
        sentence = scene.say("table-you-play", card=shown.name)
    else:
        sentence = scene.say("table-plays", name=scene.names[seat], card=shown.name)
    return Shown(shown, sentence, *glides.of([card]))


def _area(scene: Scene[Sight], seat: Seat, laid: _Laid) -> Area:
    known = scene.sight.player(seat)
    creatures = _creatures(scene, known, laid)
    return Area(
        player=scene.player(seat),
        life=known.life,
        tokens=_tokens(scene, known),
        hand=len(known.hand),
        known=_known_hand(scene, known) if seat != scene.around[-1] else (),
        draw=known.draw_pile,
        discard=_cards(scene, seat, "discard", laid),
        creatures=creatures,
        fallen=laid.traces.fallen(seat),
        life_change=laid.traces.life(scene.side_of(seat)),
        is_asked=seat in scene.to_decide,
        is_active=seat == scene.sight.turn and not scene.winners,
        standing=_standing(scene, seat, laid.asked),
    )


def _known_hand(scene: Scene[Sight], player: PlayerSight) -> tuple[Face, ...]:
    return tuple([face(card, scene.language) for card in player.hand if card is not None])


def _standing(scene: Scene[Sight], seat: Seat, asked: Sequence[Asked]) -> str:
    """Where somebody sits, seen from the viewer; while several are asked in an order, how they stand in it."""
    around = scene.around
    if len(around) < 3:
        return ""
    if found := [one.about for one in asked if one.seat == seat]:
        return found[0]
    if seat == around[-1]:
        return scene.say("table-your-turn") if seat == scene.sight.turn and seat == scene.viewer else ""
    return scene.say("table-sits", place=around.index(seat) + 1) if scene.viewer else ""


def _tokens(scene: Scene[Sight], player: PlayerSight) -> tuple[Token, ...]:
    """What is left of them, and before that what was used: all there were at the beginning stay in view."""
    first = (scene.first or scene.sight).players[0]
    return _all_tokens(player.mindbugs, first.mindbugs, player.mindfrogs, first.mindfrogs)


@cache
def _all_tokens(mindbugs: int, mindbugs_first: int, mindfrogs: int, mindfrogs_first: int) -> tuple[Token, ...]:
    return _left("mindbug", mindbugs, mindbugs_first) + _left("mindfrog", mindfrogs, mindfrogs_first)


def _left(kind: Literal["mindbug", "mindfrog"], left: int, first: int) -> tuple[Token, ...]:
    return tuple(Token(kind, place >= left) for place in range(max(first, left)))


def _creatures(scene: Scene[Sight], player: PlayerSight, laid: _Laid) -> tuple[CreatureInPlay, ...]:
    known = player.creatures
    if not known:
        return ()
    cards = [one.card for one in known]
    offers, traced = laid.offers.at("play", player.seat, cards), laid.traces.creatures(player.seat, cards)
    about = (known, offers, laid.glides.of(cards), traced)
    return scene.kept.of(("play", player.seat), about, lambda: creatures_shown(scene.language, *about))


def _cards(scene: Scene[Sight], seat: Seat, zone: Literal["hand", "discard"], laid: _Laid) -> tuple[HandCard, ...]:
    player = scene.sight.player(seat)
    known = [card for card in (player.hand if zone == "hand" else player.discard_pile) if card is not None]
    if not known:
        return ()
    offers = laid.offers.at(zone, seat, known)
    traced = laid.traces.hand(known) if zone == "hand" and seat == scene.viewer else [""] * len(known)
    about = (known, offers, laid.glides.of(known), traced)
    return scene.kept.of((zone, seat), about, lambda: cards_shown(scene.language, *about))
