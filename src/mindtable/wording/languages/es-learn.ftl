### Spanish: learning by playing. The comments of en-learn.ftl say what each message and variable is.

learn-title = Aprende
learn-about = Una primera partida con entrenador y, después, una idea cada vez, en dos o tres jugadas.
learn-coach = Entrenador
learn-first-time = ¿Primera vez? Tres minutos.
learn-first-time-about = Una partida guiada, idea por idea.
learn-show-me = Enséñame
learn-first-go-on = Tu primera partida te espera
learn-first-again = Jugarla de nuevo
learn-go-on-there = Continuar
learn-rules = Todas las reglas
learn-step = Paso { $number } de { $count } · { $about }
learn-progress = { $done } de { $count } aprendidas
learn-learnt = aprendida
learn-begun = empezada
learn-back = Atrás
learn-back-to-step = Volver al paso
learn-start-over = Empezar de nuevo
learn-leave = Salir de la lección
learn-go-on = Seguir
learn-next = Siguiente: { $lesson }
learn-all = Todas las lecciones
learn-real-game = Ahora, una partida de verdad: contra el bot más fácil
learn-whisper-too = El entrenador sigue dando consejos
learn-done = ¡Eso es!
learn-done-another-way = ¡Así también funciona!
learn-over = La lección ha terminado.
learn-lost =
    De esta manera se pierde la partida.

    Vuelve al paso y prueba otra jugada.
learn-astray =
    Ahora decides tú.

    Sigue jugando como quieras o vuelve al paso.

## At the terminal.

command-learn = aprender jugando: una primera partida con entrenador, y lecciones
command-value-lesson = LECCIÓN
command-learn-lesson = cuál; sin ella se muestran todas
learn-terminal-begin = Empieza con: { $command }
learn-terminal-commands = back: un paso atrás · restart: desde el principio · quit: salir
learn-no-lesson = no hay ninguna lección «{ $name }»
