### French: what the command line says.

## Help in general.

command-description = Une table pour les jeux de cartes Mindbug et Mind Up!, un projet de fans non officiel.
command-usage = usage :
command-commands = commandes
command-positional = arguments
command-options = options
command-title = { $title } :
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
command-verify = vérifie qu’une partie enregistrée a respecté son engagement : graine, donne et chaque tirage au sort
command-scenario = vérifie des scénarios : positions, coups et ce qui doit en suivre
command-cards = liste les cartes, ou en montre une avec son texte et ses précisions
command-art = dessine une carte, ou toutes celles d’une série sur une planche
command-analyse = dit ce que la recherche pense d’une décision
command-arena = fait jouer des bots entre eux avec des donnes en miroir et les classe
command-bench = mesure la vitesse du moteur sur cette machine

## Options and arguments.

command-game = quel jeu (par défaut : { $default })
command-seat = ta place (par défaut : A) ; AC : deux personnes à un écran, en A et C
command-bot = avec et contre qui tu joues : { $bots } (par défaut : rule, qui suit des règles simples)
command-hot-seat = des personnes à toutes les places, mains cachées entre les tours
command-continue = continue une partie : celle du fichier, ou la dernière non finie
command-bots = qui joue, un par place : { $bots } (par défaut : rule et random en alternance)
command-delay = entre les coups (par défaut : 1 dans un terminal, sinon 0)
command-record = un enregistrement
command-to = affiche d’une traite jusqu’au coup N et s’arrête là
command-view = montre ce que cette place pouvait voir (par défaut : tout si la partie est finie, sinon ce que tous pouvaient voir)
command-scenarios = scénarios en YAML
command-name = l’identifiant d’une carte, ou une partie d’un nom
command-json-verify = affiche le résultat en JSON
command-art-note = Sans --face, la créature dans son décor. Un nombre de 1 à 60 est une carte de Mind Up!.
command-art-name = l’identifiant d’une carte, ou une partie d’un nom qui ne convient qu’à une carte
command-art-face = la carte entière : à lire, en main, en jeu, ou son dos ; ou la créature seule, sans décor
command-art-sheet = beaucoup de cartes : { $sets }, ou all
command-art-grey = pour une planche : toutes les cartes une fois encore en gris
command-art-width = en pixels, d’une image ou de chaque carte d’une planche
command-art-output = un fichier en .svg ou .png (par défaut : SVG sur la sortie standard)
command-analyse-file = un enregistrement, ou une position dans la notation des scénarios
command-analyse-move = d’un enregistrement, la décision où le coup N a été joué
command-analyse-seat = la décision de qui, si plusieurs décident à la fois
command-analyse-time = pour réfléchir (par défaut : 2s)
command-analyse-seed = des dés (par défaut : 1)
command-iterations = pour réfléchir, en essais plutôt qu’en temps : le résultat est alors reproductible
command-arena-note = Un bot est un de ces noms ; search@1s ou search@5000 pour une recherche avec sa propre limite ; ou un programme (./mybot.py, program:COMMANDE ; voir docs/bot-protocol.md).
command-arena-bots = au moins deux parmi { $bots }
command-arena-games = de chaque paire, en donnes en miroir entières (par défaut : 100)
command-arena-time = pour un coup de search (par défaut : 100ms)
command-arena-seed = des donnes et des dés (par défaut : 1)
command-arena-cores = combien de parties à la fois (par défaut : une par cœur)
command-arena-json = y écrit aussi les résultats
command-seconds = durée de chaque mesure (par défaut : 5)
command-json-bench = affiche un objet JSON
command-seed = distribue les cartes qui découlent de ce nombre
command-lang = la langue : { $languages } (par défaut : celle du terminal)
command-names = noms des cartes : { $namings } (par défaut : own, ceux de la langue)
command-with = joue aussi avec la famille de jeux de ce module Python ; peut être répété
command-version = affiche la version et quitte

## What is wrong.

command-wrong = { $problem } (voir { $command })
command-wrong-argument = { $argument } : { $problem }
command-wrong-required = il manque : { $arguments }
command-wrong-unknown = inconnu ici : { $arguments }
command-wrong-choice = le choix « { $value } » n’existe pas ; il y a { $choices }
command-wrong-together = pas avec { $argument }
command-wrong-no-value = il manque une valeur
command-wrong-at-least-one = il manque au moins une valeur
command-wrong-value-given = ne prend pas de valeur comme « { $value } »

command-no-language = la langue « { $name } » n’existe pas ; il y a { $languages }
command-no-names = les noms « { $name } » n’existent pas ; il y a { $namings }
command-no-set = la série « { $name } » n’existe pas ; il y a { $sets }, et all
command-no-card = la carte « { $name } » n’existe pas
command-not-positive = « { $text } » est inférieur à 1
command-no-pixels = « { $text } » n’est pas un nombre de pixels de { $least } à { $most }
command-no-time = « { $text } » n’est pas une durée ; on écrit 100ms ou 2s
command-no-number = « { $text } » n’est pas un nombre entier
command-no-seed = « { $text } » n’est pas un nombre entier de { $least } à { $most }
command-negative = « { $text } » est inférieur à 0
command-no-seconds = « { $text } » n’est pas un nombre de secondes de 0 à { $most }
command-no-seats = « { $text } » ne nomme pas de places : ce sont des lettres, comme A ou AC
command-no-seat = --seat : la place « { $name } » n’existe pas ; { $game } a les places { $seats }
command-no-option = { $game } n’a pas d’option --{ $name }
command-no-cards = { $game } n’a pas de liste de cartes
command-no-such-option = l’option { $name } n’existe pas
command-no-such-option-but = l’option { $name } n’existe pas ; voulais-tu dire { $close } ?
command-continue-alone = --continue prend tout de l’enregistrement : n’indique rien d’autre
command-hot-seat-alone = --hot-seat veut des personnes à toutes les places : omets --seat et --bot
command-bots-number = { $game } a { $seats } places, mais --bots en nomme { $bots }
command-none-to-continue = il n’y a pas de partie à continuer dans { $folder }
command-left-out = laissé de côté : { $problem }
command-game-over = { $file } : la partie est finie ; mindtable replay la montre
command-only-bots = { $file } : seuls des bots jouent cette partie ; mindtable replay la montre
command-no-move = { $file } : il n’y a pas de coup { $number } ; le dernier est le { $last }
command-nobody-there = { $file } : personne n’est assis à la place { $seat }
command-no-moves = { $file } : une position n’a pas de coups ; --move est pour les enregistrements
command-over-there = { $file } : là, la partie est finie ; --move N est pour la décision du coup N
command-not-asked = { $file } : là, { $seat } n’a rien à décider
command-art-no-kind = « { $file } » ne finit ni par .svg ni par .png
command-art-no-name = quelle carte ? Nommes-en une, ou demande un --sheet
command-art-several = « { $name } » peut être { $cards }
