### Le partite salvate: chi le può avere, che cosa si mette via, le copie.

table-in-use = Queste partite sono già aperte in un altro server. Prima fermalo, oppure tieni le partite in un’altra cartella con --data.
table-damaged-game = Questa partita non si può aprire: quello che ne è stato salvato non quadra.
table-older-server = Il server che tiene aperte queste partite è di una versione precedente di Mindtable. Prima riavvialo.
table-needs-database = Per { $option } serve PostgreSQL: le partite in un file può aprirle un solo processo. Indica un database con --database o MINDTABLE_DATABASE.
table-no-key-file = La chiave { $file } (MINDTABLE_KEY_FILE) non si può leggere: { $problem }.
table-other-key = Gli altri server di queste partite usano un’altra chiave. Dai a questo la stessa MINDTABLE_KEY_FILE, o nessuna se loro non ne hanno.

## I comandi che se ne prendono cura.

command-value-days = GIORNI
command-prune = elimina le partite vecchie o abbandonate del tavolo web, anche mentre è aperto
command-older-than = elimina le partite finite da almeno questo numero di giorni, per esempio 90d
command-abandoned = elimina le partite non finite in cui nessuno fa niente da almeno questo numero di giorni
command-unbegun = elimina le partite in cui un posto è libero da almeno questo numero di giorni
command-dry-run = non elimina niente, dice solo quante sono
command-keep-finished = elimina le partite finite da almeno questo numero di giorni (predefinito: mai)
command-keep-abandoned = elimina le partite non finite in cui nessuno fa niente da almeno questo numero di giorni (predefinito: mai)
command-keep-unbegun = elimina le partite in cui un posto è libero da almeno questo numero di giorni (predefinito: mai)
command-no-days = “{ $text }” non è un numero di giorni; si scrive come 90d
command-prune-nothing = quali partite? Indicalo con --older-than, --abandoned o --unbegun
command-no-games = non ci sono partite in { $file }
command-prune-done = Partite eliminate: { $all } (finite: { $finished }, abbandonate: { $abandoned }, mai iniziate: { $unbegun }).
command-prune-would = Partite che verrebbero eliminate: { $all } (finite: { $finished }, abbandonate: { $abandoned }, mai iniziate: { $unbegun }).
command-backup = copia le partite del tavolo web e la sua chiave, anche mentre è aperto
command-backup-folder = dove copiarle: una cartella nuova o vuota
command-backup-not-empty = { $folder } non è vuota; per una copia serve una cartella nuova o vuota
command-backup-elsewhere = queste partite sono in un database a parte, insieme alla loro chiave: copialo con i suoi strumenti (pg_dump)
command-backup-done = Copia fatta. Per usare la copia: mindtable serve --data { $folder }
command-migrate = aggiorna le partite salvate a questa versione di Mindtable, come fa serve all’avvio
command-migrate-done = Fatto: ora le partite hanno il formato { $version }.
command-migrate-nothing = Niente da fare: le partite hanno già il formato { $version }.
