### Lo que han mostrado los estudios de Mindbug.

lab-mindbug-all-sets = todas las colecciones mezcladas
lab-mindbug-own-deck = mazo propio
lab-mindbug-held = En la mano
lab-mindbug-held-means = Lo que vale que te toque la carta, en la mano o en el mazo de robo, en lugar de una carta media. Las cartas tocan al azar, así que el mérito es de la carta; lo que hacen las demás cartas repartidas se descuenta por mínimos cuadrados.
lab-mindbug-played = En juego
lab-mindbug-played-means = Cuánto más a menudo que por azar ganan quienes tuvieron la carta en juego cuando el otro lado no la tuvo. Quien llega a jugar una carta quizá ya va por delante: esto dice cómo les fue, no lo que hizo la carta.
lab-mindbug-taken = Tomada con un Mindbug
lab-mindbug-taken-means = Cuánto más a menudo que por azar ganan quienes tomaron la carta con un Mindbug.
lab-mindbug-card = En partidas entre bots, esta carta en la mano vale { $worth } (± { $margin }) puntos de probabilidad de ganar: { $study }.
