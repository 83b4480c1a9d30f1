### Italian: bots against each other, and what a search thinks of moves.

arena-playing = In corso
arena-bot = Bot
arena-games = Partite
arena-wins = Vittorie
arena-share = Vinte (95%)
arena-rating = Punteggio (95%)
arena-forfeits =
    { $count ->
        [one] Una partita persa a tavolino:
       *[other] { $count } partite perse a tavolino:
    }
arena-forfeit = Distribuzione { $deal }: { $what }
arena-interrupted = Interrotto dopo { $played } partite su { $count }.

## What a search thinks.

analysis-move = Mossa
analysis-chance = Vittoria
analysis-visits = Prove
analysis-percent = { $whole },{ $tenths }%
analysis-played = { $move } (giocata)
analysis-asked = { $seat }: { $question }
analysis-line = Previsto: { $line }
analysis-expected = { $name }: { $move }
analysis-no-line = Non si può ancora prevedere nulla: troppo poche simulazioni.
analysis-iterations =
    { $count ->
        [one] È stata simulata una partita.
       *[other] Sono state simulate { $count } partite.
    }
analysis-thinking = L’esperto sta pensando…

## Further help at the prompt.

terminal-help-hint = vedi le probabilità delle tue mosse
