### Mind Up! in Italian: its pages of rules.

rules-mind-up-aim-title = Scopo del gioco
rules-mind-up-aim =
    Da tre a sei giocatori raccolgono carte in colonne di un solo colore, per tre round. Vince chi ottiene più punti nei tre round insieme.

    Il bello: la carta che giochi decide quale carta prendi, e diventa una carta che altri potranno prendere dopo.
rules-mind-up-setup-title = Carte e preparazione
rules-mind-up-setup =
    Ci sono 60 carte con i numeri da 1 a 60, in cinque colori di 12 carte ciascuno. Alcune hanno un bonus di 1 o 2 punti, altre un malus di 1.

    Ogni giocatore riceve 7 carte, che nessun altro vede. Poi si scoprono tante carte quanti sono i giocatori e si mettono in ordine crescente: sono la fila.

    I valori da 1 a 5 vengono mescolati. In quest’ordine, da sinistra a destra, sono i valori delle cinque colonne di ogni giocatore in questo round.
rules-mind-up-turn-title = Un turno
rules-mind-up-turn =
    1. Tutti scelgono insieme una carta della propria mano e la tengono coperta. A questo tavolo la confermi, e puoi cambiarla finché non hanno scelto tutti.
    2. Le carte scelte vengono rivelate.
    3. Chi ha giocato la carta più bassa prende la carta più bassa della fila, chi ha giocato la seconda prende la seconda, e così via.
    4. Le carte giocate diventano la nuova fila, in ordine crescente.
rules-mind-up-columns-title = Le tue colonne
rules-mind-up-columns =
    La carta che prendi va nella tua colonna del suo colore. La prima carta di un colore apre la tua colonna vuota più a sinistra. Così il momento in cui prendi un colore per la prima volta decide quanto vale in questo round.

    Quando a tutti resta una sola carta, ognuno la mette nelle proprie colonne come se l’avesse presa. Poi il round è finito.
rules-mind-up-scoring-title = I punti di un round
rules-mind-up-scoring =
    Ogni carta vale quanto indica la sua colonna. Aggiungi i bonus delle tue carte e togli i malus. Se ci sono obiettivi, contano anche quelli.
rules-mind-up-rounds-title = Il round seguente
rules-mind-up-rounds =
    La fila resta. Ognuno riprende le carte delle sue colonne come nuova mano, quindi tutti la conoscono. Inoltre ognuno pesca una carta che nessun altro conosce. Così hai 8 carte nel secondo round e 9 nel terzo.

    I valori delle colonne vengono mescolati di nuovo, sempre uguali per tutti.
rules-mind-up-objectives-title = Obiettivi e altre opzioni
rules-mind-up-objectives =
    Si può giocare con 1–5 obiettivi. Con 1 o 2 se ne rivelano di nuovi a ogni round; con 3 o più restano per tutta la partita. Non ce ne sono mai due della stessa lettera insieme.

    “Più di tutti” e “meno di tutti” valgono per chiunque sia in parità, anche a zero. Un obiettivo che riguarda la posizione di un colore non ti tocca se non hai carte di quel colore.

    Con sei giocatori si usano tutte le 60 carte.
rules-mind-up-end-title = Fine della partita
rules-mind-up-end =
    Dopo il terzo round vince chi ha il totale più alto. A parità di totale vince chi ha ottenuto più punti nel terzo round; se anche quelli sono pari, la vittoria è condivisa.

rules-example-mind-up-turn = Le carte giocate, in ordine crescente, corrispondono alla fila: la 3 prende la 8, la 12 prende la 26, la tua 31 prende la 37 e la 55 prende la 47. Poi la 3, la 12, la 31 e la 55 sono la nuova fila. La tua carta blu apre la tua prima colonna, che vale 3 per ogni carta.
rules-example-mind-up-columns = Hai già il verde, quindi la 25 va lì: due carte verdi da 1 punto, meno 1 per il suo malus. Il blu è nuovo: la 18 apre la colonna vuota più a sinistra, e ora ogni carta blu vale 3.
rules-example-mind-up-round = Prendi la 38, e la tua ultima carta, la 13, va nella colonna del suo colore. Tre carte arancioni da 4 punti fanno 12, due blu da 1 punto fanno 2. Con 5 punti di bonus e 1 di malus si arriva a 12 + 2 + 5 − 1 = 18.
rules-example-mind-up-objectives = Non hai carte rosa, e nessuno ne ha di meno: questo costa 2 punti. E non hai esattamente tre colori, quindi l’altro obiettivo non ti dà nulla: 2 + 1 + 5 + 4 + 5 − 2 = 15.
rules-example-mind-up-end = Tu e Ben avete tutti e due 57 punti. Nel terzo round tu ne hai ottenuti 17 e Ben solo 12, quindi vinci tu.
rules-takes = prende
rules-row = La fila

rules-mind-up-summary-title = In breve
rules-mind-up-summary =
    • Tutti scelgono insieme una carta. Poi vengono rivelate.
    • Chi ha giocato la carta più bassa prende la più bassa della fila, chi ha giocato la seconda prende la seconda, e così via. Le carte giocate sono la nuova fila.
    • Ciò che prendi va nella tua colonna del suo colore. Un colore nuovo apre la colonna seguente da sinistra.
    • Alla fine di un round ogni carta vale quanto la sua colonna. Si aggiungono bonus e obiettivi.
    • Tre round: le tue colonne diventano la tua prossima mano. Vince chi ha più punti.
