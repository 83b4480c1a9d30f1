### Mindbug in English: positions that are set up by hand.

board-turn = Turn
board-variant = Variant
# $epic: yes or no.
board-is-epic = { $epic ->
        [yes] Epic
       *[no] Normal
    }
board-life = Life
# $team: the letters of two seats.
board-life-of = Life of { $team }
board-mindbugs = Mindbugs
board-mindfrogs = Mindfrogs
# What belongs to no player.
board-nobodys = Shared
board-exhaust = Exhaust or ready
board-zone-play = In play
board-zone-hand = Hand
board-zone-draw = Draw pile
board-zone-discard = Discard pile
board-zone-unused = Unused pile
# $card: a creature in play that others boost.
board-under = Under: { $card }
