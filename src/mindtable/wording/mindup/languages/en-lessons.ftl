### Lessons of Mind Up!: single ideas. `…-idea` is what is learnt; `…-1` what the coach says at the first step (the first paragraph
### is the headline); `…-1-done` what is said of the suggested move, others of the moves they are named after.

lesson-chapter-mind-up = Mind Up!

lesson-mind-up-row = The row
lesson-mind-up-row-idea = Low cards take low ones, high cards take high ones. And what you play lies in the row next: so play what you don’t want to have.
lesson-mind-up-row-1 =
    All play a card at the same time. Choose your 1 and seal it.

    Sealed cards stay face down until everyone has chosen. The lowest one takes the lowest card of the row: your 1 takes 4, green with +2.
lesson-mind-up-row-1-done = 4 is yours. And the cards that were played are the new row: your 1 with its penalty waits there for somebody else.
lesson-mind-up-row-1-high = 60 is the highest of all and takes the highest card of the row: 42, which has a penalty.
lesson-mind-up-row-1-between = Between the others, you see only afterwards what you take. 1 would have taken 4 for sure.
lesson-mind-up-row-2 =
    Now your 60: it takes the highest card of the row.

    That is 57: green as well, and +2.
lesson-mind-up-row-2-done = 57 lies with 4 in your green column. Your 60 with its penalty waits for somebody else.
lesson-mind-up-row-2-between = Between the others, you see only afterwards what you take. 60 would have taken 57 for sure.

lesson-mind-up-columns = The columns
lesson-mind-up-columns-idea = A new colour always opens your leftmost empty column. So mind the order: something small for a column worth little, then your best colour for the 5.
lesson-mind-up-columns-1 =
    Your first column is worth only 1, the second one 5. Play your 1, which takes 9.

    The first card of a colour opens your leftmost empty column. In this one, 9 brings at least its +1 as well.
lesson-mind-up-columns-1-done = Purple has the column worth 1: 1 point, and 1 for the bonus. The next new colour gets the 5.
lesson-mind-up-columns-1-another = Whatever you take first opens the column worth 1. 9 brings 2 points there, with its bonus; the other two bring 1.
lesson-mind-up-columns-2 =
    Now for the column worth 5: play 60, which takes 51.

    51 is pink, a new colour for you, and it has +2.
lesson-mind-up-columns-2-done = 5 for the column and 2 for the bonus: 7 points. From now on, every pink card is worth 5 to you.
lesson-mind-up-columns-2-between = Nothing beats 60. With another card you have to hope that nobody plays a higher one.

lesson-mind-up-colours = Collecting colours
lesson-mind-up-colours-idea = Look at the column first: a card is worth what its column is worth. Bonuses and penalties only come on top.
lesson-mind-up-colours-1 =
    Green is worth 5 to you, purple 1. Play 2, which takes 14.

    39 has +2, but it is purple: 3 points. 14 brings 5. Ben has the 1 already, so nothing is lower than 2.
lesson-mind-up-colours-1-done = 14 lies in your green column: 5 points.
lesson-mind-up-colours-1-bonus = 59 takes 39: 1 for the column, 2 for the bonus. 14 would have brought 5.
lesson-mind-up-colours-1-between = Between the others, you see only afterwards what you take. 2 would have taken 14 for sure.
lesson-mind-up-colours-2 =
    36 has −1, but it is green. Play 59, which takes it.

    5 − 1 = 4. The pink 2 would open a column worth 2, the purple 26 brings 1.
lesson-mind-up-colours-2-done = Three green cards, 5 points each: 15, less 1 for the penalty.
lesson-mind-up-colours-2-between = Between the others, you see only afterwards what you take. 59 would have taken 36 for sure.

lesson-mind-up-objectives = Objectives
lesson-mind-up-objectives-idea = Look at the objectives before you choose: 2 points are often more than a card brings. To be tied is enough, and some ask only where a colour lies.
lesson-mind-up-objectives-1 =
    +2 for the most pink cards: Ben has two, you have one. Play 1, which takes 6.

    Ties count. 6 brings only 1 point in its column, but 2 more for the objective.
lesson-mind-up-objectives-1-done = You and Ben have two pink cards each. As it stands, both of you get the 2 points.
lesson-mind-up-objectives-1-high = 60 takes 37, for 2 points. 6 would bring 3: 1 in its column, 2 for the objective.
lesson-mind-up-objectives-1-between = Between the others, you see only afterwards what you take. 1 would have taken 6 for sure.
lesson-mind-up-objectives-2 =
    The other objective: −2 for orange in a column worth 1 or 2. Play 60, which takes 49.

    Your next empty column is worth 2, so stay clear of the orange 1. 49 is green: 3 points.
lesson-mind-up-objectives-2-done = 49 brought 3 points, and you have no orange card in your columns.
lesson-mind-up-objectives-2-between = With this card you may have to take the orange 1. 60 would have taken 49 for sure.

lesson-mind-up-reading = Reading the others
lesson-mind-up-reading-idea = From the second round on, hands are made of the cards of the round before: all but one are known. Count who can get below you, and who above you.
lesson-mind-up-reading-1 =
    Play 30: whatever the others choose, it is in the middle.

    Their hands are known: Ben has 5, 12 and 16, Cleo has 47, 50 and 53. So 35 is yours, purple for 5 points.
lesson-mind-up-reading-1-done = As you could foresee: Ben below you, Cleo above you, and 35 in your column worth 5.
lesson-mind-up-reading-1-certain = You could foresee this one, too: it brings 3 points. 30 would have brought 5.
lesson-mind-up-reading-2 =
    Play 58, which takes 50: purple again, and +1.

    Cleo has only 47 and 53 left, so nothing is higher. Your last card, the 3, goes into your columns by itself.
lesson-mind-up-reading-2-done = 50 brought 6 points. With 21 you had the best round of all three.
lesson-mind-up-reading-2-low = 3 takes 5, for 4 points. 58 would have taken 50, for 6.

lesson-mind-up-last = The last card
lesson-mind-up-last-idea = The last card in your hand goes into your own columns. Decide early which one it is to be, and play the others.
lesson-mind-up-last-1 =
    The last round: keep 33 for the end, and play 2.

    The last card goes into your own columns, and 33 is blue: 5 points and +2. Now 2 takes 3, blue as well: Ben has the 1 already.
lesson-mind-up-last-1-done = 3 brought 6 points. And 33 is still in your hand.
lesson-mind-up-last-1-spent = Now 33 goes into the row, where others can take it. As your last card it would bring 7 points for sure.
lesson-mind-up-last-1-high = 59 takes 25, a green card with −1: 1 point. 2 would have taken 3, for 6 points.
lesson-mind-up-last-2 =
    Play 59, and 33 stays for the end.

    59 takes 28, since Cleo has the 60 already. 28 and 33 are both blue with +2: 7 points each.
lesson-mind-up-last-2-done = Five blue cards in the column worth 5. You win with 67 points, ahead of 65!
lesson-mind-up-last-2-spent = Now 59 is your last card: pink, for 4 points. 33 would have brought 7.
