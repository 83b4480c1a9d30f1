### Italian: lessons of Mind Up!. The comments of en-lessons.ftl say what each message and variable is.

lesson-chapter-mind-up = Mind Up!

lesson-mind-up-row = La fila
lesson-mind-up-row-idea = Le carte basse prendono le basse, le alte prendono le alte. E ciò che giochi finisce nella fila: gioca quindi quel che non vuoi avere.
lesson-mind-up-row-1 =
    Tutti giocano insieme una carta. Scegli la tua 1 e conferma.

    Le carte confermate restano coperte finché tutti non hanno scelto. La più bassa prende la più bassa della fila: la tua 1 prende la 4, verde con +2.
lesson-mind-up-row-1-done = La 4 è tua. E le carte giocate sono la nuova fila: lì la tua 1, con il suo malus, aspetta qualcun altro.
lesson-mind-up-row-1-high = La 60 è la più alta di tutte e prende la più alta della fila: la 42, che ha un malus.
lesson-mind-up-row-1-between = In mezzo agli altri scopri solo dopo che cosa prendi. La 1 avrebbe preso di sicuro la 4.
lesson-mind-up-row-2 =
    Ora la tua 60: prende la carta più alta della fila.

    È la 57: verde anche lei, con +2.
lesson-mind-up-row-2-done = La 57 sta con la 4 nella tua colonna verde. La tua 60, con il suo malus, aspetta qualcun altro.
lesson-mind-up-row-2-between = In mezzo agli altri scopri solo dopo che cosa prendi. La 60 avrebbe preso di sicuro la 57.

lesson-mind-up-columns = Le colonne
lesson-mind-up-columns-idea = Un colore nuovo apre sempre la tua colonna vuota più a sinistra. Bada all’ordine: qualcosa di piccolo per una colonna che vale poco, poi il colore migliore per il 5.
lesson-mind-up-columns-1 =
    La tua prima colonna vale solo 1, la seconda 5. Gioca la 1, che prende la 9.

    La prima carta di un colore apre la colonna vuota più a sinistra. Qui la 9 porta almeno anche il suo +1.
lesson-mind-up-columns-1-done = Il viola ha la colonna che vale 1: 1 punto, più 1 di bonus. Il prossimo colore nuovo avrà il 5.
lesson-mind-up-columns-1-another = Ciò che prendi per primo apre la colonna che vale 1. Lì la 9 porta 2 punti, con il bonus; le altre due 1.
lesson-mind-up-columns-2 =
    Ora la colonna che vale 5: gioca la 60, che prende la 51.

    La 51 è rosa, per te un colore nuovo, e ha +2.
lesson-mind-up-columns-2-done = 5 per la colonna e 2 di bonus: 7 punti. D’ora in poi ogni carta rosa ti vale 5.
lesson-mind-up-columns-2-between = Niente batte la 60. Con un’altra carta devi sperare che nessuno ne giochi una più alta.

lesson-mind-up-colours = Raccogliere colori
lesson-mind-up-colours-idea = Guarda prima la colonna: una carta vale quanto la sua colonna. Bonus e malus si aggiungono soltanto.
lesson-mind-up-colours-1 =
    Per te il verde vale 5, il viola 1. Gioca la 2, che prende la 14.

    La 39 ha +2, ma è viola: 3 punti. La 14 ne porta 5. La 1 è già di Ben: niente è più basso della 2.
lesson-mind-up-colours-1-done = La 14 sta nella tua colonna verde: 5 punti.
lesson-mind-up-colours-1-bonus = La 59 prende la 39: 1 per la colonna, 2 di bonus. La 14 ne avrebbe portati 5.
lesson-mind-up-colours-1-between = In mezzo agli altri scopri solo dopo che cosa prendi. La 2 avrebbe preso di sicuro la 14.
lesson-mind-up-colours-2 =
    La 36 ha −1, ma è verde. Gioca la 59, che la prende.

    5 − 1 = 4. La 2, rosa, aprirebbe una colonna che vale 2; la 26, viola, porta 1.
lesson-mind-up-colours-2-done = Tre carte verdi da 5 punti: 15, meno 1 di malus.
lesson-mind-up-colours-2-between = In mezzo agli altri scopri solo dopo che cosa prendi. La 59 avrebbe preso di sicuro la 36.

lesson-mind-up-objectives = Gli obiettivi
lesson-mind-up-objectives-idea = Guarda gli obiettivi prima di scegliere: 2 punti sono spesso più di quel che porta una carta. Basta la parità, e a volte conta solo dove sta un colore.
lesson-mind-up-objectives-1 =
    +2 a chi ha più carte rosa: Ben ne ha due, tu una. Gioca la 1, che prende la 6.

    La parità conta. Nella sua colonna la 6 porta solo 1 punto, ma altri 2 per l’obiettivo.
lesson-mind-up-objectives-1-done = Tu e Ben avete due carte rosa ciascuno. Per ora i 2 punti vanno a entrambi.
lesson-mind-up-objectives-1-high = La 60 prende la 37: 2 punti. La 6 ne porterebbe 3: 1 nella colonna, 2 per l’obiettivo.
lesson-mind-up-objectives-1-between = In mezzo agli altri scopri solo dopo che cosa prendi. La 1 avrebbe preso di sicuro la 6.
lesson-mind-up-objectives-2 =
    L’altro obiettivo: −2 se l’arancione è in una colonna che vale 1 o 2. Gioca la 60, che prende la 49.

    La tua prossima colonna vuota vale 2: alla larga dalla 1, arancione. La 49 è verde: 3 punti.
lesson-mind-up-objectives-2-done = La 49 ha portato 3 punti, e nelle tue colonne non c’è arancione.
lesson-mind-up-objectives-2-between = Con questa carta può toccarti la 1, arancione. La 60 avrebbe preso di sicuro la 49.

lesson-mind-up-reading = Leggere gli altri
lesson-mind-up-reading-idea = Dal secondo round le mani sono fatte delle carte del round prima: si conoscono tutte tranne una. Conta chi può finire sotto di te e chi sopra.
lesson-mind-up-reading-1 =
    Gioca la 30: qualunque cosa scelgano gli altri, sta nel mezzo.

    Le loro mani si conoscono: Ben ha 5, 12 e 16, Cleo ha 47, 50 e 53. Quindi la 35 è tua: viola, 5 punti.
lesson-mind-up-reading-1-done = Si poteva prevedere: Ben sotto di te, Cleo sopra, e la 35 nella tua colonna che vale 5.
lesson-mind-up-reading-1-certain = Si poteva prevedere anche questa: porta 3 punti. La 30 ne avrebbe portati 5.
lesson-mind-up-reading-2 =
    Gioca la 58, che prende la 50: di nuovo viola, con +1.

    A Cleo restano solo la 47 e la 53: niente è più alto. La tua ultima carta, la 3, va da sola nelle tue colonne.
lesson-mind-up-reading-2-done = La 50 ha portato 6 punti. Con 21 il tuo è il round migliore dei tre.
lesson-mind-up-reading-2-low = La 3 prende la 5: 4 punti. La 58 avrebbe preso la 50: 6 punti.

lesson-mind-up-last = L’ultima carta
lesson-mind-up-last-idea = L’ultima carta della tua mano va nelle tue colonne. Decidi presto quale sarà, e gioca le altre.
lesson-mind-up-last-1 =
    L’ultimo round: tieni la 33 per la fine e gioca la 2.

    L’ultima carta va nelle tue colonne, e la 33 è blu: 5 punti, più 2. Intanto la 2 prende la 3, blu anche lei: la 1 è già di Ben.
lesson-mind-up-last-1-done = La 3 ha portato 6 punti. E hai ancora in mano la 33.
lesson-mind-up-last-1-spent = Ora la 33 va nella fila, dove può prenderla qualcun altro. Come ultima carta porterebbe 7 punti sicuri.
lesson-mind-up-last-1-high = La 59 prende la 25, verde con −1: 1 punto. La 2 avrebbe preso la 3: 6 punti.
lesson-mind-up-last-2 =
    Gioca la 59, e la 33 resta per la fine.

    La 59 prende la 28, perché la 60 è già di Cleo. La 28 e la 33 sono tutte e due blu con +2: 7 punti ciascuna.
lesson-mind-up-last-2-done = Cinque carte blu nella colonna che vale 5. Vinci con 67 punti contro 65!
lesson-mind-up-last-2-spent = Ora la tua ultima carta è la 59: rosa, 4 punti. La 33 ne avrebbe portati 7.
