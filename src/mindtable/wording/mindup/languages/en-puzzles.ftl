### Themes of puzzles in English.

puzzle-theme-columns = Columns
puzzle-theme-signs = Plus and minus
puzzle-theme-objectives = Objectives
puzzle-theme-two-turns = Two turns ahead
