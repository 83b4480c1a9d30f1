### Spanish: what is wrong with a deck, a position, a record or a file.

flaw-at = { $place }: { $flaw }

## Places.

flaw-place-file = { $file }
flaw-place-line = línea { $number }
flaw-place-last-line = línea { $number }, donde se corta el texto
flaw-place-scenario = el escenario
flaw-place-field = «{ $name }»
flaw-place-field-of = «{ $name }» de { $seat }
flaw-place-seat = el asiento { $seat }
flaw-place-step = paso { $number }
flaw-place-quoted = «{ $text }»

## Games, their options and decks.

flaw-no-game = el juego «{ $name }» no existe; disponibles: { $known }.
flaw-no-module = el módulo «{ $name }» no se puede cargar.
flaw-no-family-in = en el módulo «{ $name }» no hay ninguna familia de juegos; debería haber una con el nombre «family».
flaw-two-families = hay dos familias de juegos con el nombre «{ $name }».
flaw-no-set = la colección «{ $name }» no existe; disponibles: { $known }.
flaw-no-sets = { $game } no tiene la colección «{ $name }»: sus cartas son siempre las mismas.
flaw-no-option = { $game } no tiene la opción «{ $name }»; disponibles: { $known }.
flaw-no-card = la carta «{ $name }» no existe; las cartas se escriben en inglés y con guiones, como killer-bee.
flaw-no-numbered-card = la carta «{ $name }» no existe; las cartas van del 1 al { $most }.
flaw-later-stage = { $card } es una etapa posterior: nunca se reparte y solo existe en juego.
flaw-only-for = { $card } es una carta exclusiva de { $game }.
flaw-not-an-entry = «{ $text }» no es el id de una carta con un número; escribe, por ejemplo, gorillion 2.
flaw-copies = no puede haber { $copies } copias de { $card }; puede haber de 1 a { $most }.
flaw-deck-too-small = un mazo de { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    } es demasiado pequeño: se reparten { $needed }.
flaw-deck-too-large = un mazo de más de { $most } cartas es demasiado grande.

## Values and fields.

flaw-not-a-number = «{ $value }» no es un número entero.
flaw-out-of-range = «{ $value }» no es un número entero de { $least } a { $most }.
flaw-none-of = «{ $value }» no vale aquí; disponibles: { $known }.
flaw-not-a-map = { $place } tiene que constar de campos, cada uno escrito como «nombre: valor».
flaw-not-a-list = { $place } tiene que ser una lista entre corchetes.
flaw-unknown-field = { $place } tiene un campo desconocido, «{ $name }»; disponibles: { $known }.
flaw-no-seat = el asiento { $seat } no existe.
flaw-no-solver = { $game } no se puede resolver: hacen falta dos bandos que decidan por turnos.
flaw-nobody-decides = aquí no hay nada que decidir.
flaw-too-many-worlds = hay demasiadas cartas ocultas: más de { $most } repartos encajan con lo que sabe el jugador.
flaw-not-over = la partida aún no ha terminado; solo después se puede analizar.
flaw-other-games = ahí se guardan partidas de otro tipo o con otros ajustes; elige otra carpeta.

## Limits of what is read.

flaw-too-long = este texto es demasiado largo: se leen como mucho { $most } caracteres.
flaw-too-many = hay demasiadas entradas en { $place }: se leen como mucho { $most }.
flaw-too-many-values = la posición es demasiado grande: se leen como mucho { $most } valores.
flaw-too-deep = las listas y los campos están anidados a demasiada profundidad: se leen como mucho { $most } niveles.

## Records.

flaw-not-a-record = esto no es una grabación de Mindtable.
flaw-record-format = la grabación está en el formato «{ $found }», pero esta versión lee los formatos { $known }.
flaw-expected = aquí debería estar «{ $wanted }» en lugar de «{ $found }».
flaw-expected-either = aquí debería estar «{ $wanted }» o «{ $other }» en lugar de «{ $found }».
flaw-expected-empty = aquí debería haber una línea vacía en lugar de «{ $found }».
flaw-seat-twice = el asiento { $seat } aparece dos veces.
flaw-move-number = aquí debería estar la jugada { $wanted } en lugar de la jugada { $found }.
flaw-cut-off = la grabación termina antes de su resultado.
flaw-after-result = después del resultado no puede haber nada.
flaw-other-game = esta es una grabación de { $found }, no de { $wanted }.
flaw-other-rules = se jugó con la versión { $found } de las reglas; aquí la versión es la { $known }.
flaw-other-seats = { $game } tiene los asientos { $seats }.
flaw-other-deal = el reparto no corresponde a la semilla («seed»); se ha cambiado uno de los dos.
flaw-other-result = con estas jugadas el resultado es «{ $result }».
# $number: of a move.
flaw-other-roll = el sorteo de la jugada { $number } no resulta de la semilla.
flaw-not-hexadecimal = «{ $value }» no consta de { $count } cifras hexadecimales.
flaw-unreadable-move = «{ $move }» no es una jugada.
flaw-ambiguous-move = «{ $move }» puede referirse a varias cartas; indica cuál, por ejemplo con @B o #2.
flaw-illegal-move = la jugada «{ $move }» no está permitida. { $why }

## Scenarios.

flaw-not-a-scenario = el documento { $number } no es un escenario; un escenario tiene un campo como «game: duel».
flaw-no-scenario = no contiene ninguna posición.
flaw-not-a-step = «{ $text }» no es un paso; escribe, por ejemplo, «A: attack gorillion».
flaw-mixed-step = un paso consta de jugadas, o solo de expect, legal o refuse.
flaw-not-of-a-step = «{ $name }» no es ni un asiento ni expect, legal o refuse.
flaw-not-expected = «{ $name }» no es algo que se pueda esperar de una posición.

## Files.

flaw-not-text = esto no es texto en UTF-8.
flaw-not-yaml = el texto no es YAML válido; revisa la sangría, los corchetes y las comillas.
flaw-no-shortcuts = las anclas, los alias y las claves de fusión (&, *, <<) no se leen; escríbelo todo por extenso.
flaw-no-tags = las etiquetas como «{ $tag }» no se leen; quítalas.
flaw-not-a-name = el nombre de un campo tiene que ser una palabra, no una lista ni un grupo de campos.
flaw-name-twice = el campo «{ $name }» aparece dos veces.

## Bots.

flaw-no-bot = el bot «{ $name }» no existe; disponibles: { $known }, programas (./mybot.py) y clases (module:Class).
flaw-no-bot-in = el módulo «{ $module }» no tiene ningún bot «{ $name }».
flaw-not-a-bot = «{ $name }» no crea ningún bot: llamado con una semilla, debe devolver algo que tenga «choose».
flaw-bot-plays-not = el bot «{ $name }» no juega a { $game }.
flaw-no-limit = «{ $text }» no es un límite; escribe, por ejemplo, 100ms, 2s o 5000 (iteraciones).
flaw-needless-limit = «{ $name }»: solo se puede limitar cuánto piensan { $known }.
flaw-no-program = el programa { $name } no existe.
flaw-no-command = «{ $name }» no es una línea de comandos.
flaw-too-few-bots = una arena necesita al menos dos bots.
flaw-bot-twice = «{ $name }» aparece dos veces.
