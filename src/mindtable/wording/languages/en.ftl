### English, the source language.
###
### For translators
### ---------------
### A message that stands inside others has forms: its value, and attributes (".plural") for whatever else a
### sentence may need of it. Where such a message arrives as the argument $noun, its value is { $noun } and its
### attribute .plural is { $noun-plural }. Give a message the forms your language needs, under names of your
### choice, and give them to every message of the same kind; the program hands on all of them:
###
###     creature-enemy = wrogi stwór
###         .accusative = wrogiego stwora
###         .genitive-plural = wrogich stworów
###     power-at-least = { $noun } o sile { $power } lub większej
###         .accusative = { $noun-accusative } o sile { $power } lub większej
###         .genitive-plural = { $noun-genitive-plural } o sile { $power } lub większej
###
### A form can also be a mark for others to select by, as .person is here and as .gender or .number may be in
### your language. Numbers select plurals: { $count -> [one] … [few] … *[other] … }.
### CAPITAL(…) gives a text a capital letter. Clauses have neither that nor a full stop; sentences have both.
###
### Two abilities that differ in any way must differ in words, and a message says nothing its data does not:
### the rule is in the numbers and the words chosen, not in what a reader may guess.

## Players. Forms: .possessive; .person to select by.

player-you = you
    .possessive = your
    .person = second
player-the-opponent = the opponent
    .possessive = the opponent’s
    .person = third
player-an-opponent = an opponent
    .possessive = an opponent’s
    .person = third
# $name: a player's name.
player-named = { $name }
    .possessive = { $name }’s
    .person = third

## Cards. A language may name a card by a message card-ID, such as card-bee-bear; the others keep their name.

card-named = { $name }
# A card the reader may not see.
card-hidden = a card

## Keywords, and lists.

keyword-frenzy = Frenzy
keyword-hunter = Hunter
keyword-poisonous = Poisonous
keyword-sneaky = Sneaky
keyword-tough = Tough

list = { $before }, { $next }
list-end = { $before } and { $last }

## When an effect happens: the heading before its sentence. .effect: the effect itself.

trigger-play = Play
    .effect = Play effect
trigger-attack = Attack
    .effect = Attack effect
trigger-defeated = Defeated
    .effect = Defeated effect
trigger-life-lost = In your discard pile, each time your life falls
    .effect = discard pile effect

## Sentences of a card.

sentence = { CAPITAL($clause) }.
# One more thing that happens after what was said before.
sentence-then = { $before } Then { $clause }.
then = { $before }, then { $effect }
if = if { $condition }, { $effect }
while = { $clause } { $condition-while }

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
card-of-discard-pile = card in { $player-possessive } discard pile
    .one = one card in { $player-possessive } discard pile
    .plural = cards in { $player-possessive } discard pile

# What is said about a noun. "other": not the creature whose ability it is.
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
not-yours = { $noun } that you do not control
    .one = { $noun-one } that you do not control
    .plural = { $noun-plural } that you do not control
# The highest or lowest among the creatures described; if tied, each of them.
power-highest = { $noun } with the highest power
    .one = { $noun-one } with the highest power
    .plural = { $noun-plural } with the highest power
power-lowest = { $noun } with the lowest power
    .one = { $noun-one } with the lowest power
    .plural = { $noun-plural } with the lowest power

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

## Conditions: what follows "if". Form: .while for what holds only so long.

your-turn = it is your turn
    .while = during your turns
life-is = you have exactly { $life } life
    .while = while you have exactly { $life } life
alone = there is no other allied creature
    .while = while there is no other allied creature
fewer-creatures = you control fewer creatures than { $player }
    .while = while you control fewer creatures than { $player }
more-creatures = you control more creatures than { $player }
    .while = while you control more creatures than { $player }

## Effects. Whoever is told to do something makes its choices.

gain-life = your life rises by { $amount }
lose-life = { $player-possessive } life falls by { $amount }
lose-life-to = { $player-possessive } life falls to { $left }
match-life = your life becomes the same as { $player-possessive }
defeat = defeat { $which }
take-control = take control of { $which }
discard = { $player-person ->
        [second] choose and discard
       *[third] { $player } chooses and discards
    } { $cards ->
        [1] one card
       *[other] { $cards } cards
    }
steal-at-random = steal { $cards ->
        [1] one card
       *[other] { $cards } cards
    } at random from { $player-possessive } hand
to-hand = take { $which } into your hand
play-from = { $which-chosen ->
        [one] choose { $which } and play it
        [several] choose { $which } and play them
       *[nothing] play { $which }
    }
play-this = you may play this card
give-to-play-or-keep = { $player } gives you one card of their choice from their hand; play it at once or keep it in your hand
cannot-block-this-turn = { $which-chosen ->
        [one] choose { $which }: it is unable to block until the end of the turn
        [several] choose { $which }: they are unable to block until the end of the turn
       *[nothing] { $which } is unable to block until the end of the turn
    }
has-this-turn = this creature gets { $keyword } until the end of the turn

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

## What happened: the lines of the log. $player does it or has the creature, $other is the one it is done to;
## $card may be card-hidden.

event-turn-began = { CAPITAL($player-possessive) } turn begins.
event-card-revealed = { CAPITAL($player) } { $player-person ->
        [second] reveal
       *[third] reveals
    } { $card } to settle who begins.
event-card-shown = { CAPITAL($player) } { $player-person ->
        [second] play
       *[third] plays
    } { $card }.
event-card-drawn = { CAPITAL($player) } { $player-person ->
        [second] draw
       *[third] draws
    } { $card }.
# $number: the Mindbugs left.
event-mindbug-used = { CAPITAL($player) } { $player-person ->
        [second] use
       *[third] uses
    } a Mindbug on { $card } and { $player-person ->
        [second] have
       *[third] has
    } { $number ->
        [0] none
       *[other] { $number }
    } left.
event-creature-entered = { $card } comes into play on { $player-possessive } side.
# $number: 1 for the first attack of a turn, 2 for the second.
event-attack-declared = { CAPITAL($player-possessive) } { $card } attacks{ $number ->
        [1] .
       *[other] {" "}again.
    }
event-creature-hunted = { CAPITAL($player-possessive) } { $card } is hunted and has to block.
event-creature-blocked = { CAPITAL($player-possessive) } { $card } blocks.
# $card: the attacker.
event-attack-unblocked = Nobody blocks { $card }.
event-creature-exhausted = { CAPITAL($player-possessive) } { $card } is tough: it is exhausted, not defeated.
event-creature-defeated = { CAPITAL($player-possessive) } { $card } is defeated.
event-control-taken = { CAPITAL($player) } { $player-person ->
        [second] take
       *[third] takes
    } control of { $other-possessive } { $card }.
event-card-discarded = { CAPITAL($player) } { $player-person ->
        [second] discard
       *[third] discards
    } { $card }.
event-card-stolen = { CAPITAL($player) } { $player-person ->
        [second] steal
       *[third] steals
    } { $card } from { $other }.
# $other gives it to $player.
event-card-given = { CAPITAL($other) } { $other-person ->
        [second] give
       *[third] gives
    } { $card } to { $player }.
event-card-to-hand = { $card } goes from a discard pile into { $player-possessive } hand.
event-life-lost = { CAPITAL($player) } { $player-person ->
        [second] lose
       *[third] loses
    } { $number } life.
event-life-gained = { CAPITAL($player) } { $player-person ->
        [second] gain
       *[third] gains
    } { $number } life.
# $trigger: one of the headings above.
event-effect-began = { CAPITAL($player) } { $player-person ->
        [second] resolve
       *[third] resolves
    } the { $trigger-effect } of { $card }.
event-effect-stopped = The Play effect of { $player-possessive } { $card } does nothing.
event-block-forbidden = { CAPITAL($player-possessive) } { $card } is unable to block this turn.
event-keyword-gained = { CAPITAL($player-possessive) } { $card } has { $keyword } this turn.
event-out-of-actions = { CAPITAL($player) } { $player-person ->
        [second] have
       *[third] has
    } no card to play and no creature able to attack.
event-game-won = { CAPITAL($player) } { $player-person ->
        [second] win
       *[third] wins
    } the game.

## What a player is asked. $effects: the text of the card whose effect it is, as its own player reads it.

question-turn = It is your turn. What do you do?
question-mindbug = { $card } is played. Do you use a Mindbug? You have { $mindbugs }.
question-hunt = { $attacker } may hunt. Which creature has to block?
question-block = { $attacker } attacks. Do you block?
question-again = { $attacker } may attack a second time. Does it?
question-choose = { $card } says: “{ $effects }” What do you choose?
question-choose-opponent = { $card } says: “{ $effects }” Which opponent?
question-may = { $card } says: “{ $effects }” Do you play it?
question-order = Several effects are waiting. Which one comes first?
# Somebody else ($seat) is asked.
question-of-other = { $seat } decides.
question-none = The game is over.

# An ability with its heading, and several of them.
ability = { $trigger }: { $sentence }
abilities = { $before } { $next }

## Moves, as a player picks them.

# A card that has to be told from another of its name: by whose it is, by its number among equal ones.
card-yours = your { $card }
card-of-seat = { $seat }’s { $card }
card-number = { $card } #{ $number }

move-play = Play { $card }
move-attack = Attack with { $card }
move-action = Use the Action of { $card }
move-mindbug = Use a Mindbug
move-pass = Pass
move-hunt = Hunt { $card }
move-no-hunt = Hunt nothing
move-block = Block with { $card }
move-no-block = Do not block
move-again = Attack again
move-stop = Stop attacking
move-choose = Choose { $card }
move-choose-seat = Choose { $seat }
move-done = Choose nothing more
move-yes = Yes
move-no = No
move-resolve = First the effect of { $card }

# What is chosen for an effect of which the card has only one.
choose-defeat = Defeat { $card }
choose-take-control = Take control of { $card }
choose-discard = Discard { $card }
choose-to-hand = Take { $card } into your hand
choose-play-from = Play { $card }
choose-give = Give { $card }
choose-cannot-block = Keep { $card } from blocking

## Why a move is refused.

refusal-game-over = The game is over.
refusal-not-asked = It is for { $seat } to decide.
refusal-must-choose = This is not optional: something has to be chosen.
refusal-not-an-opponent = { $seat } is not an opponent.
refusal-not-in-hand = { $card } is not in your hand.
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
refusal-other-question-hunt = You are asked which creature to hunt.
refusal-other-question-block = You are asked which creature blocks.
refusal-other-question-again = You are asked whether to attack again.
refusal-other-question-choose = You are asked for a choice.
refusal-other-question-choose-opponent = You are asked to choose an opponent.
refusal-other-question-may = You are asked for a yes or a no.
refusal-other-question-order = You are asked which effect comes first.
