### Puzzles in French.

# $goal: what is asked for.
puzzle-goal = { $goal ->
    [win-this-turn] Gagnez à ce tour
    [win-in-two-turns] Gagnez en deux tours
    [survive] Survivez
    [only-answer] Trouvez la seule réponse
    [whatever-they-hold] Gagnez quelle que soit leur main
   *[best-card] Choisissez la meilleure carte
}
# The same in full.
puzzle-about = { $goal ->
    [win-this-turn] Toutes les cartes sont visibles et il n’y a rien à piocher. Quoi que fassent les autres, un coup gagne avant la fin du tour.
    [win-in-two-turns] Toutes les cartes sont visibles et il n’y a rien à piocher. Un coup gagne à ce tour ou aux deux suivants, les vôtres et les leurs comptés.
    [survive] Toutes les cartes sont visibles et il n’y a rien à piocher. Un seul coup vous garde en jeu pendant ce tour et les deux suivants.
    [only-answer] Toutes les cartes sont visibles et il n’y a rien à piocher. Une réponse gagne, aucune autre ne gagne.
    [whatever-they-hold] Leur main est cachée : elle peut contenir toute carte que vous ne voyez pas. Un coup gagne à ce tour ou aux deux suivants dans tous les cas.
   *[best-card] Toutes les mains sont visibles et la manche touche à sa fin. Une carte rapporte au moins autant que toute autre, quoi que choisissent les autres.
}
# $verdict: how a try went.
puzzle-verdict = { $verdict ->
    [wrong] Cela échoue.
    [shown] Voici la solution.
   *[solved] Résolu !
}
puzzle-verdict-more = { $verdict ->
    [wrong] La table montre pourquoi.
    [shown] Suivez-la pas à pas.
   *[solved] Bien joué.
}
puzzle-title = Énigmes
# $number: of puzzles.
puzzle-intro = { $number } positions de vraies parties, chacune avec une seule réponse. Toutes sont prouvées.
puzzle-daily = Énigme du jour
puzzle-open = Résoudre
# $stars: of $most, how hard a puzzle is.
puzzle-stars = Difficulté { $stars } sur { $most }
puzzle-again = Réessayer
puzzle-next = Énigme suivante
puzzle-start-over = Recommencer
puzzle-tried = Ce qui s’est passé
# $rating: of a player.
puzzle-rating = Classement { $rating }.
# $rating: the highest that a player has had.
puzzle-best = Record { $rating }.
# $count: of puzzles that were solved.
puzzle-solved-count = Résolues : { $count }.
# Before the names of themes.
puzzle-hint-themes = Il s’agit de :
# $move: the first move, in words.
puzzle-hint-move = Le premier coup : { $move }
puzzle-solution = La solution
puzzle-analyse = Analyser
puzzle-share = Copier le lien
# The address of a puzzle, to be shared.
puzzle-address = Lien vers cette énigme
puzzle-all = Toutes les énigmes
puzzle-more = Plus sur cette énigme
# $name: a player whose hand is open; the cards follow.
puzzle-holds = { $name } a en main :
puzzle-yours = Vos énigmes
puzzle-day-done = résolue
puzzle-day-open = non résolue
# $days: in a row on which the puzzle of the day was solved.
puzzle-streak = { $days ->
    [0] Résolvez l’énigme du jour pour commencer une série.
    [one] { $days } jour d’affilée.
   *[other] { $days } jours d’affilée.
}
puzzle-next-for-you = Une énigme pour mon classement
puzzle-by-goal = Par but
puzzle-by-game = Par jeu
puzzle-by-theme = Par thème
puzzle-none = Cette énigme n’existe pas.
# $name, $goal: of a puzzle. $stars: how hard it is, of $most.
puzzle-in-terminal = Énigme { $name } · { $goal } · difficulté { $stars } sur { $most }
puzzle-your-move = À vous. Tapez un numéro ; s montre la solution, q quitte.
# $count: of puzzles that were listed.
puzzle-count = { $count ->
    [one] { $count } énigme
   *[other] { $count } énigmes
}
command-puzzle = résoudre une énigme
command-puzzle-id = une énigme par son identifiant
command-puzzle-daily = l’énigme du jour
# $themes: all there are.
command-puzzle-theme = seulement les énigmes d’un thème : { $themes }
command-puzzle-list = lister plutôt les énigmes
