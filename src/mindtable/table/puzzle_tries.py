"""What came of tries at a puzzle, in words; and what is kept of them: those at the puzzle somebody has tried last."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from starlette.requests import Request

from ..puzzles import Puzzle, Try, Verdict
from ..wording import Wording
from ..wording.stories import Sentence
from .handed_in import laid_out
from .links import packed
from .present.scene import Scene
from .puzzling import seen_in
from .state import state_of

_TOPIC: Final = "tries"
_MOST: Final = 4  # tries that are kept: the last ones
_LONGEST: Final = 100  # moves of one that is kept


class Refuted(NamedTuple):
    """Why a try has failed."""

    sentences: tuple[Sentence, ...]  # what was played from it on
    conclusion: str  # why that is not enough


class ToldTry(NamedTuple):
    """A try that has failed, and where it is seen on the table."""

    address: str
    sentence: Sentence | None  # what came of it first
    conclusion: str


@dataclass(frozen=True)
class Failed:
    """A try that has failed: a scenario with what refutes it, and how many moves of the puzzle came before it."""

    scenario: Mapping[str, Any]
    tried_at: int

    def address(self, puzzle: Puzzle) -> str:
        """Where it is seen on the table."""
        return address_of(puzzle, Try(Verdict.WRONG, self.scenario), self.tried_at)


def address_of(puzzle: Puzzle, found: Try, tried_at: int) -> str:
    """Where it is seen what came of a try."""
    since = f"&since={tried_at}" if found.verdict is Verdict.WRONG else ""
    return f"/puzzles/{puzzle.id}?at={packed(found.scenario)}&verdict={found.verdict}{since}"


def refuted(puzzle: Puzzle, scene: Scene[Any]) -> Refuted:
    """Why a try has failed, from the scene after it: whatever was told since then."""
    since = scene.told.start(scene.since)
    stories = scene.wording.since(scene.game, scene.told.events, since, scene.reader, scene.names)
    lost = puzzle.is_lost(scene.winners)
    conclusion = scene.say("puzzle-lost") if lost else scene.say("puzzle-missed", goal=puzzle.goal)
    return Refuted(tuple(sentence for story in stories for sentence in story.sentences), conclusion)


def told(puzzle: Puzzle, tries: Sequence[Failed], wording: Wording) -> list[ToldTry]:
    """Tries that have failed, in a sentence each."""
    return [_told(puzzle, one, wording) for one in tries]


def _told(puzzle: Puzzle, failed: Failed, wording: Wording) -> ToldTry:
    scene = seen_in(puzzle, laid_out(failed.scenario), wording, is_over=True, tried_at=failed.tried_at)
    found = refuted(puzzle, scene)
    return ToldTry(failed.address(puzzle), next(iter(found.sentences), None), found.conclusion)


async def tries_of(request: Request, player: str | None, puzzle: Puzzle) -> list[Failed]:
    """The tries of a player at a puzzle that have failed, if it is the one they have tried last. Raises NotKept."""
    kept = await state_of(request).house.progress.read(player, _TOPIC)
    if kept.get("puzzle") != puzzle.id:
        return []
    return [Failed(one["scenario"], one["tried_at"]) for one in kept["tries"]]


async def keep_try(request: Request, player: str, puzzle: Puzzle, failed: Failed) -> None:
    """Keep a try that has failed. Raises NotKept."""
    if len(failed.scenario["moves"]) > _LONGEST:
        return
    before = [one for one in await tries_of(request, player, puzzle) if one != failed]
    tries = [{"scenario": one.scenario, "tried_at": one.tried_at} for one in (*before, failed)[-_MOST:]]
    await state_of(request).house.progress.write(player, _TOPIC, {"puzzle": puzzle.id, "tries": tries})
