### French names of cards, as no printed edition at hand gives them: ours. A printed one takes the place of ours: its line
### stands in fr-names.ftl, and the one here goes.

## Beyond Eternity

card-agile-rooster = Coq Agile
card-ant-zombie-horde = Horde Zombifourmi
card-berserker-rabbit = Lapin Berserker
card-blessed-killer-bee = Abeille Tueuse Bénie
card-blessed-shield-bugs = Scarabouclier Béni
card-catalisk = Chabasilic
card-cave-lizard = Lézard Troglodyte
card-cursed-gorillion = Gorillion Maudit
card-duckdra = Canhydre
card-fire-antler = Cerf Volcan
card-ghostly-underdog = Fantômédor
card-goat-dragon = Chèvragon
card-hiss-holiness = Sa Sssainteté
card-hypnotic-mouse = Hypnosouris
    .of = d’Hypnosouris
card-koibra = Cobracarpe
card-madam-mystique = Madame Mystère
card-peacasus = Pégapaon
card-porcupine-teacher = Prof Piquant
card-pyro-salamancer = Pyromandre
card-radioactive-pest = Peste Radioactive
card-rockyphant = Rocléphant
card-soul-manipulator = Manipul’Âme
card-spirit-cheetah = Guépard Spectral
card-spirit-maki = Maki Spectral
card-squirtoise-scout = Tortécureuil Scout
card-tiger-wasp = Guêpe-Tigre
card-tornado-dragon = Dragornade
card-trash-diver = Plonge-Poubelle
card-trash-flier = Vole-Poubelle
card-water-antler = Cerf Torrent

## Promos

card-slugapult = Limapulte
card-mindbug-bug = Bug du Mindbug
card-ratomancer = Ratomancien
card-ram-hopper = Sautebélier
card-boar-zooka = Bazanglier
card-sluggernaut = Limatank
card-chuck = Dédé
card-jazz-dog = Toutou Jazzy
card-macaw-dagon = Aradagon
card-unigon = Licordragon
card-suspicious-gift = Cadeau Suspect
card-future-eric = Éric du Futur
card-alien-brain = Cerveau Alien
card-watts-dog = Wattoutou
card-blessed-axolotl-healer = Dr Axolotl Béni
card-bug-catcher = Attrape-Bugs
card-cursed-goblin-werewolf = Goblin-Garou Maudit
card-ghost-hand = Main Fantôme
card-jean-claw-pandamme = Jean-Griffe Van Panda
card-kitten-crewmate = Chaton Moussaillon
card-one-eye-felix = Félix le Borgne
card-silver-whiskers = Moustache d’Argent
card-solar-bear = Ours Solaire
card-tuckbox-mimic = Mimique Étui
card-deckbox-mimic = Mimique Boîte
card-big-box-mimic = Mimique Coffre

## Tag Team

card-bazoocarrot = Bazookarotte
card-buddy-barrel = Baril de Potes
card-chameleon-charmer = Caméléon Charmeur
card-compost-dragon-robber = Dracompost Pilleur
card-elemantlers = Cerf Élémentaire
card-going-bananas = Bananarchie
card-kung-fu-buddies = Duo Kung-Fu
card-lurker-island = Île du Rôdeur
card-radioactive-race = Course Radioactive
card-release-the-puffers = Lâcher de Ballons
card-rocket-lovers = Amour à Réaction
card-sharkdognadodragon = Toutourequin-Dragornade
card-superhero-boot-camp = Camp de Superhéros
card-sweet-killers = Douce Tuerie
card-trick-taking-hamster = Hamster Beloteur
card-undead-trio = Trio d’Outre-Tombe
