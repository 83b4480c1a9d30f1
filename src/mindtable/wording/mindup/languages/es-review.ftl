### Why a choice of Mind Up! is worse than the best one.

mind-up-reason-other-card-taken = Casi siempre toma el { $taken }; la mejor elección suele tomar el { $missed }.
mind-up-reason-points-missed = En este turno, la mejor elección suele dar { $points ->
        [one] 1 punto
       *[other] unos { $points } puntos
    } más.
