"""The passages of a story: each becomes a sentence with a mark, and may be made of several short ones."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from typing import Final, NamedTuple, Self

from ....game.contract import Event, Seat
from ....mindbug.events import AttackDeclared, CombatFought, CreatureBlocked, EffectBegan
from ....mindbug.mode import MODES
from ...language import Argument, Language, Phrase
from ...phrases import list_phrase, player_phrase
from ...stories import Mark, Sentence, marked, sentence
from ..nouns import card_phrase, owned_phrase

_REMEMBERED: Final = 1 << 12  # names of cards, in all languages


class Passage(NamedTuple):
    """What somebody did, and what came of it."""

    seat: Seat | None  # who did it; None: nobody
    said: tuple[str, ...] = ()
    cost_life: bool = False  # the reader's side has lost life


class Passages:
    """The story so far, for a reader, and what has happened that is still to be told. All of it are values that do not
    change, so that a copy goes on by itself."""

    def __init__(self, language: Language, reader: Seat | None, names: Mapping[Seat, str]) -> None:
        self.language = language
        self.reader = reader
        self.names = names
        self._ours = _side(reader, len(names))
        self._passages: tuple[Passage, ...] = ()
        self.active: Seat | None = None  # whose turn it is
        # The card shown, and who has not taken it; the attack, who has not blocked it, and who did; the combat and
        # what has come of it.
        self.shown: str | None = None
        self.passed: tuple[Event, ...] = ()
        self.attack: AttackDeclared | None = None
        self.unblocked: tuple[Event, ...] = ()
        self.is_undefended = False  # all who were asked left it unblocked
        self.block: CreatureBlocked | None = None
        self.combat: CombatFought | None = None
        self.fates: tuple[Event, ...] = ()
        # The effect in progress, whether anything has come of it, and whether its passage has begun; the number of the
        # passage of the attack.
        self.effect: EffectBegan | None = None
        self.is_idle = False
        self.previous: Event | None = None  # what was told before, but for life
        self._is_effect_told = False
        self._of_attack = 0

    @property
    def is_unfinished(self) -> bool:
        """Whether there is something that is told in one way if nothing follows, and in another if something does."""
        return bool(self.passed or self.unblocked or self.combat)

    def copy(self) -> Self:
        """The same, to be told on in another way."""
        other = object.__new__(type(self))
        vars(other).update(vars(self))
        return other

    # --- passages ----------------------------------------------------------------------------------

    def begin(self, seat: Seat | None) -> int:
        """Begin a new passage, about what somebody does; the number of it, counted from 1."""
        self._passages += (Passage(seat),)
        return len(self._passages)

    def begin_attack(self, seat: Seat) -> None:
        """Begin a new passage for an attack."""
        self._of_attack = self.begin(seat)

    def go_on_with_attack(self, seat: Seat) -> None:
        """What follows belongs to the attack: to its passage, or to a new one if something has come between."""
        if not self._of_attack or len(self._passages) != self._of_attack:
            self._of_attack = self.begin(seat)

    def go_on_with_effect(self) -> None:
        """What follows belongs to the effect in progress."""
        if self.effect is None:
            if not self._passages:
                self.begin(self.active)
        elif not self._is_effect_told:
            self._is_effect_told = True
            self.begin(self.effect.seat)

    def begin_effect(self, effect: EffectBegan, is_told_already: bool) -> None:
        """An effect is in progress from now on."""
        self.effect = effect
        self.is_idle = True
        self._is_effect_told = is_told_already and bool(self._passages)

    def say(self, message: str, **about: Argument) -> None:
        """Say one more sentence of the passage."""
        if not self._passages:
            self.begin(self.active)
        *before, (seat, said, cost_life) = self._passages
        self._passages = (*before, Passage(seat, (*said, self.language.say(message, **about)), cost_life))

    def note_loss(self, seat: Seat) -> None:
        """The passage tells of a loss of life."""
        if seat in self._ours:
            *before, last = self._passages
            self._passages = (*before, last._replace(cost_life=True))

    def forget_what_was_said(self) -> None:
        """Only what follows is to be said; what has happened is still known."""
        self._passages = tuple([Passage(one.seat) for one in self._passages])

    def sentences(self) -> tuple[Sentence, ...]:
        """The whole story."""
        return tuple([sentence(" ".join(one.said), self._mark(one)) for one in self._passages if one.said])

    def _mark(self, passage: Passage) -> Mark:
        if passage.cost_life:
            return "life"
        if self.reader is None or passage.seat is None:
            return ""
        return "we" if passage.seat in self._ours else "they"

    # --- players and cards -------------------------------------------------------------------------

    def player(self, seat: Seat) -> Phrase:
        """A player as the reader is told of them."""
        return player_phrase(self.language, seat, self.reader, self.names)

    def team(self, seat: Seat, teammate: Seat | None) -> Phrase:
        """A player, or a team of two."""
        if teammate is None:
            return self.player(seat)
        return self.language.phrase(
            "story-team",
            side="own" if self.reader in (seat, teammate) else "other",
            player=self.player(seat),
            teammate=self.player(teammate),
        )

    def card(self, card: str) -> Phrase:
        """The name of a card that can be pointed at."""
        return _marked_card(self.language, card)

    def owned(self, card: str, seat: Seat) -> Phrase:
        """A creature with the player who has it."""
        return owned_phrase(self.language, self.card(card), self.player(seat))

    def of_turn(self, card: str, seat: Seat) -> Phrase:
        """A creature; whose it is goes without saying if it is that player's turn, and only two play."""
        return self.card(card) if seat == self.active and len(self.names) == 2 else self.owned(card, seat)

    def cards(self, cards: Sequence[str | None]) -> Phrase:
        """Several cards; those that the reader may not know are counted."""
        known = [self.card(card) for card in cards if card is not None]
        hidden = len(cards) - len(known)
        if hidden:
            known.append(self.language.phrase("story-hidden", count=hidden))
        return self.listed(known)

    def listed(self, phrases: Sequence[Phrase]) -> Phrase:
        """Several cards as a list."""
        return list_phrase(self.language, phrases, end="and", kind="names")

    @property
    def source(self) -> Phrase:
        """The card whose effect is in progress."""
        if self.effect is None:
            return self.language.phrase("story-some-effect")
        return self.card(self.effect.card)


@lru_cache(_REMEMBERED)
def _marked_card(language: Language, card: str) -> Phrase:
    return marked(card_phrase(language, card), card)


@cache
def _side(reader: Seat | None, players: int) -> tuple[Seat, ...]:
    """The reader, and who plays on the same side."""
    sides = [side for mode in MODES.values() if mode.seats == players for side in mode.sides if reader in side]
    return sides[0] if sides else () if reader is None else (reader,)
