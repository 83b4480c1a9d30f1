### Mindbug in Spanish: positions that are set up by hand.

board-turn = Turno
board-variant = Variante
# $epic: yes or no.
board-is-epic = { $epic ->
        [yes] Épica
       *[no] Normal
    }
board-life = Vida
# $team: the letters of two seats.
board-life-of = Vida de { $team }
board-mindbugs = Mindbugs
board-mindfrogs = Mindfrogs
# What belongs to no player.
board-nobodys = En común
board-exhaust = Agotada: sí/no
board-zone-play = En juego
board-zone-hand = Mano
board-zone-draw = Mazo de robo
board-zone-discard = Pila de descartes
board-zone-unused = Mazo de cartas sin utilizar
# $card: a creature in play that others boost.
board-under = Debajo: { $card }
