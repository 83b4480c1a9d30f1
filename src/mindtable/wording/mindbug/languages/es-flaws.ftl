## Positions of Mindbug.

flaw-too-many-cards = una posición tiene como mucho { $most } cartas fuera del mazo de cartas sin utilizar.
flaw-needless-side = solo una criatura agotada que cambia de poder y palabra clave tiene «side».
flaw-no-side = { $card }, si está agotada, necesita un «side»: { $known }.
