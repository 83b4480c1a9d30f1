### French: bots against each other, and what a search thinks of moves.

arena-playing = Parties en cours
arena-bot = Bot
arena-games = Parties
arena-wins = Victoires
arena-share = Gagnées (à 95 %)
arena-rating = Cote (à 95 %)
arena-forfeits =
    { $count ->
        [one] { $count } partie a été perdue par forfait :
       *[other] { $count } parties ont été perdues par forfait :
    }
arena-forfeit = Donne { $deal } : { $what }
arena-interrupted =
    { $played ->
        [one] Interrompu après { $played } partie sur { $count }.
       *[other] Interrompu après { $played } parties sur { $count }.
    }

## What a search thinks.

analysis-move = Coup
analysis-chance = Chances
analysis-visits = Essais
analysis-percent = { $whole },{ $tenths } %
analysis-played = { $move } (joué)
analysis-asked = { $seat } : { $question }
analysis-line = Suite attendue : { $line }
analysis-expected = { $name } : { $move }
analysis-no-line = Impossible de prévoir la suite : il y a eu trop peu d’essais.
analysis-iterations =
    { $count ->
        [0] Aucune partie n’a été simulée.
        [one] { $count } partie a été simulée.
       *[other] { $count } parties ont été simulées.
    }
analysis-thinking = L’expert réfléchit…

## Further help at the prompt.

terminal-help-hint = voir les chances de vos coups
