### Italian: lessons of Mindbug. The comments of en-lessons.ftl say what each message and variable is.

lesson-chapter-duel = Il duello
lesson-chapter-evolution = Oltre l’Evoluzione
lesson-chapter-eternity = Oltre l’Eternità
lesson-chapter-tag-team = Tag Team

## Said in several lessons.

lesson-any-waits = Così hai usato tutto il turno, e poi è toccato a me.
lesson-any-blocked = Avevo una creatura che poteva bloccare questo attacco.
lesson-any-unhunted = Senza Caccia decido io se bloccare, e con quale creatura.
lesson-any-stopped = Il secondo attacco non avrebbe trovato nessuno.

## The duel.

lesson-sneaky = Furtività
lesson-sneaky-idea = Solo le creature con Furtività possono bloccare chi ha Furtività. Loro invece possono bloccare chiunque.
lesson-sneaky-1 =
    { $ferret-bomber } attacca. { $gorillion } non può farci nulla: blocca con { $tiger-squirrel }.

    Solo le creature con Furtività possono bloccare chi ha Furtività. 3 contro 2.
lesson-sneaky-1-done = { $ferret-bomber } era la mia unica creatura con Furtività.
lesson-sneaky-1-unblocked = È costato 1 punto vita, e { $ferret-bomber } tornerà.
lesson-sneaky-2 =
    Mi resta 1 punto vita. Attacca con la creatura che { $luchataur } non può bloccare.
lesson-sneaky-2-done = { $luchataur } ha forza 9, e ha potuto solo guardare.

lesson-frenzy = Frenesia
lesson-frenzy-idea = Una creatura con Frenesia può attaccare due volte in un turno. Conta chi può bloccare: ognuno ferma un solo attacco.
lesson-frenzy-1 =
    Ho 1 punto vita e una sola creatura per bloccare. Attacca con { $luchataur }.

    Ha Frenesia: se sopravvive al primo attacco, può attaccare subito di nuovo.
lesson-frenzy-1-done = { $giraffodile } ha bloccato ed è stata sconfitta. Non resta più nessuno.
lesson-frenzy-1-once = Un attacco, un blocco. { $luchataur } avrebbe potuto attaccare due volte.
lesson-frenzy-2 =
    Attacca di nuovo!

    Puoi anche fermarti, se il secondo attacco ti farebbe solo danno.
lesson-frenzy-2-done = Chi blocca ferma un attacco. Non due.

lesson-hunter = Caccia
lesson-hunter-idea = Con Caccia scegli tu chi deve bloccare. Non toglie punti vita, ma sconfigge proprio la creatura che vuoi.
lesson-hunter-1 =
    Hai 2 punti vita, e { $chameleon-sniper } te li toglierebbe entrambi nel prossimo turno. Attacca con { $killer-bee }.

    La parola chiave Caccia ti fa scegliere chi deve bloccare.
lesson-hunter-1-done = Senza Caccia bloccherebbe { $gorillion }.
lesson-hunter-1-shot = { $chameleon-sniper } ti ha tolto 1 punto vita con l’effetto, e 1 perché nessuno poteva bloccare.
lesson-hunter-2 =
    Scegli come preda { $chameleon-sniper }: 5 contro 1.
lesson-hunter-2-done = { $gorillion } non ha potuto aiutare. Il pericolo è passato.
lesson-hunter-2-strong = 5 contro 10: hai perso { $killer-bee }, e { $chameleon-sniper } è ancora lì.

lesson-poison = Veleno
lesson-poison-idea = Una creatura con Veleno sconfigge qualsiasi avversaria. Una piccola ne vale una grande, e tutti la temono.
lesson-poison-1 =
    { $gorillion } attacca con 10. Blocca con { $deathweaver }: ha 2, ma ha Veleno.

    Verranno sconfitte tutte e due, e tu perdi la più piccola.
lesson-poison-1-done = 2 contro 10, e sono state sconfitte tutte e due.
lesson-poison-1-lost = 7 contro 10: la tua creatura è stata sconfitta, { $gorillion } no.
lesson-poison-1-unblocked = È costato 1 punto vita, e { $gorillion } è ancora lì.
lesson-poison-2 =
    Ho 1 punto vita e nessuna creatura. Attacca con { $kangasaurus-rex }.
lesson-poison-2-done = È stata la tua creatura più piccola ad aprire la strada.

lesson-tough = Tenacia
lesson-tough-idea = Tenacia salva una creatura una volta. Esaurita può fare tutto come prima, ma nulla la salva più.
lesson-tough-1 =
    { $gorillion } attacca. Blocca con { $elephantopus }.

    È più debole, ma ha Tenacia: invece di essere sconfitta si esaurisce.
lesson-tough-1-done = Nessun punto vita perso, nessuna creatura persa.
lesson-tough-1-unblocked = È costato 1 punto vita. { $elephantopus } avrebbe potuto bloccare e restare in gioco.
lesson-tough-2 =
    { $elephantopus } ormai si è esaurita. Affiancale { $bee-bear }: gioca questa carta.
lesson-tough-2-done = { $gorillion } attacca ancora.
lesson-tough-2-traded = { $gorillion } ha bloccato, e una creatura esaurita non si salva più.
lesson-tough-3 =
    Questa volta non bloccare.

    Nulla salva più { $elephantopus }, e tu hai 2 punti vita.
lesson-tough-3-done = 1 punto vita per una creatura: un prezzo giusto.
lesson-tough-3-gone = Una creatura esaurita viene sconfitta come le altre.
lesson-tough-3-lost = 8 contro 10: hai perso { $bee-bear }.

lesson-attack-first = Che cosa viene prima
lesson-attack-first-idea = Prima gli effetti Attacco, poi Caccia, poi il blocco. Chi è già stata sconfitta non può bloccare.
lesson-attack-first-1 =
    Attacca con { $shark-dog }.

    Il suo effetto Attacco sconfigge una creatura nemica con forza pari o superiore a 6, prima che qualcuno blocchi.
lesson-attack-first-1-done = { $gorillion } non c’era più quando si trattava di bloccare.
lesson-attack-first-2 =
    Ora Caccia: scegli come preda { $brain-fly }.

    Con { $urchin-hurler } accanto, { $shark-dog } ha forza 6 nel tuo turno.
lesson-attack-first-2-done = Due creature sconfitte con un solo attacco.

lesson-no-block = Quando non bloccare
lesson-no-block-idea = Bloccare non è un obbligo. Chiediti quanto costa: una creatura vale spesso più di 1 punto vita.
lesson-no-block-1 =
    { $plated-scorpion } attacca. Non bloccare.

    Ha Veleno: perderesti { $luchataur }, e Tenacia salverebbe { $plated-scorpion }. Hai 3 punti vita.
lesson-no-block-1-done = 1 punto vita, ma hai ancora { $luchataur }.
lesson-no-block-1-poisoned = { $luchataur } non c’è più, e { $plated-scorpion } si è solo esaurita. Un cattivo scambio.
lesson-no-block-2 =
    Ora rispondi: gioca { $killer-bee }.

    Non ho più Mindbug. Il suo effetto di Gioco mi costa 1 punto vita.
lesson-no-block-2-done = Abbiamo perso 1 punto vita a testa. Ma le creature migliori sono tue.
lesson-no-block-2-slow = Una buona creatura. { $killer-bee } mi sarebbe costata subito 1 punto vita.

lesson-life = I punti vita si possono spendere
lesson-life-idea = Tutti i punti vita tranne l’ultimo si possono spendere. Perdine uno quando ci guadagni di più.
lesson-life-1 =
    { $kangasaurus-rex } attacca. Non bloccare: hai 2 punti vita.

    { $goblin-werewolf } ora ha 2, ma nel tuo turno ha 8.
lesson-life-1-done = Ora tocca a te, e { $goblin-werewolf } ha 8.
lesson-life-1-small = 2 contro 7. Un turno dopo sarebbe stato 8.
lesson-life-2 =
    Attacca con { $goblin-werewolf }.
lesson-life-2-done = Ha Caccia, quindi scegli tu.
lesson-life-3 =
    Scegli come preda { $kangasaurus-rex }: 8 contro 7.
lesson-life-3-done = Con 1 punto vita hai comprato una creatura.

lesson-mindbug-effect = Un Mindbug prende anche l’effetto
lesson-mindbug-effect-idea = Un Mindbug prende la carta e il suo effetto di Gioco. Spesso la carta migliore da prendere è quella che ti farebbe male.
lesson-mindbug-effect-1 =
    Gioco { $kangasaurus-rex }: sconfigge tutte le creature nemiche con forza pari o inferiore a 4. Prendi questa carta!

    Così è tua, e le creature nemiche sono le mie.
lesson-mindbug-effect-1-done = Sono state sconfitte le mie creature. Ho giocato di nuovo, ma riparto da zero.
lesson-mindbug-effect-1-swept = Hai perso { $spider-owl } e { $tiger-squirrel }. Con il Mindbug sarebbe toccato alle mie.
lesson-mindbug-effect-2 =
    Da sola, la creatura { $lone-yeti } è forte. Evitala: attacca con { $tiger-squirrel }.
lesson-mindbug-effect-2-done = Un solo Mindbug: una creatura in più per te, due in meno per me.

lesson-mindbug-kept = Per che cosa tenere i Mindbug
lesson-mindbug-kept-idea = Il Mindbug è per ciò che non puoi battere, non per la prima buona carta. Finché ne hai uno, devo averne paura.
lesson-mindbug-kept-1 =
    Gioco { $strange-barrel }, forza 6. Tu hai un Mindbug. Lascia passare.

    { $gorillion } è comunque più forte.
lesson-mindbug-kept-1-done = Hai ancora il tuo Mindbug, e tocca a te.
lesson-mindbug-kept-1-spent = { $strange-barrel } sta dalla tua parte. Ma la mia carta migliore è ancora in mano, e tu non hai più Mindbug.
lesson-mindbug-kept-2 =
    Gioca { $killer-bee }. Non ho più Mindbug.
lesson-mindbug-kept-2-done = Ora mi serve qualcosa di davvero buono.
lesson-mindbug-kept-2-slow = Una buona creatura. { $killer-bee } mi sarebbe costata subito 1 punto vita.
lesson-mindbug-kept-3 =
    { $rhino-turtle }: forza 8, due attacchi per turno, e Tenacia. Eccola: prendila!
lesson-mindbug-kept-3-done = La mia carta migliore è tua. Il Mindbug serviva a questo.
lesson-mindbug-kept-3-passed = { $rhino-turtle } attacca due volte per turno, e va sconfitta due volte.

lesson-bait = L’esca
lesson-bait-idea = Prima della carta che conta, gioca qualcosa di buono. Un Mindbug speso per l’esca non c’è più, e tu giochi di nuovo.
lesson-bait-1 =
    Ho 1 punto vita e 1 Mindbug. { $killer-bee } vincerebbe, se non me la prendessi. Gioca prima { $gorillion }.

    Anche tu hai 1 punto vita: se prendo { $killer-bee }, perdi.
lesson-bait-1-done = Ho preso { $gorillion } con il mio ultimo Mindbug. Giochi di nuovo.
lesson-bait-1-stung = Ho preso { $killer-bee }, e il suo effetto di Gioco ti ha tolto l’ultimo punto vita.
lesson-bait-2 =
    Niente più Mindbug. Ora { $killer-bee }!
lesson-bait-2-done = Valeva la pena perdere { $gorillion }.

lesson-clock = Il mazzo di pesca è un orologio
lesson-clock-idea = Chi nel suo turno non può fare nulla perde. Quando mazzo e mano finiscono, contano le ultime creature.
lesson-clock-1 =
    Ho 3 punti vita, ma nessuna carta: né in mano né da pescare. Attacca con { $killer-bee }.

    Se non ho nemmeno una creatura, nel mio turno non posso fare nulla. Allora perdo.
lesson-clock-1-done = Caccia raggiunge qualsiasi creatura.
lesson-clock-1-unblocked = Mi è costato 1 punto vita su 3. { $tiger-squirrel } è ancora lì, e anch’io.
lesson-clock-2 =
    Scegli come preda { $tiger-squirrel }.
lesson-clock-2-done = Avevo 3 punti vita, e niente da fare.

## Beyond Evolution.

lesson-action = Le Azioni
lesson-action-idea = Un’Azione si usa invece di giocare una carta o attaccare. Nessuno può bloccarla né prenderla.
lesson-action-1 =
    { $infernostrich } ha un’Azione. Usala invece di attaccare.

    Sconfigge una creatura nemica con forza pari o superiore a 7, e nessuno può bloccarla.
lesson-action-1-done = Quale scegli?
lesson-action-2 =
    Scegli { $gorillion }.
lesson-action-2-done = E puoi farlo a ogni turno, finché { $infernostrich } vive.
lesson-action-2-smaller = Era la più debole delle due.

lesson-action-turn = Vincere senza attaccare
lesson-action-turn-idea = Un’Azione passa oltre chi blocca. Quando gli attacchi non servono, cerca un’Azione.
lesson-action-turn-1 =
    Ho 1 punto vita e tre creature per bloccare. Usa l’Azione di { $dragon-inn }.

    Se controlli meno creature di me, mi costa 1 punto vita.
lesson-action-turn-1-done = Nessuna creatura può bloccare un’Azione.

lesson-evolve = Evolversi
lesson-evolve-idea = Una creatura che si evolve diventa più forte a ogni Azione. Ci vuole tempo: inizia presto e tienila in vita.
lesson-evolve-1 =
    Usa l’Azione di { $cloud-lady }.

    Sconfigge una creatura nemica con forza pari o inferiore a 4, e poi { $cloud-lady } si evolve.
lesson-evolve-1-done = { $turbo-bug } non c’è più, e la tua creatura è diventata { $typhoon-princess }.
lesson-evolve-2 =
    Ancora: usa l’Azione di { $typhoon-princess }.

    Ora sconfigge una creatura con forza pari o inferiore a 6.
lesson-evolve-2-done = Il terzo stadio: { $thunder-queen } ha forza 9.

lesson-sacrifice = Rinunciare a una creatura
lesson-sacrifice-idea = Alcune Azioni costano la creatura stessa. Una piccola per la mia migliore è un buon scambio.
lesson-sacrifice-1 =
    { $gorillion } è la mia unica creatura. Usa l’Azione di { $octocopter }.

    Viene sconfitta lei stessa, e tu prendi il controllo di una creatura nemica.
lesson-sacrifice-1-done = Ora controlli { $gorillion }. Ho potuto solo giocare { $waddling-recruit }.
lesson-sacrifice-2 =
    Ho 1 punto vita: devo bloccare. Attacca con { $gorillion }.
lesson-sacrifice-2-done = Ora non ho più creature.

lesson-upside-down = Leggi prima di combattere
lesson-upside-down-idea = I testi cambiano il senso dei numeri. Leggi che cosa c’è in gioco prima di combattere.
lesson-upside-down-1 =
    { $gorillion } attacca con 10. Blocca con { $sawn }, che ha 5.

    Leggi: quando combatte, viene sconfitta la creatura con più forza.
lesson-upside-down-1-done = È stata sconfitta la più forte.
lesson-upside-down-1-lost = 7 contro 10. { $steelhorn } combatte come sempre.
lesson-upside-down-1-unblocked = È costato 1 punto vita. { $sawn } avrebbe vinto.

## Beyond Eternity.

lesson-boost = I rinforzi
lesson-boost-idea = Una carta rinforzo sta sotto una creatura e le dà forza +1 per sempre. Viene da una pila degli scarti.
lesson-boost-1 =
    Attacca con { $sea-rex }.

    Il suo effetto Attacco la rinforza con una carta di una pila degli scarti.
lesson-boost-1-done = Scegli la carta che la rinforza.
lesson-boost-2 =
    Rinforzala con { $tiger-wasp }: 6 invece di 5.
lesson-boost-2-done = { $sea-rex } tiene la carta rinforzo, e la forza.
lesson-boost-2-unboosted = Senza rinforzo è 5 contro 5.
lesson-boost-3 =
    Ora 6 basta: scegli come preda { $porcupine-teacher }, che ha 5.
lesson-boost-3-done = 6 contro 5. Senza rinforzo sarebbero state sconfitte tutte e due.
lesson-boost-3-strong = 6 contro 10 è troppo poco.

lesson-boosted-falls = Chi è rinforzata si può colpire
lesson-boosted-falls-idea = Alcuni effetti riguardano solo creature rinforzate. Ciò che rende forte una creatura può farne un bersaglio.
lesson-boosted-falls-1 =
    { $gorillion } ha una carta rinforzo: 11. Gioca { $goat-dragon }.

    Rinforza una creatura, oppure ne sconfigge una rinforzata.
lesson-boosted-falls-1-done = Puoi scegliere una delle due cose.
lesson-boosted-falls-2 =
    Scegli di sconfiggere una creatura rinforzata.
lesson-boosted-falls-2-done = { $gorillion } e la sua carta rinforzo sono nella pila degli scarti.
lesson-boosted-falls-2-kept = Un rinforzo per te. Ma { $gorillion } con 11 è ancora lì.

lesson-from-the-discard = Carte che agiscono dagli scarti
lesson-from-the-discard-idea = Alcune carte agiscono finché sono in una pila degli scarti. Guarda tutte e due le pile prima di contare.
lesson-from-the-discard-1 =
    Ho 3 punti vita. Attacca con { $peacasus } e vinci.

    { $blessed-killer-bee } è nella tua pila degli scarti: quando perdo punti vita, ne perdo altri 2.
lesson-from-the-discard-1-done = 1 punto vita, e altri 2.

lesson-discard-on-purpose = Scartare apposta
lesson-discard-on-purpose-idea = Alcune carte valgono più tra gli scarti che in gioco. Allora conviene scartarle.
lesson-discard-on-purpose-1 =
    Gioca { $tornado-dragon }.

    Puoi scartare fino a 2 carte, e sconfiggere una creatura per ognuna.
lesson-discard-on-purpose-1-done = Quale carta vuoi scartare?
lesson-discard-on-purpose-1-small = Agisce dagli scarti, non in gioco.
lesson-discard-on-purpose-2 =
    Scarta { $blessed-tiger-squirrel }.

    Dagli scarti ferma le creature nemiche con forza pari o superiore a 7: non possono attaccare né bloccare.
lesson-discard-on-purpose-2-done = Da ora in poi agisce.
lesson-discard-on-purpose-2-kept = Niente scartato, niente sconfitto.
lesson-discard-on-purpose-3 =
    Ora sconfiggi { $gorillion }.
lesson-discard-on-purpose-3-done = Ho giocato { $turf-the-surfer }, forza 8. Nemmeno questa può bloccare.
lesson-discard-on-purpose-3-own = Quella creatura era tua.
lesson-discard-on-purpose-4 =
    Ho 2 punti vita, e nessuno può bloccare. Attacca con { $agile-rooster }.

    Ha Frenesia.
lesson-discard-on-purpose-4-done = Me ne resta 1.
lesson-discard-on-purpose-4-slow = Nessuno poteva bloccare nemmeno questa. Ma attacca una volta sola.
lesson-discard-on-purpose-5 =
    E ancora!
lesson-discard-on-purpose-5-done = Le mie creature forti hanno potuto solo guardare.

lesson-curse = Le maledizioni
lesson-curse-idea = Un rinforzo toglie la sua carta da una pila degli scarti. Così sparisce una tua maledizione, o una mia benedizione.
lesson-curse-1 =
    { $cursed-gorillion } nella tua pila degli scarti toglie 2 di forza alle tue creature. Attacca lo stesso con { $sea-rex }.
lesson-curse-1-done = Scegli la carta che la rinforza.
lesson-curse-2 =
    Rinforzala con { $cursed-gorillion }.

    Vale +1, e la maledizione esce dagli scarti: 6 invece di 3.
lesson-curse-2-done = 3 di forza in più con una carta.
lesson-curse-2-cursed = La maledizione è ancora nella tua pila degli scarti, e toglie 2 di forza.
lesson-curse-3 =
    Scegli come preda { $porcupine-teacher }: 6 contro 5.
lesson-curse-3-done = La maledizione è sparita, e anche la mia creatura.
