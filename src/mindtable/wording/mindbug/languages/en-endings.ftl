### How games of Mindbug end, in English.

# $turns: how many there were, $life: what the winners have left.
table-mindbug-ending-won = { $turns ->
        [one] In 1 turn
       *[other] In { $turns } turns
    }, with { $life } life left
# The reader lost. $turns: how many there were, $life: what the winners have left.
table-mindbug-ending-lost = { $turns ->
        [one] In 1 turn
       *[other] In { $turns } turns
    }; the other side had { $life } life left
# $name: who won.
table-mindbug-ending-of = { $turns ->
        [one] In 1 turn
       *[other] In { $turns } turns
    }; { $name } had { $life } life left
table-mindbug-ending-creatures = creatures defeated
table-mindbug-ending-mindbugs = Mindbugs used
table-mindbug-ending-attacks = attacks
