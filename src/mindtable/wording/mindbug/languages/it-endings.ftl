### How games of Mindbug end, in Italian.

table-mindbug-ending-won = { $turns ->
        [one] In 1 turno
       *[other] In { $turns } turni
    }, con { $life ->
        [one] 1 punto vita rimasto
       *[other] { $life } punti vita rimasti
    }
table-mindbug-ending-lost = { $turns ->
        [one] In 1 turno
       *[other] In { $turns } turni
    }; all’altra parte { $life ->
        [one] resta 1 punto vita
       *[other] restano { $life } punti vita
    }
table-mindbug-ending-of = { $turns ->
        [one] In 1 turno
       *[other] In { $turns } turni
    }; { $name }: { $life ->
        [one] 1 punto vita rimasto
       *[other] { $life } punti vita rimasti
    }
table-mindbug-ending-creatures = creature sconfitte
table-mindbug-ending-mindbugs = Mindbug usati
table-mindbug-ending-attacks = attacchi
