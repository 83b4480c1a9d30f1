### Mindbug in Polish: what the web table says of it.

## Games.

table-game-duel = Mindbug: pojedynek
table-game-tag-team = Mindbug Tag Team
table-about-duel = Dla dwóch osób. Dziwaczne stwory i dwie szanse, by zabrać przeciwnikowi najlepszego.
table-about-tag-team = Dwoje przeciw dwojgu. Wspólne życie, osobne ręce i żaba dla sojusznika.

## The first page.

table-other-duel = Przeciwnik
table-other-tag-team = { $place ->
        [1] Pierwszy przeciwnik
        [2] Sojusznik
       *[3] Drugi przeciwnik
    }

## A game.

table-mindbug-ready = Mindbug
table-mindbug-used = Mindbug, użyty
table-mindfrog-ready = Mindfrog
table-mindfrog-used = Mindfrog, użyty
table-meaning-mindbug = przejmij kartę, którą właśnie zagrał przeciwnik.
table-meaning-mindfrog = przejmij kartę, którą właśnie zagrał partner z drużyny.

## Cards.

table-mindbug-cards = Karty Mindbug
