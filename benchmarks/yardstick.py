"""How strong the search is against classic: matches of a number of games that is fixed beforehand, at so much processor
time a move, which a machine that has other things to do gives as fairly as an idle one.

python benchmarks/yardstick.py benchmarks/games/strength --match duel-first --minutes 30

The games are kept in the folder, a line each; the same command goes on until all of them are played, and says how far
it came. A search that plays otherwise has to begin anew: the games of another one are refused.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from functools import partial
from itertools import takewhile
from pathlib import Path
from time import monotonic, process_time
from typing import Any, Final

from mindtable.arena.entrants import Entrant
from mindtable.arena.fixtures import Cards, Fixture, mirrored
from mindtable.arena.playing import play
from mindtable.arena.ratings import wilson
from mindtable.bots import SEARCHERS, Bot, bot_named
from mindtable.bots.family import Search, search_version_of
from mindtable.bots.limit import ENDLESS, Limit
from mindtable.bots.search_bot import SearchBot, is_settled
from mindtable.bots.spreading import Crew, processes, spread
from mindtable.games import game_named
from mindtable.lab.keeping import LINES, Kept
from mindtable.lab.playing import Line

_AT_A_TIME: Final = 64  # iterations between two looks at the clock
_QUICKER: Final = 1.5  # how many times as quick as before the rest may go, to be sure


class PacedBot(SearchBot):
    """A search that thinks for so much processor time about a move: for less if what is left of it cannot change which
    move is tried most, and so is chosen. That saves a quarter of the time of a match and changes nothing in it."""

    def run(self, search: Search) -> None:
        """Let a search think until its processor time is over, or its choice is settled."""
        begun = process_time()
        spent, tried = 0.0, 0
        while spent < self.limit.seconds and not _is_settled_in(self.limit.seconds, spent, search.visits(), tried):
            search.run(_AT_A_TIME, ENDLESS)
            tried += _AT_A_TIME
            spent = process_time() - begun


def _is_settled_in(seconds: float, spent: float, visits: Sequence[int], tried: int) -> bool:
    """Whether no other move can be tried as often as the first one in the rest of the time."""
    if not tried:
        return False
    return is_settled(visits, _AT_A_TIME + _QUICKER * tried * (seconds - spent) / spent)


@dataclass(frozen=True)
class Paced(Entrant):
    """A bot whose searches are limited by processor time."""

    def bot(self, seed: int) -> Bot:
        """The bot, for one game."""
        searcher = SEARCHERS.get(self.name)
        if searcher is None:
            return bot_named(self.name, seed)
        return PacedBot(seed, self.limit, self.name, searcher)


@dataclass(frozen=True)
class Match:
    """So many games of the search against another bot. At a table of several sides it is alone among copies of that."""

    game: str
    sets: tuple[str, ...]
    options: tuple[tuple[str, str], ...]
    against: str
    seconds: float
    games: int
    seed: int = 2611
    chunk: int = 10  # deals that are kept in a file

    @property
    def cards(self) -> Cards:
        """What is dealt."""
        return Cards(self.game, self.sets, self.options, self.seed)

    def fixtures(self, deal: int) -> list[Fixture]:
        """The games of a deal: with the search at every side in turn."""
        sides = len(self.cards.dealt(deal).sides)
        return [fixture for fixture in mirrored(deal, 2, sides) if sides == 2 or fixture.lone == 0]

    @property
    def deals(self) -> int:
        """How many deals these games need."""
        return -(-self.games // len(self.fixtures(0)))

    @property
    def heading(self) -> dict[str, Any]:
        """What has to be the same if games are to be counted together."""
        return {**asdict(self), "rules": game_named(self.game).rules, "search": search_version_of(self.game)}

    def played(self, deals: range) -> tuple[range, list[Line]]:
        """The games of some deals: how much of the victory was the search's."""
        limit = Limit(seconds=self.seconds)
        entrants = (Paced("search", limit), Paced(self.against, limit))
        fixtures = [fixture for deal in deals for fixture in self.fixtures(deal)]
        return deals, [
            {"deal": one.deal, "bots": one.bots, "won": play(self.cards, entrants, one).share(0)} for one in fixtures
        ]


def matches() -> dict[str, Match]:
    """All matches by their names."""
    duel, tag_team = game_named("duel"), game_named("tag-team")
    tables: dict[str, tuple[str, Sequence[str], tuple[tuple[str, str], ...]]] = {
        "duel-first": ("duel", duel.default_sets, ()),
        "duel-all": ("duel", duel.sets, ()),
        "tag-team": ("tag-team", tag_team.sets, ()),
        "mind-up": ("mind-up", game_named("mind-up").default_sets, (("players", "4"),)),
    }
    found: dict[str, Match] = {}
    for name, (game, sets, options) in tables.items():
        cards = (game, tuple(sets), options)
        found[name] = Match(*cards, "classic", 0.1, 1_000)
        found[f"{name}-1s"] = Match(*cards, "classic", 1.0, 300, chunk=1)
        found[f"{name}-rule"] = Match(*cards, "rule", 0.1, 1_000)
    return found


def go_on(match: Match, kept: Kept, crew: Crew, seconds: float) -> None:
    """Play what is missing, as long as it is time."""
    end = monotonic() + seconds
    missing = takewhile(lambda _: monotonic() < end, kept.missing())
    for deals, lines in spread(partial(Match.played, match), missing, crew):
        kept.keep(deals, lines)
        print(said(match, kept), file=sys.stderr, flush=True)


def said(match: Match, kept: Kept) -> str:
    """How far a match came, and how it stands."""
    shares = [line["won"] for line in kept.lines()]
    within = wilson(sum(shares), len(shares)) if shares else None
    standing = f": {sum(shares) / len(shares):.1%} ({within.low:.1%}–{within.high:.1%})" if within else ""
    return f"{len(shares)} of {match.games} games{standing}"


def main() -> None:
    """Go on with a match, and say how far it came."""
    asked = _read()
    match = matches()[asked.match]
    kept = Kept.of(match, asked.folder / asked.match, LINES)
    with processes(asked.cores) as crew:
        go_on(match, kept, crew, 60 * asked.minutes)
    print(f"{asked.match}: {said(match, kept)}")


def _read() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--match", choices=matches(), default="duel-first")
    parser.add_argument("--minutes", type=float, default=30.0, help="so long games are played, at most")
    parser.add_argument("--cores", type=int, default=os.cpu_count() or 1)
    return parser.parse_args()


if __name__ == "__main__":
    main()
