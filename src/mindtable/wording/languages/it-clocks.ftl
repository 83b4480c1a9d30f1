### Clocks, in Italian.

clock-label = Orologio
clock-agreed = Orologio: { $clock }
clock-none = Senza orologio
# What was agreed on: so much for the whole game, and more after each answer.
clock-game = { $minutes } min + { $more } s
clock-game-seconds = { $seconds } s + { $more } s
clock-days = { $days ->
        [one] Un giorno a mossa
       *[other] { $days } giorni a mossa
    }
clock-turn = { $seconds } s per turno
clock-own = Altro tempo…
clock-own-minutes = Minuti per la partita
clock-own-more = Secondi in più dopo ogni decisione
clock-own-turn = Secondi per turno
clock-bad = Un orologio così non è possibile. Scegli da 1 a 180 minuti e fino a 180 secondi in più dopo ogni decisione, oppure da 10 a 600 secondi per turno.
# At a seat, before what is left.
clock-yours = Il tuo tempo
clock-of = Tempo: { $name }
clock-days-left = { $days } g { $hours } h
# Read out when little is left.
clock-soon = Ti restano { $seconds } secondi.
clock-time-is-up = Il tuo tempo è scaduto.
clock-no-stand-in = In una partita con l’orologio o classificata, nessun bot può prendere il posto di chi gioca.
clock-you-ran-out = Hai esaurito il tempo.
clock-ran-out = { $name } ha esaurito il tempo.
# In replays and reviews: how long somebody has thought.
clock-spent = Tempo: { $time }
