### Puzzles in French.

# $goal: what is asked for.
puzzle-goal = { $goal ->
    [win-this-turn] Gagnez à ce tour
    [win-in-two-turns] Gagnez en trois tours
    [survive] Survivez trois tours
    [only-answer] Trouvez la seule réponse
    [whatever-they-hold] Gagnez quelle que soit leur main
   *[best-card] Choisissez la meilleure carte
}
# The same in full.
puzzle-about = { $goal ->
    [win-this-turn] Un coup gagne avant la fin de ce tour, quoi qu’ils répondent.
    [win-in-two-turns] Un coup gagne en trois tours au plus, quoi qu’ils répondent : celui-ci, le leur et le suivant de votre camp. Un tour supplémentaire compte pour un des trois.
    [survive] Un seul coup vous évite de perdre en trois tours, quoi qu’ils fassent : celui-ci et les deux suivants.
    [only-answer] Une réponse gagne la partie, quoi qu’ils fassent et quel que soit le temps qu’il faut. Aucune autre n’y parvient.
    [whatever-they-hold] Leur main est cachée : elle peut contenir toute carte que vous ne voyez pas. Un coup gagne en trois tours au plus, quoi qu’ils aient en main et quoi qu’ils répondent : celui-ci, le leur et votre prochain.
   *[best-card] Une carte rapporte au moins autant que toute autre, quoi que choisissent les autres, et parfois plus.
}
# What holds besides, by what is asked for.
puzzle-conditions = { $goal ->
    [best-card] Toutes les mains sont visibles et la manche touche à sa fin.
    [whatever-they-hold] On ne pioche pas.
   *[other] Toutes les cartes sont visibles et on ne pioche pas.
}
# $verdict: how a try went.
puzzle-verdict = { $verdict ->
    [wrong] Ce coup échoue.
    [shown] Voici la solution.
   *[solved] Résolu !
}
puzzle-verdict-more = { $verdict ->
    [shown] Suivez-la pas à pas.
   *[solved] Bien joué.
}
# Why a try has failed: the game is lost.
puzzle-lost = Vous avez perdu.
# Why a try has failed, by what was asked for: the game is not lost, but the goal is missed.
puzzle-missed = { $goal ->
    [win-this-turn] Le tour s’achève et vous n’avez pas gagné.
    [win-in-two-turns] Les trois tours sont passés et vous n’avez pas gagné.
    [only-answer] La victoire n’est plus assurée.
    [whatever-they-hold] Contre cette main, vous ne gagnez pas à temps.
   *[best-card] S’ils choisissent ainsi, une autre carte rapporte plus.
}
puzzle-title = Énigmes
# $number: of puzzles.
puzzle-intro = { $number } positions de vraies parties, chacune avec une seule réponse. Chaque réponse est prouvée.
puzzle-daily = Énigme du jour
puzzle-open = Résoudre
# $stars: how hard a puzzle is, of three.
puzzle-difficulty = { $stars ->
    [1] facile
    [2] moyenne
   *[3] difficile
}
# $percent: of those who have tried a puzzle.
puzzle-solved-by = Résolue au premier essai par { $percent } %
puzzle-again = Réessayer
puzzle-next = Énigme suivante
puzzle-start-over = Recommencer
puzzle-tried = Ce qui s’est passé
puzzle-tries = Vos essais
puzzle-no-try = Votre premier essai compte pour votre cote.
# $number: of the try that comes next.
puzzle-this-try = Essai { $number }
# $rating: of a player.
puzzle-rating = Cote { $rating }.
# $change: the points that a try has moved the rating by, with their sign.
puzzle-rating-moved = Cote { $rating } ({ $change }).
puzzle-rating-stays = Votre cote reste à { $rating } : seul un premier essai sans conseil compte.
# Of the rating of somebody new.
puzzle-settling = Elle se précise encore : vos premières énigmes la font beaucoup bouger.
# $rating: the highest that a player has had.
puzzle-best = Record { $rating }.
# $count: of puzzles that were solved.
puzzle-solved-count = Résolues : { $count }.
# Before the names of themes.
puzzle-hint-themes = De quoi il s’agit :
# $move: the first move, in words.
puzzle-hint-move = Le premier coup : { $move }
puzzle-solution = La solution
# Steps of a solution.
puzzle-step-back = Une étape en arrière
puzzle-step-on = Une étape en avant
# $number: of the step that is shown. $count: of all.
puzzle-step = Étape { $number } sur { $count }
puzzle-analyse = Analyser
puzzle-share = Copier le lien
# The address of a puzzle, to be shared.
puzzle-address = Lien vers cette énigme
puzzle-all = Toutes les énigmes
puzzle-more = En savoir plus
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
puzzle-next-for-you = Une énigme à mon niveau
# The same for somebody who has not tried any.
puzzle-first-for-you = Commencer par une facile
puzzle-by-goal = Par but
puzzle-by-game = Par jeu
puzzle-by-theme = Par thème
# $solved: of $number, how many puzzles of a kind the player has solved.
puzzle-solved-of = { $solved } résolues sur { $number }
puzzle-none = Cette énigme n’existe pas.
# $name, $goal: of a puzzle. $difficulty: how hard it is, in a word and as a $rating.
puzzle-in-terminal = Énigme { $name } · { $goal } · { $difficulty } ({ $rating })
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
