### How games of Mindbug end, in Spanish.

table-mindbug-ending-won = { $turns ->
        [one] En 1 turno
       *[other] En { $turns } turnos
    }; vida restante: { $life }
table-mindbug-ending-lost = { $turns ->
        [one] En 1 turno
       *[other] En { $turns } turnos
    }; vida restante del otro lado: { $life }
table-mindbug-ending-of = { $turns ->
        [one] En 1 turno
       *[other] En { $turns } turnos
    }; vida restante de { $name }: { $life }
table-mindbug-ending-creatures = criaturas derrotadas
table-mindbug-ending-mindbugs = Mindbugs usados
table-mindbug-ending-attacks = ataques
