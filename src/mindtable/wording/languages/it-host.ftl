### Come va il tavolo, per chi lo gestisce.

host-you = Gestisci questo tavolo
host-you-about = Guarda come va: partite, persone, segnalazioni. Solo chi gestisce il tavolo ha questa pagina.
host-title = Come va il tavolo
# $time: of day.
host-lead = Conteggio delle { $time } (UTC), per tutti i processi. Sono solo numeri: nessuna carta, e nessun nome al di fuori delle segnalazioni.
host-number = { $count }
host-now = Adesso
host-people-here = Persone ai tavoli
host-seeks = In cerca di avversari
host-thoughts = Decisioni su cui i bot stanno pensando
host-games = Partite
host-game = Gioco
host-open = Non finite
host-lately = Attive nelle ultime 24 ore
host-room = Con un posto libero
host-rated = Classificate finora
host-all = Tutti i giochi
host-days = Ultimi { $count } giorni
host-day = Giorno (UTC)
host-begun = iniziate
host-ended = finite
# What is read aloud for a day and a game.
host-begun-ended = { $begun } iniziate, { $ended } finite
host-between = Tra persone
host-days-about = Una partita finita conta per il giorno in cui vi è successo qualcosa per l’ultima volta. Le partite eliminate non contano più.
host-people = Persone
host-accounts = Account
host-new-accounts = Nuovi account in { $count } giorni
host-active-accounts = Account usati in { $count } giorni
host-other-names = Nomi senza account
host-rated-people = Persone con un punteggio
host-tournaments = Tornei
host-reports = Segnalazioni
host-no-reports = Nessuno ha segnalato nulla.
host-about = Su chi
host-what = Motivo
host-by = Da chi
host-reports-how = Dalla riga di comando, “mindtable people dismiss NOME” archivia le segnalazioni su una persona, “rename” le dà un altro nome, “remove” la elimina.
host-table = Questo tavolo
host-openings = Chi può iniziare partite
host-openers = { $openers ->
        [everyone] tutti
        [invited] solo chi ha un invito
       *[nobody] nessuno
    }
host-ratings = Partite classificate
host-are-rated = { $rated ->
        [yes] attive
       *[no] disattivate
    }
host-version = Versione
host-up = In funzione da
host-up-for = { $days } g { $hours } h { $minutes } min
host-processes = Processi che servono le pagine
host-size = Dimensione dell’archivio
host-megabytes = { $megabytes } MB
