### What the terminal says besides the cards, events, questions and moves of a game.

## Who sits there.

terminal-you = You
# $seat: a letter.
terminal-person = Player { $seat }

## The head of the screen.

# $game: the name of the game, $sets: names of card sets, $seed: the number the deal follows from.
terminal-title = Mindtable · { $game } · { $sets }{ $dice ->
    [sealed] {""}
   *[quick] {" "}· seed { $seed }
}
terminal-all-sets = all sets
terminal-own-deck = own deck
terminal-your-turn = Your turn
terminal-turn = Turn of { $name }
# After whose turn it is: who comes next.
terminal-next = { $now }, then { $name }
terminal-you-next = { $now }, then you
terminal-game-over = Game over

## Players and creatures.

# Above the players of a team.
terminal-your-team = Your team
terminal-opponents = Opponents
terminal-team = { $first } and { $second }
# $places: a list of the following, joined by list-or.
terminal-sighting = { $card }, which you have seen, is in { $places }.
terminal-place-hand = the hand of { $name }
terminal-place-draw = the draw pile of { $name }
terminal-place-unused = the unused pile
terminal-in-hand = { $count } in hand
terminal-to-draw = { $count } to draw
terminal-discarded = { $count } discarded
terminal-discard-pile = discard pile: { $cards }
# Only those cards of a discard pile that do something there, where there is no room for all.
terminal-working-in-pile = at work in the discard pile: { $cards }
# Cards of another player's hand that the reader has seen: some of them, or all.
terminal-known-in-hand = in hand, among others: { $cards }
terminal-hand = in hand: { $cards }
terminal-your-hand = Your hand
terminal-no-creatures = no creatures in play
terminal-exhausted = exhausted
# Of a creature or card that has evolved.
terminal-stage = stage { $stage }
# Cards that lie under a creature.
terminal-boosts = { $count ->
        [one] 1 boost
       *[other] { $count } boosts
    }
terminal-role-attacker = attacks
terminal-role-blocker = blocks
# $printed: the power printed on the card.
terminal-power-raised = ▲ from { $printed }
terminal-power-lowered = ▼ from { $printed }
terminal-attack = { $attacker } attacks.
terminal-attack-blocked = { $attacker } attacks, { $blocker } blocks.

## The log.

terminal-log = What happened

## Asking.

terminal-hint = Type a number. Also: help, hint, ? 1 (card), log, discard, undo, rules, quit
# A game that is shown in a plain way.
terminal-plain-title = Mindtable · { $game }{ $dice ->
    [sealed] {""}
   *[quick] {" "}· seed { $seed }
}
terminal-plain-hint = Type a number. Also: help, log, undo, save, quit
terminal-curtain = Now it is for { $name } to decide. Let nobody else look, then press Enter.
terminal-press-enter = Press Enter to go on.
# $name: a bot.
terminal-thinking = { $name } thinks …
terminal-number-wrong = { $count ->
        [one] There is only one answer: type 1.
       *[other] Type a number from 1 to { $count }.
    }
terminal-not-understood = “{ $text }” is neither an answer nor a command. Type a number from 1 to { $count }, or help.
terminal-ambiguous = “{ $text }” fits several: { $moves }.

## Cards to read.

terminal-card-which = Which card? For instance: card gorillion, or ? 1 for the card of answer 1.
terminal-card-unknown = There is no card called “{ $name }”.
terminal-card-several = “{ $name }” fits several cards: { $cards }.
terminal-card-none = Answer { $number } is not about a card.
terminal-no-text = No keywords and no text: power is all it needs.
terminal-copies = { $count ->
        [one] 1 copy in the set
       *[other] { $count } copies in the set
    }
terminal-set-aside = set aside, in no deck
# Before the names of all stages.
terminal-stage-of = Stage { $stage } of { $stages }:
# $card: a creature, $cards: what lies under it.
terminal-under-yours = Under your { $card }: { $cards }.
terminal-under = Under the { $card } of { $name }: { $cards }.
terminal-discard-empty = There is nothing in the discard piles.
terminal-discard-of = Discard pile of { $name }
terminal-discard-yours = Your discard pile

## Lists of cards.

terminal-cards-none = No card fits.
terminal-cards-count = { $count } cards
terminal-report-all = All together
# $cards: of a deck, $copies: with all copies, $stages: cards of later stages, $hatches: abilities that are code.
terminal-report-figures =
    { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } ({ $copies } with copies){ $stages ->
        [0] { "" }
        [one] , 1 later stage
       *[other] , { $stages } later stages
    }, { $abilities ->
        [one] 1 ability
       *[other] { $abilities } abilities
    }, { $hatches ->
        [one] 1 escape hatch
       *[other] { $hatches } escape hatches
    }
terminal-report-abilities = abilities
terminal-report-effects = effects

# What the engine executes: $trigger is a heading of a card, $mark a sign behind some of the steps. Then the headings of columns.
terminal-steps-card = { $card } (face { $face })
terminal-steps-effect = { $trigger } (effect { $number })
terminal-steps-given = Given to creatures: { $trigger } (effect { $number })
terminal-steps-number = step
terminal-steps-verb = does
terminal-steps-cards = to which cards
terminal-steps-many = how many
terminal-steps-amount = how much
terminal-steps-to = may go to
terminal-steps-opponent = { $mark } about the opponent chosen for the effect
terminal-steps-constants = What holds all the time
terminal-steps-none = Nothing but its power and its keywords.

## Taking back, saving, leaving.

terminal-undo-none = There is no earlier decision of yours to go back to.
terminal-undo-people = Several people are playing: what was shown cannot be taken back.
terminal-saved-always = Every move is saved at once, in { $file }.
terminal-saved = Saved in { $file }.
terminal-save-refused = Not saved: { $file } exists and is not a record of this game.
terminal-save-failed = Not saved: { $file }: { $problem }.
terminal-left = The game is saved in { $file }.
terminal-continue = Go on with: { $command }
terminal-kept = The record of the game is in { $file }.
terminal-replay = Look at it again with: { $command }

## The end of a game.

terminal-you-win = You win!
terminal-you-lose = You lose.
terminal-wins = { $name } wins.
# $name: the two players of a team.
terminal-team-wins = { $name } win.
terminal-why-life-team-you = Your team has no life left.
terminal-why-life-team = { $name } have no life left.
terminal-why-actions-team-you = Two turns of your team in a row were skipped.
terminal-why-actions-team = Two turns in a row of { $name } were skipped.
terminal-why-life-you = You have no life left.
terminal-why-life = { $name } has no life left.
terminal-why-actions-you = You had no card to play, no creature to attack with and no Action to use.
terminal-why-actions = { $name } had no card to play, no creature to attack with and no Action to use.
terminal-why-effect = The effect of { $card } ends the game.
terminal-why-turns = After { $count } turns, more life decides.
terminal-rematch = Type rematch for another game, log for the story of this one, or quit.
terminal-rematch-unknown = Type rematch, log or quit.

## Watching and replaying.

# $who: a number and a player; $move: in the words of records.
terminal-step = { $who }: { $move }
terminal-watching = Move { $number }.
terminal-replaying = Move { $number } of { $count }.
terminal-replay-hint = Enter: next. b: back. A number: to that move. q: leave.
terminal-replay-unknown = Press Enter, or type b, q or a number from 0 to { $count }.
terminal-shows-all = The game is over: all hands are shown.
terminal-shows-public = The game is not over: only what everybody may see is shown (--view A shows a hand).
terminal-shows-seat = Shown as { $name } saw it.

## Help: what can be typed. The words to type themselves are the same in every language.

terminal-help-title = What you can type
terminal-help-number = the answer with that number
terminal-help-move = the same in words
terminal-help-card = read a card; without a name, the cards in your hand
terminal-help-answer = read the card that an answer is about
terminal-help-discard = look at the discard piles
terminal-help-log = everything that has happened
terminal-help-undo = go back to your previous decision (against bots)
terminal-help-save = keep a copy in a file; every move is saved anyway
terminal-help-rules = the rules on one page
terminal-help-quit = leave; the game can be continued later
terminal-help-enter = draw the table again
# The key.
terminal-key-enter = Enter

terminal-rules-title = The rules on one page
terminal-rules =
    Bring your opponent from 3 life to 0. Whoever cannot do anything in their turn loses, too.

    In your turn do one thing: play a card from your hand, attack with one of your creatures, or use the Action of one. After playing a card you draw up to 5 again, as long as there are cards to draw.

    When a card is played, the other player may take it with one of their two Mindbugs: the creature is theirs then, with its Play effect, and whoever played it has another turn.

    Who is attacked may block with one creature. The one with less power is defeated; with equal power both are. An attack that nobody blocks costs 1 life.

    The word before a text (Play, Attack, Defeated, Action and others) says when it happens; text without one holds as long as the creature is in play.
# What is different with two against two.
terminal-team-rules =
    Tag Team: two against two, seated alternately. A team shares 3 life. Everybody has one Mindbug and one Mindfrog; hands are filled up to 3 (in the epic variant 5, with two Mindbugs).

    When a card is played, three players are asked, one after the other: the opponent on the left (Mindbug), the teammate (Mindfrog), the opponent on the right (Mindbug). The first who says yes takes the creature; whoever played it then acts again in the same turn.

    Attacks go against the other team: first the opponent on the left may block, then the one on the right. Allied creatures are yours and those of your teammate.

    A player who cannot do anything is skipped. Two skipped turns of a team in a row lose the game.
