## Looking back at a game.

command-review = look back at a finished game: what each decision was worth
# $last: the word to type.
command-review-file = a record; “{ $last }” for the last game that was finished here (default: { $last })
command-review-open = with all cards open, instead of by what each player knew
review-thinking = Thinking
# $folder: where games are kept.
review-none-finished = no finished game was found in { $folder }.
review-known = Every decision is judged by what its player knew.
review-open = Every decision is judged with all cards open.
review-player = Player
review-before = Before
review-after = After
review-lost = Lost
review-class = Decision
review-best = Better
# $judgement: how good a decision was.
review-class-of = { $judgement ->
        [forced] forced
        [good] good
        [best] best
        [fine] fine
        [slip] slip
       *[mistake] mistake
    }
review-turning-points = Where it turned
review-no-turning-point = No single decision turned the game.
# $move and $best: moves as short phrases. $before and $after: chances in percent.
review-turning-point = { $number }. { $name }: { $move } ({ $before } → { $after }).
review-turning-point-better = { $number }. { $name }: { $move } ({ $before } → { $after }). Better: { $best }.
review-accuracy = Accuracy
review-accuracy-of = { $whole }.{ $tenths }
review-start = Start
review-own = Own decisions
review-others = Others’ decisions
review-luck = Luck
review-result = Result
review-slowly = The engine is not compiled here, so the search has tried less and its chances are rougher; a C compiler at installation changes that.
# $chance: in percent. It is proved, not estimated.
analysis-proved = { $chance } (proved)

## Measuring what chances mean.

command-calibrate = measure how often the search is right about its chances, and fit them
command-calibrate-games = games to play in all (default: 1000)
command-calibrate-into = where games, table and plot are kept; games that are there count (default: calibration)
calibrate-playing = Playing
# $kind: the name of a kind of game. $games: how many.
calibrate-before = { $kind }: before the fit ({ $games } games)
calibrate-after = { $kind }: after the fit, by games it has not seen ({ $games })
calibrate-said = Said
calibrate-happened = Happened
calibrate-interval = 95%
calibrate-decisions = Decisions
# $difference: in percent. $brier and $loss: numbers.
calibrate-figures = Mean difference { $difference } · Brier score { $brier } · log loss { $loss }
