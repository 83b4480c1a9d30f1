### Italian: rulings about cards.

ruling-J5 =
    Cignolama inverte prima il confronto della forza; poi si applica Veleno. Due Cignolama lo invertono una volta sola.
ruling-J7 =
    Due creature di parti opposte che copiano parole chiave (Mummia di Polpocane Chelato) copiano solo quelle che
    esistono anche senza questa copia.
ruling-J11 =
    Un attacco causato da un effetto (Torta Traditrice, Amore a Razzo): le scelte di quell’attacco (preda, secondo
    attacco) spettano a chi controlla la creatura scelta; il turno resta del giocatore attivo, perciò “durante il tuo
    turno” riguarda lui. È un attacco completo: effetti Attacco, blocco, punti vita persi. L’Azione non si può usare se
    nessuna di quelle creature può attaccare, e si può scegliere solo una creatura che può farlo.
ruling-J12 =
    Se hai una creatura con Caccia che può attaccare e scegliere come preda un Capitan Ippo nemico, l’unica azione del tuo
    turno è attaccare con una creatura così e scegliere come preda un Capitan Ippo. Il secondo attacco dato da Frenesia
    resta facoltativo, ma deve avere anch’esso quella preda. Se al momento della scelta non c’è più nessun Capitan Ippo, la
    preda è libera. Gli attacchi causati da un effetto non hanno quest’obbligo.
ruling-J16 =
    Baco del Mindbug: chi usa un Mindbug perde prima il punto vita; se ne ha solo 1, perde la partita prima che il
    Mindbug abbia effetto.
ruling-J17 =
    Acchiappabug impedisce di usare i Mindbug a tutti i giocatori, ma non i Mindfrog; e solo da quando è in gioco (la
    carta stessa si può prendere con un Mindbug).
ruling-J19 =
    Con Esperimento X puoi riprendere il controllo di questa stessa creatura; devi farlo se è l’unica creatura nemica.
ruling-J20 =
    “Se lo fai”: la prima parte deve essere avvenuta per intero. Una creatura con Tenacia che invece si è esaurita non è
    stata sconfitta (con Lumapulta non segue nulla). Polpicottero non dice “se”: la seconda parte avviene comunque.
ruling-J21 =
    Effetti con “oppure” (Dracapra, Manipolanime, Orso Solare): se una possibilità non c’è, si deve scegliere l’altra. Si
    può rinforzare se almeno una pila degli scarti ha una carta; una volta scelto di rinforzare, si possono prendere anche
    zero carte.
ruling-J23 =
    Gli effetti che aumentano i punti vita persi (Ape Assassina Benedetta) si applicano una volta per ogni perdita, mai
    alla propria aggiunta né a quella di un altro effetto simile.
ruling-J24 =
    La scelta di giocare Ienice arriva dopo l’intero effetto (o attacco) che ha fatto perdere punti vita; non con 0 punti
    vita.
ruling-J25 =
    Scarabeo Tuttofare copia un effetto di Gioco come se fosse stampato sulla propria carta; “questa creatura” è
    Scarabeo Tuttofare. Se copia l’effetto di un altro Scarabeo Tuttofare, si sceglie di nuovo, senza quello. Dove gli
    effetti di Gioco sono annullati (Tessimorte), è annullato anche il suo.
ruling-J27 =
    Una creatura sconfitta è già nella pila degli scarti quando si risolve il suo effetto Sconfitto (con Cervampa si può
    rinforzare usando la stessa Cervampa; un effetto che gioca una carta dalla tua pila degli scarti può giocare la carta
    stessa).
ruling-J30 =
    Una carta che non può finire in mano (Cervello Alieno) resta dov’è: una creatura da riportare in mano resta in
    gioco, non si ruba nulla, le mani non si scambiano, non si pesca. Quando il divieto finisce, chi ha poche carte
    pesca la prossima volta che cambia la sua mano o il suo mazzo di pesca.
ruling-J34 =
    Lumacarro: quando la creatura si esaurisce invece di essere sconfitta, chi la controlla sceglie forza 5 e Caccia
    oppure forza 8 e Frenesia. Finché è esaurita, le ha al posto della forza e della parola chiave stampate.
ruling-J35 =
    Micio Mozzo: la creatura si evolve ogni volta che sta per essere sconfitta; se ha anche Tenacia, chi la controlla
    sceglie quale delle due cose avviene.
ruling-J36 =
    Per Felix il Guercio contano le creature nemiche che questa creatura ha sconfitto in combattimento in questo turno,
    anche prima di evolversi nello stesso turno.
ruling-J37 =
    Dadolfo: si smette di lanciare il dado quando non ci sono più creature nemiche.
ruling-J51 =
    Un’abilità data da un’altra carta (Gian-Graffio Van Panda, Lancio di Pescipalla) è un’abilità della creatura che ce
    l’ha; quando si ordinano gli effetti, porta il nome della carta che la dà.
ruling-J52 =
    “Una creatura per ogni carta scartata” (Dragornado): le creature si scelgono prima tutte, poi vengono sconfitte
    insieme; perciò una creatura con Tenacia non può essere scelta due volte.
ruling-J53 =
    Con Cane Jazzista si prende il controllo di una sola creatura che ha bloccato in questo turno, a scelta di chi
    controlla Cane Jazzista, anche se sono state più d’una.
ruling-J56 =
    Se usare un Mindbug fa perdere punti vita (Baco del Mindbug), ciò che quella perdita innesca (Ienice) si risolve prima
    che la creatura entri in gioco.
ruling-J43 =
    “Ogni avversario” in un effetto (Rocciofante) vuol dire tutti e due: non se ne sceglie uno.
ruling-J47 =
    Una sola carta “della pila degli scarti di un avversario” si sceglie direttamente tra le pile di entrambi; se più
    carte vengono dalla pila “dell’avversario” (Tuffabidoni), prima si sceglie l’avversario.
ruling-J48 =
    Per Scimborg Sghignazzone contano i Mindbug di un solo avversario, a scelta di chi controlla la creatura; i punti vita
    sono quelli della squadra.
ruling-J40 =
    Se nello stesso momento una squadra vince per Corsa Radioattiva e perde per due turni saltati di fila, vince la partita.
ruling-J41 =
    Bananarchia: se un compagno di squadra ha in mano solo carte con forza pari o superiore a 5 e non può fare altro, il
    suo turno viene saltato.
ruling-J42 =
    Camaleonte Galante: prima scelgono tutti e due gli avversari, poi le carte si spostano nello stesso momento.
ruling-J45 =
    Se a un giocatore viene presa la carta e poi non gli resta nessuna azione, il suo turno finisce e basta: non è stato
    saltato (nemmeno per Corsa Radioattiva).
ruling-J58 =
    Lancio di Pescipalla dà il suo effetto di Gioco alle creature che entrano in gioco con i loro effetti di Gioco;
    Scarabeo Tuttofare copia solo effetti di Gioco stampati.
ruling-J59 =
    Bananarchia impedisce al compagno di squadra anche di giocare subito una carta appena arrivata nella sua mano (Barile
    d’Amici, Criceto Pigliatutto); le carte di una pila degli scarti e quelle prese con un Mindfrog non si giocano dalla
    mano.
ruling-J62 =
    Germoglio Ribelle e Radicione si evolvono prima dell’effetto di Gioco della creatura che riportano in gioco:
    l’effetto si risolve quando tutta l’Azione è finita.
ruling-J63 =
    Un effetto Attacco dato da un’altra carta (Gian-Graffio Van Panda) si risolve anche se nel frattempo quella carta ha
    lasciato il gioco.
ruling-J64 =
    Una creatura con Caccia che non può scegliere come preda un Capitan Ippo (Cagnosqualo-Dragornado, se alla sua
    sinistra non ce n’è) non ha quest’obbligo: nessuno deve attaccare con quella creatura, e le altre azioni del turno
    restano possibili. Se un’altra creatura con Caccia può sceglierlo come preda, deve attaccare quella.
