### Che cosa viene conservato delle persone, perché e per quanto.

privacy-title = Privacy
privacy-lead = Questo tavolo funziona senza account e non chiede nulla di cui non abbia bisogno.
privacy-kept = Che cosa viene conservato, e perché
privacy-browser = Un cookie distingue il tuo browser dagli altri, così ritrovi le tue partite. Altri cookie contengono le tue scelte: lingua, colori, suoni.
privacy-name = Il tuo nome e il tuo avatar, se li hai scelti, così gli altri sanno con chi giocano.
privacy-games = Le tue partite: chi siede dove e ogni mossa, così continuano dopo una pausa e si possono rivedere. Insieme a loro è conservata la loro analisi.
privacy-progress = Quello che hai fatto nelle lezioni e con i rompicapo, così puoi riprendere da lì.
privacy-results = Se giochi partite classificate o ti iscrivi a tornei: come sono finiti, e il tuo punteggio. Tutti li vedono nella classifica, nel tuo profilo e nelle graduatorie.
privacy-account = Se hai un account: la password e i codici di recupero, in una forma che nessuno può leggere, e in quali browser hai effettuato l’accesso. Se hai bloccato o segnalato qualcuno: anche questo.
privacy-programs = Se fai entrare dei programmi: come hai chiamato i loro token e quando sono stati usati l’ultima volta. I token sono conservati in una forma che nessuno può leggere.
privacy-address = Il tuo indirizzo di rete serve a risponderti e a evitare che un solo visitatore sovraccarichi il tavolo. Non è conservato con le tue partite.
privacy-long = Per quanto tempo
privacy-finished = Partite finite: { $days ->
        [-1] finché esiste questo tavolo.
        [one] { $days } giorno dopo l’ultima mossa.
       *[other] { $days } giorni dopo l’ultima mossa.
    }
privacy-abandoned = Partite che nessuno continua: { $days ->
        [-1] finché esiste questo tavolo.
        [one] { $days } giorno dopo l’ultima mossa.
       *[other] { $days } giorni dopo l’ultima mossa.
    }
privacy-unbegun = Partite a cui non si è unito nessuno: { $days ->
        [-1] finché esiste questo tavolo.
        [one] { $days } giorno.
       *[other] { $days } giorni.
    }
privacy-names = Un nome senza account torna libero dopo un anno in cui non è stato usato; un browser che non si fa vivo per un anno viene disconnesso.
privacy-backups = Le copie di sicurezza fatte da chi gestisce il tavolo contengono ancora per un po’ ciò che è stato cancellato. Quando vengono sostituite, sparisce anche da lì.
privacy-nobody = Nessun altro
privacy-nobody-about = Nulla viene caricato da altri siti, nulla viene trasmesso ad altri, non c’è pubblicità e nulla ti traccia. Solo chi gestisce questo tavolo può accedere a ciò che è conservato qui.
privacy-rights = Che cosa puoi fare
privacy-rights-about = Scarica o cancella tutto con un solo pulsante, anche senza account:
privacy-contact = A chi rivolgersi
