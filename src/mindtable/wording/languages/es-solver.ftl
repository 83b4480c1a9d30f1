## The solver.

command-solve = demostrar quién gana una posición con el mejor juego posible
command-solve-draws = robar las cartas en el orden en que están (known), o contar con que salga cualquiera (unknown; por defecto: known)
command-solve-seconds = tiempo máximo (por defecto: { $default })
command-solve-positions = número máximo de posiciones examinadas
solved-won = Demostrado: victoria segura para { $side }.
solved-lost = Demostrado: derrota inevitable para { $side }.
solved-unproved = Sin demostrar: dentro de los límites no se ha encontrado una victoria segura para nadie.
solved-line = La secuencia más corta encontrada: { $line }
solved-positions =
    { $count ->
        [one] Se ha examinado { $count } posición en { $whole },{ $tenths } segundos.
       *[other] Se han examinado { $count } posiciones en { $whole },{ $tenths } segundos.
    }
solved-slowly = Aquí el motor no está compilado: todo va mucho más lento y se demuestra menos. Para evitarlo, instala con un compilador de C.
