### Mindbug in English: what the terminal says of it.

## The head of the screen.

terminal-game-duel = Duel
terminal-game-tag-team = Tag Team
terminal-game-tag-team-epic = Tag Team, epic
# $game: the name of the game, $sets: names of card sets, $seed: the number the deal follows from.
terminal-title = Mindtable · { $game } · { $sets }{ $dice ->
    [sealed] {""}
   *[quick] {" "}· seed { $seed }
}
terminal-all-sets = all sets
terminal-own-deck = custom deck
terminal-your-turn = Your turn
terminal-turn = { $name }’s turn
# After whose turn it is: who comes next.
terminal-next = { $now }, then { $name }
terminal-you-next = { $now }, then you
terminal-game-over = Game over

## Players and creatures.

terminal-mindbugs = { $count ->
        [one] 1 Mindbug
       *[other] { $count } Mindbugs
    }
terminal-mindfrogs = { $count ->
        [one] 1 Mindfrog
       *[other] { $count } Mindfrogs
    }
# Above the players of a team.
terminal-your-team = Your team
terminal-opponents = Opponents
terminal-team = { $first } and { $second }
# $places: a list of the following, joined by list-or.
terminal-sighting = { $card }, which you have seen, is in { $places }.
terminal-place-hand = { $name }’s hand
terminal-place-draw = { $name }’s draw pile
terminal-place-unused = the unused pile
terminal-in-hand = { $count } in hand
terminal-to-draw = { $count } to draw
terminal-discarded = { $count } discarded
terminal-discard-pile = discard pile: { $cards }
# Only those cards of a discard pile that do something there, where there is no room for all.
terminal-working-in-pile = active in the discard pile: { $cards }
# Cards of another player's hand that the reader has seen: some of them, or all.
terminal-known-in-hand = in hand, among others: { $cards }
terminal-hand = in hand: { $cards }
terminal-no-creatures = no creatures in play
terminal-exhausted = exhausted
# Of a creature or card that has evolved.
terminal-stage = stage { $stage }
# Cards that lie under a creature.
terminal-boosts = { $count ->
        [one] 1 boost
       *[other] { $count } boosts
    }
terminal-role-attacker = attacks
terminal-role-blocker = blocks
# $printed: the power printed on the card.
terminal-power-raised = ▲ from { $printed }
terminal-power-lowered = ▼ from { $printed }
terminal-attack = { $attacker } attacks.
terminal-attack-blocked = { $attacker } attacks, { $blocker } blocks.

## Asking.

terminal-hint = Type a number, or: help, hint, ? 1, log, discard, undo, rules, quit

## Cards to read.

terminal-keyword-frenzy = may attack a second time in a turn if it survives the first attack.
terminal-keyword-hunter = when it attacks, you may choose which enemy creature must block.
terminal-keyword-poisonous = defeats every creature it fights, however strong.
terminal-keyword-sneaky = can be blocked only by creatures with Sneaky.
terminal-keyword-tough = the first time it would be defeated it becomes exhausted instead.
# Said of cards that boost, as keywords are.
terminal-boost = Boost
terminal-boost-meaning = put cards from any discard piles under the creature; each gives it +1 power.
terminal-card-which = Which card? For instance: card gorillion, or ? 1 for the card of answer 1.
terminal-card-unknown = There is no card called “{ $name }”.
terminal-card-several = “{ $name }” matches several cards: { $cards }.
terminal-card-none = Answer { $number } is not about a card.
terminal-no-text = No keywords and no text: power is all it needs.
terminal-copies = { $count ->
        [one] 1 copy in the set
       *[other] { $count } copies in the set
    }
terminal-set-aside = set aside, in no deck
# Before the names of all stages.
terminal-stage-of = Stage { $stage } of { $stages }:
# $card: a creature, $cards: what lies under it.
terminal-under-yours = Under your { WITHOUT($card, "The ") }: { $cards }.
terminal-under = Under { $name }’s { WITHOUT($card, "The ") }: { $cards }.
terminal-discard-empty = All discard piles are empty.
terminal-discard-of = { $name }’s discard pile
terminal-discard-yours = Your discard pile

## Lists of cards.

terminal-cards-none = No card matches.
terminal-cards-count = { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
terminal-report-all = All together
# $cards: of a deck, $copies: with all copies, $stages: cards of later stages, $hatches: abilities that are code.
terminal-report-figures =
    { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } ({ $copies } with copies){ $stages ->
        [0] { "" }
        [one] , 1 later stage
       *[other] , { $stages } later stages
    }, { $abilities ->
        [one] 1 ability
       *[other] { $abilities } abilities
    }, { $hatches ->
        [one] 1 hand-coded
       *[other] { $hatches } hand-coded
    }
terminal-report-abilities = abilities
terminal-report-effects = effects
# What the engine executes: $trigger is a heading of a card, $mark a sign behind some of the steps. Then the headings of columns.
terminal-steps-card = { $card } (face { $face })
terminal-steps-effect = { $trigger } (effect { $number })
terminal-steps-given = Given to creatures: { $trigger } (effect { $number })
terminal-steps-number = step
terminal-steps-verb = does
terminal-steps-cards = to which cards
terminal-steps-many = how many
terminal-steps-amount = how much
terminal-steps-to = may go to
terminal-steps-opponent = { $mark } about the opponent chosen for the effect
terminal-steps-constants = What always applies
terminal-steps-none = Nothing but its power and its keywords.

## The end of a game.

terminal-why-life-team-you = Your team has no life left.
terminal-why-life-team = { $name } have no life left.
terminal-why-actions-team-you = Your team had two turns in a row skipped.
terminal-why-actions-team = { $name } had two turns in a row skipped.
terminal-why-life-you = You have no life left.
terminal-why-life = { $name } has no life left.
terminal-why-actions-you = You had nothing to play, no creature that could attack and no Action to use.
terminal-why-actions = { $name } had nothing to play, no creature that could attack and no Action to use.
terminal-why-effect = The effect of { $card } ends the game.
terminal-why-turns = After { $count } turns, the side with more life wins.

## Help: what can be typed. The words to type themselves are the same in every language.

terminal-rules =
    Bring your opponent from 3 life down to 0. A player who cannot do anything on their turn loses, too.

    On your turn, do one thing: play a card from your hand, attack with one of your creatures, or use the Action of one. After playing a card you draw until you have 5 again, as long as there are cards to draw.

    When a card is played, the other player may take it with one of their two Mindbugs: then they get the creature with its Play effect, and whoever played it takes another turn.

    The player who is attacked may block with one creature. The creature with the lower power is defeated; if the power is equal, both are. An attack that nobody blocks costs 1 life.

    The word at the start of an ability (Play, Attack, Defeated, Action and others) says when it happens; an ability without one always applies while the creature is in play.
# What is different with two against two.
terminal-team-rules =
    Tag Team: two against two, seated alternately. A team shares 3 life. Each player has one Mindbug and one Mindfrog; hands are refilled to 3 (in the epic variant to 5, with two Mindbugs each).

    When a card is played, three players are asked, one after the other: the opponent on the left (Mindbug), the teammate (Mindfrog), the opponent on the right (Mindbug). The first who says yes takes the creature; whoever played it then acts again in the same turn.

    Attacks are made against the other team: first the opponent on the left may block, then the one on the right. Allied creatures are yours and your teammate’s.

    A player who cannot do anything is skipped. A team that has two turns in a row skipped loses the game.
