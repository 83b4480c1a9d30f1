"""What would come of a fight, said before it is chosen, and why a creature cannot block.

All of it follows from what the viewer knows (`mindbug.consequences`). Where it depends on hidden cards or dice, it says
"?".
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, Literal, NamedTuple, TypeVar

from ...mindbug.consequences import Consequence, consequences
from ...mindbug.sight import CreatureSight, Fate, Sight
from ...mindbug.view import View
from ...mindbug.words import OF_ANY_POWER, Cannot, Creatures, InDiscardPile, Keyword, LowerPowerWins, Side
from ...wording.mindbug import MindbugWords
from ...wording.mindbug.lookup import printed
from ..present.scene import Scene

Sign = Literal["wins", "both", "falls", "holds", "cannot", "unknown"]
SIGNS: Final[dict[Sign, str]] = {"wins": "▲", "both": "=", "falls": "▼", "holds": "■", "cannot": "✕", "unknown": "?"}
_LONGEST: Final = 16  # letters; a plate has no room for more in a line
_T = TypeVar("_T")


class Outcome(NamedTuple):
    """What comes of choosing a creature, or why it cannot be chosen."""

    sign: Sign
    title: str  # in two or three words
    detail: str  # the numbers, or the reason

    @property
    def mark(self) -> str:
        """The sign as it is drawn."""
        return SIGNS[self.sign]

    @property
    def spoken(self) -> str:
        """All of it."""
        return f"{self.title}, {self.detail}" if self.detail else self.title


def outcome_of(scene: Scene[Sight], creature: CreatureSight, move: str | None) -> Outcome | None:
    """What comes of choosing a creature to block or to be hunted, by a move; None where there is nothing to foresee."""
    attacker, question = scene.sight.attacker, scene.sight.question
    if not scene.is_asked or attacker is None:
        return None
    if question == "hunt":
        return _fight(scene, attacker, creature, move) if move else None
    if question != "block" or creature.seat != scene.viewer:
        return None
    return _fight(scene, creature, attacker, move) if move else _unable(scene, attacker, creature)


def view_of(scene: Scene[Sight]) -> View:
    """The view of a scene, which can be asked what would happen."""
    assert isinstance(scene.view, View)
    return scene.view


# --- fights ----------------------------------------------------------------------------------------


def _fight(scene: Scene[Sight], mine: CreatureSight, theirs: CreatureSight, move: str) -> Outcome:
    """A fight of a creature of the viewer with another one, begun by a move."""
    view = view_of(scene)
    combat = view.combat(mine, theirs) if mine.attacking else view.combat(theirs, mine)
    fates = (combat.attacker, combat.blocker) if mine.attacking else (combat.blocker, combat.attacker)
    found = consequences(view, move)
    fallen = same((_falls(scene, one, mine, fates[0]), _falls(scene, one, theirs, fates[1])) for one in found)
    detail = _numbers(scene, mine, theirs, fates)
    if fallen is None:
        return Outcome("unknown", scene.say("outcome-depends"), detail)
    winners = same(one.winners for one in found)
    if winners:
        sign: Sign = "wins" if scene.viewer in winners else "falls"
        return Outcome(sign, scene.say("outcome-you-win" if sign == "wins" else "outcome-you-lose"), detail)
    sign, title = _title(scene, mine, theirs, fallen, fates)
    return Outcome(sign, title, _with_the_rest(scene, detail, found))


def _falls(scene: Scene[Sight], found: Consequence, creature: CreatureSight, fate: Fate) -> bool:
    """Whether a creature falls: in the fight, or by what comes of it. Of equal ones nobody can tell which did, unless
    all of them have."""
    alike = [one for one in scene.sight.player(creature.seat).creatures if one.card == creature.card]
    return fate is Fate.FALLS or found.fell(creature.seat, creature.card) == len(alike)


def _title(
    scene: Scene[Sight],
    mine: CreatureSight,
    theirs: CreatureSight,
    fallen: tuple[bool, bool],
    fates: tuple[Fate, Fate],
) -> tuple[Sign, str]:
    if all(fallen):
        return "both", scene.say("outcome-both-fall")
    if fallen[0]:
        return "falls", _named(scene, "outcome-falls", mine)
    if fallen[1]:  # the name is that of the creature above which it stands
        return "wins", _named(scene, "outcome-falls", theirs) if mine.attacking else _named(scene, "outcome-wins", mine)
    if fates[0] is Fate.EVOLVES:
        return "holds", _named(scene, "outcome-evolves", mine)
    if fates[0] is Fate.EXHAUSTED and fates[1] is Fate.STANDS:
        return "holds", _named(scene, "outcome-holds", mine)
    return "holds", scene.say("outcome-nobody-falls")


def _named(scene: Scene[Sight], message: str, creature: CreatureSight) -> str:
    """What becomes of a creature, with its name if there is room for it."""
    name = scene.wording.words(MindbugWords).card_name(creature.card)
    whole = scene.say(message, card=name)
    return whole if len(whole) <= _LONGEST else scene.say(f"{message}-short")


def _numbers(scene: Scene[Sight], mine: CreatureSight, theirs: CreatureSight, fates: tuple[Fate, Fate]) -> str:
    """The powers, and what else has decided."""
    said = scene.say("outcome-numbers", mine=mine.power, theirs=theirs.power)
    if any(LowerPowerWins() in printed(one.card).abilities for one in (mine, theirs)):
        said = scene.say("outcome-turned-around", numbers=said)
    elif _poisons(mine, theirs) or _poisons(theirs, mine):
        said = scene.say("outcome-poisonous", numbers=said)
    return scene.say("outcome-tough", numbers=said) if Fate.EXHAUSTED in fates else said


def _poisons(weaker: CreatureSight, stronger: CreatureSight) -> bool:
    return Keyword.POISONOUS in weaker.keywords and weaker.power < stronger.power


def _with_the_rest(scene: Scene[Sight], detail: str, found: Iterable[Consequence]) -> str:
    """The numbers, and what else comes of a fight: life that is lost, or that it depends."""
    life = same(one.life for one in found)
    if life is None or same(one.fallen for one in found) is None:
        return scene.say("outcome-and-more", detail=detail)
    for side, gained in zip(scene.sight.sides, life, strict=True):
        if gained < 0:
            whose = "ours" if scene.viewer in side else "theirs"
            detail = scene.say("outcome-and-life", detail=detail, whose=whose, life=-gained)
    return detail


# --- who cannot block ------------------------------------------------------------------------------


def _unable(scene: Scene[Sight], attacker: CreatureSight, creature: CreatureSight) -> Outcome | None:
    """Why a creature cannot block; None if it can, and is only not asked for."""
    view = view_of(scene)
    if view.why_no_block(attacker, creature) is None:
        return None
    title = scene.say("table-cannot-block")
    if creature.cannot_block or scene.sight.player(creature.seat).cannot_block:
        return Outcome("cannot", title, scene.say("outcome-not-this-turn"))
    banner = view.keeps_from_blocking(attacker, creature)
    if banner is None:
        return Outcome("cannot", title, scene.say("outcome-not-sneaky"))
    return Outcome("cannot", title, _ban(scene, banner))


def _ban(scene: Scene[Sight], banner: str) -> str:
    """Whom a card keeps from blocking, if that is said in three words; else which card it is."""
    banned = next(who for who in map(kept_from_blocking, printed(banner).abilities) if who is not None)
    if banned.side is Side.THIS:
        return scene.say("outcome-never")
    power = banned.power
    if banned != Creatures(side=banned.side, power=power) or power == OF_ANY_POWER:
        return scene.wording.words(MindbugWords).card_name(banner)
    if power.least:
        return scene.say("outcome-power-at-least", power=power.least)
    return scene.say("outcome-power-at-most", power=power.most)


def kept_from_blocking(ability: object) -> Creatures | None:
    """Which creatures an ability keeps from blocking."""
    match ability:
        case InDiscardPile(inner):
            return kept_from_blocking(inner)
        case Cannot(Creatures() as who, act) if act.name.startswith("BLOCK"):
            return who
    return None


def same(values: Iterable[_T]) -> _T | None:
    """What all of some values are; None where they differ."""
    found = set(values)
    return found.pop() if len(found) == 1 else None
