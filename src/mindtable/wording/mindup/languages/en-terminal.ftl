### Mind Up! in English: what the terminal says of it.

## The table.

# $players, $objectives: how many there are.
terminal-up-title = Mindtable · Mind Up! · { $players } players{ $objectives ->
        [0] { "" }
        [one] , 1 objective
       *[other] , { $objectives } objectives
    }{ $dice ->
    [sealed] {""}
   *[quick] {" "}· seed { $seed }
}
terminal-up-round = Round { $round } of { $rounds }
terminal-up-deck = { $count ->
        [0] deck empty
       *[other] deck { $count }
    }
terminal-up-row = The row
# Above a column of cards.
terminal-up-worth = worth { $value }
# The points of this round if it ended now, and those of all rounds.
terminal-up-now = now
terminal-up-total = total
terminal-up-chosen = has chosen
terminal-up-choosing = is choosing
terminal-up-hint = Type the number of a card, or: help, hint, scores, log, undo, rules, quit
terminal-up-no-card = There is no card { $number }: they are numbered from { $first } to { $last }.
terminal-up-not-understood = “{ $text }” is neither a card nor a command. Type the number of a card in your hand, or help.

## Score sheets and the end of a game.

terminal-up-sheet = The score of round { $round }
terminal-up-sheet-now = If the round ended now
terminal-up-column = Column { $number }, worth { $value }
terminal-up-bonuses = Bonuses
terminal-up-maluses = Penalties
terminal-up-this-round = This round
terminal-up-all-rounds = All rounds
terminal-up-place = Place
terminal-up-place-number = { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
# $count: points.
terminal-up-you-win = You win with { $count ->
        [one] 1 point
       *[other] { $count } points
    }!
terminal-up-wins = { $name } wins with { $count ->
        [one] 1 point
       *[other] { $count } points
    }.
terminal-up-share = { $name } share the victory with { $count ->
        [one] 1 point
       *[other] { $count } points
    } each.
terminal-up-you-share = You share the victory with { $name }: { $count ->
        [one] 1 point
       *[other] { $count } points
    } each.
terminal-up-last-round = Points are tied: the last round decides.
terminal-up-your-place = You finish { $place ->
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    } with { $count ->
        [one] 1 point
       *[other] { $count } points
    }.

## Help and rules.

terminal-up-help-number = choose that card from your hand
terminal-up-help-pick = the same in words
terminal-up-help-scores = everyone’s score sheet as if the round ended now
terminal-up-help-log = everything that has happened
terminal-up-help-undo = go back to your previous choice (only against bots)
terminal-up-help-save = save a copy in a file; every choice is saved anyway
terminal-up-help-rules = the rules on one page
terminal-up-help-quit = leave; the game can be continued later
terminal-up-rules =
    Collect the most points in three rounds.

    Everyone chooses a card from their hand at the same time. Then all cards are revealed and sorted: whoever played the lowest takes the lowest card of the row, the second lowest takes the second, and so on. The cards played are the new row.

    A card you take goes into your column of its colour. The first card of a colour opens the leftmost column that is still empty. The columns are worth 1 to 5 points for each card in them, in an order that is new in every round and the same for all. Bonuses and penalties printed on the cards count, too.

    When everyone has one card left, it goes into the columns, too, and the round is scored. The cards of your columns and one new card are your next hand: from then on, everyone knows nearly all of it.

    If points are tied, whoever did better in the last round wins. Objectives, if there are any, count for everyone who meets them.

terminal-up-help-hint = see the chances of your cards
