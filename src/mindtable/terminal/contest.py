"""A match of two bots that ends when it is decided."""

from __future__ import annotations

import argparse
import json
from typing import Any

from rich.text import Text

from ..arena.deciding import CERTAIN, Match, Question, Scores, Verdict, elo_of
from ..arena.entrants import enter
from ..arena.fixtures import Cards
from ..games import game_named
from ..lab.executors import crew_named
from ..wording import Wording
from .arguments import INTERRUPTED, CannotDo
from .dealing import limit_of, sets_and_options
from .environment import new_console
from .progress import ended_like_interrupted, new_bar
from .thinking import percent


def match(asked: argparse.Namespace) -> int:
    """Let two bots play until it is clear which of two differences lies between them."""
    wording: Wording = asked.wording
    game = game_named(asked.game)
    low, high = asked.sprt
    if low >= high:
        raise CannotDo(wording.message("match-no-question"))
    sets, options = sets_and_options(asked, game)
    limit = limit_of(asked)
    first, second = enter(asked.bots, limit, game.name)
    contest = Match(Cards(game.name, tuple(sets), tuple(options.items()), asked.seed), (first, second))
    question = Question(low, high, contest.sides)
    deals = -(-asked.games // contest.games_of_a_deal)
    scores, forfeited, status = Scores(), 0, 0
    try:
        with ended_like_interrupted(), new_bar() as bar, crew_named(asked.executor, asked.cores) as crew:
            task = bar.add_task(wording.message("arena-playing"), total=deals * contest.games_of_a_deal)
            for score, results in contest.scores(deals, crew):
                scores = scores.and_another(score)
                forfeited += sum(result.forfeit is not None for result in results)
                bar.update(task, advance=len(results), description=_so_far(scores, question, wording))
                if scores.verdict(question) is not Verdict.OPEN:
                    break
    except KeyboardInterrupt:
        status = INTERRUPTED  # what was played until then is not lost
    facts = _facts(scores, question, contest.games_of_a_deal, forfeited)
    if asked.json:
        thinking = {"iterations": asked.iterations} if asked.iterations else {"seconds": limit.seconds}
        played = {"game": game.name, "sets": [*sets], "options": options, "seed": asked.seed, **thinking}
        print(json.dumps({"bots": asked.bots, **played, "sprt": [low, high], **facts}))
    else:
        _show(asked.bots, scores, question, facts, wording)
    return status


def _so_far(scores: Scores, question: Question, wording: Wording) -> str:
    """How far the evidence has come, from -100 to 100 per cent of what decides."""
    return wording.message("match-evidence", percent=round(100 * scores.evidence(question) / CERTAIN))


def _facts(scores: Scores, question: Question, games_of_a_deal: int, forfeited: int) -> dict[str, Any]:
    within = scores.within
    return {
        "verdict": str(scores.verdict(question)),
        "games": scores.deals * games_of_a_deal,
        "deals": scores.deals,
        "score": round(scores.mean, 4),
        "low": round(within.low, 4),
        "high": round(within.high, 4),
        "elo": round(elo_of(scores.mean, question), 1),
        "elo_low": round(elo_of(within.low, question), 1),
        "elo_high": round(elo_of(within.high, question), 1),
        "evidence": round(scores.evidence(question), 3),
        "forfeited": forfeited,
    }


def _show(bots: list[str], scores: Scores, question: Question, facts: dict[str, Any], wording: Wording) -> None:
    console = new_console()
    first, second = bots
    within = scores.within
    share = f"{percent(scores.mean, wording)} ({percent(within.low, wording)}–{percent(within.high, wording)})"
    elo = f"{facts['elo']:+.0f} ({facts['elo_low']:+.0f}–{facts['elo_high']:+.0f})"
    about = {"first": first, "second": second}
    console.print(Text(wording.message("match-score", **about, games=facts["games"], share=share, elo=elo)))
    verdict = scores.verdict(question)
    said = {Verdict.STRONGER: "stronger", Verdict.NOT_STRONGER: "not-stronger", Verdict.OPEN: "open"}[verdict]
    points = {"low": f"{question.low:g}", "high": f"{question.high:g}"}
    console.print(Text(wording.message(f"match-{said}", **about, **points), "bold"))
    if facts["forfeited"]:
        console.print(Text(wording.message("match-forfeited", count=facts["forfeited"])))
