# Rankingi i profile.
ratings-title = Ranking
ratings-games = Gry
ratings-intro = Wszyscy zaczynają od 1500. Kto ma o 200 punktów więcej, wygrywa trzy partie na cztery.
ratings-how = W partiach rankingowych grają osoby z kontem, między sobą albo z wbudowanymi botami, wydanymi zestawami i na wylosowanych miejscach. Między tą samą dwójką liczy się najwyżej pięć partii dziennie; partia zakończona przed drugim ruchem się nie liczy. Ranking wbudowanych botów został zmierzony i się nie zmienia.
ratings-place = Miejsce
ratings-name = Gracz
ratings-rating = Ranking
ratings-games-played = Partie
ratings-house = wbudowany bot
ratings-provisional = tymczasowy
ratings-nobody = Nie ma profilu z tym imieniem.
ratings-margin = ± { $margin }
ratings-percent = { $percent }%
ratings-of-games = { $won } z { $count ->
    [one] { $count } partii
    [few] { $count } partii
    [many] { $count } partii
   *[other] { $count } partii
  }
ratings-won = Wygrane
ratings-won-beginning = Wygrane, gdy zaczyna
ratings-won-not-beginning = Wygrane, gdy nie zaczyna
ratings-against-you = Ty przeciwko tej osobie
ratings-against-you-so = wygrane: { $won }, przegrane: { $lost }
ratings-curve = Od { $lowest } do { $highest }, teraz { $now }.
ratings-cards = Najczęściej grane karty
ratings-card = Karta
ratings-none-yet = Nie ma jeszcze partii rankingowych.
ratings-needs-account = W partii rankingowej każdy musi mieć konto. Możesz je założyć na swojej stronie.
ratings-not-standard = W partiach rankingowych gra się wydanymi zestawami, nie własną talią.
ratings-not-here = Partii rankingowych nie rozgrywa się na jednym ekranie.
ratings-off = Na tej stronie nie ma partii rankingowych.
ratings-choose = Rankingowa
ratings-choose-hint = Liczy się do rankingu. Każdy musi mieć konto.
ratings-is-rated = Partia rankingowa
ratings-bot = Partie rankingowe rozgrywa się tylko z wbudowanymi botami, których siłę zmierzono.
command-no-ratings = bez partii rankingowych na tej stronie
ratings-needs-clock = Partie rankingowe mają zegar: wybierz jeden.
