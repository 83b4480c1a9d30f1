### Why a choice of Mind Up! is worse than the best one.

mind-up-reason-other-card-taken = Casi siempre se lleva { $taken }; la mejor elección suele llevarse { $missed }.
mind-up-reason-points-missed = La mejor elección suele dar más en este turno: { $points ->
        [one] 1 punto
       *[other] unos { $points } puntos
    }.
