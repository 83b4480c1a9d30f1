### Las partidas guardadas: quién puede tenerlas, qué se retira, las copias.

table-in-use = Otro servidor ya tiene abiertas estas partidas. Detenlo antes o guarda las partidas en otra carpeta con --data.
table-damaged-game = Esta partida no se puede abrir: los datos guardados están dañados.
table-older-server = El servidor que tiene abiertas estas partidas es de una versión anterior de Mindtable. Reinícialo antes.
table-needs-database = { $option } necesita PostgreSQL: las partidas de un archivo solo puede abrirlas un proceso. Indica una base de datos con --database o MINDTABLE_DATABASE.
table-no-key-file = No se puede leer la clave { $file } (MINDTABLE_KEY_FILE): { $problem }.
table-other-key = Los demás servidores de estas partidas usan otra clave. Dale a este la misma MINDTABLE_KEY_FILE, o ninguna si ellos no la tienen.

## Los comandos que se ocupan de ellas.

command-value-days = DÍAS
command-prune = borrar partidas antiguas o abandonadas de la mesa web, también mientras está en marcha
command-older-than = borrar las partidas terminadas hace al menos este número de días, por ejemplo 90d
command-abandoned = borrar las partidas sin terminar en las que nadie ha hecho nada desde hace al menos este número de días
command-unbegun = borrar las partidas con un asiento libre desde hace al menos este número de días
command-dry-run = no borrar nada, solo decir cuántas hay
command-keep-finished = borrar las partidas terminadas hace al menos este número de días (por defecto: nunca)
command-keep-abandoned = borrar las partidas sin terminar en las que nadie ha hecho nada desde hace al menos este número de días (por defecto: nunca)
command-keep-unbegun = borrar las partidas con un asiento libre desde hace al menos este número de días (por defecto: nunca)
command-no-days = «{ $text }» no es un número de días; se escribe así: 90d
command-prune-nothing = ¿qué partidas? Indícalo con --older-than, --abandoned o --unbegun
command-no-games = no hay partidas en { $file }
command-prune-done = Partidas borradas: { $all } (terminadas: { $finished }, abandonadas: { $abandoned }, sin empezar: { $unbegun }).
command-prune-would = Partidas que se borrarían: { $all } (terminadas: { $finished }, abandonadas: { $abandoned }, sin empezar: { $unbegun }).
command-backup = copiar las partidas de la mesa web y su clave, también mientras está en marcha
command-backup-folder = dónde: una carpeta nueva o vacía
command-backup-not-empty = en { $folder } ya hay algo; la copia necesita una carpeta nueva o vacía
command-backup-elsewhere = estas partidas están en una base de datos aparte, junto con su clave: cópiala con sus propias herramientas (pg_dump)
command-backup-done = Copia hecha. Para seguir desde la copia: mindtable serve --data { $folder }
command-migrate = actualizar las partidas guardadas a esta versión de Mindtable, como hace serve al arrancar
command-migrate-done = Hecho: las partidas ya tienen el formato { $version }.
command-migrate-nothing = No hay nada que hacer: las partidas ya tienen el formato { $version }.
