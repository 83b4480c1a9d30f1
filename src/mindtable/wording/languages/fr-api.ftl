### Ce qui est dit aux bots et aux autres programmes, et la page où ils reçoivent leurs jetons.

## Pourquoi quelque chose n’a pas été fait. $field : le nom de ce qui a été envoyé.

api-no-token = Il faut un jeton valide : dans l’en-tête « Authorization », après « Bearer ».
api-not-json = Ce n’est pas du JSON.
api-bad-field = « { $field } » n’est pas du type attendu.
api-unknown-field = Il n’y a pas de « { $field } » ici.
api-missing-field = Il manque « { $field } ».
# $name : d’une option d’un jeu.
api-no-option = Cette option ne peut pas être choisie ici : « { $name } ».

## Jetons.

tokens-title = Jetons pour bots et programmes
tokens-lead = Avec un jeton, un programme joue ici en votre nom, ou un de vos bots s’assoit à la table. Gardez-le pour vous.
tokens-new = Nouveau jeton
tokens-label = Nom
tokens-for-bot = Pour un bot : il joue sous ce nom et il est signalé comme bot
tokens-for-me = Pour un programme avec lequel je joue moi-même
tokens-make = Créer un jeton
tokens-made = Votre nouveau jeton. Copiez-le maintenant : il ne sera plus affiché.
tokens-yours = Vos jetons
tokens-none = Vous n’en avez pas encore.
tokens-is-bot = Bot
tokens-is-mine = Joue en votre nom
# $day : une date.
tokens-since = Créé le { $day }
tokens-used = Dernière utilisation le { $day }
tokens-unused = Jamais utilisé
tokens-revoke = Révoquer
tokens-needs-name = Il faut un nom pour le jeton.
# $most : un nombre.
tokens-too-many = Vous avez déjà { $most } jetons, le maximum. Révoquez-en un d’abord.
tokens-no-such = Vous n’avez plus ce jeton.
# Dit d’un bot que quelqu’un a amené, à côté de son nom.
table-program = Bot invité

## Défis.

# $name : tel qu’il a été tapé.
challenge-nobody = Il n’y a ici personne à défier sous le nom « { $name } ».
# $most : un nombre.
challenge-too-many = Vous avez { $most } défis auxquels personne n’a encore répondu. Attendez, ou retirez-en un.
challenge-gone = Ce défi n’est plus ouvert.
challenge-title = Défis
# $name : de qui lance le défi ; $game : le jeu.
challenge-from = { $name } vous défie : { $game }
# $name : de qui est défié.
challenge-to = Vous avez défié { $name } : { $game }
challenge-accept = Accepter
challenge-decline = Refuser
challenge-withdraw = Retirer

## `mindtable bot`.

command-bot = amène un bot à une autre table, où il relève des défis et joue
command-bot-note = Le bot est l’un des noms ou un programme à vous (./mybot.py, program:COMMANDE ; voir docs/bot-protocol.md). La table donne les jetons sur la page /me/tokens.
# $bots : des noms.
command-bot-name = un programme, ou un de ces bots : { $bots }
command-bot-at = adresse de la table, par exemple https://table.example
command-bot-token-file = fichier contenant le jeton ; sinon il est pris dans l’environnement, dans MINDTABLE_TOKEN
# $games : des noms.
command-bot-accept = jeux dans lesquels les défis sont relevés, parmi { $games } (par défaut : tous ceux que le bot sait jouer)
command-bot-seek = jeux pour lesquels il cherche des adversaires dans le salon, puis de nouveau après chaque partie (par défaut : aucun)
command-bot-enter = tournois auxquels il participe : la dernière partie de leur adresse
command-bot-games = combien de parties à la fois (par défaut : 4)
command-bot-time = temps de réflexion pour un coup (par défaut : celui du bot)
command-value-games = JEU,JEU
# $address : ce qui a été tapé.
visit-no-address = « { $address } » n’est pas l’adresse d’une table : elle commence par http:// ou https://.
visit-unreachable = La table { $address } ne répond pas.
# $variable : le nom d’une variable d’environnement.
visit-no-token = Il faut un jeton au bot : dans un fichier (--token-file) ou dans l’environnement ({ $variable }).
# $name : du bot.
visit-begun = { $name } est à la table { $address } et attend des parties. Ctrl-C l’arrête.
visit-ended = Le bot a quitté la table. Les parties en cours l’attendent.
visit-cut-off = La table ne répond pas. Nouvel essai…
# $game : le jeu ; $key : de la partie ; $others : des noms.
visit-game-begun = { $game } ({ $key }) : contre { $others }
visit-game-won = { $game } ({ $key }) : gagnée
visit-game-lost = { $game } ({ $key }) : perdue
# $why : une phrase.
visit-bot-failed = Le bot a abandonné { $key } : { $why }
