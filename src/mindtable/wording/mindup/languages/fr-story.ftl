### French: what happened in a turn of Mind Up!, told in the present.

story-up-turn = Tour { $turn }
story-up-round = La manche { $round } commence. De gauche à droite, les colonnes valent **{ $values }**.
story-up-objective = Objectif { $objective }.
story-up-objective-over = L’objectif { $objective-short } est défaussé.
story-up-played = { $player-person ->
        [second] Vous jouez le { $played } et prenez
       *[third] { $player } joue le { $played } et prend
    } le **{ $card }**.
story-up-took = { $player-person ->
        [second] Vous prenez
       *[third] { $player } prend
    } le **{ $card }**.
story-up-placed = { $player-person ->
        [second] Vous placez aussi votre
       *[third] { $player } place aussi sa
    } dernière carte, le **{ $card }**.
story-up-opened = Cette carte ouvre { $player-person ->
        [second] votre colonne { $colour-of-column },
       *[third] la colonne { $colour-of-column } { $player-of },
    } qui vaut **×{ $value }**.
story-up-column = { $player-person ->
        [second] Votre colonne { $colour-of-column }
       *[third] La colonne { $colour-of-column } { $player-of }
    } a maintenant { $size } cartes et vaut **×{ $value }**.
story-up-scored = { $player-person ->
        [second] Vous marquez
       *[third] { $player } marque
    } **{ $points ->
        [one] { $points } point
       *[other] { $points } points
    }** : { $sheet }.
story-up-won = { $player-person ->
        [second] Vous gagnez
       *[third] { $player } gagne
    } la partie avec **{ $points ->
        [one] { $points } point
       *[other] { $points } points
    }**.
story-up-chose = { $player-person ->
        [second] Vous choisissez
       *[third] { $player } choisit
    } { STARTS($card, "une ") ->
        [yes] { $card }
       *[no] le { $card }
    }.
