### De très nombreuses parties : des matchs qui s’arrêtent une fois décidés, et des études.

command-match = faire jouer deux bots jusqu’à ce qu’on sache lequel est le plus fort
command-lab = jouer des études de très nombreuses parties, ou résumer ce qu’elles montrent
command-match-note = Les donnes sont jouées en miroir, et les parties d’une même donne comptent ensemble. On s’arrête dès que chaque réponse est fausse moins de 1 fois sur 20.
command-match-sprt = deux écarts de force entre lesquels choisir, en points Elo (par défaut : 0 20)
command-match-games = nombre maximal de parties (par défaut : { $default })
command-lab-note = Une étude interrompue reprend là où elle s’est arrêtée : donnez de nouveau la même commande.
command-lab-action = jouer des études, ou résumer celles qui sont jouées
command-lab-what = études à jouer (ETUDE.toml), ou dossiers d’études déjà jouées
command-lab-into = le dossier où chaque étude a le sien (par défaut : ici)
command-lab-format = comment les parties sont gardées : une ligne de JSON chacune, ou en colonnes
command-lab-output = la page à écrire (par défaut : report.html)
command-lab-data = écrire aussi les chiffres dans ce fichier
command-lab-executor = qui joue : { $processes }, { $dask }, ou MODULE:FONCTION de n’importe quel exécuteur (par défaut : { $processes })
command-lab-workers = parties ou blocs joués à la fois (par défaut : un par cœur)
command-no-points = « { $text } » n’est pas un nombre de -{ $most } à { $most }

match-no-question = le premier écart doit être inférieur au second
match-evidence = Certitude { $percent } %
match-score = { $first } contre { $second } : { $share } en { $games } parties, { $elo } Elo.
match-stronger = Décidé : { $first } est plus fort de { $low } points ou plus, plutôt de { $high }.
match-not-stronger = Décidé : { $first } n’est pas plus fort de { $high } points, plutôt de { $low } ou moins.
match-open = Indécis : il faudrait plus de parties pour distinguer { $low } de { $high } points.
match-forfeited =
    { $count ->
        [one] { $count } partie a été perdue par un bot en panne.
       *[other] { $count } parties ont été perdues par un bot en panne.
    }
lab-played = { $played } parties sur { $count } sont dans { $folder }.
lab-interrupted = Interrompu : { $played } parties sur { $count } sont dans { $folder }. La même commande reprend.

flaw-not-toml = illisible en TOML : { $why }.
flaw-no-study = aucune étude n’a été jouée ici.
flaw-no-executor = « { $name } » n’est pas un exécuteur : il y a processes, dask://HOST:PORT et MODULE:FONCTION.
flaw-no-cluster = il n’y a pas de cluster Dask à « { $address } ».
