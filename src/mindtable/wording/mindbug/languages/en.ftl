### Mindbug in English: cards, events, questions, moves and refusals. What is said in all games, and a word for
### translators, is in the file of the same name in wording/languages.

## Players. Forms: .possessive; .own for what is theirs; .person to select by.

player-the-opponent = the opponent
    .possessive = the opponent’s
    .own = their
    .person = third
player-an-opponent = an opponent
    .possessive = an opponent’s
    .own = their
    .person = third
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

## Cards and sets. A language may name a card by a message card-ID, such as card-bee-bear, and a set by set-ID, both in
## the file XX-names.ftl; the others keep their original name. The forms of all names are those of these two messages;
## a name that needs another form has it itself.

card-named = { $name }
set-named = { $name }
# A creature with the player who has it, wherever it matters whose it is. The same forms as card-named.
owned = { $player-possessive } { $card }

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
# When it happens is said by each-time-life-falls.
trigger-life-lost = { in-the-discard-pile }
    .effect = discard pile effect
trigger-arrived = When this card enters your discard pile
    .effect = discard pile effect
trigger-your-turn-ends = When your turn ends
    .effect = effect at the end of the turn
trigger-turn-ends = When a turn ends
    .effect = effect at the end of the turn
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
part = ({ $effect })
each-time-life-falls = each time your life falls, { $effect }
then = { $before }, then { $effect }
if = if { $condition }, { $effect }
while = { $clause } { $condition-while }
may = { $effect } if you like
if-you-do = { $before }; if you do, { $effect }
either = either { $first } or { $second }
while-rolling = roll a die; on { $least } or higher, { $effect } and roll again

## Nouns. Forms: .one, .plural.

creature-this-creature = this creature
    .one = this creature
    .plural = this creature
    .each = this creature
    .number = one
creature-either-side = creature
    .one = any one creature
    .plural = creatures
creature-allied = allied creature
    .one = one allied creature
    .plural = allied creatures
creature-enemy = enemy creature
    .one = one enemy creature
    .plural = enemy creatures
# Always followed by not-yours.
creature-not-controlled-by-you = creature
    .one = one creature
    .plural = creatures
# Always followed by of-your-teammate.
creature-controlled-by-your-teammate = creature
    .one = one creature
    .plural = creatures
card = card
    .one = one card
    .plural = cards
# A card under any creature.
boost-card = boost card from under any creature
    .one = one boost card from under any creature
    .plural = boost cards from under any creatures
# A card that was under this creature when it was defeated.
boost-card-of-this = boost card from under this creature
    .one = one boost card from under this creature
    .plural = boost cards from under this creature

# What is said about a noun. "other": not the creature whose ability it is.
boosted = boosted { $noun }
    .one = one boosted { $noun }
    .plural = boosted { $noun-plural }
other = other { $noun }
    .one = one other { $noun }
    .plural = other { $noun-plural }
power-at-least = { $noun } of power { $power } or higher
    .one = { $noun-one } of power { $power } or higher
    .plural = { $noun-plural } of power { $power } or higher
power-at-most = { $noun } of power { $power } or lower
    .one = { $noun-one } of power { $power } or lower
    .plural = { $noun-plural } of power { $power } or lower
power-between = { $noun } of power { $least } to { $most }
    .one = { $noun-one } of power { $least } to { $most }
    .plural = { $noun-plural } of power { $least } to { $most }
power-lower-than-that-of-this-creature = { $noun } of lower power than this creature
    .one = { $noun-one } of lower power than this creature
    .plural = { $noun-plural } of lower power than this creature
power-more-than-1-away-from-that-of-this-creature = { $noun } whose power differs from that of this creature by more than 1
    .one = { $noun-one } whose power differs from that of this creature by more than 1
    .plural = { $noun-plural } whose power differs from that of this creature by more than 1
# Any other creature in play.
power-equal-to-that-of-another-creature = { $noun } whose power equals that of another creature
    .one = { $noun-one } whose power equals that of another creature
    .plural = { $noun-plural } whose power equals that of another creature
# See show-from-hand.
power-equal-to-that-printed-on-the-card-just-shown = { $noun } whose power equals that printed on the shown card
    .one = { $noun-one } whose power equals that printed on the shown card
    .plural = { $noun-plural } whose power equals that printed on the shown card
# $keywords: a list; one of them is enough.
having = { $noun } with { $keywords }
    .one = { $noun-one } with { $keywords }
    .plural = { $noun-plural } with { $keywords }
having-any-keyword = { $noun } with any keyword
    .one = { $noun-one } with any keyword
    .plural = { $noun-plural } with any keyword
# See name-keyword.
having-named-keyword = { $noun } with the named keyword
    .one = { $noun-one } with the named keyword
    .plural = { $noun-plural } with the named keyword
with-play-effect = { $noun } with a Play effect
    .one = { $noun-one } with a Play effect
    .plural = { $noun-plural } with a Play effect
able-to-attack = { $noun } able to attack
    .one = { $noun-one } able to attack
    .plural = { $noun-plural } able to attack
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
# All that are chosen together have the same power.
of-equal-power = { $noun } of equal power
    .one = { $noun-one } of equal power
    .plural = { $noun-plural } of equal power
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
# The same for those of highest or lowest power.
the-creatures = the { $noun-plural }
    .each = each { $noun }
    .number = many

# How many. Form: .chosen says whether it is one, several or (for all of them) nothing that was chosen.
every = every { $noun }
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
    .while = during your turns
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
allied-of-equal-power = two allied creatures have equal power
    .while = while two allied creatures have equal power
no-mindbug-left = you have no Mindbug left
    .while = while you have no Mindbug left
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

gain-life = raise your life by { $amount }
lose-life = { $player-person ->
        [second] lower your life by { $amount }
       *[third] { $player-possessive } life falls by { $amount }
    }
lose-life-for-each = { $player-person ->
        [second] lower your life by 1 for each { $count-each }
       *[third] { $player-possessive } life falls by 1 for each { $count-each }
    }
lose-life-to = { $player-person ->
        [second] lower your life to { $left }
       *[third] { $player-possessive } life falls to { $left }
    }
match-life = your life becomes the same as { $player-possessive }
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
        [several] the hands of their controllers
       *[other] the hand of its controller
    }
evolve = evolve this creature
# The cards come from any discard piles.
boost-this = boost this creature with up to { $cards ->
        [1] one card
       *[other] { $cards } cards
    }
boost = { $cards ->
        [1] boost { $which } with up to one card
       *[other] boost one or more { $noun-plural } with up to { $cards } cards in all
    }
must-attack = { $which-chosen ->
        [one] choose { $which }: its controller attacks with it at once
        [several] choose { $which }: their controllers attack with them at once
       *[nothing] the controller of { $which } attacks with it at once
    }
cannot-block-this-turn = { $which-chosen ->
        [one] choose { $which }: it is unable to block until the end of the turn
        [several] choose { $which }: they are unable to block until the end of the turn
       *[nothing] { $which } is unable to block until the end of the turn
    }
no-blocks-this-turn = { $player-person ->
        [second] you are unable to block until the end of the turn
       *[third] { $player } is unable to block until the end of the turn
    }
move-to-hand = { $which-chosen ->
        [one] put { $which } into { $player-possessive } hand
        [several] put { $which } into { $player-possessive } hand
       *[nothing] put { $which } into { $player-possessive } hand
    }
cannot-be-defeated-this-turn = nothing defeats this creature until the end of the turn
has-this-turn = this creature gets { $keyword } until the end of the turn
name-keyword = name a keyword
resolve-play-effect-of = { $which-chosen ->
        [one] choose { $which } and resolve its Play effect as if this creature had it
        [several] choose { $which } and resolve their Play effects as if this creature had them
       *[nothing] resolve the Play effect of { $which } as if this creature had it
    }

discard = { $player-person ->
        [second] choose and discard
       *[third] { $player } chooses and discards
    } { $which }
discard-at-random = { $player-person ->
        [second] discard
       *[third] { $player } discards
    } { $cards ->
        [1] one card
       *[other] { $cards } cards
    } at random
discard-draw-pile = { $player-person ->
        [second] discard
       *[third] { $player } discards
    } all cards of { $player-own } draw pile
discard-hand-and-draw-pile = { $player-person ->
        [second] discard
       *[third] { $player } discards
    } all cards of { $player-own } hand and draw pile
steal-at-random = steal { $cards ->
        [1] one card
       *[other] { $cards } cards
    } at random from { $player-possessive } hand
reveal-to-pile = reveal one card at random from { $player-possessive } hand and put it into any player’s discard pile
swap-hands = exchange hands with { $player }
to-hand = take { $which } into your hand
play-from = { $which-chosen ->
        [one] choose { $which } and play it
        [several] choose { $which } and play them
       *[nothing] play { $which }
    }
play-quietly = { $which-chosen ->
        [one] choose { $which } and play it without its Play effect
        [several] choose { $which } and play them without their Play effects
       *[nothing] play { $which } without its Play effect
    }
play-this = play this card
give-to-you = { $player } gives you one card of their choice from { $player-own } hand
give-to-play-or-keep = { $player } gives you one card of their choice from { $player-own } hand; play it at once or keep it in your hand
# They choose first, then all the cards go to the left at once.
pass-to-left = { $player-person ->
        [second] give one card of your choice from your hand to the player on your left
       *[third] { $player } gives one card of their choice from { $player-own } hand to the player on their left
    }
show-from-hand = { $player-person ->
        [second] show one card of your choice from your hand
       *[third] { $player } shows one card of their choice from { $player-own } hand
    }
# "It" is the card that just came into your hand.
may-play-it = play it at once if you like
from-unused-to-hand = look at the top { $cards ->
        [1] card
       *[other] { $cards } cards
    } of the unused pile, put one into { $player-possessive } hand and shuffle the rest back
from-unused = put the top { $cards ->
        [1] card
       *[other] { $cards } cards
    } of the unused pile, unseen, under your draw pile

## Constant abilities.

get = { $creatures-each } gets { $bonus }
more-power = +{ $power } power
less-power = −{ $power } power
for-each = { $bonus } for each { $noun }
copies-keywords = this creature has each of { $keywords } that an enemy creature has
cannot-block = { $creatures } { $creatures-number ->
        [one] is
       *[many] are
    } unable to block
cannot-block-this = { $creatures } { $creatures-number ->
        [one] is
       *[many] are
    } unable to block this creature
cannot-attack = { $creatures } { $creatures-number ->
        [one] is
       *[many] are
    } unable to attack
no-play-effects = the Play effects of opponents do nothing
no-mindbugs = nobody is able to use a Mindbug
mindbugs-cost-life = each time an opponent uses a Mindbug, their life first falls by { $life }
no-cards-to-hand = no card enters an opponent’s hand
# $noun: cards of some power.
cannot-play = { $player } { $player-person ->
        [second] are
       *[third] is
    } unable to play { $noun-plural } from { $player-own } hand
wins-if-unable-to-act = { $player-person ->
        [second] if you have no action to take on your turn, your team wins the game
       *[third] if { $player } has no action to take on { $player-own } turn, your team wins the game
    }
hunts-on-the-left = with Hunter, this creature can choose only creatures controlled by the player on your left
more-life-lost = each time an opponent’s life falls, it falls by { $life } more
lower-power-wins = in combats of this creature, the creature of higher power is defeated, not that of lower power
must-be-hunted = on their turns, opponents who are able to attack with a creature with Hunter have to do so and hunt this creature
evolves-instead = this creature evolves in place of being defeated
# $sides: a list of what follows here.
turns-when-exhausted = when this creature becomes exhausted, turn it to the side of your choice: { $sides }
side = power { $power } and { $keyword }
# $trigger and $effect: the heading and the clause of the ability that the creatures have.
grants = { $creatures-each } also has “{ $trigger }: { CAPITAL($effect) }”

## What happened: the lines of the log. $player does it or has the creature;
## $card may be card-hidden; $owned is the creature with the player who has it.

event-turn-began = { CAPITAL($player-possessive) } turn begins.
event-card-revealed = { CAPITAL($player) } { $player-person ->
        [second] reveal
       *[third] reveals
    } { $card } to settle who begins.
event-card-shown = { CAPITAL($player) } { $player-person ->
        [second] play
       *[third] plays
    } { $card }.
# $left: the Mindbugs left.
event-mindbug-used = { CAPITAL($player) } { $player-person ->
        [second] use
       *[third] uses
    } a Mindbug on { $card } and { $player-person ->
        [second] have
       *[third] has
    } { $left ->
        [0] none
       *[other] { $left }
    } left.
# $left: the Mindfrogs left.
event-mindfrog-used = { CAPITAL($player) } { $player-person ->
        [second] use
       *[third] uses
    } a Mindfrog on { $card } and { $player-person ->
        [second] have
       *[third] has
    } { $left ->
        [0] none
       *[other] { $left }
    } left.
event-mindbug-refreshed = A used Mindbug of { $player-person ->
        [second] yours
       *[third] { $player }
    } is ready again.
event-creature-entered = { $card } comes into play on { $player-possessive } side.
event-action-used = { CAPITAL($player) } { $player-person ->
        [second] use
       *[third] uses
    } the Action of { $card }.
# $attack: 1 for the first attack of a turn, 2 for the second.
event-attack-declared = { CAPITAL($owned) } attacks{ $attack ->
        [1] .
       *[other] {" "}again.
    }
event-creature-hunted = { CAPITAL($owned) } is hunted and has to block.
event-creature-blocked = { CAPITAL($owned) } blocks.
# $card: the attacker.
event-attack-unblocked = Nobody blocks { $card }.
event-creature-exhausted = { CAPITAL($owned) } is tough: it is exhausted, not defeated.
# $keyword: that of the side.
event-creature-turned = { CAPITAL($owned) } is turned to its { $keyword } side.
event-creature-defeated = { CAPITAL($owned) } is defeated.
event-creature-safe = Nothing defeats { $owned } this turn.
event-creature-returned = { $card } goes back to { $player-possessive } hand.
# $card: what it has become.
event-creature-evolved = { CAPITAL($owned) } evolves to { $card }.
# $card: what it is again as it leaves play; $former: what it was.
event-creature-reverted = { $former } is { $card } again.
# $card: the card that is put under a creature.
event-card-boosted = { $card } is put under { $owned }.
event-card-released = The boost card { $card } goes to { $player-possessive } discard pile.
event-control-taken = { CAPITAL($player) } { $player-person ->
        [second] take
       *[third] takes
    } control of { $owned }.
event-card-discarded = { CAPITAL($player) } { $player-person ->
        [second] discard
       *[third] discards
    } { $card }.
event-card-piled = { $card } goes to { $player-possessive } discard pile.
event-card-stolen = { CAPITAL($player) } { $player-person ->
        [second] steal
       *[third] steals
    } { $card } from { $former }.
# $giver gives it to $player.
event-card-given = { CAPITAL($giver) } { $giver-person ->
        [second] give
       *[third] gives
    } { $card } to { $player }.
event-card-exposed = { $card } is revealed from { $player-possessive } hand.
event-card-to-hand = { $card } goes into { $player-possessive } hand.
event-card-swapped = { CAPITAL($player) } { $player-person ->
        [second] get
       *[third] gets
    } { $card }.
event-hands-swapped = { CAPITAL($player) } { $player-person ->
        [second] exchange
       *[third] exchanges
    } hands with { $other }.
event-card-added = An unused card goes under { $player-possessive } draw pile.
event-life-lost = { CAPITAL($player) } { $player-person ->
        [second] lose
       *[third] loses
    } { $amount } life.
event-life-gained = { CAPITAL($player) } { $player-person ->
        [second] gain
       *[third] gains
    } { $amount } life.
# $trigger: one of the headings above.
event-effect-began = { CAPITAL($player) } { $player-person ->
        [second] resolve
       *[third] resolves
    } the { $trigger-effect } of { $card }.
event-effect-stopped = The Play effect of { $owned } does nothing.
event-block-forbidden = { CAPITAL($owned) } is unable to block this turn.
event-keyword-gained = { CAPITAL($owned) } has { $keyword } this turn.
event-blocks-forbidden = { CAPITAL($player) } { $player-person ->
        [second] are
       *[third] is
    } unable to block this turn.
event-card-looked-at = { CAPITAL($player) } { $player-person ->
        [second] look
       *[third] looks
    } at { $card } in the unused pile.
event-unused-shuffled = The unused pile is shuffled.
event-keyword-named = { CAPITAL($player) } { $player-person ->
        [second] name
       *[third] names
    } { $keyword }.
event-die-rolled = { CAPITAL($player) } { $player-person ->
        [second] roll
       *[third] rolls
    } a { $shown }.
event-out-of-actions = { CAPITAL($player) } { $player-person ->
        [second] have
       *[third] has
    } no card to play, no creature able to attack and no Action to use.
event-turn-skipped = { CAPITAL($player-possessive) } turn is skipped.
# $card: Radioactive Race or a card like it.
event-race-won = { CAPITAL($owned) } wins the game for its team.
# What happens to a team is told of its two players.
event-team-attack-unblocked = { event-attack-unblocked }
event-team-life-lost = The team of { $player } and { $teammate } loses { $amount } life.
event-team-life-gained = The team of { $player } and { $teammate } gains { $amount } life.
event-team-game-won = { CAPITAL($player) } and { $teammate } win the game.

## What a player is asked.

question-turn = It is your turn. What do you do?
question-mindbug = { $card } is played. Do you use a Mindbug? You have { $mindbugs }.
question-mindfrog = { $card } is played by your teammate. Do you use a Mindfrog? You have { $mindfrogs }.
question-hunt = { $attacker } is a hunter. Which creature has to block?
question-block = { $attacker } attacks. Do you block?
question-again = { $attacker } may attack a second time. Does it?
question-order = Several effects are waiting. Which one comes first?
# A creature just exhausted is turned to one of its sides.
question-choose-side = To which side do you turn { $turning }?

# Choices for an effect. $card: the card whose effect it is; $seat: whose effect; $doing: what the choice is for;
# $given: the card that was given, revealed or chosen just before.
question-choose = { $card }: { $doing ->
        [defeat] Which creature do you defeat?
        [take-control] Which creature do you take control of?
        [boost-this] Which card do you boost it with?
        [boost-card] Which card do you boost a creature with?
        [boost-creature] Which creature do you boost with { $given }?
        [must-attack] Which creature has to attack?
        [cannot-block] Which creature is unable to block this turn?
        [copy] Which creature’s Play effect do you resolve?
        [discard] Which card do you discard?
        [to-hand] Which card do you take into your hand?
        [play] Which card do you play?
        [play-quietly] Which card do you play without its Play effect?
        [give] Which card do you give to { $seat }?
        [show] Which card do you show?
        [pass-left] Which card do you give to the player on your left?
        [give-unused] Which card goes into your teammate’s hand?
        [move-to-hand] Which creature goes into your hand?
       *[other] What do you choose?
    }
question-choose-player = { $card }: { $doing ->
        [choose-pile] Into whose discard pile does { $given } go?
        [choose-opponent] Which opponent?
       *[other] Which player?
    }
question-choose-keyword = { $card }: Which keyword do you name?
question-choose-effect = { $card }: Which of the two effects?
question-may = { $doing ->
        [lose-life] Do you lose { $amount } life for the effect of { $card }?
        [evolve] Does { $card } evolve?
        [play-this] Do you play { $card } from your discard pile?
        [play-given] Do you play { $given } or keep it in your hand?
       *[other] Do you use the effect of { $card }?
    }
# Somebody else ($seat) is asked.
question-of-other = { $seat } decides.

## Moves, as a player picks them. $doing: what the choice is for, as above.

# A card that has to be told from others of its name by its number among them. The same forms as card-named.
card-number = { $card } #{ $number }

move-play = Play { $card }
move-attack = Attack with { $card }
move-action = Use the Action of { $card }
move-mindbug = Use a Mindbug
move-mindfrog = Use a Mindfrog
move-pass = Pass
move-hunt = Hunt { $card }
move-no-hunt = Hunt nothing
move-block = Block with { $card }
move-no-block = Do not block
move-again = Attack again
move-stop = Stop attacking
move-choose = { $doing ->
        [defeat] Defeat { $card }
        [take-control] Take control of { $card }
        [boost-this] Boost with { $card }
        [boost-card] Boost with { $card }
        [boost-creature] Boost { $card }
        [must-attack] Make { $card } attack
        [cannot-block] Keep { $card } from blocking
        [copy] Resolve the Play effect of { $card }
        [discard] Discard { $card }
        [to-hand] Take { $card } into your hand
        [play] Play { $card }
        [play-quietly] Play { $card } without its Play effect
        [give] Give { $card }
        [show] Show { $card }
        [pass-left] Give { $card }
        [give-unused] Give { $card }
        [move-to-hand] Take { $card } into your hand
       *[other] Choose { $card }
    }
move-choose-player = { $doing ->
        [choose-pile] Into { $player-possessive } discard pile
       *[other] Choose { $player }
    }
move-choose-keyword = Name { $keyword }
move-choose-side = To its { $keyword } side
move-choose-effect-boost = Boost a creature
move-choose-effect-defeat = Defeat a creature
move-choose-effect-take = Take a card into your hand
move-choose-effect-control = Take control of a creature
move-done = Choose nothing more
move-yes = { $doing ->
        [play-given] Play it
       *[other] Yes
    }
move-no = { $doing ->
        [play-given] Keep it
       *[other] No
    }
move-resolve = First the effect of { $card }

## Why a move is refused.

refusal-not-asked = It is for { $seat } to decide.
refusal-must-choose = This is not optional: something has to be chosen.
refusal-must-hunt = A creature with Hunter has to attack and hunt the enemy creature that demands it.
refusal-not-offered = This cannot be chosen here.
refusal-cannot-play = { $card } cannot be played now.
refusal-not-yours = You do not control { $card }.
refusal-no-enemy = There is no enemy { $card } to hunt.
refusal-no-effect-waits = No effect of { $card } is waiting.
refusal-no-choice = { $card } cannot be chosen here.
refusal-no-action = { $card } has no Action that it could use now.
refusal-cannot-attack = { $card } is unable to attack.
refusal-cannot-block = { $card } is unable to block { $attacker }.
refusal-not-sneaky = { $card } is unable to block { $attacker }, which is sneaky: only sneaky creatures can.
# $which: the owner and number that were asked for, like @B#2.
refusal-no-such-copy = There is no { $card } { $which } here.
refusal-other-question-turn = You are asked for the action of your turn.
refusal-other-question-mindbug = You are asked whether to use a Mindbug.
refusal-other-question-mindfrog = You are asked whether to use a Mindfrog.
refusal-other-question-hunt = You are asked which creature to hunt.
refusal-other-question-block = You are asked which creature blocks.
refusal-other-question-again = You are asked whether to attack again.
refusal-other-question-choose = You are asked for a choice.
refusal-other-question-choose-player = You are asked to choose a player.
refusal-other-question-choose-keyword = You are asked to choose a keyword.
refusal-other-question-choose-side = You are asked to which side a creature is turned.
refusal-other-question-choose-effect = You are asked which of two effects you want.
refusal-other-question-may = You are asked for a yes or a no.
refusal-other-question-order = You are asked which effect comes first.
