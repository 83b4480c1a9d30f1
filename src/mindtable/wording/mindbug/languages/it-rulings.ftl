### Italian: rulings about cards. Names of cards as it-names.ftl has them, else the original ones.

ruling-J5 =
    Sawn inverte prima il confronto; poi vale il veleno. Due Sawn invertono una volta sola.
ruling-J7 =
    Due creature che copiano parole chiave dal lato opposto (Mummia di Polpocane Chelato) copiano solo parole chiave
    che esistono anche senza questa copia.
ruling-J11 =
    Un attacco causato da un effetto (Cake Trickster, Rocket Lovers): le scelte di quell’attacco (preda, secondo
    attacco) sono di chi controlla la creatura scelta; resta il turno del giocatore attivo, perciò “durante i tuoi
    turni” segue lui. È un attacco completo: effetti Attacco, blocco, danno. Una simile Azione non si può usare se
    nessuna creatura adatta può attaccare, e si possono scegliere solo quelle che possono.
ruling-J12 =
    Captain Hippo limita le azioni del turno dell’avversario all’attacco con una creatura con Caccia in grado di
    attaccare, che deve prendere come preda un Captain Hippo. Il secondo attacco di Frenesia resta facoltativo ma, se
    avviene, anch’esso deve avere quella preda. Se alla scelta non c’è più nessun Captain Hippo, la scelta è libera.
    Gli attacchi causati da un effetto non sono toccati.
ruling-J16 =
    Mindbug Bug: chi usa il Mindbug perde prima il punto vita; con 1 punto vita perde prima che il Mindbug funzioni.
ruling-J17 =
    Bug Catcher ferma i Mindbug di tutti i giocatori, non i Mindfrog; e solo quando è in gioco (può essere preso).
ruling-J19 =
    The Experiment può riprendere il controllo di sé stessa, e deve farlo se è l’unica creatura nemica.
ruling-J20 =
    “Se lo fai”: la prima parte deve essere avvenuta per intero. Una creatura con Tenacia che è diventata esaurita non è
    stata sconfitta (Slugapult: nessun vantaggio). Octocopter non ha “se”: la seconda parte avviene.
ruling-J21 =
    Effetti con “oppure” (Goat Dragon, Soul Manipulator, Solar Bear): se una possibilità non c’è, si deve scegliere
    l’altra. Si può rinforzare finché una pila degli scarti ha almeno una carta; una volta scelto, si possono prendere
    anche zero carte.
ruling-J23 =
    Gli effetti che aumentano una perdita di vita (Blessed Killer Bee) si aggiungono una volta per perdita, mai alla
    propria aggiunta né a quella di un altro effetto simile.
ruling-J24 =
    Per Hyenix si chiede dopo l’intero effetto (o il danno dell’attacco) che è costato la vita; non con 0 punti vita.
ruling-J25 =
    Utility Bug copia un effetto Gioco come se fosse stampato su di sé; “questa creatura” è Utility Bug. Se copia
    l’effetto di un altro Utility Bug, la scelta si ripete, senza quello. Dove gli effetti Gioco sono spenti
    (Deathweaver) il suo non fa nulla.
ruling-J27 =
    Una creatura sconfitta è già nella pila degli scarti quando si risolve il suo effetto Sconfitto (Fire Antler può
    rinforzare con sé stessa; una creatura che gioca una carta dalla tua pila può giocare sé stessa).
ruling-J30 =
    Una carta che non può finire in una mano (Alien Brain) resta dov’è: una creatura da riportare in mano resta in
    gioco, non si ruba nulla, le mani non si scambiano, non si pesca. Quando il divieto finisce, una mano corta si
    riempie la prossima volta che essa o il suo mazzo di pesca cambia.
ruling-J34 =
    Sluggernaut: quando Tenacia la rende esaurita, chi la controlla sceglie un lato (5 con Caccia o 8 con Frenesia);
    finché è esaurita ha la forza e la parola chiave di quel lato.
ruling-J35 =
    Kitten Crewmate sostituisce ogni sconfitta; se ha anche Tenacia, chi la controlla sceglie quale delle due vale.
ruling-J36 =
    “One-Eye” Felix conta le creature nemiche che ha sconfitto in combattimento in questo turno, anche prima di
    evolvere nello stesso turno.
ruling-J37 =
    Chuck: si smette di lanciare quando non ci sono più creature nemiche.
ruling-J51 =
    Un’abilità data da un’altra carta (Jean-Claw Pandamme, Release The Puffers) è un’abilità della creatura che la ha;
    quando si ordinano gli effetti, prende il nome della carta che la dà.
ruling-J52 =
    “Una creatura per ogni carta scartata” (Tornado Dragon): si scelgono tutte insieme, come in J39, perciò una
    creatura con Tenacia non viene colpita due volte.
ruling-J53 =
    Jazz Dog prende una sola creatura che ha bloccato in questo turno, a scelta di chi la controlla, anche se furono
    più d’una.
ruling-J56 =
    Dove un Mindbug costa vita (Mindbug Bug), ciò che quella perdita innesca (Hyenix) si risolve prima che la creatura
    entri in gioco.
ruling-J43 =
    “Ogni avversario” in un effetto (Rockyphant) vuol dire tutti e due, senza scelta (diversamente da T5.2).
ruling-J47 =
    Una sola carta “dalla pila degli scarti di un avversario” si sceglie direttamente tra le pile di entrambi; dove più
    carte vengono dalla pila “dell’avversario” (Trash Diver), prima si sceglie l’avversario.
ruling-J48 =
    Chuckling Chimpborg conta i Mindbug di un solo avversario, scelto dal suo giocatore; la vita è quella della squadra.
ruling-J40 =
    Radioactive Race si verifica prima di T2.3.
ruling-J41 =
    Going Bananas: un compagno di squadra che in mano ha solo carte con forza 5 o superiore, e non può fare altro, non può
    giocare il suo turno.
ruling-J42 =
    Chameleon Charmer: prima scelgono tutti e due gli avversari, poi le carte si spostano nello stesso momento.
ruling-J45 =
    Un giocatore a cui è stata presa la carta e a cui poi non resta nessuna azione finisce semplicemente il turno: non è
    stato saltato (anche per Radioactive Race).
ruling-J58 =
    Release The Puffers dà il suo effetto Gioco alle creature che entrano in gioco con i loro effetti Gioco; Utility Bug
    copia solo effetti Gioco stampati.
ruling-J59 =
    Going Bananas impedisce al compagno di squadra anche di giocare subito una carta appena arrivata nella sua mano (Buddy
    Barrel, Trick-Taking Hamster); le carte di una pila degli scarti, e quelle prese con un Mindfrog, non si giocano dalla
    mano.
ruling-J62 =
    Wildsprout e Bigroot evolvono prima dell’effetto Gioco della creatura che riportano in gioco: l’effetto aspetta che
    tutta l’Azione sia finita.
ruling-J63 =
    Un effetto Attacco dato da un’altra carta (Jean-Claw Pandamme) si risolve anche se nel frattempo quella carta ha
    lasciato il gioco.
ruling-J64 =
    Una creatura con Caccia che non può raggiungere un Captain Hippo (Sharkdognadodragon, se alla sua sinistra non ce
    n’è) non conta per J12: nessuno è obbligato ad attaccare con lei, e lei non impedisce a nessuno le altre azioni del
    turno. Se un’altra creatura con Caccia può raggiungerne uno, è quella che deve attaccare.
