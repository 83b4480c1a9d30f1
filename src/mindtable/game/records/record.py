"""A record as a value."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from ..chance import SEALED_SIZE, Seed, seed_text
from ..commitments import Commitment, Terms, digest_of
from ..contract import SEATS, Game, Move, Position, Roll, Seat
from ..flaws import Flawed

NONE: Final = "none"
BEFORE_COMMITMENTS: Final = "1"  # the format that did not name its dice, which were always quick
FORMAT: Final = "2"
FORMATS: Final = (BEFORE_COMMITMENTS, FORMAT)


LOWEST_SEED: Final = -(2**63)  # of quick dice
HIGHEST_SEED: Final = 2**63 - 1
_NOT_OF_POSITIONS: Final = frozenset({"name", "rules", "moves", "then"})  # fields of scenarios
QUICK: Final = "quick"  # the names of the dice
SEALED: Final = "sealed"


class RecordError(Flawed):
    """A record that cannot be read or replayed."""


def dice_of(seed: Seed) -> str:
    """The name of the dice of a seed."""
    return QUICK if isinstance(seed, int) else SEALED


@dataclass(frozen=True)
class NewDice:
    """Other dice that were taken after a move, as when somebody plays on from the middle of a game."""

    after: int  # the number of that move
    seed: Seed
    commitment: Commitment | None = None


@dataclass(frozen=True)
class Record:
    """A game from its deal to its result, or to where it stands."""

    game: str
    rules: str
    sets: tuple[str, ...]
    options: tuple[tuple[str, str], ...]
    seats: tuple[tuple[Seat, str], ...]  # who sits where
    seed: Seed
    deal: tuple[str, ...]
    moves: tuple[tuple[Seat, Move], ...] = ()
    winners: tuple[Seat, ...] = ()  # empty while the game goes on
    commitment: Commitment | None = None  # to the dice of the deal, where a table made one
    new_dice: tuple[NewDice, ...] = ()
    new_rules: tuple[tuple[int, str], ...] = ()  # by which it went on, and after which move
    start: str = ""  # a position in the notation of scenarios, as JSON, where a game does not begin with its deal
    rolls: tuple[tuple[int, tuple[Roll, ...]], ...] = ()  # what sealed dice showed, by the numbers of the moves
    format: str = FORMAT

    def __post_init__(self) -> None:
        """Refuse what could not be read back."""
        words = [self.game, self.rules, *self.sets, *(word for option in self.options for word in option)]
        lines = [*(who for _, who in self.seats), *self.deal, *(move.text for _, move in self.moves)]
        lines += [self.start] if self.start else []
        seats = [seat for seat, _ in self.seats]
        dice = [(self.seed, self.commitment), *((new.seed, new.commitment) for new in self.new_dice)]
        bits = [added for _, opened in dice if opened for added in opened.bits]
        named = [*(seat for seat, _ in self.moves), *self.winners, *(seat for seat, _ in bits)]
        numbers = [number for number, _ in self.rolls]
        if (
            any(word.split() != [word] for word in words)
            or any("=" in key for key, _ in self.options)
            or NONE in self.sets
            or any(not line or line != line.strip() or "\n" in line or "\r" in line for line in lines)
            or not seats
            or len(set(seats)) < len(seats)
            or not set(named) <= set(seats) <= set(SEATS)
            or any(isinstance(seed, bytes) and len(seed) != SEALED_SIZE for seed, _ in dice)
            or any(isinstance(seed, int) and not LOWEST_SEED <= seed <= HIGHEST_SEED for seed, _ in dice)
            or any(opened is not None and isinstance(seed, int) for seed, opened in dice)
            or [new.after for new in self.new_dice] != sorted({new.after for new in self.new_dice})
            or any(new.after > len(self.moves) for new in self.new_dice)
            or any(not rolls for _, rolls in self.rolls)
            or numbers != sorted(set(numbers) & set(range(1, len(self.moves) + 1)))
            or self.format not in FORMATS
            or (self.start and self.deal)
            or any(rules.split() != [rules] for _, rules in self.new_rules)
            or (self.format == BEFORE_COMMITMENTS and (isinstance(self.seed, bytes) or self._is_more_than_a_deal))
        ):
            raise ValueError("this cannot be written as a record")

    @staticmethod
    def of_deal(
        game: Game[Any],
        dealt: Position,
        *,
        seed: Seed,
        sets: Sequence[str],
        options: Mapping[str, str],
        seats: Mapping[Seat, str],
        commitment: Commitment | None = None,
    ) -> Record:
        """The record of a game that was just dealt, with who sits where."""
        return Record(
            game=game.name,
            rules=game.rules,
            sets=tuple(sets),
            options=tuple(options.items()),
            seats=tuple((seat, seats[seat]) for seat in dealt.seats),
            seed=seed,
            deal=tuple(game.deal_text(dealt)),
            commitment=commitment,
        )

    @staticmethod
    def of_position(game: Game[Any], document: Mapping[str, Any], seats: Mapping[Seat, str]) -> Record:
        """The record of a game that begins with the position of a scenario, with who sits where. Nothing was rolled
        before it, so that its dice do not matter."""
        return Record(
            game=game.name,
            rules=game.rules,
            sets=(),
            options=(),
            seats=tuple(seats.items()),
            seed=0,
            deal=(),
            start=json.dumps(
                {field: value for field, value in document.items() if field not in _NOT_OF_POSITIONS},
                ensure_ascii=False,
            ),
        )

    @property
    def _is_more_than_a_deal(self) -> bool:
        return bool(self.new_dice or self.new_rules or self.start or self.rolls)

    def rules_after(self, moves: int) -> str:
        """The version of the rules by which the next move is read after so many."""
        return next((rules for after, rules in reversed(self.new_rules) if after <= moves), self.rules)

    def by_rules(self, rules: str) -> Record:
        """The record as it goes on by some rules."""
        if rules == self.rules_after(len(self.moves)):
            return self
        return replace(self, new_rules=(*self.new_rules, (len(self.moves), rules)), format=FORMAT)

    @property
    def dice(self) -> str:
        """The name of the dice of the deal."""
        return dice_of(self.seed)

    @property
    def terms(self) -> Terms:
        """What a commitment to the dice of the deal covers."""
        return Terms(self.game, self.rules, self.sets, dict(self.options))

    def with_move(self, seat: Seat, move: Move, winners: tuple[Seat, ...], rolls: Sequence[Roll] = ()) -> Record:
        """The record with one more move, what was rolled in it, and who has won by it."""
        moves = (*self.moves, (seat, move))
        rolled = (*self.rolls, (len(moves), tuple(rolls))) if rolls else self.rolls
        return replace(self, moves=moves, winners=winners, rolls=rolled)

    def before_move(self, number: int) -> Record:
        """The record as it was before the move of a number (the first is 1)."""
        return replace(
            self,
            moves=self.moves[: number - 1],
            winners=(),
            rolls=tuple(one for one in self.rolls if one[0] < number),
            new_dice=tuple(new for new in self.new_dice if new.after < number - 1),
            new_rules=tuple((after, rules) for after, rules in self.new_rules if after < number - 1),
        )

    def terms_after(self, moves: int) -> Terms:
        """What a commitment to new dice covers that are taken after so many moves: all that came before, too."""
        before = self.before_move(moves + 1)
        lines = [f"seed: {seed_text(before.seed)}", f"start: {before.start or NONE}"]
        lines += [f"dice after {new.after}: {seed_text(new.seed)}" for new in before.new_dice]
        lines += [f"{number}. {seat}: {move}" for number, (seat, move) in enumerate(before.moves, 1)]
        return replace(self.terms, start=digest_of("\n".join(lines) + "\n"))

    def same_game(self, other: Record) -> bool:
        """Whether both are of one and the same game, each at whatever point."""
        return self.before_move(1) == replace(other.before_move(1), format=self.format)
