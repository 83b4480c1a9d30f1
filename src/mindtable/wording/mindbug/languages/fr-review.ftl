### Why a move of Mindbug is worse than the best one. What is said would follow from it, or from the better one.

mindbug-reason-win-missed = Le meilleur coup gagne la partie.
mindbug-reason-game-lost = L’autre camp gagnerait la partie.
mindbug-reason-card-taken = { CAPITAL($player) } prendrait la carte { $card } avec un Mindbug.
mindbug-reason-attacker-falls = La créature { $card } serait bloquée par { $blocker } et détruite.
mindbug-reason-attacker-at-risk = La créature { $card } peut être bloquée par { $blocker } et serait détruite.
mindbug-reason-attack-gets-through = La créature { $card } attaquerait ensuite sans être bloquée, ce qui coûte des points de vie.
mindbug-reason-creature-turns = { CAPITAL($player) } prendrait le contrôle de la créature { $card }.
mindbug-reason-card-left = La carte { $card } reste { $player-to }.
mindbug-reason-creature-falls = La créature { $card } serait détruite.
mindbug-reason-other-falls = La créature { $card } serait détruite ; avec le meilleur coup, ce serait { $instead }.
mindbug-reason-creatures-fall = Cela coûte une créature.
mindbug-reason-life-lost = Cela coûte des points de vie.
mindbug-reason-hit-missed = Le meilleur coup coûte des points de vie à l’autre camp.
mindbug-reason-defeat-missed = Le meilleur coup détruit la créature { $card }.
mindbug-reason-other-defeated = Le meilleur coup détruit la créature { $card } plutôt que { $instead }.
mindbug-reason-defeats-missed = Le meilleur coup détruit une créature ennemie.
mindbug-reason-cards-lost = Cela fait perdre des cartes de la main.
mindbug-reason-cards-missed = Le meilleur coup vole une carte.
mindbug-reason-mindbug-spent = Mieux vaut garder le Mindbug que l’utiliser sur la carte { $card }.
mindbug-reason-mindbug-drawn = Avec le meilleur coup, { $player } utilise un Mindbug.
mindbug-reason-effect-wasted = L’effet de la carte { $card } ne ferait rien maintenant.
mindbug-reason-effect-missed = Le meilleur coup déclenche l’effet de la carte { $card }.
