## Positions of Mindbug.

flaw-too-many-cards = una posizione contiene al massimo { $most } carte fuori dal mazzo delle carte inutilizzate.
flaw-needless-side = solo una creatura esaurita che si gira ha un “side”.
flaw-no-side = { $card }, se è esaurita, ha bisogno di un “side”: { $known }.
