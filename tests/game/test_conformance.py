"""The conformance kit: our own games keep the contract, and a game that breaks a promise is found out.

The kit is tried on two small games. In the first, seats A and B hold two of four cards each and play one in turn;
whoever has played the higher sum wins, A if the sums are equal (they cannot be). In the second both choose one of their
two cards at the same time, and the higher one wins.
"""

from __future__ import annotations

import itertools
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any, ClassVar

import pytest

from mindtable.game.chance import Seed
from mindtable.game.conformance import Nonconformity, check
from mindtable.game.contract import Event, IllegalMove, Move, Refusal, Roll, Seat, UnreadableMove
from mindtable.game.sights import facts_of
from mindtable.games import game_named, games
from mindtable.mindbug.cards import SETS

A, B = Seat("A"), Seat("B")
CARDS = ("ace", "deuce", "king", "queen")
WORTH = {"ace": 1, "deuce": 2, "queen": 4, "king": 8}

# Games; those of four players are longer, and each step is looked at by more.
TRIED = {"duel": 20, "tag-team": 8, "mind-up": 6}


@dataclass(frozen=True, slots=True)
class CardPlayed(Event):
    seat: Seat
    card: str


@dataclass(frozen=True, slots=True)
class CardRevealed(Event):
    seat: Seat
    card: str


@dataclass(frozen=True, slots=True)
class CardLeft(Event):
    secrets: ClassVar[tuple[str, ...]] = ("card",)
    seat: Seat
    card: str | None


@dataclass(frozen=True, slots=True)
class CardChosen(Event):
    secrets: ClassVar[tuple[str, ...]] = ("card",)
    seat: Seat
    card: str | None


@dataclass(frozen=True, slots=True)
class Ticked(Event):
    number: int


@dataclass(frozen=True, slots=True)
class WorthTold(Event):
    worth: int


class Cards:
    """A position of the small game: what each seat holds and has played."""

    game = "cards"
    seats = (A, B)
    sides: ClassVar[tuple[tuple[Seat, ...], ...]] = ((A,), (B,))

    def __init__(self, hands: dict[Seat, list[str]], played: dict[Seat, list[str]]) -> None:
        self.hands = hands
        self.played = played

    @classmethod
    def load(cls, text: str) -> Cards:
        hands, played = json.loads(text)
        return cls(hands, played)

    def dump(self) -> str:
        return json.dumps([self.hands, self.played])

    def copy(self) -> Cards:
        return type(self).load(self.dump())

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Cards) and self.dump() == other.dump()

    @property
    def question(self) -> str:
        return "card" if self.to_decide else ""

    @property
    def to_decide(self) -> tuple[Seat, ...]:
        count = len(self.played[A]) + len(self.played[B])
        return () if count == 4 else (self.seats[count % 2],)

    @property
    def is_formality(self) -> bool:
        return len(self.moves()) == 1

    @property
    def winners(self) -> tuple[Seat, ...]:
        if self.to_decide:
            return ()
        return (max(self.seats, key=lambda seat: sum(WORTH[card] for card in self.played[seat])),)

    def moves(self, seat: Seat | None = None) -> list[Move]:
        if not self.to_decide or seat not in (None, *self.to_decide):
            return []
        return [Move(card) for card in self.hands[self.to_decide[0]]]

    def read(self, move: Move | str, seat: Seat | None = None) -> Move:
        refusal = self.why_not(move, seat)
        if refusal is not None:
            raise IllegalMove(refusal)
        return Move(str(move))

    def why_not(self, move: Move | str, seat: Seat | None = None) -> Refusal | None:
        if str(move) not in CARDS:
            raise UnreadableMove(f"“{move}” is not a card")
        return None if Move(str(move)) in self.moves(seat) else Refusal("no", "you cannot play that now")

    def play(self, move: Move | str, seat: Seat | None = None) -> list[Event]:
        card = self.read(move, seat).text
        (mover,) = self.to_decide
        self.hands[mover].remove(card)
        self.played[mover].append(card)
        rest = [CardLeft(mover, left, seen_by=(mover,)) for left in self.hands[mover]]
        return [CardPlayed(mover, card), *rest]

    def after(self, move: Move | str, seat: Seat | None = None) -> Cards:
        following = self.copy()
        following.play(move, seat)
        return following

    def view(self, seat: Seat | None) -> CardsView:
        return CardsView(self, seat)

    @property
    def rolls(self) -> Sequence[Roll]:
        return ()

    def take_dice(self, seed: Seed) -> None:
        """Nothing is rolled after the deal."""


@dataclass(frozen=True)
class CardsSight:
    """What a seat knows, as a value."""

    game: str
    seat: Seat | None
    sides: tuple[tuple[Seat, ...], ...]
    to_decide: tuple[Seat, ...]
    question: str
    moves: tuple[str, ...]
    winners: tuple[Seat, ...]
    hand: tuple[str, ...]
    played: tuple[tuple[str, ...], ...]
    sizes: tuple[int, ...]
    more: tuple[Any, ...]  # nothing, in games that keep their promises


class CardsView:
    """What a seat knows: its hand, what was played, and how many cards the other holds."""

    def __init__(self, position: Cards, seat: Seat | None) -> None:
        self.seat = seat
        self.kind = type(position)
        self.played = position.copy().played
        self.hand = position.copy().hands[seat] if seat else []
        self.sizes = {other: len(cards) for other, cards in position.hands.items()}
        self.to_decide = position.to_decide
        self.legal = position.moves(seat) if seat else []
        self.winners = position.winners

    def __eq__(self, other: object) -> bool:
        return isinstance(other, CardsView) and self.facts() == other.facts()

    def __hash__(self) -> int:
        return hash(json.dumps(self.facts()))

    def more(self) -> tuple[Any, ...]:
        return ()

    def moves(self) -> list[Move]:
        return self.legal

    @property
    def sight(self) -> CardsSight:
        return CardsSight(
            "cards",
            self.seat,
            ((A,), (B,)),
            self.to_decide,
            "play" if self.to_decide else "",
            tuple(move.text for move in self.moves()),
            self.winners,
            tuple(self.hand),
            tuple(tuple(cards) for cards in self.played.values()),
            tuple(self.sizes.values()),
            self.more(),
        )

    def facts(self) -> dict[str, Any]:
        return facts_of(self.sight)

    def world(self, rng: Random) -> Cards:
        known = [*self.hand, *itertools.chain(*self.played.values())]
        unknown = [card for card in CARDS if card not in known]
        rng.shuffle(unknown)
        hands = {
            seat: list(self.hand) if seat == self.seat else [unknown.pop() for _ in range(self.sizes[seat])]
            for seat in (A, B)
        }
        return self.kind(hands, json.loads(json.dumps(self.played)))


class CardsGame:
    name = "cards"
    default_sets: ClassVar[tuple[str, ...]] = ()

    def __init__(self, kind: type[Cards] = Cards) -> None:
        self.kind = kind

    def deal(self, *, seed: int, sets: Sequence[str], options: Mapping[str, str]) -> tuple[Cards, list[Event]]:
        assert not sets
        assert not options
        return self.dealt(seed), []

    def dealt(self, seed: int) -> Cards:
        deck = Random(seed).sample(CARDS, 4)
        return self.kind({A: deck[:2], B: deck[2:]}, {A: [], B: []})

    def deal_text(self, position: Cards) -> list[str]:
        return [" ".join(hand) for hand in position.hands.values()]

    def load(self, text: str) -> Cards:
        return self.kind.load(text)


class Sealed(Cards):
    """A position of the second game: a card played is still in the hand, and hidden until both have played one."""

    @property
    def to_decide(self) -> tuple[Seat, ...]:
        return tuple(seat for seat in self.seats if not self.played[seat])

    def moves(self, seat: Seat | None = None) -> list[Move]:
        """Also of a seat that has chosen: it may choose again."""
        return [Move(card) for card in self.hands[seat]] if seat and self.to_decide else []

    def play(self, move: Move | str, seat: Seat | None = None) -> list[Event]:
        card = self.read(move, seat).text
        assert seat is not None
        self.played[seat] = [card]
        told: list[Event] = [CardChosen(seat, card, seen_by=(seat,))]
        if not self.to_decide:
            told += [CardRevealed(one, cards[0]) for one, cards in self.played.items()]
        return told

    def view(self, seat: Seat | None) -> SealedView:
        return SealedView(self, seat)


class SealedView(CardsView):
    """What a seat knows: its hand and choice, who else has chosen, and in the end what."""

    def __init__(self, position: Cards, seat: Seat | None) -> None:
        super().__init__(position, seat)
        self.played = {
            other: [card if other == seat or not self.to_decide else "?" for card in cards]
            for other, cards in self.played.items()
        }

    def world(self, rng: Random) -> Cards:
        hands = {seat: [card for card in cards if card != "?"] for seat, cards in self.played.items()}
        if self.seat:
            hands[self.seat] = list(self.hand)
        unknown = [card for card in CARDS if card not in (*hands[A], *hands[B])]
        rng.shuffle(unknown)
        for hand in hands.values():
            hand += [unknown.pop() for _ in range(2 - len(hand))]
        played = {
            seat: [rng.choice(hands[seat]) if card == "?" else card for card in cards]
            for seat, cards in self.played.items()
        }
        return self.kind(hands, played)


# --- games that keep every promise -----------------------------------------------------------------


def test_the_small_game_conforms() -> None:
    check(CardsGame())


def test_the_small_game_of_sealed_choices_conforms() -> None:
    check(CardsGame(Sealed))


def test_every_game_is_dealt_with_the_options_given() -> None:
    given = []

    class WithOptions(CardsGame):
        def deal(self, *, seed: int, sets: Sequence[str], options: Mapping[str, str]) -> tuple[Cards, list[Event]]:
            given.append((*sets, dict(options)))
            return self.dealt(seed), []

    check(WithOptions(), options={"jokers": "2"}, games=3)
    assert given == [({"jokers": "2"},)] * 6  # played and replayed


@pytest.mark.slow
@pytest.mark.parametrize("name", games())
def test_every_game_of_ours_conforms(name: str) -> None:
    check(game_named(name), games=TRIED[name])


@pytest.mark.slow
@pytest.mark.parametrize("sets", [["new-servants"], list(SETS)], ids=" ".join)
def test_the_duel_conforms_with_other_sets(sets: list[str]) -> None:
    check(game_named("duel"), sets=sets, games=15, seed=100)


@pytest.mark.slow
@pytest.mark.parametrize(("sets", "epic"), [(list(SETS), "no"), (["promos"], "yes")], ids=str)
def test_tag_team_conforms_with_other_sets_and_in_its_epic_variant(sets: list[str], epic: str) -> None:
    check(game_named("tag-team"), sets=sets, options={"epic": epic}, games=5, seed=200)


@pytest.mark.slow
@pytest.mark.parametrize(("players", "objectives"), [(3, 0), (3, 5), (4, 1), (5, 2), (6, 3)])
def test_mind_up_conforms_with_every_number_of_players(players: int, objectives: int) -> None:
    options = {"players": str(players), "objectives": str(objectives)}
    check(game_named("mind-up"), options=options, games=2, seed=players * 10 + objectives)


# --- games that break one --------------------------------------------------------------------------


class SharesWhatWasPlayed(Cards):
    def copy(self) -> Cards:
        return type(self)({seat: list(cards) for seat, cards in self.hands.items()}, self.played)


class CopiesItself(Cards):
    def copy(self) -> Cards:
        return self


class ChangesInAfter(Cards):
    def after(self, move: Move | str, seat: Seat | None = None) -> Cards:
        self.play(move, seat)
        return self.copy()


class ForgetsWhatWasPlayed(Cards):
    def copy(self) -> Cards:
        return type(self)(*json.loads(self.dump()))

    @classmethod
    def load(cls, text: str) -> Cards:
        return cls(json.loads(text)[0], {A: [], B: []})


class HasAHash(Cards):
    def __hash__(self) -> int:
        return hash(self.dump())

    def __eq__(self, other: object) -> bool:
        return super().__eq__(other)


class LeavesSomebodyOut(Cards):
    sides = ((A,),)


class WinsByHalves(Cards):
    sides = ((A, B),)


class AsksNothing(Cards):
    question = ""


class AsksInTheEnd(Cards):
    question = "card"


class LetsOthersMove(Cards):
    def moves(self, seat: Seat | None = None) -> list[Move]:
        return [Move(card) for card in self.hands[seat or self.to_decide[0]]]


class ListsWhatItRefuses(Cards):
    def moves(self, seat: Seat | None = None) -> list[Move]:
        return [*super().moves(seat), Move("ace")] if super().moves(seat) else []

    def why_not(self, move: Move | str, seat: Seat | None = None) -> Refusal | None:
        return None if Move(str(move)) in super().moves(seat) else Refusal("no", "you cannot play that now")


class MakesUnlistedMoves(Cards):
    def play(self, move: Move | str, seat: Seat | None = None) -> list[Event]:
        if str(move) not in CARDS:
            return []
        return super().play(move, seat)


class RefusesTooLate(Cards):
    def play(self, move: Move | str, seat: Seat | None = None) -> list[Event]:
        self.hands[A].sort()
        self.hands[B].sort()
        return super().play(move, seat)


class CountsWhatItRefuses(Cards):
    """In its dumps, and not where it is compared."""

    def __init__(self, hands: dict[Seat, list[str]], played: dict[Seat, list[str]], refused: int = 0) -> None:
        super().__init__(hands, played)
        self.refused = refused

    @classmethod
    def load(cls, text: str) -> Cards:
        return cls(*json.loads(text))

    def dump(self) -> str:
        return json.dumps([self.hands, self.played, self.refused])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Cards) and (self.hands, self.played) == (other.hands, other.played)

    def play(self, move: Move | str, seat: Seat | None = None) -> list[Event]:
        self.refused += str(move) not in CARDS
        return super().play(move, seat)


class RefusesWithoutReason(Cards):
    def why_not(self, move: Move | str, seat: Seat | None = None) -> Refusal | None:
        refusal = super().why_not(move, seat)
        return Refusal("", "") if refusal else None


class ShowsAHand(Cards):
    class Seen(CardsView):
        def __init__(self, position: Cards, seat: Seat | None) -> None:
            super().__init__(position, seat)
            self.hand = position.copy().hands[A]

    def view(self, seat: Seat | None) -> CardsView:
        return self.Seen(self, seat)


class ShowsAHandInTheEnd(Cards):
    class Seen(CardsView):
        def __init__(self, position: Cards, seat: Seat | None) -> None:
            super().__init__(position, seat)
            self.shown = position.copy().hands[A] if position.played[B] else []

        def more(self) -> tuple[Any, ...]:
            return tuple(self.shown)

        def world(self, rng: Random) -> Cards:
            world = super().world(rng)
            while self.shown and sorted(world.hands[A]) != sorted(self.shown):
                world = super().world(rng)
            return world

    def view(self, seat: Seat | None) -> CardsView:
        return self.Seen(self, seat)


class DealsOwnHandAnew(Cards):
    class Seen(CardsView):
        def world(self, rng: Random) -> Cards:
            hands, played = json.loads(super().world(rng).dump())
            return self.kind({A: hands[B], B: hands[A]}, played)

    def view(self, seat: Seat | None) -> CardsView:
        return self.Seen(self, seat)


class HidesMoves(Cards):
    class Seen(CardsView):
        def moves(self) -> list[Move]:
            return self.legal[:1]

    def view(self, seat: Seat | None) -> CardsView:
        return self.Seen(self, seat)


class TellsEverybody(Cards):
    def play(self, move: Move | str, seat: Seat | None = None) -> list[Event]:
        return [replace(event, seen_by=None) for event in super().play(move, seat)]


class NeverEnds(Cards):
    def play(self, move: Move | str, seat: Seat | None = None) -> list[Event]:
        self.read(move, seat)
        return []


class NobodyWins(Cards):
    winners = ()


class LooksAtTheClock(Cards):
    games: ClassVar[itertools.count[int]] = itertools.count()

    def play(self, move: Move | str, seat: Seat | None = None) -> list[Event]:
        return [*super().play(move, seat), Ticked(next(self.games))]


class ChangesWhenAsked(Cards):
    def moves(self, seat: Seat | None = None) -> list[Move]:
        self.hands[B].sort()
        return super().moves(seat)


class ShowsWhatASealedChoiceIsWorth(Sealed):
    """A number that everybody sees, the same in every world."""

    class Seen(SealedView):
        def __init__(self, position: Cards, seat: Seat | None) -> None:
            super().__init__(position, seat)
            self.worth = sum(WORTH[card] for cards in position.played.values() for card in cards)

        def more(self) -> tuple[Any, ...]:
            return (self.worth,)

        def world(self, rng: Random) -> Cards:
            world = super().world(rng)
            while type(self)(world, self.seat).worth != self.worth:
                world = super().world(rng)
            return world

    def view(self, seat: Seat | None) -> SealedView:
        return self.Seen(self, seat)


class HintsAtASealedChoice(Sealed):
    def play(self, move: Move | str, seat: Seat | None = None) -> list[Event]:
        return [*super().play(move, seat), WorthTold(WORTH[str(move)])]


class GoesOnAfterTheEnd(Sealed):
    def moves(self, seat: Seat | None = None) -> list[Move]:
        return [Move(card) for card in self.hands[seat]] if seat else []


class AsksWhoHasNoMove(Sealed):
    def moves(self, seat: Seat | None = None) -> list[Move]:
        return [] if seat == B and not self.played[A] else super().moves(seat)


class TakesEveryChoiceForAFormality(Cards):
    @property
    def is_formality(self) -> bool:
        return True


class RefusesToChangeAChoice(Sealed):
    """The moves of a seat that has chosen are listed and refused."""

    def why_not(self, move: Move | str, seat: Seat | None = None) -> Refusal | None:
        if seat and self.played[seat]:
            return Refusal("no", "you have chosen")
        return super().why_not(move, seat)


class ShowsAList(Cards):
    class Seen(CardsView):
        def more(self) -> tuple[Any, ...]:
            return (self.hand,)

    def view(self, seat: Seat | None) -> CardsView:
        return self.Seen(self, seat)


class ForgetsInSights(Cards):
    """Views are told apart by the order of the hand, sights are not."""

    class Seen(CardsView):
        @property
        def sight(self) -> CardsSight:
            return replace(super().sight, hand=tuple(sorted(self.hand)))

        def __eq__(self, other: object) -> bool:
            return isinstance(other, CardsView) and self.sight == other.sight and self.hand == other.hand

        def __hash__(self) -> int:
            return hash(self.sight)

    def view(self, seat: Seat | None) -> CardsView:
        return self.Seen(self, seat)


class HasFactsOfItsOwn(Cards):
    class Seen(CardsView):
        def facts(self) -> dict[str, Any]:
            return {**super().facts(), "question": "what now?"}

    def view(self, seat: Seat | None) -> CardsView:
        return self.Seen(self, seat)


class NamesOtherSides(Cards):
    class Seen(CardsView):
        @property
        def sight(self) -> CardsSight:
            return replace(super().sight, sides=((A,),))

    def view(self, seat: Seat | None) -> CardsView:
        return self.Seen(self, seat)


BROKEN = {
    SharesWhatWasPlayed: "has changed the position",
    CopiesItself: "a copy is the position itself",
    ChangesInAfter: "has changed the position",
    ForgetsWhatWasPlayed: "what is loaded from a dump is not equal",
    HasAHash: "a position has a hash although it can change",
    LeavesSomebodyOut: "the sides are not the seats in groups",
    WinsByHalves: "of a side have won",
    AsksNothing: "there is no question",
    AsksInTheEnd: "nobody is to decide and there is a question",
    LetsOthersMove: "is not to decide and has moves",
    ListsWhatItRefuses: "is refused to",
    MakesUnlistedMoves: "was made all the same",
    RefusesTooLate: "has changed the position",
    CountsWhatItRefuses: "a refused move has changed what is not compared",
    RefusesWithoutReason: "without a reason",
    ShowsAHand: "the view of B differs in a world",
    ShowsAHandInTheEnd: "of which nobody was told",
    DealsOwnHandAnew: "differs in a world",
    HidesMoves: "has other moves than the position",
    TellsEverybody: "“card left” tells",
    NeverEnds: "has not ended",
    NobodyWins: "nobody has won",
    LooksAtTheClock: "other events",
    ChangesWhenAsked: "asking has changed the position",
    ShowsWhatASealedChoiceIsWorth: "the view of B depends on what A has sealed",
    HintsAtASealedChoice: "is told depends on what",
    GoesOnAfterTheEnd: "is not to decide and has moves",
    AsksWhoHasNoMove: "B is to decide and has no move",
    TakesEveryChoiceForAFormality: "a formality has 2 answers",
    RefusesToChangeAChoice: "is refused to",
    ShowsAList: "which is not frozen",
    ForgetsInSights: "has the same sight as another view",
    HasFactsOfItsOwn: "has other facts than its sight",
    NamesOtherSides: "with other players",
}


@pytest.mark.slow
@pytest.mark.parametrize("kind", BROKEN, ids=lambda kind: kind.__name__)
def test_a_broken_promise_is_found_and_said_where(kind: type[Cards]) -> None:
    with pytest.raises(Nonconformity, match=r"^cards, seed \d+, step \d+: ") as found:
        check(CardsGame(kind))
    assert BROKEN[kind] in str(found.value)
