# Distribuzioni che si possono controllare.

deals-short = Si distribuiscono le carte
deals-dealing = Ci siamo tutti. Si distribuiscono le carte.
deals-dealing-hint = Ogni browser aggiunge bit casuali suoi; le carte dipendono da quelli di tutti e dal segreto del tavolo.
deals-deal = Distribuisci le carte
deals-free-chair = Posto libero
deals-commitment = L’impegno del tavolo
deals-secret = Il segreto del tavolo
# $name: of a player.
deals-bits = Bit casuali di { $name }
deals-seed = Il seme dei dadi
deals-contributors = Bit casuali aggiunti da
deals-menu = Questa distribuzione
deals-check = Controlla la distribuzione
deals-what = Come si controlla una distribuzione
deals-title = La distribuzione di questa partita
deals-promised = Il tavolo si è impegnato sul suo segreto prima di distribuire le carte. A partita finita qui si potrà controllare tutto.
deals-not-promised = Qui non c’è niente da controllare: per questa partita il tavolo non ha preso impegni, o non ancora.
deals-agrees = Tutto torna.
deals-differs = Qualcosa non torna.
deals-own-agrees = Questo browser se lo ricorda: l’impegno è quello che ha visto e i suoi bit sono nella distribuzione.
deals-own-differs = Questo browser ricorda un altro impegno, oppure i suoi bit non sono nella distribuzione: sono arrivati troppo tardi o sono stati tralasciati.

# What a check finds. $standing: whether the part agrees, differs, is missing, or cannot be known because something
# before it differs.
deals-check-commitment = { $standing ->
    [agrees] Il segreto è quello su cui il tavolo si era impegnato.
    [differs] Il segreto non è quello su cui il tavolo si era impegnato.
   *[missing] Partita distribuita prima che esistessero gli impegni, o da un seme scelto da qualcuno: nessuno ha promesso niente in anticipo.
}
deals-check-seed = { $standing ->
    [agrees] Il seme deriva dal segreto e dai bit casuali dei giocatori.
    [differs] Il seme non deriva dal segreto e dai bit casuali dei giocatori.
   *[missing] { "" }
}
deals-check-deal = { $standing ->
    [agrees] La distribuzione deriva dal seme.
    [differs] La distribuzione non deriva dal seme.
    [missing] Non si è distribuito nulla: la partita è cominciata da una posizione.
   *[unknown] Non è stato possibile controllare la distribuzione.
}
deals-check-moves = { $standing ->
    [agrees] Tutte le mosse erano permesse.
    [differs] Una mossa non era permessa.
   *[unknown] Non è stato possibile controllare le mosse.
}
deals-check-rolls = { $standing ->
    [agrees] Tutto ciò che è stato sorteggiato deriva dal seme.
    [differs] Qualcosa è stato sorteggiato in un modo che non deriva dal seme.
   *[unknown] Non è stato possibile controllare i sorteggi.
}
deals-check-result = { $standing ->
    [agrees] Il risultato è giusto.
    [differs] Il risultato è sbagliato.
   *[unknown] Non è stato possibile controllare il risultato.
}

# How it works, in ten lines.
deals-fair-title = Distribuzioni che si possono controllare
deals-fair-1 = Nessuno vede una carta prima che tutti i posti siano occupati.
deals-fair-2 = Poi il tavolo estrae un segreto e ne mostra l’impronta: l’impegno. Da quel momento non può più prendere un altro segreto, perché avrebbe un’altra impronta.
deals-fair-3 = Ora ogni browser al tavolo aggiunge bit casuali suoi. (Senza script non ne ha; quelli che non arrivano entro pochi secondi restano fuori, e si vede di chi sono quelli compresi.)
deals-fair-4 = Il segreto e tutti i bit insieme danno un seme. Da esso deriva tutto ciò che nella partita si distribuisce, si mescola o si sorteggia.
deals-fair-5 = Così il tavolo non può scegliere la distribuzione: quando si è impegnato non conosceva i tuoi bit. E non può farlo nessun giocatore: nessun altro conosce il segreto.
deals-fair-6 = L’impegno comprende anche che cosa si gioca: il gioco, le regole, i set, le opzioni e il mazzo.
deals-fair-7 = A partita finita la registrazione rivela tutto: il segreto, i bit, il seme, la distribuzione e ogni sorteggio. «Controlla la distribuzione» rifà i conti, e lo stesso fa «mindtable verify» sul tuo computer.
deals-fair-8 = Il tuo browser ricorda quale impegno ha visto e quali bit ha aggiunto, e li confronta con la registrazione.
deals-fair-9 = Chi continua a giocare da un replay o da una posizione riceve dadi nuovi, con un impegno tutto loro.
deals-fair-10 = Che cosa non dimostra: che nessuno guardi. Chi gestisce questa macchina può vedere ogni carta nella sua memoria mentre giochi. Gioca da chi ti fidi.
