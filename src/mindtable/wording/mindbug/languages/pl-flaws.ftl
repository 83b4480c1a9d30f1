## Positions of Mindbug.

flaw-too-many-cards = poza talią nieużytych kart pozycja mieści najwyżej { $most } kart.
flaw-needless-side = „side” ma tylko wyczerpany stwór, który się obraca.
flaw-no-side = wyczerpany stwór { $card } musi mieć „side”: { $known }.
