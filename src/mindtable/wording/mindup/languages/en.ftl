### Mind Up! in English: cards, objectives, score sheets, events, questions, moves and refusals.
### The players are those of en.ftl.

## Colours. Form: .letter tells it from the others where there is no colour to see; all five letters differ.

colour-orange = orange
    .letter = O
colour-pink = pink
    .letter = P
colour-blue = blue
    .letter = B
colour-green = green
    .letter = G
colour-purple = purple
    .letter = V

## Cards. $number: 1 to 60; $bonus: with its sign.

numbered-card = { $number } ({ $colour })
numbered-card-with-bonus = { $number } ({ $colour } { $bonus })

## Numbers.

# Points with a sign.
points-won = +{ $count }
points-lost = −{ $count }
points-none = 0

## Objectives: what brings points. $name: A1 to G2; $points: with their sign. Form: .short; of conditions .brief, in two or three words

objective = { $name }: { $points } if { $condition }
    .short = { $name }
objective-cards-of = you have { $numbers } { $colour } cards
    .brief = { $numbers } { $colour }
objective-colours = you have cards of exactly { $numbers } colours
    .brief = { $numbers } colours
objective-worth-of = { $colour } is in the column worth { $numbers }
    .brief = { CAPITAL($colour) } × { $numbers }
objective-largest = none of your colours has more cards than { $colour }
    .brief = { CAPITAL($colour) } longest
objective-as-many = you have at least as many { $colour } as { $other } cards
    .brief = { CAPITAL($colour) } ≥ { $other }
objective-column-of = you have exactly { $cards } cards of at least one colour
    .brief = { $cards } of a colour
objective-most = you have the most { $colour } cards (ties count)
    .brief = Most { $colour }
objective-fewest = you have the fewest { $colour } cards (ties count)
    .brief = Fewest { $colour }
objective-rightmost = { $colour } is your rightmost colour
    .brief = { CAPITAL($colour) } at right

# Why an objective brings points or none. $found: the number that was compared.
reason-fits = { $found }: yes
reason-as-many = { $found }: yes
reason-most = { $found }: the most
reason-tied-for-most = { $found }: tied for most
reason-fewest = { $found }: the fewest
reason-tied-for-fewest = { $found }: tied for fewest
reason-rightmost = rightmost
reason-differs = { $found }: no
reason-fewer = { $found }: too few
reason-not-most = { $found }: not the most
reason-not-fewest = { $found }: not the fewest
reason-not-rightmost = not rightmost
reason-colour-missing = no such colour

## Score sheets.

sheet-columns = columns { $points }
sheet-bonuses = bonuses { $points }
sheet-maluses = penalties { $points }
sheet-objectives = objectives { $points }

## What a player is asked.

question-pick = Which card do you choose?
# Of somebody who has chosen and may still change it.
question-pick-again = You have chosen { $card }. Another card instead?
# $seats: who has not chosen yet.
question-waiting = Still choosing: { $seats }.

## Moves, and why they are refused.

move-pick = Choose { $card }
refusal-no-such-seat = Nobody sits at { $seat }.
