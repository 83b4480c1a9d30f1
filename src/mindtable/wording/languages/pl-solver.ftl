## The solver.

command-solve = dowód, kto wygra pozycję przy najlepszej grze
command-solve-draws = karty dobierane tak, jak leżą (known), albo możliwa każda karta ze stosów (unknown; domyślnie: known)
command-solve-seconds = limit czasu (domyślnie: { $default })
command-solve-positions = limit sprawdzonych pozycji
solved-won = Udowodnione: pewna wygrana strony { $side }.
solved-lost = Udowodnione: nieunikniona przegrana strony { $side }.
solved-unproved = Nie udowodniono: w podanych granicach nikt nie ma pewnej wygranej.
solved-line = Najkrótsza znaleziona droga: { $line }
solved-positions =
    { $count ->
        [one] Sprawdzono { $count } pozycję w { $whole },{ $tenths } s.
        [few] Sprawdzono { $count } pozycje w { $whole },{ $tenths } s.
       *[other] Sprawdzono { $count } pozycji w { $whole },{ $tenths } s.
    }
solved-slowly = Silnik nie jest tu skompilowany, więc dowodzenie trwa znacznie dłużej i udaje się rzadziej. Wystarczy kompilator C podczas instalacji.
