# Classifiche e profili.
ratings-title = Classifica
ratings-games = Giochi
ratings-intro = Tutti partono da 1500 punti. Chi ne ha 200 in più vince tre partite su quattro.
ratings-how = Le partite classificate si giocano con un account, tra persone o contro i bot della casa, con i set pubblicati e i posti a sorte. Tra le stesse due persone contano al massimo cinque partite al giorno; una partita che finisce prima della seconda mossa non conta. I punteggi dei bot della casa sono stati misurati e non cambiano.
ratings-place = Posizione
ratings-name = Giocatore
ratings-rating = Punteggio
ratings-games-played = Partite
ratings-house = bot della casa
ratings-provisional = provvisorio
ratings-nobody = Non c’è nessun profilo con questo nome.
ratings-margin = ± { $margin }
ratings-percent = { $percent }%
ratings-of-games = { $won } su { $count ->
    [one] { $count } partita
   *[other] { $count } partite
  }
ratings-won = Vinte
ratings-won-beginning = Vinte quando inizia
ratings-won-not-beginning = Vinte quando non inizia
ratings-against-you = I tuoi scontri diretti
ratings-against-you-so = { $won } vinti, { $lost } persi
ratings-curve = Tra { $lowest } e { $highest }, ora { $now }.
ratings-cards = Carte più giocate
ratings-card = Carta
ratings-none-yet = Ancora nessuna partita classificata.
ratings-needs-account = In una partita classificata serve un account a chiunque giochi: puoi crearne uno nella tua pagina.
ratings-not-standard = Le partite classificate si giocano con i set pubblicati, non con un mazzo personale.
ratings-not-here = Le partite classificate non si possono giocare su un solo schermo.
ratings-off = Su questo sito non ci sono partite classificate.
ratings-choose = Classificata
ratings-choose-hint = Conta per la classifica. Serve un account a chiunque giochi.
ratings-is-rated = Partita classificata
ratings-bot = Nelle partite classificate giocano solo bot della casa con un punteggio misurato.
command-no-ratings = nessuna partita classificata su questo sito
ratings-needs-clock = Le partite classificate hanno un orologio: scegline uno.
