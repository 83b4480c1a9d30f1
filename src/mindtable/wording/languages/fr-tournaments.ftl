### Les tournois en français.

tournament-title = Tournois
tournament-about = On joue quelques rondes : la table fait les appariements, compte les points et tient le classement. Créez-en un et partagez son lien.
# $list: quels tournois ce sont.
tournament-list = { $list ->
    [own] Les vôtres
   *[listed] Ouverts à tous
}
# $state: où il en est.
tournament-state = { $state ->
    [open] Inscriptions ouvertes
    [waiting] En attente : l’organisateur doit lancer la ronde suivante
    [over] Terminé
   *[other] En cours
}
# $count: sur $most qui peuvent s’inscrire.
tournament-entered = Inscrits : { $count } sur { $most }
tournament-new = Nouveau tournoi
tournament-name = Nom
# $game: le nom du jeu.
tournament-untitled = Tournoi de { $game }
tournament-system-label = Formule
# $system: comment on décide qui rencontre qui.
tournament-system = { $system ->
    [round-robin] Toutes rondes
    [tables] Tables selon les points
   *[swiss] Système suisse
}
tournament-system-hint = Toutes rondes : chacun rencontre tous les autres. Système suisse : quelques rondes, toujours contre quelqu’un qui a à peu près autant de points.
tournament-rounds-label = Rondes (système suisse)
tournament-most-label = Nombre de places
tournament-clock-hint = Qui ne vient pas perd au temps.
tournament-rated = classé
# $option: ce qu’on peut cocher.
tournament-option = { $option ->
    [begins-full] Commencer dès que c’est complet
    [host-goes-on] Je lance chaque ronde moi-même
    [listed] Visible par tous
   *[rated] Parties classées
}
tournament-make = Créer le tournoi
tournament-invite = Inviter d’autres personnes
tournament-link = Lien vers ce tournoi
tournament-enter = S’inscrire
tournament-team = Équipe
tournament-new-team = Former une nouvelle équipe
# $name: qui est déjà dans l’équipe.
tournament-team-of = Avec { $name }
# $number: de l’inscrit.
tournament-nameless = Invité { $number }
# $round: son numéro, sur $rounds.
tournament-round-of = Ronde { $round } sur { $rounds }
tournament-round = Ronde { $round }
tournament-to-game = Rejoindre votre partie
tournament-standings = Classement
tournament-place = Rang
tournament-who = Joueur
tournament-points = Points
tournament-buchholz = Buchholz : les points de tous les adversaires
tournament-buchholz-short = BH
tournament-sonneborn-berger = Sonneborn-Berger : les points des adversaires battus
tournament-sonneborn-berger-short = SB
tournament-direct = Rencontre directe
tournament-direct-short = RD
tournament-wins = Victoires
tournament-wins-short = V
tournament-gone = abandon
tournament-bye = exempt
# $count: personnes d’une équipe.
tournament-missing = { $count ->
    [one] il manque { $count } coéquipier
   *[other] il manque { $count } coéquipiers
}
tournament-remove = Retirer
tournament-nobody = Personne ne s’est encore inscrit.
tournament-hosting = C’est vous qui organisez
tournament-bot = Bot
tournament-how-many = Combien
tournament-add-bots = Ajouter des bots
tournament-begin = Commencer le tournoi
tournament-next-round = Lancer la ronde suivante
tournament-end = Terminer le tournoi
tournament-leave = Se retirer du tournoi
tournament-all = Tous les tournois
# $whole: les chiffres avant la virgule ; $part: ceux d’après.
tournament-number = { $whole },{ $part }
# --- ce qui n’est pas possible
tournament-none = Ce tournoi n’existe pas.
tournament-no-room = Vous ne pouvez pas vous inscrire : le tournoi est complet ou déjà commencé.
tournament-not-in-it = Vous ne participez pas à ce tournoi.
tournament-too-few = Il y a trop peu d’inscrits pour commencer.
tournament-too-many = Vous organisez trop de tournois. Terminez-en d’abord un.
tournament-not-host = Seul l’organisateur du tournoi peut le faire.
# $least, $most: nombres entiers.
tournament-number-between = Choisissez un nombre de { $least } à { $most }.
