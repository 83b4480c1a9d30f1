## The solver.

command-solve = prove who wins a position with best play
command-solve-draws = draw cards in the order in which they lie (known), or count every card of the piles as possible (unknown; default: known)
# $default: seconds.
command-solve-seconds = time limit (default: { $default })
command-solve-positions = limit on positions looked at
# $side: the letters of the seats of one side, the one that is to decide.
solved-won = Proved: { $side } can force a win.
solved-lost = Proved: { $side } cannot avoid losing.
solved-unproved = Not proved: within the limits, no certain win was found for either side.
# $line: moves, one after the other.
solved-line = Shortest line found: { $line }
# $count: positions. $whole and $tenths of a second.
solved-positions =
    { $count ->
        [one] { $count } position looked at in { $whole }.{ $tenths } seconds.
       *[other] { $count } positions looked at in { $whole }.{ $tenths } seconds.
    }
solved-slowly = The engine is not compiled here, so the solver is much slower and proves less. Install with a C compiler to avoid this.
