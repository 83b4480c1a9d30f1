### Italian: how the web table lets be seen and heard what happens.

# While what has just happened is played again.
table-once-more = Ancora una volta: che cosa è successo
# How a great moment, which is larger than the table, is ended.
table-go-on = Clic per continuare

## What is chosen in the menu, and in the bar.

table-sound-on = Suono attivo
table-sound-off = Suono spento
table-pace = Ritmo dei bot
table-pace-of = { $pace ->
        [relaxed] Calmo
        [quick] Veloce
       *[normal] Normale
    }
table-cut-ins = Grandi momenti
table-cut-ins-of = { $length ->
        [quick] Brevi
        [off] Spenti
       *[full] Interi
    }
