### How games of Mindbug end, in Polish.

table-mindbug-ending-won = { $turns ->
        [one] Po 1 turze
       *[other] Po { $turns } turach
    }, z { $life ->
        [one] { $life } punktem życia
       *[other] { $life } punktami życia
    } w zapasie
table-mindbug-ending-lost = { $turns ->
        [one] Po 1 turze
       *[other] Po { $turns } turach
    }, przy { $life ->
        [one] { $life } punkcie życia
       *[other] { $life } punktach życia
    } po drugiej stronie
table-mindbug-ending-of = { $turns ->
        [one] Po 1 turze
       *[other] Po { $turns } turach
    }, z { $life ->
        [one] { $life } punktem życia
       *[other] { $life } punktami życia
    } w zapasie ({ $name })
table-mindbug-ending-creatures = pokonane stwory
table-mindbug-ending-mindbugs = użyte Mindbugi
table-mindbug-ending-attacks = ataki
