### Mind Up! in French: positions that are set up by hand.

board-up-round = Manche
board-up-column = Colonne { $number }
board-up-middle = Au milieu
board-up-colour = Couleur
board-up-zone-row = Rangée
board-up-zone-deck = Pioche
board-up-zone-objectives = Objectifs
board-up-zone-hand = Main
board-up-zone-taken = Prises
