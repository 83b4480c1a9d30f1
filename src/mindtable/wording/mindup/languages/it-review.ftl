### Why a choice of Mind Up! is worse than the best one.

mind-up-reason-other-card-taken = Di solito prende la { $taken }; la scelta migliore prende di solito la { $missed }.
mind-up-reason-points-missed = In questo turno la scelta migliore rende di solito circa { $points ->
        [one] 1 punto
       *[other] { $points } punti
    } in più.
