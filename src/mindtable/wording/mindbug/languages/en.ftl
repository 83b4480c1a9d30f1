### Mindbug in English: cards, events, questions, moves and refusals. What is said in all games, and a word for
### translators, is in the file of the same name in wording/languages.

## Players. Forms: .possessive; .own for what is theirs; .person to select by (chosen: by whoever resolves the effect).

player-the-opponent = the opponent
    .possessive = the opponent’s
    .own = their
    .person = third
player-an-opponent = an opponent
    .possessive = an opponent’s
    .own = their
    .person = chosen
player-each-opponent = each opponent
    .possessive = each opponent’s
    .own = their
    .person = third
player-each-player = each player
    .possessive = each player’s
    .own = their
    .person = third
player-your-teammate = your teammate
    .possessive = your teammate’s
    .own = their
    .person = third

## Cards and sets. Every other language names each card by a message card-ID, such as card-bee-bear: in XX-names.ftl if
## an edition prints the name, or else in XX-own-names.ftl. Names of sets, set-ID, are in XX-sets.ftl. The forms of all
## names are those of card-named and set-named; a name that needs another form has it itself.

# An English name, for those who would rather read it. The same forms as the names of the language.
card-original = { $name }
card-named = { $name }
    .bare = { WITHOUT($name, "The ") }
set-named = { $name }
# A creature with the player who has it, wherever it matters whose it is. The same forms as card-named.
owned = { $player-possessive } { $card-bare }

## Keywords, and lists.

keyword-frenzy = Frenzy
keyword-hunter = Hunter
keyword-poisonous = Poisonous
keyword-sneaky = Sneaky
keyword-tough = Tough

# Lists of keywords and bonuses (see get), which may have forms.
keywords = { $before }, { $next }
keywords-and = { $before } and { $last }
keywords-or = { $before } or { $last }

## When an effect happens: the heading before its sentence. .effect: the effect itself.

trigger-play = Play
    .effect = Play effect
trigger-attack = Attack
    .effect = Attack effect
trigger-defeated = Defeated
    .effect = Defeated effect
trigger-action = Action
    .effect = Action
# When it happens is said by whenever-you-lose-life.
trigger-life-lost = { in-the-discard-pile }
    .effect = discard pile effect
trigger-arrived = When this card enters your discard pile
    .effect = discard pile effect
trigger-your-turn-ends = At the end of your turn
    .effect = end-of-turn effect
trigger-turn-ends = At the end of each turn
    .effect = end-of-turn effect
# The heading of what holds while the card lies in your discard pile.
in-the-discard-pile = In the discard pile
# A heading as it stands before its sentence.
heading = { $trigger }:

## Sentences of a card.

sentence = { CAPITAL($clause) }.
# One more thing that happens after what was said before.
sentence-then = { $before } Then { $clause }.
# What happens only if all that was said just before has happened.
sentence-if-you-do = { $before } If you do, { $clause }.

## How effects combine within a clause.

# An effect that is itself such a combination, with more of the clause to come.
part = do this: “{ CAPITAL($effect) }”
whenever-you-lose-life = whenever you lose life, { $effect }
then = { $before }, then { $effect }
if = if { $condition }, { $effect }
while = { $clause } { $condition-while }
# $effect: in the languages that have them, its form .infinitive.
may = you may { $effect }
if-you-do = { $before }; if you do, { $effect }
either = choose one: { $first }, or { $second }
while-rolling = roll a die: on a { $least } or higher, { $effect } and roll again

## Nouns. Forms: .one, .plural.

creature-this-creature = this creature
    .one = this creature
    .plural = this creature
    .each = this creature
    .number = one
creature-either-side = creature
    .one = a creature
    .plural = creatures
creature-allied = allied creature
    .one = an allied creature
    .plural = allied creatures
creature-enemy = enemy creature
    .one = an enemy creature
    .plural = enemy creatures
# Always followed by not-yours.
creature-not-controlled-by-you = creature
    .one = a creature
    .plural = creatures
# Always followed by of-your-teammate.
creature-controlled-by-your-teammate = creature
    .one = a creature
    .plural = creatures
card = card
    .one = a card
    .plural = cards
# A card of a hand that the player chooses who has it.
card-of-choice = { $player-person ->
        [second] card
       *[third] card of { $player-own } choice
    }
    .one = { $player-person ->
        [second] a card
       *[third] a card of { $player-own } choice
    }
    .plural = { $player-person ->
        [second] cards
       *[third] cards of { $player-own } choice
    }
# A card under any creature.
boost-card = boost card from under any creature
    .one = a boost card from under any creature
    .plural = boost cards from under any creatures
# A card that was under this creature when it was defeated.
boost-card-of-this = boost card that was under this creature
    .one = a boost card that was under this creature
    .plural = boost cards that were under this creature

# What is said about a noun. "other": not the creature whose ability it is.
boosted = boosted { $noun }
    .one = a boosted { $noun }
    .plural = boosted { $noun-plural }
other = other { $noun }
    .one = another { $noun }
    .plural = other { $noun-plural }
power-at-least = { $noun } with power { $power } or higher
    .one = { $noun-one } with power { $power } or higher
    .plural = { $noun-plural } with power { $power } or higher
power-at-most = { $noun } with power { $power } or lower
    .one = { $noun-one } with power { $power } or lower
    .plural = { $noun-plural } with power { $power } or lower
power-between = { $noun } with power { $least } to { $most }
    .one = { $noun-one } with power { $least } to { $most }
    .plural = { $noun-plural } with power { $least } to { $most }
power-lower-than-that-of-this-creature = { $noun } with lower power than this creature
    .one = { $noun-one } with lower power than this creature
    .plural = { $noun-plural } with lower power than this creature
power-more-than-1-away-from-that-of-this-creature = { $noun } whose power differs from this creature’s by more than 1
    .one = { $noun-one } whose power differs from this creature’s by more than 1
    .plural = { $noun-plural } whose power differs from this creature’s by more than 1
# Any other creature in play.
power-equal-to-that-of-another-creature = { $noun } with the same power as another creature
    .one = { $noun-one } with the same power as another creature
    .plural = { $noun-plural } with the same power as another creature
# See show-from-hand.
power-equal-to-that-printed-on-the-card-just-shown = { $noun } whose power equals the printed power of the revealed card
    .one = { $noun-one } whose power equals the printed power of the revealed card
    .plural = { $noun-plural } whose power equals the printed power of the revealed card
# $keywords: a list; one of them is enough.
having = { $noun } with { $keywords }
    .one = { $noun-one } with { $keywords }
    .plural = { $noun-plural } with { $keywords }
having-any-keyword = { $noun } with at least one keyword
    .one = { $noun-one } with at least one keyword
    .plural = { $noun-plural } with at least one keyword
# See name-keyword.
having-named-keyword = { $noun } with that keyword
    .one = { $noun-one } with that keyword
    .plural = { $noun-plural } with that keyword
with-play-effect = { $noun } with a Play effect
    .one = { $noun-one } with a Play effect
    .plural = { $noun-plural } with a Play effect
able-to-attack = { $noun } that is able to attack
    .one = { $noun-one } that is able to attack
    .plural = { $noun-plural } that are able to attack
blocked = { $noun } that blocked this turn
    .one = { $noun-one } that blocked this turn
    .plural = { $noun-plural } that blocked this turn
not-yours = { $noun } that you do not control
    .one = { $noun-one } that you do not control
    .plural = { $noun-plural } that you do not control
of-your-teammate = { $noun } controlled by your teammate
    .one = { $noun-one } controlled by your teammate
    .plural = { $noun-plural } controlled by your teammate
# The highest or lowest among the creatures described; if tied, each of them.
power-highest = { $noun } with the highest power
    .one = { $noun-one } with the highest power
    .plural = { $noun-plural } with the highest power
power-lowest = { $noun } with the lowest power
    .one = { $noun-one } with the lowest power
    .plural = { $noun-plural } with the lowest power
# The same among all creatures of both sides.
power-highest-in-play = { $noun } with the highest power in play
    .one = { $noun-one } with the highest power in play
    .plural = { $noun-plural } with the highest power in play
power-lowest-in-play = { $noun } with the lowest power in play
    .one = { $noun-one } with the lowest power in play
    .plural = { $noun-plural } with the lowest power in play
# All that are chosen together have the same power.
of-equal-power = { $noun } with equal power
    .one = { $noun-one } with equal power
    .plural = { $noun-plural } with equal power
from-discard-pile = { $noun } from { $player-possessive } discard pile
    .one = { $noun-one } from { $player-possessive } discard pile
    .plural = { $noun-plural } from { $player-possessive } discard pile
from-any-discard-pile = { $noun } from any discard pile
    .one = { $noun-one } from any discard pile
    .plural = { $noun-plural } from any discard piles

# All creatures described, as a subject. Forms: .each with a verb in the singular, .number of the verb otherwise.
creatures = { $noun-plural }
    .each = each { $noun }
    .number = many
# The same for the creature of highest or lowest power.
the-creature = the { $noun }
    .each = the { $noun }
    .number = one
# What is said of that creature, and of each of them if there are several.
each-if-tied = { $clause } (each of them, if tied)

# How many. Form: .chosen says whether it is one, several or (for all of them) nothing that was chosen.
every = all { $noun-plural }
    .chosen = nothing
# All those of highest or lowest power.
the-one-or-tied = the { $noun } (each of them, if tied)
    .chosen = nothing
any-number = any number of { $noun-plural }
    .chosen = several
up-to = up to { $count ->
        [1] one { $noun }
       *[other] { $count } { $noun-plural }
    }
    .chosen = { $count ->
        [1] one
       *[other] several
    }
exactly = { $count ->
        [1] { $noun-one }
       *[other] { $count } { $noun-plural }
    }
    .chosen = { $count ->
        [1] one
       *[other] several
    }
between = { $least } to { $most } { $noun-plural }
    .chosen = several
# $count: one of the numbers below.
one-for-each = one { $noun } for each { $count-each }
    .chosen = several
up-to-one-for-each = up to one { $noun } for each { $count-each }
    .chosen = several

# Numbers that are found when they are needed. "They" are the opponent of the effect. Form: .each thing that counts.
count-as-many-as-they-control-creatures = the number of creatures they control
    .each = creature they control
count-as-many-as-they-have-Mindbugs-left = the number of Mindbugs they have left
    .each = Mindbug they have left
count-as-many-as-were-discarded = the number of cards discarded
    .each = card discarded

## Conditions: what follows "if". Form: .while for what holds only so long.

your-turn = it is your turn
    .while = during your turn
life-is = you have exactly { $life } life
    .while = while you have exactly { $life } life
alone = there is no other allied creature
    .while = while there is no other allied creature
one-other = there is exactly one other allied creature
    .while = while there is exactly one other allied creature
enemy-creatures = { $least ->
        [1] there is an enemy creature
       *[other] there are at least { $least } enemy creatures
    }
    .while = { $least ->
        [1] while there is an enemy creature
       *[other] while there are at least { $least } enemy creatures
    }
allied-of-equal-power = at least two allied creatures have equal power
    .while = while at least two allied creatures have equal power
no-mindbug-left = you have no Mindbugs left
    .while = while you have no Mindbugs left
empty-discard-pile = your discard pile is empty
    .while = while your discard pile is empty
empty-hand = your hand is empty
    .while = while your hand is empty
defeated-an-enemy = this creature defeated an enemy creature in combat this turn
    .while = while this creature has defeated an enemy creature in combat this turn
fewer-creatures = you control fewer creatures than { $player }
    .while = while you control fewer creatures than { $player }
more-creatures = you control more creatures than { $player }
    .while = while you control more creatures than { $player }

## Effects. Whoever is told to do something makes its choices.

gain-life = gain { $amount } life
lose-life = { $player-person ->
        [second] lose { $amount } life
       *[third] { $player } loses { $amount } life
    }
lose-life-for-each = { $player-person ->
        [second] lose 1 life for each { $count-each }
       *[third] { $player } loses 1 life for each { $count-each }
    }
lose-life-to = { $player-person ->
        [second] lose life until you have { $left } left
       *[third] { $player } loses life until they have { $left } left
    }
match-life = gain or lose life until you have as much as { $player }
win = you win the game
# A used Mindbug is turned face up again.
refresh-mindbug = { $player-person ->
        [second] refresh one of your used Mindbugs
       *[third] refresh one of { $player-possessive } used Mindbugs
    }

defeat = defeat { $which }
take-control = take control of { $which }
give-control = give control of this creature to { $player }
return-to-hand = return { $which } to { $which-chosen ->
        [one] its controller’s hand
       *[other] their controllers’ hands
    }
# $card: its next stage.
evolve = evolve this creature into { $card }
may-evolve = you may evolve this creature into { $card }
# The cards come from any discard piles.
boost-this = boost this creature with up to { $cards ->
        [1] one card
       *[other] { $cards } cards
    }
boost = { $cards ->
        [1] boost { $which } with up to one card
       *[other] boost one or more { $noun-plural } with up to { $cards } cards in total
    }
must-attack = { $which-chosen ->
        [one] choose { $which }: its controller must attack with it immediately
        [several] choose { $which }: their controllers must attack with them immediately
       *[nothing] the controllers of { $which } must attack with them immediately
    }
cannot-block-this-turn = { $which-chosen ->
        [one] choose { $which }: it cannot block this turn
        [several] choose { $which }: they cannot block this turn
       *[nothing] { $which } cannot block this turn
    }
no-blocks-this-turn = { $player-person ->
        [chosen] choose { $player }: they cannot block this turn
       *[other] { $player } cannot block this turn
    }
move-to-hand = put { $which } into { $player-possessive } hand
move-this-to-hand = put this creature into { $player-possessive } hand
cannot-be-defeated-this-turn = this creature cannot be defeated this turn
has-this-turn = this creature has { $keyword } this turn
name-keyword = name a keyword
resolve-play-effect-of = { $which-chosen ->
        [one] choose { $which } and resolve its Play effect as if this creature had it
        [several] choose { $which } and resolve their Play effects as if this creature had them
       *[nothing] resolve the Play effects of { $which } as if this creature had them
    }

# $which: for others than you, of their choice.
discard = { $player-person ->
        [second] discard
       *[third] { $player } discards
    } { $which }
discard-at-random = { $player-person ->
        [second] discard
       *[third] { $player } discards
    } { $cards ->
        [1] a card
       *[other] { $cards } cards
    } at random
discard-draw-pile = { $player-person ->
        [second] discard
       *[third] { $player } discards
    } { $player-own } draw pile
discard-hand-and-draw-pile = { $player-person ->
        [second] discard
       *[third] { $player } discards
    } { $player-own } hand and draw pile
steal-at-random = steal { $cards ->
        [1] a card
       *[other] { $cards } cards
    } at random from { $player-possessive } hand
reveal-to-pile = reveal a card at random from { $player-possessive } hand and put it into any player’s discard pile
swap-hands = swap hands with { $player }
to-hand = put { $which } into your hand
play-from = { $which-chosen ->
        [one] choose { $which } and play it
        [several] choose { $which } and play them
       *[nothing] play { $which }
    }
play-quietly = { $which-chosen ->
        [one] choose { $which } and play it without its Play effect
        [several] choose { $which } and play them without their Play effects
       *[nothing] play { $which } without their Play effects
    }
play-this = play this card
give-to-you = { $player-person ->
        [second] keep a card of your choice from your hand
       *[third] { $player } gives you a card of their choice from { $player-own } hand
    }
# They choose first, then all the cards go to the left at once.
pass-to-left = { $player-person ->
        [second] give a card of your choice from your hand to the player on your left
       *[third] { $player } gives a card of their choice from { $player-own } hand to the player on their left
    }
show-from-hand = { $player-person ->
        [second] reveal a card of your choice from your hand
       *[third] { $player } reveals a card of their choice from { $player-own } hand
    }
# "It" is the card that just came into your hand.
may-play-it = you may play it immediately
from-unused-to-hand = look at the top { $cards ->
        [1] card
       *[other] { $cards } cards
    } of the unused pile, put one into { $player-possessive } hand and shuffle the rest back into the pile
from-unused = put the top { $cards ->
        [1] card of the unused pile on the bottom of your draw pile without looking at it
       *[other] { $cards } cards of the unused pile on the bottom of your draw pile without looking at them
    }
gets = { $creatures-each } gets { $bonus }
# $bonus: less power.
gets-less = { $creatures-each } gets { $bonus }
# $bonus: nothing but keywords.
has = { $creatures-each } has { $bonus }
# The only other allied creature.
only-other-gets = while there is exactly one other allied creature, it gets { $bonus }

## Constant abilities.

more-power = +{ $power } power
less-power = −{ $power } power
for-each = { $bonus } for each { $noun }
copies-keywords = this creature has { $keywords }, each only while at least one enemy creature has it
cannot-block = { $creatures } cannot block
cannot-block-this = { $creatures } cannot block this creature
# Instead of cannot-block-this for all whose power differs by more than 1.
blocked-by-near-power-only = only creatures whose power is at most 1 higher or lower than this creature’s can block it
cannot-attack = { $creatures } cannot attack
cannot-attack-or-block = { $creatures } cannot attack or block
no-play-effects = opponents’ Play effects do nothing
no-mindbugs = no player can use a Mindbug
mindbugs-cost-life = whenever an opponent uses a Mindbug, they lose { $life } life first
no-cards-to-hand = cards cannot enter opponents’ hands
# $noun: cards of some power.
cannot-play = { $player } cannot play { $noun-plural } from { $player-own } hand
wins-if-unable-to-act = { $player-person ->
        [second] if you cannot do anything on your turn, your team wins the game
       *[third] if { $player } cannot do anything on { $player-own } turn, your team wins the game
    }
hunts-on-the-left = this creature can hunt only creatures controlled by the player on your left
more-life-lost = if an opponent would lose life, they lose that much plus { $life } instead
lower-power-wins = when this creature fights, the creature with the higher power is defeated instead of the one with the lower
must-be-hunted = on their turn, an opponent who can attack with a creature with Hunter must do so and hunt this creature
# $card: its next stage.
evolves-instead = this creature evolves into { $card } instead of being defeated
# $first and $second: what follows here.
turns-when-exhausted = when this creature becomes exhausted, choose one: it now has { $first }, or { $second }, instead of its printed power and keyword
side = power { $power } and { $keyword }
# $trigger and $effect: the heading and the clause of the ability that the creatures have.
grants = { $creatures-each } also has “{ $trigger }: { CAPITAL($effect) }”

## What a player is asked.

# At most 60 letters: who or what, then the question. $player: who plays the card, or to whom a card goes; $attacker and
# $power: the creature that attacks, and its power.
question-turn = Your turn: play a card or attack.
question-mindbug = { CAPITAL($player) } plays { $card }. Take it?
question-mindfrog = { CAPITAL($player) } plays { $card }. Take it with the Mindfrog?
question-hunt = { $attacker } has Hunter. Who must block?
question-block = { $attacker } attacks with { $power }. Who blocks?
question-again = { $attacker } may attack again. Attack?
question-order = Several effects are waiting. Which comes first?
# A creature just exhausted is turned: it has another power and keyword from now on.
question-choose-side = { $turning } is exhausted. Which power and keyword?

# Choices for an effect. $card: the card whose effect it is; $player: whose effect; $doing: what the choice is for;
# $given: the card that was given, revealed or chosen just before.
question-choose = { $card }: { $doing ->
        [defeat] defeat which creature?
        [take-control] take control of which creature?
        [boost-this] boost it with which card?
        [boost-card] boost with which card?
        [boost-creature] boost which creature?
        [must-attack] which creature must attack?
        [cannot-block] stop which creature from blocking?
        [copy] resolve whose Play effect?
        [discard] discard which card?
        [to-hand] put which card into your hand?
        [play] play which card?
        [play-quietly] play which card, without its Play effect?
        [give] give which card to { $player }?
        [show] reveal which card?
        [pass-left] give which card to the player on your left?
        [give-unused] give which card to your teammate?
        [move-to-hand] put which creature into your hand?
       *[other] what do you choose?
    }
question-choose-player = { $card }: { $doing ->
        [choose-pile] put { $given } into whose discard pile?
        [choose-opponent] which opponent?
       *[other] which player?
    }
question-choose-keyword = { $card }: name which keyword?
question-choose-effect = { $card }: which of the two effects?
question-may = { $card }: { $doing ->
        [lose-life] lose { $amount } life to use it?
        [evolve] evolve it?
        [play-this] play it from your discard pile?
        [play-given] play { $given } or keep it?
       *[other] use its effect?
    }
# Somebody else ($player) is asked.
question-of-other = { CAPITAL($player) } decides.

## Moves, as a player picks them. $doing: what the choice is for, as above.

# A card that has to be told from others of its name by its number among them. The same forms as card-named.
card-number = { $card } #{ $number }
    .bare = { $card-bare } #{ $number }

move-play = Play { $card }
move-attack = Attack with { $card }
move-action = Use the Action of { $card }
move-mindbug = Use a Mindbug
move-mindfrog = Use a Mindfrog
move-pass = Let it pass
move-hunt = Hunt { $card }
move-no-hunt = Don’t hunt
move-block = Block with { $card }
move-no-block = Don’t block
move-again = Attack again
move-stop = Don’t attack again
move-choose = { $doing ->
        [defeat] Defeat { $card }
        [take-control] Take control of { $card }
        [boost-this] Boost with { $card }
        [boost-card] Boost with { $card }
        [boost-creature] Boost { $card }
        [must-attack] Make { $card } attack
        [cannot-block] Stop { $card } from blocking
        [copy] Resolve the Play effect of { $card }
        [discard] Discard { $card }
        [to-hand] Put { $card } into your hand
        [play] Play { $card }
        [play-quietly] Play { $card } without its Play effect
        [give] Give { $card }
        [show] Reveal { $card }
        [pass-left] Give { $card }
        [give-unused] Give { $card }
        [move-to-hand] Put { $card } into your hand
       *[other] Choose { $card }
    }
move-choose-player = { $doing ->
        [choose-pile] Into { $player-possessive } discard pile
       *[other] Choose { $player }
    }
move-choose-keyword = Name { $keyword }
move-choose-side = Power { $power }, { $keyword }
move-choose-effect-boost = Boost a creature
move-choose-effect-defeat = Defeat a creature
move-choose-effect-take = Put a card into your hand
move-choose-effect-control = Take control of a creature
move-done = Done
move-yes = { $doing ->
        [play-given] Play it
       *[other] Yes
    }
move-no = { $doing ->
        [play-given] Keep it
       *[other] No
    }
move-resolve = { CAPITAL($card) } first

## Why a move is refused.

refusal-not-asked = It is not your turn to decide.
refusal-must-choose = You must choose something.
refusal-must-hunt = You must attack with a creature with Hunter and hunt { $prey }.
refusal-not-offered = This cannot be chosen here.
refusal-cannot-play = { $card } cannot be played now.
refusal-not-yours = You do not control { $card }.
refusal-no-enemy = There is no enemy { $card-bare } to hunt.
refusal-no-effect-waits = No effect of { $card } is waiting.
refusal-no-choice = { $card } cannot be chosen here.
refusal-no-action = { $card } has no usable Action right now.
refusal-cannot-attack = { $card } cannot attack.
refusal-cannot-block = { $card } cannot block { $attacker }.
refusal-not-sneaky = { $card } cannot block { $attacker }, which has Sneaky: only creatures with Sneaky can.
# $which: the owner and number that were asked for, like @B#2.
refusal-no-such-copy = There is no { $card-bare } { $which } here.
refusal-other-question-turn = First choose your action.
refusal-other-question-mindbug = First decide whether to use a Mindbug.
refusal-other-question-mindfrog = First decide whether to use a Mindfrog.
refusal-other-question-hunt = First choose which creature to hunt.
refusal-other-question-block = First decide which creature blocks, if any.
refusal-other-question-again = First decide whether to attack again.
refusal-other-question-choose = You have to choose first.
refusal-other-question-choose-player = First choose a player.
refusal-other-question-choose-keyword = First choose a keyword.
refusal-other-question-choose-side = First choose the power and keyword of your creature.
refusal-other-question-choose-effect = First choose one of the two effects.
refusal-other-question-may = First answer yes or no.
refusal-other-question-order = First choose which effect comes first.
