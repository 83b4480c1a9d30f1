# Bots against each other, and what a search thinks of moves.

arena-playing = Playing
arena-bot = Bot
arena-games = Games
arena-wins = Wins
# The share of games won, with its interval.
arena-share = Won (95 %)
arena-rating = Rating (95 %)
# $count: how many games were given away by a bot that failed.
arena-forfeits =
    { $count ->
        [one] One game was forfeited:
       *[other] { $count } games were forfeited:
    }
# $deal: the number of the deal. $what: the bot and what it did, in English.
arena-forfeit = Deal { $deal }: { $what }
