### Moltissime partite: sfide che finiscono quando sono decise, e studi.

command-match = far giocare due bot finché non è deciso quale sia il più forte
command-lab = svolgere studi su moltissime partite, o riassumere ciò che mostrano
command-match-note = Le distribuzioni sono speculari e le partite di una stessa distribuzione contano insieme. Si smette appena ciascuna risposta è sbagliata meno di 1 volta su 20.
command-match-bots = due tra { $bots }, o un altro bot
command-match-sprt = due differenze di forza tra cui scegliere, in punti Elo (predefinito: 0 20)
command-match-games = numero massimo di partite (predefinito: { $default })
command-lab-note = Uno studio interrotto riprende da dove si era fermato: ripeti lo stesso comando.
command-lab-action = svolgere studi, o riassumere quelli svolti
command-lab-what = studi da svolgere (STUDIO.toml), o cartelle di studi già svolti
command-lab-into = la cartella in cui ogni studio ha una cartella propria (predefinito: qui)
command-lab-format = come si conservano le partite: una riga di JSON ciascuna, o per colonne
command-lab-output = la pagina da scrivere (predefinito: report.html)
command-lab-data = scrivere anche i dati in questo file
command-lab-executor = chi gioca: processes, dask://HOST:PORT, submitit://CARTELLA, o MODULO:FUNZIONE di un qualsiasi esecutore (predefinito: processes)
command-lab-workers = partite o blocchi giocati insieme (predefinito: uno per core)
command-no-points = “{ $text }” non è un numero da -{ $most } a { $most }

match-no-question = la prima differenza deve essere minore della seconda
match-evidence = Evidenza { $percent }%
match-score = { $first } contro { $second }: { $share } in { $games } partite, { $elo } Elo.
match-stronger = Deciso: { $first } è più forte di almeno { $low } punti, più probabilmente di { $high }.
match-not-stronger = Deciso: { $first } non è più forte di { $high } punti; più probabilmente di { $low } o meno.
match-open = Indeciso: servirebbero più partite per distinguere { $low } da { $high } punti.
match-forfeited =
    { $count ->
        [one] { $count } partita è stata persa per il guasto di un bot.
       *[other] { $count } partite sono state perse per il guasto di un bot.
    }
lab-played = { $played } partite su { $count } sono in { $folder }.
lab-interrupted = Interrotto: { $played } partite su { $count } sono in { $folder }. Lo stesso comando riprende da qui.

flaw-not-toml = non si legge come TOML.
flaw-no-study = qui non è stato svolto nessuno studio.
flaw-no-executor = “{ $name }” non è un esecutore: ci sono processes, dask://HOST:PORT, submitit://CARTELLA e MODULO:FUNZIONE.
flaw-no-cluster = non c’è nessun cluster Dask all’indirizzo “{ $address }”.
flaw-no-queue = submitit non può usare la coda “{ $address }”: { $problem }.
flaw-work-lost = { $tries } processi di fila sono finiti senza risultato; l’ultimo ha lasciato il suo registro in { $log }.

## What studies have shown.

lab-written = { $count } partite sono riassunte in { $file }.
lab-title = Quanto valgono le carte
lab-intro =
    { $count ->
        [one] { $count } partita tra bot, contata.
       *[other] { $count } partite tra bot, contate: quali carte fanno vincere, quali coppie si aiutano, se conviene iniziare e quanto durano le partite.
    }
lab-depends = Tutto dipende dai bot che hanno giocato. Usano certe carte peggio di una persona: in mano tua una carta può valere di più, o di meno.
lab-method = Il valore si conta in punti di probabilità di vittoria: con +2,0 chi vincerebbe 50 partite su 100 ne vince 52. L’intervallo dopo ± contiene il dato vero 19 volte su 20. Le posizioni sono diverse solo dove gli intervalli non si sovrappongono.
lab-bots = I nomi tra parentesi sono bot: brisk decide subito, guardando solo il turno in corso; un numero dopo @ dice quante partite un bot simula prima di ogni decisione.
lab-study = { $game }, { $cards } ({ $bots })
lab-games =
    { $count ->
        [one] { $count } partita, giocata da { $bots }.
       *[other] { $count } partite, giocate da { $bots }.
    }
lab-so-many-games = { $study }: { $count ->
        [one] { $count } partita
       *[other] { $count } partite
    }
lab-begins = Chi inizia vince il { $share }% delle partite ({ $low }–{ $high }%).
lab-turns = Metà delle partite finisce entro { $median } turni; nove su dieci ne durano da { $low } a { $high }.
lab-plot-worths = Valore in mano con gli intervalli, dal migliore al peggiore, in punti.
lab-plot-turns = La quota di partite (in %) per numero di turni.
lab-pairs = Coppie
lab-pairs-means = Quanto valgono due carte insieme in più di quanto vale ciascuna da sola, oltre ciò che spiega il caso. Prima quelle che si aiutano, poi quelle che si ostacolano.
lab-helping = Coppie che si aiutano
lab-hurting = Coppie che si ostacolano
lab-column-name = Nome
lab-column-worth = Valore
lab-column-margin = Intervallo
lab-column-rank = Posizione
lab-column-sides = Casi
lab-number = { $whole },{ $tenths }
lab-count = { $count }
