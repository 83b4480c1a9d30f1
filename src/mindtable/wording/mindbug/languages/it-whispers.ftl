### Italian: what the coach whispers in a real game. The comments of en-whispers.ftl say what each message is.

whisper-take = { $card }: carta forte, vale un Mindbug.
whisper-keep = { $card } non ha effetti: tieni il Mindbug.
whisper-read = Leggi che cosa fa { $card } prima di decidere.
whisper-blocker = { $card } sopravvivrebbe al combattimento.
whisper-last-life = Il tuo ultimo punto vita: devi bloccare.
whisper-no-block = Bloccare costa una creatura, non bloccare 1 punto vita.
whisper-unblocked = Nessuno può bloccare { $card }.
whisper-no-creature = Prima gioca una creatura.
