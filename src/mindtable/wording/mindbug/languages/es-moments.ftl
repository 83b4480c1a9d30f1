### Mindbug in Spanish: what the web table says of fights, of what they leave behind, and of great moments.

## What would come of a fight.

outcome-wins = { $card } gana
outcome-wins-short = Gana
outcome-falls = { $card } pierde
outcome-falls-short = Pierde
outcome-holds = { $card } aguanta
outcome-holds-short = Aguanta
outcome-evolves = { $card } evoluciona
outcome-evolves-short = Evoluciona
outcome-both-fall = Pierden las dos
outcome-nobody-falls = Ninguna pierde
outcome-depends = Depende
outcome-you-win = Ganas
outcome-you-lose = Pierdes
outcome-numbers = { $mine } : { $theirs }
outcome-poisonous = Veneno · { $numbers }
outcome-turned-around = { $numbers } · gana el menor
outcome-tough = { $numbers } · Dureza
outcome-and-more = { $detail } · ?
outcome-and-life = { $detail } · { $whose ->
        [ours] pierdes { $life } de vida
       *[theirs] oponente: −{ $life } de vida
    }

## Why a creature cannot block.

outcome-power-at-most = poder { $power } o menos
outcome-power-at-least = poder { $power } o más
outcome-not-sneaky = sin Sigilo
outcome-not-this-turn = este turno no
outcome-never = nunca bloquea

## What it costs not to block.

price-life = −{ $life } de vida, { $left ->
        [one] te queda { $left }
       *[other] te quedan { $left }
    }
price-lost = pierdes la partida
price-won = ganas la partida
price-next = { STARTS($name, "Bot ", "Jugador ") ->
        [yes] después decide el { $name }
       *[no] después decide { $name }
    }
price-nothing = no pierdes vida

## What follows when a card is taken, or not.

taking = { STARTS($name, "Bot ", "Jugador ") ->
        [yes] Te quedas con { $card }. El { $name } juega otra vez.
       *[no] Te quedas con { $card }. { $name } juega otra vez.
    }
taking-left = { $token ->
        [mindfrog] Después no te quedará ningún Mindfrog.
       *[mindbug] { $count ->
            [0] Después no te quedará ningún Mindbug.
            [one] Después te quedará 1 Mindbug.
           *[other] Después te quedarán { $count } Mindbugs.
        }
    }
passing = { STARTS($name, "Bot ", "Jugador ") ->
        [yes] El { $name }
       *[no] { $name }
    } se queda con { $card }{ $then ->
        [you] {" "}y después es tu turno.
        [they] {" "}y después { STARTS($after, "Bot ", "Jugador ") ->
            [yes] es el turno del { $after }.
           *[no] es el turno de { $after }.
        }
       *[open] .
    }
passing-asked = { STARTS($name, "Bot ", "Jugador ") ->
        [yes] Después decide el { $name }.
       *[no] Después decide { $name }.
    }
passing-kept = { $token ->
        [mindfrog] Conservas tu Mindfrog.
       *[mindbug] { $count ->
            [one] Conservas tu Mindbug.
           *[other] Conservas tus { $count } Mindbugs.
        }
    }
stakes-life = Pierdes { $life } { $life ->
        [one] punto de vida
       *[other] puntos de vida
    }: { $left ->
        [one] te queda { $left }
       *[other] te quedan { $left }
    }.
stakes-won = Ganas la partida.
stakes-lost = Pierdes la partida.

## Why the numbers are what they are.

reason-power = { $card }: { $power } para { $creatures }.
reason-own-power = { $card }: { $power }.
reason-boosts = Cartas debajo: { $power } para { $creatures }.
reason-ban = { $card }: { $text }

## Traces.

trace-fell = derrotada
trace-fell-fighting = derrotada, { $numbers }
trace-creature = { $what ->
        [twice] atacó dos veces
        [attacked] atacó
        [taken] recién tomada
       *[new] nueva
    }
trace-hand = { $how ->
        [stolen] recién robada
        [given] te la dieron
       *[returned] de vuelta en la mano
    }

## Great moments.

moment-heading = { $token ->
        [mindfrog] ¡Mindfrog!
       *[mindbug] ¡Mindbug!
    }
moment-taken = { $whose ->
        [yours] Te quedas con { $card }.
        [mine] { STARTS($taker, "Bot ", "Jugador ") ->
            [yes] El { $taker } te quita { $card }.
           *[no] { $taker } te quita { $card }.
        }
       *[theirs] { STARTS($taker, "Bot ", "Jugador ") ->
            [yes] El { $taker }
           *[no] { $taker }
        } le quita { $card } { STARTS($name, "Bot ", "Jugador ") ->
            [yes] al { $name }.
           *[no] a { $name }.
        }
    }
moment-again = { $whose ->
        [you] Juegas otra vez.
       *[they] { STARTS($name, "Bot ", "Jugador ") ->
            [yes] El { $name } juega otra vez.
           *[no] { $name } juega otra vez.
        }
    }
moment-left = { $count ->
        [0] no queda ninguno
        [one] queda 1
       *[other] quedan { $count }
    }
moment-control = { $whose ->
        [you] Tomas el control de { $card }.
       *[they] { STARTS($name, "Bot ", "Jugador ") ->
            [yes] El { $name } toma el control de { $card }.
           *[no] { $name } toma el control de { $card }.
        }
    }
moment-fall = ¡Derrota otras { $count } criaturas!
moment-stolen = ¡{ $count } cartas robadas!
moment-evolved = { $card }: etapa { $stage } de { $stages }
moment-last-life = { $whose ->
        [ours] ¡Tu último punto de vida!
       *[theirs] { $name }: ¡último punto de vida!
    }
moment-tag = { STARTS($name, "Bot ", "Jugador ") ->
        [yes] ¡Relevo! El { $name } bloquea con { $card }.
       *[no] ¡Relevo! { $name } bloquea con { $card }.
    }
