### Mindbug in Polish: what the web table says of fights, of what they leave behind, and of great moments.

## What would come of a fight.

outcome-wins = { $card } wygrywa
outcome-wins-short = Wygrywa
outcome-falls = { $card } ginie
outcome-falls-short = Ginie
outcome-holds = { $card } wytrzymuje
outcome-holds-short = Wytrzymuje
outcome-evolves = { $card } ewoluuje
outcome-evolves-short = Ewoluuje
outcome-both-fall = Oba giną
outcome-nobody-falls = Nikt nie ginie
outcome-depends = To zależy
outcome-you-win = Wygrywasz
outcome-you-lose = Przegrywasz
outcome-numbers = { $mine } : { $theirs }
outcome-poisonous = trujący · { $numbers }
outcome-turned-around = { $numbers } · wygrywa słabszy
outcome-tough = { $numbers } · twardy
outcome-and-more = { $detail } · ?
outcome-and-life = { $detail } · { $whose ->
        [ours] tracisz { $life } pkt życia
       *[theirs] przeciwnik traci { $life } pkt życia
    }

## Why a creature cannot block.

outcome-power-at-most = siła { $power } lub mniejsza
outcome-power-at-least = siła { $power } lub większa
outcome-not-sneaky = nie jest podstępny
outcome-not-this-turn = nie w tej turze
outcome-never = nigdy nie blokuje

## What it costs not to block.

price-life = −{ $life } pkt życia, { $left ->
        [few] zostaną { $left }
       *[many] zostanie { $left }
    }
price-lost = przegrywasz
price-won = wygrywasz
price-next = potem decyduje { $name }
price-nothing = bez straty życia

## What follows when a card is taken, or not.

taking = Przejmujesz kartę { $card }. { $name } gra jeszcze raz.
taking-left = { $token ->
        [mindfrog] Nie zostanie ci już żaden Mindfrog.
       *[mindbug] { $count ->
            [0] Nie zostanie ci już żaden Mindbug.
            [one] Zostanie ci 1 Mindbug.
            [few] Zostaną ci { $count } Mindbugi.
           *[many] Zostanie ci { $count } Mindbugów.
        }
    }
passing = { $then ->
        [you] { $name } zatrzymuje kartę { $card }, potem twoja tura.
        [they] { $name } zatrzymuje kartę { $card }, potem gra { $after }.
       *[open] { $name } zatrzymuje kartę { $card }.
    }
passing-asked = Potem decyduje { $name }.
passing-kept = { $token ->
        [mindfrog] Zachowujesz Mindfroga.
       *[mindbug] { $count ->
            [one] Zachowujesz swojego Mindbuga.
            [few] Zachowujesz swoje { $count } Mindbugi.
           *[many] Zachowujesz swoich { $count } Mindbugów.
        }
    }
stakes-life = Tracisz { $life } { $life ->
        [one] punkt życia
        [few] punkty życia
       *[many] punktów życia
    } ({ $left ->
        [few] zostaną { $left }
       *[many] zostanie { $left }
    }).
stakes-won = Wygrywasz grę.
stakes-lost = Przegrywasz grę.

## Why the numbers are what they are.

reason-power = { $creatures }: { $power } do siły ({ $card }).
reason-own-power = { $card }: { $power } do siły.
reason-boosts = { $creatures }: { $power } do siły (karty pod spodem).
reason-ban = { $card }: { $text }

## Traces.

trace-fell = ginie
trace-fell-fighting = ginie, { $numbers }
trace-creature = { $what ->
        [twice] po dwóch atakach
        [attacked] po ataku
        [taken] przejęty stwór
       *[new] nowy stwór
    }
trace-hand = { $how ->
        [stolen] skradziona karta
        [given] otrzymana karta
       *[returned] znów na ręce
    }

## Great moments.

moment-heading = { $token ->
        [mindfrog] Mindfrog!
       *[mindbug] Mindbug!
    }
moment-taken = { $whose ->
        [yours] Karta { $card } jest twoja!
        [mine] { $taker } przejmuje twoją kartę { $card }.
       *[theirs] { $taker } przejmuje kartę { $card } ({ $name }).
    }
moment-again = { $whose ->
        [you] Grasz jeszcze raz.
       *[they] { $name } gra jeszcze raz.
    }
moment-left = { $count ->
        [0] nie został żaden
        [one] został 1
        [few] zostały { $count }
       *[many] zostało { $count }
    }
moment-control = { $whose ->
        [you] { $card } przechodzi na twoją stronę.
       *[they] { $card } zmienia stronę: { $name }.
    }
moment-fall = { $count ->
        [one] Ginie też { $count } inny stwór.
        [few] Giną też { $count } inne stwory.
       *[many] Ginie też { $count } innych stworów.
    }
moment-stolen = Skradzione karty: { $count }.
moment-evolved = { $card }: stadium { $stage } z { $stages }
moment-last-life = { $whose ->
        [ours] Twój ostatni punkt życia!
       *[theirs] { $name }: ostatni punkt życia!
    }
moment-tag = Tag! Blokuje { $card } ({ $name }).
