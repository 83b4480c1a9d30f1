### Co mówi się botom i innym programom, oraz strona, na której dostają tokeny.

## Dlaczego czegoś nie zrobiono. $field: nazwa tego, co przysłano.

api-no-token = Potrzebny jest ważny token: w nagłówku „Authorization”, po słowie „Bearer”.
api-not-json = To nie jest JSON.
api-bad-field = „{ $field }” ma inny typ, niż oczekiwano.
api-unknown-field = Nie ma tu „{ $field }”.
api-missing-field = Brakuje „{ $field }”.
# $name: opcji gry.
api-no-option = Tej opcji nie można tu wybrać: „{ $name }”.

## Tokeny.

tokens-title = Tokeny dla botów i programów
tokens-lead = Dzięki tokenowi program gra tu w twoim imieniu albo twój bot siada do stołu. Nie dawaj go nikomu.
tokens-new = Nowy token
tokens-label = Nazwa
tokens-for-bot = Dla bota: gra pod tą nazwą i jest oznaczony jako bot
tokens-for-me = Dla programu, przez który gram
tokens-make = Utwórz token
tokens-made = Twój nowy token. Skopiuj go teraz: nie będzie już pokazany.
tokens-yours = Twoje tokeny
tokens-none = Nie masz jeszcze żadnego.
tokens-is-bot = Bot
tokens-is-mine = Gra w twoim imieniu
# $day: data.
tokens-since = Utworzono: { $day }
tokens-used = Ostatnio użyto: { $day }
tokens-unused = Nigdy nie użyto
tokens-revoke = Unieważnij
tokens-needs-name = Token musi mieć nazwę.
# $most: liczba.
tokens-too-many = Liczba twoich tokenów: { $most }, więcej mieć nie można. Najpierw któryś unieważnij.
tokens-no-such = Nie masz już takiego tokenu.
# O bocie, którego ktoś przyprowadził, obok jego nazwy.
table-program = Gościnny bot

## Wyzwania.

# $name: jak wpisano.
challenge-nobody = Nie ma tu nikogo o imieniu „{ $name }”, komu można rzucić wyzwanie.
# $most: liczba.
challenge-too-many = Wyzwania bez odpowiedzi: { $most }. Poczekaj albo któreś wycofaj.
challenge-gone = To wyzwanie nie jest już otwarte.
challenge-title = Wyzwania
# $name: kto wyzywa; $game: gra.
challenge-from = { $name } rzuca ci wyzwanie: { $game }
# $name: komu rzucono wyzwanie.
challenge-to = Rzucasz wyzwanie: { $name }. Gra: { $game }
challenge-accept = Przyjmij
challenge-decline = Odrzuć
challenge-withdraw = Wycofaj

## `mindtable bot`.

command-bot = wysłanie bota do innego stołu, gdzie przyjmuje wyzwania i gra
command-bot-note = Bot to jedna z nazw albo twój program (./mybot.py, program:POLECENIE; zobacz docs/bot-protocol.md). Stół wydaje tokeny na stronie /me/tokens.
# $bots: nazwy.
command-bot-name = program albo jeden z: { $bots }
command-bot-at = adres stołu, na przykład https://table.example
command-bot-token-file = plik z tokenem; bez niego token pochodzi ze środowiska, ze zmiennej MINDTABLE_TOKEN
# $games: nazwy.
command-bot-accept = gry, w których przyjmuje wyzwania, spośród: { $games } (domyślnie: wszystkie, w które umie grać)
command-bot-seek = gry, do których szuka przeciwników w poczekalni, od nowa po każdej partii (domyślnie: żadne)
command-bot-enter = turnieje, w których bierze udział: ostatnia część ich adresu
command-bot-games = ile partii naraz (domyślnie: 4)
command-bot-time = czas namysłu nad ruchem (domyślnie: czas bota)
command-value-games = GRA,GRA
# $address: to, co wpisano.
visit-no-address = „{ $address }” nie jest adresem stołu: taki zaczyna się od http:// albo https://.
visit-unreachable = Stół { $address } nie odpowiada.
# $variable: nazwa zmiennej środowiska.
visit-no-token = Bot potrzebuje tokenu: w pliku (--token-file) albo w środowisku ({ $variable }).
# $name: bota.
visit-begun = { $name } siedzi przy stole { $address } i czeka na partie. Ctrl-C kończy.
visit-ended = Bot odszedł od stołu. Trwające partie czekają na niego.
visit-cut-off = Stół nie odpowiada. Kolejna próba…
# $game: gra; $key: partii; $others: nazwy.
visit-game-begun = { $game } ({ $key }), przeciwko: { $others }
visit-game-won = { $game } ({ $key }): wygrana
visit-game-lost = { $game } ({ $key }): przegrana
# $why: zdanie.
visit-bot-failed = Bot poddał { $key }: { $why }
