### Italian names of sets and cards, as far as a printed edition has them; the others keep their original name.

set-first-contact = Primo Contatto
set-beyond-evolution = Oltre l’Evoluzione
set-beyond-eternity = Oltre l’Eternità
set-promos = Promo

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
