### French: what is wrong with a deck, a position, a record or a file.

flaw-at = { $place } : { $flaw }

## Places.

flaw-place-file = { $file }
flaw-place-line = ligne { $number }
flaw-place-last-line = ligne { $number }, où le texte s’interrompt
flaw-place-scenario = le scénario
flaw-place-field = « { $name } »
flaw-place-field-of = « { $name } » de { $seat }
flaw-place-seat = la place { $seat }
flaw-place-step = étape { $number }
flaw-place-quoted = « { $text } »

## Games, their options and decks.

flaw-no-game = le jeu « { $name } » n’existe pas ; jeux possibles : { $known }.
flaw-no-module = le module « { $name } » ne peut pas être chargé.
flaw-no-family-in = le module « { $name } » ne contient aucune famille de jeux ; il devrait y en avoir une sous le nom « family ».
flaw-two-families = il y a deux familles de jeux nommées « { $name } ».
flaw-no-set = la série « { $name } » n’existe pas ; séries possibles : { $known }.
flaw-no-sets = { $game } n’a pas de série « { $name } » : ses cartes sont toujours les mêmes.
flaw-no-option = { $game } n’a pas d’option « { $name } » ; options possibles : { $known }.
flaw-no-card = la carte « { $name } » n’existe pas ; une carte s’écrit en anglais et avec des traits d’union, comme killer-bee.
flaw-no-numbered-card = la carte « { $name } » n’existe pas ; les cartes sont numérotées de 1 à { $most }.
flaw-later-stage = { $card } est un niveau supérieur : cette carte n’est jamais distribuée et n’existe qu’en jeu.
flaw-only-for = { $card } est une carte réservée à { $game }.
flaw-not-an-entry = « { $text } » n’est pas l’identifiant d’une carte suivi d’un nombre ; écrivez par exemple gorillion 2.
flaw-copies = { $card } : { $copies } exemplaires, c’est impossible ; il peut y en avoir de 1 à { $most }.
flaw-deck-too-small = un deck de { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } est trop petit : on en distribue { $needed }.
flaw-deck-too-large = un deck de plus de { $most } cartes est trop grand.

## Values and fields.

flaw-not-a-number = « { $value } » n’est pas un nombre entier.
flaw-out-of-range = « { $value } » n’est pas un nombre entier de { $least } à { $most }.
flaw-none-of = « { $value } » n’est pas possible ici ; choix possibles : { $known }.
flaw-not-a-map = { $place } : il faut ici des champs, chacun écrit « nom: valeur ».
flaw-not-a-list = { $place } : il faut ici une liste entre crochets.
flaw-unknown-field = { $place } : le champ « { $name } » est inconnu ; champs possibles : { $known }.
flaw-no-seat = la place { $seat } n’existe pas.
flaw-no-solver = { $game } ne peut pas être résolu : il faut deux camps qui décident à tour de rôle.
flaw-nobody-decides = il n’y a rien à décider ici.
flaw-too-many-worlds = trop de cartes sont cachées : plus de { $most } donnes sont compatibles avec ce que sait le joueur.
flaw-not-over = la partie n’est pas encore terminée ; elle ne peut être analysée qu’ensuite.
flaw-other-games = des parties d’un autre type ou avec d’autres réglages y sont enregistrées ; choisissez un autre dossier.

## Limits of what is read.

flaw-too-long = ce texte est trop long : la limite est de { $most } caractères.
flaw-too-many = { $place } : il y a trop d’entrées ; la limite est de { $most }.
flaw-too-many-values = la position est trop grande : la limite est de { $most } valeurs.
flaw-too-deep = les listes et les champs sont imbriqués trop profondément : la limite est de { $most } niveaux.

## Records.

flaw-not-a-record = ce n’est pas un enregistrement de Mindtable.
flaw-record-format = l’enregistrement est au format « { $found } », mais cette version lit les formats { $known }.
flaw-expected = il devrait y avoir ici « { $wanted } » au lieu de « { $found } ».
flaw-expected-either = il devrait y avoir ici « { $wanted } » ou « { $other } » au lieu de « { $found } ».
flaw-expected-empty = il devrait y avoir ici une ligne vide au lieu de « { $found } ».
flaw-seat-twice = la place { $seat } y figure deux fois.
flaw-move-number = il devrait y avoir ici le coup { $wanted } au lieu du coup { $found }.
flaw-cut-off = l’enregistrement s’arrête avant son résultat.
flaw-after-result = rien ne peut suivre le résultat.
flaw-other-game = c’est un enregistrement de { $found }, pas de { $wanted }.
flaw-other-rules = la partie a été jouée avec la version { $found } des règles ; ici, c’est la version { $known }.
flaw-other-seats = { $game } a les places { $seats }.
flaw-other-deal = la donne ne correspond pas à la graine (« seed ») ; l’une des deux a été modifiée.
flaw-other-result = avec ces coups, le résultat est « { $result } ».
# $number: of a move.
flaw-other-roll = ce qui est tiré au sort au coup { $number } ne découle pas de la graine.
flaw-not-hexadecimal = « { $value } » n’est pas une suite de { $count } chiffres hexadécimaux.
flaw-unreadable-move = « { $move } » n’est pas un coup.
flaw-ambiguous-move = « { $move } » peut désigner plusieurs cartes ; précisez laquelle, par exemple avec @B ou #2.
flaw-illegal-move = le coup « { $move } » n’est pas permis. { $why }

## Scenarios.

flaw-not-a-scenario = le document { $number } n’est pas un scénario ; un scénario a un champ comme « game: duel ».
flaw-no-scenario = il n’y a pas de position dans ce texte.
flaw-not-a-step = « { $text } » n’est pas une étape ; écrivez par exemple « A: attack gorillion ».
flaw-mixed-step = une étape contient soit des coups, soit seulement expect, legal ou refuse.
flaw-not-of-a-step = « { $name } » n’est ni une place, ni expect, legal ou refuse.
flaw-not-expected = « { $name } » n’est rien que l’on puisse attendre d’une position.

## Files.

flaw-not-text = ce n’est pas du texte en UTF-8.
flaw-not-yaml = le texte n’est pas du YAML valide ; vérifiez les retraits, les crochets et les guillemets.
flaw-no-shortcuts = les ancres, les alias et les clés de fusion (&, *, <<) ne sont pas pris en charge ; écrivez tout en toutes lettres.
flaw-no-tags = les étiquettes comme « { $tag } » ne sont pas prises en charge ; retirez-les.
flaw-not-a-name = le nom d’un champ doit être un mot, pas une liste ni un groupe de champs.
flaw-name-twice = le champ « { $name } » figure deux fois.

## Bots.

flaw-no-bot = le bot « { $name } » n’existe pas ; bots possibles : { $known }, des programmes (./mybot.py) et des classes (module:Class).
flaw-no-bot-in = le module « { $module } » n’a pas de bot « { $name } ».
flaw-not-a-bot = « { $name } » ne crée pas de bot : appelé avec une graine, il doit rendre quelque chose qui possède « choose ».
flaw-bot-plays-not = le bot « { $name } » ne sait pas jouer à { $game }.
flaw-no-limit = « { $text } » n’est pas une limite ; écrivez par exemple 100ms, 2s ou 5000 (essais).
flaw-needless-limit = « { $name } » : seuls { $known } acceptent un temps de réflexion.
flaw-no-program = le programme { $name } n’existe pas.
flaw-no-command = « { $name } » n’est pas une ligne de commande.
flaw-too-few-bots = une arène demande au moins deux bots.
flaw-bot-twice = « { $name } » est nommé deux fois.
