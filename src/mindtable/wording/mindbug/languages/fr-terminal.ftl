### Mindbug in French: what the terminal says of it.

## The head of the screen.

terminal-game-duel = Duel
terminal-game-tag-team = Tag Team
terminal-game-tag-team-epic = Tag Team, épique
terminal-title = Mindtable · { $game } · { $sets }{ $dice ->
    [sealed] {""}
   *[quick] {" "}· graine { $seed }
}
terminal-all-sets = toutes les séries
terminal-own-deck = deck personnel
terminal-your-turn = Votre tour
terminal-turn = { STARTS($name, "Bot ") ->
        [yes] Tour du { $name }
       *[no] { BEGINS($name, "aeiouhàâäéèêëîïôöùûüœ") ->
            [yes] Tour d’{ $name }
           *[no] Tour de { $name }
        }
    }
terminal-next = { $now }, puis { $name }
terminal-you-next = { $now }, puis vous
terminal-game-over = Partie terminée

## Players and creatures.

terminal-mindbugs = { $count ->
        [one] { $count } Mindbug
       *[other] { $count } Mindbugs
    }
terminal-mindfrogs = { $count ->
        [one] { $count } Mindfrog
       *[other] { $count } Mindfrogs
    }
terminal-your-team = Votre équipe
terminal-opponents = Adversaires
terminal-team = { $first } et { $second }
terminal-sighting = La carte { $card }, que vous avez vue, est dans { $places }.
terminal-place-hand = { STARTS($name, "Bot ") ->
        [yes] la main du { $name }
       *[no] { BEGINS($name, "aeiouhàâäéèêëîïôöùûüœ") ->
            [yes] la main d’{ $name }
           *[no] la main de { $name }
        }
    }
terminal-place-draw = { STARTS($name, "Bot ") ->
        [yes] la pioche du { $name }
       *[no] { BEGINS($name, "aeiouhàâäéèêëîïôöùûüœ") ->
            [yes] la pioche d’{ $name }
           *[no] la pioche de { $name }
        }
    }
terminal-place-unused = la pile de cartes inutilisées
terminal-in-hand = { $count } en main
terminal-to-draw = { $count } à piocher
terminal-discarded = { $count } en défausse
terminal-discard-pile = défausse : { $cards }
terminal-working-in-pile = actives dans la défausse : { $cards }
terminal-known-in-hand = en main, entre autres : { $cards }
terminal-hand = en main : { $cards }
terminal-no-creatures = aucune créature en jeu
terminal-exhausted = inclinée
terminal-stage = niveau { $stage }
terminal-boosts = { $count ->
        [one] { $count } renfort
       *[other] { $count } renforts
    }
terminal-role-attacker = attaque
terminal-role-blocker = bloque
terminal-power-raised = ▲ de { $printed }
terminal-power-lowered = ▼ de { $printed }
terminal-attack = { $attacker } attaque.
terminal-attack-blocked = { $attacker } attaque, { $blocker } bloque.

## Asking.

terminal-hint = Tapez un numéro ou help, hint, ? 1, log, discard, undo, rules, quit

## Cards to read.

terminal-keyword-frenzy = si elle survit à sa première attaque du tour, elle peut attaquer une seconde fois.
terminal-keyword-hunter = quand elle attaque, vous pouvez choisir quelle créature ennemie doit bloquer.
terminal-keyword-poisonous = elle détruit toute créature qu’elle combat, même plus puissante.
terminal-keyword-sneaky = seules les créatures ayant Furtif peuvent la bloquer.
terminal-keyword-tough = la première fois qu’elle devrait être détruite, elle est inclinée à la place.
terminal-boost = Renforcer
terminal-boost-meaning = mettez sous la créature des cartes de n’importe quelles défausses ; chacune lui donne +1 de puissance.
terminal-card-which = Quelle carte ? Par exemple : card gorillion, ou ? 1 pour la carte de la réponse 1.
terminal-card-unknown = Aucune carte ne s’appelle « { $name } ».
terminal-card-several = « { $name } » peut désigner plusieurs cartes : { $cards }.
terminal-card-none = La réponse { $number } ne porte pas sur une carte.
terminal-no-text = Ni mot-clé ni capacité : sa puissance lui suffit.
terminal-copies = { $count ->
        [one] { $count } exemplaire dans la série
       *[other] { $count } exemplaires dans la série
    }
terminal-set-aside = mise de côté, dans aucun deck
terminal-stage-of = Niveau { $stage } sur { $stages } :
terminal-under-yours = Sous votre créature { $card } : { $cards }.
terminal-under = Sous { $card } ({ $name }) : { $cards }.
terminal-discard-empty = Les défausses sont vides.
terminal-discard-of = { STARTS($name, "Bot ") ->
        [yes] Défausse du { $name }
       *[no] { BEGINS($name, "aeiouhàâäéèêëîïôöùûüœ") ->
            [yes] Défausse d’{ $name }
           *[no] Défausse de { $name }
        }
    }
terminal-discard-yours = Votre défausse

## Lists of cards.

terminal-cards-none = Aucune carte ne convient.
terminal-cards-count = { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
terminal-report-all = En tout
terminal-report-figures =
    { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } ({ $copies } avec les exemplaires){ $stages ->
        [0] { "" }
        [one] , { $stages } niveau suivant
       *[other] , { $stages } niveaux suivants
    }, { $abilities ->
        [one] { $abilities } capacité
       *[other] { $abilities } capacités
    }, { $hatches ->
        [one] { $hatches } capacité codée à part
       *[other] { $hatches } capacités codées à part
    }
terminal-report-abilities = capacités
terminal-report-effects = effets
terminal-steps-card = { $card } (face { $face })
terminal-steps-effect = { $trigger } (effet { $number })
terminal-steps-given = Donné à des créatures : { $trigger } (effet { $number })
terminal-steps-number = étape
terminal-steps-verb = fait
terminal-steps-cards = à quelles cartes
terminal-steps-many = combien
terminal-steps-amount = quelle valeur
terminal-steps-to = peut aller à
terminal-steps-opponent = { $mark } concerne l’adversaire choisi pour l’effet
terminal-steps-constants = Ce qui est toujours actif
terminal-steps-none = Rien que sa puissance et ses mots-clés.

## The end of a game.

terminal-why-life-team-you = Votre équipe n’a plus de points de vie.
terminal-why-life-team = { $name } n’ont plus de points de vie.
terminal-why-actions-team-you = Votre équipe a dû passer deux tours de suite.
terminal-why-actions-team = { $name } ont dû passer deux tours de suite.
terminal-why-life-you = Vous n’avez plus de points de vie.
terminal-why-life = { $name } n’a plus de points de vie.
terminal-why-actions-you = Vous n’aviez ni carte à jouer, ni créature pour attaquer, ni Action à utiliser.
terminal-why-actions = { $name } n’avait ni carte à jouer, ni créature pour attaquer, ni Action à utiliser.
terminal-why-effect = L’effet de la carte { $card } met fin à la partie.
terminal-why-turns = Après { $count } tours, le joueur qui a le plus de points de vie gagne.

## Help: what can be typed.

terminal-rules =
    Faites passer votre adversaire de 3 points de vie à 0. Un joueur qui ne peut rien faire pendant son tour perd aussi.

    À votre tour, faites une seule chose : jouez une carte depuis votre main, attaquez avec une de vos créatures, ou utilisez l’Action de l’une d’elles. Après avoir joué une carte, vous piochez jusqu’à en avoir de nouveau 5 en main, tant qu’il y a des cartes à piocher.

    Quand une carte est jouée, l’autre joueur peut la prendre avec un de ses deux Mindbugs : il contrôle alors la créature et résout son effet Jouer, et celui qui l’avait jouée rejoue.

    Le joueur attaqué peut bloquer avec une créature. La moins puissante est détruite ; à puissance égale, les deux le sont. Une attaque que personne ne bloque coûte 1 point de vie.

    Le déclencheur placé devant une capacité (Jouer, Attaque, Détruit, Action et d’autres) indique quand elle se déclenche ; sans déclencheur, elle est toujours active tant que la créature est en jeu.
terminal-team-rules =
    Tag Team : deux contre deux, assis en alternance. Une équipe partage 3 points de vie. Chacun a un Mindbug et un Mindfrog ; on complète sa main jusqu’à 3 cartes (dans la variante épique, 5 cartes et deux Mindbugs).

    Quand une carte est jouée, on demande à trois joueurs, l’un après l’autre, s’ils la prennent : l’adversaire de gauche (Mindbug), le coéquipier (Mindfrog), l’adversaire de droite (Mindbug). Le premier qui dit oui prend la créature ; celui qui l’avait jouée agit de nouveau dans le même tour.

    On attaque l’autre équipe : l’adversaire de gauche peut bloquer en premier, puis celui de droite. Les créatures alliées sont les vôtres et celles de votre coéquipier.

    Un joueur qui ne peut rien faire doit passer son tour. Une équipe qui doit passer deux tours de suite perd la partie.
