### Italian: what is said in all games. The comments of en.ftl say what each message and variable is.

## Players.

player-you = tu
    .of = di te
    .to = a te
    .person = second
player-named = { $name }
    .of = { STARTS($name, "Bot ") ->
        [yes] del { $name }
       *[no] di { $name }
    }
    .to = { STARTS($name, "Bot ") ->
        [yes] al { $name }
       *[no] { BEGINS($name, "aàá") ->
            [yes] ad { $name }
           *[no] a { $name }
        }
    }
    .person = third

## Cards and lists.

card-hidden = una carta
    .of = di una carta
list = { $before }, { $next }
list-and = { BEGINS($last, "eèé") ->
        [yes] { $before } ed { $last }
       *[no] { $before } e { $last }
    }
list-or = { $before } o { $last }

## What is asked, why a move is refused.

question-none = La partita è finita.
refusal-game-over = La partita è finita.
refusal-not-in-hand = { BEGINS($card, "0123456789") ->
        [yes] Non hai in mano la { $card }.
       *[no] Non hai in mano { $card }.
    }
