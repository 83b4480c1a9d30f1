### Themes of puzzles in Spanish.

puzzle-theme-bait = Cebo
puzzle-theme-mindbug = Usar un Mindbug
puzzle-theme-patience = Guardar un Mindbug
puzzle-theme-mindfrog = Usar un Mindfrog
puzzle-theme-partner = Trabajo en equipo
puzzle-theme-poison = Intercambio con veneno
puzzle-theme-hunter = Cacería
puzzle-theme-sneaky = Sigilo
puzzle-theme-frenzy = Frenesí
puzzle-theme-tough = Dureza
puzzle-theme-sacrifice = Sacrificio
puzzle-theme-quiet = Jugada tranquila
puzzle-theme-block = El bloqueo correcto
puzzle-theme-no-block = No bloquear
puzzle-theme-breakthrough = Abrirse paso
puzzle-theme-no-blockers = Nadie puede bloquear
puzzle-theme-play-effect = Efecto Jugar
puzzle-theme-attack-effect = Efecto Atacar
puzzle-theme-defeated-effect = Efecto Derrotada
puzzle-theme-discard = Descarte
puzzle-theme-theft = Robo de cartas
puzzle-theme-action = Activar
puzzle-theme-evolution = Evolucionar
puzzle-theme-boost = Potenciar
puzzle-theme-exhaustion = Sin jugadas
