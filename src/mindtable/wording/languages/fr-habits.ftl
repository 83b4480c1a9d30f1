### French: what bots have found out for themselves.

habits-title = Ce que les bots ont découvert
habits-intro =
    Pour apprendre, le bot a joué { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    } contre lui-même. Voici ce qu’il a choisi, et à quelle fréquence.
habits-depends = Il joue bien, mais pas à la perfection, et n’a affronté que lui-même. Ce sont les habitudes d’un bon joueur, pas des règles.
habits-counted = { $games } parties, { $decisions } décisions, { $iterations } parties simulées pour chacune.
habits-interval = L’intervalle après ± contient le vrai chiffre 19 fois sur 20.
habits-column-share = Fréquence
habits-share = { $share } %
habits-column-times = Occasions
habits-plot = { $habit } (%), { $by }
habits-bar = { $value } : { $share } % de { $times }
