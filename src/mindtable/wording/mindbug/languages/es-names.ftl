### Spanish names of cards as a printed edition gives them; all others are in es-own-names.ftl.

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
