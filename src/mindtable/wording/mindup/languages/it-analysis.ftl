### Mind Up! in Italian: positions that are set up by hand.

board-up-round = Round
board-up-column = Colonna { $number }
board-up-middle = Al centro
board-up-colour = Colore
board-up-zone-row = Fila
board-up-zone-deck = Mazzo
board-up-zone-objectives = Obiettivi
board-up-zone-hand = Mano
board-up-zone-taken = Prese
