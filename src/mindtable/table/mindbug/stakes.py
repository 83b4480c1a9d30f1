"""What would come of an answer that is no card: what it costs not to block, what follows when a Mindbug is used or not.

As in `outcomes`, all of it follows from what the viewer knows.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final, NamedTuple

from ...mindbug.consequences import Consequence, consequences
from ...mindbug.notation import DECLINING
from ...mindbug.sight import Sight
from ...wording.mindbug import MindbugWords
from ..present.scene import Scene
from .outcomes import same, view_of

_DECLINE: Final = frozenset(DECLINING.values())
_TAKING: Final = ("mindbug", "mindfrog")


class Stakes(NamedTuple):
    """What comes of an answer; empty where there is nothing to say."""

    outcome: str = ""  # in a sentence or two
    price: str = ""  # what it costs


def stakes_of(scene: Scene[Sight], move: str) -> Stakes:
    """What comes of an answer that is no card."""
    question = scene.sight.question
    if question in _TAKING:
        found = consequences(view_of(scene), move)
        return _of_passing(scene, found) if move in _DECLINE else _of_taking(scene, found)
    if question == "block" and move in _DECLINE:
        return Stakes(price=_price(scene, consequences(view_of(scene), move)))
    return Stakes()


def _price(scene: Scene[Sight], found: Collection[Consequence]) -> str:
    """What it costs the viewer's side not to block."""
    winners, life = same(one.winners for one in found), same(one.life for one in found)
    if winners is None or life is None:
        return "?"
    if winners:
        return scene.say("price-won" if scene.viewer in winners else "price-lost")
    if lost := _lost(scene, life):
        return scene.say("price-life", life=lost, left=_life(scene) - lost)
    asked = same(one.to_decide if one.question == "block" else () for one in found)
    return scene.say("price-next", name=scene.names[asked[0]]) if asked else scene.say("price-nothing")


def _of_taking(scene: Scene[Sight], found: Collection[Consequence]) -> Stakes:
    """What follows when the card shown is taken; whoever played it plays again (M5.3, T3.2)."""
    outcome = scene.say("taking", card=_card(scene), name=scene.names[scene.sight.turn])
    price = scene.say("taking-left", token=scene.sight.question, count=_tokens(scene) - 1)
    return _with_life(scene, Stakes(outcome, price), found)


def _of_passing(scene: Scene[Sight], found: Collection[Consequence]) -> Stakes:
    """What follows when it is not taken: the next one is asked, or its player has it."""
    price = scene.say("passing-kept", token=scene.sight.question, count=_tokens(scene))
    asked = same(one.to_decide if one.question in _TAKING else () for one in found)
    if asked:
        return Stakes(scene.say("passing-asked", name=scene.names[asked[0]]), price)
    turn = same(one.next_turn for one in found)
    then = "open" if turn is None else "you" if turn == scene.viewer else "they"
    name, after = scene.names[scene.sight.turn], scene.names[turn or scene.sight.turn]
    outcome = scene.say("passing", card=_card(scene), name=name, then=then, after=after)
    return _with_life(scene, Stakes(outcome, price), found)


def _with_life(scene: Scene[Sight], stakes: Stakes, found: Collection[Consequence]) -> Stakes:
    """The same with the life that is lost, or the end of the game."""
    winners, life = same(one.winners for one in found), same(one.life for one in found)
    if winners:
        end = scene.say("stakes-won" if scene.viewer in winners else "stakes-lost")
        return Stakes(f"{stakes.outcome} {end}")
    if life is not None and (lost := _lost(scene, life)):
        said = scene.say("stakes-life", life=lost, left=_life(scene) - lost)
        return stakes._replace(price=f"{said} {stakes.price}")
    return stakes


def _lost(scene: Scene[Sight], life: tuple[int, ...]) -> int:
    """How much life the viewer's side loses."""
    gained = next(gained for side, gained in zip(scene.sight.sides, life, strict=True) if scene.viewer in side)
    return max(0, -gained)


def _life(scene: Scene[Sight]) -> int:
    return next(player.life for player in scene.sight.players if player.seat == scene.viewer)


def _tokens(scene: Scene[Sight]) -> int:
    """How many Mindbugs or Mindfrogs, whatever is asked for, the viewer has."""
    me = next(player for player in scene.sight.players if player.seat == scene.viewer)
    return me.mindbugs if scene.sight.question == "mindbug" else me.mindfrogs


def _card(scene: Scene[Sight]) -> str:
    return scene.wording.words(MindbugWords).card_name(scene.sight.shown or "")
