### French: what happened in a turn, told in the present. The comments of en-story.ftl say what each message and variable is.

## Lists of cards.

names = { $before }, { $next }
    .of = { $before-of }, { $next-of }
    .count = other
names-and = { $before } et { $last }
    .of = { $before-of } et { $last-of }
    .count = other
story-power = { $card } ({ $power })
    .of = { $card-of } ({ $power })
    .count = one
story-hidden = { $count ->
        [one] une carte
       *[other] { $count } cartes
    }
    .of = { $count ->
        [one] d’une carte
       *[other] de { $count } cartes
    }
    .count = { $count ->
        [one] one
       *[other] other
    }
story-some-effect = un effet
    .of = d’un effet
story-team = { $side ->
        [own] votre équipe
       *[other] l’équipe { $player-of } et { $teammate-of }
    }
    .of = { $side ->
        [own] de votre équipe
       *[other] de l’équipe { $player-of } et { $teammate-of }
    }
    .to = { $side ->
        [own] à votre équipe
       *[other] à l’équipe { $player-of } et { $teammate-of }
    }
    .person = third

## What stands above a story.

story-turn = Tour { $number } · { CAPITAL($name) }

## Before the first turn.

story-revealed = Pour savoir qui commence : { $cards }.
story-revealed-by = { $player-person ->
        [second] { $card } (vous)
       *[third] { $card } ({ $player })
    }

## A card is played.

story-played = { $player-person ->
        [second] Vous jouez
       *[third] { $player } joue
    } { $card }.
story-passed = { $player-person ->
        [second] Vous laissez passer.
       *[third] { $player } laisse passer.
    }
story-passed-by-all = Personne ne prend la carte.
story-no-mindbug-left = { $player-person ->
        [second] Vous n’avez plus de Mindbug.
       *[third] { $player } n’a plus de Mindbug.
    }
story-mindbug-forbidden = { $player-person ->
        [second] { $by } : vous ne pouvez pas utiliser de Mindbug.
       *[third] { $by } : { $player } ne peut pas utiliser de Mindbug.
    }
story-mindbug-used = { $player-person ->
        [second] Vous prenez la carte avec un Mindbug : **{ $left ->
            [0] il ne vous en reste plus
           *[other] il vous en reste { $left }
        }**.
       *[third] { $player } prend la carte avec un Mindbug : **{ $left ->
            [0] il ne lui en reste plus
           *[other] il lui en reste { $left }
        }**.
    }
story-mindfrog-used = { $player-person ->
        [second] Vous prenez la carte avec votre Mindfrog.
       *[third] { $player } prend la carte avec son Mindfrog.
    }
story-mindbug-cost = { $player-person ->
        [second] Cela vous coûte
       *[third] Cela coûte { $player-to }
    } { $loss }.
story-plays-again = { $player-person ->
        [second] Vous rejouez.
       *[third] { $player } rejoue.
    }
story-action-used = { $player-person ->
        [second] Vous utilisez
       *[third] { $player } utilise
    } l’Action { $card-of }.

## Attacks.

story-attacked = { CAPITAL($card) } attaque avec une puissance de **{ $power }**.
story-attacked-again = **Furie :** { $card } attaque à nouveau avec une puissance de **{ $power }**.
story-made-attack = { CAPITAL($source) } fait attaquer { $owned } avec une puissance de **{ $power }**.
story-attack-declined = { CAPITAL($card) } n’attaque pas à nouveau.
story-hunted = **Chasseur :** { $owned } doit bloquer.
story-hunt-declined = { CAPITAL($card) } ne choisit pas de proie.
story-blocked = { $player-person ->
        [second] Vous bloquez
       *[third] { $player } bloque
    } avec { $card }.
story-blocked-and-fell = { $player-person ->
        [second] Vous bloquez
       *[third] { $player } bloque
    } avec { $card }. Cette créature est détruite : { $reason }.
story-not-blocked = { $player-person ->
        [second] Vous ne bloquez pas.
       *[third] { CAPITAL($player) } ne bloque pas.
    }
story-not-blocked-and-lost = { $player-person ->
        [second] Vous ne bloquez pas et perdez
       *[third] { CAPITAL($player) } ne bloque pas et perd
    } { $loss }.
story-no-creature = { $player-person ->
        [second] Vous n’avez aucune créature pour bloquer.
       *[third] { CAPITAL($player) } n’a aucune créature pour bloquer.
    }
story-not-sneaky = **Furtif :** { $player-person ->
        [second] aucune de vos créatures ne peut bloquer.
       *[third] aucune créature { $player-of } ne peut bloquer.
    }
story-block-forbidden-this-turn = { $player-person ->
        [second] Vous ne pouvez pas bloquer ce tour-ci.
       *[third] { CAPITAL($player) } ne peut pas bloquer ce tour-ci.
    }
story-block-forbidden = { $player-person ->
        [second] { CAPITAL($by) } empêche vos créatures de bloquer.
       *[third] { CAPITAL($by) } empêche les créatures { $player-of } de bloquer.
    }

## Combat.

story-reason-power = **{ $power } contre { $against }**
story-reason-turned = **{ $power } contre { $against }**, et la moins puissante gagne
story-reason-poisonous = { $card } a Venimeux
story-fell = { STARTS($card, "votre ") ->
        [yes] { CAPITAL($card) }
       *[no] La créature { $card }
    } est détruite : { $reason }.
story-both-fell = Les deux créatures sont détruites : { $reason }.
story-held = { CAPITAL($card) } a Coriace : la créature est seulement inclinée ({ $reason }).
story-evolved-instead = Au lieu d’être détruite, { STARTS($former, "votre ") ->
        [yes] { $former }
       *[no] la créature { $former }
    } évolue en { $card } : { $reason }.
story-unharmed = { STARTS($card, "votre ") ->
        [yes] { CAPITAL($card) }
       *[no] La créature { $card }
    } ne peut pas être détruite ce tour-ci.

## Life.

story-loss = { $left ->
        [0] **{ $amount ->
            [one] { $amount } point de vie
           *[other] { $amount } points de vie
        } : il n’en reste plus**
       *[other] **{ $amount ->
            [one] { $amount } point de vie
           *[other] { $amount } points de vie
        } : il en reste { $left }**
    }
story-life-lost = { $player-person ->
        [second] Vous perdez
       *[third] { CAPITAL($player) } perd
    } { $loss }.
story-hit = L’attaque coûte { $loss }.
story-cost-life = { $player-person ->
        [second] { CAPITAL($source) } vous coûte
       *[third] { CAPITAL($source) } coûte { $player-to }
    } { $loss }.
story-gave-life = { $player-person ->
        [second] { CAPITAL($source) } vous fait gagner
       *[third] { CAPITAL($source) } fait gagner { $player-to }
    } **{ $amount ->
        [one] { $amount } point de vie
       *[other] { $amount } points de vie
    } : { $left } en tout**.

## What effects do.

story-defeated = { CAPITAL($source) } détruit { $player-person ->
        [second] { $cards-count ->
            [one] votre créature
           *[other] vos créatures
        } { $cards }.
       *[third] { $cards } du côté { $player-of }.
    }
story-defeated-itself = L’effet { $cards-of } détruit la créature elle-même.
story-made-discard = { $player-person ->
        [second] { CAPITAL($source) } : vous vous défaussez { $cards-of }.
       *[third] { CAPITAL($source) } : { $player } se défausse { $cards-of }.
    }
story-discarded = { $player-person ->
        [second] Vous vous défaussez
       *[third] { $player } se défausse
    } { $cards-of } pour { $source }.
story-took-control = { CAPITAL($source) } : { $player-person ->
        [second] vous prenez le contrôle { $cards-count ->
            [one] { $cards-of }
           *[other] des créatures { $cards }
        } ({ $former }).
       *[third] { $player } prend le contrôle { $former-person ->
            [second] { $cards-count ->
                [one] de votre créature
               *[other] de vos créatures
            } { $cards }.
           *[third] { $cards-count ->
                [one] { $cards-of }
               *[other] des créatures { $cards }
            } ({ $former }).
        }
    }
story-changed-sides = { CAPITAL($cards) } passe { $player-person ->
        [second] de votre côté
       *[third] du côté { $player-of }
    }.
story-stole = { CAPITAL($source) } : { $player-person ->
        [second] vous volez { $cards } { $former-to }.
       *[third] { $former-person ->
            [second] { $player } vous vole { $cards }.
           *[third] { $player } vole { $cards } { $former-to }.
        }
    }
story-gave = { CAPITAL($source) } : { $giver-person ->
        [second] vous donnez { $cards } { $player-to }.
       *[third] { $player-person ->
            [second] { $giver } vous donne { $cards }.
           *[third] { $giver } donne { $cards } { $player-to }.
        }
    }
story-swapped-hands = { CAPITAL($source) } : { $player-person ->
        [second] vous échangez votre main avec celle { $other-of }.
       *[third] { $other-person ->
            [second] { $player } échange sa main avec la vôtre.
           *[third] { $player } échange sa main avec celle { $other-of }.
        }
    }
story-got = { $player-person ->
        [second] Vous recevez
       *[third] { $player } reçoit
    } { $cards }.
story-came = { CAPITAL($source) } met en jeu { $cards } { $player-person ->
        [second] de votre côté
       *[third] du côté { $player-of }
    }.
story-came-back = { CAPITAL($cards) } entre en jeu { $player-person ->
        [second] de votre côté
       *[third] du côté { $player-of }
    }.
story-exhausted = { CAPITAL($source) } : { $player-person ->
        [second] { $cards-count ->
            [one] votre créature { $cards } est inclinée au lieu d’être détruite
           *[other] vos créatures { $cards } sont inclinées au lieu d’être détruites
        }
       *[third] { $cards-count ->
            [one] la créature { $cards } ({ $player }) est inclinée au lieu d’être détruite
           *[other] les créatures { $cards } ({ $player }) sont inclinées au lieu d’être détruites
        }
    } (Coriace).
story-evolved = { CAPITAL($former) } évolue en { $card }.
story-turned = { CAPITAL($card) } a désormais une puissance de { $power } et { $keyword }.
story-boosted = { CAPITAL($source) } renforce { $owned } avec { $cards } : **puissance { $power } désormais**.
story-boosted-itself = { CAPITAL($source) } se renforce avec { $cards } : **puissance { $power } désormais**.
story-safe = { STARTS($card, "votre ") ->
        [yes] { CAPITAL($card) }
       *[no] La créature { $card }
    } ne peut pas être détruite ce tour-ci.
story-gained-keyword = { CAPITAL($card) } a { $keyword } ce tour-ci.
story-kept-from-blocking = { CAPITAL($source) } empêche { $player-person ->
        [second] { $cards-count ->
            [one] votre créature
           *[other] vos créatures
        } { $cards }
       *[third] { $cards } ({ $player })
    } de bloquer ce tour-ci.
story-kept-all-from-blocking = { CAPITAL($source) } : { $player-person ->
        [second] vous ne pouvez pas bloquer ce tour-ci.
       *[third] { $player } ne peut pas bloquer ce tour-ci.
    }
story-returned = { CAPITAL($source) } renvoie { $cards } dans { $player-person ->
        [second] votre main
       *[third] la main { $player-of }
    }.
story-to-hand = { CAPITAL($source) } : { $cards } { $cards-count ->
        [one] va
       *[other] vont
    } dans { $player-person ->
        [second] votre main
       *[third] la main { $player-of }
    }.
story-went-to-hand = { CAPITAL($cards) } va dans { $player-person ->
        [second] votre main
       *[third] la main { $player-of }
    }.
story-exposed = { CAPITAL($source) } révèle { $cards-count ->
        [one] une carte
       *[other] des cartes
    } { $player-person ->
        [second] de votre main
       *[third] de la main { $player-of }
    } : { $cards }.
story-looked-at = { $player-person ->
        [second] Vous regardez
       *[third] { $player } regarde
    } { $cards } parmi les cartes inutilisées.
story-added = { CAPITAL($source) } : { $cards } { $cards-count ->
        [one] va
       *[other] vont
    } face cachée sous { $player-person ->
        [second] votre pioche
       *[third] la pioche { $player-of }
    }.
story-piled = { CAPITAL($source) } : { $cards } { $cards-count ->
        [one] va
       *[other] vont
    } dans { $player-person ->
        [second] votre défausse
       *[third] la défausse { $player-of }
    }.
story-mindbug-ready = { CAPITAL($source) } : { $player-person ->
        [second] un de vos Mindbugs est réactivé.
       *[third] un Mindbug { $player-of } est réactivé.
    }
story-named = { $player-person ->
        [second] Vous choisissez
       *[third] { $player } choisit
    } { $keyword } pour { $source }.
story-rolled = { $player-person ->
        [second] Vous lancez le dé
       *[third] { $player } lance le dé
    } pour { $source } : **{ $shown }**.
story-effect-declined = { CAPITAL($source) } : { $player-person ->
        [second] vous renoncez
       *[third] { $player } renonce
    }.
story-effect-stopped = L’effet Jouer { $card-of } est annulé.
story-nothing-came = { CAPITAL($trigger-effect) } { $source-of } ne change rien.

## How turns and games end.

story-out-of-actions = { $player-person ->
        [second] Vous n’avez
       *[third] { $player } n’a
    } ni carte à jouer, ni créature pour attaquer, ni Action à utiliser.
story-turn-skipped = { $player-person ->
        [second] Vous devez passer votre tour.
       *[third] { CAPITAL($player) } doit passer son tour.
    }
story-race-won = { CAPITAL($card) } met fin à la partie.
story-won = { $player-person ->
        [second] Vous gagnez
       *[third] { CAPITAL($player) } gagne
    } la partie.
