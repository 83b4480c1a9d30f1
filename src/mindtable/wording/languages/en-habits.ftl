### What bots have found out for themselves, counted in their practice.

habits-title = What the bots have found out
# $count: how many games were played.
habits-intro =
    To learn, the bot played { $count ->
        [one] one game
       *[other] { $count } games
    } against itself. Here is what it chose, and how often.
habits-depends = It plays well, though not perfectly, and it has met nobody but itself. Take this as the habits of a strong player, not as rules.
habits-counted = { $games } games, { $decisions } decisions, { $iterations } simulated games for each.
habits-interval = The interval after ± contains the true figure 19 times out of 20.
habits-column-share = How often
# $share: a number, with tenths.
habits-share = { $share }%
# How many times something could have been done.
habits-column-times = Chances
# $habit: what is done. $by: what it is counted by.
habits-plot = { $habit } (%), { $by }
# A bar of a plot, for those who do not see it: $share per cent of $times.
habits-bar = { $value }: { $share }% of { $times }
