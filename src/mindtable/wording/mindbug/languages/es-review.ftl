### Why a move of Mindbug is worse than the best one. What is said would follow from it, or from the better one.

mindbug-reason-win-missed = La mejor jugada gana la partida.
mindbug-reason-game-lost = Así gana el otro bando.
mindbug-reason-card-taken = La carta { $card } cambiaría de manos: a { $player } aún le queda un Mindbug.
mindbug-reason-attacker-falls = La criatura { $card } sería bloqueada y derrotada ({ $blocker }).
mindbug-reason-attack-gets-through = Después atacaría { $card } sin que nadie la bloqueara, y eso cuesta puntos de vida.
mindbug-reason-creature-turns = { CAPITAL($player) } tomaría el control de la criatura { $card }.
mindbug-reason-card-left = La carta { $card } se queda con { $player }.
mindbug-reason-creature-falls = La criatura { $card } sería derrotada.
mindbug-reason-creatures-fall = Se perdería una criatura.
mindbug-reason-life-lost = Cuesta puntos de vida.
mindbug-reason-hit-missed = La mejor jugada quita puntos de vida al otro bando.
mindbug-reason-defeat-missed = La mejor jugada derrota la criatura { $card }.
mindbug-reason-defeats-missed = La mejor jugada derrota una criatura enemiga.
mindbug-reason-cards-lost = Cuesta cartas de la mano.
mindbug-reason-cards-missed = La mejor jugada roba una carta ajena.
mindbug-reason-mindbug-spent = Es mejor guardar el Mindbug que gastarlo en la carta { $card }.
mindbug-reason-mindbug-drawn = Con la mejor jugada, { $player } gasta un Mindbug.
