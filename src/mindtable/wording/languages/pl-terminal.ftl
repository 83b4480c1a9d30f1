### Polish: what the terminal says besides the cards, events, questions and moves of a game.

## Who sits there.

terminal-you = Ty
terminal-person = Gracz { $seat }

## Players and creatures.

terminal-your-hand = Twoja ręka

## The log.

terminal-log = Co się wydarzyło

## Asking.

# A game that is shown in a plain way.
terminal-plain-title = Mindtable · { $game }{ $dice ->
    [sealed] {""}
   *[quick] {" "}· ziarno { $seed }
}
terminal-plain-hint = Wpisz liczbę albo: help, log, undo, save, quit
terminal-curtain = Teraz decyduje { $name }. Niech nikt inny nie patrzy, potem naciśnij Enter.
terminal-press-enter = Naciśnij Enter, aby grać dalej.
terminal-thinking = { $name } myśli…
terminal-number-wrong = { $count ->
        [1] Jest tylko jedna odpowiedź: wpisz 1.
       *[other] Wpisz liczbę od 1 do { $count }.
    }
terminal-not-understood = „{ $text }” to ani odpowiedź, ani polecenie. Wpisz liczbę od 1 do { $count } albo help.
terminal-ambiguous = „{ $text }” pasuje do kilku ruchów: { $moves }.

## Taking back, saving, leaving.

terminal-undo-none = Nie ma wcześniejszej decyzji, do której możesz wrócić.
terminal-undo-people = Gra kilka osób: tego, co zostało pokazane, nie można cofnąć.
terminal-saved-always = Każdy ruch jest od razu zapisywany w { $file }.
terminal-saved = Zapisano w { $file }.
terminal-save-refused = Nie zapisano: { $file } istnieje i nie jest zapisem tej gry.
terminal-save-failed = Nie zapisano: { $file }: { $problem }.
terminal-left = Gra jest zapisana w { $file }.
terminal-continue = Aby kontynuować: { $command }
terminal-kept = Zapis gry jest w { $file }.
terminal-replay = Aby obejrzeć ją ponownie: { $command }

## The end of a game.

terminal-you-win = Wygrywasz!
terminal-you-lose = Przegrywasz.
terminal-wins = Wygrywa { $name }.
terminal-team-wins = Wygrywają { $name }.
terminal-rematch = Wpisz rematch, aby zagrać jeszcze raz, review, aby przeanalizować tę grę, log, aby przeczytać jej przebieg, albo quit.
terminal-rematch-unknown = Wpisz rematch, review, log albo quit.

## Watching and replaying.

terminal-step = { $who }: { $move }
terminal-watching = Ruch { $number }.
terminal-replaying = Ruch { $number } z { $count }.
terminal-replay-hint = Enter: dalej. b: wstecz. Liczba: do tego ruchu. q: wyjście.
terminal-replay-unknown = Naciśnij Enter albo wpisz b, q lub liczbę od 0 do { $count }.
terminal-shows-all = Gra się zakończyła: widać wszystkie ręce.
terminal-shows-public = Gra jeszcze trwa: widać tylko to, co mogą widzieć wszyscy (--view A pokazuje rękę).
terminal-shows-seat = Tak to widzi { $name }.

## Help: what can be typed.

terminal-help-title = Co możesz wpisać
terminal-help-number = odpowiedź o tym numerze
terminal-help-move = to samo słowami
terminal-help-card = tekst karty; bez nazwy: karty na twojej ręce
terminal-help-answer = tekst karty, której dotyczy odpowiedź
terminal-help-discard = stosy kart odrzuconych
terminal-help-log = wszystko, co się wydarzyło
terminal-help-undo = powrót do twojej poprzedniej decyzji (przeciw botom)
terminal-help-save = kopia w pliku; każdy ruch i tak jest zapisywany
terminal-help-rules = zasady na jednej stronie
terminal-help-quit = wyjście; grę można później kontynuować
terminal-help-enter = narysowanie stołu od nowa
terminal-key-enter = Enter

terminal-rules-title = Zasady na jednej stronie
