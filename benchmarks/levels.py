"""How strong levels and personalities are: neighbours play each other, and the yardsticks of ratings play with them.

python benchmarks/levels.py FOLDER --games 400      # plays what is missing, and says how far apart they are
python benchmarks/levels.py FOLDER --minutes 0      # says what was found so far
python benchmarks/levels.py FOLDER --rate           # also writes what it found into ratings/house.json

FOLDER is benchmarks/games/levels for those of the docs. A game is a line in the folder of its pair, so the same command
goes on wherever it was broken off. A pair whose
settings have changed has a folder of its own: what was played before is not counted with it.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from functools import partial
from hashlib import sha256
from itertools import pairwise
from pathlib import Path
from time import monotonic
from typing import Any, Final

from mindtable.arena.deciding import Question, Scores, elo_of, score_of
from mindtable.arena.entrants import Entrant
from mindtable.arena.fixtures import Cards, Fixture, mirrored
from mindtable.arena.playing import Result, play
from mindtable.arena.ratings import WIDTH, standings
from mindtable.bots import BOTS, bots_of
from mindtable.bots.family import leanings_of, search_version_of
from mindtable.bots.levels import LEVELS
from mindtable.bots.limit import Limit
from mindtable.bots.personalities import PERSONALITIES
from mindtable.bots.spreading import processes, spread
from mindtable.games import game_named, games
from mindtable.lab.keeping import LINES, Kept, replace_file
from mindtable.lab.playing import Line
from mindtable.ratings import house

YARDSTICKS: Final = ("rule", "classic@1500")  # which never change; the second was the level `hard` before
UNSAID: Final = "2"  # the search of games that were kept before their headings said which one it was
OPTIONS: Final = {"mind-up": (("players", "4"),)}
NAMES: Final = [level.name for level in LEVELS]
LEVEL_PAIRS: Final = [
    *pairwise(NAMES),
    ("rule", "medium"),
    ("rule", "hard"),
    ("classic@1500", "hard"),
    ("classic@1500", "expert"),
]
PERSONALITY_PAIRS: Final = [
    (first.name, second.name) for place, first in enumerate(PERSONALITIES) for second in PERSONALITIES[place + 1 :]
] + [(one.name, "expert") for one in PERSONALITIES]


@dataclass(frozen=True)
class Pair:
    """Two bots and a game in which they meet, with so many mirrored deals."""

    game: str
    bots: tuple[str, str]
    deals: int
    seed: int
    chunk: int = 20  # deals that are kept in a file

    @property
    def cards(self) -> Cards:
        """What is dealt."""
        return Cards(self.game, tuple(game_named(self.game).default_sets), OPTIONS.get(self.game, ()), self.seed)

    @property
    def sides(self) -> int:
        """How many sides the table has."""
        return len(self.cards.dealt(0).sides)

    @property
    def heading(self) -> dict[str, Any]:
        """What has to be the same if games are to be counted together."""
        facts = {name: value for name, value in asdict(self).items() if name != "deals"}
        facts["settings"] = [self._setting(bot) for bot in self.bots]
        search = search_version_of(self.game)
        return {**facts, "rules": game_named(self.game).rules} | ({} if search == UNSAID else {"search": search})

    def _setting(self, bot: str) -> Any:
        level = next((level.at(self.game) for level in LEVELS if level.name == bot), None)
        if level is None:
            personality = next((one for one in PERSONALITIES if one.name == bot), None)
            return personality and [personality.limit.iterations, dict(leanings_of(self.game)[bot])]
        return {"iterations": level.limit.iterations, "blur": level.blur, "overlooks": dict(level.overlooks)}

    def folder(self, into: Path) -> Path:
        """Where its games are kept: other settings, another folder."""
        mark = sha256(json.dumps(self.heading, sort_keys=True, default=str).encode()).hexdigest()[:8]
        return into / self.game / "-".join((*self.bots, mark))


def played(pair: Pair, deals: range) -> tuple[range, list[Line]]:
    """The games of some deals, each at every side of the table."""
    entrants = tuple(Entrant(bot, Limit()) for bot in pair.bots)
    results = [play(pair.cards, entrants, game) for deal in deals for game in mirrored(deal, 2, pair.sides)]
    return deals, [{**asdict(one.fixture), "winners": one.winners} for one in results]


def results_of(pair: Pair, into: Path) -> list[Result]:
    """The games of a pair that are kept; its bots are 0 and 1."""
    kept = Kept.of(pair, pair.folder(into), LINES)
    return [
        Result(Fixture(line["deal"], tuple(line["bots"]), line["lone"]), tuple(line["winners"]))
        for line in kept.lines()
    ]


def pairs_of(game: str, wanted: Sequence[tuple[str, str]], number: int, seed: int) -> Iterator[Pair]:
    """The pairs that meet in a game, each with at least so many games."""
    sides = Pair(game, wanted[0], 1, seed).sides
    deals = -(-number // len(mirrored(0, 2, sides)))
    for bots in wanted:
        yield Pair(game, bots, deals, seed)


def all_play(pair: Pair) -> bool:
    """Whether both bots play the game."""
    return {bot.partition("@")[0] for bot in pair.bots} <= {*bots_of(pair.game)}


def go_on(pair: Pair, into: Path, cores: int, end: float) -> None:
    """Play what is missing of a pair, until it is time to end."""
    kept = Kept.of(pair, pair.folder(into), LINES)
    missing = (deals for deals in kept.missing() if monotonic() < end)
    with processes(cores) as crew:
        for deals, lines in spread(partial(played, pair), missing, crew):
            kept.keep(deals, lines)


def apart(pair: Pair, into: Path) -> str:
    """By how many points the second bot of a pair is stronger."""
    results = results_of(pair, into)
    if not results:
        return f"{pair.bots[0]} and {pair.bots[1]}: no games yet"
    question, scores = Question(0, 1, pair.sides), Scores()
    for deal in sorted({one.fixture.deal for one in results}):
        of_deal = [one for one in results if one.fixture.deal == deal]
        scores = scores.and_another(1 - score_of(of_deal, pair.sides))
    points = [elo_of(share, question) for share in (scores.mean, scores.within.low, scores.within.high)]
    return "{1} over {0}: {3:+.0f} points ({4:+.0f} to {5:+.0f}), {2} games".format(*pair.bots, len(results), *points)


def ratings_of(pairs: Sequence[Pair], into: Path) -> dict[str, list[int]]:
    """The ratings of all bots of a game and by how much they may be off, by all its pairs, where the yardsticks keep
    theirs."""
    met = {pair: theirs for pair in pairs if (theirs := results_of(pair, into))}
    bots = list(dict.fromkeys(bot for pair in met for bot in pair.bots))  # who has not played would blur the others
    results = []
    for pair, theirs in met.items():
        place = [bots.index(bot) for bot in pair.bots]
        for one in theirs:
            fixture = Fixture(one.fixture.deal, tuple(place[bot] for bot in one.fixture.bots), place[one.fixture.lone])
            results.append(Result(fixture, one.winners))
    found = {bots[one.bot]: one for one in standings(len(bots), results) if one.games}
    place_of = _scale({bot: found[bot].rating for bot in found}, held_by(pairs[0].game))
    return {
        bot: [
            round(place_of(one.rating)),
            round((place_of(one.rating_within.high) - place_of(one.rating_within.low)) / 2 / WIDTH),
        ]
        for bot, one in found.items()
    }


def _scale(found: Mapping[str, float], held: Mapping[str, Sequence[int]]) -> Callable[[float], float]:
    """Where a rating stands on the scale on which the yardsticks that played stand where they always did."""
    known = [bot for bot in held if bot in found]
    first, last = known[0], known[-1]
    stretch = (held[last][0] - held[first][0]) / (found[last] - found[first]) if len(known) > 1 else 1.0
    return lambda rating: held[first][0] + stretch * (rating - found[first])


def measured(game: str, found: Mapping[str, Sequence[int]]) -> dict[str, Sequence[int]]:
    """The ratings that the bots of the house take from it: levels as long as each stands above the one before it, for
    what does not has played too few games."""
    rated = {bot: rating for bot, rating in held_by(game).items() if bot in BOTS}
    last = 0
    for bot in NAMES:
        if bot in found and found[bot][0] > last:
            rated[bot] = found[bot]
            last = found[bot][0]
    return rated


def held_by(game: str) -> Mapping[str, Sequence[int]]:
    """The yardsticks of a game with the ratings that they keep."""
    held: Mapping[str, Sequence[int]] = json.loads(house.FILE.read_text(encoding="utf-8"))[game]["held by"]
    return held


def main() -> None:
    """Play, and say what came of it."""
    asked = _read()
    end = monotonic() + 60 * asked.minutes
    wanted = {"levels": LEVEL_PAIRS, "personalities": PERSONALITY_PAIRS}[asked.who]
    known = json.loads(house.FILE.read_text(encoding="utf-8"))
    for game in asked.game:
        pairs = [
            pair
            for pair in pairs_of(game, wanted, asked.games, asked.seed)
            if (not asked.pair or "-".join(pair.bots) in asked.pair) and all_play(pair)
        ]
        for pair in pairs:
            go_on(pair, asked.folder, asked.cores, end)
            print(f"{game}: {apart(pair, asked.folder)}", flush=True)
        if asked.who == "levels" and not asked.pair:
            found = ratings_of(pairs, asked.folder)
            print(f"{game}: {found}", flush=True)
            known[game]["measured"] = (
                f"python benchmarks/levels.py benchmarks/games/levels --games {asked.games} --rate"
            )
            known[game]["bots"] = measured(game, found)
    if asked.rate:
        replace_file(house.FILE, f"{json.dumps(known, indent=2)}\n".encode())


def _read() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--who", choices=("levels", "personalities"), default="levels")
    parser.add_argument("--game", nargs="+", default=list(games()))
    parser.add_argument("--pair", nargs="+", help="only these, such as easy-medium")
    parser.add_argument("--games", type=int, default=400, help="of each pair, at least")
    parser.add_argument("--minutes", type=float, default=1e6, help="so long games are played, at most")
    parser.add_argument("--cores", type=int, default=1)
    parser.add_argument("--seed", type=int, default=25)
    parser.add_argument("--rate", action="store_true", help="write the ratings of the levels")
    return parser.parse_args()


if __name__ == "__main__":
    main()
