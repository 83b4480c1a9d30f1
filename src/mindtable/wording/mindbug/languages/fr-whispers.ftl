### French: what the coach whispers in a real game. The comments of en-whispers.ftl say what each message is.

whisper-take = { $card } : une carte forte, digne d’un Mindbug.
whisper-keep = { $card } n’a pas d’effet : gardez votre Mindbug.
whisper-read = Lisez ce que fait { $card } avant de décider.
whisper-blocker = { $card } survivrait au combat.
whisper-last-life = Votre dernier point de vie : il faut bloquer.
whisper-no-block = Bloquer coûte une créature ; ne pas bloquer, 1 point de vie.
whisper-unblocked = Personne ne peut bloquer { $card }.
whisper-no-creature = Jouez d’abord une créature.
