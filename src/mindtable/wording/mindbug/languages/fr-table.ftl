### Mindbug in French: what the web table says of it.

## Games.

table-game-duel = Duel Mindbug
table-game-tag-team = Mindbug Tag Team
table-about-duel = Deux joueurs. Des créatures bizarres, et deux chances de prendre la meilleure de votre adversaire.
table-about-tag-team = Deux contre deux. Une vie commune, des mains séparées, et une grenouille pour votre coéquipier.
table-all-sets = Toutes les séries
table-own-deck = Paquet personnel
table-some-sets = { $first } + { $count }

## The first page.

table-other-duel = Adversaire
table-other-tag-team = { $place ->
        [1] Premier adversaire
        [2] Coéquipier
       *[3] Second adversaire
    }
table-epic = Épique : mains plus grandes, deux Mindbugs chacun
table-own-deck-file = Ou un paquet à toi
table-own-deck-hint = Un fichier texte avec une carte et un nombre par ligne, par exemple : gorillion 2

## A game.

table-mindbug-ready = Mindbug
table-mindbug-used = Mindbug, utilisé
table-mindfrog-ready = Mindfrog
table-mindfrog-used = Mindfrog, utilisé
table-meaning-mindbug = prends la carte que ton adversaire vient de jouer.
table-meaning-mindfrog = prends la carte que ton partenaire vient de jouer.
table-turn = Tour { $number }
table-standing = vie { $mine } : { $theirs }
table-attacks-you = { $name } t’attaque
table-asking = Ordre des questions
table-asked-for = { $asked ->
        [mindbug-past] Mindbug : non
        [mindfrog-past] Mindfrog : non
        [block-past] blocage : non
        [mindbug-none] plus de Mindbug
        [mindfrog-none] plus de Mindfrog
        [mindbug-unable] Mindbugs interdits
        [block-unable] blocage impossible
        [mindbug] Mindbug ?
        [mindfrog] Mindfrog ?
       *[block] blocage ?
    }
table-doing = { $doing ->
        [attack] Attaquer avec
        [action] Action
       *[play] Jouer
    }
table-choose-glowing = Choisis une carte qui brille ou un bouton.
table-creatures-of = { BEGINS($name, "aeiouhàâäéèêëîïôöùûüœ") ->
        [yes] Créatures d’{ $name }
       *[no] Créatures de { $name }
    }
table-your-creatures = Tes créatures
table-creatures-counted = { $creatures } : { $count }
table-no-creatures = Aucune créature
table-in-hand = { $count } en main
table-life = Vie : { $count }
table-team = Équipe : { $names }
table-draw = Pioche
table-discard = Défausse
table-draw-pile = Pioche : { $count }
table-discard-pile = { BEGINS($name, "aeiouhàâäéèêëîïôöùûüœ") ->
        [yes] Défausse d’{ $name } : { $count }
       *[no] Défausse de { $name } : { $count }
    }
table-your-discard-pile = Ta défausse : { $count }
table-known-hand = Cartes connues en main
table-place-your-draw = ta pioche
table-power = Puissance { $power }
table-printed-power = imprimée { $power }
table-exhausted = Inclinée
table-attacks = attaque
table-blocks = bloque
table-cannot-block = Ne peut bloquer
table-cannot-attack = Ne peut attaquer
table-cannot-play = Non jouable
table-not-sneaky = Sans Furtif
table-must-hunt = Chasseur d’abord
table-does-not-fit = Ne convient pas
table-boosts = { $count ->
        [one] Renforcée par { $count } carte
       *[other] Renforcée par { $count } cartes
    }
table-stage = Niveau { $stage } sur { $stages }
table-plays = { $name } joue { $card }
table-you-play = Tu joues { $card }
table-log-turn = Tour { $number } · { $name }
table-inspected = Pointe une carte pour la lire ici. Ce que veulent dire les signes des cartes :
table-meaning-power = au combat, la créature la plus forte détruit l’autre.

## Cards.

table-mindbug-cards = Les cartes de Mindbug
table-all-cards = Toutes les cartes
table-card-before = Carte précédente : { $name }
table-card-after = Carte suivante : { $name }
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
table-no-text = Ni mot-clé ni texte : sa puissance lui suffit.

## What cannot be done.

table-no-such-card = Cette carte n’existe pas.
