"""Which abilities of which cards have ever happened, and which way they went.

Random games are played and watched from outside, by what is told and by what holds at every decision; the rules
count nothing. `python -m mindtable.mindbug.coverage` prints the report.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from itertools import cycle, islice
from typing import Final

from ..game.contract import Event
from . import words
from .bits import bit, slots_of
from .board import BLOCK, TURN
from .cards import CARDS, SETS
from .chance import seeded, step
from .game import duel
from .playout import random_move
from .position import Position, tell_all
from .questions import able_to_attack, able_to_block, holder, keywords, power
from .slots import Slots
from .words import ALL, Ability, Card, Creatures, Effect, Side, Some, Trigger

DECKS: Final = [*([name] for name in SETS), list(SETS)]  # each set alone, and all together
MOST_GAMES: Final = 10_000

STOPPED: Final = "play: stopped"
MATTERS: Final = "matters"
DOES_NOT_MATTER: Final = "does not matter"

# After these an effect is over, if it has not asked for anything.
_OVER: Final = {
    "effect began",
    "effect stopped",
    "turn began",
    "attack declared",
    "creature hunted",
    "creature blocked",
    "attack unblocked",
}


# --- what there is to happen -----------------------------------------------------------------------


@dataclass(frozen=True)
class Part:
    """A part of an effect: the events by which it shows, and how often it may show when it is done once."""

    verb: str
    kinds: tuple[str, ...]
    least: int = 1
    most: int = 1


def parts(effect: Effect, trigger: Trigger) -> Iterator[Part]:
    """What an effect consists of. A condition is a part that may also not happen."""
    match effect:
        case words.If(_, then):
            yield from (replace(part, least=0) for part in parts(then, trigger))
        case words.InOrder(effects):
            for one in effects:
                yield from parts(one, trigger)
        case words.GainLife():
            yield Part("gain life", ("life gained",))
        case words.LoseLife():
            yield Part("lose life", ("life lost",))
        case words.LoseLifeTo():
            yield Part("lose life", ("life lost",), least=0)
        case words.MatchLife():
            yield Part("gain life", ("life gained",), least=0)
            yield Part("lose life", ("life lost",), least=0)
        case words.Defeat(which):
            yield _chosen("defeat", which, trigger, "creature defeated", "creature exhausted")
        case words.TakeControl(which):
            yield _chosen("take control", which, trigger, "control taken")
        case words.ToHand(which):
            yield _chosen("to hand", which, trigger, "card to hand")
        case words.PlayFrom(which):
            yield _chosen("play", which, trigger, "creature entered")
        case words.CannotBlockThisTurn(which):
            yield _chosen("forbid to block", which, trigger, "block forbidden")
        case words.Discard(_, cards):
            yield Part("discard", ("card discarded",), 0, cards)
        case words.StealAtRandom(_, cards):
            yield Part("steal", ("card stolen",), 0, cards)
        case words.GiveToPlayOrKeep():
            yield Part("give", ("card given",), 0)
            yield Part("play", ("creature entered",), 0)
        case words.PlayThis():
            yield Part("play", ("creature entered",), 0)
        case words.HasThisTurn():
            yield Part("gain keyword", ("keyword gained",))


def _chosen(verb: str, which: Some, trigger: Trigger, *kinds: str) -> Part:
    itself_fits = trigger is Trigger.ATTACK and isinstance(which.of, Creatures) and _fits_all(which.of)
    least = 1 if which.least and itself_fits else 0
    return Part(verb, kinds, least, 1 if which.most == ALL else which.most)


def _fits_all(of: Creatures) -> bool:
    return of.side is Side.EITHER and not of.other and of.power == words.OF_ANY_POWER


def branches(card: Card) -> Iterator[str]:
    """All that can happen with a card's abilities."""
    for ability in card.abilities:
        if isinstance(ability, words.Triggered):
            when = ability.trigger.value
            yield f"{when}: began"
            if ability.trigger is Trigger.PLAY:
                yield STOPPED
            for part in parts(ability.effect, ability.trigger):
                for number in range(part.least, part.most + 1):
                    yield f"{when}: {part.verb} {number}"
        else:
            yield f"{_name(ability)} {MATTERS}"
            if not isinstance(ability, words.NoPlayEffects):
                yield f"{_name(ability)} {DOES_NOT_MATTER}"


def _name(ability: Ability) -> str:
    return type(ability).__name__


# --- what has happened -----------------------------------------------------------------------------


@dataclass
class Coverage:
    """How often each branch of each card was taken."""

    counts: dict[str, dict[str, int]]
    games: int = 0

    @staticmethod
    def of(cards: Sequence[Card]) -> Coverage:
        return Coverage({card.id: dict.fromkeys(branches(card), 0) for card in cards})

    def note(self, card: str, branch: str) -> None:
        """Count a branch; one that should not be there is counted too, so that a test can find it."""
        taken = self.counts.setdefault(card, {})
        taken[branch] = taken.get(branch, 0) + 1

    def missing(self) -> list[str]:
        return [f"{card}, {branch}" for card, taken in self.counts.items() for branch in taken if not taken[branch]]

    def lines(self) -> Iterator[str]:
        yield f"{self.games} games"
        for card, taken in self.counts.items():
            for branch, number in taken.items():
                yield f"{card:26} {branch:34} {number:8}"


def explore(decks: Sequence[Sequence[str]], *, most_games: int, seed: int = 1) -> Coverage:
    """Play random duels with these decks in turn until every branch of every card was taken, or for so many games."""
    names = {name for sets in decks for name in sets}
    coverage = Coverage.of([card for name in SETS if name in names for card in SETS[name].cards])
    dice = seeded(seed)
    for sets in islice(cycle(decks), most_games):
        position, _ = duel.deal(seed=seed + coverage.games, sets=sets)
        watcher = Watcher(coverage)
        while position.to_decide:
            watcher.look_at(position)
            dice = step(dice)
            position.told = []
            position.answer(random_move(position, dice))
            watcher.listen(tell_all(position.told), position)
            position.told = None
        coverage.games += 1
        if not coverage.missing():
            break
    return coverage


@dataclass
class Watcher:
    """Watches one game and notes what it sees."""

    coverage: Coverage
    card: str = ""  # whose effect is being resolved, what triggered it, and what has come of it
    trigger: str = ""
    seen: Counter[str] = field(default_factory=Counter)

    # --- triggered abilities -----------------------------------------------------------------------

    def listen(self, events: list[Event], position: Position) -> None:
        """Follow the effects through what was told of a move."""
        for event in events:
            if event.kind in _OVER or (event.kind == "move forced" and not _is_of_an_effect(event)):
                self.close(whole=True)
            if event.kind == "effect began":
                self.card, self.trigger = str(event.card), str(event.word)
            elif event.kind == "effect stopped":
                self.coverage.note(str(event.card), STOPPED)
                self.note_stoppers(event, position)
            self.seen[event.kind] += 1
        if not position.step:
            self.close(whole=not position.winners)

    def close(self, *, whole: bool) -> None:
        """Note what has come of an effect; of one cut short by the end of the game, only what did happen."""
        if self.card:
            self.coverage.note(self.card, f"{self.trigger}: began")
            for ability in _abilities(self.card, self.trigger):
                for part in parts(ability.effect, ability.trigger):
                    number = min(sum(self.seen[kind] for kind in part.kinds), part.most)
                    if whole or number:
                        self.coverage.note(self.card, f"{self.trigger}: {part.verb} {number}")
        self.card = ""
        self.seen.clear()

    def note_stoppers(self, event: Event, position: Position) -> None:
        stoppers = position.in_play & position.slots.play_stoppers
        for slot in slots_of(stoppers):
            if position.seats[holder(position, slot)] != event.seat:
                self.coverage.note(_card(position, slot).id, f"{words.NoPlayEffects.__name__} {MATTERS}")

    # --- constant abilities ------------------------------------------------------------------------

    def look_at(self, position: Position) -> None:
        """See which constant abilities make a difference at a decision."""
        for slot in slots_of(position.in_play):
            card = _card(position, slot)
            for ability in card.abilities:
                if _bears_on(ability, position):
                    difference = _what_holds(position) != _what_holds(_without(position, slot))
                    self.coverage.note(card.id, f"{_name(ability)} {MATTERS if difference else DOES_NOT_MATTER}")


def _is_of_an_effect(event: Event) -> bool:
    word = str(event.word)
    return word.startswith("choose") or word == "done"


def _abilities(card: str, trigger: str) -> list[words.Triggered]:
    found = [ability for one in CARDS if one.id == card for ability in one.abilities]
    return [one for one in found if isinstance(one, words.Triggered) and one.trigger.value == trigger]


def _card(position: Position, slot: int) -> Card:
    return CARDS[position.slots.faces[slot]]


def _bears_on(ability: Ability, position: Position) -> bool:
    """Whether an ability is of the kind that is looked at for this decision (J10)."""
    if isinstance(ability, words.CannotBlock):
        return position.decision == BLOCK
    if isinstance(ability, words.CannotAttack):
        return position.decision == TURN
    return isinstance(ability, words.Bonus | words.CopiesKeywords)


def _what_holds(position: Position) -> tuple[object, ...]:
    """All that constant abilities can change."""
    creatures = tuple([(power(position, slot), keywords(position, slot)) for slot in slots_of(position.in_play)])
    blockers = able_to_block(position, position.decider) if position.decision == BLOCK else 0
    attackers = able_to_attack(position, position.active) if position.decision == TURN else 0
    return creatures, blockers, attackers


def _without(position: Position, slot: int) -> Position:
    """The same position in which the constant abilities of a creature do not hold."""
    other = position.copy()
    other.slots = Slots(position.slots.faces)
    others = ~bit(slot)
    other.slots.power_givers &= others
    other.slots.keyword_givers &= others
    other.slots.copiers &= others
    other.slots.block_bans &= others
    other.slots.attack_bans &= others
    return other


def main() -> None:
    """Print the report of games with each set alone and with all together."""
    coverage = explore(DECKS, most_games=MOST_GAMES)
    print("\n".join(coverage.lines()))
    print(f"never: {'; '.join(coverage.missing()) or 'nothing'}")


if __name__ == "__main__":
    main()
