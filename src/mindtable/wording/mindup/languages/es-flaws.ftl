## Positions of Mind Up!

flaw-two-places = la carta { $card } está en dos sitios: { $first } y { $second }.
flaw-seats-in-order = { $count } jugadores ocupan los asientos { $wanted }, no { $found }.
flaw-players = Mind Up! es para { $least } a { $most } jugadores, no { $count }.
flaw-objectives = Mind Up! se juega con 0 a { $most } objetivos, no { $count }.
flaw-row-size = con { $players } jugadores aquí hay { $players } cartas, no { $count }.
flaw-empty-hand = esta mano está vacía, pero una ronda termina cuando a todos les queda una carta.
flaw-hand-size = todas las manos deben tener el mismo número de cartas: aquí es { $count } y para { $other } es { $wanted }.
flaw-round-size = el asiento { $seat } tiene más de las { $most } cartas de la ronda { $round }.
flaw-columns = «{ $value }» no es un orden de los valores de 1 a { $most }.
flaw-no-objective = no hay objetivo «{ $name }»; hay { $known }.
flaw-objective-letters = dos objetivos tienen la misma letra; los que están en vigor tienen letras distintas.
flaw-scores = hace falta una puntuación por cada ronda terminada: { $rounds }, no { $count }.
