### Spanish: what the coach whispers in a real game. The comments of en-whispers.ftl say what each message is.

whisper-take = { $card }: carta fuerte, vale un Mindbug.
whisper-keep = { $card } no tiene efectos: guarda tu Mindbug.
whisper-read = Lee qué hace { $card } antes de decidir.
whisper-blocker = { $card } sobreviviría al combate.
whisper-last-life = Tu último punto de vida: tienes que bloquear.
whisper-no-block = Bloquear cuesta una criatura; no bloquear, 1 punto de vida.
whisper-unblocked = Nadie puede bloquear a { $card }.
whisper-no-creature = Primero juega una criatura.
