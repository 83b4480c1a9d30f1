### Themes of puzzles in Italian.

puzzle-theme-columns = Colonne
puzzle-theme-signs = Più e meno
puzzle-theme-objectives = Obiettivi
puzzle-theme-two-turns = Due turni avanti
