### Mind Up! in Spanish: what the terminal says of it.

## The table.

terminal-up-title = Mindtable · Mind Up! · { $players } jugadores{ $objectives ->
        [0] { "" }
        [one] , { $objectives } objetivo
       *[other] , { $objectives } objetivos
    }{ $dice ->
    [sealed] {""}
   *[quick] {" "}· semilla { $seed }
}
terminal-up-round = Ronda { $round } de { $rounds }
terminal-up-deck = { $count ->
        [0] mazo vacío
       *[other] mazo { $count }
    }
terminal-up-row = La fila
terminal-up-worth = vale { $value }
terminal-up-now = ahora
terminal-up-total = total
terminal-up-chosen = ya ha elegido
terminal-up-choosing = elige
terminal-up-hint = Escribe el número de una carta o help, hint, scores, log, undo, rules, quit
terminal-up-no-card = No existe la carta { $number }: van del { $first } al { $last }.
terminal-up-not-understood = «{ $text }» no es ni una carta ni un comando. Escribe el número de una carta de tu mano, o help.

## Score sheets and the end of a game.

terminal-up-sheet = Puntuación de la ronda { $round }
terminal-up-sheet-now = Si la ronda acabara ahora
terminal-up-column = Columna { $number }, vale { $value }
terminal-up-bonuses = Bonificaciones
terminal-up-maluses = Penalizaciones
terminal-up-this-round = Esta ronda
terminal-up-all-rounds = Todas las rondas
terminal-up-place = Puesto
terminal-up-place-number = { $place }.º
terminal-up-you-win = ¡Has ganado con { $count ->
        [one] { $count } punto!
       *[other] { $count } puntos!
    }
terminal-up-wins = { STARTS($name, "Bot ", "Jugador ") ->
        [yes] Gana el { $name }
       *[no] Gana { $name }
    } con { $count ->
        [one] { $count } punto.
       *[other] { $count } puntos.
    }
terminal-up-share = Victoria compartida: { $name }, con { $count ->
        [one] { $count } punto cada uno.
       *[other] { $count } puntos cada uno.
    }
terminal-up-you-share = Compartes la victoria ({ $name }): { $count ->
        [one] { $count } punto cada uno.
       *[other] { $count } puntos cada uno.
    }
terminal-up-last-round = Empate a puntos: ha decidido la puntuación de la última ronda.
terminal-up-your-place = Quedas en { $place ->
        [2] segundo
        [3] tercer
        [4] cuarto
        [5] quinto
       *[6] sexto
    } lugar con { $count ->
        [one] { $count } punto.
       *[other] { $count } puntos.
    }

## Help and rules.

terminal-up-help-number = elegir esa carta de tu mano
terminal-up-help-pick = lo mismo con palabras
terminal-up-help-scores = la puntuación de todos si la ronda acabara ahora
terminal-up-help-log = todo lo que ha pasado
terminal-up-help-undo = volver a tu elección anterior (contra bots)
terminal-up-help-save = guardar una copia en un archivo; cada elección se guarda igualmente
terminal-up-help-rules = las reglas en una página
terminal-up-help-quit = salir; la partida se puede continuar más tarde
terminal-up-rules =
    Gana quien sume más puntos en tres rondas.

    Todos eligen a la vez una carta de su mano. Después se revelan y se ordenan: quien jugó la más baja toma la carta más baja de la fila; quien jugó la segunda, la segunda, y así sucesivamente. Las cartas jugadas forman la nueva fila.

    La carta que tomas va a tu columna de su color. La primera carta de un color abre tu columna vacía más a la izquierda. Las columnas valen de 1 a 5 puntos por carta, en un orden que cambia en cada ronda y es el mismo para todos. Además cuentan las bonificaciones y penalizaciones de las cartas.

    Cuando a todos les queda una sola carta, también va a las columnas y se puntúa la ronda. Las cartas de tus columnas y una carta nueva forman tu siguiente mano: a partir de entonces todos la conocen casi entera.

    En caso de empate gana quien haya sumado más en la última ronda. Los objetivos, si los hay, cuentan para todos los que los cumplen.

terminal-up-help-hint = ver las probabilidades de tus cartas
