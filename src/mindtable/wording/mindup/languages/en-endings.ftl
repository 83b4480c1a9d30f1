### How games of Mind Up! end, in English.

# $points: of the winner, or of the reader.
table-up-ending-won = { $points ->
        [one] With 1 point
       *[other] With { $points } points
    } in three rounds
table-up-ending-place = Place { $place } of { $players }, with { $points ->
        [one] 1 point
       *[other] { $points } points
    }
