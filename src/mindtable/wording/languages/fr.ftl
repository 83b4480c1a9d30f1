### French: what is said in all games. The comments of en.ftl say what each message and variable is.

## Players.

player-you = vous
    .of = de vous
    .to = à vous
    .person = second
player-named = { $name }
    .of = { STARTS($name, "Bot ") ->
        [yes] du { $name }
       *[no] { BEGINS($name, "aeiouhàâäéèêëîïôöùûüœ") ->
            [yes] d’{ $name }
           *[no] de { $name }
        }
    }
    .to = { STARTS($name, "Bot ") ->
        [yes] au { $name }
       *[no] à { $name }
    }
    .person = third

## Cards and lists.

card-hidden = une carte
    .of = d’une carte
list = { $before }, { $next }
list-and = { $before } et { $last }
list-or = { $before } ou { $last }

## What is asked, why a move is refused.

question-none = La partie est terminée.
refusal-game-over = La partie est terminée.
refusal-not-in-hand = Vous n’avez pas la carte { $card } en main.
