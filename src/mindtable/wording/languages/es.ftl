### Spanish: what is said in all games. The comments of en.ftl say what each message and variable is.

## Players.

player-you = tú
    .name = tú
    .of = de ti
    .to = a ti
    .hand = tu mano
    .pile = tu pila de descartes
    .la = la tuya
    .person = second
player-named = { STARTS($name, "Bot ", "Jugador ") ->
        [yes] el { $name }
       *[no] { $name }
    }
    .name = { $name }
    .of = { STARTS($name, "Bot ", "Jugador ") ->
        [yes] del { $name }
       *[no] de { $name }
    }
    .to = { STARTS($name, "Bot ", "Jugador ") ->
        [yes] al { $name }
       *[no] a { $name }
    }
    .hand = { STARTS($name, "Bot ", "Jugador ") ->
        [yes] la mano del { $name }
       *[no] la mano de { $name }
    }
    .pile = { STARTS($name, "Bot ", "Jugador ") ->
        [yes] la pila de descartes del { $name }
       *[no] la pila de descartes de { $name }
    }
    .la = { STARTS($name, "Bot ", "Jugador ") ->
        [yes] la del { $name }
       *[no] la de { $name }
    }
    .person = third

## Cards and lists.

card-hidden = una carta
    .button = una carta
list = { $before }, { $next }
list-and = { BEGINS($last, "ií", "hi", but: "hie") ->
        [yes] { $before } e { $last }
       *[no] { $before } y { $last }
    }
list-or = { BEGINS($last, "oó8", "ho", "11") ->
        [yes] { $before } u { $last }
       *[no] { $before } o { $last }
    }

## What is asked, why a move is refused.

question-none = La partida ha terminado.
refusal-game-over = La partida ha terminado.
refusal-not-in-hand = { BEGINS($card, "123456789") ->
        [yes] No tienes el { $card } en la mano.
       *[no] No tienes { $card } en la mano.
    }
