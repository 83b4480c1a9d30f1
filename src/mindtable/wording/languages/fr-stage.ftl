### French: how the web table lets be seen and heard what happens.

# While what has just happened is played again.
table-once-more = Encore une fois : ce qui vient de se passer
# How a great moment, which is larger than the table, is ended.
table-go-on = Appuyez pour continuer

## What is chosen in the menu, and in the bar.

table-sound-on = Son activé
table-sound-off = Son coupé
table-pace = Rythme des bots
table-pace-of = { $pace ->
        [relaxed] Tranquille
        [quick] Rapide
       *[normal] Normal
    }
table-cut-ins = Grands moments
table-cut-ins-of = { $length ->
        [quick] Brefs
        [off] Désactivés
       *[full] Complets
    }
