### Moltissime partite: sfide che finiscono quando sono decise, e studi.

command-match = far giocare due bot finché non è deciso quale sia il più forte
command-lab = giocare studi di moltissime partite, o riassumere ciò che mostrano
command-match-note = Le distribuzioni sono speculari e le partite di una stessa distribuzione contano insieme. Si smette appena ciascuna risposta è sbagliata meno di 1 volta su 20.
command-match-sprt = due differenze di forza tra cui scegliere, in punti Elo (predefinito: 0 20)
command-match-games = numero massimo di partite (predefinito: { $default })
command-lab-note = Uno studio interrotto riprende da dove si era fermato: ripeti lo stesso comando.
command-lab-action = giocare studi, o riassumere quelli giocati
command-lab-what = studi da giocare (STUDIO.toml), o cartelle di studi già giocati
command-lab-into = la cartella in cui ogni studio ha una cartella propria (predefinito: qui)
command-lab-format = come si conservano le partite: una riga di JSON ciascuna, o per colonne
command-lab-output = la pagina da scrivere (predefinito: report.html)
command-lab-data = scrivere anche i dati in questo file
command-lab-executor = chi gioca: { $processes }, { $dask }, o MODULO:FUNZIONE di un qualsiasi esecutore (predefinito: { $processes })
command-lab-workers = partite o blocchi giocati insieme (predefinito: uno per core)
command-no-points = “{ $text }” non è un numero da -{ $most } a { $most }

match-no-question = la prima differenza deve essere minore della seconda
match-evidence = Evidenza { $percent } %
match-score = { $first } contro { $second }: { $share } in { $games } partite, { $elo } Elo.
match-stronger = Deciso: { $first } è più forte di { $low } punti o più, piuttosto di { $high }.
match-not-stronger = Deciso: { $first } non è più forte di { $high } punti, piuttosto di { $low } o meno.
match-open = Indeciso: servirebbero più partite per distinguere { $low } da { $high } punti.
match-forfeited =
    { $count ->
        [one] { $count } partita è stata persa da un bot che si è guastato.
       *[other] { $count } partite sono state perse da un bot che si è guastato.
    }
lab-played = { $played } partite su { $count } sono in { $folder }.
lab-interrupted = Interrotto: { $played } partite su { $count } sono in { $folder }. Lo stesso comando riprende da qui.

flaw-not-toml = non si legge come TOML: { $why }.
flaw-no-study = qui non è stato giocato nessuno studio.
flaw-no-executor = “{ $name }” non è un esecutore: ci sono processes, dask://HOST:PORT e MODULO:FUNZIONE.
flaw-no-cluster = non c’è nessun cluster Dask all’indirizzo “{ $address }”.
