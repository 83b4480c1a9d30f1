"""Players that are programs: they are given a view and give back a move.

>>> bot_named("random", seed=1).name
'random'
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

from ..game.contract import SetupError
from ..game.flaws import flaw, written
from ..games import games
from .bot import Bot, BotFailure
from .brisk_bot import BriskBot
from .family import brisk_move_of, family_of
from .levels import LEVELS, LevelBot
from .limit import ENDLESS, Limit
from .outside import installed, is_outside, outside_bot
from .personalities import ABOUT_AS_STRONG, PERSONALITIES
from .program_bot import ProgramBot, command_of, is_program
from .random_bot import RandomBot
from .rule_bot import RuleBot
from .search_bot import DEFAULT, SearchBot, Searcher, classic_search_of, search_of

__all__ = ["BOTS", "Bot", "BotFailure", "bot_named", "bots_of", "check_bot", "effort", "stand_in"]

SEARCH: Final = "search"
CLASSIC: Final = "classic"
SEARCHERS: Final[Mapping[str, Searcher]] = {SEARCH: search_of, CLASSIC: classic_search_of}
_ITERATIONS_A_SECOND: Final = 20_000  # about as many as the compiled search makes where it is slowest

BOTS: Final[Mapping[str, Callable[[int], Bot]]] = {
    RandomBot.name: RandomBot,
    RuleBot.name: RuleBot,
    BriskBot.name: BriskBot,
    **{name: partial(SearchBot, name=name, searcher=searcher) for name, searcher in SEARCHERS.items()},
    **{level.name: partial(LevelBot, level) for level in LEVELS},
    **{one.name: one.bot for one in PERSONALITIES},
}


def bot_named(name: str, seed: int, limit: Limit | None = None) -> Bot:
    """A bot by its name, with dice of its own; a SetupError names those there are.

    `search@2s` and `classic@5000` say how long a search may think about a move, or how many iterations; else the limit
    given here does. A program is named by its path or as `program:COMMAND`, a class of any module as `module:Class`;
    installed packages may bring more names (see `outside`). A limit without a clock takes the clock from levels and
    personalities too, so that games can be repeated.
    """
    if is_program(name):
        return ProgramBot(name, limit or Limit())
    plain, at, own = name.partition("@")
    if plain in SEARCHERS and (at or limit):
        return SearchBot(seed, Limit.read(own) if at else limit or Limit(), name, SEARCHERS[plain])
    if at:
        raise SetupError(flaw("needless-limit", name=written(name), known=", ".join(SEARCHERS)))
    if name not in BOTS:
        if is_outside(name):
            return outside_bot(name, seed)
        raise SetupError(flaw("no-bot", name=written(name), known=", ".join([*BOTS, *installed()])))
    if limit is not None and limit.seconds == ENDLESS:
        for level in LEVELS:
            if level.name == name:
                return LevelBot(level.without_clock(), seed)
        for personality in PERSONALITIES:
            if personality.name == name:
                return personality.without_clock().bot(seed)
    return BOTS[name](seed)


def bots_of(game: str) -> tuple[str, ...]:
    """The bots among BOTS that play a game: all but those that need rules of thumb, a search or a way to play that its
    family has not."""
    family = family_of(game)
    lacking: set[str] = set()
    if family.search is None:
        lacking |= {*SEARCHERS, *(level.name for level in LEVELS)}
    lacking |= {one.name for one in PERSONALITIES if not one.plays(game)}
    if family.rules_of_thumb is None:
        lacking.add(RuleBot.name)
    if brisk_move_of(game) is None:
        lacking.add(BriskBot.name)
    return tuple(name for name in BOTS if name not in lacking)


def stand_in(name: str, game: str) -> str:
    """The bot that plays a game where one is wanted: that one, or a level in place of a personality, or else by rules
    of thumb, or else by dice."""
    playing = bots_of(game)
    level = [ABOUT_AS_STRONG] if name in (one.name for one in PERSONALITIES) else []
    return next(one for one in (name, *level, RuleBot.name, RandomBot.name) if one in playing)


def check_bot(name: str, game: str | None = None) -> None:
    """Raise a SetupError if there is no bot of a name, or if it does not play a game."""
    if is_program(name):
        command_of(name)
        return
    bot_named(name, 0)
    plain = name.partition("@")[0]
    if game is not None and plain in BOTS and plain not in bots_of(game):
        raise SetupError(flaw("bot-plays-not", name=plain, game=game))


def effort(name: str) -> float:
    """For about how many seconds a bot thinks about a move, at most; 0 for those that do not search.

    >>> effort("rule") < effort("easy") < effort("champion") <= 1.4
    True
    """
    for level in LEVELS:
        if level.name == name:
            limits = [level.at(game).limit for game in games()]
            return max(map(_seconds, limits))
    for personality in PERSONALITIES:
        if personality.name == name:
            return _seconds(personality.limit)
    return DEFAULT.seconds if name in SEARCHERS else 0.0


def learns(name: str) -> bool:
    """Whether a bot thinks with the search, and so plays otherwise when that has learnt more.

    >>> [name for name in ("rule", "search@1s", "classic@1s", "easy", "miser") if learns(name)]
    ['search@1s', 'easy', 'miser']
    """
    learning = {SEARCH, *(level.name for level in LEVELS), *(one.name for one in PERSONALITIES)}
    return name.partition("@")[0] in learning


def _seconds(limit: Limit) -> float:
    """How long a limit may take."""
    return min(limit.seconds, limit.iterations / _ITERATIONS_A_SECOND)
