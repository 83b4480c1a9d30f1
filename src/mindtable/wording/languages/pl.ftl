### Polish: what is said in all games. The comments of en.ftl say what each message and variable is.

## Players.

player-you = ty
    .gen = ciebie
    .dat = tobie
    .inst = tobą
    .person = second
player-named = { $name }
    .gen = gracza { $name }
    .dat = graczowi { $name }
    .inst = graczem { $name }
    .person = third

## Cards and lists.

card-hidden = karta
    .acc = kartę
    .gen = karty
    .own-acc = kartę
    .own-gen = karty
    .own-inst = kartą
list = { $before }, { $next }
list-and = { $before } i { $last }
list-or = { $before } lub { $last }

## What is asked, why a move is refused.

question-none = Gra skończona.
refusal-game-over = Gra skończona.
refusal-not-in-hand = Nie masz na ręce { $card-gen }.
