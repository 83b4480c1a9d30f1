### Mindbug in Polish: what the command line says of it.

## What stands for something to put there.

command-value-sets = ZESTAW,ZESTAW
command-value-words = CECHA,CECHA
command-value-word = ZDARZENIE
command-value-text = SŁOWA
command-value-number = N

## Options and arguments.

option-mindbug-epic = dla tag-team: wariant epicki, z większą liczbą kart i Mindbugów
option-mindbug-deck = dla duel i tag-team, własna talia: id karty i liczba w każdym wierszu
option-mindbug-sets = dla duel i tag-team, które karty: { $sets } albo all (domyślnie: first-contact)
command-set = { $sets } albo all
command-keyword = wydrukowane cechy: { $keywords }
command-trigger = zdarzenie, przy którym działa umiejętność: { $triggers }
command-power = wydrukowana siła: 5, 4-6, 7+ (co najmniej) albo -3 (najwyżej)
command-text = słowa, które zawiera tekst, w dowolnej kolejności
command-json-cards = lista JSON z obiektem dla każdej karty
command-report = liczenie kart, umiejętności i efektów, zestaw po zestawie
command-steps = wypisanie krok po kroku, co wykonuje dla nich silnik
command-cards-note = Wszystkie filtry działają razem: karta musi pasować do każdego. Jeśli żadna nie pasuje, program to zgłasza; to nie błąd.

## What is wrong.

command-no-keyword = nie ma cechy „{ $name }”; dostępne: { $keywords }
command-no-card-but = nie ma karty „{ $name }”; może chodzi o kartę { $card }?
command-no-power = „{ $text }” to nie siła; zapisuje się ją jako 5, 4-6, 7+ albo -3
