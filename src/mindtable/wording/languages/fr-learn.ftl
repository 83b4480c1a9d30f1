### French: learning by playing. The comments of en-learn.ftl say what each message and variable is.

learn-title = Apprendre
learn-about = Une première partie avec un coach, puis une seule idée à la fois, en deux ou trois coups.
learn-coach = Coach
learn-first-time = Première fois ? Trois minutes.
learn-first-time-about = Une partie guidée, une idée à la fois.
learn-show-me = Montrez-moi
learn-first-go-on = Votre première partie vous attend
learn-first-again = La rejouer
learn-go-on-there = Continuer
learn-rules = Toutes les règles
learn-step = Étape { $number } sur { $count } · { $about }
learn-progress = { $done } sur { $count } apprises
learn-learnt = apprise
learn-begun = commencée
learn-back = Retour
learn-back-to-step = Revenir à l’étape
learn-start-over = Recommencer
learn-leave = Quitter la leçon
learn-go-on = Continuer
learn-next = Suite : { $lesson }
learn-all = Toutes les leçons
learn-real-game = Et maintenant, une vraie partie : contre le bot le plus facile
learn-whisper-too = Le coach continue de vous conseiller
learn-done = C’est ça !
learn-done-another-way = Ça marche aussi !
learn-over = La leçon est terminée.
learn-lost =
    De cette façon, la partie est perdue.

    Revenez à l’étape et essayez un autre coup.
learn-astray =
    À vous de jouer.

    Continuez comme vous voulez, ou revenez à l’étape.

## At the terminal.

command-learn = apprendre en jouant : une première partie avec un coach, et des leçons
command-value-lesson = LEÇON
command-learn-lesson = laquelle ; sans elle, toutes sont affichées
learn-terminal-begin = Commencez par : { $command }
learn-terminal-commands = back : un pas en arrière · restart : depuis le début · quit : quitter
learn-no-lesson = il n’y a pas de leçon « { $name } »
