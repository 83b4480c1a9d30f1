### What bots have found out for themselves, counted in their practice.

habits-title = What the bots have found out
# $count: how many games were played.
habits-intro =
    { $count ->
        [one] One game
       *[other] { $count } games
    } that the bot played against itself to learn. Here is what it liked best whenever it had a choice, counted.
habits-depends = It plays well, but not perfectly, and against itself. Take it as the habits of a strong player, not as rules.
habits-counted = { $games } games, { $decisions } free choices, { $iterations } tries for each of them.
habits-interval = The interval behind ± holds the true figure 19 times out of 20.
habits-column-share = How often
# How many times something could have been done.
habits-column-times = Chances
# $habit: what is done. $by: what it is counted by.
habits-plot = { $habit }, { $by } (%)
# A bar of a plot, for those who do not see it: $share per cent of $times.
habits-bar = { $value }: { $share }% of { $times }
