### Puzzles in English.

# $goal: what is asked for.
puzzle-goal = { $goal ->
    [win-this-turn] Win this turn
    [win-in-two-turns] Win within three turns
    [survive] Survive three turns
    [only-answer] Find the only answer
    [whatever-they-hold] Win whatever they hold
   *[best-card] Pick the best card
}
# The same in full.
puzzle-about = { $goal ->
    [win-this-turn] One move wins before this turn ends, whatever they answer.
    [win-in-two-turns] One move wins within three turns, whatever they answer: this turn, theirs and your side’s next. An extra turn counts as one of the three.
    [survive] Only one move keeps your side from losing within three turns, whatever they do: this turn and the next two.
    [only-answer] One answer wins the game, whatever they do and however long it takes. No other answer does.
    [whatever-they-hold] Their hand is hidden: it may be any cards you don’t see. One move wins within three turns, whatever they hold and answer: this turn, theirs and your next.
   *[best-card] One card scores at least as much as any other, whatever the others choose, and sometimes more.
}
# What holds besides, by what is asked for.
puzzle-conditions = { $goal ->
    [best-card] All hands are open, and the round is nearly over.
    [whatever-they-hold] Nothing is drawn.
   *[other] All cards are open, and nothing is drawn.
}
# $verdict: how a try went.
puzzle-verdict = { $verdict ->
    [wrong] That fails.
    [shown] This is the solution.
   *[solved] Solved!
}
puzzle-verdict-more = { $verdict ->
    [shown] Go through it step by step.
   *[solved] Well played.
}
# Why a try has failed: the game is lost.
puzzle-lost = You have lost.
# Why a try has failed, by what was asked for: the game is not lost, but the goal is missed.
puzzle-missed = { $goal ->
    [win-this-turn] This turn is over, and you have not won.
    [win-in-two-turns] Three turns are over, and you have not won.
    [only-answer] After this, the win is no longer certain.
    [whatever-they-hold] If they hold these cards, you don’t win in time.
   *[best-card] If they choose like this, another card scores more.
}
puzzle-title = Puzzles
# $number: of puzzles.
puzzle-intro = { $number } positions from real games, each with exactly one answer. Every answer is proved.
puzzle-daily = Puzzle of the day
puzzle-open = Solve it
# $stars: how hard a puzzle is, of three.
puzzle-difficulty = { $stars ->
    [1] easy
    [2] medium
   *[3] hard
}
# $percent: of those who have tried a puzzle.
puzzle-solved-by = Solved by { $percent }% at the first try
puzzle-again = Try again
puzzle-next = Next puzzle
puzzle-start-over = Start over
puzzle-tried = What happened
puzzle-tries = Your tries
puzzle-no-try = Your first try counts for your rating.
# $number: of the try that comes next.
puzzle-this-try = Try { $number }
# $rating: of a player.
puzzle-rating = Rating { $rating }.
# $change: the points that a try has moved the rating by, with their sign.
puzzle-rating-moved = Rating { $rating } ({ $change }).
puzzle-rating-stays = Your rating stays at { $rating }: only a first try without a hint counts.
# Of the rating of somebody new.
puzzle-settling = It is still settling: your first puzzles move it a lot.
# $rating: the highest that a player has had.
puzzle-best = Best { $rating }.
# $count: of puzzles that were solved.
puzzle-solved-count = Solved: { $count }.
# Before the names of themes.
puzzle-hint-themes = It is about:
# $move: the first move, in words.
puzzle-hint-move = The first move: { $move }
puzzle-solution = Solution
# Steps of a solution.
puzzle-step-back = One step back
puzzle-step-on = One step on
# $number: of the step that is shown. $count: of all.
puzzle-step = Step { $number } of { $count }
puzzle-analyse = Analyse
puzzle-share = Copy link
# The address of a puzzle, to be shared.
puzzle-address = Link to this puzzle
puzzle-all = All puzzles
puzzle-more = More about this puzzle
# $name: a player whose hand is open; the cards follow.
puzzle-holds = { $name } holds:
puzzle-yours = Your puzzles
puzzle-day-done = solved
puzzle-day-open = not solved
# $days: in a row on which the puzzle of the day was solved.
puzzle-streak = { $days ->
    [0] Solve the puzzle of the day to start a streak.
    [one] { $days } day in a row.
   *[other] { $days } days in a row.
}
puzzle-next-for-you = A puzzle at my level
# The same for somebody who has not tried any.
puzzle-first-for-you = Start with an easy one
puzzle-by-goal = By goal
puzzle-by-game = By game
puzzle-by-theme = By theme
# $solved: of $number, how many puzzles of a kind the player has solved.
puzzle-solved-of = { $solved } of { $number } solved
puzzle-none = There is no such puzzle.
# $name, $goal: of a puzzle. $difficulty: how hard it is, in a word and as a $rating.
puzzle-in-terminal = Puzzle { $name } · { $goal } · { $difficulty } ({ $rating })
puzzle-your-move = Your move. Type a number; s shows the solution, q leaves.
# $count: of puzzles that were listed.
puzzle-count = { $count ->
    [one] { $count } puzzle
   *[other] { $count } puzzles
}
command-puzzle = solve a puzzle
command-puzzle-id = a puzzle by its id
command-puzzle-daily = the puzzle of the day
# $themes: all there are.
command-puzzle-theme = only puzzles of a theme: { $themes }
command-puzzle-list = list puzzles instead
