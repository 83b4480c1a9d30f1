### Mind Up! in Spanish: what the web table says of it.

## Games.

table-game-mind-up = Mind Up!
table-about-mind-up = De tres a seis jugadores. Todos eligen a la vez; tu carta es el premio de otro.

## The first page.

table-other-mind-up = Jugador { $number }
table-players = Jugadores
table-objectives = Objetivos

## A game.

table-up-players = { $count } jugadores
table-up-round = Ronda { $round } de { $rounds }
table-up-turn = Turno { $turn } de { $turns }
table-up-row = La fila · la carta más baja jugada toma la primera
table-up-your-columns = Tus columnas
table-up-columns-of = Columnas de { $name }
table-up-now-worth = ahora valen { $points }
table-up-column-value = Columna que vale { $value } por carta
table-up-column-of = Columna que vale { $value } por carta: { $colour }
table-up-empty-column = vacía
table-up-choose = Juega una carta boca abajo.
table-up-choosing = Por elegir: { $name }.
table-up-choosing-many = Faltan { $count } por elegir.
table-up-sealed = Carta lista: { $name }.
table-up-seal-which = Confirmar
table-up-seal = Confirmar { $number }
table-up-chosen = Has elegido el { $number }. Esperando a { $name }.
table-up-chosen-many = Has elegido el { $number }. Faltan { $count } por elegir.
table-up-change = Aún puedes elegir otra carta.
table-up-is-sealed = lista
table-up-is-choosing = elige…
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
table-up-wins-round = { $name } gana la ronda { $round } con { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }.
table-up-share-round = { $name } comparten la victoria en la ronda { $round } con { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }.
table-up-you-win-round = Ganas la ronda { $round } con { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }.
table-up-you-share-round = Compartes la victoria en la ronda { $round } con { $name }: { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }.
table-up-you-placed = Quedas en el puesto { $place } con { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }.
table-up-follows = Después { $count ->
        [one] va { $name }
       *[other] van { $name }
    } con { $points }.
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
table-up-you-lead = Vas en cabeza por { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }.
table-up-leads-you = { $name } te lleva { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }.
table-up-leads = { $name } va en cabeza por { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }.
table-up-you-are-level = Empatas en cabeza con { $name }.
table-up-are-level = { $name } empatan en cabeza.

## Cards.

table-up-cards = Las cartas de Mind Up!
table-up-cards-lead = Sesenta cartas de cinco colores, y los objetivos.
