### Polish: learning by playing. The comments of en-learn.ftl say what each message and variable is.

learn-title = Nauka
learn-about = Pierwsza gra z trenerem, a potem krótkie lekcje na dwa lub trzy ruchy.
learn-coach = Trener
learn-first-time = Pierwszy raz? Trzy minuty.
learn-first-time-about = Gra z podpowiedziami, krok po kroku.
learn-show-me = Pokaż
learn-first-go-on = Twoja pierwsza gra czeka
learn-first-again = Zagraj ją jeszcze raz
learn-go-on-there = Dalej
learn-rules = Wszystkie zasady
learn-step = Krok { $number } z { $count } · { $about }
learn-progress = Ukończone: { $done } z { $count }
learn-learnt = ukończona
learn-begun = rozpoczęta
learn-back = Wstecz
learn-back-to-step = Wróć do kroku
learn-start-over = Od początku
learn-leave = Wyjdź z lekcji
learn-go-on = Dalej
learn-next = Następna: { $lesson }
learn-all = Wszystkie lekcje
learn-real-game = Teraz prawdziwa gra: z najłatwiejszym botem
learn-whisper-too = Trener dalej podpowiada
learn-done = Właśnie tak!
learn-done-another-way = Tak też można!
learn-over = Koniec lekcji.
learn-lost =
    W ten sposób gra jest przegrana.

    Wróć do kroku i spróbuj innego ruchu.
learn-astray =
    Teraz decydujesz ty.

    Graj dalej, jak chcesz, albo wróć do kroku.

## At the terminal.

command-learn = nauka przez grę: pierwsza gra z trenerem i lekcje
command-value-lesson = LEKCJA
command-learn-lesson = która; bez niej lista wszystkich
learn-terminal-begin = Zacznij od: { $command }
learn-terminal-commands = back: krok wstecz · restart: od początku · quit: wyjście
learn-no-lesson = nie ma lekcji „{ $name }”
