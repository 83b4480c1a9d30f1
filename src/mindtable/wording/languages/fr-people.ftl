### Qui sont les gens pour les autres : noms, avatars, comptes.

## Les noms.

people-somebody = Quelqu’un
people-guest = Invité
people-reserved = Quelqu’un, Invité, Vous, Joueur
people-name-taken = « { $name } » est déjà pris.{ $count ->
        [0] { "" }
       *[other] { " " }Disponibles : { $free }.
    }
people-name-letters = Un nom doit contenir des lettres ou des chiffres, et seulement des lettres que cette table sait distinguer.
people-name-reserved = Ce nom est réservé à la table. Choisissez-en un autre.

## Sa propre page.

people-title = Vous
people-has-account = Ceci est votre compte : vous êtes la même personne dans tous les navigateurs.
people-no-account = Ce navigateur vous connaît. Il n’y a pas de compte, et il n’en faut pas.
people-name = Nom
people-name-hint = Les autres le voient à la table. Il n’est qu’à vous : personne d’autre ne peut l’avoir, ni un nom qui lui ressemble.
people-save = Enregistrer
people-face = Avatar
people-no-face = Pas d’avatar, seulement l’initiale
people-account = Compte
people-sessions = Navigateurs connectés
people-this-browser = Ce navigateur
people-another-browser = Un autre navigateur
people-signed-in-since = Connexion : { $since }, dernière visite : { $seen }
people-days-ago = { $days ->
        [0] aujourd’hui
        [1] hier
       *[other] il y a { $days } jours
    }
people-sign-out = Se déconnecter
people-sign-out-everywhere = Se déconnecter partout
people-change-password = Changer de mot de passe
people-old-password = Mot de passe actuel
people-new-password = Nouveau mot de passe
people-password = Mot de passe
people-password-hint = Au moins { $least } caractères.
people-password-others = Tous les autres navigateurs seront déconnectés.
people-password-length = Un mot de passe compte de { $least } à { $most } caractères.
people-password-wrong = Ce n’est pas le mot de passe actuel.
people-codes = Codes de secours
people-codes-left = { $count ->
        [0] Il ne reste aucun code. Si vous oubliez votre mot de passe, personne ne pourra vous laisser entrer.
        [1] Il reste un code.
       *[other] Il reste { $count } codes.
    }
people-new-codes = Créer de nouveaux codes
people-codes-about = Notez ces codes. Chacun vous permet, une seule fois, de choisir un nouveau mot de passe. Ils ne sont affichés que maintenant et remplacent tous les précédents.
people-codes-kept = Je les ai notés
people-account-about = Avec un nom et un mot de passe, vous retrouvez vos parties et vos énigmes dans tous les navigateurs. Aucune adresse e-mail n’est demandée.
people-account-needs-name = Choisissez d’abord un nom : il vous servira à vous connecter.
people-make-account = Créer un compte
people-have-one = J’ai déjà un compte
people-sign-in = Se connecter
people-sign-in-about = Ce que vous avez fait dans ce navigateur vous suivra.
people-sign-in-wrong = Nom ou mot de passe incorrect.
people-forgotten = Mot de passe oublié ?
people-recover-about = Un de vos codes de secours vous permet de choisir un nouveau mot de passe. Tous les navigateurs seront déconnectés.
people-recover-wrong = Nom ou code incorrect.
people-code = Code de secours
people-busy = Beaucoup de monde se connecte en ce moment. Réessayez dans un instant.
people-too-many-tries = Trop d’essais. Attendez quelques minutes.
people-not-signed-in = Connectez-vous d’abord.
people-nothing-kept = Rien n’est conservé à votre sujet.
people-blocked = Personnes bloquées
people-unblock = Débloquer
people-data = Vos données
people-data-about = Emportez tout dans un seul fichier, ou faites tout supprimer.
people-export = Tout télécharger
people-delete = Tout supprimer
people-delete-sure = Supprimer tout ce qui vous concerne ?
people-delete-what = Votre nom, votre avatar, votre compte, vos parties contre des bots, vos leçons et vos énigmes seront supprimés définitivement. Les parties en cours seront abandonnées.
people-delete-others = Les autres gardent les parties jouées avec vous ; vous y devenez « Quelqu’un ».
people-delete-now = Tout supprimer maintenant
people-deleted = Tout est supprimé
people-deleted-about = Ce navigateur est de nouveau un inconnu.
people-done = C’est fait
people-tokens = Gérer les jetons

## Les autres à la table.

people-others = Bloquer ou signaler
people-others-about = Vous ne tomberez plus sur une personne bloquée, et vous ne verrez pas ses émotes.
people-block = Bloquer { $name }
people-report = Signaler { $name }
people-reason = { $what ->
        [name] Nom offensant
        [cheating] Jeu déloyal
       *[conduct] Comportement désagréable
    }
people-block-done = Vous ne rencontrerez plus { $name }. Vous pouvez changer cela sur votre page.
people-report-done = Merci. L’hôte de cette table lira votre signalement.

## Pour l’hôte.

command-contact = fichier de texte qui dit aux visiteurs à qui s’adresser, montré sur /about
command-contact-no-text = { $file } n’est pas un texte (UTF-8).
command-contact-long = { $file } a plus de { $most } caractères.
command-people = liste les personnes de la table web, les renomme ou les supprime, nomme les hôtes, et montre les signalements
command-people-action = que faire : lister ceux qui ont un nom (list), renommer (rename), supprimer avec tout ce qui est conservé (remove), faire d’un compte un hôte qui voit /host (host) ou lui retirer ce rôle (unhost), montrer les signalements (reports), classer ceux qui concernent quelqu’un (dismiss)
command-people-given = le nom de la personne ; pour renommer, aussi le nouveau
command-people-names = { $count ->
        [0] { $action } ne prend pas de nom
        [1] { $action } prend un nom
       *[other] { $action } prend deux noms : l’actuel et le nouveau
    }
command-people-line = { $name }{ "  " }{ $kind ->
        [host] hôte
        [account] compte
       *[guest] sans compte
    }{ "  " }depuis { $since }{ "  " }utilisé { $used }
command-people-renamed = { $name } s’appelle désormais { $new }.
command-people-removed = Plus rien n’est conservé sur { $name }. Ceux qui jouent avec cette personne peuvent laisser un bot continuer.
command-people-unknown = personne ne s’appelle { $name }
command-people-report = { $day }  { $by } → { $about } : { $what } (partie { $game })
command-people-hosting = { $name } est désormais hôte : /host montre comment se porte la table.
command-people-not-hosting = { $name } n’est plus hôte.
command-people-no-account = { $name } n’a pas de compte : il faut se connecter avec un mot de passe pour être hôte
# $count: how many reports.
command-people-dismissed = { $count ->
        [0] Il n’y avait aucun signalement sur { $name }.
        [1] Un signalement sur { $name } a été classé.
       *[other] { $count } signalements sur { $name } ont été classés.
    }
