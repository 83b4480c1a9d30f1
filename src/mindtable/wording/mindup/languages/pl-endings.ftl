### How games of Mind Up! end, in Polish.

table-up-ending-won = { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    } w trzech rundach
table-up-ending-place = Miejsce { $place } z { $players }: { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
