### The first game: what the coach says. The coach is the opponent and speaks as “I”. Cards are variables, by their ids.
### The first paragraph is the headline; “…-done” follows the suggested move, others the moves they are named after.

lesson-chapter-first-game = First game
lesson-first-game = Your first game
lesson-first-game-idea = You know all you need: play or attack, block or lose life, and a Mindbug for what is too good to leave. Everything else stands on the cards.

lesson-idea-play = Playing a card
lesson-idea-power = Power
lesson-idea-life = Life
lesson-idea-block = Blocking
lesson-idea-keywords = Keywords
lesson-idea-mindbug-used = Your Mindbugs
lesson-idea-mindbug-baited = My Mindbugs
lesson-idea-finish = The finish

lesson-first-game-1 =
    Each turn you do one thing: play a card, or attack. Play { $luchataur }.

    You have 3 life, I have 2. Whoever has none left loses.
lesson-first-game-1-done = { $luchataur } is on your side, and you drew a card: after playing one, you draw back up to five. Then { $tiger-squirrel } attacked. It is **Sneaky**: only Sneaky creatures can block it. That cost you 1 life.
lesson-first-game-2 =
    The big number is power. Attack with { $luchataur }: it has 9.

    I may block with one creature. The creature with lower power is defeated; with equal power, both are.
lesson-first-game-2-done = I blocked with { $brain-fly }. 9 against 4: it was defeated and went to the discard pile. A blocked attack costs no life.
lesson-first-game-3 =
    { $luchataur } has **Frenzy**: it may attack once more. Attack again.

    An attack that nobody blocks costs 1 life.
lesson-first-game-3-done = I didn’t block and lost 1 life: 1 left.
lesson-first-game-3-stopped = You stopped, so I kept my 2 life.
lesson-first-game-4 =
    { $grave-robber } attacks you. Block it with { $luchataur }.

    You choose whether to block, and with which creature. 9 against 7, but { $grave-robber } is **Tough**: neither is defeated, and you keep your life.
lesson-first-game-4-done = Tough saved { $grave-robber }: instead of being defeated, it is **exhausted**. It can attack and block as before, but next time nothing will save it.
lesson-first-game-4-unblocked = You lost 1 life: 1 left. The block would have cost you nothing: neither creature would have been defeated.
lesson-first-game-5 =
    Words under the name are keywords. Play { $spider-owl }.

    It is **Sneaky**: only Sneaky creatures can block it. **Poisonous**: it defeats whatever it fights. You can read every card up close.
lesson-first-game-5-done = I let { $spider-owl } pass. Then I played a big one: { $gorillion }.
lesson-first-game-6 =
    { $gorillion } has power 10. Take it with a Mindbug!

    A Mindbug gives you the card that was just played, and costs nothing but itself: no card, no turn. Each of us has two for the whole game.
lesson-first-game-6-done = { $gorillion } is yours, for 1 Mindbug and nothing else. **Whoever loses a card this way plays again at once**: I played { $shield-bugs }. Then it is your turn.
lesson-first-game-6-passed = You kept your Mindbug, and I kept { $gorillion }. Power 10 is hard to get rid of.
lesson-first-game-7 =
    { $shield-bugs } has power 4. Let it pass.

    A Mindbug is worth most against the best card of the other side. Keep your last one for that.
lesson-first-game-7-done = Right: you keep your Mindbug, and it is your turn.
lesson-first-game-7-spent = { $shield-bugs } is yours. But your Mindbugs are gone, and now I can play my best cards without fear.
lesson-first-game-8 =
    I have Mindbugs, too. Play { $rhino-turtle } and see if I can resist.

    I have 1 life left. { $killer-bee } would take it, unless I take { $killer-bee }. So bait my Mindbugs first.
lesson-first-game-8-done = I took { $rhino-turtle }. That cost me a Mindbug, and **you play again at once**.
lesson-first-game-8-attacked = I have enough creatures to block. My Mindbugs are still there, too.
lesson-first-game-9 =
    One Mindbug is left. Once more: play { $giraffodile }.
lesson-first-game-9-done = I couldn’t resist. My last Mindbug is gone, and you play again.
lesson-first-game-9-early = I still had a Mindbug, and { $killer-bee } was just what I kept it for.
lesson-first-game-9-another = My last Mindbug is still there.
lesson-first-game-9-attacked = I have enough creatures to block, and my last Mindbug is still there.
lesson-first-game-10 =
    I have no Mindbug left. Play { $killer-bee }!

    Its Play effect takes my last life. And **Hunter** means: when it attacks, you may choose which of my creatures has to block.
lesson-first-game-10-done = { $killer-bee } took my last life. You have won your first game!
lesson-first-game-10-waits = Another card, and I live on. { $killer-bee } would have won at once.
lesson-first-game-10-attacked = I could block, and live on. { $killer-bee } would have won at once.
