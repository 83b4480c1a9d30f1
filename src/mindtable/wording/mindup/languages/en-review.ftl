### Why a choice of Mind Up! is worse than the best one.

# $taken and $missed: cards of the row.
mind-up-reason-other-card-taken = It mostly takes { $taken }; the better choice mostly takes { $missed }.
# $points: how many more, on average.
mind-up-reason-points-missed = The better choice mostly brings more this turn, by about { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
