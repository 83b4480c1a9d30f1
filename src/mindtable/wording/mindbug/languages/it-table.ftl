### Mindbug in Italian: what the web table says of it.

## Games.

table-game-duel = Mindbug: duello
table-game-tag-team = Mindbug Tag Team
table-about-duel = Due giocatori. Creature bizzarre, e due occasioni per prendere la migliore dell’avversario.
table-about-tag-team = Due contro due. Vita in comune, mani separate e una rana per il tuo compagno.

## The first page.

table-other-duel = Avversario
table-other-tag-team = { $place ->
        [1] Primo avversario
        [2] Compagno
       *[3] Secondo avversario
    }

## A game.

table-mindbug-ready = Mindbug
table-mindbug-used = Mindbug, usato
table-mindfrog-ready = Mindfrog
table-mindfrog-used = Mindfrog, usato
table-meaning-mindbug = prendi la carta appena giocata dall’avversario.
table-meaning-mindfrog = prendi la carta appena giocata da chi è in squadra con te.

## Cards.

table-mindbug-cards = Le carte di Mindbug
