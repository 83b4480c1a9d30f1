### Mindbug in English: what the web table says of it.

## Games.

table-game-duel = Mindbug duel
table-game-tag-team = Mindbug Tag Team
table-about-duel = Two players. Weird creatures, and two chances to steal your opponent’s best.
table-about-tag-team = Two against two. Shared life, separate hands, and a frog for your teammate.
table-all-sets = All sets
table-own-deck = Custom deck
# $first: the name of a set, $count: how many more there are.
table-some-sets = { $first } + { $count }

## The first page.

table-other-duel = Opponent
# $place: of a chair, counted from one's own.
table-other-tag-team = { $place ->
        [1] First opponent
        [2] Teammate
       *[3] Second opponent
    }
table-epic = Epic: larger hands, two Mindbugs each
table-own-deck-file = Or use your own deck
table-own-deck-hint = A text file with a card and a number on each line, like: gorillion 2

## A game.

table-mindbug-ready = Mindbug
table-mindbug-used = Mindbug, used
table-mindfrog-ready = Mindfrog
table-mindfrog-used = Mindfrog, used
table-turn = Turn { $number }
# In a list of games: the reader's life and that of the others.
table-standing = { $mine } : { $theirs } life
table-attacks-you = { $name } attacks you
table-asking = Asked in this order
# Under the name of somebody in the order of asking: what they are asked for, what they said, or that nobody asks them.
table-asked-for = { $asked ->
        [mindbug-past] Mindbug: no
        [mindfrog-past] Mindfrog: no
        [block-past] block: no
        [mindbug-none] no Mindbug left
        [mindfrog-none] no Mindfrog left
        [mindbug-unable] can’t use Mindbugs
        [block-unable] can’t block
        [mindbug] Mindbug?
        [mindfrog] Mindfrog?
       *[block] block?
    }
table-choose-glowing = Click anything that glows. Hover over a card to read it.
table-creatures-of = { $name }’s creatures
table-your-creatures = Your creatures
# On a creature in play: it has an ability that holds all the time.
table-always = Always
# On a creature with which both can be done.
table-attack-or-action = attack or Action
# Under the name of a player of Tag Team. $place: how many places to the left of the reader they sit.
table-sits = { $place ->
        [1] on your left
        [2] your teammate
       *[3] on your right
    }
# Below the cards in a player’s hand.
table-hand = Hand
# Above cards that were seen and lost from sight.
table-what-you-know = What you know
table-all-seen = All seen cards ({ $count })
# Above those who are asked, in their order.
table-if-you-play = If you play a card
# Below a fight that covers the table on a phone.
table-see-table = See the whole table
# Above the creatures beside the attacker.
table-behind-it = Others in play
table-evolves-into = Evolves into
table-no-creatures = No creatures
table-in-hand = { $count } in hand
table-life = Life: { $count }
table-team = Team: { $names }
table-draw = Draw
table-discard = Discard
table-draw-pile = Draw pile: { $count }
table-discard-pile = { $name }’s discard pile: { $count }
table-your-discard-pile = Your discard pile: { $count }
table-known-hand = Known cards in hand
# As a place in terminal-sighting.
table-place-your-draw = your draw pile
table-power = Power { $power }
table-printed-power = printed power { $power }
table-exhausted = Exhausted
table-attacks = attacks
table-blocks = blocks
table-cannot-block = Can’t block
table-cannot-attack = Can’t attack
table-cannot-play = Can’t be played
table-not-sneaky = Not Sneaky
table-must-hunt = Must hunt
# Of a card that an effect does not allow to be chosen.
table-does-not-fit = Can’t be chosen
table-boosts = { $count ->
        [one] Boosted with 1 card
       *[other] Boosted with { $count } cards
    }
table-stage = Stage { $stage } of { $stages }
table-plays = { $name } plays { $card }
table-you-play = You play { $card }

## Cards.

table-mindbug-cards = The cards of Mindbug
table-all-cards = All cards
table-card-before = Previous card: { $name }
table-card-after = Next card: { $name }
table-found = { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
table-filter-set = Set
table-filter-keyword = Keyword
table-filter-power = Power
table-filter-text = Name or text
table-any = Any
table-search = Search
table-no-card-fits = No card matches.
table-rulings = Rulings
table-stages = Stages
table-no-text = No keywords and no text: power is all it needs.

## What cannot be done.

table-no-such-card = There is no such card.

## What levels overlook, and how personalities play.

table-overlooked-mindbug-second-attack = Frenzy
table-overlooked-mindbug-poison = Poisonous
table-overlooked-mindbug-hunter = Hunter
table-overlooked-mindbug-sneaky = Sneaky
table-overlooked-mindbug-mindbug = the other side’s Mindbugs
table-overlooked-mindbug-last-blow = the finishing blow
table-personality-mindbug-attacker = attacks at every chance.
table-personality-mindbug-trapper = waits, blocks and loves poisonous creatures.
table-personality-mindbug-miser = saves Mindbugs and the best cards for later.
