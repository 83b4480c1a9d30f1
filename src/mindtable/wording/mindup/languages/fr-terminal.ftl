### Mind Up! in French: what the terminal says of it.

## The table.

terminal-up-title = Mindtable · Mind Up! · { $players } joueurs{ $objectives ->
        [0] { "" }
        [one] , { $objectives } objectif
       *[other] , { $objectives } objectifs
    }{ $dice ->
    [sealed] {""}
   *[quick] {" "}· graine { $seed }
}
terminal-up-round = Manche { $round } sur { $rounds }
terminal-up-deck = { $count ->
        [0] pioche vide
       *[other] pioche { $count }
    }
terminal-up-row = La rangée
terminal-up-worth = vaut { $value }
terminal-up-now = actuel
terminal-up-total = total
terminal-up-chosen = a choisi
terminal-up-choosing = choisit
terminal-up-hint = Tape le numéro d’une carte ou help, hint, scores, log, undo, rules, quit
terminal-up-no-card = La carte { $number } n’existe pas : elles vont de { $first } à { $last }.
terminal-up-not-understood = « { $text } » n’est ni une carte ni une commande. Tape le numéro d’une carte de ta main, ou help.

## Score sheets and the end of a game.

terminal-up-sheet = Les points de la manche { $round }
terminal-up-sheet-now = Si la manche finissait maintenant
terminal-up-column = Colonne { $number }, vaut { $value }
terminal-up-bonuses = Bonus
terminal-up-maluses = Malus
terminal-up-this-round = Cette manche
terminal-up-all-rounds = Toutes les manches
terminal-up-place = Rang
terminal-up-place-number = { $place ->
        [1] 1er
       *[other] { $place }e
    }
terminal-up-you-win = { $count ->
        [one] Tu gagnes avec { $count } point !
       *[other] Tu gagnes avec { $count } points !
    }
terminal-up-wins = { $count ->
        [one] { $name } gagne avec { $count } point.
       *[other] { $name } gagne avec { $count } points.
    }
terminal-up-share = { $count ->
        [one] { $name } partagent la victoire avec { $count } point chacun.
       *[other] { $name } partagent la victoire avec { $count } points chacun.
    }
terminal-up-you-share = { $count ->
        [one] Tu partages la victoire avec { $name } : { $count } point chacun.
       *[other] Tu partages la victoire avec { $name } : { $count } points chacun.
    }
terminal-up-last-round = Égalité de points : la meilleure dernière manche décide.
terminal-up-your-place = Vous finissez à la { $place ->
        [2] deuxième
        [3] troisième
        [4] quatrième
        [5] cinquième
       *[6] sixième
    } place avec { $count ->
        [one] { $count } point.
       *[other] { $count } points.
    }

## Help and rules.

terminal-up-help-number = choisis cette carte de ta main
terminal-up-help-pick = la même chose en mots
terminal-up-help-scores = les points de tous comme si la manche finissait maintenant
terminal-up-help-log = tout ce qui s’est passé
terminal-up-help-undo = reviens à ton choix précédent (contre des bots)
terminal-up-help-save = garde une copie dans un fichier ; chaque choix est enregistré de toute façon
terminal-up-help-rules = les règles en une page
terminal-up-help-quit = quitte ; la partie pourra être continuée plus tard
terminal-up-rules =
    Marque le plus de points en trois manches.

    Tous choisissent en même temps une carte de leur main. Puis toutes les cartes sont révélées et triées : celui qui a joué la plus basse prend la carte la plus basse de la rangée, celui qui a joué la deuxième prend la deuxième, et ainsi de suite. Les cartes jouées forment la nouvelle rangée.

    La carte que tu prends va dans ta colonne de sa couleur. La première carte d’une couleur ouvre la colonne vide la plus à gauche. Les colonnes valent 1 à 5 points pour chaque carte qu’elles contiennent, dans un ordre qui change à chaque manche et qui est le même pour tous. Le bonus imprimé sur les cartes compte aussi.

    Quand il ne reste à chacun qu’une carte, elle va aussi dans les colonnes, et l’on compte les points de la manche. Les cartes de tes colonnes et une nouvelle carte forment ta prochaine main : dès lors, tous la connaissent presque entière.

    À égalité de points, la meilleure dernière manche l’emporte. Les objectifs, s’il y en a, comptent pour tous ceux qui les remplissent.

terminal-up-help-hint = demande à l’expert ce qu’il choisirait
