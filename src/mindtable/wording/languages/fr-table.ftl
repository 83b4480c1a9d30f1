### French: what the pages of the web table say besides the cards, events, questions and moves of a game.

## Everywhere.

table-title = Mindtable
table-skip = Aller au contenu
table-play = Jouer
table-learn = Règles
table-cards = Cartes
table-language = Langue
table-english-names = Noms de cartes en anglais
table-light = Clair
table-dark = Sombre
table-menu = Menu
table-close = Fermer
table-back = Retour
table-labelled = { $label } : { $what }
table-fan-project = Un projet de fans non officiel, avec nos remerciements aux auteurs et éditeurs de Mindbug et de Mind Up!
table-about = À propos, crédits et licences
table-language-name = { $code ->
        [en] English
        [it] Italiano
        [es] Español
        [fr] Français
        [pl] Polski
       *[other] { $code }
    }

## Who sits there.

table-you = Vous
table-bot = { $bot ->
        [random] Bot Hasard
        [rule] Bot Règles
        [easy] Bot Facile
        [medium] Bot Moyen
        [hard] Bot Difficile
        [expert] Bot Expert
        [champion] Bot Champion
        [attacker] Bot Attaquant
        [trapper] Bot Piégeur
        [miser] Bot Avare
       *[other] Bot { $bot }
    }

## The first page.

table-slogan =
    Jouez-la.
    Perdez-la.
    Reprenez-la.
table-free = Gratuit, dans le navigateur, sans compte.
table-play-now = Jouer tout de suite
table-which-game = Jeu
table-players-of = { $count } joueurs
table-sides-of = { $each } contre { $each }
table-players-range = { $least } à { $most } joueurs
table-against-bots = Contre des bots
table-level = { $bot ->
        [easy] Facile
        [medium] Moyen
        [hard] Difficile
        [expert] Expert
        [champion] Champion
        [attacker] Attaquant
        [trapper] Piégeur
        [miser] Avare
       *[other] { $bot }
    }
table-ways-to-play = Ou un style de jeu
table-overlooks = { $name } oublie { $list }.
table-overlooked = { $what } ({ $times ->
        [1] toujours
       *[other] 1 fois sur { $times }
    })
table-overlooks-nothing = { $name } n’oublie rien.
table-plays-like-this = { $name } { $line }
table-play-bot = { $bot ->
        [easy] Jouer contre le bot facile
        [medium] Jouer contre le bot moyen
        [hard] Jouer contre le bot difficile
        [expert] Jouer contre le bot expert
        [champion] Jouer contre le bot champion
        [attacker] Jouer contre le bot attaquant
        [trapper] Jouer contre le bot piégeur
        [miser] Jouer contre le bot avare
       *[other] Jouer contre le bot { $bot }
    }
table-play-bots = { $bot ->
        [easy] Jouer avec des bots faciles
        [medium] Jouer avec des bots moyens
        [hard] Jouer avec des bots difficiles
        [expert] Jouer avec des bots experts
        [champion] Jouer avec des bots champions
        [attacker] Jouer avec des bots attaquants
        [trapper] Jouer avec des bots piégeurs
        [miser] Jouer avec des bots avares
       *[other] Jouer avec des bots { $bot }
    }
table-company = { $company ->
        [friends] Inviter des amis
       *[screen] Un seul écran
    }
table-more-choices = Plus de choix
table-options = Options
table-your-name = Votre nom
table-name-hint = pour que les autres sachent qui vous êtes
table-sets = Cartes de
table-seats = Qui s’assoit où
table-who = { $who ->
        [usual] Selon le bouton choisi
        [friend] Un ami, par un lien
       *[screen] Devant cet écran
    }
table-their-name = Nom
table-new-game = Nouvelle partie
table-your-games = Vos parties
table-games-wait = { $count ->
        [one] { $count } vous attend
       *[other] { $count } vous attendent
    }
table-finished-games = Parties terminées ({ $count })
table-game-with = { $more ->
        [0] { $game } avec { STARTS($name, "Bot ") ->
            [yes] le { $name }
           *[no] { $name }
        }
        [one] { $game } avec { STARTS($name, "Bot ") ->
            [yes] le { $name }
           *[no] { $name }
        } et { $more } autre
       *[other] { $game } avec { STARTS($name, "Bot ") ->
            [yes] le { $name }
           *[no] { $name }
        } et { $more } autres
    }
table-continue = Continuer
table-open = Ouvrir
table-look-again = Revoir
table-won = Vous avez gagné
table-lost = Vous avez perdu
table-recorded = Partie enregistrée
table-lobby-short = En attente de joueurs
# Of a game in which a bot has the reader’s seat now.
table-bot-plays-for-you = Un bot joue pour vous
table-all-your-games = Toutes vos parties
# Above games: those that wait for the reader, that go on, that are over.
table-games-waiting = On vous attend
table-games-going-on = En cours
table-games-over = Terminées
# When a game was played last.
table-played-days-ago = { $days ->
        [0] aujourd’hui
        [1] hier
       *[other] il y a { $days } jours
    }
table-played-months-ago = { $months ->
        [one] il y a un mois
       *[other] il y a { $months } mois
    }
table-no-games = Vous n’avez encore aucune partie ici.
table-pages = Pages
table-page-before = Retour
table-page-after = Autres parties
table-load-a-record = Charger un enregistrement ou une position

## A game.

table-over = Partie terminée
table-your-turn = Votre tour
table-turn-of = { $name } joue
table-waiting-for = { STARTS($name, "Bot ") ->
        [yes] On attend le { $name }.
       *[no] On attend { $name }.
    }
table-you-decide = À vous de décider
table-decides = { $name } décide
# Above what has happened last; since one’s last turn, if that is more than one turn ago.
table-just-now = Ce qui vient de se passer
table-since-your-turn = Depuis votre dernier tour
# Shows it once more.
table-again = Revoir
table-whole-game = Toute la partie, tour par tour
# While a card is read.
table-card-to-the-left = Carte à gauche
# Above what has changed the powers of creatures in an attack.
table-why-these-numbers = Pourquoi ces chiffres ?
table-card-to-the-right = Carte à droite
table-your-hand = Votre main
table-order = Ordre des tours
table-chosen = choisie
table-log = Journal
table-log-empty = Il ne s’est encore rien passé.
table-read-card = Lire
table-watching = Vous regardez.
table-no-script = Sans JavaScript, cette page ne change pas d’elle-même : rechargez-la pour voir ce qu’ont fait les autres.
table-lost-connection = La connexion est perdue. Nouvel essai…
table-answer-waits = Votre coup n’a pas encore été transmis. Il sera renvoyé dès que la connexion sera rétablie.
table-held-up = Pour le moment, la table ne peut rien enregistrer. Elle continue d’essayer.

## What can be done besides playing.

table-leave = Quitter
table-take-back = Annuler le coup
table-hint = Conseil
table-resign = Abandonner
table-resign-sure = Abandonner la partie ?
table-resign-partner = Abandonner ? Nous demandons d’abord à la personne qui joue avec vous.
table-rematch = Revanche
table-join-rematch = Rejoindre la revanche
table-replay = Revoir
table-replay-of = Revoir : { $game }
table-to-start = Nouvelle partie
table-hint-wait = Un bot réfléchit…
table-say-something = Dire quelque chose
table-emote = { $emote ->
        [hello] Salut !
        [nice] Bien joué !
        [oops] Oups !
        [think] Hum…
        [haha] Ha ha !
       *[thanks] Merci !
    }
table-you-resigned = Vous avez abandonné.
table-resigned = { $name } a abandonné.
# Where two play together and one wants to give up. $name: who wants to, or who is asked.
table-give-up-asked = { $name } veut abandonner. Vous acceptez ?
table-give-up-agree = On abandonne
table-give-up-play-on = On continue
table-give-up-offered = Vous voulez abandonner. On attend { $name }.
table-give-up-withdraw = Finalement, on continue
table-give-up-refused = { $name } veut continuer.

## Sitting down together.

table-lobby = La partie commence dès que tout le monde est là.
table-lobby-watching = La partie n’a pas encore commencé.
table-invite = Envoyez ce lien à { $name } :
table-invite-partner = Envoyez ce lien à { $name }, qui joue avec vous :
table-only-here = Ces liens ne marchent que sur cet ordinateur. Pour inviter d’autres personnes, lancez la table avec « mindtable serve --host 0.0.0.0 » et ouvrez-la à l’adresse de cet ordinateur dans votre réseau.
table-seat-bot = Placer un bot
table-copy = Copier
table-copied = Copié
table-invited-by = { $name } vous invite à une partie.
table-invited = On vous invite à une partie.
table-sit-down = S’asseoir
table-just-watch = Regarder
# Beside a name: this player has no page of the game open.
table-away = hors ligne
# Beside a name: this player sat down from the same network address as another one.
table-same-connection = { STARTS($name, "Bot ") ->
        [yes] même connexion que le { $name }
       *[no] { BEGINS($name, "aeiouhàâäéèêëîïôöùûüœ") ->
            [yes] même connexion qu’{ $name }
           *[no] même connexion que { $name }
        }
    }
table-same-connection-you = même connexion que vous
# $name: one or several players.
table-missed = Absence prolongée : { $name }. Vous pouvez laisser un bot continuer ; toute personne qui revient pourra reprendre sa place.
table-stand-ins = Laisser un bot continuer
table-stand-in = Laisser un bot jouer pour { $name }
# To somebody who comes back.
table-bot-plays-on = Un bot continue à votre place.
table-sit-down-again = Reprendre votre place
table-curtain = À { $name } de décider
table-curtain-hint = Que personne d’autre ne regarde !
table-curtain-lift = Je suis { $name }

## Replays.

table-move-of = Coup { $number } sur { $count }
table-first = Au début
table-previous = Un coup en arrière
table-next = Un coup en avant
table-last = À la fin
table-seen-by = Vu par
table-seen-by-player = Vu par { $name }
table-all-open = Toutes les mains visibles
table-autoplay = Lecture automatique
table-copy-link = Copier le lien
table-download = Télécharger la partie
table-play-on = Jouer à partir d’ici
table-share = Partagez cette adresse pour montrer la partie.
table-load-title = Charger une partie ou une position
table-load-record = L’enregistrement d’une partie, tel qu’on le télécharge à la fin : revoyez-la coup par coup.
table-load-position = Une position, écrite comme dans les exemples : jouez à partir de là contre des bots.
table-load-file = Fichier
table-load-paste = Ou collez le texte ici
table-load-seat = Votre place
table-load-asked = celle qui doit décider
table-load-go = Ouvrir
table-load-examples = Exemples
table-load-example = Jouer à partir d’ici

## About.

table-about-title = À propos de Mindtable
table-about-thanks = Mindbug a été créé par Christian Kudahl, Marvin Hegen, Richard Garfield et Skaff Elias, illustré par Denis Martynets et édité par Nerdlab Games. Mind Up! a été créé par Maxime Rambourg, illustré par Christine Alcouffe et édité par Catch Up Games. Merci pour ces jeux ! Achetez-les : ils sont meilleurs sur une vraie table.
table-about-unofficial = Mindtable est un projet de fans non officiel. Il n’est lié ni aux auteurs ni aux éditeurs, et n’utilise aucun de leurs textes ni de leurs dessins.
table-about-software = Logiciels et images d’autres auteurs

## What cannot be done.

table-declined = Cela n’a pas fonctionné
table-refused = C’est contraire aux règles.
table-no-such-game = Cette partie n’existe pas.
table-no-such-page = Cette page n’existe pas.
table-already-decided = C’est déjà décidé.
table-no-move = Ce n’est pas une réponse possible.
table-game-over = La partie est terminée.
table-not-over = La partie n’est pas encore terminée.
table-not-all-here = Il manque encore des joueurs.
table-not-dealt = Les cartes ne sont pas encore distribuées.
table-not-asked = Ce n’est pas à vous de décider.
table-not-your-seat = Ce n’est pas votre place. Utilisez l’invitation que vous avez reçue.
table-behind-curtain = Dites d’abord qui est devant l’écran.
table-needs-cookies = Votre navigateur refuse les cookies : la table ne vous reconnaîtrait pas. Autorisez-les pour cette page, puis réessayez.
table-chair-taken = Quelqu’un d’autre a pris cette place.
table-is-here = Cette personne est à la table.
table-not-away-for-long = Un bot ne peut prendre cette place que si la table attend cette personne depuis un moment.
table-give-up-again = Vous avez déjà proposé d’abandonner. Vous pourrez le refaire après votre prochain coup.
table-give-up-gone = Personne ne propose plus d’abandonner.
table-bad-invitation = Cette invitation n’est pas valable.
table-no-take-back = On ne peut annuler un coup que contre des bots.
table-nothing-to-take-back = Il n’y a rien à annuler.
table-no-hint = Les conseils n’existent que dans les parties contre des bots.
table-cannot-begin = Cette partie ne peut pas commencer.
table-cannot-begin-because = Cette partie ne peut pas commencer. { CAPITAL($problem) }
table-other-rules = Cette partie a été jouée avec une version plus ancienne des règles.
table-broken = Une erreur est survenue ici, et vous n’y êtes pour rien. Vos parties sont en sécurité : revenez en arrière et réessayez.
table-bad-request = Cette demande n’a pas de sens ici.
table-other-site = Cette demande venait d’un autre site : elle a été ignorée.
table-too-fast = Trop de demandes. Attendez un instant.
table-too-many-lines = Trop de pages de parties sont ouvertes ici. Fermez-en quelques-unes.
table-too-much-thinking = Des bots réfléchissent déjà dans beaucoup de parties lancées d’ici. Attendez qu’ils aient répondu, ou choisissez un niveau plus facile.
table-hint-late = Aucun bot n’a eu le temps de donner un conseil. Redemandez dans un instant.
table-too-slow = L’envoi a pris trop de temps. Réessayez.
table-no-room = Trop de connexions sont ouvertes. Réessayez dans un instant.
table-other-host = Cette table ne répond pas au nom « { $host } ». La personne qui la gère peut autoriser ce nom avec --allowed-hosts.
table-too-large = C’est trop volumineux : la limite est de { $kilobytes } ko.
table-not-text = Ce n’est pas un texte.
table-bad-record = Cet enregistrement ne peut pas être rejoué. { CAPITAL($problem) }
table-bad-position = Cette position ne peut pas être lue. { CAPITAL($problem) }
table-not-a-record = Ce n’est ni un enregistrement ni une position.
table-no-such-seat = Cette place n’existe pas dans cette partie.
table-reading-too-long = La lecture prenait trop de temps : elle a été arrêtée au bout de { $seconds } s.
table-reading-too-much = La lecture demande trop de mémoire : elle dispose de { $megabytes } Mo au plus.
table-reading-broke-off = La lecture s’est interrompue. Réessayez.
table-reading-others = { $most ->
        [one] Un seul texte peut attendre d’être lu à la fois.
       *[other] Au plus { $most } textes peuvent attendre d’être lus en même temps.
    } Réessayez dans un instant.
table-no-record = Cette partie n’a pas commencé par une donne : elle n’a donc pas d’enregistrement.
table-not-kept = Cela n’a pas pu être enregistré et n’a donc pas été fait. Réessayez.

## The commands that serve the table, and think for its bots.

command-serve = ouvre la table web, pour cette machine ou pour d’autres
command-think = réfléchit pour les bots d’une table web, sur sa machine ou sur une autre (avec PostgreSQL seulement)
command-think-database = la base de données des serveurs de ces parties
command-processes = à combien de coups réfléchir à la fois (par défaut : un par cœur)
command-think-ready = Prêt à réfléchir. Coups à la fois : { $count }.
command-value-address = ADRESSE
command-value-folder = DOSSIER
command-host = l’adresse où écouter (par défaut : pour cette machine seulement)
command-port = le port (par défaut : 8000) ; 0 : n’importe lequel de libre
command-data = où garder les parties (par défaut : au même endroit que play)
command-database = une autre base de données que le fichier de ce dossier
command-workers = processus qui répondent aux navigateurs (par défaut : 1 ; davantage avec PostgreSQL seulement)
command-thinkers = processus où les bots réfléchissent (par défaut : un par cœur ; 0 : aucun ici ; avec PostgreSQL seulement)
command-no-browser = n’ouvre pas le navigateur
command-behind-proxy = proxys de confiance placés devant la table, qui disent d’où vient chaque visite : adresses ou réseaux
command-allowed-hosts = noms sous lesquels on peut visiter la table (par défaut : adresses et noms locaux)
command-no-network = « { $text } » n’est ni une adresse ni un réseau ; écrivez par exemple 127.0.0.1 ou 10.0.0.0/8
command-no-host-name = « { $text } » n’est pas un nom d’hôte ; écrivez par exemple table.example.org, sans http:// ni port
command-no-port = « { $text } » n’est pas un port
table-port-taken = Le port { $port } est déjà utilisé. Choisissez-en un autre avec --port, ou n’importe lequel de libre avec --port 0.
table-no-listening = Impossible d’ouvrir la table à l’adresse { $address } : { $problem }.
table-no-folder = Impossible de garder des parties dans { $folder } : { $problem }.
table-no-database = La base de données est inutilisable : { $problem }.
table-newer-games = Ces parties ont été enregistrées par une version plus récente de Mindtable. Mettez-le à jour, ou gardez les parties dans un autre dossier avec --data.
table-bad-key = { $file } n’est pas une clé : le fichier est vide ou abîmé. Restaurez-le depuis une copie, ou supprimez-le pour qu’une nouvelle clé soit créée ; les invitations ouvertes ne seront alors plus valables.
