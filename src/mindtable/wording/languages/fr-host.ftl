### Comment se porte la table, pour ses hôtes.

host-you = Vous êtes l’hôte de cette table
host-you-about = Voyez comment elle se porte : parties, personnes, signalements. Seuls les hôtes de la table ont cette page.
host-title = Comment se porte la table
# $time: of day.
host-lead = Compté à { $time } (UTC), pour tous les processus. Ce ne sont que des nombres : aucune carte, et aucun nom en dehors des signalements.
host-number = { $count }
host-now = En ce moment
host-people-here = Personnes aux tables
host-seeks = Cherchent un adversaire
host-thoughts = Décisions auxquelles les bots réfléchissent
host-games = Parties
host-game = Jeu
host-open = Non terminées
host-lately = Actives ces dernières 24 heures
host-room = Avec une place libre
host-rated = Classées jusqu’ici
host-all = Tous les jeux
host-days = Les { $count } derniers jours
host-day = Jour (UTC)
host-begun = commencées
host-ended = terminées
# What is read aloud for a day and a game.
host-begun-ended = commencées : { $begun }, terminées : { $ended }
host-between = Entre personnes
host-days-about = Une partie terminée compte pour le jour où il s’y est passé quelque chose pour la dernière fois. Les parties déjà supprimées ne comptent plus.
host-people = Personnes
host-accounts = Comptes
host-new-accounts = Nouveaux comptes en { $count } jours
host-active-accounts = Comptes utilisés en { $count } jours
host-other-names = Noms sans compte
host-rated-people = Personnes avec un score
host-tournaments = Tournois
host-reports = Signalements
host-no-reports = Personne n’a rien signalé.
host-about = À propos de
host-what = Motif
host-by = De
host-reports-how = En ligne de commande, « mindtable people dismiss NOM » classe les signalements sur quelqu’un, « rename » lui donne un autre nom, « remove » le supprime.
host-table = Cette table
host-openings = Qui peut commencer une partie
host-openers = { $openers ->
        [everyone] tout le monde
        [invited] seulement les personnes invitées
       *[nobody] personne
    }
host-ratings = Parties classées
host-are-rated = { $rated ->
        [yes] activées
       *[no] désactivées
    }
host-version = Version
host-up = En service depuis
host-up-for = { $days } j { $hours } h { $minutes } min
host-processes = Processus qui servent les pages
host-size = Taille des données
host-megabytes = { $megabytes } Mo
