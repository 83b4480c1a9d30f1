### Conseils et analyses à la table web, en français.

table-percent = { $percent } %

## Conseils.

table-hint-best = { $count ->
        [one] Le seul choix
       *[other] Les meilleurs choix
    }
table-hint-spoken = Conseil { $place } : { $percent } % de chances de gagner.
table-hint-sure = Victoire assurée.
table-hint-show = Voir la suite
table-hint-perhaps = La partie pourrait continuer ainsi. Le bot n’a pas regardé les cartes cachées.
table-hint-none = Aucun bot ne connaît assez bien ce jeu.

## Analyses.

table-review = Analyse
table-review-of = Analyse : { $game }
table-review-see = Analyser la partie
table-review-see-better = Voir ce qui était mieux
table-review-your-chance = Vos chances de gagner
table-review-chance-of = Chances de gagner : { $name }
table-review-point = { $turn } : { $move }. { $percent } % de chances de gagner. { $class }
table-review-class = { $class ->
        [turning] Tournant
        [good] Bon coup
        [best] Le meilleur
        [fine] Correct
        [slip] Imprécision
        [mistake] Erreur
       *[forced] Coup forcé
    }
table-review-moves = Coups
table-review-only-own = Les miens
table-review-only-of = Seulement { $name }
table-review-all = Tous les coups
table-review-known = Ce que je savais
table-review-known-by = Ce que savait { $name }
table-review-open = Toutes les cartes visibles
table-review-you-did = Vous avez choisi
table-review-did = { $name } a choisi
table-review-better = Mieux
table-review-was-best = Il n’y avait rien de mieux.
table-review-no-choice = Il n’y avait rien d’autre à choisir.
table-review-was = avant : { $percent } %
table-review-to-win = de chances
table-review-why = Pourquoi
table-review-no-reason = Ses chances sont supérieures de { $points } { $points ->
        [one] point de pourcentage
       *[other] points de pourcentage
    } ; aucun événement ne l’explique à lui seul.
table-review-line = Ce qui aurait pu se passer
table-review-to-game = Retour à la partie
table-review-next-mistake = Erreur suivante
table-review-see-table = Toute la table
table-review-accuracy = Précision
table-review-luck = Hasard
table-review-figures = Comment chacun a joué
table-review-accuracy-about = Précision : 100 moins les chances perdues en moyenne à chaque coup. Hasard : ce que les pioches et les cartes cachées ont apporté ou coûté.
table-review-goods = { $count ->
        [one] { $count } bon coup
       *[other] { $count } bons coups
    }
table-review-slips = { $count ->
        [one] { $count } imprécision
       *[other] { $count } imprécisions
    }
table-review-mistakes = { $count ->
        [one] { $count } erreur
       *[other] { $count } erreurs
    }
table-review-soon = Recherche du tournant de la partie…
table-review-turning-at = Tournant · { $turn }
table-review-change = { $before } → { $after } %
table-review-working = Analyse de la partie : { $done } sur { $count }
table-review-finer = Premier aperçu. Analyse plus fine : { $done } sur { $count }
table-review-again = Analyser de nouveau
table-review-older = Cette analyse vient d’une version antérieure.
table-review-picture = Télécharger le graphique

## Ce qui est impossible.

table-review-not-over = Cette partie est encore en cours. Vous pourrez l’analyser quand elle sera terminée.
table-review-no-record = Cette partie ne peut pas être analysée : son début n’a pas été enregistré.
table-review-too-short = Il n’y a rien à analyser dans cette partie.
table-review-failed = L’analyse n’a pas pu être menée à terme.
table-review-not-there = Cette partie n’a pas encore été analysée.
