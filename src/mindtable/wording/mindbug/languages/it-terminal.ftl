### Mindbug in Italian: what the terminal says of it.

## The head of the screen.

terminal-game-duel = Duello
terminal-game-tag-team = Tag Team
terminal-game-tag-team-epic = Tag Team, variante epica
terminal-title = Mindtable · { $game } · { $sets }{ $dice ->
    [sealed] {""}
   *[quick] {" "}· seme { $seed }
}
terminal-all-sets = tutti i set
terminal-own-deck = mazzo personale
terminal-your-turn = Il tuo turno
terminal-turn = { STARTS($name, "Bot ") ->
        [yes] Turno del { $name }
       *[no] Turno di { $name }
    }
terminal-next = { $now }, poi { $name }
terminal-you-next = { $now }, poi tu
terminal-game-over = Partita finita

## Players and creatures.

terminal-mindbugs = { $count } Mindbug
terminal-mindfrogs = { $count } Mindfrog
terminal-your-team = La tua squadra
terminal-opponents = Avversari
terminal-team = { BEGINS($second, "eèé") ->
        [yes] { $first } ed { $second }
       *[no] { $first } e { $second }
    }
terminal-sighting = { $card }, una carta che hai visto, è { $places }.
terminal-place-hand = { STARTS($name, "Bot ") ->
        [yes] nella mano del { $name }
       *[no] nella mano di { $name }
    }
terminal-place-draw = { STARTS($name, "Bot ") ->
        [yes] nel mazzo di pesca del { $name }
       *[no] nel mazzo di pesca di { $name }
    }
terminal-place-unused = nel mazzo delle carte inutilizzate
terminal-in-hand = { $count } in mano
terminal-to-draw = { $count } da pescare
terminal-discarded = { $count ->
        [one] { $count } scartata
       *[other] { $count } scartate
    }
terminal-discard-pile = pila degli scarti: { $cards }
terminal-working-in-pile = attive nella pila degli scarti: { $cards }
terminal-known-in-hand = in mano, tra le altre: { $cards }
terminal-hand = in mano: { $cards }
terminal-no-creatures = nessuna creatura in gioco
terminal-exhausted = esaurita
terminal-stage = stadio { $stage }
terminal-boosts = { $count ->
        [one] { $count } rinforzo
       *[other] { $count } rinforzi
    }
terminal-role-attacker = attacca
terminal-role-blocker = blocca
terminal-power-raised = ▲ da { $printed }
terminal-power-lowered = ▼ da { $printed }
terminal-attack = { $attacker } attacca.
terminal-attack-blocked = { $attacker } attacca, { $blocker } blocca.

## Asking.

terminal-hint = Scrivi un numero, oppure: help, hint, ? 1, log, discard, undo, rules, quit

## Cards to read.

terminal-keyword-frenzy = se sopravvive al primo attacco, può attaccare subito una seconda volta.
terminal-keyword-hunter = quando attacca, puoi scegliere quale creatura nemica deve bloccare.
terminal-keyword-poisonous = sconfigge ogni creatura con cui combatte, per quanto forte.
terminal-keyword-sneaky = può essere bloccata solo da creature con Furtività.
terminal-keyword-tough = la prima volta che sta per essere sconfitta, invece si esaurisce.
terminal-boost = Rinforzare
terminal-boost-meaning = metti sotto la creatura carte di qualsiasi pila degli scarti; ognuna le dà +1 di forza.
terminal-card-which = Quale carta? Per esempio: card gorillion, oppure ? 1 per la carta della risposta 1.
terminal-card-unknown = Non c’è nessuna carta di nome “{ $name }”.
terminal-card-several = “{ $name }” può essere più carte: { $cards }.
terminal-card-none = La risposta { $number } non riguarda una carta.
terminal-no-text = Né parole chiave né testo: la forza le basta.
terminal-copies = { $count ->
        [one] { $count } copia nel set
       *[other] { $count } copie nel set
    }
terminal-set-aside = messa da parte, in nessun mazzo
terminal-stage-of = Stadio { $stage } di { $stages }:
terminal-under-yours = Sotto la tua creatura { $card }: { $cards }.
terminal-under = Sotto la creatura { $card } ({ $name }): { $cards }.
terminal-discard-empty = Le pile degli scarti sono vuote.
terminal-discard-of = { STARTS($name, "Bot ") ->
        [yes] Pila degli scarti del { $name }
       *[no] Pila degli scarti di { $name }
    }
terminal-discard-yours = La tua pila degli scarti

## Lists of cards.

terminal-cards-none = Nessuna carta corrisponde.
terminal-cards-count = { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }
terminal-report-all = In tutto
terminal-report-figures =
    { $cards ->
        [one] { $cards } carta
       *[other] { $cards } carte
    } ({ $copies } con le copie){ $stages ->
        [0] { "" }
        [one] , { $stages } stadio successivo
       *[other] , { $stages } stadi successivi
    }, { $abilities ->
        [one] { $abilities } abilità
       *[other] { $abilities } abilità
    }, { $hatches ->
        [one] { $hatches } abilità scritta nel codice
       *[other] { $hatches } abilità scritte nel codice
    }
terminal-report-abilities = abilità
terminal-report-effects = effetti
terminal-steps-card = { $card } (faccia { $face })
terminal-steps-effect = { $trigger } (effetto { $number })
terminal-steps-given = Dato alle creature: { $trigger } (effetto { $number })
terminal-steps-number = passo
terminal-steps-verb = fa
terminal-steps-cards = a quali carte
terminal-steps-many = quante
terminal-steps-amount = quanto
terminal-steps-to = può andare a
terminal-steps-opponent = { $mark } riguarda l’avversario scelto per l’effetto
terminal-steps-constants = Che cosa vale sempre
terminal-steps-none = Solo la sua forza e le sue parole chiave.

## The end of a game.

terminal-why-life-team-you = La tua squadra non ha più punti vita.
terminal-why-life-team = { $name } non hanno più punti vita.
terminal-why-actions-team-you = La tua squadra ha saltato due turni di fila.
terminal-why-actions-team = { $name } hanno saltato due turni di fila.
terminal-why-life-you = Non ti restano punti vita.
terminal-why-life = { $name } non ha più punti vita.
terminal-why-actions-you = Non avevi carte da giocare, né creature con cui attaccare, né Azioni da usare.
terminal-why-actions = { $name } non aveva carte da giocare, né creature con cui attaccare, né Azioni da usare.
terminal-why-effect = L’effetto di { $card } decide la partita.
terminal-why-turns = Dopo { $count } turni vince chi ha più punti vita.

## Help: what can be typed.

terminal-rules =
    Porta il tuo avversario da 3 punti vita a 0. Perde anche chi nel suo turno non può fare nulla.

    Nel tuo turno fai una cosa sola: giochi una carta dalla tua mano, attacchi con una delle tue creature oppure usi l’Azione di una di loro. Dopo aver giocato una carta peschi fino ad averne di nuovo 5, finché ci sono carte da pescare.

    Quando giochi una carta, l’avversario può prenderla con uno dei suoi due Mindbug: la creatura diventa sua, insieme al suo effetto di Gioco, e tu fai un altro turno.

    Chi viene attaccato può bloccare con una creatura. Quella con meno forza viene sconfitta; a parità di forza, tutte e due. Se nessuno blocca, l’attacco fa perdere 1 punto vita.

    La parola di innesco prima del testo (Gioco, Attacco, Sconfitto, Azione e altre) dice quando l’effetto si innesca; un’abilità senza parola di innesco è costante: è attiva finché la creatura è in gioco.
terminal-team-rules =
    Tag Team: due contro due, seduti in modo alternato. Una squadra condivide 3 punti vita. Ognuno ha un Mindbug e un Mindfrog; si pesca fino ad avere 3 carte in mano (nella variante epica 5, con due Mindbug a testa).

    Quando giochi una carta, decidono tre giocatori, uno dopo l’altro: l’avversario a sinistra (Mindbug), il compagno di squadra (Mindfrog), l’avversario a destra (Mindbug). Il primo che dice di sì prende la creatura; tu agisci di nuovo nello stesso turno.

    Si attacca l’altra squadra: prima può bloccare l’avversario a sinistra, poi quello a destra. Le creature alleate sono le tue e quelle del tuo compagno di squadra.

    Il turno di chi non può fare nulla viene saltato. Una squadra a cui vengono saltati due turni di fila perde la partita.
