# Distribuzioni che si possono controllare.

deals-short = Si distribuiscono le carte
deals-dealing = Ci sono tutti. Si distribuiscono le carte.
deals-dealing-hint = Ogni browser aggiunge i propri bit casuali; le carte dipendono da quelli di tutti e dal segreto del tavolo.
deals-deal = Distribuisci le carte
deals-free-chair = Posto libero
deals-commitment = L’impegno del tavolo
deals-secret = Il segreto del tavolo
# $name: of a player.
deals-bits = { STARTS($name, "Bot ") ->
        [yes] Bit casuali del { $name }
       *[no] Bit casuali di { $name }
    }
deals-seed = Il seme dei dadi
deals-contributors = Bit casuali aggiunti da
deals-menu = Questa distribuzione
deals-check = Controlla la distribuzione
deals-what = Come si controlla una distribuzione
deals-title = La distribuzione di questa partita
deals-promised = Prima di distribuire le carte il tavolo ha fissato il suo segreto con un impegno. A partita finita, qui si potrà controllare tutto.
deals-not-promised = Qui non c’è niente da controllare: per questa partita il tavolo non ha preso impegni, o non ancora.
deals-agrees = Tutto torna.
deals-differs = Qualcosa non torna.
deals-own-agrees = Questo browser lo conferma: l’impegno è quello che ha visto e i suoi bit sono entrati nella distribuzione.
deals-own-differs = Questo browser ricorda un altro impegno, oppure i suoi bit non sono entrati nella distribuzione: sono arrivati troppo tardi o sono stati lasciati fuori.

# What a check finds. $standing: whether the part agrees, differs, is missing, or cannot be known because something
# before it differs.
deals-check-commitment = { $standing ->
    [agrees] Il segreto corrisponde all’impegno preso dal tavolo.
    [differs] Il segreto non corrisponde all’impegno preso dal tavolo.
   *[missing] Carte distribuite prima che esistessero gli impegni, o da un seme indicato da qualcuno: nessuno ha promesso niente in anticipo.
}
deals-check-seed = { $standing ->
    [agrees] Il seme deriva dal segreto e dai bit casuali dei giocatori.
    [differs] Il seme non deriva dal segreto e dai bit casuali dei giocatori.
   *[missing] { "" }
}
deals-check-deal = { $standing ->
    [agrees] La distribuzione deriva dal seme.
    [differs] La distribuzione non deriva dal seme.
    [missing] Non è stata distribuita nessuna carta: la partita è iniziata da una posizione.
   *[unknown] Non è stato possibile controllare la distribuzione.
}
deals-check-moves = { $standing ->
    [agrees] Tutte le mosse erano permesse.
    [differs] Una mossa non era permessa.
   *[unknown] Non è stato possibile controllare le mosse.
}
deals-check-rolls = { $standing ->
    [agrees] Tutti i sorteggi derivano dal seme.
    [differs] Un sorteggio non deriva dal seme.
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
deals-fair-2 = Poi il tavolo estrae a sorte un segreto e ne mostra l’impronta: l’impegno. Da quel momento non può più cambiare segreto: un altro avrebbe un’altra impronta.
deals-fair-3 = Ora ogni browser al tavolo aggiunge i propri bit casuali. (Senza JavaScript non ne ha da aggiungere; i bit che non arrivano entro pochi secondi restano fuori, e viene detto di chi sono quelli compresi.)
deals-fair-4 = Il segreto e tutti i bit insieme danno un seme. Da quel seme deriva tutto ciò che nella partita si distribuisce, si mescola o si sorteggia.
deals-fair-5 = Così il tavolo non può scegliere la distribuzione: quando ha preso l’impegno non conosceva i tuoi bit. E non può farlo nemmeno un giocatore: il segreto lo conosce solo il tavolo.
deals-fair-6 = L’impegno vale anche per ciò che si gioca: il gioco, le regole, i set, le opzioni e il mazzo.
deals-fair-7 = A partita finita la registrazione rivela tutto: il segreto, i bit, il seme, la distribuzione e ogni sorteggio. “Controlla la distribuzione” rifà i conti, e lo stesso fa “mindtable verify” sul tuo computer.
deals-fair-8 = Il tuo browser ricorda quale impegno ha visto e quali bit ha aggiunto, e li confronta con la registrazione.
deals-fair-9 = Chi riprende a giocare da una partita registrata o da una posizione riceve dadi nuovi, con un nuovo impegno.
deals-fair-10 = Che cosa non dimostra: che nessuno sbirci. Chi gestisce il server può vedere ogni carta in memoria mentre giochi. Gioca solo ai tavoli di chi ha la tua fiducia.
