### How games of Mind Up! end, in French.

table-up-ending-won = { $points ->
        [one] Avec { $points } point
       *[other] Avec { $points } points
    } en trois manches
table-up-ending-place = { $place ->
        [1] 1re
       *[other] { $place }e
    } place sur { $players }, avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
