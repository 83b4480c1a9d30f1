### Polish: bots against each other, and what a search thinks of moves.

arena-playing = Trwają gry
arena-bot = Bot
arena-games = Gry
arena-wins = Wygrane
arena-share = Wygrane (95 %)
arena-rating = Ranking (95 %)
arena-forfeits =
    { $count ->
        [one] Oddana walkowerem { $count } gra:
        [few] Oddane walkowerem { $count } gry:
       *[other] Oddanych walkowerem { $count } gier:
    }
arena-forfeit = Rozdanie { $deal }: { $what }
arena-interrupted = Przerwano po { $played } z { $count } gier.

## What a search thinks.

analysis-move = Ruch
analysis-chance = Wygrywa
analysis-visits = Próby
analysis-percent = { $whole },{ $tenths } %
analysis-played = { $move } (zagrany)
analysis-asked = { $seat }: { $question }
analysis-line = Spodziewane: { $line }
analysis-expected = { $name }: { $move }
analysis-no-line = Nie można jeszcze nic przewidzieć: za mało prób.
analysis-iterations =
    { $count ->
        [one] Wyobrażono sobie { $count } grę.
        [few] Wyobrażono sobie { $count } gry.
       *[other] Wyobrażono sobie { $count } gier.
    }
analysis-thinking = Ekspert myśli …

## Further help at the prompt.

terminal-help-hint = pyta eksperta, co by zrobił
