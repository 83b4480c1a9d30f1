### Mindbug in Polish: what the command line says of it.

## What stands for something to put there.

command-value-sets = ZESTAW,ZESTAW
command-value-words = SŁOWO,SŁOWO
command-value-word = SŁOWO
command-value-text = SŁOWA
command-value-number = N

## Options and arguments.

option-mindbug-epic = dla tag-team: wariant epicki, z większą liczbą kart i Mindbugów
option-mindbug-deck = dla duel i tag-team, własna talia: id karty i liczba w każdym wierszu
option-mindbug-sets = dla duel i tag-team, które karty: { $sets } albo all (domyślnie: first-contact)
command-set = { $sets } albo all
command-keyword = wydrukowane: { $keywords }
command-trigger = zdolność: { $triggers }
command-power = wydrukowana: 5, 4-6, 7+ (co najmniej) albo -3 (najwyżej)
command-text = słowa, które zawiera tekst, w dowolnej kolejności
command-json-cards = drukuje listę JSON z obiektem dla każdej karty
command-report = liczy karty, zdolności i efekty, zestaw po zestawie
command-steps = pokaż krok po kroku, co wykonuje dla nich silnik
command-cards-note = Wszystkie filtry razem: karta musi pasować do każdego. Jeśli żadna nie pasuje, zostaje to powiedziane; to nie błąd.

## What is wrong.

command-no-keyword = nie ma słowa kluczowego „{ $name }”; są { $keywords }
command-no-card-but = nie ma karty „{ $name }”; może { $card }?
command-no-power = „{ $text }” to nie siła; zapisuje się ją jako 5, 4-6, 7+ albo -3
