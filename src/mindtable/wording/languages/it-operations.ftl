### Quello che legge chi gestisce un tavolo: opzioni del server e ciò che trova `mindtable doctor`.

command-metrics-for = chi può leggere /metrics: indirizzi o reti (predefinito: questo computer)
command-log = registra anche ogni richiesta, come testo o come JSON (predefinito: solo ciò che va storto, come testo)
command-doctor = controlla un’installazione del tavolo web e dice che cosa non va
command-doctor-workers = quanti processi condividono il database, su tutte le macchine insieme (predefinito: 1)
command-doctor-url = l’indirizzo con cui i visitatori raggiungono il tavolo, per controllare il passaggio dal proxy
command-value-url = URL

## Questo computer.

doctor-engine = Il motore di gioco è compilato.
doctor-engine-slow = Il motore di gioco non è compilato: i bot più forti pensano molto più a lungo. Installa Mindtable su una macchina con un compilatore C.
doctor-server-slow = Mancano uvloop e httptools, con cui il tavolo risponde più in fretta: pip install 'mindtable[quick-server]'
doctor-no-metrics = Per /metrics non si raccolgono dati: pip install 'mindtable[metrics]'
doctor-files = Possono essere aperte fino a { $count } connessioni contemporaneamente.
doctor-files-few = Possono essere aperte solo { $count } connessioni contemporaneamente. Alza il limite dei file aperti (LimitNOFILE= nell’unità, oppure ulimit -n).
doctor-folder = La cartella dei dati è { $folder }, con { $space } MB liberi.
doctor-folder-none = La cartella dei dati { $folder } non si può usare: { $problem }.
doctor-folder-full = In { $folder } sono liberi solo { $space } MB.
doctor-key = Solo il proprietario può leggere la chiave.
doctor-key-open = Anche altri possono leggere la chiave { $file }. Tienila riservata: chmod 600 { $file }
doctor-key-none = Non c’è ancora una chiave. Viene creata al primo avvio.
doctor-key-shared = La chiave è nel database, per tutte le macchine.

## Il database.

doctor-database = Il database risponde.
doctor-tables = Le sue tabelle sono alla versione { $version }.
doctor-tables-none = Non ci sono ancora tabelle. Vengono create al primo avvio.
doctor-tables-old = Le sue tabelle sono alla versione { $version }, ma a questo programma serve la { $wanted }. Aggiornale: mindtable migrate
doctor-clock = Questo computer e il database segnano la stessa ora.
doctor-clock-off = Gli orologi di questo computer e del database differiscono di { $seconds } s. Sincronizzali entrambi con un server dell’ora.
doctor-read-only = Questo database è una replica e non accetta mosse. Indica entrambe le macchine nel suo indirizzo, con target_session_attrs=read-write.
doctor-encoding = Il testo del database è codificato in { $encoding }. Per i nomi serve UTF8: ricrealo con questa codifica.
doctor-durable = Ciò che ha confermato resiste a un’interruzione di corrente.
doctor-careless = { $setting } è disattivato: se la macchina del database si guasta, si possono perdere mosse già confermate. Attivalo.
doctor-connections = Accetta { $most } connessioni; ne servono { $needed }.
doctor-connections-few = Accetta solo { $most } connessioni; ne servono { $needed }. Aumenta max_connections.
doctor-idle = idle_session_timeout chiude le connessioni inattive, e i processi vengono a sapere troppo tardi delle mosse degli altri. Impostalo a 0.
doctor-not-encrypted = La connessione al database su un’altra macchina non è cifrata. Aggiungi sslmode=verify-full al suo indirizzo.
doctor-standby-none = Non ha repliche: se il suo disco va perso, resta solo l’ultima copia di sicurezza.
doctor-standby-unseen = { $user } non può vedere a che punto sono le repliche. Per permetterlo: GRANT pg_monitor TO { $user };
doctor-standby = Ciò che è stato confermato si trova anche sulla replica { $name }.
doctor-standby-behind = La replica { $name } è asincrona: se il database principale va perso, possono andare perse anche le ultime mosse confermate.
doctor-standby-missing = synchronous_standby_names indica una replica, ma nessuna è sincrona: ogni mossa resta in attesa.
doctor-standby-ignored = synchronous_commit è { $setting }: le mosse vengono confermate prima di arrivare sulla replica. Impostalo su on.

## Il passaggio dal proxy.

doctor-url = Il tavolo è raggiungibile all’indirizzo { $url }.
doctor-url-none = Il tavolo non è raggiungibile all’indirizzo { $url }: { $problem }.
doctor-url-https = I visitatori arrivano su { $url } con https, ma il tavolo non lo sa. Indica il proxy con --behind-proxy e fagli inviare X-Forwarded-Proto.
doctor-url-metrics = Chiunque può leggere { $url }/metrics. Fa’ in modo che il proxy blocchi quella pagina.

doctor-well = Tutto a posto.
doctor-wrong =
    { $count ->
        [one] C’è un problema.
       *[other] Ci sono { $count } problemi.
    }
