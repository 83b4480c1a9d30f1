### Mind Up! in Italian. The players are those of it.ftl.

## Colours. Forms: .letter; .plural for cards of that colour (carte verdi).

colour-orange = arancione
    .letter = A
    .plural = arancioni
    .of = dell’arancione
colour-pink = rosa
    .letter = R
    .plural = rosa
    .of = del rosa
colour-blue = blu
    .letter = B
    .plural = blu
    .of = del blu
colour-green = verde
    .letter = V
    .plural = verdi
    .of = del verde
colour-purple = viola
    .letter = L
    .plural = viola
    .of = del viola

## Cards.

numbered-card = { $number } ({ $colour })
numbered-card-with-bonus = { $number } ({ $colour } { $bonus })

## Numbers.

points-won = +{ $count }
points-lost = −{ $count }
points-none = 0

## Objectives. The condition is a clause.

objective = { $name }: { $points } se { $condition }
    .short = { $name }
objective-cards-of = hai { $numbers } carte { $colour-plural }
    .brief = { $numbers } { $colour-plural }
objective-colours = hai carte di esattamente { $numbers } colori
    .brief = { $numbers } colori
objective-worth-of = le tue carte { $colour-plural } sono nella colonna che vale { $numbers }
    .brief = { CAPITAL($colour) } × { $numbers }
objective-largest = nessun tuo colore ha più carte { $colour-of }
    .brief = Più lunga: { $colour }
objective-as-many = hai almeno tante carte { $colour-plural } quante { $other-plural }
    .brief = { CAPITAL($colour) } ≥ { $other }
objective-column-of = almeno un tuo colore ha esattamente { $cards } carte
    .brief = { $cards } di un colore
objective-most = hai più carte { $colour-plural } di tutti (anche in parità)
    .brief = Più carte { $colour-plural }
objective-fewest = hai meno carte { $colour-plural } di tutti (anche in parità)
    .brief = Meno carte { $colour-plural }
objective-rightmost = nessun tuo colore è a destra { $colour-of }
    .brief = { CAPITAL($colour) } a destra

reason-fits = { $found }: va bene
reason-as-many = { $found }: abbastanza
reason-most = { $found }: più di tutti
reason-tied-for-most = { $found }: più di tutti, in parità
reason-fewest = { $found }: meno di tutti
reason-tied-for-fewest = { $found }: meno di tutti, in parità
reason-rightmost = più a destra
reason-differs = { $found }: non va bene
reason-fewer = { $found }: troppo poche
reason-not-most = { $found }: non più di tutti
reason-not-fewest = { $found }: non meno di tutti
reason-not-rightmost = non più a destra
reason-colour-missing = colore assente

## Score sheets.

sheet-columns = colonne { $points }
sheet-bonuses = bonus { $points }
sheet-maluses = malus { $points }
sheet-objectives = obiettivi { $points }

## What a player is asked.

question-pick = Quale carta scegli?
question-pick-again = Hai scelto la { $card }. Vuoi cambiare carta?
question-waiting = Devono ancora scegliere: { $seats }.

## Moves, and why they are refused.

move-pick = Scegli la { $card }
refusal-no-such-seat = Al posto { $seat } non siede nessuno.
