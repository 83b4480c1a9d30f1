### Rulings about cards: those of docs/rules/rulings.md that name one of our cards, in the same words.

ruling-J5 =
    Sawn turns the comparison around first; then poisonous applies. Two Sawns reverse once.
ruling-J7 =
    Two creatures that copy keywords from each other's side (Sharky Crab-Dog-Mummypus) copy only keywords that exist
    without such copying.
ruling-J11 =
    An attack caused by an effect (Cake Trickster, Rocket Lovers): the chosen creature's controller makes the
    choices of that attack (hunt, second attack); it stays the active player's turn, so "while it is your turn"
    follows the active player. It is a whole attack: Attack effects, block, damage. Such an Action cannot be used if
    no eligible creature is able to attack, and only those are offered.
ruling-J12 =
    Captain Hippo restricts the opponent's turn actions to attacking with a hunter creature that is able to attack,
    and forces it to hunt a Captain Hippo. A second frenzy attack stays optional but, if made, must hunt one too. If
    no Captain Hippo is left when the hunter chooses, the choice is free. It does not concern attacks caused by an
    effect.
ruling-J16 =
    Mindbug Bug: the user loses the life first; at 1 life they lose before the Mindbug works.
ruling-J17 =
    Bug Catcher stops Mindbugs of all players, not Mindfrogs; only once it is in play (it can be taken itself).
ruling-J19 =
    The Experiment may take itself back, and must if it is the only enemy creature.
ruling-J20 =
    "If you do": the first part must have happened completely. A tough creature that was exhausted instead was not
    defeated (Slugapult: no payoff). Octocopter has no "if": its second part happens.
ruling-J21 =
    "Or" effects (Goat Dragon, Soul Manipulator, Solar Bear): if one option is impossible, the other must be taken.
    Boosting is possible while any discard pile has a card; once chosen, zero cards may be taken.
ruling-J23 =
    Effects that add to a loss of life (Blessed Killer Bee) add once per loss and never to their own addition nor to
    that of another such effect.
ruling-J24 =
    Hyenix is asked after the whole effect (or attack damage) that cost life; not at 0 life.
ruling-J25 =
    Utility Bug copies a Play effect as if printed on itself; "this" is the Utility Bug. Copying another Utility
    Bug's effect offers the choice again, without that Utility Bug. Where Play effects are switched off
    (Deathweaver) its own does nothing.
ruling-J27 =
    A defeated creature is in the discard pile when its Defeated effect resolves (Fire Antler may boost with itself;
    a creature that plays a card from your own pile may play itself).
ruling-J30 =
    A card that may not enter a hand (Alien Brain) stays where it is: a bounced creature stays in play, nothing is
    stolen, hands are not swapped, nothing is drawn. When the ban ends, a short hand is refilled the next time it or
    its draw pile changes.
ruling-J34 =
    Sluggernaut: when tough exhausts it, its controller chooses a sideways profile (5 hunter or 8 frenzy); it has
    that profile's power and keyword while exhausted.
ruling-J35 =
    Kitten Crewmate replaces every defeat; with tough as well, its controller chooses which applies.
ruling-J36 =
    "One-Eye" Felix counts enemy creatures it defeated in combat this turn, also before it evolved this turn.
ruling-J37 =
    Chuck: stop rolling when there is no enemy creature left.
ruling-J51 =
    An ability given by another card (Jean-Claw Pandamme, Release The Puffers) is an ability of the creature that
    has it; when effects are ordered it is named after the card that gives it.
ruling-J52 =
    "For each card discarded, defeat a creature" (Tornado Dragon): all of them are chosen together, as in J39, so a
    tough creature is not hit twice.
ruling-J53 =
    Jazz Dog takes one creature that blocked this turn, of its controller's choice, also if several did.
ruling-J56 =
    Where a Mindbug costs life (Mindbug Bug), what that loss triggers (Hyenix) resolves before the creature enters.
ruling-J43 =
    "Each opponent" on a triggered effect (Rockyphant) means both, no choice (against T5.2).
ruling-J47 =
    A single card from "an opponent's discard pile" is chosen directly, among the piles of both; where several cards
    come from "the opponent's" pile (Trash Diver), the opponent is chosen first.
ruling-J48 =
    Chuckling Chimpborg counts the Mindbugs of one opponent, chosen by its player; the life is the team's.
ruling-J40 =
    Radioactive Race is looked at before T2.3.
ruling-J41 =
    Going Bananas: a teammate with only cards of power 5 or more in hand, and nothing else to do, is unable to take a
    turn.
ruling-J42 =
    Chameleon Charmer: both opponents choose first, then the cards move at once.
ruling-J45 =
    A player whose card was taken and who then has no turn action left simply ends the turn: it was not skipped (also
    for Radioactive Race).
ruling-J58 =
    Release The Puffers gives its Play effect to creatures that come into play with their Play effects; Utility Bug
    copies printed Play effects only.
ruling-J59 =
    Going Bananas also keeps the teammate from playing at once a card that just came into their hand (Buddy Barrel,
    Trick-Taking Hamster); cards from a discard pile, and cards taken with a Mindfrog, are not played from hand.
ruling-J62 =
    Wildsprout and Bigroot evolve before the Play effect of the creature they bring back: it waits until the whole
    Action is complete.
ruling-J63 =
    An Attack effect that another card gives (Jean-Claw Pandamme) resolves also if that card has left play since.
ruling-J64 =
    A hunter that cannot reach a Captain Hippo (Sharkdognadodragon, with none on its left) is not meant by J12:
    nobody has to attack with it, and it keeps nobody from other turn actions. If another hunter can reach one, that
    one has to attack.
