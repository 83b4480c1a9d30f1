### Lessons of Mindbug: single ideas. The other side is the coach, who speaks of itself as “I”. Cards are variables, by their ids.
### `…-idea` is what is learnt; `…-1` what the coach says at the first step (the first paragraph is the headline); `…-1-done` what is
### said of the suggested move, others of the moves they are named after.

lesson-chapter-duel = The duel
lesson-chapter-evolution = Beyond Evolution
lesson-chapter-eternity = Beyond Eternity
lesson-chapter-tag-team = Tag Team

## Said in several lessons.

lesson-any-waits = That took your whole turn, and now it was mine.
lesson-any-blocked = I had a creature that could block this attack.
lesson-any-unhunted = Without Hunter I decide whether I block, and with which creature.
lesson-any-stopped = The second attack would have met nobody.

## The duel.

lesson-sneaky = Sneaky
lesson-sneaky-idea = Only Sneaky creatures can block a Sneaky one. Sneaky creatures may block anybody.
lesson-sneaky-1 =
    { $ferret-bomber } attacks. { $gorillion } cannot see it coming: block with { $tiger-squirrel }.

    Only Sneaky creatures can block a Sneaky one. 3 against 2.
lesson-sneaky-1-done = { $ferret-bomber } was my only Sneaky creature.
lesson-sneaky-1-unblocked = That cost 1 life, and { $ferret-bomber } will come again.
lesson-sneaky-2 =
    I have 1 life left. Attack with the creature that { $luchataur } cannot block.
lesson-sneaky-2-done = { $luchataur } has power 9, and could only watch.

lesson-frenzy = Frenzy
lesson-frenzy-idea = A creature with Frenzy may attack twice in a turn. Count blockers: one of them stops one attack.
lesson-frenzy-1 =
    I have 1 life and one creature that can block. Attack with { $luchataur }.

    It has Frenzy: if it survives its first attack, it may attack again at once.
lesson-frenzy-1-done = { $giraffodile } blocked and was defeated. Nobody is left.
lesson-frenzy-1-once = One attack, one blocker. { $luchataur } could have attacked twice.
lesson-frenzy-2 =
    Attack again!

    You may also stop, if the second attack would only do harm.
lesson-frenzy-2-done = One blocker stopped one attack. It could not stop two.

lesson-hunter = Hunter
lesson-hunter-idea = With Hunter you choose who has to block. It costs no life, but it defeats just the creature you want.
lesson-hunter-1 =
    You have 2 life, and { $chameleon-sniper } would take both next turn. Attack with { $killer-bee }.

    Its keyword Hunter lets you choose who has to block.
lesson-hunter-1-done = Without Hunter, { $gorillion } would block.
lesson-hunter-1-shot = { $chameleon-sniper } took 1 life with its effect, and 1 because nobody could block it.
lesson-hunter-2 =
    Hunt { $chameleon-sniper }: 5 against 1.
lesson-hunter-2-done = { $gorillion } could not help. The danger is gone.
lesson-hunter-2-strong = 5 against 10: { $killer-bee } was defeated, and { $chameleon-sniper } is still there.

lesson-poison = Poisonous
lesson-poison-idea = A Poisonous creature defeats whatever it fights. A small one is worth a big one, and nobody likes to meet it.
lesson-poison-1 =
    { $gorillion } attacks with 10. Block with { $deathweaver }: it has 2, but it is Poisonous.

    Both will be defeated, and you lose the smaller one.
lesson-poison-1-done = 2 against 10, and both were defeated.
lesson-poison-1-lost = 7 against 10: your creature was defeated, and { $gorillion } was not.
lesson-poison-1-unblocked = That cost 1 life, and { $gorillion } is still there.
lesson-poison-2 =
    I have 1 life and no creature. Attack with { $kangasaurus-rex }.
lesson-poison-2-done = Your smallest creature made room for this.

lesson-tough = Tough
lesson-tough-idea = Tough saves a creature once. Exhausted it can do all that it could before, but nothing saves it any more.
lesson-tough-1 =
    { $gorillion } attacks. Block with { $elephantopus }.

    It is weaker, but it has Tough: instead of being defeated it becomes exhausted.
lesson-tough-1-done = No life lost, no creature lost.
lesson-tough-1-unblocked = That cost 1 life. { $elephantopus } could have blocked without falling.
lesson-tough-2 =
    { $elephantopus } stays exhausted. Play { $bee-bear } beside it.
lesson-tough-2-done = { $gorillion } attacks once more.
lesson-tough-2-traded = { $gorillion } blocked, and an exhausted creature is not saved again.
lesson-tough-3 =
    Don’t block this time.

    Nothing saves { $elephantopus } any more, and you have 2 life.
lesson-tough-3-done = 1 life for a creature: a fair price.
lesson-tough-3-gone = Exhausted, it was defeated like any other.
lesson-tough-3-lost = 8 against 10: { $bee-bear } was defeated.

lesson-attack-first = What comes first
lesson-attack-first-idea = Attack effects come first, then Hunter, then the block. Whoever is defeated by then cannot block.
lesson-attack-first-1 =
    Attack with { $shark-dog }.

    Its Attack effect defeats an enemy creature with power 6 or higher, before anybody blocks.
lesson-attack-first-1-done = { $gorillion } was gone before it could block.
lesson-attack-first-2 =
    Now Hunter: hunt { $brain-fly }.

    With { $urchin-hurler } beside it, { $shark-dog } has 6 during your turn.
lesson-attack-first-2-done = Two creatures defeated with one attack.

lesson-no-block = When not to block
lesson-no-block-idea = You don’t have to block. Ask what the block costs: a creature is often worth more than 1 life.
lesson-no-block-1 =
    { $plated-scorpion } attacks. Don’t block.

    It is Poisonous: { $luchataur } would be defeated, and Tough would save { $plated-scorpion }. You have 3 life.
lesson-no-block-1-done = 1 life, but { $luchataur } is still yours.
lesson-no-block-1-poisoned = { $luchataur } was defeated, and { $plated-scorpion } just became exhausted. A bad trade.
lesson-no-block-2 =
    Now answer: play { $killer-bee }.

    I have no Mindbugs left. Its Play effect costs me 1 life.
lesson-no-block-2-done = We both lost 1 life. But you have the better creatures.
lesson-no-block-2-slow = A good creature. { $killer-bee } would have cost me 1 life at once.

lesson-life = Life can be spent
lesson-life-idea = All life but the last can be spent. Lose some when you get more for it.
lesson-life-1 =
    { $kangasaurus-rex } attacks. Don’t block: you have 2 life.

    { $goblin-werewolf } has 2 now, but 8 during your turn.
lesson-life-1-done = Now it is your turn, and { $goblin-werewolf } has 8.
lesson-life-1-small = 2 against 7. A turn later it would have been 8.
lesson-life-2 =
    Attack with { $goblin-werewolf }.
lesson-life-2-done = It has Hunter, so you choose.
lesson-life-3 =
    Hunt { $kangasaurus-rex }: 8 against 7.
lesson-life-3-done = 1 life bought you a creature.

lesson-mindbug-effect = A Mindbug takes the effect, too
lesson-mindbug-effect-idea = A Mindbug takes the card and its Play effect. The best card to take is often the one that would hurt you.
lesson-mindbug-effect-1 =
    I play { $kangasaurus-rex }: it defeats all enemy creatures with power 4 or lower. Take it!

    Then it is yours, and the enemy creatures are mine.
lesson-mindbug-effect-1-done = My own creatures were defeated. I played again, and had to begin anew.
lesson-mindbug-effect-1-swept = { $spider-owl } and { $tiger-squirrel } were defeated. With the Mindbug it would have been mine.
lesson-mindbug-effect-2 =
    { $lone-yeti } is alone, and strong. Attack past it: with { $tiger-squirrel }.
lesson-mindbug-effect-2-done = One Mindbug: one creature more for you, two less for me.

lesson-mindbug-kept = What to keep Mindbugs for
lesson-mindbug-kept-idea = Use a Mindbug on what you cannot beat, not on the first good card. As long as you have one, I have to be afraid.
lesson-mindbug-kept-1 =
    I play { $strange-barrel } with power 6. You have one Mindbug. Let it pass.

    { $gorillion } is stronger anyway.
lesson-mindbug-kept-1-done = You still have your Mindbug, and it is your turn.
lesson-mindbug-kept-1-spent = { $strange-barrel } is yours. But my best card is still in my hand, and you have no Mindbug left.
lesson-mindbug-kept-2 =
    Play { $killer-bee }. I have no Mindbugs left.
lesson-mindbug-kept-2-done = Now I need something really good.
lesson-mindbug-kept-2-slow = A good creature. { $killer-bee } would have cost me 1 life at once.
lesson-mindbug-kept-3 =
    { $rhino-turtle }: power 8, two attacks in a turn, and Tough. This is the one: take it!
lesson-mindbug-kept-3-done = My best card is yours. That is what the Mindbug was for.
lesson-mindbug-kept-3-passed = { $rhino-turtle } attacks twice in a turn, and it has to be defeated twice.

lesson-bait = Bait
lesson-bait-idea = Play something good before the card that matters. A Mindbug that is used on the bait is not there any more, and you play again.
lesson-bait-1 =
    I have 1 life and 1 Mindbug. { $killer-bee } would win, unless I take it. Play { $gorillion } first.

    You have 1 life, too: if I take { $killer-bee }, you lose.
lesson-bait-1-done = I took { $gorillion } with my last Mindbug. You play again.
lesson-bait-1-stung = I took { $killer-bee }, and its Play effect took your last life.
lesson-bait-2 =
    No Mindbug left. Now { $killer-bee }!
lesson-bait-2-done = { $gorillion } was worth it.

lesson-clock = The draw pile is a clock
lesson-clock-idea = Whoever cannot do anything on their turn loses. When draw pile and hand run out, the last creatures count.
lesson-clock-1 =
    I have 3 life, but no card left: none in hand, none to draw. Attack with { $killer-bee }.

    If I have no creature either, I cannot do anything on my turn. Then I lose.
lesson-clock-1-done = Hunter reaches every creature.
lesson-clock-1-unblocked = That cost me 1 of 3 life. { $tiger-squirrel } is still there, and so am I.
lesson-clock-2 =
    Hunt { $tiger-squirrel }.
lesson-clock-2-done = I had 3 life, and nothing I could do.

## Beyond Evolution.

lesson-action = Actions
lesson-action-idea = An Action is used instead of playing a card or attacking. Nobody can block it or take it.
lesson-action-1 =
    { $infernostrich } has an Action. Use it instead of attacking.

    It defeats an enemy creature with power 7 or higher, and nobody can block it.
lesson-action-1-done = Which one shall it be?
lesson-action-2 =
    Choose { $gorillion }.
lesson-action-2-done = And you can do that every turn, as long as { $infernostrich } lives.
lesson-action-2-smaller = That was the weaker one of the two.

lesson-action-turn = To win without an attack
lesson-action-turn-idea = An Action gets past all blockers. When attacks come to nothing, look for an Action.
lesson-action-turn-1 =
    I have 1 life and three creatures to block with. Use the Action of { $dragon-inn }.

    If you control fewer creatures than I do, it costs me 1 life.
lesson-action-turn-1-done = No creature can block an Action.

lesson-evolve = Evolving
lesson-evolve-idea = A creature that evolves gets stronger with every Action. It takes time, so begin early and keep it alive.
lesson-evolve-1 =
    Use the Action of { $cloud-lady }.

    It defeats an enemy creature with power 4 or lower, and then { $cloud-lady } evolves.
lesson-evolve-1-done = { $turbo-bug } was defeated, and your creature has become { $typhoon-princess }.
lesson-evolve-2 =
    Once more: use the Action of { $typhoon-princess }.

    Now it defeats a creature with power 6 or lower.
lesson-evolve-2-done = The third stage: { $thunder-queen } has power 9.

lesson-sacrifice = Giving up a creature
lesson-sacrifice-idea = Some Actions cost the creature itself. A small one for my best one is a good trade.
lesson-sacrifice-1 =
    { $gorillion } is my only creature. Use the Action of { $octocopter }.

    It is defeated itself, and you take control of an enemy creature.
lesson-sacrifice-1-done = { $gorillion } is yours. All I could do was play { $waddling-recruit }.
lesson-sacrifice-2 =
    I have 1 life: I have to block. Attack with { $gorillion }.
lesson-sacrifice-2-done = Now I have no creature left.

lesson-upside-down = Read before you fight
lesson-upside-down-idea = Texts change what numbers mean. Read what is on the table before you fight.
lesson-upside-down-1 =
    { $gorillion } attacks with 10. Block with { $sawn }, which has 5.

    Read it: when it fights, the creature with the higher power is defeated.
lesson-upside-down-1-done = The stronger one was defeated.
lesson-upside-down-1-lost = 7 against 10. { $steelhorn } fights as always.
lesson-upside-down-1-unblocked = That cost 1 life. { $sawn } would have won.

## Beyond Eternity.

lesson-boost = Boosts
lesson-boost-idea = A boost card lies under a creature and gives it +1 power for good. It comes from a discard pile.
lesson-boost-1 =
    Attack with { $sea-rex }.

    Its Attack effect boosts it with a card from a discard pile.
lesson-boost-1-done = Choose the card that boosts it.
lesson-boost-2 =
    Boost it with { $tiger-wasp }: 6 instead of 5.
lesson-boost-2-done = { $sea-rex } keeps the boost card, and the power.
lesson-boost-2-unboosted = Without the boost, it is 5 against 5.
lesson-boost-3 =
    Now 6 is enough: hunt { $porcupine-teacher }, which has 5.
lesson-boost-3-done = 6 against 5. Without the boost both would have been defeated.
lesson-boost-3-strong = 6 against 10 is too little.

lesson-boosted-falls = Boosted creatures can be hit
lesson-boosted-falls-idea = Some effects are about boosted creatures only. What makes a creature strong may make it a target.
lesson-boosted-falls-1 =
    { $gorillion } is boosted: 11. Play { $goat-dragon }.

    It boosts a creature, or it defeats a boosted one.
lesson-boosted-falls-1-done = You may choose one of the two.
lesson-boosted-falls-2 =
    Choose to defeat a boosted creature.
lesson-boosted-falls-2-done = { $gorillion } and its boost card went to the discard pile.
lesson-boosted-falls-2-kept = A boost for you. But { $gorillion } with 11 is still there.

lesson-from-the-discard = Cards that work in the discard pile
lesson-from-the-discard-idea = Blessed and cursed cards work as long as they are in a discard pile. Look into both piles before you count.
lesson-from-the-discard-1 =
    I have 3 life. Attack with { $peacasus } and win.

    { $blessed-killer-bee } is in your discard pile: whenever I lose life, I lose 2 more.
lesson-from-the-discard-1-done = 1 life, and 2 more.

lesson-discard-on-purpose = Discarding on purpose
lesson-discard-on-purpose-idea = Some cards are worth more in the discard pile than in play. Then it is good to discard them.
lesson-discard-on-purpose-1 =
    Play { $tornado-dragon }.

    You may discard up to 2 cards, and defeat a creature for each.
lesson-discard-on-purpose-1-small = It does its work in the discard pile, not in play.
lesson-discard-on-purpose-2 =
    Discard { $blessed-tiger-squirrel }.

    In the discard pile it stops enemy creatures with power 7 or higher: they cannot attack or block.
lesson-discard-on-purpose-1-done = Which card do you want to discard?
lesson-discard-on-purpose-2-done = It works from now on.
lesson-discard-on-purpose-2-kept = Nothing discarded, nothing defeated.
lesson-discard-on-purpose-3 =
    Now defeat { $gorillion }.
lesson-discard-on-purpose-3-done = I played { $turf-the-surfer } with power 8. It cannot block, either.
lesson-discard-on-purpose-3-own = That was your own creature.
lesson-discard-on-purpose-4 =
    I have 2 life, and nobody can block. Attack with { $agile-rooster }.

    It has Frenzy.
lesson-discard-on-purpose-4-done = 1 life left.
lesson-discard-on-purpose-4-slow = Nobody could block that, either. But it attacks only once.
lesson-discard-on-purpose-5 =
    And again!
lesson-discard-on-purpose-5-done = My strong creatures could only watch.

lesson-curse = Curses
lesson-curse-idea = A boost takes its card out of a discard pile. That lifts a curse of yours, or takes a blessing from me.
lesson-curse-1 =
    { $cursed-gorillion } in your discard pile costs your creatures 2 power. Attack with { $sea-rex } all the same.
lesson-curse-1-done = Choose the card that boosts it.
lesson-curse-2 =
    Boost it with { $cursed-gorillion }.

    That is +1, and the curse is out of the discard pile: 6 instead of 3.
lesson-curse-2-done = 3 power more with one card.
lesson-curse-2-cursed = The curse is still in your discard pile, and it costs 2 power.
lesson-curse-3 =
    Hunt { $porcupine-teacher }: 6 against 5.
lesson-curse-3-done = The curse is gone, and so is my creature.
