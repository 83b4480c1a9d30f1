### How games of Mind Up! end, in Italian.

table-up-ending-won = { $points ->
        [one] Con 1 punto
       *[other] Con { $points } punti
    } in tre round
table-up-ending-place = { $place }º posto su { $players }, con { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }
