"""What a person can look up while they think: cards, discard piles, the log, the commands and the rules."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Final

from rich.console import Console, Group
from rich.table import Table
from rich.text import Text

from ...game.contract import Move, Seat, View
from ...mindbug.cards import FACES
from ...mindbug.words import Keyword
from ...wording import Wording
from ...wording.mindbug.lookup import called, hyphenated
from ..drawing import Facts
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
_CARD_OF_MOVE: Final = re.compile(r"\S+ ([a-z0-9-]+)(?:@[A-F])?(?:#[0-9]+)?")


class Reading(Pages):
    """Answers to what a person looks up, printed below the table."""

    def __init__(self, console: Console, wording: Wording, names: Mapping[Seat, str]) -> None:
        super().__init__(console, wording)
        self._names = names
        self._faces = Faces(wording)

    def looked_up(self, word: str, rest: str, view: View) -> bool:
        """Whether something was to be looked up; if so, it is printed."""
        facts = view.facts()
        if word == "card":
            self.card_named(rest, facts)
        elif word.startswith("?") and (word + rest).strip("?"):
            self.card_of_answer((word + rest).strip("?").strip(), in_order_of_numbers(view.moves()), facts)
        elif word == "discard" and not rest:
            self.discard_piles(facts)
        elif word == "rules" and not rest:
            self.rules(facts)
        elif word in ("help", "?") and not rest:
            self.commands()
        else:
            return False
        return True

    # --- cards -------------------------------------------------------------------------------------

    def card_named(self, name: str, facts: Facts) -> None:
        """The card that a name or the beginning of one means; without a name, the hand."""
        if not name:
            hand = [card for card in facts["seats"][facts["seat"]]["hand"] if card is not None]
            self.framed(self._faces.rows(hand), "terminal-your-hand")
            return
        found = called(name, self._wording)
        if len(found) == 1:
            self._read(found[0], facts)
        elif found:
            self.say("terminal-card-several", name=name, cards=", ".join(self._faces.name(card) for card in found))
        else:
            self.say("terminal-card-unknown", name=name)

    def card_of_answer(self, number: str, moves: Sequence[Move], facts: Facts) -> None:
        """The card that the answer of a number is about, else the one that the question is about."""
        answers = numbered(moves)
        if not number.isdecimal():
            self.say("terminal-card-which")
        elif number not in answers:
            self.say("terminal-number-wrong", count=len(moves))
        else:
            match = _CARD_OF_MOVE.fullmatch(answers[number].text)
            card = match[1] if match and match[1] in FACES else _asked_about(facts)
            if card is None:
                self.say("terminal-card-none", number=number)
            else:
                self._read(card, facts)

    def _read(self, card: str, facts: Facts) -> None:
        """A card, and what lies under the creatures that it is."""
        self._console.print(self._faces.reading(card, width=self._console.width))
        for seat, player in facts["seats"].items():
            for creature in player["play"]:
                if creature["card"] == card and creature["boosts"]:
                    mine = seat == facts["seat"]
                    self.say(
                        "terminal-under-yours" if mine else "terminal-under",
                        card=self._faces.name(card),
                        name=self._names[seat],
                        cards=self._faces.listed(creature["boosts"]),
                    )

    def discard_piles(self, facts: Facts) -> None:
        piles = {seat: player["discard"] for seat, player in facts["seats"].items() if player["discard"]}
        for seat, cards in piles.items():
            mine = seat == facts["seat"]
            title = "terminal-discard-yours" if mine else "terminal-discard-of"
            self.framed(self._faces.rows(cards), title, name=self._names[seat])
        if not piles:
            self.say("terminal-discard-empty")

    # --- pages -------------------------------------------------------------------------------------

    def commands(self) -> None:
        commands = [(typed, f"terminal-help-{message}") for typed, message in _COMMANDS]
        self.framed(self.commands_page(commands), "terminal-help-title")

    def rules(self, facts: Facts) -> None:
        """The course of a game, what is different in teams, and what the keywords mean."""
        keywords = Table.grid(padding=(0, 2, 0, 0))
        for keyword in Keyword:
            keywords.add_row(*self._faces.keyword_and_meaning(keyword.value))
        parts = [Text(self._wording.message("terminal-rules")), Text()]
        if len(facts["seats"]) > 2:
            parts += [Text(self._wording.message("terminal-team-rules")), Text()]
        page = Group(*parts, keywords)
        self.framed(page, "terminal-rules-title")


def in_order_of_numbers(moves: Sequence[Move]) -> list[Move]:
    """Cards to play before creatures to attack with."""
    return sorted(moves, key=lambda move: not move.text.startswith("play "))


def numbered(moves: Sequence[Move]) -> dict[str, Move]:
    """Moves by the numbers that are typed for them."""
    return {str(number): move for number, move in enumerate(moves, 1)}


def move_text(line: str) -> str:
    """A move as it is written, from a line in which somebody may have typed the name of a card: block Killer Bee."""
    verb, _, thing = line.strip().partition(" ")
    if verb.lower() == "no" or not thing:  # no block, pass
        return line.strip().lower()
    return f"{verb.lower()} {thing.strip().upper() if len(thing.strip()) == 1 else hyphenated(thing)}"


def _asked_about(facts: Facts) -> str | None:
    """The card that a question is about whose answers name none: just played, turned, with an effect, attacking."""
    effect = facts["effect"] or {}
    attacker = facts["attacker"] or {}
    cards = (facts["shown"], facts["turning"], effect.get("given"), effect.get("giver"), attacker.get("card"))
    return next((card for card in cards if card), None)
