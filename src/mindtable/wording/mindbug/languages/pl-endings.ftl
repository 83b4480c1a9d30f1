### How games of Mindbug end, in Polish.

table-mindbug-ending-won = { $turns ->
        [one] W 1 turze
       *[other] W { $turns } turach
    }; pozostałe życie: { $life }
table-mindbug-ending-lost = { $turns ->
        [one] W 1 turze
       *[other] W { $turns } turach
    }; życie po drugiej stronie: { $life }
table-mindbug-ending-of = { $turns ->
        [one] W 1 turze
       *[other] W { $turns } turach
    }; pozostałe życie ({ $name }): { $life }
table-mindbug-ending-creatures = pokonane stwory
table-mindbug-ending-mindbugs = użyte Mindbugi
table-mindbug-ending-attacks = ataki
