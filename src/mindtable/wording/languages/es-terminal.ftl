### Spanish: what the terminal says besides the cards, events, questions and moves of a game.

## Who sits there.

terminal-you = Tú
terminal-person = Jugador { $seat }

## Players and creatures.

terminal-your-hand = Tu mano

## The log.

terminal-log = Lo que ha pasado

## Asking.

# A game that is shown in a plain way.
terminal-plain-title = Mindtable · { $game }{ $dice ->
    [sealed] {""}
   *[quick] {" "}· semilla { $seed }
}
terminal-plain-hint = Escribe un número, o: help, log, undo, save, quit
terminal-curtain = { STARTS($name, "Bot ", "Jugador ") ->
        [yes] Ahora decide el { $name }. Que no mire nadie más; después pulsa Intro.
       *[no] Ahora decide { $name }. Que no mire nadie más; después pulsa Intro.
    }
terminal-press-enter = Pulsa Intro para seguir.
terminal-thinking = { STARTS($name, "Bot ", "Jugador ") ->
        [yes] El { $name } está pensando…
       *[no] { $name } está pensando…
    }
terminal-number-wrong = { $count ->
        [one] Solo hay una respuesta: escribe 1.
       *[other] Escribe un número del 1 al { $count }.
    }
terminal-not-understood = «{ $text }» no es ni una respuesta ni un comando. Escribe un número del 1 al { $count }, o help.
terminal-ambiguous = «{ $text }» puede significar varias cosas: { $moves }.

## Taking back, saving, leaving.

terminal-undo-none = No tienes ninguna decisión anterior a la que volver.
terminal-undo-people = Juegan varias personas: no se puede deshacer lo que ya se ha visto.
terminal-saved-always = Cada jugada se guarda al momento en { $file }.
terminal-saved = Guardado en { $file }.
terminal-save-refused = No se ha guardado: { $file } ya existe y no es una grabación de esta partida.
terminal-save-failed = No se ha guardado: { $file }: { $problem }.
terminal-left = La partida está guardada en { $file }.
terminal-continue = Para continuar: { $command }
terminal-kept = La grabación de la partida está en { $file }.
terminal-replay = Para volver a verla: { $command }

## The end of a game.

terminal-you-win = ¡Has ganado!
terminal-you-lose = Has perdido.
terminal-wins = { STARTS($name, "Bot ", "Jugador ") ->
        [yes] Gana el { $name }.
       *[no] Gana { $name }.
    }
terminal-team-wins = Vencedores: { $name }.
terminal-rematch = Escribe rematch para jugar otra partida, review para analizar esta, log para ver su historia, o quit.
terminal-rematch-unknown = Escribe rematch, review, log o quit.

## Watching and replaying.

terminal-step = { $who }: { $move }
terminal-watching = Jugada { $number }.
terminal-replaying = Jugada { $number } de { $count }.
terminal-replay-hint = Intro: siguiente. b: atrás. Un número: ir a esa jugada. q: salir.
terminal-replay-unknown = Pulsa Intro, o escribe b, q o un número del 0 al { $count }.
terminal-shows-all = La partida ha terminado: se ven todas las manos.
terminal-shows-public = La partida no ha terminado: solo se ve lo que todos pueden ver (con --view A se ve una mano).
terminal-shows-seat = { STARTS($name, "Bot ", "Jugador ") ->
        [yes] Como lo vio el { $name }.
       *[no] Como lo vio { $name }.
    }

## Help: what can be typed.

terminal-help-title = Lo que puedes escribir
terminal-help-number = la respuesta con ese número
terminal-help-move = lo mismo con palabras
terminal-help-card = leer una carta; sin nombre, las cartas de tu mano
terminal-help-answer = leer la carta de la que trata una respuesta
terminal-help-discard = mirar las pilas de descartes
terminal-help-log = todo lo que ha pasado
terminal-help-undo = volver a tu decisión anterior (contra bots)
terminal-help-save = guardar una copia en un archivo; cada jugada se guarda igualmente
terminal-help-rules = las reglas en una página
terminal-help-quit = salir; la partida se puede continuar más tarde
terminal-help-enter = volver a dibujar la mesa
terminal-key-enter = Intro

terminal-rules-title = Las reglas en una página
