### The lobby in Italian: somebody to play with.

lobby-title = Lobby
lobby-find = Trova un avversario
# What else can be chosen before one looks for others.
lobby-change = Opzioni della partita
# $pace: of a clock.
lobby-clock-pace = { $pace ->
    [quick] rapida
    [usual] normale
    [days] un po’ alla volta
   *[none] senza fretta
}
lobby-clock-any = qualsiasi orologio
# $count: people.
lobby-count-waits = { $count } in attesa
lobby-you-wait = sei in attesa
lobby-open-games = Partite aperte
# $taken: chairs, of $seats.
lobby-seats = { $taken } di { $seats }
# $minutes: for how long somebody has waited.
lobby-waits-for = { $minutes ->
    [0] adesso
   *[other] { $minutes } min
}
lobby-join = Unisciti
lobby-cancel = Annulla
lobby-watch = Guarda
# Of a game: it counts for the ladder.
lobby-rated = classificata
lobby-nobody = Al momento non c’è nessuno in attesa. Premi “Gioca subito”: giocherai con chi arriva.
lobby-playing = Partite in corso
# $count: tables.
lobby-tables = { $count ->
    [one] { $count } tavolo
   *[other] { $count } tavoli
}
lobby-nothing-to-watch = Al momento nessun tavolo è aperto agli spettatori.
# $count: people who wait.
lobby-here = { $count ->
    [one] { $count } persona in attesa
   *[other] { $count } persone in attesa
}
lobby-meanwhile = Mentre aspetti
lobby-meanwhile-about = Tieni aperta questa pagina: ti avvisa appena arriva qualcuno.
lobby-found = La tua partita è pronta!
lobby-no-script = Senza JavaScript, mentre aspetti questa pagina si ricarica ogni dieci secondi.
lobby-too-many-seeks = Troppe persone cercano una partita dalla tua rete. Riprova tra un momento.
lobby-gone = Chi aspettava non c’è più. Guarda chi altro c’è.
# $openers: who may open games here.
lobby-no-openings = { $openers ->
    [invited] A questo tavolo può iniziare partite solo chi ha ricevuto un invito. Chiedine uno a chi gioca qui.
   *[nobody] Al momento a questo tavolo non si possono iniziare nuove partite.
}
lobby-not-watched = Chi gioca questa partita non vuole spettatori.
lobby-private-not-rated = Una partita privata non può essere classificata: la classifica e i profili sono visibili a tutti.
# --- on the first page
lobby-find-person = Trova qualcuno
lobby-nobody-waits = nessuno in attesa
lobby-whole = Vai alla lobby
lobby-with-others = Con altre persone
lobby-listed = Mostra questa partita nella lobby
lobby-audience = Chi può guardare
# $audience: who may look at a game.
lobby-audience-of = { $audience ->
    [anybody] Chiunque abbia il link
    [players] Solo chi gioca, finché non finisce
   *[private] Privata: sempre e solo chi gioca
}
lobby-best-of-three = Al meglio delle tre
# --- best of three
# $games: how many there are at most; $score: what each side has won.
lobby-match = Al meglio delle { $games } · { $score }
lobby-next-game = Prossima partita
lobby-match-over = L’incontro è finito.
# --- for the host
command-openings = chi può iniziare partite: everyone (chiunque), invited (chi si è già seduto qui con un invito e chi è a questo computer) o nobody (nessuno) (predefinito: everyone)

table-emotes-hide = Nascondi le emote
table-emotes-show = Mostra le emote
table-quiet = Niente emote
table-no-emotes = A questo tavolo non ci sono emote.
