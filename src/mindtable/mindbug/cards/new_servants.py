"""New Servants, the add-on to First Contact: 12 different cards, 24 in the deck."""

from typing import Final

from ..words.abilities import (
    Bonus,
    CannotAttack,
    CannotBlock,
    CardSet,
    card,
    when_attacking,
    when_played,
    when_you_lose_life,
)
from ..words.effects import (
    CannotBlockThisTurn,
    Defeat,
    GiveToPlayOrKeep,
    HasThisTurn,
    If,
    LifeIs,
    LoseLife,
    May,
    MoreCreatures,
    PlayThis,
    in_order,
)
from ..words.things import (
    AN_OPPONENT,
    FRENZY,
    HUNTER,
    POISONOUS,
    SNEAKY,
    THIS,
    TOUGH,
    YOU,
    Extreme,
    creatures,
    enemy,
    every,
    one,
    other_allied,
)

NEW_SERVANTS: Final = CardSet(
    "new-servants",
    "New Servants",
    (
        card(1, "Bugserker", Bonus(to=THIS, power=8, condition=LifeIs(1)), power=3, keywords=(TOUGH,), copies=2),
        card(
            2,
            "Count Draculeech",
            when_attacking(in_order(LoseLife(YOU, 1), Defeat(one(creatures())))),
            power=7,
            copies=2,
        ),
        card(3, "Creep From The Deep", power=4, keywords=(POISONOUS, HUNTER), copies=2),
        card(4, "Ferret Pacifier", CannotBlock(which=enemy(extreme=Extreme.HIGHEST)), power=4, copies=2),
        card(
            5,
            "Froblin Instigator",
            Bonus(to=THIS, power=2, per=other_allied()),
            power=1,
            keywords=(HUNTER,),
            copies=2,
        ),
        card(6, "Goreagle Alpha", when_played(LoseLife(YOU, 1)), power=6, keywords=(FRENZY, HUNTER, TOUGH), copies=2),
        card(7, "Hamster Lion", CannotAttack(enemy(extreme=Extreme.LOWEST)), power=8, keywords=(FRENZY,), copies=2),
        card(
            8,
            "Hungry Hungry Hamster",
            when_played(GiveToPlayOrKeep(AN_OPPONENT)),
            power=2,
            keywords=(SNEAKY,),
            copies=2,
        ),
        card(9, "Hyenix", when_you_lose_life(May(PlayThis())), power=7, keywords=(FRENZY,), copies=2),
        card(
            10,
            "Majestic Manticore",
            when_attacking(Defeat(every(creatures(extreme=Extreme.LOWEST)))),
            power=6,
            keywords=(POISONOUS,),
            copies=2,
        ),
        card(
            11,
            "The Lurker",
            when_attacking(If(MoreCreatures(AN_OPPONENT), HasThisTurn(SNEAKY))),
            power=4,
            keywords=(TOUGH,),
            copies=2,
        ),
        card(12, "Turf The Surfer", when_attacking(CannotBlockThisTurn(one(creatures()))), power=8, copies=2),
    ),
)
