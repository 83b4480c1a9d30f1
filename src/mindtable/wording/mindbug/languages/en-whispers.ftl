### What the coach whispers in a real game: one short sentence, at most 60 letters. $card: the card it is about.

whisper-take = { $card } is strong: worth a Mindbug.
whisper-keep = { $card } has no effects: keep your Mindbug.
whisper-read = Read what { $card } does before you decide.
whisper-blocker = { $card } would survive this fight.
whisper-last-life = Your last life: you have to block.
whisper-no-block = Every block costs a creature; no block costs 1 life.
whisper-unblocked = Nobody can block { $card }.
whisper-no-creature = Play a creature first.
