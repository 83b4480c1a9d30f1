### Italian: what the command line says.

## Help in general.

command-description = Un tavolo per i giochi di carte Mindbug e Mind Up! Un progetto non ufficiale di appassionati.
command-usage = uso:
command-commands = comandi
command-positional = argomenti
command-options = opzioni
command-title = { $title }:
command-help = mostra questo aiuto ed esce
command-about = { CAPITAL($help) }.

## What stands for something to put there.

command-value-command = COMANDO
command-value-file = FILE
command-value-seat = POSTO
command-value-seats = POSTI
command-value-bot = BOT
command-value-time = TEMPO
command-value-bots = BOT,BOT
command-value-name = NOME
command-value-seconds = SECONDI
command-value-language = CODICE
command-value-names = NOMI
command-value-module = MODULO

## Commands.

command-play = gioca contro i bot, o in più persone allo stesso schermo
command-watch = mostra i bot che giocano tra loro
command-replay = mostra una partita registrata, sul terminale passo per passo
command-verify = controlla se una partita registrata ha rispettato l’impegno: seme, distribuzione, ogni sorteggio
command-scenario = verifica scenari: posizioni, mosse e che cosa ne deve risultare
command-cards = elenca le carte, o ne mostra una con testo e chiarimenti
command-art = disegna una carta, o tutte le carte di un set su un foglio
command-analyse = mostra come la ricerca valuta una decisione
command-arena = fa giocare i bot tra loro con distribuzioni speculari e ne valuta la forza
command-bench = misura quanto è veloce il motore su questo computer

## Options and arguments.

command-game = quale gioco (predefinito: { $default })
command-seat = dove siedi (predefinito: A); AC: due persone allo stesso schermo, ai posti A e C
command-play-bot = con chi e contro chi giochi: { $bots } (predefinito: rule, che segue regole empiriche)
command-hot-seat = persone a tutti i posti, mani nascoste tra un turno e l’altro
command-continue = continua una partita: quella nel file, o l’ultima non finita
command-bots = chi gioca, uno per ogni posto: { $bots } (predefinito: rule e random a turno)
command-delay = pausa tra una mossa e l’altra (predefinita: 1 su un terminale, altrimenti 0)
command-record = la registrazione di una partita
command-to = stampa di seguito fino alla mossa N e si ferma lì
command-view = mostra ciò che quel posto poteva vedere (predefinito: tutto se la partita è finita, altrimenti ciò che potevano vedere tutti)
command-scenarios = scenari in YAML
command-name = l’id di una carta, o una parte del nome
command-json-verify = stampa i risultati in JSON
command-art-note = Senza --face, la creatura nel suo scenario. Un numero da 1 a 60 è una carta di Mind Up!.
command-art-name = l’id di una carta, o una parte del nome che corrisponda a una carta sola
command-art-face = la carta intera: da leggere, in mano, in gioco, o il dorso; o solo la creatura, senza scenario
command-art-sheet = un foglio di carte: { $sets }, o all
command-art-grey = per un foglio: tutte le carte ancora una volta in grigio
command-art-width = larghezza in pixel, di un’immagine o di ogni carta di un foglio
command-art-output = un file che finisce in .svg o .png (predefinito: SVG sull’uscita standard)
command-analyse-file = una registrazione, o una posizione nella notazione degli scenari
command-analyse-move = di una registrazione, la decisione in cui è stata fatta la mossa N
command-analyse-seat = chi decide, se più giocatori devono decidere
command-analyse-time = quanto pensare (predefinito: 2s)
command-analyse-seed = il seme dei dadi (predefinito: 1)
command-iterations = quanto pensare, in simulazioni anziché in tempo: così il risultato è ripetibile
command-arena-note = Un bot è uno di questi nomi; search@1s o search@5000 per una ricerca con un limite proprio; oppure un programma (./mybot.py, program:COMANDO; vedi docs/bot-protocol.md).
command-arena-bots = almeno due tra { $bots }
command-arena-games = partite per ogni coppia, in distribuzioni speculari complete (predefinito: 100)
command-arena-time = quanto pensa search per ogni mossa (predefinito: 100ms)
command-arena-seed = il seme delle distribuzioni e dei dadi (predefinito: 1)
command-arena-cores = quante partite allo stesso tempo (predefinito: una per ogni core)
command-arena-json = scrive i risultati anche in questo file
command-seconds = quanto a lungo per ogni misura (predefinito: 5)
command-batch = misura molte partite insieme, come le giocano i programmi che imparano
command-json-bench = stampa un oggetto JSON
command-seed = distribuisce le carte determinate da questo numero
command-lang = la lingua: { $languages } (predefinita: quella del terminale)
command-names = nomi delle carte: { $namings } (predefiniti: own, quelli della lingua)
command-with = offre anche la famiglia di giochi di questo modulo Python; si può ripetere
command-version = mostra la versione ed esce

## What is wrong.

command-wrong = { $problem } (vedi { $command })
command-wrong-argument = { $argument }: { $problem }
command-wrong-required = manca: { $arguments }
command-wrong-unknown = argomenti sconosciuti: { $arguments }
command-wrong-choice = “{ $value }” non è possibile; disponibili: { $choices }
command-wrong-together = non si può usare insieme a { $argument }
command-wrong-no-value = manca un valore
command-wrong-at-least-one = manca almeno un valore
command-wrong-value-given = non accetta valori, ma è stato indicato “{ $value }”

command-no-language = la lingua “{ $name }” non esiste; disponibili: { $languages }
command-no-names = i nomi “{ $name }” non esistono; disponibili: { $namings }
command-no-set = il set “{ $name }” non esiste; disponibili: { $sets }, e all
command-no-card = la carta “{ $name }” non esiste
command-not-positive = “{ $text }” è meno di 1
command-no-pixels = “{ $text }” non è un numero di pixel da { $least } a { $most }
command-no-time = “{ $text }” non è un tempo; si scrive come 100ms o 2s
command-no-number = “{ $text }” non è un numero intero
command-no-seed = “{ $text }” non è un numero intero da { $least } a { $most }
command-negative = “{ $text }” è meno di 0
command-no-seconds = “{ $text }” non è un numero di secondi da 0 a { $most }
command-no-seats = “{ $text }” non indica posti: sono lettere, come A o AC
command-no-seat = --seat: il posto “{ $name }” non esiste; { $game } ha i posti { $seats }
command-no-option = { $game } non ha l’opzione --{ $name }
command-no-cards = { $game } non ha un elenco di carte
command-no-such-option = l’opzione { $name } non esiste
command-no-such-option-but = l’opzione { $name } non esiste; intendevi { $close }?
command-continue-alone = --continue prende tutto dalla registrazione: togli le altre opzioni
command-hot-seat-alone = --hot-seat è per persone a tutti i posti: togli --seat e --bot
command-bots-number = { $game } ha { $seats } posti, ma --bots ne indica { $bots }
command-none-to-continue = in { $folder } non ci sono partite da continuare
command-left-out = saltato: { $problem }
command-game-over = { $file }: la partita è finita; mindtable replay la mostra
command-only-bots = { $file }: in questa partita giocano solo bot; mindtable replay la mostra
command-no-move = { $file }: la mossa { $number } non esiste; l’ultima è la { $last }
command-nobody-there = { $file }: al posto { $seat } non siede nessuno
command-no-moves = { $file }: una posizione non ha mosse; --move è per le registrazioni
command-over-there = { $file }: in quel punto la partita è finita; usa --move N per la decisione della mossa N
command-not-asked = { $file }: lì { $seat } non ha nulla da decidere
command-art-no-kind = “{ $file }” non finisce né in .svg né in .png
command-art-no-name = quale carta? Indicane una, oppure chiedi un foglio con --sheet
command-art-several = “{ $name }” corrisponde a più carte: { $cards }
