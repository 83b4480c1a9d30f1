### Mindbug in Spanish: what the command line says of it.

## What stands for something to put there.

command-value-sets = COLECCIÓN,COLECCIÓN
command-value-words = PALABRA,PALABRA
command-value-word = PALABRA
command-value-text = PALABRAS
command-value-number = N

## Options and arguments.

option-mindbug-epic = de tag-team: la variante épica, con más cartas y Mindbugs
option-mindbug-deck = de duel y tag-team, el tuyo: en cada línea el id de una carta y un número
option-mindbug-sets = de duel y tag-team, qué cartas: { $sets }, o all (por defecto: first-contact)
command-set = { $sets }, o all
command-keyword = con estas palabras clave impresas: { $keywords }
command-trigger = con una habilidad de: { $triggers }
command-power = impreso: 5, 4-6, 7+ (al menos) o -3 (como máximo)
command-text = palabras del texto, en cualquier orden
command-json-cards = mostrar una lista JSON con un objeto por carta
command-report = contar cartas, habilidades y efectos, colección por colección
command-steps = mostrar lo que ejecuta el motor para ellas, paso a paso
command-cards-note = Una carta debe cumplir todos los filtros a la vez. Si ninguna los cumple, se dice; no es un error.

## What is wrong. All in one line, without a full stop.

command-no-keyword = la palabra clave «{ $name }» no existe; disponibles: { $keywords }
command-no-card-but = la carta «{ $name }» no existe; ¿querías decir { $card }?
command-no-power = «{ $text }» no es un poder; se escribe así: 5, 4-6, 7+ o -3
