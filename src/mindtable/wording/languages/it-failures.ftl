### Italian: what fails and is nobody's move. The comments of en-failures.ftl say what each message and variable is.

## What the operating system says, in our words.

system-refused = { $file }: { $why }
system-no-file = il file o la cartella non esiste
system-no-permission = non hai il permesso di farlo
system-folder = è una cartella
system-no-folder = una parte del percorso è un file, non una cartella
system-exists = esiste già qualcosa con questo nome
system-full = il disco è pieno
system-read-only = lì non si può scrivere
system-long-name = il nome è troppo lungo
system-no-name = nessun file può avere questo nome
system-many-files = troppi file aperti
system-no-memory = non c’è abbastanza memoria
system-broken = il disco o il dispositivo non funziona bene
system-no-program = non è un programma
system-taken = lo sta usando un altro programma
system-no-address = questo computer non ha quell’indirizzo
system-other = { $said }
system-no-package = serve il pacchetto “{ $package }”; installa { $extra }
flaw-unreadable-file = non si può leggere: { $why }.

## Scenarios.

scenario-number = documento { $number }
scenario-counted = riusciti: { $passed }, falliti: { $failed }
flaw-place-name = { $name }
flaw-expected-legal = { $seat }: { $move } dovrebbe essere permessa, ma non lo è. { $why }
flaw-expected-clear = “{ $move }” corrisponde a più mosse; indica quale, per esempio con @B o #2.
flaw-expected-refused = { $seat }: { $move } dovrebbe essere rifiutata, ma è permessa.
flaw-expected-moves = le mosse di { $seat } dovrebbero essere [{ $wanted }], ma sono [{ $found }].
flaw-differs = { $what } dovrebbe essere { $wanted }, ma è { $found }.
flaw-also = { $first } { CAPITAL($second) }

## Bots that give no move.

flaw-bot-failed = il bot ha smesso di funzionare (“{ $why }”).
flaw-bot-not-legal = il bot ha risposto “{ $move }”, che non è tra le sue { $count ->
        [one] mosse permesse (ne ha { $count })
       *[other] { $count } mosse permesse
    }.
flaw-bot-not-started = il programma non si avvia: { $why }.
flaw-bot-protocol = il programma usa il protocollo { $found }, che qui non è conosciuto.
flaw-bot-late = il programma non ha risposto entro { $seconds } s.
flaw-bot-not-json = il programma ha risposto “{ $text }”, che non è JSON.
flaw-bot-not-of-type = il programma ha risposto “{ $text }” invece di un oggetto di tipo “{ $kind }”.
flaw-bot-ended = il programma è terminato con il codice di uscita { $status }.
flaw-bot-ended-saying = il programma è terminato con il codice di uscita { $status } (“{ $why }”).
flaw-bot-silent = il programma ha chiuso la sua uscita standard.
