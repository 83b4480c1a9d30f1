### Mind Up! in Spanish: what the web table says of it.

## Games.

table-game-mind-up = Mind Up!
table-about-mind-up = De tres a seis jugadores. Todos eligen a la vez; tu carta será el premio de otro.

## The first page.

table-other-mind-up = Jugador { $number }
table-players = Jugadores
table-objectives = Objetivos

## A game.

table-up-players = { $count } jugadores
table-up-round = Ronda { $round } de { $rounds }
table-up-turn = Turno { $turn } de { $turns }
table-up-row = La fila · la carta más baja toma la primera
table-up-your-columns = Tus columnas
table-up-columns-of = { STARTS($name, "Bot ", "Jugador ") ->
        [yes] Columnas del { $name }
       *[no] Columnas de { $name }
    }
table-up-now-worth = ahora valen { $points }
table-up-column-value = Columna de valor { $value }
table-up-column-of = Columna de valor { $value }: { $colour }
table-up-empty-column = vacía
table-up-choose = Elige una carta y confírmala.
table-up-choosing = Eligiendo todavía: { $name }.
table-up-choosing-many = { $count } jugadores aún están eligiendo.
table-up-sealed = Carta confirmada: { $name }.
table-up-seal-which = Confirmar
table-up-seal = Confirmar { $number }
table-up-chosen = { STARTS($name, "Bot ", "Jugador ") ->
        [yes] Has elegido el { $number }. Esperando al { $name }.
       *[no] Has elegido el { $number }. Esperando a { $name }.
    }
table-up-chosen-many = Has elegido el { $number }. { $count } jugadores aún están eligiendo.
table-up-change = Aún puedes elegir otra carta.
table-up-is-sealed = confirmada
table-up-is-choosing = eligiendo…
table-up-hand = Mano
table-up-unknown = carta desconocida
table-up-scores = Puntos
table-up-total = Total
table-up-objectives = Objetivos de esta ronda
table-up-sheet = Hoja de puntos

## The scoring of a round.

table-up-scoring = Puntuación
table-up-columns = Columnas
table-up-in-round = Ronda { $round }
table-up-placed = Puesto { $place } en la ronda
table-up-wins-round = { STARTS($name, "Bot ", "Jugador ") ->
        [yes] El { $name }
       *[no] { $name }
    } gana la ronda { $round } con { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }.
table-up-share-round = Victoria compartida en la ronda { $round }: { $name }, con { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    } cada uno.
table-up-you-win-round = Ganas la ronda { $round } con { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }.
table-up-you-share-round = Compartes la victoria en la ronda { $round } ({ $name }): { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    } cada uno.
table-up-you-placed = Quedas en el puesto { $place } con { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }.
table-up-follows = { $count ->
        [one] Siguiente
       *[other] Siguientes
    }: { $name }, con { $points }.
table-up-new-hand = Las cartas de tus columnas son tu nueva mano, y todos roban una más.
table-up-start-round = Empezar la ronda { $round }
table-up-count-again = Contar otra vez

## How the players stand.

table-up-after = { $rounds ->
        [1] Tras una ronda
        [2] Tras dos rondas
       *[other] Tras tres rondas
    }
table-up-to-go = { $rounds ->
        [1] Queda una ronda.
       *[other] Quedan { $rounds } rondas.
    }
table-up-you-lead = Llevas { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    } de ventaja.
table-up-leads-you = { STARTS($name, "Bot ", "Jugador ") ->
        [yes] El { $name }
       *[no] { $name }
    } te saca { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }.
table-up-leads = { STARTS($name, "Bot ", "Jugador ") ->
        [yes] El { $name }
       *[no] { $name }
    } lleva { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    } de ventaja.
table-up-you-are-level = Vas en cabeza, en empate ({ $name }).
table-up-are-level = Empate en cabeza: { $name }.

## Cards.

table-up-cards = Las cartas de Mind Up!
table-up-cards-lead = Sesenta cartas de cinco colores, y los objetivos.

## What levels overlook.

table-overlooked-mindup-columns = valor de las columnas
table-overlooked-mindup-wishes = lo que quieren los demás
table-overlooked-mindup-objectives = objetivos
table-overlooked-mindup-memory = cartas de rondas anteriores
