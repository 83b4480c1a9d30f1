"""What a seat may know, and the worlds that agree with it.

A view is built around a position of its own, the *first world*: all cards the seat does not know are laid
out anew in a fixed order that depends on nothing hidden. So there is no secret in a view to give away. Two views are
equal if they show the same: which of several copies of a card lies where is nothing that a seat could tell.
"""

from random import Random
from typing import TYPE_CHECKING, Any

from mypy_extensions import i64

from ..game.bits import count, lowest, slots_of
from ..game.chance import seeded
from ..game.contract import Move, Refusal, Seat
from . import foresight
from .board import BLOCK, CHOOSE, DECLINED, FROG, MAY, NOBODY, TAKE, Board
from .cards import CARDS
from .changes.sightings import UNUSED_PILE, draw_pile_of, face_of, hand_of, places_of
from .looking import look
from .notation import DOING, QUESTIONS, card_id, seat_letter, seat_number
from .questions.fighting import able_to_block
from .questions.holding import boosts, held, holder, life, mindbugs, mindfrogs, play_effects_stopped
from .questions.playing import able_to_take
from .questions.strength import keywords, power
from .sight import Combat, CreatureSight, Fate, Sight
from .tables import AMOUNT, TRIGGER_OF_STEP, VERB
from .words import Condition, Keyword, Some, Trigger
from .worlds import deal_unknown, is_asked, lay_out_anew

if TYPE_CHECKING:
    from .position import Position


class View:
    """All that a seat (or, for seat -1, a spectator) may know at a moment."""

    def __init__(self, first: "Position", seat: int, unknown: i64) -> None:
        self._first = first
        self._seat = seat
        self._unknown = unknown  # the slots of the first world whose cards the seat does not know
        self._sight: Sight | None = None  # made when it is first looked at

    @staticmethod
    def of(position: "Position", seat: int | None) -> "View":
        number = NOBODY if seat is None else seat
        first = position.copy()
        unknown = lay_out_anew(first.board, number)
        return View(first, number, unknown)

    # --- the contract ------------------------------------------------------------------------------

    @property
    def seat(self) -> Seat | None:
        return None if self._seat == NOBODY else seat_letter(self._seat)

    @property
    def to_decide(self) -> tuple[Seat, ...]:
        return self._first.to_decide

    @property
    def question(self) -> str:
        """What the seat to decide is asked, in one word."""
        return self._first.question

    def moves(self) -> list[Move]:
        """The legal moves of the view's seat; none if it is not asked."""
        board = self._first.board
        if board.decider != self._seat or board.winner != NOBODY:
            return []
        return self._first.moves()

    def world(self, rng: Random) -> "Position":
        """A whole position, each that agrees with the view as likely as any other."""
        return type(self._first)(self.board(seeded(rng.getrandbits(60))))

    def worlds(self, rng: Random) -> "Position":
        """The same by its first name."""
        return self.world(rng)

    def board(self, dice: i64) -> Board:
        """The board of such a world, by the state of our own dice, for search."""
        while True:
            world = self._first.board.copy()
            dice = deal_unknown(world, self._unknown, dice)
            if world.decider == self._seat or is_asked(world):
                return world

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and self.sight == other.sight

    def __hash__(self) -> int:
        return hash(self.sight)

    def _repr_html_(self) -> str:
        """What the seat sees as a picture, where a notebook shows the view."""
        from .family import family  # noqa: PLC0415  # a family knows its games, and they their views

        picture: str = family.part("notebook").of_view(self)
        return picture

    # --- what is there to see ----------------------------------------------------------------------

    @property
    def sight(self) -> Sight:
        """Everything in the view, as a value in the words of the rule book."""
        if self._sight is None:
            moves = tuple([move.text for move in self.moves()])
            self._sight = look(self._first.board, self._seat, self._unknown, moves)
        return self._sight

    def combat(self, attacker: CreatureSight, blocker: CreatureSight) -> Combat:
        """What a combat of two creatures of the sight would do now (M6.5, M6.6)."""
        return foresight.combat(self._first.board, self.sight, attacker, blocker)

    def fate(self, creature: CreatureSight) -> Fate:
        """What would become of a creature of the sight that an effect defeats (J6, J35, M6.9)."""
        return foresight.fate(self._first.board, self.sight, creature)

    def blockers(self, attacker: CreatureSight) -> tuple[CreatureSight, ...]:
        """The creatures that may block an attacker, in the order in which their players are asked (M6.2, T4.1)."""
        return foresight.blockers(self._first.board, self.sight, attacker)

    def why_no_block(self, attacker: CreatureSight, creature: CreatureSight) -> Refusal | None:
        """Why a creature is unable to block an attacker, or None if it is able to."""
        return foresight.why_no_block(self._first.board, self.sight, attacker, creature)

    def prey(self, hunter: CreatureSight) -> tuple[CreatureSight, ...]:
        """The creatures that a hunter may choose to block it (M6.3, T4.2)."""
        return foresight.prey(self._first.board, self.sight, hunter)

    def described(self, which: Some, of: CreatureSight | None = None) -> tuple[CreatureSight, ...]:
        """The creatures that an ability of a creature may be about by its description, or the effect in progress."""
        return foresight.described(self._first.board, self.sight, which, of)

    def cards_described(self, which: Some, of: CreatureSight | None, opponent: Seat) -> tuple[str, ...]:
        """The cards in discard piles, or under creatures, that the same may be about, if it is aimed at an opponent."""
        return foresight.cards_described(self._first.board, self.sight, which, of, opponent)

    def holds(self, condition: Condition, of: CreatureSight | None, opponent: Seat) -> bool:
        """Whether a condition of the same holds, if it is aimed at an opponent."""
        return foresight.holds(self._first.board, self.sight, condition, of, opponent)

    def play_effects_stopped(self, seat: Seat) -> bool:
        """Whether Play effects that a player would resolve do nothing."""
        return play_effects_stopped(self._first.board, seat_number(seat))

    def with_creature(self, card: str, seat: Seat) -> "tuple[View, CreatureSight]":
        """The view as it would be if a card that is shown, given or known in a hand were in play at a seat, before its
        Play effect; and the creature that the card is there. Nobody is asked anything in that view."""
        board, place = foresight.entered(self._first.board, self._unknown, card, seat)
        view = View(type(self._first)(board), self._seat, self._unknown)
        return view, view.sight.player(seat).creatures[place]

    def facts(self) -> dict[str, Any]:
        """Everything in the view, in the shape of JSON. Unknown cards are None."""
        board = self._first.board
        shown = None if not board.shown else card_id(board, lowest(board.shown))
        return {
            "game": board.mode.game,
            "mode": board.mode.name,
            "teams": [list(side) for side in board.mode.sides],
            "seat": self.seat,
            "turn": seat_letter(board.active),
            "turn_number": board.turns,
            "to_decide": list(self.to_decide),
            "question": self.question,
            "effect": self._effect(),
            "moves": [str(move) for move in self.moves()],
            "shown": shown,
            "attacker": self._creature_named(board.attacker),
            "blocker": self._creature_named(board.blocker),
            "asking": self._asking(),
            "turning": card_id(board, lowest(board.turning)) if board.turning else None,
            "winners": list(self._first.winners),
            "unused": {"count": count(board.unused) + len(board.rest), "known": self._known(board.unused)},
            "sightings": [self._sighting(entry) for entry in board.sightings],
            "seats": {letter: self._seat_facts(number) for number, letter in enumerate(board.mode.letters)},
        }

    def _sighting(self, entry: int) -> dict[str, Any]:
        """A card that was seen and is now in one of several places."""
        seats = list(enumerate(self._first.seats))
        places = [f"hand {letter}" for number, letter in seats if places_of(entry) & hand_of(number)]
        places += [f"draw {letter}" for number, letter in seats if places_of(entry) & draw_pile_of(number)]
        places += ["unused"] if places_of(entry) & UNUSED_PILE else []
        return {"card": CARDS[face_of(entry)].id, "places": places}

    def _seat_facts(self, seat: int) -> dict[str, Any]:
        board = self._first.board
        mine = held(board, seat)
        hand = board.hand & mine
        return {
            "life": life(board, seat),
            "mindbugs": mindbugs(board, seat),
            "mindfrogs": mindfrogs(board, seat),
            "hand": self._known(hand) + [None] * count(hand & self._unknown),
            "draw": count(board.draw & mine),
            "play": [self._creature(slot) for slot in slots_of(board.in_play & mine)],
            "discard": [card_id(board, slot) for slot in slots_of(board.discard & mine)],
        }

    def _known(self, cards: i64) -> list[str | None]:
        return [card_id(self._first.board, slot) for slot in slots_of(cards & ~self._unknown)]

    def _creature(self, slot: int) -> dict[str, Any]:
        board = self._first.board
        return {
            "card": card_id(board, slot),
            "power": power(board, slot),
            "printed": CARDS[board.slots.faces[slot]].power,
            "keywords": keyword_names(keywords(board, slot)),
            "exhausted": bool(board.exhausted >> slot & 1),
            "attacking": slot == board.attacker,
            "blocking": slot == board.blocker,
            "boosts": [card_id(board, card) for card in slots_of(boosts(board, slot))],
        }

    def _creature_named(self, slot: int) -> dict[str, str] | None:
        board = self._first.board
        if slot < 0:
            return None
        return {"card": card_id(board, slot), "seat": seat_letter(holder(board, slot))}

    def _effect(self) -> dict[str, Any] | None:
        """The effect being resolved: of which creature and given by which card, whose, what a choice is for, the card
        it is about; and for who chooses, among what, and what is chosen already."""
        board = self._first.board
        if not board.step:
            return None
        step = board.step + 1 if board.decision == MAY else board.step
        given = board.given >= 0 and not self._unknown >> board.given & 1
        return {
            "card": card_id(board, board.source),
            "seat": seat_letter(board.you),
            "giver": card_id(board, board.giver),
            "trigger": list(Trigger)[TRIGGER_OF_STEP[board.step]].value,
            "doing": DOING.get(VERB[step]),
            "amount": AMOUNT[step],
            "given": card_id(board, board.given) if given else None,
            "among": self._chosen_among(),
            "chosen": self._known(board.chosen) if board.decider == self._seat else [],
        }

    def _chosen_among(self) -> str | None:
        """Where the cards lie among which the seat of the view chooses for an effect."""
        board = self._first.board
        if board.decision != CHOOSE or board.decider != self._seat:
            return None
        cards = board.options & ~DECLINED
        zones = {"play": board.in_play, "hand": board.hand, "discard": board.discard}
        return next((name for name, zone in zones.items() if zone & cards), None)

    def _asking(self) -> list[dict[str, Any]]:
        """All who may be asked to take the card shown (T3.1), or to block (T4.1), in order, and who is able to."""
        board = self._first.board
        if board.decision == BLOCK:
            defenders = board.mode.blockers[holder(board, board.attacker)]
            return [_asked(seat, BLOCK, able_to_block(board, seat, board.attacker) != 0) for seat in defenders]
        if board.decision != TAKE and board.decision != FROG:
            return []
        takers = board.mode.takers[board.active]
        kinds = [FROG if board.mode.allied(seat, board.active) else TAKE for seat in takers]
        return [
            _asked(seat, kind, able_to_take(board, seat, kind == FROG))
            for seat, kind in zip(takers, kinds, strict=True)
        ]


def _asked(seat: int, decision: int, able: bool) -> dict[str, Any]:
    return {"seat": seat_letter(seat), "question": QUESTIONS[decision], "able": able}


def keyword_names(bits: int) -> list[str]:
    return [keyword.value for place, keyword in enumerate(Keyword) if bits >> place & 1]
