"""Why the numbers of a fight are what they are: the cards that change a power, or keep creatures from blocking."""

from __future__ import annotations

from ...mindbug.sight import CreatureSight, Sight
from ...wording.language import Phrase
from ...wording.mindbug import MindbugWords
from ...wording.stories import Sentence, marked, sentence
from ..present.scene import Scene
from .outcomes import kept_from_blocking, view_of


def reasons(scene: Scene[Sight]) -> tuple[Sentence, ...]:
    """What has changed the powers of the attacker and of those who may meet it, card by card; nothing while nobody
    attacks."""
    attacker = scene.sight.attacker
    if attacker is None:
        return ()
    view = view_of(scene)
    concerned = [attacker, *_defenders(scene, attacker)]
    words = scene.wording.words(MindbugWords)
    changed: dict[tuple[str, int], list[str]] = {}
    for creature in concerned:
        for card, power in view.bonuses(creature):
            changed.setdefault((card, power), []).append(words.card_name(creature.card))
        if creature.boosts:
            changed.setdefault(("", len(creature.boosts)), []).append(words.card_name(creature.card))
    said = [_changed(scene, card, power, names) for (card, power), names in changed.items()]
    bans = [view.keeps_from_blocking(attacker, one) for one in concerned[1:]]
    return (*said, *(_banned(scene, card) for card in dict.fromkeys(bans) if card is not None))


def _defenders(scene: Scene[Sight], attacker: CreatureSight) -> list[CreatureSight]:
    """Those who may meet an attacker: the viewer's own creatures, or those that the viewer attacks."""
    ours = scene.side_of(scene.viewer or attacker.seat)
    if attacker.seat in ours:
        return [one for player in scene.sight.players if player.seat not in ours for one in player.creatures]
    return list(scene.sight.player(scene.viewer or attacker.seat).creatures)


def _changed(scene: Scene[Sight], card: str, power: int, names: list[str]) -> Sentence:
    """A card and what it adds to the power of whom; cards under a creature are said without their names."""
    added = f"+{power}" if power > 0 else f"−{-power}"
    whose = scene.wording.every_one(list(dict.fromkeys(names)))
    if not card:
        return sentence(scene.say("reason-boosts", power=added, creatures=whose))
    if set(names) == {scene.wording.words(MindbugWords).card_name(card)}:
        return sentence(scene.say("reason-own-power", card=_name(scene, card), power=added))
    return sentence(scene.say("reason-power", card=_name(scene, card), power=added, creatures=whose))


def _banned(scene: Scene[Sight], card: str) -> Sentence:
    """A card that keeps creatures from blocking, as it says itself."""
    texts = scene.wording.words(MindbugWords).card_text(card)
    text = next(text for text in texts if any(map(kept_from_blocking, text.abilities)))
    return sentence(scene.say("reason-ban", card=_name(scene, card), text=text.sentence))


def _name(scene: Scene[Sight], card: str) -> str:
    """A card that can be pointed at."""
    return marked(Phrase(scene.wording.words(MindbugWords).card_name(card), {}), card).text
