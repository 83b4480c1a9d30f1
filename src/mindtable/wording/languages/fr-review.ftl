## Looking back at a game.

command-review = analyse une partie terminée : ce que valait chaque coup
command-review-file = un enregistrement ; « { $last } » pour la dernière partie terminée ici (par défaut : { $last })
command-review-open = avec toutes les cartes visibles, et non d’après ce que savait chaque joueur
review-thinking = Réflexion
review-none-finished = aucune partie terminée dans { $folder }.
review-known = Chaque coup est jugé d’après ce que savait le joueur.
review-open = Chaque coup est jugé avec toutes les cartes visibles.
review-player = Joueur
review-before = Avant
review-after = Après
review-lost = Perte
review-class = Évaluation
review-best = Mieux
review-class-of = { $judgement ->
        [forced] coup forcé
        [good] bon coup
        [best] le meilleur
        [fine] correct
        [slip] imprécision
       *[mistake] erreur
    }
review-turning-points = Tournants de la partie
review-no-turning-point = Aucun coup n’a fait basculer la partie à lui seul.
review-turning-point = { $number }. { $name } : { $move } ({ $before } → { $after }).
review-turning-point-better = { $number }. { $name } : { $move } ({ $before } → { $after }). Mieux : { $best }.
review-accuracy = Précision
review-accuracy-of = { $whole },{ $tenths }
review-start = Début
review-own = Ses coups
review-others = Ceux des autres
review-luck = Hasard
review-result = Résultat
review-slowly = Ici, le moteur n’est pas compilé : la recherche a fait moins d’essais et ses probabilités sont plus approximatives. Pour l’éviter, installez avec un compilateur C.
analysis-proved = { $chance } (prouvé)

## Measuring what chances mean.

command-calibrate = mesure si les probabilités de la recherche correspondent aux résultats, et les corrige
command-calibrate-games = parties à jouer (par défaut : 1000)
command-calibrate-first = le numéro de la première, pour que plusieurs machines puissent se partager le travail (par défaut : 0)
command-calibrate-into = où garder les parties, le tableau et le graphique ; les parties déjà là comptent (par défaut : calibration)
calibrate-playing = Parties
calibrate-before = { $kind } : avant la correction ({ $games } parties)
calibrate-after = { $kind } : après la correction, sur des parties jamais vues ({ $games })
calibrate-said = Prévu
calibrate-happened = Réel
calibrate-interval = 95 %
calibrate-decisions = Décisions
calibrate-figures = Écart moyen { $difference } · score de Brier { $brier } · perte logarithmique { $loss }
