### Mind Up! in French: what the web table says of it.

## Games.

table-game-mind-up = Mind Up!
table-about-mind-up = Trois à six joueurs. Tous choisissent à la fois ; votre carte est le butin du suivant.

## The first page.

table-other-mind-up = Joueur { $number }
table-players = Joueurs
table-objectives = Objectifs

## A game.

table-up-players = { $count } joueurs
table-up-round = Manche { $round } sur { $rounds }
table-up-turn = Tour { $turn } sur { $turns }
table-up-row = La rangée · la plus basse carte jouée prend la première
table-up-your-columns = Tes colonnes
table-up-columns-of = { BEGINS($name, "aeiouhàâäéèêëîïôöùûüœ") ->
        [yes] Colonnes d’{ $name }
       *[no] Colonnes de { $name }
    }
table-up-now-worth = vaut { $points } à présent
table-up-column-value = Colonne à { $value } par carte
table-up-column-of = Colonne à { $value } par carte : { $colour }
table-up-empty-column = vide
table-up-choose = Choisis une carte à jouer face cachée.
table-up-choosing = Choix en cours : { $name }.
table-up-sealed = Choix fait : { $name }. Tu peux changer le tien tant que tous n’ont pas choisi.
table-up-seal-which = Valider
table-up-seal = Valider { $number }
table-up-chosen = Tu as validé { $number }. On attend { $name }.
table-up-change = Tu peux encore choisir une autre carte.
table-up-is-sealed = validé
table-up-is-choosing = choisit…
table-up-hand = Main
table-up-unknown = carte inconnue
table-up-scores = Points
table-up-total = Total
table-up-objectives = Objectifs de la manche
table-up-sheet = Feuille de score

## Cards.

table-up-cards = Les cartes de Mind Up!
table-up-cards-lead = Soixante cartes de cinq couleurs, et les objectifs.
