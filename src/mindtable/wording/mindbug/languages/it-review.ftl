### Why a move of Mindbug is worse than the best one. What is said would follow from it, or from the better one.

mindbug-reason-win-missed = La mossa migliore vince la partita.
mindbug-reason-game-lost = Così vince l’altra parte.
mindbug-reason-card-taken = { CAPITAL($player) } prenderebbe la carta { $card } con un Mindbug.
mindbug-reason-attacker-falls = La creatura { $card } verrebbe sconfitta: la bloccherebbe { $blocker }.
mindbug-reason-attacker-at-risk = La creatura { $card } verrebbe sconfitta se la bloccasse { $blocker }.
mindbug-reason-attack-gets-through = Poi la creatura { $card } attaccherebbe senza essere bloccata, e questo costa punti vita.
mindbug-reason-creature-turns = { CAPITAL($player) } prenderebbe il controllo della creatura { $card }.
mindbug-reason-card-left = La carta { $card } resta { $player-to }.
mindbug-reason-creature-falls = La creatura { $card } verrebbe sconfitta.
mindbug-reason-other-falls = Verrebbe sconfitta la creatura { $card }; con la mossa migliore, invece, { $instead }.
mindbug-reason-creatures-fall = Costa una creatura.
mindbug-reason-life-lost = Costa punti vita.
mindbug-reason-hit-missed = La mossa migliore toglie punti vita all’altra parte.
mindbug-reason-defeat-missed = La mossa migliore sconfigge la creatura { $card }.
mindbug-reason-other-defeated = La mossa migliore sconfigge la creatura { $card } invece di { $instead }.
mindbug-reason-defeats-missed = La mossa migliore sconfigge una creatura nemica.
mindbug-reason-cards-lost = Fa perdere carte dalla mano.
mindbug-reason-cards-missed = La mossa migliore ruba una carta.
mindbug-reason-mindbug-spent = Meglio conservare il Mindbug che usarlo sulla carta { $card }.
mindbug-reason-mindbug-drawn = Con la mossa migliore { $player } usa un Mindbug.
mindbug-reason-effect-wasted = L’effetto della carta { $card } ora non farebbe nulla.
mindbug-reason-effect-missed = La mossa migliore attiva l’effetto della carta { $card }.
