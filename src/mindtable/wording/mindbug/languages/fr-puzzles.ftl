### Themes of puzzles in French.

puzzle-theme-bait = Appât
puzzle-theme-mindbug = Utiliser un Mindbug
puzzle-theme-patience = Garder un Mindbug
puzzle-theme-mindfrog = Utiliser son Mindfrog
puzzle-theme-partner = Jeu d’équipe
puzzle-theme-poison = Troc venimeux
puzzle-theme-hunter = Chasseur
puzzle-theme-sneaky = Furtif
puzzle-theme-frenzy = Furie
puzzle-theme-tough = Coriace
puzzle-theme-sacrifice = Sacrifier
puzzle-theme-quiet = Coup tranquille
puzzle-theme-block = Le bon blocage
puzzle-theme-no-block = Ne pas bloquer
puzzle-theme-breakthrough = Percée
puzzle-theme-no-blockers = Personne ne peut bloquer
puzzle-theme-play-effect = Effet Jouer
puzzle-theme-attack-effect = Effet Attaque
puzzle-theme-defeated-effect = Effet Détruit
puzzle-theme-discard = Défausse
puzzle-theme-theft = Vol
puzzle-theme-action = Effet Action
puzzle-theme-evolution = Évolution
puzzle-theme-boost = Renfort
puzzle-theme-exhaustion = À court de coups
