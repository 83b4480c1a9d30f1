### Mindbug in French: what bots have found out.

habits-mindbug-take = Utiliser un Mindbug
habits-mindbug-take-means = Combien de fois une carte est prise, parmi toutes celles où un Mindbug était possible.
habits-mindbug-play = Jouer des cartes
habits-mindbug-play-means = Combien de fois une carte est jouée, parmi tous les tours où elle pouvait l’être. Ce qui est en bas est gardé pour plus tard.
habits-mindbug-attack = Attaquer
habits-mindbug-attack-means = Combien de fois une créature attaque, parmi tous les tours où elle le pouvait.
habits-mindbug-block = Bloquer
habits-mindbug-block-means = Combien de fois une créature bloque, parmi toutes les attaques qu’elle pouvait bloquer.
habits-mindbug-by-life = selon ses propres points de vie
habits-mindbug-by-their-life = selon les points de vie des autres
habits-mindbug-by-mindbugs = selon ses propres Mindbugs
habits-mindbug-by-their-mindbugs = selon les Mindbugs des autres
habits-mindbug-by-left = selon les cartes qui restent en main et dans la pioche
habits-mindbug-card = Quand ils le peuvent, les bots utilisent un Mindbug sur elle dans { $share } % des cas ({ $times } occasions).
