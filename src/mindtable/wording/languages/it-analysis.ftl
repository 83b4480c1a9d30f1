### The analysis board and the deck builder in Italian.

## The board.

board-title = Tavolo di analisi
board-about = Prepara una posizione qualsiasi, gioca per tutte le parti e vedi le probabilità di ogni mossa.
board-empty = Tavolo vuoto
board-example = Esempio
board-bring = Carica una posizione
board-bring-hint = Incolla uno scenario, il link a un tavolo o la registrazione di una partita. Con una registrazione, scegli “Analizza” a qualsiasi mossa.
# $name: a player.
board-decides = Decide { $name }
board-open = Scopri tutte le carte
board-as-known = Nascondi di nuovo le carte
board-scenario = Salva lo scenario
board-begin = Torna all’inizio
board-back = Indietro
board-edit = Modifica

## Setting up.

board-edit-title = Prepara una posizione
board-apply = Applica
# $problem: a sentence.
board-impossible = Questa posizione non è possibile. { CAPITAL($problem) }
board-analyse = Analizza
board-with-cards = Carte selezionate
board-zone = Dove
board-move = Sposta lì
board-remove = Togli
board-clear = Svuota il tavolo
# A key.
board-key-delete = Canc
board-keys = Trascina le carte dove vuoi, oppure selezionale e premi un tasto.
board-card = Carta
board-add = Aggiungi
board-search = Cerca carte
board-search-text = Nome o testo
board-search-go = Cerca
board-any = Qualsiasi
board-found = { $count ->
        [0] Nessuna carta corrisponde.
        [one] 1 carta
       *[other] { $count } carte
    }
board-found-all = Mostra tutte ({ $count })

## What the search thinks.

board-thoughts = Analisi
board-all-moves = Tutte le mosse
board-thinking = Ci sto pensando…
board-thinking-on = Ci penso ancora…
board-think = Pensaci
# On a move: it is proved what comes of it.
board-proved = { $result ->
        [won] Vittoria dimostrata
       *[lost] Sconfitta dimostrata
    }
# Above the moves that are expected.
board-expected = Mosse previste
# $count: how often the game was played on.
board-iterations = { $count ->
        [one] È stata simulata una partita.
       *[other] Sono state simulate { $count } partite.
    }
# $name: the player who decides.
board-chance-of = Probabilità: { $name }
# With all cards open. $name: a player or a team.
board-solved = { $result ->
        [won] Dimostrato: vittoria certa ({ $name }).
        [lost] Dimostrato: sconfitta inevitabile ({ $name }).
       *[unproved] Non dimostrato: non si è trovata una vittoria certa per nessuno.
    }

## What cannot be done.

board-no-card = La carta “{ $name }” non esiste.
board-no-zone = Scegli dove va la carta.
board-no-editor = Le posizioni di questo gioco non si possono preparare a mano.
board-no-turn = Questo momento non si può mostrare sul tavolo: non è ancora iniziato nessun turno.
board-bad-link = Questo link non porta a una posizione. Forse è stato troncato.
board-link-too-long = È troppo grande per un link.
board-late = Non c’è stato tempo per pensarci. Riprova fra un momento.

## Decks.

deck-title = Crea un mazzo
deck-count = { $count ->
        [0] Il tuo mazzo
        [one] Il tuo mazzo: 1 carta
       *[other] Il tuo mazzo: { $count } carte
    }
deck-play = Gioca con questo mazzo
deck-drop = Una in meno: { $card }
deck-more = Una in più: { $card }
deck-file = Salva come file
deck-empty = Cerca le carte e aggiungile.
deck-given = Con il mazzo che hai creato
# $problem: a sentence.
deck-flaw = { CAPITAL($problem) }
deck-bad = Questo mazzo non si può leggere. { CAPITAL($problem) }
