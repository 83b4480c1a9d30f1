# Clasificaciones y perfiles.
ratings-title = Clasificación
ratings-games = Juegos
ratings-intro = Todo el mundo empieza con 1500 puntos. Quien tiene 200 más gana tres partidas de cada cuatro.
ratings-how = Las partidas puntuables se juegan con una cuenta, entre personas o contra los bots de la casa, con las colecciones publicadas y asientos por sorteo. Entre las mismas dos personas cuentan como máximo cinco partidas al día; una partida que acaba antes de la segunda jugada no cuenta. Las puntuaciones de los bots de la casa se midieron y no cambian.
ratings-place = Puesto
ratings-name = Jugador
ratings-rating = Puntuación
ratings-games-played = Partidas
ratings-house = bot de la casa
ratings-provisional = provisional
ratings-nobody = No hay ningún perfil con este nombre.
ratings-margin = ± { $margin }
ratings-percent = { $percent } %
ratings-of-games = { $won } de { $count ->
    [one] { $count } partida
   *[other] { $count } partidas
  }
ratings-won = Ganadas
ratings-won-beginning = Ganadas cuando empieza
ratings-won-not-beginning = Ganadas cuando no empieza
ratings-against-you = Tus enfrentamientos directos
ratings-against-you-so = { $won } ganados, { $lost } perdidos
ratings-curve = Entre { $lowest } y { $highest }, ahora { $now }.
ratings-cards = Cartas más jugadas
ratings-card = Carta
ratings-none-yet = Aún no hay partidas puntuables.
ratings-needs-account = En una partida puntuable todos necesitan una cuenta: puedes crear la tuya en tu página.
ratings-not-standard = Las partidas puntuables se juegan con las colecciones publicadas, no con un mazo propio.
ratings-not-here = Las partidas puntuables no se pueden jugar en una sola pantalla.
ratings-off = En este sitio no hay partidas puntuables.
ratings-choose = Puntuable
ratings-choose-hint = Cuenta para la clasificación. Quien juegue necesita una cuenta.
ratings-is-rated = Partida puntuable
ratings-bot = En las partidas puntuables solo juegan bots de la casa con una puntuación medida.
command-no-ratings = sin partidas puntuables en este sitio
ratings-needs-clock = Las partidas puntuables llevan reloj: elige uno.
