"""What has happened: a game watched from outside, by what is told and by what holds at every decision.

Whether an ability that holds all the time makes a difference is found by trying: in a copy of the board in which it
does not hold, the same move is made.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from mindtable.game.bits import bit, slots_of
from mindtable.mindbug import words
from mindtable.mindbug.board import (
    BLOCK,
    CHOOSE,
    CHOOSE_BRANCH,
    CHOOSE_KEYWORD,
    CHOOSE_SEAT,
    DECLINE,
    MAY,
    TURN,
    Board,
    Telling,
)
from mindtable.mindbug.board import YES as SAYS_YES
from mindtable.mindbug.cards import CARDS
from mindtable.mindbug.codes import CHOOSE_OPPONENT, RESOLVE_PLAY_EFFECT_OF
from mindtable.mindbug.events import KINDS
from mindtable.mindbug.mode import Mode
from mindtable.mindbug.questions.equality import value
from mindtable.mindbug.questions.fighting import hunters_to_attack
from mindtable.mindbug.questions.holding import held, holder
from mindtable.mindbug.questions.strength import keywords, power
from mindtable.mindbug.slots import Slots
from mindtable.mindbug.tables import VERB
from mindtable.mindbug.tellings import (
    ATTACK_DECLARED,
    ATTACK_UNBLOCKED,
    CARD_SHOWN,
    CONTROL_TAKEN,
    CREATURE_BLOCKED,
    CREATURE_ENTERED,
    CREATURE_EVOLVED,
    CREATURE_HUNTED,
    CREATURE_TURNED,
    EFFECT_BEGAN,
    EFFECT_STOPPED,
    GAME_WON,
    LIFE_GAINED,
    LIFE_LOST,
    MINDBUG_USED,
    MOVE_FORCED,
    OUT_OF_ACTIONS,
    TURN_BEGAN,
)
from mindtable.mindbug.turn import answer
from mindtable.mindbug.words import Ability, Act, Card, Keyword, Trigger, Triggered

from .branches import (
    BEGAN,
    DOES_NOT_MATTER,
    MATTERS,
    STOPPED,
    about,
    at_work,
    beneficiaries,
    branches,
    effects,
    given,
    idle,
    matters_to,
    name,
    turned_to,
)
from .parts import (
    ASKED,
    CONTROL_LOST,
    COPY,
    FIRST,
    LEFT,
    NO,
    OWN,
    SECOND,
    YES,
    parts,
    side,
    sign,
    unasked,
)

_TRIGGERS: Final = list(Trigger)
_TURN_ENDS: Final = (Trigger.YOUR_TURN_ENDS, Trigger.TURN_ENDS)

# With these, an effect that has not asked for anything is over; also when the card shown enters play.
_OVER: Final = (
    EFFECT_BEGAN,
    EFFECT_STOPPED,
    TURN_BEGAN,
    ATTACK_DECLARED,
    CREATURE_HUNTED,
    CREATURE_BLOCKED,
    ATTACK_UNBLOCKED,
)

# These are told of a seat and hold for its team.
_OF_TEAMS: Final = (LIFE_GAINED, LIFE_LOST, GAME_WON)

# The slots that the engine looks at for an ability, and when it is worth trying whether it matters: after a move of
# which one of these is told, or after any. Bonuses are looked at whenever somebody decides.
_LOOKED_AT: Final[dict[object, tuple[str, ...]]] = {
    words.Bonus: ("power_givers", "keyword_givers"),
    words.CopiesKeywords: ("keyword_copiers",),
    (words.Cannot, Act.BLOCK): ("block_bans",),
    (words.Cannot, Act.BLOCK_THIS): ("block_bans",),
    (words.Cannot, Act.ATTACK): ("attack_bans",),
    (words.Cannot, Act.RESOLVE_PLAY_EFFECTS): ("play_effect_bans",),
    (words.Cannot, Act.USE_MINDBUGS): ("mindbug_bans",),
    (words.Costs, Act.USE_MINDBUGS): ("mindbug_taxes",),
    (words.Cannot, Act.GET_CARDS): ("card_bans",),
    (words.Cannot, Act.BE_PLAYED): ("play_bans",),
    words.WinsIfUnableToAct: ("winners_if_stuck",),
    words.HuntsOnTheLeft: ("left_hunters",),
    (words.Costs, Act.LOSE_LIFE): ("loss_adders",),
    words.LowerPowerWins: ("combat_turners",),
    words.MustBeHunted: ("to_be_hunted",),
    words.Grants: ("granters",),
}
_TRIED_AFTER: Final[dict[object, tuple[int, ...]]] = {
    (words.Cannot, Act.ATTACK): (TURN_BEGAN,),
    (words.Cannot, Act.RESOLVE_PLAY_EFFECTS): (CREATURE_ENTERED,),
    (words.Cannot, Act.USE_MINDBUGS): (CARD_SHOWN,),
    (words.Costs, Act.USE_MINDBUGS): (MINDBUG_USED,),
    (words.Cannot, Act.GET_CARDS): tuple(KINDS),
    (words.Cannot, Act.BE_PLAYED): (TURN_BEGAN,),
    words.WinsIfUnableToAct: (OUT_OF_ACTIONS,),
    words.HuntsOnTheLeft: (ATTACK_DECLARED,),
    (words.Costs, Act.LOSE_LIFE): (LIFE_LOST,),
    words.LowerPowerWins: (CREATURE_BLOCKED, CREATURE_HUNTED),
    words.MustBeHunted: (TURN_BEGAN,),
    words.Grants: (ATTACK_DECLARED, CREATURE_ENTERED),
}


@dataclass
class Coverage:
    """How often each branch of each card was taken in games of a mode."""

    mode: Mode
    counts: dict[str, dict[str, int]]
    games: int = 0

    @staticmethod
    def of(cards: list[Card], mode: Mode) -> Coverage:
        return Coverage(mode, {card.id: dict.fromkeys(branches(card, mode), 0) for card in cards})

    def note(self, card: str, branch: str) -> None:
        """Count a branch; one that should not be there is counted too, so that a test can find it."""
        taken = self.counts.setdefault(card, {})
        taken[branch] = taken.get(branch, 0) + 1

    def missing(self) -> list[str]:
        return [f"{card}, {branch}" for card, taken in self.counts.items() for branch in taken if not taken[branch]]

    def lines(self) -> Iterator[str]:
        yield f"{self.mode.game}: {self.games} games"
        for card, taken in self.counts.items():
            for branch, number in taken.items():
                yield f"{card:26} {branch:40} {number:8}"


@dataclass
class _InProgress:
    """An effect that is being resolved: whose, its player, and the signs seen of it."""

    card: str
    when: str
    ability: Triggered
    you: int
    seen: Counter[str] = field(default_factory=Counter)


@dataclass
class Watcher:
    """Watches one game and notes what it sees."""

    coverage: Coverage
    effect: _InProgress | None = None
    ended: set[int] = field(default_factory=set)  # creatures whose effect at the end of this turn has begun

    def watch(self, board: Board, move: int) -> None:
        """Make a move on the board, and note what comes of it."""
        before = board.copy()
        self._look_at(before)
        told: list[Telling] = []
        board.told = told
        answer(board, move)
        board.told = None
        self._answered(before, move)
        for telling in told:
            self._hear(telling, before)
        if not board.step:
            self._close(whole=board.winner < 0)
        if any(telling[0] == TURN_BEGAN for telling in told):
            self._turn_ended(before, board)
        self._try_without(before, move, told, board)

    # --- effects -----------------------------------------------------------------------------------

    def _answered(self, before: Board, move: int) -> None:
        """Note an answer that belongs to the effect in progress."""
        effect = self.effect
        if effect is None or effect.seen[COPY]:  # what is copied is part of another card
            return
        if before.decision == CHOOSE and VERB[before.step] == RESOLVE_PLAY_EFFECT_OF and move != DECLINE:
            effect.seen[COPY] += 1
        elif before.decision == CHOOSE_SEAT and VERB[before.step] == CHOOSE_OPPONENT:
            self._note_effect(about(side(before.mode, effect.you, move)))
        elif before.decision == MAY:
            self._note_effect(YES if move == SAYS_YES else NO)
        elif before.decision == CHOOSE_BRANCH:
            effect.seen[ASKED] += 1
            self._note_effect(SECOND if move else FIRST)
        elif before.decision == CHOOSE_KEYWORD:
            self._note_effect(list(Keyword)[move].value)

    def _note_effect(self, branch: str) -> None:
        if self.effect is not None:
            self.coverage.note(self.effect.card, f"{self.effect.when}: {branch}")

    def _hear(self, telling: Telling, before: Board) -> None:
        """Follow the effects through what is told of a move."""
        kind, seat, slot, face, number = telling
        if kind == ATTACK_DECLARED:
            self._count(kind, seat)  # if an effect is in progress, it is an attack that it orders
        played = kind == CREATURE_ENTERED and before.shown >> slot & 1
        if kind in _OVER or played or (kind == MOVE_FORCED and number != CHOOSE):
            self._close(whole=True)
        if kind == EFFECT_BEGAN:
            self._begin(telling)
        elif kind == EFFECT_STOPPED:
            self.coverage.note(CARDS[face].id, f"{_when(CARDS[face], Trigger.PLAY)}: {STOPPED}")
        elif kind == CREATURE_TURNED:
            self.coverage.note(CARDS[face].id, turned_to(CARDS[face].keywords[0]))
        elif kind == CREATURE_EVOLVED:
            self._note_evolved_instead(face)
        elif kind == CONTROL_TAKEN and self.effect is not None:
            self.effect.seen[sign(side(before.mode, self.effect.you, number), CONTROL_LOST)] += 1
        self._count(kind, seat)

    def _count(self, kind: int, seat: int) -> None:
        if self.effect is not None:
            who = side(self.coverage.mode, self.effect.you, seat)
            if kind in _OF_TEAMS:
                who = OWN if self.coverage.mode.allied(self.effect.you, seat) else LEFT
            self.effect.seen[sign(who, KINDS[kind].kind)] += 1

    def _begin(self, telling: Telling) -> None:
        _, seat, slot, face, number = telling
        card = CARDS[face]
        when = _when(card, _TRIGGERS[number])
        self.effect = _InProgress(card.id, when, dict(effects(card))[when], seat)
        self._note_effect(BEGAN)
        if _TRIGGERS[number] in _TURN_ENDS:
            self.ended.add(slot)

    def _close(self, *, whole: bool) -> None:
        """Note what has come of an effect; of one cut short by the end of the game, only what did happen."""
        if self.effect is not None:
            for part in parts(self.effect.ability, self.coverage.mode):
                if whole or part.happened(self.effect.seen):
                    for way in part.ways(self.effect.seen):
                        self._note_effect(way)
            if whole and (taken := unasked(self.effect.ability.effect, self.effect.seen)):
                self._note_effect(taken)
        self.effect = None

    # --- effects that do not begin -----------------------------------------------------------------

    def _look_at(self, board: Board) -> None:
        """See which bonuses make a difference at a decision, and which Actions cannot be used."""
        for slot, ability in _constants(board):
            if isinstance(at_work(ability), words.Bonus | words.CopiesKeywords):
                self._note_bonus(board, slot, ability)
        if board.decision == TURN and not hunters_to_attack(board, board.active):
            usable = {board.slots.faces[slot] for slot in slots_of(board.actions)}
            for slot in slots_of(board.in_play & board.slots.actors & held(board, board.active)):
                if board.slots.faces[slot] not in usable:
                    self.coverage.note(_card(board, slot).id, idle(Trigger.ACTION))

    def _note_bonus(self, board: Board, slot: int, ability: Ability) -> None:
        """Note whether a bonus makes a difference, and to whose creatures."""
        without = _what_holds(_without(board, slot, ability))
        you = holder(board, slot)
        changed = {
            side(board.mode, you, holder(board, one))
            for one, holds in _what_holds(board).items()
            if holds != without[one]
        }
        self._note_constant(board, slot, ability, bool(changed))
        for reached in changed.intersection(beneficiaries(ability, board.mode)):
            self.coverage.note(_card(board, slot).id, matters_to(ability, reached))

    def _turn_ended(self, before: Board, after: Board) -> None:
        """Note the creatures whose effect at the end of the turn has not begun."""
        for slot in slots_of(before.in_play & after.in_play & ~_set(self.ended)):
            for _, ability in effects(_card(before, slot)):
                due = ability.trigger is Trigger.TURN_ENDS or (
                    ability.trigger is Trigger.YOUR_TURN_ENDS
                    and holder(before, slot) == holder(after, slot) == before.active
                )
                if due and before.slots.faces[slot] == after.slots.faces[slot]:
                    self.coverage.note(_card(before, slot).id, idle(ability.trigger))
        self.ended.clear()

    # --- constant abilities ------------------------------------------------------------------------

    def _try_without(self, before: Board, move: int, told: list[Telling], after: Board) -> None:
        """See which constant abilities made a difference to a move."""
        kinds = {telling[0] for telling in told}
        blocking = after.decision == BLOCK or any(kind == MOVE_FORCED and one == BLOCK for kind, _, _, _, one in told)
        for slot, ability in _constants(before):
            stops_blocks = "block_bans" in _LOOKED_AT.get(_kind(ability), ())
            if kinds.intersection(_TRIED_AFTER.get(_kind(ability), ())) or (stops_blocks and blocking):
                other = _without(before, slot, ability)
                answer(other, move)
                self._note_constant(before, slot, ability, value(other) != value(after))

    def _note_constant(self, board: Board, slot: int, ability: Ability, matters: bool) -> None:
        self.coverage.note(_card(board, slot).id, f"{name(ability)} {MATTERS if matters else DOES_NOT_MATTER}")

    def _note_evolved_instead(self, face: int) -> None:
        """Only by its replacement does a creature with that ability evolve."""
        for card in CARDS:
            if card.evolves_to == CARDS[face].id:
                for ability in card.abilities:
                    if isinstance(ability, words.EvolvesInstead):
                        self.coverage.note(card.id, f"{name(ability)} {MATTERS}")


def _kind(ability: Ability) -> object:
    """What an ability is: its word, and for some of them what it is about."""
    found = at_work(ability)
    return (type(found), found.act) if isinstance(found, words.Cannot | words.Costs) else type(found)


def _card(board: Board, slot: int) -> Card:
    return CARDS[board.slots.faces[slot]]


def _when(card: Card, trigger: Trigger) -> str:
    """When an effect happens: an effect of its own, or one that the card gives to another (J51).

    No card has one and gives another for the same trigger.
    """
    return trigger.value if trigger.value in dict(effects(card)) else given(trigger)


def _set(slots: set[int]) -> int:
    return sum(bit(slot) for slot in slots)


def _constants(board: Board) -> Iterator[tuple[int, Ability]]:
    """The constant abilities at work, in play and in discard piles (M7.5, M7.7)."""
    for slot in slots_of(board.in_play | board.discard):
        buried = board.discard >> slot & 1
        for ability in _card(board, slot).abilities:
            if not isinstance(ability, Triggered) and isinstance(ability, words.InDiscardPile) == bool(buried):
                yield slot, ability


def _what_holds(board: Board) -> dict[int, tuple[int, int]]:
    """All that bonuses can change."""
    return {slot: (power(board, slot), keywords(board, slot)) for slot in slots_of(board.in_play)}


def _without(board: Board, slot: int, ability: Ability) -> Board:
    """The same board in which a constant ability of a card does not hold."""
    other = board.copy()
    other.slots = Slots(board.slots.faces)
    for looked_at in _LOOKED_AT[_kind(ability)]:
        setattr(other.slots, looked_at, getattr(other.slots, looked_at) & ~bit(slot))
    return other
