### Mind Up! in English: what the web table says of it.

## Games.

table-game-mind-up = Mind Up!
table-about-mind-up = Three to six players. Everyone chooses at once, and the card you play is the next prize.

## The first page.

table-other-mind-up = Player { $number }
table-players = Players
table-objectives = Objectives

## A game.

table-up-players = { $count } players
table-up-round = Round { $round } of { $rounds }
table-up-turn = Turn { $turn } of { $turns }
table-up-row = The row · lowest card played takes the lowest
table-up-your-columns = Your columns
table-up-columns-of = { $name }’s columns
table-up-now-worth = now worth { $points }
table-up-column-value = Column worth { $value } per card
table-up-column-of = Column worth { $value } per card: { $colour }
table-up-empty-column = empty
table-up-choose = Choose a card to play face down.
table-up-choosing = Choosing: { $name }.
# $count: more than two players.
table-up-choosing-many = { $count } players are still choosing.
# $name: one or several players.
table-up-sealed = Sealed: { $name }.
# On the button, before a card is chosen.
table-up-seal-which = Seal
table-up-seal = Seal { $number }
# $number: the card the reader has sealed, $name: who has not chosen yet.
table-up-chosen = You have sealed { $number }. Waiting for { $name }.
table-up-chosen-many = You have sealed { $number }. { $count } others are still choosing.
table-up-change = You may still choose another card.
table-up-is-sealed = sealed
table-up-is-choosing = choosing…
table-up-hand = Hand
table-up-unknown = unknown card
table-up-scores = Scores
table-up-total = Total
table-up-objectives = Objectives this round
table-up-sheet = Score sheet

## The scoring of a round. $round: its number, $points: how many, $name: one or several players.

# After the number of the round, at the top.
table-up-scoring = Scoring
table-up-columns = Columns
table-up-in-round = Round { $round }
table-up-placed = { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    } this round
table-up-wins-round = { $name } wins round { $round } with { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
table-up-share-round = { $name } share round { $round } with { $points ->
        [one] 1 point
       *[other] { $points } points
    } each.
table-up-you-win-round = You win round { $round } with { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
table-up-you-share-round = You share round { $round } with { $name }: { $points ->
        [one] 1 point
       *[other] { $points } points
    } each.
table-up-you-placed = You are { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    } with { $points }.
# $count: of how many players the names are.
table-up-follows = { $name } { $count ->
        [one] follows
       *[other] follow
    } with { $points }.
table-up-new-hand = The cards of your columns are your new hand, and everyone draws one more.
table-up-start-round = Start round { $round }
table-up-count-again = Count again

## How the players stand. $rounds: how many are over, or left.

table-up-after = { $rounds ->
        [1] After one round
        [2] After two rounds
       *[other] After three rounds
    }
table-up-to-go = { $rounds ->
        [1] One round to go.
       *[other] { $rounds } rounds to go.
    }
table-up-you-lead = You lead by { $points }.
table-up-leads-you = { $name } leads you by { $points }.
table-up-leads = { $name } leads by { $points }.
table-up-you-are-level = You are tied with { $name }.
table-up-are-level = { $name } are tied.

## Cards.

table-up-cards = The cards of Mind Up!
table-up-cards-lead = Sixty cards in five colours, and the objectives.

## What levels overlook.

table-overlooked-mindup-columns = what columns are worth
table-overlooked-mindup-wishes = what the others want
table-overlooked-mindup-objectives = objectives
table-overlooked-mindup-memory = cards from earlier rounds
