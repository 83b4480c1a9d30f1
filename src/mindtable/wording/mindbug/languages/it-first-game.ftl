### Italian: the first game. The comments of en-first-game.ftl say what each message and variable is.

lesson-chapter-first-game = Prima partita
lesson-first-game = La tua prima partita
lesson-first-game-idea = Ora sai tutto quel che serve: gioca o attacca, blocca o perdi vita, e un Mindbug per ciò che è troppo forte da lasciare. Il resto sta scritto sulle carte.

lesson-idea-play = Giocare una carta
lesson-idea-power = La forza
lesson-idea-life = I punti vita
lesson-idea-block = Bloccare
lesson-idea-keywords = Le parole chiave
lesson-idea-mindbug-used = I tuoi Mindbug
lesson-idea-mindbug-baited = I miei Mindbug
lesson-idea-finish = Il colpo finale

lesson-first-game-1 =
    A ogni turno fai una cosa sola: giochi una carta oppure attacchi. Gioca { $luchataur }.

    Tu hai 3 punti vita, io 2. Chi resta senza perde.
lesson-first-game-1-done = { $luchataur } sta dalla tua parte, e hai pescato una carta: dopo aver giocato, la mano torna a cinque carte. Poi ha attaccato { $tiger-squirrel }, che ha **Furtività**: solo creature con Furtività possono bloccarla. Hai perso 1 punto vita.
lesson-first-game-2 =
    Il numero grande è la forza. Attacca con { $luchataur }: ha 9.

    Io posso bloccare con una creatura. Quella con meno forza è sconfitta; a parità di forza, lo sono entrambe.
lesson-first-game-2-done = Ho bloccato con { $brain-fly }. 9 contro 4: la mia creatura è stata sconfitta e va nella pila degli scarti. Un attacco bloccato non costa vita.
lesson-first-game-3 =
    { $luchataur } ha **Frenesia**: può attaccare ancora una volta. Attacca di nuovo.

    Un attacco che nessuno blocca costa 1 punto vita.
lesson-first-game-3-done = Non ho bloccato e ho perso 1 punto vita: me ne resta 1.
lesson-first-game-3-stopped = Niente secondo attacco: ho ancora i miei 2 punti vita.
lesson-first-game-4 =
    { $grave-robber } ti attacca. Blocca con { $luchataur }.

    Decidi tu se bloccare e con quale creatura. 9 contro 7, ma { $grave-robber } ha **Tenacia**: nessuna delle due è sconfitta, e tu non perdi vita.
lesson-first-game-4-done = Tenacia ha salvato { $grave-robber }: invece di essere sconfitta, è **esaurita**. Può attaccare e bloccare come prima, ma la prossima volta niente la salva.
lesson-first-game-4-unblocked = Hai perso 1 punto vita: te ne resta 1. Bloccare non ti sarebbe costato nulla: nessuna delle due creature sarebbe stata sconfitta.
lesson-first-game-5 =
    Le parole sotto il nome sono parole chiave. Gioca { $spider-owl }.

    Ha **Furtività**: solo creature con Furtività possono bloccarla. **Veleno**: sconfigge qualsiasi creatura con cui combatte. Ogni carta si può leggere da vicino.
lesson-first-game-5-done = Ho lasciato passare { $spider-owl }. Poi ho giocato una carta grossa: { $gorillion }.
lesson-first-game-6 =
    { $gorillion } ha forza 10. Prendi questa carta con un Mindbug!

    Un Mindbug ti dà la carta appena giocata e non costa altro che sé stesso: né una carta né il turno. Ne abbiamo due a testa per tutta la partita.
lesson-first-game-6-done = { $gorillion } è dalla tua parte, per 1 Mindbug e nient’altro. **Chi perde una carta così gioca subito di nuovo**: ho giocato { $shield-bugs }. Poi tocca a te.
lesson-first-game-6-passed = Hai tenuto il Mindbug, e io { $gorillion }. È difficile liberarsi di una forza 10.
lesson-first-game-7 =
    { $shield-bugs } ha forza 4. Lascia passare.

    Un Mindbug vale di più contro la carta migliore dell’altro. Tieni l’ultimo per quella.
lesson-first-game-7-done = Giusto: hai ancora il tuo Mindbug, e tocca a te.
lesson-first-game-7-spent = Ora { $shield-bugs } sta dalla tua parte. Ma non hai più Mindbug, e io posso giocare le mie carte migliori senza paura.
lesson-first-game-8 =
    Anch’io ho dei Mindbug. Gioca { $rhino-turtle } e vediamo se resisto.

    Mi resta 1 punto vita. { $killer-bee } me lo toglierebbe, se non mi prendessi la carta. Quindi prima fammi sprecare i Mindbug.
lesson-first-game-8-done = Ho preso { $rhino-turtle }. Mi è costato un Mindbug, e **tu giochi subito di nuovo**.
lesson-first-game-8-attacked = Ho abbastanza creature per bloccare. E ho ancora i miei Mindbug.
lesson-first-game-9 =
    Me ne resta uno. Ancora una volta: gioca { $giraffodile }.
lesson-first-game-9-done = Non ho resistito. Anche il mio ultimo Mindbug è andato, e tu giochi di nuovo.
lesson-first-game-9-early = Avevo ancora un Mindbug, e lo tenevo proprio per { $killer-bee }.
lesson-first-game-9-another = Ho ancora il mio ultimo Mindbug.
lesson-first-game-9-attacked = Ho abbastanza creature per bloccare, e ancora il mio ultimo Mindbug.
lesson-first-game-10 =
    Non ho più Mindbug. Gioca { $killer-bee }!

    Il suo effetto di Gioco mi toglie l’ultimo punto vita. E **Caccia** vuol dire: quando attacca, puoi scegliere tu quale delle mie creature deve bloccare.
lesson-first-game-10-done = { $killer-bee } mi ha tolto l’ultimo punto vita. Hai vinto la tua prima partita!
lesson-first-game-10-waits = Un’altra carta, e io vivo ancora. { $killer-bee } avrebbe vinto subito.
lesson-first-game-10-attacked = Ho potuto bloccare, e vivo ancora. { $killer-bee } avrebbe vinto subito.
