### Why a choice of Mind Up! is worse than the best one.

mind-up-reason-other-card-taken = Di solito prende { $taken }; la scelta migliore prende di solito { $missed }.
mind-up-reason-points-missed = La scelta migliore di solito rende di più in questo turno: circa { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }.
