## Positions of Mindbug.

flaw-too-many-cards = una posizione contiene al massimo { $most } carte fuori dal mazzo delle carte inutilizzate.
flaw-needless-side = solo una creatura esaurita che ha cambiato forza e parola chiave ha un “side”.
flaw-no-side = { $card }, se esaurita, deve avere un “side”: { $known }.
