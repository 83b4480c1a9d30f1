### Tournaments in English.

tournament-title = Tournaments
tournament-about = Everyone plays a few rounds; the table makes the pairings, counts the points and keeps the standings. Set one up and share its link.
# $list: which tournaments these are.
tournament-list = { $list ->
    [own] Yours
   *[listed] Open to everyone
}
# $state: how it stands.
tournament-state = { $state ->
    [open] Open for entries
    [waiting] Waiting for the host to start the next round
    [over] Finished
   *[other] In progress
}
# $count: of $most who may enter.
tournament-entered = { $count } of { $most } entered
tournament-new = New tournament
tournament-name = Name
# $game: the name of the game.
tournament-untitled = { $game } tournament
tournament-system-label = System
# $system: how it is decided who meets whom.
tournament-system = { $system ->
    [round-robin] Round robin
    [tables] Tables by score
   *[swiss] Swiss
}
tournament-system-hint = Round robin: everyone meets everyone. Swiss: a few rounds, always against someone with about as many points.
tournament-rounds-label = Rounds (Swiss)
tournament-most-label = How many can enter
tournament-clock-hint = Whoever does not show up loses on time.
tournament-rated = rated
# $option: what can be ticked.
tournament-option = { $option ->
    [begins-full] Start as soon as everyone has entered
    [host-goes-on] I start each round myself
    [listed] Show it to everyone
   *[rated] Rated games
}
tournament-make = Create tournament
tournament-invite = Invite people
tournament-link = Link to this tournament
tournament-enter = Enter
tournament-team = Team
tournament-new-team = Start a new team
# $name: who is in the team already.
tournament-team-of = With { $name }
# $number: of the entrant.
tournament-nameless = Guest { $number }
# $round: its number, of $rounds.
tournament-round-of = Round { $round } of { $rounds }
tournament-round = Round { $round }
tournament-to-game = To your game
tournament-standings = Standings
tournament-place = Place
tournament-who = Player
tournament-points = Points
tournament-buchholz = Buchholz: the points of all opponents
tournament-buchholz-short = BH
tournament-sonneborn-berger = Sonneborn-Berger: the points of beaten opponents
tournament-sonneborn-berger-short = SB
tournament-direct = Direct encounter
tournament-direct-short = DE
tournament-wins = Wins
tournament-wins-short = W
tournament-gone = withdrawn
tournament-bye = bye
# $count: people of a team.
tournament-missing = { $count ->
    [one] { $count } teammate missing
   *[other] { $count } teammates missing
}
tournament-remove = Remove
tournament-nobody = Nobody has entered yet.
tournament-hosting = You are the host
tournament-bot = Bot
tournament-how-many = How many
tournament-add-bots = Add bots
tournament-begin = Start the tournament
tournament-next-round = Start the next round
tournament-end = End the tournament
tournament-leave = Withdraw from the tournament
tournament-all = All tournaments
# $whole: the digits before the point; $part: those after it.
tournament-number = { $whole }.{ $part }
# --- what cannot be done
tournament-none = There is no such tournament.
tournament-no-room = You cannot enter: the tournament is full or has already started.
tournament-not-in-it = You are not taking part in this tournament.
tournament-too-few = Too few have entered to start.
tournament-too-many = You are hosting too many tournaments. End one first.
tournament-not-host = Only the host of the tournament can do that.
# $least, $most: whole numbers.
tournament-number-between = Please choose a number from { $least } to { $most }.
