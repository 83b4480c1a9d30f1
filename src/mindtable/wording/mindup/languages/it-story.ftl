### Italian: what happened in a turn of Mind Up!, told in the present.

story-up-turn = Turno { $turn }
story-up-round = Inizia il round { $round }. Da sinistra a destra le colonne valgono **{ $values }**.
story-up-objective = Obiettivo { $objective }.
story-up-objective-over = L’obiettivo { $objective-short } viene scartato.
story-up-played = { $player-person ->
        [second] Giochi { $played } e prendi
       *[third] { $player } gioca { $played } e prende
    } **{ $card }**.
story-up-took = { $player-person ->
        [second] Prendi
       *[third] { $player } prende
    } **{ $card }**.
story-up-placed = { $player-person ->
        [second] Metti anche la tua
       *[third] { $player } mette anche la sua
    } ultima carta, **{ $card }**.
story-up-opened = Apre { $player-person ->
        [second] la tua colonna { $colour },
       *[third] la colonna { $colour } { $player-of },
    } che vale **×{ $value }**.
story-up-column = { $player-person ->
        [second] La tua colonna { $colour }
       *[third] La colonna { $colour } { $player-of }
    } ha ora { $size } carte e vale **×{ $value }**.
story-up-scored = { $player-person ->
        [second] Ottieni
       *[third] { $player } ottiene
    } **{ $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }**: { $sheet }.
story-up-won = { $player-person ->
        [second] Vinci
       *[third] { $player } vince
    } la partita con **{ $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }**.
story-up-chose = { $player-person ->
        [second] Scegli
       *[third] { $player } sceglie
    } { $card }.
