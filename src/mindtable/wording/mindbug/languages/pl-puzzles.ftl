### Themes of puzzles in Polish.

puzzle-theme-bait = Przynęta
puzzle-theme-mindbug = Użycie Mindbuga
puzzle-theme-patience = Oszczędzanie Mindbuga
puzzle-theme-mindfrog = Użycie Mindfroga
puzzle-theme-partner = Gra zespołowa
puzzle-theme-poison = Trująca wymiana
puzzle-theme-hunter = Łowca
puzzle-theme-sneaky = Podstępny
puzzle-theme-frenzy = Wściekły
puzzle-theme-tough = Twardy
puzzle-theme-sacrifice = Poświęcenie
puzzle-theme-quiet = Cichy ruch
puzzle-theme-block = Właściwy blok
puzzle-theme-no-block = Bez bloku
puzzle-theme-breakthrough = Przełamanie
puzzle-theme-no-blockers = Nikt nie może blokować
puzzle-theme-play-effect = Efekt Zagrania
puzzle-theme-attack-effect = Efekt Ataku
puzzle-theme-defeated-effect = Efekt Pokonania
puzzle-theme-discard = Odrzucanie
puzzle-theme-theft = Kradzież
puzzle-theme-action = Akcja
puzzle-theme-evolution = Ewolucja
puzzle-theme-boost = Wzmocnienie
puzzle-theme-exhaustion = Brak ruchów
