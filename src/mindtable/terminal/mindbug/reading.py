"""What a person can look up while they think: cards, discard piles, the log, the commands and the rules."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Final

from rich.console import Console, Group
from rich.table import Table
from rich.text import Text

from ...game.contract import SEATS, Move, Seat
from ...mindbug.cards import FACES
from ...mindbug.sight import Sight
from ...mindbug.view import View
from ...mindbug.words import Keyword
from ...wording import Wording
from ...wording.mindbug.lookup import begins, called, hyphenated
from ..pages import Pages
from .faces import Faces

# What can be typed, and the end of the name of the message that explains it.
_COMMANDS: Final = (
    ("1, 2, 3 …", "number"),
    ("play gorillion", "move"),
    ("? 2", "answer"),
    ("card gorillion", "card"),
    ("discard", "discard"),
    ("log", "log"),
    ("hint", "hint"),
    ("undo", "undo"),
    ("save {file}", "save"),
    ("rules", "rules"),
    ("quit", "quit"),
)
_CARD_OF_MOVE: Final = re.compile(r"(?P<verb>\S+) (?P<card>[a-z0-9-]+)(?:@[A-F])?(?:#[0-9]+)?")


class Reading(Pages):
    """Answers to what a person looks up, printed below the table."""

    def __init__(self, console: Console, wording: Wording, names: Mapping[Seat, str]) -> None:
        super().__init__(console, wording)
        self._names = names
        self._faces = Faces(wording)

    def looked_up(self, word: str, rest: str, view: View) -> bool:
        """Whether something was to be looked up; if so, it is printed."""
        sight = view.sight
        if word == "card":
            self.card_named(rest, sight)
        elif word.startswith("?") and (word + rest).strip("?"):
            self.card_of_answer((word + rest).strip("?").strip(), in_order_of_numbers(view.moves()), sight)
        elif word == "discard" and not rest:
            self.discard_piles(sight)
        elif word == "rules" and not rest:
            self.rules(sight)
        elif word in ("help", "?") and not rest:
            self.commands()
        else:
            return False
        return True

    # --- cards -------------------------------------------------------------------------------------

    def card_named(self, name: str, sight: Sight) -> None:
        """The card that a name or the beginning of one means; without a name, the hand."""
        if not name:
            hand = sight.player(sight.seat).hand if sight.seat is not None else ()
            known = [card for card in hand if card is not None]
            self.framed(self._faces.rows(known), "terminal-your-hand")
            return
        found = called(name, self._wording)
        if len(found) == 1:
            self._read(found[0], sight)
        elif found:
            self.say("terminal-card-several", name=name, cards=", ".join(self._faces.name(card) for card in found))
        else:
            self.say("terminal-card-unknown", name=name)

    def card_of_answer(self, number: str, moves: Sequence[Move], sight: Sight) -> None:
        """The card that the answer of a number is about, else the one that the question is about."""
        answers = numbered(moves)
        if not number.isdecimal():
            self.say("terminal-card-which")
        elif number not in answers:
            self.say("terminal-number-wrong", count=len(moves))
        else:
            match = _CARD_OF_MOVE.fullmatch(answers[number].text)
            card = match["card"] if match and match["card"] in FACES else _asked_about(sight)
            if card is None:
                self.say("terminal-card-none", number=number)
            else:
                self._read(card, sight)

    def _read(self, card: str, sight: Sight) -> None:
        """A card, and what lies under the creatures that it is."""
        self._console.print(self._faces.reading(card, width=self._console.width))
        for player in sight.players:
            for creature in player.creatures:
                if creature.card == card and creature.boosts:
                    self.say(
                        "terminal-under-yours" if player.seat == sight.seat else "terminal-under",
                        card=self._faces.name(card),
                        name=self._names[player.seat],
                        cards=self._faces.listed(creature.boosts),
                    )

    def discard_piles(self, sight: Sight) -> None:
        """Show all discard piles that have cards."""
        piles = {player.seat: player.discard_pile for player in sight.players if player.discard_pile}
        for seat, cards in piles.items():
            title = "terminal-discard-yours" if seat == sight.seat else "terminal-discard-of"
            self.framed(self._faces.rows(cards), title, name=self._names[seat])
        if not piles:
            self.say("terminal-discard-empty")

    # --- pages -------------------------------------------------------------------------------------

    def commands(self) -> None:
        """Show what can be typed."""
        commands = [(typed, f"terminal-help-{message}") for typed, message in _COMMANDS]
        self.framed(self.commands_page(commands), "terminal-help-title")

    def rules(self, sight: Sight) -> None:
        """The course of a game, what is different in teams, and what the keywords mean."""
        keywords = Table.grid(padding=(0, 2, 0, 0))
        for keyword in Keyword:
            keywords.add_row(*self._faces.keyword_and_meaning(keyword))
        parts = [Text(self._wording.message("terminal-rules")), Text()]
        if len(sight.players) > 2:
            parts += [Text(self._wording.message("terminal-team-rules")), Text()]
        page = Group(*parts, keywords)
        self.framed(page, "terminal-rules-title")


def in_order_of_numbers(moves: Sequence[Move]) -> list[Move]:
    """Cards to play before creatures to attack with."""
    return sorted(moves, key=lambda move: not move.text.startswith("play "))


def numbered(moves: Sequence[Move]) -> dict[str, Move]:
    """Moves by the numbers that are typed for them."""
    return {str(number): move for number, move in enumerate(moves, 1)}


def meant_moves(line: str, moves: Sequence[Move], wording: Wording) -> list[str]:
    """What a line means in which somebody has typed the name of a card, or the beginning of one: block Killer Bee,
    play strange. Several moves, if the beginning fits several cards."""
    verb, _, thing = line.strip().partition(" ")
    verb, thing = verb.lower(), thing.strip()
    if verb == "no" or not thing:  # no block, pass
        return [line.strip().lower()]
    if len(thing) == 1 and thing.upper() in SEATS:
        return [f"{verb} {thing.upper()}"]
    name = hyphenated(thing)
    if re.split("[@#]", name)[0] in FACES:
        return [f"{verb} {name}"]
    fitting = [match for match in map(_CARD_OF_MOVE.fullmatch, (move.text for move in moves)) if match]
    cards = dict.fromkeys(match["card"] for match in fitting if match["verb"] == verb)
    return [f"{verb} {card}" for card in cards if begins(card, thing, wording)] or [f"{verb} {name}"]


def _asked_about(sight: Sight) -> str | None:
    """The card that a question is about whose answers name none: just played, turned, with an effect, attacking."""
    effect, attacker = sight.effect, sight.attacker
    cards = (
        sight.shown,
        sight.turning,
        effect and effect.given,
        effect and effect.giver,
        attacker and attacker.card,
    )
    return next((card for card in cards if card), None)
