"""Whether a game keeps the promises of the contract: played at random, and asked everything at every step.

For writers of games; needs nothing but the contract.

    from mindtable.game import conformance
    conformance.check(my_game)
"""

from __future__ import annotations

import json
import pickle
from collections.abc import Hashable, Iterator, Mapping, Sequence
from dataclasses import fields
from enum import Enum
from random import Random
from typing import Any, Final, Protocol

from .contract import Event, Move, MoveError, Position, Seat, Sight, View
from .sights import facts_of

LONGEST: Final = 1000  # decisions in a game; a game that has more is taken to have no end
WRONG_MOVES: Final = 3  # tried at every step
CHANGES: Final = 0.2  # how often somebody changes a sealed choice instead of another making one
NONSENSE: Final = "?"  # a move in no game


class Nonconformity(AssertionError):
    """A promise that a game does not keep; the message says where it was seen and what it was."""


class Dealt(Protocol):
    """The part of a game that is checked."""

    @property
    def name(self) -> str:
        """The name of the game, for what is said about it."""
        ...

    @property
    def default_sets(self) -> Sequence[str]:
        """What it is played with where nobody chooses."""
        ...

    def deal(self, *, seed: int, sets: Sequence[str], options: Mapping[str, str]) -> tuple[Position, Sequence[Event]]:
        """A new game at its first decision, and what was told while it was dealt."""
        ...

    def deal_text(self, position: Any) -> list[str]:
        """The deal of a position that was just dealt, for a person to read."""
        ...

    def load(self, text: str) -> Position:
        """The inverse of a position's `dump`."""
        ...


def check(
    game: Dealt,
    *,
    sets: Sequence[str] | None = None,
    options: Mapping[str, str] | None = None,
    games: int = 20,
    seed: int = 0,
) -> None:
    """Play random games and raise Nonconformity at the first promise that is not kept."""
    seen = _Seen()
    for number in range(seed, seed + games):
        _Check(game, game.default_sets if sets is None else sets, options or {}, number, seen).run()


class _Seen:
    """All that was seen in all games so far: the view of each sight, and the sight of each view."""

    def __init__(self) -> None:
        self.views: dict[Sight, View] = {}
        self.sights: dict[View, Sight] = {}


class _Check:
    """One random game, looked at from all sides."""

    def __init__(self, game: Dealt, sets: Sequence[str], options: Mapping[str, str], seed: int, seen: _Seen) -> None:
        self.game = game
        self.sets = sets
        self.options = options
        self.seed = seed
        self.dice = Random(seed)
        self.step = 0
        # Every position so far with what it was when it was met, the moves made and all that was ever legal.
        self.earlier: list[tuple[Position, str]] = []
        self.made: list[tuple[Seat, Move]] = []
        self.sealed: dict[Seat, Move] = {}  # the choices of those who wait for others that choose at the same time
        self.told: list[Event] = []
        self.met: list[Move] = []
        self.names: set[str] = set()  # of all cards in events
        self.dealt: set[str] = set()  # the words of the deal: what is not among them was never hidden
        self.shown: dict[Seat | None, set[str]] = {}  # the words of each view of the last position
        self.seen = seen

    def run(self) -> None:
        position, events = self.game.deal(seed=self.seed, sets=self.sets, options=self.options)
        dealt = position.dump()
        self.dealt = set(" ".join(self.game.deal_text(position)).split())
        self.tells_and_shows_agree(events, position)
        self.require(position.dump() == dealt, "asking has changed the position")
        while position.to_decide:
            self.step += 1
            self.require(self.step <= LONGEST, f"the game has not ended after {LONGEST} decisions")
            self.look_at(position)
            position = self.go_on(position)
        self.step += 1
        self.look_at_the_end(position)

    def require(self, kept: bool, otherwise: str) -> None:
        if not kept:
            raise Nonconformity(f"{self.game.name}, seed {self.seed}, step {self.step}: {otherwise}")

    # --- one position ------------------------------------------------------------------------------

    def look_at(self, position: Position) -> None:
        """Everything that can be asked without making a move; asking must change nothing."""
        before = position.dump()
        self.earlier.append((position, before))
        self.require(not position.winners, "there are winners although somebody is to decide")
        self.require(bool(position.question), "somebody is to decide and there is no question")
        self.everybody_is_of_one_side(position)
        self.is_a_value(position)
        self.only_those_who_choose_have_moves(position)
        self.a_formality_has_one_answer(position)
        self.listed_moves_are_legal(position)
        self.others_are_refused(position)
        for seat in (*position.seats, None):
            self.views_are_alike_in_all_worlds(position, seat)
        self.require(position.dump() == before, "asking has changed the position")

    def is_a_value(self, position: Position) -> None:
        dumped = position.dump()
        self.require("\n" not in dumped, "a dump has more than one line")
        others = {
            "a copy": position.copy(),
            "what is loaded from a dump": self.game.load(dumped),
            "what is unpickled": pickle.loads(pickle.dumps(position)),
        }
        for what, other in others.items():
            self.require(other is not position, f"{what} is the position itself")
            self.require(other == position, f"{what} is not equal to the position")
            self.require(other.dump() == dumped, f"{what} has another dump")
        self.require(not isinstance(position, Hashable), "a position has a hash although it can change")

    def everybody_is_of_one_side(self, position: Position) -> None:
        seats = sorted(seat for side in position.sides for seat in side)
        self.require(seats == sorted(position.seats), "the sides are not the seats in groups")

    def only_those_who_choose_have_moves(self, position: Position) -> None:
        """Whoever is to decide has moves; whoever has chosen and waits for others may have some, to change it."""
        for seat in position.seats:
            moves = position.moves(seat)
            self.require(len(set(moves)) == len(moves), f"the moves of {seat} are not all different")
            if seat in position.to_decide:
                self.require(bool(moves), f"{seat} is to decide and has no move")
            elif seat not in self.sealed:
                self.require(not moves, f"{seat} is not to decide and has moves")

    def a_formality_has_one_answer(self, position: Position) -> None:
        if position.is_formality:
            answers = [move for seat in position.to_decide for move in position.moves(seat)]
            self.require(len(answers) == 1, f"a formality has {len(answers)} answers")

    def listed_moves_are_legal(self, position: Position) -> None:
        for seat in position.seats:
            for move in position.moves(seat):
                self.require(position.why_not(move, seat) is None, f"the listed move “{move}” is refused to {seat}")
                self.require(position.read(move, seat) == move, f"“{move}” is not read as itself")
                self.met.append(move)

    def others_are_refused(self, position: Position) -> None:
        wrong = [Move(NONSENSE), *self.dice.sample(self.met, min(WRONG_MOVES, len(self.met)))]
        before, dumped = position.copy(), position.dump()
        for seat in position.seats:
            for move in wrong:
                if not self.means_a_listed_move(position, move, seat):
                    self.is_refused(position, before, move, seat)
        self.require(position.dump() == dumped, "a refused move has changed what is not compared")

    def means_a_listed_move(self, position: Position, move: Move, seat: Seat) -> bool:
        """A text may mean a listed move without being its shortest form."""
        try:
            return position.read(move, seat) in position.moves(seat)
        except MoveError:
            return False

    def is_refused(self, position: Position, before: Position, move: Move, seat: Seat) -> None:
        try:
            refusal = position.why_not(move, seat)
        except MoveError:
            pass  # no move at all, or not one move
        else:
            self.require(refusal is not None, f"“{move}” of {seat} is not listed and there is nothing against it")
            self.require(bool(refusal and refusal.reason and refusal.plain), f"“{move}” is refused without a reason")
        try:
            position.play(move, seat)
        except MoveError:
            self.require(position == before, f"the refused move “{move}” has changed the position")
        else:
            self.require(False, f"“{move}” of {seat} is not listed and was made all the same")

    # --- what a seat may know ----------------------------------------------------------------------

    def views_are_alike_in_all_worlds(self, position: Position, seat: Seat | None) -> None:
        who = f"the view of {seat or 'a spectator'}"
        view = position.view(seat)
        facts = view.facts()
        legal = [] if seat is None else position.moves(seat)
        self.require(json.loads(json.dumps(facts)) == facts, f"{who} has facts that are not in the shape of JSON")
        self.require(facts == facts_of(view.sight), f"{who} has other facts than its sight")
        self.require(view.seat == seat, f"{who} names another seat")
        self.require(view.to_decide == position.to_decide, f"{who} names others to decide")
        self.require(view.moves() == legal, f"{who} has other moves than the position")
        self.sights_say_what_views_do(view, position, who)
        world = view.world(self.dice)
        again = world.view(seat)
        self.require(again == view, f"{who} differs in a world that agrees with it")
        self.require(hash(again) == hash(view), f"{who} has another hash in a world that agrees with it")
        self.require(again.sight == view.sight, f"{who} has another sight in a world that agrees with it")
        self.require(again.facts() == facts, f"{who} has other facts in a world that agrees with it")
        self.require(again.moves() == legal, f"{who} has other moves in a world that agrees with it")
        self.require(world.to_decide == position.to_decide, f"in a world of {who} others are to decide")
        self.require(again.world(self.dice).view(seat) == view, f"{who} differs in a world of a world")
        seed = self.dice.random()
        same = view.world(Random(seed)).dump() == again.world(Random(seed)).dump()
        self.require(same, f"{who} hides something: with the same dice, an equal view has other worlds")
        self.can_go_on(world, who)

    def sights_say_what_views_do(self, view: View, position: Position, who: str) -> None:
        """A sight is a frozen value, and says neither less nor more than its view."""
        sight = view.sight
        for what in _not_frozen(sight):
            self.require(False, f"{who} has a sight with {what!r} in it, which is not frozen")
        self.require(hash(sight) == hash(view.sight), f"{who} has a sight whose hash changes")
        said = (sight.game, sight.seat, sight.to_decide, sight.winners, sight.moves)
        known = (
            position.game,
            view.seat,
            position.to_decide,
            position.winners,
            tuple([move.text for move in view.moves()]),
        )
        self.require(said == known, f"{who} has a sight that says {said} where it is {known}")
        everybody = sorted(seat for side in sight.sides for seat in side)
        self.require(everybody == list(position.seats), f"{who} has a sight with other players: {sight.sides}")
        self.require(self.seen.views.setdefault(sight, view) == view, f"{who} has the same sight as another view")
        self.require(self.seen.sights.setdefault(view, sight) == sight, f"{who} has another sight than an equal view")

    def can_go_on(self, world: Position, who: str) -> None:
        for seat in world.to_decide:
            moves = world.moves(seat)
            self.require(bool(moves), f"in a world of {who} {seat} is to decide and has no move")
            world.after(self.dice.choice(moves), seat)

    def tells_and_shows_agree(self, events: Sequence[Event], position: Position) -> None:
        """An event names no card that the view does not, and a view no card that it did not and nobody told of."""
        self.names |= {card for event in events if (card := _card(event))}
        for seat in (*position.seats, None):
            who = seat or "a spectator"
            now = _words(_placed(position.view(seat)))
            known = self.shown.get(seat, now)
            self.shown[seat] = now
            told = [event.told_to(seat) for event in events]
            for event in told:
                secret = _listed(self.names & self.dealt & set(_words_of(event)) - known - now)
                self.require(not secret, f"“{event.kind}” tells {who} of {secret}")
            untold = _listed(self.names & now - known - {_card(event) for event in told})
            self.require(not untold, f"the view of {who} shows {untold}, of which nobody was told")

    # --- from one position to the next -------------------------------------------------------------

    def go_on(self, position: Position) -> Position:
        """Make a move, and see that nothing but the new position knows of it."""
        before = position.dump()
        seat = self.dice.choice(self.whose_move(position))
        move = self.dice.choice(position.moves(seat))
        following = position.after(move, seat)
        self.require(position.dump() == before, f"looking at the position after “{move}” has changed the position")
        played = position.copy()
        events = played.play(move, seat)
        self.require(position.dump() == before, f"“{move}”, made in a copy, has changed the original")
        self.require(played == following, f"“{move}” played is not the same as the position after it")
        self.tells_and_shows_agree(events, played)
        if set(position.to_decide) - {seat} == set(played.to_decide) and played.to_decide:
            self.a_sealed_choice_is_hidden(position, seat, move, events, played)
            self.sealed[seat] = move
        else:
            self.sealed = {}
        self.made.append((seat, move))
        self.told += events
        return played

    def whose_move(self, position: Position) -> Sequence[Seat]:
        """Those to decide, or now and then those who may change what they have chosen."""
        changing = [seat for seat in self.sealed if position.moves(seat)]
        return changing if changing and self.dice.random() < CHANGES else position.to_decide

    def a_sealed_choice_is_hidden(
        self, before: Position, seat: Seat, move: Move, events: Sequence[Event], after: Position
    ) -> None:
        """Had a seat that waits for others made another choice, everybody else would see and be told the same."""
        choices = [choice for choice in before.moves(seat) if choice not in (move, self.sealed.get(seat))]
        if not choices or move == self.sealed.get(seat):
            return
        instead = before.copy()
        told = instead.play(self.dice.choice(choices), seat)
        self.require(instead.to_decide == after.to_decide, f"who is to decide depends on what {seat} has sealed")
        for other in (*before.seats, None):
            if other == seat:
                continue
            who = other or "a spectator"
            view, same = after.view(other), instead.view(other)
            self.require(same == view, f"the view of {who} depends on what {seat} has sealed")
            self.require(hash(same) == hash(view), f"the hash of the view of {who} depends on what {seat} has sealed")
            self.require(same.sight == view.sight, f"the sight of {who} depends on what {seat} has sealed")
            self.require(same.facts() == view.facts(), f"the facts for {who} depend on what {seat} has sealed")
            self.require(
                [event.told_to(other) for event in told] == [event.told_to(other) for event in events],
                f"what {who} is told depends on what {seat} has sealed",
            )

    def look_at_the_end(self, position: Position) -> None:
        self.require(bool(position.winners), "nobody is to decide and nobody has won")
        self.require(not position.question, "nobody is to decide and there is a question")
        self.everybody_is_of_one_side(position)
        for side in position.sides:
            won = [seat for seat in side if seat in position.winners]
            self.require(won in ([], list(side)), f"only {_listed(set(won))} of a side have won")
        self.is_a_value(position)
        self.only_those_who_choose_have_moves(position)
        self.others_are_refused(position)
        for seat in (*position.seats, None):
            self.views_are_alike_in_all_worlds(position, seat)
        for number, (earlier, dumped) in enumerate(self.earlier, 1):
            self.require(earlier.dump() == dumped, f"the position of step {number} is no longer what it was")
        self.is_replayed(position)

    def is_replayed(self, end: Position) -> None:
        position, _ = self.game.deal(seed=self.seed, sets=self.sets, options=self.options)
        told = [event for seat, move in self.made for event in position.play(move, seat)]
        self.require(position == end, "the same seed and moves have led to another position")
        self.require(told == self.told, "the same seed and moves have told of other events")


def _listed(names: set[str]) -> str:
    return ", ".join(sorted(names))


def _card(event: Event) -> str:
    """The card that an event is about; "" if there is none, or it is not told."""
    return getattr(event, "card", None) or ""


def _words_of(event: Event) -> Iterator[str]:
    """All words in the texts of an event."""
    for field in fields(event):
        value = getattr(event, field.name)
        if isinstance(value, str):
            yield from value.split()


def _placed(view: View) -> dict[str, Any]:
    """What a view says, but for a list of the things that the seat cannot place."""
    return {name: fact for name, fact in view.facts().items() if name != "unknown"}


def _not_frozen(value: Any) -> Iterator[Any]:
    """Whatever is in a sight and can change: all but frozen values of frozen values, tuples, text and numbers."""
    if isinstance(value, tuple):
        for part in value:
            yield from _not_frozen(part)
    elif hasattr(value, "__dataclass_params__") and value.__dataclass_params__.frozen:
        for name in value.__dataclass_fields__:
            yield from _not_frozen(getattr(value, name))
    elif not isinstance(value, str | int | float | Enum | None):
        yield value


def _words(facts: Any) -> set[str]:
    """All texts within facts."""
    words, left = set(), [facts]
    while left:
        part = left.pop()
        if isinstance(part, str):
            words.add(part)
        elif isinstance(part, dict):
            left += part.values()
        elif isinstance(part, list):
            left += part
    return words
