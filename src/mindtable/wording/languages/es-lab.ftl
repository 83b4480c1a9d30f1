### Muchísimas partidas: duelos que acaban cuando están decididos, y estudios.

command-match = hacer jugar a dos bots hasta decidir cuál es más fuerte
command-lab = hacer estudios de muchísimas partidas, o resumir lo que muestran
command-match-note = Los repartos se juegan en espejo y las partidas de un mismo reparto cuentan juntas. Se termina en cuanto cada respuesta se equivoca menos de 1 vez de cada 20.
command-match-bots = dos de { $bots }, u otro bot
command-match-sprt = dos diferencias de fuerza entre las que elegir, en puntos Elo (por defecto: 0 20)
command-match-games = número máximo de partidas (por defecto: { $default })
command-lab-note = Un estudio interrumpido sigue donde se quedó: repite la misma orden.
command-lab-action = hacer estudios, o resumir los ya hechos
command-lab-what = estudios que hacer (ESTUDIO.toml), o carpetas de estudios ya hechos
command-lab-into = la carpeta en la que cada estudio tiene la suya (por defecto: aquí)
command-lab-format = cómo se guardan las partidas: una línea de JSON cada una, o por columnas
command-lab-output = la página que escribir (por defecto: report.html)
command-lab-data = escribir también las cifras en este archivo
command-lab-executor = quién juega: processes, dask://HOST:PORT, submitit://CARPETA, o MÓDULO:FUNCIÓN de cualquier ejecutor (por defecto: processes)
command-lab-workers = partidas o bloques jugados a la vez (por defecto: uno por núcleo)
command-no-points = «{ $text }» no es un número de -{ $most } a { $most }

match-no-question = la primera diferencia debe ser menor que la segunda
match-evidence = Evidencia { $percent } %
match-score = { $first } contra { $second }: { $share } en { $games } partidas, { $elo } Elo.
match-stronger = Decidido: { $first } es más fuerte por al menos { $low } puntos, más probablemente por { $high }.
match-not-stronger = Decidido: { $first } no es más fuerte por { $high } puntos; más probablemente por { $low } o menos.
match-open = Sin decidir: harían falta más partidas para distinguir { $low } de { $high } puntos.
match-forfeited =
    { $count ->
        [one] { $count } partida se perdió por un bot que falló.
       *[other] { $count } partidas se perdieron por un bot que falló.
    }
lab-played = { $played } de { $count } partidas están en { $folder }.
lab-interrupted = Interrumpido: { $played } de { $count } partidas están en { $folder }. La misma orden sigue desde aquí.

flaw-not-toml = no se puede leer como TOML.
flaw-no-study = aquí no se ha hecho ningún estudio.
flaw-no-executor = «{ $name }» no es un ejecutor: hay processes, dask://HOST:PORT, submitit://CARPETA y MÓDULO:FUNCIÓN.
flaw-no-cluster = no hay ningún clúster de Dask en «{ $address }».
flaw-no-queue = submitit no puede usar la cola «{ $address }»: { $problem }.
flaw-work-lost = { $tries } trabajos seguidos han terminado sin resultado; lo que dijo el último está en { $log }.

## What studies have shown.

lab-written = { $count } partidas están resumidas en { $file }.
lab-title = Cuánto valen las cartas
lab-intro =
    { $count ->
        [one] { $count } partida entre bots, contada.
       *[other] { $count } partidas entre bots, contadas: qué cartas ganan partidas, qué parejas se ayudan, si conviene empezar y cuánto duran las partidas.
    }
lab-depends = Todo depende de los bots que han jugado. Usan algunas cartas peor que una persona: en tus manos una carta puede valer más, o menos.
lab-method = El valor se cuenta en puntos de probabilidad de ganar: con +2,0, quien ganaría 50 de 100 partidas gana 52. El intervalo tras ± contiene la cifra real 19 de cada 20 veces. Los puestos solo difieren donde los intervalos no se solapan.
lab-bots = Los nombres entre paréntesis son bots: brisk decide al instante, mirando solo el turno actual; un número tras @ dice cuántas partidas simula un bot antes de cada decisión.
lab-study = { $game }, { $cards } ({ $bots })
lab-games =
    { $count ->
        [one] { $count } partida, jugada por { $bots }.
       *[other] { $count } partidas, jugadas por { $bots }.
    }
lab-so-many-games = { $study }: { $count ->
        [one] { $count } partida
       *[other] { $count } partidas
    }
lab-begins = Quien empieza gana el { $share } % de las partidas ({ $low }–{ $high } %).
lab-turns = La mitad de las partidas acaba en { $median } turnos o menos; nueve de cada diez duran de { $low } a { $high }.
lab-plot-worths = Valor en la mano con intervalos, de mejor a peor, en puntos.
lab-plot-turns = Proporción de partidas (en %) según cuántos turnos duran.
lab-pairs = Parejas
lab-pairs-means = Lo que valen dos cartas juntas más allá de lo que vale cada una sola, en la medida en que el azar no lo explica. Primero las que se ayudan, después las que se estorban.
lab-helping = Parejas que se ayudan
lab-hurting = Parejas que se estorban
lab-column-name = Nombre
lab-column-worth = Valor
lab-column-margin = Intervalo
lab-column-rank = Puesto
lab-column-sides = Casos
lab-number = { $whole },{ $tenths }
lab-count = { $count }
