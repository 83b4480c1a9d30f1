### How games of Mindbug end, in Italian.

table-mindbug-ending-won = { $turns ->
        [one] In 1 turno
       *[other] In { $turns } turni
    }, con { $life } di vita rimasta
table-mindbug-ending-lost = { $turns ->
        [one] In 1 turno
       *[other] In { $turns } turni
    }; vita rimasta dall’altra parte: { $life }
table-mindbug-ending-of = { $turns ->
        [one] In 1 turno
       *[other] In { $turns } turni
    }; vita rimasta a { $name }: { $life }
table-mindbug-ending-creatures = creature sconfitte
table-mindbug-ending-mindbugs = Mindbug usati
table-mindbug-ending-attacks = attacchi
