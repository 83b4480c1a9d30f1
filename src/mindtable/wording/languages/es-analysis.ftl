### The analysis board and the deck builder in Spanish.

## The board.

board-title = Mesa de análisis
board-about = Prepara cualquier posición, juega por todos los bandos y mira las probabilidades de cada jugada.
board-empty = Mesa vacía
board-example = Ejemplo
board-bring = Cargar una posición
board-bring-hint = Pega un escenario, el enlace a una mesa de análisis o la grabación de una partida. Con una grabación, elige «Analizar» en cualquier jugada.
# $name: a player.
board-decides = { STARTS($name, "Bot ", "Jugador ") ->
        [yes] Decide el { $name }
       *[no] Decide { $name }
    }
board-open = Mostrar todas las cartas
board-as-known = Volver a ocultar las cartas
board-scenario = Guardar el escenario
board-begin = Volver al principio
board-back = Atrás
board-edit = Modificar

## Setting up.

board-edit-title = Prepara una posición
board-apply = Aplicar
# $problem: a sentence.
board-impossible = Esta posición no es posible. { CAPITAL($problem) }
board-analyse = Analizar
board-with-cards = Cartas seleccionadas
board-zone = Dónde
board-move = Mover ahí
board-remove = Quitar
board-clear = Vaciar la mesa
# A key.
board-key-delete = Supr
board-keys = Arrastra las cartas adonde quieras, o selecciónalas y pulsa una tecla.
board-card = Carta
board-add = Añadir
board-search = Buscar cartas
board-search-text = Nombre o texto
board-search-go = Buscar
board-any = Cualquiera
board-found = { $count ->
        [0] Ninguna carta coincide.
        [one] 1 carta
       *[other] { $count } cartas
    }
board-found-all = Mostrar todas ({ $count })

## What the search thinks.

board-thoughts = Análisis
board-all-moves = Todas las jugadas
board-thinking = Pensando…
board-thinking-on = Aún pensando…
board-think = Pensar
# On a move: it is proved what comes of it.
board-proved = { $result ->
        [won] Victoria demostrada
       *[lost] Derrota demostrada
    }
# Above the moves that are expected.
board-expected = Continuación esperada
# $count: how often the game was played on.
board-iterations = { $count ->
        [one] Se ha simulado { $count } partida.
       *[other] Se han simulado { $count } partidas.
    }
# $name: the player who decides.
board-chance-of = Probabilidades: { $name }
# With all cards open. $name: a player or a team.
board-solved = { $result ->
        [won] Demostrado: victoria segura ({ $name }).
        [lost] Demostrado: derrota inevitable ({ $name }).
       *[unproved] Sin demostrar: no se ha encontrado una victoria segura para nadie.
    }

## What cannot be done.

board-no-card = La carta «{ $name }» no existe.
board-no-zone = Elige dónde va la carta.
board-no-editor = Las posiciones de este juego no se pueden preparar a mano.
board-no-turn = Este momento no se puede mostrar en la mesa: aún no ha empezado ningún turno.
board-bad-link = Este enlace no lleva a ninguna posición. Puede que esté cortado.
board-link-too-long = Es demasiado grande para un enlace.
board-late = No ha habido tiempo para pensarlo. Inténtalo de nuevo en un momento.

## Decks.

deck-title = Crear un mazo
deck-count = { $count ->
        [0] Tu mazo
        [one] Tu mazo: 1 carta
       *[other] Tu mazo: { $count } cartas
    }
deck-play = Jugar con este mazo
deck-drop = Una menos: { $card }
deck-more = Una más: { $card }
deck-file = Guardar como archivo
deck-empty = Busca cartas y añádelas.
deck-given = Con el mazo que has creado
# $problem: a sentence.
deck-flaw = { CAPITAL($problem) }
deck-bad = Este mazo no se puede leer. { CAPITAL($problem) }
