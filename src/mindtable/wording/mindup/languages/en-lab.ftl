### What studies of Mind Up! have shown.

# $players, $objectives: how many there are.
lab-mindup-played-with = { $players } players, { $objectives ->
        [0] no objectives
        [one] one objective
       *[other] { $objectives } objectives
    }
lab-mindup-held = In hand
lab-mindup-held-means = What it is worth to be dealt the card before the first round, in place of an average one. Hands are dealt by chance; the cards dealt with it are taken out by least squares.
lab-mindup-taken = Taken
lab-mindup-taken-means = How much more often than by chance those win who took the card once more than the others. It says how they fared, not what the card has done.
lab-mindup-colours = Colours
lab-mindup-colours-means = How much more often than by chance those win who took one more card of the colour than the others.
lab-mindup-values = Values
lab-mindup-values-means = How much more often than by chance those win who put one more card than the others into a column of this value.
lab-mindup-objectives = Objectives
lab-mindup-objectives-means = How much more often than by chance those win to whom the objective brought its points, or whom it cost them, once more than the others.
