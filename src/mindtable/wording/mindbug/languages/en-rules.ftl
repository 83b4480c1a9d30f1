### Mindbug in English: its pages of rules.
### $card is the card that is drawn beside the text. In examples the names of cards are those of their ids; the reader plays with
### Ben in a duel, with Cleo against Ben (on the left) and Dan in Tag Team.

rules-as-in-duel = Tag Team is played like the duel, except for what is said here. First read:

## The duel.

rules-duel-aim-title = Aim of the game
rules-duel-aim =
    Two players send strange creatures against each other. Each begins with 3 life points. Whoever has none left loses at once. So does whoever cannot do anything in their turn.

    What makes the game special: whatever you play, your opponent may take it. But only twice.
rules-duel-setup-title = Setting up
rules-duel-setup =
    Shuffle the cards of all sets you play with. Each player gets 10 of them face down, takes 5 into their hand and keeps the other 5 as their draw pile. The rest is the unused pile.

    Each player has 3 life points and 2 Mindbugs.

    To see who begins, each player reveals a random card of the unused pile. The higher power begins; on a tie both reveal another one.

    Your hand is yours alone, and nobody knows the draw piles. Creatures in play, discard piles and boost cards may be looked at by everyone.
rules-duel-card-title = A card
rules-duel-card =
    Every card is a creature. The large number is its power. Below the name stand its keywords, and then what else it does. The word before a text says when it happens.

    In play the large number is the power a creature has now. If that is not the printed one, an arrow points up or down, and the printed number stands beside it, crossed out. An exhausted creature lies at an angle; cards that boost it are counted at its top right.
rules-duel-turn-title = Your turn
rules-duel-turn =
    In your turn you do exactly one of these:
    • play a card from your hand;
    • attack with one of your creatures;
    • use the Action of one of your creatures, if it has one.

    Then it is your opponent’s turn. You cannot pass. If there is nothing you are able to do, you lose.

    Whenever you have fewer than 5 cards in hand, you draw at once until you have 5 again, also in the middle of an effect. Once your draw pile is empty, you draw no more. There is no limit to the number of cards you hold, nor to your life points.
rules-duel-playing-title = Playing a card, and Mindbugs
rules-duel-playing =
    1. Show the card you play, and refill your hand.
    2. Your opponent may use a Mindbug, if they have one left.
    3. If they do not, the creature comes into play on your side, you resolve its Play effect, and your turn is over.
    4. If they do, the Mindbug is used up and the creature comes into play on their side. They resolve its Play effect as if they had played it. Then you take a whole new turn at once.

    A Mindbug takes only a card that is played from the hand as the action of a turn. It never takes a creature that is already in play, one that an effect brings into play, or one that a Mindbug has just taken.
rules-duel-attacking-title = Attacking and blocking
rules-duel-attacking =
    1. Say which of your creatures attacks. Its Attack effects come first. If it is no longer in play on your side after that, the attack is over.
    2. If it has Hunter, you may choose an enemy creature that has to block.
    3. Otherwise your opponent may block with one creature that is able to, or not block at all.
    4. If nobody blocks, your opponent loses 1 life point.
    5. If a creature blocks, the two fight. The one with lower power is defeated; with equal power both are.

    A defeated creature goes to the discard pile of the player who controls it. Attacking and blocking tire nobody: a creature that attacked may block in the next turn and attack again in the one after.
rules-duel-keywords-title = Keywords
rules-duel-keywords =
    Keywords stand below the name of a card. To have one twice is the same as to have it once.
rules-keyword-frenzy =
    After its first attack of the turn it may attack once more, at once, if it is still in play on your side and able to attack. It attacks at most twice in a turn.
rules-keyword-hunter =
    When it attacks, you may choose any enemy creature. That one has to block, even if it would not be able to. Your opponent then loses no life in this attack. If you choose none, they may block as usual.
rules-keyword-poisonous =
    In a fight it always defeats the other creature, however strong that is. If the other one has equal or higher power, or is poisonous too, both are defeated. A tough creature that is not exhausted yet becomes exhausted instead, as always.
rules-keyword-sneaky =
    When it attacks, only sneaky creatures can block it. It may itself block any creature.
rules-keyword-tough =
    When it would be defeated, by a fight or an effect, it becomes exhausted instead and stays in play. It was not defeated, so a Defeated effect does not happen. An exhausted creature has no such protection: next time it is defeated.
rules-duel-effects-title = Effects
rules-duel-effects =
    The word before a text says when it happens:
    • Play | when the creature comes into play, in whatever way; not when it changes sides or evolves.
    • Attack | when it attacks, before anybody blocks.
    • Defeated | when it goes from play to the discard pile; not when it returns to a hand, changes sides or becomes exhausted instead.
    • Action | when you use it as the action of your turn. It has to change something.
    • In the discard pile | all the time that the card lies in your discard pile, and nowhere else.

    A text without such a word holds all the time that the creature is in play.

    Whoever controls the creature makes the choices of its effects. But if a player is told to do something, as with { $card }, that player chooses.

    Do as much as you can and ignore the rest. What is not “up to” or “if you like” has to be done: if your own creature is the only one that fits, it is hit.

    When several effects happen at the same time, the player whose turn it is puts them in order. One is resolved completely before the next.

    Power is never below 1. Effects look at the power a creature has at that moment; cards in hands and discard piles have their printed power.
rules-duel-states-title = Exhausted, boosted, evolved
rules-duel-states =
    An exhausted creature attacks, blocks and uses its abilities like any other. It stays exhausted as long as it is in play, also when it changes sides.

    To boost a creature (Beyond Eternity), you put up to as many cards as are named under it, from any discard piles. Each gives it +1 power; its own text does not count there. When the creature leaves play, its boost cards go to the discard pile of the player who controlled it.

    To evolve (Beyond Evolution) is to be replaced by the next of three stages. It is still the same creature: it stays exhausted or boosted, and no Play effect happens. When it leaves play it becomes its first stage again. Only first stages are in the deck.
rules-duel-end-title = End of the game
rules-duel-end =
    The game ends at once, whatever else would still happen, when
    • a player has no life points left: they lose;
    • a player has to take a turn and is able to do nothing: they lose;
    • an effect says that somebody wins.

    There are no draws.

rules-example-duel-mindbug = You hoped to defeat { $luchataur } with the Play effect of { $tiger-squirrel }. Ben uses a Mindbug: now { $tiger-squirrel } is his, and so is its effect. Seen from his side, the enemy creature of power 7 or higher is your { $gorillion }. Your consolation: you have another turn, and Ben has one Mindbug less.
rules-example-duel-fight = { $gorillion } has power 10, { $giraffodile } only 7, so { $giraffodile } is defeated. Because somebody blocked, Ben loses no life.
rules-example-duel-tie = 7 against 7: both are defeated at the same moment.
rules-example-duel-frenzy = { $luchataur } has survived its first attack, so it may attack again at once. Now nobody is left to block, and Ben loses 1 life point.
rules-example-duel-hunter = Ben would have blocked with { $gorillion }. Hunter lets you choose: { $brain-fly } has to block, and 4 is less than 5.
rules-example-duel-poisonous = { $spider-owl } is poisonous: it defeats even { $gorillion }. But 10 is more than 3, so { $spider-owl } is defeated as well.
rules-example-duel-sneaky = { $gorillion } is not sneaky and cannot block { $tiger-squirrel }. Ben loses 1 life point to a creature of power 3.
rules-example-duel-tough = The first time { $grave-robber } loses a fight it becomes exhausted. It may still block in the next turn, but now it is defeated.
rules-example-duel-attack = The Attack effect of { $shark-dog } comes before blocking. It defeats { $gorillion }, so nobody is left to hunt or to block.
rules-example-duel-defeated = { $explosive-toad } loses the fight and goes to the discard pile. Its Defeated effect then defeats a creature, and only { $gorillion } is left.
rules-example-duel-constant = The text of { $goblin-werewolf } has no word before it: it holds all the time. In your turn its power is 8, enough for { $giraffodile }; in Ben’s turn it is 2 again.
rules-example-duel-boost = Boosted with { $spider-owl } from Ben’s discard pile, { $sea-rex } has power 6 instead of 5 and wins the fight. It keeps the boost card; of { $spider-owl } only the +1 counts.
rules-example-duel-evolution = The Action defeats an enemy creature of power 4 or lower. Then { $cloud-lady } evolves to { $typhoon-princess }, the second of three stages. No Play effect happens.
rules-example-duel-out-of-actions = Ben still has 3 life points. But he has no creature, no card in hand and none to draw. He cannot do anything in his turn, so he loses.

## Tag Team.

rules-tag-team-aim-title = Teams
rules-tag-team-aim =
    Two teams of two sit so that your neighbours are your opponents and your teammate is opposite you. A team shares 3 life points. Everything else is your own: hand, draw pile, discard pile, creatures, Mindbug and Mindfrog.

    You may not show your hand to your teammate, nor hint at it.
rules-tag-team-setup-title = Setting up
rules-tag-team-setup =
    Shuffle the Tag Team cards with those of any other sets. Each player gets 6 cards, takes 3 into their hand and keeps 3 as their draw pile. The order of the unused pile matters here: leave it as it is.

    Each player has 1 Mindbug and 1 Mindfrog. Each reveals a card of the unused pile; the highest power begins.

    Epic variant: 5 cards in hand and 5 in the draw pile, 2 Mindbugs and 1 Mindfrog for each player.
rules-tag-team-turn-title = Your turn
rules-tag-team-turn =
    Turns go clockwise, so the teams take turns, too. You play a card from your hand, or attack with one of your own creatures, or use the Action of one of your own creatures. You cannot pass.

    Hands are refilled to 3 cards, in the epic variant to 5.
rules-tag-team-playing-title = Playing a card: Mindbugs and Mindfrogs
rules-tag-team-playing =
    After you have shown a card and refilled your hand, three players are asked in this order:
    1. the opponent on your left, for a Mindbug;
    2. your teammate, for a Mindfrog;
    3. the opponent on your right, for a Mindbug.

    The first who says yes takes the creature and resolves its Play effect. Then you have to take another action in the same turn; if you are not able to, your turn just ends. If nobody takes it, the creature is yours, you resolve its Play effect, and your turn is over.

    A Mindbug takes only cards of opponents, a Mindfrog only those of the teammate. Effects that speak of using a Mindbug do not mean Mindfrogs.
rules-tag-team-attacking-title = Attacking and blocking
rules-tag-team-attacking =
    You attack the other team, not one player. The opponent on your left may block first. If they do not, the opponent on your right may. If neither does, the team loses 1 life point.

    A creature with Hunter may choose any creature of both opponents.
rules-tag-team-words-title = What the cards mean
rules-tag-team-words =
    • Allied creatures are yours and those of your teammate; enemy creatures are those of both opponents.
    • What you control is in your own play area. Your hand, your turn, your Mindbugs and your discard pile are yours alone; your life is that of your team.
    • “The opponent” after Play, Attack, Defeated, Action or “when” is one opponent, whom you choose as the effect happens. In texts that hold all the time it means both. Where it is about life, it is the other team.
    • To give a card is to put it into the hand of the other player.
    • To refresh a Mindbug, as with { $card }, is to turn a used one face up again. Mindfrogs are not refreshed.
rules-tag-team-end-title = Skipped turns, and the end
rules-tag-team-end =
    A team without life points loses at once.

    A player who is able to do nothing in their turn is skipped. They are still in the game: they use Mindbugs and Mindfrogs, and block. But if the next turn of their teammate is skipped too, their team loses at once.

rules-example-tag-team-mindfrog = Ben, on your left, is asked first and declines. Then your teammate Cleo uses her Mindfrog; Dan is not even asked. { $luchataur } is Cleo’s, and you act again in the same turn.
rules-example-tag-team-block = Ben may block first but keeps { $brain-fly } safe. Then Dan blocks with { $gorillion }: 9 is less than 10, and { $luchataur } is defeated.
rules-example-tag-team-hunter = Hunter lets you pass Ben’s { $gorillion } by: { $brain-fly } of Dan, on your right, has to block.
rules-example-tag-team-teammate = The text of { $superhero-boot-camp } is about the creatures of the teammate. As soon as Cleo has it in play, your { $spider-owl } has power 4 and may attack twice.
rules-example-tag-team-skipped = Ben has no card and no creature: his turn is skipped. After Cleo’s attack Dan’s turn is skipped too. Two skipped turns of a team in a row lose the game, with 1 life point left.
