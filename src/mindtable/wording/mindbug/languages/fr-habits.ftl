### Mindbug in French: what bots have found out.

habits-mindbug-take = Utiliser un Mindbug
habits-mindbug-take-means = À quelle fréquence le bot utilise un Mindbug sur une carte quand il le peut.
habits-mindbug-play = Jouer des cartes
habits-mindbug-play-means = À quelle fréquence le bot joue une carte quand il le peut. Il garde celles du bas pour plus tard.
habits-mindbug-attack = Attaquer
habits-mindbug-attack-means = À quelle fréquence une créature attaque quand elle le peut.
habits-mindbug-block = Bloquer
habits-mindbug-block-means = À quelle fréquence une créature bloque quand elle le peut.
habits-mindbug-by-life = selon ses points de vie
habits-mindbug-by-their-life = selon les points de vie de l’autre camp
habits-mindbug-by-mindbugs = selon ses Mindbugs
habits-mindbug-by-their-mindbugs = selon les Mindbugs de l’autre camp
habits-mindbug-by-left = selon les cartes qui restent en main et dans la pioche
habits-mindbug-card = Quand ils le peuvent, les bots utilisent un Mindbug sur cette carte dans { $share } % des cas ({ $times } occasions).
