"""What a move looks like: the patterns by which a player remembers what was good to do.

A pattern is a cell of a small table: the card, its rank where the others have so many Mindbugs left, who would fall if
it were blocked. Every move shows a few of them. They are read from what the seat that decides may know: its own hand,
what lies open, and how many cards and Mindbugs the others have.
"""

from typing import Final

from mypy_extensions import i64

from ...game.bits import bit, count, lowest
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
from ...mindbug.questions.fighting import ATTACKER, BLOCKER, able_to_block, prey
from ...mindbug.questions.holding import held, holder, life, mindbugs, of_team
from ...mindbug.questions.strength import keywords
from ...mindbug.tables import ATTACK_EFFECT, KEYWORDS, PLAY_EFFECT, POWER, VERB
from .estimates import BODY, RANK
from .policy import fallen


class Layout:
    """The tables of patterns one after the other, each with its name and how many cells it has."""

    def __init__(self) -> None:
        self.tables: dict[str, tuple[int, int]] = {}  # by name: where it begins, and its cells
        self.cells = 0

    def table(self, name: str, cells: int) -> int:
        """Lay out one more table; where it begins."""
        begin = self.cells
        self.tables[name] = (begin, cells)
        self.cells += cells
        return begin


LAYOUT: Final = Layout()
_FACES: Final = 256  # as many as there can be
_STEPS: Final = 512
_VERBS: Final = 64
_KEYWORDS: Final = 32
_LIVES: Final = 3  # one, two, more
_FEW: Final = 3  # none, one, more
_SOME: Final = 4  # none, one, two, more
_RANKS: Final = 8
_POWERS: Final = 6
_BODIES: Final = 5
_FALLS: Final = 4  # in a combat: nobody, the attacker, the blocker, both
_DANGERS: Final = 16  # which of these the blockers could bring about
_GAINS: Final = 5
_PLACES: Final = 8  # in play, in hand, discarded, elsewhere; on the own side or the other

# Playing a card from hand.
_PLAY: Final[i64] = LAYOUT.table("play: card", _FACES)
_PLAY_MINDBUGS: Final[i64] = LAYOUT.table("play: card, Mindbugs of others", _FACES * _FEW)
_PLAY_ENEMIES: Final[i64] = LAYOUT.table("play: card, enemy creatures", _FACES * _FEW)
_PLAY_RANK: Final[i64] = LAYOUT.table("play: rank, Mindbugs of others, better cards in hand", _RANKS * _FEW * _SOME)
_PLAY_SIDES: Final[i64] = LAYOUT.table("play: creatures of both sides, life", _SOME * _SOME * _LIVES)
_PLAY_POWER: Final[i64] = LAYOUT.table("play: power, enemy creatures, Play effect", _POWERS * _SOME * 2)
_PLAY_LIFE: Final[i64] = LAYOUT.table("play: rank, life of others", _RANKS * _LIVES)
_PLAY_LEFT: Final[i64] = LAYOUT.table("play: cards left, Mindbugs of others", _SOME * _FEW)
_PLAY_KEYWORDS: Final[i64] = LAYOUT.table("play: keywords, any enemy creatures", _KEYWORDS * 2)

# Attacking, for the first time or again.
_ATTACK: Final[i64] = LAYOUT.table("attack: creature", _FACES)
_ATTACK_DANGERS: Final[i64] = LAYOUT.table("attack: dangers, life of both sides", _DANGERS * _LIVES * _LIVES)
_ATTACK_BODY: Final[i64] = LAYOUT.table("attack: dangers, body", _DANGERS * _BODIES)
_ATTACK_HAND: Final[i64] = LAYOUT.table("attack: dangers, cards in hand", _DANGERS * _SOME)
_ATTACK_ABLE: Final[i64] = LAYOUT.table("attack: able to block, life of others, own creatures", _SOME * _LIVES * _SOME)
_ATTACK_KEYWORDS: Final[i64] = LAYOUT.table("attack: keywords, any able to block", _KEYWORDS * 2)
_ATTACK_EFFECT: Final[i64] = LAYOUT.table("attack: Attack effect, any able to block, enemies", 2 * 2 * _SOME)
_ATTACK_PREY: Final[i64] = LAYOUT.table("attack: best prey, life of others", _GAINS * _LIVES)
_AGAIN: Final[i64] = LAYOUT.table("attack again: dangers, life", _DANGERS * _LIVES)
_ACTION: Final[i64] = LAYOUT.table("Action: creature", _FACES)
_ACTION_LIFE: Final[i64] = LAYOUT.table("Action: life of both sides", _LIVES * _LIVES)

# Using a Mindbug, or a Mindfrog.
_TAKE: Final[i64] = LAYOUT.table("take: card", _FACES)
_TAKE_MINDBUGS: Final[i64] = LAYOUT.table("take: rank, Mindbugs of both sides", _RANKS * _FEW * _FEW)
_TAKE_LIFE: Final[i64] = LAYOUT.table("take: rank, life of both sides", _RANKS * _LIVES * _LIVES)
_TAKE_LEFT: Final[i64] = LAYOUT.table("take: rank, cards left, own Mindbugs", _RANKS * _SOME * _FEW)
_TAKE_SIDES: Final[i64] = LAYOUT.table("take: creatures of both sides, rank", _SOME * _SOME * _RANKS)
_TAKE_SEATS: Final[i64] = LAYOUT.table("take: seats, own Mindbugs", 2 * _FEW)
_FROG: Final[i64] = LAYOUT.table("Mindfrog: card", _FACES)
_FROG_RANK: Final[i64] = LAYOUT.table("Mindfrog: rank", _RANKS)

# Blocking and hunting.
_BLOCK: Final[i64] = LAYOUT.table("block: creature", _FACES)
_BLOCK_FALLS: Final[i64] = LAYOUT.table("block: who falls, gain, life", _FALLS * _GAINS * _LIVES)
_BLOCK_BODIES: Final[i64] = LAYOUT.table("block: who falls, both bodies", _FALLS * _BODIES * _BODIES)
_BLOCK_OFF: Final[i64] = LAYOUT.table("block: attacker", _FACES)
_NO_BLOCK: Final[i64] = LAYOUT.table("no block: attacker", _FACES)
_NO_BLOCK_LIFE: Final[i64] = LAYOUT.table("no block: life, own creatures, second attack", _LIVES * _SOME * 2)
_HUNT: Final[i64] = LAYOUT.table("hunt: prey", _FACES)
_HUNT_FALLS: Final[i64] = LAYOUT.table("hunt: who falls, gain", _FALLS * _GAINS)
_HUNT_BODIES: Final[i64] = LAYOUT.table("hunt: who falls, both bodies", _FALLS * _BODIES * _BODIES)
_NO_HUNT: Final[i64] = LAYOUT.table("no hunt: attacker", _FACES)

# Choices of effects.
_CHOOSE: Final[i64] = LAYOUT.table("choose: effect, side, rank", _STEPS * 2 * _RANKS)
_CHOOSE_BODY: Final[i64] = LAYOUT.table("choose: what is done, place, body", _VERBS * _PLACES * _BODIES)
_CHOOSE_FACE: Final[i64] = LAYOUT.table("choose: card, side", _FACES * 2)
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
        self.life = _life(board, seat)
        self.life_of_others = _life(board, others[0])
        self.creatures = _up_to(count(board.in_play & own), _SOME)
        self.enemies = _up_to(count(board.in_play & ~own), _SOME)
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
        self.mindbugs_of_others = _up_to(total, _FEW)

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
            dangers = _dangers(board, board.attacker, _able(board, board.attacker))
            self.note(_AGAIN + dangers * _LIVES + self.life)
        elif decision == MAY:
            self.note(_MAY + board.step)
        elif decision == FROG:
            face: i64 = board.slots.faces[lowest(board.shown)]
            self.note(_FROG + face)
            self.note(_FROG_RANK + _rank(face))

    def _play(self, board: Board, slot: i64) -> None:
        faces = board.slots.faces
        face: i64 = faces[slot]
        rank = _rank(face)
        better: i64 = 0
        left = self.hand
        while left:
            if RANK[faces[lowest(left)]] > RANK[face]:
                better += 1
            left &= left - 1
        others = self.mindbugs_of_others
        enemies = self.enemies
        effect: i64 = 1 if PLAY_EFFECT[face] else 0
        self.note(_PLAY + face)
        self.note(_PLAY_MINDBUGS + face * _FEW + others)
        self.note(_PLAY_ENEMIES + face * _FEW + _up_to(enemies, _FEW))
        self.note(_PLAY_RANK + (rank * _FEW + others) * _SOME + _up_to(better, _SOME))
        self.note(_PLAY_SIDES + (self.creatures * _SOME + enemies) * _LIVES + self.life)
        self.note(_PLAY_POWER + (_strength(POWER[face]) * _SOME + enemies) * 2 + effect)
        self.note(_PLAY_LIFE + rank * _LIVES + self.life_of_others)
        self.note(_PLAY_LEFT + self.left * _FEW + others)
        self.note(_PLAY_KEYWORDS + KEYWORDS[face] * 2 + _up_to(enemies, 2))

    def _attack(self, board: Board, attacker: i64) -> None:
        face: i64 = board.slots.faces[attacker]
        able = _able(board, attacker)
        dangers = _dangers(board, attacker, able)
        theirs = self.life_of_others
        words = keywords(board, attacker)
        some: i64 = 1 if able else 0
        effect: i64 = 1 if ATTACK_EFFECT[face] else 0
        self.note(_ATTACK + face)
        self.note(_ATTACK_DANGERS + (dangers * _LIVES + theirs) * _LIVES + self.life)
        self.note(_ATTACK_BODY + dangers * _BODIES + _body(face))
        self.note(_ATTACK_HAND + dangers * _SOME + _up_to(count(self.hand), _SOME))
        self.note(_ATTACK_ABLE + (_up_to(count(able), _SOME) * _LIVES + theirs) * _SOME + self.creatures)
        self.note(_ATTACK_KEYWORDS + words * 2 + some)
        self.note(_ATTACK_EFFECT + (effect * 2 + some) * _SOME + self.enemies)
        if words & HUNTER and self.enemies:
            self.note(_ATTACK_PREY + _best_prey(board, attacker) * _LIVES + theirs)

    def _act(self, board: Board, slot: i64) -> None:
        self.note(_ACTION + board.slots.faces[slot])
        self.note(_ACTION_LIFE + self.life_of_others * _LIVES + self.life)

    def _take(self, board: Board, shown: i64) -> None:
        face: i64 = board.slots.faces[shown]
        rank = _rank(face)
        own = _up_to(mindbugs(board, board.decider), _FEW)
        several: i64 = 1 if board.mode.seats > 2 else 0
        self.note(_TAKE + face)
        self.note(_TAKE_MINDBUGS + (rank * _FEW + own) * _FEW + self.mindbugs_of_others)
        self.note(_TAKE_LIFE + (rank * _LIVES + self.life_of_others) * _LIVES + self.life)
        self.note(_TAKE_LEFT + (rank * _SOME + self.left) * _FEW + own)
        self.note(_TAKE_SIDES + (self.creatures * _SOME + self.enemies) * _RANKS + rank)
        self.note(_TAKE_SEATS + several * _FEW + own)

    def _block(self, board: Board, move: i64) -> None:
        attacker = board.attacker
        face: i64 = board.slots.faces[attacker]
        if move == DECLINE:
            self.note(_NO_BLOCK + face)
            self.note(_NO_BLOCK_LIFE + (self.life * _SOME + self.creatures) * 2 + (board.attacks & 1))
            return
        own_face: i64 = board.slots.faces[move]
        falls = fallen(board, attacker, move)
        self.note(_BLOCK + own_face)
        self.note(_BLOCK_FALLS + (falls * _GAINS + _gain(falls, face, own_face)) * _LIVES + self.life)
        self.note(_BLOCK_BODIES + (falls * _BODIES + _body(face)) * _BODIES + _body(own_face))
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
        self.note(_HUNT_FALLS + falls * _GAINS + _gain(falls, face, other))
        self.note(_HUNT_BODIES + (falls * _BODIES + _body(face)) * _BODIES + _body(other))

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
        self.note(_CHOOSE + (effect * 2 + side) * _RANKS + _rank(face))
        self.note(_CHOOSE_BODY + ((done * 4 + place) * 2 + side) * _BODIES + _body(face))
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


# --- what is seen, in few words --------------------------------------------------------------------


def _up_to(number: i64, words: i64) -> i64:
    """A number, where the last of some words is “or more”."""
    return number if number < words else words - 1


def _life(board: Board, seat: i64) -> i64:
    return _up_to(max(life(board, seat), 1) - 1, _LIVES)


def _rank(face: i64) -> i64:
    return RANK[face] * _RANKS // 101


def _strength(power: i64) -> i64:
    return _up_to((power - 1) // 2, _POWERS) if power else 0


def _body(face: i64) -> i64:
    return _up_to(max(BODY[face] - 14, 0) // 12, _BODIES)


def _gain(falls: i64, attacker: i64, blocker: i64) -> i64:
    """What the attacker's side gains by a combat of two faces: much, some, nothing, or the like for the others."""
    points: i64 = 0
    if falls & BLOCKER:
        points += BODY[blocker]
    if falls & ATTACKER:
        points -= BODY[attacker]
    if points < -40:
        return 0
    if points < 0:
        return 1
    if points == 0:
        return 2
    return 3 if points <= 40 else 4


def _able(board: Board, attacker: i64) -> i64:
    blockers = board.mode.blockers[holder(board, attacker)]
    able: i64 = 0
    place: i64 = 0
    while place < len(blockers):
        able |= able_to_block(board, blockers[place], attacker)
        place += 1
    return able


def _dangers(board: Board, attacker: i64, able: i64) -> i64:
    """What those who are able to block an attack can make of it, as bits by who would fall; 0 if there are none."""
    found: i64 = 0
    while able:
        found |= bit(fallen(board, attacker, lowest(able)))
        able &= able - 1
    return found


def _best_prey(board: Board, attacker: i64) -> i64:
    faces = board.slots.faces
    best: i64 = 0
    left = prey(board, attacker)
    while left:
        slot = lowest(left)
        best = max(best, _gain(fallen(board, attacker, slot), faces[attacker], faces[slot]))
        left &= left - 1
    return best
