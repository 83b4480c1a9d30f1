"""What is said of the end of a game of Mind Up!"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from ...art.mindup.stand import Racer, last_stand
from ...art.stand import Frame
from ...mindup.sight import Sight
from ...mindup.standings import places, so_far
from ..present.ending import Finish, Standing
from ..present.scene import Scene


def finish(scene: Scene[Sight]) -> Finish:
    """With how many points somebody won, or which place the viewer has, and the points of everybody. How the last round
    was counted is read first."""
    sight, viewer = scene.sight, scene.viewer
    if viewer is None or viewer in scene.winners:
        summary = scene.say("table-up-ending-won", points=so_far(sight, scene.winners[0]))
    else:
        summary = scene.say(
            "table-up-ending-place",
            place=places(sight)[viewer],
            players=len(sight.players),
            points=so_far(sight, viewer),
        )
    standings = tuple(
        Standing(scene.player(seat), place, sight.player(seat).scores, so_far(sight, seat))
        for seat, place in places(sight).items()
    )
    return Finish(summary, standings=standings, has_last_words=True)


def stand(scene: Scene[Sight], frame: Frame) -> Callable[[], str]:
    """The points of all rounds, the best first."""
    racers = tuple(
        Racer(place, scene.names[seat], scene.sight.player(seat).scores, so_far(scene.sight, seat))
        for seat, place in places(scene.sight).items()
    )
    return partial(last_stand, frame, racers)
