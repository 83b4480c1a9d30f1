### Why a move of Mindbug is worse than the best one. What is said would follow from it, or from the better one.

# $card and $blocker: cards. $player: one of the other side.
mindbug-reason-win-missed = The better move wins the game.
mindbug-reason-game-lost = It lets the other side win.
mindbug-reason-card-taken = { CAPITAL($card) } would be taken: { $player } still has a Mindbug.
mindbug-reason-attacker-falls = { CAPITAL($card) } would be blocked by { $blocker } and defeated.
mindbug-reason-attacker-at-risk = { CAPITAL($card) } can be blocked by { $blocker } and would be defeated.
mindbug-reason-attack-gets-through = { CAPITAL($card) } would then attack unblocked, which costs life.
mindbug-reason-creature-turns = { CAPITAL($player) } would take control of { $card }.
mindbug-reason-card-left = { CAPITAL($card) } stays with { $player }.
mindbug-reason-creature-falls = { CAPITAL($card) } would be defeated.
mindbug-reason-other-falls = { CAPITAL($card) } would be defeated; with the better move it would be { $instead }.
mindbug-reason-creatures-fall = It costs a creature.
mindbug-reason-life-lost = It costs life.
mindbug-reason-hit-missed = The better move costs the other side life.
mindbug-reason-defeat-missed = The better move defeats { $card }.
mindbug-reason-other-defeated = The better move defeats { $card } rather than { $instead }.
mindbug-reason-defeats-missed = The better move defeats an enemy creature.
mindbug-reason-cards-lost = It costs cards from hand.
mindbug-reason-cards-missed = The better move steals a card.
mindbug-reason-mindbug-spent = It is better to keep the Mindbug than to use it on { $card }.
mindbug-reason-mindbug-drawn = With the better move, { $player } uses a Mindbug.
mindbug-reason-effect-wasted = The effect of { $card } would do nothing now.
mindbug-reason-effect-missed = The better move sets off the effect of { $card }.
