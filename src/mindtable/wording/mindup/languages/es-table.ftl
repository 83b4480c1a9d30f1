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
table-up-choose = Elige una carta para jugarla boca abajo.
table-up-choosing = Por elegir: { $name }.
table-up-sealed = Carta lista: { $name }. Puedes cambiar la tuya hasta que estén todas.
table-up-seal-which = Jugar
table-up-seal = Jugar { $number }
table-up-chosen = Has jugado { $number }. Esperando a { $name }.
table-up-change = Aún puedes elegir otra carta.
table-up-is-sealed = lista
table-up-is-choosing = elige…
table-up-hand = Mano
table-up-unknown = carta desconocida
table-up-scores = Puntos
table-up-total = Total
table-up-objectives = Objetivos de esta ronda
table-up-sheet = Hoja de puntos

## Cards.

table-up-cards = Las cartas de Mind Up!
table-up-cards-lead = Sesenta cartas de cinco colores, y los objetivos.
