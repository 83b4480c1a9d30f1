### Themes of puzzles in Polish.

puzzle-theme-columns = Kolumny
puzzle-theme-signs = Plusy i minusy
puzzle-theme-objectives = Cele
puzzle-theme-two-turns = Dwie tury naprzód
