### Italian: what happened in a turn of Mind Up!, told in the present.

story-up-turn = Turno { $turn }
story-up-round = Inizia il round { $round }. Da sinistra a destra le colonne valgono **{ $values }**.
story-up-objective = Obiettivo { $objective }.
story-up-objective-over = L’obiettivo { $objective-short } viene scartato.
story-up-played = { $player-person ->
        [second] Giochi la { $played } e prendi
       *[third] { $player } gioca la { $played } e prende
    } la **{ $card }**.
story-up-took = { $player-person ->
        [second] Prendi
       *[third] { $player } prende
    } la **{ $card }**.
story-up-placed = { $player-person ->
        [second] Metti in colonna anche la tua
       *[third] { $player } mette in colonna anche la sua
    } ultima carta, la **{ $card }**.
story-up-opened = Si apre { $player-person ->
        [second] la tua
       *[third] la sua
    } colonna { $colour }, che vale **×{ $value }**.
story-up-column = { $player-person ->
        [second] La tua
       *[third] La sua
    } colonna { $colour } ora ha { $size } carte e vale **×{ $value }**.
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
    } la { $card }.
