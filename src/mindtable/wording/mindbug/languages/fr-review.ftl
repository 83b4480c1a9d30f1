### Why a move of Mindbug is worse than the best one. What is said would follow from it, or from the better one.

mindbug-reason-win-missed = Le meilleur coup gagne la partie.
mindbug-reason-game-lost = L’autre camp gagne alors la partie.
mindbug-reason-card-taken = La carte { $card } serait prise : { $player } a encore un Mindbug.
mindbug-reason-attacker-falls = La créature { $card } serait bloquée et détruite ({ $blocker }).
mindbug-reason-attack-gets-through = La créature { $card } attaquerait ensuite sans être bloquée, ce qui coûte des points de vie.
mindbug-reason-creature-turns = { $player } prendrait le contrôle de la créature { $card }.
mindbug-reason-card-left = La carte { $card } reste à { $player }.
mindbug-reason-creature-falls = La créature { $card } serait détruite.
mindbug-reason-creatures-fall = Une créature serait perdue.
mindbug-reason-life-lost = Cela coûte des points de vie.
mindbug-reason-hit-missed = Le meilleur coup coûte des points de vie à l’autre camp.
mindbug-reason-defeat-missed = Le meilleur coup détruit la créature { $card }.
mindbug-reason-defeats-missed = Le meilleur coup détruit une créature adverse.
mindbug-reason-cards-lost = Cela coûte des cartes de la main.
mindbug-reason-cards-missed = Le meilleur coup vole une carte.
mindbug-reason-mindbug-spent = Mieux vaut garder le Mindbug que l’utiliser sur cette carte : { $card }.
mindbug-reason-mindbug-drawn = Avec le meilleur coup, { $player } dépense un Mindbug.
