### Mindbug in Spanish: what the web table says of it.

## Games.

table-game-duel = Duelo de Mindbug
table-game-tag-team = Mindbug Tag Team
table-about-duel = Dos jugadores. Criaturas extrañas, y dos ocasiones de quedarte con la mejor de tu oponente.
table-about-tag-team = Dos contra dos. Vida en común, manos separadas y una rana para tu pareja.

## The first page.

table-other-duel = Oponente
table-other-tag-team = { $place ->
        [1] Primer oponente
        [2] Compañero
       *[3] Segundo oponente
    }

## A game.

table-mindbug-ready = Mindbug
table-mindbug-used = Mindbug, usado
table-mindfrog-ready = Mindfrog
table-mindfrog-used = Mindfrog, usado
table-meaning-mindbug = toma la carta que tu oponente acaba de jugar.
table-meaning-mindfrog = toma la carta que tu compañero acaba de jugar.

## Cards.

table-mindbug-cards = Las cartas de Mindbug
