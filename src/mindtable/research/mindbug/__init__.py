"""Research on Mindbug: the numbers of acts and observations of a deck."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from ...game.contract import Move, Position, Seat, SetupError
from ...game.flaws import flaw
from ...games import game_named
from ...mindbug.cards import CARDS
from ...mindbug.decks import check_belongs, deck_of_sets, read_deck
from ...mindbug.events import KINDS, Obstacle
from ...mindbug.game import Mindbug
from ...mindbug.mode import Mode
from ...mindbug.notation import DECLINING, NAMING, QUESTIONS, known_move, seat_number, text
from ...mindbug.position import Position as MindbugPosition
from ...mindbug.setup import Deck, dealt
from ...mindbug.words import Keyword, Trigger
from ..cells import Cells
from ..family import space_of
from ..vocabulary import Vocabulary
from . import columns as at
from .games import Games
from .observer import Observer

LONGEST_ROW: Final = 11  # of a combat
SMALLER: Final = ("hand", "draw", "life", "mindbugs")  # options that make a game smaller than the rules have it


class MindbugSpace:
    """The numbers of the duel or of Tag Team with some cards."""

    version: Final = "1"
    simultaneous: Final = False

    def __init__(self, game: Mindbug, sets: Sequence[str], options: Mapping[str, str]) -> None:
        of_rules = {name: value for name, value in options.items() if name not in SMALLER}
        mode = game.mode_of(of_rules)
        self.game: Final = game.name
        self._recipe: Final = (game.name, tuple(sets), tuple(sorted(options.items())))
        self._mode: Final = _smaller(mode, options)
        needed = int(self._mode.seats * self._mode.dealt)
        self._deck: Final = Deck(_listed(game, sets, of_rules, needed))
        self._observer: Final = Observer(self._mode, self._deck.faces)
        self._cells: Final = Cells(1, self._observer.size + self._observer.number_of_acts)
        self._numbers: Final = {text: number for number, text in enumerate(self._observer.numbering.texts)}
        self.seats: Final = mode.letters
        self.sides: Final = mode.sides
        self.acts: Final = int(self._observer.number_of_acts)
        self.size: Final = int(self._observer.size)
        self.vocabulary: Final = Vocabulary(self.seats, tuple(KINDS.values()), self._words(), LONGEST_ROW)

    def __reduce__(self) -> tuple[object, ...]:
        return space_of, self._recipe

    def __deepcopy__(self, memo: dict[int, object]) -> MindbugSpace:
        return self

    def deal(self, seed: int) -> MindbugPosition:
        """A new game at its first decision."""
        return MindbugPosition(dealt(self._mode, self._deck, seed))

    def text(self, act: int) -> str:
        """An act in words; seats are named as seen from who acts."""
        return self._observer.numbering.texts[act]

    def number(self, text: str) -> int:
        """The number of an act in words. Raises a ValueError if there is none."""
        if text not in self._numbers:
            raise ValueError(f"“{text}” is no act of this game with these cards")
        return self._numbers[text]

    def observation(self, position: Position, seat: Seat) -> bytes:
        """What a seat sees, a byte for every cell."""
        self._write(position, seat)
        return self._cells.row(0)[: self.size]

    def legal(self, position: Position, seat: Seat) -> dict[int, Move]:
        """The legal acts of a seat that is asked, and the moves they are; else none."""
        board = self._write(position, seat).board
        acts = self._observer.acts
        found = {int(acts.legal[place]): known_move(text(board, acts.moves[place])) for place in range(acts.count)}
        return dict(sorted(found.items()))

    def _write(self, position: Position, seat: Seat) -> MindbugPosition:
        assert isinstance(position, MindbugPosition)
        self._observer.write(self._cells, 0, position.board, seat_number(seat))
        return position

    def games(self, number: int) -> Games:
        """So many games at once."""
        return Games(self._mode, self._deck.faces, number)

    def meanings(self) -> list[str]:
        """What every cell of an observation means."""
        words = self._observer.numbering.words
        found = [*_GAME_MEANINGS]
        found += [f"{word}: {meaning}" for word in words for meaning in at.SEAT_MEANINGS]
        may_be = [f"may be in the {place} of {word}" for place in ("hand", "draw pile") for word in words]
        of_card = [*at.PLACES, *(f"of {word}" for word in words), *at.STATES, *may_be, "may be in the unused pile"]
        for card in self.rows():
            found += [f"{card}: {meaning}" for meaning in of_card]
        return found

    def _words(self) -> tuple[str, ...]:
        """All that is named in events. Cards of other sets may bring more of what comes last."""
        cards = [CARDS[face].id for forms in self._observer.numbering.forms for face in forms]
        return tuple(dict.fromkeys((*DECLINING.values(), *NAMING.values(), *cards, *Keyword, *Obstacle, *Trigger)))

    def rows(self) -> list[str]:
        """The cards of the rows at the end of an observation: the id of each, and which copy it is."""
        numbering = self._observer.numbering
        return [
            f"{CARDS[face].id}#{copy}" if copies > 1 else CARDS[face].id
            for face, copies in zip(numbering.cards, numbering.copies, strict=True)
            for copy in range(1, copies + 1)
        ]


def _smaller(mode: Mode, options: Mapping[str, str]) -> Mode:
    """The same mode with fewer cards, less life or fewer Mindbugs, where the options say so."""
    chosen = {name: int(options[name]) for name in SMALLER if name in options}
    if not chosen:
        return mode
    hand = chosen.get("hand", int(mode.hand))
    return Mode(
        name=mode.name,
        game=mode.game,
        seats=int(mode.seats),
        teams=list(mode.team),
        takers=[list(order) for order in mode.takers],
        blockers=[list(order) for order in mode.blockers],
        hand=hand,
        dealt=hand + chosen.get("draw", int(mode.dealt) - int(mode.hand)),
        life=chosen.get("life", int(mode.life)),
        mindbugs=chosen.get("mindbugs", int(mode.mindbugs)),
        mindfrogs=int(mode.mindfrogs),
        skips_turns=mode.skips_turns,
        acts_again=mode.acts_again,
    )


def _listed(game: Mindbug, sets: Sequence[str], options: Mapping[str, str], needed: int) -> list[int]:
    """The faces of a deck, which need not be enough for a game of the rules, but for a smaller one."""
    mode = game.mode_of(options)
    faces = read_deck(options["deck"]) if "deck" in options else deck_of_sets(sets, mode)
    check_belongs(faces, mode)
    if len(faces) < needed:
        raise SetupError(flaw("deck-too-small", count=len(faces), needed=needed))
    return faces


_GAME_MEANINGS: Final = (
    "number of the turn, less what the next cell says",
    "number of the turn, in 256s",
    "cards in the unused pile, less what the next cell says",
    "cards in the unused pile, in 256s",
    *(f"question: {question}" for _, question in sorted(QUESTIONS.items())),
    *(f"what is still to come in the turn, place {place}" for place in range(1, at.STAGES_TO_COME + 1)),
    "how many times the attacker has attacked",
    "the attack is caused by an effect",
    "how many were asked to take the card or to block",
    "cards looked at that you do not know",
    "the card just given or revealed is in a pile, and you do not know it",
    "an effect is in progress",
    "the card whose ability it is",
    "its trigger",
    "its steps so far",
    "what a choice is for",
    "the amount of its step",
    "where you choose: 1 in play, 2 in a hand, 3 in a discard pile",
    "the step before was done completely",
    "cards just discarded for it",
    *(f"{keyword.value} was named" for keyword in Keyword),
    *(
        f"waiting effect {number}: {what}"
        for number in range(1, at.MOST_WAITING + 1)
        for what in (
            "the card whose ability it is",
            "its trigger",
            "whose it is (1 is you)",
            "the card that has it (number in the list of cards, from 1)",
            "which copy of that (from 1)",
            "the card that gives it",
            "which copy of that",
        )
    ),
)


class MindbugResearch:
    """What Mindbug gives to research."""

    parameters: Final[Mapping[str, str | int]] = {"sets": "", "deck": "", **dict.fromkeys(SMALLER, -1)}

    def players(self, game: str) -> tuple[int, int]:
        """How many play a game, at least and at most: always the same number."""
        number = len(self.space(game, None, {}).seats)
        return number, number

    def space(self, game: str, sets: Sequence[str] | None, options: Mapping[str, str]) -> MindbugSpace:
        """The space of the duel or of Tag Team with some sets and options."""
        found = game_named(game)
        assert isinstance(found, Mindbug)
        return MindbugSpace(found, found.default_sets if sets is None else sets, options)


family: Final = MindbugResearch()
