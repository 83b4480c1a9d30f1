### Torneos en español.

tournament-title = Torneos
tournament-about = Se juegan unas rondas: la mesa empareja, cuenta los puntos y lleva la clasificación. Crea uno y comparte su enlace.
# $list: qué torneos son.
tournament-list = { $list ->
    [own] Los tuyos
   *[listed] Abiertos a todos
}
# $state: en qué punto está.
tournament-state = { $state ->
    [open] Inscripción abierta
    [waiting] A la espera de que la organización inicie la siguiente ronda
    [over] Terminado
   *[other] En curso
}
# $count: de los $most que pueden inscribirse.
tournament-entered = Inscripciones: { $count } de { $most }
tournament-new = Nuevo torneo
tournament-name = Nombre
# $game: el nombre del juego.
tournament-untitled = Torneo de { $game }
tournament-system-label = Sistema
# $system: cómo se decide quién juega contra quién.
tournament-system = { $system ->
    [round-robin] Liga
    [tables] Mesas por puntos
   *[swiss] Suizo
}
tournament-system-hint = Liga: todos contra todos. Suizo: unas pocas rondas, siempre contra alguien con puntos parecidos.
tournament-rounds-label = Rondas (suizo)
tournament-most-label = Cuántos pueden inscribirse
tournament-clock-hint = Quien no se presenta pierde por tiempo.
tournament-rated = puntuable
# $option: qué se puede marcar.
tournament-option = { $option ->
    [begins-full] Empezar en cuanto estén todos
    [host-goes-on] Yo inicio cada ronda
    [listed] Mostrarlo a todo el mundo
   *[rated] Partidas puntuables
}
tournament-make = Crear torneo
tournament-invite = Invitar a otras personas
tournament-link = Enlace a este torneo
tournament-enter = Inscribirse
tournament-team = Equipo
tournament-new-team = Formar un equipo nuevo
# $name: quién está ya en el equipo.
tournament-team-of = Con { $name }
# $number: del inscrito.
tournament-nameless = Visitante { $number }
# $round: su número, de $rounds.
tournament-round-of = Ronda { $round } de { $rounds }
tournament-round = Ronda { $round }
tournament-to-game = Ir a tu partida
tournament-standings = Clasificación
tournament-place = Puesto
tournament-who = Jugador
tournament-points = Puntos
tournament-buchholz = Buchholz: los puntos de todos los rivales
tournament-buchholz-short = BH
tournament-sonneborn-berger = Sonneborn-Berger: los puntos de los rivales vencidos
tournament-sonneborn-berger-short = SB
tournament-direct = Enfrentamiento directo
tournament-direct-short = ED
tournament-wins = Victorias
tournament-wins-short = V
tournament-gone = se retiró
tournament-bye = descansa
# $count: personas de un equipo.
tournament-missing = { $count ->
    [one] falta { $count } persona
   *[other] faltan { $count } personas
}
tournament-remove = Quitar
tournament-nobody = Todavía no se ha inscrito nadie.
tournament-hosting = Organizas tú
tournament-bot = Bot
tournament-how-many = Cuántos
tournament-add-bots = Añadir bots
tournament-begin = Empezar el torneo
tournament-next-round = Iniciar la siguiente ronda
tournament-end = Terminar el torneo
tournament-leave = Retirarse del torneo
tournament-all = Todos los torneos
# $whole: las cifras antes de la coma; $part: las de después.
tournament-number = { $whole },{ $part }
# --- lo que no se puede hacer
tournament-none = Ese torneo no existe.
tournament-no-room = No puedes inscribirte: el torneo está completo o ya ha empezado.
tournament-not-in-it = No participas en este torneo.
tournament-too-few = Hay muy pocas inscripciones para empezar.
tournament-too-many = Organizas demasiados torneos. Termina antes alguno.
tournament-not-host = Eso solo puede hacerlo quien organiza el torneo.
# $least, $most: números enteros.
tournament-number-between = Elige un número del { $least } al { $most }.
