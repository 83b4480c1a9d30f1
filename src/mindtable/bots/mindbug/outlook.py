"""A game as one of its players looks at it: who is with them and who against them, by what a view shows.

What is to be seen stands in the sight of the view; what follows from it by the rules is asked of the view.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Final

from ...game.contract import Seat
from ...mindbug.cards import CARDS
from ...mindbug.sight import CreatureSight, PlayerSight, Sight
from ...mindbug.view import View
from ...mindbug.words import Ability, Card, Who

CARD_OF: Final[Mapping[str, Card]] = {card.id: card for card in CARDS}


@dataclass(frozen=True)
class Found:
    """What was found out about a view so far, so that every outlook on it need not do so again."""

    outlooks: dict[Seat, Outlook] = field(default_factory=dict)
    entering: dict[tuple[str, Seat], float] = field(default_factory=dict)  # what a card is worth that enters at a seat
    there: dict[CreatureSight, float] = field(default_factory=dict)  # what a creature is worth by who else is there


@dataclass(frozen=True)
class Outlook:
    """What a player may make of a view; where one opponent is meant, it is about `them`.

    The player need not be the one whose view it is: one may well ask what others make of what oneself can see.
    """

    view: View
    players: tuple[PlayerSight, ...]  # clockwise from the one who looks
    them: PlayerSight
    found: Found

    @staticmethod
    def of(view: View, seat: Seat) -> Outlook:
        """What a player makes of a view, the opponent on the left in mind."""
        return Outlook._from(view, seat, Found())

    @staticmethod
    def _from(view: View, seat: Seat, found: Found) -> Outlook:
        players = view.sight.players
        place = next(number for number, player in enumerate(players) if player.seat == seat)
        players = players[place:] + players[:place]
        side = _side_of(view, seat)
        return Outlook(view, players, next(player for player in players if player.seat not in side), found)

    def seen_by(self, seat: Seat) -> Outlook:
        """What another player makes of the same view."""
        outlooks = self.found.outlooks
        if seat not in outlooks:
            outlooks[seat] = Outlook._from(self.view, seat, self.found)
        return outlooks[seat]

    def against(self, opponent: PlayerSight) -> Outlook:
        """The same, with the opponent in mind whom an effect is aimed at (T5.2)."""
        return replace(self, them=opponent)

    @property
    def sight(self) -> Sight:
        """What the one whose view it is sees."""
        return self.view.sight

    @property
    def me(self) -> PlayerSight:
        """The player whose view it is."""
        return self.players[0]

    @property
    def doing(self) -> str | None:
        """What a choice of the effect being resolved is for."""
        effect = self.sight.effect
        return effect.doing if effect else None

    # Asked again and again for every move, so each is found once.

    @cached_property
    def allies(self) -> tuple[PlayerSight, ...]:
        """My side, with me."""
        side = _side_of(self.view, self.me.seat)
        return tuple(player for player in self.players if player.seat in side)

    @cached_property
    def teammates(self) -> tuple[PlayerSight, ...]:
        """The players of the same side, without oneself."""
        return self.allies[1:]

    @cached_property
    def opponents(self) -> tuple[PlayerSight, ...]:
        """The one on my left first."""
        return tuple(player for player in self.players if player not in self.allies)

    @cached_property
    def enemies(self) -> tuple[CreatureSight, ...]:
        """The creatures of the opponents."""
        return creatures_of(self.opponents)

    @cached_property
    def creatures(self) -> tuple[CreatureSight, ...]:
        """All of them, those of my side first."""
        return creatures_of(self.allies) + self.enemies

    def is_ally(self, seat: Seat) -> bool:
        """Whether a seat is of my side, or mine."""
        return any(player.seat == seat for player in self.allies)

    def meant(self, who: Who) -> Sequence[PlayerSight]:
        """The players whom an effect of mine is about: where it is one opponent, the one I have in mind (T5.2)."""
        match who:
            case Who.YOU:
                return [self.me]
            case Who.TEAMMATE:
                return self.teammates
            case Who.EACH_OPPONENT:
                return self.opponents
            case Who.EACH_PLAYER:
                return self.players
            case Who.THE_OPPONENT | Who.AN_OPPONENT:
                return [self.them]


def _side_of(view: View, seat: Seat) -> tuple[Seat, ...]:
    return next(side for side in view.sight.sides if seat in side)


def creatures_of(players: Iterable[PlayerSight]) -> tuple[CreatureSight, ...]:
    """The creatures of several players, one player after the other."""
    return tuple(creature for player in players for creature in player.creatures)


def abilities_of(creatures: Iterable[CreatureSight]) -> list[Ability]:
    """All that is printed on some creatures."""
    return [ability for creature in creatures for ability in CARD_OF[creature.card].abilities]


def cards_to_come(player: PlayerSight) -> int:
    """How many cards a player may still play from hand."""
    return len(player.hand) + player.draw_pile


def out_of_actions(player: PlayerSight, *, creatures_lost: int = 0) -> bool:
    """Whether a player has no card to play any more and no creature, or none when so many will be lost."""
    return not cards_to_come(player) and len(player.creatures) <= creatures_lost


def find_creature(players: Iterable[PlayerSight], card: str, number: int = 1) -> CreatureSight | None:
    """The creature that a move names, of the first player who has so many of the card; None if nobody has."""
    for player in players:
        fitting = [creature for creature in player.creatures if creature.card == card]
        if number <= len(fitting):
            return fitting[number - 1]
    return None
