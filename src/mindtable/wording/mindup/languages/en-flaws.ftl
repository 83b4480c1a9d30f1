## Positions of Mind Up!

flaw-two-places = card { $card } is in two places: { $first } and { $second }.
# $wanted, $found: letters of seats.
flaw-seats-in-order = { $count } players sit at { $wanted }, not at { $found }.
flaw-players = Mind Up! is for { $least } to { $most } players, not { $count }.
flaw-objectives = Mind Up! is played with 0 to { $most } objectives, not { $count }.
flaw-row-size = with { $players } players there are { $players } cards here, not { $count }.
flaw-empty-hand = this hand is empty, but a round ends while everyone has one card left.
flaw-hand-size = all hands have the same size, but here it is { $count } and for { $other } it is { $wanted }.
flaw-round-size = seat { $seat } has more than the { $most } cards of round { $round }.
flaw-columns = “{ $value }” is not an order of the values 1 to { $most }.
flaw-no-objective = there is no objective “{ $name }”; choose from { $known }.
flaw-objective-letters = two objectives have the same letter; those in use have different ones.
flaw-scores = one score is needed for every finished round: { $rounds }, not { $count }.
