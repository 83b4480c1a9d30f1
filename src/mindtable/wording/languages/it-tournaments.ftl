### Tornei in italiano.

tournament-title = Tornei
tournament-about = Si giocano alcuni turni: il tavolo fa gli abbinamenti, conta i punti e tiene la classifica. Creane uno e condividi il link.
# $list: quali tornei sono.
tournament-list = { $list ->
    [own] I tuoi
   *[listed] Aperti a tutti
}
# $state: a che punto è.
tournament-state = { $state ->
    [open] Iscrizioni aperte
    [waiting] Si attende che chi organizza avvii il prossimo turno
    [over] Concluso
   *[other] In corso
}
# $count: di $most che possono iscriversi.
tournament-entered = Iscrizioni: { $count } su { $most }
tournament-new = Nuovo torneo
tournament-name = Nome
# $game: il nome del gioco.
tournament-untitled = Torneo di { $game }
tournament-system-label = Formula
# $system: come si decide chi incontra chi.
tournament-system = { $system ->
    [round-robin] Girone all’italiana
    [tables] Tavoli per punteggio
   *[swiss] Sistema svizzero
}
tournament-system-hint = Girone all’italiana: tutti contro tutti. Sistema svizzero: pochi turni, sempre contro chi ha più o meno gli stessi punti.
tournament-rounds-label = Turni (sistema svizzero)
tournament-most-label = Quanti possono iscriversi
tournament-clock-hint = Chi non si presenta perde per il tempo.
tournament-rated = partite classificate
# $option: che cosa si può spuntare.
tournament-option = { $option ->
    [begins-full] Inizia appena ci sono tutti
    [host-goes-on] Avvio io ogni turno
    [listed] Mostralo a tutti
   *[rated] Partite classificate
}
tournament-make = Crea il torneo
tournament-invite = Invita altre persone
tournament-link = Link a questo torneo
tournament-enter = Iscriviti
tournament-team = Squadra
tournament-new-team = Forma una nuova squadra
# $name: chi è già nella squadra.
tournament-team-of = Con { $name }
# $number: dell’iscritto.
tournament-nameless = Ospite { $number }
# $round: il suo numero, di $rounds.
tournament-round-of = Turno { $round } di { $rounds }
tournament-round = Turno { $round }
tournament-to-game = Vai alla tua partita
tournament-standings = Classifica
tournament-place = Posizione
tournament-who = Giocatore
tournament-points = Punti
tournament-buchholz = Buchholz: i punti di tutti gli avversari
tournament-buchholz-short = BH
tournament-sonneborn-berger = Sonneborn-Berger: i punti degli avversari battuti
tournament-sonneborn-berger-short = SB
tournament-direct = Scontro diretto
tournament-direct-short = SD
tournament-wins = Vittorie
tournament-wins-short = V
tournament-gone = ritiro
tournament-bye = riposa
# $count: persone di una squadra.
tournament-missing = { $count ->
    [one] manca { $count } persona
   *[other] mancano { $count } persone
}
tournament-remove = Escludi
tournament-nobody = Non si è ancora iscritto nessuno.
tournament-hosting = Organizzi tu
tournament-bot = Bot
tournament-how-many = Quanti
tournament-add-bots = Aggiungi bot
tournament-begin = Inizia il torneo
tournament-next-round = Avvia il prossimo turno
tournament-end = Concludi il torneo
tournament-leave = Ritirati dal torneo
tournament-all = Tutti i tornei
# $whole: le cifre prima della virgola; $part: quelle dopo.
tournament-number = { $whole },{ $part }
# --- che cosa non si può fare
tournament-none = Questo torneo non esiste.
tournament-no-room = Non puoi iscriverti: il torneo è al completo o è già iniziato.
tournament-not-in-it = Non partecipi a questo torneo.
tournament-too-few = Ci sono troppo poche iscrizioni per iniziare.
tournament-too-many = Stai organizzando troppi tornei. Concludine prima uno.
tournament-not-host = Può farlo solo chi organizza il torneo.
# $least, $most: numeri interi.
tournament-number-between = Scegli un numero da { $least } a { $most }.
