### Spanish names of cards, as no printed edition at hand gives them: ours. A printed one takes the place of ours: its line
### stands in es-names.ftl, and the one here goes.

## First Contact

card-brain-fly = Moscerebro
card-chameleon-sniper = Camaleón Tirador
card-compost-dragon = Compostragón
card-deathweaver = Tejemuertes
card-elephantopus = Pulpofante
card-ferret-bomber = Hurón Dinamitero
card-giraffodile = Jirafodrilo
card-goblin-werewolf = Goblobo
card-grave-robber = Saqueatumbas
card-killer-bee = Abeja Asesina
card-lone-yeti = Yeti Solitario
card-luchataur = Minoluchador
card-mysterious-mermaid = Sirena Misteriosa
card-plated-scorpion = Escorpión Blindado
card-rhino-turtle = Rinotortuga
card-shark-dog = Tiburcán
card-shield-bugs = Escarascudo
card-snail-hydra = Hidracol
card-snail-thrower = Lanzacaracoles
card-turbo-bug = Turbosquito
card-urchin-hurler = Lanzaerizos

## New Servants

card-bugserker = Berserabajo
card-count-draculeech = Conde Dracujuela
card-creep-from-the-deep = Horror Abisal
card-ferret-pacifier = Hurón Pacificador
card-froblin-instigator = Ranoblin Agitador
card-goreagle-alpha = Goriláguila Alfa
card-hamster-lion = Hamsterleón
card-hungry-hungry-hamster = Hámster Tragaldabas
card-hyenix = Hiénix
card-majestic-manticore = Mantícora Regia
card-the-lurker = Acechador
card-turf-the-surfer = Surferbívoro

## Beyond Evolution

card-blastfish = Pez Petardo
card-bullet-train = Toro Bala
card-cake-trickster = Tarta Tramposa
card-captain-hippo = Capitán Hipo
card-cheeky-chimpborg = Chimpaborg Chulito
card-cheery-chimpborg = Chimpaborg Chispeante
card-chuckling-chimpborg = Chimpaborg Chistoso
card-cloud-lady = Dama Nube
card-typhoon-princess = Princesa Tifón
card-thunder-queen = Reina Trueno
card-coach-panda = Míster Panda
card-curious-tadpole = Renacuajo Curioso
card-frog-prophet = Ranoráculo
card-world-eater = Devoramundos
card-dr-orange-u-tan = Dr. Naranjután
card-dragon-inn = Posada del Dragón
card-earwig-assassin = Tijereta Sicaria
card-infernostrich = Infernestruz
card-kitsunsei = Zorrosensei
card-mole-machine = Topotaladro
card-octocopter = Pulpicóptero
card-puffermech = Robopez Globo
card-radioactive-rabbit = Conejo Radiactivo
card-robopup = Robocachorro
card-sawn = Cisierra
card-spiky-shinobi = Ninjerizo
card-steelhorn = Cuernoacero
card-sweet-fighter = Puño de Azúcar
card-the-experiment = Experimento X
card-turtle-toaster = Tostortuga
card-utility-bug = Insecto Multiusos
card-waddling-recruit = Recluta Patoso
card-veteran-penguin = Pingüino Veterano
card-frosty-fortress = Fortaleza Gélida
card-westside-monster = Monstruo de Barrio
card-wildsprout = Brote Salvaje
card-bigroot = Granraíz
card-oakenmaster = Maestro Roble

## Beyond Eternity

card-agile-rooster = Gallo Ágil
card-ant-zombie-horde = Horda Hormizombi
card-berserker-rabbit = Conejo Berserker
card-blessed-killer-bee = Abeja Asesina Bendita
card-blessed-shield-bugs = Escarascudo Bendito
card-blessed-tiger-squirrel = Ardilla Tigre Bendita
card-catalisk = Gatilisco
card-cave-lizard = Lagarto Cavernícola
card-cursed-gorillion = Gorileón Maldito
card-duckdra = Patohidra
card-fire-antler = Astafuego
card-ghostly-underdog = Fantasmastín
card-goat-dragon = Dragocabra
card-hiss-holiness = Su Serpentidad
card-hypnotic-mouse = Hipnorratón
card-koibra = Carpacobra
card-madam-mystique = Madame Misterio
card-peacasus = Pegapavo
card-porcupine-teacher = Profe Puercoespín
card-pyro-salamancer = Piromandra
card-radioactive-pest = Plaga Radiactiva
card-rockyphant = Rocafante
card-sea-rex = Caballito Rex
card-soul-manipulator = Titiritero de Almas
card-spirit-cheetah = Guepardo Espectral
card-spirit-maki = Lémur Espectral
card-squirtoise-scout = Tortardilla Scout
card-tiger-wasp = Avispa Tigre
card-tornado-dragon = Dragonado
card-trash-diver = Buceabasura
card-trash-flier = Vuelabasura
card-water-antler = Astagua

## Promos

card-slugapult = Babapulta
card-mindbug-bug = Insecto Mindbug
card-ratomancer = Ratomante
card-ram-hopper = Saltacarnero
card-boar-zooka = Jabazuca
card-sluggernaut = Babotanque
card-chuck = Dadoberto
card-jazz-dog = Perro Jazzista
card-macaw-dagon = Guacadagón
card-unigon = Unidragón
card-suspicious-gift = Regalo Sospechoso
card-future-eric = Eric del Futuro
card-alien-brain = Cerebro Alienígena
card-watts-dog = Perro Voltio
card-blessed-axolotl-healer = Sanador Ajolote Bendito
card-bug-catcher = Cazainsectos
card-cursed-goblin-werewolf = Goblobo Maldito
card-ghost-hand = Mano Fantasma
card-jean-claw-pandamme = Juan-Garra Van Panda
card-kitten-crewmate = Gatito Grumete
card-one-eye-felix = Félix el Tuerto
card-silver-whiskers = Bigotes de Plata
card-solar-bear = Oso Solar
card-tuckbox-mimic = Mímico Cajita
card-deckbox-mimic = Mímico Caja
card-big-box-mimic = Mímico Cajón

## Tag Team

card-bazoocarrot = Bazunahoria
card-buddy-barrel = Barril de Colegas
card-chameleon-charmer = Camaleón Galán
card-compost-dragon-robber = Compostragón Ladrón
card-elemantlers = Astalemento
card-going-bananas = Bananarquía
card-kung-fu-buddies = Dúo Kung-Fu
card-lurker-island = Isla Acechante
card-radioactive-race = Carrera Radiactiva
card-release-the-puffers = Suelta de Globos
card-rocket-lovers = Amor a Propulsión
card-sharkdognadodragon = Tiburcán-Dragonado
card-superhero-boot-camp = Academia Heroica
card-sweet-killers = Dulce Crimen
card-trick-taking-hamster = Hámster Tahúr
card-undead-trio = Trío de Ultratumba
