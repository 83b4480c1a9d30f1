### French: what bots have found out for themselves.

habits-title = Ce que les bots ont découvert
habits-intro =
    { $count ->
        [one] { $count } partie que le bot a jouée
       *[other] { $count } parties que le bot a jouées
    } contre lui-même pour apprendre. Voici ce qu’il a préféré chaque fois qu’il avait le choix, chiffres à l’appui.
habits-depends = Il joue bien, mais pas à la perfection, et contre lui-même. Ce sont les habitudes d’un bon joueur, pas des règles.
habits-counted = { $games } parties, { $decisions } choix libres, { $iterations } essais pour chacun.
habits-interval = L’intervalle après ± contient la vraie valeur 19 fois sur 20.
habits-column-share = Fréquence
habits-column-times = Occasions
habits-plot = { $habit }, { $by } (%)
habits-bar = { $value } : { $share } % de { $times }
