"""Monte Carlo search for Mind Up!, where everybody chooses at the same time.

Every seat tries its own choices of this turn: nobody knows what the others choose, so each chooses by what its own
cards have brought so far against all that the others tried (decoupled UCB). But the others are taken to think no
further than rules of thumb more often than not: the best answer to perfect players is a poor one to those who sit at
the table. From the next turn on all play by rules of thumb. Were later choices searched as well, those of the searching
seat would mostly be trials, and it would seem to win less than it does. Every iteration draws a world that agrees with
what the searching seat knows: hands seen in earlier rounds are known, the others are dealt anew.
"""

from math import exp
from typing import Final

from mypy_extensions import i64

from ...game.bits import bit, count, lowest, nth, slots_of
from ...game.chance import below, step
from ...game.contract import Seat
from ...mindup.board import ROUNDS, Board
from ...mindup.notation import seat_letter, text
from ...mindup.questions import hand_of, is_over, total
from ...mindup.round import seal
from ...mindup.view import View
from ..tree import FEW, LOWEST, Node, TreeSearch
from .policy import likely_card, wishes

EXPLORATION: Final = 0.5
HORIZON: Final = 1  # rounds after which the points decide, if the game is not over
COMMON: Final = 60  # so likely it is, in per cent, that another chooses by rules of thumb
GUIDED: Final = 90  # so many per cent of such choices follow them
SPREAD: Final = 4.0  # points that make up for a factor of e in the chances, for each round still to come
SEAT: Final = 6  # from this binary digit on, a key is the seat; below, the slot of a card
SLOT: Final = (1 << SEAT) - 1


class MindUpSearch(TreeSearch):
    """The search of one choice of one seat."""

    def __init__(
        self,
        view: View,
        dice: i64,
        *,
        exploration: float = EXPLORATION,
        rounds: i64 = HORIZON,
        scale: float = SPREAD,
        guided: i64 = GUIDED,
        common: i64 = COMMON,
    ) -> None:
        super().__init__(dice)
        self._view = view
        self._exploration = exploration
        self._rounds = rounds
        self._scale = scale
        self._guided = guided
        self._common = common
        self._seat: i64 = view.number()
        players: int = view.board(dice).players
        self._roots = [Node(0) for _ in range(players)]
        self._sums = [[0.0] * players for _ in range(SLOT + 1)]  # of all results, by the card of the searching seat

    def prospects(self) -> list[list[float]]:
        """How likely every seat is to win after each choice, as far as it was tried."""
        hand = slots_of(hand_of(self._view.board(self._dice), self._seat))
        visits = self.visits()
        return [
            [result / float(max(tries, 1)) for result in self._sums[slot]]
            for slot, tries in zip(hand, visits, strict=True)
        ]

    def line(self, longest: int, place: int = -1) -> list[tuple[Seat, str]]:
        """The choices that are expected in this turn, where they are clear enough: of others only where all of their
        hand is known, for nobody can choose a card that somebody else may have."""
        known = self._view.known_cards()
        first = self._view.board(self._dice)
        found: list[tuple[Seat, str]] = []
        for seat, root in enumerate(self._roots):
            own = place >= 0 and seat == self._seat
            node = self._tried()[place] if own else root.most_tried(FEW)
            if node is not None and not hand_of(first, seat) & ~known:
                found.append((seat_letter(seat), text(node.key & SLOT)))
        return found[:longest]

    def _tried(self) -> list[Node | None]:
        self._iteration += 1
        hand = hand_of(self._view.board(self._dice), self._seat)
        root = self._roots[self._seat]
        return [root.find(self._seat << SEAT | slot, self._iteration) for slot in slots_of(hand)]

    def _iterate(self) -> None:
        self._dice = step(self._dice)
        world: Board = self._view.board(self._dice)
        self._dice = step(self._dice)
        self._imagine(world, self._seat, self._roots)

    def _imagine(self, world: Board, searching: i64, roots: list[Node]) -> None:
        """Play a world on, with a seat that searches its choice of this turn, and write down what came of it."""
        world.sealed = 0  # nobody knows what the others have chosen, and one may choose anew: all choose anew
        last = world.round + self._rounds
        tried: list[Node] = []
        self._choose(world, searching, roots, tried)
        while not is_over(world) and world.round < last:
            self._play_on(world)
        self._learn(tried, searching, self._results(world))

    def _choose(self, world: Board, searching: i64, roots: list[Node], tried: list[Node]) -> None:
        """Everybody makes the choice that is searched: by what it has brought so far, or by rules of thumb."""
        wished = wishes(world)
        seat: i64 = 0
        while seat < world.players:
            if seat == searching or not self._happens(self._common):
                slot = self._select(roots[seat], seat, hand_of(world, seat))
                tried.append(roots[seat].following(seat << SEAT | slot, self._iteration))
            else:
                slot = self._by_rules_of_thumb(world, seat, wished)
            seal(world, seat, slot)
            seat += 1

    def _learn(self, tried: list[Node], searching: i64, results: list[float]) -> None:
        """Write a result into all that was tried."""
        for node in tried:
            node.visits += 1
            node.worth += results[node.key >> SEAT]
            if node.key >> SEAT == self._seat and searching == self._seat:
                sums = self._sums[node.key & SLOT]
                for other, result in enumerate(results):
                    sums[other] += result

    def _play_on(self, world: Board) -> None:
        """One more turn, in which all are alike."""
        wished = wishes(world)
        seat: i64 = 0
        while seat < world.players:
            seal(world, seat, self._by_rules_of_thumb(world, seat, wished))
            seat += 1

    def _results(self, world: Board) -> list[float]:
        """How likely every seat is to win where an imagined game ends."""
        return chances(world, self._scale)

    def _by_rules_of_thumb(self, world: Board, seat: i64, wished: list[i64]) -> i64:
        """The card that promises most, or now and then any."""
        if self._happens(self._guided):
            return likely_card(world, seat, wished)
        hand = hand_of(world, seat)
        self._dice = step(self._dice)
        return nth(hand, below(self._dice, count(hand)))

    def _happens(self, chance: i64) -> bool:
        """Whether the dice show what happens so many times of a hundred."""
        self._dice = step(self._dice)
        return below(self._dice, 100) < chance

    def _select(self, node: Node, seat: i64, hand: i64) -> i64:
        """A card: one that was not tried yet if there is any, else the most promising."""
        self._iteration += 1
        in_turn = self._in_turn and node is self._roots[self._seat]
        most = LOWEST
        found: i64 = 0
        untried: i64 = 0
        while hand:
            slot = lowest(hand)
            hand &= hand - 1
            child = node.find(seat << SEAT | slot, self._iteration)
            if child is None:
                untried |= bit(slot)
            else:
                child.available += 1
                promise = -float(child.visits) if in_turn else child.promise(self._exploration)
                if promise > most:
                    most = promise
                    found = slot
        if untried:
            self._dice = step(self._dice)
            found = nth(untried, below(self._dice, count(untried)))
        self._iteration += 1
        return found


def chances(board: Board, scale: float) -> list[float]:
    """How likely every seat is to win: who has won, if the game is over; else by the points so far."""
    results: list[float] = []
    seat: i64 = 0
    if is_over(board):
        share = 1.0 / float(count(board.victors))
        while seat < board.players:
            results.append(share if board.victors >> seat & 1 else 0.0)
            seat += 1
        return results
    whole = 0.0
    spread = scale * float(ROUNDS + 1 - board.round)
    while seat < board.players:
        weight = exp(float(total(board, seat)) / spread)
        results.append(weight)
        whole += weight
        seat += 1
    return [weight / whole for weight in results]
