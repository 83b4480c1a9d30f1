### Polish: what happened in a turn of Mind Up!, told in the present.

story-up-turn = Tura { $turn }
story-up-round = Zaczyna się runda { $round }. Kolumny od lewej do prawej są warte **{ $values }**.
story-up-objective = Cel { $objective }.
story-up-objective-over = Cel { $objective-short } zostaje odrzucony.
story-up-played = { $player-person ->
        [second] Zagrywasz { $played } i bierzesz
       *[third] { $player } zagrywa { $played } i bierze
    } **{ $card }**.
story-up-took = { $player-person ->
        [second] Bierzesz
       *[third] { $player } bierze
    } **{ $card }**.
story-up-placed = { $player-person ->
        [second] Dokładasz swoją
       *[third] { $player } dokłada swoją
    } ostatnią kartę: **{ $card }**.
story-up-opened = { $player-person ->
        [second] To twoja nowa
       *[third] To nowa
    } { $colour-feminine } kolumna, warta **×{ $value }**.
story-up-column = { $player-person ->
        [second] Twoja { $colour-feminine }
       *[third] { CAPITAL($colour-feminine) }
    } kolumna ma teraz { $size ->
        [few] { $size } karty
       *[other] { $size } kart
    } i jest warta **×{ $value }**.
story-up-scored = { $player-person ->
        [second] Zdobywasz
       *[third] { $player } zdobywa
    } **{ $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }**: { $sheet }.
story-up-won = { $player-person ->
        [second] Wygrywasz
       *[third] { $player } wygrywa
    } grę: **{ $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }**.
story-up-chose = { $player-person ->
        [second] Wybierasz
       *[third] { $player } wybiera
    } { $card-acc }.
