## High Tide

table-game-high-tide = High Tide
table-about-high-tide = Lay cards higher and higher, or be washed.
table-other-high-tide = Player { $number }
high-tide-beach = Beach
high-tide-empty = empty
high-tide-washed = Washed: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
option-high-tide-players = Players
high-tide-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}

## What happens: to the reader, and to somebody else.

high-tide-card-laid-you = You lay { $card }.
high-tide-card-laid = { $player } lays { $card }.
high-tide-player-washed-you = The tide gets you: you take { $count ->
    [one] a card
   *[other] { $count } cards
}.
high-tide-player-washed = The tide gets { $player }, who takes { $count ->
    [one] a card
   *[other] { $count } cards
}.
high-tide-game-won-you = You win with { high-tide-points }.
high-tide-game-won = { $player } wins with { high-tide-points }.

## What is asked, and the answers.

high-tide-question = Lay a card, or be washed?
high-tide-question-empty = The beach is empty. Which card do you lay?
high-tide-waiting = It is the turn of { $player }.
high-tide-over = The game is over.
high-tide-lay = Lay { $card }
high-tide-wash = Be washed

## Why a move is not possible.

high-tide-refusal-game-over = The game is over.
high-tide-refusal-not-your-turn = It is not your turn.
high-tide-refusal-no-cards = There is nothing on the beach that could be washed over you.
high-tide-refusal-not-in-hand = { $card } is not in your hand.
high-tide-refusal-too-low = { $card } is not higher than { $top }.

## The rules

rules-high-tide-play-title = Your turn
rules-high-tide-play = Everybody has five cards of those from 1 to 24. On your turn, lay a card on the beach that is higher than the one laid last. Or be washed: take all cards of the beach and put them down before you.
rules-high-tide-end-title = The end
rules-high-tide-end = The game is over as soon as somebody lays their last card. Every card before you and every card left in your hand is a point. The fewest points win.
rules-example-high-tide-washed = A cannot, or does not want to, lay a card higher than 20, and takes both cards. B may lay any card.
