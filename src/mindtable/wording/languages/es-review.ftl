## Looking back at a game.

command-review = analizar una partida terminada: cuánto valió cada jugada
command-review-file = una grabación; «{ $last }» para la última partida terminada aquí (por defecto: { $last })
command-review-open = con todas las cartas a la vista, en vez de según lo que sabía cada jugador
review-thinking = Pensando
review-none-finished = no hay ninguna partida terminada en { $folder }.
review-known = Cada jugada se juzga por lo que sabía quien la hizo.
review-open = Cada jugada se juzga con todas las cartas a la vista.
review-player = Jugador
review-before = Antes
review-after = Después
review-lost = Pérdida
review-class = Valoración
review-best = Mejor
review-class-of = { $judgement ->
        [forced] forzada
        [good] buena
        [best] la mejor
        [fine] aceptable
        [slip] imprecisión
       *[mistake] error
    }
review-turning-points = Momentos clave
review-no-turning-point = Ninguna jugada cambió la partida por sí sola.
review-turning-point = { $number }. { $name }: { $move } ({ $before } → { $after }).
review-turning-point-better = { $number }. { $name }: { $move } ({ $before } → { $after }). Mejor: { $best }.
review-accuracy = Precisión
review-accuracy-of = { $whole },{ $tenths }
review-start = Inicio
review-own = Jugadas propias
review-others = Jugadas ajenas
review-luck = Suerte
review-result = Resultado
review-slowly = Aquí el motor no está compilado: la búsqueda ha probado menos y sus probabilidades son más aproximadas. Para evitarlo, instala con un compilador de C.
analysis-proved = { $chance } (demostrado)

## Measuring what chances mean.

command-calibrate = medir si las probabilidades de la búsqueda se corresponden con los resultados y ajustarlas
command-calibrate-games = partidas que jugar (por defecto: 1000)
command-calibrate-first = el número de la primera, para que varias máquinas puedan repartirse el trabajo (por defecto: 0)
command-calibrate-into = dónde guardar partidas, tabla y gráfico; las partidas que ya hay cuentan (por defecto: calibration)
calibrate-playing = Partidas
calibrate-before = { $kind }: antes del ajuste ({ $games } partidas)
calibrate-after = { $kind }: después del ajuste, con partidas nuevas ({ $games })
calibrate-said = Previsto
calibrate-happened = Real
calibrate-interval = 95 %
calibrate-decisions = Decisiones
calibrate-figures = Diferencia media { $difference } · puntuación de Brier { $brier } · pérdida logarítmica { $loss }
