### French: what the terminal says besides the cards, events, questions and moves of a game.

## Who sits there. A bot has a proper name, as it stands after “de” and “à”.

terminal-you = Toi
terminal-person = Joueur { $seat }

## Players and creatures.

terminal-your-hand = Ta main

## The log.

terminal-log = Ce qui s’est passé

## Asking.

# A game that is shown in a plain way.
terminal-plain-title = Mindtable · { $game }{ $dice ->
    [sealed] {""}
   *[quick] {" "}· graine { $seed }
}
terminal-plain-hint = Tape un numéro. Aussi : help, log, undo, save, quit
terminal-curtain = C’est maintenant à { $name } de décider. Que personne d’autre ne regarde, puis appuie sur Entrée.
terminal-press-enter = Appuie sur Entrée pour continuer.
terminal-thinking = { $name } réfléchit…
terminal-number-wrong = { $count ->
        [one] Il n’y a qu’une réponse : tape 1.
       *[other] Tape un numéro de 1 à { $count }.
    }
terminal-not-understood = « { $text } » n’est ni une réponse ni une commande. Tape un numéro de 1 à { $count }, ou help.
terminal-ambiguous = « { $text } » peut vouloir dire plusieurs choses : { $moves }.

## Taking back, saving, leaving.

terminal-undo-none = Tu n’as pas de décision précédente où revenir.
terminal-undo-people = Plusieurs personnes jouent : ce qui a été montré ne peut pas être repris.
terminal-saved-always = Chaque coup est enregistré aussitôt, dans { $file }.
terminal-saved = Enregistré dans { $file }.
terminal-save-refused = Pas enregistré : { $file } existe et n’est pas un enregistrement de cette partie.
terminal-save-failed = Pas enregistré : { $file } : { $problem }.
terminal-left = La partie est enregistrée dans { $file }.
terminal-continue = Pour continuer : { $command }
terminal-kept = L’enregistrement de la partie est dans { $file }.
terminal-replay = Pour la revoir : { $command }

## The end of a game.

terminal-you-win = Tu as gagné !
terminal-you-lose = Tu as perdu.
terminal-wins = { $name } gagne.
terminal-team-wins = { $name } gagnent.
terminal-rematch = Tape rematch pour une autre partie, log pour l’histoire de celle-ci, ou quit.
terminal-rematch-unknown = Tape rematch, log ou quit.

## Watching and replaying.

terminal-step = { $who } : { $move }
terminal-watching = Coup { $number }.
terminal-replaying = Coup { $number } sur { $count }.
terminal-replay-hint = Entrée : suivant. b : retour. Un numéro : à ce coup. q : quitter.
terminal-replay-unknown = Appuie sur Entrée, ou tape b, q ou un numéro de 0 à { $count }.
terminal-shows-all = La partie est finie : toutes les mains sont montrées.
terminal-shows-public = La partie n’est pas finie : on ne voit que ce que tous peuvent voir (--view A montre une main).
terminal-shows-seat = La partie vue par { $name }.

## Help: what can be typed.

terminal-help-title = Ce que tu peux taper
terminal-help-number = la réponse qui a ce numéro
terminal-help-move = la même chose en mots
terminal-help-card = lis une carte ; sans nom, les cartes de ta main
terminal-help-answer = lis la carte d’une réponse
terminal-help-discard = regarde les défausses
terminal-help-log = tout ce qui s’est passé
terminal-help-undo = reviens à ta décision précédente (contre des bots)
terminal-help-save = garde une copie dans un fichier ; chaque coup est enregistré de toute façon
terminal-help-rules = les règles en une page
terminal-help-quit = quitte ; la partie pourra être continuée plus tard
terminal-help-enter = redessine la table
terminal-key-enter = Entrée

terminal-rules-title = Les règles en une page
