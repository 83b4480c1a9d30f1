"""A lesson as it is written down (CONTRIBUTING.md says how): a position, and steps with what the coach suggests.

A document says what happens; all words are messages, called after the lesson and the number of the step:
`lesson-ID` (its title), `lesson-ID-idea`, `lesson-ID-1` (what the coach says), `lesson-ID-1-done` (what is said of the
suggested move) and `lesson-ID-1-WORD` for each word under `others`; `any-WORD` is shared by all lessons and names no
card. Cards of the document are variables, by their ids.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from ..game.contract import SEATS, Seat

Played = tuple[Seat, str]  # who, and the move as text

_OWN: Final = ("lesson", "seat", "opening", "steps", "goal")  # fields of a lesson; the others lay its position out
_OF_STEP: Final = ("move", "replies", "others", "idea")
_OF_ANY: Final = "any-"  # before words of messages that several lessons share
_REFUSING: Final = "no"  # the first word of moves that are told apart by the second


@dataclass(frozen=True)
class Step:
    """One idea: what the coach suggests, and what comes of it."""

    number: int  # from 1
    move: str  # what is suggested
    replies: tuple[Played, ...] = ()  # what others do then
    others: Mapping[str, str] = field(default_factory=dict)  # other moves, or kinds of them → words of messages
    idea: str = ""  # what it is about, where a lesson has several ideas: `lesson-idea-…`

    def word_of(self, move: str) -> str:
        """What another move than the suggested one is called in messages: by the move, or by its kind; "" if nothing is
        said of it in particular."""
        return self.others.get(move) or self.others.get(kind_of(move), "")


@dataclass(frozen=True)
class Lesson:
    """A lesson."""

    id: str
    game: str
    seat: Seat  # who learns
    position: Mapping[str, Any]  # a scenario without moves
    opening: tuple[Played, ...]  # what is played before the first step
    steps: tuple[Step, ...]
    goal: Mapping[str, Any]  # what holds once it is learnt, as scenarios say it; whoever gets there another way is done
    cards: tuple[str, ...]  # that can be named in its messages

    @property
    def title(self) -> str:
        """The message with its title."""
        return f"lesson-{self.id}"

    @property
    def idea(self) -> str:
        """The message with what is learnt."""
        return f"lesson-{self.id}-idea"

    def message(self, step: Step, word: str = "") -> str:
        """The message of a step, or of what came of a move."""
        if word.startswith(_OF_ANY):
            return f"lesson-{word}"
        return f"lesson-{self.id}-{step.number}" + (f"-{word}" if word else "")

    def messages(self) -> Iterator[str]:
        """All messages that it needs."""
        yield from (self.title, self.idea)
        for step in self.steps:
            yield self.message(step)
            yield from (self.message(step, word) for word in ("done", *dict.fromkeys(step.others.values())))


def kind_of(move: str) -> str:
    """The kind of a move: its first word, or "no block" and the like."""
    first, _, rest = move.partition(" ")
    return move if first == _REFUSING and rest else first


def read(document: Mapping[str, Any], cards: tuple[str, ...]) -> Lesson:
    """A lesson from its document, which is one of ours."""
    steps = tuple(_step(number, one) for number, one in enumerate(document["steps"], 1))
    return Lesson(
        id=str(document["lesson"]),
        game=str(document["game"]),
        seat=Seat(str(document.get("seat", SEATS[0]))),
        position={name: value for name, value in document.items() if name not in _OWN},
        opening=_played(document.get("opening")),
        steps=steps,
        goal=document["goal"],
        cards=cards,
    )


def _step(number: int, document: Mapping[str, Any]) -> Step:
    if unknown := [name for name in document if name not in _OF_STEP]:
        raise ValueError(f"a step of a lesson has no field “{unknown[0]}”")
    others = {str(move): str(word) for move, word in (document.get("others") or {}).items()}
    return Step(number, str(document["move"]), _played(document.get("replies")), others, str(document.get("idea", "")))


def _played(moves: Any) -> tuple[Played, ...]:
    """Moves as scenarios list them."""
    return tuple((Seat(str(seat)), str(move)) for one in moves or () for seat, move in one.items())
