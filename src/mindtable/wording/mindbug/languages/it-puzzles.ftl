### Themes of puzzles in Italian.

puzzle-theme-bait = Esca
puzzle-theme-mindbug = Usare un Mindbug
puzzle-theme-patience = Risparmiare un Mindbug
puzzle-theme-mindfrog = Usare un Mindfrog
puzzle-theme-partner = Gioco di squadra
puzzle-theme-poison = Scambio velenoso
puzzle-theme-hunter = Caccia
puzzle-theme-sneaky = Furtività
puzzle-theme-frenzy = Frenesia
puzzle-theme-tough = Tenacia
puzzle-theme-sacrifice = Sacrificio
puzzle-theme-quiet = Mossa tranquilla
puzzle-theme-block = Il blocco giusto
puzzle-theme-no-block = Non bloccare
puzzle-theme-breakthrough = Sfondamento
puzzle-theme-no-blockers = Nessuno può bloccare
puzzle-theme-play-effect = Effetto di Gioco
puzzle-theme-attack-effect = Effetto di Attacco
puzzle-theme-defeated-effect = Effetto di Sconfitto
puzzle-theme-discard = Scarto
puzzle-theme-theft = Furto
puzzle-theme-action = Azione
puzzle-theme-evolution = Evoluzione
puzzle-theme-boost = Rinforzo
puzzle-theme-exhaustion = Senza più mosse
