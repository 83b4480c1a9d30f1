### Co jest przechowywane o ludziach, po co i jak długo.

privacy-title = Prywatność
privacy-lead = Ten stół działa bez konta i nie pyta o nic, czego nie potrzebuje.
privacy-kept = Co jest przechowywane i po co
privacy-browser = Ciasteczko odróżnia twoją przeglądarkę od innych, żeby można było odnaleźć twoje gry. Inne ciasteczka przechowują twoje wybory: język, kolory, dźwięk.
privacy-name = Twoje imię i awatar, jeśli je wybierzesz, żeby inni wiedzieli, z kim grają.
privacy-games = Twoje gry: kto gdzie siedzi i każdy ruch, żeby można było grać dalej po przerwie i obejrzeć je ponownie. Razem z nimi przechowywana jest ich analiza.
privacy-progress = To, co robisz w lekcjach i zagadkach, żeby można było kontynuować.
privacy-results = Jeśli grasz partie rankingowe lub w turniejach: jak się skończyły i twój ranking. Każdy może to zobaczyć w rankingu, na twoim profilu i w tabelach turniejów.
privacy-account = Jeśli masz konto: hasło i kody awaryjne w postaci, z której nikt ich nie odczyta, oraz to, które przeglądarki są zalogowane. Jeśli ktoś został przez ciebie zablokowany lub zgłoszony: również to.
privacy-programs = Jeśli wpuszczasz programy: nazwy ich tokenów i dzień ostatniego użycia. Tokeny są przechowywane w postaci, z której nikt ich nie odczyta.
privacy-address = Twój adres w sieci służy do tego, żeby ci odpowiadać i żeby jeden gość nie przeciążył stołu. Nie jest przechowywany z twoimi grami.
privacy-long = Jak długo
privacy-finished = Gry zakończone: { $days ->
        [-1] tak długo, jak istnieje ten stół.
        [one] { $days } dzień po ostatnim ruchu.
       *[other] { $days } dni po ostatnim ruchu.
    }
privacy-abandoned = Gry, w które nikt nie gra dalej: { $days ->
        [-1] tak długo, jak istnieje ten stół.
        [one] { $days } dzień po ostatnim ruchu.
       *[other] { $days } dni po ostatnim ruchu.
    }
privacy-unbegun = Gry, do których nikt nie przyszedł: { $days ->
        [-1] tak długo, jak istnieje ten stół.
        [one] { $days } dzień.
       *[other] { $days } dni.
    }
privacy-names = Imię bez konta jest znowu wolne po roku nieużywania; przeglądarka, która nie wraca przez rok, zostaje wylogowana.
privacy-backups = Kopie, które gospodarz robi na wypadek awarii, jeszcze przez jakiś czas zawierają to, co usunięto. Gdy zastąpią je nowe, znika to i stamtąd.
privacy-nobody = Nikt inny
privacy-nobody-about = Nic nie jest ładowane z innych miejsc, nic nie jest przekazywane dalej, nie ma reklam i nic cię nie śledzi. Tylko gospodarz tego stołu ma dostęp do tego, co jest tu przechowywane.
privacy-rights = Co możesz zrobić
privacy-rights-about = Pobierz lub usuń wszystko jednym przyciskiem, także bez konta:
privacy-contact = Kogo zapytać
