"""What a move looks like: the patterns by which a player remembers what was good to do.

A pattern is a cell of a small table: the card, its rank where the others have so many Mindbugs left, who would fall if
it were blocked. Every move shows a few of them. They are read from what the seat that decides may know: its own hand,
what lies open, and how many cards and Mindbugs the others have.
"""

from typing import Final

from mypy_extensions import i64

from ...game.bits import count, lowest
from ...mindbug.board import (
    ACTION,
    AGAIN,
    BLOCK,
    CHOOSE,
    CHOOSE_BRANCH,
    CHOOSE_KEYWORD,
    CHOOSE_SIDE,
    DECLINE,
    FROG,
    HUNT,
    MAY,
    TAKE,
    TURN,
    Board,
)
from ...mindbug.codes import HUNTER
from ...mindbug.questions.holding import held, mindbugs, of_team
from ...mindbug.questions.strength import keywords
from ...mindbug.tables import ATTACK_EFFECT, KEYWORDS, PLAY_EFFECT, POWER, VERB
from ..layout import Layout
from .estimates import RANK
from .policy import fallen
from .scales import (
    BODIES,
    DANGERS,
    FACES,
    FALLS,
    FEW,
    GAINS,
    KEYWORD_SETS,
    LIVES,
    POWERS,
    RANKS,
    SOME,
    best_prey,
    blockers_of,
    body_class,
    dangers_of,
    gain_class,
    life_class,
    power_class,
    rank_class,
    up_to,
)

LAYOUT: Final = Layout()
_RANK: Final = bytes(RANK)  # what is here is found at once
_STEPS: Final = 512
_VERBS: Final = 64
_PLACES: Final = 8  # in play, in hand, discarded, elsewhere; on the own side or the other

# Playing a card from hand.
_PLAY: Final[i64] = LAYOUT.table("play: card", FACES)
_PLAY_MINDBUGS: Final[i64] = LAYOUT.table("play: card, Mindbugs of others", FACES * FEW)
_PLAY_ENEMIES: Final[i64] = LAYOUT.table("play: card, enemy creatures", FACES * FEW)
_PLAY_RANK: Final[i64] = LAYOUT.table("play: rank, Mindbugs of others, better cards in hand", RANKS * FEW * SOME)
_PLAY_SIDES: Final[i64] = LAYOUT.table("play: creatures of both sides, life", SOME * SOME * LIVES)
_PLAY_POWER: Final[i64] = LAYOUT.table("play: power, enemy creatures, Play effect", POWERS * SOME * 2)
_PLAY_LIFE: Final[i64] = LAYOUT.table("play: rank, life of others", RANKS * LIVES)
_PLAY_LEFT: Final[i64] = LAYOUT.table("play: cards left, Mindbugs of others", SOME * FEW)
_PLAY_KEYWORDS: Final[i64] = LAYOUT.table("play: keywords, any enemy creatures", KEYWORD_SETS * 2)

# Attacking, for the first time or again.
_ATTACK: Final[i64] = LAYOUT.table("attack: creature", FACES)
_ATTACK_DANGERS: Final[i64] = LAYOUT.table("attack: dangers, life of both sides", DANGERS * LIVES * LIVES)
_ATTACK_BODY: Final[i64] = LAYOUT.table("attack: dangers, body", DANGERS * BODIES)
_ATTACK_HAND: Final[i64] = LAYOUT.table("attack: dangers, cards in hand", DANGERS * SOME)
_ATTACK_ABLE: Final[i64] = LAYOUT.table("attack: able to block, life of others, own creatures", SOME * LIVES * SOME)
_ATTACK_KEYWORDS: Final[i64] = LAYOUT.table("attack: keywords, any able to block", KEYWORD_SETS * 2)
_ATTACK_EFFECT: Final[i64] = LAYOUT.table("attack: Attack effect, any able to block, enemies", 2 * 2 * SOME)
_ATTACK_PREY: Final[i64] = LAYOUT.table("attack: best prey, life of others", GAINS * LIVES)
_AGAIN: Final[i64] = LAYOUT.table("attack again: dangers, life", DANGERS * LIVES)
_ACTION: Final[i64] = LAYOUT.table("Action: creature", FACES)
_ACTION_LIFE: Final[i64] = LAYOUT.table("Action: life of both sides", LIVES * LIVES)

# Using a Mindbug, or a Mindfrog.
_TAKE: Final[i64] = LAYOUT.table("take: card", FACES)
_TAKE_MINDBUGS: Final[i64] = LAYOUT.table("take: rank, Mindbugs of both sides", RANKS * FEW * FEW)
_TAKE_LIFE: Final[i64] = LAYOUT.table("take: rank, life of both sides", RANKS * LIVES * LIVES)
_TAKE_LEFT: Final[i64] = LAYOUT.table("take: rank, cards left, own Mindbugs", RANKS * SOME * FEW)
_TAKE_SIDES: Final[i64] = LAYOUT.table("take: creatures of both sides, rank", SOME * SOME * RANKS)
_TAKE_SEATS: Final[i64] = LAYOUT.table("take: seats, own Mindbugs", 2 * FEW)
_FROG: Final[i64] = LAYOUT.table("Mindfrog: card", FACES)
_FROG_RANK: Final[i64] = LAYOUT.table("Mindfrog: rank", RANKS)

# Blocking and hunting.
_BLOCK: Final[i64] = LAYOUT.table("block: creature", FACES)
_BLOCK_FALLS: Final[i64] = LAYOUT.table("block: who falls, gain, life", FALLS * GAINS * LIVES)
_BLOCK_BODIES: Final[i64] = LAYOUT.table("block: who falls, both bodies", FALLS * BODIES * BODIES)
_BLOCK_OFF: Final[i64] = LAYOUT.table("block: attacker", FACES)
_NO_BLOCK: Final[i64] = LAYOUT.table("no block: attacker", FACES)
_NO_BLOCK_LIFE: Final[i64] = LAYOUT.table("no block: life, own creatures, second attack", LIVES * SOME * 2)
_HUNT: Final[i64] = LAYOUT.table("hunt: prey", FACES)
_HUNT_FALLS: Final[i64] = LAYOUT.table("hunt: who falls, gain", FALLS * GAINS)
_HUNT_BODIES: Final[i64] = LAYOUT.table("hunt: who falls, both bodies", FALLS * BODIES * BODIES)
_NO_HUNT: Final[i64] = LAYOUT.table("no hunt: attacker", FACES)

# Choices of effects.
_CHOOSE: Final[i64] = LAYOUT.table("choose: effect, side, rank", _STEPS * 2 * RANKS)
_CHOOSE_BODY: Final[i64] = LAYOUT.table("choose: what is done, place, body", _VERBS * _PLACES * BODIES)
_CHOOSE_FACE: Final[i64] = LAYOUT.table("choose: card, side", FACES * 2)
_CHOOSE_NONE: Final[i64] = LAYOUT.table("choose none: effect", _STEPS)
_MAY: Final[i64] = LAYOUT.table("may: effect", _STEPS)
_BRANCH: Final[i64] = LAYOUT.table("either: effect, branch", _STEPS * 2)
_KEYWORD: Final[i64] = LAYOUT.table("keyword", 8)
_SIDE: Final[i64] = LAYOUT.table("side of an exhausted creature", 8)


class Patterns:
    """The patterns that the moves of a decision show. What is done with them is for others to say (`note`)."""

    def __init__(self) -> None:
        # The decision that is looked at, in few words.
        self.life: i64 = 0
        self.life_of_others: i64 = 0
        self.creatures: i64 = 0
        self.enemies: i64 = 0
        self.mindbugs_of_others: i64 = 0
        self.left: i64 = 0  # cards to play: one or none, up to three, up to six, more
        self.hand: i64 = 0

    def note(self, cell: i64) -> None:
        """A move shows a pattern."""
        raise NotImplementedError

    def look_at(self, board: Board) -> None:
        """Look at a decision, before its moves."""
        seat = board.decider
        own = of_team(board, seat)
        cards = held(board, seat)
        others = board.mode.opponents(seat)
        self.life = life_class(board, seat)
        self.life_of_others = life_class(board, others[0])
        self.creatures = up_to(count(board.in_play & own), SOME)
        self.enemies = up_to(count(board.in_play & ~own), SOME)
        self.hand = board.hand & cards
        left = count((board.hand | board.draw) & cards)
        if left <= 1:
            self.left = 0
        elif left <= 3:
            self.left = 1
        elif left <= 6:
            self.left = 2
        else:
            self.left = 3
        total: i64 = 0
        place: i64 = 0
        while place < len(others):
            total += mindbugs(board, others[place])
            place += 1
        self.mindbugs_of_others = up_to(total, FEW)

    def note_move(self, board: Board, move: i64) -> None:
        """Note what a legal move shows."""
        decision = board.decision
        slot = move & (ACTION - 1)
        if decision == TURN:
            if move >= ACTION:
                self._act(board, slot)
            elif board.in_play >> slot & 1:
                self._attack(board, slot)
            elif move != DECLINE:
                self._play(board, slot)
        elif decision == BLOCK:
            self._block(board, move)
        elif decision == HUNT:
            self._hunt(board, move)
        elif decision == CHOOSE:
            self._choose(board, move)
        elif decision == CHOOSE_BRANCH:
            self.note(_BRANCH + board.step * 2 + (move & 1))
        elif decision == CHOOSE_KEYWORD:
            self.note(_KEYWORD + (move & 7))
        elif decision == CHOOSE_SIDE:
            self.note(_SIDE + (move & 7))
        elif move != DECLINE:
            self._agree(board)

    def _agree(self, board: Board) -> None:
        """Where the answer is yes or no, what yes shows."""
        decision = board.decision
        if decision == TAKE:
            self._take(board, lowest(board.shown))
        elif decision == AGAIN:
            self._attack(board, board.attacker)
            dangers = dangers_of(board, board.attacker, blockers_of(board, board.attacker))
            self.note(_AGAIN + dangers * LIVES + self.life)
        elif decision == MAY:
            self.note(_MAY + board.step)
        elif decision == FROG:
            face: i64 = board.slots.faces[lowest(board.shown)]
            self.note(_FROG + face)
            self.note(_FROG_RANK + rank_class(face))

    def _play(self, board: Board, slot: i64) -> None:
        faces = board.slots.faces
        face: i64 = faces[slot]
        rank = rank_class(face)
        better: i64 = 0
        left = self.hand
        while left:
            if _RANK[faces[lowest(left)]] > _RANK[face]:
                better += 1
            left &= left - 1
        others = self.mindbugs_of_others
        enemies = self.enemies
        effect: i64 = 1 if PLAY_EFFECT[face] else 0
        self.note(_PLAY + face)
        self.note(_PLAY_MINDBUGS + face * FEW + others)
        self.note(_PLAY_ENEMIES + face * FEW + up_to(enemies, FEW))
        self.note(_PLAY_RANK + (rank * FEW + others) * SOME + up_to(better, SOME))
        self.note(_PLAY_SIDES + (self.creatures * SOME + enemies) * LIVES + self.life)
        self.note(_PLAY_POWER + (power_class(POWER[face]) * SOME + enemies) * 2 + effect)
        self.note(_PLAY_LIFE + rank * LIVES + self.life_of_others)
        self.note(_PLAY_LEFT + self.left * FEW + others)
        self.note(_PLAY_KEYWORDS + KEYWORDS[face] * 2 + up_to(enemies, 2))

    def _attack(self, board: Board, attacker: i64) -> None:
        face: i64 = board.slots.faces[attacker]
        able = blockers_of(board, attacker)
        dangers = dangers_of(board, attacker, able)
        theirs = self.life_of_others
        words = keywords(board, attacker)
        some: i64 = 1 if able else 0
        effect: i64 = 1 if ATTACK_EFFECT[face] else 0
        self.note(_ATTACK + face)
        self.note(_ATTACK_DANGERS + (dangers * LIVES + theirs) * LIVES + self.life)
        self.note(_ATTACK_BODY + dangers * BODIES + body_class(face))
        self.note(_ATTACK_HAND + dangers * SOME + up_to(count(self.hand), SOME))
        self.note(_ATTACK_ABLE + (up_to(count(able), SOME) * LIVES + theirs) * SOME + self.creatures)
        self.note(_ATTACK_KEYWORDS + words * 2 + some)
        self.note(_ATTACK_EFFECT + (effect * 2 + some) * SOME + self.enemies)
        if words & HUNTER and self.enemies:
            self.note(_ATTACK_PREY + best_prey(board, attacker) * LIVES + theirs)

    def _act(self, board: Board, slot: i64) -> None:
        self.note(_ACTION + board.slots.faces[slot])
        self.note(_ACTION_LIFE + self.life_of_others * LIVES + self.life)

    def _take(self, board: Board, shown: i64) -> None:
        face: i64 = board.slots.faces[shown]
        rank = rank_class(face)
        own = up_to(mindbugs(board, board.decider), FEW)
        several: i64 = 1 if board.mode.seats > 2 else 0
        self.note(_TAKE + face)
        self.note(_TAKE_MINDBUGS + (rank * FEW + own) * FEW + self.mindbugs_of_others)
        self.note(_TAKE_LIFE + (rank * LIVES + self.life_of_others) * LIVES + self.life)
        self.note(_TAKE_LEFT + (rank * SOME + self.left) * FEW + own)
        self.note(_TAKE_SIDES + (self.creatures * SOME + self.enemies) * RANKS + rank)
        self.note(_TAKE_SEATS + several * FEW + own)

    def _block(self, board: Board, move: i64) -> None:
        attacker = board.attacker
        face: i64 = board.slots.faces[attacker]
        if move == DECLINE:
            self.note(_NO_BLOCK + face)
            self.note(_NO_BLOCK_LIFE + (self.life * SOME + self.creatures) * 2 + (board.attacks & 1))
            return
        own_face: i64 = board.slots.faces[move]
        falls = fallen(board, attacker, move)
        self.note(_BLOCK + own_face)
        self.note(_BLOCK_FALLS + (falls * GAINS + gain_class(falls, face, own_face)) * LIVES + self.life)
        self.note(_BLOCK_BODIES + (falls * BODIES + body_class(face)) * BODIES + body_class(own_face))
        self.note(_BLOCK_OFF + face)

    def _hunt(self, board: Board, move: i64) -> None:
        attacker = board.attacker
        face: i64 = board.slots.faces[attacker]
        if move == DECLINE:
            self.note(_NO_HUNT + face)
            return
        other: i64 = board.slots.faces[move]
        falls = fallen(board, attacker, move)
        self.note(_HUNT + other)
        self.note(_HUNT_FALLS + falls * GAINS + gain_class(falls, face, other))
        self.note(_HUNT_BODIES + (falls * BODIES + body_class(face)) * BODIES + body_class(other))

    def _choose(self, board: Board, move: i64) -> None:
        effect = board.step
        if move == DECLINE:
            self.note(_CHOOSE_NONE + effect)
            return
        face: i64 = board.slots.faces[move]
        side: i64 = 0 if of_team(board, board.decider) >> move & 1 else 1
        place: i64 = 3
        if board.in_play >> move & 1:
            place = 0
        elif board.hand >> move & 1:
            place = 1
        elif board.discard >> move & 1:
            place = 2
        done: i64 = VERB[effect]
        self.note(_CHOOSE + (effect * 2 + side) * RANKS + rank_class(face))
        self.note(_CHOOSE_BODY + ((done * 4 + place) * 2 + side) * BODIES + body_class(face))
        self.note(_CHOOSE_FACE + face * 2 + side)


class Listed(Patterns):
    """The cells of moves, to learn from."""

    def __init__(self) -> None:
        super().__init__()
        self.cells: list[int] = []

    def note(self, cell: i64) -> None:
        """Add it to the list."""
        self.cells.append(cell)


def patterns_of(board: Board, move: i64) -> list[int]:
    """The patterns that a legal move shows."""
    listed = Listed()
    listed.look_at(board)
    listed.note_move(board, move)
    return listed.cells
