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
terminal-up-hint = Tapez le numéro d’une carte ou help, hint, scores, log, undo, rules, quit
terminal-up-no-card = La carte { $number } n’existe pas : les cartes vont de { $first } à { $last }.
terminal-up-not-understood = « { $text } » n’est ni une carte ni une commande. Tapez le numéro d’une carte de votre main, ou help.

## Score sheets and the end of a game.

terminal-up-sheet = Les points de la manche { $round }
terminal-up-sheet-now = Si la manche se terminait maintenant
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
        [one] Vous gagnez avec { $count } point !
       *[other] Vous gagnez avec { $count } points !
    }
terminal-up-wins = { $count ->
        [one] { $name } gagne avec { $count } point.
       *[other] { $name } gagne avec { $count } points.
    }
terminal-up-share = { $count ->
        [one] { $name } partagent la victoire avec { $count } point chacun.
       *[other] { $name } partagent la victoire avec { $count } points chacun.
    }
terminal-up-you-share = Vous partagez la victoire ({ $name }) : { $count ->
        [one] { $count } point chacun.
       *[other] { $count } points chacun.
    }
terminal-up-last-round = Égalité de points : la meilleure dernière manche l’emporte.
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

terminal-up-help-number = choisir cette carte de votre main
terminal-up-help-pick = la même chose en toutes lettres
terminal-up-help-scores = voir les points de tous comme si la manche se terminait maintenant
terminal-up-help-log = relire tout ce qui s’est passé
terminal-up-help-undo = revenir à votre choix précédent (contre des bots)
terminal-up-help-save = garder une copie dans un fichier ; chaque choix est enregistré de toute façon
terminal-up-help-rules = lire les règles en une page
terminal-up-help-quit = quitter ; vous pourrez continuer la partie plus tard
terminal-up-rules =
    Marquez le plus de points en trois manches.

    Tous choisissent en même temps une carte de leur main. Puis toutes les cartes sont révélées et triées : celui qui a joué la plus basse prend la carte la plus basse de la rangée, celui qui a joué la deuxième prend la deuxième, et ainsi de suite. Les cartes jouées forment la nouvelle rangée.

    La carte que vous prenez va dans votre colonne de sa couleur. La première carte d’une couleur ouvre votre colonne vide la plus à gauche. Les colonnes valent de 1 à 5 points par carte, dans un ordre qui change à chaque manche et qui est le même pour tous. Les bonus et les malus imprimés sur les cartes comptent aussi.

    Quand il ne reste qu’une carte à chacun, elle va aussi dans les colonnes, et l’on compte les points de la manche. Les cartes de vos colonnes et une nouvelle carte forment votre prochaine main : dès lors, tous la connaissent presque entièrement.

    À égalité de points, la meilleure dernière manche l’emporte. Les objectifs, s’il y en a, comptent pour tous ceux qui les remplissent.

terminal-up-help-hint = voir les chances de vos cartes
