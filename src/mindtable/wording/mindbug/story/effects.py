"""What effects do, with the card they come from; and life, whatever it is lost by."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from ....game.contract import Event
from ....mindbug.events import (
    AttackUnblocked,
    BlockForbidden,
    BlocksForbidden,
    CardAdded,
    CardBoosted,
    CardDiscarded,
    CardExposed,
    CardGiven,
    CardLookedAt,
    CardPiled,
    CardRevealed,
    CardStolen,
    CardSwapped,
    CardToHand,
    ControlTaken,
    CreatureDefeated,
    CreatureEntered,
    CreatureEvolved,
    CreatureExhausted,
    CreatureReturned,
    CreatureSafe,
    CreatureTurned,
    DieRolled,
    EffectBegan,
    EffectDeclined,
    EffectEnded,
    EffectStopped,
    HandsSwapped,
    KeywordGained,
    KeywordNamed,
    LifeGained,
    LifeLost,
    MindbugRefreshed,
    MindbugUsed,
)
from ....mindbug.words import Trigger
from ...language import Argument
from ..nouns import keyword_phrase, trigger_phrase
from ..sides import power_of_side
from .fighting import is_of_combat
from .passages import Passages
from .playing import has_entered

# What happens to several cards at once is told in one sentence.
_TOGETHER: Final = frozenset(
    (
        BlockForbidden,
        CardAdded,
        CardBoosted,
        CardDiscarded,
        CardExposed,
        CardGiven,
        CardLookedAt,
        CardPiled,
        CardRevealed,
        CardStolen,
        CardSwapped,
        CardToHand,
        ControlTaken,
        CreatureDefeated,
        CreatureExhausted,
        CreatureReturned,
    )
)


def may_be_joined(event: Event) -> bool:
    """Whether others may belong together with an event."""
    return type(event) in _TOGETHER


def belong_together(event: Event, following: Event) -> bool:
    """Whether two events are the same but for their cards."""
    if type(event) is not type(following) or not may_be_joined(event):
        return False
    if isinstance(event, CardRevealed):
        return True
    same: dict[str, Any] = {"card": getattr(event, "card", None), "seen_by": event.seen_by}
    if isinstance(event, CreatureDefeated):
        same["power"] = event.power
    return replace(following, **same) == event


# --- effects begin and end -------------------------------------------------------------------------


def _began(passages: Passages, events: Sequence[EffectBegan]) -> None:
    [event] = events
    passages.begin_effect(event, is_told_already=event.trigger is Trigger.ACTION)


def _declined(passages: Passages, events: Sequence[EffectDeclined]) -> None:
    [event] = events
    was_used = passages.effect is not None and passages.effect.trigger is Trigger.ACTION  # of which was told already
    if passages.is_idle and not was_used:  # nothing else has come of it
        passages.go_on_with_effect()
        passages.say("story-effect-declined", player=passages.player(event.seat), source=passages.source)
        passages.is_idle = False


def _ended(passages: Passages, _events: Sequence[EffectEnded]) -> None:
    if passages.effect is not None and passages.is_idle:
        trigger = trigger_phrase(passages.language, passages.effect.trigger.value)
        passages.say("story-nothing-came", source=passages.source, trigger=trigger)
    passages.effect = None


def _stopped(passages: Passages, events: Sequence[EffectStopped]) -> None:
    [event] = events
    passages.say("story-effect-stopped", card=passages.card(event.card))


# --- what they do ----------------------------------------------------------------------------------


def _say(message: str, **fields: str) -> Callable[[Passages, Sequence[Any]], None]:
    """A sentence about some cards: the player, the cards, the source, and further fields as what they are."""

    def said(passages: Passages, events: Sequence[Any]) -> None:
        event = events[0]
        about: dict[str, Argument] = {"player": passages.player(event.seat), "source": passages.source}
        if hasattr(event, "card"):
            about["cards"] = passages.cards([one.card for one in events])
            if event.card is not None:
                about["card"] = passages.of_turn(event.card, event.seat)
        for name, kind in fields.items():
            value = getattr(event, name)
            if kind == "player":
                about[name] = passages.player(value)
            elif kind == "keyword":
                about[name] = keyword_phrase(passages.language, value.value)
            else:
                about[name] = value
        passages.go_on_with_effect()
        passages.say(message, **about)

    return said


def _defeated(passages: Passages, events: Sequence[CreatureDefeated]) -> None:
    if is_of_combat(passages, events):
        return
    passages.go_on_with_effect()
    effect = passages.effect
    if effect and [(event.seat, event.card) for event in events] == [(effect.seat, effect.card)]:
        passages.say("story-defeated-itself", cards=passages.card(effect.card))
        return
    fallen = [
        passages.language.phrase("story-power", card=passages.card(event.card), power=event.power) for event in events
    ]
    player = passages.player(events[0].seat)
    cards = passages.listed(fallen)
    passages.say("story-defeated", source=passages.source, player=player, cards=cards)


def _exhausted(passages: Passages, events: Sequence[CreatureExhausted]) -> None:
    if not is_of_combat(passages, events):
        _say("story-exhausted")(passages, events)


def _turned(passages: Passages, events: Sequence[CreatureTurned]) -> None:
    [event] = events
    keyword = event.keyword.value
    passages.go_on_with_effect()
    passages.say(
        "story-turned",
        card=passages.of_turn(event.card, event.seat),
        power=power_of_side(event.card, keyword),
        keyword=keyword_phrase(passages.language, keyword),
    )


def _evolved(passages: Passages, events: Sequence[CreatureEvolved]) -> None:
    if is_of_combat(passages, events):
        return
    [event] = events
    passages.go_on_with_effect()
    passages.say("story-evolved", former=passages.of_turn(event.former, event.seat), card=passages.card(event.card))


def _entered(passages: Passages, events: Sequence[CreatureEntered]) -> None:
    [event] = events
    if has_entered(passages, event.card):
        return
    is_itself = passages.effect is None or passages.effect.card == event.card
    _say("story-came-back" if is_itself else "story-came")(passages, events)


def _discarded(passages: Passages, events: Sequence[CardDiscarded]) -> None:
    is_own = passages.effect is None or passages.effect.seat == events[0].seat
    _say("story-discarded" if is_own else "story-made-discard")(passages, events)


def _control_taken(passages: Passages, events: Sequence[ControlTaken]) -> None:
    effect = passages.effect
    is_itself = effect is not None and [event.card for event in events] == [effect.card]
    _say("story-changed-sides" if is_itself else "story-took-control", former="player")(passages, events)


def _to_hand(passages: Passages, events: Sequence[CardToHand]) -> None:
    effect = passages.effect
    # No other effect gives somebody else an open card, let alone one of its own name.
    is_itself = effect is not None and events[0].seat != effect.seat and events[0].card == effect.card
    _say("story-went-to-hand" if is_itself else "story-to-hand")(passages, events)


def _boosted(passages: Passages, events: Sequence[CardBoosted]) -> None:
    passages.go_on_with_effect()
    boost, effect = events[0], passages.effect
    cards = passages.cards([event.card for event in events])
    if effect and (effect.card, effect.seat) == (boost.creature, boost.seat):
        passages.say("story-boosted-itself", source=passages.source, cards=cards, power=boost.power)
    else:
        owned = passages.owned(boost.creature, boost.seat)
        passages.say("story-boosted", source=passages.source, cards=cards, owned=owned, power=boost.power)


def _swapped(passages: Passages, events: Sequence[CardSwapped]) -> None:
    """Which cards go with swapped hands is told to the two concerned, and worth a sentence to who gets them."""
    if events[0].seat == passages.reader:
        _say("story-got")(passages, events)


# --- life ------------------------------------------------------------------------------------------


def _life_lost(passages: Passages, events: Sequence[LifeLost]) -> None:
    [event] = events
    player = passages.team(event.seat, event.teammate)
    if isinstance(passages.previous, MindbugUsed):
        kind = "story-mindbug-cost"
    elif isinstance(passages.previous, AttackUnblocked):
        kind = "story-not-blocked-and-lost" if passages.is_undefended else "story-hit"
    elif passages.effect is None:
        kind = "story-life-lost"
    else:
        passages.go_on_with_effect()
        kind = "story-cost-life"
    loss = passages.language.phrase("story-loss", amount=event.amount, left=event.left)
    passages.say(kind, player=player, source=passages.source, loss=loss)
    passages.note_loss(event.seat)


def _life_gained(passages: Passages, events: Sequence[LifeGained]) -> None:
    [event] = events
    passages.go_on_with_effect()
    player = passages.team(event.seat, event.teammate)
    passages.say("story-gave-life", player=player, source=passages.source, amount=event.amount, left=event.left)


TOLD: Final[Mapping[type[Event], Callable[[Passages, Sequence[Any]], None]]] = {
    EffectBegan: _began,
    EffectDeclined: _declined,
    EffectEnded: _ended,
    EffectStopped: _stopped,
    CreatureDefeated: _defeated,
    CreatureExhausted: _exhausted,
    CreatureEvolved: _evolved,
    CreatureEntered: _entered,
    CreatureTurned: _turned,
    CreatureSafe: _say("story-safe"),
    CreatureReturned: _say("story-returned"),
    KeywordGained: _say("story-gained-keyword", keyword="keyword"),
    BlockForbidden: _say("story-kept-from-blocking"),
    BlocksForbidden: _say("story-kept-all-from-blocking"),
    ControlTaken: _control_taken,
    CardDiscarded: _discarded,
    CardStolen: _say("story-stole", former="player"),
    CardGiven: _say("story-gave", giver="player"),
    CardSwapped: _swapped,
    HandsSwapped: _say("story-swapped-hands", other="player"),
    CardBoosted: _boosted,
    CardToHand: _to_hand,
    CardExposed: _say("story-exposed"),
    CardLookedAt: _say("story-looked-at"),
    CardAdded: _say("story-added"),
    CardPiled: _say("story-piled"),
    KeywordNamed: _say("story-named", keyword="keyword"),
    DieRolled: _say("story-rolled", shown="number"),
    MindbugRefreshed: _say("story-mindbug-ready"),
    LifeLost: _life_lost,
    LifeGained: _life_gained,
}
