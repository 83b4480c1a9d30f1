### The analysis board and the deck builder in English.

## The board.

board-title = Analysis board
board-about = Set up any position, play on for every side, and see what the search thinks.
board-empty = Empty board
board-example = Example
board-bring = Bring a position
board-bring-hint = Paste a scenario, a link to a board, or the record of a game. With a record, choose “Analyse” at any move.
# $name: a player.
board-decides = { $name } decides
board-open = Open all cards
# Thinks with what the player who decides may know.
board-as-known = Hide cards again
board-scenario = Save scenario
board-begin = Back to the start
board-back = Back
board-edit = Set up

## Setting up.

board-edit-title = Set up a position
board-apply = Apply
# $problem: a sentence.
board-impossible = This position is not possible. { CAPITAL($problem) }
board-analyse = Analyse
board-with-cards = Selected cards
board-zone = Place
board-move = Move there
board-remove = Remove
board-clear = Clear the board
# A key.
board-key-delete = Del
board-keys = Drag cards where you want them, or select them and press a key.
board-card = Card
board-add = Add
board-search = Search cards
board-search-text = Name or text
board-search-go = Search
board-any = Any
board-found = { $count ->
        [0] No card matches.
        [one] 1 card
       *[other] { $count } cards
    }

## What the search thinks.

board-thoughts = What the search thinks
board-all-moves = All moves
board-thinking = Thinking…
board-thinking-on = Thinking on…
board-think = Let the search think
board-proved = { $result ->
        [won] Proved win
       *[lost] Proved loss
    }
board-expected = Expected
# $count: games that were played on.
board-iterations = { $count ->
        [one] Tried once.
       *[other] Tried { $count } times.
    }
# $name: the player who decides.
board-chance-of = Chances of { $name }
# $name: a player or a team.
board-solved = { $result ->
        [won] Proved: { $name } can force a win.
        [lost] Proved: { $name } cannot avoid losing.
       *[unproved] Not proved: nobody was found to win for certain.
    }
board-nothing-to-think = The game is over.

## What cannot be done.

board-no-card = There is no card “{ $name }”.
board-no-zone = Choose where the card goes.
board-no-editor = Positions of this game cannot be set up by hand.
board-no-turn = This moment cannot be shown on the board: no turn has begun yet.
board-bad-link = This link is no position. It may have been cut off.
board-link-too-long = This is too large for a link.
board-late = The search had no time for this. Try again in a moment.

## Decks.

deck-title = Deck builder
deck-count = { $count ->
        [0] Your deck
        [one] Your deck: 1 card
       *[other] Your deck: { $count } cards
    }
deck-play = Play with this deck
deck-drop = One { $card } less
deck-more = One { $card } more
deck-file = Save as file
deck-empty = Search for cards and add them.
deck-given = With the deck you built
# $problem: a sentence.
deck-flaw = { CAPITAL($problem) }
deck-bad = This deck cannot be read. { CAPITAL($problem) }
