### Mind Up! in Polish. The players are those of pl.ftl.

## Colours. Forms: .letter; .feminine (kolumna, karta); .gen-pl (kart).

colour-orange = pomarańczowy
    .letter = P
    .feminine = pomarańczowa
    .gen-pl = pomarańczowych
colour-pink = różowy
    .letter = R
    .feminine = różowa
    .gen-pl = różowych
colour-blue = niebieski
    .letter = N
    .feminine = niebieska
    .gen-pl = niebieskich
colour-green = zielony
    .letter = Z
    .feminine = zielona
    .gen-pl = zielonych
colour-purple = fioletowy
    .letter = F
    .feminine = fioletowa
    .gen-pl = fioletowych

## Cards. They have the forms of names of cards in pl.ftl.

numbered-card = { $number } ({ $colour-feminine })
    .acc = { $number } ({ $colour-feminine })
    .gen = karty { $number } ({ $colour-feminine })
numbered-card-with-bonus = { $number } ({ $colour-feminine } { $bonus })
    .acc = { $number } ({ $colour-feminine } { $bonus })
    .gen = karty { $number } ({ $colour-feminine } { $bonus })

## Numbers.

points-won = +{ $count }
points-lost = −{ $count }
points-none = 0

## Objectives. The condition is a clause.

objective = { $name }: { $points }, jeśli { $condition }
    .short = { $name }
objective-cards-of = liczba twoich { $colour-gen-pl } kart to { $numbers }
    .brief = { CAPITAL($colour) }: { $numbers }
objective-colours = masz karty w dokładnie { $numbers } kolorach
    .brief = Kolory: { $numbers }
objective-worth-of = kolor { $colour } jest w kolumnie wartej { $numbers }
    .brief = { CAPITAL($colour) } × { $numbers }
objective-largest = żaden twój kolor nie ma więcej kart niż { $colour }
    .brief = Najdłuższy: { $colour }
objective-as-many = masz co najmniej tyle { $colour-gen-pl } kart, ile { $other-gen-pl }
    .brief = { CAPITAL($colour) } ≥ { $other }
objective-column-of = w co najmniej jednym kolorze masz dokładnie { $cards ->
        [one] { $cards } kartę
        [few] { $cards } karty
       *[other] { $cards } kart
    }
    .brief = { $cards } w kolorze
objective-most = masz najwięcej { $colour-gen-pl } kart (remis się liczy)
    .brief = Najwięcej: { $colour }
objective-fewest = masz najmniej { $colour-gen-pl } kart (remis się liczy)
    .brief = Najmniej: { $colour }
objective-rightmost = { $colour } to twój pierwszy kolor od prawej
    .brief = { CAPITAL($colour) } z prawej

reason-fits = { $found }: spełniony
reason-as-many = { $found }: spełniony
reason-most = { $found }: najwięcej
reason-tied-for-most = { $found }: najwięcej, remis
reason-fewest = { $found }: najmniej
reason-tied-for-fewest = { $found }: najmniej, remis
reason-rightmost = pierwszy od prawej
reason-differs = { $found }: niespełniony
reason-fewer = { $found }: niespełniony
reason-not-most = { $found }: nie najwięcej
reason-not-fewest = { $found }: nie najmniej
reason-not-rightmost = nie pierwszy od prawej
reason-colour-missing = brak koloru

## Score sheets.

sheet-columns = kolumny { $points }
sheet-bonuses = premie { $points }
sheet-maluses = kary { $points }
sheet-objectives = cele { $points }

## What a player is asked.

question-pick = Którą kartę wybierasz?
question-pick-again = Twój wybór: { $card }. Czy wolisz inną kartę?
question-waiting = Jeszcze bez wyboru: { $seats }.

## Moves, and why they are refused.

move-pick = Wybierz { $card-acc }
refusal-no-such-seat = Na miejscu { $seat } nikt nie siedzi.
