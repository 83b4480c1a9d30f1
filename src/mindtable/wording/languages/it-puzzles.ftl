### Puzzles in Italian.

# $goal: what is asked for.
puzzle-goal = { $goal ->
    [win-this-turn] Vinci in questo turno
    [win-in-two-turns] Vinci entro tre turni
    [survive] Resisti per tre turni
    [only-answer] Trova l’unica risposta
    [whatever-they-hold] Vinci qualunque mano abbiano
   *[best-card] Scegli la carta migliore
}
# The same in full.
puzzle-about = { $goal ->
    [win-this-turn] Una mossa vince prima che finisca questo turno, qualunque cosa rispondano.
    [win-in-two-turns] Una mossa vince entro tre turni, qualunque cosa rispondano: questo, il loro e il prossimo della tua parte. Un turno extra conta come uno dei tre.
    [survive] Una sola mossa ti evita la sconfitta entro tre turni, qualunque cosa facciano: questo e i due successivi.
    [only-answer] Una risposta vince la partita, qualunque cosa facciano e per quanto duri. Nessun’altra ci riesce.
    [whatever-they-hold] La loro mano è coperta: può contenere qualunque carta che non vedi. Una mossa vince entro tre turni, qualunque cosa abbiano e rispondano: questo, il loro e il tuo prossimo.
   *[best-card] Una carta fa almeno tanti punti quanti ogni altra, qualunque cosa scelgano gli altri, e a volte di più.
}
# What holds besides, by what is asked for.
puzzle-conditions = { $goal ->
    [best-card] Tutte le mani sono scoperte e il round è quasi finito.
    [whatever-they-hold] Non si pesca.
   *[other] Tutte le carte sono scoperte e non si pesca.
}
# $verdict: how a try went.
puzzle-verdict = { $verdict ->
    [wrong] Non funziona.
    [shown] Ecco la soluzione.
   *[solved] Risolto!
}
puzzle-verdict-more = { $verdict ->
    [shown] Seguila passo per passo.
   *[solved] Ben giocato.
}
# Why a try has failed: the game is lost.
puzzle-lost = Hai perso.
# Why a try has failed, by what was asked for: the game is not lost, but the goal is missed.
puzzle-missed = { $goal ->
    [win-this-turn] Il turno è finito e non hai vinto.
    [win-in-two-turns] I tre turni sono finiti e non hai vinto.
    [only-answer] Ora la vittoria non è più sicura.
    [whatever-they-hold] Se hanno in mano queste carte, non vinci in tempo.
   *[best-card] Se scelgono così, un’altra carta fa più punti.
}
puzzle-title = Rompicapo
# $number: of puzzles.
puzzle-intro = { $number } posizioni da partite vere, ognuna con una sola soluzione. Ogni soluzione è dimostrata.
puzzle-daily = Rompicapo del giorno
puzzle-open = Risolvi
# $stars: how hard a puzzle is, of three.
puzzle-difficulty = { $stars ->
    [1] facile
    [2] medio
   *[3] difficile
}
# $percent: of those who have tried a puzzle.
puzzle-solved-by = Risolto dal { $percent }% al primo tentativo
puzzle-again = Riprova
puzzle-next = Prossimo rompicapo
puzzle-start-over = Da capo
puzzle-tried = Che cosa è successo
puzzle-tries = I tuoi tentativi
puzzle-no-try = Il primo tentativo conta per il punteggio.
# $number: of the try that comes next.
puzzle-this-try = Tentativo { $number }
# $rating: of a player.
puzzle-rating = Punteggio { $rating }.
# $change: the points that a try has moved the rating by, with their sign.
puzzle-rating-moved = Punteggio { $rating } ({ $change }).
puzzle-rating-stays = Il punteggio resta { $rating }: conta solo il primo tentativo senza consigli.
# Of the rating of somebody new.
puzzle-settling = Si sta ancora assestando: i primi rompicapo lo spostano molto.
# $rating: the highest that a player has had.
puzzle-best = Massimo { $rating }.
# $count: of puzzles that were solved.
puzzle-solved-count = Risolti: { $count }.
# Before the names of themes.
puzzle-hint-themes = Riguarda:
# $move: the first move, in words.
puzzle-hint-move = La prima mossa: { $move }
puzzle-solution = Soluzione
# Steps of a solution.
puzzle-step-back = Un passo indietro
puzzle-step-on = Un passo avanti
# $number: of the step that is shown. $count: of all.
puzzle-step = Passo { $number } di { $count }
puzzle-analyse = Analizza
puzzle-share = Copia il link
# The address of a puzzle, to be shared.
puzzle-address = Link a questo rompicapo
puzzle-all = Tutti i rompicapo
puzzle-more = Altro su questo rompicapo
# $name: a player whose hand is open; the cards follow.
puzzle-holds = { $name } ha in mano:
puzzle-yours = I tuoi rompicapo
puzzle-day-done = risolto
puzzle-day-open = non risolto
# $days: in a row on which the puzzle of the day was solved.
puzzle-streak = { $days ->
    [0] Risolvi il rompicapo del giorno per iniziare una serie.
    [one] { $days } giorno di fila.
   *[other] { $days } giorni di fila.
}
puzzle-next-for-you = Un rompicapo al mio livello
# The same for somebody who has not tried any.
puzzle-first-for-you = Inizia con uno facile
puzzle-by-goal = Per obiettivo
puzzle-by-game = Per gioco
puzzle-by-theme = Per tema
# $solved: of $number, how many puzzles of a kind the player has solved.
puzzle-solved-of = { $solved } risolti su { $number }
puzzle-none = Questo rompicapo non esiste.
# $name, $goal: of a puzzle. $difficulty: how hard it is, in a word and as a $rating.
puzzle-in-terminal = Rompicapo { $name } · { $goal } · { $difficulty } ({ $rating })
puzzle-your-move = Tocca a te. Scrivi un numero; s mostra la soluzione, q esce.
# $count: of puzzles that were listed.
puzzle-count = { $count ->
    [one] { $count } rompicapo
   *[other] { $count } rompicapo
}
command-puzzle = risolvi un rompicapo
command-puzzle-id = un rompicapo dal suo id
command-puzzle-daily = il rompicapo del giorno
# $themes: all there are.
command-puzzle-theme = solo rompicapo di un tema: { $themes }
command-puzzle-list = elenca invece i rompicapo
