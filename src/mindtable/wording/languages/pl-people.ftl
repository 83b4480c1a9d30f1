### Kim ludzie są dla innych: imiona, twarze, konta.

## Imiona.

people-somebody = Ktoś
people-guest = Gość
people-reserved = Ktoś, Gość, Ty, Gracz
people-name-taken = Imię „{ $name }” jest zajęte.{ $count ->
        [0] { "" }
       *[other] { " " }Wolne są: { $free }.
    }
people-name-letters = Imię musi zawierać litery lub cyfry, i tylko takie litery, które ten stół umie odróżnić.
people-name-reserved = To imię jest zastrzeżone dla stołu. Wybierz inne.

## Własna strona.

people-title = Ty
people-has-account = To twoje konto: w każdej przeglądarce jesteś tą samą osobą.
people-no-account = Ta przeglądarka cię zna. Konta nie ma i nie jest potrzebne.
people-name = Imię
people-name-hint = Inni widzą je przy stole. Jest tylko twoje: nikt inny nie może mieć takiego ani podobnego.
people-save = Zapisz
people-face = Awatar
people-no-face = Bez awatara, tylko pierwsza litera
people-account = Konto
people-sessions = Zalogowane przeglądarki
people-this-browser = Ta przeglądarka
people-another-browser = Inna przeglądarka
people-signed-in-since = Logowanie: { $since }, ostatnia wizyta: { $seen }
people-days-ago = { $days ->
        [0] dzisiaj
        [1] wczoraj
       *[other] { $days } dni temu
    }
people-sign-out = Wyloguj
people-sign-out-everywhere = Wyloguj wszędzie
people-change-password = Zmień hasło
people-old-password = Obecne hasło
people-new-password = Nowe hasło
people-password = Hasło
people-password-hint = Co najmniej { $least } znaków.
people-password-others = Wszystkie inne przeglądarki zostaną wylogowane.
people-password-length = Hasło musi mieć od { $least } do { $most } znaków.
people-password-wrong = To nie jest obecne hasło.
people-codes = Kody awaryjne
people-codes-left = { $count ->
        [0] Nie ma już żadnego kodu. Jeśli zapomnisz hasła, nikt cię nie wpuści.
        [one] Został jeden kod.
        [few] Zostały { $count } kody.
        [many] Zostało { $count } kodów.
       *[other] Zostało { $count } kodu.
    }
people-new-codes = Utwórz nowe kody
people-codes-about = Zapisz te kody. Każdy pozwala raz wybrać nowe hasło. Są pokazywane tylko teraz i zastępują wszystkie poprzednie.
people-codes-kept = Mam je zapisane
people-account-about = Dzięki imieniu i hasłu znajdziesz swoje gry i zagadki w każdej przeglądarce. Nikt nie pyta o adres e-mail.
people-account-needs-name = Najpierw wybierz imię: posłuży do logowania.
people-make-account = Załóż konto
people-have-one = Mam już konto
people-sign-in = Zaloguj się
people-sign-in-about = Twoje gry, lekcje i zagadki z tej przeglądarki przejdą na konto.
people-sign-in-wrong = Nieprawidłowe imię lub hasło.
people-forgotten = Nie pamiętasz hasła?
people-recover-about = Jeden z twoich kodów awaryjnych pozwala wybrać nowe hasło. Wszystkie przeglądarki zostaną wylogowane.
people-recover-wrong = Nieprawidłowe imię lub kod.
people-code = Kod awaryjny
people-busy = Bardzo wiele osób właśnie się loguje. Spróbuj ponownie za chwilę.
people-too-many-tries = Za dużo prób. Poczekaj kilka minut.
people-not-signed-in = Najpierw się zaloguj.
people-nothing-kept = Nie przechowujemy żadnych twoich danych.
people-blocked = Zablokowane osoby
people-unblock = Odblokuj
people-data = Twoje dane
people-data-about = Pobierz wszystko w jednym pliku albo wszystko usuń.
people-export = Pobierz wszystko
people-delete = Usuń wszystko
people-delete-sure = Usunąć wszystkie twoje dane?
people-delete-what = Twoje imię, awatar, konto, gry z botami, lekcje i zagadki zostaną usunięte na zawsze. Trwające gry zostaną poddane.
people-delete-others = Gry z innymi zostaną u nich; zamiast twojego imienia zobaczą „Ktoś”.
people-delete-now = Usuń wszystko teraz
people-deleted = Wszystko usunięte
people-deleted-about = Ta przeglądarka znów nikogo nie zna.
people-done = Gotowe
people-tokens = Zarządzaj tokenami

## Inni przy stole.

people-others = Zablokuj lub zgłoś
people-others-about = Nie trafisz już do gry z zablokowaną osobą i nie zobaczysz jej emotek.
people-block = Zablokuj: { $name }
people-report = Zgłoś: { $name }
people-reason = { $what ->
        [name] Obraźliwe imię
        [cheating] Nieuczciwa gra
       *[conduct] Nieprzyjemne zachowanie
    }
people-block-done = Nie spotkasz już tej osoby: { $name }. Możesz to zmienić na swojej stronie.
people-report-done = Dziękujemy. Przeczyta to gospodarz tego stołu.

## Dla gospodarza.

command-contact = plik z tekstem, który mówi odwiedzającym, kogo zapytać; widoczny na /about
command-contact-no-text = { $file } nie jest tekstem (UTF-8).
command-contact-long = { $file } ma więcej niż { $most } znaków.
command-people = lista osób przy stole w przeglądarce, zmiana imion, usuwanie, gospodarze i zgłoszenia
command-people-action = co zrobić: pokazać wszystkich z imionami (list), zmienić imię (rename), usunąć ze wszystkim (remove), uczynić konto gospodarzem, który widzi /host (host), lub odebrać mu to (unhost), pokazać zgłoszenia (reports), odłożyć zgłoszenia o danej osobie (dismiss)
command-people-given = imię tej osoby; przy zmianie także nowe
command-people-names = { $count ->
        [0] { $action } nie przyjmuje imion
        [one] { $action } przyjmuje jedno imię
       *[other] { $action } przyjmuje dwa imiona: obecne i nowe
    }
command-people-line = { $name }{ "  " }{ $kind ->
        [host] gospodarz
        [account] konto
       *[guest] bez konta
    }{ "  " }od { $since }{ "  " }użyte { $used }
command-people-renamed = { $name } nazywa się odtąd { $new }.
command-people-removed = Nic o osobie { $name } nie jest już przechowywane. Kto z nią gra, może pozwolić grać dalej botowi.
command-people-unknown = nikt nie ma imienia { $name }
command-people-report = { $day }  { $by } → { $about }: { $what } (gra { $game })
command-people-hosting = { $name } jest odtąd gospodarzem: /host pokazuje, jak się miewa stół.
command-people-not-hosting = { $name } nie jest już gospodarzem.
command-people-no-account = { $name } nie ma konta: gospodarzem może być tylko ktoś, kto loguje się hasłem
# $count: how many reports.
command-people-dismissed = { $count ->
        [0] Nie było zgłoszeń o tej osobie: { $name }.
        [one] Odłożono jedno zgłoszenie o tej osobie: { $name }.
        [few] Odłożono { $count } zgłoszenia o tej osobie: { $name }.
       *[other] Odłożono { $count } zgłoszeń o tej osobie: { $name }.
    }
