### Mind Up! in Spanish: positions that are set up by hand.

board-up-round = Ronda
board-up-column = Columna { $number }
board-up-middle = En el centro
board-up-colour = Color
board-up-zone-row = Fila
board-up-zone-deck = Mazo
board-up-zone-objectives = Objetivos
board-up-zone-hand = Mano
board-up-zone-taken = Tomadas
