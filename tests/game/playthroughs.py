"""Whole games as readable text: all that is asked, done, told and seen, at every decision.

`python -m tests.game.playthroughs` writes the golden files anew; the difference is to be reviewed like code.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, fields
from enum import Enum
from itertools import chain
from pathlib import Path
from typing import Any, get_type_hints

from mindtable.bots import bot_named
from mindtable.bots.family import family_of
from mindtable.game.contract import Event, Position, Seat
from mindtable.games import game_named
from tests import GOLDEN
from tests.mindbug.random_games import ALL_SETS


@dataclass(frozen=True)
class Playthrough:
    name: str
    game: str
    seed: int
    bot: str
    sets: tuple[str, ...] = ()
    options: tuple[tuple[str, str], ...] = ()

    @property
    def file(self) -> Path:
        return GOLDEN / f"{self.name}.txt"

    def text(self) -> str:
        return "".join(f"{line}\n".replace(" \n", "\n") for line in self.lines())

    def lines(self) -> Iterator[str]:
        game = game_named(self.game)
        position, events = game.deal(seed=self.seed, sets=self.sets, options=dict(self.options))
        bots = {seat: bot_named(self.bot, number) for number, seat in enumerate(position.seats)}
        chosen = [*self.sets, *(f"{number} {option}" for option, number in self.options)]
        yield f"{game.name} with {', '.join(chosen)}, rules {game.rules}, seed {self.seed}, played by {self.bot}"
        yield ""
        yield "The deal"
        yield from (f"  {line}" for line in game.deal_text(position))
        yield from told(events, position.seats)
        step = 0
        while position.to_decide:
            asked = position.to_decide
            step += 1
            yield ""
            yield f"{step}. {', '.join(asked)} {'is' if len(asked) == 1 else 'are'} asked: {position.question}"
            yield from seen(position)
            for seat in asked:
                move = bots[seat].choose(position.view(seat))
                yield f"  {seat}: {move}"
                yield from told(position.play(move, seat), position.seats)
        yield ""
        yield "The end"
        yield from seen(position)


BOTH_SETS = ("first-contact", "new-servants")
PLAYTHROUGHS = (
    Playthrough("duel-first-contact", "duel", 258, "random", sets=("first-contact",)),
    Playthrough("duel-both-sets", "duel", 312, "random", sets=BOTH_SETS),
    Playthrough("duel-rules-of-thumb", "duel", 74, "rule", sets=BOTH_SETS),
    Playthrough("duel-all-sets", "duel", 26, "random", sets=ALL_SETS),
    Playthrough("tag-team-rules-of-thumb", "tag-team", 5, "rule", sets=("first-contact",)),
    Playthrough("mind-up-four-players", "mind-up", 35, "rule", options=(("players", "4"), ("objectives", "2"))),
)


def told(events: Sequence[Event], seats: tuple[Seat, ...]) -> Iterator[str]:
    """Events as everybody is told of them, and after that what only a seat is told."""
    for event in events:
        public = event.told_to(None)
        yield f"  > {_event(public)}"
        for seat in seats:
            if event.told_to(seat) != public:
                yield f"  > to {seat}: {_event(event.told_to(seat))}"


def _event(event: Event) -> str:
    """The kind of an event, whom and which card it is about, other players, numbers and words."""
    types = get_type_hints(type(event))
    about: dict[str, list[str]] = {"players": [], "numbers": [], "words": []}
    for field in fields(event):
        value = getattr(event, field.name)
        if value in (None, 0) or field.kw_only or field.name in ("seat", "card"):
            continue
        if types[field.name] in (Seat, Seat | None):
            about["players"].append(f"from {value}")
        elif isinstance(value, int):
            about["numbers"].append(str(value))
        else:
            about["words"].append(f"“{_plain(value)}”")
    first = [event.kind, getattr(event, "seat", None), getattr(event, "card", None)]
    return " ".join(part for part in (*first, *chain(*about.values())) if part)


def _plain(value: object) -> str:
    if isinstance(value, Enum):
        return str(value.value)
    return "-".join(map(str, value)) if isinstance(value, tuple) else str(value)


def seen(position: Position) -> Iterator[str]:
    """What a spectator sees, and after that where a seat sees something else."""
    public = _facts(position, None)
    for name, fact in public.items():
        yield f"  {name}: {fact}"
    for seat in position.seats:
        for name, fact in _facts(position, seat).items():
            if fact != public.get(name):
                yield f"  to {seat}, {name}: {fact}"


def _facts(position: Position, seat: Seat | None) -> dict[str, str]:
    """What a seat sees by name, in the fields of protocol 1, which say most with few words; nothing is said of what is
    not there."""
    fields_of = family_of(position.game).protocol_1
    assert fields_of is not None
    facts = fields_of(position.view(seat).sight)
    table = {name: fact for name, fact in facts.items() if name not in ("seat", "seats")}
    return _parts("table", table) | {
        name: fact for seat, fields in facts["seats"].items() for name, fact in _parts(seat, fields).items()
    }


def _parts(whose: str, fields: dict[str, Any]) -> dict[str, str]:
    """Numbers and words in one part, each list in a part of its own."""
    short = {name: fact for name, fact in fields.items() if isinstance(fact, int | str) and fact is not False}
    parts = {whose: ", ".join(f"{name} {fact}" for name, fact in short.items())}
    for name, fact in fields.items():
        if name not in short and fact:
            parts[f"{whose} {name}"] = _said(fact)
    return parts


def _said(fact: Any) -> str:
    if fact is None:
        return "?"
    if isinstance(fact, list):
        return ", ".join(_said(one) for one in fact) or "none"
    if isinstance(fact, dict):
        named = {name: _said(one) for name, one in fact.items() if one not in (None, [], False)}
        what = named.pop("card", "") or named.pop("colour", "")
        return f"{what} ({', '.join(f'{name} {one}' for name, one in named.items())})".strip()
    return str(fact)


if __name__ == "__main__":
    for playthrough in PLAYTHROUGHS:
        playthrough.file.write_text(playthrough.text(), encoding="utf-8")
