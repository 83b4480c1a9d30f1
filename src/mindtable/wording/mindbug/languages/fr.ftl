### Mindbug in French. The comments of en.ftl say what each message and variable is.
###
### Forms. Players: .of (de, d’), .to (à); .person to select by. Names and creatures: .of. Nouns are all feminine:
### value in the singular, .one with its article, .plural. Where something is said of a card by an adjective it is said
### of “la créature” or “la carte”, so no name needs a gender. De and que are elided by BEGINS, where what follows may
### begin with un, une, au plus, autre or a name; an h is elided in names of players, and in names of cards by a form
### of their own (fr-names.ftl). Moves are infinitives, like buttons. Before : ; ? ! and within « » stands a no-break
### space.

## Players.

player-the-opponent = l’adversaire
    .of = de l’adversaire
    .to = à l’adversaire
    .person = third
player-an-opponent = un adversaire
    .of = d’un adversaire
    .to = à un adversaire
    .person = third
player-each-opponent = chaque adversaire
    .of = de chaque adversaire
    .to = à chaque adversaire
    .person = third
player-each-player = chaque joueur
    .of = de chaque joueur
    .to = à chaque joueur
    .person = third
player-your-teammate = ton coéquipier
    .of = de ton coéquipier
    .to = à ton coéquipier
    .person = third

## Cards and sets.

card-original = { $name }
card-named = { $name }
    .count = one
    .of = { BEGINS($name, "aeiouàâäéèêëîïôöùûüœ") ->
        [yes] d’{ $name }
       *[no] de { $name }
    }
set-named = { $name }
owned = { $player-person ->
        [second] votre créature { $card }
       *[third] { $card } ({ $player })
    }
    .of = { $player-person ->
        [second] de votre créature { $card }
       *[third] { $card-of } ({ $player })
    }

## Keywords, and lists.

keyword-frenzy = Furie
keyword-hunter = Chasseur
keyword-poisonous = Venimeux
keyword-sneaky = Furtif
keyword-tough = Coriace

keywords = { $before }, { $next }
keywords-and = { $before } et { $last }
keywords-or = { $before } ou { $last }

## When an effect happens. .effect: the effect itself, with its article.

trigger-play = Jouer
    .effect = l’effet Jouer
trigger-attack = Attaque
    .effect = l’effet Attaque
trigger-defeated = Détruit
    .effect = l’effet Détruit
trigger-action = Action
    .effect = l’Action
trigger-life-lost = { in-the-discard-pile }
    .effect = l’effet de défausse
trigger-arrived = Quand cette carte arrive dans ta défausse
    .effect = l’effet de défausse
trigger-your-turn-ends = À la fin de ton tour
    .effect = l’effet de fin de tour
trigger-turn-ends = À la fin de chaque tour
    .effect = l’effet de fin de tour
in-the-discard-pile = Dans la défausse
heading = { $trigger } :

## Sentences of a card.

sentence = { CAPITAL($clause) }.
sentence-then = { $before } Puis { $clause }.
sentence-if-you-do = { $before } Si tu le fais, { $clause }.

## How effects combine within a clause.

part = ({ $effect })
each-time-life-falls = chaque fois que ta vie baisse, { $effect }
then = { $before }, puis { $effect }
# Conditions that begin with an i begin with il.
if = { BEGINS($condition, "i") ->
        [yes] s’{ $condition }, { $effect }
       *[no] si { $condition }, { $effect }
    }
while = { $clause } { $condition-while }
may = { $effect } si tu veux
if-you-do = { $before } ; si tu le fais, { $effect }
either = au choix, { $first } ou { $second }
while-rolling = lance un dé ; sur { $least } ou plus, { $effect } et relance-le

## Nouns. Forms: .one, .plural.

creature-this-creature = cette créature
    .one = cette créature
    .plural = cette créature
    .each = cette créature
    .number = one
creature-either-side = créature
    .one = n’importe quelle créature
    .plural = créatures
creature-allied = créature alliée
    .one = une créature alliée
    .plural = créatures alliées
creature-enemy = créature ennemie
    .one = une créature ennemie
    .plural = créatures ennemies
creature-not-controlled-by-you = créature
    .one = une créature
    .plural = créatures
creature-controlled-by-your-teammate = créature
    .one = une créature
    .plural = créatures
card = carte
    .one = une carte
    .plural = cartes
boost-card = carte de renfort de n’importe quelle créature
    .one = une carte de renfort de n’importe quelle créature
    .plural = cartes de renfort de n’importe quelles créatures
boost-card-of-this = carte de renfort de cette créature
    .one = une carte de renfort de cette créature
    .plural = cartes de renfort de cette créature

boosted = { $noun } renforcée
    .one = une { $noun } renforcée
    .plural = { $noun-plural } renforcées
other = autre { $noun }
    .one = une autre { $noun }
    .plural = autres { $noun-plural }
power-at-least = { $noun } de puissance { $power } ou plus
    .one = { $noun-one } de puissance { $power } ou plus
    .plural = { $noun-plural } de puissance { $power } ou plus
power-at-most = { $noun } de puissance { $power } ou moins
    .one = { $noun-one } de puissance { $power } ou moins
    .plural = { $noun-plural } de puissance { $power } ou moins
power-between = { $noun } de puissance { $least } à { $most }
    .one = { $noun-one } de puissance { $least } à { $most }
    .plural = { $noun-plural } de puissance { $least } à { $most }
power-lower-than-that-of-this-creature = { $noun } de puissance inférieure à celle de cette créature
    .one = { $noun-one } de puissance inférieure à celle de cette créature
    .plural = { $noun-plural } de puissance inférieure à celle de cette créature
power-more-than-1-away-from-that-of-this-creature = { $noun } dont la puissance diffère de plus de 1 de celle de cette créature
    .one = { $noun-one } dont la puissance diffère de plus de 1 de celle de cette créature
    .plural = { $noun-plural } dont la puissance diffère de plus de 1 de celle de cette créature
power-equal-to-that-of-another-creature = { $noun } de même puissance qu’une autre créature
    .one = { $noun-one } de même puissance qu’une autre créature
    .plural = { $noun-plural } de même puissance qu’une autre créature
power-equal-to-that-printed-on-the-card-just-shown = { $noun } dont la puissance est celle imprimée sur la carte montrée
    .one = { $noun-one } dont la puissance est celle imprimée sur la carte montrée
    .plural = { $noun-plural } dont la puissance est celle imprimée sur la carte montrée
having = { $noun } avec { $keywords }
    .one = { $noun-one } avec { $keywords }
    .plural = { $noun-plural } avec { $keywords }
having-any-keyword = { $noun } avec au moins un mot-clé
    .one = { $noun-one } avec au moins un mot-clé
    .plural = { $noun-plural } avec au moins un mot-clé
having-named-keyword = { $noun } avec le mot-clé nommé
    .one = { $noun-one } avec le mot-clé nommé
    .plural = { $noun-plural } avec le mot-clé nommé
with-play-effect = { $noun } avec un effet Jouer
    .one = { $noun-one } avec un effet Jouer
    .plural = { $noun-plural } avec un effet Jouer
able-to-attack = { $noun } capable d’attaquer
    .one = { $noun-one } capable d’attaquer
    .plural = { $noun-plural } capables d’attaquer
blocked = { $noun } qui a bloqué pendant ce tour
    .one = { $noun-one } qui a bloqué pendant ce tour
    .plural = { $noun-plural } qui ont bloqué pendant ce tour
# Not “que tu ne contrôles pas”: after “ou plus” that would read as a comparison.
not-yours = { $noun } qui n’est pas à toi
    .one = { $noun-one } qui n’est pas à toi
    .plural = { $noun-plural } qui ne sont pas à toi
of-your-teammate = { $noun } contrôlée par ton coéquipier
    .one = { $noun-one } contrôlée par ton coéquipier
    .plural = { $noun-plural } contrôlées par ton coéquipier
power-highest = { $noun } à la puissance la plus haute
    .one = { $noun-one } à la puissance la plus haute
    .plural = { $noun-plural } à la puissance la plus haute
power-lowest = { $noun } à la puissance la plus basse
    .one = { $noun-one } à la puissance la plus basse
    .plural = { $noun-plural } à la puissance la plus basse
of-equal-power = { $noun } de même puissance
    .one = { $noun-one } de même puissance
    .plural = { $noun-plural } de même puissance
from-discard-pile = { $noun } { $player-person ->
        [second] de ta défausse
       *[third] de la défausse { $player-of }
    }
    .one = { $noun-one } { $player-person ->
        [second] de ta défausse
       *[third] de la défausse { $player-of }
    }
    .plural = { $noun-plural } { $player-person ->
        [second] de ta défausse
       *[third] de la défausse { $player-of }
    }
from-any-discard-pile = { $noun } de n’importe quelle défausse
    .one = { $noun-one } de n’importe quelle défausse
    .plural = { $noun-plural } de n’importe quelles défausses

creatures = les { $noun-plural }
    .each = chaque { $noun }
    .number = many
the-creatures = les { $noun-plural }
    .each = chaque { $noun }
    .number = many

every = toutes les { $noun-plural }
    .chosen = nothing
any-number = un nombre quelconque { BEGINS($noun-plural, "a") ->
        [yes] d’{ $noun-plural }
       *[no] de { $noun-plural }
    }
    .chosen = several
up-to = { $count ->
        [1] au plus une { $noun }
       *[other] jusqu’à { $count } { $noun-plural }
    }
    .chosen = { $count ->
        [1] one
       *[other] several
    }
exactly = { $count ->
        [1] { $noun-one }
       *[other] { $count } { $noun-plural }
    }
    .chosen = { $count ->
        [1] one
       *[other] several
    }
between = { $least } à { $most } { $noun-plural }
    .chosen = several
one-for-each = une { $noun } pour chaque { $count-each }
    .chosen = several
up-to-one-for-each = au plus une { $noun } pour chaque { $count-each }
    .chosen = several

count-as-many-as-they-control-creatures = le nombre de créatures qu’il contrôle
    .each = créature qu’il contrôle
count-as-many-as-they-have-Mindbugs-left = le nombre de Mindbugs qui lui restent
    .each = Mindbug qui lui reste
count-as-many-as-were-discarded = le nombre de cartes défaussées
    .each = carte défaussée

## Conditions.

your-turn = c’est ton tour
    .while = pendant tes tours
life-is = { $life ->
        [one] tu as exactement { $life } point de vie
       *[other] tu as exactement { $life } points de vie
    }
    .while = { $life ->
        [one] tant que tu as exactement { $life } point de vie
       *[other] tant que tu as exactement { $life } points de vie
    }
alone = il n’y a pas d’autre créature alliée
    .while = tant qu’il n’y a pas d’autre créature alliée
one-other = il y a exactement une autre créature alliée
    .while = tant qu’il y a exactement une autre créature alliée
enemy-creatures = { $least ->
        [1] il y a une créature ennemie
       *[other] il y a au moins { $least } créatures ennemies
    }
    .while = { $least ->
        [1] tant qu’il y a une créature ennemie
       *[other] tant qu’il y a au moins { $least } créatures ennemies
    }
allied-of-equal-power = deux créatures alliées ont la même puissance
    .while = tant que deux créatures alliées ont la même puissance
no-mindbug-left = tu n’as plus de Mindbug
    .while = tant que tu n’as plus de Mindbug
empty-discard-pile = ta défausse est vide
    .while = tant que ta défausse est vide
empty-hand = ta main est vide
    .while = tant que ta main est vide
defeated-an-enemy = cette créature a détruit une créature ennemie au combat pendant ce tour
    .while = pendant les tours où cette créature a détruit une créature ennemie au combat
fewer-creatures = tu contrôles moins de créatures { BEGINS($player, "u") ->
        [yes] qu’{ $player }
       *[no] que { $player }
    }
    .while = tant que tu contrôles moins de créatures { BEGINS($player, "u") ->
        [yes] qu’{ $player }
       *[no] que { $player }
    }
more-creatures = tu contrôles plus de créatures { BEGINS($player, "u") ->
        [yes] qu’{ $player }
       *[no] que { $player }
    }
    .while = tant que tu contrôles plus de créatures { BEGINS($player, "u") ->
        [yes] qu’{ $player }
       *[no] que { $player }
    }

## Effects.

gain-life = augmente ta vie de { $amount }
lose-life = { $player-person ->
        [second] baisse ta vie de { $amount }
       *[third] la vie { $player-of } baisse de { $amount }
    }
lose-life-for-each = { $player-person ->
        [second] baisse ta vie de 1 pour chaque { $count-each }
       *[third] la vie { $player-of } baisse de 1 pour chaque { $count-each }
    }
lose-life-to = { $player-person ->
        [second] baisse ta vie à { $left }
       *[third] la vie { $player-of } tombe à { $left }
    }
match-life = { $player-person ->
        [second] ta vie reste égale à elle-même
       *[third] ta vie devient égale à celle { $player-of }
    }
win = tu gagnes la partie
refresh-mindbug = { $player-person ->
        [second] réactive un de tes Mindbugs utilisés
       *[third] réactive un Mindbug utilisé { $player-of }
    }

defeat = détruis { $which }
take-control = prends le contrôle { BEGINS($which, "au") ->
        [yes] d’{ $which }
       *[no] de { $which }
    }
give-control = donne le contrôle de cette créature { $player-to }
return-to-hand = { $which-chosen ->
        [one] renvoie { $which } dans la main du joueur qui la contrôle
       *[other] renvoie { $which } dans la main des joueurs qui les contrôlent
    }
evolve = fais évoluer cette créature
boost-this = renforce cette créature avec { $cards ->
        [1] au plus une carte
       *[other] jusqu’à { $cards } cartes
    }
boost = { $cards ->
        [1] renforce { $which } avec au plus une carte
       *[other] renforce une ou plusieurs { $noun-plural } avec jusqu’à { $cards } cartes en tout
    }
must-attack = { $which-chosen ->
        [one] choisis { $which } : le joueur qui la contrôle attaque aussitôt avec elle
        [several] choisis { $which } : les joueurs qui les contrôlent attaquent aussitôt avec elles
       *[nothing] les joueurs qui contrôlent { $which } attaquent aussitôt avec elles
    }
cannot-block-this-turn = { $which-chosen ->
        [one] choisis { $which } : elle ne peut pas bloquer jusqu’à la fin du tour
        [several] choisis { $which } : elles ne peuvent pas bloquer jusqu’à la fin du tour
       *[nothing] empêche { $which } de bloquer jusqu’à la fin du tour
    }
no-blocks-this-turn = { $player-person ->
        [second] tu ne peux pas bloquer jusqu’à la fin du tour
       *[third] empêche { $player } de bloquer jusqu’à la fin du tour
    }
move-to-hand = mets { $which } dans { $player-person ->
        [second] ta main
       *[third] la main { $player-of }
    }
cannot-be-defeated-this-turn = rien ne peut détruire cette créature jusqu’à la fin du tour
has-this-turn = cette créature gagne { $keyword } jusqu’à la fin du tour
name-keyword = nomme un mot-clé
resolve-play-effect-of = { $which-chosen ->
        [one] choisis { $which } et applique son effet Jouer comme si c’était celui de cette créature
        [several] choisis { $which } et applique leurs effets Jouer comme si c’étaient ceux de cette créature
       *[nothing] applique les effets Jouer de { $which } comme si c’étaient ceux de cette créature
    }

discard = { $player-person ->
        [second] choisis { $which } et défausse-t’en
       *[third] { $player } choisit { $which } et s’en défausse
    }
discard-at-random = { $player-person ->
        [second] défausse-toi au hasard
       *[third] { $player } se défausse au hasard
    } { $cards ->
        [1] d’une carte
       *[other] de { $cards } cartes
    }
discard-draw-pile = { $player-person ->
        [second] défausse-toi de toutes les cartes de ta pioche
       *[third] { $player } se défausse de toutes les cartes de sa pioche
    }
discard-hand-and-draw-pile = { $player-person ->
        [second] défausse-toi de toutes les cartes de ta main et de ta pioche
       *[third] { $player } se défausse de toutes les cartes de sa main et de sa pioche
    }
steal-at-random = vole au hasard { $cards ->
        [1] une carte
       *[other] { $cards } cartes
    } { $player-person ->
        [second] de ta main
       *[third] de la main { $player-of }
    }
reveal-to-pile = révèle au hasard une carte { $player-person ->
        [second] de ta main
       *[third] de la main { $player-of }
    } et mets-la dans la défausse de n’importe quel joueur
swap-hands = échange ta main avec { $player-person ->
        [second] la tienne
       *[third] celle { $player-of }
    }
to-hand = prends en main { $which }
play-from = { $which-chosen ->
        [one] choisis { $which } et joue-la
        [several] choisis { $which } et joue-les
       *[nothing] joue { $which }
    }
play-quietly = { $which-chosen ->
        [one] choisis { $which } et joue-la sans son effet Jouer
        [several] choisis { $which } et joue-les sans leurs effets Jouer
       *[nothing] joue { $which } sans leurs effets Jouer
    }
play-this = joue cette carte
give-to-you = { $player-person ->
        [second] choisis une carte de ta main et garde-la
       *[third] { $player } choisit une carte de sa main et te la donne
    }
give-to-play-or-keep = { $player-person ->
        [second] choisis une carte de ta main ; joue-la aussitôt ou garde-la en main
       *[third] { $player } choisit une carte de sa main et te la donne ; joue-la aussitôt ou garde-la en main
    }
pass-to-left = { $player-person ->
        [second] choisis une carte de ta main et donne-la au joueur à ta gauche
       *[third] { $player } choisit une carte de sa main et la donne au joueur à sa gauche
    }
show-from-hand = { $player-person ->
        [second] choisis une carte de ta main et montre-la
       *[third] { $player } choisit une carte de sa main et la montre
    }
may-play-it = joue-la aussitôt si tu veux
from-unused-to-hand = { $cards ->
        [1] regarde la première carte de la pile de cartes inutilisées et mets-la
       *[other] regarde les { $cards } premières cartes de la pile de cartes inutilisées, mets-en une
    } dans { $player-person ->
        [second] ta main
       *[third] la main { $player-of }
    }{ $cards ->
        [1] { "" }
       *[other] {" "}et remélange les autres
    }
from-unused = { $cards ->
        [1] mets sous ta pioche, sans la regarder, la première carte
       *[other] mets sous ta pioche, sans les regarder, les { $cards } premières cartes
    } de la pile de cartes inutilisées

## Constant abilities.

get = { $creatures-each } gagne { $bonus }
more-power = +{ $power } de puissance
less-power = −{ $power } de puissance
for-each = { $bonus } pour chaque { $noun }
copies-keywords = parmi { $keywords }, cette créature a tout ce qu’une créature ennemie a
cannot-block = { $creatures } { $creatures-number ->
        [one] ne peut pas bloquer
       *[many] ne peuvent pas bloquer
    }
cannot-block-this = { $creatures } { $creatures-number ->
        [one] ne peut pas bloquer
       *[many] ne peuvent pas bloquer
    } cette créature
cannot-attack = { $creatures } { $creatures-number ->
        [one] ne peut pas attaquer
       *[many] ne peuvent pas attaquer
    }
no-play-effects = les effets Jouer des adversaires ne font rien
no-mindbugs = personne ne peut utiliser de Mindbug
mindbugs-cost-life = chaque fois qu’un adversaire utilise un Mindbug, sa vie baisse d’abord de { $life }
no-cards-to-hand = aucune carte ne peut aller dans la main d’un adversaire
cannot-play = { $player-person ->
        [second] tu ne peux jouer de ta main aucune { $noun }
       *[third] { $player } ne peut jouer de sa main aucune { $noun }
    }
wins-if-unable-to-act = { $player-person ->
        [second] si tu n’as aucune action à faire à ton tour, ton équipe gagne la partie
       *[third] si { $player } n’a aucune action à faire à son tour, ton équipe gagne la partie
    }
hunts-on-the-left = avec Chasseur, cette créature ne peut choisir que des créatures contrôlées par le joueur à ta gauche
more-life-lost = chaque fois que la vie d’un adversaire baisse, elle baisse de { $life } de plus
lower-power-wins = dans les combats de cette créature, la plus puissante des deux créatures est détruite, et non la moins puissante
must-be-hunted = pendant leurs tours, les adversaires qui peuvent attaquer avec une créature ayant Chasseur doivent le faire et prendre cette créature pour proie
evolves-instead = cette créature évolue au lieu d’être détruite
turns-when-exhausted = quand cette créature devient inclinée, tourne-la du côté de ton choix : { $sides }
side = puissance { $power } et { $keyword }
grants = { $creatures-each } a aussi « { $trigger } : { CAPITAL($effect) } »

## What a player is asked.

question-turn = À vous : jouez une carte ou attaquez.
question-mindbug = { CAPITAL($player) } joue { $card }. Utiliser un Mindbug ?
question-mindfrog = { CAPITAL($player) } joue { $card }. Utiliser le Mindfrog ?
question-hunt = { $attacker } a Chasseur. Quelle créature doit bloquer ?
question-block = { $attacker } ({ $power }) attaque. Qui bloque ?
question-again = { $attacker } a Furie. Attaquer à nouveau ?
question-order = Plusieurs effets sont à résoudre. Lequel d’abord ?
question-choose-side = La créature { $turning } est inclinée. Que devient-elle ?

question-choose = { $card } : { $doing ->
        [defeat] quelle créature détruire ?
        [take-control] de quelle créature prendre le contrôle ?
        [boost-this] avec quelle carte la renforcer ?
        [boost-card] avec quelle carte renforcer ?
        [boost-creature] quelle créature renforcer ?
        [must-attack] quelle créature doit attaquer ?
        [cannot-block] quelle créature ne pourra pas bloquer ?
        [copy] quel effet Jouer résoudre ?
        [discard] de quelle carte vous défausser ?
        [to-hand] quelle carte prendre en main ?
        [play] quelle carte jouer ?
        [play-quietly] quelle carte jouer sans son effet Jouer ?
        [give] quelle carte donner { $player-to } ?
        [show] quelle carte révéler ?
        [pass-left] quelle carte donner à votre gauche ?
        [give-unused] quelle carte donner à votre coéquipier ?
        [move-to-hand] quelle créature prendre en main ?
       *[other] que choisir ?
    }
question-choose-player = { $card } : { $doing ->
        [choose-pile] dans quelle défausse va { $given } ?
        [choose-opponent] quel adversaire ?
       *[other] quel joueur ?
    }
question-choose-keyword = { $card } : quel mot-clé nommer ?
question-choose-effect = { $card } : lequel des deux effets ?
question-may = { $card } : { $doing ->
        [lose-life] { $amount ->
            [one] perdre { $amount } point de vie pour cet effet ?
           *[other] perdre { $amount } points de vie pour cet effet ?
        }
        [evolve] la faire évoluer ?
        [play-this] la jouer depuis votre défausse ?
        [play-given] jouer ou garder { $given } ?
       *[other] utiliser son effet ?
    }
question-of-other = C’est { $player-to } de décider.

## Moves.

card-number = { $card } n° { $number }
    .of = { $card-of } n° { $number }

move-play = Jouer { $card }
move-attack = Attaquer avec { $card }
move-action = Utiliser l’Action { $card-of }
move-mindbug = Utiliser un Mindbug
move-mindfrog = Utiliser un Mindfrog
move-pass = Laisser passer
move-hunt = Choisir { $card } comme proie
move-no-hunt = Sans proie
move-block = Bloquer avec { $card }
move-no-block = Ne pas bloquer
move-again = Attaquer à nouveau
move-stop = Ne plus attaquer
move-choose = { $doing ->
        [defeat] Détruire { $card }
        [take-control] Contrôler { $card }
        [boost-this] Renforcer avec { $card }
        [boost-card] Renforcer avec { $card }
        [boost-creature] Renforcer { $card }
        [must-attack] Faire attaquer { $card }
        [cannot-block] Empêcher { $card } de bloquer
        [copy] Effet Jouer { $card-of }
        [discard] Se défausser { $card-of }
        [to-hand] Prendre { $card } en main
        [play] Jouer { $card }
        [play-quietly] Jouer { $card } sans effet Jouer
        [give] Donner { $card }
        [show] Révéler { $card }
        [pass-left] Donner { $card }
        [give-unused] Donner { $card }
        [move-to-hand] Prendre { $card } en main
       *[other] Choisir { $card }
    }
move-choose-player = { $doing ->
        [choose-pile] { $player-person ->
            [second] Dans votre défausse
           *[third] Dans la défausse { $player-of }
        }
       *[other] { $player-person ->
            [second] Vous choisir
           *[third] Choisir { $player }
        }
    }
move-choose-keyword = Nommer { $keyword }
move-choose-side = Puissance { $power } et { $keyword }
move-choose-effect-boost = Renforcer une créature
move-choose-effect-defeat = Détruire une créature
move-choose-effect-take = Prendre une carte en main
move-choose-effect-control = Contrôler une créature
move-done = Terminer
move-yes = { $doing ->
        [play-given] La jouer
       *[other] Oui
    }
move-no = { $doing ->
        [play-given] La garder
       *[other] Non
    }
move-resolve = { CAPITAL($card) } d’abord

## Why a move is refused.

refusal-not-asked = Ce n’est pas à vous de décider maintenant.
refusal-must-choose = Ce n’est pas facultatif : il faut choisir quelque chose.
refusal-must-hunt = Vous devez attaquer avec une créature ayant Chasseur et choisir { $prey } comme proie.
refusal-not-offered = On ne peut pas choisir cela ici.
refusal-cannot-play = La carte { $card } ne peut pas être jouée maintenant.
refusal-not-yours = Vous ne contrôlez pas la créature { $card }.
refusal-no-enemy = Il n’y a pas de créature ennemie { $card } à choisir comme proie.
refusal-no-effect-waits = La carte { $card } n’a aucun effet à résoudre.
refusal-no-choice = On ne peut pas choisir { $card } ici.
refusal-no-action = La créature { $card } n’a pas d’Action à utiliser maintenant.
refusal-cannot-attack = La créature { $card } ne peut pas attaquer.
refusal-cannot-block = La créature { $card } ne peut pas bloquer { $attacker }.
refusal-not-sneaky = La créature { $card } ne peut pas bloquer { $attacker } : seule une créature ayant Furtif le peut.
refusal-no-such-copy = La carte { $card } { $which } n’est pas ici.
refusal-other-question-turn = Choisissez d’abord l’action de votre tour.
refusal-other-question-mindbug = Décidez d’abord si vous utilisez un Mindbug.
refusal-other-question-mindfrog = Décidez d’abord si vous utilisez un Mindfrog.
refusal-other-question-hunt = Choisissez d’abord une proie.
refusal-other-question-block = Choisissez d’abord qui bloque.
refusal-other-question-again = Décidez d’abord si vous attaquez à nouveau.
refusal-other-question-choose = Faites d’abord votre choix.
refusal-other-question-choose-player = Choisissez d’abord un joueur.
refusal-other-question-choose-keyword = Choisissez d’abord un mot-clé.
refusal-other-question-choose-side = Choisissez d’abord la nouvelle puissance et le nouveau mot-clé.
refusal-other-question-choose-effect = Choisissez d’abord l’un des deux effets.
refusal-other-question-may = Répondez d’abord par oui ou par non.
refusal-other-question-order = Choisissez d’abord le premier effet à résoudre.
