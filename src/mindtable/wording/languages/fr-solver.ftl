## The solver.

command-solve = prouve qui gagne une position avec le meilleur jeu
command-solve-draws = piocher les cartes comme elles sont (known), ou compter avec n’importe laquelle (unknown ; par défaut : known)
command-solve-seconds = temps maximal (par défaut : { $default })
command-solve-positions = nombre maximal de positions examinées
solved-won = Prouvé : victoire assurée pour { $side }.
solved-lost = Prouvé : défaite inévitable pour { $side }.
solved-unproved = Non prouvé : dans les limites données, aucune victoire certaine n’a été trouvée.
solved-line = Suite la plus courte trouvée : { $line }
solved-positions =
    { $count ->
        [0] Aucune position n’a été examinée ({ $whole },{ $tenths } s).
        [one] { $count } position examinée en { $whole },{ $tenths } s.
       *[other] { $count } positions examinées en { $whole },{ $tenths } s.
    }
solved-slowly = Ici, le moteur n’est pas compilé : la recherche est bien plus lente et prouve moins. Avec un compilateur C lors de l’installation, ce n’est plus le cas.
