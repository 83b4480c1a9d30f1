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
numbered-card-with-bonus = { $number } ({ $colour-feminine } { $bonus })
    .acc = { $number } ({ $colour-feminine } { $bonus })

## Numbers.

points-won = +{ $count }
points-lost = −{ $count }
points-none = 0

## Objectives.

objective = { $name }: { $points } za { $condition }
    .short = { $name }
objective-cards-of = liczbę { $colour-gen-pl } kart równą { $numbers }
objective-colours = karty w dokładnie { $numbers } kolorach
objective-worth-of = kolor { $colour } w kolumnie wartej { $numbers }
objective-largest = żaden kolor liczniejszy niż { $colour }
objective-as-many = co najmniej tyle { $colour-gen-pl } kart, ile { $other-gen-pl }
objective-column-of = co najmniej jeden kolor z liczbą kart równą { $cards }
objective-most = najwięcej { $colour-gen-pl } kart ze wszystkich (remis się liczy)
objective-fewest = najmniej { $colour-gen-pl } kart ze wszystkich (remis się liczy)
objective-rightmost = kolor { $colour } jako twój ostatni od lewej

reason-fits = { $found }: pasuje
reason-as-many = { $found }: dość
reason-most = { $found }: najwięcej
reason-tied-for-most = { $found }: najwięcej, remis
reason-fewest = { $found }: najmniej
reason-tied-for-fewest = { $found }: najmniej, remis
reason-rightmost = ostatni od lewej
reason-differs = { $found }: nie pasuje
reason-fewer = { $found }: za mało
reason-not-most = { $found }: nie najwięcej
reason-not-fewest = { $found }: nie najmniej
reason-not-rightmost = nie ostatni od lewej
reason-colour-missing = brak koloru

## Score sheets.

sheet-column = { $colour } { $cards } × { $value }
sheet-bonuses = premie { $points }
sheet-maluses = kary { $points }
sheet-objective = { $name } { $points }
sheet-empty = nic

## What happened.

event-round-began = Zaczyna się runda { $number }. Kolumny od lewej do prawej są warte { $word }.
event-objective-revealed = Cel { $word }.
event-objective-discarded = Cel { $word-short } już nie obowiązuje.
event-card-chosen = { $player-person ->
        [second] Wybierasz
       *[third] { $player } wybiera
    } { $card-acc }.
event-choice-changed = { $player-person ->
        [second] Cofasz swój wybór i wybierasz
       *[third] { $player } cofa swój wybór i wybiera
    } { $card-acc }.
event-choice-revealed = { $player-person ->
        [second] Ujawniasz
       *[third] { $player } ujawnia
    } { $card-acc }.
event-card-taken = { $player-person ->
        [second] Bierzesz
       *[third] { $player } bierze
    } { $card-acc } z rzędu do kolumny { $number }.
event-card-placed = { $player-person ->
        [second] Kładziesz
       *[third] { $player } kładzie
    } ostatnią kartę, { $card }, w kolumnie { $number }.
event-round-scored = { $player-person ->
        [second] Zdobywasz
       *[third] { $player } zdobywa
    } { $number ->
        [one] { $number } punkt
        [few] { $number } punkty
       *[other] { $number } punktów
    }: { $word }.

## What a player is asked.

question-pick = Którą kartę wybierasz?
question-pick-again = Twój wybór: { $card }. Czy wolisz inną kartę?
question-waiting = Jeszcze wybierają: { $seats }.

## Moves, and why they are refused.

move-pick = Wybierz { $card-acc }
refusal-no-such-seat = Na miejscu { $seat } nikt nie siedzi.
