### Puzzles in Italian.

# $goal: what is asked for.
puzzle-goal = { $goal ->
    [win-this-turn] Vinci in questo turno
    [win-in-two-turns] Vinci in due turni
    [survive] Sopravvivi
    [only-answer] Trova l’unica risposta
    [whatever-they-hold] Vinci qualunque cosa abbiano in mano
   *[best-card] Scegli la carta migliore
}
# The same in full.
puzzle-about = { $goal ->
    [win-this-turn] Tutte le carte sono scoperte e non c’è nulla da pescare. Qualunque cosa facciano gli altri, una mossa vince prima della fine del turno.
    [win-in-two-turns] Tutte le carte sono scoperte e non c’è nulla da pescare. Una mossa vince in questo turno o nei due successivi, contando i tuoi e i loro.
    [survive] Tutte le carte sono scoperte e non c’è nulla da pescare. Una sola mossa ti tiene in gioco per questo turno e i due successivi.
    [only-answer] Tutte le carte sono scoperte e non c’è nulla da pescare. Con una risposta vinci, con tutte le altre no.
    [whatever-they-hold] La loro mano è nascosta: può contenere qualunque carta che non vedi. Una mossa vince in questo turno o nei due successivi in ogni caso.
   *[best-card] Tutte le mani sono scoperte e il round è quasi finito. Una carta vale almeno quanto ogni altra, qualunque cosa scelgano gli altri.
}
# $verdict: how a try went.
puzzle-verdict = { $verdict ->
    [wrong] Non funziona.
    [shown] Ecco la soluzione.
   *[solved] Risolto!
}
puzzle-verdict-more = { $verdict ->
    [wrong] Il tavolo mostra perché.
    [shown] Seguila passo per passo.
   *[solved] Ben giocato.
}
puzzle-title = Rompicapo
# $number: of puzzles.
puzzle-intro = { $number } posizioni da partite vere, ognuna con una sola risposta. Tutte sono dimostrate.
puzzle-daily = Rompicapo del giorno
puzzle-open = Risolvi
# $stars: of $most, how hard a puzzle is.
puzzle-stars = Difficoltà { $stars } su { $most }
puzzle-again = Riprova
puzzle-next = Prossimo rompicapo
puzzle-start-over = Da capo
puzzle-tried = Che cosa è successo
# $rating: of a player.
puzzle-rating = Punteggio { $rating }.
# $rating: the highest that a player has had.
puzzle-best = Massimo { $rating }.
# $count: of puzzles that were solved.
puzzle-solved-count = Risolti: { $count }.
# Before the names of themes.
puzzle-hint-themes = Riguarda:
# $move: the first move, in words.
puzzle-hint-move = La prima mossa: { $move }
puzzle-solution = Soluzione
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
puzzle-next-for-you = Un rompicapo per il mio punteggio
puzzle-by-goal = Per obiettivo
puzzle-by-game = Per gioco
puzzle-by-theme = Per tema
puzzle-none = Questo rompicapo non esiste.
# $name, $goal: of a puzzle. $stars: how hard it is, of $most.
puzzle-in-terminal = Rompicapo { $name } · { $goal } · difficoltà { $stars } su { $most }
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
