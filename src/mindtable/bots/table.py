"""What a seat sees of a game of Mindbug, in the words a player thinks in: mine, theirs, creatures, cards."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any, Final

from ..mindbug.cards import CARDS
from ..mindbug.words import Card, Keyword

CARD_OF: Final[Mapping[str, Card]] = {card.id: card for card in CARDS}


@dataclass(frozen=True)
class Creature:
    """A creature in play as it is now."""

    card: Card
    seat: str
    power: int
    keywords: frozenset[Keyword]
    exhausted: bool = False
    boosts: int = 0

    def saved_by_tough(self) -> bool:
        """Whether it would be exhausted instead of defeated (M6.9)."""
        return Keyword.TOUGH in self.keywords and not self.exhausted


@dataclass(frozen=True)
class Player:
    """What is known of a player; a card of a hand that is not known is None."""

    seat: str
    life: int
    mindbugs: int
    hand: tuple[Card | None, ...]
    draw: int
    creatures: tuple[Creature, ...]
    discard: tuple[Card, ...]

    def cards_to_come(self) -> int:
        """How many cards the player may still play from hand."""
        return len(self.hand) + self.draw


@dataclass(frozen=True)
class Table:
    """A game of two sides, seen from one of them."""

    me: Player
    them: Player
    my_turn: bool
    shown: Card | None
    attacker: Creature | None
    doing: str | None = None  # what a choice of the effect in progress is for

    @staticmethod
    def of(facts: Mapping[str, Any]) -> Table:
        """The table in the facts of a seat's view."""
        players = {seat: _player(seat, fields) for seat, fields in facts["seats"].items()}
        me = players.pop(facts["seat"])
        (them,) = players.values()
        return Table(
            me=me,
            them=them,
            my_turn=facts["turn"] == me.seat,
            shown=CARD_OF[facts["shown"]] if facts["shown"] else None,
            attacker=_named(facts["attacker"], me, them),
            doing=facts["effect"]["doing"] if facts["effect"] else None,
        )

    def from_their_side(self) -> Table:
        return replace(self, me=self.them, them=self.me, my_turn=not self.my_turn)

    def creatures(self) -> tuple[Creature, ...]:
        return self.me.creatures + self.them.creatures


def _player(seat: str, fields: Mapping[str, Any]) -> Player:
    return Player(
        seat=seat,
        life=fields["life"],
        mindbugs=fields["mindbugs"],
        hand=tuple(CARD_OF[name] if name else None for name in fields["hand"]),
        draw=fields["draw"],
        creatures=tuple(_creature(seat, creature) for creature in fields["play"]),
        discard=tuple(CARD_OF[name] for name in fields["discard"]),
    )


def _creature(seat: str, fields: Mapping[str, Any]) -> Creature:
    return Creature(
        card=CARD_OF[fields["card"]],
        seat=seat,
        power=fields["power"],
        keywords=frozenset(Keyword(name) for name in fields["keywords"]),
        exhausted=fields["exhausted"],
        boosts=len(fields["boosts"]),
    )


def _named(fields: Mapping[str, Any] | None, *players: Player) -> Creature | None:
    if fields is None:
        return None
    creatures = [creature for player in players for creature in player.creatures]
    return find_creature(creatures, fields["card"], fields["seat"])


def find_creature(creatures: Iterable[Creature], card: str, seat: str | None, number: int = 1) -> Creature | None:
    """The creature that a move names; None if there is no such creature."""
    fitting = [one for one in creatures if one.card.id == card and seat in (None, one.seat)]
    return fitting[number - 1] if number <= len(fitting) else None
