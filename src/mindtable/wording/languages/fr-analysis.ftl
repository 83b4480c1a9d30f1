### The analysis board and the deck builder in French.

## The board.

board-title = Table d’analyse
board-about = Préparez la position de votre choix, jouez pour tous les camps et voyez les chances de chaque coup.
board-empty = Table vide
board-example = Exemple
board-bring = Charger une position
board-bring-hint = Collez un scénario, le lien d’une table d’analyse ou l’enregistrement d’une partie. Avec un enregistrement, choisissez « Analyser » à n’importe quel coup.
# $name: a player.
board-decides = { $name } décide
board-open = Montrer toutes les cartes
board-as-known = Cacher à nouveau les cartes
board-scenario = Enregistrer le scénario
board-begin = Revenir au début
board-back = Retour
board-edit = Modifier

## Setting up.

board-edit-title = Préparer une position
board-apply = Appliquer
# $problem: a sentence.
board-impossible = Cette position n’est pas possible. { CAPITAL($problem) }
board-analyse = Analyser
board-with-cards = Cartes sélectionnées
board-zone = Où
board-move = Déplacer là
board-remove = Retirer
board-clear = Vider la table
# A key.
board-key-delete = Suppr
board-keys = Faites glisser les cartes où vous voulez, ou sélectionnez-les et appuyez sur une touche.
board-card = Carte
board-add = Ajouter
board-search = Chercher des cartes
board-search-text = Nom ou texte
board-search-go = Chercher
board-any = Peu importe
board-found = { $count ->
        [0] Aucune carte ne correspond.
        [one] 1 carte
       *[other] { $count } cartes
    }
board-found-all = Tout afficher ({ $count })

## What the search thinks.

board-thoughts = Analyse
board-all-moves = Tous les coups
board-thinking = Réflexion en cours…
board-thinking-on = La réflexion continue…
board-think = Réfléchir
# On a move: it is proved what comes of it.
board-proved = { $result ->
        [won] Victoire prouvée
       *[lost] Défaite prouvée
    }
# Above the moves that are expected.
board-expected = Suite attendue
# $count: how often the game was played on.
board-iterations = { $count ->
        [0] Aucune partie n’a été simulée.
        [one] { $count } partie a été simulée.
       *[other] { $count } parties ont été simulées.
    }
# $name: the player who decides.
board-chance-of = Chances : { $name }
# With all cards open. $name: a player or a team.
board-solved = { $result ->
        [won] Prouvé : victoire assurée ({ $name }).
        [lost] Prouvé : défaite inévitable ({ $name }).
       *[unproved] Non prouvé : aucune victoire assurée n’a été trouvée.
    }

## What cannot be done.

board-no-card = La carte « { $name } » n’existe pas.
board-no-zone = Choisissez où va la carte.
board-no-editor = Les positions de ce jeu ne peuvent pas être préparées à la main.
board-no-turn = Ce moment ne peut pas être montré sur la table : aucun tour n’a encore commencé.
board-bad-link = Ce lien ne mène à aucune position. Il a peut-être été coupé.
board-link-too-long = C’est trop grand pour un lien.
board-late = Le temps a manqué pour y réfléchir. Réessayez dans un instant.

## Decks.

deck-title = Composer un deck
deck-count = { $count ->
        [0] Votre deck
        [one] Votre deck : 1 carte
       *[other] Votre deck : { $count } cartes
    }
deck-play = Jouer avec ce deck
deck-drop = Une de moins : { $card }
deck-more = Une de plus : { $card }
deck-file = Enregistrer dans un fichier
deck-empty = Cherchez des cartes et ajoutez-les.
deck-given = Avec le deck que vous avez composé
# $problem: a sentence.
deck-flaw = { CAPITAL($problem) }
deck-bad = Ce deck ne peut pas être lu. { CAPITAL($problem) }
