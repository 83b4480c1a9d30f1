### Puzzles in Spanish.

# $goal: what is asked for.
puzzle-goal = { $goal ->
    [win-this-turn] Gana en este turno
    [win-in-two-turns] Gana en tres turnos o menos
    [survive] Resiste tres turnos
    [only-answer] Encuentra la única respuesta
    [whatever-they-hold] Gana tengan lo que tengan
   *[best-card] Elige la mejor carta
}
# The same in full.
puzzle-about = { $goal ->
    [win-this-turn] Una jugada gana antes de que acabe este turno, respondan lo que respondan.
    [win-in-two-turns] Una jugada gana en tres turnos como máximo, respondan lo que respondan: este, el suyo y el siguiente de tu bando. Un turno extra cuenta como uno de los tres.
    [survive] Solo una jugada evita que pierdas en tres turnos, hagan lo que hagan: este y los dos siguientes.
    [only-answer] Una respuesta gana la partida, hagan lo que hagan y dure lo que dure. Ninguna otra lo consigue.
    [whatever-they-hold] Su mano está oculta: puede contener cualquier carta que no veas. Una jugada gana en tres turnos como máximo, tengan lo que tengan y respondan lo que respondan: este, el suyo y tu siguiente.
   *[best-card] Una carta puntúa al menos tanto como cualquier otra, elijan lo que elijan los demás, y a veces más.
}
# What holds besides, by what is asked for.
puzzle-conditions = { $goal ->
    [best-card] Todas las manos están a la vista y la ronda casi ha terminado.
    [whatever-they-hold] No se roba ninguna carta.
   *[other] Todas las cartas están a la vista y no se roba ninguna.
}
# $verdict: how a try went.
puzzle-verdict = { $verdict ->
    [wrong] Así no funciona.
    [shown] Esta es la solución.
   *[solved] ¡Resuelto!
}
puzzle-verdict-more = { $verdict ->
    [shown] Síguela paso a paso.
   *[solved] Bien jugado.
}
# Why a try has failed: the game is lost.
puzzle-lost = Has perdido.
# Why a try has failed, by what was asked for: the game is not lost, but the goal is missed.
puzzle-missed = { $goal ->
    [win-this-turn] El turno ha terminado y no has ganado.
    [win-in-two-turns] Los tres turnos han pasado y no has ganado.
    [only-answer] Ya no tienes la victoria asegurada.
    [whatever-they-hold] Si tienen estas cartas, no ganas a tiempo.
   *[best-card] Si eligen así, otra carta puntúa más.
}
puzzle-title = Acertijos
# $number: of puzzles.
puzzle-intro = { $number } posiciones de partidas reales, cada una con una única respuesta. Cada respuesta está demostrada.
puzzle-daily = Acertijo del día
puzzle-open = Resolver
# $stars: how hard a puzzle is, of three.
puzzle-difficulty = { $stars ->
    [1] fácil
    [2] medio
   *[3] difícil
}
# $percent: of those who have tried a puzzle.
puzzle-solved-by = Lo resuelve a la primera el { $percent } %
puzzle-again = Reintentar
puzzle-next = Siguiente acertijo
puzzle-start-over = Empezar de nuevo
puzzle-tried = Qué ha pasado
puzzle-tries = Tus intentos
puzzle-no-try = El primer intento cuenta para tu puntuación.
# $number: of the try that comes next.
puzzle-this-try = Intento { $number }
# $rating: of a player.
puzzle-rating = Puntuación { $rating }.
# $change: the points that a try has moved the rating by, with their sign.
puzzle-rating-moved = Puntuación { $rating } ({ $change }).
puzzle-rating-stays = Tu puntuación sigue en { $rating }: solo cuenta el primer intento sin pistas.
# Of the rating of somebody new.
puzzle-settling = Aún se está ajustando: los primeros acertijos la mueven mucho.
# $rating: the highest that a player has had.
puzzle-best = Máxima { $rating }.
# $count: of puzzles that were solved.
puzzle-solved-count = Resueltos: { $count }.
# Before the names of themes.
puzzle-hint-themes = De qué va:
# $move: the first move, in words.
puzzle-hint-move = La primera jugada: { $move }
puzzle-solution = Solución
# Steps of a solution.
puzzle-step-back = Un paso atrás
puzzle-step-on = Un paso adelante
# $number: of the step that is shown. $count: of all.
puzzle-step = Paso { $number } de { $count }
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
puzzle-next-for-you = Un acertijo de mi nivel
# The same for somebody who has not tried any.
puzzle-first-for-you = Empezar con uno fácil
puzzle-by-goal = Por objetivo
puzzle-by-game = Por juego
puzzle-by-theme = Por tema
# $solved: of $number, how many puzzles of a kind the player has solved.
puzzle-solved-of = { $solved } resueltos de { $number }
puzzle-none = No existe ese acertijo.
# $name, $goal: of a puzzle. $difficulty: how hard it is, in a word and as a $rating.
puzzle-in-terminal = Acertijo { $name } · { $goal } · { $difficulty } ({ $rating })
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
