### De très nombreuses parties : des matchs qui s’arrêtent une fois décidés, et des études.

command-match = faire jouer deux bots jusqu’à ce qu’on sache lequel est le plus fort
command-lab = mener des études sur de très nombreuses parties, ou résumer ce qu’elles montrent
command-match-note = Les donnes sont jouées en miroir, et les parties d’une même donne comptent ensemble. On s’arrête dès que chaque réponse est fausse moins de 1 fois sur 20.
command-match-bots = deux parmi { $bots }, ou un autre bot
command-match-sprt = deux écarts de force entre lesquels choisir, en points Elo (par défaut : 0 20)
command-match-games = nombre maximal de parties (par défaut : { $default })
command-lab-note = Une étude interrompue reprend là où elle s’est arrêtée : donnez de nouveau la même commande.
command-lab-action = mener des études, ou résumer celles déjà menées
command-lab-what = études à mener (ETUDE.toml), ou dossiers d’études déjà menées
command-lab-into = le dossier où chaque étude a le sien (par défaut : ici)
command-lab-format = comment les parties sont gardées : une ligne de JSON chacune, ou en colonnes
command-lab-output = la page à écrire (par défaut : report.html)
command-lab-data = écrire aussi les chiffres dans ce fichier
command-lab-executor = qui joue : processes, dask://HOST:PORT, submitit://DOSSIER, ou MODULE:FONCTION de n’importe quel exécuteur (par défaut : processes)
command-lab-workers = parties ou blocs joués à la fois (par défaut : un par cœur)
command-no-points = « { $text } » n’est pas un nombre de -{ $most } à { $most }

match-no-question = le premier écart doit être inférieur au second
match-evidence = Certitude { $percent } %
match-score = { $first } contre { $second } : { $share } en { $games } parties, { $elo } Elo.
match-stronger = Décidé : { $first } est plus fort d’au moins { $low } points, plus probablement de { $high }.
match-not-stronger = Décidé : { $first } n’est pas plus fort de { $high } points ; plus probablement de { $low } ou moins.
match-open = Indécis : il faudrait plus de parties pour distinguer { $low } de { $high } points.
match-forfeited =
    { $count ->
        [one] { $count } partie a été perdue par un bot en panne.
       *[other] { $count } parties ont été perdues par un bot en panne.
    }
lab-played = { $played } parties sur { $count } sont dans { $folder }.
lab-interrupted = Interrompu : { $played } parties sur { $count } sont dans { $folder }. La même commande reprend.

flaw-not-toml = illisible en TOML.
flaw-no-study = aucune étude n’a été menée ici.
flaw-no-executor = « { $name } » n’est pas un exécuteur : il y a processes, dask://HOST:PORT, submitit://DOSSIER et MODULE:FONCTION.
flaw-no-cluster = il n’y a pas de cluster Dask à « { $address } ».
flaw-no-queue = submitit ne peut pas utiliser la file « { $address } » : { $problem }.
flaw-work-lost = { $tries } tâches de suite se sont terminées sans résultat ; la dernière a laissé son journal dans { $log }.

## What studies have shown.

lab-written = { $count } parties sont résumées dans { $file }.
lab-title = Ce que valent les cartes
lab-intro =
    { $count ->
        [one] { $count } partie entre bots, comptée.
       *[other] { $count } parties entre bots, comptées : quelles cartes font gagner, quelles paires s’entraident, s’il vaut mieux commencer, et combien de temps durent les parties.
    }
lab-depends = Tout cela dépend des bots qui ont joué. Ils se servent de certaines cartes moins bien qu’une personne : entre vos mains, une carte peut valoir plus, ou moins.
lab-method = La valeur se compte en points de chances de victoire : avec +2,0, qui gagnerait 50 parties sur 100 en gagne 52. L’intervalle après ± contient le vrai chiffre 19 fois sur 20. Les rangs ne diffèrent que là où les intervalles ne se recoupent pas.
lab-bots = Les noms entre parenthèses sont des bots : brisk décide tout de suite, sans regarder plus loin que ce tour ; un nombre après @ dit combien de parties un bot simule avant chaque décision.
lab-study = { $game }, { $cards } ({ $bots })
lab-games =
    { $count ->
        [one] { $count } partie, jouée par { $bots }.
       *[other] { $count } parties, jouées par { $bots }.
    }
lab-so-many-games = { $study } : { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    }
lab-begins = Celui qui commence gagne { $share } % des parties ({ $low }–{ $high } %).
lab-turns = La moitié des parties se termine en { $median } tours au plus ; neuf sur dix durent de { $low } à { $high } tours.
lab-plot-worths = Valeur en main avec les intervalles, de la meilleure à la pire, en points.
lab-plot-turns = Part des parties (en %) selon le nombre de tours.
lab-pairs = Paires
lab-pairs-means = Ce que deux cartes valent ensemble en plus de ce que chacune vaut seule, au-delà de ce que le hasard explique. D’abord celles qui s’entraident, puis celles qui se gênent.
lab-helping = Paires qui s’entraident
lab-hurting = Paires qui se gênent
lab-column-name = Nom
lab-column-worth = Valeur
lab-column-margin = Intervalle
lab-column-rank = Rang
lab-column-sides = Cas
lab-number = { $whole },{ $tenths }
lab-count = { $count }
