### Mindbug in French: what the web table says of fights, of what they leave behind, and of great moments.

## What would come of a fight.

outcome-wins = { $card } gagne
outcome-wins-short = Gagne
outcome-falls = { $card } : détruite
outcome-falls-short = Détruite
outcome-holds = { $card } tient bon
outcome-holds-short = Tient bon
outcome-evolves = { $card } évolue
outcome-evolves-short = Évolue
outcome-both-fall = Les 2 détruites
outcome-nobody-falls = Aucune détruite
outcome-depends = Ça dépend
outcome-you-win = Vous gagnez
outcome-you-lose = Vous perdez
outcome-numbers = { $mine } : { $theirs }
outcome-poisonous = Venimeux · { $numbers }
outcome-turned-around = { $numbers } · la plus faible gagne
outcome-tough = { $numbers } · Coriace
outcome-and-more = { $detail } · ?
outcome-and-life = { $detail } · { $whose ->
        [ours] vous perdez { $life } PV
       *[theirs] l’adversaire perd { $life } PV
    }

## Why a creature cannot block.

outcome-power-at-most = puissance { $power } ou moins
outcome-power-at-least = puissance { $power } ou plus
outcome-not-sneaky = n’a pas Furtif
outcome-not-this-turn = pas ce tour-ci
outcome-never = ne bloque jamais

## What it costs not to block.

price-life = −{ $life } PV, reste { $left }
price-lost = vous perdez
price-won = vous gagnez
price-next = puis { $name } décide
price-nothing = aucun PV perdu

## What follows when a card is taken, or not.

taking = Vous prenez { $card }. { $name } rejoue.
taking-left = { $token ->
        [mindfrog] Il ne vous restera plus de Mindfrog.
       *[mindbug] { $count ->
            [0] Il ne vous restera plus de Mindbug.
            [one] Il vous restera 1 Mindbug.
           *[other] Il vous restera { $count } Mindbugs.
        }
    }
passing = { $then ->
        [you] { $name } garde { $card }, puis c’est à vous de jouer.
        [they] { $name } garde { $card }, puis c’est { STARTS($after, "Bot ") ->
            [yes] au { $after }
           *[no] à { $after }
        } de jouer.
       *[open] { $name } garde { $card }.
    }
passing-asked = Puis c’est { STARTS($name, "Bot ") ->
        [yes] au { $name }
       *[no] à { $name }
    } de décider.
passing-kept = { $token ->
        [mindfrog] Vous gardez votre Mindfrog.
       *[mindbug] { $count ->
            [one] Vous gardez votre Mindbug.
           *[other] Vous gardez vos { $count } Mindbugs.
        }
    }
stakes-life = Vous perdez { $life } PV : il vous en reste { $left }.
stakes-won = Vous gagnez la partie.
stakes-lost = Vous perdez la partie.

## Why the numbers are what they are.

reason-power = { $card } : { $power } pour { $creatures }.
reason-own-power = { $card } : { $power }.
reason-boosts = Cartes de renfort : { $power } pour { $creatures }.
reason-ban = { $card } : { $text }

## Traces.

trace-fell = détruite
trace-fell-fighting = détruite, { $numbers }
trace-creature = { $what ->
        [twice] a attaqué deux fois
        [attacked] a attaqué
        [taken] prise à l’instant
       *[new] nouvelle
    }
trace-hand = { $how ->
        [stolen] volée à l’instant
        [given] reçue
       *[returned] de retour en main
    }

## Great moments.

moment-heading = { $token ->
        [mindfrog] Mindfrog !
       *[mindbug] Mindbug !
    }
moment-taken = { $whose ->
        [yours] { $card } est à vous.
        [mine] { $taker } vous prend { $card }.
       *[theirs] { $taker } prend { $card } { STARTS($name, "Bot ") ->
            [yes] au { $name }
           *[no] à { $name }
        }.
    }
moment-again = { $whose ->
        [you] Vous rejouez.
       *[they] { $name } rejoue.
    }
moment-left = { $count ->
        [0] il n’en reste plus
       *[other] il en reste { $count }
    }
moment-control = { $whose ->
        [you] Vous contrôlez désormais { $card }.
       *[they] { $name } contrôle désormais { $card }.
    }
moment-fall = { $count } créatures sont détruites avec elle.
moment-stolen = { $count } cartes volées.
moment-evolved = { $card } : niveau { $stage } sur { $stages }
moment-last-life = { $whose ->
        [ours] Votre dernier PV !
       *[theirs] { $name } : dernier PV !
    }
moment-tag = Tag ! { $name } bloque avec { $card }.
