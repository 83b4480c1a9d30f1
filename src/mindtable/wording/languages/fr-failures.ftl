### French: what fails and is nobody's move. The comments of en-failures.ftl say what each message and variable is.

## What the operating system says, in our words.

system-refused = { $file } : { $why }
system-no-file = ce fichier ou ce dossier n’existe pas
system-no-permission = vous n’en avez pas le droit
system-folder = c’est un dossier
system-no-folder = une partie du chemin est un fichier, pas un dossier
system-exists = il y a déjà quelque chose à cet endroit
system-full = le disque est plein
system-read-only = l’écriture n’y est pas possible
system-long-name = le nom est trop long
system-no-name = aucun fichier ne peut porter ce nom
system-many-files = trop de fichiers sont ouverts
system-no-memory = la mémoire ne suffit pas
system-broken = le disque ou l’appareil ne fonctionne pas correctement
system-no-program = ce n’est pas un programme
system-taken = un autre programme l’utilise
system-no-address = cet ordinateur n’a pas cette adresse
system-other = { $said }
system-no-package = il faut le paquet « { $package } » ; installez { $extra }
flaw-unreadable-file = lecture impossible ({ $why }).

## Scenarios.

scenario-number = document { $number }
scenario-counted = { $passed ->
        [one] { $passed } réussi
       *[other] { $passed } réussis
    }, { $failed ->
        [one] { $failed } échoué
       *[other] { $failed } échoués
    }
flaw-place-name = { $name }
flaw-expected-legal = { $seat } : { $move } devrait être permis, mais ne l’est pas. { $why }
flaw-expected-clear = « { $move } » correspond à plusieurs coups ; précisez lequel, par exemple avec @B ou #2.
flaw-expected-refused = { $seat } : { $move } devrait être refusé, mais est permis.
flaw-expected-moves = les coups possibles pour { $seat } devraient être [{ $wanted }], mais ce sont [{ $found }].
flaw-differs = { $what } devrait valoir { $wanted }, mais vaut { $found }.
flaw-also = { $first } { CAPITAL($second) }

## Bots that give no move.

flaw-bot-failed = le bot a échoué (« { $why } »).
flaw-bot-not-legal = le bot a répondu « { $move } », ce qui n’est pas l’un de ses { $count ->
        [one] { $count } coup permis
       *[other] { $count } coups permis
    }.
flaw-bot-not-started = le programme ne peut pas démarrer : { $why }.
flaw-bot-protocol = le programme parle le protocole { $found }, qui est inconnu ici.
flaw-bot-late = le programme n’a pas répondu en { $seconds } s.
flaw-bot-not-json = le programme a répondu « { $text } », ce qui n’est pas du JSON.
flaw-bot-not-of-type = le programme a répondu « { $text } » au lieu d’un objet de type « { $kind } ».
flaw-bot-ended = le programme s’est terminé avec le code de sortie { $status }.
flaw-bot-ended-saying = le programme s’est terminé avec le code de sortie { $status } (« { $why } »).
flaw-bot-silent = le programme a fermé sa sortie.
