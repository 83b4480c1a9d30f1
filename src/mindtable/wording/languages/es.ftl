### Spanish: what is said in all games. The comments of en.ftl say what each message and variable is.

## Players.

player-you = tú
    .of = de ti
    .to = a ti
    .hand = tu mano
    .pile = tu pila de descartes
    .life = tu vida
    .la = la tuya
    .person = second
player-named = { $name }
    .of = de { $name }
    .to = a { $name }
    .hand = la mano de { $name }
    .pile = la pila de descartes de { $name }
    .life = la vida de { $name }
    .la = la de { $name }
    .person = third

## Cards and lists.

card-hidden = una carta
list = { $before }, { $next }
list-and = { BEGINS($last, "ií") ->
        [yes] { $before } e { $last }
       *[no] { $before } y { $last }
    }
list-or = { BEGINS($last, "oó8") ->
        [yes] { $before } u { $last }
       *[no] { $before } o { $last }
    }

## What is asked, why a move is refused.

question-none = La partida ha terminado.
refusal-game-over = La partida ha terminado.
refusal-not-in-hand = No tienes { $card } en la mano.
