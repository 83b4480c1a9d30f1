"""What a seat sees of a game of Mindbug, as values: everything in its view, in the words of the rule book.

A card is its id; a card that is not known is None. Cards of one place stand in the order in which they lie there, which
never says when they came. Two sights of one seat are equal if and only if the views are that they were made from.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from ..game.contract import Seat
from .words import Keyword, Trigger


@dataclass(frozen=True, slots=True)
class CreatureSight:
    """A creature in play."""

    card: str  # its id; a later stage has one of its own
    seat: Seat  # who controls it
    power: int  # now
    printed_power: int  # of the stage or side it shows
    keywords: tuple[Keyword, ...]  # now
    exhausted: bool  # being tough has saved it already
    turning: bool  # it was just exhausted and is still to be turned to a side
    attacking: bool  # it is the attacker
    blocking: bool  # it is the blocker
    boosts: tuple[str, ...]  # the cards under it
    safe: bool  # nothing defeats it this turn
    cannot_block: bool  # this turn, because an effect says so; `View.why_no_block` knows all reasons
    sneaky_this_turn: bool  # an effect made it so until the end of the turn
    has_blocked: bool  # this turn
    has_defeated: bool  # an enemy creature, in combat, this turn


@dataclass(frozen=True, slots=True)
class PlayerSight:
    """What is to be seen of a player."""

    seat: Seat  # where the player sits
    life: int  # of the whole side
    mindbugs: int  # that are left
    mindfrogs: int  # that are left
    hand: tuple[str | None, ...]  # those that are known first
    hand_seen_by: tuple[tuple[Seat, ...], ...]  # for each card of the hand, the other players who are known to know it
    hand_shown: tuple[bool, ...]  # for each card of the hand, whether everybody has seen it
    draw_pile: int  # how many cards are in it
    creatures: tuple[CreatureSight, ...]  # in play
    discard_pile: tuple[str, ...]  # the cards in it
    skipped: bool  # the last turn of its side was skipped
    cannot_block: bool  # this turn, with any creature


@dataclass(frozen=True, slots=True)
class CardAt:
    """Which card is meant: `sight.player(seat).creatures[index]`, where the place is "creatures"."""

    seat: Seat  # who has it
    place: str  # "creatures", "hand", "discard_pile"; "shown", "boosts" and "draw_pile" without an index
    index: int  # its place there, counted from 0


@dataclass(frozen=True, slots=True)
class EffectSight:
    """The effect being resolved."""

    card: str  # the creature that has it
    card_at: CardAt  # where that creature is, or was sent
    seat: Seat  # whose effect it is
    giver: str  # the card that gives it to the creature, mostly the same
    giver_at: CardAt  # where that card is
    trigger: Trigger  # when it happens
    ability: str  # the card on which what is being done is printed: an earlier stage, or one whose effect is copied
    step: int  # how many of its steps have been taken or passed over
    doing: str | None  # what a choice is for
    amount: int  # of life, cards or whatever the step is about
    opponent: Seat | None  # the opponent whom it is about
    given: str | None  # the card just given or revealed, if it is known
    given_at: CardAt | None  # where the card just given or revealed is
    among: str | None  # where the cards lie of which the seat chooses: play, hand or discard
    chosen: tuple[str | None, ...]  # the cards chosen so far for the step
    chosen_at: tuple[CardAt, ...]  # where they are
    named: tuple[Keyword, ...]  # the keyword that was named
    done: bool  # the step before was done completely
    discarded: int  # how many cards its player has just discarded
    copied: tuple[str, ...]  # the creatures whose effects were copied
    copied_at: tuple[CardAt, ...]  # where they are
    released: tuple[str, ...]  # cards in discard piles that lay under its creature


@dataclass(frozen=True, slots=True)
class WaitingEffect:
    """An effect that waits until the one in progress is complete."""

    card: str  # the creature that has it
    card_at: CardAt  # where that creature is, or was sent
    seat: Seat  # who will resolve it
    giver: str  # the card that gives it to the creature, mostly the same
    giver_at: CardAt  # where that card is
    trigger: Trigger  # when it happens
    ability: str  # the card on which it is printed: the stage its creature had
    released: tuple[str, ...]  # cards in discard piles that lay under its creature


@dataclass(frozen=True, slots=True)
class Sighting:
    """A card that was seen and is now in one of several places."""

    card: str  # its id
    places: tuple[str, ...]  # the places where it may be: "hand A", "draw A", "unused"


@dataclass(frozen=True, slots=True)
class Asked:
    """Somebody who may be asked to take the card shown, or to block."""

    seat: Seat  # who
    question: str  # what is asked, in one word
    able: bool  # whether they can do anything but decline


@dataclass(frozen=True, slots=True)
class UnusedPile:
    """The cards that were not dealt."""

    count: int  # how many there are
    known: tuple[str, ...]  # those that the seat knows
    looked_at: tuple[str | None, ...]  # by the player of the effect in progress


class Fate(StrEnum):
    """What becomes of a creature in a combat."""

    STANDS = "stands"
    EVOLVES = "evolves"
    EXHAUSTED = "exhausted"
    FALLS = "falls"


@dataclass(frozen=True, slots=True)
class Combat:
    """What a combat of two creatures would do, before any effect that it triggers."""

    attacker: Fate
    blocker: Fate


@dataclass(frozen=True, slots=True)
class Sight:
    """All that a seat, or a spectator, may know at a moment of a game of Mindbug."""

    game: str  # its name
    mode: str  # the variant of the game
    seat: Seat | None  # whose sight it is; nobody's is that of a spectator
    sides: tuple[tuple[Seat, ...], ...]  # who plays together
    turn: Seat  # whose turn it is
    turn_number: int  # counted from 1
    next_turn: Seat  # whose turn will follow
    to_decide: tuple[Seat, ...]  # who is asked; nobody when the game is over
    question: str  # what is asked, in one word
    moves: tuple[str, ...]  # what the seat may answer, if it is asked
    effect: EffectSight | None  # the effect being resolved, if there is one
    waiting: tuple[WaitingEffect, ...]  # the effects that wait for it, in the order in which they came about
    stages: tuple[str, ...]  # what is still to come in this turn, the next one first
    shown: str | None  # the card just played that somebody may still take
    taker: Seat  # whose creature the card shown, or else the last one played, became
    attacker: CreatureSight | None  # the creature that attacks, also among those of its player
    blocker: CreatureSight | None  # the creature that blocks, also among those of its player
    attacks: int  # how many times the attacker has attacked
    ordered: bool  # the attack is caused by an effect
    asking: tuple[Asked, ...]  # all who may be asked to take the card shown, or to block, in order
    asked: int  # how many of them were asked or passed over, the one asked now included; else of those asked last
    turning: str | None  # the creature of which is asked to which side it is turned
    winners: tuple[Seat, ...]  # who has won; nobody while the game goes on
    unused: UnusedPile  # the cards that were not dealt
    unknown: tuple[str, ...]  # the cards that the seat cannot place: they lie in hands, draw piles and the unused pile
    sightings: tuple[Sighting, ...]  # cards that were seen and may now be in several places
    players: tuple[PlayerSight, ...]  # in the order of their seats

    def player(self, seat: Seat) -> PlayerSight:
        """The player of a seat."""
        for player in self.players:  # pages ask for it dozens of times
            if player.seat == seat:
                return player
        raise LookupError(seat)
