### Mindbug in French: what the web table says of it.

## Games.

table-game-duel = Duel Mindbug
table-game-tag-team = Mindbug Tag Team
table-about-duel = Deux joueurs. Des créatures bizarres, et deux occasions de prendre la meilleure à votre adversaire.
table-about-tag-team = Deux contre deux. Des points de vie communs, des mains séparées, et une grenouille pour votre coéquipier.
table-all-sets = Toutes les séries
table-own-deck = Deck personnel
table-some-sets = { $first } + { $count }

## The first page.

table-other-duel = Adversaire
table-other-tag-team = { $place ->
        [1] Premier adversaire
        [2] Coéquipier
       *[3] Second adversaire
    }
table-epic = Épique : mains plus grandes, deux Mindbugs chacun
table-own-deck-file = Ou votre propre deck
table-own-deck-hint = Un fichier texte avec une carte et un nombre par ligne, par exemple : gorillion 2

## A game.

table-mindbug-ready = Mindbug
table-mindbug-used = Mindbug, utilisé
table-mindfrog-ready = Mindfrog
table-mindfrog-used = Mindfrog, utilisé
table-turn = Tour { $number }
table-standing = PV { $mine } : { $theirs }
table-attacks-you = { $name } vous attaque
table-asking = Ordre des questions
table-asked-for = { $asked ->
        [mindbug-past] Mindbug : non
        [mindfrog-past] Mindfrog : non
        [block-past] blocage : non
        [mindbug-none] plus de Mindbug
        [mindfrog-none] plus de Mindfrog
        [mindbug-unable] Mindbugs interdits
        [block-unable] blocage impossible
        [mindbug] Mindbug ?
        [mindfrog] Mindfrog ?
       *[block] blocage ?
    }
table-choose-glowing = Cliquez sur ce qui brille ; survolez une carte pour la lire en grand.
table-creatures-of = { STARTS($name, "Bot ") ->
        [yes] Créatures du { $name }
       *[no] { BEGINS($name, "aeiouhàâäéèêëîïôöùûüœ") ->
            [yes] Créatures d’{ $name }
           *[no] Créatures de { $name }
        }
    }
table-your-creatures = Vos créatures
# On a creature in play: it has an ability that holds all the time.
table-always = Toujours
# On a creature with which both can be done.
table-attack-or-action = attaque ou Action
# Under the name of a player of Tag Team. $place: how many places to the left of the reader they sit.
table-sits = { $place ->
        [1] à votre gauche
        [2] dans votre équipe
       *[3] à votre droite
    }
# Below the cards in a player’s hand.
table-hand = Main
# Above cards that were seen and lost from sight.
table-what-you-know = Ce que vous savez
table-all-seen = Toutes les cartes vues ({ $count })
# Above those who are asked, in their order.
table-if-you-play = Si vous jouez une carte
# Below a fight that covers the table on a phone.
table-see-table = Voir toute la table
# Above the creatures beside the attacker.
table-behind-it = Autres en jeu
table-evolves-into = Évolue en
table-no-creatures = Aucune créature
table-in-hand = { $count } en main
table-life = PV : { $count }
table-team = Équipe : { $names }
table-draw = Pioche
table-discard = Défausse
table-draw-pile = Pioche : { $count }
table-discard-pile = { STARTS($name, "Bot ") ->
        [yes] Défausse du { $name } : { $count }
       *[no] { BEGINS($name, "aeiouhàâäéèêëîïôöùûüœ") ->
            [yes] Défausse d’{ $name } : { $count }
           *[no] Défausse de { $name } : { $count }
        }
    }
table-your-discard-pile = Votre défausse : { $count }
table-known-hand = Cartes connues en main
table-place-your-draw = votre pioche
table-power = Puissance { $power }
table-printed-power = imprimée { $power }
table-exhausted = Inclinée
table-attacks = attaque
table-blocks = bloque
table-cannot-block = Ne peut bloquer
table-cannot-attack = Ne peut attaquer
table-cannot-play = Non jouable
table-not-sneaky = Sans Furtif
table-must-hunt = Chasseur obligatoire
table-does-not-fit = Ne convient pas
table-boosts = { $count ->
        [one] Renforcée par { $count } carte
       *[other] Renforcée par { $count } cartes
    }
table-stage = Niveau { $stage } sur { $stages }
table-plays = { $name } joue { $card }
table-you-play = Vous jouez { $card }

## Cards.

table-mindbug-cards = Les cartes de Mindbug
table-all-cards = Toutes les cartes
table-card-before = Carte précédente : { $name }
table-card-after = Carte suivante : { $name }
table-found = { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
table-filter-set = Série
table-filter-keyword = Mot-clé
table-filter-power = Puissance
table-filter-text = Nom ou texte
table-any = Peu importe
table-search = Chercher
table-no-card-fits = Aucune carte ne convient.
table-rulings = Précisions
table-stages = Niveaux
table-no-text = Ni mot-clé ni capacité : sa puissance lui suffit.

## What cannot be done.

table-no-such-card = Cette carte n’existe pas.

## What levels overlook, and how personalities play.

table-overlooked-mindbug-second-attack = Furie
table-overlooked-mindbug-poison = Venimeux
table-overlooked-mindbug-hunter = Chasseur
table-overlooked-mindbug-sneaky = Furtif
table-overlooked-mindbug-mindbug = Mindbugs de l’autre camp
table-overlooked-mindbug-last-blow = coup fatal
table-personality-mindbug-attacker = attaque dès que possible.
table-personality-mindbug-trapper = attend, bloque et adore les créatures venimeuses.
table-personality-mindbug-miser = garde ses Mindbugs et ses meilleures cartes pour plus tard.
