### Mind Up! in English: what the web table says of it.

## Games.

table-game-mind-up = Mind Up!
table-about-mind-up = Three to six players. Everyone chooses at once; your card is the next one’s prize.

## The first page.

table-other-mind-up = Player { $number }
table-players = Players
table-objectives = Objectives

## A game.

table-up-players = { $count } players
table-up-round = Round { $round } of { $rounds }
table-up-turn = Turn { $turn } of { $turns }
table-up-row = The row · lowest card played takes the first
table-up-your-columns = Your columns
table-up-columns-of = Columns of { $name }
table-up-now-worth = now worth { $points }
table-up-column-value = Column worth { $value } per card
table-up-column-of = Column worth { $value } per card: { $colour }
table-up-empty-column = empty
table-up-choose = Choose a card to play face down.
table-up-choosing = Choosing: { $name }.
# $name: one or several players.
table-up-sealed = Sealed: { $name }. You may change yours until all are in.
# On the button, before a card is chosen.
table-up-seal-which = Seal
table-up-seal = Seal { $number }
# $number: the card the reader has sealed, $name: who has not chosen yet.
table-up-chosen = You have sealed { $number }. Waiting for { $name }.
table-up-change = You may still choose another card.
table-up-is-sealed = sealed
table-up-is-choosing = choosing …
table-up-hand = Hand
table-up-unknown = unknown card
table-up-scores = Scores
table-up-total = Total
table-up-objectives = Objectives this round
table-up-sheet = Score sheet

## Cards.

table-up-cards = The cards of Mind Up!
table-up-cards-lead = Sixty cards in five colours, and the objectives.
