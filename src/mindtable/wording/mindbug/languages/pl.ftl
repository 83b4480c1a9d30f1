### Mindbug in Polish. The comments of en.ftl say what each message and variable is.
###
### Forms. Players: value in the nominative, .gen (also for the accusative), .dat, .inst; .person to select by. Names:
### .acc, .gen, .inst; English ones are not declined, the word before them is. Behind “stwór”: .beside-gen, .beside-inst.
### Where the reader acts: .own-acc, .own-gen, .own-inst (swój for twój). Of what is no creature in play: .as-card,
### .as-card-acc. Nouns: value in the nominative, .acc, .inst; .pl (nominative and accusative), .gen-pl, .inst-pl; .gender
### to select by: masculine, feminine, any (a creature of either side) or this. How many: value in the accusative, .inst.
### Keywords are not declined, “cecha” before them is: .with (z + instrumental).

## Players.

player-the-opponent = przeciwnik
    .gen = przeciwnika
    .dat = przeciwnikowi
    .inst = przeciwnikiem
    .person = third
player-an-opponent = wybrany przez ciebie przeciwnik
    .gen = wybranego przez ciebie przeciwnika
    .dat = wybranemu przez ciebie przeciwnikowi
    .inst = wybranym przez ciebie przeciwnikiem
    .person = third
player-each-opponent = każdy przeciwnik
    .gen = każdego przeciwnika
    .dat = każdemu przeciwnikowi
    .inst = każdym przeciwnikiem
    .person = third
player-each-player = każdy gracz
    .gen = każdego gracza
    .dat = każdemu graczowi
    .inst = każdym graczem
    .person = third
player-your-teammate = twój sojusznik
    .gen = sojusznika
    .dat = sojusznikowi
    .inst = sojusznikiem
    .person = third

## Cards and sets.

card-original = { $name }
    .acc = { $name }
    .gen = karty { $name }
    .inst = stworem { $name }
    .beside-gen = { $name }
    .beside-inst = { $name }
card-named = { $name }
    .count = one
    .acc = { $name-acc }
    .gen = { $name-gen }
    .beside-gen = { $name-gen }
    .beside-inst = { $name-inst }
    .own-acc = { $name-acc }
    .own-gen = { $name-gen }
    .own-inst = { $name-inst }
    .as-card = { $name }
    .as-card-acc = { $name-acc }
set-named = { $name }
owned = { $player-person ->
        [second] twój stwór { $card }
       *[third] { $card } ({ $player })
    }
    .acc = { $player-person ->
        [second] twojego stwora { $card-acc }
       *[third] { $card-acc } ({ $player })
    }
    .gen = { $player-person ->
        [second] twojego stwora { $card-beside-gen }
       *[third] { $card-gen } ({ $player })
    }
    .inst = { $player-person ->
        [second] twoim stworem { $card-beside-inst }
       *[third] { $card-inst } ({ $player })
    }
    .own-acc = { $player-person ->
        [second] swojego stwora { $card-acc }
       *[third] { $card-acc } ({ $player })
    }
    .own-gen = { $player-person ->
        [second] swojego stwora { $card-beside-gen }
       *[third] { $card-gen } ({ $player })
    }
    .own-inst = { $player-person ->
        [second] swoim stworem { $card-beside-inst }
       *[third] { $card-inst } ({ $player })
    }
    .as-card = { $card } ({ $player })
    .as-card-acc = { $card-acc } ({ $player })

## Keywords, and lists.

keyword-frenzy = Wściekły
    .with = z cechą Wściekły
    .gift = cechę Wściekły
    .kind = keyword
keyword-hunter = Łowca
    .with = z cechą Łowca
    .gift = cechę Łowca
    .kind = keyword
keyword-poisonous = Trujący
    .with = z cechą Trujący
    .gift = cechę Trujący
    .kind = keyword
keyword-sneaky = Podstępny
    .with = z cechą Podstępny
    .gift = cechę Podstępny
    .kind = keyword
keyword-tough = Twardy
    .with = z cechą Twardy
    .gift = cechę Twardy
    .kind = keyword

keywords = { $before }, { $next }
    .with = { $before-with }, { $next }
    .gift = { $before-kind ->
        [keyword] cechy { $before }, { $next }
       *[power] { $before-gift }, { $next-gift }
    }
    .kind = { $before-kind }
keywords-and = { $before } i { $last }
    .with = { $before-with } i { $last }
    .gift = { $before-kind ->
        [keyword] cechy { $before } i { $last }
       *[power] { $before-gift } i { $last-gift }
    }
    .kind = { $before-kind }
keywords-or = { $before } lub { $last }
    .with = { $before-with } lub { $last }

## When an effect happens. .effect: the effect itself, in the nominative.

trigger-play = Zagranie
    .effect = efekt Zagrania
trigger-attack = Atak
    .effect = efekt Ataku
trigger-defeated = Pokonanie
    .effect = efekt Pokonania
trigger-action = Akcja
    .effect = Akcja
trigger-life-lost = { in-the-discard-pile }
    .effect = efekt „Na stosie kart odrzuconych”
trigger-arrived = Gdy ta karta trafia na twój stos kart odrzuconych
    .effect = efekt „Na stosie kart odrzuconych”
trigger-your-turn-ends = Na koniec twojej tury
    .effect = efekt końca tury
trigger-turn-ends = Na koniec każdej tury
    .effect = efekt końca tury
in-the-discard-pile = Na stosie kart odrzuconych
heading = { $trigger }:

## Sentences of a card.

sentence = { CAPITAL($clause) }.
sentence-then = { $before } Następnie { $clause }.
sentence-if-you-do = { $before } Jeśli to zrobisz, { $clause }.

## How effects combine within a clause.

part = zrób to: „{ CAPITAL($effect) }”
    .infinitive = zrobić to: „{ CAPITAL($effect) }”
whenever-you-lose-life = za każdym razem, gdy tracisz punkty życia, { $effect }
then = { $before }, następnie { $effect }
if = jeśli { $condition }, { $effect }
# The forms .while begin with their comma or space.
while = { $clause }{ $condition-while }
may = możesz { $effect-infinitive }
if-you-do = { $before }; jeśli to zrobisz, { $effect }
either = { $first } albo { $second }
while-rolling = rzuć kostką: przy wyniku { $least } lub większym { $effect } i rzuć ponownie
card-of-choice = { $player-person ->
        [second] karta
       *[third] karta według własnego wyboru
    }
    .acc = { $player-person ->
        [second] kartę
       *[third] kartę według własnego wyboru
    }
    .inst = { $player-person ->
        [second] kartą
       *[third] kartą według własnego wyboru
    }
    .pl = { $player-person ->
        [second] karty
       *[third] karty według własnego wyboru
    }
    .gen-pl = { $player-person ->
        [second] kart
       *[third] kart według własnego wyboru
    }
    .inst-pl = { $player-person ->
        [second] kartami
       *[third] kartami według własnego wyboru
    }
    .gender = feminine

## Nouns.

creature-this-creature = ten stwór
    .acc = tego stwora
    .inst = tym stworem
    .pl = ten stwór
    .gen-pl = tego stwora
    .inst-pl = tym stworem
    .gender = this
    .each = ten stwór
    .number = one
creature-either-side = stwór
    .acc = stwora
    .inst = stworem
    .pl = stwory
    .gen-pl = stworów
    .inst-pl = stworami
    .gender = any
creature-allied = przyjazny stwór
    .acc = przyjaznego stwora
    .inst = przyjaznym stworem
    .pl = przyjazne stwory
    .gen-pl = przyjaznych stworów
    .inst-pl = przyjaznymi stworami
    .gender = masculine
creature-enemy = wrogi stwór
    .acc = wrogiego stwora
    .inst = wrogim stworem
    .pl = wrogie stwory
    .gen-pl = wrogich stworów
    .inst-pl = wrogimi stworami
    .gender = masculine
creature-not-controlled-by-you = stwór
    .acc = stwora
    .inst = stworem
    .pl = stwory
    .gen-pl = stworów
    .inst-pl = stworami
    .gender = masculine
creature-controlled-by-your-teammate = stwór
    .acc = stwora
    .inst = stworem
    .pl = stwory
    .gen-pl = stworów
    .inst-pl = stworami
    .gender = masculine
card = karta
    .acc = kartę
    .inst = kartą
    .pl = karty
    .gen-pl = kart
    .inst-pl = kartami
    .gender = feminine
boost-card = karta wzmocnienia spod dowolnego stwora
    .acc = kartę wzmocnienia spod dowolnego stwora
    .inst = kartą wzmocnienia spod dowolnego stwora
    .pl = karty wzmocnienia spod dowolnych stworów
    .gen-pl = kart wzmocnienia spod dowolnych stworów
    .inst-pl = kartami wzmocnienia spod dowolnych stworów
    .gender = feminine
boost-card-of-this = karta wzmocnienia spod tego stwora
    .acc = kartę wzmocnienia spod tego stwora
    .inst = kartą wzmocnienia spod tego stwora
    .pl = karty wzmocnienia spod tego stwora
    .gen-pl = kart wzmocnienia spod tego stwora
    .inst-pl = kartami wzmocnienia spod tego stwora
    .gender = feminine

boosted = wzmocniony { $noun }
    .acc = wzmocnionego { $noun-acc }
    .inst = wzmocnionym { $noun-inst }
    .pl = wzmocnione { $noun-pl }
    .gen-pl = wzmocnionych { $noun-gen-pl }
    .inst-pl = wzmocnionymi { $noun-inst-pl }
    .gender = masculine
other = inny { $noun }
    .acc = innego { $noun-acc }
    .inst = innym { $noun-inst }
    .pl = inne { $noun-pl }
    .gen-pl = innych { $noun-gen-pl }
    .inst-pl = innymi { $noun-inst-pl }
    .gender = masculine
power-at-least = { $noun } o sile { $power } lub większej
    .acc = { $noun-acc } o sile { $power } lub większej
    .inst = { $noun-inst } o sile { $power } lub większej
    .pl = { $noun-pl } o sile { $power } lub większej
    .gen-pl = { $noun-gen-pl } o sile { $power } lub większej
    .inst-pl = { $noun-inst-pl } o sile { $power } lub większej
    .gender = { $noun-gender }
power-at-most = { $noun } o sile { $power } lub mniejszej
    .acc = { $noun-acc } o sile { $power } lub mniejszej
    .inst = { $noun-inst } o sile { $power } lub mniejszej
    .pl = { $noun-pl } o sile { $power } lub mniejszej
    .gen-pl = { $noun-gen-pl } o sile { $power } lub mniejszej
    .inst-pl = { $noun-inst-pl } o sile { $power } lub mniejszej
    .gender = { $noun-gender }
power-between = { $noun } o sile od { $least } do { $most }
    .acc = { $noun-acc } o sile od { $least } do { $most }
    .inst = { $noun-inst } o sile od { $least } do { $most }
    .pl = { $noun-pl } o sile od { $least } do { $most }
    .gen-pl = { $noun-gen-pl } o sile od { $least } do { $most }
    .inst-pl = { $noun-inst-pl } o sile od { $least } do { $most }
    .gender = { $noun-gender }
power-lower-than-that-of-this-creature = { $noun } o sile mniejszej niż siła tego stwora
    .acc = { $noun-acc } o sile mniejszej niż siła tego stwora
    .inst = { $noun-inst } o sile mniejszej niż siła tego stwora
    .pl = { $noun-pl } o sile mniejszej niż siła tego stwora
    .gen-pl = { $noun-gen-pl } o sile mniejszej niż siła tego stwora
    .inst-pl = { $noun-inst-pl } o sile mniejszej niż siła tego stwora
    .gender = { $noun-gender }
power-more-than-1-away-from-that-of-this-creature = { $noun } o sile większej lub mniejszej od siły tego stwora o więcej niż 1
    .acc = { $noun-acc } o sile większej lub mniejszej od siły tego stwora o więcej niż 1
    .inst = { $noun-inst } o sile większej lub mniejszej od siły tego stwora o więcej niż 1
    .pl = { $noun-pl } o sile większej lub mniejszej od siły tego stwora o więcej niż 1
    .gen-pl = { $noun-gen-pl } o sile większej lub mniejszej od siły tego stwora o więcej niż 1
    .inst-pl = { $noun-inst-pl } o sile większej lub mniejszej od siły tego stwora o więcej niż 1
    .gender = { $noun-gender }
power-equal-to-that-of-another-creature = { $noun } o sile równej sile innego stwora
    .acc = { $noun-acc } o sile równej sile innego stwora
    .inst = { $noun-inst } o sile równej sile innego stwora
    .pl = { $noun-pl } o sile równej sile innego stwora
    .gen-pl = { $noun-gen-pl } o sile równej sile innego stwora
    .inst-pl = { $noun-inst-pl } o sile równej sile innego stwora
    .gender = { $noun-gender }
power-equal-to-that-printed-on-the-card-just-shown = { $noun } o sile równej sile wydrukowanej na ujawnionej karcie
    .acc = { $noun-acc } o sile równej sile wydrukowanej na ujawnionej karcie
    .inst = { $noun-inst } o sile równej sile wydrukowanej na ujawnionej karcie
    .pl = { $noun-pl } o sile równej sile wydrukowanej na ujawnionej karcie
    .gen-pl = { $noun-gen-pl } o sile równej sile wydrukowanej na ujawnionej karcie
    .inst-pl = { $noun-inst-pl } o sile równej sile wydrukowanej na ujawnionej karcie
    .gender = { $noun-gender }
having = { $noun } { $keywords-with }
    .acc = { $noun-acc } { $keywords-with }
    .inst = { $noun-inst } { $keywords-with }
    .pl = { $noun-pl } { $keywords-with }
    .gen-pl = { $noun-gen-pl } { $keywords-with }
    .inst-pl = { $noun-inst-pl } { $keywords-with }
    .gender = { $noun-gender }
having-any-keyword = { $noun } z co najmniej jedną cechą
    .acc = { $noun-acc } z co najmniej jedną cechą
    .inst = { $noun-inst } z co najmniej jedną cechą
    .pl = { $noun-pl } z co najmniej jedną cechą
    .gen-pl = { $noun-gen-pl } z co najmniej jedną cechą
    .inst-pl = { $noun-inst-pl } z co najmniej jedną cechą
    .gender = { $noun-gender }
having-named-keyword = { $noun } z wybraną cechą
    .acc = { $noun-acc } z wybraną cechą
    .inst = { $noun-inst } z wybraną cechą
    .pl = { $noun-pl } z wybraną cechą
    .gen-pl = { $noun-gen-pl } z wybraną cechą
    .inst-pl = { $noun-inst-pl } z wybraną cechą
    .gender = { $noun-gender }
with-play-effect = { $noun } z efektem Zagrania
    .acc = { $noun-acc } z efektem Zagrania
    .inst = { $noun-inst } z efektem Zagrania
    .pl = { $noun-pl } z efektem Zagrania
    .gen-pl = { $noun-gen-pl } z efektem Zagrania
    .inst-pl = { $noun-inst-pl } z efektem Zagrania
    .gender = { $noun-gender }
able-to-attack = { $noun }, który może zaatakować
    .acc = { $noun-acc }, który może zaatakować
    .inst = { $noun-inst }, który może zaatakować
    .pl = { $noun-pl }, które mogą zaatakować
    .gen-pl = { $noun-gen-pl }, które mogą zaatakować
    .inst-pl = { $noun-inst-pl }, które mogą zaatakować
    .gender = { $noun-gender }
blocked = { $noun }, który blokował w tej turze
    .acc = { $noun-acc }, który blokował w tej turze
    .inst = { $noun-inst }, który blokował w tej turze
    .pl = { $noun-pl }, które blokowały w tej turze
    .gen-pl = { $noun-gen-pl }, które blokowały w tej turze
    .inst-pl = { $noun-inst-pl }, które blokowały w tej turze
    .gender = { $noun-gender }
not-yours = { $noun }, którego nie kontrolujesz
    .acc = { $noun-acc }, którego nie kontrolujesz
    .inst = { $noun-inst }, którego nie kontrolujesz
    .pl = { $noun-pl }, których nie kontrolujesz
    .gen-pl = { $noun-gen-pl }, których nie kontrolujesz
    .inst-pl = { $noun-inst-pl }, których nie kontrolujesz
    .gender = { $noun-gender }
# Before its noun, so that “który” behind it speaks of the creature.
of-your-teammate = kontrolowany przez sojusznika { $noun }
    .acc = kontrolowanego przez sojusznika { $noun-acc }
    .inst = kontrolowanym przez sojusznika { $noun-inst }
    .pl = kontrolowane przez sojusznika { $noun-pl }
    .gen-pl = kontrolowanych przez sojusznika { $noun-gen-pl }
    .inst-pl = kontrolowanymi przez sojusznika { $noun-inst-pl }
    .gender = { $noun-gender }
power-highest = { $noun } o największej sile
    .acc = { $noun-acc } o największej sile
    .inst = { $noun-inst } o największej sile
    .pl = { $noun-pl } o największej sile
    .gen-pl = { $noun-gen-pl } o największej sile
    .inst-pl = { $noun-inst-pl } o największej sile
    .gender = { $noun-gender }
power-lowest = { $noun } o najmniejszej sile
    .acc = { $noun-acc } o najmniejszej sile
    .inst = { $noun-inst } o najmniejszej sile
    .pl = { $noun-pl } o najmniejszej sile
    .gen-pl = { $noun-gen-pl } o najmniejszej sile
    .inst-pl = { $noun-inst-pl } o najmniejszej sile
    .gender = { $noun-gender }
power-highest-in-play = { $noun } o największej sile spośród wszystkich w grze
    .acc = { $noun-acc } o największej sile spośród wszystkich w grze
    .inst = { $noun-inst } o największej sile spośród wszystkich w grze
    .pl = { $noun-pl } o największej sile spośród wszystkich w grze
    .gen-pl = { $noun-gen-pl } o największej sile spośród wszystkich w grze
    .inst-pl = { $noun-inst-pl } o największej sile spośród wszystkich w grze
    .gender = { $noun-gender }
power-lowest-in-play = { $noun } o najmniejszej sile spośród wszystkich w grze
    .acc = { $noun-acc } o najmniejszej sile spośród wszystkich w grze
    .inst = { $noun-inst } o najmniejszej sile spośród wszystkich w grze
    .pl = { $noun-pl } o najmniejszej sile spośród wszystkich w grze
    .gen-pl = { $noun-gen-pl } o najmniejszej sile spośród wszystkich w grze
    .inst-pl = { $noun-inst-pl } o najmniejszej sile spośród wszystkich w grze
    .gender = { $noun-gender }
of-equal-power = { $noun } o równej sile
    .acc = { $noun-acc } o równej sile
    .inst = { $noun-inst } o równej sile
    .pl = { $noun-pl } o równej sile
    .gen-pl = { $noun-gen-pl } o równej sile
    .inst-pl = { $noun-inst-pl } o równej sile
    .gender = { $noun-gender }
from-discard-pile = { $noun } { $player-person ->
        [second] ze swojego stosu kart odrzuconych
       *[third] ze stosu kart odrzuconych { $player-gen }
    }
    .acc = { $noun-acc } { $player-person ->
        [second] ze swojego stosu kart odrzuconych
       *[third] ze stosu kart odrzuconych { $player-gen }
    }
    .inst = { $noun-inst } { $player-person ->
        [second] ze swojego stosu kart odrzuconych
       *[third] ze stosu kart odrzuconych { $player-gen }
    }
    .pl = { $noun-pl } { $player-person ->
        [second] ze swojego stosu kart odrzuconych
       *[third] ze stosu kart odrzuconych { $player-gen }
    }
    .gen-pl = { $noun-gen-pl } { $player-person ->
        [second] ze swojego stosu kart odrzuconych
       *[third] ze stosu kart odrzuconych { $player-gen }
    }
    .inst-pl = { $noun-inst-pl } { $player-person ->
        [second] ze swojego stosu kart odrzuconych
       *[third] ze stosu kart odrzuconych { $player-gen }
    }
    .gender = { $noun-gender }
from-any-discard-pile = { $noun } z dowolnego stosu kart odrzuconych
    .acc = { $noun-acc } z dowolnego stosu kart odrzuconych
    .inst = { $noun-inst } z dowolnego stosu kart odrzuconych
    .pl = { $noun-pl } z dowolnych stosów kart odrzuconych
    .gen-pl = { $noun-gen-pl } z dowolnych stosów kart odrzuconych
    .inst-pl = { $noun-inst-pl } z dowolnych stosów kart odrzuconych
    .gender = { $noun-gender }

creatures = { $noun-pl }
    .each = każdy { $noun }
    .number = many
the-creature = { $noun }
    .each = { $noun }
    .number = one
each-if-tied = { $clause } (przy remisie dotyczy to wszystkich takich stworów)

every = wszystkie { $noun-pl }
    .nom = wszystkie { $noun-pl }
    .inst = wszystkimi { $noun-inst-pl }
    .chosen = nothing
the-one-or-tied = { $noun-acc } (przy remisie wszystkie takie stwory)
    .nom = { $noun } (przy remisie wszystkie takie stwory)
    .inst = { $noun-inst } (przy remisie wszystkimi takimi stworami)
    .chosen = nothing
any-number = dowolną liczbę { $noun-gen-pl }
    .inst = dowolną liczbą { $noun-gen-pl }
    .chosen = several
up-to = { $count ->
        [1] { $noun-gender ->
            [this] najwyżej { $noun-acc }
            [feminine] najwyżej jedną { $noun-acc }
           *[masculine] najwyżej jednego { $noun-acc }
        }
        [few] najwyżej { $count } { $noun-pl }
       *[other] najwyżej { $count } { $noun-gen-pl }
    }
    .inst = { $count ->
        [1] { $noun-gender ->
            [this] najwyżej { $noun-inst }
            [feminine] najwyżej jedną { $noun-inst }
           *[masculine] najwyżej jednym { $noun-inst }
        }
       *[other] najwyżej { $count } { $noun-inst-pl }
    }
    .chosen = { $count ->
        [1] one
       *[other] several
    }
exactly = { $count ->
        [1] { $noun-gender ->
            [any] dowolnego { $noun-acc }
           *[other] { $noun-acc }
        }
        [few] { $count } { $noun-pl }
       *[other] { $count } { $noun-gen-pl }
    }
    .inst = { $count ->
        [1] { $noun-gender ->
            [any] dowolnym { $noun-inst }
           *[other] { $noun-inst }
        }
       *[other] { $count } { $noun-inst-pl }
    }
    .chosen = { $count ->
        [1] one
       *[other] several
    }
between = od { $least } do { $most } { $noun-gen-pl }
    .inst = grupą { $noun-gen-pl }, od { $least } do { $most }
    .chosen = several
one-for-each = { $noun-gender ->
        [this] { $noun-acc }
        [feminine] jedną { $noun-acc }
       *[masculine] jednego { $noun-acc }
    } za { $count-each }
    .inst = { $noun-gender ->
        [this] { $noun-inst }
        [feminine] jedną { $noun-inst }
       *[masculine] jednym { $noun-inst }
    } za { $count-each }
    .chosen = several
up-to-one-for-each = { $noun-gender ->
        [this] najwyżej { $noun-acc }
        [feminine] najwyżej jedną { $noun-acc }
       *[masculine] najwyżej jednego { $noun-acc }
    } za { $count-each }
    .inst = { $noun-gender ->
        [this] najwyżej { $noun-inst }
        [feminine] najwyżej jedną { $noun-inst }
       *[masculine] najwyżej jednym { $noun-inst }
    } za { $count-each }
    .chosen = several

# In the genitive. Form: .each thing that counts, in the accusative.
count-as-many-as-they-control-creatures = liczby stworów, które kontroluje,
    .each = każdego stwora, którego kontroluje
count-as-many-as-they-have-Mindbugs-left = liczby Mindbugów, które mu pozostały,
    .each = każdego Mindbuga, który mu pozostał
count-as-many-as-were-discarded = liczby odrzuconych kart
    .each = każdą odrzuconą kartę

## Conditions.

your-turn = trwa twoja tura
    .while = {" "}w twojej turze
life-is = { $life ->
        [one] masz dokładnie { $life } punkt życia
        [few] masz dokładnie { $life } punkty życia
       *[other] masz dokładnie { $life } punktów życia
    }
    .while = , { $life ->
        [one] dopóki masz dokładnie { $life } punkt życia
        [few] dopóki masz dokładnie { $life } punkty życia
       *[other] dopóki masz dokładnie { $life } punktów życia
    }
# “Dopóki nie” would also be read as “until”.
alone = w grze nie ma innych przyjaznych stworów
    .while = , gdy w grze nie ma innych przyjaznych stworów
one-other = w grze jest dokładnie jeden inny przyjazny stwór
    .while = , dopóki w grze jest dokładnie jeden inny przyjazny stwór
enemy-creatures = { $least ->
        [1] w grze jest wrogi stwór
        [few] w grze są co najmniej { $least } wrogie stwory
       *[other] w grze jest co najmniej { $least } wrogich stworów
    }
    .while = , { $least ->
        [1] dopóki w grze jest wrogi stwór
        [few] dopóki w grze są co najmniej { $least } wrogie stwory
       *[other] dopóki w grze jest co najmniej { $least } wrogich stworów
    }
allied-of-equal-power = co najmniej dwa przyjazne stwory mają równą siłę
    .while = , dopóki co najmniej dwa przyjazne stwory mają równą siłę
no-mindbug-left = nie masz już Mindbugów
    .while = , gdy nie masz już Mindbugów
empty-discard-pile = twój stos kart odrzuconych jest pusty
    .while = , dopóki twój stos kart odrzuconych jest pusty
empty-hand = nie masz kart na ręce
    .while = , gdy nie masz kart na ręce
defeated-an-enemy = w tej turze ten stwór pokonał w walce wrogiego stwora
    .while = {" "}w turze, w której pokonał w walce wrogiego stwora
fewer-creatures = kontrolujesz mniej stworów niż { $player }
    .while = , dopóki kontrolujesz mniej stworów niż { $player }
more-creatures = kontrolujesz więcej stworów niż { $player }
    .while = , dopóki kontrolujesz więcej stworów niż { $player }

## Effects.

gain-life = zyskujesz { $amount ->
        [one] { $amount } punkt życia
        [few] { $amount } punkty życia
       *[other] { $amount } punktów życia
    }
    .infinitive = zyskać { $amount ->
        [one] { $amount } punkt życia
        [few] { $amount } punkty życia
       *[other] { $amount } punktów życia
    }
lose-life = { $player-person ->
        [second] tracisz
       *[third] { $player } traci
    } { $amount ->
        [one] { $amount } punkt życia
        [few] { $amount } punkty życia
       *[other] { $amount } punktów życia
    }
    .infinitive = stracić { $amount ->
        [one] { $amount } punkt życia
        [few] { $amount } punkty życia
       *[other] { $amount } punktów życia
    }
lose-life-for-each = { $player-person ->
        [second] tracisz 1 punkt życia za { $count-each }
       *[third] { $player } traci 1 punkt życia za { $count-each }
    }
lose-life-to = { $player-person ->
        [second] tracisz punkty życia, aż zostanie ci { $left }
       *[third] { $player } traci punkty życia, aż zostanie mu { $left }
    }
match-life = zyskujesz lub tracisz punkty życia, aż będziesz mieć ich tyle, ile ma { $player }
win = wygrywasz grę
refresh-mindbug = { $player-person ->
        [second] odśwież jednego ze swoich użytych Mindbugów
       *[third] odśwież jednego z użytych Mindbugów { $player-gen }
    }

defeat = pokonaj { $which }
    .infinitive = pokonać { $which }
take-control = przejmij kontrolę nad { $which-inst }
    .infinitive = przejąć kontrolę nad { $which-inst }
give-control = oddaj { $player-dat } kontrolę nad tym stworem
return-to-hand = { $which-chosen ->
        [one] cofnij { $which } na rękę jego kontrolera
       *[other] cofnij { $which } na ręce ich kontrolerów
    }
    .infinitive = { $which-chosen ->
        [one] cofnąć { $which } na rękę jego kontrolera
       *[other] cofnąć { $which } na ręce ich kontrolerów
    }
evolve = ten stwór ewoluuje w { $card-acc }
may-evolve = możesz sprawić, że ten stwór ewoluuje w { $card-acc }
boost-this = wzmocnij tego stwora najwyżej { $cards ->
        [1] jedną kartą
       *[other] { $cards } kartami
    }
boost = { $cards ->
        [1] wzmocnij { $which } najwyżej jedną kartą
       *[other] wzmocnij dowolną liczbę { $noun-gen-pl }, używając łącznie najwyżej { $cards } kart
    }
must-attack = { $which-chosen ->
        [one] wybierz { $which }: jego kontroler musi od razu nim zaatakować
        [several] wybierz { $which }: ich kontrolerzy muszą od razu nimi zaatakować
       *[nothing] { $which-inst } muszą od razu zaatakować ich kontrolerzy
    }
    .infinitive = wybrać { $which }: jego kontroler musi od razu nim zaatakować
cannot-block-this-turn = { $which-chosen ->
        [one] wybierz { $which }: nie może blokować do końca tury
        [several] wybierz { $which }: nie mogą blokować do końca tury
       *[nothing] { $which-nom } nie mogą blokować do końca tury
    }
    .infinitive = wybrać { $which }: nie może blokować do końca tury
no-blocks-this-turn = { $player-person ->
        [second] nie możesz blokować do końca tury
       *[third] { $player } nie może blokować do końca tury
    }
move-to-hand = { $player-person ->
        [second] przenieś { $which } na swoją rękę
       *[third] przenieś { $which } na rękę { $player-gen }
    }
    .infinitive = { $player-person ->
        [second] przenieść { $which } na swoją rękę
       *[third] przenieść { $which } na rękę { $player-gen }
    }
move-this-to-hand = { $player-person ->
        [second] przenieś tego stwora na swoją rękę
       *[third] przenieś tego stwora na rękę { $player-gen }
    }
cannot-be-defeated-this-turn = ten stwór nie może zostać pokonany do końca tury
has-this-turn = ten stwór ma do końca tury cechę { $keyword }
name-keyword = wybierz cechę
resolve-play-effect-of = { $which-chosen ->
        [one] wybierz { $which } i rozpatrz ten efekt tak, jakby należał do tej karty
        [several] wybierz { $which } i rozpatrz te efekty tak, jakby należały do tej karty
       *[nothing] rozpatrz tak, jakby należały do tej karty, efekty Zagrania, które mają { $which-nom }
    }
    .infinitive = wybrać { $which } i rozpatrzyć ten efekt tak, jakby należał do tej karty

discard = { $player-person ->
        [second] odrzuć
       *[third] { $player } odrzuca
    } { $which }
    .infinitive = odrzucić { $which }
discard-at-random = { $player-person ->
        [second] odrzuć
       *[third] { $player } odrzuca
    } { $cards ->
        [1] losową kartę
        [few] { $cards } losowe karty
       *[other] { $cards } losowych kart
    } z ręki
discard-draw-pile = { $player-person ->
        [second] odrzuć
       *[third] { $player } odrzuca
    } całą swoją talię
discard-hand-and-draw-pile = { $player-person ->
        [second] odrzuć
       *[third] { $player } odrzuca
    } wszystkie karty z ręki i całą swoją talię
steal-at-random = ukradnij { $cards ->
        [1] losową kartę
        [few] { $cards } losowe karty
       *[other] { $cards } losowych kart
    } z ręki { $player-gen }
reveal-to-pile = ujawnij losową kartę z ręki { $player-gen } i odłóż ją na stos kart odrzuconych dowolnego gracza
swap-hands = zamień się z { $player-inst } wszystkimi kartami z ręki
to-hand = weź na rękę { $which }
    .infinitive = wziąć na rękę { $which }
play-from = { $which-chosen ->
        [one] zagraj dowolną { $which }
       *[other] zagraj { $which }
    }
    .infinitive = { $which-chosen ->
        [one] zagrać dowolną { $which }
       *[other] zagrać { $which }
    }
play-quietly = { $which-chosen ->
        [one] zagraj dowolną { $which }, pomijając jej efekt Zagrania
       *[other] zagraj { $which }, pomijając ich efekty Zagrania
    }
    .infinitive = { $which-chosen ->
        [one] zagrać dowolną { $which }, pomijając jej efekt Zagrania
       *[other] zagrać { $which }, pomijając ich efekty Zagrania
    }
play-this = zagraj tę kartę
    .infinitive = zagrać tę kartę
give-to-you = { $player-person ->
        [second] wybierz kartę z ręki i zatrzymaj ją
       *[third] { $player } daje ci kartę z ręki według własnego wyboru
    }
pass-to-left = { $player-person ->
        [second] wybierz kartę z ręki i daj ją graczowi po swojej lewej stronie
       *[third] { $player } daje graczowi po swojej lewej stronie kartę z ręki według własnego wyboru
    }
show-from-hand = { $player-person ->
        [second] wybierz kartę z ręki i ujawnij ją
       *[third] { $player } ujawnia kartę z ręki według własnego wyboru
    }
may-play-it = możesz od razu zagrać tę kartę
from-unused-to-hand = obejrzyj { $cards ->
        [1] wierzchnią kartę
        [few] { $cards } wierzchnie karty
       *[other] { $cards } wierzchnich kart
    } z talii nieużytych kart, przenieś jedną z nich { $player-person ->
        [second] na swoją rękę
       *[third] na rękę { $player-gen }
    }, a resztę wtasuj z powrotem
from-unused = połóż { $cards ->
        [1] wierzchnią kartę z talii nieużytych kart pod swoją talię, nie patrząc na nią
        [few] { $cards } wierzchnie karty z talii nieużytych kart pod swoją talię, nie patrząc na nie
       *[other] { $cards } wierzchnich kart z talii nieużytych kart pod swoją talię, nie patrząc na nie
    }
gets = { $creatures-each } ma { $bonus-gift }
gets-less = { $creatures-each } ma { $bonus-gift }
has = { $creatures-each } ma { $bonus-gift }
only-other-gets = dopóki w grze jest dokładnie jeden inny przyjazny stwór, ma on { $bonus-gift }

## Constant abilities.

more-power = +{ $power } do siły
    .gift = +{ $power } do siły
    .kind = power
    .with = z +{ $power } do siły
less-power = −{ $power } do siły
    .gift = −{ $power } do siły
    .kind = power
    .with = z −{ $power } do siły
for-each = { $bonus } za każdego { $noun-acc }
    .gift = { $bonus } za każdego { $noun-acc }
    .kind = power
    .with = { $bonus-with } za każdego { $noun-acc }
copies-keywords = spośród cech { $keywords } ten stwór ma każdą, którą ma co najmniej jeden wrogi stwór
cannot-block = { $creatures } { $creatures-number ->
        [one] nie może
       *[many] nie mogą
    } blokować
cannot-block-this = { $creatures } { $creatures-number ->
        [one] nie może
       *[many] nie mogą
    } blokować tego stwora
blocked-by-near-power-only = tego stwora mogą blokować tylko stwory o sile takiej samej jak jego albo o 1 większej lub mniejszej
cannot-attack = { $creatures } { $creatures-number ->
        [one] nie może
       *[many] nie mogą
    } atakować
cannot-attack-or-block = { $creatures } { $creatures-number ->
        [one] nie może
       *[many] nie mogą
    } atakować ani blokować
no-play-effects = efekty Zagrania wrogich stworów nie działają
no-mindbugs = nikt nie może używać Mindbugów
mindbugs-cost-life = za każdym razem, gdy przeciwnik używa Mindbuga, najpierw traci { $life ->
        [one] { $life } punkt życia
        [few] { $life } punkty życia
       *[other] { $life } punktów życia
    }
no-cards-to-hand = karty nie mogą trafiać na ręce przeciwników
cannot-play = { $player-person ->
        [second] nie możesz zagrywać z ręki { $noun-gen-pl }
       *[third] { $player } nie może zagrywać z ręki { $noun-gen-pl }
    }
wins-if-unable-to-act = { $player-person ->
        [second] jeśli w swojej turze nie możesz wykonać żadnej akcji, twoja drużyna wygrywa grę
       *[third] jeśli { $player } nie może w swojej turze wykonać żadnej akcji, twoja drużyna wygrywa grę
    }
hunts-on-the-left = ten stwór może zapolować tylko na stwory kontrolowane przez gracza po twojej lewej stronie
more-life-lost = gdy przeciwnik miałby stracić punkty życia, traci ich o { $life } więcej
lower-power-wins = gdy ten stwór walczy, pokonany zostaje stwór o większej sile, a nie ten o mniejszej
must-be-hunted = jeśli przeciwnik może w swojej turze zaatakować stworem z cechą Łowca, musi to zrobić i zapolować nim na tego stwora
evolves-instead = ten stwór ewoluuje w { $card-acc }, zamiast zostać pokonany
turns-when-exhausted = gdy ten stwór zostaje wyczerpany, wybierz: zamiast wydrukowanej siły i cechy ma odtąd { $first } albo { $second }
side = siłę { $power } i cechę { $keyword }
grants = { $creatures-each } ma też „{ $trigger }: { CAPITAL($effect) }”

## What a player is asked.

question-turn = Twoja tura: zagraj kartę albo zaatakuj.
question-mindbug = { CAPITAL($player) } zagrywa { $card-acc }. Przejmujesz?
question-mindfrog = { CAPITAL($player) } zagrywa { $card-acc }. Użyć Mindfroga?
question-hunt = { $attacker } to łowca. Kto musi blokować?
question-block = { $attacker } atakuje z siłą { $power }. Kto blokuje?
question-again = { $attacker } może zaatakować ponownie. Atakujesz?
question-order = Kilka efektów czeka. Który pierwszy?
question-choose-side = { $turning } zostaje wyczerpany. Jaką siłę i cechę ma odtąd?

question-choose = { $card }: { $doing ->
        [defeat] którego stwora pokonujesz?
        [take-control] nad którym stworem przejmujesz kontrolę?
        [boost-this] którą kartą się wzmacnia?
        [boost-card] którą kartą wzmacniasz stwora?
        [boost-creature] którego stwora wzmacniasz?
        [must-attack] który stwór musi zaatakować?
        [cannot-block] który stwór nie może blokować w tej turze?
        [copy] który efekt Zagrania kopiujesz?
        [discard] którą kartę odrzucasz?
        [to-hand] którą kartę bierzesz na rękę?
        [play] którą kartę zagrywasz?
        [play-quietly] którą kartę zagrywasz bez efektu Zagrania?
        [give] którą kartę dostaje { $player }?
        [show] którą kartę ujawniasz?
        [pass-left] którą kartę podajesz w lewo?
        [give-unused] która karta trafia do sojusznika?
        [move-to-hand] którego stwora bierzesz na rękę?
       *[other] co wybierasz?
    }
question-choose-player = { $card }: { $doing ->
        [choose-pile] na czyj stos kart odrzuconych trafia { $given }?
        [choose-opponent] którego przeciwnika wybierasz?
       *[other] którego gracza wybierasz?
    }
question-choose-keyword = { $card }: którą cechę wybierasz?
question-choose-effect = { $card }: który z dwóch efektów wybierasz?
question-may = { $card }: { $doing ->
        [lose-life] { $amount ->
            [one] stracić { $amount } punkt życia, by użyć efektu?
            [few] stracić { $amount } punkty życia, by użyć efektu?
           *[other] stracić { $amount } punktów życia, by użyć efektu?
        }
        [evolve] ma ewoluować?
        [play-this] zagrać ze stosu kart odrzuconych?
        [play-given] zagrać { $given-acc } czy zatrzymać?
       *[other] użyć efektu?
    }
question-of-other = Decyduje { $player }.

## Moves.

card-number = { $card } nr { $number }
    .acc = { $card-acc } nr { $number }
    .gen = { $card-gen } nr { $number }
    .inst = { $card-inst } nr { $number }
    .beside-gen = { $card-beside-gen } nr { $number }
    .beside-inst = { $card-beside-inst } nr { $number }
    .own-acc = { $card-own-acc } nr { $number }
    .own-gen = { $card-own-gen } nr { $number }
    .own-inst = { $card-own-inst } nr { $number }
    .as-card = { $card-as-card } nr { $number }
    .as-card-acc = { $card-as-card-acc } nr { $number }

move-play = Zagraj { $card-own-acc }
move-attack = Zaatakuj { $card-own-inst }
move-action = Użyj Akcji { $card-own-gen }
move-mindbug = Użyj Mindbuga
move-mindfrog = Użyj Mindfroga
move-pass = Przepuść
move-hunt = Zapoluj na { $card-own-acc }
move-no-hunt = Nie poluj
move-block = Blokuj { $card-own-inst }
move-no-block = Nie blokuj
move-again = Zaatakuj ponownie
move-stop = Nie atakuj
move-choose = { $doing ->
        [defeat] Pokonaj { $card-own-acc }
        [take-control] Przejmij { $card-own-acc }
        [boost-this] Wzmocnij kartą: { $card-as-card }
        [boost-card] Wzmocnij kartą: { $card-as-card }
        [boost-creature] Wzmocnij { $card-own-acc }
        [must-attack] Zmuś { $card-own-acc } do ataku
        [cannot-block] Nie pozwól blokować: { $card }
        [copy] Skopiuj efekt { $card-own-gen }
        [discard] Odrzuć { $card-own-acc }
        [to-hand] Weź { $card-as-card-acc } na rękę
        [play] Zagraj { $card-as-card-acc }
        [play-quietly] Zagraj { $card-as-card-acc } bez efektu Zagrania
        [give] Daj { $card-own-acc }
        [show] Ujawnij { $card-own-acc }
        [pass-left] Daj { $card-own-acc }
        [give-unused] Daj { $card-own-acc }
        [move-to-hand] Weź { $card-own-acc } na rękę
       *[other] Wybierz { $card-own-acc }
    }
move-choose-player = { $doing ->
        [choose-pile] { $player-person ->
            [second] Twój stos
           *[third] Stos: { $player }
        }
       *[other] { CAPITAL($player) }
    }
move-choose-keyword = Cecha: { $keyword }
move-choose-side = Siła { $power }, { $keyword }
move-choose-effect-boost = Wzmocnij stwora
move-choose-effect-defeat = Pokonaj stwora
move-choose-effect-take = Weź kartę na rękę
move-choose-effect-control = Przejmij kontrolę
move-done = Gotowe
move-yes = { $doing ->
        [play-given] Zagraj ją
       *[other] Tak
    }
move-no = { $doing ->
        [play-given] Zatrzymaj ją
       *[other] Nie
    }
move-resolve = Najpierw { $card }

## Why a move is refused.

refusal-not-asked = Teraz nie ty decydujesz.
refusal-must-choose = Musisz coś wybrać.
refusal-must-hunt = Musisz zaatakować stworem z cechą Łowca i zapolować na { $prey-acc }.
refusal-not-offered = Tego nie można tu wybrać.
refusal-cannot-play = Nie można teraz zagrać { $card-gen }.
refusal-not-yours = Nie kontrolujesz { $card-gen }.
refusal-no-enemy = Nie możesz zapolować na { $card-acc }: nie ma tu takiego wrogiego stwora.
refusal-no-effect-waits = Żaden efekt { $card-gen } nie czeka.
refusal-no-choice = Nie można tu wybrać { $card-gen }.
refusal-no-action = { $card } nie ma Akcji, której można teraz użyć.
refusal-cannot-attack = { $card } nie może atakować.
refusal-cannot-block = { $card } nie może zablokować { $attacker-gen }.
refusal-not-sneaky = { $card } nie może zablokować { $attacker-gen }: może to zrobić tylko stwór z cechą Podstępny.
refusal-no-such-copy = Nie ma tu { $card-gen } { $which }.
refusal-other-question-turn = Najpierw wybierz akcję swojej tury.
refusal-other-question-mindbug = Najpierw zdecyduj, czy używasz Mindbuga.
refusal-other-question-mindfrog = Najpierw zdecyduj, czy używasz Mindfroga.
refusal-other-question-hunt = Najpierw zdecyduj, na którego stwora polujesz.
refusal-other-question-block = Najpierw zdecyduj, czy blokujesz i którym stworem.
refusal-other-question-again = Najpierw zdecyduj, czy atakujesz ponownie.
refusal-other-question-choose = Najpierw coś wybierz.
refusal-other-question-choose-player = Najpierw wybierz gracza.
refusal-other-question-choose-keyword = Najpierw wybierz cechę.
refusal-other-question-choose-side = Najpierw wybierz, jaką siłę i cechę ma odtąd stwór.
refusal-other-question-choose-effect = Najpierw wybierz jeden z dwóch efektów.
refusal-other-question-may = Najpierw odpowiedz: tak czy nie.
refusal-other-question-order = Najpierw wybierz, który efekt będzie pierwszy.
