### Spanish: what bots have found out for themselves.

habits-title = Lo que han descubierto los bots
habits-intro =
    { $count ->
        [one] { $count } partida que el bot ha jugado
       *[other] { $count } partidas que el bot ha jugado
    } contra sí mismo para aprender. Esto es lo que prefirió cada vez que podía elegir, contado.
habits-depends = Juega bien, pero no a la perfección, y contra sí mismo. Son costumbres de un buen jugador, no reglas.
habits-counted = { $games } partidas, { $decisions } elecciones libres, { $iterations } intentos en cada una.
habits-interval = El intervalo tras ± contiene el valor verdadero 19 de cada 20 veces.
habits-column-share = Frecuencia
habits-column-times = Ocasiones
habits-plot = { $habit }, { $by } (%)
habits-bar = { $value }: { $share } % de { $times }
