### What happened in a turn of Mind Up!, told as a story. $player is who does it; cards are told by their numbers.
### What weighs most stands between ** and **.

# What stands above a story.
story-up-turn = Turn { $turn }
story-up-round = Round { $round } began. From left to right, the columns are worth **{ $values }**.
story-up-objective = Objective { $objective }.
story-up-objective-over = Objective { $objective-short } was discarded.
# $played: the card revealed, $card: the card taken for it.
story-up-played = { CAPITAL($player) } played { $played } and took **{ $card }**.
story-up-took = { CAPITAL($player) } took **{ $card }**.
# The last card of the hand.
story-up-placed = { CAPITAL($player-possessive) } last card, **{ $card }**, was placed too.
# $value: what each card of the column is worth; $size: how many there are.
story-up-opened = It opened { $player-possessive } { $colour } column, worth **×{ $value }**.
story-up-column = { CAPITAL($player-possessive) } { $colour } column grew to { $size } cards, worth **×{ $value }**.
# $sheet: what the points are made of.
story-up-scored = { CAPITAL($player) } scored **{ $points }**: { $sheet }.
story-up-won = { CAPITAL($player) } won the game with **{ $points ->
        [one] { $points } point
       *[other] { $points } points
    }**.
# $card: hidden from all but the player.
story-up-chose = { CAPITAL($player) } chose { $card }.
