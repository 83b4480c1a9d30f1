### How games of Mindbug end, in Spanish.

table-mindbug-ending-won = { $turns ->
        [one] En 1 turno
       *[other] En { $turns } turnos
    }, y te { $life ->
        [one] quedaba { $life } punto de vida
       *[other] quedaban { $life } puntos de vida
    }
table-mindbug-ending-lost = { $turns ->
        [one] En 1 turno
       *[other] En { $turns } turnos
    }; al otro lado le { $life ->
        [one] quedaba { $life } punto de vida
       *[other] quedaban { $life } puntos de vida
    }
table-mindbug-ending-of = { $turns ->
        [one] En 1 turno
       *[other] En { $turns } turnos
    }; vida restante ({ $name }): { $life }
table-mindbug-ending-creatures = criaturas derrotadas
table-mindbug-ending-mindbugs = Mindbugs usados
table-mindbug-ending-attacks = ataques
