"""Who sits at the table: people and bots, as records name them and as the screen does."""

from __future__ import annotations

from collections import Counter
from hashlib import sha256
from typing import TYPE_CHECKING, Final

from ..bots import BOTS, Bot, bot_named, effort
from ..game.chance import seed_text
from ..game.contract import Seat
from ..game.records import Record

if TYPE_CHECKING:
    from ..wording import Wording

PERSON: Final = "person"
_BOT: Final = "bot "
_NOTICED: Final = 0.05  # seconds; whoever thinks longer than that is waited for


def is_person(who: str) -> bool:
    """Whether who sits at a seat is a person."""
    return who == PERSON


def bot_seat(name: str) -> str:
    """A bot of that name, as a record says who sits there."""
    return f"{_BOT}{name}"


def people(record: Record) -> list[Seat]:
    """The seats of a record at which people sit."""
    return [seat for seat, who in record.seats if is_person(who)]


def bots(record: Record) -> dict[Seat, Bot]:
    """The bots of a game. Raises a SetupError for one there is not."""
    return {
        seat: bot_named(who.removeprefix(_BOT), _dice(record, seat)) for seat, who in record.seats if not is_person(who)
    }


def slow_bots(record: Record) -> set[Seat]:
    """The seats of those bots that one may have to wait for."""
    named = {seat: who.removeprefix(_BOT) for seat, who in record.seats if not is_person(who)}
    return {seat for seat, name in named.items() if name not in BOTS or effort(name) >= _NOTICED}


def _dice(record: Record, seat: Seat) -> int:
    """The seed of a bot's dice. It follows from the game and from how far it is, so that a game goes on the same
    way every time it is continued; but from it there is no way back to the seed of the deal, which is not for bots.
    """
    text = f"{seed_text(record.seed)} {seat} {len(record.moves)}"
    return int.from_bytes(sha256(text.encode()).digest()[:8], "big")


def names(record: Record, wording: Wording) -> dict[Seat, str]:
    """What everybody is called; a letter tells those apart who would be called the same."""
    plain = {seat: _name(who, seat, wording) for seat, who in record.seats}
    often = Counter(plain.values())
    return {seat: name if often[name] == 1 else f"{name} {seat}" for seat, name in plain.items()}


def _name(who: str, seat: Seat, wording: Wording) -> str:
    if is_person(who):
        return wording.message("terminal-person", seat=seat)
    return wording.message("table-bot", bot=who.removeprefix(_BOT)) if who.startswith(_BOT) else who
