## Looking back at a game.

command-review = look back at a finished game: what each move was worth
# $last: the word to type.
command-review-file = a record; “{ $last }” for the last game that was finished here (default: { $last })
command-review-open = with all cards face up, instead of by what each player knew
review-thinking = Thinking
# $folder: where games are kept.
review-none-finished = no finished game was found in { $folder }.
review-known = Every move is judged by what its player knew.
review-open = Every move is judged with all cards face up.
review-player = Player
review-before = Before
review-after = After
review-lost = Lost
review-class = Verdict
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
review-turning-points = Turning points
review-no-turning-point = No single move turned the game.
# $move and $best: moves as short phrases. $before and $after: chances in percent.
review-turning-point = { $number }. { $name }: { $move } ({ $before } → { $after }).
review-turning-point-better = { $number }. { $name }: { $move } ({ $before } → { $after }). Better: { $best }.
review-accuracy = Accuracy
review-accuracy-of = { $whole }.{ $tenths }
review-start = Start
review-own = Own moves
review-others = Others’ moves
review-luck = Luck
review-result = Result
review-slowly = The engine is not compiled here, so the search has tried less and its chances are rougher. Install with a C compiler to avoid this.
# $chance: in percent. It is proved, not estimated.
analysis-proved = { $chance } (proved)

## Measuring what chances mean.

command-calibrate = measure how well the chances that the search gives match the results, and adjust them
command-calibrate-games = games to play (default: 1000)
command-calibrate-first = the number of the first of them, so that several machines can share the work (default: 0)
command-calibrate-into = where games, table and plot are kept; games that are there count (default: calibration)
calibrate-playing = Playing
# $kind: the name of a kind of game. $games: how many.
calibrate-before = { $kind }: before the adjustment ({ $games } games)
calibrate-after = { $kind }: after the adjustment, on games it has not seen ({ $games })
calibrate-said = Predicted
calibrate-happened = Actual
calibrate-interval = 95%
calibrate-decisions = Decisions
# $difference: in percent. $brier and $loss: numbers.
calibrate-figures = Mean difference { $difference } · Brier score { $brier } · log loss { $loss }
