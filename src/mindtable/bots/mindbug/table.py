"""What a seat sees of a game of Mindbug, in the words a player thinks in: mine, theirs, creatures, cards."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any, Final

from ...mindbug.cards import CARDS
from ...mindbug.mode import DUEL, MODES, Mode
from ...mindbug.words import Card, Keyword, Trigger

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
class EffectInProgress:
    """The effect being resolved: whose it is, which card gives it, and what a choice is for."""

    seat: str
    giver: Card
    trigger: Trigger
    doing: str | None
    given: Card | None  # the card it is about


@dataclass(frozen=True)
class Player:
    """What is known of a player; a card of a hand that is not known is None. Life is that of the team (T1.4)."""

    seat: str
    team: int
    life: int
    mindbugs: int
    mindfrogs: int
    hand: tuple[Card | None, ...]
    draw: int
    creatures: tuple[Creature, ...]
    discard: tuple[Card, ...]

    def cards_to_come(self) -> int:
        """How many cards the player may still play from hand."""
        return len(self.hand) + self.draw


@dataclass(frozen=True)
class Table:
    """A game of two sides, seen by one player; where one opponent is meant, it is about `them`."""

    players: tuple[Player, ...]  # clockwise from the one who sees it
    them: Player
    turn: str
    shown: Card | None
    attacker: Creature | None
    effect: EffectInProgress | None = None  # the one being resolved
    mode: Mode = DUEL

    @staticmethod
    def of(facts: Mapping[str, Any]) -> Table:
        """The table in the facts of a seat's view."""
        teams = {seat: number for number, team in enumerate(facts["teams"]) for seat in team}
        players = tuple(_player(seat, teams[seat], fields) for seat, fields in facts["seats"].items())
        return Table(
            players=players,
            them=players[0],
            turn=facts["turn"],
            shown=CARD_OF[facts["shown"]] if facts["shown"] else None,
            attacker=_named(facts["attacker"], players),
            effect=_effect(facts["effect"]),
            mode=MODES[facts["mode"]],
        ).seen_by(facts["seat"])

    def seen_by(self, seat: str) -> Table:
        """The same table from the place of another player."""
        seats = [player.seat for player in self.players]
        place = seats.index(seat)
        players = self.players[place:] + self.players[:place]
        return replace(self, players=players, them=next(one for one in players if one.team != players[0].team))

    def against(self, opponent: Player) -> Table:
        """The same table, with the opponent in mind whom an effect is about (T5.2)."""
        return replace(self, them=opponent)

    @property
    def me(self) -> Player:
        return self.players[0]

    @property
    def my_turn(self) -> bool:
        return self.turn == self.me.seat

    @property
    def doing(self) -> str | None:
        """What a choice of the effect being resolved is for."""
        return self.effect.doing if self.effect else None

    # Asked again and again for every move, so each is found once.

    @cached_property
    def allies(self) -> tuple[Player, ...]:
        """My team, with me."""
        return tuple(player for player in self.players if player.team == self.me.team)

    @cached_property
    def teammates(self) -> tuple[Player, ...]:
        return self.allies[1:]

    @cached_property
    def opponents(self) -> tuple[Player, ...]:
        """The one on my left first."""
        return tuple(player for player in self.players if player.team != self.me.team)

    @cached_property
    def allied(self) -> tuple[Creature, ...]:
        """The creatures of my side, mine first (T5.1)."""
        return creatures_of(self.allies)

    @cached_property
    def enemies(self) -> tuple[Creature, ...]:
        return creatures_of(self.opponents)

    @cached_property
    def creatures(self) -> tuple[Creature, ...]:
        return self.allied + self.enemies

    def is_ally(self, seat: str) -> bool:
        """Whether a seat is of my team, or mine."""
        return any(player.seat == seat for player in self.allies)


def creatures_of(players: Iterable[Player]) -> tuple[Creature, ...]:
    return tuple(creature for player in players for creature in player.creatures)


def _player(seat: str, team: int, fields: Mapping[str, Any]) -> Player:
    return Player(
        seat=seat,
        team=team,
        life=fields["life"],
        mindbugs=fields["mindbugs"],
        mindfrogs=fields["mindfrogs"],
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


def _effect(fields: Mapping[str, Any] | None) -> EffectInProgress | None:
    if fields is None:
        return None
    return EffectInProgress(
        seat=fields["seat"],
        giver=CARD_OF[fields["giver"]],
        trigger=Trigger(fields["trigger"]),
        doing=fields["doing"],
        given=CARD_OF[fields["given"]] if fields["given"] else None,
    )


def _named(fields: Mapping[str, Any] | None, players: Iterable[Player]) -> Creature | None:
    if fields is None:
        return None
    return find_creature([player for player in players if player.seat == fields["seat"]], fields["card"])


def find_creature(players: Iterable[Player], card: str, number: int = 1) -> Creature | None:
    """The creature that a move names, of the first player who has so many of the card; None if nobody has."""
    for player in players:
        fitting = [creature for creature in player.creatures if creature.card.id == card]
        if number <= len(fitting):
            return fitting[number - 1]
    return None
