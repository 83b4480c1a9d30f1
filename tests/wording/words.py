"""Ten thousand games in all languages, read for what is never said: `make words`. Prints figures and what it found."""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections import defaultdict
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field

from mindtable.wording import LANGUAGES
from tests.wording.never_said import Said, never_in
from tests.wording.said import in_game, in_messages, on_cards

GAMES = 10_000
AT_ONCE = 100  # games that a process reads before it reports
SHOWN = 50  # of what was found


@dataclass
class Reading:
    """What was read: how many texts, which different ones in each language, and what of it should never be said."""

    texts: int = 0
    different: dict[str, set[str]] = field(default_factory=lambda: defaultdict(set))
    found: list[Said] = field(default_factory=list)

    def read(self, language: str, texts: Iterable[str]) -> None:
        known = self.different[language]
        for text in texts:
            self.texts += 1
            if text not in known:
                known.add(text)
                self.found += never_in(language, text)

    def add(self, other: Reading) -> None:
        self.texts += other.texts
        self.found += other.found
        for language, texts in other.different.items():
            self.different[language] |= texts

    def summary(self, games: int) -> str:
        different = sum(map(len, self.different.values()))
        never = len(set(self.found))
        return f"games {games} · texts {self.texts} · different {different} · never to be said {never}"


def reading_of(games: Iterable[int]) -> Reading:
    """What is said in some games."""
    reading = Reading()
    for number in games:
        reading.read(*in_game(number))
    return reading


def reading_of_all_but_games() -> Reading:
    """What stands in messages and on cards."""
    reading = Reading()
    for language in LANGUAGES:
        reading.read(language, in_messages(language))
        reading.read(language, on_cards(language))
    return reading


def main() -> int:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("games", type=int, nargs="?", default=GAMES)
    games = parser.parse_args().games
    reading = reading_of_all_but_games()
    parts = [range(first, min(first + AT_ONCE, games)) for first in range(0, games, AT_ONCE)]
    with ProcessPoolExecutor() as processes:
        for part, done in zip(parts, processes.map(reading_of, parts), strict=True):
            reading.add(done)
            if part.stop % (10 * AT_ONCE) == 0:
                print(reading.summary(part.stop), flush=True)
    for said in sorted(set(reading.found))[:SHOWN]:
        print(f"{said.language}: {said.pattern}: {said.text}")
    print(reading.summary(games))
    return 1 if reading.found else 0


if __name__ == "__main__":
    sys.exit(main())
