### Polish: bots against each other, and what a search thinks of moves.

arena-playing = Trwają gry
arena-bot = Bot
arena-games = Gry
arena-wins = Wygrane
arena-share = Wygrane (95%)
arena-rating = Ranking (95%)
arena-forfeits =
    { $count ->
        [one] { $count } gra oddana walkowerem:
        [few] { $count } gry oddane walkowerem:
       *[other] { $count } gier oddanych walkowerem:
    }
arena-forfeit = Rozdanie { $deal }: { $what }
arena-interrupted = Przerwano po { $played } z { $count } gier.

## What a search thinks.

analysis-move = Ruch
analysis-chance = Szanse
analysis-visits = Próby
analysis-percent = { $whole },{ $tenths }%
analysis-played = { $move } (zagrany)
analysis-asked = { $seat }: { $question }
analysis-line = Przewidywane ruchy: { $line }
analysis-expected = { $name }: { $move }
analysis-no-line = Nie można jeszcze nic przewidzieć: za mało prób.
analysis-iterations =
    { $count ->
        [one] Zasymulowano { $count } grę.
        [few] Zasymulowano { $count } gry.
       *[other] Zasymulowano { $count } gier.
    }
analysis-thinking = Ekspert myśli…

## Further help at the prompt.

terminal-help-hint = szanse twoich ruchów
