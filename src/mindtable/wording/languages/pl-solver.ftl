## The solver.

command-solve = dowód, kto wygra pozycję przy najlepszej grze
command-solve-draws = karty dobierane w kolejności, w jakiej leżą (known), albo możliwa każda karta z talii (unknown; domyślnie: known)
command-solve-seconds = limit czasu (domyślnie: { $default })
command-solve-positions = limit sprawdzanych pozycji
solved-won = Udowodnione: pewna wygrana strony { $side }.
solved-lost = Udowodnione: nieunikniona przegrana strony { $side }.
solved-unproved = Nie udowodniono: w podanych granicach nie znaleziono pewnej wygranej żadnej ze stron.
solved-line = Najkrótszy znaleziony ciąg ruchów: { $line }
solved-positions =
    { $count ->
        [one] Sprawdzono { $count } pozycję w ciągu { $whole },{ $tenths } s.
        [few] Sprawdzono { $count } pozycje w ciągu { $whole },{ $tenths } s.
       *[other] Sprawdzono { $count } pozycji w ciągu { $whole },{ $tenths } s.
    }
solved-slowly = Silnik nie jest tu skompilowany, więc dowodzenie trwa znacznie dłużej i udaje się rzadziej. Aby tego uniknąć, zainstaluj z kompilatorem C.
