### The analysis board and the deck builder in English.

## The board.

board-title = Analysis board
board-about = Set up any position, play for every side, and see the chances of every move.
board-empty = Empty board
board-example = Example
board-bring = Load a position
board-bring-hint = Paste a scenario, a link to a board, or the record of a game. With a record, choose “Analyse” at any move.
# $name: a player.
board-decides = { $name } decides
board-open = Show all cards
board-as-known = Hide cards again
board-scenario = Save scenario
board-begin = Back to the start
board-back = Back
board-edit = Edit

## Setting up.

board-edit-title = Set up a position
board-apply = Apply
# $problem: a sentence.
board-impossible = This position is not possible. { CAPITAL($problem) }
board-analyse = Analyse
board-with-cards = Selected cards
board-zone = Where
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
board-found-all = Show all { $count }

## What the search thinks.

board-thoughts = Analysis
board-all-moves = All moves
board-thinking = Thinking…
board-thinking-on = Still thinking…
board-think = Think about it
# On a move: it is proved what comes of it.
board-proved = { $result ->
        [won] Proved win
       *[lost] Proved loss
    }
# Above the moves that are expected.
board-expected = Expected moves
# $count: how often the game was played on.
board-iterations = { $count ->
        [one] One game was simulated.
       *[other] { $count } games were simulated.
    }
# $name: the player who decides.
board-chance-of = { $name }’s chances
# With all cards open. $name: a player or a team.
board-solved = { $result ->
        [won] Proved: { $name } can force a win.
        [lost] Proved: { $name } cannot avoid losing.
       *[unproved] Not proved: no certain win was found for anybody.
    }

## What cannot be done.

board-no-card = There is no card “{ $name }”.
board-no-zone = Choose where the card goes.
board-no-editor = Positions of this game cannot be set up by hand.
board-no-turn = This moment cannot be shown on the board: no turn has begun yet.
board-bad-link = This link does not lead to a position. It may have been cut off.
board-link-too-long = This is too large for a link.
board-late = There was no time to think about this. Try again in a moment.

## Decks.

deck-title = Deck builder
deck-count = { $count ->
        [0] Your deck
        [one] Your deck: 1 card
       *[other] Your deck: { $count } cards
    }
deck-play = Play with this deck
deck-drop = Remove one: { $card }
deck-more = Add one: { $card }
deck-file = Save as file
deck-empty = Search for cards and add them.
deck-given = With the deck you built
# $problem: a sentence.
deck-flaw = { CAPITAL($problem) }
deck-bad = This deck cannot be read. { CAPITAL($problem) }
