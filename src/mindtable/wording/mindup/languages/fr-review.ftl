### Why a choice of Mind Up! is worse than the best one.

mind-up-reason-other-card-taken = Cette carte prend le plus souvent { $taken } ; le meilleur choix prend le plus souvent { $missed }.
mind-up-reason-points-missed = Le meilleur choix rapporte le plus souvent davantage ce tour-ci : environ { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
