### Mind Up! in Spanish. The players are those of es.ftl.

## Colours. Forms: .letter; .cards for cards of that colour (cartas moradas).

colour-orange = naranja
    .letter = N
    .of-column = naranja
    .cards = naranjas
colour-pink = rosa
    .letter = R
    .of-column = rosa
    .cards = rosas
colour-blue = azul
    .letter = A
    .of-column = azul
    .cards = azules
colour-green = verde
    .letter = V
    .of-column = verde
    .cards = verdes
colour-purple = morado
    .letter = M
    .of-column = morada
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
objective-most = tienes más cartas { $colour-cards } que nadie, o empatas
    .brief = Más { $colour-cards }
objective-fewest = tienes menos cartas { $colour-cards } que nadie, o empatas
    .brief = Menos { $colour-cards }
objective-rightmost = el { $colour } es tu color más a la derecha
    .brief = { CAPITAL($colour) } a la derecha

reason-fits = { $found }: se cumple
reason-as-many = { $found }: se cumple
reason-most = { $found }: máximo
reason-tied-for-most = { $found }: máximo, con empate
reason-fewest = { $found }: mínimo
reason-tied-for-fewest = { $found }: mínimo, con empate
reason-rightmost = es el más a la derecha
reason-differs = { $found }: no se cumple
reason-fewer = { $found }: no se cumple
reason-not-most = { $found }: no es el máximo
reason-not-fewest = { $found }: no es el mínimo
reason-not-rightmost = no es el más a la derecha
reason-colour-missing = no tienes ese color

## Score sheets.

sheet-columns = { $points } en columnas
sheet-bonuses = { $points } por bonificaciones
sheet-maluses = { $points } por penalizaciones
sheet-objectives = { $points } por objetivos

## What a player is asked.

question-pick = ¿Qué carta eliges?
question-pick-again = Has elegido el { $card }. ¿Prefieres otra carta?
question-waiting = Eligiendo todavía: { $seats }.

## Moves, and why they are refused.

move-pick = Elegir el { $card }
refusal-no-such-seat = Nadie ocupa el asiento { $seat }.
