### Spanish: how the web table lets be seen and heard what happens.

# While what has just happened is played again.
table-once-more = Repetición: lo que acaba de pasar
# How a great moment, which is larger than the table, is ended.
table-go-on = Pulsa para seguir

## What is chosen in the menu, and in the bar.

table-sound-on = Con sonido
table-sound-off = Sin sonido
table-pace = Ritmo de los bots
table-pace-of = { $pace ->
        [relaxed] Tranquilo
        [quick] Rápido
       *[normal] Normal
    }
table-cut-ins = Grandes momentos
table-cut-ins-of = { $length ->
        [quick] Breves
        [off] Desactivados
       *[full] Completos
    }
