### Mind Up! in English: its pages of rules. In examples the reader plays with Ben, Cleo and Dan.

rules-mind-up-aim-title = Aim of the game
rules-mind-up-aim =
    Three to six players collect cards in columns of one colour each, over three rounds. Whoever has the most points over all three rounds wins.

    The trick: the card you play decides which card you take, and becomes a card that others may take next.
rules-mind-up-setup-title = Cards and setup
rules-mind-up-setup =
    There are 60 cards with the numbers 1 to 60, in five colours with 12 cards each. Some have a bonus of 1 or 2 points, some a penalty of 1.

    Each player gets 7 cards that nobody else sees. As many cards as there are players are laid out face up, in ascending order: the row.

    The values 1 to 5 are shuffled. In this order, from left to right, they are the values of everyone’s five columns in this round.
rules-mind-up-turn-title = A turn
rules-mind-up-turn =
    1. Everyone chooses a card from their hand, all at the same time and face down. At this table you seal it, and may change it until everyone has chosen.
    2. All are revealed.
    3. Whoever played the lowest card takes the lowest card of the row, the second lowest takes the second, and so on.
    4. The cards that were played become the new row, in ascending order.
rules-mind-up-columns-title = Your columns
rules-mind-up-columns =
    The card you take goes into your column of its colour. The first card of a colour opens your leftmost empty column. So the moment you first take a colour decides what it is worth in this round.

    When everyone has one card left, that card goes into its owner’s columns as if it had been taken. Then the round is over.
rules-mind-up-scoring-title = Scoring a round
rules-mind-up-scoring =
    Each column scores its value for each of its cards. Add the bonuses on your cards and subtract the penalties. If there are objectives, they count as well.
rules-mind-up-rounds-title = The next round
rules-mind-up-rounds =
    The row stays. Everyone takes the cards of their columns as their new hand, so all the others know it. In addition, each player draws one card that nobody else knows. So you have 8 cards in the second round and 9 in the third.

    The values of the columns are shuffled again, and are again the same for all.
rules-mind-up-objectives-title = Objectives and other options
rules-mind-up-objectives =
    You may play with 1 to 5 objectives. With 1 or 2, new ones are revealed in every round; with 3 or more, they stay for the whole game. You never use two objectives with the same letter at once.

    “The most” and “the fewest” count for everyone who is tied, even at zero. An objective about where a colour is does not apply to you if you have no card of it.

    With six players all 60 cards are used.
rules-mind-up-end-title = End of the game
rules-mind-up-end =
    After the third round, whoever has the highest total wins. On a tie, whoever did better in the third round wins; if that is tied too, the victory is shared.

rules-example-mind-up-turn = The cards played, in ascending order, are matched with the row: 3 takes 8, 12 takes 26, your 31 takes 37, and 55 takes 47. Then 3, 12, 31 and 55 are the new row. Your blue card opens your first column, which is worth 3 for each card.
rules-example-mind-up-columns = You already have green, so 25 goes there: two green cards at 1 point each, minus 1 for the penalty on 25. Blue is new: 18 opens the leftmost empty column, and each blue card is worth 3 now.
rules-example-mind-up-round = You take 38, and your last card, 13, goes into the column of its colour. Three orange cards at 4 points are 12, two blue ones at 1 point are 2. With 5 points of bonuses and a penalty of 1 that makes 12 + 2 + 5 − 1 = 18.
rules-example-mind-up-objectives = You have no pink card, and nobody has fewer: that costs 2 points. And you do not have exactly three colours, so the other objective brings you nothing: 2 + 1 + 5 + 4 + 5 − 2 = 15.
rules-example-mind-up-end = You and Ben both have 57 points. In the third round you scored 17 and Ben only 12, so you win.
# Of Mind Up!, between the card that is played and the one that is taken for it.
rules-takes = takes
rules-row = The row

rules-mind-up-summary-title = In short
rules-mind-up-summary =
    • Everyone chooses a card at the same time. Then all are revealed.
    • Whoever played the lowest card takes the lowest card of the row, the second lowest takes the second, and so on. The played cards are the new row.
    • What you take goes into your column of its colour. A new colour opens the next column from the left.
    • At the end of a round each card scores the value of its column. Bonuses and objectives are added.
    • Three rounds: your columns become your next hand. The most points win.
