## High Tide

table-game-high-tide = High Tide
table-about-high-tide = Lay cards higher and higher, or be washed.
table-other-high-tide = Player { $number }
high-tide-card = { $number }
high-tide-beach = Beach
high-tide-empty = empty
high-tide-before-you = Washed: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
high-tide-title = High Tide, { $players } players (seed { $seed })
high-tide-players = Number of players
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
high-tide-hint = Type the number of a card, or “wash”.

## Why a move is not possible.

high-tide-refusal-game-over = The game is over.
high-tide-refusal-not-your-turn = It is not your turn.
high-tide-refusal-no-cards = There is nothing on the beach that could be washed over you.
high-tide-refusal-not-in-hand = { $card } is not in your hand.
high-tide-refusal-too-low = { $card } is not higher than { $top }.
high-tide-not-understood = “{ $text }” is not a move. Type the number of a card, or “wash”.
