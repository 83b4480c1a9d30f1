## High Tide

table-game-high-tide = Alta marea
table-about-high-tide = Gioca carte sempre più alte, o finisci a mollo.
table-other-high-tide = Giocatore { $number }
high-tide-card = { $number }
high-tide-beach = Spiaggia
high-tide-empty = vuota
high-tide-before-you = A mollo: { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
high-tide-title = Alta marea, { $players } giocatori (seme { $seed })
high-tide-players = Numero di giocatori
high-tide-points = { $count ->
    [one] { $count } punto
   *[other] { $count } punti
}

## What happens: to the reader, and to somebody else.

high-tide-card-laid-you = Giochi il { $card }.
high-tide-card-laid = { $player } gioca il { $card }.
high-tide-player-washed-you = La marea ti raggiunge: prendi { $count ->
    [one] una carta
   *[other] { $count } carte
}.
high-tide-player-washed = La marea raggiunge { $player }, che prende { $count ->
    [one] una carta
   *[other] { $count } carte
}.
high-tide-game-won-you = Vinci con { high-tide-points }.
high-tide-game-won = { $player } vince con { high-tide-points }.

## What is asked, and the answers.

high-tide-question = Giochi una carta o finisci a mollo?
high-tide-question-empty = La spiaggia è vuota. Quale carta giochi?
high-tide-waiting = Tocca a { $player }.
high-tide-over = La partita è finita.
high-tide-lay = Gioca il { $card }
high-tide-wash = Finisci a mollo
high-tide-hint = Scrivi il numero di una carta, oppure “wash”.

## Why a move is not possible.

high-tide-refusal-game-over = La partita è finita.
high-tide-refusal-not-your-turn = Non tocca a te.
high-tide-refusal-no-cards = Sulla spiaggia non c’è niente che ti possa bagnare.
high-tide-refusal-not-in-hand = Non hai in mano il { $card }.
high-tide-refusal-too-low = Il { $card } non è più alto del { $top }.
high-tide-not-understood = “{ $text }” non è una mossa. Scrivi il numero di una carta, oppure “wash”.
