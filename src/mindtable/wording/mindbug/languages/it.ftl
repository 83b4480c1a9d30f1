### Mindbug in Italian. The comments of en.ftl say what each message and variable is.
###
### Forms. Players: .of (di, dell’), .to (a, all’); .person to select by (chosen: by whoever resolves the effect). Names and creatures: .of; .button, where there is
### little room and a card may be in a pile. Nouns are all feminine: value in the singular, .one with its article, .plural. Where something
### is said of a card by an adjective it is said of “la creatura” or “la carta”, so no name needs a gender.

## Players.

player-the-opponent = l’avversario
    .of = dell’avversario
    .to = all’avversario
    .person = third
player-an-opponent = un avversario
    .of = di un avversario
    .to = a un avversario
    .person = chosen
player-each-opponent = ogni avversario
    .of = di ogni avversario
    .to = a ogni avversario
    .person = third
player-each-player = ogni giocatore
    .of = di ogni giocatore
    .to = a ogni giocatore
    .person = third
player-your-teammate = il tuo compagno di squadra
    .of = del tuo compagno di squadra
    .to = al tuo compagno di squadra
    .person = third

## Cards and sets.

card-original = { $name }
card-named = { $name }
    .count = one
    .of = di { $name }
    .button = { $name }
set-named = { $name }
owned = { $player-person ->
        [second] la tua creatura { $card }
       *[third] { $card } ({ $player })
    }
    .of = { $player-person ->
        [second] della tua creatura { $card }
       *[third] di { $card } ({ $player })
    }
    .button = { $card } ({ $player })

## Keywords, and lists.

keyword-frenzy = Frenesia
keyword-hunter = Caccia
keyword-poisonous = Veleno
keyword-sneaky = Furtività
keyword-tough = Tenacia

keywords = { $before }, { $next }
keywords-and = { $before } e { $last }
keywords-or = { $before } o { $last }

## When an effect happens. .effect: the effect itself, with its article.

trigger-play = Gioco
    .effect = l’effetto di Gioco
trigger-attack = Attacco
    .effect = l’effetto Attacco
trigger-defeated = Sconfitto
    .effect = l’effetto Sconfitto
trigger-action = Azione
    .effect = l’Azione
trigger-life-lost = { in-the-discard-pile }
    .effect = l’effetto “Nella pila degli scarti”
trigger-arrived = Quando questa carta finisce nella tua pila degli scarti
    .effect = l’effetto “Quando”
trigger-your-turn-ends = Alla fine del tuo turno
    .effect = l’effetto di fine turno
trigger-turn-ends = Alla fine di ogni turno
    .effect = l’effetto di fine turno
in-the-discard-pile = Nella pila degli scarti
heading = { $trigger }:

## Sentences of a card.

sentence = { CAPITAL($clause) }.
sentence-then = { $before } Poi { $clause }.
sentence-if-you-do = { $before } Se lo fai, { $clause }.

## How effects combine within a clause.

part = fai questo: “{ CAPITAL($effect) }”
    .infinitive = fare questo: “{ CAPITAL($effect) }”
whenever-you-lose-life = ogni volta che perdi punti vita, { $effect }
then = { $before }, poi { $effect }
if = se { $condition }, { $effect }
while = { $clause } { $condition-while }
may = puoi { $effect-infinitive }
if-you-do = { $before }; se lo fai, { $effect }
either = scegli un effetto: “{ CAPITAL($first) }” oppure “{ CAPITAL($second) }”
while-rolling = lancia un dado: con { $least } o più, { $effect } e lancialo di nuovo

## Nouns. Forms: .one, .plural.

creature-this-creature = questa creatura
    .one = questa creatura
    .plural = questa creatura
    .each = questa creatura
    .number = one
creature-either-side = creatura
    .one = una creatura
    .plural = creature
card-of-choice = { $player-person ->
        [second] carta
       *[third] carta a sua scelta
    }
    .one = { $player-person ->
        [second] una carta
       *[third] una carta a sua scelta
    }
    .plural = { $player-person ->
        [second] carte
       *[third] carte a sua scelta
    }
creature-allied = creatura alleata
    .one = una creatura alleata
    .plural = creature alleate
creature-enemy = creatura nemica
    .one = una creatura nemica
    .plural = creature nemiche
creature-not-controlled-by-you = creatura
    .one = una creatura
    .plural = creature
creature-controlled-by-your-teammate = creatura
    .one = una creatura
    .plural = creature
# .from: out of a pile; not “con forza pari o inferiore a 4 della tua pila”.
card = carta
    .one = una carta
    .plural = carte
    .from = della
boost-card = carta rinforzo di una creatura qualsiasi
    .one = una carta rinforzo di una creatura qualsiasi
    .plural = carte rinforzo di creature qualsiasi
boost-card-of-this = carta rinforzo che era sotto questa creatura
    .one = una carta rinforzo che era sotto questa creatura
    .plural = carte rinforzo che erano sotto questa creatura

boosted = { $noun } rinforzata
    .one = una { $noun } rinforzata
    .plural = { $noun-plural } rinforzate
other = altra { $noun }
    .one = un’altra { $noun }
    .plural = altre { $noun-plural }
power-at-least = { $noun } con forza pari o superiore a { $power }
    .one = { $noun-one } con forza pari o superiore a { $power }
    .plural = { $noun-plural } con forza pari o superiore a { $power }
    .from = dalla
power-at-most = { $noun } con forza pari o inferiore a { $power }
    .one = { $noun-one } con forza pari o inferiore a { $power }
    .plural = { $noun-plural } con forza pari o inferiore a { $power }
    .from = dalla
power-between = { $noun } con forza da { $least } a { $most }
    .one = { $noun-one } con forza da { $least } a { $most }
    .plural = { $noun-plural } con forza da { $least } a { $most }
    .from = dalla
power-lower-than-that-of-this-creature = { $noun } con forza inferiore a quella di questa creatura
    .one = { $noun-one } con forza inferiore a quella di questa creatura
    .plural = { $noun-plural } con forza inferiore a quella di questa creatura
power-more-than-1-away-from-that-of-this-creature = { $noun } con forza superiore o inferiore di più di 1 a quella di questa creatura
    .one = { $noun-one } con forza superiore o inferiore di più di 1 a quella di questa creatura
    .plural = { $noun-plural } con forza superiore o inferiore di più di 1 a quella di questa creatura
power-equal-to-that-of-another-creature = { $noun } con la stessa forza di un’altra creatura
    .one = { $noun-one } con la stessa forza di un’altra creatura
    .plural = { $noun-plural } con la stessa forza di un’altra creatura
power-equal-to-that-printed-on-the-card-just-shown = { $noun } con forza pari a quella stampata sulla carta rivelata
    .one = { $noun-one } con forza pari a quella stampata sulla carta rivelata
    .plural = { $noun-plural } con forza pari a quella stampata sulla carta rivelata
having = { $noun } con { $keywords }
    .one = { $noun-one } con { $keywords }
    .plural = { $noun-plural } con { $keywords }
having-any-keyword = { $noun } con almeno una parola chiave
    .one = { $noun-one } con almeno una parola chiave
    .plural = { $noun-plural } con almeno una parola chiave
having-named-keyword = { $noun } con la parola chiave scelta
    .one = { $noun-one } con la parola chiave scelta
    .plural = { $noun-plural } con la parola chiave scelta
with-play-effect = { $noun } con un effetto di Gioco
    .one = { $noun-one } con un effetto di Gioco
    .plural = { $noun-plural } con un effetto di Gioco
able-to-attack = { $noun } che possa attaccare
    .one = { $noun-one } che possa attaccare
    .plural = { $noun-plural } che possano attaccare
blocked = { $noun } che ha bloccato in questo turno
    .one = { $noun-one } che ha bloccato in questo turno
    .plural = { $noun-plural } che hanno bloccato in questo turno
not-yours = { $noun } che non controlli
    .one = { $noun-one } che non controlli
    .plural = { $noun-plural } che non controlli
of-your-teammate = { $noun } controllata dal tuo compagno di squadra
    .one = { $noun-one } controllata dal tuo compagno di squadra
    .plural = { $noun-plural } controllate dal tuo compagno di squadra
power-highest = { $noun } con la forza più alta
    .one = { $noun-one } con la forza più alta
    .plural = { $noun-plural } con la forza più alta
power-lowest = { $noun } con la forza più bassa
    .one = { $noun-one } con la forza più bassa
    .plural = { $noun-plural } con la forza più bassa
power-highest-in-play = { $noun } con la forza più alta in gioco
    .one = { $noun-one } con la forza più alta in gioco
    .plural = { $noun-plural } con la forza più alta in gioco
power-lowest-in-play = { $noun } con la forza più bassa in gioco
    .one = { $noun-one } con la forza più bassa in gioco
    .plural = { $noun-plural } con la forza più bassa in gioco
of-equal-power = { $noun } con la stessa forza
    .one = { $noun-one } con la stessa forza
    .plural = { $noun-plural } con forza uguale tra loro
from-discard-pile = { $noun } { $player-person ->
        [second] { $noun-from } tua pila degli scarti
       *[third] { $noun-from } pila degli scarti { $player-of }
    }
    .one = { $noun-one } { $player-person ->
        [second] { $noun-from } tua pila degli scarti
       *[third] { $noun-from } pila degli scarti { $player-of }
    }
    .plural = { $noun-plural } { $player-person ->
        [second] { $noun-from } tua pila degli scarti
       *[third] { $noun-from } pila degli scarti { $player-of }
    }
from-any-discard-pile = { $noun } di una pila degli scarti qualsiasi
    .one = { $noun-one } di una pila degli scarti qualsiasi
    .plural = { $noun-plural } di pile degli scarti qualsiasi

creatures = le { $noun-plural }
    .each = ogni { $noun }
    .number = many
the-creature = la { $noun }
    .each = la { $noun }
    .number = one
each-if-tied = { $clause } (tutte, in caso di parità)

# .of: with “di”, where “di fino a 2” would be clumsy.
every = tutte le { $noun-plural }
    .of = di tutte le { $noun-plural }
    .chosen = nothing
the-one-or-tied = la { $noun } (tutte, in caso di parità)
    .of = della { $noun } (tutte, in caso di parità)
    .chosen = nothing
any-number = un numero qualsiasi di { $noun-plural }
    .of = di un numero qualsiasi di { $noun-plural }
    .chosen = several
up-to = { $count ->
        [1] fino a 1 { $noun }
       *[other] fino a { $count } { $noun-plural }
    }
    .of = { $count ->
        [1] di un massimo di 1 { $noun }
       *[other] di un massimo di { $count } { $noun-plural }
    }
    .chosen = { $count ->
        [1] one
       *[other] several
    }
exactly = { $count ->
        [1] { $noun-one }
       *[other] { $count } { $noun-plural }
    }
    .of = { $count ->
        [1] di { $noun-one }
       *[other] di { $count } { $noun-plural }
    }
    .chosen = { $count ->
        [1] one
       *[other] several
    }
between = da { $least } a { $most } { $noun-plural }
    .of = di un numero da { $least } a { $most } di { $noun-plural }
    .chosen = several
one-for-each = { $noun-one } per ogni { $count-each }
    .of = di { $noun-one } per ogni { $count-each }
    .chosen = several
up-to-one-for-each = fino a 1 { $noun } per ogni { $count-each }
    .of = di un massimo di 1 { $noun } per ogni { $count-each }
    .chosen = several

count-as-many-as-they-control-creatures = quante creature controlla
    .each = creatura che controlla
count-as-many-as-they-have-Mindbugs-left = quanti Mindbug gli restano
    .each = Mindbug che gli resta
count-as-many-as-were-discarded = quante carte sono state scartate
    .each = carta scartata

## Conditions.

your-turn = è il tuo turno
    .while = durante il tuo turno
life-is = { $life ->
        [one] hai esattamente { $life } punto vita
       *[other] hai esattamente { $life } punti vita
    }
    .while = { $life ->
        [one] fintantoché hai esattamente { $life } punto vita
       *[other] fintantoché hai esattamente { $life } punti vita
    }
# “Finché non” would also be read as “until”.
alone = non ci sono altre creature alleate
    .while = se non ci sono altre creature alleate
one-other = c’è esattamente un’altra creatura alleata
    .while = fintantoché c’è esattamente un’altra creatura alleata
enemy-creatures = { $least ->
        [1] c’è una creatura nemica
       *[other] ci sono almeno { $least } creature nemiche
    }
    .while = { $least ->
        [1] fintantoché c’è una creatura nemica
       *[other] fintantoché ci sono almeno { $least } creature nemiche
    }
allied-of-equal-power = almeno due creature alleate hanno la stessa forza
    .while = fintantoché almeno due creature alleate hanno la stessa forza
no-mindbug-left = non ti restano Mindbug
    .while = se non ti restano Mindbug
empty-discard-pile = la tua pila degli scarti è vuota
    .while = fintantoché la tua pila degli scarti è vuota
empty-hand = la tua mano è vuota
    .while = fintantoché la tua mano è vuota
defeated-an-enemy = in questo turno questa creatura ha sconfitto in combattimento una creatura nemica
    .while = nei turni in cui ha sconfitto in combattimento una creatura nemica
fewer-creatures = controlli meno creature di quante ne controlla { $player }
    .while = fintantoché controlli meno creature di quante ne controlla { $player }
more-creatures = controlli più creature di quante ne controlla { $player }
    .while = fintantoché controlli più creature di quante ne controlla { $player }

## Effects.

gain-life = guadagna { $amount ->
        [one] { $amount } punto vita
       *[other] { $amount } punti vita
    }
    .infinitive = guadagnare { $amount ->
        [one] { $amount } punto vita
       *[other] { $amount } punti vita
    }
lose-life = { $player-person ->
        [second] perdi
       *[third] { $player } perde
    } { $amount ->
        [one] { $amount } punto vita
       *[other] { $amount } punti vita
    }
    .infinitive = perdere { $amount ->
        [one] { $amount } punto vita
       *[other] { $amount } punti vita
    }
lose-life-for-each = { $player-person ->
        [second] perdi 1 punto vita per ogni { $count-each }
       *[third] { $player } perde 1 punto vita per ogni { $count-each }
    }
lose-life-to = { $player-person ->
        [second] perdi punti vita finché non te { $left ->
            [one] ne resta
           *[other] ne restano
        }
       *[third] { $player } perde punti vita finché non { $left ->
            [one] gliene resta
           *[other] gliene restano
        }
    } { $left }
match-life = guadagna o perdi punti vita fino ad averne tanti quanti { $player }
win = vinci la partita
refresh-mindbug = { $player-person ->
        [second] ripristina uno dei tuoi Mindbug usati
       *[third] ripristina uno dei Mindbug usati { $player-of }
    }

defeat = sconfiggi { $which }
    .infinitive = sconfiggere { $which }
take-control = prendi il controllo { $which-of }
    .infinitive = prendere il controllo { $which-of }
give-control = cedi il controllo di questa creatura { $player-to }
return-to-hand = { $which-chosen ->
        [one] riporta { $which } in mano a chi la controlla
       *[other] riporta { $which } in mano a chi le controlla
    }
    .infinitive = riportare { $which } in mano a chi la controlla
evolve = evolvi questa creatura in { $card }
may-evolve = puoi evolvere questa creatura in { $card }
boost-this = { $cards ->
        [1] puoi rinforzare questa creatura con una carta
       *[other] rinforza questa creatura con un massimo di { $cards } carte
    }
boost = { $cards ->
        [1] puoi rinforzare { $which } con una carta
       *[other] rinforza una o più { $noun-plural } con un massimo di { $cards } carte in tutto
    }
must-attack = { $which-chosen ->
        [one] scegli { $which }: chi la controlla deve attaccare subito con quella creatura
        [several] scegli { $which }: chi le controlla deve attaccare subito con quelle creature
       *[nothing] chi controlla { $which } deve attaccare subito con quelle creature
    }
    .infinitive = scegliere { $which }: chi la controlla deve attaccare subito con quella creatura
cannot-block-this-turn = { $which-chosen ->
        [one] scegli { $which }: non può bloccare fino alla fine del turno
        [several] scegli { $which }: non possono bloccare fino alla fine del turno
       *[nothing] { $which } non possono bloccare fino alla fine del turno
    }
    .infinitive = scegliere { $which }: non può bloccare fino alla fine del turno
no-blocks-this-turn = { $player-person ->
        [second] non puoi bloccare fino alla fine del turno
        [chosen] scegli { $player }: non può bloccare fino alla fine del turno
       *[third] { $player } non può bloccare fino alla fine del turno
    }
move-to-hand = { $player-person ->
        [second] prendi in mano { $which }
       *[third] metti { $which } nella mano { $player-of }
    }
    .infinitive = { $player-person ->
        [second] prendere in mano { $which }
       *[third] mettere { $which } nella mano { $player-of }
    }
move-this-to-hand = { $player-person ->
        [second] riprendi in mano questa creatura
       *[third] metti questa creatura nella mano { $player-of }
    }
cannot-be-defeated-this-turn = questa creatura non può essere sconfitta fino alla fine del turno
has-this-turn = questa creatura ha { $keyword } fino alla fine del turno
name-keyword = scegli una parola chiave
resolve-play-effect-of = { $which-chosen ->
        [one] scegli { $which } e risolvi il suo effetto di Gioco come se fosse di questa creatura
        [several] scegli { $which } e risolvi i loro effetti di Gioco come se fossero di questa creatura
       *[nothing] risolvi gli effetti di Gioco { $which-of } come se fossero di questa creatura
    }
    .infinitive = scegliere { $which } e risolvere il suo effetto di Gioco come se fosse di questa creatura

discard = { $player-person ->
        [second] scarta
       *[third] { $player } scarta
    } { $which }
    .infinitive = scartare { $which }
discard-at-random = { $player-person ->
        [second] scarta
       *[third] { $player } scarta
    } { $cards ->
        [1] una carta
       *[other] { $cards } carte
    } a caso
discard-draw-pile = { $player-person ->
        [second] scarta tutto il tuo mazzo di pesca
       *[third] { $player } scarta tutto il suo mazzo di pesca
    }
discard-hand-and-draw-pile = { $player-person ->
        [second] scarta tutta la tua mano e tutto il tuo mazzo di pesca
       *[third] { $player } scarta tutta la sua mano e tutto il suo mazzo di pesca
    }
steal-at-random = ruba { $cards ->
        [1] una carta
       *[other] { $cards } carte
    } a caso dalla mano { $player-of }
reveal-to-pile = rivela una carta a caso dalla mano { $player-of } e mettila nella pila degli scarti di un giocatore a tua scelta
swap-hands = { $player-person ->
        [second] scambia la tua mano con sé stessa
       *[third] scambia la tua mano con quella { $player-of }
    }
to-hand = prendi in mano { $which }
    .infinitive = prendere in mano { $which }
play-from = { $which-chosen ->
        [one] scegli { $which } e giocala
        [several] scegli { $which } e giocale
       *[nothing] gioca { $which }
    }
    .infinitive = giocare { $which }
play-quietly = { $which-chosen ->
        [one] scegli { $which } e giocala senza il suo effetto di Gioco
        [several] scegli { $which } e giocale senza i loro effetti di Gioco
       *[nothing] gioca { $which } senza i loro effetti di Gioco
    }
    .infinitive = giocare { $which } senza il suo effetto di Gioco
play-this = gioca questa carta
    .infinitive = giocare questa carta
give-to-you = { $player-person ->
        [second] scegli una carta della tua mano e tienila
       *[third] { $player } sceglie una carta della sua mano e te la dà
    }
pass-to-left = { $player-person ->
        [second] scegli una carta della tua mano e dalla al giocatore alla tua sinistra
       *[third] { $player } sceglie una carta della sua mano e la dà al giocatore alla propria sinistra
    }
show-from-hand = { $player-person ->
        [second] scegli una carta della tua mano e rivelala
       *[third] { $player } sceglie una carta della sua mano e la rivela
    }
may-play-it = puoi giocarla subito
from-unused-to-hand = guarda { $cards ->
        [1] la prima carta
       *[other] le prime { $cards } carte
    } del mazzo delle carte inutilizzate, mettine una { $player-person ->
        [second] nella tua mano
       *[third] nella mano { $player-of }
    } e rimescola le altre nel mazzo
from-unused = metti in fondo al tuo mazzo di pesca { $cards ->
        [1] la prima carta del mazzo delle carte inutilizzate, senza guardarla
       *[other] le prime { $cards } carte del mazzo delle carte inutilizzate, senza guardarle
    }
gets = { $creatures-each } ha { $bonus }
gets-less = { $creatures-each } ha { $bonus }
has = { $creatures-each } ha { $bonus }
only-other-gets = fintantoché c’è esattamente un’altra creatura alleata, quella creatura ha { $bonus }

## Constant abilities.

more-power = +{ $power } di forza
less-power = −{ $power } di forza
for-each = { $bonus } per ogni { $noun }
copies-keywords = questa creatura ha { $keywords }, ciascuna solo fintantoché ce l’ha almeno una creatura nemica
cannot-block = { $creatures } { $creatures-number ->
        [one] non può bloccare
       *[many] non possono bloccare
    }
cannot-block-this = { $creatures } { $creatures-number ->
        [one] non può bloccare
       *[many] non possono bloccare
    } questa creatura
blocked-by-near-power-only = questa creatura può essere bloccata solo da creature con forza uguale alla sua, superiore di 1 o inferiore di 1
cannot-attack = { $creatures } { $creatures-number ->
        [one] non può attaccare
       *[many] non possono attaccare
    }
cannot-attack-or-block = { $creatures } { $creatures-number ->
        [one] non può attaccare né bloccare
       *[many] non possono attaccare né bloccare
    }
no-play-effects = gli effetti di Gioco degli avversari vengono annullati
no-mindbugs = nessun giocatore può usare Mindbug
mindbugs-cost-life = ogni volta che un avversario usa un Mindbug, prima perde { $life ->
        [one] { $life } punto vita
       *[other] { $life } punti vita
    }
no-cards-to-hand = nessuna carta può finire in mano agli avversari
cannot-play = { $player-person ->
        [second] non puoi giocare dalla mano { $noun-plural }
       *[third] { $player } non può giocare dalla mano { $noun-plural }
    }
wins-if-unable-to-act = { $player-person ->
        [second] se nel tuo turno non puoi compiere nessuna azione, la tua squadra vince la partita
       *[third] se nel suo turno { $player } non può compiere nessuna azione, la tua squadra vince la partita
    }
hunts-on-the-left = questa creatura può scegliere come preda solo creature controllate dal giocatore alla tua sinistra
more-life-lost = se un avversario sta per perdere punti vita, ne perde { $life ->
        [one] { $life } in più
       *[other] { $life } in più
    }
lower-power-wins = quando questa creatura combatte, viene sconfitta la creatura con la forza più alta invece di quella con la forza più bassa
must-be-hunted = se nel suo turno un avversario può attaccare con una creatura con Caccia, deve farlo e scegliere come preda questa creatura
evolves-instead = questa creatura si evolve in { $card } invece di essere sconfitta
turns-when-exhausted = quando questa creatura si esaurisce, scegli: da quel momento ha { $first } oppure { $second }, al posto della forza e della parola chiave stampate
side = forza { $power } e { $keyword }
grants = { $creatures-each } ha anche l’abilità “{ $trigger }: { CAPITAL($effect) }”

## What a player is asked.

question-turn = Tocca a te: gioca una carta o attacca.
question-mindbug = { CAPITAL($player) } gioca { $card }. Vuoi usare un Mindbug?
question-mindfrog = { CAPITAL($player) } gioca { $card }. Vuoi usare il Mindfrog?
question-hunt = { $attacker } ha Caccia. Quale preda scegli?
question-block = { $attacker } attacca con forza { $power }. Chi blocca?
question-again = { $attacker } può attaccare ancora. Attacchi di nuovo?
question-order = Ci sono più effetti da risolvere. Quale per primo?
question-choose-side = { $turning } si esaurisce. Quale forza e quale parola chiave?

question-choose = { $card }: { $doing ->
        [defeat] quale creatura sconfiggi?
        [take-control] di quale creatura prendi il controllo?
        [boost-this] con quale carta rinforzi questa creatura?
        [boost-card] quale carta usi come rinforzo?
        [boost-creature] quale creatura rinforzi?
        [must-attack] quale creatura fai attaccare?
        [cannot-block] a quale creatura impedisci di bloccare?
        [copy] quale effetto di Gioco risolvi?
        [discard] quale carta scarti?
        [to-hand] quale carta prendi in mano?
        [play] quale carta giochi?
        [play-quietly] quale carta giochi, senza effetto di Gioco?
        [give] quale carta dai { $player-to }?
        [show] quale carta riveli?
        [pass-left] quale carta dai al giocatore alla tua sinistra?
        [give-unused] quale carta dai al tuo compagno?
        [move-to-hand] quale creatura prendi in mano?
       *[other] che cosa scegli?
    }
question-choose-player = { $card }: { $doing ->
        [choose-pile] in quale pila degli scarti metti { $given }?
        [choose-opponent] quale avversario scegli?
       *[other] quale giocatore scegli?
    }
question-choose-keyword = { $card }: quale parola chiave scegli?
question-choose-effect = { $card }: quale dei due effetti?
question-may = { $card }: { $doing ->
        [lose-life] { $amount ->
            [one] vuoi perdere { $amount } punto vita per usare l’effetto?
           *[other] vuoi perdere { $amount } punti vita per usare l’effetto?
        }
        [evolve] vuoi evolvere questa creatura?
        [play-this] vuoi giocare questa carta dalla pila degli scarti?
        [play-given] giochi o tieni { $given }?
       *[other] vuoi usare l’effetto?
    }
question-of-other = Decide { $player }.

## Moves.

card-number = { $card } n. { $number }
    .of = { $card-of } n. { $number }
    .button = { $card-button } n. { $number }

move-play = Gioca { $card }
move-attack = Attacca con { $card }
move-action = Usa l’Azione { $card-of }
move-mindbug = Usa un Mindbug
move-mindfrog = Usa il Mindfrog
move-pass = Lascia passare
move-hunt = Scegli come preda { $card }
move-no-hunt = Nessuna preda
move-block = Blocca con { $card }
move-no-block = Non bloccare
move-again = Attacca di nuovo
move-stop = Non attaccare più
move-choose = { $doing ->
        [defeat] Sconfiggi { $card-button }
        [take-control] Prendi il controllo { $card-of }
        [boost-this] Rinforza con { $card-button }
        [boost-card] Rinforza con { $card-button }
        [boost-creature] Rinforza { $card-button }
        [must-attack] Fai attaccare { $card-button }
        [cannot-block] Impedisci di bloccare: { $card-button }
        [copy] Risolvi l’effetto di Gioco { $card-of }
        [discard] Scarta { $card-button }
        [to-hand] Prendi in mano { $card-button }
        [play] Gioca { $card-button }
        [play-quietly] Gioca { $card-button } senza effetto di Gioco
        [give] Dai { $card-button }
        [show] Rivela { $card-button }
        [pass-left] Dai { $card-button }
        [give-unused] Dai { $card-button }
        [move-to-hand] Prendi in mano { $card-button }
       *[other] Scegli { $card-button }
    }
move-choose-player = { $doing ->
        [choose-pile] { $player-person ->
            [second] Nella tua pila degli scarti
           *[third] Nella pila degli scarti { $player-of }
        }
       *[other] { $player-person ->
            [second] Scegli te
           *[third] Scegli { $player }
        }
    }
move-choose-keyword = Scegli { $keyword }
move-choose-side = Forza { $power } e { $keyword }
move-choose-effect-boost = Rinforza una creatura
move-choose-effect-defeat = Sconfiggi una creatura
move-choose-effect-take = Prendi in mano una carta
move-choose-effect-control = Prendi il controllo
move-done = Basta così
move-yes = { $doing ->
        [play-given] Giocala
       *[other] Sì
    }
move-no = { $doing ->
        [play-given] Tienila
       *[other] No
    }
move-resolve = Prima { $card }

## Why a move is refused.

refusal-not-asked = Ora non tocca a te decidere.
refusal-must-choose = Non è facoltativo: devi scegliere qualcosa.
refusal-must-hunt = Devi attaccare con una creatura con Caccia e scegliere come preda { $prey }.
refusal-not-offered = Qui non puoi sceglierlo.
refusal-cannot-play = Adesso non puoi giocare { $card }.
refusal-not-yours = Non controlli { $card }.
refusal-no-enemy = Tra le creature nemiche non c’è { $card } da scegliere come preda.
refusal-no-effect-waits = { $card } non ha effetti da risolvere.
refusal-no-choice = Qui non puoi scegliere { $card }.
refusal-no-action = { $card } non ha un’Azione da usare adesso.
refusal-cannot-attack = { $card } non può attaccare.
refusal-cannot-block = { $card } non può bloccare { $attacker }.
refusal-not-sneaky = { $card } non può bloccare { $attacker }, che ha Furtività: possono farlo solo le creature con Furtività.
refusal-no-such-copy = Qui non c’è { $card } { $which }.
refusal-other-question-turn = Prima scegli l’azione del tuo turno.
refusal-other-question-mindbug = Prima decidi se usare un Mindbug.
refusal-other-question-mindfrog = Prima decidi se usare il Mindfrog.
refusal-other-question-hunt = Prima scegli la preda.
refusal-other-question-block = Prima decidi se bloccare e con quale creatura.
refusal-other-question-again = Prima decidi se attaccare di nuovo.
refusal-other-question-choose = Prima devi scegliere.
refusal-other-question-choose-player = Prima scegli un giocatore.
refusal-other-question-choose-keyword = Prima scegli una parola chiave.
refusal-other-question-choose-side = Prima scegli forza e parola chiave della creatura esaurita.
refusal-other-question-choose-effect = Prima scegli uno dei due effetti.
refusal-other-question-may = Prima rispondi sì o no.
refusal-other-question-order = Prima scegli quale effetto risolvere per primo.
