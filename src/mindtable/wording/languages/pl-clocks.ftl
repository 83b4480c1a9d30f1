### Clocks, in Polish.

clock-label = Zegar
clock-agreed = Zegar: { $clock }
clock-none = Bez zegara
# What was agreed on: so much for the whole game, and more after each answer.
clock-game = { $minutes } min + { $more } s
clock-game-seconds = { $seconds } s + { $more } s
clock-days = { $days ->
        [one] Jeden dzień na ruch
       *[other] { $days } dni na ruch
    }
clock-turn = { $seconds } s na turę
clock-own = Inny czas…
clock-own-minutes = Minuty na całą partię
clock-own-more = Dodatkowe sekundy po każdej odpowiedzi
clock-own-turn = Sekundy na turę
clock-bad = Nie ma takiego zegara. Wybierz od 1 do 180 minut i do 180 dodatkowych sekund po każdej odpowiedzi albo od 10 do 600 sekund na turę.
# At a seat, before what is left.
clock-yours = Twój czas
clock-of = Czas: { $name }
clock-days-left = { $days } d { $hours } h
# Read out when little is left.
clock-soon = Zostało ci { $seconds } sekund.
clock-time-is-up = Twój czas minął.
clock-no-stand-in = W partii z zegarem albo rankingowej bot nie może nikogo zastąpić.
clock-you-ran-out = Twój czas minął.
clock-ran-out = Koniec czasu: { $name }.
# In replays and reviews: how long somebody has thought.
clock-spent = Czas: { $time }
