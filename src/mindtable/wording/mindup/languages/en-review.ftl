### Why a choice of Mind Up! is worse than the best one.

# $taken and $missed: cards of the row.
mind-up-reason-other-card-taken = It usually takes { $taken }; the better choice usually takes { $missed }.
# $points: how many more, on average.
mind-up-reason-points-missed = The better choice usually scores about { $points ->
        [one] 1 point
       *[other] { $points } points
    } more this turn.
