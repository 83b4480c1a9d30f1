## Looking back at a game.

command-review = revient sur une partie terminée : ce que valait chaque décision
command-review-file = un enregistrement ; « { $last } » pour la dernière partie terminée ici (par défaut : { $last })
command-review-open = toutes cartes visibles, au lieu de ce que savait chaque joueur
review-thinking = Réflexion
review-none-finished = aucune partie terminée dans { $folder }.
review-known = Chaque décision est jugée d’après ce que savait le joueur.
review-open = Chaque décision est jugée toutes cartes visibles.
review-player = Joueur
review-before = Avant
review-after = Après
review-lost = Perdu
review-class = Décision
review-best = Mieux
review-class-of = { $judgement ->
        [forced] forcée
        [good] excellente
        [best] la meilleure
        [fine] bonne
        [slip] imprécise
       *[mistake] erreur
    }
review-turning-points = Où la partie a basculé
review-no-turning-point = Aucune décision n’a fait basculer la partie à elle seule.
review-turning-point = { $number }. { $name } : { $move } ({ $before } → { $after }).
review-turning-point-better = { $number }. { $name } : { $move } ({ $before } → { $after }). Mieux : { $best }.
review-accuracy = Précision
review-accuracy-of = { $whole },{ $tenths }
review-start = Début
review-own = Ses décisions
review-others = Celles des autres
review-luck = Chance
review-result = Résultat
review-slowly = Ici, le moteur n’est pas compilé : la recherche a fait moins d’essais et ses probabilités sont plus approximatives. Avec un compilateur C lors de l’installation, ce n’est plus le cas.
analysis-proved = { $chance } (prouvé)

## Measuring what chances mean.

command-calibrate = mesure si les probabilités de la recherche sont justes, et les corrige
command-calibrate-games = parties à jouer en tout (par défaut : 1000)
command-calibrate-into = où garder les parties, le tableau et le graphique ; les parties déjà là comptent (par défaut : calibration)
calibrate-playing = Parties
calibrate-before = { $kind } : avant la correction ({ $games } parties)
calibrate-after = { $kind } : après la correction, sur des parties jamais vues ({ $games })
calibrate-said = Annoncé
calibrate-happened = Arrivé
calibrate-interval = 95 %
calibrate-decisions = Décisions
calibrate-figures = Écart moyen { $difference } · score de Brier { $brier } · perte logarithmique { $loss }
