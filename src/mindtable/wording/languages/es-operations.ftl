### Lo que lee quien mantiene una mesa: opciones del servidor y lo que encuentra `mindtable doctor`.

command-metrics-for = quién puede leer /metrics: direcciones o redes (por defecto: este ordenador)
command-log = registrar también cada petición, como texto o como JSON (por defecto: solo lo que falla, como texto)
command-doctor = revisar una instalación de la mesa web y decir qué está mal
command-doctor-workers = cuántos procesos comparten la base de datos, entre todas las máquinas (por defecto: 1)
command-doctor-url = la dirección de la mesa que conocen los visitantes, para revisar el paso por el proxy
command-value-url = URL

## Este ordenador.

doctor-engine = El motor del juego está compilado.
doctor-engine-slow = El motor del juego no está compilado: los bots fuertes tardan mucho más en pensar. Instala Mindtable en una máquina con un compilador de C.
doctor-server-slow = Faltan uvloop y httptools, con los que la mesa responde más rápido: pip install 'mindtable[quick-server]'
doctor-no-metrics = No se recogen datos para /metrics: pip install 'mindtable[metrics]'
doctor-files = Puede haber hasta { $count } conexiones abiertas a la vez.
doctor-files-few = Solo puede haber { $count } conexiones abiertas a la vez. Sube el límite de archivos abiertos (LimitNOFILE= en la unidad, o ulimit -n).
doctor-folder = La carpeta de datos es { $folder }, con { $space } MB libres.
doctor-folder-none = No se puede usar la carpeta de datos { $folder }: { $problem }.
doctor-folder-full = En { $folder } solo quedan { $space } MB libres.
doctor-key = Solo su dueño puede leer la clave.
doctor-key-open = Otros pueden leer la clave { $file }. Protégela: chmod 600 { $file }
doctor-key-none = Todavía no hay clave. Se crea al arrancar por primera vez.
doctor-key-shared = La clave está en la base de datos, para todas las máquinas.

## La base de datos.

doctor-database = La base de datos responde.
doctor-tables = Sus tablas son de la versión { $version }.
doctor-tables-none = Todavía no hay tablas. Se crean al arrancar por primera vez.
doctor-tables-old = Sus tablas son de la versión { $version } y este programa necesita la { $wanted }. Actualízalas: mindtable migrate
doctor-clock = Este ordenador y la base de datos tienen la misma hora.
doctor-clock-off = Los relojes de este ordenador y de la base de datos difieren en { $seconds } s. Sincroniza ambos con un servidor de hora.
doctor-read-only = Esta base de datos es una réplica y no admite jugadas. Indica las dos máquinas en su dirección, con target_session_attrs=read-write.
doctor-encoding = El texto de la base de datos está codificado en { $encoding }. Los nombres necesitan UTF8: créala de nuevo con esa codificación.
doctor-durable = Lo que ha confirmado sobrevive a un corte de luz.
doctor-careless = { $setting } está desactivado: si falla la máquina de la base de datos, pueden perderse jugadas ya confirmadas. Actívalo.
doctor-connections = Admite { $most } conexiones; hacen falta { $needed }.
doctor-connections-few = Solo admite { $most } conexiones; hacen falta { $needed }. Sube max_connections.
doctor-idle = idle_session_timeout corta las conexiones inactivas, y los procesos se enteran demasiado tarde de las jugadas de los demás. Ponlo a 0.
doctor-not-encrypted = La conexión con la base de datos de otra máquina no está cifrada. Añade sslmode=verify-full a su dirección.
doctor-standby-none = No tiene réplica: si se pierde su disco, solo queda la última copia de seguridad.
doctor-standby-unseen = { $user } no puede ver si las réplicas están al día. Para permitirlo: GRANT pg_monitor TO { $user };
doctor-standby = Lo confirmado está también en la réplica { $name }.
doctor-standby-behind = La réplica { $name } es asíncrona: si se pierde la base principal, también pueden perderse las últimas jugadas confirmadas.
doctor-standby-missing = synchronous_standby_names nombra una réplica, pero ninguna es síncrona: cada jugada se queda esperando.
doctor-standby-ignored = synchronous_commit vale { $setting }: las jugadas se confirman antes de llegar a la réplica. Ponlo a on.

## El paso por el proxy.

doctor-url = La mesa responde en { $url }.
doctor-url-none = La mesa no responde en { $url }: { $problem }.
doctor-url-https = Los visitantes llegan a { $url } por https, pero la mesa no lo sabe. Indica el proxy con --behind-proxy y haz que envíe X-Forwarded-Proto.
doctor-url-metrics = Cualquiera puede leer { $url }/metrics. Haz que el proxy bloquee esa página.

doctor-well = Todo está bien.
doctor-wrong =
    { $count ->
        [one] Hay un problema.
       *[other] Hay { $count } problemas.
    }
