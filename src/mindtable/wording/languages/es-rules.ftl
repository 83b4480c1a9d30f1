### The pages of rules.

rules-title = Las reglas
rules-choose = ¿Qué juego quieres aprender o consultar?
rules-contents = En esta página
rules-cards-with = Todas las cartas con { $keyword }
rules-example = Ejemplo
rules-at-first = La situación es esta.
rules-being-played = se está jugando
rules-our-team = Tu equipo
rules-their-team = El otro equipo
rules-takes = toma
rules-row = La fila
