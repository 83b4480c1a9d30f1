### Zapisane gry: kto może je mieć, co się usuwa, kopie.

table-in-use = Te gry ma już otwarte inny serwer. Najpierw go zatrzymaj albo zapisuj gry w innym folderze: --data.
table-damaged-game = Tej gry nie można otworzyć: to, co z niej zapisano, nie pasuje do siebie.
