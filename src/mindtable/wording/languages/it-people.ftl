### Chi sono le persone per gli altri: nomi, facce, account.

## Nomi.

people-somebody = Qualcuno
people-guest = Ospite
people-reserved = Qualcuno, Ospite, Tu, Giocatore
people-name-taken = “{ $name }” è già in uso.{ $count ->
        [0] { "" }
       *[other] { " " }Ancora liberi: { $free }.
    }
people-name-letters = Un nome deve avere lettere o cifre, e nessuna che si possa scambiare per un’altra.
people-name-reserved = Questo nome è riservato al tavolo. Scegline un altro.

## La propria pagina.

people-title = Tu
people-has-account = Accesso effettuato: ritrovi le tue partite e i tuoi rompicapo in ogni browser.
people-no-account = Questo browser ti conosce. Non hai un account, e non ti serve.
people-name = Nome
people-name-hint = Gli altri lo vedono al tavolo. È solo tuo: nessun altro può averlo, né uno che gli somigli.
people-save = Salva
people-face = Avatar
people-no-face = Nessun avatar, solo l’iniziale
people-account = Account
people-sessions = Dove hai effettuato l’accesso
people-this-browser = Questo browser
people-another-browser = Un altro browser
people-signed-in-since = Accesso effettuato { $since }, ultima visita { $seen }
people-days-ago = { $days ->
        [0] oggi
        [1] ieri
       *[other] { $days } giorni fa
    }
people-sign-out = Esci
people-sign-out-everywhere = Esci ovunque
people-change-password = Cambia password
people-old-password = Password attuale
people-new-password = Nuova password
people-password = Password
people-password-hint = Almeno { $least } caratteri.
people-password-others = Tutti gli altri browser vengono disconnessi.
people-password-length = La password deve avere da { $least } a { $most } caratteri.
people-password-wrong = Questa non è la password attuale.
people-codes = Codici di recupero
people-codes-left = { $count ->
        [0] Non resta nessun codice. Se dimentichi la password, nessuno potrà farti entrare.
        [one] Resta un codice.
       *[other] Restano { $count } codici.
    }
people-new-codes = Crea nuovi codici
people-codes-about = Annota questi codici. Ognuno ti permette di scegliere una nuova password, una volta sola. Vengono mostrati solo adesso e sostituiscono tutti i precedenti.
people-codes-kept = Li ho annotati
people-account-about = Con un nome e una password ritrovi le tue partite e i tuoi rompicapo in ogni browser. Non serve un indirizzo e-mail.
people-account-needs-name = Prima scegli un nome: ti servirà per accedere.
people-make-account = Crea un account
people-have-one = Hai già un account? Accedi
people-sign-in = Accedi
people-sign-in-about = Quello che hai fatto in questo browser viene con te.
people-sign-in-wrong = Nome e password non corrispondono.
people-forgotten = Password dimenticata?
people-recover-about = Uno dei tuoi codici di recupero ti permette di scegliere una nuova password. Tutti i browser vengono disconnessi.
people-recover-wrong = Nome e codice non corrispondono.
people-code = Codice di recupero
people-busy = In questo momento stanno accedendo moltissime persone. Riprova tra un momento.
people-too-many-tries = Troppi tentativi. Aspetta qualche minuto.
people-not-signed-in = Non hai effettuato l’accesso.
people-nothing-kept = Di te non è conservato nulla.
people-blocked = Persone bloccate
people-unblock = Sblocca
people-data = I tuoi dati
people-data-about = Scarica tutto in un solo file, o cancella tutto.
people-export = Scarica tutto
people-delete = Cancella tutto
people-delete-sure = Cancellare tutto ciò che ti riguarda?
people-delete-what = Il tuo nome, il tuo avatar, il tuo account, le tue partite contro i bot, le tue lezioni e i tuoi rompicapo vengono cancellati per sempre. Le partite in corso vengono abbandonate.
people-delete-others = Le partite con altre persone restano per loro; lì il tuo nome diventa “Qualcuno”.
people-delete-now = Cancella tutto adesso
people-deleted = È stato cancellato tutto
people-deleted-about = Questo browser non ti conosce più.
people-done = Fatto
people-tokens = Gestisci i token

## Gli altri al tavolo.

people-others = Blocca o segnala
people-others-about = Non giocherai più con chi blocchi e non vedrai le sue emote.
people-block = Blocca { $name }
people-report = Segnala { $name }
people-reason = { $what ->
        [name] Nome offensivo
        [cheating] Gioco sleale
       *[conduct] Comportamento scortese
    }
people-block-done = Non incontrerai più { $name }. Puoi cambiare idea nella tua pagina.
people-report-done = Grazie. Lo leggerà chi gestisce questo tavolo.

## Per chi ospita.

command-contact = file di testo che dice ai visitatori a chi rivolgersi, mostrato su /about
command-contact-no-text = { $file } non è un testo (UTF-8).
command-contact-long = { $file } ha più di { $most } caratteri.
command-people = elenca le persone del tavolo web, le rinomina o le rimuove, nomina chi gestisce il tavolo e mostra le segnalazioni
command-people-action = che cosa fare: elencare chi ha un nome (list), rinominare (rename), rimuovere con tutto ciò che è conservato (remove), far vedere /host a un account che gestisce il tavolo (host) o non più (unhost), mostrare le segnalazioni (reports), archiviare quelle su una persona (dismiss)
command-people-given = di chi; per rinominare, anche il nuovo nome
command-people-names = { $count ->
        [0] { $action } non richiede nomi
        [one] { $action } richiede un nome
       *[other] { $action } richiede due nomi: quello attuale e quello nuovo
    }
command-people-line = { $name }{ "  " }{ $kind ->
        [host] gestisce il tavolo
        [account] account
       *[guest] senza account
    }{ "  " }dal { $since }{ "  " }usato il { $used }
command-people-renamed = D’ora in poi { $name } si chiama { $new }.
command-people-removed = Di { $name } non è più conservato nulla. Chi gioca con questa persona può far continuare un bot.
command-people-unknown = nessuno si chiama { $name }
command-people-report = { $day }  { $by } → { $about }: { $what } (partita { $game })
command-people-hosting = D’ora in poi { $name } gestisce il tavolo: /host mostra come va.
command-people-not-hosting = { $name } non gestisce più il tavolo.
command-people-no-account = { $name } non ha un account: può gestire il tavolo solo chi accede con una password
# $count: how many reports.
command-people-dismissed = { $count ->
        [0] Non c’erano segnalazioni su { $name }.
        [one] Archiviata una segnalazione su { $name }.
       *[other] Archiviate { $count } segnalazioni su { $name }.
    }
