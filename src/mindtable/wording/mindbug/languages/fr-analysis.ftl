### Mindbug in French: positions that are set up by hand.

board-turn = Tour
board-variant = Variante
# $epic: yes or no.
board-is-epic = { $epic ->
        [yes] Épique
       *[no] Normale
    }
board-life = Vie
# $team: the letters of two seats.
board-life-of = Vie de { $team }
board-mindbugs = Mindbugs
board-mindfrogs = Mindfrogs
# What belongs to no player.
board-nobodys = En commun
board-exhaust = Incliner ou redresser
board-zone-play = En jeu
board-zone-hand = Main
board-zone-draw = Pioche
board-zone-discard = Défausse
board-zone-unused = Pile de cartes inutilisées
# $card: a creature in play that others boost.
board-under = Sous : { $card }
