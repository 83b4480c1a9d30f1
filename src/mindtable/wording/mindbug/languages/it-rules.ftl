### Mindbug in Italian: its pages of rules.

## The duel.

rules-duel-aim-title = Scopo del gioco
rules-duel-aim =
    Due giocatori mandano strane creature l’uno contro l’altro. Ognuno inizia con 3 punti vita. Chi resta senza punti vita perde subito. Perde anche chi nel suo turno non può fare nulla.

    La particolarità del gioco: qualunque carta tu giochi, il tuo avversario può prendersela. Ma solo due volte.
rules-duel-setup-title = Preparazione
rules-duel-setup =
    Si mescolano le carte di tutti i set scelti. Ogni giocatore riceve 10 carte coperte, ne prende in mano 5 e tiene le altre 5 come mazzo di pesca. Le carte rimaste formano il mazzo delle carte inutilizzate.

    Ogni giocatore ha 3 punti vita e 2 Mindbug.

    Per decidere chi inizia, ognuno rivela una carta a caso del mazzo delle carte inutilizzate. Inizia chi ha rivelato la forza più alta; in caso di parità, entrambi ne rivelano un’altra.

    La tua mano la conosci solo tu, e nessuno conosce i mazzi di pesca. Le creature in gioco, le pile degli scarti e le carte rinforzo possono essere guardate da tutti.
rules-duel-card-title = Una carta
rules-duel-card =
    Ogni carta è una creatura. Il numero grande è la sua forza. Sotto il nome ci sono le sue parole chiave, seguite dalle sue altre abilità. La parola che precede il testo di un’abilità dice quando si innesca.

    In gioco il numero grande è la forza che la creatura ha in quel momento. Se non è quella stampata, una freccia punta in su o in giù, e accanto c’è il numero stampato, barrato. Una creatura esaurita è sbiadita e porta la scritta “Esaurita”; il numero delle sue carte rinforzo è in alto a destra.
rules-duel-turn-title = Il tuo turno
rules-duel-turn =
    Nel tuo turno fai esattamente una di queste cose:
    • giochi una carta dalla tua mano;
    • attacchi con una delle tue creature;
    • usi l’Azione di una delle tue creature, se ne ha una.

    Poi tocca al tuo avversario. Non puoi passare. Se non puoi fare nulla, perdi.

    Ogni volta che hai meno di 5 carte in mano, peschi subito fino ad averne di nuovo 5, anche nel mezzo di un effetto. Quando il tuo mazzo di pesca è vuoto, non peschi più. Non c’è limite al numero di carte in mano né ai punti vita.
rules-duel-playing-title = Giocare una carta, e i Mindbug
rules-duel-playing =
    1. Mostra la carta che giochi e pesca fino ad avere di nuovo 5 carte in mano.
    2. Il tuo avversario può usare un Mindbug, se gliene resta uno.
    3. Se non lo fa, la creatura entra in gioco dalla tua parte, tu risolvi il suo effetto di Gioco e il tuo turno finisce.
    4. Se lo fa, gira a faccia in giù il suo Mindbug e la creatura entra in gioco dalla sua parte. È lui a risolvere l’effetto di Gioco, come se avesse giocato lui la carta. Poi tu fai subito un nuovo turno completo.

    Un Mindbug prende solo una carta giocata dalla mano come azione del turno. Non prende mai una creatura già in gioco, una che entra in gioco per un effetto, né una appena presa da un Mindbug.
rules-duel-attacking-title = Attaccare e bloccare
rules-duel-attacking =
    1. Di’ quale delle tue creature attacca. Prima si innescano i suoi effetti Attacco. Se dopo non è più in gioco dalla tua parte, l’attacco è finito.
    2. Se ha Caccia, puoi scegliere una creatura nemica come preda: quella creatura deve bloccare.
    3. Altrimenti il tuo avversario può bloccare con una creatura che può farlo, oppure non bloccare.
    4. Se nessuno blocca, il tuo avversario perde 1 punto vita.
    5. Se una creatura blocca, le due creature combattono. Quella con meno forza viene sconfitta; a parità di forza, tutte e due.

    Una creatura sconfitta va nella pila degli scarti di chi la controlla. Attaccare o bloccare non esaurisce una creatura: dopo aver attaccato può bloccare nel turno seguente e attaccare di nuovo in quello dopo.
rules-duel-keywords-title = Parole chiave
rules-duel-keywords =
    Le parole chiave sono indicate sotto il nome della carta. Avere due volte la stessa parola chiave non ha alcun effetto in più.
rules-keyword-frenzy =
    Dopo il suo primo attacco del turno può attaccare subito una seconda volta, se è ancora in gioco dalla tua parte e può attaccare. In un turno attacca al massimo due volte.
rules-keyword-hunter =
    Quando attacca, puoi scegliere come preda una qualsiasi creatura nemica. La preda deve bloccare, anche se altrimenti non potrebbe. In questo attacco il tuo avversario non perde punti vita. Se non scegli nessuna preda, l’avversario può bloccare come al solito.
rules-keyword-poisonous =
    In combattimento sconfigge sempre l’altra creatura, per quanto forte. Se l’altra ha forza uguale o superiore, o ha anche lei Veleno, vengono sconfitte tutte e due. Come sempre, una creatura con Tenacia non ancora esaurita si esaurisce invece di essere sconfitta.
rules-keyword-sneaky =
    Quando attacca, può essere bloccata solo da creature con Furtività. Lei stessa può bloccare qualsiasi creatura.
rules-keyword-tough =
    Se sta per essere sconfitta, in combattimento o da un effetto, invece si esaurisce e resta in gioco. Non è stata sconfitta, quindi l’effetto Sconfitto non si innesca. Una creatura esaurita non ha più questa protezione: la volta dopo viene sconfitta.
rules-duel-effects-title = Effetti
rules-duel-effects =
    La parola di innesco, prima del testo, dice quando si innesca un effetto:
    • Gioco | quando la creatura entra in gioco, in qualunque modo; non quando cambia parte o si evolve.
    • Attacco | quando attacca, prima che qualcuno blocchi.
    • Sconfitto | quando la creatura va dal gioco alla pila degli scarti; non quando torna in una mano, cambia parte o invece si esaurisce.
    • Azione | quando la usi come azione del tuo turno. Deve cambiare qualcosa.
    • Nella pila degli scarti | per tutto il tempo in cui la carta è nella tua pila degli scarti, e in nessun altro posto.

    Un’abilità senza parola di innesco è un’abilità costante: è sempre attiva finché la creatura è in gioco.

    Le creature alleate sono quelle che controlli tu, le creature nemiche quelle che controlla il tuo avversario. Se un effetto dice solo “una creatura”, può essere alleata o nemica.

    Le scelte di un effetto spettano a chi controlla la creatura. Ma se è un altro giocatore a dover fare qualcosa, come con { $card }, sceglie lui.

    Fai tutto il possibile e ignora il resto. Un effetto è facoltativo solo se dice “puoi”, “fino a”, “un massimo di” o “un numero qualsiasi”; altrimenti va fatto: se l’unica creatura che si può scegliere è tua, viene scelta quella.

    Se più effetti si innescano insieme, li mette in ordine il giocatore attivo. Ogni effetto viene risolto per intero prima del successivo.

    La forza non è mai inferiore a 1. Gli effetti considerano la forza che una creatura ha in quel momento; le carte nelle mani e nelle pile degli scarti hanno la forza stampata.
rules-duel-states-title = Esaurita, rinforzata, evoluta
rules-duel-states =
    Una creatura esaurita attacca, blocca e usa le sue abilità come le altre. Resta esaurita finché è in gioco, anche se cambia parte.

    Per rinforzare una creatura (Oltre l’Eternità) metti sotto di lei carte prese da qualsiasi pila degli scarti, fino al numero indicato. Ognuna le dà +1 di forza; il testo delle carte rinforzo non conta. Quando la creatura lascia il gioco, le sue carte rinforzo vanno nella pila degli scarti del giocatore che la controllava.

    Una creatura che si evolve (Oltre l’Evoluzione) viene sostituita dal suo stadio successivo; gli stadi sono tre. È sempre la stessa creatura: resta esaurita o rinforzata, e nessun effetto di Gioco si innesca. Quando lascia il gioco torna al primo stadio. Nel mazzo ci sono solo i primi stadi.
rules-duel-end-title = Fine della partita
rules-duel-end =
    La partita finisce subito, qualunque cosa resti da risolvere, quando
    • un giocatore non ha più punti vita: perde;
    • un giocatore deve fare il suo turno e non può fare nulla: perde;
    • un effetto dice che qualcuno vince.

    Non esiste il pareggio.

rules-example-duel-mindbug = Speravi di sconfiggere { $luchataur } con l’effetto di Gioco di { $tiger-squirrel }. Ma Ben usa un Mindbug: ora la creatura { $tiger-squirrel } è sua, e anche l’effetto. Dal suo punto di vista, la creatura nemica con forza pari o superiore a 7 è { $gorillion }, la tua. La tua consolazione: fai un altro turno, e Ben ha un Mindbug in meno.
rules-example-duel-fight = { $gorillion } ha forza 10, { $giraffodile } solo 7: la creatura sconfitta è { $giraffodile }. Poiché qualcuno ha bloccato, Ben non perde punti vita.
rules-example-duel-tie = 7 contro 7: vengono sconfitte tutte e due le creature nello stesso momento.
rules-example-duel-frenzy = La creatura { $luchataur } è sopravvissuta al primo attacco, quindi può attaccare subito di nuovo. Ora nessuno può bloccare, e Ben perde 1 punto vita.
rules-example-duel-hunter = Ben avrebbe bloccato con { $gorillion }. Ma con Caccia scegli tu la preda: { $brain-fly } deve bloccare, e 4 è meno di 5.
rules-example-duel-poisonous = { $spider-owl } ha Veleno: sconfigge perfino { $gorillion }. Ma 10 è più di 3, quindi vengono sconfitte tutte e due le creature.
rules-example-duel-sneaky = { $gorillion } non ha Furtività e non può bloccare { $tiger-squirrel }. Ben perde 1 punto vita contro una creatura con forza 3.
rules-example-duel-tough = La prima volta che la creatura { $grave-robber } perde un combattimento, si esaurisce. Nel turno dopo può ancora bloccare, ma ora viene sconfitta.
rules-example-duel-attack = L’effetto Attacco di { $shark-dog } viene prima del blocco. Sconfigge { $gorillion }, quindi non resta nessuna preda da scegliere e nessuna creatura che possa bloccare.
rules-example-duel-defeated = { $explosive-toad } perde il combattimento e va nella pila degli scarti. Poi il suo effetto Sconfitto deve sconfiggere una creatura. L’unica rimasta è { $gorillion }, quindi viene sconfitta anche quella.
rules-example-duel-constant = L’abilità di { $goblin-werewolf } non ha parola di innesco: è costante. Nel tuo turno la creatura ha forza 8, abbastanza contro { $giraffodile }; nel turno di Ben ha di nuovo 2.
rules-example-duel-boost = Rinforzata con la carta { $spider-owl } della pila degli scarti di Ben, la creatura { $sea-rex } ha forza 6 invece di 5 e vince il combattimento. La carta rinforzo resta sotto di lei; di { $spider-owl } conta solo il +1.
rules-example-duel-evolution = L’Azione sconfigge una creatura nemica con forza pari o inferiore a 4. Poi { $cloud-lady } si evolve in { $typhoon-princess }, il secondo di tre stadi. Nessun effetto di Gioco si innesca.
rules-example-duel-out-of-actions = Ben ha ancora 3 punti vita. Ma non ha creature, né carte in mano, né carte da pescare. Nel suo turno non può fare nulla, quindi perde.

## Tag Team.

rules-tag-team-aim-title = Le squadre
rules-tag-team-aim =
    Due squadre di due siedono in modo che i tuoi vicini siano i tuoi avversari e il tuo compagno di squadra ti stia di fronte. Una squadra condivide 3 punti vita. Tutto il resto è di ciascun giocatore: mano, mazzo di pesca, pila degli scarti, creature, Mindbug e Mindfrog.

    Non puoi mostrare la tua mano al compagno di squadra, né fargli capire che cosa contiene.
rules-tag-team-setup-title = Preparazione
rules-tag-team-setup =
    Si mescolano le carte di Tag Team con quelle di qualsiasi altro set. Ogni giocatore riceve 6 carte, ne prende in mano 3 e tiene le altre 3 come mazzo di pesca. Qui l’ordine del mazzo delle carte inutilizzate conta: non va cambiato.

    Ogni giocatore ha 1 Mindbug e 1 Mindfrog. Ognuno rivela una carta del mazzo delle carte inutilizzate; inizia chi ha rivelato la forza più alta.

    Variante epica: 5 carte in mano e 5 nel mazzo di pesca, 2 Mindbug e 1 Mindfrog per ogni giocatore.
rules-tag-team-turn-title = Il tuo turno
rules-tag-team-turn =
    I turni procedono in senso orario, quindi anche le squadre si alternano. Giochi una carta dalla tua mano, o attacchi con una tua creatura, o usi l’Azione di una tua creatura. Non puoi passare.

    Si pesca fino ad avere 3 carte in mano, nella variante epica 5.
rules-tag-team-playing-title = Giocare una carta: Mindbug e Mindfrog
rules-tag-team-playing =
    Dopo che hai mostrato una carta e pescato, decidono tre giocatori, in quest’ordine:
    1. l’avversario alla tua sinistra, con un Mindbug;
    2. il tuo compagno di squadra, con un Mindfrog;
    3. l’avversario alla tua destra, con un Mindbug.

    Il primo che dice di sì prende la creatura e risolve il suo effetto di Gioco. Poi tu devi fare un’altra azione nello stesso turno; se non puoi, il tuo turno finisce e basta. Se nessuno la prende, la creatura è tua, risolvi il suo effetto di Gioco e il tuo turno finisce.

    Un Mindbug prende solo carte degli avversari, un Mindfrog solo quelle del compagno di squadra. Gli effetti che riguardano l’uso di un Mindbug non riguardano i Mindfrog.
rules-tag-team-attacking-title = Attaccare e bloccare
rules-tag-team-attacking =
    Attacchi l’altra squadra, non un giocatore. Può bloccare per primo l’avversario alla tua sinistra. Se non lo fa, può farlo quello alla tua destra. Se nessuno dei due blocca, la squadra perde 1 punto vita.

    Con Caccia puoi scegliere come preda qualsiasi creatura dei due avversari.
rules-tag-team-words-title = Che cosa dicono le carte
rules-tag-team-words =
    • Le creature alleate sono le tue e quelle del tuo compagno di squadra; le creature nemiche sono quelle di entrambi gli avversari.
    • Ciò che controlli è nella tua area di gioco. La tua mano, il tuo turno, i tuoi Mindbug e la tua pila degli scarti sono solo tuoi; i tuoi punti vita sono quelli della squadra.
    • “L’avversario” dopo Gioco, Attacco, Sconfitto, Azione, “quando” o “alla fine di” è un solo avversario, che scegli tu quando l’effetto si innesca. Nelle abilità costanti sono tutti e due. Quando si tratta di punti vita, è l’altra squadra.
    • Dare una carta vuol dire metterla nella mano dell’altro giocatore.
    • Ripristinare un Mindbug, come con { $card }, vuol dire girarne di nuovo a faccia in su uno usato. I Mindfrog non si ripristinano.
rules-tag-team-end-title = Turni saltati, e la fine
rules-tag-team-end =
    Una squadra senza punti vita perde subito.

    Il turno di un giocatore che non può fare nulla viene saltato. Il giocatore è ancora in partita: può usare Mindbug e Mindfrog, e può bloccare. Ma se viene saltato anche il turno seguente del suo compagno, la squadra perde subito.

rules-example-tag-team-mindfrog = Decide prima Ben, alla tua sinistra, e lascia passare. Poi la tua compagna Cleo usa il suo Mindfrog; Dan non ha più nulla da decidere. La creatura { $luchataur } è di Cleo, e tu agisci di nuovo nello stesso turno.
rules-example-tag-team-block = Ben potrebbe bloccare per primo, ma tiene al sicuro { $brain-fly }. Poi Dan blocca con { $gorillion }: 9 è meno di 10, e la creatura { $luchataur } viene sconfitta.
rules-example-tag-team-hunter = Con Caccia puoi evitare { $gorillion } (Ben): { $brain-fly } (Dan), alla tua destra, deve bloccare.
rules-example-tag-team-teammate = L’abilità di { $superhero-boot-camp } riguarda le creature del compagno di squadra. Appena Cleo ha questa carta in gioco, la tua creatura { $spider-owl } ha forza 4 e può attaccare due volte.
rules-example-tag-team-skipped = Ben non ha carte né creature: il suo turno viene saltato. Dopo l’attacco di Cleo viene saltato anche il turno di Dan. Una squadra a cui vengono saltati due turni di fila perde la partita, anche se le resta 1 punto vita.

rules-as-in-duel = Tag Team si gioca come il duello, salvo quanto indicato qui. Leggi prima:
rules-cards-with = Tutte le carte con { $keyword }
rules-being-played = viene giocata
rules-our-team = La tua squadra
rules-their-team = L’altra squadra

rules-duel-summary-title = In breve
rules-duel-summary =
    • Nel tuo turno fai una cosa sola: giochi una carta oppure attacchi con una tua creatura.
    • Quando si gioca una carta, l’avversario può prenderla con un Mindbug. Chi l’ha giocata fa allora un altro turno. Ogni giocatore ha due Mindbug.
    • Quando una creatura attacca, l’avversario può bloccare con una creatura. Quella con meno forza viene sconfitta; a parità di forza, tutte e due.
    • Se nessuno blocca, l’attacco costa 1 punto vita. Chi resta senza punti vita perde, e così anche chi nel suo turno non può fare nulla.
    • Hai sempre 5 carte in mano, finché ce ne sono da pescare.

rules-tag-team-summary-title = In breve
rules-tag-team-summary =
    • Due contro due: i compagni siedono uno di fronte all’altro e hanno in comune 3 punti vita.
    • Nel tuo turno fai una cosa sola: giochi una carta oppure attacchi.
    • Quando giochi una carta, ogni avversario può prenderla con un Mindbug, e il tuo compagno con un Mindfrog, nell’ordine del tavolo.
    • Quando attacchi, gli avversari possono bloccare, uno dopo l’altro.
    • Non puoi mostrare né dire al tuo compagno che cosa hai in mano.
