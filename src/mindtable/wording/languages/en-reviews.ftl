### Hints and reviews at the web table, in English.

# A chance to win.
table-percent = { $percent }%

## Hints.

# Above the best moves. $count: how many are named.
table-hint-best = { $count ->
        [one] The only choice
       *[other] The best choices
    }
# Read aloud with a card. $place: the best is the first.
table-hint-spoken = Hint { $place }: { $percent }% to win.
table-hint-sure = Wins for certain.
table-hint-show = Show me
# Below the moves that are expected.
table-hint-perhaps = It may go like this. The bot did not look at hidden cards.
table-hint-none = No bot knows this game well enough for that.

## Reviews.

table-review = Review
table-review-of = Review: { $game }
# On buttons, after a game that was won or lost.
table-review-see = Review the game
table-review-see-better = See what was better
table-review-your-chance = Your chance to win
table-review-chance-of = Chance to win: { $name }
# A moment of the curve, read aloud. $turn: its heading; $move: what was done; $class: how good it was.
table-review-point = { $turn }: { $move }. { $percent }% to win. { $class }
table-review-class = { $class ->
        [turning] Turning point
        [good] Good
        [best] Best
        [fine] Fine
        [slip] Slip
        [mistake] Mistake
       *[forced] Forced
    }
# At the side of the curve.
table-review-moves = Moves
table-review-only-own = Only mine
table-review-only-of = Only { $name }
table-review-all = All moves
# What is taken for known: the cards that a player saw then, or all of them.
table-review-known = What I knew
table-review-known-by = What { $name } knew
table-review-open = All cards face up
table-review-you-did = You chose
table-review-did = { $name } chose
table-review-better = Better
table-review-was-best = Nothing was better.
table-review-no-choice = There was nothing else to choose.
# Below a chance.
table-review-was = was { $percent }%
table-review-to-win = to win
table-review-why = Why
table-review-no-reason = Its chance is { $points } percentage { $points ->
        [one] point
       *[other] points
    } better; no single event explains it.
# What would have come of the better move.
table-review-line = How it might have gone
table-review-to-game = Back to the game
table-review-next-mistake = Next mistake
table-review-see-table = The whole table
table-review-accuracy = Accuracy
table-review-luck = Luck
table-review-figures = How well everyone played
table-review-accuracy-about = Accuracy: 100 minus the chance lost per move, on average. Luck: what draws and hidden cards added or took away.
table-review-goods = { $count ->
        [one] { $count } good move
       *[other] { $count } good moves
    }
table-review-slips = { $count ->
        [one] { $count } slip
       *[other] { $count } slips
    }
table-review-mistakes = { $count ->
        [one] { $count } mistake
       *[other] { $count } mistakes
    }
table-review-soon = Looking for the turning point…
table-review-turning-at = Turning point · { $turn }
table-review-change = { $before } → { $after }%
table-review-working = Reviewing the game: { $done } of { $count }
table-review-finer = A first look. Looking closer: { $done } of { $count }
table-review-again = Review it again
table-review-older = This review was made by an earlier version.
table-review-picture = Download the chart

## What cannot be done.

table-review-not-over = This game is still going on. It can be reviewed when it is over.
table-review-no-record = This game cannot be reviewed: its beginning was not recorded.
table-review-too-short = There is nothing to review in this game.
table-review-failed = The review could not be finished just now.
table-review-not-there = This game has not been reviewed yet.
