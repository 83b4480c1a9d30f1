### Italian: what is wrong with a deck, a position, a record or a file.

flaw-at = { $place }: { $flaw }

## Places.

flaw-place-file = { $file }
flaw-place-line = riga { $number }
flaw-place-last-line = riga { $number }, dove il testo si interrompe
flaw-place-scenario = lo scenario
flaw-place-field = “{ $name }”
flaw-place-field-of = “{ $name }” di { $seat }
flaw-place-seat = il posto { $seat }
flaw-place-step = passo { $number }
flaw-place-quoted = “{ $text }”

## Games, their options and decks.

flaw-no-game = il gioco “{ $name }” non esiste; disponibili: { $known }.
flaw-no-module = il modulo “{ $name }” non si può caricare.
flaw-no-family-in = nel modulo “{ $name }” non c’è una famiglia di giochi; dovrebbe esserci con il nome “family”.
flaw-two-families = ci sono due famiglie di giochi con il nome “{ $name }”.
flaw-no-set = il set “{ $name }” non esiste; disponibili: { $known }.
flaw-no-sets = { $game } non ha il set “{ $name }”: le sue carte sono sempre le stesse.
flaw-no-option = { $game } non ha l’opzione “{ $name }”; disponibili: { $known }.
flaw-no-card = la carta “{ $name }” non esiste; una carta si scrive in inglese e con i trattini, come killer-bee.
flaw-no-numbered-card = la carta “{ $name }” non esiste; le carte sono numerate da 1 a { $most }.
flaw-later-stage = { $card } è uno stadio successivo: non si distribuisce mai ed esiste solo in gioco.
flaw-only-for = { $card } è una carta solo per { $game }.
flaw-not-an-entry = “{ $text }” non è l’id di una carta con un numero; scrivi per esempio gorillion 2.
flaw-copies = { $copies } copie di { $card } non sono possibili; possono essere da 1 a { $most }.
flaw-deck-too-small = un mazzo di { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    } è troppo piccolo: se ne distribuiscono { $needed }.
flaw-deck-too-large = un mazzo di più di { $most } carte è troppo grande.

## Values and fields.

flaw-not-a-number = “{ $value }” non è un numero intero.
flaw-out-of-range = “{ $value }” non è un numero intero da { $least } a { $most }.
flaw-none-of = “{ $value }” qui non è possibile; disponibili: { $known }.
flaw-not-a-map = { $place } deve essere fatto di campi, ciascuno scritto come “nome: valore”.
flaw-not-a-list = { $place } deve essere un elenco tra parentesi quadre.
flaw-unknown-field = { $place } ha un campo sconosciuto, “{ $name }”; disponibili: { $known }.
flaw-no-seat = il posto { $seat } non esiste.
flaw-no-solver = { $game } non si può risolvere: servono due parti che decidano a turno.
flaw-nobody-decides = qui non c’è niente da decidere.
flaw-too-many-worlds = troppe carte sono nascoste: più di { $most } distribuzioni sono compatibili con ciò che il giocatore sa.
flaw-not-over = la partita non è ancora finita; si può analizzare solo dopo.
flaw-other-games = lì sono salvate partite di un altro tipo o con altre impostazioni; scegli un’altra cartella.

## Limits of what is read.

flaw-too-long = questo testo è troppo lungo: si leggono al massimo { $most } caratteri.
flaw-too-many = { $place } ha troppe voci: se ne leggono al massimo { $most }.
flaw-too-many-values = la posizione è troppo grande: si leggono al massimo { $most } valori.
flaw-too-deep = gli elenchi e i campi sono annidati troppo in profondità: si leggono al massimo { $most } livelli.

## Records.

flaw-not-a-record = questa non è una registrazione di Mindtable.
flaw-record-format = la registrazione è nel formato “{ $found }”, ma questa versione legge i formati { $known }.
flaw-expected = qui dovrebbe esserci “{ $wanted }” invece di “{ $found }”.
flaw-expected-either = qui dovrebbe esserci “{ $wanted }” oppure “{ $other }” invece di “{ $found }”.
flaw-expected-empty = qui dovrebbe esserci una riga vuota invece di “{ $found }”.
flaw-seat-twice = il posto { $seat } compare due volte.
flaw-move-number = qui dovrebbe esserci la mossa { $wanted } invece della mossa { $found }.
flaw-cut-off = la registrazione finisce prima del suo risultato.
flaw-after-result = dopo il risultato non può seguire nulla.
flaw-other-game = questa è una registrazione di { $found }, non di { $wanted }.
flaw-other-rules = si è giocato con la versione { $found } delle regole; qui la versione è la { $known }.
flaw-other-seats = { $game } ha i posti { $seats }.
flaw-other-deal = le carte distribuite non corrispondono al seme (“seed”); uno dei due è stato cambiato.
flaw-other-result = con queste mosse il risultato è “{ $result }”.
# $number: of a move.
flaw-other-roll = il sorteggio della mossa { $number } non deriva dal seme.
flaw-not-hexadecimal = “{ $value }” non è un numero di { $count } cifre esadecimali.
flaw-unreadable-move = “{ $move }” non è una mossa.
flaw-ambiguous-move = “{ $move }” può riferirsi a più carte; indica quale, per esempio con @B o #2.
flaw-illegal-move = la mossa “{ $move }” non è permessa. { $why }

## Scenarios.

flaw-not-a-scenario = il documento { $number } non è uno scenario; uno scenario ha un campo come “game: duel”.
flaw-no-scenario = non contiene nessuna posizione.
flaw-not-a-step = “{ $text }” non è un passo; scrivi per esempio “A: attack gorillion”.
flaw-mixed-step = un passo è fatto di mosse, oppure solo di expect, legal o refuse.
flaw-not-of-a-step = “{ $name }” non è né un posto né expect, legal o refuse.
flaw-not-expected = “{ $name }” non è qualcosa che ci si possa aspettare da una posizione.

## Files.

flaw-not-text = questo non è testo in UTF-8.
flaw-not-yaml = il testo non è YAML valido; controlla i rientri, le parentesi e le virgolette.
flaw-no-shortcuts = ancore, alias e chiavi di unione (&, *, <<) non si leggono; scrivi tutto per esteso.
flaw-no-tags = i tag come “{ $tag }” non si leggono; toglili.
flaw-not-a-name = il nome di un campo deve essere una parola, non un elenco né un insieme di campi.
flaw-name-twice = il campo “{ $name }” compare due volte.

## Bots.

flaw-no-bot = il bot “{ $name }” non esiste; disponibili: { $known }, i programmi (./mybot.py) e le classi (module:Class).
flaw-no-bot-in = il modulo “{ $module }” non ha nessun bot “{ $name }”.
flaw-not-a-bot = “{ $name }” non crea un bot: chiamato con un seme, deve restituire qualcosa che abbia “choose”.
flaw-bot-plays-not = il bot “{ $name }” non gioca a { $game }.
flaw-no-limit = “{ $text }” non è un limite; scrivi per esempio 100ms, 2s o 5000 (simulazioni).
flaw-needless-limit = “{ $name }”: solo per { $known } si può indicare quanto pensare.
flaw-no-program = il programma { $name } non esiste.
flaw-no-command = “{ $name }” non è una riga di comando.
flaw-too-few-bots = per un’arena servono almeno due bot.
flaw-bot-twice = “{ $name }” compare due volte.
