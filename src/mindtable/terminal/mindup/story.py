"""What is played and what happened in a game of Mind Up!, in words."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import chain

from ...game.chance import seed_text
from ...game.contract import Event, Seat
from ...game.records import Record
from ...mindup.events import CardChosen, CardRevealed, CardTaken, ChoiceChanged, RoundBegan, RoundScored
from ...mindup.game import DEFAULTS
from ...wording import Wording
from ...wording.mindup import MindUpWords


def title(record: Record, wording: Wording) -> str:
    """What is played, for the head of the screen."""
    options = {**DEFAULTS, **dict(record.options)}
    return wording.message(
        "terminal-up-title",
        players=len(record.seats),
        objectives=int(options["objectives"]),
        dice=record.dice,
        seed=seed_text(record.seed),
    )


def story(
    told: Iterable[Iterable[Event]], seat: Seat | None, names: Mapping[Seat, str], wording: Wording
) -> list[list[str]]:
    """What was told, in sentences, turn by turn: who played what and took what for it.

    That somebody has chosen is worth a sentence only as long as the choice is not revealed.
    """
    turns: list[list[str]] = [[]]
    waiting: dict[Seat, str] = {}
    revealed: dict[Seat, str] = {}
    for event in chain.from_iterable(told):
        sentence = wording.event(event, seat, names)
        if sentence is None:
            continue
        if isinstance(event, CardChosen | ChoiceChanged):
            waiting[event.seat] = sentence
        elif isinstance(event, CardRevealed):
            if not revealed:
                turns.append([])
            waiting.clear()
            revealed[event.seat] = event.card
        elif isinstance(event, CardTaken) and event.seat in revealed:
            turns[-1].append(_taken(event, revealed.pop(event.seat), seat, names, wording))
        else:
            if isinstance(event, RoundBegan | RoundScored):
                turns.append([])
            turns[-1].append(sentence)
    turns.append(list(waiting.values()))
    return [turn for turn in turns if turn]


def _taken(event: CardTaken, played: str, seat: Seat | None, names: Mapping[Seat, str], wording: Wording) -> str:
    """Who played what and took what for it, in one sentence."""
    cards = {"played": played, "taken": event.card}
    known = {what: wording.words(MindUpWords).card_name(card) for what, card in cards.items()}
    if event.seat == seat:
        return wording.message("terminal-up-you-take", **known)
    return wording.message("terminal-up-takes", name=names[event.seat], **known)
