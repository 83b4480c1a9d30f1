### Mindbug in Spanish: what bots have found out.

habits-mindbug-take = Usar un Mindbug
habits-mindbug-take-means = Con qué frecuencia usa el bot un Mindbug en una carta cuando puede.
habits-mindbug-play = Jugar cartas
habits-mindbug-play-means = Con qué frecuencia juega el bot una carta cuando puede. Las del final se las guarda para más tarde.
habits-mindbug-attack = Atacar
habits-mindbug-attack-means = Con qué frecuencia ataca una criatura cuando puede.
habits-mindbug-block = Bloquear
habits-mindbug-block-means = Con qué frecuencia bloquea una criatura cuando puede.
habits-mindbug-by-life = según los puntos de vida propios
habits-mindbug-by-their-life = según los puntos de vida del otro bando
habits-mindbug-by-mindbugs = según los Mindbugs propios
habits-mindbug-by-their-mindbugs = según los Mindbugs del otro bando
habits-mindbug-by-left = según las cartas que quedan en la mano y en el mazo de robo
habits-mindbug-card = Cuando pueden, los bots usan un Mindbug en esta carta el { $share } % de las veces ({ $times } ocasiones).
