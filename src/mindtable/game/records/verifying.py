"""Whether a record is true to itself: commitment, seed, deal, moves, every roll, result."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, Literal

from ..chance import Seed
from ..commitments import Commitment, Terms, commitment_to, seed_from
from ..contract import Game
from ..flaws import Flaw
from .record import Record, RecordError
from .replaying import Step, replay

Standing = Literal["agrees", "differs", "missing", "unknown"]

_AGREES: Final[Standing] = "agrees"
_DIFFERS: Final[Standing] = "differs"
_MISSING: Final[Standing] = "missing"  # nobody has committed to anything
_UNKNOWN: Final[Standing] = "unknown"  # something before it differs
_PLAYED: Final = ("deal", "moves", "rolls", "result")
_OF_PROBLEMS: Final = {"other-deal": "deal", "other-roll": "rolls", "other-result": "result"}


@dataclass(frozen=True)
class Verdict:
    """What a check has found: how each part stands, and why one of them differs."""

    parts: tuple[tuple[str, Standing], ...]
    problem: Flaw | None = None

    @property
    def agrees(self) -> bool:
        """Whether nothing differs; a record without a commitment may agree as well."""
        return all(standing in (_AGREES, _MISSING) for _, standing in self.parts)


def verify(record: Record, game: Game[Any]) -> Verdict:
    """Check whether what was committed to is what was dealt and rolled, and whether the moves lead to the result."""
    steps, problem = _replayed(record, game)
    dice = [(record.seed, record.commitment, record.terms)]
    for new in record.new_dice:
        if new.after < len(steps):
            dice.append((new.seed, new.commitment, record.terms_after(new.after)))
    commitment = _together([_shown(opened, terms) for _, opened, terms in dice])
    seed = _together([_followed(seed, opened, terms) for seed, opened, terms in dice])
    return Verdict((("commitment", commitment), ("seed", seed), *_played(problem)), problem)


def _replayed(record: Record, game: Game[Any]) -> tuple[list[Step], Flaw | None]:
    """The steps of a record, as far as it can be played, and why it cannot be played further."""
    steps: list[Step] = []
    try:
        for step in replay(record, game):
            steps.append(step)
    except RecordError as problem:
        return steps, problem.flaw
    return steps, None


def _played(problem: Flaw | None) -> list[tuple[str, Standing]]:
    """How the parts stand that are found out by playing: beyond a problem nothing is known."""
    failed = _PLAYED.index(_OF_PROBLEMS.get(problem.reason, "moves")) if problem else len(_PLAYED)
    before = [(part, _AGREES) for part in _PLAYED[:failed]]
    after = [(part, _UNKNOWN) for part in _PLAYED[failed + 1 :]]
    return [*before, *((part, _DIFFERS) for part in _PLAYED[failed : failed + 1]), *after]


def _shown(opened: Commitment | None, terms: Terms) -> Standing:
    """Whether the secret is the one that was committed to."""
    if opened is None:
        return _MISSING
    return _AGREES if commitment_to(opened.secret, terms) == opened.shown else _DIFFERS


def _followed(seed: Seed, opened: Commitment | None, terms: Terms) -> Standing:
    """Whether the seed follows from the secret and the bits."""
    if opened is None:
        return _MISSING
    return _AGREES if seed_from(opened.secret, opened.bits, terms) == seed else _DIFFERS


def _together(standings: list[Standing]) -> Standing:
    """How several dice stand: as the worst of those that somebody has committed to."""
    return next(worst for worst in (_DIFFERS, _AGREES, _MISSING) if worst in standings)
