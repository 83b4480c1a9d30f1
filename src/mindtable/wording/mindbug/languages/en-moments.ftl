### Mindbug in English: what the web table says of fights, of what they leave behind, and of great moments.

## What would come of a fight, in two or three words above a creature. The short forms are for long names.

# $card: the name of a creature.
outcome-wins = { $card } wins
outcome-wins-short = Wins
outcome-falls = { $card } loses
outcome-falls-short = Loses
outcome-holds = { $card } survives
outcome-holds-short = Survives
outcome-evolves = { $card } evolves
outcome-evolves-short = Evolves
outcome-both-fall = Both defeated
outcome-nobody-falls = Neither defeated
outcome-depends = It depends
outcome-you-win = You win
outcome-you-lose = You lose
# $mine, $theirs: powers. The details stand below, with the reason that decides.
outcome-numbers = { $mine } : { $theirs }
outcome-poisonous = Poisonous · { $numbers }
outcome-turned-around = { $numbers } · lower wins
outcome-tough = { $numbers } · Tough
# It depends on something hidden what else happens.
outcome-and-more = { $detail } · ?
# $whose: whose life it is, ours or theirs.
outcome-and-life = { $detail } · { $whose ->
        [ours] lose { $life } life
       *[theirs] they lose { $life } life
    }

## Why a creature cannot block, in three words.

outcome-power-at-most = power { $power } or lower
outcome-power-at-least = power { $power } or higher
outcome-not-sneaky = not Sneaky
outcome-not-this-turn = not this turn
outcome-never = can never block

## What it costs not to block, beside the button.

price-life = lose { $life } life, { $left } left
price-lost = you lose
price-won = you win
price-next = then { $name } is asked
price-nothing = lose no life

## What follows when a card is taken, or not. $name: who has played it.

taking = You get { $card }. { $name } plays again.
# $token: mindbug or mindfrog; $count: how many are left afterwards.
taking-left = { $token ->
        [mindfrog] You will have no Mindfrog left.
       *[mindbug] { $count ->
            [0] You will have no Mindbug left.
            [one] You will have 1 Mindbug left.
           *[other] You will have { $count } Mindbugs left.
        }
    }
# $then: whose turn follows (you, they, open); $after: the name of that player.
passing = { $then ->
        [you] { $name } gets { $card }, then it is your turn.
        [they] { $name } gets { $card }, then it is { $after }’s turn.
       *[open] { $name } gets { $card }.
    }
passing-asked = Then { $name } is asked.
passing-kept = { $token ->
        [mindfrog] You keep your Mindfrog.
       *[mindbug] { $count ->
            [one] You keep your Mindbug.
           *[other] You keep your { $count } Mindbugs.
        }
    }
stakes-life = You lose { $life } life: { $left } left.
stakes-won = You win.
stakes-lost = You lose.

## Why the numbers are what they are. $power: with its sign; $creatures: whose power it is.

reason-power = { $card }: { $power } for { $creatures }.
reason-own-power = { $card }: { $power }.
reason-boosts = Boost cards: { $power } for { $creatures }.
# $text: what the card says.
reason-ban = { $card }: { $text }

## Traces: what has just happened, on the cards and where they were.

trace-fell = defeated
trace-fell-fighting = defeated, { $numbers }
# What a creature has done, or what was done to it.
trace-creature = { $what ->
        [twice] attacked twice
        [attacked] attacked
        [taken] taken just now
       *[new] new
    }
# How a card has come into the hand.
trace-hand = { $how ->
        [stolen] stolen just now
        [given] given to you
       *[returned] back in hand
    }

## Great moments, in large letters and few words.

moment-heading = { $token ->
        [mindfrog] Mindfrog!
       *[mindbug] Mindbug!
    }
# $whose: it is yours, was mine, or has passed between others. $taker: who has it now; $name: who has played it.
moment-taken = { $whose ->
        [yours] { $card } is yours.
        [mine] { $taker } takes your { WITHOUT($card, "The ") }.
       *[theirs] { $taker } takes { $card } from { $name }.
    }
moment-again = { $whose ->
        [you] You play again.
       *[they] { $name } plays again.
    }
# How many Mindbugs or Mindfrogs the taker has now.
moment-left = { $count ->
        [0] none left
       *[other] { $count } left
    }
moment-control = { $whose ->
        [you] You take control of { $card }.
       *[they] { $name } takes control of { $card }.
    }
moment-fall = It defeats { $count } creatures.
moment-stolen = It steals { $count } cards.
moment-evolved = { $card }: stage { $stage } of { $stages }
moment-last-life = { $whose ->
        [ours] Your last life!
       *[theirs] { $name }’s last life!
    }
# The viewer's teammate blocks.
moment-tag = Tag! { $name } blocks with { $card }.
