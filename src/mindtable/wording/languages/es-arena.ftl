arena-playing = Jugando
arena-bot = Bot
arena-games = Partidas
arena-wins = Victorias
arena-share = Ganadas (95 %)
arena-rating = Puntuación (95 %)
arena-forfeits =
    { $count ->
        [one] { $count } partida perdida por abandono:
       *[other] { $count } partidas perdidas por abandono:
    }
arena-forfeit = Reparto { $deal }: { $what }
arena-interrupted = Interrumpido tras { $played } de { $count } partidas.

## What a search thinks.

analysis-move = Jugada
analysis-chance = Victorias
analysis-visits = Pruebas
analysis-percent = { $whole },{ $tenths } %
analysis-played = { $move } (la de la partida)
analysis-asked = { $seat }: { $question }
analysis-line = Continuación esperada: { $line }
analysis-expected = { $name }: { $move }
analysis-no-line = Aún no se puede prever nada: se ha probado demasiado poco.
analysis-iterations =
    { $count ->
        [one] Se ha simulado { $count } partida.
       *[other] Se han simulado { $count } partidas.
    }
analysis-thinking = El experto está pensando…

## Further help at the prompt.

terminal-help-hint = ver las probabilidades de tus jugadas
