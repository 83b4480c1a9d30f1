### Italian: what the pages of the web table say besides the cards, events, questions and moves of a game.

## Everywhere.

table-title = Mindtable
table-skip = Vai al contenuto
table-play = Gioca
table-learn = Regole
table-cards = Carte
table-language = Lingua
table-english-names = Nomi inglesi delle carte
table-light = Chiaro
table-dark = Scuro
table-menu = Menu
table-close = Chiudi
table-back = Indietro
table-labelled = { $label }: { $what }
table-fan-project = Un progetto non ufficiale di appassionati, con un grazie agli autori e agli editori di Mindbug e Mind Up!
table-about = Informazioni, crediti e licenze
table-language-name = { $code ->
        [en] English
        [it] Italiano
        [es] Español
        [fr] Français
        [pl] Polski
       *[other] { $code }
    }

## Who sits there.

table-you = Tu
table-bot = { $bot ->
        [random] Bot casuale
        [rule] Bot a regole
        [easy] Bot facile
        [medium] Bot medio
        [hard] Bot difficile
        [expert] Bot esperto
        [champion] Bot campione
        [attacker] Bot attaccante
        [trapper] Bot insidioso
        [miser] Bot avaro
       *[other] Bot { $bot }
    }

## The first page.

table-slogan =
    Giocala.
    Perdila.
    Riprendila.
table-free = Gratis, nel browser, senza account.
table-play-now = Gioca subito
table-which-game = Gioco
table-players-of = { $count } giocatori
table-sides-of = { $each } contro { $each }
table-players-range = da { $least } a { $most } giocatori
table-against-bots = Contro i bot
table-level = { $bot ->
        [easy] Facile
        [medium] Medio
        [hard] Difficile
        [expert] Esperto
        [champion] Campione
        [attacker] Attaccante
        [trapper] Insidioso
        [miser] Avaro
       *[other] { $bot }
    }
table-ways-to-play = Oppure uno stile di gioco
table-overlooks = A { $name } sfugge qualcosa: { $list }.
table-overlooked = { $what } ({ $times ->
        [1] sempre
       *[other] 1 volta su { $times }
    })
table-overlooks-nothing = A { $name } non sfugge nulla.
table-plays-like-this = { $name }: { $line }
table-play-bot = { $bot ->
        [easy] Sfida il bot facile
        [medium] Sfida il bot medio
        [hard] Sfida il bot difficile
        [expert] Sfida il bot esperto
        [champion] Sfida il bot campione
        [attacker] Sfida il bot attaccante
        [trapper] Sfida il bot insidioso
        [miser] Sfida il bot avaro
       *[other] Sfida il bot { $bot }
    }
table-play-bots = { $bot ->
        [easy] Gioca con bot facili
        [medium] Gioca con bot medi
        [hard] Gioca con bot difficili
        [expert] Gioca con bot esperti
        [champion] Gioca con bot campioni
        [attacker] Gioca con bot attaccanti
        [trapper] Gioca con bot insidiosi
        [miser] Gioca con bot avari
       *[other] Gioca con bot { $bot }
    }
table-company = { $company ->
        [friends] Invita amici
       *[screen] Stesso schermo
    }
table-more-choices = Altre opzioni
table-options = Opzioni
table-your-name = Il tuo nome
table-name-hint = così gli altri sanno chi sei
table-sets = Set di carte
table-seats = Posti al tavolo
table-who = { $who ->
        [usual] Come indica il pulsante
        [friend] Un amico, con un link
       *[screen] Allo stesso schermo
    }
table-their-name = Nome
table-new-game = Nuova partita
table-your-games = Le tue partite
table-games-wait = { $count ->
        [one] { $count } ti aspetta
       *[other] { $count } ti aspettano
    }
table-finished-games = Partite finite ({ $count })
table-game-with = { $more ->
        [0] { $game } con { STARTS($name, "Bot ") ->
            [yes] il { $name }
           *[no] { $name }
        }
        [one] { $game } con { STARTS($name, "Bot ") ->
            [yes] il { $name }
           *[no] { $name }
        } e un altro
       *[other] { $game } con { STARTS($name, "Bot ") ->
            [yes] il { $name }
           *[no] { $name }
        } e altri { $more }
    }
table-continue = Continua
table-open = Apri
table-look-again = Rivedi
table-won = Hai vinto
table-lost = Hai perso
table-recorded = Partita registrata
table-lobby-short = In attesa di giocatori
# Of a game in which a bot has the reader’s seat now.
table-bot-plays-for-you = Un bot gioca per te
table-all-your-games = Tutte le tue partite
# Above games: those that wait for the reader, that go on, that are over.
table-games-waiting = Tocca a te
table-games-going-on = In corso
table-games-over = Finite
# When a game was played last.
table-played-days-ago = { $days ->
        [0] oggi
        [1] ieri
       *[other] { $days } giorni fa
    }
table-played-months-ago = { $months ->
        [one] un mese fa
       *[other] { $months } mesi fa
    }
table-no-games = Non hai ancora nessuna partita.
table-pages = Pagine
table-page-before = Indietro
table-page-after = Altre partite
table-load-a-record = Carica una partita o una posizione

## A game.

table-over = Partita finita
table-your-turn = Il tuo turno
table-turn-of = { STARTS($name, "Bot ") ->
        [yes] Turno del { $name }
       *[no] Turno di { $name }
    }
table-waiting-for = { STARTS($name, "Bot ") ->
        [yes] In attesa del { $name }.
       *[no] In attesa di { $name }.
    }
table-you-decide = Decidi tu
table-decides = { $name } decide
# Above what has happened last; since one’s last turn, if that is more than one turn ago.
table-just-now = Cosa è appena successo
table-since-your-turn = Dal tuo ultimo turno
# Shows it once more.
table-again = Rivedi
table-whole-game = Tutta la partita, turno per turno
# While a card is read.
table-card-to-the-left = Carta a sinistra
# Above what has changed the powers of creatures in an attack.
table-why-these-numbers = Perché questi numeri?
table-card-to-the-right = Carta a destra
table-your-hand = La tua mano
table-order = Ordine dei turni
table-chosen = scelta
table-log = Cronaca
table-log-empty = Non è ancora successo niente.
table-read-card = Leggi
table-watching = Stai guardando la partita.
table-no-script = Senza JavaScript questa pagina non cambia da sola: ricaricala per vedere che cosa hanno fatto gli altri.
table-lost-connection = Connessione persa. Nuovo tentativo…
table-answer-waits = La tua mossa non è ancora arrivata. Verrà inviata di nuovo appena torna la connessione.
table-held-up = Al momento il tavolo non riesce a salvare nulla, ma continua a provarci.

## What can be done besides playing.

table-leave = Esci
table-take-back = Annulla mossa
table-hint = Consiglio
table-resign = Abbandona
table-resign-sure = Vuoi abbandonare la partita?
table-resign-partner = Vuoi abbandonare la partita? Deve accettare anche chi gioca con te.
table-rematch = Rivincita
table-join-rematch = Vai alla rivincita
table-replay = Rivedi
table-replay-of = Rivedi: { $game }
table-to-start = Nuova partita
table-hint-wait = Un bot ci sta pensando…
table-say-something = Di’ qualcosa
table-emote = { $emote ->
        [hello] Ciao!
        [nice] Ben giocato!
        [oops] Ops!
        [think] Mmm…
        [haha] Ah ah!
       *[thanks] Grazie!
    }
table-you-resigned = Hai abbandonato la partita.
table-resigned = { $name } ha abbandonato la partita.
# Where two play together and one wants to give up. $name: who wants to, or who is asked.
table-give-up-asked = { $name } vuole abbandonare la partita. Accetti?
table-give-up-agree = Abbandoniamo
table-give-up-play-on = Continuiamo
table-give-up-offered = Hai proposto di abbandonare. In attesa di { $name }.
table-give-up-withdraw = Meglio continuare
table-give-up-refused = { $name } vuole continuare.

## Sitting down together.

table-lobby = La partita inizia appena ci sono tutti.
table-lobby-watching = La partita non è ancora iniziata.
table-invite = { BEGINS($name, "aàá") ->
        [yes] Manda questo link ad { $name }:
       *[no] Manda questo link a { $name }:
    }
table-invite-partner = { BEGINS($name, "aàá") ->
        [yes] Manda questo link ad { $name }, che gioca con te:
       *[no] Manda questo link a { $name }, che gioca con te:
    }
table-only-here = Questi link funzionano solo su questo computer. Per invitare altri, avvia il tavolo con “mindtable serve --host 0.0.0.0” e aprilo all’indirizzo di questo computer nella tua rete.
table-seat-bot = Metti qui un bot
table-copy = Copia
table-copied = Copiato
table-invited-by = { $name } ti invita a una partita.
table-invited = Hai un invito a una partita.
table-sit-down = Siediti
table-just-watch = Guarda soltanto
# Beside a name: this player has no page of the game open.
table-away = assente
# Beside a name: this player sat down from the same network address as another one.
table-same-connection = stessa connessione di { $name }
table-same-connection-you = la tua stessa connessione
# $name: one or several players.
table-missed = Assente da un po’: { $name }. Puoi far continuare un bot; chi torna potrà riprendere il suo posto.
table-stand-ins = Fai continuare un bot
table-stand-in = Fai giocare un bot per { $name }
# To somebody who comes back.
table-bot-plays-on = Un bot continua al posto tuo.
table-sit-down-again = Torna a giocare
table-curtain = Ora decide { $name }
table-curtain-hint = Gli altri non devono guardare.
table-curtain-lift = Sono { $name }

## Replays.

table-move-of = Mossa { $number } di { $count }
table-first = All’inizio
table-previous = Una mossa indietro
table-next = Una mossa avanti
table-last = Alla fine
table-seen-by = Vista da
table-seen-by-player = { STARTS($name, "Bot ") ->
        [yes] Vista dal { $name }
       *[no] Vista da { $name }
    }
table-all-open = Tutte le mani scoperte
table-autoplay = Riproduzione automatica
table-copy-link = Copia il link
table-download = Scarica la partita
table-play-on = Gioca da qui
table-share = Condividi questo indirizzo per mostrare la partita ad altri.
table-load-title = Carica una partita o una posizione
table-load-record = La registrazione di una partita, come la scarichi alla fine: la rivedi mossa per mossa.
table-load-position = Una posizione, scritta come negli esempi: giochi da lì contro i bot.
table-load-file = File
table-load-paste = O incolla qui il testo
table-load-seat = Giochi al posto di
table-load-asked = chi deve muovere
table-load-go = Apri
table-load-examples = Esempi
table-load-example = Gioca da qui

## About.

table-about-title = Informazioni su Mindtable
table-about-thanks = Mindbug è un gioco di Christian Kudahl, Marvin Hegen, Richard Garfield e Skaff Elias, illustrato da Denis Martynets e pubblicato da Nerdlab Games. Mind Up! è un gioco di Maxime Rambourg, illustrato da Christine Alcouffe e pubblicato da Catch Up Games. Grazie per questi giochi! Comprali: su un tavolo vero sono ancora più belli.
table-about-unofficial = Mindtable è un progetto non ufficiale di appassionati. Non ha legami con gli autori né con gli editori e non usa nessuna delle loro immagini e nessuno dei loro testi.
table-about-software = Software e immagini di terze parti

## What cannot be done.

table-declined = Non ha funzionato
table-refused = È contro le regole.
table-no-such-game = Questa partita non esiste.
table-no-such-page = Questa pagina non esiste.
table-already-decided = È già stato deciso.
table-no-move = Non è una risposta possibile.
table-game-over = La partita è finita.
table-not-over = La partita non è ancora finita.
table-not-all-here = Non sono ancora arrivati tutti.
table-not-dealt = Le carte non sono ancora state distribuite.
table-not-asked = Adesso non tocca a te.
table-not-your-seat = Questo non è il tuo posto. Usa l’invito che hai ricevuto.
table-behind-curtain = Prima indica chi è davanti allo schermo.
table-needs-cookies = Il tuo browser non conserva i cookie, e così il tavolo non ti riconoscerebbe. Consentili per questa pagina e riprova.
table-chair-taken = Questo posto è già occupato.
table-is-here = Questa persona è al tavolo.
table-not-away-for-long = Un bot può prendere questo posto solo quando il tavolo ha aspettato questa persona per un po’.
table-give-up-again = Hai già proposto di abbandonare. Potrai rifarlo dopo la tua prossima mossa.
table-give-up-gone = Non c’è più nessuna proposta di abbandono.
table-bad-invitation = Questo invito non è valido.
table-no-take-back = Una mossa si può annullare solo nelle partite contro i bot.
table-nothing-to-take-back = Non c’è nulla da annullare.
table-no-hint = I consigli ci sono solo nelle partite contro i bot.
table-cannot-begin = Questa partita non può iniziare.
table-cannot-begin-because = Questa partita non può iniziare. { CAPITAL($problem) }
table-other-rules = Questa partita è stata giocata con una versione precedente delle regole.
table-broken = Qui si è rotto qualcosa, e non è colpa tua. Le tue partite sono al sicuro: torna indietro e riprova.
table-bad-request = Qui questa richiesta non ha senso.
table-other-site = Questa richiesta veniva da un altro sito ed è stata ignorata.
table-too-fast = Troppe richieste. Aspetta un momento.
table-too-many-lines = Hai troppe partite aperte in questo browser. Chiudine qualcuna.
table-too-much-thinking = I bot stanno già pensando in molte partite avviate da qui. Aspetta che abbiano risposto, oppure scegli un livello più facile.
table-hint-late = Nessun bot ha avuto il tempo di dare un consiglio. Chiedilo di nuovo tra un momento.
table-too-slow = La richiesta ci ha messo troppo ad arrivare. Riprova.
table-no-room = Ci sono troppe connessioni aperte. Riprova tra un momento.
table-other-host = Questo tavolo non si chiama “{ $host }”. Chi lo gestisce può consentire questo nome con --allowed-hosts.
table-too-large = È troppo grande: si possono inviare al massimo { $kilobytes } kB.
table-not-text = Non è un testo.
table-bad-record = Questa registrazione non si può rivedere. { CAPITAL($problem) }
table-bad-position = Questa posizione non si può leggere. { CAPITAL($problem) }
table-not-a-record = Non è né una registrazione né una posizione.
table-no-such-seat = Questo posto non esiste in questa partita.
table-reading-too-long = Leggerlo richiede troppo tempo: la lettura è stata interrotta dopo { $seconds } s.
table-reading-too-much = Leggerlo richiede troppa memoria: sono disponibili al massimo { $megabytes } MB.
table-reading-broke-off = La lettura si è interrotta. Riprova.
table-reading-others = Al massimo { $most } testi alla volta possono essere in attesa di lettura. Riprova tra un momento.
table-no-record = Questa partita non è iniziata distribuendo le carte, perciò non ne esiste una registrazione.
table-not-kept = Non è stato possibile salvare, quindi non è cambiato nulla. Riprova.

## The commands that serve the table, and think for its bots.

command-serve = apre il tavolo web, per questo computer o per altri
command-think = pensa per i bot di un tavolo web, sul suo computer o su un altro (solo con PostgreSQL)
command-think-database = il database usato dai server delle partite
command-processes = a quante mosse pensare allo stesso tempo (predefinito: una per ogni core)
command-think-ready = Pronto a pensare. Mosse allo stesso tempo: { $count }.
command-value-address = INDIRIZZO
command-value-folder = CARTELLA
command-host = dove ascoltare (predefinito: solo per questo computer)
command-port = la porta (predefinita: 8000; 0: una qualsiasi libera)
command-data = dove salvare le partite (predefinita: la cartella delle partite di play)
command-database = un database diverso dal file in quella cartella
command-workers = processi che rispondono ai browser (predefinito: 1; di più solo con PostgreSQL)
command-thinkers = processi in cui pensano i bot (predefinito: uno per ogni core; 0: nessuno qui; solo con PostgreSQL)
command-no-browser = non apre il browser
command-behind-proxy = i proxy davanti al tavolo di cui fidarsi per sapere chi si collega: indirizzi o reti
command-allowed-hosts = i nomi con cui si può raggiungere il tavolo (predefinito: indirizzi e nomi locali)
command-no-network = “{ $text }” non è né un indirizzo né una rete; si scrivono come 127.0.0.1 o 10.0.0.0/8
command-no-host-name = “{ $text }” non è il nome di un host; si scrive come tavolo.example.org, senza http:// e senza porta
command-no-port = “{ $text }” non è una porta
table-port-taken = La porta { $port } è già in uso. Scegline un’altra con --port, o una qualsiasi libera con --port 0.
table-no-listening = Non si può aprire il tavolo su { $address }: { $problem }.
table-no-folder = Le partite non si possono salvare in { $folder }: { $problem }.
table-no-database = Non si può usare il database: { $problem }.
table-newer-games = Queste partite sono state salvate da una versione più recente di Mindtable. Aggiornalo, o salva le partite in un’altra cartella con --data.
table-bad-key = { $file } non è una chiave: è vuoto o danneggiato. Ripristinalo da una copia, oppure eliminalo perché venga creata una chiave nuova; in tal caso gli inviti aperti non varranno più.
