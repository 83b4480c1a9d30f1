### Mindbug in Italian: what the command line says of it.

## What stands for something to put there.

command-value-sets = SET,SET
command-value-words = PAROLA,PAROLA
command-value-word = PAROLA
command-value-text = PAROLE
command-value-number = N

## Options and arguments.

option-mindbug-epic = per tag-team: la variante epica, con più carte e Mindbug
option-mindbug-deck = per duel e tag-team, il tuo mazzo: l’id di una carta e un numero per riga
option-mindbug-sets = per duel e tag-team, quali carte: { $sets }, o all (predefinito: first-contact)
command-set = i set: { $sets }, o all
command-keyword = parole chiave stampate: { $keywords }
command-trigger = carte con un’abilità di tipo: { $triggers }
command-power = forza stampata: 5, 4-6, 7+ (almeno) o -3 (al massimo)
command-text = parole che il testo contiene, in qualsiasi ordine
command-json-cards = stampa una lista JSON con un oggetto per ogni carta
command-report = conta carte, abilità ed effetti, set per set
command-steps = mostra che cosa esegue il motore per ogni carta, passo per passo
command-cards-note = Una carta deve soddisfare tutti i filtri. Se nessuna li soddisfa, viene detto; non è un errore.

## What is wrong.

command-no-keyword = la parola chiave “{ $name }” non esiste; disponibili: { $keywords }
command-no-card-but = la carta “{ $name }” non esiste; intendevi { $card }?
command-no-power = “{ $text }” non è una forza; si scrive come 5, 4-6, 7+ o -3
