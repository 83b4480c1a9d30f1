### Themes of puzzles in Spanish.

puzzle-theme-columns = Columnas
puzzle-theme-signs = Más y menos
puzzle-theme-objectives = Objetivos
puzzle-theme-two-turns = Dos turnos por delante
