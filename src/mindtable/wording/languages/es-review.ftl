## Looking back at a game.

command-review = repasa una partida terminada: cuánto valió cada decisión
command-review-file = una grabación; «{ $last }» para la última partida terminada aquí (por defecto: { $last })
command-review-open = con todas las cartas descubiertas, en vez de según lo que sabía cada jugador
review-thinking = Pensando
review-none-finished = no hay ninguna partida terminada en { $folder }.
review-known = Cada decisión se juzga por lo que sabía quien la tomó.
review-open = Cada decisión se juzga con todas las cartas descubiertas.
review-player = Jugador
review-before = Antes
review-after = Después
review-lost = Perdido
review-class = Decisión
review-best = Mejor
review-class-of = { $judgement ->
        [forced] obligada
        [good] excelente
        [best] la mejor
        [fine] buena
        [slip] imprecisa
       *[mistake] error
    }
review-turning-points = Dónde cambió la partida
review-no-turning-point = Ninguna decisión por sí sola cambió la partida.
review-turning-point = { $number }. { $name }: { $move } ({ $before } → { $after }).
review-turning-point-better = { $number }. { $name }: { $move } ({ $before } → { $after }). Mejor: { $best }.
review-accuracy = Precisión
review-accuracy-of = { $whole },{ $tenths }
review-start = Inicio
review-own = Decisiones propias
review-others = Decisiones ajenas
review-luck = Suerte
review-result = Resultado
review-slowly = Aquí el motor no está compilado: la búsqueda ha probado menos y sus probabilidades son más aproximadas. Con un compilador de C durante la instalación, no ocurre.
analysis-proved = { $chance } (demostrado)

## Measuring what chances mean.

command-calibrate = mide cuánto aciertan las probabilidades de la búsqueda y las ajusta
command-calibrate-games = partidas que jugar en total (por defecto: 1000)
command-calibrate-into = dónde guardar partidas, tabla y gráfico; las partidas que ya hay cuentan (por defecto: calibration)
calibrate-playing = Partidas
calibrate-before = { $kind }: antes del ajuste ({ $games } partidas)
calibrate-after = { $kind }: después del ajuste, con partidas que no ha visto ({ $games })
calibrate-said = Previsto
calibrate-happened = Ocurrido
calibrate-interval = 95 %
calibrate-decisions = Decisiones
calibrate-figures = Diferencia media { $difference } · puntuación de Brier { $brier } · pérdida logarítmica { $loss }
