### Mindbug in Spanish: what bots have found out.

habits-mindbug-take = Usar un Mindbug
habits-mindbug-take-means = Cuántas veces se toma una carta, de todas en las que se podía usar un Mindbug.
habits-mindbug-play = Jugar cartas
habits-mindbug-play-means = Cuántas veces se juega una carta, de todos los turnos en los que se podía. Lo que está al final se guarda para más tarde.
habits-mindbug-attack = Atacar
habits-mindbug-attack-means = Cuántas veces ataca una criatura, de todos los turnos en los que podía.
habits-mindbug-block = Bloquear
habits-mindbug-block-means = Cuántas veces bloquea una criatura, de todos los ataques que podía bloquear.
habits-mindbug-by-life = según los propios puntos de vida
habits-mindbug-by-their-life = según los puntos de vida de los demás
habits-mindbug-by-mindbugs = según los propios Mindbugs
habits-mindbug-by-their-mindbugs = según los Mindbugs de los demás
habits-mindbug-by-left = según las cartas que quedan en la mano y en el mazo
habits-mindbug-card = Cuando pueden, los bots usan un Mindbug en ella el { $share } % de las veces ({ $times } ocasiones).
