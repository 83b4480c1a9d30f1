### Zapisane gry: kto może je mieć, co się usuwa, kopie.

table-in-use = Te gry ma już otwarte inny serwer. Najpierw go zatrzymaj albo zapisuj gry w innym folderze: --data.
