### Italian: learning by playing. The comments of en-learn.ftl say what each message and variable is.

learn-title = Impara
learn-about = Una prima partita con un coach, poi una singola idea alla volta, in due o tre mosse.
learn-coach = Coach
learn-first-time = Prima volta? Tre minuti.
learn-first-time-about = Una partita guidata, un’idea alla volta.
learn-show-me = Fammi vedere
learn-first-go-on = La tua prima partita ti aspetta
learn-first-again = Giocala di nuovo
learn-go-on-there = Continua
learn-rules = Tutte le regole
learn-step = Passo { $number } di { $count } · { $about }
learn-progress = { $done } di { $count } imparate
learn-learnt = imparata
learn-begun = iniziata
learn-back = Indietro
learn-back-to-step = Torna al passo
learn-start-over = Dall’inizio
learn-leave = Esci dalla lezione
learn-go-on = Avanti
learn-next = Poi: { $lesson }
learn-all = Tutte le lezioni
learn-real-game = Ora una partita vera: contro il bot più facile
learn-whisper-too = Il coach continua a suggerire
learn-done = Ecco fatto!
learn-done-another-way = Funziona anche così!
learn-over = La lezione è finita.
learn-lost =
    Così la partita è persa.

    Torna al passo e prova un’altra mossa.
learn-astray =
    Ora decidi tu.

    Continua come vuoi, oppure torna al passo.

## At the terminal.

command-learn = impara giocando: una prima partita con un coach, e lezioni
command-value-lesson = LEZIONE
command-learn-lesson = quale; senza, vengono elencate tutte
learn-terminal-begin = Inizia con: { $command }
learn-terminal-commands = back: un passo indietro · restart: dall’inizio · quit: esci
learn-no-lesson = non c’è nessuna lezione “{ $name }”
