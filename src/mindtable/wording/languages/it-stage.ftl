### Italian: how the web table lets be seen and heard what happens.

# While what has just happened is played again.
table-once-more = Di nuovo: cosa è appena successo
# How a great moment, which is larger than the table, is ended.
table-go-on = Premi per continuare

## What is chosen in the menu, and in the bar.

table-sound-on = Audio attivo
table-sound-off = Audio spento
table-pace = Ritmo dei bot
table-pace-of = { $pace ->
        [relaxed] Calmo
        [quick] Veloce
       *[normal] Normale
    }
table-cut-ins = Momenti clou
table-cut-ins-of = { $length ->
        [quick] Brevi
        [off] Spenti
       *[full] Completi
    }
