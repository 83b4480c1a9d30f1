### Italian names of cards as a printed edition gives them; all others are in it-own-names.ftl.

card-axolotl-healer = Guaritore Axolotl
card-bee-bear = Orso Ape
card-explosive-toad = Rospo Esplosivo
card-gorillion = Gorilleone
card-harpy-mother = Mamma Arpia
card-kangasaurus-rex = Cangasauro Rex
card-sharky-crab-dog-mummypus = Mummia di Polpocane Chelato
card-spider-owl = Ragnogufo
card-strange-barrel = Strambarile
card-tiger-squirrel = Tigrattolo
card-blessed-tiger-squirrel = Tigrattolo Benedetto
card-sea-rex = Tirannuccio Marino
