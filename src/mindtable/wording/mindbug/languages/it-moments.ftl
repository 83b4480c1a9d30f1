### Mindbug in Italian: what the web table says of fights, of what they leave behind, and of great moments.

## What would come of a fight.

outcome-wins = { $card } vince
outcome-wins-short = Vince
outcome-falls = { $card } perde
outcome-falls-short = Perde
outcome-holds = { $card } resiste
outcome-holds-short = Resiste
outcome-evolves = { $card } si evolve
outcome-evolves-short = Si evolve
outcome-both-fall = Perdono entrambe
outcome-nobody-falls = Nessuna perde
outcome-depends = Dipende
outcome-you-win = Vinci la partita
outcome-you-lose = Perdi la partita
outcome-numbers = { $mine } : { $theirs }
outcome-poisonous = Veleno · { $numbers }
outcome-turned-around = { $numbers } · vince la più bassa
outcome-tough = { $numbers } · Tenacia
outcome-and-more = { $detail } · ?
outcome-and-life = { $detail } · { $whose ->
        [ours] perdi { $life } PV
       *[theirs] l’altra parte perde { $life } PV
    }

## Why a creature cannot block.

outcome-power-at-most = forza { $power } o meno
outcome-power-at-least = forza { $power } o più
outcome-not-sneaky = senza Furtività
outcome-not-this-turn = non in questo turno
outcome-never = non può mai bloccare

## What it costs not to block.

price-life = −{ $life } PV, { $left ->
        [one] ne resta { $left }
       *[other] ne restano { $left }
    }
price-lost = perdi la partita
price-won = vinci la partita
price-next = poi decide { $name }
price-nothing = nessun PV perso

## What follows when a card is taken, or not.

taking = Prendi tu { $card }. { $name } gioca di nuovo.
taking-left = { $token ->
        [mindfrog] È il tuo ultimo Mindfrog.
       *[mindbug] { $count ->
            [0] È il tuo ultimo Mindbug.
            [one] Poi ti resta { $count } Mindbug.
           *[other] Poi ti restano { $count } Mindbug.
        }
    }
passing = { $then ->
        [you] { $name } si tiene { $card }, poi tocca a te.
        [they] { $name } si tiene { $card }, poi tocca { STARTS($after, "Bot ") ->
            [yes] al { $after }
           *[no] { BEGINS($after, "aàá") ->
                [yes] ad { $after }
               *[no] a { $after }
            }
        }.
       *[open] { $name } si tiene { $card }.
    }
passing-asked = Poi decide { $name }.
passing-kept = { $token ->
        [mindfrog] Conservi il tuo Mindfrog.
       *[mindbug] { $count ->
            [one] Conservi il tuo Mindbug.
           *[other] Conservi i tuoi { $count } Mindbug.
        }
    }
stakes-life = Perdi { $life } { $life ->
        [one] punto vita
       *[other] punti vita
    }: { $left ->
        [one] ne resta { $left }
       *[other] ne restano { $left }
    }.
stakes-won = Vinci la partita.
stakes-lost = Perdi la partita.

## Why the numbers are what they are.

reason-power = { $creatures }: { $power } di forza da { $card }.
reason-own-power = { $card }: { $power } di forza.
reason-boosts = { $creatures }: { $power } di forza dalle carte rinforzo.
reason-ban = { $card }: { $text }

## Traces.

trace-fell = sconfitta
trace-fell-fighting = sconfitta, { $numbers }
trace-creature = { $what ->
        [twice] ha attaccato due volte
        [attacked] ha attaccato
        [taken] appena presa
       *[new] nuova
    }
trace-hand = { $how ->
        [stolen] appena rubata
        [given] ricevuta
       *[returned] di nuovo in mano
    }

## Great moments.

moment-heading = { $token ->
        [mindfrog] Mindfrog!
       *[mindbug] Mindbug!
    }
moment-taken = { $whose ->
        [yours] { $card } passa dalla tua parte.
        [mine] { $taker } ti prende { $card }.
       *[theirs] { $taker } prende { $card } ({ $name }).
    }
moment-again = { $whose ->
        [you] Giochi di nuovo.
       *[they] { $name } gioca di nuovo.
    }
moment-left = { $count ->
        [0] era l’ultimo
        [one] ne resta 1
       *[other] ne restano { $count }
    }
moment-control = { $whose ->
        [you] Prendi il controllo di { $card }.
       *[they] { $name } prende il controllo di { $card }.
    }
moment-fall = Altre { $count } creature sconfitte.
moment-stolen = { $count } carte rubate.
moment-evolved = { $card }: stadio { $stage } di { $stages }
moment-last-life = { $whose ->
        [ours] Il tuo ultimo punto vita!
       *[theirs] { $name }: ultimo punto vita!
    }
moment-tag = Tag! { $name } blocca con { $card }.
