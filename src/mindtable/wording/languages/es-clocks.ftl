### Clocks, in Spanish.

clock-label = Reloj
clock-agreed = Reloj: { $clock }
clock-none = Sin reloj
# What was agreed on: so much for the whole game, and more after each answer.
clock-game = { $minutes } min + { $more } s
clock-game-seconds = { $seconds } s + { $more } s
clock-days = { $days ->
        [one] Un día por jugada
       *[other] { $days } días por jugada
    }
clock-turn = { $seconds } s por turno
clock-own = Otro tiempo…
clock-own-minutes = Minutos para la partida
clock-own-more = Segundos extra tras cada decisión
clock-own-turn = Segundos por turno
clock-bad = Ese reloj no es posible. Elige de 1 a 180 minutos, con hasta 180 segundos extra tras cada decisión, o de 10 a 600 segundos por turno.
# At a seat, before what is left.
clock-yours = Tu tiempo
clock-of = Tiempo: { $name }
clock-days-left = { $days } d { $hours } h
# Read out when little is left.
clock-soon = Te quedan { $seconds } segundos.
clock-time-is-up = Se te ha acabado el tiempo.
clock-no-stand-in = En una partida con reloj o puntuable, ningún bot puede jugar por otra persona.
clock-you-ran-out = Se te ha acabado el tiempo.
clock-ran-out = { STARTS($name, "Bot ", "Jugador ") ->
        [yes] Al { $name } se le ha acabado el tiempo.
       *[no] A { $name } se le ha acabado el tiempo.
    }
# In replays and reviews: how long somebody has thought.
clock-spent = Tiempo: { $time }
