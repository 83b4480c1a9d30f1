### What the terminal says besides the cards, events, questions and moves of a game.

## Who sits there.

terminal-you = You
# $seat: a letter.
terminal-person = Player { $seat }

## Players and creatures.

terminal-your-hand = Your hand

## The log.

terminal-log = What happened

## Asking.

# A game that is shown in a plain way.
terminal-plain-title = Mindtable · { $game }{ $dice ->
    [sealed] {""}
   *[quick] {" "}· seed { $seed }
}
terminal-plain-hint = Type a number, or: help, log, undo, save, quit
terminal-curtain = Now { $name } decides. Make sure nobody else is looking, then press Enter.
terminal-press-enter = Press Enter to continue.
# $name: a bot.
terminal-thinking = { $name } is thinking…
terminal-number-wrong = { $count ->
        [one] There is only one answer: type 1.
       *[other] Type a number from 1 to { $count }.
    }
terminal-not-understood = “{ $text }” is neither an answer nor a command. Type a number from 1 to { $count }, or help.
terminal-ambiguous = “{ $text }” matches several: { $moves }.

## Taking back, saving, leaving.

terminal-undo-none = You have no earlier decision to undo.
terminal-undo-people = Several people are playing: what was shown cannot be undone.
terminal-saved-always = Every move is saved at once, in { $file }.
terminal-saved = Saved in { $file }.
terminal-save-refused = Not saved: { $file } exists and is not a record of this game.
terminal-save-failed = Not saved: { $file }: { $problem }.
terminal-left = The game is saved in { $file }.
terminal-continue = To continue: { $command }
terminal-kept = The record of the game is in { $file }.
terminal-replay = To replay it: { $command }

## The end of a game.

terminal-you-win = You win!
terminal-you-lose = You lose.
terminal-wins = { $name } wins.
# $name: the two players of a team.
terminal-team-wins = { $name } win.
terminal-rematch = Type rematch for another game, review to look back at this one, log for its story, or quit.
terminal-rematch-unknown = Type rematch, review, log or quit.

## Watching and replaying.

# $who: a number and a player; $move: in the words of records.
terminal-step = { $who }: { $move }
terminal-watching = Move { $number }.
terminal-replaying = Move { $number } of { $count }.
terminal-replay-hint = Enter: next. b: back. A number: to that move. q: quit.
terminal-replay-unknown = Press Enter, or type b, q or a number from 0 to { $count }.
terminal-shows-all = The game is over: all hands are shown.
terminal-shows-public = The game is not over: only what everyone may see is shown (--view A shows a hand).
terminal-shows-seat = Shown as { $name } saw it.

## Help: what can be typed. The words to type themselves are the same in every language.

terminal-help-title = What you can type
terminal-help-number = the answer with that number
terminal-help-move = the same in words
terminal-help-card = read a card; without a name, the cards in your hand
terminal-help-answer = read the card that an answer is about
terminal-help-discard = look at the discard piles
terminal-help-log = everything that has happened
terminal-help-undo = go back to your previous decision (only against bots)
terminal-help-save = save a copy in a file; every move is saved anyway
terminal-help-rules = the rules on one page
terminal-help-quit = leave; the game can be continued later
terminal-help-enter = draw the table again
# The key.
terminal-key-enter = Enter

terminal-rules-title = The rules on one page
