### Mindbug in English: its pages of rules.
### $card is the card that is drawn beside the text. In examples the names of cards are those of their ids; the reader plays with
### Ben in a duel, with Cleo against Ben (on the left) and Dan in Tag Team.

## The duel.

rules-duel-aim-title = Aim of the game
rules-duel-aim =
    Two players send weird creatures against each other. Each starts with 3 life. Whoever has no life left loses at once. So does whoever cannot do anything on their turn.

    What makes the game special: whatever you play, your opponent may take it. But only twice.
rules-duel-setup-title = Setup
rules-duel-setup =
    Shuffle the cards of all sets you play with. Each player gets 10 of them face down, takes 5 into their hand and keeps the other 5 as their draw pile. The rest is the unused pile.

    Each player has 3 life and 2 Mindbugs.

    To see who goes first, each player reveals a random card from the unused pile. Whoever revealed the higher power goes first; on a tie, both reveal another one.

    Your hand is yours alone, and nobody may look at the draw piles. Everyone may look at creatures in play, discard piles and boost cards.
rules-duel-card-title = A card
rules-duel-card =
    Every card is a creature. The large number is its power. Its keywords are below the name, and below them its abilities. The word at the start of an ability says when it happens.

    In play, the large number is the power a creature has now. If that is not its printed power, an arrow points up or down, and the printed number is beside it, crossed out. An exhausted creature is pale and marked “Exhausted”; the boost cards under a creature are counted at its top right.
rules-duel-turn-title = Your turn
rules-duel-turn =
    On your turn you do exactly one of these:
    • play a card from your hand;
    • attack with one of your creatures;
    • use the Action of one of your creatures, if it has one.

    Then it is your opponent’s turn. You cannot pass. If there is nothing you can do, you lose.

    Whenever you have fewer than 5 cards in hand, you immediately draw until you have 5 again, even in the middle of an effect. Once your draw pile is empty, you draw no more. There is no limit to your hand, nor to your life.
rules-duel-playing-title = Playing a card, and Mindbugs
rules-duel-playing =
    1. Show the card you play, and refill your hand.
    2. Your opponent may use a Mindbug, if they have one left.
    3. If they do not, the creature comes into play on your side, you resolve its Play effect, and your turn is over.
    4. If they do, the Mindbug is used up and the creature comes into play on their side. They resolve its Play effect as if they had played it. Then you immediately take a whole new turn.

    A Mindbug takes only a card that is played from hand as the action of a turn. It never takes a creature that is already in play, one that an effect brings into play, or one that a Mindbug has just taken.
rules-duel-attacking-title = Attacking and blocking
rules-duel-attacking =
    1. Say which of your creatures attacks. Its Attack effects come first. If it is no longer in play on your side after that, the attack is over.
    2. If it has Hunter, you may choose an enemy creature that must block.
    3. Otherwise your opponent may block with one creature that can block, or not block at all.
    4. If nobody blocks, your opponent loses 1 life.
    5. If a creature blocks, the two fight. The one with the lower power is defeated; if the power is equal, both are.

    A defeated creature goes to the discard pile of the player who controls it. Attacking and blocking do not exhaust a creature: one that attacked may block on the next turn and attack again on the one after.
rules-duel-keywords-title = Keywords
rules-duel-keywords =
    The keywords of a card are below its name. Having a keyword twice makes no difference.
rules-keyword-frenzy =
    After its first attack of the turn it may immediately attack once more, if it is still in play on your side and can attack. It attacks at most twice in a turn.
rules-keyword-hunter =
    When it attacks, you may choose any enemy creature. That creature must block, even if it could not block otherwise. Your opponent then loses no life in this attack. If you choose none, they may block as usual.
rules-keyword-poisonous =
    In a fight it always defeats the other creature, however strong that is. If the other one has equal or higher power, or has Poisonous too, both are defeated. A creature with Tough that is not exhausted yet becomes exhausted instead, as always.
rules-keyword-sneaky =
    When it attacks, only creatures with Sneaky can block it. It may itself block any creature.
rules-keyword-tough =
    When it would be defeated, by a fight or an effect, it becomes exhausted instead and stays in play. It was not defeated, so its Defeated effect does not happen. An exhausted creature has no such protection: the next time, it is defeated.
rules-duel-effects-title = Effects
rules-duel-effects =
    The word at the start says when the effect happens:
    • Play | when the creature comes into play, in whatever way; not when it changes sides or evolves.
    • Attack | when it attacks, before anyone blocks.
    • Defeated | when it goes from play to the discard pile; not when it returns to a hand, changes sides or becomes exhausted instead.
    • Action | when you use it as the action of your turn. It must change something.
    • In the discard pile | as long as the card is in your discard pile, and nowhere else.

    An ability without such a word always applies while the creature is in play.

    Allied creatures are those you control, enemy creatures those your opponent controls. An effect that just says “a creature” may choose either.

    Whoever controls the creature makes the choices of its effects. But if another player is told to do something, as with { $card }, that player chooses.

    Do as much as you can and ignore the rest. Unless it says “you may”, “up to” or “any number”, you must do it: if your own creature is the only one an effect can choose, it is affected.

    When several effects happen at the same time, the player whose turn it is puts them in order. Each is resolved completely before the next.

    Power is never below 1. Effects use the power a creature has at that moment; cards in hands and discard piles have their printed power.
rules-duel-states-title = Exhausted, boosted, evolved
rules-duel-states =
    An exhausted creature attacks, blocks and uses its abilities like any other. It stays exhausted as long as it is in play, even when it changes sides.

    To boost a creature (Beyond Eternity), put up to the given number of cards under it, from any discard piles. Each gives it +1 power; nothing else on a boost card counts. When the creature leaves play, its boost cards go to the discard pile of the player who controlled it.

    A creature that evolves (Beyond Evolution) is replaced by the next of its three stages. It is still the same creature: it stays exhausted or boosted, and no Play effect happens. When it leaves play, it becomes its first stage again. Only first stages are in the deck.
rules-duel-end-title = End of the game
rules-duel-end =
    The game ends at once, whatever else would still happen, when
    • a player has no life left: they lose;
    • a player has to take a turn and cannot do anything: they lose;
    • an effect says that someone wins.

    There are no draws.

rules-example-duel-mindbug = You hoped to defeat { $luchataur } with the Play effect of { $tiger-squirrel }. Ben uses a Mindbug: now { $tiger-squirrel } is his, and so is its effect. Seen from his side, the enemy creature with power 7 or higher is your { $gorillion }. Your consolation: you take another turn, and Ben has one Mindbug fewer.
rules-example-duel-fight = { $gorillion } has power 10, { $giraffodile } only 7, so { $giraffodile } is defeated. Because a creature blocked, Ben loses no life.
rules-example-duel-tie = 7 against 7: both are defeated at the same moment.
rules-example-duel-frenzy = { $luchataur } has survived its first attack, so it may immediately attack again. Now nobody is left to block, and Ben loses 1 life.
rules-example-duel-hunter = Ben would have blocked with { $gorillion }. Hunter lets you choose: { $brain-fly } must block, and 4 is less than 5.
rules-example-duel-poisonous = { $spider-owl } has Poisonous: it defeats even { $gorillion }. But 10 is more than 3, so { $spider-owl } is defeated as well.
rules-example-duel-sneaky = { $gorillion } does not have Sneaky and cannot block { $tiger-squirrel }. Ben loses 1 life to a creature with power 3.
rules-example-duel-tough = The first time { $grave-robber } loses a fight it becomes exhausted. It may still block on the next turn, but then it is defeated.
rules-example-duel-attack = The Attack effect of { $shark-dog } comes before blocking. It defeats { $gorillion }, so nobody is left to hunt or to block.
rules-example-duel-defeated = { $explosive-toad } loses the fight and goes to the discard pile. Its Defeated effect then has to defeat a creature. { $gorillion } is the only one left, so it is defeated too.
rules-example-duel-constant = The ability of { $goblin-werewolf } has no word at its start: it always applies. On your turn its power is 8, enough for { $giraffodile }; on Ben’s turn it is 2 again.
rules-example-duel-boost = Boosted with { $spider-owl } from Ben’s discard pile, { $sea-rex } has power 6 instead of 5 and wins the fight. It keeps the boost card; of { $spider-owl } only the +1 counts.
rules-example-duel-evolution = The Action defeats an enemy creature with power 4 or lower. Then { $cloud-lady } evolves into { $typhoon-princess }, the second of three stages. No Play effect happens.
rules-example-duel-out-of-actions = Ben still has 3 life. But he has no creature, no card in hand and none to draw. He cannot do anything on his turn, so he loses.

## Tag Team.

rules-tag-team-aim-title = Teams
rules-tag-team-aim =
    Two teams of two sit so that your neighbours are your opponents and your teammate is opposite you. A team shares 3 life. Everything else is your own: hand, draw pile, discard pile, creatures, Mindbug and Mindfrog.

    You may not show your hand to your teammate, nor hint at it.
rules-tag-team-setup-title = Setup
rules-tag-team-setup =
    Shuffle the Tag Team cards with those of any other sets. Each player gets 6 cards, takes 3 into their hand and keeps 3 as their draw pile. The order of the unused pile matters here: leave it as it is.

    Each player has 1 Mindbug and 1 Mindfrog. Each reveals a card from the unused pile; whoever revealed the highest power goes first.

    Epic variant: 5 cards in hand and 5 in the draw pile, 2 Mindbugs and 1 Mindfrog for each player.
rules-tag-team-turn-title = Your turn
rules-tag-team-turn =
    Turns go clockwise, so the teams alternate. You play a card from your hand, or attack with one of your own creatures, or use the Action of one of your own creatures. You cannot pass.

    Hands are refilled to 3 cards, in the epic variant to 5.
rules-tag-team-playing-title = Playing a card: Mindbugs and Mindfrogs
rules-tag-team-playing =
    After you have shown a card and refilled your hand, three players are asked in this order:
    1. the opponent on your left, for a Mindbug;
    2. your teammate, for a Mindfrog;
    3. the opponent on your right, for a Mindbug.

    The first who says yes takes the creature and resolves its Play effect. Then you must take another action in the same turn; if you cannot, your turn just ends. If nobody takes it, the creature is yours, you resolve its Play effect, and your turn is over.

    A Mindbug takes only cards of opponents, a Mindfrog only those of the teammate. Effects that speak of using a Mindbug do not mean Mindfrogs.
rules-tag-team-attacking-title = Attacking and blocking
rules-tag-team-attacking =
    You attack the other team, not one player. The opponent on your left may block first. If they do not, the opponent on your right may. If neither does, the team loses 1 life.

    With Hunter you may choose any creature of either opponent.
rules-tag-team-words-title = What the cards mean
rules-tag-team-words =
    • Allied creatures are yours and your teammate’s; enemy creatures are those of both opponents.
    • What you control is in your own play area. Your hand, your turn, your Mindbugs and your discard pile are yours alone; your life is that of your team.
    • “The opponent” after Play, Attack, Defeated, Action, “when” or “at the end of” is one opponent, whom you choose as the effect happens. In abilities that always apply it means both. Where it is about life, it is the other team.
    • To give a card is to put it into the hand of the other player.
    • To refresh a Mindbug, as with { $card }, is to turn a used one face up again. Mindfrogs are not refreshed.
rules-tag-team-end-title = Skipped turns, and the end
rules-tag-team-end =
    A team with no life left loses at once.

    A player who cannot do anything on their turn is skipped. They are still in the game: they use Mindbugs and Mindfrogs, and block. But if the next turn of their teammate is skipped too, their team loses at once.

rules-example-tag-team-mindfrog = Ben, on your left, is asked first and declines. Then your teammate Cleo uses her Mindfrog; Dan is not even asked. { $luchataur } is Cleo’s, and you act again in the same turn.
rules-example-tag-team-block = Ben may block first but keeps { $brain-fly } safe. Then Dan blocks with { $gorillion }: 9 is less than 10, and { $luchataur } is defeated.
rules-example-tag-team-hunter = Hunter lets you bypass Ben’s { $gorillion }: Dan, on your right, must block with { $brain-fly }.
rules-example-tag-team-teammate = The ability of { $superhero-boot-camp } is about the creatures of the teammate. As soon as Cleo has it in play, your { $spider-owl } has power 4 and may attack twice.
rules-example-tag-team-skipped = Ben has no card and no creature: his turn is skipped. After Cleo’s attack, Dan’s turn is skipped too. A team that has two turns in a row skipped loses the game, even with 1 life left.

rules-as-in-duel = Tag Team is played like the duel, except for what is said here. First read:
rules-cards-with = All cards with { $keyword }
# On a card (feminine where cards are) that somebody plays while the others may still take it.
rules-being-played = being played
rules-our-team = Your team
rules-their-team = The other team

rules-duel-summary-title = In short
rules-duel-summary =
    • On your turn, do one thing: play a card, or attack with one of your creatures.
    • When a card is played, the opponent may take it with a Mindbug. Then whoever played it takes another turn. Each player has two Mindbugs.
    • When a creature attacks, the opponent may block with one creature. The lower power is defeated; equal power defeats both.
    • If nobody blocks, the attack costs 1 life. Whoever has no life left loses, and so does whoever cannot do anything on their turn.
    • You always have 5 cards in hand, as long as there are any to draw.

rules-tag-team-summary-title = In short
rules-tag-team-summary =
    • Two against two: teammates sit opposite each other and share 3 life.
    • On your turn, do one thing: play a card, or attack.
    • When you play a card, each opponent may take it with a Mindbug, and your teammate with a Mindfrog, in the order of the table.
    • When you attack, each opponent may block, one after the other.
    • You may not show or tell your teammate what you have in hand.
