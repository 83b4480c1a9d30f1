### Mindbug in Spanish: what the web table says of fights, of what they leave behind, and of great moments.

## What would come of a fight.

outcome-wins = { $card } gana
outcome-wins-short = Gana
outcome-falls = { $card } cae
outcome-falls-short = Cae
outcome-holds = { $card } aguanta
outcome-holds-short = Aguanta
outcome-evolves = { $card } evoluciona
outcome-evolves-short = Evoluciona
outcome-both-fall = Caen las dos
outcome-nobody-falls = Ninguna cae
outcome-depends = Depende
outcome-you-win = Ganas
outcome-you-lose = Pierdes
outcome-numbers = { $mine } : { $theirs }
outcome-poisonous = veneno · { $numbers }
outcome-turned-around = { $numbers } · gana el menor
outcome-tough = { $numbers } · dureza
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
        [one] queda { $left }
       *[other] quedan { $left }
    }
price-lost = pierdes la partida
price-won = ganas la partida
price-next = luego decide { $name }
price-nothing = sin perder vida

## What follows when a card is taken, or not.

taking = Te quedas con { $card }. { $name } juega otra vez.
taking-left = { $token ->
        [mindfrog] Después no te queda ningún Mindfrog.
       *[mindbug] { $count ->
            [0] Después no te queda ningún Mindbug.
            [one] Después te queda 1 Mindbug.
           *[other] Después te quedan { $count } Mindbugs.
        }
    }
passing = { $then ->
        [you] { $name } se queda con { $card } y luego es tu turno.
        [they] { $name } se queda con { $card } y luego es el turno de { $after }.
       *[open] { $name } se queda con { $card }.
    }
passing-asked = Luego decide { $name }.
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
        [one] queda { $left }
       *[other] quedan { $left }
    }.
stakes-won = Ganas la partida.
stakes-lost = Pierdes la partida.

## Why the numbers are what they are.

reason-power = { $card }: { $power } para { $creatures }.
reason-boosts = Cartas debajo: { $power } para { $creatures }.
reason-ban = { $card }: { $text }

## Traces.

trace-fell = cayó
trace-fell-fighting = cayó, { $numbers }
trace-creature = { $what ->
        [twice] atacó dos veces
        [attacked] atacó
        [taken] recién tomada
       *[new] nueva
    }
trace-hand = { $how ->
        [stolen] robada al oponente
        [given] recibida
       *[returned] de vuelta en la mano
    }

## Great moments.

moment-heading = { $token ->
        [mindfrog] ¡Mindfrog!
       *[mindbug] ¡Mindbug!
    }
moment-taken = { $whose ->
        [yours] Te llevas { $card }.
        [mine] { $taker } te quita { $card }.
       *[theirs] { $taker } le quita { $card } a { $name }.
    }
moment-again = { $whose ->
        [you] Juegas otra vez.
       *[they] { $name } juega otra vez.
    }
moment-left = { $count ->
        [0] no queda ninguno
        [one] queda 1
       *[other] quedan { $count }
    }
moment-control = { $whose ->
        [you] Tomas el control de { $card }.
       *[they] { $name } toma el control de { $card }.
    }
moment-fall = Con ella caen { $count } criaturas.
moment-stolen = { $count } cartas cambian de manos.
moment-evolved = { $card }: etapa { $stage } de { $stages }
moment-last-life = { $whose ->
        [ours] ¡Tu último punto de vida!
       *[theirs] { $name }: ¡último punto de vida!
    }
moment-tag = ¡Relevo! { $name } bloquea con { $card }.
