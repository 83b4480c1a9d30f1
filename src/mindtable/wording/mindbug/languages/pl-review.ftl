### Why a move of Mindbug is worse than the best one. What is said would follow from it, or from the better one.

mindbug-reason-win-missed = Lepszy ruch wygrywa grę.
mindbug-reason-game-lost = Wtedy wygrywa druga strona.
mindbug-reason-card-taken = Ta karta zostałaby przejęta: { $card }. { $player } ma jeszcze Mindbuga.
mindbug-reason-attacker-falls = { CAPITAL($card) } ginie: ten atak zablokuje { $blocker }.
mindbug-reason-attack-gets-through = Potem atakuje { $card } i nikt nie blokuje, a to odbiera punkty życia.
mindbug-reason-creature-turns = { $player } przejmuje kontrolę nad { $card-inst }.
mindbug-reason-card-left = { CAPITAL($card) } zostaje po stronie gracza { $player }.
mindbug-reason-creature-falls = { CAPITAL($card) } ginie.
mindbug-reason-creatures-fall = Ginie któryś ze stworów.
mindbug-reason-life-lost = Przez to traci się punkty życia.
mindbug-reason-hit-missed = Lepszy ruch odbiera drugiej stronie punkty życia.
mindbug-reason-defeat-missed = Lepszy ruch pokonuje { $card-acc }.
mindbug-reason-defeats-missed = Lepszy ruch pokonuje wrogiego stwora.
mindbug-reason-cards-lost = To kosztuje karty z ręki.
mindbug-reason-cards-missed = Lepszy ruch kradnie kartę.
mindbug-reason-mindbug-spent = Lepiej zachować Mindbuga, niż użyć go na { $card-acc }.
mindbug-reason-mindbug-drawn = Po lepszym ruchu { $player } zużywa Mindbuga.
