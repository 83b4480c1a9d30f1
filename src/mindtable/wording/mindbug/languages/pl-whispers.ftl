### Polish: what the coach whispers in a real game. The comments of en-whispers.ftl say what each message is.

whisper-take = { $card }: silna karta, warta Mindbuga.
whisper-keep = { $card } nie ma efektu: zachowaj Mindbuga.
whisper-read = { $card }: przeczytaj, co robi, zanim zdecydujesz.
whisper-blocker = { $card } przetrwa tę walkę.
whisper-last-life = Twój ostatni punkt życia: musisz blokować.
whisper-no-block = Blok kosztuje stwora, brak bloku 1 punkt życia.
whisper-unblocked = { $card }: nikt nie może zablokować.
whisper-no-creature = Najpierw zagraj jakiegoś stwora.
