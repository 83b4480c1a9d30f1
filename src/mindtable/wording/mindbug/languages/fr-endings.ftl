### How games of Mindbug end, in French.

table-mindbug-ending-won = { $turns ->
        [one] En { $turns } tour
       *[other] En { $turns } tours
    }, avec encore { $life } PV
table-mindbug-ending-lost = { $turns ->
        [one] En { $turns } tour
       *[other] En { $turns } tours
    } ; il restait { $life } PV en face
table-mindbug-ending-of = { $turns ->
        [one] En { $turns } tour
       *[other] En { $turns } tours
    } ; { $life } PV restants ({ $name })
table-mindbug-ending-creatures = créatures détruites
table-mindbug-ending-mindbugs = Mindbugs utilisés
table-mindbug-ending-attacks = attaques
