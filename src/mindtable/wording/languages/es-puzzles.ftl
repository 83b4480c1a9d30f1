### Puzzles in Spanish.

# $goal: what is asked for.
puzzle-goal = { $goal ->
    [win-this-turn] Gana en este turno
    [win-in-two-turns] Gana en dos turnos
    [survive] Sobrevive
    [only-answer] Encuentra la única respuesta
    [whatever-they-hold] Gana tengan lo que tengan en la mano
   *[best-card] Elige la mejor carta
}
# The same in full.
puzzle-about = { $goal ->
    [win-this-turn] Todas las cartas están a la vista y no queda nada por robar. Hagan lo que hagan los demás, una jugada gana antes de que acabe el turno.
    [win-in-two-turns] Todas las cartas están a la vista y no queda nada por robar. Una jugada gana en este turno o en los dos siguientes, contando los tuyos y los suyos.
    [survive] Todas las cartas están a la vista y no queda nada por robar. Solo una jugada te mantiene en la partida este turno y los dos siguientes.
    [only-answer] Todas las cartas están a la vista y no queda nada por robar. Con una respuesta ganas; con cualquier otra, no.
    [whatever-they-hold] Su mano está oculta: puede tener cualquier carta que no ves. Una jugada gana en este turno o en los dos siguientes en todos los casos.
   *[best-card] Todas las manos están a la vista y la ronda casi ha terminado. Una carta puntúa al menos tanto como cualquier otra, elijan lo que elijan los demás.
}
# $verdict: how a try went.
puzzle-verdict = { $verdict ->
    [wrong] Eso falla.
    [shown] Esta es la solución.
   *[solved] ¡Resuelto!
}
puzzle-verdict-more = { $verdict ->
    [wrong] La mesa muestra por qué.
    [shown] Síguela paso a paso.
   *[solved] Bien jugado.
}
puzzle-title = Acertijos
# $number: of puzzles.
puzzle-intro = { $number } posiciones de partidas reales, cada una con una única respuesta. Todas están demostradas.
puzzle-daily = Acertijo del día
puzzle-open = Resolver
# $stars: of $most, how hard a puzzle is.
puzzle-stars = Dificultad { $stars } de { $most }
puzzle-again = Otra vez
puzzle-next = Siguiente acertijo
puzzle-start-over = Empezar de nuevo
puzzle-tried = Qué ha pasado
# $rating: of a player.
puzzle-rating = Puntuación { $rating }.
# $rating: the highest that a player has had.
puzzle-best = Máxima { $rating }.
# $count: of puzzles that were solved.
puzzle-solved-count = Resueltos: { $count }.
# Before the names of themes.
puzzle-hint-themes = Se trata de:
# $move: the first move, in words.
puzzle-hint-move = La primera jugada: { $move }
puzzle-solution = Solución
puzzle-analyse = Analizar
puzzle-share = Copiar enlace
# The address of a puzzle, to be shared.
puzzle-address = Enlace a este acertijo
puzzle-all = Todos los acertijos
puzzle-more = Más sobre este acertijo
# $name: a player whose hand is open; the cards follow.
puzzle-holds = { $name } tiene en la mano:
puzzle-yours = Tus acertijos
puzzle-day-done = resuelto
puzzle-day-open = sin resolver
# $days: in a row on which the puzzle of the day was solved.
puzzle-streak = { $days ->
    [0] Resuelve el acertijo del día para empezar una racha.
    [one] { $days } día seguido.
   *[other] { $days } días seguidos.
}
puzzle-next-for-you = Un acertijo para mi puntuación
puzzle-by-goal = Por objetivo
puzzle-by-game = Por juego
puzzle-by-theme = Por tema
puzzle-none = No existe ese acertijo.
# $name, $goal: of a puzzle. $stars: how hard it is, of $most.
puzzle-in-terminal = Acertijo { $name } · { $goal } · dificultad { $stars } de { $most }
puzzle-your-move = Te toca. Escribe un número; s muestra la solución, q sale.
# $count: of puzzles that were listed.
puzzle-count = { $count ->
    [one] { $count } acertijo
   *[other] { $count } acertijos
}
command-puzzle = resolver un acertijo
command-puzzle-id = un acertijo por su id
command-puzzle-daily = el acertijo del día
# $themes: all there are.
command-puzzle-theme = solo acertijos de un tema: { $themes }
command-puzzle-list = listar acertijos en su lugar
