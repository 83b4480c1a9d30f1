### Mindbug in Italian: positions that are set up by hand.

board-turn = Turno
board-variant = Variante
# $epic: yes or no.
board-is-epic = { $epic ->
        [yes] Epica
       *[no] Normale
    }
board-life = Vita
# $team: the letters of two seats.
board-life-of = Vita di { $team }
board-mindbugs = Mindbug
board-mindfrogs = Mindfrog
# What belongs to no player.
board-nobodys = In comune
board-exhaust = Esaurita: sì/no
board-zone-play = In gioco
board-zone-hand = Mano
board-zone-draw = Mazzo di pesca
board-zone-discard = Pila degli scarti
board-zone-unused = Mazzo delle carte inutilizzate
# $card: a creature in play that others boost.
board-under = Sotto: { $card }
