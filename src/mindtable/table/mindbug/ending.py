"""What is said of the end of a game of Mindbug."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial

from ...art.mindbug.stand import Side, Standing, last_stand
from ...art.stand import Frame
from ...game.contract import Seat
from ...mindbug.events import (
    AttackDeclared,
    AttackUnblocked,
    CreatureDefeated,
    EffectBegan,
    GameWon,
    MindbugEvent,
    MindbugUsed,
    RaceWon,
)
from ...mindbug.sight import Sight
from ...wording.stories import Sentence
from ..present.ending import Figure, Finish, near_side
from ..present.scene import Scene
from .faces import face


def finish(scene: Scene[Sight]) -> Finish:
    """What decided the game, and what was counted in it."""
    card = _deciding_card(scene)
    return Finish(_summary(scene), card, _how(scene, card), _figures(scene))


def places(_sight: Sight) -> Mapping[Seat, int]:
    """A side has won or lost, and no more than that."""
    return {}


def stand(scene: Scene[Sight], frame: Frame) -> Callable[[], str]:
    """The creatures that were left; those of who won stand below."""
    below = near_side(scene)
    above = [seat for seat in scene.names if seat not in below]
    return partial(last_stand, frame, _side(scene, above), _side(scene, below), scene.say("table-no-creatures"))


def _side(scene: Scene[Sight], seats: Sequence[Seat]) -> Side:
    players = [scene.sight.player(seat) for seat in seats]
    creatures = (one for player in players for one in player.creatures)
    return Side(
        tuple(scene.names[seat] for seat in seats),
        players[0].life,
        tuple(Standing(one.card, face(one.card, scene.language).name, one.power) for one in creatures),
    )


def _summary(scene: Scene[Sight]) -> str:
    about = {"turns": scene.sight.turn_number, "life": scene.sight.player(scene.winners[0]).life}
    if scene.viewer in scene.winners:
        return scene.say("table-mindbug-ending-won", **about)
    if scene.viewer is not None:
        return scene.say("table-mindbug-ending-lost", **about)
    winners = scene.wording.every_one([scene.names[seat] for seat in scene.winners])
    return scene.say("table-mindbug-ending-of", name=winners, **about)


def _deciding_card(scene: Scene[Sight]) -> str:
    """The creature or the effect that took the last life or won at once; else the strongest creature of who won."""
    losers = [player for player in scene.sight.players if player.seat not in scene.winners]
    if not scene.is_broken_off and (losers[0].life == 0 or _is_won_at_once(scene)):
        causes = (RaceWon, AttackUnblocked, EffectBegan)
        for event in reversed(list(scene.events())):
            if isinstance(event, causes):
                return event.card
    creatures = [one for seat in scene.winners for one in scene.sight.player(seat).creatures]
    return max(creatures, key=lambda one: one.power).card if creatures else ""


def _is_won_at_once(scene: Scene[Sight]) -> bool:
    return bool(scene.told) and any(isinstance(event, RaceWon) for event in scene.told[-1].events)


def _how(scene: Scene[Sight], card: str) -> tuple[Sentence, ...]:
    """The end of the last story, from where it last names the card that decided the game, if it does; without who won,
    which stands above it."""
    events = scene.told.events
    words = scene.wording.of(scene.game)
    told = [event for event in events[words.chapters(events)[-1].start :] if not isinstance(event, GameWon)]
    story = words.story(told, scene.viewer, scene.names)
    named = [place for place, one in enumerate(story) if any(part.card == card for part in one.parts)]
    return story[named[-1] if named else -1 :]


def _figures(scene: Scene[Sight]) -> tuple[Figure, ...]:
    ours = near_side(scene)
    told = list(scene.events())

    def compared(label: str, done_by: Iterable[bool]) -> Figure:
        """How often something was done by the near side, and by the other."""
        done = list(done_by)
        return Figure(f"{sum(done)} : {len(done) - sum(done)}", scene.say(label))

    def by(*kinds: type[MindbugEvent]) -> list[Seat | None]:
        return [event.seat for event in told if isinstance(event, kinds)]

    return (
        compared("table-mindbug-ending-creatures", (seat not in ours for seat in by(CreatureDefeated))),
        compared("table-mindbug-ending-mindbugs", (seat in ours for seat in by(MindbugUsed))),
        compared("table-mindbug-ending-attacks", (seat in ours for seat in by(AttackDeclared))),
    )
