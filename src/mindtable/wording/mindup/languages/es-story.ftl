### Spanish: what happened in a turn of Mind Up!

story-up-turn = Turno { $turn }
story-up-round = Empezó la ronda { $round }. De izquierda a derecha, las columnas valen **{ $values }**.
story-up-objective = Objetivo { $objective }.
story-up-objective-over = Se descartó el objetivo { $objective-short }.
story-up-played = { $player-person ->
        [second] Jugaste el { $played } y tomaste el
       *[third] { CAPITAL($player) } jugó el { $played } y tomó el
    } **{ $card }**.
story-up-took = { $player-person ->
        [second] Tomaste el
       *[third] { CAPITAL($player) } tomó el
    } **{ $card }**.
story-up-placed = { $player-person ->
        [second] También colocaste tu última carta, el
       *[third] { CAPITAL($player) } también colocó su última carta, el
    } **{ $card }**.
story-up-opened = Así { $player-person ->
        [second] abriste tu
       *[third] abrió su
    } columna { $colour-of-column }, que vale **×{ $value }**.
story-up-column = { $player-person ->
        [second] Tu
       *[third] Su
    } columna { $colour-of-column } ya tiene { $size } cartas y vale **×{ $value }**.
story-up-scored = { $player-person ->
        [second] Sumaste
       *[third] { CAPITAL($player) } sumó
    } **{ $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }**: { $sheet }.
story-up-won = { $player-person ->
        [second] Ganaste
       *[third] { CAPITAL($player) } ganó
    } la partida con **{ $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }**.
story-up-chose = { $player-person ->
        [second] Elegiste
       *[third] { CAPITAL($player) } eligió
    } { BEGINS($card, "123456789") ->
        [yes] el { $card }.
       *[no] { $card }.
    }
