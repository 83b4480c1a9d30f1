### Cómo va la mesa, para quien la administra.

host-you = Administras esta mesa
host-you-about = Mira cómo va: partidas, personas, denuncias. Solo quien administra la mesa tiene esta página.
host-title = Cómo va la mesa
# $time: of day.
host-lead = Recuento de las { $time } (UTC), de todos los procesos. Son solo números: ninguna carta, y ningún nombre fuera de las denuncias.
host-number = { $count }
host-now = Ahora
host-people-here = Personas en las mesas
host-seeks = Buscan rival
host-thoughts = Decisiones que piensan los bots
host-games = Partidas
host-game = Juego
host-open = Sin terminar
host-lately = Con actividad en 24 horas
host-room = Con un sitio libre
host-rated = Puntuables hasta ahora
host-all = Todos los juegos
host-days = Los últimos { $count } días
host-day = Día (UTC)
host-begun = empezadas
host-ended = terminadas
# What is read aloud for a day and a game.
host-begun-ended = { $begun } empezadas, { $ended } terminadas
host-between = Entre personas
host-days-about = Una partida terminada cuenta para el día en que pasó algo en ella por última vez. Las partidas ya eliminadas no cuentan.
host-people = Personas
host-accounts = Cuentas
host-new-accounts = Cuentas nuevas en { $count } días
host-active-accounts = Cuentas usadas en { $count } días
host-other-names = Nombres sin cuenta
host-rated-people = Personas con puntuación
host-tournaments = Torneos
host-reports = Denuncias
host-no-reports = Nadie ha denunciado nada.
host-about = Sobre
host-what = Motivo
host-by = De
host-reports-how = En la línea de comandos, «mindtable people dismiss NOMBRE» archiva las denuncias sobre alguien, «rename» le cambia el nombre y «remove» lo elimina.
host-table = Esta mesa
host-openings = Quién puede empezar partidas
host-openers = { $openers ->
        [everyone] cualquiera
        [invited] solo quien tenga una invitación
       *[nobody] nadie
    }
host-ratings = Partidas puntuables
host-are-rated = { $rated ->
        [yes] activadas
       *[no] desactivadas
    }
host-version = Versión
host-up = En marcha desde hace
host-up-for = { $days } d { $hours } h { $minutes } min
host-processes = Procesos que sirven páginas
host-size = Tamaño del almacén
host-megabytes = { $megabytes } MB
