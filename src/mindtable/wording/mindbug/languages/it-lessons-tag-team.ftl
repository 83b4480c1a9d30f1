### Italian: lessons of Tag Team. The comments of en-lessons-tag-team.ftl say what each message and variable is.

lesson-team-order = A chi tocca decidere
lesson-team-order-idea = Sinistra, compagno, destra: in quest’ordine tre giocatori possono prendere la tua carta. Fai sprecare i Mindbug ai due vicini prima di giocare la carta che conta.
lesson-team-order-1 =
    Gioca { $gorillion } e guarda chi decide.

    Prima Ben, alla tua sinistra, con un Mindbug. Poi la tua compagna Cleo, con un Mindfrog. Per ultimo Dan, alla tua destra, con un Mindbug.
lesson-team-order-1-done = Ben e Cleo hanno lasciato passare, Dan ha preso la carta con il suo Mindbug. Come nel duello, **chi perde una carta agisce subito di nuovo**.
lesson-team-order-1-early = C’erano ancora due Mindbug in attesa. Chi prende { $killer-bee } fa perdere vita alla tua squadra.
lesson-team-order-1-another = Anche questa è una buona esca. Ben decide per primo, e a Dan arriva solo ciò che Ben lascia passare.
lesson-team-order-2 =
    Dan non ha più il Mindbug, Ben sì. Gioca { $luchataur }.

    All’altra squadra resta 1 punto vita. { $killer-bee } glielo toglierà, quando nessuno potrà più prendere la carta.
lesson-team-order-2-done = Ben non ha resistito. Ora i Mindbug sono finiti, e tu agisci ancora una volta.
lesson-team-order-2-early = Ben aveva ancora il suo Mindbug. Se prende { $killer-bee }, a perdere vita è la tua squadra.
lesson-team-order-3 =
    Gioca { $killer-bee }!

    Ora decide solo Cleo, e lei sta dalla tua parte.
lesson-team-order-3-done = Cleo ha lasciato passare, e { $killer-bee } ha tolto l’ultimo punto vita all’altra squadra. Tu e Cleo avete vinto!
lesson-team-order-3-another = I Mindbug erano finiti: { $killer-bee } avrebbe vinto subito.

lesson-team-mindfrog = Il Mindfrog
lesson-team-mindfrog-idea = Un Mindfrog prende una carta del compagno, che agisce di nuovo. Salva la carta dal Mindbug di chi decide dopo di te, e di un turno ne fa due.
lesson-team-mindfrog-1 =
    Cleo gioca { $luchataur }. Prendi la carta con il tuo Mindfrog!

    Dan non ha più Mindbug, quindi decidi tu. Dopo di te tocca a Ben, e lui ne ha ancora uno.
lesson-team-mindfrog-1-done = { $luchataur } è al sicuro dalla tua parte. E Cleo ha agito subito di nuovo: { $killer-bee } ha dato la caccia a { $turbo-bug }.
lesson-team-mindfrog-1-passed = Dopo di te ha deciso Ben, che aveva ancora il suo Mindbug. Con il Mindfrog { $luchataur } restava in squadra.
lesson-team-mindfrog-2 =
    { $urchin-hurler } è la loro unica creatura. Attacca con { $luchataur }!

    Con **Frenesia** può attaccare due volte, e all’altra squadra resta 1 punto vita.
lesson-team-mindfrog-2-done = Dan ha dovuto bloccare con { $urchin-hurler }: 9 contro 5. Non resta nessuno che possa bloccare.
lesson-team-mindfrog-2-waits = Una carta in più dalla tua parte. Ma { $luchataur } non ha attaccato, e ora tocca a Ben.
lesson-team-mindfrog-3 =
    Attacca di nuovo!

    Nessuno può più bloccare.
lesson-team-mindfrog-3-done = L’ultimo punto vita è andato. La carta di Cleo, il tuo Mindfrog: avete vinto insieme.
lesson-team-mindfrog-3-stopped = Niente secondo attacco, e l’altra squadra tiene il suo ultimo punto vita.

lesson-team-help = Aiutare chi gioca con te
lesson-team-help-idea = Guarda sempre tutta la squadra. Certe carte rinforzano le creature del compagno, altre le fanno attaccare nel tuo turno: spesso vale più di quel che puoi fare senza aiuto.
lesson-team-help-1 =
    { $spider-owl }, di Cleo, ha **Furtività**: di là nessuno può bloccare. Gioca { $superhero-boot-camp }.

    Dà alle creature della tua compagna 1 di forza in più e **Frenesia**: due attacchi per turno.
lesson-team-help-1-done = Cleo ha attaccato due volte con { $spider-owl }. L’altra squadra ha perso 2 punti vita: gliene resta 1.
lesson-team-help-1-another = Una carta per te. Con { $superhero-boot-camp } Cleo attaccherebbe due volte.
lesson-team-help-1-attacked = Ben e Dan hanno creature che possono bloccare le tue. Nessuna può bloccare { $spider-owl }, dalla parte di Cleo.
lesson-team-help-1-once = Buona idea anche questa: 1 punto vita subito, nel tuo turno. { $superhero-boot-camp } raddoppierebbe gli attacchi di Cleo nel suo.
lesson-team-help-2 =
    Usa l’Azione di { $rocket-lovers }.

    Così Cleo deve attaccare subito, nel tuo turno. Resta 1 solo punto vita da togliere.
lesson-team-help-2-done = { $spider-owl } ha attaccato ancora e ha tolto l’ultimo punto vita. La creatura di Cleo, le tue carte: avete vinto insieme.
lesson-team-help-2-another = Ora Cleo deve aspettare il suo turno, e prima di lei tocca a Ben.
lesson-team-help-2-attacked = Ben e Dan hanno creature che possono bloccare le tue. Nessuna può bloccare { $spider-owl }, dalla parte di Cleo.

lesson-team-life = Una vita per due
lesson-team-life-idea = I punti vita sono di tutta la squadra. Finché dopo di te decide il compagno, puoi lasciare a lui il blocco; se dopo di te non c’è nessuno, tocca a te.
lesson-team-life-1 =
    { $giraffodile } attacca la tua squadra. Blocca con { $turbo-bug }, anche se perdi la creatura.

    Cleo non ha creature, quindi tocca a te. Avete 1 punto vita in due: senza quello perdete insieme.
lesson-team-life-1-done = { $turbo-bug } non c’è più, ma la squadra è viva. E nel suo turno Cleo ha giocato { $gorillion }.
lesson-team-life-1-lost = Era anche l’ultimo punto vita di Cleo. Con 1 punto vita, chi decide per ultimo deve bloccare.
lesson-team-life-1-dear = { $killer-bee } non c’è più. Bastava { $turbo-bug }: contro 7 non ce la fa nessuna delle due creature.
lesson-team-life-2 =
    Dan attacca con { $kangasaurus-rex }. Stavolta non bloccare!

    Prima decidi tu, poi Cleo. { $killer-bee } perderebbe contro 7, ma { $gorillion }, dalla parte di Cleo, ha 10.
lesson-team-life-2-done = Cleo ha bloccato con { $gorillion } e ha sconfitto { $kangasaurus-rex }. La squadra non ha perso nulla.
lesson-team-life-2-dear = 5 contro 7: { $killer-bee } non c’è più. { $gorillion }, dalla parte di Cleo, avrebbe vinto.

lesson-team-silence = Non una parola sulle mani
lesson-team-silence-idea = Tra compagni non si mostra la mano e non si fanno cenni. Ma tutto ciò che è scoperto parla a entrambi: leggilo, e fidati che lo legga anche l’altro.
lesson-team-silence-1 =
    Non vedi la mano di Cleo, e lei non può farti cenni. Attacca con { $kung-fu-buddies }.

    Solo le carte possono mostrarla: Cleo ne rivela una a sua scelta, e una creatura con la stessa forza viene sconfitta.
lesson-team-silence-1-done = Senza una parola Cleo ha scelto { $luchataur }: 9, come { $snail-hydra }, che non c’è più. Dan non ha bloccato: resta 1 punto vita.
lesson-team-silence-1-another = La mano di Cleo resta coperta. Con { $kung-fu-buddies } mostrerebbe una carta, e quale lo decide lei.
lesson-team-silence-2 =
    Attacca di nuovo, con **Frenesia**, e fidati di Cleo.

    Non puoi chiederle una forza 4. Ma { $brain-fly } la vede bene quanto te.
lesson-team-silence-2-done = { $turbo-bug } ha forza 4, e { $brain-fly } è fuori gioco. Nessuno poteva bloccare: avete vinto insieme, senza una parola.
lesson-team-silence-2-stopped = Ti fermi qui. Se Cleo poteva aiutarti ancora, non te lo può dire.

lesson-team-clock = Due turni saltati
lesson-team-clock-idea = Le carte sono un orologio. Chi non può fare nulla salta il turno, e una squadra che ne salta due di fila perde, per quanta vita abbia. Tieni una carta per i momenti difficili.
lesson-team-clock-1 =
    A Ben non resta nulla, a Dan solo { $turbo-bug }. Attacca con { $killer-bee }.

    Chi non può fare nulla salta il turno. Una squadra che ne salta due di fila perde.
lesson-team-clock-1-done = { $killer-bee } ha **Caccia**: puoi scegliere chi deve bloccare.
lesson-team-clock-1-life = Di vita ne hanno abbastanza. Finché Dan ha { $turbo-bug }, può agire.
lesson-team-clock-1-another = Finché Dan ha { $turbo-bug }, può agire. { $killer-bee } poteva dare la caccia a questa creatura.
lesson-team-clock-2 =
    Dai la caccia a { $turbo-bug }!

    5 contro 4: la creatura viene sconfitta, e allora nemmeno Dan può fare nulla.
lesson-team-clock-2-done = Ben ha saltato il turno, Cleo ha giocato { $gorillion }, Dan ha saltato il turno. Con 3 punti vita, hanno perso!
lesson-team-clock-2-unhunted = Senza caccia nessuno deve bloccare. Finché Dan ha { $turbo-bug }, può agire.
