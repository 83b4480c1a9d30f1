### Mind Up! in Spanish. The players are those of es.ftl.

## Colours. Forms: .letter; .cards for cards of that colour (cartas moradas).

colour-orange = naranja
    .letter = N
    .cards = naranjas
colour-pink = rosa
    .letter = R
    .cards = rosas
colour-blue = azul
    .letter = A
    .cards = azules
colour-green = verde
    .letter = V
    .cards = verdes
colour-purple = morado
    .letter = M
    .cards = moradas

## Cards.

numbered-card = { $number } ({ $colour })
numbered-card-with-bonus = { $number } ({ $colour } { $bonus })

## Numbers.

points-won = +{ $count }
points-lost = −{ $count }
points-none = 0

## Objectives.

objective = { $name }: { $points } si { $condition }
    .short = { $name }
objective-cards-of = tienes { $numbers } cartas { $colour-cards }
    .brief = { $numbers } { $colour-cards }
objective-colours = tienes cartas de exactamente { $numbers } colores
    .brief = { $numbers } colores
objective-worth-of = el { $colour } está en la columna que vale { $numbers }
    .brief = { CAPITAL($colour) } × { $numbers }
objective-largest = ningún color tiene más cartas que el { $colour }
    .brief = { CAPITAL($colour) }, el mayor
objective-as-many = tienes al menos tantas cartas { $colour-cards } como { $other-cards }
    .brief = { CAPITAL($colour) } ≥ { $other }
objective-column-of = tienes al menos un color con exactamente { $cards } cartas
    .brief = { $cards } de un color
objective-most = tienes más cartas { $colour-cards } que nadie (los empates cuentan)
    .brief = Más { $colour-cards }
objective-fewest = tienes menos cartas { $colour-cards } que nadie (los empates cuentan)
    .brief = Menos { $colour-cards }
objective-rightmost = el { $colour } es tu color más a la derecha
    .brief = { CAPITAL($colour) } al final

reason-fits = { $found }: cumple
reason-as-many = { $found }: bastan
reason-most = { $found }: máximo
reason-tied-for-most = { $found }: máximo, con empate
reason-fewest = { $found }: mínimo
reason-tied-for-fewest = { $found }: mínimo, con empate
reason-rightmost = es el más a la derecha
reason-differs = { $found }: no cumple
reason-fewer = { $found }: no bastan
reason-not-most = { $found }: no es el máximo
reason-not-fewest = { $found }: no es el mínimo
reason-not-rightmost = no es el más a la derecha
reason-colour-missing = falta ese color

## Score sheets.

sheet-column = { $colour } { $cards } × { $value }
sheet-bonuses = bonificaciones { $points }
sheet-maluses = penalizaciones { $points }
sheet-objective = { $name } { $points }
sheet-empty = nada

## What happened.

event-round-began = Empieza la ronda { $round }. De izquierda a derecha, las columnas valen { $values }.
event-objective-revealed = Objetivo { $objective }.
event-objective-discarded = El objetivo { $objective-short } ha terminado.
event-card-chosen = { $player-person ->
        [second] Eliges
       *[third] { $player } elige
    } { $card }.
event-choice-changed = { $player-person ->
        [second] Retiras tu elección y eliges
       *[third] { $player } retira su elección y elige
    } { $card }.
event-choice-revealed = { $player-person ->
        [second] Revelas
       *[third] { $player } revela
    } { $card }.
event-card-taken = { $player-person ->
        [second] Tomas { $card } de la fila: va
       *[third] { $player } toma { $card } de la fila: va
    } a la columna { $column }.
event-card-placed = { $player-person ->
        [second] Pones tu última carta, { $card },
       *[third] { $player } pone su última carta, { $card },
    } en la columna { $column }.
event-round-scored = { $player-person ->
        [second] Sumas
       *[third] { $player } suma
    } { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }: { $sheet }.

## What a player is asked.

question-pick = ¿Qué carta eliges?
question-pick-again = Has elegido { $card }. ¿Prefieres otra carta?
question-waiting = Aún por elegir: { $seats }.

## Moves, and why they are refused.

move-pick = Elegir { $card }
refusal-no-such-seat = Nadie ocupa el asiento { $seat }.
