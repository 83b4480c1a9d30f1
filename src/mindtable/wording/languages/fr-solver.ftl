## The solver.

command-solve = prouve qui gagne une position si chacun joue au mieux
command-solve-draws = pioche les cartes dans l’ordre où elles sont (known), ou envisage n’importe laquelle (unknown ; par défaut : known)
command-solve-seconds = temps maximal (par défaut : { $default })
command-solve-positions = nombre maximal de positions examinées
solved-won = Prouvé : victoire assurée pour { $side }.
solved-lost = Prouvé : défaite inévitable pour { $side }.
solved-unproved = Non prouvé : dans les limites données, aucune victoire assurée n’a été trouvée.
solved-line = Suite la plus courte trouvée : { $line }
solved-positions =
    { $count ->
        [0] Aucune position n’a été examinée ({ $whole },{ $tenths } s).
        [one] { $count } position examinée en { $whole },{ $tenths } s.
       *[other] { $count } positions examinées en { $whole },{ $tenths } s.
    }
solved-slowly = Ici, le moteur n’est pas compilé : la recherche est bien plus lente et prouve moins. Pour l’éviter, installez avec un compilateur C.
