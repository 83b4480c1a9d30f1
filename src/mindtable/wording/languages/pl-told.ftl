### Being told that a game waits, reading offline, and invitations, in Polish.

told-games-waiting = Gry, które na ciebie czekają
told-tell-me = Powiadom mnie o mojej turze
told-told = Powiadomienia włączone
told-refused = Przeglądarka nie pozwala tej stronie wysyłać powiadomień. Możesz to zmienić w jej ustawieniach.

told-feed = Kanał z twoimi turami
told-feed-about = Czytnik kanałów może ci mówić, które gry na ciebie czekają. Zobaczy to każdy, kto ma ten adres, więc zachowaj go dla siebie.
told-feed-make = Utwórz adres
told-feed-anew = Utwórz nowy adres
told-feed-revoke = Unieważnij adres
told-feed-kept = Masz już adres. Nowy go zastąpi.
told-feed-shown-once = To jest twój adres. Widać go tylko teraz: skopiuj go do czytnika kanałów.

told-offline = Brak połączenia
told-offline-about = Do gry potrzebne jest połączenie. Tymczasem możesz czytać te strony:
told-try-again = Spróbuj ponownie
told-lessons = Lekcje do czytania

told-qr = Kod QR
told-qr-of = Kod QR z linkiem ({ $name })

privacy-feed = Jeśli masz adres dla czytnika kanałów: ten adres, aż go unieważnisz, w postaci, z której nikt go nie odczyta. Powiadomienia pochodzą z twojej własnej przeglądarki.
