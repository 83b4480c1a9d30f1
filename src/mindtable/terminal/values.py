"""What is put on the command line, read; what is wrong with it is said in a language."""

from __future__ import annotations

import argparse
import math
import re
from collections.abc import Callable, Sequence
from datetime import timedelta
from typing import Final

from ..bots import check_bot
from ..bots.limit import Limit
from ..game.chance import Seed
from ..game.commitments import read_secret
from ..game.contract import SEATS, Seat, SetupError
from ..game.records import HIGHEST_SEED, LOWEST_SEED
from ..games import game_named
from ..table.addresses import Network, network
from ..table.hosts import is_host_name
from ..wording import Wording

ALL: Final = "all"  # sets
_DAYS: Final = re.compile(r"(?P<days>[0-9]{1,5})d?")
_LONGEST: Final = 3600.0
_MOST_POINTS: Final = 800.0
_SMALLEST, _LARGEST = 16, 4096  # pixels


class Values:
    """What is put there, read; what is wrong with it is said in a language."""

    def __init__(self, wording: Wording) -> None:
        self._say = wording.message
        self._flaw = wording.flaw

    def some_of(self, known: Sequence[str]) -> Callable[[str], list[str]]:
        """Reads names between commas, in the order of those there are; `all` is every one."""

        def read(text: str) -> list[str]:
            if text == ALL:
                return list(known)
            named = text.split(",")
            for name in named:
                if name not in known:
                    raise self.wrong("command-no-set", name=name, sets=", ".join(known))
            return [name for name in known if name in named]

        return read

    def seats(self, text: str) -> list[Seat]:
        """One seat or several, as letters."""
        if not text or any(letter not in SEATS for letter in text):
            raise self.wrong("command-no-seats", text=text)
        return [seat for seat in SEATS if seat in text]

    def bots(self, text: str) -> list[str]:
        """The names of several bots, between commas."""
        return [self.bot(name) for name in text.split(",")]

    def bot(self, name: str) -> str:
        """A bot by its name, or a search with its limit."""
        return self._checked(name, check_bot)

    def games(self, text: str) -> list[str]:
        """The names of games, between commas."""
        return [self._checked(name, game_named) for name in text.split(",")]

    def _checked(self, name: str, check: Callable[[str], object]) -> str:
        """A name of something that is there."""
        try:
            check(name)
        except SetupError as problem:
            raise argparse.ArgumentTypeError(self._flaw(problem.flaw).removesuffix(".")) from None
        return name

    def number(self, text: str) -> int:
        """A whole number."""
        try:
            return int(text)
        except ValueError:
            raise self.wrong("command-no-number", text=text) from None

    def seed(self, text: str) -> Seed:
        """What a deal follows from, as a record can hold it: a number, or the hexadecimal digits of sealed dice."""
        secret = read_secret(text)
        return self.short_seed(text) if secret is None else secret

    def short_seed(self, text: str) -> int:
        """What quick dice follow from."""
        number = self.number(text)
        if not LOWEST_SEED <= number <= HIGHEST_SEED:
            raise self.wrong("command-no-seed", text=text, least=str(LOWEST_SEED), most=str(HIGHEST_SEED))
        return number

    def positive(self, text: str) -> int:
        """A whole number from 1 on."""
        number = self.number(text)
        if number < 1:
            raise self.wrong("command-not-positive", text=text)
        return number

    def pixels(self, text: str) -> int:
        """A number of pixels that a picture may have."""
        number = self.number(text)
        if not _SMALLEST <= number <= _LARGEST:
            raise self.wrong("command-no-pixels", text=text, least=str(_SMALLEST), most=str(_LARGEST))
        return number

    def time(self, text: str) -> Limit:
        """A time to think, like 100ms or 2s."""
        try:
            limit = Limit.read(text)
        except SetupError:
            limit = Limit()
        if not 0 < limit.seconds <= _LONGEST:
            raise self.wrong("command-no-time", text=text)
        return limit

    def whole(self, text: str) -> int:
        """A whole number from 0 on."""
        number = self.number(text)
        if number < 0:
            raise self.wrong("command-negative", text=text)
        return number

    def points(self, text: str) -> float:
        """A difference in strength, in points of a rating."""
        try:
            points = float(text)
        except ValueError:
            points = math.nan
        if not abs(points) <= _MOST_POINTS:
            raise self.wrong("command-no-points", text=text, most=f"{_MOST_POINTS:.0f}")
        return points

    def days(self, text: str) -> timedelta:
        """A number of days, like 90d or 90."""
        match = _DAYS.fullmatch(text)
        if not match or not int(match["days"]):
            raise self.wrong("command-no-days", text=text)
        return timedelta(days=int(match["days"]))

    def port(self, text: str) -> int:
        """The number of a port."""
        number = self.number(text)
        if not 0 <= number < 1 << 16:
            raise self.wrong("command-no-port", text=text)
        return number

    def network(self, text: str) -> Network:
        """An address, or a whole network of them."""
        try:
            return network(text)
        except ValueError:
            raise self.wrong("command-no-network", text=text) from None

    def host_name(self, text: str) -> str:
        """The name of a host."""
        if not is_host_name(text):
            raise self.wrong("command-no-host-name", text=text)
        return text

    def seconds(self, text: str) -> float:
        """A number of seconds."""
        try:
            seconds = float(text)
        except ValueError:
            seconds = math.nan
        if not 0 <= seconds <= _LONGEST:
            raise self.wrong("command-no-seconds", text=text, most=f"{_LONGEST:.0f}")
        return seconds

    def wrong(self, message: str, **arguments: str) -> argparse.ArgumentTypeError:
        """What is wrong, as argparse wants it."""
        return argparse.ArgumentTypeError(self._say(message, **arguments))
