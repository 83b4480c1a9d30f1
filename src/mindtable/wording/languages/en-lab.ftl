### Very many games: matches that end when they are decided, and studies.

command-match = let two bots play until it is decided which one is stronger
command-lab = run studies of very many games, or report what they show
command-match-note = Deals are mirrored, and the games of a deal count together. Play ends as soon as either answer is wrong less than 1 time in 20.
command-match-bots = two of { $bots }, or any other bot
command-match-sprt = two differences in strength to choose between, in Elo points (default: 0 20)
command-match-games = games at most (default: { $default })
command-lab-note = A study that was interrupted goes on where it stopped: give the same command again.
command-lab-action = run studies, or report on those that were run
command-lab-what = studies to run (STUDY.toml), or folders of studies that were run
command-lab-into = the folder in which each study gets a folder of its own (default: here)
command-lab-format = how games are kept: a line of JSON each, or in columns
command-lab-output = the page to write (default: report.html)
command-lab-data = also write the figures to this file
command-lab-executor = who plays: processes, dask://HOST:PORT, submitit://FOLDER, or MODULE:FACTORY of any executor (default: processes)
command-lab-workers = games or chunks played at once (default: one per core)
# $text: what was typed.
command-no-points = “{ $text }” is not a number from -{ $most } to { $most }

match-no-question = the first difference must be lower than the second
# $percent: how much of the evidence is there, from -100 to 100.
match-evidence = Evidence { $percent }%
# $share: the score with its interval. $elo: the difference in points with its interval.
match-score = { $first } against { $second }: { $share } in { $games } games, { $elo } Elo.
match-stronger = Decided: { $first } is stronger, by at least { $low } points and more likely by { $high }.
match-not-stronger = Decided: { $first } is not { $high } points stronger; { $low } or less is more likely.
match-open = Undecided: more games would be needed to tell { $low } from { $high } points.
match-forfeited =
    { $count ->
        [one] One game was forfeited by a bot that failed.
       *[other] { $count } games were forfeited by a bot that failed.
    }
lab-played = { $played } of { $count } games are in { $folder }.
lab-interrupted = Interrupted: { $played } of { $count } games are in { $folder }. The same command goes on.

flaw-not-toml = not readable as TOML.
flaw-no-study = no study was run here.
flaw-no-executor = There is no executor “{ $name }”; choose from processes, dask://HOST:PORT, submitit://FOLDER and MODULE:FACTORY.
flaw-no-cluster = there is no Dask cluster at “{ $address }”.
flaw-no-queue = submitit cannot use the queue “{ $address }”: { $problem }.
flaw-work-lost = { $tries } jobs in turn ended without a result; the last has left its log in { $log }.

## What studies have shown.

lab-written = { $count } games are reported in { $file }.
lab-title = What the cards are worth
# $count: how many games were played in all.
lab-intro =
    { $count ->
        [one] One game between bots, counted.
       *[other] { $count } games between bots, counted: which cards win games, which pairs help each other, whether it pays to begin, and how long games last.
    }
lab-depends = All of it depends on the bots that played. They use some cards worse than people do, so a card may be better, or worse, in your hands.
lab-method = Worth is counted in points of the chance to win: with +2.0, a player who would win 50 of 100 games wins 52. The interval after ± contains the true figure 19 times out of 20. Ranks differ only where intervals do not overlap.
lab-bots = The names in brackets are bots: brisk decides at once, looking no further than this turn; a number after @ says how many games a bot simulates before each decision.
# $game: the name of a game, $cards: what it is played with, $bots: who played.
lab-study = { $game }, { $cards } ({ $bots })
lab-games =
    { $count ->
        [one] One game, played by { $bots }.
       *[other] { $count } games, played by { $bots }.
    }
# $study: what was played, and by whom.
lab-so-many-games = { $study }: { $count ->
        [one] one game
       *[other] { $count } games
    }
# Percentages: $share, and between which two it lies.
lab-begins = Whoever begins wins { $share }% of the games ({ $low }–{ $high }%).
# Numbers of turns: half of all games have no more than $median, nine out of ten have between $low and $high.
lab-turns = Half of the games are over after { $median } turns; nine out of ten take { $low } to { $high }.
lab-plot-worths = Worth in hand with intervals, from best to worst, in points.
lab-plot-turns = The share of games (in %) by how many turns they take.
lab-pairs = Pairs
lab-pairs-means = What two cards are worth together beyond what each is worth alone, as far as chance does not explain it. Those that help each other come first, then those that get in each other’s way.
lab-helping = Pairs that help each other
lab-hurting = Pairs that get in each other’s way
lab-column-name = Name
lab-column-worth = Worth
lab-column-margin = Interval
lab-column-rank = Rank
# How many players, or teams, had it.
lab-column-sides = Had by
lab-number = { $whole }.{ $tenths }
lab-count = { $count }
