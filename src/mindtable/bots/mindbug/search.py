"""Information-set Monte Carlo tree search for Mindbug.

Every iteration draws a world that agrees with what the searching seat knows, walks down one tree that all worlds
share, adds a move to it, plays on to the end or to where the position can be judged, and writes the result into the
moves it came by. Moves are told apart by what everybody can see of them, never by the slot of a card.
"""

from math import sqrt
from typing import Final

from mypy_extensions import i64

from ...game.bits import lowest
from ...game.chance import below, mixed, step
from ...game.contract import Seat
from ...mindbug.board import (
    ACTION,
    AGAIN,
    CHOOSE_BRANCH,
    CHOOSE_KEYWORD,
    CHOOSE_SEAT,
    CHOOSE_SIDE,
    DECLINE,
    FROG,
    MAY,
    TAKE,
    Board,
)
from ...mindbug.notation import legal_numbers, seat_letter, text
from ...mindbug.questions.holding import holder
from ...mindbug.turn import answer
from ...mindbug.view import View
from ..tree import FEW, LOWEST, Node, TreeSearch
from .judgement import Judgement
from .playout import outcome
from .prior import Prior

EXPLORATION: Final = 0.7  # at the decision itself, where every move deserves a fair trial
EXPLORATION_BEYOND: Final = 0.4  # after it: a move is worth what the best answers to it leave, not the average answer
TURNS: Final = 12  # after which a game is judged instead of played on
GUIDED: Final = 90  # so many per cent of the moves of imagined games follow rules of thumb
UNTRIED: Final = 0.1  # with a prior, so much worse than those tried a move is taken to be that was not
_WORLDS: Final = 64  # in which the expected line is looked for
_LOTS: Final = 1 << 20


class MindbugSearch(TreeSearch):
    """The search of one decision of one seat."""

    def __init__(
        self,
        view: View,
        dice: i64,
        *,
        exploration: float = EXPLORATION,
        beyond: float = EXPLORATION_BEYOND,
        turns: i64 = TURNS,
        guided: i64 = GUIDED,
        prior: Prior | None = None,
        untried: float = UNTRIED,
        judgement: Judgement | None = None,
        in_a_world: i64 = 1,
    ) -> None:
        super().__init__(dice)
        self._view = view
        self._exploration = exploration
        self._beyond = beyond
        self._turns = turns
        self._guided = guided
        self._prior = prior
        self._untried = untried
        self._judgement = judgement
        self._in_a_world = in_a_world
        self._drawn: Board | None = None  # the world that is played in, where it serves for several iterations
        self._served: i64 = 0  # iterations
        self._chosen: Node | None = None
        self._tries: i64 = 0  # of all moves of the line that was found last
        self.root = Node(0)

    def _tried(self) -> list[Node | None]:
        self._iteration += 1
        world: Board = self._view.board(self._dice)
        return [self.root.find(move_key(world, move), self._iteration) for move in legal_numbers(world)]

    def prospects(self) -> list[list[float]]:
        """How likely each team is to win after each legal move, as far as it was tried."""
        world: Board = self._view.board(self._dice)
        is_first = world.mode.team[world.decider] == 0
        means = self.chances()
        return [[mean, 1.0 - mean] if is_first else [1.0 - mean, mean] for mean in means]

    def line(self, longest: int, place: int = -1) -> list[tuple[Seat, str]]:
        """The moves that were tried most, or those after a legal move, in the world in which that was most often."""
        best: list[tuple[Seat, str]] = []
        most: i64 = 0
        first = place if place >= 0 else self._most_tried()
        if first < 0:
            return best
        for _ in range(_WORLDS):
            self._dice = step(self._dice)
            found = self._line_in(self._view.board(self._dice), first, longest, by_lot=False)
            if self._tries > most:
                most = self._tries
                best = found
        return best

    def likely_line(self, world: Board, place: int, longest: int) -> list[tuple[Seat, str]]:
        """A legal move and what may well follow in a world, which they change: by lot, by far the likelier the more
        often it was tried."""
        return self._line_in(world, place, longest, by_lot=True)

    def _line_in(self, world: Board, place: int, longest: int, *, by_lot: bool) -> list[tuple[Seat, str]]:
        """A legal move and those that follow in a world that they change: those tried most, or by lot."""
        found: list[tuple[Seat, str]] = []
        node = self._tried()[place]
        move: i64 = legal_numbers(world)[place]
        self._tries = 0
        while node is not None and len(found) < longest:
            found.append((seat_letter(world.decider), text(world, move)))
            self._tries += node.visits
            answer(world, move)
            node, move = self._next_in(world, node, by_lot)
        return found

    def _most_tried(self) -> int:
        """The place of the move that was tried most, if that was often enough; else -1."""
        visits = self.visits()
        most = max(visits)
        return visits.index(most) if most >= FEW else -1

    def _next_in(self, world: Board, node: Node, by_lot: bool) -> tuple[Node | None, i64]:
        """A move after another, of those that are legal in a world and were tried often enough: the one tried most, or
        one by lot, as likely as the square of its tries, so that what is clearly best is nearly certain."""
        self._iteration += 1
        chosen: Node | None = None
        found: i64 = 0
        most: i64 = FEW - 1
        whole = 0.0
        if world.winner < 0:
            for move in legal_numbers(world):
                child = node.find(move_key(world, move), self._iteration)
                if child is None or child.visits < FEW:
                    continue
                if by_lot:
                    weight = float(child.visits) * float(child.visits)
                    whole += weight
                    self._dice = step(self._dice)
                    is_next = float(below(self._dice, _LOTS)) * whole < weight * float(_LOTS)
                else:
                    is_next = child.visits > most
                if is_next:
                    most = child.visits
                    chosen = child
                    found = move
        return chosen, found

    def _world(self) -> Board:
        """The world of the next iteration."""
        self._dice = step(self._dice)
        if self._in_a_world == 1:
            return self._view.board(self._dice)
        if self._drawn is None or self._served == self._in_a_world:
            self._drawn = self._view.board(self._dice)
            self._served = 0
        self._served += 1
        world: Board = self._drawn.copy()
        world.chance = mixed(self._dice, 1)  # what is thrown in it is not to depend on what is chosen by the same dice
        return world

    def _iterate(self) -> None:
        world = self._world()
        self._dice = step(self._dice)
        horizon = world.turns + self._turns
        teams = world.mode.team
        node = self.root
        path: list[Node] = []
        grown = False
        while world.winner < 0 and not grown:
            if self._prior is None:
                move = self._select(world, node)
                following = self._chosen
                if following is None:
                    following = node.add(move_key(world, move))
                    following.available = 1
                    grown = True
            else:
                following = self._weigh(world, node, self._prior)
                move = following.move
                grown = following.visits == 0
            path.append(following)
            node = following
            answer(world, move)
        if self._judgement is not None:
            horizon = world.turns + self._turns
        result = outcome(world, self._dice, horizon, self._guided, self._judgement)
        for made in path:
            made.visits += 1
            made.worth += result if teams[made.key & 3] == 0 else 1.0 - result

    def _select(self, world: Board, node: Node) -> i64:
        """A move not tried yet if there is any, else the most promising; the node of that is left in `_chosen`."""
        self._iteration += 1
        exploration = self._exploration if node is self.root else self._beyond
        in_turn = self._in_turn and node is self.root
        best: Node | None = None
        most = LOWEST
        found: i64 = 0
        untried: i64 = 0
        new: i64 = -1
        options = world.options
        actions = world.actions
        while options or actions:
            if options:
                move = lowest(options)
                options &= options - 1
            else:
                move = ACTION + lowest(actions)
                actions &= actions - 1
            child = node.find(move_key(world, move), self._iteration)
            if child is None:
                untried += 1
                self._dice = step(self._dice)
                if below(self._dice, untried) == 0:
                    new = move
            else:
                child.available += 1
                promise = -float(child.visits) if in_turn else child.promise(exploration)
                if promise > most:
                    most = promise
                    best = child
                    found = move
        if untried:
            self._chosen = None
            return new
        self._chosen = best
        return found

    def _weigh(self, world: Board, node: Node, prior: Prior) -> Node:
        """The move that deserves to be tried next, by what it brought and by how likely the prior takes it to be. All
        moves that are legal in the world are added to the tree, with what the prior says of them."""
        self._iteration += 1
        options = world.options
        actions = world.actions
        looked = False
        child: Node | None = None
        leanings = 0.0
        visits: i64 = 0
        worth = 0.0
        while options or actions:
            if options:
                move = lowest(options)
                options &= options - 1
            else:
                move = ACTION + lowest(actions)
                actions &= actions - 1
            child = node.after(child, move_key(world, move), self._iteration)
            child.met = self._iteration
            if not child.available:
                if not looked:
                    looked = True
                    prior.look_at(world)
                child.leaning = prior.leaning(world, move)
            child.move = move
            child.available += 1
            leanings += child.leaning
            visits += child.visits
            worth += child.worth
        exploration = self._exploration if node is self.root else self._beyond
        in_turn = self._in_turn and node is self.root
        untried = worth / float(visits) - self._untried if visits else 0.0
        likely = sqrt(float(visits + 1)) / leanings
        best: Node | None = None
        most = LOWEST
        one = node.first
        while one is not None:
            if one.met == self._iteration:
                promise = -float(one.visits) if in_turn else one.weighed(exploration, untried, likely)
                if promise > most:
                    most = promise
                    best = one
            one = one.next
        assert best is not None
        return best


def move_key(board: Board, move: i64) -> i64:
    """What everybody can see of a move: who is asked what, and the card, its place, its holder and its state."""
    decision = board.decision
    asked = board.decider | decision << 2
    if (
        move == DECLINE
        or decision == TAKE
        or decision == FROG
        or decision == AGAIN
        or decision == MAY
        or decision == CHOOSE_SEAT
        or decision == CHOOSE_KEYWORD
        or decision == CHOOSE_SIDE
        or decision == CHOOSE_BRANCH
    ):
        return asked | (move + 1) << 6
    slot = move & (ACTION - 1)
    face: i64 = board.slots.faces[slot]
    state = holder(board, slot) | (board.in_play >> slot & 1) << 2 | (board.exhausted >> slot & 1) << 3
    return asked | face << 16 | state << 24 | (move >> 6) << 28 | 1 << 15
