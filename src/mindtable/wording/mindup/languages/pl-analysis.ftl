### Mind Up! in Polish: positions that are set up by hand.

board-up-round = Runda
board-up-column = Kolumna { $number }
board-up-middle = Na środku
board-up-colour = Kolor
board-up-zone-row = Rząd
board-up-zone-deck = Talia
board-up-zone-objectives = Cele
board-up-zone-hand = Ręka
board-up-zone-taken = Wzięte
