### Spanish names of sets and cards, as far as a printed edition has them; the others keep their original name.

set-first-contact = Primer Contacto
set-beyond-evolution = Más Allá: Evolución
set-beyond-eternity = Más Allá: Eternidad

card-axolotl-healer = Sanador Ajolote
card-bee-bear = Abejaoso
card-explosive-toad = Sapo Explosivo
card-gorillion = Gorileón
card-harpy-mother = Madre Arpía
card-kangasaurus-rex = Cangusaurus Rex
card-sharky-crab-dog-mummypus = Amalgama Momia
card-spider-owl = Buharaña
card-strange-barrel = Barril Extraño
card-tiger-squirrel = Ardilla Tigre
card-tusked-extorter = Extorsionfante
