### Why a move of Mindbug is worse than the best one. What is said would follow from it, or from the better one.

mindbug-reason-win-missed = La mejor jugada gana la partida.
mindbug-reason-game-lost = Así gana el otro bando.
mindbug-reason-card-taken = { CAPITAL($player) } se quedaría la carta { $card } con un Mindbug.
mindbug-reason-attacker-falls = La criatura { $card } sería derrotada: la bloquearía { $blocker }.
mindbug-reason-attacker-at-risk = La criatura { $card } sería derrotada si la bloqueara { $blocker }.
mindbug-reason-attack-gets-through = Después, la criatura { $card } atacaría sin que nadie la bloqueara, y eso cuesta puntos de vida.
mindbug-reason-creature-turns = { CAPITAL($player) } tomaría el control de la criatura { $card }.
mindbug-reason-card-left = { CAPITAL($player) } se queda la carta { $card }.
mindbug-reason-creature-falls = La criatura { $card } sería derrotada.
mindbug-reason-other-falls = Sería derrotada la criatura { $card }; con la mejor jugada, en cambio, { $instead }.
mindbug-reason-creatures-fall = Cuesta una criatura.
mindbug-reason-life-lost = Cuesta puntos de vida.
mindbug-reason-hit-missed = La mejor jugada quita puntos de vida al otro bando.
mindbug-reason-defeat-missed = La mejor jugada derrota la criatura { $card }.
mindbug-reason-other-defeated = La mejor jugada derrota la criatura { $card } en lugar de { $instead }.
mindbug-reason-defeats-missed = La mejor jugada derrota una criatura enemiga.
mindbug-reason-cards-lost = Hace perder cartas de la mano.
mindbug-reason-cards-missed = La mejor jugada roba una carta ajena.
mindbug-reason-mindbug-spent = Es mejor guardar el Mindbug que usarlo en la carta { $card }.
mindbug-reason-mindbug-drawn = Con la mejor jugada, { $player } usa un Mindbug.
mindbug-reason-effect-wasted = El efecto de la carta { $card } no haría nada ahora.
mindbug-reason-effect-missed = La mejor jugada activa el efecto de la carta { $card }.
