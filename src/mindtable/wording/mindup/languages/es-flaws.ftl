## Positions of Mind Up!

flaw-two-places = la carta { $card } está en dos sitios: { $first } y { $second }.
flaw-seats-in-order = { $count } jugadores ocupan los asientos { $wanted }, no { $found }.
flaw-players = Mind Up! es un juego de { $least } a { $most } jugadores, no de { $count }.
flaw-objectives = Mind Up! se juega con un máximo de { $most } objetivos, no con { $count }.
flaw-row-size = con { $players } jugadores tiene que haber aquí { $players } cartas, no { $count }.
flaw-empty-hand = esta mano está vacía, pero una ronda termina cuando a todos les queda una carta.
flaw-hand-size = todas las manos deben tener el mismo número de cartas: aquí hay { $count }; en { $other }, { $wanted }.
flaw-round-size = el asiento { $seat } tiene más de las { $most } cartas de la ronda { $round }.
flaw-columns = «{ $value }» no es un orden de los valores del 1 al { $most }.
flaw-no-objective = el objetivo «{ $name }» no existe; disponibles: { $known }.
flaw-objective-letters = dos objetivos tienen la misma letra; nunca puede haber dos con la misma a la vez.
flaw-scores = hace falta una puntuación por cada ronda terminada: { $rounds }, no { $count }.
