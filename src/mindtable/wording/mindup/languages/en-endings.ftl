### How games of Mind Up! end, in English.

# $points: of the winner, or of the reader.
table-up-ending-won = { $points ->
        [one] With 1 point
       *[other] With { $points } points
    } in three rounds
table-up-ending-place = { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    } of { $players }, with { $points ->
        [one] 1 point
       *[other] { $points } points
    }
