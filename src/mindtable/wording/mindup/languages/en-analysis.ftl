### Mind Up! in English: positions that are set up by hand.

board-up-round = Round
board-up-column = Column { $number }
board-up-middle = In the middle
board-up-colour = Colour
board-up-zone-row = Row
board-up-zone-deck = Deck
board-up-zone-objectives = Objectives
board-up-zone-hand = Hand
board-up-zone-taken = Taken
