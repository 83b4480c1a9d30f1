### Mindbug in French: what the command line says of it.

## What stands for something to put there.

command-value-sets = SÉRIE,SÉRIE
command-value-words = MOT,MOT
command-value-word = MOT
command-value-text = MOTS
command-value-number = N

## Options and arguments.

option-mindbug-epic = pour tag-team : la variante épique, avec plus de cartes et de Mindbugs
option-mindbug-deck = pour duel et tag-team, votre deck : l’identifiant d’une carte et un nombre par ligne
option-mindbug-sets = pour duel et tag-team, quelles cartes : { $sets }, ou all (par défaut : first-contact)
command-set = { $sets }, ou all
command-keyword = mots-clés imprimés : { $keywords }
command-trigger = une capacité de : { $triggers }
command-power = puissance imprimée : 5, 4-6, 7+ (au moins) ou -3 (au plus)
command-text = mots que le texte contient, dans n’importe quel ordre
command-json-cards = affiche une liste JSON avec un objet par carte
command-report = compte cartes, capacités et effets, série par série
command-steps = montre ce que le moteur exécute pour chaque carte, étape par étape
command-cards-note = Les filtres s’additionnent : une carte doit répondre à chacun. Si aucune n’y répond, c’est dit ; ce n’est pas une erreur.

## What is wrong.

command-no-keyword = le mot-clé « { $name } » n’existe pas ; mots-clés possibles : { $keywords }
command-no-card-but = la carte « { $name } » n’existe pas ; vouliez-vous dire { $card } ?
command-no-power = « { $text } » n’est pas une puissance ; écrivez 5, 4-6, 7+ ou -3
