### How games of Mindbug end, in Polish.

table-mindbug-ending-won = { $turns ->
        [one] Po 1 turze
       *[other] Po { $turns } turach
    }; { $life ->
        [one] został ci { $life } punkt życia
        [few] zostały ci { $life } punkty życia
       *[other] zostało ci { $life } punktów życia
    }
table-mindbug-ending-lost = { $turns ->
        [one] Po 1 turze
       *[other] Po { $turns } turach
    }; po drugiej stronie { $life ->
        [one] został { $life } punkt życia
        [few] zostały { $life } punkty życia
       *[other] zostało { $life } punktów życia
    }
table-mindbug-ending-of = { $turns ->
        [one] Po 1 turze
       *[other] Po { $turns } turach
    }; { $life ->
        [one] został { $life } punkt życia
        [few] zostały { $life } punkty życia
       *[other] zostało { $life } punktów życia
    } ({ $name })
table-mindbug-ending-creatures = pokonane stwory
table-mindbug-ending-mindbugs = użyte Mindbugi
table-mindbug-ending-attacks = ataki
