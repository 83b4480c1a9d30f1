### The lobby in French: somebody to play with.

lobby-title = Salon
lobby-find = Trouver un adversaire
# What else can be chosen before one looks for others.
lobby-change = Modifier la partie
# $pace: of a clock.
lobby-clock-pace = { $pace ->
    [quick] rapide
    [usual] normale
    [days] au fil des jours
   *[none] sans se presser
}
lobby-clock-any = toute cadence
# $count: people.
lobby-count-waits = { $count ->
    [one] { $count } personne attend
   *[other] { $count } personnes attendent
}
lobby-you-wait = vous attendez
lobby-open-games = Parties ouvertes
# $taken: chairs, of $seats.
lobby-seats = { $taken } sur { $seats }
# $minutes: for how long somebody has waited.
lobby-waits-for = { $minutes ->
    [0] à l’instant
   *[other] { $minutes } min
}
lobby-join = Rejoindre
lobby-cancel = Annuler
lobby-watch = Regarder
# Of a game: it counts for the ladder.
lobby-rated = classée
lobby-nobody = Personne n’attend pour le moment. Appuyez sur « Jouer tout de suite » : la prochaine personne jouera avec vous.
lobby-playing = Parties en cours
# $count: tables.
lobby-tables = { $count ->
    [one] { $count } table
   *[other] { $count } tables
}
lobby-nothing-to-watch = Aucune table n’est ouverte aux spectateurs pour le moment.
# $count: people who wait.
lobby-here = { $count ->
    [one] { $count } personne attend
   *[other] { $count } personnes attendent
}
lobby-meanwhile = En attendant
lobby-meanwhile-about = Gardez cette page ouverte : elle vous appelle dès que quelqu’un arrive.
lobby-found = Votre partie est prête !
lobby-no-script = Sans JavaScript, cette page se recharge toutes les dix secondes pendant que vous attendez.
lobby-too-many-seeks = Trop de personnes cherchent une partie depuis votre réseau. Réessayez dans un instant.
lobby-gone = Plus personne n’attend là. Voyez qui d’autre est ici.
# $openers: who may open games here.
lobby-no-openings = { $openers ->
    [invited] À cette table, seules les personnes invitées peuvent commencer une partie. Demandez une invitation à quelqu’un qui joue ici.
   *[nobody] On ne peut pas commencer de nouvelle partie à cette table pour le moment.
}
lobby-not-watched = Les joueurs de cette partie ne veulent pas de spectateurs.
lobby-private-not-rated = Une partie privée ne peut pas être classée : le classement et les profils sont visibles de tous.
# --- on the first page
lobby-find-person = Trouver quelqu’un
lobby-nobody-waits = personne n’attend
lobby-whole = Aller au salon
lobby-with-others = À plusieurs
lobby-listed = Montrer cette partie dans le salon
lobby-audience = Qui peut regarder
# $audience: who may look at a game.
lobby-audience-of = { $audience ->
    [anybody] Toute personne qui a le lien
    [players] Seulement les joueurs, jusqu’à la fin
   *[private] Privée : seulement les joueurs, même après
}
lobby-best-of-three = Au meilleur des trois
# --- best of three
# $games: how many there are at most; $score: what each side has won.
lobby-match = Au meilleur des { $games } · { $score }
lobby-next-game = Partie suivante
lobby-match-over = Le match est terminé.
# --- for the host
command-openings = qui peut commencer des parties : everyone (tout le monde), invited (les personnes déjà venues ici sur invitation, et celles devant cet ordinateur) ou nobody (personne) (par défaut : everyone)

table-emotes-hide = Masquer les émotes
table-emotes-show = Afficher les émotes
table-quiet = Pas d’émotes
table-no-emotes = Il n’y a pas d’émotes à cette table.
