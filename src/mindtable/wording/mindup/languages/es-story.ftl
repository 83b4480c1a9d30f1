### Spanish: what happened in a turn of Mind Up!

story-up-turn = Turno { $turn }
story-up-round = Empezó la ronda { $round }. De izquierda a derecha, las columnas valen **{ $values }**.
story-up-objective = Objetivo { $objective }.
story-up-objective-over = Se descartó el objetivo { $objective-short }.
story-up-played = { $player-person ->
        [second] Jugaste { $played } y tomaste
       *[third] { $player } jugó { $played } y tomó
    } **{ $card }**.
story-up-took = { $player-person ->
        [second] Tomaste
       *[third] { $player } tomó
    } **{ $card }**.
story-up-placed = { $player-person ->
        [second] También colocaste tu última carta,
       *[third] { $player } también colocó su última carta,
    } **{ $card }**.
story-up-opened = Abrió { $player-person ->
        [second] tu columna { $colour-of-column },
       *[third] la columna { $colour-of-column } { $player-of },
    } que vale **×{ $value }**.
story-up-column = { $player-person ->
        [second] Tu columna { $colour-of-column }
       *[third] La columna { $colour-of-column } { $player-of }
    } ya tiene { $size } cartas y vale **×{ $value }**.
story-up-scored = { $player-person ->
        [second] Sumaste
       *[third] { $player } sumó
    } **{ $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }**: { $sheet }.
story-up-won = { $player-person ->
        [second] Ganaste
       *[third] { $player } ganó
    } la partida con **{ $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }**.
story-up-chose = { $player-person ->
        [second] Elegiste
       *[third] { $player } eligió
    } { $card }.
