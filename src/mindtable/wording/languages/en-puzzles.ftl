### Puzzles in English.

# $goal: what is asked for.
puzzle-goal = { $goal ->
    [win-this-turn] Win this turn
    [win-in-two-turns] Win in two turns
    [survive] Survive
    [only-answer] Find the only answer
    [whatever-they-hold] Win whatever they hold
   *[best-card] Pick the best card
}
# The same in full.
puzzle-about = { $goal ->
    [win-this-turn] All cards are open and there is nothing to draw. Whatever the others do, one move wins before the turn ends.
    [win-in-two-turns] All cards are open and there is nothing to draw. One move wins in this turn or the next two, yours and theirs counted.
    [survive] All cards are open and there is nothing to draw. Only one move keeps you in the game for this turn and the next two.
    [only-answer] All cards are open and there is nothing to draw. With one answer you win, with every other you don’t.
    [whatever-they-hold] Their hand is hidden: it may be any cards you don’t see. One move wins in this turn or the next two with every one of them.
   *[best-card] All hands are open, and the round is nearly over. One card scores at least as much as any other, whatever the others choose.
}
# $verdict: how a try went.
puzzle-verdict = { $verdict ->
    [wrong] That fails.
    [shown] This is the solution.
   *[solved] Solved!
}
puzzle-verdict-more = { $verdict ->
    [wrong] The table shows why.
    [shown] Go through it step by step.
   *[solved] Well played.
}
puzzle-title = Puzzles
# $number: of puzzles.
puzzle-intro = { $number } positions from real games, each with exactly one answer. All of them are proved.
puzzle-daily = Puzzle of the day
puzzle-open = Solve it
# $stars: of $most, how hard a puzzle is.
puzzle-stars = Difficulty { $stars } of { $most }
puzzle-again = Try again
puzzle-next = Next puzzle
puzzle-start-over = Start over
puzzle-tried = What happened
# $rating: of a player.
puzzle-rating = Rating { $rating }.
# $rating: the highest that a player has had.
puzzle-best = Best { $rating }.
# $count: of puzzles that were solved.
puzzle-solved-count = Solved: { $count }.
# Before the names of themes.
puzzle-hint-themes = It is about:
# $move: the first move, in words.
puzzle-hint-move = The first move: { $move }
puzzle-solution = Solution
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
puzzle-next-for-you = A puzzle for my rating
puzzle-by-goal = By goal
puzzle-by-game = By game
puzzle-by-theme = By theme
puzzle-none = There is no such puzzle.
# $name, $goal: of a puzzle. $stars: how hard it is, of $most.
puzzle-in-terminal = Puzzle { $name } · { $goal } · difficulty { $stars } of { $most }
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
