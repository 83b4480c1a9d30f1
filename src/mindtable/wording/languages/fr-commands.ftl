### French: what the command line says.

## Help in general.

command-description = Une table pour les jeux de cartes Mindbug et Mind Up!, un projet de fans non officiel.
command-usage = usage :
command-commands = commandes
command-positional = arguments
command-options = options
command-title = { $title } :
command-help = affiche cette aide et quitte
command-about = { CAPITAL($help) }.

## What stands for something to put there.

command-value-command = COMMANDE
command-value-file = FICHIER
command-value-seat = PLACE
command-value-seats = PLACES
command-value-bot = BOT
command-value-time = DURÉE
command-value-bots = BOT,BOT
command-value-name = NOM
command-value-seconds = SECONDES
command-value-language = CODE
command-value-names = NOMS
command-value-module = MODULE

## Commands.

command-play = joue contre des bots, ou à plusieurs sur un écran
command-watch = montre des bots qui jouent entre eux
command-replay = montre une partie enregistrée, pas à pas dans un terminal
command-verify = vérifie qu’une partie enregistrée a respecté son engagement : graine, donne et tirages au sort
command-scenario = vérifie des scénarios : des positions, des coups et ce qui doit s’ensuivre
command-cards = liste les cartes, ou en montre une avec son texte et ses précisions
command-art = dessine une carte, ou toutes celles d’une série sur une planche
command-analyse = dit ce que la recherche pense d’une décision
command-arena = fait jouer des bots entre eux, chaque donne dans les deux sens, et les classe
command-bench = mesure la vitesse du moteur sur cette machine

## Options and arguments.

command-game = quel jeu (par défaut : { $default })
command-seat = votre place (par défaut : A) ; AC : deux personnes devant un même écran, en A et en C
command-play-bot = avec et contre qui vous jouez : { $bots } (par défaut : rule, qui suit des règles simples)
command-hot-seat = des personnes à toutes les places ; les mains sont cachées entre les tours
command-continue = continue une partie : celle du fichier, ou la dernière qui n’est pas terminée
command-bots = qui joue, un bot par place : { $bots } (par défaut : rule et random en alternance)
command-delay = pause entre les coups (par défaut : 1 dans un terminal, sinon 0)
command-record = un enregistrement
command-to = affiche tout d’une traite jusqu’au coup N, puis s’arrête
command-view = montre ce que voyait cette place (par défaut : tout si la partie est terminée, sinon ce que tous pouvaient voir)
command-scenarios = des scénarios en YAML
command-name = l’identifiant d’une carte, ou une partie d’un nom
command-json-verify = affiche le résultat en JSON
command-art-note = Sans --face, la créature dans son décor. Un nombre de 1 à 60 est une carte de Mind Up!.
command-art-name = l’identifiant d’une carte, ou une partie de son nom qui ne désigne qu’elle
command-art-face = la carte entière : à lire, en main, en jeu, ou son dos ; ou la créature seule, sans décor
command-art-sheet = beaucoup de cartes : { $sets }, ou all
command-art-grey = pour une planche : montre aussi toutes les cartes en gris
command-art-width = en pixels : d’une image, ou de chaque carte d’une planche
command-art-output = un fichier en .svg ou .png (par défaut : SVG sur la sortie standard)
command-analyse-file = un enregistrement, ou une position écrite comme dans les scénarios
command-analyse-move = dans un enregistrement : la décision où le coup N a été joué
command-analyse-seat = de qui analyser la décision, si plusieurs décident à la fois
command-analyse-time = temps de réflexion (par défaut : 2s)
command-analyse-seed = graine des dés (par défaut : 1)
command-iterations = réflexion en nombre d’essais plutôt qu’en temps : le résultat est alors reproductible
command-arena-note = Un bot est l’un de ces noms ; search@1s ou search@5000 pour une recherche avec sa propre limite ; ou un programme (./mybot.py, program:COMMANDE ; voir docs/bot-protocol.md).
command-arena-bots = au moins deux parmi { $bots }
command-arena-games = nombre de parties pour chaque paire de bots, chaque donne dans les deux sens (par défaut : 100)
command-arena-time = temps de réflexion pour un coup de search (par défaut : 100ms)
command-arena-seed = graine des donnes et des dés (par défaut : 1)
command-arena-cores = combien de parties à la fois (par défaut : une par cœur)
command-arena-json = écrit aussi les résultats dans ce fichier
command-seconds = durée de chaque mesure (par défaut : 5)
command-batch = mesure beaucoup de parties à la fois, comme les jouent les programmes qui apprennent
command-json-bench = affiche un objet JSON
command-seed = distribue les cartes d’après ce nombre
command-lang = la langue : { $languages } (par défaut : celle du terminal)
command-names = noms des cartes : { $namings } (par défaut : own, ceux de la langue)
command-with = ajoute la famille de jeux de ce module Python ; l’option peut être répétée
command-version = affiche la version et quitte

## What is wrong.

command-wrong = { $problem } (voir { $command })
command-wrong-argument = { $argument } : { $problem }
command-wrong-required = il manque : { $arguments }
command-wrong-unknown = inconnu ici : { $arguments }
command-wrong-choice = le choix « { $value } » n’existe pas ; choix possibles : { $choices }
command-wrong-together = incompatible avec { $argument }
command-wrong-no-value = il manque une valeur
command-wrong-at-least-one = il manque au moins une valeur
command-wrong-value-given = n’attend pas de valeur ; « { $value } » est de trop

command-no-language = la langue « { $name } » n’existe pas ; langues possibles : { $languages }
command-no-names = les noms « { $name } » n’existent pas ; choix possibles : { $namings }
command-no-set = la série « { $name } » n’existe pas ; choix possibles : { $sets } et all
command-no-card = la carte « { $name } » n’existe pas
command-not-positive = « { $text } » est inférieur à 1
command-no-pixels = « { $text } » n’est pas un nombre de pixels de { $least } à { $most }
command-no-time = « { $text } » n’est pas une durée ; écrivez par exemple 100ms ou 2s
command-no-number = « { $text } » n’est pas un nombre entier
command-no-seed = « { $text } » n’est pas un nombre entier de { $least } à { $most }
command-negative = « { $text } » est inférieur à 0
command-no-seconds = « { $text } » n’est pas un nombre de secondes de 0 à { $most }
command-no-seats = « { $text } » ne désigne pas de places : ce sont des lettres, comme A ou AC
command-no-seat = --seat : la place « { $name } » n’existe pas ; { $game } a les places { $seats }
command-no-option = { $game } n’a pas d’option --{ $name }
command-no-cards = { $game } n’a pas de liste de cartes
command-no-such-option = l’option { $name } n’existe pas
command-no-such-option-but = l’option { $name } n’existe pas ; vouliez-vous dire { $close } ?
command-continue-alone = --continue reprend tout de l’enregistrement : n’indiquez rien d’autre
command-hot-seat-alone = --hot-seat met des personnes à toutes les places : retirez --seat et --bot
command-bots-number = { $game } a { $seats } places, mais --bots en nomme { $bots }
command-none-to-continue = il n’y a aucune partie à continuer dans { $folder }
command-left-out = laissé de côté : { $problem }
command-game-over = { $file } : la partie est terminée ; revoyez-la avec mindtable replay
command-only-bots = { $file } : seuls des bots jouent cette partie ; revoyez-la avec mindtable replay
command-no-move = { $file } : il n’y a pas de coup { $number } ; le dernier est le { $last }
command-nobody-there = { $file } : personne n’est assis à la place { $seat }
command-no-moves = { $file } : une position n’a pas de coups ; --move ne vaut que pour un enregistrement
command-over-there = { $file } : à ce moment, la partie est terminée ; --move N montre la décision du coup N
command-not-asked = { $file } : à ce moment, { $seat } n’a rien à décider
command-art-no-kind = « { $file } » ne se termine ni par .svg ni par .png
command-art-no-name = quelle carte ? Nommez-en une, ou demandez une planche avec --sheet
command-art-several = « { $name } » peut désigner { $cards }
