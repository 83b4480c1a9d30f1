### Rulings about cards: those of docs/rules/rulings.md that name one of our cards, in the same words.

ruling-J5 =
    Sawn turns the comparison of power around first; then Poisonous applies. Two Sawns reverse it only once.
ruling-J7 =
    Two creatures that copy keywords from each other’s side (Sharky Crab-Dog-Mummypus) copy only keywords that are there
    without such copying.
ruling-J11 =
    When an effect makes a creature attack (Cake Trickster, Rocket Lovers), its controller makes the choices of that
    attack (hunt, second attack). It stays the turn of the active player. It is a whole attack: Attack effects, block,
    loss of life. Such an Action cannot be used if no creature it could choose is able to attack, and only those that
    are able can be chosen.
ruling-J12 =
    If you have a creature with Hunter that is able to attack and can reach an enemy Captain Hippo, your only turn
    action is to attack with such a creature and hunt a Captain Hippo. With Frenzy the second attack stays optional but,
    if made, must hunt one too. If no Captain Hippo is left when you choose, the choice is free. Attacks caused by an
    effect are not affected.
ruling-J16 =
    Mindbug Bug: whoever uses the Mindbug loses the life first; at 1 life they lose the game before the Mindbug works.
ruling-J17 =
    Bug Catcher stops the Mindbugs of all players, but not Mindfrogs, and only once it is in play: it can itself be taken.
ruling-J19 =
    The Experiment may take itself back, and must if it is the only enemy creature.
ruling-J20 =
    “If you do”: the first part must have happened completely. A creature with Tough that became exhausted instead was
    not defeated (Slugapult: nothing more happens). Octocopter has no “if”: its second part happens.
ruling-J21 =
    “Choose one” (Goat Dragon, Soul Manipulator, Solar Bear): if one option is impossible, the other must be chosen.
    Boosting is possible while any discard pile has a card; once it is chosen, you may still boost with no card.
ruling-J23 =
    Effects that add to a loss of life (Blessed Killer Bee) add once to each loss, and never to what they or other such
    effects have added.
ruling-J24 =
    Hyenix: you are asked after the whole effect or attack that cost you life, and not at 0 life.
ruling-J25 =
    Utility Bug copies a Play effect as if it were printed on Utility Bug; “this creature” is the Utility Bug. If it
    copies another Utility Bug, you choose again, without that one. While Play effects do nothing (Deathweaver), its own
    does nothing either.
ruling-J27 =
    A defeated creature is already in the discard pile when its Defeated effect resolves: Fire Antler may boost with
    itself, and a creature that plays a card from your own discard pile may play itself.
ruling-J30 =
    A card that cannot enter a hand (Alien Brain) stays where it is: a creature that would return to a hand stays in
    play, nothing is stolen, hands are not swapped, nothing is drawn. Afterwards, a hand that is too small is refilled
    the next time it or its draw pile changes.
ruling-J34 =
    Sluggernaut: when it becomes exhausted instead of being defeated, its controller chooses power 5 and Hunter, or
    power 8 and Frenzy. As long as it is exhausted, it has them instead of its printed power and keyword.
ruling-J35 =
    Kitten Crewmate evolves whenever it would be defeated; if it also has Tough, its controller chooses which of the two
    happens.
ruling-J36 =
    “One-Eye” Felix counts the enemy creatures it defeated in combat this turn, including those before it evolved.
ruling-J37 =
    Chuck: stop rolling when there is no enemy creature left.
ruling-J51 =
    An ability given by another card (Jean-Claw Pandamme, Release The Puffers) is an ability of the creature that has
    it; when effects are put in order, it is named after the card that gives it.
ruling-J52 =
    “Defeat one creature for each card discarded” (Tornado Dragon): all of them are chosen first and then defeated
    together, so a creature with Tough is not chosen twice.
ruling-J53 =
    Jazz Dog takes one creature that blocked this turn, of its controller’s choice if several did.
ruling-J56 =
    Where using a Mindbug costs life (Mindbug Bug), what that loss triggers (Hyenix) is resolved before the creature
    comes into play.
ruling-J43 =
    “Each opponent” in an effect (Rockyphant) means both of them: you do not choose one.
ruling-J47 =
    A single card from “an opponent’s discard pile” is chosen directly, from the piles of both; where several cards come
    from “the opponent’s” discard pile (Trash Diver), the opponent is chosen first.
ruling-J48 =
    Chuckling Chimpborg counts the Mindbugs of one opponent, chosen by its controller; the life lost is that of the team.
ruling-J40 =
    If a team would win by Radioactive Race and lose by two skipped turns in a row at the same time, it wins.
ruling-J41 =
    Going Bananas: if your teammate has only cards with power 5 or higher in hand and nothing else to do, they cannot
    take a turn.
ruling-J42 =
    Chameleon Charmer: both opponents choose first, then both cards move at once.
ruling-J45 =
    A player whose card was taken and who has no turn action left just ends their turn: it does not count as skipped
    (also for Radioactive Race).
ruling-J58 =
    Release The Puffers gives its Play effect to creatures that come into play with their Play effects; Utility Bug
    copies printed Play effects only.
ruling-J59 =
    Going Bananas also stops your teammate from immediately playing a card that just entered their hand (Buddy Barrel,
    Trick-Taking Hamster). Cards from a discard pile, and cards taken with a Mindfrog, are not played from hand.
ruling-J62 =
    Wildsprout and Bigroot evolve before the Play effect of the creature they bring back: it waits until the whole
    Action is done.
ruling-J63 =
    An Attack effect given by another card (Jean-Claw Pandamme) is resolved even if that card has left play meanwhile.
ruling-J64 =
    A creature with Hunter that cannot reach a Captain Hippo (Sharkdognadodragon, with none on its left) does not have
    to attack, and its controller may take other turn actions. If another creature with Hunter can reach one, that one
    must attack.
