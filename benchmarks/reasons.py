"""Whether the reasons of reviews are true: each is looked at again by a search that thinks five times as long.

python -m benchmarks.reasons [--games 10] [--first 1] [--only duel] [--iterations 10000] [--list]

Games of all kinds are played by bots that make mistakes, and reviewed. For every slip and every mistake that has a
reason, a deeper search with other dice looks at the same decision, and what it expects after both moves is played in
worlds that the review has not drawn. A reason is confirmed if what it says is there in most of them, and in fewer than
half after the other move; what the rules make certain, if they do in all of them; that a win was missed, if the move is
proved to win or wins 95 % of its games. In Mind Up! the others choose by a search there. `--list` shows every reason,
with what was found.
"""

import argparse
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from mindtable.bots import bot_named
from mindtable.bots.limit import Limit
from mindtable.bots.mindbug.search import MindbugSearch
from mindtable.bots.search_bot import search_of
from mindtable.game.contract import Position, View
from mindtable.game.records import Record
from mindtable.games import game_named
from mindtable.mindbug.view import View as MindbugView
from mindtable.mindup.view import View as MindUpView
from mindtable.review import FINE, Decision, assessed_positions, review
from mindtable.review.chances import probability
from mindtable.review.family import family_of
from mindtable.review.mindbug import comparing as at_mindbug
from mindtable.review.mindbug.facts import by_effect, certain
from mindtable.review.mindbug.reasons import GameLost, MindbugReason, WinMissed
from mindtable.review.mindup import comparing as at_mindup
from mindtable.review.mindup.reasons import OtherCardTaken, PointsMissed
from mindtable.wording import Wording

PLAYERS = ("rule", "medium", "hard")
OTHER_DICE = 1_000_003  # than those of the review
WORLDS = 40


class Kind(NamedTuple):
    """A kind of game that is played."""

    game: str
    sets: tuple[str, ...] | None = None  # those the game is usually played with
    options: tuple[tuple[str, str], ...] = ()


KINDS = {
    "duel": Kind("duel"),
    "duel-all": Kind("duel", tuple(game_named("duel").sets)),
    "tag-team": Kind("tag-team"),
    "mind-up-3": Kind("mind-up", options=(("players", "3"),)),
    "mind-up-4": Kind("mind-up", options=(("players", "4"),)),
    "mind-up-6": Kind("mind-up", options=(("players", "6"),)),
}


class Reread(NamedTuple):
    """A reason that was looked at again."""

    decision: Decision
    sentence: str
    is_better: bool  # the deeper search, too, finds the best move better
    is_true: bool


def played(kind: Kind, number: int) -> Record:
    """A game of bots of several strengths. The deal and all dice follow from its number."""
    game = game_named(kind.game)
    sets = kind.sets or game.default_sets
    options = dict(kind.options)
    position, _ = game.deal(seed=number, sets=sets, options=options)
    names = {seat: PLAYERS[(number + place) % len(PLAYERS)] for place, seat in enumerate(position.seats)}
    bots = {seat: bot_named(name, number, Limit()) for seat, name in names.items()}
    record = Record.of_deal(game, position, seed=number, sets=sets, options=options, seats=names)
    while position.to_decide:
        seat = position.to_decide[0]
        move = bots[seat].choose(position.view(seat))
        position.play(move, seat)
        record = record.with_move(seat, move, position.winners)
    return record


def reread(record: Record, iterations: int, counts: Counter[str]) -> Iterator[Reread]:
    """All reasons of the review of a game, looked at again; what there was is counted."""
    before = {one.number: one.position for one in assessed_positions(record)}
    for decision in review(record, FINE).decisions:
        if decision.class_ not in ("slip", "mistake"):
            continue
        counts[decision.class_] += 1
        if decision.reason is not None:
            counts[f"{decision.class_} with a reason"] += 1
            yield looked_at_again(decision, before[decision.number], iterations)


def looked_at_again(decision: Decision, position: Position, iterations: int) -> Reread:
    """A reason, and whether a deeper search confirms it."""
    assert decision.reason is not None
    view = position.view(decision.seat)
    search = search_of(view, Random(OTHER_DICE + decision.number).getrandbits(60))
    search.run(iterations, Limit().seconds, fair=True)
    moves, chances = view.moves(), search.chances()
    made, best = moves.index(decision.move), moves.index(decision.best)
    if isinstance(view, MindbugView) and isinstance(search, MindbugSearch):
        is_true = is_confirmed(decision, view, search, best, made)
    else:
        is_true = is_usual(decision, view)
    sentence = Wording("en").reason(decision.reason, {seat: seat for seat in position.seats})
    return Reread(decision, sentence, chances[best] > chances[made], is_true)


def is_confirmed(decision: Decision, view: MindbugView, search: MindbugSearch, best: int, made: int) -> bool:
    """Whether what a reason says follows in most worlds from one of two moves, and in few from the other, by the end of
    some turn that it may speak of."""
    reason = decision.reason
    assert isinstance(reason, MindbugReason)
    kind = family_of(view.sight.game).kind(view)
    if (
        isinstance(reason, WinMissed)
        and decision.before < 1
        and probability(kind, search.chances()[best]) < at_mindbug.SURE
    ):
        return False
    if (
        isinstance(reason, GameLost)
        and decision.after > 0
        and probability(kind, search.chances()[made]) > 1 - at_mindbug.SURE
    ):
        return False
    worlds = [view.world(Random(OTHER_DICE + number)) for number in range(WORLDS)]
    if reason in (
        certain(view, worlds, decision.best, decision.move),
        by_effect(worlds, decision.best, decision.move),
    ):
        return True
    said, other = (best, made) if reason.is_missed else (made, best)
    after_said = [at_mindbug.unfold(view, search, world, said) for world in worlds]
    after_other = [at_mindbug.unfold(view, search, world, other) for world in worlds]
    for turn in range(1 if reason.is_at_once else at_mindbug.TURNS):
        with_it = [found for one in after_said if (found := one.by(turn)) is not None]
        without = [found for one in after_other if (found := one.by(turn)) is not None]
        often = sum(reason in found for found in with_it) / max(1, len(with_it))
        as_often = sum(reason in found for found in without) / max(1, len(without))
        if often > 0.5 > as_often:
            return True
    return False


def is_usual(decision: Decision, view: View) -> bool:
    """Whether a reason of Mind Up! is true in most worlds where the others choose by a search."""
    assert isinstance(view, MindUpView)
    worlds = [view.world(Random(OTHER_DICE + number)) for number in range(WORLDS)]
    for number, world in enumerate(worlds):
        for seat in world.seats:
            if seat != decision.seat:
                world.play(bot_named("search@200", number).choose(world.view(seat)), seat)
    made = [at_mindup.taken(world, decision.seat, decision.move) for world in worlds]
    best = [at_mindup.taken(world, decision.seat, decision.best) for world in worlds]
    match decision.reason:
        case OtherCardTaken(taken=taken, missed=missed):
            usual = sum(one.card == taken for one in made), sum(one.card == missed for one in best)
            return min(usual) > WORLDS / 2
        case PointsMissed():
            return sum(other.points > one.points for one, other in zip(made, best, strict=True)) > WORLDS / 2
        case _:
            raise AssertionError(decision.reason)


def main() -> None:
    asked = argparse.ArgumentParser()
    asked.add_argument("--games", type=int, default=10)
    asked.add_argument("--first", type=int, default=1)
    asked.add_argument("--only", choices=KINDS)
    asked.add_argument("--iterations", type=int, default=10_000)
    asked.add_argument("--list", action="store_true")
    wanted = asked.parse_args()
    for name in [wanted.only] if wanted.only else KINDS:
        counts: Counter[str] = Counter()
        doubted: Counter[str] = Counter()
        for number in range(wanted.first, wanted.first + wanted.games):
            for one in reread(played(KINDS[name], number), wanted.iterations, counts):
                assert one.decision.reason is not None
                counts["confirmed"] += one.is_true
                counts["better, too"] += one.is_better
                doubted[one.decision.reason.kind] += not one.is_true
                if wanted.list:
                    decision = one.decision
                    sign = "✓" if one.is_true else "✗"
                    chances = f"{decision.before:.0%} → {decision.after:.0%}"
                    about = f"{decision.move} | {decision.best} | {chances}"
                    print(f"{sign} {name} {number}.{decision.number} {one.sentence} | {about}", flush=True)
        print(name, dict(counts), "doubted:", dict(+doubted), flush=True)


if __name__ == "__main__":
    main()
