### Spanish: what fails and is nobody's move. The comments of en-failures.ftl say what each message and variable is.

## What the operating system says, in our words.

system-refused = { $file }: { $why }
system-no-file = no existe ese archivo o carpeta
system-no-permission = no tienes permiso
system-folder = es una carpeta
system-no-folder = una parte de la ruta es un archivo, no una carpeta
system-exists = ya hay algo con ese nombre
system-full = el disco está lleno
system-read-only = ahí no se puede escribir
system-long-name = el nombre es demasiado largo
system-no-name = ningún archivo puede llamarse así
system-many-files = hay demasiados archivos abiertos
system-no-memory = no hay memoria suficiente
system-broken = el disco o el dispositivo no funciona bien
system-no-program = no es un programa
system-taken = lo está usando otro programa
system-no-address = este ordenador no tiene esa dirección
system-other = { $said }
system-no-package = hace falta el paquete «{ $package }»; instala { $extra }
flaw-unreadable-file = no se puede leer: { $why }.

## Scenarios.

scenario-number = documento { $number }
scenario-counted = superados: { $passed }, fallidos: { $failed }
flaw-place-name = { $name }
flaw-expected-legal = { $seat }: { $move } debería estar permitida, pero no lo está. { $why }
flaw-expected-clear = «{ $move }» puede significar varias jugadas; indica cuál, por ejemplo con @B o #2.
flaw-expected-refused = { $seat }: { $move } debería rechazarse, pero está permitida.
flaw-expected-moves = las jugadas de { $seat } deberían ser [{ $wanted }], pero son [{ $found }].
flaw-differs = { $what } debería ser { $wanted }, pero es { $found }.
flaw-also = { $first } { CAPITAL($second) }

## Bots that give no move.

flaw-bot-failed = el bot ha fallado («{ $why }»).
flaw-bot-not-legal = el bot ha respondido «{ $move }», que no está entre sus jugadas permitidas ({ $count }).
flaw-bot-not-started = no se puede iniciar el programa: { $why }.
flaw-bot-protocol = el programa usa el protocolo { $found }, desconocido aquí.
flaw-bot-late = el programa no ha respondido en { $seconds } s.
flaw-bot-not-json = el programa ha respondido «{ $text }», que no es JSON.
flaw-bot-not-of-type = el programa ha respondido «{ $text }» en lugar de un objeto de tipo «{ $kind }».
flaw-bot-ended = el programa ha terminado con el código de salida { $status }.
flaw-bot-ended-saying = el programa ha terminado con el código de salida { $status } («{ $why }»).
flaw-bot-silent = el programa ha cerrado su salida.
