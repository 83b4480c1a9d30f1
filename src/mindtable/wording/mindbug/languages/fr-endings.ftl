### How games of Mindbug end, in French.

table-mindbug-ending-won = { $turns ->
        [one] En { $turns } tour
       *[other] En { $turns } tours
    }, avec { $life } de vie restante
table-mindbug-ending-lost = { $turns ->
        [one] En { $turns } tour
       *[other] En { $turns } tours
    } ; vie restante en face : { $life }
table-mindbug-ending-of = { $turns ->
        [one] En { $turns } tour
       *[other] En { $turns } tours
    } ; vie restante pour { $name } : { $life }
table-mindbug-ending-creatures = créatures vaincues
table-mindbug-ending-mindbugs = Mindbugs utilisés
table-mindbug-ending-attacks = attaques
