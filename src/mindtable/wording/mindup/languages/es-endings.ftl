### How games of Mind Up! end, in Spanish.

table-up-ending-won = { $points ->
        [one] Con 1 punto
       *[other] Con { $points } puntos
    } en tres rondas
table-up-ending-place = Puesto { $place } de { $players }, con { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }
