### Mind Up! in French. The players are those of fr.ftl.

## Colours. Forms: .letter; .the as a noun; .plural for cards of that colour (cartes vertes).

colour-orange = orange
    .letter = O
    .of-column = orange
    .the = l’orange
    .plural = orange
colour-pink = rose
    .letter = R
    .of-column = rose
    .the = le rose
    .plural = roses
colour-blue = bleu
    .letter = B
    .of-column = bleue
    .the = le bleu
    .plural = bleues
colour-green = vert
    .letter = V
    .of-column = verte
    .the = le vert
    .plural = vertes
colour-purple = violet
    .letter = L
    .of-column = violette
    .the = le violet
    .plural = violettes

## Cards. The forms that cards have in fr.ftl.

numbered-card = { $number } ({ $colour })
    .of = de { $number } ({ $colour })
numbered-card-with-bonus = { $number } ({ $colour } { $bonus })
    .of = de { $number } ({ $colour } { $bonus })

## Numbers.

points-won = +{ $count }
points-lost = −{ $count }
points-none = 0

## Objectives.

objective = { $name } : { $points } si { $condition }
    .short = { $name }
objective-cards-of = vous avez { $numbers } cartes { $colour-plural }
    .brief = { $numbers } { $colour-plural }
objective-colours = vous avez des cartes d’exactement { $numbers } couleurs
    .brief = { $numbers } couleurs
objective-worth-of = { $colour-the } est dans la colonne qui vaut { $numbers }
    .brief = { CAPITAL($colour) } × { $numbers }
objective-largest = aucune de vos couleurs n’a plus de cartes que { $colour-the }
    .brief = { CAPITAL($colour) } en tête
objective-as-many = vous avez au moins autant de cartes { $colour-plural } que de cartes { $other-plural }
    .brief = { CAPITAL($colour) } ≥ { $other }
objective-column-of = au moins une de vos couleurs a exactement { $cards } cartes
    .brief = { $cards } d’une couleur
objective-most = vous avez le plus de cartes { $colour-plural } (ex æquo compris)
    .brief = { CAPITAL($colour) } : le plus
objective-fewest = vous avez le moins de cartes { $colour-plural } (ex æquo compris)
    .brief = { CAPITAL($colour) } : le moins
objective-rightmost = { $colour-the } est votre couleur la plus à droite
    .brief = { CAPITAL($colour) } à droite

reason-fits = { $found } : rempli
reason-as-many = { $found } : rempli
reason-most = { $found } : le plus
reason-tied-for-most = { $found } : le plus, ex æquo
reason-fewest = { $found } : le moins
reason-tied-for-fewest = { $found } : le moins, ex æquo
reason-rightmost = la plus à droite
reason-differs = { $found } : non rempli
reason-fewer = { $found } : non rempli
reason-not-most = { $found } : pas le plus
reason-not-fewest = { $found } : pas le moins
reason-not-rightmost = pas la plus à droite
reason-colour-missing = couleur absente

## Score sheets.

sheet-columns = colonnes { $points }
sheet-bonuses = bonus { $points }
sheet-maluses = malus { $points }
sheet-objectives = objectifs { $points }

## What a player is asked.

question-pick = Quelle carte choisissez-vous ?
question-pick-again = Vous avez choisi le { $card }. Une autre carte à la place ?
question-waiting = On attend encore : { $seats }.

## Moves, and why they are refused.

move-pick = Choisir le { $card }
refusal-no-such-seat = Personne n’est assis à la place { $seat }.
