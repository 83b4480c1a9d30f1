### The pages of rules.

rules-title = Las reglas
rules-choose = ¿Qué juego quieres aprender o consultar?
rules-contents = En esta página
rules-example = Ejemplo
rules-at-first = La situación es esta.
rules-search = Buscar en las reglas
rules-search-none = No se ha encontrado nada. Prueba con otra palabra.
# $count: of the sections in which something was found.
rules-search-found = { $count ->
    [one] { $count } sección encontrada
   *[other] { $count } secciones encontradas
}
