"""Thoughts of bots, as somebody wants them: of what, on whose account, how heavy, and until when."""

from __future__ import annotations

import asyncio
import json
import math
import time
from dataclasses import dataclass
from enum import Enum
from typing import Any, Final, Literal, NamedTuple, Protocol

from ..bots import BotFailure, bot_named
from ..game.contract import Seat
from ..game.flaws import Place, flaw
from ..games import game_named
from ..review import FINE, ROUGH, assess, assess_open
from ..solver import solve

# What a bot chooses, what a search thinks of all moves, or who wins with open cards.
Task = Literal["move", "assessment", "proof"]
Care = Literal["rough", "fine"]  # with which a search assesses
FOR_EVER: Final = math.inf
_A_MOMENT: Final = 0.1  # seconds
_MOST_SOLVED: Final = 250_000  # positions, so that a proof takes little memory beside the others


class Whose(NamedTuple):
    """On whose account bots think: a browser, as the store knows it, and the address that it came from last. The
    address is never kept."""

    address: str = ""  # "": not known yet
    player: str = ""


class Lane(Enum):
    """Thoughts that wait for each other: those that are alike in how long they take."""

    AT_ONCE = "at once"
    QUICK = "quick"
    SLOW = "slow"

    @staticmethod
    def of(weight: float) -> Lane:
        """The lane of thoughts that take about so many seconds."""
        if not weight:
            return Lane.AT_ONCE
        return Lane.QUICK if weight <= _A_MOMENT else Lane.SLOW


@dataclass(frozen=True)
class Wanted:
    """A thought that somebody wants. It is plain data, so that it can wait and be thought anywhere."""

    name: str  # whoever else wants a thought of this name wants this one: it is thought once
    game: str  # the name of its kind
    position: str  # dumped
    seat: Seat
    bot: str
    dice: int  # their seed
    whose: Whose
    weight: float  # seconds, about
    until: float = FOR_EVER  # seconds since the epoch; nobody wants it later
    task: Task = "move"
    care: Care = "rough"  # of an assessment, for which no bot is named
    is_open: bool = False  # of an assessment: as if all cards lay open, which is for games that are over

    @property
    def lane(self) -> Lane:
        """The queue it belongs to, by its weight."""
        return Lane.of(self.weight)

    def in_time(self) -> asyncio.Timeout:
        """Lets something be done for as long as it is wanted; then it raises a TimeoutError."""
        return asyncio.timeout(None if self.until == FOR_EVER else self.until - time.time())

    def written(self) -> str:
        """What is to be thought, as a text for whoever thinks; on whose account, and until when, is not in it. Of a
        move nothing is written that thinkers of the version before could not read."""
        said: dict[str, Any] = {
            "name": self.name,
            "game": self.game,
            "position": self.position,
            "seat": self.seat,
            "bot": self.bot,
            "dice": self.dice,
            "weight": self.weight,
        }
        if self.task != "move":
            said |= {"task": self.task, "care": self.care, "is_open": self.is_open}
        return json.dumps(said)

    @staticmethod
    def read(text: str) -> Wanted:
        """A thought from what was written. Raises ValueError, or TypeError where another version wrote it."""
        return Wanted(**json.loads(text), whose=Whose())


class Thinkers(Protocol):
    """Those who think, wherever they are. What several want at the same time is thought once; what nobody waits for any
    more is taken back."""

    def prepare(self, weight: float) -> None:
        """Thoughts of that weight will be wanted soon."""

    async def has_room(self, lane: Lane, whose: Whose, /) -> bool:
        """Whether others leave room for one more thought on somebody's account. Who asks counts what they want
        themselves."""
        ...

    async def think(self, wanted: Wanted) -> str:
        """What comes of a thought (see `thought`). Raises TimeoutError when it is too late, and whatever the bot has
        raised."""

    def close(self) -> None:
        """Think no more."""
        ...


def thought(wanted: Wanted) -> str:
    """What comes of a thought: a move, or an assessment or a solution in JSON."""
    match wanted.task:
        case "move":
            return _chosen(wanted)
        case "assessment":
            return _assessed(wanted)
        case "proof":
            return _solved(wanted)


def _assessed(wanted: Wanted) -> str:
    """What a search thinks of all moves, from what the seat may know, or from all cards where they lie open."""
    position = game_named(wanted.game).load(wanted.position)
    limit = FINE if wanted.care == "fine" else ROUGH
    if wanted.is_open:
        assessment = assess_open(position, wanted.seat, limit, wanted.dice)
    else:
        assessment = assess(position.view(wanted.seat), limit, wanted.dice)
    return json.dumps(assessment.to_json())


def _solved(wanted: Wanted) -> str:
    """Who wins with open cards, as far as that is proved in about the time that the thought is said to take."""
    position = game_named(wanted.game).load(wanted.position)
    return json.dumps(solve(position, seconds=wanted.weight, positions=_MOST_SOLVED).facts())


def _chosen(wanted: Wanted) -> str:
    """What a bot chooses from what its seat may know. Raises BotFailure if that is no move."""
    view = game_named(wanted.game).load(wanted.position).view(wanted.seat)
    move = bot_named(wanted.bot, wanted.dice).choose(view)
    moves = view.moves()
    if move not in moves:
        bot = Place("name", {"name": wanted.bot})
        raise BotFailure(wanted.seat, flaw("bot-not-legal", bot, move=move.text, count=len(moves)))
    return move.text
