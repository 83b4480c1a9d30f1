### Polish: what is said in all games. The comments of en.ftl say what each message and variable is.

## Players. Names cannot be declined: what is told of players has them in the nominative. Cards, which name nobody, have
## cases for those they speak of.

player-you = ty
    .gen = ciebie
    .dat = tobie
    .inst = tobą
    .person = second
player-named = { $name }
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

question-none = Gra się zakończyła.
refusal-game-over = Gra się zakończyła.
refusal-not-in-hand = Nie masz na ręce { $card-gen }.
