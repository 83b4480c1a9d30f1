### Mindbug in Italian: what the web table says of it.

## Games.

table-game-duel = Mindbug: duello
table-game-tag-team = Mindbug Tag Team
table-about-duel = Due giocatori. Creature bizzarre, e due occasioni per prenderti la migliore dell’avversario.
table-about-tag-team = Due contro due. Vita in comune, mani separate e una rana per il tuo compagno.
table-all-sets = Tutti i set
table-own-deck = Mazzo personale
table-some-sets = { $first } + { $count }

## The first page.

table-other-duel = Avversario
table-other-tag-team = { $place ->
        [1] Primo avversario
        [2] Compagno
       *[3] Secondo avversario
    }
table-epic = Epica: mani più grandi, due Mindbug a testa
table-own-deck-file = Oppure un mazzo personale
table-own-deck-hint = Un file di testo con una carta e un numero per riga, per esempio: gorillion 2

## A game.

table-mindbug-ready = Mindbug
table-mindbug-used = Mindbug, usato
table-mindfrog-ready = Mindfrog
table-mindfrog-used = Mindfrog, usato
table-turn = Turno { $number }
table-standing = vita { $mine } : { $theirs }
table-attacks-you = { $name } ti attacca
table-asking = Decidono in quest’ordine
table-asked-for = { $asked ->
        [mindbug-past] Mindbug: no
        [mindfrog-past] Mindfrog: no
        [block-past] blocco: no
        [mindbug-none] senza Mindbug
        [mindfrog-none] senza Mindfrog
        [mindbug-unable] Mindbug vietati
        [block-unable] blocco impossibile
        [mindbug] Mindbug?
        [mindfrog] Mindfrog?
       *[block] blocco?
    }
table-choose-glowing = Clicca ciò che brilla; passa su una carta per leggerla.
table-creatures-of = { STARTS($name, "Bot ") ->
        [yes] Creature del { $name }
       *[no] Creature di { $name }
    }
table-your-creatures = Le tue creature
# On a creature in play: it has an ability that holds all the time.
table-always = Sempre
# On a creature with which both can be done.
table-attack-or-action = attacco o Azione
# Under the name of a player of Tag Team. $place: how many places to the left of the reader they sit.
table-sits = { $place ->
        [1] alla tua sinistra
        [2] in squadra con te
       *[3] alla tua destra
    }
# Below the cards in a player’s hand.
table-hand = Mano
# Above cards that were seen and lost from sight.
table-what-you-know = Cosa sai
table-all-seen = Tutte le carte viste ({ $count })
# Above those who are asked, in their order.
table-if-you-play = Se giochi una carta
# Below a fight that covers the table on a phone.
table-see-table = Guarda tutto il tavolo
# Above the creatures beside the attacker.
table-behind-it = Alle sue spalle
table-evolves-into = Si evolve in
table-no-creatures = Nessuna creatura
table-in-hand = { $count } in mano
table-life = Vita: { $count }
table-team = Squadra: { $names }
table-draw = Mazzo
table-discard = Scarti
table-draw-pile = Mazzo di pesca: { $count }
table-discard-pile = { STARTS($name, "Bot ") ->
        [yes] Pila degli scarti del { $name }: { $count }
       *[no] Pila degli scarti di { $name }: { $count }
    }
table-your-discard-pile = La tua pila degli scarti: { $count }
table-known-hand = Carte note in mano
table-place-your-draw = nel tuo mazzo di pesca
table-power = Forza { $power }
table-printed-power = stampata { $power }
table-exhausted = Esaurita
table-attacks = attacca
table-blocks = blocca
table-cannot-block = Non può bloccare
table-cannot-attack = Non può attaccare
table-cannot-play = Non giocabile
table-not-sneaky = Senza Furtività
table-must-hunt = Obbligo di Caccia
table-does-not-fit = Esclusa
table-boosts = { $count ->
        [one] Rinforzata con { $count } carta
       *[other] Rinforzata con { $count } carte
    }
table-stage = Stadio { $stage } di { $stages }
table-plays = { $name } gioca { $card }
table-you-play = Giochi { $card }

## Cards.

table-mindbug-cards = Le carte di Mindbug
table-all-cards = Tutte le carte
table-card-before = Carta precedente: { $name }
table-card-after = Carta successiva: { $name }
table-found = { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }
table-filter-set = Set
table-filter-keyword = Parola chiave
table-filter-power = Forza
table-filter-text = Nome o testo
table-any = Qualsiasi
table-search = Cerca
table-no-card-fits = Nessuna carta corrisponde.
table-rulings = Chiarimenti
table-stages = Stadi
table-no-text = Né parole chiave né testo: la forza le basta.

## What cannot be done.

table-no-such-card = Questa carta non esiste.

## What levels overlook, and how personalities play.

table-overlooked-mindbug-second-attack = Frenesia
table-overlooked-mindbug-poison = Veleno
table-overlooked-mindbug-hunter = Caccia
table-overlooked-mindbug-sneaky = Furtività
table-overlooked-mindbug-mindbug = Mindbug dell’altra parte
table-overlooked-mindbug-last-blow = colpo decisivo
table-personality-mindbug-attacker = attacca appena può.
table-personality-mindbug-trapper = aspetta, blocca e adora il Veleno.
table-personality-mindbug-miser = tiene da parte i Mindbug e le carte migliori per dopo.
