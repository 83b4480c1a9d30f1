### The lobby in English: somebody to play with.

lobby-title = Lobby
lobby-find = Find an opponent
# What else can be chosen before one looks for others.
lobby-change = Game options
# $pace: of a clock.
lobby-clock-pace = { $pace ->
    [quick] quick
    [usual] normal
    [days] now and then
   *[none] relaxed
}
lobby-clock-any = any clock
# $count: people.
lobby-count-waits = { $count } waiting
lobby-you-wait = you are waiting
lobby-open-games = Open games
# $taken: chairs, of $seats.
lobby-seats = { $taken } of { $seats }
# $minutes: for how long somebody has waited.
lobby-waits-for = { $minutes ->
    [0] just now
   *[other] { $minutes } min
}
lobby-join = Join
lobby-cancel = Cancel
lobby-watch = Watch
# Of a game: it counts for the ladder.
lobby-rated = rated
lobby-nobody = Nobody is waiting right now. Press “Play now” to play whoever comes next.
lobby-playing = Playing now
# $count: tables.
lobby-tables = { $count ->
    [one] { $count } table
   *[other] { $count } tables
}
lobby-nothing-to-watch = No table is open to spectators right now.
# $count: people who wait.
lobby-here = { $count } waiting here
lobby-meanwhile = While you wait
lobby-meanwhile-about = Keep this page open: it tells you as soon as someone joins.
lobby-found = Your game is ready!
lobby-no-script = Without JavaScript, this page reloads every ten seconds while you wait.
lobby-too-many-seeks = Too many people are looking for a game from your network. Try again in a moment.
lobby-gone = They are no longer waiting. See who else is here.
# $openers: who may open games here.
lobby-no-openings = { $openers ->
    [invited] At this table, only invited people can start games. Ask someone who plays here for an invitation.
   *[nobody] No new games can be started at this table at the moment.
}
lobby-not-watched = The players of this game don’t want spectators.
lobby-private-not-rated = A private game cannot be rated: the ladder and the profiles are open to everyone.
# --- on the first page
lobby-find-person = Find a person
lobby-nobody-waits = nobody waiting yet
lobby-whole = To the lobby
lobby-with-others = With others
lobby-listed = Show this game in the lobby
lobby-audience = Who may watch
# $audience: who may look at a game.
lobby-audience-of = { $audience ->
    [anybody] Anyone with the link
    [players] Only the players, until it is over
   *[private] Private: only the players, ever
}
lobby-best-of-three = Best of three
# --- best of three
# $games: how many there are at most; $score: what each side has won.
lobby-match = Best of { $games } · { $score }
lobby-next-game = Next game
lobby-match-over = The match is over.
# --- for the host
command-openings = who may start games: everyone, invited (those who have sat down here by invitation, and whoever is at this computer), or nobody (default: everyone)

table-emotes-hide = Hide emotes
table-emotes-show = Show emotes
table-quiet = No emotes
table-no-emotes = There are no emotes at this table.
