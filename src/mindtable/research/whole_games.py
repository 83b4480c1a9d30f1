"""A small game for two as a whole: what it is worth, and what a policy loses against the best answer to it.

Everything that can happen is played once and kept in *sequence form*: a policy becomes a plan, which says of every
sequence of a seat's own moves how likely the seat makes all of them where it is asked. So what two plans are worth is a
sum over the ends of the game, the best answer to a plan is found in one pass over the decisions of the other seat, and
the mean of plans is a plan.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np

from ..game.chance import SEALED_SIZE
from ..game.contract import Move, Position, Seat, View
from .results import returns

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Numbers = NDArray[np.float64]  # one for every sequence of a seat

Policy = Callable[[View], Mapping[Move, float]]  # how likely each move is; those left out are never made
Offer = Callable[[Position, Seat], list[Move]]  # what a seat may choose from

_START: Final = 0  # the sequence without moves
_BETWEEN_LOOKS: Final = 50  # rounds of learning, before the bounds are looked at again


@dataclass(frozen=True)
class Decision:
    """A choice between several moves: one and the same in all games that the seat cannot tell apart."""

    view: View
    moves: tuple[Move, ...]
    before: int  # the sequence of the seat's own moves that leads here
    sequences: slice  # those that go on with one of the moves


class Player:
    """All that a seat may have to decide, with perfect recall. What may come later in a game stands later."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat
        self.decisions: list[Decision] = []
        self.sequences = 1
        self._memories: dict[object, int] = {}
        self._decisions: dict[int, Decision] = {}  # by what the seat remembers

    def memory(self, *remembered: object) -> int:
        """A number for what the seat remembers: the same for the same, and for nothing else."""
        return self._memories.setdefault(remembered, len(self._memories))

    def asked(self, memory: int, before: int, moves: list[Move], view: View) -> range:
        """The sequences that go on with one of the moves, for a seat that remembers and sees this."""
        if len(moves) == 1:
            return range(before, before + 1)
        if memory not in self._decisions:
            found = Decision(view, tuple(moves), before, slice(self.sequences, self.sequences + len(moves)))
            self.sequences += len(moves)
            self.decisions.append(found)
            self._decisions[memory] = found
        decision = self._decisions[memory]
        if (decision.view, decision.before) != (view, before):
            raise ValueError(f"{self.seat} remembers the same, and has seen or done something else")
        return range(decision.sequences.start, decision.sequences.stop)

    def plan(self, policy: Policy) -> Numbers:
        """The plan of a policy, which is asked about nothing that cannot happen when it is followed."""
        plan = np.zeros(self.sequences)
        plan[_START] = 1
        for decision in self.decisions:
            if plan[decision.before]:
                chances = policy(decision.view)
                plan[decision.sequences] = [chances.get(move, 0) for move in decision.moves]
                plan[decision.sequences] *= plan[decision.before]
        return plan

    def gathered(self, sequences: NDArray[np.intp], worth: Numbers) -> Numbers:
        """What the sequences are worth, if they end in these ways and bring so much in each."""
        total = np.zeros(self.sequences)
        np.add.at(total, sequences, worth)
        return total

    def most(self, worth: Numbers) -> float:
        """The most that the seat can get where the sequences are worth so much."""
        left = worth.copy()
        for decision in reversed(self.decisions):
            left[decision.before] += left[decision.sequences].max()
        return float(left[_START])


class Learner:
    """Learns a plan that cannot be exploited: what is regretted is done more often from then on (CFR+)."""

    def __init__(self, player: Player) -> None:
        self._player = player
        self._regrets = np.zeros(player.sequences)
        self._chances = np.zeros(player.sequences)
        self._sum = np.zeros(player.sequences)
        self._rounds = 0
        self.plan = self._planned()

    @property
    def mean(self) -> Numbers:
        """The mean of all plans so far, the later ones weighing more."""
        mean: Numbers = self._sum / self._sum[_START]
        return mean

    def learn(self, worth: Numbers) -> None:
        """Plan anew, if the sequences were worth so much."""
        left = worth.copy()
        for decision in reversed(self._player.decisions):
            moves = decision.sequences
            expected = self._chances[moves] @ left[moves]
            self._regrets[moves] = np.maximum(0, self._regrets[moves] + left[moves] - expected)
            left[decision.before] += expected
        self.plan = self._planned()
        self._rounds += 1
        self._sum += self._rounds * self.plan

    def _planned(self) -> Numbers:
        plan = np.zeros(self._player.sequences)
        plan[_START] = 1
        for decision in self._player.decisions:
            moves = decision.sequences
            regrets = self._regrets[moves]
            total = regrets.sum()
            self._chances[moves] = regrets / total if total else 1 / len(regrets)
            plan[moves] = plan[decision.before] * self._chances[moves]
        return plan


class Bounds(NamedTuple):
    """How likely the first seat wins if the second answers its plan best, and if it answers that of the second best.
    What the game is worth lies between them."""

    low: float
    high: float

    @property
    def exploitability(self) -> float:
        """How much more than the game is worth the best answers win, in the mean of both seats."""
        return (self.high - self.low) / 2


class _Standing(NamedTuple):
    """Where a seat is in a game: what it remembers, and the sequence of its own moves."""

    memory: int
    sequence: int


def _legal(position: Position, seat: Seat) -> list[Move]:
    return position.moves(seat)


class WholeGame:
    """A game of two seats in which no dice are thrown, played to all its ends from all its deals.

    A deal is given with how likely it is; the moves are all that are legal, or those of an offer. A decision with a
    single move is none.
    """

    def __init__(self, deals: Iterable[tuple[Position, float]], offer: Offer = _legal) -> None:
        dealt = [(position.copy(), chance) for position, chance in deals]
        first, second = dealt[0][0].seats
        self.players: Final = (Player(first), Player(second))
        self.positions = 0
        self._offer = offer
        self._ends: dict[tuple[int, int], tuple[float, float]] = {}  # how likely by chance alone, and won by the first
        for position, chance in dealt:
            position.take_dice(bytes(SEALED_SIZE))  # these say what they have shown
            starts = [_Standing(one.memory(position.view(one.seat)), _START) for one in self.players]
            self._explore(position, chance, starts)
        self._lines = np.array([*self._ends], np.intp).T
        self._chances, self._won = np.array([*self._ends.values()]).T

    def _explore(self, position: Position, chance: float, standings: list[_Standing]) -> None:
        """Play a game on in every way."""
        self.positions += 1
        if not position.to_decide:
            self._end(position, chance, standings)
            return
        asked = position.to_decide[0]
        moves = self._offer(position, asked)
        place = [player.seat for player in self.players].index(asked)
        goings_on = self.players[place].asked(*standings[place], moves, position.view(asked))
        for move, sequence in zip(moves, goings_on, strict=True):
            following = position.copy()
            told = following.play(move, asked)
            if following.rolls:
                raise ValueError(f"dice were thrown after “{move}”, and a whole game has none")
            after = [
                _Standing(
                    player.memory(memory, *(event.told_to(player.seat) for event in told), following.view(player.seat)),
                    before,
                )
                for player, (memory, before) in zip(self.players, standings, strict=True)
            ]
            own = self.players[place].memory(after[place].memory, move)
            after[place] = _Standing(own, sequence)
            self._explore(following, chance, after)

    def _end(self, position: Position, chance: float, standings: list[_Standing]) -> None:
        first, second = (standing.sequence for standing in standings)
        so_far, won = self._ends.get((first, second), (0.0, 0.0))
        share = (1 + returns(position.sides, position.winners)[self.players[0].seat]) / 2
        self._ends[first, second] = so_far + chance, won + chance * share

    def worth_to_first(self, plan: Numbers) -> Numbers:
        """How likely the first seat wins by each of its sequences, against a plan of the second."""
        own, other = self._lines
        return self.players[0].gathered(own, self._won * plan[other])

    def worth_to_second(self, plan: Numbers) -> Numbers:
        """How likely the second seat wins by each of its sequences, against a plan of the first."""
        other, own = self._lines
        return self.players[1].gathered(own, (self._chances - self._won) * plan[other])

    def bounds(self, first: Numbers, second: Numbers) -> Bounds:
        """What the best answers to a plan of each seat leave to it."""
        low = 1 - self.players[1].most(self.worth_to_second(first))
        return Bounds(low, self.players[0].most(self.worth_to_first(second)))

    def solved(self, gap: float) -> tuple[Numbers, Numbers]:
        """A plan of each seat whose bounds are no further apart than the gap."""
        first, second = (Learner(player) for player in self.players)
        while True:
            for _ in range(_BETWEEN_LOOKS):
                first.learn(self.worth_to_first(second.plan))
                second.learn(self.worth_to_second(first.plan))
            plans = first.mean, second.mean
            bounds = self.bounds(*plans)
            if bounds.high - bounds.low <= gap:
                return plans
