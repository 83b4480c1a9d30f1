### French: what is said in all games. The comments of en.ftl say what each message and variable is.

## Players.

player-you = toi
    .of = de toi
    .to = à toi
    .person = second
player-named = { $name }
    .of = { BEGINS($name, "aeiouhàâäéèêëîïôöùûüœ") ->
        [yes] d’{ $name }
       *[no] de { $name }
    }
    .to = à { $name }
    .person = third

## Cards and lists.

card-hidden = une carte
    .of = d’une carte
list = { $before }, { $next }
list-and = { $before } et { $last }
list-or = { $before } ou { $last }

## What happened, what is asked, why a move is refused.

event-card-drawn = { $player-person ->
        [second] Tu pioches
       *[third] { $player } pioche
    } { $card }.
event-game-won = { $player-person ->
        [second] Tu gagnes
       *[third] { $player } gagne
    } la partie.
question-none = La partie est finie.
refusal-game-over = La partie est finie.
refusal-not-in-hand = Tu n’as pas la carte { $card } en main.
