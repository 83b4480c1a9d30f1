"""Tag Team: 16 different cards, two of each; only for two against two."""

from typing import Final

from ..words import (
    AN_OPPONENT,
    BE_PLAYED,
    BLOCK,
    EACH_OPPONENT,
    FRENZY,
    HAND_ON_THE_LEFT,
    HUNTER,
    POISONOUS,
    SNEAKY,
    TEAMMATE,
    TEAMMATES_HAND,
    THE_OPPONENT,
    THIS,
    TOUGH,
    Ability,
    Bonus,
    Cannot,
    Card,
    CardSet,
    Compared,
    Defeat,
    Discard,
    DiscardPile,
    Grants,
    Hand,
    HuntsOnTheLeft,
    Keyword,
    LoseLife,
    MustAttack,
    Play,
    Put,
    RefreshMindbug,
    Show,
    ThisTurn,
    UnusedCards,
    WinsIfUnableToAct,
    action,
    at_least,
    at_most,
    card,
    creatures,
    in_order,
    of_teammate,
    one,
    play_or_keep,
    when_attacking,
    when_played,
)


def _pair(number: int, name: str, *abilities: Ability, power: int, keywords: tuple[Keyword, ...] = ()) -> Card:
    """Every card of the set is there twice."""
    return card(number, name, *abilities, power=power, keywords=keywords, copies=2)


TAG_TEAM: Final = CardSet(
    "tag-team",
    "Tag Team",
    (
        _pair(1, "Bazoocarrot", when_attacking(ThisTurn(Cannot(AN_OPPONENT, BLOCK))), power=7, keywords=(TOUGH,)),
        _pair(2, "Buddy Barrel", when_played(play_or_keep(one(Hand(TEAMMATE)))), power=6, keywords=(FRENZY,)),
        _pair(3, "Chameleon Charmer", when_attacking(Put(one(Hand(EACH_OPPONENT)), to=HAND_ON_THE_LEFT)), power=6),
        _pair(
            4,
            "Compost Dragon Robber",
            when_played(Play(one(DiscardPile(TEAMMATE)))),
            power=3,
            keywords=(TOUGH,),
        ),
        _pair(
            5,
            "Elemantlers",
            action(in_order(LoseLife(THE_OPPONENT, 1), Put(one(THIS), to=TEAMMATES_HAND))),
            power=5,
        ),
        _pair(
            6,
            "Going Bananas",
            Cannot(Hand(TEAMMATE, power=at_least(5)), BE_PLAYED),
            power=10,
            keywords=(FRENZY, TOUGH),
        ),
        _pair(
            7,
            "Kung-Fu Buddies",
            when_attacking(in_order(Show(one(Hand(TEAMMATE))), Defeat(one(creatures(compared=Compared.AS_SHOWN))))),
            power=7,
            keywords=(FRENZY,),
        ),
        _pair(8, "Lurker Island", when_attacking(RefreshMindbug(TEAMMATE)), power=2, keywords=(POISONOUS,)),
        _pair(9, "Radioactive Race", WinsIfUnableToAct(TEAMMATE), power=6, keywords=(POISONOUS,)),
        _pair(
            10,
            "Release The Puffers",
            Grants(of_teammate(), when_played(Discard(one(Hand(AN_OPPONENT))))),
            power=7,
            keywords=(POISONOUS,),
        ),
        _pair(11, "Rocket Lovers", action(MustAttack(one(of_teammate(able_to_attack=True)))), power=8),
        _pair(12, "Sharkdognadodragon", HuntsOnTheLeft(), power=8, keywords=(HUNTER,)),
        _pair(
            13,
            "Superhero Boot Camp",
            Bonus(to=of_teammate(), power=1, keywords=(FRENZY,)),
            power=3,
            keywords=(TOUGH,),
        ),
        _pair(
            14,
            "Sweet Killers",
            Grants(of_teammate(power=at_most(5)), when_attacking(LoseLife(THE_OPPONENT, 1))),
            power=5,
        ),
        _pair(
            15,
            "Trick-Taking Hamster",
            when_played(play_or_keep(one(of_teammate()))),
            power=2,
            keywords=(SNEAKY,),
        ),
        _pair(
            16, "Undead Trio", when_played(Put(one(UnusedCards(3)), to=TEAMMATES_HAND)), power=6, keywords=(POISONOUS,)
        ),
    ),
    only_for="tag-team",
)
