### Spanish: what bots have found out for themselves.

habits-title = Lo que han descubierto los bots
habits-intro =
    Para aprender, el bot ha jugado { $count ->
        [one] una partida
       *[other] { $count } partidas
    } contra sí mismo. Esto es lo que ha elegido, y con qué frecuencia.
habits-depends = Juega bien, pero no a la perfección, y solo se ha enfrentado a sí mismo. Son las costumbres de un buen jugador, no reglas.
habits-counted = { $games } partidas, { $decisions } decisiones, { $iterations } partidas simuladas para cada una.
habits-interval = El intervalo tras ± contiene la cifra real 19 de cada 20 veces.
habits-column-share = Frecuencia
habits-share = { $share } %
habits-column-times = Ocasiones
habits-plot = { $habit } (%), { $by }
habits-bar = { $value }: { $share } % de { $times }
