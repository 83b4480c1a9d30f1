## High Tide

table-game-high-tide = Alta marea
table-about-high-tide = Gioca carte sempre più alte, o finisci a mollo.
table-other-high-tide = Giocatore { $number }
high-tide-beach = Spiaggia
high-tide-empty = vuota
high-tide-washed = A mollo: { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
option-high-tide-players = Giocatori
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

## Why a move is not possible.

high-tide-refusal-game-over = La partita è finita.
high-tide-refusal-not-your-turn = Non tocca a te.
high-tide-refusal-no-cards = Sulla spiaggia non c’è niente che ti possa bagnare.
high-tide-refusal-not-in-hand = Non hai in mano il { $card }.
high-tide-refusal-too-low = Il { $card } non è più alto del { $top }.

## The rules

rules-high-tide-play-title = Il tuo turno
rules-high-tide-play = Ognuno ha cinque carte tra quelle da 1 a 24. Nel tuo turno, gioca sulla spiaggia una carta più alta dell’ultima. Oppure finisci a mollo: prendi tutte le carte della spiaggia e mettile davanti a te.
rules-high-tide-end-title = La fine
rules-high-tide-end = La partita finisce appena qualcuno gioca la sua ultima carta. Ogni carta davanti a te e ogni carta rimasta in mano vale un punto. Vince chi ha meno punti.
rules-example-high-tide-washed = A non può o non vuole giocare una carta più alta del 20 e prende le due carte. B può giocare qualsiasi carta.
