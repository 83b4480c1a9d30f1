### Mindbug in French: what the web table says of it.

## Games.

table-game-duel = Duel Mindbug
table-game-tag-team = Mindbug Tag Team
table-about-duel = Deux joueurs. Des créatures bizarres, et deux chances de prendre la meilleure de ton adversaire.
table-about-tag-team = Deux contre deux. Une vie commune, des mains séparées, et une grenouille pour ton coéquipier.

## The first page.

table-other-duel = Adversaire
table-other-tag-team = { $place ->
        [1] Premier adversaire
        [2] Coéquipier
       *[3] Second adversaire
    }

## A game.

table-mindbug-ready = Mindbug
table-mindbug-used = Mindbug, utilisé
table-mindfrog-ready = Mindfrog
table-mindfrog-used = Mindfrog, utilisé
table-meaning-mindbug = prends la carte que ton adversaire vient de jouer.
table-meaning-mindfrog = prends la carte que ton partenaire vient de jouer.

## Cards.

table-mindbug-cards = Les cartes de Mindbug
