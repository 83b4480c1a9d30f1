### French: bots against each other, and what a search thinks of moves.

arena-playing = Parties en cours
arena-bot = Bot
arena-games = Parties
arena-wins = Victoires
arena-share = Gagnées (95 %)
arena-rating = Cote (95 %)
arena-forfeits =
    { $count ->
        [one] Une partie a été perdue par forfait :
       *[other] { $count } parties ont été perdues par forfait :
    }
arena-forfeit = Donne { $deal } : { $what }
arena-interrupted = Interrompu après { $played } parties sur { $count }.

## What a search thinks.

analysis-move = Coup
analysis-chance = Chances
analysis-visits = Essais
analysis-percent = { $whole },{ $tenths } %
analysis-played = { $move } (joué)
analysis-asked = { $seat } : { $question }
analysis-line = Suite attendue : { $line }
analysis-expected = { $name } : { $move }
analysis-no-line = On ne peut encore rien prévoir : il y a eu trop peu d’essais.
analysis-iterations =
    { $count ->
        [one] Une partie a été imaginée.
       *[other] { $count } parties ont été imaginées.
    }
analysis-thinking = L’expert réfléchit…

## Further help at the prompt.

terminal-help-hint = demande à l’expert ce qu’il ferait
