### What happened in a turn, told as a story: in the past, one act per sentence, the number and the reason at its end.
###
### $player is who does it, or to whom it happens; $card the card it is about; $owned the same with the player who has it;
### $cards several cards, or one; $source the card whose effect it is. What weighs most stands between ** and **.
### Other languages may tell in the present, where the past would have to know who is a man and who a woman.

## Lists of cards have the forms that names of cards have.

names = { $before }, { $next }
    .bare = { $before-bare }, { $next-bare }
names-and = { $before } and { $last }
    .bare = { $before-bare } and { $last-bare }
# A creature and the power it had.
story-power = { $card } ({ $power })
    .bare = { $card-bare } ({ $power })
# So many cards that the reader may not see.
story-hidden = { $count ->
        [one] a card
       *[other] { $count } cards
    }
    .bare = { $count ->
        [one] card
       *[other] { $count } cards
    }
# An effect of which nobody has told where it came from.
story-some-effect = an effect
# A team of two. $side: whether it is the reader’s own. The same forms as players have.
story-team = { $side ->
        [own] your team
       *[other] { $player } and { $teammate }
    }
    .possessive = { $side ->
        [own] your team’s
       *[other] { $player } and { $teammate }’s
    }
    .own = their
    .person = third

## What stands above a story.

story-turn = Turn { $number } · { CAPITAL($name) }

## Before the first turn.

# $cards: the cards revealed, each with its player.
story-revealed = To see who goes first: { $cards }.
story-revealed-by = { $card } ({ $player })

## A card is played.

story-played = { CAPITAL($player) } played { $card }.
story-passed = { CAPITAL($player) } let it pass.
story-passed-by-all = Nobody took it.
story-no-mindbug-left = { CAPITAL($player) } had no Mindbug left.
# $by: the card that forbids it.
story-mindbug-forbidden = { CAPITAL($by) } stopped { $player } from using a Mindbug.
# $left: how many are left.
story-mindbug-used = { CAPITAL($player) } took it with a Mindbug: **{ $left ->
        [0] none
       *[other] { $left }
    } left**.
story-mindfrog-used = { CAPITAL($player) } took it with the Mindfrog.
# To use a Mindbug may cost life.
story-mindbug-cost = That cost { $player } { $loss }.
# Not in the past like all else: the turn that it tells of is only beginning.
story-plays-again = { CAPITAL($player) } { $player-person ->
        [second] play
       *[third] plays
    } again.
story-action-used = { CAPITAL($player) } used the Action of { $card }.

## Attacks. $card attacks.

story-attacked = { CAPITAL($card) } attacked with **{ $power }**.
story-attacked-again = **Frenzy:** { $card } attacked again with **{ $power }**.
# An effect makes a creature attack.
story-made-attack = { CAPITAL($source) } made { $owned } attack with **{ $power }**.
story-attack-declined = { CAPITAL($card) } did not attack again.
story-hunted = **Hunter:** { $owned } had to block.
story-hunt-declined = { CAPITAL($card) } did not hunt.
story-blocked = { CAPITAL($player) } blocked with { $card }.
story-blocked-and-fell = { CAPITAL($player) } blocked with { $card }, which was defeated: { $reason }.
story-not-blocked = { CAPITAL($player) } didn’t block.
# $loss: see below.
story-not-blocked-and-lost = { CAPITAL($player) } didn’t block and lost { $loss }.
story-no-creature = { CAPITAL($player) } had no creature to block with.
story-not-sneaky = **Sneaky:** none of { $player-possessive } creatures could block.
story-block-forbidden-this-turn = { CAPITAL($player) } could not block this turn.
# $by: the card that forbids it; it may be the attacker.
story-block-forbidden = { CAPITAL($by) } stopped { $player-possessive } creatures from blocking.

## What becomes of creatures in combat. $power and $against: of the attacker, and of the one that blocks.

story-reason-power = **{ $power } against { $against }**
story-reason-turned = **{ $power } against { $against }**, and the lower power won
story-reason-poisonous = { $card } had Poisonous
story-fell = { CAPITAL($card) } was defeated: { $reason }.
story-both-fell = Both were defeated: { $reason }.
story-held = { CAPITAL($card) } had Tough and became exhausted instead: { $reason }.
# $former: what it was.
story-evolved-instead = { CAPITAL($former) } evolved into { $card } instead of being defeated: { $reason }.
story-unharmed = { CAPITAL($card) } could not be defeated this turn.

## Life. $left: what is left, or what there is now.

# What somebody loses.
story-loss = { $left ->
        [0] **{ $amount } life: none left**
       *[other] **{ $amount } life: { $left } left**
    }
story-life-lost = { CAPITAL($player) } lost { $loss }.
# The attack hits the one who did not block, and of whom was told before.
story-hit = That cost { $loss }.
story-cost-life = { CAPITAL($source) } cost { $player } { $loss }.
story-gave-life = { CAPITAL($source) } gave { $player } **{ $amount } life: { $left } now**.

## What effects do.

story-defeated = { CAPITAL($source) } defeated { $player-possessive } { $cards-bare }.
story-defeated-itself = { CAPITAL($cards) } was defeated by its own effect.
story-made-discard = { CAPITAL($source) } made { $player } discard { $cards }.
story-discarded = { CAPITAL($player) } discarded { $cards } for { $source }.
story-took-control = { CAPITAL($source) }: { $player } took control of { $former-possessive } { $cards-bare }.
story-changed-sides = { CAPITAL($player) } gained control of { $cards }.
story-stole = { CAPITAL($source) }: { $player } stole { $cards } from { $former }.
story-gave = { CAPITAL($source) }: { $giver } gave { $cards } to { $player }.
story-swapped-hands = { CAPITAL($source) }: { $player } swapped hands with { $other }.
story-got = { CAPITAL($player) } got { $cards }.
story-came = { CAPITAL($source) } brought { $cards } into play for { $player }.
story-came-back = { CAPITAL($cards) } came into play for { $player }.
story-exhausted = { CAPITAL($source) }: { $player-possessive } { $cards-bare } had Tough and became exhausted instead of being defeated.
story-evolved = { CAPITAL($former) } evolved into { $card }.
story-turned = { CAPITAL($card) } changed to power { $power } and { $keyword }.
# $power: that the creature has then.
story-boosted = { CAPITAL($source) } boosted { $owned } with { $cards }: **power { $power } now**.
story-boosted-itself = { CAPITAL($source) } was boosted with { $cards }: **power { $power } now**.
story-safe = { CAPITAL($card) } became safe from defeat for this turn.
story-gained-keyword = { CAPITAL($card) } gained { $keyword } for this turn.
story-kept-from-blocking = { CAPITAL($source) } stopped { $player-possessive } { $cards-bare } from blocking this turn.
story-kept-all-from-blocking = { CAPITAL($source) } stopped { $player } from blocking this turn.
story-returned = { CAPITAL($source) } returned { $cards } to { $player-possessive } hand.
story-to-hand = { CAPITAL($source) }: { $cards } went into { $player-possessive } hand.
# A card’s own effect puts it into the hand of somebody else.
story-went-to-hand = { CAPITAL($cards) } went into { $player-possessive } hand.
story-exposed = { CAPITAL($source) } revealed { $cards } from { $player-possessive } hand.
story-looked-at = { CAPITAL($player) } looked at { $cards } from the unused pile.
story-added = { CAPITAL($source) }: { $cards } went to the bottom of { $player-possessive } draw pile.
story-piled = { CAPITAL($source) }: { $cards } went into { $player-possessive } discard pile.
story-mindbug-ready = { CAPITAL($source) } refreshed one of { $player-possessive } used Mindbugs.
story-named = { CAPITAL($player) } named { $keyword } for { $source }.
story-rolled = { CAPITAL($player) } rolled a **{ $shown }** for { $source }.
# Perhaps only a part of the effect: what follows may still tell of the rest.
story-effect-declined = { CAPITAL($source) }: { $player } declined.
story-effect-stopped = The Play effect of { $card } was stopped.
# $trigger: when the effect happens.
story-nothing-came = The { $trigger-effect } of { $source } did nothing.

## How turns and games end.

story-out-of-actions = { CAPITAL($player) } had nothing to play, no creature that could attack and no Action to use.
story-turn-skipped = { CAPITAL($player-possessive) } turn was skipped.
story-race-won = { CAPITAL($card) } decided the game.
story-won = { CAPITAL($player) } won the game.
