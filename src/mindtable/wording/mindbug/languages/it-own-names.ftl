### Italian names of cards, as no printed edition at hand gives them: ours. A printed one takes the place of ours: its line
### stands in it-names.ftl, and the one here goes.

## First Contact

card-brain-fly = Moscervello
card-chameleon-sniper = Cecchileonte
card-compost-dragon = Compostrago
card-deathweaver = Tessimorte
card-elephantopus = Polpofante
card-ferret-bomber = Furetto Bombarolo
card-giraffodile = Giraffodrillo
card-goblin-werewolf = Goblin Mannaro
card-grave-robber = Tombarolo
card-killer-bee = Ape Assassina
card-lone-yeti = Yeti Solitario
card-luchataur = Lottauro
card-mysterious-mermaid = Sirena Misteriosa
card-plated-scorpion = Scorpione Corazzato
card-rhino-turtle = Tartaceronte
card-shark-dog = Cagnosqualo
card-shield-bugs = Scarascudo
card-snail-hydra = Idralumaca
card-snail-thrower = Lancialumache
card-turbo-bug = Turbinsetto
card-tusked-extorter = Esattore Zannuto
card-urchin-hurler = Lanciaricci

## New Servants

card-bugserker = Berserblatta
card-count-draculeech = Conte Dracusuga
card-creep-from-the-deep = Orrore degli Abissi
card-ferret-pacifier = Furetto Paciere
card-froblin-instigator = Ranoblin Aizzatore
card-goreagle-alpha = Gorillaquila Alfa
card-hamster-lion = Cricileone
card-hungry-hungry-hamster = Criceto Ingordo
card-hyenix = Ienice
card-majestic-manticore = Manticora Regale
card-the-lurker = Mostro Acquattato
card-turf-the-surfer = Surferbivoro

## Beyond Evolution

card-blastfish = Pesce Petardo
card-bullet-train = Frecciatoro
card-cake-trickster = Torta Traditrice
card-captain-hippo = Capitan Ippo
card-cheeky-chimpborg = Scimborg Sfacciato
card-cheery-chimpborg = Scimborg Spensierato
card-chuckling-chimpborg = Scimborg Sghignazzone
card-cloud-lady = Dama Nuvola
card-typhoon-princess = Principessa Tifone
card-thunder-queen = Regina Tuono
card-coach-panda = Mister Panda
card-curious-tadpole = Girino Curioso
card-frog-prophet = Ranoracolo
card-world-eater = Divoramondi
card-dr-orange-u-tan = Dr. Arancio Tango
card-dragon-inn = Locanda del Drago
card-earwig-assassin = Forbicina Sicaria
card-infernostrich = Infernostruzzo
card-kitsunsei = Volpensei
card-mole-machine = Talpa Trivella
card-octocopter = Polpicottero
card-puffermech = Pesce Pallabot
card-radioactive-rabbit = Coniglio Radioattivo
card-robopup = Robocucciolo
card-sawn = Cignolama
card-spiky-shinobi = Shinoriccio
card-steelhorn = Cornacciaio
card-sweet-fighter = Pugno di Zucchero
card-the-experiment = Esperimento X
card-turtle-toaster = Tostaruga
card-utility-bug = Scarabeo Tuttofare
card-waddling-recruit = Recluta Pinguino
card-veteran-penguin = Pinguino Veterano
card-frosty-fortress = Fortezza Gelata
card-westside-monster = Mostro di Quartiere
card-wildsprout = Germoglio Ribelle
card-bigroot = Radicione
card-oakenmaster = Mastro Quercia

## Beyond Eternity

card-agile-rooster = Gallo Lesto
card-ant-zombie-horde = Orda di Zombiche
card-berserker-rabbit = Coniglio Berserker
card-blessed-killer-bee = Ape Assassina Benedetta
card-blessed-shield-bugs = Scarascudo Benedetto
card-catalisk = Gattilisco
card-cave-lizard = Cavertola
card-cursed-gorillion = Gorilleone Maledetto
card-duckdra = Anatridra
card-fire-antler = Cervampa
card-ghostly-underdog = Fantasmastino
card-goat-dragon = Dracapra
card-hiss-holiness = Sua Sibilità
card-hypnotic-mouse = Ipnotopo
card-koibra = Carpobra
card-madam-mystique = Madame Mistero
card-peacasus = Pegavone
card-porcupine-teacher = Prof. Porcospino
card-pyro-salamancer = Piromandra
card-radioactive-pest = Peste Radioattiva
card-rockyphant = Rocciofante
card-soul-manipulator = Manipolanime
card-spirit-cheetah = Ghepardo Fantasma
card-spirit-maki = Lemure Fantasma
card-squirtoise-scout = Scoiattaruga Scout
card-tiger-wasp = Vespa Tigre
card-tornado-dragon = Dragornado
card-trash-diver = Tuffabidoni
card-trash-flier = Volabidoni
card-water-antler = Cervonda

## Promos

card-slugapult = Lumapulta
card-mindbug-bug = Baco del Mindbug
card-ratomancer = Rattomante
card-ram-hopper = Cavallariete
card-boar-zooka = Bazinghiale
card-sluggernaut = Lumacarro
card-chuck = Dadolfo
card-jazz-dog = Cane Jazzista
card-macaw-dagon = Pappadagon
card-unigon = Unidrago
card-suspicious-gift = Regalo Sospetto
card-future-eric = Eric del Futuro
card-alien-brain = Cervello Alieno
card-watts-dog = Cane da Watt
card-blessed-axolotl-healer = Axolotl Benedetto
card-bug-catcher = Acchiappabug
card-cursed-goblin-werewolf = Mannaro Maledetto
card-ghost-hand = Mano Fantasma
card-jean-claw-pandamme = Gian-Graffio Van Panda
card-kitten-crewmate = Micio Mozzo
card-one-eye-felix = Felix il Guercio
card-silver-whiskers = Baffi d’Argento
card-solar-bear = Orso Solare
card-tuckbox-mimic = Mimic Scatolina
card-deckbox-mimic = Mimic Scatola
card-big-box-mimic = Mimic Scatolone

## Tag Team

card-bazoocarrot = Bazucarota
card-buddy-barrel = Barile d’Amici
card-chameleon-charmer = Camaleonte Galante
card-compost-dragon-robber = Compostrago Tombarolo
card-elemantlers = Cervelemento
card-going-bananas = Bananarchia
card-kung-fu-buddies = Duo Kung-Fu
card-lurker-island = Isola Acquattata
card-radioactive-race = Corsa Radioattiva
card-release-the-puffers = Lancio di Pescipalla
card-rocket-lovers = Amore a Razzo
card-sharkdognadodragon = Cagnosqualo-Dragornado
card-superhero-boot-camp = Campo Supereroi
card-sweet-killers = Dolce Delitto
card-trick-taking-hamster = Criceto Pigliatutto
card-undead-trio = Trio dell’Oltretomba
