# Classements et profils.
ratings-title = Classement
ratings-games = Jeux
ratings-intro = Tout le monde commence à 1500. Avec 200 points de plus, on gagne trois parties sur quatre.
ratings-how = Les parties classées se jouent avec un compte, entre personnes ou contre les bots de la maison, avec les séries publiées, à des places tirées au sort. Entre les deux mêmes, cinq parties par jour au plus comptent ; une partie terminée avant le deuxième coup ne compte pas. Les cotes des bots de la maison ont été mesurées et restent fixes.
ratings-place = Rang
ratings-name = Joueur
ratings-rating = Cote
ratings-games-played = Parties
ratings-house = bot de la maison
ratings-provisional = provisoire
ratings-nobody = Aucun profil ne porte ce nom.
ratings-margin = ± { $margin }
ratings-percent = { $percent } %
ratings-of-games = { $won } sur { $count ->
    [one] { $count } partie
    [many] { $count } de parties
   *[other] { $count } parties
  }
ratings-won = Gagnées
ratings-won-beginning = Gagnées en commençant
ratings-won-not-beginning = Gagnées sans commencer
ratings-against-you = Vous contre cette personne
ratings-against-you-so = gagnées : { $won }, perdues : { $lost }
ratings-curve = Entre { $lowest } et { $highest }, actuellement { $now }.
ratings-cards = Cartes les plus jouées
ratings-card = Carte
ratings-none-yet = Aucune partie classée pour l’instant.
ratings-needs-account = Pour une partie classée, tout le monde doit avoir un compte. Vous pouvez en créer un sur votre page.
ratings-not-standard = Les parties classées se jouent avec les séries publiées, sans deck personnel.
ratings-not-here = Les parties classées ne se jouent pas sur un seul écran.
ratings-off = Il n’y a pas de parties classées sur ce site.
ratings-choose = Classée
ratings-choose-hint = Compte pour le classement. Tout le monde doit avoir un compte.
ratings-is-rated = Partie classée
ratings-bot = Les parties classées ne se jouent que contre les bots de la maison dont la force est mesurée.
command-no-ratings = aucune partie classée sur ce site
ratings-needs-clock = Les parties classées se jouent à la pendule : choisissez-en une.
