### Mindbug in Italian: its pages of rules.

rules-as-in-duel = Tag Team si gioca come il duello, tranne per ciò che è detto qui. Leggi prima:

## The duel.

rules-duel-aim-title = Scopo del gioco
rules-duel-aim =
    Due giocatori mandano strane creature l’uno contro l’altro. Ognuno comincia con 3 punti vita. Chi non ne ha più perde subito. Perde anche chi nel suo turno non può fare nulla.

    La particolarità del gioco: qualunque carta tu giochi, il tuo avversario può prendersela. Ma solo due volte.
rules-duel-setup-title = Preparazione
rules-duel-setup =
    Mescola le carte di tutti i set con cui giocate. Ogni giocatore riceve 10 carte coperte, ne prende in mano 5 e tiene le altre 5 come mazzo di pesca. Le carte rimaste formano il mazzo delle carte inutilizzate.

    Ogni giocatore ha 3 punti vita e 2 Mindbug.

    Per decidere chi comincia, ognuno rivela una carta a caso del mazzo delle carte inutilizzate. Comincia chi ha la forza maggiore; in caso di parità se ne rivelano altre due.

    La tua mano la conosci solo tu, e nessuno conosce i mazzi di pesca. Le creature in gioco, le pile degli scarti e le carte rinforzo possono essere guardate da tutti.
rules-duel-card-title = Una carta
rules-duel-card =
    Ogni carta è una creatura. Il numero grande è la sua forza. Sotto il nome ci sono le sue parole chiave, e poi ciò che fa oltre a questo. La parola prima di un testo dice quando avviene.

    In gioco il numero grande è la forza che una creatura ha in quel momento. Se non è quella stampata, una freccia punta in su o in giù, e accanto c’è il numero stampato, barrato. Una creatura esaurita sta inclinata; le carte che la rinforzano sono contate in alto a destra.
rules-duel-turn-title = Il tuo turno
rules-duel-turn =
    Nel tuo turno fai esattamente una di queste cose:
    • giochi una carta dalla tua mano;
    • attacchi con una delle tue creature;
    • usi l’Azione di una delle tue creature, se ne ha una.

    Poi tocca al tuo avversario. Non puoi passare. Se non puoi fare nulla, perdi.

    Ogni volta che hai meno di 5 carte in mano peschi subito fino ad averne di nuovo 5, anche nel mezzo di un effetto. Quando il tuo mazzo di pesca è vuoto non peschi più. Non c’è limite al numero di carte in mano né ai punti vita.
rules-duel-playing-title = Giocare una carta, e i Mindbug
rules-duel-playing =
    1. Mostra la carta che giochi e riempi di nuovo la tua mano.
    2. Il tuo avversario può usare un Mindbug, se gliene resta uno.
    3. Se non lo fa, la creatura entra in gioco dalla tua parte, tu risolvi il suo effetto Gioco e il tuo turno finisce.
    4. Se lo fa, il Mindbug è consumato e la creatura entra in gioco dalla sua parte. È lui a risolvere il suo effetto Gioco, come se l’avesse giocata. Poi tu fai subito un turno intero nuovo.

    Un Mindbug prende solo una carta giocata dalla mano come azione del turno. Non prende mai una creatura già in gioco, una che entra in gioco per un effetto, o una appena presa da un Mindbug.
rules-duel-attacking-title = Attaccare e bloccare
rules-duel-attacking =
    1. Di’ quale delle tue creature attacca. Prima avvengono i suoi effetti Attacco. Se dopo non è più in gioco dalla tua parte, l’attacco è finito.
    2. Se ha Caccia, puoi scegliere una creatura nemica che deve bloccare.
    3. Altrimenti il tuo avversario può bloccare con una creatura in grado di farlo, oppure non bloccare.
    4. Se nessuno blocca, il tuo avversario perde 1 punto vita.
    5. Se una creatura blocca, le due combattono. Quella con meno forza viene sconfitta; a parità di forza, tutte e due.

    Una creatura sconfitta va nella pila degli scarti del giocatore che la controlla. Attaccare e bloccare non stanca: una creatura che ha attaccato può bloccare nel turno seguente e attaccare di nuovo in quello dopo.
rules-duel-keywords-title = Parole chiave
rules-duel-keywords =
    Le parole chiave stanno sotto il nome della carta. Averne una due volte è come averla una volta sola.
rules-keyword-frenzy =
    Dopo il suo primo attacco del turno può attaccare subito un’altra volta, se è ancora in gioco dalla tua parte e in grado di attaccare. In un turno attacca al massimo due volte.
rules-keyword-hunter =
    Quando attacca, puoi scegliere una qualsiasi creatura nemica. Quella deve bloccare, anche se non ne sarebbe in grado. In questo attacco il tuo avversario non perde punti vita. Se non scegli nessuna creatura, può bloccare come al solito.
rules-keyword-poisonous =
    In combattimento sconfigge sempre l’altra creatura, per quanto forte. Se l’altra ha forza uguale o maggiore, o ha anch’essa Veleno, vengono sconfitte tutte e due. Una creatura con Tenacia non ancora esaurita diventa invece esaurita, come sempre.
rules-keyword-sneaky =
    Quando attacca, possono bloccarla solo creature con Furtività. Lei stessa può bloccare qualsiasi creatura.
rules-keyword-tough =
    Quando sarebbe sconfitta, in combattimento o da un effetto, diventa invece esaurita e resta in gioco. Non è stata sconfitta, quindi un effetto Sconfitto non avviene. Una creatura esaurita non ha più questa protezione: la volta dopo viene sconfitta.
rules-duel-effects-title = Effetti
rules-duel-effects =
    La parola prima del testo dice quando avviene:
    • Gioco | quando la creatura entra in gioco, in qualunque modo; non quando cambia parte o evolve.
    • Attacco | quando attacca, prima che qualcuno blocchi.
    • Sconfitto | quando va dal gioco alla pila degli scarti; non quando torna in una mano, cambia parte o diventa invece esaurita.
    • Azione | quando la usi come azione del tuo turno. Deve cambiare qualcosa.
    • Nella pila degli scarti | per tutto il tempo in cui la carta è nella tua pila degli scarti, e in nessun altro posto.

    Un testo senza una parola così vale per tutto il tempo in cui la creatura è in gioco.

    Chi controlla la creatura fa le scelte dei suoi effetti. Ma se un giocatore deve fare qualcosa, come con { $card }, sceglie lui.

    Fai tutto il possibile e ignora il resto. Ciò che non è “al massimo”, “fino a” o “se vuoi” va fatto: se l’unica creatura adatta è tua, tocca a lei.

    Quando più effetti avvengono insieme, li mette in ordine il giocatore di turno. Uno viene risolto per intero prima del successivo.

    La forza non è mai minore di 1. Gli effetti guardano la forza che una creatura ha in quel momento; le carte nelle mani e nelle pile degli scarti hanno la forza stampata.
rules-duel-states-title = Esaurita, rinforzata, evoluta
rules-duel-states =
    Una creatura esaurita attacca, blocca e usa le sue abilità come le altre. Resta esaurita finché è in gioco, anche quando cambia parte.

    Per rinforzare una creatura (Oltre l’Eternità) le metti sotto carte prese da qualsiasi pila degli scarti, al massimo quante indicate. Ognuna le dà +1 forza; lì il suo testo non conta. Quando la creatura lascia il gioco, le sue carte rinforzo vanno nella pila degli scarti del giocatore che la controllava.

    Evolvere (Oltre l’Evoluzione) vuol dire essere sostituita dal prossimo di tre stadi. È sempre la stessa creatura: resta esaurita o rinforzata, e non avviene nessun effetto Gioco. Quando lascia il gioco torna al primo stadio. Nel mazzo ci sono solo i primi stadi.
rules-duel-end-title = Fine della partita
rules-duel-end =
    La partita finisce subito, qualunque cosa dovesse ancora avvenire, quando
    • un giocatore non ha più punti vita: perde;
    • un giocatore deve fare il suo turno e non può fare nulla: perde;
    • un effetto dice che qualcuno vince.

    Non esiste il pareggio.

rules-example-duel-mindbug = Speravi di sconfiggere { $luchataur } con l’effetto Gioco di { $tiger-squirrel }. Ben usa un Mindbug: ora { $tiger-squirrel } è suo, e anche il suo effetto. Vista da lui, la creatura nemica di forza 7 o più è la tua: { $gorillion }. La tua consolazione: fai un altro turno, e Ben ha un Mindbug in meno.
rules-example-duel-fight = { $gorillion } ha forza 10, { $giraffodile } solo 7: viene sconfitta quest’ultima. Poiché qualcuno ha bloccato, Ben non perde punti vita.
rules-example-duel-tie = 7 contro 7: vengono sconfitte tutte e due nello stesso momento.
rules-example-duel-frenzy = { $luchataur } è sopravvissuto al primo attacco, quindi può attaccare subito di nuovo. Ora nessuno può bloccare, e Ben perde 1 punto vita.
rules-example-duel-hunter = Ben avrebbe bloccato con { $gorillion }. Con Caccia scegli tu: deve bloccare { $brain-fly }, e 4 è meno di 5.
rules-example-duel-poisonous = { $spider-owl } ha Veleno: sconfigge perfino { $gorillion }. Ma 10 è più di 3, quindi anche { $spider-owl } viene sconfitta.
rules-example-duel-sneaky = { $gorillion } non ha Furtività e non può bloccare { $tiger-squirrel }. Ben perde 1 punto vita contro una creatura di forza 3.
rules-example-duel-tough = La prima volta che { $grave-robber } perde un combattimento diventa esaurita. Nel turno dopo può ancora bloccare, ma ora viene sconfitta.
rules-example-duel-attack = L’effetto Attacco di { $shark-dog } viene prima del blocco. Sconfigge { $gorillion }, quindi non resta nessuno da prendere come preda né che possa bloccare.
rules-example-duel-defeated = { $explosive-toad } perde il combattimento e va nella pila degli scarti. Poi il suo effetto Sconfitto sconfigge una creatura, e resta solo { $gorillion }.
rules-example-duel-constant = Il testo di { $goblin-werewolf } non ha nessuna parola davanti: vale sempre. Nel tuo turno la sua forza è 8, abbastanza per { $giraffodile }; nel turno di Ben è di nuovo 2.
rules-example-duel-boost = Rinforzata con { $spider-owl } dalla pila degli scarti di Ben, { $sea-rex } ha forza 6 invece di 5 e vince il combattimento. La carta rinforzo le resta; di { $spider-owl } conta solo il +1.
rules-example-duel-evolution = L’Azione sconfigge una creatura nemica di forza 4 o meno. Poi { $cloud-lady } evolve in { $typhoon-princess }, il secondo di tre stadi. Non avviene nessun effetto Gioco.
rules-example-duel-out-of-actions = Ben ha ancora 3 punti vita. Ma non ha creature, né carte in mano, né carte da pescare. Nel suo turno non può fare nulla, quindi perde.

## Tag Team.

rules-tag-team-aim-title = Le squadre
rules-tag-team-aim =
    Due squadre di due siedono in modo che i tuoi vicini siano i tuoi avversari e il tuo compagno di squadra ti stia di fronte. Una squadra condivide 3 punti vita. Tutto il resto è di ognuno: mano, mazzo di pesca, pila degli scarti, creature, Mindbug e Mindfrog.

    Non puoi mostrare la tua mano al compagno di squadra, né accennare a ciò che contiene.
rules-tag-team-setup-title = Preparazione
rules-tag-team-setup =
    Mescola le carte di Tag Team con quelle di qualsiasi altro set. Ogni giocatore riceve 6 carte, ne prende in mano 3 e ne tiene 3 come mazzo di pesca. Qui l’ordine del mazzo delle carte inutilizzate conta: non cambiarlo.

    Ogni giocatore ha 1 Mindbug e 1 Mindfrog. Ognuno rivela una carta del mazzo delle carte inutilizzate; comincia la forza più alta.

    Variante epica: 5 carte in mano e 5 nel mazzo di pesca, 2 Mindbug e 1 Mindfrog per ogni giocatore.
rules-tag-team-turn-title = Il tuo turno
rules-tag-team-turn =
    I turni vanno in senso orario, quindi anche le squadre si alternano. Giochi una carta dalla tua mano, o attacchi con una creatura tua, o usi l’Azione di una creatura tua. Non puoi passare.

    La mano si riempie fino a 3 carte, nella variante epica fino a 5.
rules-tag-team-playing-title = Giocare una carta: Mindbug e Mindfrog
rules-tag-team-playing =
    Dopo che hai mostrato una carta e riempito la tua mano, si chiede a tre giocatori in quest’ordine:
    1. l’avversario alla tua sinistra, per un Mindbug;
    2. il tuo compagno di squadra, per un Mindfrog;
    3. l’avversario alla tua destra, per un Mindbug.

    Il primo che dice di sì prende la creatura e risolve il suo effetto Gioco. Poi tu devi fare un’altra azione nello stesso turno; se non puoi, il tuo turno semplicemente finisce. Se nessuno la prende, la creatura è tua, risolvi il suo effetto Gioco e il tuo turno finisce.

    Un Mindbug prende solo carte degli avversari, un Mindfrog solo quelle del compagno di squadra. Gli effetti che parlano di usare un Mindbug non intendono i Mindfrog.
rules-tag-team-attacking-title = Attaccare e bloccare
rules-tag-team-attacking =
    Attacchi l’altra squadra, non un giocatore. L’avversario alla tua sinistra può bloccare per primo. Se non lo fa, può farlo quello alla tua destra. Se nessuno dei due blocca, la squadra perde 1 punto vita.

    Una creatura con Caccia può scegliere qualsiasi creatura di entrambi gli avversari.
rules-tag-team-words-title = Che cosa intendono le carte
rules-tag-team-words =
    • Le creature alleate sono le tue e quelle del tuo compagno di squadra; le creature nemiche sono quelle di entrambi gli avversari.
    • Ciò che controlli è nella tua area di gioco. La tua mano, il tuo turno, i tuoi Mindbug e la tua pila degli scarti sono solo tuoi; la tua vita è quella della squadra.
    • “L’avversario” dopo Gioco, Attacco, Sconfitto, Azione o “quando” è un solo avversario, che scegli tu quando l’effetto avviene. Nei testi che valgono sempre sono tutti e due. Quando si tratta di vita, è l’altra squadra.
    • Dare una carta vuol dire metterla nella mano dell’altro giocatore.
    • Ripristinare un Mindbug, come con { $card }, vuol dire girarne di nuovo a faccia in su uno usato. I Mindfrog non si ripristinano.
rules-tag-team-end-title = Turni saltati, e la fine
rules-tag-team-end =
    Una squadra senza punti vita perde subito.

    Un giocatore che nel suo turno non può fare nulla viene saltato. È ancora in partita: usa Mindbug e Mindfrog, e blocca. Ma se viene saltato anche il turno seguente del suo compagno, la sua squadra perde subito.

rules-example-tag-team-mindfrog = Si chiede prima a Ben, alla tua sinistra, che rinuncia. Poi la tua compagna Cleo usa il suo Mindfrog; a Dan non si chiede nemmeno. { $luchataur } è di Cleo, e tu agisci di nuovo nello stesso turno.
rules-example-tag-team-block = Ben potrebbe bloccare per primo, ma tiene al sicuro { $brain-fly }. Poi Dan blocca con { $gorillion }: 9 è meno di 10, e { $luchataur } viene sconfitto.
rules-example-tag-team-hunter = Con Caccia puoi aggirare la creatura di Ben, { $gorillion }: deve bloccare { $brain-fly } di Dan, alla tua destra.
rules-example-tag-team-teammate = Il testo di { $superhero-boot-camp } riguarda le creature del compagno di squadra. Appena Cleo ha questa carta in gioco, la tua { $spider-owl } ha forza 4 e può attaccare due volte.
rules-example-tag-team-skipped = Ben non ha carte né creature: il suo turno viene saltato. Dopo l’attacco di Cleo viene saltato anche il turno di Dan. Due turni saltati di fila di una squadra fanno perdere la partita, pur con 1 punto vita rimasto.
