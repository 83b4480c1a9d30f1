### Italian: what the terminal says besides the cards, events, questions and moves of a game.

## Who sits there.

terminal-you = Tu
terminal-person = Giocatore { $seat }

## Players and creatures.

terminal-your-hand = La tua mano

## The log.

terminal-log = Che cosa è successo

## Asking.

# A game that is shown in a plain way.
terminal-plain-title = Mindtable · { $game }{ $dice ->
    [sealed] {""}
   *[quick] {" "}· seme { $seed }
}
terminal-plain-hint = Scrivi un numero, oppure un comando: help, log, undo, save, quit
terminal-curtain = Ora decide { $name }. Gli altri non devono guardare: poi premi Invio.
terminal-press-enter = Premi Invio per continuare.
terminal-thinking = { $name } sta pensando…
terminal-number-wrong = { $count ->
        [one] C’è una sola risposta: scrivi 1.
       *[other] Scrivi un numero da 1 a { $count }.
    }
terminal-not-understood = “{ $text }” non è né una risposta né un comando. Scrivi un numero da 1 a { $count }, oppure help.
terminal-ambiguous = “{ $text }” può essere più cose: { $moves }.

## Taking back, saving, leaving.

terminal-undo-none = Non c’è una tua decisione precedente a cui tornare.
terminal-undo-people = Giocano più persone: ciò che è già stato mostrato non si può annullare.
terminal-saved-always = Ogni mossa viene salvata subito, in { $file }.
terminal-saved = Salvato in { $file }.
terminal-save-refused = Non salvato: { $file } esiste e non è una registrazione di questa partita.
terminal-save-failed = Non salvato: { $file }: { $problem }.
terminal-left = La partita è salvata in { $file }.
terminal-continue = Per continuare: { $command }
terminal-kept = La registrazione della partita è in { $file }.
terminal-replay = Per rivederla: { $command }

## The end of a game.

terminal-you-win = Hai vinto!
terminal-you-lose = Hai perso.
terminal-wins = Vince { $name }.
terminal-team-wins = Vincono { $name }.
terminal-rematch = Scrivi rematch per un’altra partita, review per rivedere questa, log per la sua storia, oppure quit.
terminal-rematch-unknown = Scrivi rematch, review, log o quit.

## Watching and replaying.

terminal-step = { $who }: { $move }
terminal-watching = Mossa { $number }.
terminal-replaying = Mossa { $number } di { $count }.
terminal-replay-hint = Invio: avanti. b: indietro. Un numero: a quella mossa. q: esci.
terminal-replay-unknown = Premi Invio, oppure scrivi b, q o un numero da 0 a { $count }.
terminal-shows-all = La partita è finita: si vedono tutte le mani.
terminal-shows-public = La partita non è finita: si vede solo ciò che tutti possono vedere (--view A mostra una mano).
terminal-shows-seat = Come l’ha vista { $name }.

## Help: what can be typed.

terminal-help-title = Che cosa puoi scrivere
terminal-help-number = la risposta con quel numero
terminal-help-move = lo stesso a parole
terminal-help-card = leggi una carta; senza nome, quelle che hai in mano
terminal-help-answer = leggi la carta di una risposta
terminal-help-discard = guarda le pile degli scarti
terminal-help-log = tutto ciò che è successo
terminal-help-undo = torna alla tua decisione precedente (contro i bot)
terminal-help-save = tieni una copia in un file; ogni mossa viene comunque salvata
terminal-help-rules = le regole in una pagina
terminal-help-quit = esci; la partita si può continuare più tardi
terminal-help-enter = ridisegna il tavolo
terminal-key-enter = Invio

terminal-rules-title = Le regole in una pagina
