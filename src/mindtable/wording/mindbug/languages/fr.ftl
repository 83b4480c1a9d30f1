### Mindbug in French. The comments of en.ftl say what each message and variable is.
###
### The reader is “vous”. Forms. Players: .of (de, d’), .to (à); .person to select by (chosen: by whoever resolves the
### effect). Names and creatures: .of. Nouns are all feminine: value in the singular, .one with its article, .plural.
### Where something is said of a card by an adjective it is said of “la créature” or “la carte”, so no name needs a
### gender. De and que are elided by BEGINS, where what follows may begin with un, une, au plus, autre or a name; an h is
### elided in names of players, and in names of cards by a form of their own (fr-names.ftl). Moves are infinitives, like
### buttons.

## Players.

player-the-opponent = l’adversaire
    .of = de l’adversaire
    .to = à l’adversaire
    .person = third
player-an-opponent = un adversaire
    .of = d’un adversaire
    .to = à un adversaire
    .person = chosen
player-each-opponent = chaque adversaire
    .of = de chaque adversaire
    .to = à chaque adversaire
    .person = third
player-each-player = chaque joueur
    .of = de chaque joueur
    .to = à chaque joueur
    .person = third
player-your-teammate = votre coéquipier
    .of = de votre coéquipier
    .to = à votre coéquipier
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
    .effect = l’effet « Dans la défausse »
trigger-arrived = Quand cette carte arrive dans votre défausse
    .effect = l’effet d’arrivée dans la défausse
trigger-your-turn-ends = À la fin de votre tour
    .effect = l’effet de fin de tour
trigger-turn-ends = À la fin de chaque tour
    .effect = l’effet de fin de tour
in-the-discard-pile = Dans la défausse
heading = { $trigger } :

## Sentences of a card.

sentence = { CAPITAL($clause) }.
sentence-then = { $before } Puis { $clause }.
sentence-if-you-do = { $before } Si vous le faites, { $clause }.

## How effects combine within a clause.

part = faites ceci : « { CAPITAL($effect) } »
    .infinitive = faire ceci : « { CAPITAL($effect) } »
whenever-you-lose-life = chaque fois que vous perdez des points de vie, { $effect }
then = { $before }, puis { $effect }
# Conditions that begin with an i begin with il.
if = { BEGINS($condition, "i") ->
        [yes] s’{ $condition }, { $effect }
       *[no] si { $condition }, { $effect }
    }
while = { $clause } { $condition-while }
may = vous pouvez { $effect-infinitive }
if-you-do = { $before } ; si vous le faites, { $effect }
either = { $first }, ou bien { $second }
while-rolling = lancez un dé : sur { $least } ou plus, { $effect } et relancez le dé

## Nouns. Forms: .one, .plural.

creature-this-creature = cette créature
    .one = cette créature
    .plural = cette créature
    .each = cette créature
    .number = one
creature-either-side = créature
    .one = une créature de votre choix
    .plural = créatures
card-of-choice = { $player-person ->
        [second] carte
       *[third] carte de son choix
    }
    .one = { $player-person ->
        [second] une carte
       *[third] une carte de son choix
    }
    .plural = { $player-person ->
        [second] cartes
       *[third] cartes de son choix
    }
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
boost-card = carte de renfort d’une créature de votre choix
    .one = une carte de renfort d’une créature de votre choix
    .plural = cartes de renfort de créatures de votre choix
boost-card-of-this = carte de renfort qui était sous cette créature
    .one = une carte de renfort qui était sous cette créature
    .plural = cartes de renfort qui étaient sous cette créature

boosted = { $noun } renforcée
    .one = une { $noun } renforcée
    .plural = { $noun-plural } renforcées
other = autre { $noun }
    .one = une autre { $noun }
    .plural = autres { $noun-plural }
power-at-least = { $noun } de puissance { $power } ou plus
    .one = une { $noun } de puissance { $power } ou plus
    .plural = { $noun-plural } de puissance { $power } ou plus
power-at-most = { $noun } de puissance { $power } ou moins
    .one = une { $noun } de puissance { $power } ou moins
    .plural = { $noun-plural } de puissance { $power } ou moins
power-between = { $noun } de puissance { $least } à { $most }
    .one = une { $noun } de puissance { $least } à { $most }
    .plural = { $noun-plural } de puissance { $least } à { $most }
power-lower-than-that-of-this-creature = { $noun } de puissance inférieure à celle de cette créature
    .one = une { $noun } de puissance inférieure à celle de cette créature
    .plural = { $noun-plural } de puissance inférieure à celle de cette créature
power-more-than-1-away-from-that-of-this-creature = { $noun } dont la puissance diffère de plus de 1 de celle de cette créature
    .one = une { $noun } dont la puissance diffère de plus de 1 de celle de cette créature
    .plural = { $noun-plural } dont la puissance diffère de plus de 1 de celle de cette créature
power-equal-to-that-of-another-creature = { $noun } de même puissance qu’une autre créature
    .one = une { $noun } de même puissance qu’une autre créature
    .plural = { $noun-plural } de même puissance qu’une autre créature
power-equal-to-that-printed-on-the-card-just-shown = { $noun } dont la puissance est égale à celle imprimée sur la carte révélée
    .one = une { $noun } dont la puissance est égale à celle imprimée sur la carte révélée
    .plural = { $noun-plural } dont la puissance est égale à celle imprimée sur la carte révélée
having = { $noun } ayant { $keywords }
    .one = une { $noun } ayant { $keywords }
    .plural = { $noun-plural } ayant { $keywords }
having-any-keyword = { $noun } ayant au moins un mot-clé
    .one = une { $noun } ayant au moins un mot-clé
    .plural = { $noun-plural } ayant au moins un mot-clé
having-named-keyword = { $noun } ayant le mot-clé choisi
    .one = une { $noun } ayant le mot-clé choisi
    .plural = { $noun-plural } ayant le mot-clé choisi
with-play-effect = { $noun } ayant un effet Jouer
    .one = une { $noun } ayant un effet Jouer
    .plural = { $noun-plural } ayant un effet Jouer
# Not “qui peut attaquer” behind “contrôlée par votre coéquipier”: it would be said of the teammate.
able-to-attack = { STARTS($noun, "créature contrôlée") ->
        [yes] { $noun } et capable d’attaquer
       *[no] { $noun } qui peut attaquer
    }
    .one = { STARTS($noun, "créature contrôlée") ->
        [yes] une { $noun } et capable d’attaquer
       *[no] une { $noun } qui peut attaquer
    }
    .plural = { STARTS($noun, "créature contrôlée") ->
        [yes] { $noun-plural } et capables d’attaquer
       *[no] { $noun-plural } qui peuvent attaquer
    }
blocked = { $noun } qui a bloqué pendant ce tour
    .one = une { $noun } qui a bloqué pendant ce tour
    .plural = { $noun-plural } qui ont bloqué pendant ce tour
# Not “que vous ne contrôlez pas”: after “ou plus” that would read as a comparison.
not-yours = { $noun } contrôlée par un autre joueur
    .one = une { $noun } contrôlée par un autre joueur
    .plural = { $noun-plural } contrôlées par d’autres joueurs
of-your-teammate = { $noun } contrôlée par votre coéquipier
    .one = une { $noun } contrôlée par votre coéquipier
    .plural = { $noun-plural } contrôlées par votre coéquipier
power-highest = { $noun } la plus puissante
    .one = une { $noun } la plus puissante
    .plural = { $noun-plural } les plus puissantes
power-lowest = { $noun } la moins puissante
    .one = une { $noun } la moins puissante
    .plural = { $noun-plural } les moins puissantes
power-highest-in-play = { $noun } la plus puissante en jeu
    .one = une { $noun } la plus puissante en jeu
    .plural = { $noun-plural } les plus puissantes en jeu
power-lowest-in-play = { $noun } la moins puissante en jeu
    .one = une { $noun } la moins puissante en jeu
    .plural = { $noun-plural } les moins puissantes en jeu
of-equal-power = { $noun } de même puissance
    .one = une { $noun } de même puissance
    .plural = { $noun-plural } de même puissance
from-discard-pile = { $noun } { $player-person ->
        [second] de votre défausse
       *[third] de la défausse { $player-of }
    }
    .one = une { $noun } { $player-person ->
        [second] de votre défausse
       *[third] de la défausse { $player-of }
    }
    .plural = { $noun-plural } { $player-person ->
        [second] de votre défausse
       *[third] de la défausse { $player-of }
    }
from-any-discard-pile = { $noun } de n’importe quelle défausse
    .one = une { $noun } de n’importe quelle défausse
    .plural = { $noun-plural } de n’importe quelles défausses

creatures = les { $noun-plural }
    .each = chaque { $noun }
    .number = many
the-creature = la { $noun }
    .each = la { $noun }
    .number = one
each-if-tied = { $clause } (toutes, en cas d’égalité)

# .of: with “de”, where “de jusqu’à 2” would be clumsy.
every = toutes les { $noun-plural }
    .of = de toutes les { $noun-plural }
    .chosen = nothing
the-one-or-tied = la { $noun } (toutes, en cas d’égalité)
    .of = de la { $noun } (toutes, en cas d’égalité)
    .chosen = nothing
any-number = n’importe quel nombre { BEGINS($noun-plural, "a") ->
        [yes] d’{ $noun-plural }
       *[no] de { $noun-plural }
    }
    .of = de n’importe quel nombre { BEGINS($noun-plural, "a") ->
        [yes] d’{ $noun-plural }
       *[no] de { $noun-plural }
    }
    .chosen = several
up-to = { $count ->
        [1] au plus une { $noun }
       *[other] au plus { $count } { $noun-plural }
    }
    .of = { $count ->
        [1] d’au plus une { $noun }
       *[other] d’au plus { $count } { $noun-plural }
    }
    .chosen = { $count ->
        [1] one
       *[other] several
    }
exactly = { $count ->
        [1] { $noun-one }
       *[other] { $count } { $noun-plural }
    }
    .of = { $count ->
        [1] { BEGINS($noun-one, "u") ->
            [yes] d’{ $noun-one }
           *[no] de { $noun-one }
        }
       *[other] de { $count } { $noun-plural }
    }
    .chosen = { $count ->
        [1] one
       *[other] several
    }
between = { $least } à { $most } { $noun-plural }
    .of = de { $least } à { $most } { $noun-plural }
    .chosen = several
one-for-each = une { $noun } par { $count-each }
    .of = d’une { $noun } par { $count-each }
    .chosen = several
up-to-one-for-each = au plus une { $noun } par { $count-each }
    .of = d’au plus une { $noun } par { $count-each }
    .chosen = several

count-as-many-as-they-control-creatures = le nombre de créatures qu’il contrôle
    .each = créature qu’il contrôle
count-as-many-as-they-have-Mindbugs-left = le nombre de Mindbugs qui lui restent
    .each = Mindbug qui lui reste
count-as-many-as-were-discarded = le nombre de cartes défaussées
    .each = carte défaussée

## Conditions.

your-turn = c’est votre tour
    .while = pendant votre tour
life-is = { $life ->
        [one] vous avez exactement { $life } point de vie
       *[other] vous avez exactement { $life } points de vie
    }
    .while = { $life ->
        [one] tant que vous avez exactement { $life } point de vie
       *[other] tant que vous avez exactement { $life } points de vie
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
allied-of-equal-power = au moins deux créatures alliées ont la même puissance
    .while = tant qu’au moins deux créatures alliées ont la même puissance
no-mindbug-left = vous n’avez plus de Mindbug
    .while = si vous n’avez plus de Mindbug
empty-discard-pile = votre défausse est vide
    .while = tant que votre défausse est vide
empty-hand = votre main est vide
    .while = tant que votre main est vide
defeated-an-enemy = cette créature a détruit une créature ennemie au combat pendant ce tour
    .while = pendant les tours où cette créature a détruit une créature ennemie au combat
fewer-creatures = vous contrôlez moins de créatures { BEGINS($player, "u") ->
        [yes] qu’{ $player }
       *[no] que { $player }
    }
    .while = tant que vous contrôlez moins de créatures { BEGINS($player, "u") ->
        [yes] qu’{ $player }
       *[no] que { $player }
    }
more-creatures = vous contrôlez plus de créatures { BEGINS($player, "u") ->
        [yes] qu’{ $player }
       *[no] que { $player }
    }
    .while = tant que vous contrôlez plus de créatures { BEGINS($player, "u") ->
        [yes] qu’{ $player }
       *[no] que { $player }
    }

## Effects.

gain-life = gagnez { $amount ->
        [one] { $amount } point de vie
       *[other] { $amount } points de vie
    }
    .infinitive = gagner { $amount ->
        [one] { $amount } point de vie
       *[other] { $amount } points de vie
    }
lose-life = { $player-person ->
        [second] perdez
       *[third] { $player } perd
    } { $amount ->
        [one] { $amount } point de vie
       *[other] { $amount } points de vie
    }
    .infinitive = perdre { $amount ->
        [one] { $amount } point de vie
       *[other] { $amount } points de vie
    }
lose-life-for-each = { $player-person ->
        [second] perdez 1 point de vie par { $count-each }
       *[third] { $player } perd 1 point de vie par { $count-each }
    }
lose-life-to = { $player-person ->
        [second] perdez des points de vie jusqu’à ce qu’il vous en reste { $left }
       *[third] { $player } perd des points de vie jusqu’à ce qu’il lui en reste { $left }
    }
match-life = gagnez ou perdez des points de vie jusqu’à en avoir autant { BEGINS($player, "u") ->
        [yes] qu’{ $player }
       *[no] que { $player }
    }
win = vous gagnez la partie
refresh-mindbug = { $player-person ->
        [second] réactivez un de vos Mindbugs utilisés
       *[third] réactivez un Mindbug utilisé { $player-of }
    }

defeat = détruisez { $which }
    .infinitive = détruire { $which }
take-control = prenez le contrôle { $which-of }
    .infinitive = prendre le contrôle { $which-of }
give-control = donnez le contrôle de cette créature { $player-to }
return-to-hand = { $which-chosen ->
        [one] renvoyez { $which } dans la main du joueur qui la contrôle
       *[other] renvoyez { $which } dans la main des joueurs qui les contrôlent
    }
    .infinitive = renvoyer { $which } dans la main du joueur qui la contrôle
evolve = cette créature évolue en { $card }
may-evolve = vous pouvez faire évoluer cette créature en { $card }
boost-this = renforcez cette créature avec { $cards ->
        [1] 1 carte au plus
       *[other] { $cards } cartes au plus
    }
boost = { $cards ->
        [1] renforcez { $which } avec 1 carte au plus
       *[other] renforcez une ou plusieurs { $noun-plural } avec { $cards } cartes au plus en tout
    }
must-attack = { $which-chosen ->
        [one] choisissez { $which } : le joueur qui la contrôle doit attaquer immédiatement avec elle
        [several] choisissez { $which } : les joueurs qui les contrôlent doivent attaquer immédiatement avec elles
       *[nothing] les joueurs qui contrôlent { $which } doivent attaquer immédiatement avec elles
    }
    .infinitive = choisir { $which } : le joueur qui la contrôle doit attaquer immédiatement avec elle
cannot-block-this-turn = { $which-chosen ->
        [one] { $which } ne peut pas bloquer ce tour-ci
        [several] choisissez { $which } : elles ne peuvent pas bloquer ce tour-ci
       *[nothing] { $which } ne peuvent pas bloquer ce tour-ci
    }
    .infinitive = empêcher { $which } de bloquer ce tour-ci
no-blocks-this-turn = { $player-person ->
        [second] vous ne pouvez pas bloquer ce tour-ci
        [chosen] choisissez { $player } : il ne peut pas bloquer ce tour-ci
       *[third] { $player } ne peut pas bloquer ce tour-ci
    }
move-to-hand = mettez dans { $player-person ->
        [second] votre main
       *[third] la main { $player-of }
    } { $which }
    .infinitive = mettre dans { $player-person ->
        [second] votre main
       *[third] la main { $player-of }
    } { $which }
move-this-to-hand = mettez cette créature dans { $player-person ->
        [second] votre main
       *[third] la main { $player-of }
    }
cannot-be-defeated-this-turn = cette créature ne peut pas être détruite ce tour-ci
has-this-turn = cette créature a { $keyword } jusqu’à la fin du tour
name-keyword = choisissez un mot-clé
resolve-play-effect-of = { $which-chosen ->
        [one] choisissez { $which } et résolvez son effet Jouer comme s’il était imprimé sur cette carte
        [several] choisissez { $which } et résolvez leurs effets Jouer comme s’ils étaient imprimés sur cette carte
       *[nothing] résolvez les effets Jouer { $which-of } comme s’ils étaient imprimés sur cette carte
    }
    .infinitive = choisir { $which } et résoudre son effet Jouer comme s’il était imprimé sur cette carte

discard = { $player-person ->
        [second] défaussez-vous { $which-of }
       *[third] { $player } se défausse { $which-of }
    }
    .infinitive = vous défausser { $which-of }
discard-at-random = { $player-person ->
        [second] défaussez-vous
       *[third] { $player } se défausse
    } { $cards ->
        [1] d’une carte
       *[other] de { $cards } cartes
    } au hasard
discard-draw-pile = { $player-person ->
        [second] défaussez-vous de votre pioche
       *[third] { $player } se défausse de sa pioche
    }
discard-hand-and-draw-pile = { $player-person ->
        [second] défaussez-vous de votre main et de votre pioche
       *[third] { $player } se défausse de sa main et de sa pioche
    }
steal-at-random = volez { $cards ->
        [1] une carte
       *[other] { $cards } cartes
    } au hasard { $player-person ->
        [second] dans votre main
       *[third] dans la main { $player-of }
    }
reveal-to-pile = révélez une carte au hasard { $player-person ->
        [second] dans votre main
       *[third] dans la main { $player-of }
    } et mettez-la dans la défausse d’un joueur de votre choix
swap-hands = échangez votre main avec { $player-person ->
        [second] la vôtre
       *[third] celle { $player-of }
    }
to-hand = prenez en main { $which }
    .infinitive = prendre en main { $which }
play-from = { $which-chosen ->
        [one] choisissez { $which } et jouez-la
        [several] choisissez { $which } et jouez-les
       *[nothing] jouez { $which }
    }
    .infinitive = jouer { $which }
play-quietly = { $which-chosen ->
        [one] choisissez { $which } et jouez-la sans son effet Jouer
        [several] choisissez { $which } et jouez-les sans leurs effets Jouer
       *[nothing] jouez { $which } sans leurs effets Jouer
    }
    .infinitive = jouer { $which } sans son effet Jouer
play-this = jouez cette carte
    .infinitive = jouer cette carte
give-to-you = { $player-person ->
        [second] choisissez une carte de votre main et gardez-la
       *[third] { $player } choisit une carte de sa main et vous la donne
    }
pass-to-left = { $player-person ->
        [second] choisissez une carte de votre main et donnez-la au joueur à votre gauche
       *[third] { $player } choisit une carte de sa main et la donne au joueur à sa gauche
    }
show-from-hand = { $player-person ->
        [second] choisissez une carte de votre main et révélez-la
       *[third] { $player } choisit une carte de sa main et la révèle
    }
may-play-it = vous pouvez la jouer immédiatement
from-unused-to-hand = { $cards ->
        [1] regardez la première carte de la pile de cartes inutilisées et mettez-la
       *[other] regardez les { $cards } premières cartes de la pile de cartes inutilisées, mettez-en une
    } dans { $player-person ->
        [second] votre main
       *[third] la main { $player-of }
    }{ $cards ->
        [1] { "" }
       *[other] {" "}et remélangez les autres dans la pile
    }
from-unused = { $cards ->
        [1] mettez sous votre pioche, sans la regarder, la première carte
       *[other] mettez sous votre pioche, sans les regarder, les { $cards } premières cartes
    } de la pile de cartes inutilisées
gets = { $creatures-each } gagne { $bonus }
gets-less = { $creatures-each } perd { $bonus }
has = { $creatures-each } a { $bonus }
only-other-gets = tant qu’il y a exactement une autre créature alliée, celle-ci gagne { $bonus }

## Constant abilities.

more-power = +{ $power } de puissance
less-power = { $power } de puissance
for-each = { $bonus } pour chaque { $noun }
copies-keywords = parmi { $keywords }, cette créature a chaque mot-clé que possède au moins une créature ennemie
cannot-block = { $creatures } { $creatures-number ->
        [one] ne peut pas bloquer
       *[many] ne peuvent pas bloquer
    }
cannot-block-this = { $creatures } { $creatures-number ->
        [one] ne peut pas bloquer
       *[many] ne peuvent pas bloquer
    } cette créature
blocked-by-near-power-only = seules les créatures dont la puissance diffère d’au plus 1 de celle de cette créature peuvent la bloquer
cannot-attack = { $creatures } { $creatures-number ->
        [one] ne peut pas attaquer
       *[many] ne peuvent pas attaquer
    }
cannot-attack-or-block = { $creatures } { $creatures-number ->
        [one] ne peut ni attaquer ni bloquer
       *[many] ne peuvent ni attaquer ni bloquer
    }
no-play-effects = les effets Jouer des adversaires ne font rien
no-mindbugs = personne ne peut utiliser de Mindbug
mindbugs-cost-life = chaque fois qu’un adversaire utilise un Mindbug, il perd d’abord { $life ->
        [one] { $life } point de vie
       *[other] { $life } points de vie
    }
no-cards-to-hand = aucune carte ne peut aller dans la main d’un adversaire
cannot-play = { $player-person ->
        [second] vous ne pouvez pas jouer de { $noun-plural } depuis votre main
       *[third] { $player } ne peut pas jouer de { $noun-plural } depuis sa main
    }
wins-if-unable-to-act = { $player-person ->
        [second] si vous ne pouvez rien faire pendant votre tour, votre équipe gagne la partie
       *[third] si { $player } ne peut rien faire pendant son tour, votre équipe gagne la partie
    }
hunts-on-the-left = cette créature ne peut choisir comme proie que des créatures contrôlées par le joueur à votre gauche
more-life-lost = si un adversaire devait perdre des points de vie, il en perd { $life } de plus
lower-power-wins = dans les combats de cette créature, la plus puissante des deux créatures est détruite, au lieu de la moins puissante
must-be-hunted = si un adversaire peut attaquer pendant son tour avec une créature ayant Chasseur, il doit le faire et choisir cette créature comme proie
evolves-instead = cette créature évolue en { $card } au lieu d’être détruite
turns-when-exhausted = quand cette créature devient inclinée, choisissez : désormais, elle a { $first }, ou bien { $second }, à la place de sa puissance et de son mot-clé imprimés
side = une puissance de { $power } et { $keyword }
grants = { $creatures-each } a aussi « { $trigger } : { CAPITAL($effect) } »

## What a player is asked.

question-turn = À vous : jouez une carte ou attaquez.
question-mindbug = { CAPITAL($player) } joue { $card }. Utiliser un Mindbug ?
question-mindfrog = { CAPITAL($player) } joue { $card }. Utiliser votre Mindfrog ?
question-hunt = { $attacker } a Chasseur. Qui doit bloquer ?
question-block = { $attacker } ({ $power }) attaque. Qui bloque ?
question-again = { $attacker } a Furie. Attaquer à nouveau ?
question-order = Plusieurs effets sont à résoudre. Lequel d’abord ?
question-choose-side = La créature { $turning } est inclinée. Que devient-elle ?

question-choose = { $card } : { $doing ->
        [defeat] quelle créature détruire ?
        [take-control] de quelle créature prendre le contrôle ?
        [boost-this] avec quelle carte la renforcer ?
        [boost-card] avec quelle carte renforcer ?
        [boost-creature] quelle créature renforcer ?
        [must-attack] quelle créature doit attaquer ?
        [cannot-block] quelle créature ne pourra pas bloquer ?
        [copy] quel effet Jouer résoudre ?
        [discard] de quelle carte vous défausser ?
        [to-hand] quelle carte prendre en main ?
        [play] quelle carte jouer ?
        [play-quietly] quelle carte jouer sans son effet Jouer ?
        [give] quelle carte donner { $player-to } ?
        [show] quelle carte révéler ?
        [pass-left] quelle carte donner à votre gauche ?
        [give-unused] quelle carte donner à votre coéquipier ?
        [move-to-hand] quelle créature prendre en main ?
       *[other] que choisir ?
    }
question-choose-player = { $card } : { $doing ->
        [choose-pile] dans quelle défausse va { $given } ?
        [choose-opponent] quel adversaire ?
       *[other] quel joueur ?
    }
question-choose-keyword = { $card } : quel mot-clé choisir ?
question-choose-effect = { $card } : lequel des deux effets ?
question-may = { $card } : { $doing ->
        [lose-life] { $amount ->
            [one] perdre { $amount } point de vie pour cet effet ?
           *[other] perdre { $amount } points de vie pour cet effet ?
        }
        [evolve] la faire évoluer ?
        [play-this] la jouer depuis votre défausse ?
        [play-given] jouer ou garder { $given } ?
       *[other] utiliser son effet ?
    }
question-of-other = C’est { $player-to } de décider.

## Moves.

card-number = { $card } n° { $number }
    .of = { $card-of } n° { $number }

move-play = Jouer { $card }
move-attack = Attaquer avec { $card }
move-action = Utiliser l’Action { $card-of }
move-mindbug = Utiliser un Mindbug
move-mindfrog = Utiliser le Mindfrog
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
move-choose-keyword = Choisir { $keyword }
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
refusal-must-choose = Ce n’est pas facultatif : il faut choisir quelque chose.
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
refusal-not-sneaky = La créature { $card } ne peut pas bloquer { $attacker } : seule une créature ayant Furtif le peut.
refusal-no-such-copy = La carte { $card } { $which } n’est pas ici.
refusal-other-question-turn = Choisissez d’abord l’action de votre tour.
refusal-other-question-mindbug = Décidez d’abord si vous utilisez un Mindbug.
refusal-other-question-mindfrog = Décidez d’abord si vous utilisez votre Mindfrog.
refusal-other-question-hunt = Choisissez d’abord une proie.
refusal-other-question-block = Choisissez d’abord si vous bloquez, et avec quelle créature.
refusal-other-question-again = Décidez d’abord si vous attaquez à nouveau.
refusal-other-question-choose = Faites d’abord votre choix.
refusal-other-question-choose-player = Choisissez d’abord un joueur.
refusal-other-question-choose-keyword = Choisissez d’abord un mot-clé.
refusal-other-question-choose-side = Choisissez d’abord la nouvelle puissance et le nouveau mot-clé.
refusal-other-question-choose-effect = Choisissez d’abord l’un des deux effets.
refusal-other-question-may = Répondez d’abord par oui ou par non.
refusal-other-question-order = Choisissez d’abord le premier effet à résoudre.
