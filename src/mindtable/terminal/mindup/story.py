"""What is played and what happened in a game of Mind Up!, in words."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import chain

from ...game.chance import seed_text
from ...game.contract import Event, Seat
from ...game.records import Record
from ...mindup.game import DEFAULTS
from ...wording import Wording


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
    waiting: dict[Seat | None, str] = {}
    revealed: dict[Seat | None, str | None] = {}
    for event in chain.from_iterable(told):
        sentence = wording.event(event, seat, names)
        if sentence is None:
            continue
        if event.kind in ("card chosen", "choice changed"):
            waiting[event.seat] = sentence
        elif event.kind == "card revealed":
            if not revealed:
                turns.append([])
            waiting.clear()
            revealed[event.seat] = event.card
        elif event.kind == "card taken" and event.seat in revealed:
            turns[-1].append(_taken(event, revealed.pop(event.seat), seat, names, wording))
        else:
            if event.kind in ("round began", "round scored"):
                turns.append([])
            turns[-1].append(sentence)
    turns.append(list(waiting.values()))
    return [turn for turn in turns if turn]


def _taken(event: Event, played: str | None, seat: Seat | None, names: Mapping[Seat, str], wording: Wording) -> str:
    """Who played what and took what for it, in one sentence."""
    cards = {"played": str(played), "taken": str(event.card)}
    known = {what: wording.card_name(card) for what, card in cards.items()}
    if event.seat == seat or event.seat is None:
        return wording.message("terminal-up-you-take", **known)
    return wording.message("terminal-up-takes", name=names[event.seat], **known)
