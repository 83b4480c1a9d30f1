### Spanish: what the command line says.

## Help in general.

command-description = Una mesa para los juegos de cartas Mindbug y Mind Up! Un proyecto no oficial de aficionados.
command-usage = uso:
command-commands = comandos
command-positional = argumentos
command-options = opciones
command-title = { $title }:
command-help = mostrar esta ayuda y salir
command-about = { CAPITAL($help) }.

## What stands for something to put there.

command-value-command = COMANDO
command-value-file = ARCHIVO
command-value-seat = ASIENTO
command-value-seats = ASIENTOS
command-value-bot = BOT
command-value-time = TIEMPO
command-value-bots = BOT,BOT
command-value-name = NOMBRE
command-value-seconds = SEGUNDOS
command-value-language = CÓDIGO
command-value-names = NOMBRES
command-value-module = MÓDULO

## Commands.

command-play = jugar contra bots, o varias personas ante una misma pantalla
command-watch = ver jugar a los bots entre sí
command-replay = ver una partida grabada, jugada a jugada si es en un terminal
command-verify = comprobar si una partida grabada cumplió su compromiso: semilla, reparto y cada sorteo
command-scenario = comprobar escenarios: posiciones, jugadas y lo que debe resultar de ellas
command-cards = listar cartas, o mostrar una con su texto y sus aclaraciones
command-art = dibujar una carta, o todas las de una colección en una lámina
command-analyse = mostrar qué opina la búsqueda de una decisión
command-arena = hacer que los bots jueguen entre sí con repartos en espejo y clasificarlos
command-bench = medir la velocidad del motor en este ordenador

## Options and arguments.

command-game = qué juego (por defecto: { $default })
command-seat = dónde te sientas (por defecto: A); AC: dos personas ante una pantalla, en A y C
command-play-bot = con quién y contra quién juegas: { $bots } (por defecto: rule, según reglas prácticas)
command-hot-seat = personas en todos los asientos, con las manos ocultas entre turno y turno
command-continue = continuar una partida: la del archivo, o la última sin terminar
command-bots = quién juega, uno por asiento: { $bots } (por defecto: rule y random por turnos)
command-delay = entre jugadas (por defecto: 1 en un terminal; si no, 0)
command-record = una grabación
command-to = mostrar todo seguido hasta la jugada N y parar ahí
command-view = mostrar lo que podía ver ese asiento (por defecto: todo si la partida ha terminado; si no, lo que podían ver todos)
command-scenarios = escenarios en YAML
command-name = el id de una carta, o una parte del nombre
command-json-verify = mostrar el resultado en JSON
command-art-note = Sin --face, la criatura en su paisaje. Un número del 1 al 60 es una carta de Mind Up!
command-art-name = el id de una carta, o una parte del nombre que solo corresponda a una
command-art-face = la carta entera: para leer, en la mano, en juego, o su dorso; o solo la criatura, sin paisaje
command-art-sheet = muchas cartas: { $sets }, o all
command-art-grey = de una lámina: todas las cartas otra vez en gris
command-art-width = píxeles, de un dibujo o de cada carta de una lámina
command-art-output = un archivo .svg o .png (por defecto: SVG por la salida estándar)
command-analyse-file = una grabación, o una posición en la notación de los escenarios
command-analyse-move = de una grabación, la decisión en la que se hizo la jugada N
command-analyse-seat = de quién es la decisión, si varios deciden a la vez
command-analyse-time = para pensar (por defecto: 2s)
command-analyse-seed = de los dados (por defecto: 1)
command-iterations = para pensar, en intentos en lugar de tiempo: así se puede repetir
command-arena-note = Un bot es uno de estos nombres; search@1s o search@5000 para una búsqueda con límite propio; o un programa (./mybot.py, program:COMANDO; véase docs/bot-protocol.md).
command-arena-bots = al menos dos de { $bots }
command-arena-games = de cada pareja, en repartos en espejo completos (por defecto: 100)
command-arena-time = para una jugada de search (por defecto: 100ms)
command-arena-seed = de los repartos y los dados (por defecto: 1)
command-arena-cores = cuántas partidas a la vez (por defecto: una por núcleo)
command-arena-json = escribir ahí también los resultados
command-seconds = cuánto tiempo para cada cifra (por defecto: 5)
command-batch = medir muchas partidas a la vez, como las juegan los programas que aprenden
command-json-bench = mostrar un objeto JSON
command-seed = repartir las cartas que corresponden a este número
command-lang = el idioma: { $languages } (por defecto: el del terminal)
command-names = nombres de las cartas: { $namings } (por defecto: own, los del idioma)
command-with = jugar también con la familia de juegos de este módulo de Python; se puede repetir
command-version = mostrar la versión y salir

## What is wrong. All in one line, without a full stop.

command-wrong = { $problem } (véase { $command })
command-wrong-argument = { $argument }: { $problem }
command-wrong-required = falta: { $arguments }
command-wrong-unknown = argumentos desconocidos: { $arguments }
command-wrong-choice = «{ $value }» no vale aquí; disponibles: { $choices }
command-wrong-together = incompatible con { $argument }
command-wrong-no-value = falta un valor
command-wrong-at-least-one = hace falta al menos un valor
command-wrong-value-given = no admite ningún valor, tampoco «{ $value }»

command-no-language = el idioma «{ $name }» no existe; disponibles: { $languages }
command-no-names = los nombres «{ $name }» no existen; disponibles: { $namings }
command-no-set = la colección «{ $name }» no existe; disponibles: { $sets } y all
command-no-card = la carta «{ $name }» no existe
command-not-positive = «{ $text }» es menor que 1
command-no-pixels = «{ $text }» no es un número de píxeles de { $least } a { $most }
command-no-time = «{ $text }» no es un tiempo; se escribe así: 100ms, 2s
command-no-number = «{ $text }» no es un número entero
command-no-seed = «{ $text }» no es un número entero de { $least } a { $most }
command-negative = «{ $text }» es menor que 0
command-no-seconds = «{ $text }» no es un número de segundos de 0 a { $most }
command-no-seats = «{ $text }» no son asientos: los asientos son letras, como A o AC
command-no-seat = --seat: el asiento «{ $name }» no existe; { $game } tiene los asientos { $seats }
command-no-option = { $game } no tiene la opción --{ $name }
command-no-cards = { $game } no tiene lista de cartas
command-no-such-option = la opción { $name } no existe
command-no-such-option-but = la opción { $name } no existe; ¿querías decir { $close }?
command-continue-alone = --continue lo toma todo de la grabación: no indiques nada más
command-hot-seat-alone = --hot-seat es para personas en todos los asientos: quita --seat y --bot
command-bots-number = { $game } tiene { $seats } asientos, pero --bots nombra { $bots }
command-none-to-continue = no hay ninguna partida que continuar en { $folder }
command-left-out = omitido: { $problem }
command-game-over = { $file }: la partida ha terminado; mindtable replay la muestra
command-only-bots = { $file }: en esta partida solo juegan bots; mindtable replay la muestra
command-no-move = { $file }: la jugada { $number } no existe; la última es la { $last }
command-nobody-there = { $file }: nadie ocupa el asiento { $seat }
command-no-moves = { $file }: una posición no tiene jugadas; --move es para grabaciones
command-over-there = { $file }: ahí la partida ya ha terminado; --move N es para la decisión de la jugada N
command-not-asked = { $file }: ahí { $seat } no tiene nada que decidir
command-art-no-kind = «{ $file }» no termina ni en .svg ni en .png
command-art-no-name = ¿qué carta? Indica una, o pide una lámina con --sheet
command-art-several = «{ $name }» puede ser cualquiera de estas: { $cards }
