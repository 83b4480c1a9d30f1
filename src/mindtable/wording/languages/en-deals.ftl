# Deals that can be checked: what is shown before a game, what is found when it is over, and how it works.

deals-short = The cards are being dealt
deals-dealing = Everyone is here. The cards are being dealt.
deals-dealing-hint = Every browser adds random bits of its own; the deal follows from all of them and from the table’s secret.
deals-deal = Deal the cards
deals-free-chair = A free seat
deals-commitment = The table’s commitment
deals-secret = The table’s secret
# $name: of a player.
deals-bits = Random bits of { $name }
deals-seed = The seed of the dice
deals-contributors = Random bits came from
deals-menu = This deal
deals-check = Check the deal
deals-what = How deals can be checked
deals-title = The deal of this game
deals-promised = The table committed to its secret before the cards were dealt. When the game is over, everything can be checked here.
deals-not-promised = There is nothing to check here: this game was dealt without a commitment, or has not been dealt yet.
deals-agrees = Everything matches.
deals-differs = Something does not match.
deals-own-agrees = This browser remembers: the commitment is the one it saw, and its own bits are in the deal.
deals-own-differs = This browser remembers another commitment, or its own bits are not in the deal: they came too late, or were left out.

# What a check finds. $standing: whether the part agrees, differs, is missing, or cannot be known because something
# before it differs.
deals-check-commitment = { $standing ->
    [agrees] The secret is the one the table committed to.
    [differs] The secret is not the one the table committed to.
   *[missing] Dealt without a commitment, or from a given seed: nothing was promised beforehand.
}
deals-check-seed = { $standing ->
    [agrees] The seed follows from the secret and the players’ random bits.
    [differs] The seed does not follow from the secret and the players’ random bits.
   *[missing] { "" }
}
deals-check-deal = { $standing ->
    [agrees] The deal follows from the seed.
    [differs] The deal does not follow from the seed.
    [missing] Nothing was dealt: the game started from a position.
   *[unknown] The deal could not be checked.
}
deals-check-moves = { $standing ->
    [agrees] Every move was allowed.
    [differs] A move was not allowed.
   *[unknown] The moves could not be checked.
}
deals-check-rolls = { $standing ->
    [agrees] Every roll follows from the seed.
    [differs] A roll does not follow from the seed.
   *[unknown] The rolls could not be checked.
}
deals-check-result = { $standing ->
    [agrees] The result is right.
    [differs] The result is wrong.
   *[unknown] The result could not be checked.
}

# How it works, in ten lines.
deals-fair-title = Deals that can be checked
deals-fair-1 = Nobody sees a card before all seats are taken.
deals-fair-2 = Then the table draws a secret and shows its fingerprint, the commitment. From then on it cannot switch to another secret: that would have another fingerprint.
deals-fair-3 = Now every browser at the table adds random bits of its own. (Without JavaScript it has none to add; bits that do not arrive within seconds are left out, and the table shows whose are in.)
deals-fair-4 = The secret and all the bits together give a seed. Whatever is dealt, shuffled or rolled in the game follows from it.
deals-fair-5 = So the table cannot choose the deal: it did not know your bits when it committed. Nor can any player: nobody else knows the secret.
deals-fair-6 = The commitment also covers what is played: the game, its rules, sets, options and deck.
deals-fair-7 = When the game is over, its record reveals everything: the secret, the bits, the seed, the deal and every roll. “Check the deal” does the sums again, and so does “mindtable verify” on a computer of your own.
deals-fair-8 = Your browser remembers which commitment it saw and which bits it added, and compares them with the record.
deals-fair-9 = A game continued from a replay or from a position gets new dice, with a commitment of its own.
deals-fair-10 = What it does not prove: that nobody looks. Whoever runs this machine can see every card in its memory while you play. Play with hosts you trust.
