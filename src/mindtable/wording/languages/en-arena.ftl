arena-playing = Playing
arena-bot = Bot
arena-games = Games
arena-wins = Wins
# The share of games won, with its interval.
arena-share = Won (95%)
arena-rating = Rating (95%)
# $count: how many games were given away by a bot that failed.
arena-forfeits =
    { $count ->
        [one] One game was forfeited:
       *[other] { $count } games were forfeited:
    }
# $deal: the number of the deal. $what: the bot and what it did, in English.
arena-forfeit = Deal { $deal }: { $what }
# $played: games played. $count: games there would have been.
arena-interrupted = Interrupted after { $played } of { $count } games.

## What a search thinks.

analysis-move = Move
analysis-chance = Win chance
analysis-visits = Tries
# A share: $whole and $tenths of a percent.
analysis-percent = { $whole }.{ $tenths }%
# $move: a move. It is the one that was made in the game.
analysis-played = { $move } (played)
# $seat: a letter. $question: what it is asked, a sentence.
analysis-asked = { $seat }: { $question }
# $line: moves that are expected, one after the other.
analysis-line = Expected: { $line }
# One of the moves. $name: a player, $move: what they do.
analysis-expected = { $name }: { $move }
analysis-no-line = Nothing can be expected yet: too few tries.
analysis-iterations =
    { $count ->
        [one] One game was simulated.
       *[other] { $count } games were simulated.
    }
analysis-thinking = The expert is thinking…

## Further help at the prompt.

terminal-help-hint = see the chances of your moves
