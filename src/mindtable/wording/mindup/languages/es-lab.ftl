### Lo que han mostrado los estudios de Mind Up!

lab-mindup-played-with = { $players } jugadores, { $objectives ->
        [0] sin objetivos
        [one] { $objectives } objetivo
       *[other] { $objectives } objetivos
    }
lab-mindup-held = En la mano
lab-mindup-held-means = Lo que vale que te toque la carta antes de la primera ronda, en lugar de una carta media. Las manos tocan al azar; lo que hacen las demás cartas repartidas se descuenta por mínimos cuadrados.
lab-mindup-taken = Tomadas
lab-mindup-taken-means = Cuánto más a menudo que por azar ganan quienes tomaron la carta una vez más que los demás. Dice cómo les fue, no lo que hizo la carta.
lab-mindup-colours = Colores
lab-mindup-colours-means = Cuánto más a menudo que por azar ganan quienes tomaron una carta más del color que los demás.
lab-mindup-values = Valores
lab-mindup-values-means = Cuánto más a menudo que por azar ganan quienes pusieron una carta más que los demás en una columna de este valor.
lab-mindup-objectives = Objetivos
lab-mindup-objectives-means = Cuánto más a menudo que por azar ganan aquellos a quienes el objetivo dio, o quitó, sus puntos una vez más que a los demás.
