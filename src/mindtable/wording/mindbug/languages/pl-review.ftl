### Why a move of Mindbug is worse than the best one. What is said would follow from it, or from the better one.

mindbug-reason-win-missed = Lepszy ruch wygrywa grę.
mindbug-reason-game-lost = Wtedy wygrywa druga strona.
mindbug-reason-card-taken = { $player } przejmie Mindbugiem { $card-acc }.
mindbug-reason-attacker-falls = { CAPITAL($card) } zginie: ten atak zablokuje { $blocker }.
mindbug-reason-attacker-at-risk = { CAPITAL($card) } może zginąć: ten atak może zablokować { $blocker }.
mindbug-reason-attack-gets-through = Potem zaatakuje { $card } i nikt tego nie zablokuje, a to odbierze punkty życia.
mindbug-reason-creature-turns = { $player } przejmie kontrolę nad { $card-inst }.
mindbug-reason-card-left = { CAPITAL($card) } zostaje po drugiej stronie ({ $player }).
mindbug-reason-creature-falls = { CAPITAL($card) } zginie.
mindbug-reason-other-falls = Zginie { $card }, a po lepszym ruchu – { $instead }.
mindbug-reason-creatures-fall = Przez to traci się stwora.
mindbug-reason-life-lost = Przez to traci się punkty życia.
mindbug-reason-hit-missed = Lepszy ruch odbiera drugiej stronie punkty życia.
mindbug-reason-defeat-missed = Lepszy ruch pozwala pokonać { $card-acc }.
mindbug-reason-other-defeated = Lepszy ruch pozwala pokonać { $card-acc }, a nie { $instead-acc }.
mindbug-reason-defeats-missed = Lepszy ruch pozwala pokonać wrogiego stwora.
mindbug-reason-cards-lost = Przez to traci się karty z ręki.
mindbug-reason-cards-missed = Lepszy ruch pozwala ukraść kartę.
mindbug-reason-mindbug-spent = Lepiej zachować Mindbuga, niż użyć go na { $card-acc }.
mindbug-reason-mindbug-drawn = Po lepszym ruchu { $player } używa Mindbuga.
mindbug-reason-effect-wasted = Efekt karty { $card } nic by teraz nie dał.
mindbug-reason-effect-missed = Lepszy ruch uruchamia efekt karty { $card }.
