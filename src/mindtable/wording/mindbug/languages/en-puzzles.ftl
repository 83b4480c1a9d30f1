### Themes of puzzles in English.

puzzle-theme-bait = Bait
puzzle-theme-mindbug = Using a Mindbug
puzzle-theme-patience = Saving a Mindbug
puzzle-theme-mindfrog = Using a Mindfrog
puzzle-theme-partner = Teamwork
puzzle-theme-poison = Poison trade
puzzle-theme-hunter = Hunter
puzzle-theme-sneaky = Sneaky
puzzle-theme-frenzy = Frenzy
puzzle-theme-tough = Tough
puzzle-theme-sacrifice = Sacrifice
puzzle-theme-quiet = Quiet move
puzzle-theme-block = The right block
puzzle-theme-no-block = Not blocking
puzzle-theme-breakthrough = Breakthrough
puzzle-theme-no-blockers = Nobody may block
puzzle-theme-play-effect = Play effect
puzzle-theme-attack-effect = Attack effect
puzzle-theme-defeated-effect = Defeated effect
puzzle-theme-discard = Discard
puzzle-theme-theft = Theft
puzzle-theme-action = Action
puzzle-theme-evolution = Evolving
puzzle-theme-boost = Boost
puzzle-theme-exhaustion = Out of moves
