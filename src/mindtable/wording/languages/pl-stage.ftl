### Polish: how the web table lets be seen and heard what happens.

# While what has just happened is played again.
table-once-more = Jeszcze raz: co się stało
# How a great moment, which is larger than the table, is ended.
table-go-on = Naciśnij, aby przejść dalej

## What is chosen in the menu, and in the bar.

table-sound-on = Dźwięk włączony
table-sound-off = Dźwięk wyłączony
table-pace = Tempo botów
table-pace-of = { $pace ->
        [relaxed] Spokojne
        [quick] Szybkie
       *[normal] Normalne
    }
table-cut-ins = Wielkie chwile
table-cut-ins-of = { $length ->
        [quick] Krótkie
        [off] Wyłączone
       *[full] Pełne
    }
