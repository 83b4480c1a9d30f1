"""Why a move of Mindbug is worse than another: by what follows from both, played in worlds that agree with a view."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from ...game.contract import Seat
from ..reasons import Reason


@dataclass(frozen=True)
class MindbugReason(Reason):
    """Why a move of Mindbug is worse: what it brings about and the best one does not, or the other way round."""

    family: ClassVar[str] = "mindbug"
    is_missed: ClassVar[bool] = False  # it is what the best move would bring
    is_at_once: ClassVar[bool] = True  # it is only said of the turn of the move itself


@dataclass(frozen=True)
class WinMissed(MindbugReason):
    """The best move wins the game."""

    is_missed: ClassVar[bool] = True
    is_at_once: ClassVar[bool] = False


@dataclass(frozen=True)
class GameLost(MindbugReason):
    """The others win the game."""

    is_at_once: ClassVar[bool] = False


@dataclass(frozen=True)
class CardTaken(MindbugReason):
    """A card that is played is taken."""

    card: str
    seat: Seat  # who takes it with a Mindbug


@dataclass(frozen=True)
class AttackerFalls(MindbugReason):
    """A creature that attacks is blocked and defeated."""

    card: str
    blocker: str


@dataclass(frozen=True)
class AttackerAtRisk(MindbugReason):
    """A creature that attacks can be blocked by one that defeats it."""

    card: str
    blocker: str


@dataclass(frozen=True)
class AttackGetsThrough(MindbugReason):
    """A creature of the others is not blocked, and that costs life."""

    is_at_once: ClassVar[bool] = False

    card: str


@dataclass(frozen=True)
class CreatureTurns(MindbugReason):
    """Another player takes control of a creature."""

    is_at_once: ClassVar[bool] = False

    card: str
    seat: Seat  # whose it is then


@dataclass(frozen=True)
class CreatureFalls(MindbugReason):
    """A creature is defeated."""

    is_at_once: ClassVar[bool] = False

    card: str


@dataclass(frozen=True)
class OtherFalls(MindbugReason):
    """A creature is defeated, and with the best move another one is."""

    card: str
    instead: str


@dataclass(frozen=True)
class CreaturesFall(MindbugReason):
    """Some creature is defeated, this one or that."""

    is_at_once: ClassVar[bool] = False


@dataclass(frozen=True)
class LifeLost(MindbugReason):
    """Life is lost."""

    is_at_once: ClassVar[bool] = False


@dataclass(frozen=True)
class CardsLost(MindbugReason):
    """Cards of a hand are discarded or stolen."""


@dataclass(frozen=True)
class CardLeft(MindbugReason):
    """A card that a Mindbug could take stays with the others."""

    card: str
    seat: Seat  # whose creature it becomes


@dataclass(frozen=True)
class HitMissed(MindbugReason):
    """The best move costs the others life."""

    is_missed: ClassVar[bool] = True


@dataclass(frozen=True)
class DefeatMissed(MindbugReason):
    """The best move defeats a creature of the others."""

    is_missed: ClassVar[bool] = True

    card: str


@dataclass(frozen=True)
class OtherDefeated(MindbugReason):
    """The best move defeats a creature of the others, and the one made another."""

    is_missed: ClassVar[bool] = True

    card: str
    instead: str


@dataclass(frozen=True)
class DefeatsMissed(MindbugReason):
    """The best move defeats some creature of the others, this one or that."""

    is_missed: ClassVar[bool] = True


@dataclass(frozen=True)
class CardsMissed(MindbugReason):
    """The best move lets cards be drawn or stolen."""

    is_missed: ClassVar[bool] = True


@dataclass(frozen=True)
class EffectWasted(MindbugReason):
    """The effect of a card does nothing."""

    card: str


@dataclass(frozen=True)
class EffectMissed(MindbugReason):
    """The best move sets off an effect that does something."""

    is_missed: ClassVar[bool] = True

    card: str


@dataclass(frozen=True)
class MindbugDrawn(MindbugReason):
    """The best move makes the others use a Mindbug. It is found in reviews that were kept, and no longer given: whether
    somebody uses a Mindbug is too doubtful to be a reason."""

    is_missed: ClassVar[bool] = True

    seat: Seat  # who uses it


@dataclass(frozen=True)
class MindbugSpent(MindbugReason):
    """A Mindbug is used."""

    card: str  # on which


# What is said first where several things differ.
KINDS: Final[tuple[type[MindbugReason], ...]] = (
    WinMissed,
    GameLost,
    CardTaken,
    AttackerFalls,
    AttackerAtRisk,
    AttackGetsThrough,
    CreatureTurns,
    CardLeft,
    CreatureFalls,
    OtherFalls,
    CreaturesFall,
    LifeLost,
    HitMissed,
    DefeatMissed,
    OtherDefeated,
    DefeatsMissed,
    CardsLost,
    CardsMissed,
    MindbugSpent,
    MindbugDrawn,
    EffectWasted,
    EffectMissed,
)
