### Mindbug in Polish: positions that are set up by hand.

board-turn = Tura
board-variant = Wariant
# $epic: yes or no.
board-is-epic = { $epic ->
        [yes] Epicki
       *[no] Zwykły
    }
board-life = Życie
# $team: the letters of two seats.
board-life-of = Życie drużyny { $team }
board-mindbugs = Mindbugi
board-mindfrogs = Mindfrogi
# What belongs to no player.
board-nobodys = Wspólne
board-exhaust = Wyczerpany: tak/nie
board-zone-play = W grze
board-zone-hand = Ręka
board-zone-draw = Talia
board-zone-discard = Stos kart odrzuconych
board-zone-unused = Talia nieużytych kart
# $card: a creature in play that others boost.
board-under = Pod: { $card }
