## Positions of Mindbug.

flaw-too-many-cards = a position holds at most { $most } cards outside the unused pile.
flaw-needless-side = only an exhausted creature that turns has a “side”.
flaw-no-side = an exhausted { $card } needs a “side”: { $known }.
