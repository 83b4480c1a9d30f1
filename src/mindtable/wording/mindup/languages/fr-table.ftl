### Mind Up! in French: what the web table says of it.

## Games.

table-game-mind-up = Mind Up!
table-about-mind-up = Trois à six joueurs. Tout le monde choisit en même temps ; votre carte sera le butin du tour suivant.

## The first page.

table-other-mind-up = Joueur { $number }
table-players = Joueurs
table-objectives = Objectifs

## A game.

table-up-players = { $count } joueurs
table-up-round = Manche { $round } sur { $rounds }
table-up-turn = Tour { $turn } sur { $turns }
table-up-row = Rangée · la carte jouée la plus basse prend la première
table-up-your-columns = Vos colonnes
table-up-columns-of = { STARTS($name, "Bot ") ->
        [yes] Colonnes du { $name }
       *[no] { BEGINS($name, "aeiouhàâäéèêëîïôöùûüœ") ->
            [yes] Colonnes d’{ $name }
           *[no] Colonnes de { $name }
        }
    }
table-up-now-worth = pour l’instant : { $points }
table-up-column-value = { $value ->
        [one] Colonne à { $value } point par carte
       *[other] Colonne à { $value } points par carte
    }
table-up-column-of = { $value ->
        [one] Colonne à { $value } point par carte : { $colour }
       *[other] Colonne à { $value } points par carte : { $colour }
    }
table-up-empty-column = vide
table-up-choose = Jouez une carte face cachée.
table-up-choosing = Choix en cours : { $name }.
table-up-choosing-many = { $count } joueurs choisissent encore.
table-up-sealed = Choix fait : { $name }.
table-up-seal-which = Valider
table-up-seal = Valider le { $number }
table-up-chosen = Vous avez validé le { $number }. { STARTS($name, "Bot ") ->
        [yes] On attend le { $name }.
       *[no] On attend { $name }.
    }
table-up-chosen-many = Vous avez validé le { $number }. { $count } autres choisissent encore.
table-up-change = Vous pouvez encore choisir une autre carte.
table-up-is-sealed = validé
table-up-is-choosing = choisit…
table-up-hand = Main
table-up-unknown = carte inconnue
table-up-scores = Points
table-up-total = Total
table-up-objectives = Objectifs de la manche
table-up-sheet = Feuille de score

## The scoring of a round.

table-up-scoring = Décompte
table-up-columns = Colonnes
table-up-in-round = Manche { $round }
table-up-placed = { $place ->
        [1] 1re place
       *[other] { $place }e place
    } de la manche
table-up-wins-round = { $name } remporte la manche { $round } avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
table-up-share-round = { $name } remportent la manche { $round } à égalité, avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
table-up-you-win-round = Vous remportez la manche { $round } avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
table-up-you-share-round = Vous remportez la manche { $round } à égalité ({ $name }) : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
table-up-you-placed = Vous prenez la { $place ->
        [1] 1re
       *[other] { $place }e
    } place avec { $points }.
table-up-follows = { $count ->
        [one] { $name } suit
       *[other] { $name } suivent
    } avec { $points }.
table-up-new-hand = Les cartes de vos colonnes forment votre nouvelle main ; tout le monde pioche une carte de plus.
table-up-start-round = Commencer la manche { $round }
table-up-count-again = Recompter

## How the players stand.

table-up-after = { $rounds ->
        [1] Après une manche
        [2] Après deux manches
       *[other] Après trois manches
    }
table-up-to-go = { $rounds ->
        [1] Encore une manche.
       *[other] Encore { $rounds } manches.
    }
table-up-you-lead = Vous menez de { $points }.
table-up-leads-you = { $name } vous devance de { $points }.
table-up-leads = { $name } mène de { $points }.
table-up-you-are-level = Vous êtes à égalité ({ $name }).
table-up-are-level = { $name } sont à égalité.

## Cards.

table-up-cards = Les cartes de Mind Up!
table-up-cards-lead = Soixante cartes de cinq couleurs, et les objectifs.

## What levels overlook.

table-overlooked-mindup-columns = valeur des colonnes
table-overlooked-mindup-wishes = ce que veulent les autres
table-overlooked-mindup-objectives = objectifs
table-overlooked-mindup-memory = cartes des manches précédentes
