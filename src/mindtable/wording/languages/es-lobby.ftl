### The lobby in Spanish: somebody to play with.

lobby-title = Sala
lobby-find = Buscar rival
# What else can be chosen before one looks for others.
lobby-change = Opciones de la partida
# $pace: of a clock.
lobby-clock-pace = { $pace ->
    [quick] rápida
    [usual] normal
    [days] a ratos
   *[none] sin prisas
}
lobby-clock-any = cualquier reloj
# $count: people.
lobby-count-waits = { $count } en espera
lobby-you-wait = estás en espera
lobby-open-games = Partidas abiertas
# $taken: chairs, of $seats.
lobby-seats = { $taken } de { $seats }
# $minutes: for how long somebody has waited.
lobby-waits-for = { $minutes ->
    [0] ahora mismo
   *[other] { $minutes } min
}
lobby-join = Unirse
lobby-cancel = Cancelar
lobby-watch = Mirar
# Of a game: it counts for the ladder.
lobby-rated = puntuable
lobby-nobody = Ahora mismo no hay nadie en espera. Pulsa «Jugar ya»: jugarás con quien llegue.
lobby-playing = Partidas en curso
# $count: tables.
lobby-tables = { $count ->
    [one] { $count } mesa
   *[other] { $count } mesas
}
lobby-nothing-to-watch = Ahora mismo ninguna mesa admite espectadores.
# $count: people who wait.
lobby-here = { $count ->
    [one] { $count } persona en espera
   *[other] { $count } personas en espera
}
lobby-meanwhile = Mientras esperas
lobby-meanwhile-about = Deja esta página abierta: te avisará en cuanto alguien se una.
lobby-found = ¡Tu partida está lista!
lobby-no-script = Sin JavaScript, esta página se recarga cada diez segundos mientras esperas.
lobby-too-many-seeks = Demasiadas personas buscan partida desde tu red. Inténtalo de nuevo dentro de un momento.
lobby-gone = Quien esperaba ya no está. Mira quién más hay.
# $openers: who may open games here.
lobby-no-openings = { $openers ->
    [invited] En esta mesa solo puede empezar partidas quien haya recibido una invitación. Pídesela a alguien que juegue aquí.
   *[nobody] De momento no se pueden empezar partidas nuevas en esta mesa.
}
lobby-not-watched = Quienes juegan esta partida no quieren espectadores.
lobby-private-not-rated = Una partida privada no puede ser puntuable: la clasificación y los perfiles son visibles para todo el mundo.
# --- on the first page
lobby-find-person = Buscar a alguien
lobby-nobody-waits = nadie en espera
lobby-whole = Ir a la sala
lobby-with-others = Con otras personas
lobby-listed = Mostrar esta partida en la sala
lobby-audience = Quién puede mirar
# $audience: who may look at a game.
lobby-audience-of = { $audience ->
    [anybody] Quien tenga el enlace
    [players] Solo quienes juegan, hasta que acabe
   *[private] Privada: solo quienes juegan, siempre
}
lobby-best-of-three = Al mejor de tres
# --- best of three
# $games: how many there are at most; $score: what each side has won.
lobby-match = Al mejor de { $games } · { $score }
lobby-next-game = Siguiente partida
lobby-match-over = El encuentro ha terminado.
# --- for the host
command-openings = quién puede empezar partidas: everyone (cualquiera), invited (quien ya se ha sentado aquí con una invitación y quien está en este ordenador) o nobody (nadie) (por defecto: everyone)

table-emotes-hide = Ocultar los emotes
table-emotes-show = Mostrar los emotes
table-quiet = Sin emotes
table-no-emotes = En esta mesa no hay emotes.
