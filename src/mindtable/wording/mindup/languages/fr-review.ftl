### Why a choice of Mind Up! is worse than the best one.

mind-up-reason-other-card-taken = Cette carte prend en général le { $taken } ; le meilleur choix prend en général le { $missed }.
mind-up-reason-points-missed = Ce tour-ci, le meilleur choix rapporte en général environ { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de plus.
