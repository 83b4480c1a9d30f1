### Themes of puzzles in French.

puzzle-theme-columns = Colonnes
puzzle-theme-signs = Plus et moins
puzzle-theme-objectives = Objectifs
puzzle-theme-two-turns = Deux tours d’avance
