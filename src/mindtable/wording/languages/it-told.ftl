### Being told that a game waits, reading offline, and invitations, in Italian.

told-games-waiting = Partite che ti aspettano
told-tell-me = Avvisami quando tocca a me
told-told = Notifiche attive
told-refused = Il tuo browser non permette a questa pagina di inviarti notifiche. Puoi cambiare questa scelta nelle impostazioni del browser.

told-feed = Un feed dei tuoi turni
told-feed-about = Un lettore di feed può dirti quali partite ti aspettano. Lo vede anche chiunque abbia l’indirizzo, quindi tienilo per te.
told-feed-make = Crea un indirizzo
told-feed-anew = Crea un nuovo indirizzo
told-feed-revoke = Revoca l’indirizzo
told-feed-kept = Hai un indirizzo. Uno nuovo lo sostituisce.
told-feed-shown-once = Questo è il tuo indirizzo. Viene mostrato solo ora: copialo nel tuo lettore di feed.

told-offline = Sei offline
told-offline-about = Per giocare serve una connessione. Intanto puoi leggere queste pagine:
told-try-again = Riprova
told-lessons = Lezioni da leggere

told-qr = Codice QR
told-qr-of = Codice QR del link per { $name }

privacy-feed = Se hai creato un indirizzo per un lettore di feed: quell’indirizzo, in una forma che nessuno può leggere, finché non lo revochi. Le notifiche arrivano dal tuo browser.
