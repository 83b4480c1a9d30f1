"""What can follow a board of Mindbug, for the proof that a team wins; dice are laid to show every outcome."""

from collections.abc import Iterator
from typing import Final

from mypy_extensions import i64

from ...game.bits import bit, count, lowest
from ...game.chance import laid_as, mixed
from ...game.contract import Seat
from ...mindbug.board import ACTION, TURN, Board
from ...mindbug.notation import seat_letter, text
from ...mindbug.turn import answer
from ..proofs import DEEPEST, Node, ProofSearch
from ..table import ENDLESS, Table, work_of
from .guess import effort, gained, lead, to_decide
from .keys import key_of, lasting_of

MOST_OUTCOMES: Final = 2_000  # of dice in one move; with more, nothing is proved
REMEMBERING: Final = 2_000  # positions that may be looked at again for a move of the line
NOT_THROWN: Final = -1


class Moment(Node):
    """A board. Where dice decide what comes of a move, it is the board before, and the move."""

    def __init__(self, board: Board) -> None:
        super().__init__()
        self.board: Final = board
        self.move: i64 = 0  # by which it came about
        self.lead: i64 = 0  # of the team that is to win
        self.thrown: i64 = NOT_THROWN


class MindbugProof(ProofSearch):
    """The search for a proof that a team wins before more than so many turns have begun; or, where it is enough to
    last, that it has not lost by then."""

    def __init__(self, board: Board, team: i64, table: Table, turns: i64, lasts: bool = False) -> None:
        self._origin = board
        self._team = team
        self._turns = turns
        self._lasts = lasts
        self._rolled: list[tuple[int, int]] = []
        self._salt = mixed(team + 3 if lasts else team + 1, turns)
        super().__init__(table)
        self._begin(self._root)

    def line(self) -> list[tuple[Seat, str]]:
        """When it is settled: moves that win, as far as no dice are thrown, and the answers that resist longest."""
        node = self._new_node()
        assert isinstance(node, Moment)
        self._begin(node)
        found: list[tuple[Seat, str]] = []
        while node.board.winner < 0 and node.board.turns <= self._turns:
            child = self._shown(node)
            if child is None:
                break
            found += _moves(node.board, child)
            if child.thrown >= 0:
                break
            node.board.become(child.board)
            node.ours = child.ours
            node.lead = child.lead
        return found

    def _shown(self, node: Moment) -> Moment | None:
        """What follows a node in the line; None if that is forgotten and takes too long to find again."""
        won = self.proved
        best: Moment | None = None
        most: i64 = -1
        place: i64 = 0
        number = self._expand(node, 0)
        while place < number:
            child = self._levels[0][place]
            assert isinstance(child, Moment)
            place += 1
            if child.proof and child.disproof:
                self._last = self.positions + REMEMBERING
                self._search(child, 1, ENDLESS, ENDLESS)
            if (child.proof if won else child.disproof) == 0:
                work = 0 if child.board.winner >= 0 else work_of(self._table.find(child.key, child.shelf))
                if node.ours == won:
                    return child
                if work > most:
                    best = child
                    most = work
        return best

    def _new_node(self) -> Node:
        board = self._origin.copy()
        board.rolled = self._rolled
        return Moment(board)

    def _begin(self, node: Node) -> None:
        """Let a node be the one that the search began with; of what follows it, much is known."""
        assert isinstance(node, Moment)
        node.lead = lead(node.board, self._team)
        self._enter(node)
        self._recall(node)
        node.known = True

    def _expand(self, node: Node, level: i64) -> i64:
        assert isinstance(node, Moment)
        if node.thrown >= 0:
            return self._outcomes(node, level)
        board = node.board
        options = board.options
        actions = board.actions
        first = options & board.in_play if board.decision == TURN else options  # attacks may be short ways
        nodes = self._nodes(level)
        number: i64 = 0
        while options or actions:
            if first:
                move = lowest(first)
                first &= first - 1
                options &= ~bit(move)
            elif options:
                move = lowest(options)
                options &= options - 1
            else:
                move = ACTION + lowest(actions)
                actions &= actions - 1
            child = self._spare(nodes, number)
            assert isinstance(child, Moment)
            self._follow(node, move, -1, child, level)
            if self._rolled:
                self._leave_to_dice(node, move, child)
            child.move = move
            if (child.proof if node.ours else child.disproof) == 0:
                return _alone(nodes, number)
            number += 1
        if node.known:
            self._recall_all(number, level)
        return number

    def _follow(self, node: Moment, move: i64, dice: i64, child: Moment, level: i64) -> None:
        """Let a node be what comes of a move, with laid dice. What has only one answer is answered."""
        child.thrown = NOT_THROWN
        after = child.board
        after.become(node.board)
        after.chance = dice
        answer(after, move)
        while after.winner < 0 and not after.actions and after.options & (after.options - 1) == 0:
            answer(after, lowest(after.options))
        if after.winner >= 0:
            child.settle(won=after.winner == self._team)
        elif after.turns > self._turns or level >= DEEPEST:
            self.in_doubt = True
            child.settle(won=self._lasts and after.turns > self._turns)
        else:
            child.lead = node.lead + gained(node.board, after, self._team)
            self._enter(child)

    def _enter(self, node: Moment) -> None:
        """Make a board one of those that are compared, and guess what it takes."""
        board = node.board
        board.chance = -1
        if board.decision == TURN:  # what is left of the turn before
            board.asked = 0
            board.taker = 0
            board.attacks = 0
            board.ordered = 0
        if board.sightings:  # the cards are open
            board.sightings = ()
        node.ours = board.mode.team[board.decider] == self._team
        node.looked_up = False
        node.known = False
        self._guess(node)

    def _key_of(self, node: Node) -> i64:
        assert isinstance(node, Moment)
        key = key_of(node.board, self._origin) ^ self._salt
        return key if node.thrown < 0 else mixed(key, 1 + node.thrown)

    def _shelf_of(self, node: Node) -> i64:
        assert isinstance(node, Moment)
        return lasting_of(node.board)

    def _guess(self, node: Moment) -> None:
        """As long as nothing is known: whoever is behind, or has to stop many moves, has a long way to go."""
        moves = count(node.board.options)
        if node.board.actions:
            moves += count(node.board.actions)
        ahead = node.lead + to_decide(node.board, self._team)
        node.proof = effort(-ahead)
        node.disproof = effort(ahead)
        if node.ours:
            node.disproof *= moves
        else:
            node.proof *= moves

    def _leave_to_dice(self, node: Moment, move: i64, child: Moment) -> None:
        """Let a node be a move whose outcome dice decide."""
        self._rolled.clear()
        child.board.become(node.board)
        child.lead = node.lead
        child.thrown = move
        child.ours = False
        child.looked_up = False
        child.known = False
        child.proof = 1
        child.disproof = 1

    def _outcomes(self, node: Moment, level: i64) -> i64:
        """Every outcome of the dice for a move, each once."""
        self.in_doubt = True
        nodes = self._nodes(level)
        number: i64 = 0
        dice: i64 = -1
        while dice:
            child = self._spare(nodes, number)
            assert isinstance(child, Moment)
            self._follow(node, node.thrown, dice, child, level)
            if child.proof and child.disproof:
                self._recall(child)
            if _number_of_outcomes(self._rolled) > MOST_OUTCOMES:
                child.settle(won=False)
            dice = _next_outcome(self._rolled)
            self._rolled.clear()
            if child.disproof == 0:
                return _alone(nodes, number)
            if child.proof and not _is_there(nodes, number, child.key):
                number += 1
        return number if number else 1  # if all are won, the last one stands for them


def _alone(nodes: list[Node], place: i64) -> i64:
    """Let the node of a place be the only one that counts; how many that are."""
    nodes[0], nodes[place] = nodes[place], nodes[0]
    return 1


def _is_there(nodes: list[Node], number: i64, key: i64) -> bool:
    """Whether one of the first so many nodes has a key."""
    place: i64 = 0
    while place < number:
        if nodes[place].key == key:
            return True
        place += 1
    return False


def _moves(board: Board, child: Moment) -> list[tuple[Seat, str]]:
    """The move that leads from a board to a node, and those after it that have no alternative."""
    after = board.copy()
    after.rolled = []
    found = [(seat_letter(after.decider), text(after, child.move))]
    answer(after, child.move)
    while child.thrown < 0 and after.winner < 0 and not after.actions and after.options & (after.options - 1) == 0:
        move = lowest(after.options)
        found.append((seat_letter(after.decider), text(after, move)))
        answer(after, move)
    return found


def outcomes(board: Board, move: i64) -> Iterator[Board]:
    """All that may come of a move, whatever the dice show: one after the other, for there may be very many."""
    rolled: list[tuple[int, int]] = []
    dice: i64 = -1
    while dice:
        after = board.copy()
        after.chance = dice
        after.rolled = rolled
        answer(after, move)
        after.chance = -1
        after.rolled = None
        yield after
        dice = _next_outcome(rolled)
        rolled.clear()


def _number_of_outcomes(rolled: list[tuple[int, int]]) -> i64:
    """How many things some throws could have shown, as far as it is not too many."""
    number: i64 = 1
    for _, sides in rolled:
        number *= sides
        if number > MOST_OUTCOMES:
            break
    return number


def _next_outcome(rolled: list[tuple[int, int]]) -> i64:
    """The state of laid dice that show what comes after what they have shown; 0 if that was the last."""
    throws = rolled.copy()
    while throws:
        shown, sides = throws.pop()
        if shown + 1 < sides:
            throws.append((shown + 1, sides))
            return laid_as(throws)
    return 0
