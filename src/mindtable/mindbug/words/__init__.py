"""The words cards are written in: `things`, `effects`, `abilities`.

A card is a value: frozen, equal by content, without code of its own. From the same value follow what the
card does (`tables`), what its text says (`mindtable.wording`) and what is checked when it is loaded
(`cards`). Words compose; a new card should need no new word, and a new word should serve many cards.
"""
