# Ladders and profiles.
ratings-title = Ladder
ratings-games = Games
ratings-intro = Every player starts at 1500. A player with 200 points more wins three games of four.
ratings-how = Rated games are played by people with accounts, among themselves or against house bots, with published sets and seats drawn by lot. At most five games a day between the same two count, and a game that ends before its second move does not. The ratings of the house bots were measured and do not change.
ratings-place = Place
ratings-name = Player
ratings-rating = Rating
ratings-games-played = Games
ratings-house = house bot
ratings-provisional = provisional
ratings-nobody = There is no profile with this name.
ratings-margin = ± { $margin }
ratings-percent = { $percent }%
ratings-of-games = { $won } of { $count ->
    [one] { $count } game
   *[other] { $count } games
  }
ratings-won = Won
ratings-won-beginning = Won when going first
ratings-won-not-beginning = Won when not going first
ratings-against-you = You against them
ratings-against-you-so = { $won } won, { $lost } lost
ratings-curve = Between { $lowest } and { $highest }, now { $now }.
ratings-cards = Most played cards
ratings-card = Card
ratings-none-yet = No rated games yet.
ratings-needs-account = Everyone in a rated game needs an account. You can make one on your page.
ratings-not-standard = Rated games are played with published sets, not with your own deck.
ratings-not-here = Rated games cannot be played on one shared screen.
ratings-off = There are no rated games on this site.
ratings-choose = Rated
ratings-choose-hint = Counts for the ladder. Everyone who plays needs an account.
ratings-is-rated = Rated game
ratings-bot = In rated games, only house bots with a measured rating can play.
command-no-ratings = play no rated games here
ratings-needs-clock = Rated games have a clock: choose one.
