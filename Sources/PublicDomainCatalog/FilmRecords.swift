// swift-format-ignore-file
// One record a film, in order of release. An id never changes: new films get new ones.
// `public-domain` names the first year in the public domain where it is not the 96th after publication.
// `countries` are ISO 3166-1 codes, and SU is the Soviet Union. `cast` and `crew` come last, each with the id of a person.
// An id of a person never changes, either: new people get new ones.

let filmRecords: CatalogText = #"""
id: 1
film: A Trip to the Moon
original: Le Voyage dans la Lune
title-ru: Путешествие на Луну
released: 1902-09-01
language: fr
countries: FR
runtime: 14
genres: Adventure, Fantasy, Science Fiction
score: 8.1
popularity: 88.41
tagline: Load the cannon. Mind the Moon's eye.
overview: A quarrelsome club of astronomers in pointed hats climbs into a bullet-shaped capsule and has itself fired from a giant cannon straight at the face of the Moon. Up there they find snow, sleeping stars, mushrooms that grow as tall as trees, and a kingdom of acrobatic creatures who vanish in smoke when struck. Painted flats, trapdoors and pure cheek turn a studio in Montreuil into outer space.
cast: 1 Georges Méliès = Professor Barbenfouillis
cast: 2 Bleuette Bernon = Phoebe
cast: 3 Henri Delannoy = Captain of the Rocket
crew: 1 Georges Méliès = Director
crew: 1 Georges Méliès = Screenplay
crew: 1 Georges Méliès = Producer
crew: 1 Georges Méliès = Production Design

id: 2
film: The Great Train Robbery
title-ru: Большое ограбление поезда
released: 1903-12-07
language: en
countries: US
runtime: 12
genres: Western, Crime, Action
score: 7.2
popularity: 54.31
overview: Four bandits tie up a telegraph operator, slip aboard a train at the water tank and go to work on the express car with dynamite and revolvers. The passengers are lined up beside the rails, the engine is stolen, and somewhere a posse is still dancing. In twelve minutes of hard riding, hand-tinted gun smoke and bold cutting, the American Western learns how to move.
cast: 4 Gilbert M. Anderson = Bandit / Passenger / Dancer
cast: 5 Justus D. Barnes = Bandit Leader
cast: 6 A. C. Abadie = Sheriff
crew: 7 Edwin S. Porter = Director
crew: 7 Edwin S. Porter = Producer
crew: 7 Edwin S. Porter = Editor

id: 170
film: Gertie the Dinosaur
title-ru: Динозавр Герти
released: 1914-02-08
language: en
countries: US
runtime: 12
genres: Animation, Comedy, Family
score: 7.6
popularity: 34.53
tagline: She takes orders, when she feels like it.
overview: On a bet with fellow cartoonists, Winsor McCay promises to bring a dinosaur to life with thousands of drawings. Gertie comes out of her cave, bows, eats a tree and cries when she is scolded. McCay first showed the film on stage and gave his orders to her in person. Few animated characters before Gertie had a mind of their own.
cast: 1335 Winsor McCay = Self
cast: 1336 George McManus = Self
crew: 1335 Winsor McCay = Director
crew: 1335 Winsor McCay = Screenplay
crew: 1335 Winsor McCay = Animation

id: 171
film: Cabiria
title-ru: Кабирия
released: 1914-04-18
language: it
countries: IT
runtime: 148
genres: Adventure, Drama, History
score: 7.5
popularity: 27.63
overview: During the war between Rome and Carthage, a Sicilian girl is carried off by pirates and sold to be sacrificed in the temple of Moloch. A Roman spy and his giant slave Maciste rescue her, and their adventures last for years. Giovanni Pastrone built huge sets and moved the camera slowly through them, and directors in Hollywood studied how he did it.
cast: 1337 Lidia Quaranta = Cabiria
cast: 1338 Umberto Mozzato = Fulvius Axilla
cast: 1339 Bartolomeo Pagano = Maciste
cast: 1340 Italia Almirante-Manzini = Sophonisba
crew: 1341 Giovanni Pastrone = Director
crew: 1341 Giovanni Pastrone = Producer
crew: 1341 Giovanni Pastrone = Screenplay
crew: 1342 Gabriele D'Annunzio = Screenplay
crew: 1343 Segundo de Chomón = Director of Photography

id: 172
film: The Birth of a Nation
title-ru: Рождение нации
released: 1915-02-08
language: en
countries: US
runtime: 193
genres: Drama, War, History
score: 6.1
popularity: 66.43
overview: Two families, one from the North and one from the South, live through the Civil War and Reconstruction. The film is racist propaganda: it shows Black Americans as brutes, many of them played by white actors in blackface, and the Ku Klux Klan as heroes. The NAACP protested against it from the first day, and a new Klan recruited with it. Its technique influenced many directors; historians study it for the harm it did.
cast: 8 Lillian Gish = Elsie Stoneman
cast: 9 Mae Marsh = Flora Cameron
cast: 1344 Henry B. Walthall = Ben Cameron
cast: 13 Miriam Cooper = Margaret Cameron
cast: 1345 Ralph Lewis = Austin Stoneman
cast: 1346 George Siegmann = Silas Lynch
cast: 1347 Walter Long = Gus
cast: 10 Robert Harron = Tod Stoneman
cast: 1348 Josephine Crowell = Mrs. Cameron
cast: 144 Raoul Walsh = John Wilkes Booth
cast: 24 Donald Crisp = Ulysses S. Grant
crew: 15 D. W. Griffith = Director
crew: 15 D. W. Griffith = Screenplay
crew: 15 D. W. Griffith = Producer
crew: 1349 Frank E. Woods = Screenplay
crew: 1350 Thomas Dixon Jr. = Novel
crew: 16 G. W. Bitzer = Director of Photography
crew: 1351 Joseph Carl Breil = Original Music Composer

id: 3
film: Intolerance
title-ru: Нетерпимость
released: 1916-09-05
language: en
countries: US
runtime: 163
genres: Drama, History
score: 7.6
popularity: 47.21
overview: Four stories from four centuries are braided into one: the last days of Babylon, the Passion in Judea, the Huguenots of Paris in 1572, and a young couple crushed by strikes, slums and reformers in modern America. A woman rocking a cradle links them. Elephants rear over walls as high as cathedrals, while a racing car chases a train, and the cutting accelerates until the ages run side by side.
cast: 8 Lillian Gish = The Woman Who Rocks the Cradle
cast: 9 Mae Marsh = The Dear One
cast: 10 Robert Harron = The Boy
cast: 11 Constance Talmadge = The Mountain Girl
cast: 12 Alfred Paget = Prince Belshazzar
cast: 13 Miriam Cooper = The Friendless One
cast: 14 Howard Gaye = The Nazarene
crew: 15 D. W. Griffith = Director
crew: 15 D. W. Griffith = Producer
crew: 16 G. W. Bitzer = Director of Photography

id: 4
film: The Immigrant
title-ru: Иммигрант
released: 1917-06-17
language: en
countries: US
runtime: 24
genres: Comedy, Drama, Romance
score: 7.7
popularity: 41.61
overview: On a steamer that pitches like a seesaw, the Tramp plays cards with thieves, chases a sliding soup bowl and slips his winnings to a penniless girl and her mother. The Statue of Liberty goes by as the passengers are roped together like cattle. Ashore, broke and hungry, he finds a coin on the pavement and orders beans, unaware how the enormous waiter treats those who cannot pay.
cast: 17 Charlie Chaplin = The Tramp
cast: 18 Edna Purviance = The Girl
cast: 19 Eric Campbell = The Head Waiter
cast: 20 Albert Austin = Diner
cast: 21 Henry Bergman = The Artist
crew: 17 Charlie Chaplin = Director
crew: 17 Charlie Chaplin = Screenplay
crew: 17 Charlie Chaplin = Producer
crew: 22 Roland Totheroh = Director of Photography

id: 5
film: Broken Blossoms
title-ru: Сломанные побеги
released: 1919-05-13
language: en
countries: US
runtime: 90
genres: Drama, Romance
score: 7.4
popularity: 36.51
overview: A gentle Chinese Buddhist sails to London to teach peace and ends up a shopkeeper in the fog of Limehouse, dulled by opium and disappointment. Nearby lives Lucy, fifteen, who has to push the corners of her mouth up with two fingers to smile for her brutal prizefighter father. One night, beaten half senseless, she stumbles through his door, and he makes her a bed of silk.
cast: 8 Lillian Gish = Lucy Burrows
cast: 23 Richard Barthelmess = Cheng Huan
cast: 24 Donald Crisp = Battling Burrows
cast: 25 Arthur Howard = Burrows's Manager
cast: 26 Edward Peil Sr. = Evil Eye
crew: 15 D. W. Griffith = Director
crew: 15 D. W. Griffith = Producer
crew: 27 Thomas Burke = Story
crew: 16 G. W. Bitzer = Director of Photography

id: 6
film: Within Our Gates
title-ru: Внутри наших ворот
released: 1920-01-12
language: en
countries: US
runtime: 79
genres: Drama, Romance, History
score: 7.3
popularity: 32.81
overview: Sylvia Landry, a young Black teacher from the South, goes to Boston to beg for money before a poor rural school has to shut its doors. She finds a doctor who loves her, a rich woman hesitating over a check, and a past that follows her north. Through her family's story the film looks straight at the lynch mob, at a time when few other screens in America would.
cast: 28 Evelyn Preer = Sylvia Landry
cast: 29 Flo Clements = Alma Prichard
cast: 30 James D. Ruffin = Conrad Drebert
cast: 31 Jack Chenault = Larry Prichard
cast: 32 William Smith = Philip Gentry
cast: 33 Charles D. Lucas = Dr. V. Vivian
crew: 34 Oscar Micheaux = Director
crew: 34 Oscar Micheaux = Screenplay
crew: 34 Oscar Micheaux = Producer

id: 7
film: The Cabinet of Dr. Caligari
original: Das Cabinet des Dr. Caligari
title-ru: Кабинет доктора Калигари
released: 1920-02-26
language: de
countries: DE
runtime: 77
genres: Horror, Mystery, Thriller
score: 8.7
popularity: 94.31
tagline: He has slept for twenty-three years. Ask him how long you will live.
overview: A fair comes to a crooked town where streets lean like knives and shadows are painted on the floor. In one tent a showman in a top hat opens an upright coffin and wakes Cesare, a sleepwalker who answers any question about the future. A student asks how long he has to live. When the murders begin, his friend Francis starts following the doctor home.
cast: 35 Werner Krauss = Dr. Caligari
cast: 36 Conrad Veidt = Cesare
cast: 37 Friedrich Feher = Francis
cast: 38 Lil Dagover = Jane Olsen
cast: 39 Hans Heinrich von Twardowski = Alan
cast: 40 Rudolf Lettinger = Dr. Olsen
crew: 41 Robert Wiene = Director
crew: 42 Carl Mayer = Screenplay
crew: 43 Hans Janowitz = Screenplay
crew: 44 Willy Hameister = Director of Photography
crew: 45 Hermann Warm = Production Design

id: 173
film: One Week
title-ru: Одна неделя
released: 1920-09-01
language: en
countries: US
runtime: 25
genres: Comedy
score: 8.1
popularity: 44.63
tagline: Some assembly required.
overview: Newlyweds receive a house in a kit, and a jealous rival changes the numbers on the crates. Buster builds it as numbered: doors open into the air, the roof does not fit, and a storm spins the whole house like a carousel. A train supplies the last surprise in the first short film that Buster Keaton released on his own.
cast: 121 Buster Keaton = The Groom
cast: 1352 Sybil Seely = The Bride
cast: 123 Joe Roberts = The Piano Mover
crew: 121 Buster Keaton = Director
crew: 1353 Edward F. Cline = Director
crew: 121 Buster Keaton = Screenplay
crew: 1353 Edward F. Cline = Screenplay
crew: 129 Joseph M. Schenck = Producer
crew: 130 Elgin Lessley = Director of Photography

id: 8
film: The Golem: How He Came into the World
original: Der Golem, wie er in die Welt kam
title-ru: Голем, как он пришёл в мир
released: 1920-10-29
language: de
countries: DE
runtime: 85
genres: Horror, Fantasy
score: 7.9
popularity: 63.41
tagline: Clay does what it is told. At first.
overview: In the crooked, clay-walled ghetto of old Prague, Rabbi Loew reads disaster in the stars: the Emperor means to drive his people out. He kneads a giant from earth, calls up a demon to learn the word of life, and sets a star upon its breast. The servant chops wood, carries baskets and saves an empire's dignity, until it begins to have wishes of its own.
cast: 46 Paul Wegener = The Golem
cast: 47 Albert Steinrück = Rabbi Loew
cast: 48 Lyda Salmonova = Miriam
cast: 49 Ernst Deutsch = The Rabbi's Assistant
cast: 50 Lothar Müthel = Knight Florian
cast: 51 Otto Gebühr = Emperor Luhois
crew: 46 Paul Wegener = Director
crew: 52 Carl Boese = Director
crew: 53 Henrik Galeen = Screenplay
crew: 54 Karl Freund = Director of Photography
crew: 55 Hans Poelzig = Production Design

id: 174
film: The Mark of Zorro
title-ru: Знак Зорро
released: 1920-11-27
language: en
countries: US
runtime: 90
genres: Action, Adventure, Romance
score: 7.5
popularity: 59.33
tagline: By day he can hardly lift a fan.
overview: In Spanish California a governor robs the poor, and Don Diego Vega only yawns. At night the same young man puts on a mask, cuts a Z into the faces of bullies and outruns whole garrisons. The film turned Douglas Fairbanks from a comedian into the leading adventurer of the silent screen, and many later masked heroes owe it their double lives.
cast: 138 Douglas Fairbanks = Don Diego Vega / Zorro
cast: 1354 Marguerite De La Motte = Lolita Pulido
cast: 1355 Noah Beery = Sergeant Pedro Gonzales
cast: 1356 Robert McKim = Captain Juan Ramon
cast: 1357 Charles Hill Mailes = Don Carlos Pulido
cast: 204 Claire McDowell = Doña Catalina Pulido
cast: 142 Snitz Edwards = The Tavern Keeper
crew: 1358 Fred Niblo = Director
crew: 1359 Eugene Miller = Screenplay
crew: 1360 Johnston McCulley = Story
crew: 138 Douglas Fairbanks = Producer
crew: 1361 William McGann = Director of Photography
crew: 1362 Harris Thorpe = Director of Photography

id: 9
film: The Phantom Carriage
original: Körkarlen
title-ru: Возница
released: 1921-01-01
language: sv
countries: SE
runtime: 107
genres: Drama, Fantasy, Horror
score: 8.2
popularity: 61.91
tagline: The last to die before midnight must take the reins.
overview: On New Year's Eve a dying Salvation Army sister asks for one man: David Holm, drunkard, brawler, ruin of his family. He is sitting among gravestones with a bottle, telling how whoever dies at the stroke of twelve must drive Death's cart for a year. Then a fight breaks out. Through walls and over the sea rolls a transparent carriage, and its driver has an old friend to show his own life.
cast: 56 Victor Sjöström = David Holm
cast: 57 Hilda Borgström = Mrs. Holm
cast: 58 Tore Svennberg = Georges
cast: 59 Astrid Holm = Edit
cast: 60 Concordia Selander = Edit's Mother
cast: 61 Lisa Lundholm = Maria
crew: 56 Victor Sjöström = Director
crew: 56 Victor Sjöström = Screenplay
crew: 62 Selma Lagerlöf = Novel
crew: 63 Julius Jaenzon = Director of Photography

id: 10
film: The Kid
title-ru: Малыш
released: 1921-01-21
language: en
countries: US
runtime: 68
genres: Comedy, Drama, Family
score: 8.6
popularity: 92.71
tagline: He found a bundle by the dustbins. It needed changing.
overview: A desperate mother leaves her newborn in a limousine; thieves leave him in an alley; and the Tramp, looking everywhere for someone to hand him to, ends up with a son. Five years later the two run a tidy business: the boy breaks windows, the glazier happens to stroll by. Then the doctor notices, the orphanage sends a truck, and a chase goes over the rooftops.
cast: 17 Charlie Chaplin = The Tramp
cast: 64 Jackie Coogan = The Child
cast: 18 Edna Purviance = The Woman
cast: 65 Carl Miller = The Man
cast: 66 Tom Wilson = The Policeman
cast: 67 Lita Grey = Flirtatious Angel
crew: 17 Charlie Chaplin = Director
crew: 17 Charlie Chaplin = Screenplay
crew: 17 Charlie Chaplin = Producer
crew: 22 Roland Totheroh = Director of Photography

id: 11
film: Destiny
original: Der müde Tod
title-ru: Усталая смерть
released: 1921-10-06
language: de
countries: DE
runtime: 98
genres: Fantasy, Drama, Romance
score: 7.8
popularity: 44.91
overview: A stranger in black buys land by a cemetery and builds a wall with no door. When he takes a young man from the inn, the bride finds a way inside, into a hall of candles, each one a life burning down. Weary of his work, Death offers a wager: three flames flicker in Baghdad, Venice and China; let love keep a single one alight and her lover may return.
cast: 38 Lil Dagover = The Young Woman
cast: 68 Bernhard Goetzke = Death
cast: 69 Walter Janssen = The Young Man
cast: 70 Rudolf Klein-Rogge = Girolamo
cast: 71 Paul Biensfeldt = A Hi
crew: 72 Fritz Lang = Director
crew: 72 Fritz Lang = Screenplay
crew: 73 Thea von Harbou = Screenplay
crew: 74 Erich Pommer = Producer
crew: 75 Fritz Arno Wagner = Director of Photography

id: 12
film: Nosferatu
original: Nosferatu – Eine Symphonie des Grauens
title-ru: Носферату. Симфония ужаса
released: 1922-03-04
language: de
countries: DE
runtime: 94
genres: Horror, Fantasy
score: 8.8
popularity: 99.21
tagline: The ship has come in. Nobody is left aboard.
overview: Young Hutter rides over the Carpathians to sell a ruined house to a client who keeps odd hours and stares too long at a cut thumb. Soon a ship heavy with coffins of earth is on its way to Wisborg, its crew dwindling night by night, rats spilling from the hold. Only Hutter's wife Ellen, sleepwalking at her window, seems to feel what is coming up the canal.
cast: 76 Max Schreck = Count Orlok
cast: 77 Gustav von Wangenheim = Thomas Hutter
cast: 78 Greta Schröder = Ellen Hutter
cast: 79 Alexander Granach = Knock
cast: 80 John Gottowt = Professor Bulwer
cast: 81 Ruth Landshoff = Ruth
cast: 82 Max Nemetz = Captain of the Empusa
crew: 83 F. W. Murnau = Director
crew: 53 Henrik Galeen = Screenplay
crew: 84 Bram Stoker = Novel
crew: 75 Fritz Arno Wagner = Director of Photography
crew: 85 Albin Grau = Production Design

id: 13
film: Dr. Mabuse the Gambler
original: Dr. Mabuse, der Spieler
title-ru: Доктор Мабузе, игрок
released: 1922-04-27
language: de
countries: DE
runtime: 268
genres: Crime, Thriller, Mystery
score: 8.1
popularity: 64.81
overview: Psychoanalyst by day, Dr. Mabuse shuffles disguises like a pack of cards: he rigs the stock exchange with one stolen briefcase, empties the secret casinos of a fevered Berlin and bends gamblers to his will with a stare across the table. State prosecutor von Wenk follows the trail of ruined men, and a bored countess is drawn in after him, as the hypnotist begins to want more than money.
cast: 70 Rudolf Klein-Rogge = Dr. Mabuse
cast: 68 Bernhard Goetzke = State Prosecutor von Wenk
cast: 86 Aud Egede-Nissen = Cara Carozza
cast: 87 Gertrude Welcker = Countess Dusy Told
cast: 88 Alfred Abel = Count Told
cast: 89 Paul Richter = Edgar Hull
crew: 72 Fritz Lang = Director
crew: 73 Thea von Harbou = Screenplay
crew: 90 Norbert Jacques = Novel
crew: 74 Erich Pommer = Producer
crew: 91 Carl Hoffmann = Director of Photography

id: 14
film: Nanook of the North
title-ru: Нанук с Севера
released: 1922-06-11
language: en
countries: US
runtime: 79
genres: Documentary, Adventure
score: 7.5
popularity: 43.31
overview: On the eastern shore of Hudson Bay a hunter and his family travel by kayak and sled after fox, seal and walrus. A whole household climbs out of one small boat; a knife of ivory, licked until it glazes, cuts an igloo from the drifts, with a pane of ice for a window. Partly staged and much disputed since, it remains a portrait of skill, cold and hunger.
cast: 92 Allakariallak = Self
cast: 93 Alice Nevalinga = Self
cast: 94 Cunayou = Self
crew: 95 Robert J. Flaherty = Director
crew: 95 Robert J. Flaherty = Producer
crew: 95 Robert J. Flaherty = Director of Photography

id: 15
film: Häxan
title-ru: Ведьмы
released: 1922-09-18
language: sv
countries: SE, DK
runtime: 105
genres: Documentary, Horror, History
score: 8.0
popularity: 66.61
tagline: A lecture on the Devil, with the Devil attending.
overview: It opens like a lecture, with woodcuts and a pointer, and then the pictures get up and walk. Witches smear themselves with ointment, monks lose their wits, an old beggar woman is accused and shown the instruments, and Satan, played with a flickering tongue by the director himself, beats his drum at the window. A patient, furious essay on how frightened people make monsters of the poor and sick.
cast: 96 Benjamin Christensen = The Devil
cast: 97 Maren Pedersen = The Witch
cast: 98 Clara Pontoppidan = Nun
cast: 99 Oscar Stribolt = Fat Monk
cast: 59 Astrid Holm = Anna
cast: 100 Tora Teje = Modern Hysteric
crew: 96 Benjamin Christensen = Director
crew: 96 Benjamin Christensen = Screenplay
crew: 101 Johan Ankerstjerne = Director of Photography

id: 16
film: Safety Last!
title-ru: Наконец в безопасности!
released: 1923-04-01
language: en
countries: US
runtime: 73
genres: Comedy, Romance
score: 8.4
popularity: 89.91
tagline: Twelve floors. No ladder. Mind the clock.
overview: A country boy writes home that he is rising fast in the big city; in fact he sells cloth behind a counter, besieged by bargain hunters, and pawns things to buy his sweetheart presents. When she comes to see his office, he needs a thousand dollars at once. A publicity stunt might do it, if his friend the human fly can only shake off one angry policeman.
cast: 102 Harold Lloyd = The Boy
cast: 103 Mildred Davis = The Girl
cast: 104 Bill Strother = The Pal
cast: 105 Noah Young = The Law
cast: 106 Westcott Clarke = The Floorwalker
crew: 107 Fred C. Newmeyer = Director
crew: 108 Sam Taylor = Director
crew: 109 Hal Roach = Producer
crew: 110 Walter Lundin = Director of Photography

id: 17
film: The Hunchback of Notre Dame
title-ru: Горбун из Нотр-Дама
released: 1923-09-02
language: en
countries: US
runtime: 133
genres: Drama, Horror, Romance
score: 7.3
popularity: 58.71
overview: High among the gargoyles lives Quasimodo, half blind and deaf from his bells, sticking out his tongue at the Paris that mocks him. Sent to carry off the dancer Esmeralda, he is caught and flogged in the square, and she alone brings him water. When the law comes for her, he has a cathedral, its bell ropes and vats of molten lead with which to answer the crowd.
cast: 111 Lon Chaney = Quasimodo
cast: 112 Patsy Ruth Miller = Esmeralda
cast: 113 Norman Kerry = Phoebus de Chateaupers
cast: 114 Ernest Torrence = Clopin
cast: 115 Brandon Hurst = Jehan
cast: 116 Nigel De Brulier = Don Claudio
crew: 117 Wallace Worsley = Director
crew: 118 Victor Hugo = Novel
crew: 119 Edward T. Lowe Jr. = Screenplay
crew: 120 Robert Newhard = Director of Photography

id: 18
film: Our Hospitality
title-ru: Наше гостеприимство
released: 1923-11-19
language: en
countries: US
runtime: 74
genres: Comedy, Romance, Adventure
score: 7.9
popularity: 52.21
tagline: Nobody gets shot at the dinner table.
overview: Raised in New York, Willie McKay travels south by the oddest of early railways to claim his inheritance, chatting all the way with a pretty girl. She invites him to supper. Her father and brothers have sworn to kill every McKay, but a Southern gentleman may not shoot a guest under his own roof, so Willie resolves never to leave. Eventually there are cliffs, a river and a waterfall.
cast: 121 Buster Keaton = Willie McKay
cast: 122 Natalie Talmadge = Virginia Canfield
cast: 123 Joe Roberts = Joseph Canfield
cast: 124 Ralph Bushman = Clayton Canfield
cast: 125 Craig Ward = Lee Canfield
cast: 126 Joe Keaton = The Engineer
cast: 127 Buster Keaton Jr. = Willie McKay as a Baby
crew: 121 Buster Keaton = Director
crew: 128 John G. Blystone = Director
crew: 129 Joseph M. Schenck = Producer
crew: 130 Elgin Lessley = Director of Photography

id: 175
film: The Ten Commandments
title-ru: Десять заповедей
released: 1923-12-04
language: en
countries: US
runtime: 136
genres: Drama, History
score: 6.9
popularity: 41.13
overview: Moses leads his people out of Egypt, and the Red Sea parts before them, partly in early Technicolor. Then the story jumps to San Francisco in the 1920s, where one brother keeps the commandments and the other builds a church with cheap concrete. Cecil B. DeMille told only the first half again in his more famous film of 1956.
cast: 1363 Theodore Roberts = Moses
cast: 1364 Charles de Rochefort = Rameses
cast: 1365 Estelle Taylor = Miriam
cast: 1366 Richard Dix = John McTavish
cast: 1367 Rod La Rocque = Dan McTavish
cast: 1368 Leatrice Joy = Mary Leigh
cast: 1369 Edythe Chapman = Martha McTavish
cast: 1370 Nita Naldi = Sally Lung
crew: 1371 Cecil B. DeMille = Director
crew: 1371 Cecil B. DeMille = Producer
crew: 1372 Jeanie MacPherson = Screenplay
crew: 834 Bert Glennon = Director of Photography

id: 19
film: Die Nibelungen: Siegfried
title-ru: Нибелунги: Зигфрид
released: 1924-02-14
language: de
countries: DE
runtime: 149
genres: Fantasy, Adventure, Drama
score: 8.0
popularity: 49.41
overview: In a smoky forest forge Siegfried hammers a blade that splits a falling feather, and rides off through shafts of light to kill a dragon at its drinking pool. Bathed in blood, he is proof against every weapon, save where a linden leaf has fallen. At Worms he asks for Kriemhild's hand; the price is to help her weak brother tame the queen of Iceland, by a trick.
cast: 89 Paul Richter = Siegfried
cast: 131 Margarete Schön = Kriemhild
cast: 132 Theodor Loos = King Gunther
cast: 133 Hanna Ralph = Brunhild
cast: 134 Hans Adalbert Schlettow = Hagen Tronje
cast: 68 Bernhard Goetzke = Volker von Alzey
cast: 135 Georg John = Mime / Alberich
crew: 72 Fritz Lang = Director
crew: 73 Thea von Harbou = Screenplay
crew: 91 Carl Hoffmann = Director of Photography
crew: 136 Gottfried Huppertz = Original Music Composer
crew: 137 Otto Hunte = Production Design

id: 20
film: The Thief of Bagdad
title-ru: Багдадский вор
released: 1924-03-18
language: en
countries: US
runtime: 149
genres: Adventure, Fantasy, Romance
score: 8.0
popularity: 71.31
overview: Bare-chested and laughing, a pickpocket vaults in and out of giant jars, steals his supper with a magic rope and climbs into the Caliph's palace for jewels. What he finds is a sleeping princess. To win her he must set out past caves of fire, a valley of monsters and the bottom of the sea, while rival princes hunt for treasures of their own and a Mongol army fills the city.
cast: 138 Douglas Fairbanks = The Thief
cast: 139 Julanne Johnston = The Princess
cast: 140 Anna May Wong = The Mongol Slave
cast: 141 Sōjin Kamiyama = The Mongol Prince
cast: 142 Snitz Edwards = His Evil Associate
cast: 143 Charles Belcher = The Holy Man
crew: 144 Raoul Walsh = Director
crew: 138 Douglas Fairbanks = Producer
crew: 145 Arthur Edeson = Director of Photography
crew: 146 William Cameron Menzies = Production Design
crew: 147 Mitchell Leisen = Costume Design

id: 21
film: Sherlock Jr.
title-ru: Шерлок-младший
released: 1924-04-21
language: en
countries: US
runtime: 45
genres: Comedy, Mystery, Romance
score: 8.7
popularity: 91.11
tagline: He fell asleep at the projector and woke up in the picture.
overview: A projectionist studying to be a detective is framed for stealing a watch and shown the door by his girl's father. Back in his booth he dozes off, and his sleeping self walks down the aisle and climbs into the screen, where the scenery changes under his feet from garden to cliff to lion's den. There he is the world's greatest sleuth, with an exploding billiard ball to avoid.
cast: 121 Buster Keaton = Projectionist / Sherlock Jr.
cast: 148 Kathryn McGuire = The Girl
cast: 126 Joe Keaton = The Girl's Father
cast: 149 Ward Crane = The Local Sheik
cast: 150 Erwin Connelly = The Butler
crew: 121 Buster Keaton = Director
crew: 121 Buster Keaton = Editor
crew: 129 Joseph M. Schenck = Producer
crew: 130 Elgin Lessley = Director of Photography

id: 176
film: The Iron Horse
title-ru: Железный конь
released: 1924-08-28
language: en
countries: US
runtime: 150
genres: Western, Drama, Romance
score: 7.3
popularity: 30.83
overview: A surveyor dreams of a railroad across America and is murdered while he looks for a pass through the mountains. Years later his son Davy rides to defend the men who lay the track, and looks for the killer and for the girl he grew up with. John Ford made his first great Western in the Nevada desert, with hundreds of extras and real locomotives.
cast: 280 George O'Brien = Davy Brandon
cast: 654 Madge Bellamy = Miriam Marsh
cast: 1373 Charles Edward Bull = Abraham Lincoln
cast: 1374 Cyril Chadwick = Peter Jesson
cast: 1375 Fred Kohler = Deroux
cast: 283 J. Farrell MacDonald = Corporal Casey
cast: 1376 Will Walling = Thomas Marsh
crew: 878 John Ford = Director
crew: 949 Charles Kenyon = Screenplay
crew: 1377 John Russell = Story
crew: 1378 George Schneiderman = Director of Photography

id: 177
film: Aelita: Queen of Mars
original: Аэлита
title-ru: Аэлита
released: 1924-09-25
language: ru
countries: SU
runtime: 111
genres: Science Fiction, Drama
score: 7.2
popularity: 33.43
tagline: Three words by radio, and a man builds a rocket.
overview: A radio message from an unknown place makes the Moscow engineer Los dream of Mars. There Aelita watches him through a telescope, while on Earth people live on ration cards and swindlers move into every free room. Los builds a spaceship, and the Red Army soldier who comes along starts a revolution on Mars. The angular sets and costumes influenced science fiction for decades.
cast: 385 Yuliya Solntseva = Aelita
cast: 1379 Nikolai Tsereteli = Engineer Los
cast: 1380 Valentina Kuindzhi = Natasha
cast: 1381 Nikolai Batalov = Gusev
cast: 1382 Igor Ilyinsky = Kravtsov
cast: 1383 Pavel Pol = Erlich
cast: 1384 Konstantin Eggert = Tuskub
cast: 1385 Yuri Zavadsky = Gor
cast: 1386 Aleksandra Peregonets = Ihoshka
crew: 1387 Yakov Protazanov = Director
crew: 1388 Fyodor Otsep = Screenplay
crew: 1389 Aleksei Faiko = Screenplay
crew: 1390 Aleksey Tolstoy = Novel
crew: 1391 Yuri Zhelyabuzhsky = Director of Photography
crew: 1392 Aleksandra Ekster = Costume Design

id: 178
film: The Navigator
title-ru: Навигатор
released: 1924-10-13
language: en
countries: US
runtime: 59
genres: Comedy, Romance, Adventure
score: 8.0
popularity: 45.43
tagline: One ship, two passengers, no can opener.
overview: A rich young man who has never made his own breakfast proposes to the girl across the street, is refused, and boards the wrong ship. She is on board too, nobody else is, and the ship is adrift. Two spoiled people learn to boil coffee in a galley made for hundreds, to repair a leak in a diving suit, and to hold off an island of cannibals.
cast: 121 Buster Keaton = Rollo Treadway
cast: 148 Kathryn McGuire = Betsy O'Brien
cast: 233 Frederick Vroom = John O'Brien
cast: 671 Noble Johnson = The Cannibal Chief
crew: 24 Donald Crisp = Director
crew: 121 Buster Keaton = Director
crew: 234 Clyde Bruckman = Screenplay
crew: 1393 Joseph A. Mitchell = Screenplay
crew: 1394 Jean C. Havez = Screenplay
crew: 129 Joseph M. Schenck = Producer
crew: 130 Elgin Lessley = Director of Photography
crew: 1395 Byron Houck = Director of Photography

id: 22
film: He Who Gets Slapped
title-ru: Тот, кто получает пощёчины
released: 1924-11-09
language: en
countries: US
runtime: 72
genres: Drama, Romance, Thriller
score: 7.7
popularity: 37.71
overview: A scientist is robbed of his discovery and his wife by the same baron, who slaps his face before the laughing Academy. Years later he has made that humiliation his trade: as a nameless clown in a Paris circus he is struck a hundred times a night by sixty other clowns. He loves a bareback rider in silence. Then the baron takes a box, and notices her too.
cast: 111 Lon Chaney = HE
cast: 151 Norma Shearer = Consuelo
cast: 152 John Gilbert = Bezano
cast: 153 Tully Marshall = Count Mancini
cast: 154 Marc McDermott = Baron Regnard
cast: 155 Ford Sterling = Tricaud
crew: 56 Victor Sjöström = Director
crew: 156 Carey Wilson = Screenplay
crew: 157 Milton Moore = Director of Photography

id: 23
film: Greed
title-ru: Алчность
released: 1924-12-04
language: en
countries: US
runtime: 140
genres: Drama, Crime
score: 8.4
popularity: 56.41
tagline: She won five thousand dollars and never spent a cent.
overview: McTeague, a big slow man from the gold mines, pulls teeth on Polk Street and falls for the girl in his chair, who belongs to his best friend. He is given her with a shrug; then her lottery ticket wins. Trina polishes her coins, Marcus counts what he gave away, and love sours room by cheaper room, until the trail bends toward the white floor of Death Valley.
cast: 158 Gibson Gowland = John McTeague
cast: 159 ZaSu Pitts = Trina Sieppe
cast: 160 Jean Hersholt = Marcus Schouler
cast: 161 Dale Fuller = Maria
cast: 162 Chester Conklin = Popper Sieppe
cast: 163 Sylvia Ashton = Mommer Sieppe
crew: 164 Erich von Stroheim = Director
crew: 164 Erich von Stroheim = Screenplay
crew: 165 Frank Norris = Novel
crew: 166 Ben F. Reynolds = Director of Photography
crew: 167 William H. Daniels = Director of Photography

id: 24
film: The Last Laugh
original: Der letzte Mann
title-ru: Последний человек
released: 1924-12-23
language: de
countries: DE
runtime: 90
genres: Drama
score: 8.3
popularity: 57.51
tagline: Take away the coat and see what is left of the man.
overview: The doorman of a grand Berlin hotel wears a braided greatcoat like a field marshal, and his tenement salutes him every evening. One rainy day he stops to rest after a heavy trunk, and the manager sends him down to the washroom with a white jacket and a pile of towels. Almost without intertitles, a camera on bicycles, lifts and drunken feet follows a man stripped of his buttons.
cast: 168 Emil Jannings = The Doorman
cast: 169 Maly Delschaft = His Niece
cast: 170 Max Hiller = The Bridegroom
cast: 171 Emilie Kurz = The Bridegroom's Aunt
cast: 172 Hans Unterkircher = The Hotel Manager
cast: 135 Georg John = The Night Watchman
crew: 83 F. W. Murnau = Director
crew: 42 Carl Mayer = Screenplay
crew: 74 Erich Pommer = Producer
crew: 54 Karl Freund = Director of Photography

id: 25
film: The Lost World
title-ru: Затерянный мир
released: 1925-02-02
language: en
countries: US
runtime: 106
genres: Adventure, Fantasy, Science Fiction
score: 7.1
popularity: 62.31
tagline: The professor said they were alive. London laughed.
overview: Professor Challenger, who throws reporters down his front steps, swears that dinosaurs still graze on a plateau above the Amazon. To prove it he leads a hunter, a journalist, a doubting colleague and a missing explorer's daughter up the cliff and over a felled tree, which promptly goes. Behind them are ape-men and volcanoes; before them, frame by patient frame, rubber-skinned giants breathe, bleed and fight.
cast: 173 Wallace Beery = Professor Challenger
cast: 174 Bessie Love = Paula White
cast: 175 Lewis Stone = Sir John Roxton
cast: 176 Lloyd Hughes = Edward Malone
cast: 177 Arthur Hoyt = Professor Summerlee
cast: 178 Bull Montana = Ape-Man
crew: 179 Harry O. Hoyt = Director
crew: 180 Arthur Conan Doyle = Novel
crew: 181 Marion Fairfax = Screenplay
crew: 145 Arthur Edeson = Director of Photography
crew: 182 Willis O'Brien = Animation

id: 179
film: Seven Chances
title-ru: Семь шансов
released: 1925-03-15
language: en
countries: US
runtime: 56
genres: Comedy, Romance
score: 8.1
popularity: 43.23
tagline: Be at the church at five. All of you were.
overview: James Shannon will inherit seven million dollars if he is married by seven o'clock this evening. He offends the girl he loves, is refused by every other woman he knows, and a newspaper tells the rest. Hundreds of brides chase him through Los Angeles and down a hillside, where the boulders start to roll as well.
cast: 121 Buster Keaton = James Shannon
cast: 1396 T. Roy Barnes = Billy Meekin
cast: 142 Snitz Edwards = The Lawyer
cast: 1397 Ruth Dwyer = Mary Jones
cast: 1398 Frances Raymond = Mary's Mother
cast: 1399 Jules Cowles = The Hired Hand
cast: 150 Erwin Connelly = The Clergyman
crew: 121 Buster Keaton = Director
crew: 1394 Jean C. Havez = Screenplay
crew: 234 Clyde Bruckman = Screenplay
crew: 1393 Joseph A. Mitchell = Screenplay
crew: 1400 Roi Cooper Megrue = Theatre Play
crew: 129 Joseph M. Schenck = Producer
crew: 130 Elgin Lessley = Director of Photography
crew: 1395 Byron Houck = Director of Photography

id: 26
film: Strike
original: Стачка
title-ru: Стачка
released: 1925-04-28
language: ru
countries: SU
runtime: 82
genres: Drama, History
score: 7.8
popularity: 35.21
overview: A worker falsely accused of stealing a micrometer hangs himself at his machine, and the wheels of a whole factory stop turning. Weeks follow without wages: children play, cupboards empty, shareholders squeeze lemons over their drinks. Informers named after animals, the Fox, the Owl, the Monkey, slip through the crowd with hidden cameras, and mounted troops ride up the tenement galleries. Eisenstein's first feature goes off like a box of fireworks.
cast: 183 Maksim Shtraukh = Police Spy
cast: 184 Grigori Aleksandrov = Factory Foreman
cast: 185 Mikhail Gomorov = Worker
cast: 186 Ivan Klyukvin = Revolutionary
cast: 187 Aleksandr Antonov = Member of the Strike Committee
crew: 188 Sergei Eisenstein = Director
crew: 188 Sergei Eisenstein = Editor
crew: 189 Eduard Tisse = Director of Photography

id: 27
film: The Gold Rush
title-ru: Золотая лихорадка
released: 1925-06-26
language: en
countries: US
runtime: 95
genres: Comedy, Adventure, Romance
score: 8.8
popularity: 95.91
tagline: For supper tonight: the left boot, well boiled.
overview: Into the frozen Klondike shuffles a lone prospector with a cane and a derby, followed for a while by a bear. Snowed in with a killer and a starving giant who begins to see him as a chicken, he carves a boiled boot with perfect manners. In town he falls for a dance-hall girl, sets a New Year's table with paper frills, and waits for her to knock.
cast: 17 Charlie Chaplin = The Lone Prospector
cast: 190 Georgia Hale = Georgia
cast: 191 Mack Swain = Big Jim McKay
cast: 192 Tom Murray = Black Larsen
cast: 193 Malcolm Waite = Jack Cameron
cast: 21 Henry Bergman = Hank Curtis
crew: 17 Charlie Chaplin = Director
crew: 17 Charlie Chaplin = Screenplay
crew: 17 Charlie Chaplin = Producer
crew: 22 Roland Totheroh = Director of Photography

id: 28
film: The Phantom of the Opera
title-ru: Призрак оперы
released: 1925-09-06
language: en
countries: US
runtime: 107
genres: Horror, Drama, Romance
score: 7.9
popularity: 93.61
tagline: Listen to his voice. Leave the mask alone.
overview: A voice behind the dressing-room wall has been teaching Christine Daaé to sing, and now it wants its due. Letters edged in black warn the managers to leave Box Five empty; a chandelier trembles above the stalls. Through the mirror she is led down ramps, by horse and by black boat, to a lake under the Paris Opera, where a masked man at an organ asks only one thing of her.
cast: 111 Lon Chaney = Erik, the Phantom
cast: 194 Mary Philbin = Christine Daaé
cast: 113 Norman Kerry = Vicomte Raoul de Chagny
cast: 195 Arthur Edmund Carewe = Ledoux
cast: 158 Gibson Gowland = Simon Buquet
cast: 142 Snitz Edwards = Florine Papillon
cast: 196 Virginia Pearson = Carlotta
crew: 197 Rupert Julian = Director
crew: 198 Gaston Leroux = Novel
crew: 199 Carl Laemmle = Producer
crew: 200 Charles Van Enger = Director of Photography
crew: 201 Ben Carré = Production Design

id: 180
film: The Freshman
title-ru: Первокурсник
released: 1925-09-20
language: en
countries: US
runtime: 76
genres: Comedy, Romance
score: 8.1
popularity: 52.73
overview: Harold arrives at college with a jig step and a nickname that he learned from a film, sure that he will be the most popular man there. The other students let him pay for everything and laugh behind his back, and the football coach uses him as a tackling dummy. When the team runs out of players in the big game, the water boy asks to be sent in.
cast: 102 Harold Lloyd = Harold Lamb
cast: 273 Jobyna Ralston = Peggy
cast: 1401 Brooks Benedict = The College Cad
cast: 1402 James Anderson = The College Hero
cast: 1403 Hazel Keener = The College Belle
cast: 1404 Joseph Harrington = The College Tailor
cast: 1405 Pat Harmon = The Football Coach
crew: 107 Fred C. Newmeyer = Director
crew: 108 Sam Taylor = Director
crew: 1406 John Grey = Screenplay
crew: 108 Sam Taylor = Screenplay
crew: 1407 Tim Whelan = Screenplay
crew: 1408 Ted Wilde = Screenplay
crew: 102 Harold Lloyd = Producer
crew: 110 Walter Lundin = Director of Photography

id: 29
film: The Big Parade
title-ru: Большой парад
released: 1925-11-05
language: en
countries: US
runtime: 151
genres: War, Drama, Romance
score: 8.2
popularity: 51.81
overview: An idle millionaire's son enlists because a band goes by, and finds himself shovelling manure in a French village beside a riveter and a bartender. He teaches a farm girl to chew gum and almost forgets why he came. Then the trucks roll, she clings to his boot as the column leaves, and the men are walking in step through a quiet wood where, one by one, they begin to fall.
cast: 152 John Gilbert = James Apperson
cast: 202 Renée Adorée = Melisande
cast: 203 Hobart Bosworth = Mr. Apperson
cast: 204 Claire McDowell = Mrs. Apperson
cast: 205 Karl Dane = Slim
cast: 206 Tom O'Brien = Bull
cast: 207 Claire Adams = Justyn Reed
crew: 208 King Vidor = Director
crew: 209 Laurence Stallings = Story
crew: 210 Harry Behn = Screenplay
crew: 211 Irving Thalberg = Producer
crew: 212 John Arnold = Director of Photography

id: 30
film: Battleship Potemkin
original: Броненосец Потёмкин
title-ru: Броненосец «Потёмкин»
released: 1925-12-21
language: ru
countries: SU
runtime: 75
genres: Drama, History, War
score: 8.9
popularity: 90.51
tagline: It began with a plate of soup.
overview: The meat hung out for the sailors is crawling with maggots, and the ship's doctor swears there are none. When men who will not eat the soup are herded under a tarpaulin before a firing squad, one voice asks the riflemen whom they are aiming at. Odessa comes down to the harbor with bread and umbrellas. At the top of the great steps appears a row of white tunics.
cast: 187 Aleksandr Antonov = Vakulinchuk
cast: 213 Vladimir Barsky = Commander Golikov
cast: 184 Grigori Aleksandrov = Chief Officer Giliarovsky
cast: 214 Ivan Bobrov = Young Sailor
cast: 185 Mikhail Gomorov = Militant Sailor
cast: 215 Beatrice Vitoldi = Woman with the Baby Carriage
crew: 188 Sergei Eisenstein = Director
crew: 216 Nina Agadzhanova = Screenplay
crew: 189 Eduard Tisse = Director of Photography
crew: 188 Sergei Eisenstein = Editor
crew: 217 Edmund Meisel = Original Music Composer

id: 181
film: Ben-Hur
original: Ben-Hur: A Tale of the Christ
title-ru: Бен-Гур
released: 1925-12-30
language: en
countries: US
runtime: 143
genres: Adventure, Drama, History
score: 7.8
popularity: 63.73
overview: Judah Ben-Hur, a prince of Jerusalem, is betrayed by his Roman friend Messala and sent to row in the galleys, while his mother and sister disappear in prison. Years later the two men meet again, each behind four horses. It was one of the most expensive films of the silent era, and its sea battle and chariot race show why.
cast: 1409 Ramon Novarro = Judah Ben-Hur
cast: 1410 Francis X. Bushman = Messala
cast: 288 May McAvoy = Esther
cast: 1411 Betty Bronson = Mary
cast: 204 Claire McDowell = The Princess of Hur
cast: 1412 Kathleen Key = Tirzah
cast: 1413 Carmel Myers = Iras
cast: 116 Nigel De Brulier = Simonides
cast: 1414 Mitchell Lewis = Sheik Ilderim
cast: 1415 Frank Currier = Quintus Arrius
crew: 1358 Fred Niblo = Director
crew: 1416 Bess Meredyth = Screenplay
crew: 156 Carey Wilson = Screenplay
crew: 1417 June Mathis = Screenplay
crew: 1418 Lew Wallace = Novel
crew: 211 Irving Thalberg = Producer
crew: 1419 René Guissart = Director of Photography
crew: 448 Percy Hilburn = Director of Photography
crew: 285 Karl Struss = Director of Photography
crew: 1420 Clyde De Vinna = Director of Photography
crew: 1421 Lloyd Nosler = Editor

id: 182
film: The Black Pirate
title-ru: Чёрный пират
released: 1926-03-08
language: en
countries: US
runtime: 88
genres: Action, Adventure, Romance
score: 7.3
popularity: 37.93
overview: The only survivor of a ship blown up by pirates joins their crew to avenge his father. He wins his place by capturing a merchant ship alone, and then finds a princess on board whom he has to protect from his new companions. The film is an early feature entirely in two-color Technicolor, and Fairbanks slides down its sails on the point of a knife.
cast: 138 Douglas Fairbanks = The Black Pirate
cast: 1422 Billie Dove = Princess Isobel
cast: 24 Donald Crisp = MacTavish
cast: 1423 Anders Randolf = The Pirate Captain
cast: 1424 Sam De Grasse = The Pirate Lieutenant
cast: 1425 Tempe Pigott = The Duenna
cast: 1426 Charles Stevens = The Powder Man
crew: 1427 Albert Parker = Director
crew: 138 Douglas Fairbanks = Story
crew: 856 Jack Cunningham = Screenplay
crew: 138 Douglas Fairbanks = Producer
crew: 307 Henry Sharp = Director of Photography
crew: 1428 Mortimer Wilson = Original Music Composer

id: 31
film: The Adventures of Prince Achmed
original: Die Abenteuer des Prinzen Achmed
title-ru: Приключения принца Ахмеда
released: 1926-05-02
language: de
countries: DE
runtime: 66
genres: Animation, Adventure, Fantasy
score: 8.3
popularity: 68.21
tagline: Scissors, black card, and a thousand and one nights.
overview: A sorcerer brings a mechanical horse to the Caliph's birthday, and the rash prince who mounts it is carried up among the stars with no idea how to come down. He lands among bird-women bathing in a lake, among demons and emperors, and meets a boy called Aladdin with a lamp to lose. Every feather and eyelash is cut from black card and moved by hand over glowing color.
crew: 218 Lotte Reiniger = Director
crew: 218 Lotte Reiniger = Animation
crew: 219 Carl Koch = Director of Photography
crew: 220 Wolfgang Zeller = Original Music Composer

id: 183
film: Sparrows
title-ru: Воробушки
released: 1926-05-14
language: en
countries: US
runtime: 84
genres: Drama, Adventure, Family
score: 7.4
popularity: 25.63
overview: Molly is the oldest of the children held on a farm in a swamp, where Mr. Grimes feeds them little and sells them when he can. When a kidnapped baby is hidden there and he wants to get rid of it, she leads all the children over mud and alligators to freedom. Mary Pickford produced the film and played a child for one of the last times.
cast: 1429 Mary Pickford = Molly
cast: 619 Gustav von Seyffertitz = Mr. Grimes
cast: 1430 Charlotte Mineau = Mrs. Grimes
cast: 1431 Spec O'Donnell = Ambrose
cast: 1432 Roy Stewart = Mr. Wayne
cast: 1433 Mary Louise Miller = Doris Wayne
cast: 1434 Lloyd Whitlock = Bailey
crew: 1435 William Beaudine = Director
crew: 1436 C. Gardner Sullivan = Screenplay
crew: 1437 Winifred Dunn = Story
crew: 1429 Mary Pickford = Producer
crew: 284 Charles Rosher = Director of Photography
crew: 295 Hal Mohr = Director of Photography
crew: 285 Karl Struss = Director of Photography
crew: 270 Harry Oliver = Production Design

id: 184
film: Mother
original: Мать
title-ru: Мать
released: 1926-10-11
language: ru
countries: SU
runtime: 89
genres: Drama, History
score: 7.7
popularity: 24.33
overview: In a Russian factory town in 1905, a strike divides a family: the father helps the strikebreakers, and the son hides weapons for the workers. The mother trusts the police and gives her son away with her own hands. Vsevolod Pudovkin builds her slow change of mind from faces, drops of water and breaking ice, and ends with a march that meets the cavalry.
cast: 1438 Vera Baranovskaya = The Mother
cast: 1381 Nikolai Batalov = Pavel Vlasov
cast: 1439 Aleksandr Chistyakov = The Father
cast: 1440 Anna Zemtsova = Anna
cast: 1441 Ivan Koval-Samborsky = Vesovshchikov
cast: 1442 Vsevolod Pudovkin = The Police Officer
crew: 1442 Vsevolod Pudovkin = Director
crew: 1443 Nathan Zarkhi = Screenplay
crew: 1444 Maxim Gorky = Novel
crew: 1445 Anatoli Golovnya = Director of Photography

id: 32
film: Faust
original: Faust – Eine deutsche Volkssage
title-ru: Фауст
released: 1926-10-14
language: de
countries: DE
runtime: 106
genres: Fantasy, Drama, Horror
score: 8.1
popularity: 59.61
overview: The Devil, wings spread over a sleeping town, breathes plague down the chimneys on a wager with an archangel. Old Faust throws his useless books on the fire, goes to a crossroads at night and calls. A small man with glowing eyes raises his cap. After one trial day of power comes the offer of youth, and a flight by cloak over Europe to a girl named Gretchen.
cast: 221 Gösta Ekman = Faust
cast: 168 Emil Jannings = Mephisto
cast: 222 Camilla Horn = Gretchen
cast: 223 William Dieterle = Valentin
cast: 224 Yvette Guilbert = Marthe Schwerdtlein
cast: 225 Frida Richard = Gretchen's Mother
cast: 226 Werner Fuetterer = Archangel
crew: 83 F. W. Murnau = Director
crew: 227 Hans Kyser = Screenplay
crew: 91 Carl Hoffmann = Director of Photography
crew: 228 Robert Herlth = Production Design
crew: 229 Walter Röhrig = Production Design

id: 185
film: Flesh and the Devil
title-ru: Плоть и дьявол
released: 1926-12-25
language: en
countries: US
runtime: 112
genres: Drama, Romance
score: 7.7
popularity: 40.23
overview: Two friends, sworn to each other as brothers since childhood, come home from military school. Leo falls in love with Felicitas at a ball and learns too late that she is married; when he is sent away after a duel, he asks Ulrich to look after her. Greta Garbo and John Gilbert were in love during the filming, and the public could see it.
cast: 152 John Gilbert = Leo von Harden
cast: 368 Greta Garbo = Felicitas
cast: 323 Lars Hanson = Ulrich von Eltz
cast: 1446 Barbara Kent = Hertha
cast: 327 William Orlamond = Uncle Kutowski
cast: 1447 George Fawcett = Pastor Voss
cast: 290 Eugenie Besserer = Leo's Mother
cast: 154 Marc McDermott = Count von Rhaden
crew: 372 Clarence Brown = Director
crew: 268 Benjamin Glazer = Screenplay
crew: 1448 Hermann Sudermann = Novel
crew: 211 Irving Thalberg = Producer
crew: 167 William H. Daniels = Director of Photography
crew: 373 Cedric Gibbons = Production Design

id: 33
film: The General
title-ru: Генерал
released: 1926-12-31
language: en
countries: US
runtime: 78
genres: Comedy, Action, Adventure, War
score: 9.0
popularity: 97.31
tagline: Love, war and a locomotive that will not wait.
overview: Johnnie Gray has two loves, his engine and Annabelle Lee, and the army will not take him because an engineer is worth more at the throttle. She thinks him a coward. When Union spies steal the General with her aboard, he sets off after them alone, on foot, by handcar, by bicycle and by steam, wrestling railway ties and a cannon with a mind of its own.
cast: 121 Buster Keaton = Johnnie Gray
cast: 230 Marion Mack = Annabelle Lee
cast: 231 Glen Cavender = Captain Anderson
cast: 232 Jim Farley = General Thatcher
cast: 233 Frederick Vroom = A Southern General
cast: 126 Joe Keaton = Union General
crew: 121 Buster Keaton = Director
crew: 234 Clyde Bruckman = Director
crew: 129 Joseph M. Schenck = Producer
crew: 235 Devereaux Jennings = Director of Photography
crew: 236 Bert Haines = Director of Photography

id: 34
film: Metropolis
title-ru: Метрополис
released: 1927-01-10
language: de
countries: DE
runtime: 153
genres: Drama, Science Fiction
score: 8.8
popularity: 97.42
tagline: Beneath the gardens of the rich, the machines never sleep.
overview: High above a vast city, the sons of the wealthy race and idle in pleasure gardens while shifts of exhausted workers feed engines far underground. When the ruler's son follows a young preacher down among the machines, his comfortable world cracks. Meanwhile an embittered inventor builds a metal woman and gives her the preacher's face, unleashing a double who can whip a crowd into frenzy.
cast: 237 Brigitte Helm = Maria / Machine-Man
cast: 238 Gustav Fröhlich = Freder Fredersen
cast: 88 Alfred Abel = Joh Fredersen
cast: 70 Rudolf Klein-Rogge = C. A. Rotwang
cast: 239 Fritz Rasp = The Thin Man
cast: 132 Theodor Loos = Josaphat
cast: 240 Heinrich George = Grot
crew: 72 Fritz Lang = Director
crew: 73 Thea von Harbou = Screenplay
crew: 74 Erich Pommer = Producer
crew: 54 Karl Freund = Director of Photography
crew: 136 Gottfried Huppertz = Original Music Composer

id: 35
film: It
title-ru: Это
released: 1927-02-05
language: en
countries: US
runtime: 72
genres: Comedy, Romance
score: 7.1
popularity: 58.12
tagline: You either have it or you don't, and Betty Lou has plenty.
overview: Betty Lou sells lingerie behind a counter and decides, on first glimpse, that the handsome owner of the store will be hers. Armed with a home-altered dress, a night at Coney Island and nerve to spare, she sets about making him notice. Then she claims a roommate's baby as her own to foil the welfare ladies, and the gossip travels faster than she can.
cast: 241 Clara Bow = Betty Lou Spence
cast: 242 Antonio Moreno = Cyrus Waltham
cast: 243 William Austin = Monty
cast: 244 Priscilla Bonner = Molly
cast: 245 Jacqueline Gadsdon = Adela Van Norman
crew: 246 Clarence G. Badger = Director
crew: 247 Elinor Glyn = Story
crew: 248 Hope Loring = Screenplay
crew: 249 Louis D. Lighton = Screenplay
crew: 250 H. Kinley Martin = Director of Photography

id: 36
film: The Lodger: A Story of the London Fog
title-ru: Жилец
released: 1927-02-14
language: en
countries: GB
runtime: 92
genres: Thriller, Crime, Mystery
score: 7.4
popularity: 53.52
tagline: He asks for a quiet room. He turns the portraits to the wall.
overview: A killer who calls himself the Avenger is murdering fair-haired women on foggy Tuesday nights. To the Buntings' boarding house comes a pale stranger with a scarf across his mouth and a bag he keeps locked. He paces overhead until the lamp sways. As he and the blonde daughter of the house grow close, her policeman suitor starts to add up the dates.
cast: 251 Ivor Novello = The Lodger
cast: 252 June Tripp = Daisy Bunting
cast: 253 Malcolm Keen = Joe Chandler
cast: 254 Marie Ault = Mrs. Bunting
cast: 255 Arthur Chesney = Mr. Bunting
crew: 256 Alfred Hitchcock = Director
crew: 257 Eliot Stannard = Screenplay
crew: 258 Marie Belloc Lowndes = Novel
crew: 259 Gaetano di Ventimiglia = Director of Photography
crew: 260 Ivor Montagu = Editor

id: 186
film: Napoléon
title-ru: Наполеон
released: 1927-04-07
language: fr
countries: FR
runtime: 330
genres: History, Drama, War
score: 8.5
popularity: 55.13
tagline: One screen was not enough.
overview: A lonely boy leads a snowball fight at a military school and grows up to command the army of Italy. Between the two lie the Revolution, the Terror, a flight from Corsica in a small boat and a marriage to Joséphine. Abel Gance tied cameras to horses and let them swing over crowds, and for the last scenes he placed three screens side by side.
cast: 1449 Albert Dieudonné = Napoléon Bonaparte
cast: 1450 Vladimir Roudenko = Napoléon as a Boy
cast: 1451 Edmond Van Daële = Maximilien Robespierre
cast: 1452 Alexandre Koubitzky = Georges Danton
cast: 313 Antonin Artaud = Jean-Paul Marat
cast: 1453 Abel Gance = Louis Saint-Just
cast: 1454 Gina Manès = Joséphine de Beauharnais
cast: 521 Annabella = Violine Fleuri
cast: 1455 Nicolas Koline = Tristan Fleuri
crew: 1453 Abel Gance = Director
crew: 1453 Abel Gance = Screenplay
crew: 1453 Abel Gance = Producer
crew: 1456 Jules Kruger = Director of Photography
crew: 1457 Arthur Honegger = Original Music Composer

id: 37
film: 7th Heaven
title-ru: Седьмое небо
released: 1927-05-06
language: en
countries: US
runtime: 110
genres: Romance, Drama, War
score: 7.7
popularity: 46.82
overview: Chico cleans the sewers of Paris and boasts to anyone listening that he is a very remarkable fellow. When he rescues Diane from her sister's whip and lies to the police that she is his wife, he must take her home to his garret, seven flights up, to keep the story straight. Among the rooftops a pretence softens into devotion, just as the drums of 1914 begin.
cast: 261 Janet Gaynor = Diane
cast: 262 Charles Farrell = Chico
cast: 263 Albert Gran = Boul
cast: 264 David Butler = Gobin
cast: 265 Gladys Brockwell = Nana
cast: 266 George E. Stone = Sewer Rat
crew: 267 Frank Borzage = Director
crew: 268 Benjamin Glazer = Screenplay
crew: 269 Ernest Palmer = Director of Photography
crew: 270 Harry Oliver = Production Design

id: 38
film: Wings
title-ru: Крылья
released: 1927-05-19
language: en
countries: US
runtime: 144
genres: War, Drama, Romance, Action
score: 7.9
popularity: 71.32
overview: Jack and David come from the same small town, love the same girl and dislike each other on sight, until flight school beats them into inseparable friends. Over France they dogfight through towering clouds while Mary, the girl next door nobody noticed, drives an ambulance along shell-torn roads in search of Jack. Cameras bolted to real aeroplanes catch every spin, burst and tumble.
cast: 241 Clara Bow = Mary Preston
cast: 271 Buddy Rogers = Jack Powell
cast: 272 Richard Arlen = David Armstrong
cast: 273 Jobyna Ralston = Sylvia Lewis
cast: 274 El Brendel = Herman Schwimpf
cast: 275 Gary Cooper = Cadet White
crew: 276 William A. Wellman = Director
crew: 277 John Monk Saunders = Story
crew: 248 Hope Loring = Screenplay
crew: 278 Lucien Hubbard = Producer
crew: 279 Harry Perry = Director of Photography

id: 187
film: The Unknown
title-ru: Неизвестный
released: 1927-06-04
language: en
countries: US
runtime: 66
genres: Horror, Drama, Thriller
score: 8.0
popularity: 47.83
tagline: He would give his right arm for her.
overview: Alonzo throws knives with his feet in a Madrid circus, where everyone believes that he has no arms. He loves Nanon, who cannot bear to be touched by a man's hands, and he has a secret to hide from her and from the police. Lon Chaney plays a man who does something terrible for love, and has to laugh when he learns that it was for nothing.
cast: 111 Lon Chaney = Alonzo
cast: 113 Norman Kerry = Malabar
cast: 633 Joan Crawford = Nanon
cast: 1458 Nick De Ruiz = Zanzi
cast: 1459 John George = Cojo
cast: 1460 Frank Lanning = Costra
crew: 510 Tod Browning = Director
crew: 510 Tod Browning = Story
crew: 1461 Waldemar Young = Screenplay
crew: 211 Irving Thalberg = Producer
crew: 615 Merritt B. Gerstad = Director of Photography
crew: 373 Cedric Gibbons = Production Design

id: 188
film: Underworld
title-ru: Подполье
released: 1927-08-20
language: en
countries: US
runtime: 80
genres: Crime, Drama, Romance
score: 7.6
popularity: 29.23
overview: The bank robber Bull Weed picks a drunken lawyer out of the gutter, names him Rolls Royce and makes him the brains of his gang. Rolls Royce sobers up and falls in love with Feathers, his benefactor's girl, and she with him. It was one of the first films to look at gangsters from the inside, and Ben Hecht received one of the first Academy Awards for its story.
cast: 953 George Bancroft = Bull Weed
cast: 1462 Evelyn Brent = Feathers McCoy
cast: 616 Clive Brook = Rolls Royce Wensel
cast: 1375 Fred Kohler = Buck Mulligan
cast: 1463 Larry Semon = Slippy Lewis
cast: 1464 Helen Lynch = Mulligan's Girl
crew: 378 Josef von Sternberg = Director
crew: 1465 Robert N. Lee = Screenplay
crew: 1466 Charles Furthman = Screenplay
crew: 629 Ben Hecht = Story
crew: 834 Bert Glennon = Director of Photography
crew: 491 Hans Dreier = Production Design
crew: 492 Travis Banton = Costume Design
crew: 1467 E. Lloyd Sheldon = Editor

id: 189
film: The Cat and the Canary
title-ru: Кот и канарейка
released: 1927-09-09
language: en
countries: US
runtime: 82
genres: Horror, Mystery, Comedy
score: 7.4
popularity: 36.13
overview: Twenty years after the death of a rich old man, his relatives meet at midnight in his house on the Hudson to hear the will. Everything goes to Annabelle, provided that she is not insane, and somebody in the house sets out to drive her mad. Paul Leni mixes screams with laughter, and haunted houses on film have looked like this one ever since.
cast: 1468 Laura La Plante = Annabelle West
cast: 1469 Creighton Hale = Paul Jones
cast: 1470 Forrest Stanley = Charles Wilder
cast: 153 Tully Marshall = Roger Crosby
cast: 1471 Gertrude Astor = Cecily Young
cast: 1472 Flora Finch = Aunt Susan
cast: 195 Arthur Edmund Carewe = Harry Blythe
cast: 1473 Martha Mattox = Mammy Pleasant
cast: 1346 George Siegmann = The Guard
cast: 1474 Lucien Littlefield = Dr. Ira Lazar
crew: 1475 Paul Leni = Director
crew: 1476 Robert F. Hill = Screenplay
crew: 293 Alfred A. Cohn = Screenplay
crew: 1477 John Willard = Theatre Play
crew: 1478 Paul Kohner = Producer
crew: 1479 Gilbert Warrenton = Director of Photography
crew: 803 Charles D. Hall = Production Design

id: 39
film: Sunrise: A Song of Two Humans
title-ru: Восход солнца
released: 1927-09-23
language: en
countries: US
runtime: 94
genres: Drama, Romance
score: 8.9
popularity: 84.62
tagline: One boat, one lake, one marriage adrift.
overview: A farmer has fallen under the spell of a visitor from the city, who whispers to him in the moonlit marsh that his wife might drown by accident. He rows his trusting bride out across the lake with the thought heavy on his shoulders. What follows carries the couple by tram into a dazzling city of cafés, barbers and fairground lights, where they must look at one another afresh.
cast: 280 George O'Brien = The Man
cast: 261 Janet Gaynor = The Wife
cast: 281 Margaret Livingston = The Woman from the City
cast: 282 Bodil Rosing = The Maid
cast: 283 J. Farrell MacDonald = The Photographer
crew: 83 F. W. Murnau = Director
crew: 42 Carl Mayer = Screenplay
crew: 284 Charles Rosher = Director of Photography
crew: 285 Karl Struss = Director of Photography
crew: 286 Rochus Gliese = Production Design

id: 190
film: Berlin: Symphony of a Great City
original: Berlin – Die Sinfonie der Großstadt
title-ru: Берлин — симфония большого города
released: 1927-09-23
language: de
countries: DE
runtime: 65
genres: Documentary
score: 7.8
popularity: 31.13
overview: A night train runs into Berlin at dawn, and for one day the city is the only character: shutters go up, machines start, people eat, quarrel, rest, and crowd into cinemas and dance halls. Walter Ruttmann and his cameramen filmed for months, often with hidden cameras. He edited the footage like music, in five acts with a tempo of their own.
crew: 1480 Walter Ruttmann = Director
crew: 1480 Walter Ruttmann = Screenplay
crew: 54 Karl Freund = Screenplay
crew: 42 Carl Mayer = Story
crew: 605 Reimar Kuntze = Director of Photography
crew: 1481 Robert Baberske = Director of Photography
crew: 1482 László Schäffer = Director of Photography
crew: 217 Edmund Meisel = Original Music Composer
crew: 1480 Walter Ruttmann = Editor

id: 40
film: The Jazz Singer
title-ru: Певец джаза
released: 1927-10-06
language: en
countries: US
runtime: 89
genres: Drama, Music
score: 6.4
popularity: 62.72
overview: Five generations of Rabinowitz men have sung in the synagogue, but young Jakie would rather belt ragtime in a Lower East Side saloon. Thrown out by his father, he returns years later as Jack Robin, one rehearsal away from Broadway. Then word comes that the old cantor is gravely ill on the eve of Yom Kippur. Silent for long stretches, the film startled 1927 whenever its star opened his mouth.
cast: 287 Al Jolson = Jakie Rabinowitz / Jack Robin
cast: 288 May McAvoy = Mary Dale
cast: 289 Warner Oland = Cantor Rabinowitz
cast: 290 Eugenie Besserer = Sara Rabinowitz
cast: 291 Otto Lederer = Moisha Yudelson
crew: 292 Alan Crosland = Director
crew: 293 Alfred A. Cohn = Screenplay
crew: 294 Samson Raphaelson = Story
crew: 295 Hal Mohr = Director of Photography
crew: 296 Harold McCord = Editor

id: 41
film: The Circus
title-ru: Цирк
released: 1928-01-06
language: en
countries: US
runtime: 72
genres: Comedy, Romance, Family
score: 8.2
popularity: 74.52
overview: Chased into the big top by a policeman, a hungry tramp ruins every act and brings the house down. The ringmaster hires him as a prop man, careful never to let him learn that he is the star. Lions, a furious mule and a pocketful of escaped monkeys lie ahead, along with a shy love for the ringmaster's ill-treated stepdaughter, who has eyes for the new tightrope walker.
cast: 17 Charlie Chaplin = The Tramp
cast: 297 Merna Kennedy = The Circus Rider
cast: 298 Al Ernest Garcia = The Ringmaster
cast: 299 Harry Crocker = Rex
cast: 21 Henry Bergman = An Old Clown
cast: 300 Tiny Sandford = The Head Property Man
crew: 17 Charlie Chaplin = Director
crew: 17 Charlie Chaplin = Screenplay
crew: 17 Charlie Chaplin = Producer
crew: 22 Roland Totheroh = Director of Photography

id: 191
film: October
original: Октябрь
title-ru: Октябрь
released: 1928-01-20
language: ru
countries: SU
runtime: 103
genres: Drama, History
score: 7.5
popularity: 34.83
overview: From the fall of the tsar in February 1917 to the capture of the Winter Palace in October, Petrograd is the stage and the crowds play the leading part. A bridge rises with a dead horse hanging from it, Kerensky struts like a mechanical peacock, and stone idols comment on religion. The film was made for the tenth anniversary of the revolution. It is state propaganda, and also Eisenstein's boldest experiment in editing.
cast: 1483 Vasili Nikandrov = Lenin
cast: 1484 Nikolai Popov = Kerensky
cast: 1485 Boris Livanov = Tereshchenko
crew: 188 Sergei Eisenstein = Director
crew: 184 Grigori Aleksandrov = Director
crew: 188 Sergei Eisenstein = Screenplay
crew: 184 Grigori Aleksandrov = Screenplay
crew: 189 Eduard Tisse = Director of Photography
crew: 217 Edmund Meisel = Original Music Composer

id: 42
film: The Crowd
title-ru: Толпа
released: 1928-02-18
language: en
countries: US
runtime: 98
genres: Drama, Romance
score: 8.4
popularity: 49.22
tagline: Seven million people, and every one of them was going to be somebody.
overview: Born on the Fourth of July and told he would be somebody big, John Sims arrives in New York and is given desk 137 in a hall of identical desks. He meets Mary on a double date, marries her, and moves into a flat where the bed folds into the wall and the trains rattle past. Small joys, in-laws and one terrible afternoon test how far his daydreams can carry them.
cast: 301 James Murray = John Sims
cast: 302 Eleanor Boardman = Mary Sims
cast: 303 Bert Roach = Bert
cast: 304 Estelle Clark = Jane
cast: 305 Daniel G. Tomlinson = Jim
crew: 208 King Vidor = Director
crew: 208 King Vidor = Screenplay
crew: 306 John V. A. Weaver = Screenplay
crew: 307 Henry Sharp = Director of Photography
crew: 308 Hugh Wynn = Editor

id: 192
film: Spies
original: Spione
title-ru: Шпионы
released: 1928-03-22
language: de
countries: DE
runtime: 145
genres: Thriller, Crime, Romance
score: 7.8
popularity: 28.73
overview: State secrets disappear all over Europe, and the trail leads to Haghi, a banker in a wheelchair who runs a ring of spies. He sets the Russian agent Sonja on a government man known only as Number 326, and the two fall in love. Numbered agents, tiny cameras, a train wreck and a villain with many faces: much of what spy films still use is already here.
cast: 70 Rudolf Klein-Rogge = Haghi
cast: 1486 Gerda Maurus = Sonja Barranikowa
cast: 1487 Willy Fritsch = No. 326
cast: 1488 Lien Deyers = Kitty
cast: 1489 Lupu Pick = Dr. Masimoto
cast: 239 Fritz Rasp = Colonel Jellusic
cast: 1490 Louis Ralph = Morrier
cast: 1491 Craighall Sherry = Burton Jason
cast: 1492 Hertha von Walther = Lady Leslane
cast: 1493 Paul Hörbiger = Franz
crew: 72 Fritz Lang = Director
crew: 73 Thea von Harbou = Screenplay
crew: 72 Fritz Lang = Screenplay
crew: 73 Thea von Harbou = Novel
crew: 72 Fritz Lang = Producer
crew: 75 Fritz Arno Wagner = Director of Photography
crew: 137 Otto Hunte = Production Design

id: 193
film: Speedy
title-ru: Лихач
released: 1928-04-07
language: en
countries: US
runtime: 86
genres: Comedy, Action, Family
score: 7.8
popularity: 35.43
overview: Speedy Swift cannot keep a job because he cannot miss a baseball score. His girl's grandfather owns the last horse-drawn streetcar in New York, and a railroad company that wants the route hires thugs to stop it. Harold Lloyd filmed the chases in real traffic, spends a Sunday at Coney Island, and drives a terrified Babe Ruth to Yankee Stadium.
cast: 102 Harold Lloyd = Harold "Speedy" Swift
cast: 1494 Ann Christy = Jane Dillon
cast: 1495 Bert Woodruff = Pop Dillon
cast: 1496 Babe Ruth = Self
cast: 1497 Byron Douglas = W. S. Wilton
cast: 1401 Brooks Benedict = Steve Carter
crew: 1408 Ted Wilde = Director
crew: 1406 John Grey = Screenplay
crew: 1498 Lex Neal = Screenplay
crew: 998 Howard Emmett Rogers = Screenplay
crew: 1499 Jay Howe = Screenplay
crew: 102 Harold Lloyd = Producer
crew: 110 Walter Lundin = Director of Photography

id: 43
film: The Passion of Joan of Arc
original: La Passion de Jeanne d'Arc
title-ru: Страсти Жанны д’Арк
released: 1928-04-21
language: fr
countries: FR
runtime: 82
genres: Drama, History
score: 9.1
popularity: 88.92
overview: In a bare white chamber at Rouen, a nineteen-year-old in a soldier's tunic faces a bench of churchmen determined to trap her with her own answers. The camera stays close enough to count tears, warts and flies as the judges wheedle, forge and threaten. Working from the minutes of the 1431 trial, Dreyer turns an interrogation into a landscape made entirely of human faces.
cast: 309 Renée Falconetti = Joan of Arc
cast: 310 Eugène Silvain = Bishop Pierre Cauchon
cast: 311 André Berley = Jean d'Estivet
cast: 312 Maurice Schutz = Nicolas Loyseleur
cast: 313 Antonin Artaud = Jean Massieu
cast: 314 Michel Simon = Jean Lemaître
crew: 315 Carl Theodor Dreyer = Director
crew: 315 Carl Theodor Dreyer = Screenplay
crew: 316 Joseph Delteil = Screenplay
crew: 317 Rudolph Maté = Director of Photography
crew: 45 Hermann Warm = Production Design

id: 194
film: The Man Who Laughs
title-ru: Человек, который смеётся
released: 1928-04-27
language: en
countries: US
runtime: 110
genres: Drama, Horror, Romance
score: 8.1
popularity: 62.93
tagline: Nobody asked him whether it was funny.
overview: By order of a king, surgeons carve a permanent grin into the face of a rebel's son. Gwynplaine grows up as a clown in a traveling show and loves the blind Dea, who cannot see what the crowds laugh at. Then the court learns that he is heir to a title. Conrad Veidt plays love, shame and anger with his eyes alone, and his grin was a model for the Joker in the Batman comics.
cast: 36 Conrad Veidt = Gwynplaine
cast: 194 Mary Philbin = Dea
cast: 608 Olga Baclanova = Duchess Josiana
cast: 115 Brandon Hurst = Barkilphedro
cast: 1500 Cesare Gravina = Ursus
cast: 1501 Stuart Holmes = Lord Dirry-Moir
cast: 1424 Sam De Grasse = King James II
cast: 1346 George Siegmann = Dr. Hardquanonne
cast: 1348 Josephine Crowell = Queen Anne
crew: 1475 Paul Leni = Director
crew: 1502 J. Grubb Alexander = Screenplay
crew: 118 Victor Hugo = Novel
crew: 1478 Paul Kohner = Producer
crew: 1479 Gilbert Warrenton = Director of Photography
crew: 803 Charles D. Hall = Production Design

id: 44
film: Steamboat Bill, Jr.
title-ru: Пароходный Билл
released: 1928-05-20
language: en
countries: US
runtime: 70
genres: Comedy, Action, Family
score: 8.1
popularity: 79.82
overview: A gruff riverboat captain, losing passengers to a gleaming rival, awaits the grown son he has not seen since the cradle. Off the train steps a slight dandy with a ukulele, a beret and a feeble mustache. Worse, the boy adores the rival's daughter. Then a cyclone rips into River Junction, tearing off roofs and walls, and young Bill must stand his ground wherever the windows happen to fall.
cast: 121 Buster Keaton = William Canfield Jr.
cast: 114 Ernest Torrence = William Canfield Sr.
cast: 318 Marion Byron = Kitty King
cast: 319 Tom McGuire = John James King
cast: 320 Tom Lewis = Tom Carter
crew: 321 Charles Reisner = Director
crew: 322 Carl Harbaugh = Story
crew: 129 Joseph M. Schenck = Producer
crew: 235 Devereaux Jennings = Director of Photography
crew: 236 Bert Haines = Director of Photography

id: 195
film: The Docks of New York
title-ru: Доки Нью-Йорка
released: 1928-09-16
language: en
countries: US
runtime: 76
genres: Drama, Romance
score: 7.9
popularity: 22.93
overview: A ship's stoker with one night ashore pulls a young woman out of the harbor. She did not want to be saved; by midnight he has stolen a dress for her and married her in a bar, half as a joke. In the morning his ship leaves, and he has to decide what the joke meant. Josef von Sternberg fills the waterfront with fog, nets and lamplight.
cast: 953 George Bancroft = Bill Roberts
cast: 1503 Betty Compson = Mae
cast: 608 Olga Baclanova = Lou
cast: 434 Clyde Cook = Sugar Steve
cast: 1414 Mitchell Lewis = Andy
cast: 619 Gustav von Seyffertitz = Hymn Book Harry
crew: 378 Josef von Sternberg = Director
crew: 490 Jules Furthman = Screenplay
crew: 277 John Monk Saunders = Story
crew: 1504 J. G. Bachmann = Producer
crew: 1505 Harold Rosson = Director of Photography
crew: 491 Hans Dreier = Production Design

id: 196
film: The Cameraman
title-ru: Кинооператор
released: 1928-09-22
language: en
countries: US
runtime: 69
genres: Comedy, Romance
score: 8.2
popularity: 46.63
tagline: The monkey got the best shots.
overview: A sidewalk photographer falls in love with a girl from a newsreel office and spends his savings on an old camera to be near her. His first films show a battleship sailing down Broadway. After a ruined day at the pool and an imaginary game of baseball, he catches a street war in Chinatown with the help of a monkey. It was Keaton's first film for MGM and one of his last with real freedom.
cast: 121 Buster Keaton = Buster
cast: 1506 Marceline Day = Sally Richards
cast: 1507 Harold Goodwin = Harold Stagg
cast: 1508 Sidney Bracey = Edward J. Blake
cast: 1509 Harry Gribbon = Officer Hennessey
crew: 1510 Edward Sedgwick = Director
crew: 121 Buster Keaton = Director
crew: 234 Clyde Bruckman = Story
crew: 1511 Lew Lipton = Story
crew: 717 Richard Schayer = Screenplay
crew: 121 Buster Keaton = Producer
crew: 130 Elgin Lessley = Director of Photography
crew: 1512 Reggie Lanning = Director of Photography
crew: 308 Hugh Wynn = Editor

id: 197
film: The Fall of the House of Usher
original: La Chute de la maison Usher
title-ru: Падение дома Ашеров
released: 1928-10-05
language: fr
countries: FR
runtime: 63
genres: Horror, Drama
score: 7.5
popularity: 26.93
overview: A friend travels through mist to the house of Roderick Usher, who is painting his wife Madeleine. With every stroke the portrait looks more alive and she grows weaker. When she dies, Roderick does not believe it. Jean Epstein tells two stories by Poe as one, in slow motion, blowing curtains and flickering candles.
cast: 1513 Jean Debucourt = Roderick Usher
cast: 1514 Marguerite Gance = Madeleine Usher
cast: 1515 Charles Lamy = Allan
crew: 1516 Jean Epstein = Director
crew: 1516 Jean Epstein = Screenplay
crew: 347 Luis Buñuel = Screenplay
crew: 1517 Edgar Allan Poe = Short Story
crew: 1516 Jean Epstein = Producer
crew: 1518 Georges Lucas = Director of Photography
crew: 1519 Jean Lucas = Director of Photography
crew: 1520 Pierre Kéfer = Production Design

id: 198
film: Steamboat Willie
title-ru: Пароходик Вилли
released: 1928-11-18
language: en
countries: US
runtime: 8
genres: Animation, Comedy, Music, Family
score: 7.8
popularity: 86.33
tagline: He whistles, and the whole boat joins in.
overview: Mickey steers a river steamer, whistles, and is thrown off the bridge by Captain Pete. When a goat eats Minnie's music, the two turn the animal into a barrel organ and play the rest of the livestock like an orchestra. It was the first Mickey Mouse cartoon shown with sound. The cartoon is in the public domain, but later versions of Mickey are not, and his name is a trademark of Disney.
cast: 1521 Walt Disney = Mickey Mouse
crew: 1521 Walt Disney = Director
crew: 1522 Ub Iwerks = Director
crew: 1521 Walt Disney = Producer
crew: 1522 Ub Iwerks = Animation
crew: 1523 Wilfred Jackson = Original Music Composer
crew: 1524 Bert Lewis = Original Music Composer

id: 45
film: The Wind
title-ru: Ветер
released: 1928-11-23
language: en
countries: US
runtime: 78
genres: Drama, Western, Romance
score: 8.0
popularity: 38.42
tagline: It never stops, and it knows her name.
overview: Letty Mason leaves Virginia for a cousin's ranch in West Texas, where sand hisses at the windows, fills the bread and drives women out of their minds. Unwelcome in the house, she is pushed into marriage with a rough cowhand she barely knows. Alone in his cabin while the northers howl, and pursued by a smooth cattle buyer from the train, she feels her grip slipping.
cast: 8 Lillian Gish = Letty Mason
cast: 323 Lars Hanson = Lige Hightower
cast: 324 Montagu Love = Wirt Roddy
cast: 325 Dorothy Cumming = Cora
cast: 326 Edward Earle = Beverly
cast: 327 William Orlamond = Sourdough
crew: 56 Victor Sjöström = Director
crew: 328 Frances Marion = Screenplay
crew: 329 Dorothy Scarborough = Novel
crew: 212 John Arnold = Director of Photography
crew: 330 Conrad A. Nervig = Editor

id: 46
film: Man with a Movie Camera
original: Человек с киноаппаратом
title-ru: Человек с киноаппаратом
released: 1929-01-08
language: ru
countries: SU
runtime: 68
genres: Documentary
score: 8.5
popularity: 67.22
tagline: A city wakes up and finds the lens already open.
overview: A cinema fills, the projector sparks, and a cameraman sets out with tripod on shoulder to catch a Soviet city from dawn until night. He clambers up chimneys, crouches under trains and films a birth, a wedding, a divorce, trams, looms and bathers. Between shots we watch the editor at her bench, freezing frames and stirring them back to life in a dizzying play of splits and overlaps.
cast: 331 Mikhail Kaufman = Self
cast: 332 Elizaveta Svilova = Self
crew: 333 Dziga Vertov = Director
crew: 333 Dziga Vertov = Screenplay
crew: 331 Mikhail Kaufman = Director of Photography
crew: 332 Elizaveta Svilova = Editor

id: 199
film: The Broadway Melody
title-ru: Бродвейская мелодия
released: 1929-02-01
language: en
countries: US
runtime: 100
genres: Music, Romance, Drama
score: 6.0
popularity: 39.43
overview: Two sisters bring their act from the provinces to Broadway, where the older one's fiancé has written a song for a revue. He falls in love with the younger one, and she takes up with a playboy to protect her sister's happiness. It was the first sound film to receive the Academy Award for best picture, and many later backstage musicals follow its plan.
cast: 1525 Charles King = Eddie Kearns
cast: 1526 Anita Page = Queenie Mahoney
cast: 174 Bessie Love = Hank Mahoney
cast: 1527 Jed Prouty = Uncle Jed
cast: 1528 Kenneth Thomson = Jacques Warriner
cast: 1529 Eddie Kane = Francis Zanfield
cast: 1530 Mary Doran = Flo
crew: 1531 Harry Beaumont = Director
crew: 635 Edmund Goulding = Story
crew: 772 Sarah Y. Mason = Screenplay
crew: 1532 Norman Houston = Screenplay
crew: 1062 James Gleason = Screenplay
crew: 212 John Arnold = Director of Photography
crew: 1533 Nacio Herb Brown = Original Music Composer
crew: 373 Cedric Gibbons = Production Design

id: 47
film: Pandora's Box
original: Die Büchse der Pandora
title-ru: Ящик Пандоры
released: 1929-02-09
language: de
countries: DE
runtime: 133
genres: Drama, Romance, Crime
score: 8.3
popularity: 76.12
overview: Lulu dances through Berlin with a fringe like a lacquered helmet and a smile nobody can refuse. A newspaper editor means to give her up for a respectable marriage, his son worships her, a countess burns for her, and an old vagrant keeps turning up for schnapps. One backstage tantrum leads to a wedding, and the wedding to a revolver, a courtroom and a long flight from the law.
cast: 334 Louise Brooks = Lulu
cast: 335 Fritz Kortner = Dr. Ludwig Schön
cast: 336 Francis Lederer = Alwa Schön
cast: 337 Carl Goetz = Schigolch
cast: 338 Krafft-Raschig = Rodrigo Quast
cast: 339 Alice Roberts = Countess Anna Geschwitz
crew: 340 G. W. Pabst = Director
crew: 341 Ladislaus Vajda = Screenplay
crew: 342 Seymour Nebenzal = Producer
crew: 343 Günther Krampf = Director of Photography
crew: 344 Andrei Andreiev = Production Design

id: 200
film: Big Business
title-ru: Большой бизнес
released: 1929-04-20
language: en
countries: US
runtime: 19
genres: Comedy
score: 7.9
popularity: 32.13
overview: Stan and Ollie sell Christmas trees from door to door in sunny California. One customer says no, the door shuts on a branch, and a small misunderstanding grows: he cuts up their tree, they damage his door, he takes their car apart, they take apart his house. A policeman watches and writes everything down.
cast: 1534 Stan Laurel = Stan
cast: 1535 Oliver Hardy = Ollie
cast: 435 James Finlayson = The Homeowner
cast: 300 Tiny Sandford = The Policeman
crew: 1536 James W. Horne = Director
crew: 777 Leo McCarey = Story
crew: 109 Hal Roach = Producer
crew: 970 George Stevens = Director of Photography
crew: 1537 Richard C. Currier = Editor

id: 201
film: The Cocoanuts
title-ru: Кокосовые орешки
released: 1929-05-23
language: en
countries: US
runtime: 93
genres: Comedy, Music
score: 6.9
popularity: 30.43
overview: Mr. Hammer runs a Florida hotel without paying guests and sells building lots that nobody wants. Two con men arrive with an empty suitcase, a necklace is stolen, and an auction collapses because one bidder does not know when to stop. The first feature of the Marx Brothers was filmed from their Broadway show with a camera that hardly moves, and they do all the moving.
cast: 457 Groucho Marx = Mr. Hammer
cast: 458 Harpo Marx = Harpo
cast: 459 Chico Marx = Chico
cast: 460 Zeppo Marx = Jamison
cast: 462 Margaret Dumont = Mrs. Potter
cast: 1538 Oscar Shaw = Bob Adams
cast: 1539 Mary Eaton = Polly Potter
cast: 680 Kay Francis = Penelope
cast: 1540 Cyril Ring = Harvey Yates
cast: 1541 Basil Ruysdael = Hennessy
crew: 1542 Robert Florey = Director
crew: 1543 Joseph Santley = Director
crew: 465 Morrie Ryskind = Screenplay
crew: 906 George S. Kaufman = Theatre Play
crew: 782 Walter Wanger = Producer
crew: 466 George Folsey = Director of Photography
crew: 893 Irving Berlin = Original Music Composer

id: 48
film: Un Chien Andalou
title-ru: Андалузский пёс
released: 1929-06-06
language: fr
countries: FR
runtime: 21
genres: Fantasy, Horror
score: 7.6
popularity: 65.82
overview: A man on a balcony strops a razor as a thin cloud drifts toward the moon. From there logic takes the day off: ants swarm out of a palm, a cyclist in frills topples into the gutter, and a would-be lover hauls two grand pianos, dead donkeys and a pair of priests across a room. Titles announce leaps of years that mean nothing. Two young Spaniards built it from dreams.
cast: 345 Simone Mareuil = The Young Woman
cast: 346 Pierre Batcheff = The Man
cast: 347 Luis Buñuel = The Man with the Razor
cast: 348 Salvador Dalí = A Seminarist
crew: 347 Luis Buñuel = Director
crew: 347 Luis Buñuel = Screenplay
crew: 348 Salvador Dalí = Screenplay
crew: 347 Luis Buñuel = Producer
crew: 349 Albert Duverger = Director of Photography

id: 49
film: Blackmail
title-ru: Шантаж
released: 1929-06-30
language: en
countries: GB
runtime: 85
genres: Thriller, Crime, Drama
score: 7.3
popularity: 55.92
tagline: The word she keeps hearing is knife.
overview: After a quarrel with her detective boyfriend, Alice White lets a charming artist show her his studio. By morning he is dead behind a curtain, she is walking London in a daze, and the detective assigned to the case has found one of her gloves. A shabby loafer who saw too much saunters into her father's shop and orders a good cigar. Britain's talkies found their nerve here.
cast: 350 Anny Ondra = Alice White
cast: 351 John Longden = Frank Webber
cast: 352 Sara Allgood = Mrs. White
cast: 353 Charles Paton = Mr. White
cast: 354 Donald Calthrop = Tracy
cast: 355 Cyril Ritchard = The Artist
crew: 256 Alfred Hitchcock = Director
crew: 256 Alfred Hitchcock = Screenplay
crew: 356 John Maxwell = Producer
crew: 357 Jack E. Cox = Director of Photography
crew: 358 Emile de Ruelle = Editor

id: 202
film: Hallelujah
title-ru: Аллилуйя
released: 1929-08-20
language: en
countries: US
runtime: 100
genres: Drama, Music, Romance
score: 7.2
popularity: 16.43
overview: Zeke, a young cotton farmer, loses his family's money and his brother in one night because of a dancer named Chick, and becomes a preacher. She comes to laugh at his revival and stays to be saved, and his old life calls again. King Vidor staked his own salary on one of the first Hollywood films with an entirely Black cast. It keeps stereotypes of its time, and its spirituals and work songs have great force.
cast: 1544 Daniel L. Haynes = Zeke
cast: 1545 Nina Mae McKinney = Chick
cast: 1546 William Fountaine = Hot Shot
cast: 1547 Harry Gray = Parson
cast: 1548 Fanny Belle DeKnight = Mammy
cast: 1549 Everett McGarrity = Spunk
cast: 1550 Victoria Spivey = Missy Rose
crew: 208 King Vidor = Director
crew: 208 King Vidor = Story
crew: 1551 Wanda Tuchock = Screenplay
crew: 208 King Vidor = Producer
crew: 1552 Gordon Avil = Director of Photography
crew: 308 Hugh Wynn = Editor
crew: 373 Cedric Gibbons = Production Design

id: 203
film: The Skeleton Dance
title-ru: Танец скелетов
released: 1929-08-22
language: en
countries: US
runtime: 6
genres: Animation, Comedy, Music
score: 7.6
popularity: 38.73
overview: At midnight in a churchyard an owl shivers, two cats fight, and four skeletons climb out of their graves. They dance, fall apart and play one another like xylophones until the rooster crows. Ub Iwerks drew most of it alone, to music by Carl Stalling, and it began the Silly Symphonies, in which the pictures follow the music.
crew: 1521 Walt Disney = Director
crew: 1521 Walt Disney = Producer
crew: 1522 Ub Iwerks = Animation
crew: 1553 Carl Stalling = Original Music Composer

id: 204
film: Diary of a Lost Girl
original: Tagebuch einer Verlorenen
title-ru: Дневник падшей
released: 1929-10-15
language: de
countries: DE
runtime: 104
genres: Drama
score: 8.0
popularity: 42.43
overview: A pharmacist's daughter is seduced by her father's assistant, and when she has a child, the family gives the child away and sends her to a reformatory. She escapes from its drill and its gong and finds more kindness in a brothel than at home. Louise Brooks, in her second film with G. W. Pabst, hardly moves her face and accuses everyone.
cast: 334 Louise Brooks = Thymian
cast: 1554 Josef Rovenský = Henning
cast: 239 Fritz Rasp = Meinert
cast: 1555 André Roanne = Count Osdorff
cast: 1556 Vera Pawlowa = Aunt Frieda
cast: 1557 Franziska Kinz = Meta
cast: 1558 Edith Meinhard = Erika
cast: 1559 Andrews Engelmann = The Director of the Reformatory
cast: 1560 Valeska Gert = The Director's Wife
cast: 640 Sybille Schmitz = Elisabeth
cast: 375 Kurt Gerron = Dr. Vitalis
crew: 340 G. W. Pabst = Director
crew: 1561 Rudolf Leonhardt = Screenplay
crew: 1562 Margarete Böhme = Novel
crew: 340 G. W. Pabst = Producer
crew: 1563 Sepp Allgeier = Director of Photography
crew: 75 Fritz Arno Wagner = Director of Photography

id: 205
film: Woman in the Moon
original: Frau im Mond
title-ru: Женщина на Луне
released: 1929-10-15
language: de
countries: DE
runtime: 169
genres: Science Fiction, Drama, Adventure
score: 7.5
popularity: 40.63
overview: A professor who was laughed at for his theory of gold on the Moon finds an engineer who can build the rocket. A spy forces his way on board, a boy stows away with his magazines, and two of the crew love the same woman. The rocket pioneer Hermann Oberth advised Fritz Lang, and the film counted down to its launch long before real rockets did.
cast: 1487 Willy Fritsch = Wolf Helius
cast: 1486 Gerda Maurus = Friede Velten
cast: 77 Gustav von Wangenheim = Hans Windegger
cast: 1564 Klaus Pohl = Professor Manfeldt
cast: 239 Fritz Rasp = Walter Turner
cast: 1565 Gustl Gstettenbaur = Gustav
crew: 72 Fritz Lang = Director
crew: 73 Thea von Harbou = Screenplay
crew: 73 Thea von Harbou = Novel
crew: 72 Fritz Lang = Producer
crew: 1566 Curt Courant = Director of Photography
crew: 137 Otto Hunte = Production Design
crew: 1567 Emil Hasler = Production Design

id: 206
film: The Virginian
title-ru: Виргинец
released: 1929-11-09
language: en
countries: US
runtime: 91
genres: Western, Romance, Drama
score: 7.0
popularity: 21.33
tagline: Smile when you say it.
overview: A cowboy known only as the Virginian courts the new schoolteacher from Vermont and warns his friend Steve not to ride with cattle thieves. Steve does, and the law of the range leaves the Virginian no choice. Then Trampas, who led the thieves, gives him until sundown. Gary Cooper's first all-talking film made him a star as a man of few words.
cast: 275 Gary Cooper = The Virginian
cast: 986 Walter Huston = Trampas
cast: 513 Mary Brian = Molly Wood
cast: 272 Richard Arlen = Steve
cast: 617 Eugene Pallette = Honey Wiggin
cast: 162 Chester Conklin = Uncle Hughey
crew: 1568 Victor Fleming = Director
crew: 423 Howard Estabrook = Screenplay
crew: 1569 Owen Wister = Novel
crew: 249 Louis D. Lighton = Producer
crew: 1570 J. Roy Hunt = Director of Photography

id: 207
film: The Love Parade
title-ru: Парад любви
released: 1929-11-19
language: en
countries: US
runtime: 107
genres: Comedy, Music, Romance
score: 7.4
popularity: 20.73
overview: Count Renard is called home from Paris because of too many scandals, and the queen of Sylvania, who is supposed to punish him, marries him instead. He soon finds that the queen's husband has nothing to do but obey. Ernst Lubitsch's first sound film shows that songs can carry a story, and that a closed door can still tell a joke.
cast: 1571 Maurice Chevalier = Count Alfred Renard
cast: 1572 Jeanette MacDonald = Queen Louise
cast: 1573 Lupino Lane = Jacques
cast: 461 Lillian Roth = Lulu
cast: 617 Eugene Pallette = The Minister of War
cast: 1574 E. H. Calvert = The Ambassador
cast: 1575 Edgar Norton = The Master of Ceremonies
cast: 1576 Lionel Belmore = The Prime Minister
crew: 684 Ernst Lubitsch = Director
crew: 1577 Ernest Vajda = Screenplay
crew: 1578 Guy Bolton = Screenplay
crew: 684 Ernst Lubitsch = Producer
crew: 685 Victor Milner = Director of Photography
crew: 1579 Victor Schertzinger = Original Music Composer
crew: 491 Hans Dreier = Production Design
crew: 492 Travis Banton = Costume Design

id: 50
film: People on Sunday
original: Menschen am Sonntag
title-ru: Люди в воскресенье
released: 1930-02-04
language: de
countries: DE
runtime: 73
genres: Drama, Comedy, Romance
score: 7.7
popularity: 33.92
tagline: Six days of work, one of sunshine.
overview: Outside a Berlin station a wine salesman chats up a girl and invites her to the lake. She brings a friend from the record shop; he brings a taxi driver, whose sulky girlfriend sleeps the whole day away. Sausages, a gramophone, a pedal boat and a shifting flirtation fill the hours at Nikolassee. Amateurs play versions of themselves, and the future émigrés behind the camera borrow the city's light.
cast: 359 Erwin Splettstößer = Taxi Driver
cast: 360 Brigitte Borchert = Record Seller
cast: 361 Wolfgang von Waltershausen = Wine Salesman
cast: 362 Christl Ehlers = Film Extra
cast: 363 Annie Schreyer = Model
crew: 364 Robert Siodmak = Director
crew: 365 Edgar G. Ulmer = Director
crew: 366 Billy Wilder = Screenplay
crew: 342 Seymour Nebenzal = Producer
crew: 367 Eugen Schüfftan = Director of Photography

id: 51
film: Anna Christie
title-ru: Анна Кристи
released: 1930-02-21
language: en
countries: US
runtime: 90
genres: Drama, Romance
score: 6.8
popularity: 57.32
tagline: First line she ever spoke: an order for whiskey.
overview: A weary young woman pushes through the door of a waterfront saloon and asks for a drink. Anna has come from the Midwest to find the bargeman father who left her with relatives as a child, and who imagines she has been a governess. Life on the coal barge and the sea fog seem to wash her clean, until a shipwrecked Irish stoker falls in love and the past needs telling.
cast: 368 Greta Garbo = Anna Christie
cast: 369 Charles Bickford = Matt Burke
cast: 370 George F. Marion = Chris Christofferson
cast: 371 Marie Dressler = Marthy Owens
crew: 372 Clarence Brown = Director
crew: 328 Frances Marion = Screenplay
crew: 167 William H. Daniels = Director of Photography
crew: 308 Hugh Wynn = Editor
crew: 373 Cedric Gibbons = Production Design

id: 52
film: The Blue Angel
original: Der blaue Engel
title-ru: Голубой ангел
released: 1930-04-01
language: de
countries: DE
runtime: 107
genres: Drama, Music, Romance
score: 8.3
popularity: 82.32
tagline: He came to scold her. He stayed for the second song.
overview: Professor Rath rules his classroom by fear and a starched handkerchief. Confiscated postcards lead him to a smoky harbor cabaret, where his pupils have been mooning over Lola Lola, a singer who straddles a barrel in top hat and stockings. He intends to deliver a reprimand; instead he carries her powder puff. Bit by bit the stiff little tyrant trades his standing for a place backstage.
cast: 168 Emil Jannings = Professor Immanuel Rath
cast: 374 Marlene Dietrich = Lola Lola
cast: 375 Kurt Gerron = Kiepert
cast: 376 Rosa Valetti = Guste
cast: 377 Hans Albers = Mazeppa
crew: 378 Josef von Sternberg = Director
crew: 379 Heinrich Mann = Novel
crew: 74 Erich Pommer = Producer
crew: 380 Günther Rittau = Director of Photography
crew: 381 Friedrich Hollaender = Original Music Composer

id: 53
film: Earth
original: Земля
title-ru: Земля
released: 1930-04-08
language: uk
countries: SU
runtime: 76
genres: Drama
score: 8.1
popularity: 44.12
overview: An old man lies down among fallen apples and dies content, with a child munching fruit beside him. In the same Ukrainian village his grandson Vasyl brings home the first tractor, cooled along the way by whatever the farmers can supply, and plows straight through the landowners' boundary strips. One warm night he dances alone down a dusty lane. Sunflowers, rain and faces answer politics with something older.
cast: 382 Semyon Svashenko = Vasyl
cast: 383 Stepan Shkurat = Opanas
cast: 384 Mykola Nademsky = Grandfather Semen
cast: 385 Yuliya Solntseva = Vasyl's Sister
cast: 386 Yelena Maksimova = Natalya
cast: 387 Petro Masokha = Khoma
crew: 388 Alexander Dovzhenko = Director
crew: 388 Alexander Dovzhenko = Screenplay
crew: 388 Alexander Dovzhenko = Editor
crew: 389 Danylo Demutsky = Director of Photography

id: 54
film: All Quiet on the Western Front
title-ru: На Западном фронте без перемен
released: 1930-04-21
language: en
countries: US
runtime: 133
genres: War, Drama
score: 8.7
popularity: 93.72
tagline: Their teacher promised glory. The mud promised nothing.
overview: Fired by a schoolmaster's speech, a whole classroom of German boys marches off to enlist. Paul Bäumer and his friends learn from the veteran Katczinsky how to steal a pig, hug the earth and wait out a barrage in a crumbling dugout. A pair of fine boots passes from foot to foot as the class thins. Home on leave, Paul finds he no longer speaks the same language as the people cheering.
cast: 390 Lew Ayres = Paul Bäumer
cast: 391 Louis Wolheim = Katczinsky
cast: 392 John Wray = Himmelstoss
cast: 393 Arnold Lucy = Professor Kantorek
cast: 394 Ben Alexander = Kemmerich
cast: 395 Slim Summerville = Tjaden
cast: 396 Beryl Mercer = Mrs. Bäumer
crew: 397 Lewis Milestone = Director
crew: 398 George Abbott = Screenplay
crew: 399 Erich Maria Remarque = Novel
crew: 400 Carl Laemmle Jr. = Producer
crew: 145 Arthur Edeson = Director of Photography

id: 55
film: Under the Roofs of Paris
original: Sous les toits de Paris
title-ru: Под крышами Парижа
released: 1930-04-28
language: fr
countries: FR
runtime: 96
genres: Comedy, Romance, Music
score: 7.5
popularity: 36.72
tagline: One tune climbs every staircase on the street.
overview: Albert sells sheet music on a street corner, teaching passers-by the chorus while a pickpocket works the back row. He offers the Romanian girl Pola a bed when a neighborhood tough steals her key, and the two bicker till morning over who sleeps where. A bag of stolen goods, a jealous gangster and a best friend with wandering eyes complicate the melody as the camera roams over chimneys and windows.
cast: 401 Albert Préjean = Albert
cast: 402 Pola Illéry = Pola
cast: 403 Edmond T. Gréville = Louis
cast: 404 Gaston Modot = Fred
cast: 405 Bill Bocket = Émile
crew: 406 René Clair = Director
crew: 406 René Clair = Screenplay
crew: 407 Georges Périnal = Director of Photography
crew: 408 Lazare Meerson = Production Design
crew: 409 Armand Bernard = Original Music Composer

id: 56
film: Westfront 1918
original: Westfront 1918: Vier von der Infanterie
title-ru: Западный фронт, 1918 год
released: 1930-05-23
language: de
countries: DE
runtime: 97
genres: War, Drama
score: 7.9
popularity: 37.82
tagline: Four men hold a ditch nobody will remember.
overview: In the last spring of the war, four German infantrymen share a stretch of trench in France: a joking Bavarian, a student in love with a village girl, a husband called Karl and their rigid lieutenant. Karl goes home on leave to bread queues and a shock in his own bedroom. The sound track does not comfort; it drones, whistles and cracks while the camera crawls along the wire.
cast: 410 Gustav Diessl = Karl
cast: 411 Fritz Kampers = The Bavarian
cast: 412 Hans-Joachim Moebis = The Student
cast: 413 Claus Clausen = The Lieutenant
cast: 414 Jackie Monnier = Yvette
cast: 415 Hanna Hoessrich = Karl's Wife
crew: 340 G. W. Pabst = Director
crew: 341 Ladislaus Vajda = Screenplay
crew: 416 Ernst Johannsen = Novel
crew: 342 Seymour Nebenzal = Producer
crew: 75 Fritz Arno Wagner = Director of Photography

id: 57
film: Hell's Angels
title-ru: Ангелы ада
released: 1930-05-27
language: en
countries: US
runtime: 127
genres: War, Action, Drama
score: 7.2
popularity: 61.42
overview: Two Oxford brothers join the Royal Flying Corps: Roy, earnest and lovestruck, and Monte, who enlists for a kiss and regrets it by breakfast. Helen, the girl Roy worships, has other ideas about fidelity. While their German college friend rides a Zeppelin through the cloud toward London, the brothers drift toward a mission behind the lines in a captured bomber. Howard Hughes spent recklessly to fill the air with machines.
cast: 417 Ben Lyon = Monte Rutledge
cast: 418 James Hall = Roy Rutledge
cast: 419 Jean Harlow = Helen
cast: 420 John Darrow = Karl Armstedt
cast: 421 Lucien Prival = Baron von Kranz
crew: 422 Howard Hughes = Director
crew: 422 Howard Hughes = Producer
crew: 210 Harry Behn = Screenplay
crew: 423 Howard Estabrook = Screenplay
crew: 279 Harry Perry = Director of Photography

id: 58
film: The Big House
title-ru: Казённый дом
released: 1930-06-14
language: en
countries: US
runtime: 87
genres: Crime, Drama, Thriller
score: 7.0
popularity: 35.62
tagline: Three thousand men, built for half that number.
overview: Kent Marlowe, a soft young man who killed someone while driving drunk, is led into a jammed penitentiary and locked in with Butch, a braggart murderer, and Morgan, a cool-headed thief. Fear makes Kent useful to the guards. Tin cups hammer in the mess hall, hoarded weapons pass under tables, and the warden's warnings about crowding go unheard as Thanksgiving nears and the cell block begins to simmer.
cast: 424 Chester Morris = John Morgan
cast: 173 Wallace Beery = Butch Schmidt
cast: 425 Robert Montgomery = Kent Marlowe
cast: 175 Lewis Stone = Warden James Adams
cast: 426 Leila Hyams = Anne Marlowe
cast: 370 George F. Marion = Pop Riker
cast: 205 Karl Dane = Olsen
crew: 427 George W. Hill = Director
crew: 328 Frances Marion = Screenplay
crew: 428 Harold Wenstrom = Director of Photography
crew: 429 Blanche Sewell = Editor
crew: 373 Cedric Gibbons = Production Design

id: 59
film: The Dawn Patrol
title-ru: Утренний патруль
released: 1930-07-10
language: en
countries: US
runtime: 108
genres: War, Action, Drama
score: 7.1
popularity: 34.22
tagline: Count the engines coming home.
overview: Each morning Major Brand reads orders down the telephone line and sends half-trained boys up in patched machines; each evening he listens for the engines and counts. Courtney and Scott, his best flyers, drink, sing and despise him for it. When the desk changes hands, the man behind it learns what the job costs. A daring low raid on a German aerodrome supplies the swagger, the empty chairs supply the rest.
cast: 23 Richard Barthelmess = Dick Courtney
cast: 430 Douglas Fairbanks Jr. = Douglas Scott
cast: 431 Neil Hamilton = Major Brand
cast: 432 Frank McHugh = Flaherty
cast: 433 William Janney = Gordon Scott
cast: 434 Clyde Cook = Bott
cast: 435 James Finlayson = Field Sergeant
crew: 436 Howard Hawks = Director
crew: 277 John Monk Saunders = Story
crew: 437 Dan Totheroh = Screenplay
crew: 438 Seton I. Miller = Screenplay
crew: 439 Ernest Haller = Director of Photography

id: 60
film: The Unholy Three
title-ru: Несвятая троица
released: 1930-07-12
language: en
countries: US
runtime: 72
genres: Crime, Drama, Thriller
score: 6.7
popularity: 31.72
overview: When a police raid shuts their sideshow, a ventriloquist, a strongman and a tiny man in short trousers go into business together. Echo dons shawl and spectacles as kindly Mrs. O'Grady, keeper of a bird shop whose parrots talk only when she is near; the little fellow poses as a baby and cases rich homes. A robbery turns ugly and an innocent clerk stands to pay. It was Lon Chaney's only talking picture.
cast: 111 Lon Chaney = Professor Echo
cast: 440 Lila Lee = Rosie O'Grady
cast: 441 Elliott Nugent = Hector McDonald
cast: 442 Harry Earles = Midget
cast: 443 Ivan Linow = Hercules
cast: 444 John Miljan = Prosecuting Attorney
crew: 445 Jack Conway = Director
crew: 446 J. C. Nugent = Screenplay
crew: 441 Elliott Nugent = Screenplay
crew: 447 Tod Robbins = Novel
crew: 448 Percy Hilburn = Director of Photography

id: 61
film: Murder!
title-ru: Убийство!
released: 1930-07-31
language: en
countries: GB
runtime: 104
genres: Crime, Mystery, Thriller
score: 6.5
popularity: 39.12
overview: An actress is found dazed beside a poker and a dead colleague, unable to remember what happened. Sir John Menier, a celebrated actor-manager on the jury, gives way to eleven louder voices and then cannot forgive himself. While she waits in the condemned cell, he enlists a struggling stage couple and retraces the night through boarding houses, dressing rooms and back stairs, using the methods of the theater to test his suspicions.
cast: 449 Herbert Marshall = Sir John Menier
cast: 450 Norah Baring = Diana Baring
cast: 451 Phyllis Konstam = Doucie Markham
cast: 452 Edward Chapman = Ted Markham
cast: 453 Miles Mander = Gordon Druce
cast: 454 Esme Percy = Handel Fane
cast: 354 Donald Calthrop = Ion Stewart
crew: 256 Alfred Hitchcock = Director
crew: 455 Alma Reville = Screenplay
crew: 456 Clemence Dane = Novel
crew: 356 John Maxwell = Producer
crew: 357 Jack E. Cox = Director of Photography

id: 62
film: Animal Crackers
title-ru: Воры и охотники
released: 1930-08-23
language: en
countries: US
runtime: 97
genres: Comedy, Music
score: 7.5
popularity: 59.62
tagline: The guest of honor must be going.
overview: Mrs. Rittenhouse throws a Long Island weekend in honor of Captain Spaulding, an explorer who arrives in a sedan chair, disputes the fare and is felled by a caterpillar. A celebrated painting is to be unveiled; so, it turns out, are several copies. Between a musician who charges extra not to rehearse and a silent professor who sheds stolen cutlery, nobody at the party gets a straight answer or a quiet hand of bridge.
cast: 457 Groucho Marx = Captain Spaulding
cast: 458 Harpo Marx = The Professor
cast: 459 Chico Marx = Signor Ravelli
cast: 460 Zeppo Marx = Horatio Jamison
cast: 461 Lillian Roth = Arabella Rittenhouse
cast: 462 Margaret Dumont = Mrs. Rittenhouse
cast: 463 Louis Sorin = Roscoe Chandler
crew: 464 Victor Heerman = Director
crew: 465 Morrie Ryskind = Screenplay
crew: 466 George Folsey = Director of Photography

id: 63
film: Whoopee!
title-ru: Вупи!
released: 1930-09-30
language: en
countries: US
runtime: 93
genres: Comedy, Music, Western, Romance
score: 6.2
popularity: 28.42
overview: Henry Williams has gone to an Arizona ranch for his nerves, his stomach and every other organ he can name. Sally Morgan, due to marry the sheriff but in love with another man, tricks him into driving her away and leaves a note that they have eloped. Now a posse, a gun-toting nurse and a parade of two-strip Technicolor chorus girls are all after one rolling-eyed hypochondriac.
cast: 467 Eddie Cantor = Henry Williams
cast: 468 Ethel Shutta = Mary Custer
cast: 469 Eleanor Hunt = Sally Morgan
cast: 470 Paul Gregory = Wanenis
cast: 471 Jack Rutherford = Sheriff Bob Wells
cast: 472 Spencer Charters = Jerome Underwood
cast: 473 Chief Caupolican = Black Eagle
crew: 474 Thornton Freeland = Director
crew: 475 William M. Conselman = Screenplay
crew: 476 Samuel Goldwyn = Producer
crew: 477 Lee Garmes = Director of Photography
crew: 478 Stuart Heisler = Editor

id: 64
film: The Big Trail
title-ru: Большая тропа
released: 1930-10-02
language: en
countries: US
runtime: 122
genres: Western, Adventure, Romance
score: 7.2
popularity: 51.82
overview: On the banks of the Mississippi, hundreds of settlers load their wagons for Oregon. Breck Coleman, a young trapper hunting the men who killed his friend, signs on as scout when he suspects the hulking wagon boss. River crossings, a sheer cliff where oxen and carts go down by rope, blizzards and desert thirst follow. An early widescreen process spreads the whole dusty migration from edge to edge.
cast: 479 John Wayne = Breck Coleman
cast: 480 Marguerite Churchill = Ruth Cameron
cast: 274 El Brendel = Gus
cast: 153 Tully Marshall = Zeke
cast: 481 Tyrone Power Sr. = Red Flack
cast: 482 Ian Keith = Bill Thorpe
cast: 483 David Rollins = Dave Cameron
crew: 144 Raoul Walsh = Director
crew: 484 Hal G. Evarts = Story
crew: 145 Arthur Edeson = Director of Photography
crew: 485 Lucien N. Andriot = Director of Photography
crew: 486 Jack Dennis = Editor

id: 65
film: Morocco
title-ru: Марокко
released: 1930-11-14
language: en
countries: US
runtime: 92
genres: Romance, Drama
score: 7.6
popularity: 68.92
overview: Amy Jolly steps off the boat with a one-way ticket and steps on stage in white tie and tails, silencing a rowdy Moroccan café by plucking a flower and kissing a woman on the lips. In the cheap seats sits a lanky legionnaire with a reputation; at the best table, a rich admirer who would give her anything. Drums call the column into the desert, and she has to decide what pride is worth.
cast: 374 Marlene Dietrich = Amy Jolly
cast: 275 Gary Cooper = Tom Brown
cast: 487 Adolphe Menjou = Kennington La Bessière
cast: 488 Ullrich Haupt = Adjutant Caesar
cast: 489 Eve Southern = Madame Caesar
crew: 378 Josef von Sternberg = Director
crew: 490 Jules Furthman = Screenplay
crew: 477 Lee Garmes = Director of Photography
crew: 491 Hans Dreier = Production Design
crew: 492 Travis Banton = Costume Design

id: 66
film: L'Age d'Or
original: L'Âge d'or
title-ru: Золотой век
released: 1930-11-29
language: fr
countries: FR
runtime: 63
genres: Comedy, Fantasy, Romance
score: 7.4
popularity: 41.52
overview: After a lecture on scorpions and a band of ragged outlaws, dignitaries gather on a rocky shore to found a city, only to be disturbed by a couple rolling in the mud. Dragged apart, the lovers spend the film trying to meet again, through a mansion where a cow rests on the bed and a farm cart rolls unnoticed past the guests. Bishops, orchestras and good manners all get in the way.
cast: 404 Gaston Modot = The Man
cast: 493 Lya Lys = The Young Woman
cast: 494 Max Ernst = Leader of the Bandits
cast: 495 Josep Llorens Artigas = The Governor
cast: 496 Caridad de Laberdesque = Chambermaid
crew: 347 Luis Buñuel = Director
crew: 347 Luis Buñuel = Screenplay
crew: 348 Salvador Dalí = Screenplay
crew: 497 Charles de Noailles = Producer
crew: 349 Albert Duverger = Director of Photography

id: 208
film: Little Caesar
title-ru: Маленький Цезарь
released: 1931-01-09
language: en
countries: US
runtime: 79
genres: Crime, Drama
score: 7.6
popularity: 48.53
tagline: He wanted to be somebody, and the whole city heard.
overview: Rico Bandello robs filling stations until he reads about a big man in the city and decides to become one. He rises by shooting first, learns to wear a tuxedo, and keeps one weak spot: his friend Joe, who wants to quit and dance. Edward G. Robinson became a star as this small, snarling man, and a decade of gangster films followed.
cast: 1098 Edward G. Robinson = Rico Bandello
cast: 430 Douglas Fairbanks Jr. = Joe Massara
cast: 686 Glenda Farrell = Olga Stassoff
cast: 1580 William Collier Jr. = Tony Passa
cast: 1581 Sidney Blackmer = Big Boy
cast: 1582 Ralph Ince = Pete Montana
cast: 1583 Thomas E. Jackson = Sergeant Flaherty
cast: 1584 Stanley Fields = Sam Vettori
cast: 1585 Maurice Black = Little Arnie Lorch
cast: 266 George E. Stone = Otero
crew: 692 Mervyn LeRoy = Director
crew: 595 Francis Edward Faragoh = Screenplay
crew: 1586 W. R. Burnett = Novel
crew: 695 Hal B. Wallis = Producer
crew: 1587 Tony Gaudio = Director of Photography

id: 209
film: Cimarron
title-ru: Симаррон
released: 1931-01-26
language: en
countries: US
runtime: 124
genres: Western, Drama, History
score: 6.1
popularity: 23.53
overview: Yancey Cravat joins the Oklahoma land rush of 1889, founds a newspaper in a new town and cannot stay anywhere for long. His wife Sabra holds the paper and the family together for forty years and ends up in Congress. It was the first Western to receive the Academy Award for best picture. The land rush is still impressive; the Black and Native American characters are painful stereotypes.
cast: 1366 Richard Dix = Yancey Cravat
cast: 1026 Irene Dunne = Sabra Cravat
cast: 1365 Estelle Taylor = Dixie Lee
cast: 1588 Nance O'Neil = Felice Venable
cast: 1580 William Collier Jr. = The Kid
cast: 611 Roscoe Ates = Jesse Rickey
cast: 266 George E. Stone = Sol Levy
cast: 1584 Stanley Fields = Lon Yountis
cast: 770 Edna May Oliver = Mrs. Tracy Wyatt
crew: 1589 Wesley Ruggles = Director
crew: 423 Howard Estabrook = Screenplay
crew: 1590 Edna Ferber = Novel
crew: 857 William LeBaron = Producer
crew: 1591 Edward Cronjager = Director of Photography
crew: 678 Max Steiner = Original Music Composer
crew: 1592 Max Rée = Production Design

id: 67
film: City Lights
title-ru: Огни большого города
released: 1931-01-30
language: en
countries: US
runtime: 87
genres: Comedy, Drama, Romance
score: 9.0
popularity: 82.64
tagline: A tramp, a flower, and the price of being seen.
overview: A tramp falls for a blind flower seller who takes him for a rich man, and he decides not to correct her. To pay for the operation that might restore her sight he sweeps streets, steps into a boxing ring and clings to a millionaire who adores him drunk and forgets him sober. Three years after talkies arrived, Chaplin answered them with a silent film timed to the blink of an eye.
cast: 17 Charlie Chaplin = The Tramp
cast: 498 Virginia Cherrill = The Blind Girl
cast: 499 Florence Lee = The Grandmother
cast: 500 Harry Myers = The Eccentric Millionaire
cast: 298 Al Ernest Garcia = The Butler
cast: 501 Hank Mann = The Prizefighter
crew: 17 Charlie Chaplin = Director
crew: 17 Charlie Chaplin = Screenplay
crew: 17 Charlie Chaplin = Producer
crew: 17 Charlie Chaplin = Original Music Composer
crew: 22 Roland Totheroh = Director of Photography

id: 68
film: Dracula
title-ru: Дракула
released: 1931-02-12
language: en
countries: US
runtime: 75
genres: Horror, Fantasy
score: 7.6
popularity: 89.58
tagline: Listen to him first, then lock the windows.
overview: An estate agent climbs a ruined staircase in Transylvania and signs his last sane contract. Soon an elegant count in evening dress is strolling through the London fog, visiting the opera and taking a neighborly interest in the daughter of the doctor who runs the asylum. Tod Browning lets silence do much of the work, and Bela Lugosi fills it with pauses, stares and an accent that every later vampire has had to answer to.
cast: 503 Bela Lugosi = Count Dracula
cast: 504 Helen Chandler = Mina Seward
cast: 505 David Manners = John Harker
cast: 506 Dwight Frye = Renfield
cast: 507 Edward Van Sloan = Professor Van Helsing
cast: 508 Herbert Bunston = Dr. Seward
cast: 509 Frances Dade = Lucy Weston
crew: 510 Tod Browning = Director
crew: 511 Garrett Fort = Screenplay
crew: 84 Bram Stoker = Novel
crew: 400 Carl Laemmle Jr. = Producer
crew: 54 Karl Freund = Director of Photography

id: 210
film: Tabu
original: Tabu: A Story of the South Seas
title-ru: Табу
released: 1931-03-18
language: en
countries: US
runtime: 84
genres: Drama, Romance, Adventure
score: 8.0
popularity: 33.13
overview: On Bora Bora, the pearl diver Matahi loves Reri, but an old messenger declares her sacred: from now on no man may touch her. The two flee to an island of traders, where money rules instead of custom, and debt is as dangerous as the taboo. F. W. Murnau planned the film with Robert Flaherty, paid for much of it himself, and died a week before the premiere.
cast: 1593 Anne Chevalier = Reri
cast: 1594 Matahi = Matahi
cast: 1595 Hitu = Hitu
crew: 83 F. W. Murnau = Director
crew: 83 F. W. Murnau = Story
crew: 95 Robert J. Flaherty = Story
crew: 83 F. W. Murnau = Producer
crew: 1596 Floyd Crosby = Director of Photography
crew: 1597 Hugo Riesenfeld = Original Music Composer

id: 69
film: The Front Page
title-ru: Первая полоса
released: 1931-03-19
public-domain: 1960
language: en
countries: US
runtime: 101
genres: Comedy, Crime, Drama
score: 7.1
popularity: 13.71
overview: In the press room of a Chicago courthouse, reporters play cards and wait for a hanging. Hildy Johnson has come only to say goodbye: there is a fiancée, a train to catch and a job in advertising. Then the condemned man escapes, and editor Walter Burns will lie, steal and hide evidence to keep his best writer at the telephone. Lewis Milestone sends the camera circling the table to keep up with the insults.
cast: 487 Adolphe Menjou = Walter Burns
cast: 512 Pat O'Brien = Hildy Johnson
cast: 513 Mary Brian = Peggy Grant
cast: 514 Edward Everett Horton = Bensinger
cast: 515 Walter Catlett = Murphy
cast: 266 George E. Stone = Earl Williams
cast: 516 Mae Clarke = Molly Malloy
cast: 395 Slim Summerville = Pincus
crew: 397 Lewis Milestone = Director
crew: 517 Bartlett Cormack = Screenplay
crew: 518 Charles Lederer = Screenplay
crew: 422 Howard Hughes = Producer
crew: 519 Glen MacWilliams = Director of Photography

id: 211
film: Enthusiasm: Symphony of the Donbas
original: Ентузіязм: Симфонія Донбасу
title-ru: Симфония Донбасса
released: 1931-04-02
language: uk
countries: SU
runtime: 67
genres: Documentary
score: 7.3
popularity: 12.43
overview: Churches are closed, loudspeakers speak, and the miners and steelworkers of the Donbas are called on to fulfill the Five-Year Plan in four years. Dziga Vertov's first sound film is propaganda for that plan. It is built from the real noise of the region: hammers, whistles, bands and trains, recorded on location and edited like images.
crew: 333 Dziga Vertov = Director
crew: 333 Dziga Vertov = Screenplay
crew: 1598 Boris Tseitlin = Director of Photography
crew: 332 Elizaveta Svilova = Editor
crew: 1599 Nikolai Timofeev = Original Music Composer

id: 212
film: Dirigible
title-ru: Дирижабль
released: 1931-04-04
language: en
countries: US
runtime: 100
genres: Adventure, Action, Drama
score: 6.5
popularity: 14.23
overview: Two Navy friends race to the South Pole, Jack Bradon in an airship and Frisky Pierce in a plane. Frisky's wife is tired of waiting at home and gives him a letter to be opened at the pole. A storm breaks the airship apart, and on the ice the race becomes a matter of survival. Frank Capra filmed with the real airships of the Navy.
cast: 1600 Jack Holt = Jack Bradon
cast: 1601 Ralph Graves = Frisky Pierce
cast: 668 Fay Wray = Helen Pierce
cast: 203 Hobart Bosworth = Louis Rondelle
cast: 787 Roscoe Karns = Sock McGuire
cast: 1507 Harold Goodwin = Hansen
cast: 658 Clarence Muse = Clarence
cast: 1602 Emmett Corrigan = Admiral John S. Martin
crew: 579 Frank Capra = Director
crew: 581 Jo Swerling = Screenplay
crew: 1603 Dorothy Howell = Screenplay
crew: 1604 Frank Wead = Story
crew: 1605 Harry Cohn = Producer
crew: 584 Joseph Walker = Director of Photography
crew: 1606 Maurice Wright = Editor

id: 70
film: Le Million
title-ru: Миллион
released: 1931-04-15
language: fr
countries: FR
runtime: 83
genres: Comedy, Music, Romance
score: 8.1
popularity: 21.36
tagline: The ticket is in the jacket, and the jacket is gone.
overview: Michel, a painter hounded by every grocer on his street, learns that he has won the lottery on the same afternoon that his ticket leaves the house in the pocket of an old jacket. The chase leads through police cells, thieves' dens and the stage of an opera in full voice. René Clair turns the pursuit into a round dance where creditors sing in chorus and a scuffle sounds like a rugby match.
cast: 520 René Lefèvre = Michel
cast: 521 Annabella = Béatrice
cast: 522 Jean-Louis Allibert = Prosper
cast: 523 Paul Ollivier = Père La Tulipe
cast: 524 Vanda Gréville = Vanda
cast: 525 Odette Talazac = The Soprano
cast: 526 Raymond Cordy = The Taxi Driver
crew: 406 René Clair = Director
crew: 406 René Clair = Screenplay
crew: 527 Frank Clifford = Producer
crew: 407 Georges Périnal = Director of Photography
crew: 409 Armand Bernard = Original Music Composer
crew: 408 Lazare Meerson = Production Design

id: 71
film: The Public Enemy
title-ru: Враг общества
released: 1931-04-23
language: en
countries: US
runtime: 83
genres: Crime, Drama
score: 7.9
popularity: 57.42
overview: Two Chicago boys graduate from stealing watches to driving beer trucks, and Prohibition makes them rich before they are grown. Tom Powers likes the suits, the cars and the fear he causes; his brother, back from the war, likes none of it. James Cagney moves through the film like a lit match, cocky and musical, and the half grapefruit he picks up at breakfast became the most famous fruit in gangster pictures.
cast: 528 James Cagney = Tom Powers
cast: 419 Jean Harlow = Gwen Allen
cast: 529 Edward Woods = Matt Doyle
cast: 530 Joan Blondell = Mamie
cast: 531 Donald Cook = Mike Powers
cast: 396 Beryl Mercer = Ma Powers
cast: 532 Leslie Fenton = Nails Nathan
cast: 516 Mae Clarke = Kitty
crew: 276 William A. Wellman = Director
crew: 533 Harvey F. Thew = Screenplay
crew: 534 Kubec Glasmon = Story
crew: 535 John Bright = Story
crew: 536 Darryl F. Zanuck = Producer
crew: 235 Devereaux Jennings = Director of Photography

id: 72
film: M
title-ru: М
released: 1931-05-11
language: de
countries: DE
runtime: 109
genres: Crime, Thriller
score: 9.1
popularity: 84.37
tagline: The whole city is looking for the man nobody notices.
overview: Chalk rhymes, balloons and an unfinished tune mark the path of a child murderer through Berlin. As fear turns neighbors against each other, the police raid every cellar in town, and the underworld, tired of losing business, organizes a manhunt of its own. Fritz Lang's first sound film listens as sharply as it looks, and finds in its hunted, moon-faced killer a question about justice that no crowd wants to answer.
cast: 537 Peter Lorre = Hans Beckert
cast: 538 Ellen Widmann = Frau Beckmann
cast: 539 Inge Landgut = Elsie Beckmann
cast: 540 Otto Wernicke = Inspector Karl Lohmann
cast: 541 Gustaf Gründgens = Schränker
cast: 132 Theodor Loos = Inspector Groeber
cast: 135 Georg John = The Blind Balloon Seller
crew: 72 Fritz Lang = Director
crew: 73 Thea von Harbou = Screenplay
crew: 72 Fritz Lang = Screenplay
crew: 342 Seymour Nebenzal = Producer
crew: 75 Fritz Arno Wagner = Director of Photography
crew: 542 Paul Falkenberg = Editor

id: 213
film: The Maltese Falcon
title-ru: Мальтийский сокол
released: 1931-06-13
language: en
countries: US
runtime: 80
genres: Mystery, Crime, Romance
score: 6.9
popularity: 24.93
overview: The private detective Sam Spade has a dead partner, a client who lies, and visitors who all want the same statuette of a black bird. He flirts with everyone and believes nobody. This first version of Dashiell Hammett's novel is franker than the famous film of 1941, and Ricardo Cortez plays Spade with a constant smile.
cast: 725 Bebe Daniels = Ruth Wonderly
cast: 1607 Ricardo Cortez = Sam Spade
cast: 897 Dudley Digges = Casper Gutman
cast: 729 Una Merkel = Effie Perine
cast: 1608 Robert Elliott = Detective Dundy
cast: 552 Thelma Todd = Iva Archer
cast: 1609 Otto Matieson = Dr. Joel Cairo
cast: 1347 Walter Long = Miles Archer
cast: 506 Dwight Frye = Wilmer Cook
crew: 1610 Roy Del Ruth = Director
crew: 1611 Maude Fulton = Screenplay
crew: 694 Brown Holmes = Screenplay
crew: 815 Dashiell Hammett = Novel
crew: 1612 William Rees = Director of Photography

id: 73
film: Waterloo Bridge
title-ru: Мост Ватерлоо
released: 1931-09-01
language: en
countries: US
runtime: 81
genres: Drama, Romance, War
score: 7.3
popularity: 15.27
overview: During a Zeppelin raid on London, an American chorus girl fallen on hard times shares a doorway with a nineteen-year-old soldier who thinks she is simply unlucky. He brings her groceries, then a marriage proposal, then an invitation to his family's country house. Mae Clarke plays Myra as a woman who can lie to landladies and officers but not to kindness, and James Whale keeps the war humming just above the roof.
cast: 516 Mae Clarke = Myra Deauville
cast: 543 Douglass Montgomery = Roy Cronin
cast: 544 Doris Lloyd = Kitty
cast: 545 Frederick Kerr = Major Wetherby
cast: 546 Enid Bennett = Mrs. Wetherby
cast: 547 Bette Davis = Janet Cronin
cast: 548 Ethel Griffies = Mrs. Hobley
crew: 549 James Whale = Director
crew: 550 Benn W. Levy = Screenplay
crew: 551 Tom Reed = Screenplay
crew: 400 Carl Laemmle Jr. = Producer
crew: 145 Arthur Edeson = Director of Photography

id: 74
film: Monkey Business
title-ru: Обезьяньи проделки
released: 1931-09-19
language: en
countries: US
runtime: 77
genres: Comedy
score: 7.7
popularity: 33.81
overview: Four stowaways sing harmony inside barrels of kippered herring, get discovered, and spend the rest of the crossing outrunning the ship's officers. Along the way they hire themselves out to rival gangsters, ruin a chess game, take over the barber shop and try to leave the boat with one borrowed passport and four impressions of Maurice Chevalier. The first Marx Brothers film written straight for the screen has the plot of a pillow fight.
cast: 457 Groucho Marx = Groucho
cast: 458 Harpo Marx = Harpo
cast: 459 Chico Marx = Chico
cast: 460 Zeppo Marx = Zeppo
cast: 552 Thelma Todd = Lucille Briggs
cast: 553 Rockliffe Fellowes = Joe Helton
cast: 554 Harry Woods = Alky Briggs
cast: 555 Ruth Hall = Mary Helton
crew: 556 Norman Z. McLeod = Director
crew: 557 S. J. Perelman = Screenplay
crew: 558 Will B. Johnstone = Screenplay
crew: 559 Herman J. Mankiewicz = Producer
crew: 560 Arthur L. Todd = Director of Photography

id: 75
film: Marius
title-ru: Мариус
released: 1931-10-10
language: fr
countries: FR
runtime: 127
genres: Comedy, Drama, Romance
score: 8.0
popularity: 13.48
tagline: Half of him pours the coffee, the other half is already at sea.
overview: In a bar on the Old Port of Marseille, César cheats at cards, quarrels with his friends and watches his son Marius polish glasses while staring at the masts. Fanny, who sells shellfish at the door, has loved the boy since childhood and knows exactly what her rival is: the sea. Marcel Pagnol's first film adventure, directed by Alexander Korda, is all talk, sunlight and aching good humor.
cast: 561 Raimu = César
cast: 562 Pierre Fresnay = Marius
cast: 563 Orane Demazis = Fanny
cast: 564 Fernand Charpin = Panisse
cast: 565 Alida Rouffe = Honorine
cast: 566 Paul Dullac = Escartefigue
cast: 567 Robert Vattier = Monsieur Brun
cast: 568 Alexandre Mihalesco = Piquoiseau
crew: 569 Alexander Korda = Director
crew: 570 Marcel Pagnol = Screenplay
crew: 571 Ted Pahle = Director of Photography
crew: 572 Francis Gromon = Original Music Composer

id: 76
film: Platinum Blonde
title-ru: Платиновая блондинка
released: 1931-10-31
language: en
countries: US
runtime: 89
genres: Comedy, Romance
score: 7.1
popularity: 19.52
overview: Stew Smith, a newspaperman who types with two fingers and trusts nobody above the third floor, walks into a mansion for a story and walks out engaged to the heiress. Her family wants him in garters; his old colleague Gallagher, the girl he calls one of the boys, wants to laugh and cannot. Frank Capra's quick comedy gives Robert Williams, loose and modern, the great role of a very short career.
cast: 573 Robert Williams = Stew Smith
cast: 419 Jean Harlow = Ann Schuyler
cast: 574 Loretta Young = Gallagher
cast: 575 Halliwell Hobbes = Smythe
cast: 576 Reginald Owen = Dexter Grayson
cast: 577 Edmund Breese = Conroy
cast: 578 Louise Closser Hale = Mrs. Schuyler
cast: 515 Walter Catlett = Bingy Baker
crew: 579 Frank Capra = Director
crew: 580 Robert Riskin = Screenplay
crew: 581 Jo Swerling = Screenplay
crew: 582 Harry E. Chandlee = Story
crew: 583 Douglas W. Churchill = Story
crew: 584 Joseph Walker = Director of Photography

id: 214
film: The Champ
title-ru: Чемпион
released: 1931-11-09
language: en
countries: US
runtime: 86
genres: Drama, Family
score: 7.4
popularity: 22.33
overview: Andy Purcell was heavyweight champion once; now he drinks and gambles in Tijuana, and his young son Dink looks after him. When the boy's rich mother finds them, Andy has to think about what he can offer, and he steps into the ring again. Wallace Beery and Jackie Cooper play two liars who adore each other, and Beery shared the Academy Award for best actor.
cast: 173 Wallace Beery = Andy "Champ" Purcell
cast: 1613 Jackie Cooper = Dink
cast: 1135 Irene Rich = Linda
cast: 611 Roscoe Ates = Sponge
cast: 883 Edward Brophy = Tim
cast: 1614 Hale Hamilton = Tony
cast: 1615 Jesse Scott = Jonah
cast: 1616 Marcia Mae Jones = Mary Lou
crew: 208 King Vidor = Director
crew: 328 Frances Marion = Story
crew: 1617 Leonard Praskins = Screenplay
crew: 208 King Vidor = Producer
crew: 1552 Gordon Avil = Director of Photography
crew: 373 Cedric Gibbons = Production Design

id: 77
film: Comradeship
original: Kameradschaft
title-ru: Солидарность
released: 1931-11-17
language: de
countries: DE, FR
runtime: 93
genres: Drama, Thriller
score: 7.8
popularity: 11.93
tagline: The border runs underground too, until somebody breaks it.
overview: An explosion tears through a French mine just across the border from Germany, a few years after the war taught both sides to hate. When the news reaches the German pit at shift change, a handful of miners load their breathing gear on a truck and drive toward the frontier. G. W. Pabst builds galleries that groan and flood with terrible conviction, and lets two languages argue, misunderstand and dig.
cast: 79 Alexander Granach = Kasper
cast: 411 Fritz Kampers = Wilderer
cast: 585 Ernst Busch = Wittkopp
cast: 586 Elisabeth Wendt = Anna
cast: 587 Gustav Püttjer = Kaplan
cast: 588 Andrée Ducret = Françoise
cast: 589 Alex Bernard = The Grandfather
crew: 340 G. W. Pabst = Director
crew: 341 Ladislaus Vajda = Screenplay
crew: 590 Karl Otten = Screenplay
crew: 342 Seymour Nebenzal = Producer
crew: 75 Fritz Arno Wagner = Director of Photography

id: 215
film: La Chienne
title-ru: Сука
released: 1931-11-19
language: fr
countries: FR
runtime: 95
genres: Drama, Crime, Romance
score: 8.1
popularity: 21.63
overview: Legrand, a cashier who paints on Sundays, is bullied by his wife and falls in love with Lulu, who works the streets. She and her pimp sell his paintings under another name, and he keeps paying. Jean Renoir takes nobody's side: a puppet announces that the play has no moral, and the rest of the film keeps that promise.
cast: 314 Michel Simon = Maurice Legrand
cast: 1618 Janie Marèse = Lulu
cast: 1619 Georges Flamant = Dédé
cast: 1620 Magdeleine Bérubet = Adèle Legrand
cast: 1621 Roger Gaillard = Alexis Godard
crew: 703 Jean Renoir = Director
crew: 703 Jean Renoir = Screenplay
crew: 1622 André Girard = Screenplay
crew: 1104 Georges de La Fouchardière = Novel
crew: 1623 Pierre Braunberger = Producer
crew: 1624 Theodor Sparkuhl = Director of Photography

id: 78
film: Frankenstein
title-ru: Франкенштейн
released: 1931-11-21
language: en
countries: US
runtime: 71
genres: Horror, Science Fiction
score: 8.4
popularity: 91.73
tagline: He was put together from the dead and left alone with the living.
overview: In a watchtower laboratory full of sparking coils, Henry Frankenstein stitches a man out of stolen graves and hoists him into the lightning. What comes down from the storm is huge, bewildered and hungry for light, and the people who made him answer with torches and whips. James Whale directs with wit and cruelty, while Boris Karloff, under heavy eyelids and heavier boots, gives horror its saddest face.
cast: 591 Colin Clive = Henry Frankenstein
cast: 592 Boris Karloff = The Monster
cast: 516 Mae Clarke = Elizabeth
cast: 593 John Boles = Victor Moritz
cast: 507 Edward Van Sloan = Dr. Waldman
cast: 545 Frederick Kerr = Baron Frankenstein
cast: 506 Dwight Frye = Fritz
cast: 594 Marilyn Harris = Little Maria
crew: 549 James Whale = Director
crew: 511 Garrett Fort = Screenplay
crew: 595 Francis Edward Faragoh = Screenplay
crew: 596 Mary Shelley = Novel
crew: 400 Carl Laemmle Jr. = Producer
crew: 145 Arthur Edeson = Director of Photography

id: 79
film: Girls in Uniform
original: Mädchen in Uniform
title-ru: Девушки в униформе
released: 1931-11-27
language: de
countries: DE
runtime: 88
genres: Drama, Romance
score: 7.7
popularity: 18.64
overview: Fourteen-year-old Manuela, newly motherless, is delivered to a Potsdam boarding school that raises officers' daughters on drill, hunger and striped dresses. Only one teacher, Fräulein von Bernburg, says good night as though she means it, and the girl's gratitude grows into a love she cannot hide. Leontine Sagan, working with a cast made up entirely of women, films staircases like barracks and faces like confessions, and turns a school play into open rebellion.
cast: 597 Hertha Thiele = Manuela von Meinhardis
cast: 598 Dorothea Wieck = Fräulein von Bernburg
cast: 599 Emilia Unda = The Headmistress
cast: 600 Ellen Schwanneke = Ilse von Westhagen
cast: 601 Hedwig Schlichter = Fräulein von Kesten
crew: 602 Leontine Sagan = Director
crew: 603 Christa Winsloe = Screenplay
crew: 604 Carl Froelich = Producer
crew: 605 Reimar Kuntze = Director of Photography
crew: 606 Hanson Milde-Meissner = Original Music Composer

id: 216
film: The Ugly Duckling
title-ru: Гадкий утёнок
released: 1931-12-16
language: en
countries: US
runtime: 7
genres: Animation, Family
score: 6.9
popularity: 15.83
overview: A hen hatches a duckling among her chicks and drives it away because it does not look like them. When a tornado blows the chicks into the river, the outcast swims after them. This Silly Symphony in black and white comes before Disney's color film of 1939, follows Andersen only in part, and gives the duckling something brave to do.
crew: 1523 Wilfred Jackson = Director
crew: 1625 Hans Christian Andersen = Short Story
crew: 1521 Walt Disney = Producer

id: 217
film: À nous la liberté
title-ru: Свободу нам!
released: 1931-12-18
language: fr
countries: FR
runtime: 104
genres: Comedy, Music
score: 8.0
popularity: 27.33
overview: Two convicts try to escape and only one gets out. He becomes the owner of a phonograph factory that runs much like the prison, and one day his old cellmate is hired for the assembly line. René Clair's musical laughs at bosses, clocks and conveyor belts. When Chaplin's Modern Times came out, the producers of this film sued him for plagiarism.
cast: 526 Raymond Cordy = Louis
cast: 1626 Henri Marchand = Émile
cast: 1627 Rolla France = Jeanne
cast: 523 Paul Ollivier = Jeanne's Uncle
cast: 1628 Germaine Aussey = Maud
cast: 1629 Jacques Shelly = Paul
crew: 406 René Clair = Director
crew: 406 René Clair = Screenplay
crew: 527 Frank Clifford = Producer
crew: 407 Georges Périnal = Director of Photography
crew: 1630 Georges Auric = Original Music Composer
crew: 408 Lazare Meerson = Production Design
crew: 1631 René Le Hénaff = Editor

id: 218
film: Dr. Jekyll and Mr. Hyde
title-ru: Доктор Джекил и мистер Хайд
released: 1931-12-24
language: en
countries: US
runtime: 96
genres: Horror, Science Fiction, Drama
score: 8.0
popularity: 61.23
overview: Dr. Jekyll is engaged, must wait too long to be married, and believes that the good and the evil in a man can be separated. His potion works, and Mr. Hyde, who comes out, has no patience with anybody, least of all with the singer Ivy. Fredric March received the Academy Award for playing both. The change of his face before our eyes was done with make-up and colored filters.
cast: 1002 Fredric March = Dr. Henry Jekyll / Mr. Hyde
cast: 679 Miriam Hopkins = Ivy Pearson
cast: 1632 Rose Hobart = Muriel Carew
cast: 1633 Holmes Herbert = Dr. Lanyon
cast: 575 Halliwell Hobbes = Brigadier General Carew
cast: 1575 Edgar Norton = Poole
cast: 1425 Tempe Pigott = Mrs. Hawkins
crew: 779 Rouben Mamoulian = Director
crew: 1634 Samuel Hoffenstein = Screenplay
crew: 1635 Percy Heath = Screenplay
crew: 1636 Robert Louis Stevenson = Novel
crew: 779 Rouben Mamoulian = Producer
crew: 285 Karl Struss = Director of Photography
crew: 491 Hans Dreier = Production Design
crew: 492 Travis Banton = Costume Design
crew: 1637 William Shea = Editor

id: 219
film: Mata Hari
title-ru: Мата Хари
released: 1931-12-26
language: en
countries: US
runtime: 89
genres: Drama, Romance, History
score: 6.6
popularity: 31.93
overview: In the Paris of 1917 a dancer collects military secrets for the Germans, one admirer after another. Then a young Russian pilot falls in love with her, and for the first time she has something to lose. The film has little to do with the real Mata Hari and much with Greta Garbo: her costumes, her profile, and a lamp that has to be put out.
cast: 368 Greta Garbo = Mata Hari
cast: 1409 Ramon Novarro = Lieutenant Alexis Rosanoff
cast: 634 Lionel Barrymore = General Serge Shubin
cast: 175 Lewis Stone = Andriani
cast: 628 C. Henry Gordon = Dubois
cast: 624 Karen Morley = Carlotta
cast: 708 Blanche Friderici = Sister Angelica
crew: 1638 George Fitzmaurice = Director
crew: 268 Benjamin Glazer = Screenplay
crew: 1639 Leo Birinski = Screenplay
crew: 211 Irving Thalberg = Producer
crew: 167 William H. Daniels = Director of Photography
crew: 755 Adrian = Costume Design

id: 80
film: Freaks
title-ru: Уродцы
released: 1932-02-12
language: en
countries: US
runtime: 64
genres: Horror, Drama
score: 8.1
popularity: 66.18
overview: Backstage at a traveling circus, the sideshow performers share meals, gossip, washing lines and a strict rule: harm one and you have harmed them all. When the trapeze artist Cleopatra learns that little Hans has inherited a fortune, she begins to flirt, and the strongman laughs along. Tod Browning, who ran off with a carnival as a boy, cast real sideshow stars and put his sympathy where polite audiences feared to look.
cast: 607 Wallace Ford = Phroso
cast: 426 Leila Hyams = Venus
cast: 608 Olga Baclanova = Cleopatra
cast: 609 Henry Victor = Hercules
cast: 442 Harry Earles = Hans
cast: 610 Daisy Earles = Frieda
cast: 611 Roscoe Ates = Roscoe
cast: 612 Johnny Eck = The Half Boy
crew: 510 Tod Browning = Director
crew: 510 Tod Browning = Producer
crew: 613 Willis Goldbeck = Screenplay
crew: 614 Leon Gordon = Screenplay
crew: 447 Tod Robbins = Story
crew: 615 Merritt B. Gerstad = Director of Photography

id: 81
film: Shanghai Express
title-ru: Шанхайский экспресс
released: 1932-02-12
language: en
countries: US
runtime: 82
genres: Drama, Adventure, Romance
score: 7.6
popularity: 28.56
overview: The train from Peking to Shanghai leaves with a cargo of respectable people and two women they refuse to sit with. One is Shanghai Lily, in black feathers and a veil, who once loved the British army doctor in the next compartment. When rebels stop the train at night and take hostages, manners become very thin. Sternberg and his cameraman Lee Garmes turn steam, lattice and a raised chin into an entire moral argument.
cast: 374 Marlene Dietrich = Shanghai Lily
cast: 616 Clive Brook = Captain Donald Harvey
cast: 140 Anna May Wong = Hui Fei
cast: 289 Warner Oland = Henry Chang
cast: 617 Eugene Pallette = Sam Salt
cast: 618 Lawrence Grant = Reverend Carmichael
cast: 578 Louise Closser Hale = Mrs. Haggerty
cast: 619 Gustav von Seyffertitz = Eric Baum
crew: 378 Josef von Sternberg = Director
crew: 490 Jules Furthman = Screenplay
crew: 620 Harry Hervey = Story
crew: 477 Lee Garmes = Director of Photography
crew: 621 W. Franke Harling = Original Music Composer
crew: 492 Travis Banton = Costume Design

id: 82
film: Scarface
title-ru: Лицо со шрамом
released: 1932-04-09
language: en
countries: US
runtime: 93
genres: Crime, Drama, Thriller
score: 8.2
popularity: 61.93
tagline: The sign said the world was his, and he took it at its word.
overview: Tony Camonte, a bodyguard with a taste for silk shirts and other men's girlfriends, shoots his way up the Chicago beer trade with the joy of a boy given a new toy. His boss fears him, the police cannot hold him, and his sister is watched more jealously than any territory. Howard Hawks hides an X in the frame whenever death comes near, and Paul Muni makes a monster you can hear laughing.
cast: 622 Paul Muni = Tony Camonte
cast: 623 Ann Dvorak = Cesca Camonte
cast: 624 Karen Morley = Poppy
cast: 625 Osgood Perkins = Johnny Lovo
cast: 626 George Raft = Guino Rinaldo
cast: 592 Boris Karloff = Gaffney
cast: 627 Vince Barnett = Angelo
cast: 628 C. Henry Gordon = Inspector Guarino
crew: 436 Howard Hawks = Director
crew: 629 Ben Hecht = Screenplay
crew: 630 Armitage Trail = Novel
crew: 422 Howard Hughes = Producer
crew: 477 Lee Garmes = Director of Photography
crew: 631 Edward Curtiss = Editor

id: 83
film: Grand Hotel
title-ru: Гранд-отель
released: 1932-04-12
language: en
countries: US
runtime: 112
genres: Drama, Romance
score: 7.5
popularity: 44.76
tagline: Every room is somebody's last hope.
overview: Under the great round reception desk of Berlin's finest hotel pass a ballerina who no longer wants to dance, a baron who steals jewels to pay his debts, a dying bookkeeper spending his savings, the brute who used to employ him, and a stenographer deciding what her future is worth. Over two days their rooms connect. MGM filled every door with a star and let the switchboard chatter hold it all together.
cast: 368 Greta Garbo = Grusinskaya
cast: 632 John Barrymore = Baron Felix von Geigern
cast: 633 Joan Crawford = Flaemmchen
cast: 173 Wallace Beery = General Director Preysing
cast: 634 Lionel Barrymore = Otto Kringelein
cast: 175 Lewis Stone = Dr. Otternschlag
cast: 160 Jean Hersholt = Senf
crew: 635 Edmund Goulding = Director
crew: 636 William A. Drake = Screenplay
crew: 637 Vicki Baum = Novel
crew: 211 Irving Thalberg = Producer
crew: 167 William H. Daniels = Director of Photography
crew: 373 Cedric Gibbons = Production Design

id: 84
film: Vampyr
original: Vampyr - Der Traum des Allan Grey
title-ru: Вампир: Сон Алена Грея
released: 1932-05-06
language: de
countries: DE, FR
runtime: 75
genres: Horror, Fantasy
score: 8.0
popularity: 48.29
tagline: The shadow came in without its owner.
overview: A young traveler with a head full of legends takes a room at a riverside inn and is visited at midnight by a frightened old man who leaves a parcel on the table. From then on the world slips its moorings: shadows walk alone, a grave-digger's earth flies backward, a girl smiles with somebody else's hunger. Dreyer shot through gauze and morning mist, and made a film that seems to be dreaming its audience.
cast: 638 Julian West = Allan Gray
cast: 312 Maurice Schutz = The Lord of the Manor
cast: 639 Rena Mandel = Gisèle
cast: 640 Sybille Schmitz = Léone
cast: 641 Jan Hieronimko = The Village Doctor
cast: 642 Henriette Gérard = The Old Woman from the Cemetery
cast: 643 Albert Bras = The Old Servant
crew: 315 Carl Theodor Dreyer = Director
crew: 315 Carl Theodor Dreyer = Screenplay
crew: 644 Christen Jul = Screenplay
crew: 317 Rudolph Maté = Director of Photography
crew: 220 Wolfgang Zeller = Original Music Composer
crew: 45 Hermann Warm = Production Design

id: 85
film: I Was Born, But...
original: 大人の見る絵本 生れてはみたけれど
title-ru: Родиться-то я родился, но…
released: 1932-06-03
language: ja
countries: JP
runtime: 91
genres: Comedy, Drama, Family
score: 8.3
popularity: 17.69
tagline: The day two boys found out what their father does for a living.
overview: Two brothers newly moved to the Tokyo suburbs skip school, forge a good mark in calligraphy and fight their way to the top of the local gang. Their father, they are sure, is the greatest man in the neighborhood. Then they see how he behaves in front of his boss, whose son takes orders from them. Ozu's silent comedy watches the boys stage a strike, and grows up along with them, one rice ball at a time.
cast: 645 Tatsuo Saitō = Yoshi
cast: 646 Mitsuko Yoshikawa = Yoshi's Wife
cast: 647 Hideo Sugawara = The Elder Son
cast: 648 Tomio Aoki = Keiji
cast: 649 Takeshi Sakamoto = Iwasaki
cast: 650 Seiichi Katō = Taro
crew: 651 Yasujirō Ozu = Director
crew: 651 Yasujirō Ozu = Story
crew: 652 Akira Fushimi = Screenplay
crew: 653 Hideo Shigehara = Director of Photography

id: 86
film: White Zombie
title-ru: Белый зомби
released: 1932-07-28
public-domain: 1961
language: en
countries: US
runtime: 67
genres: Horror
score: 6.6
popularity: 36.94
tagline: They work in the mill, they work at night, they never complain.
overview: A young couple arrive in Haiti to be married and pass a burial in the middle of the road. Their host wants the bride for himself, and turns to the owner of the sugar mill, whose laborers walk with open eyes and see nothing. Cheaply made on borrowed sets, the first feature about zombies has the drift of a bad dream, ruled by Bela Lugosi's clasped hands and enormous stare.
cast: 503 Bela Lugosi = Murder Legendre
cast: 654 Madge Bellamy = Madeleine Short
cast: 655 John Harron = Neil Parker
cast: 656 Robert Frazer = Charles Beaumont
cast: 657 Joseph Cawthorn = Dr. Bruner
cast: 115 Brandon Hurst = Silver
cast: 658 Clarence Muse = The Coach Driver
crew: 659 Victor Halperin = Director
crew: 660 Garnett Weston = Screenplay
crew: 661 Edward Halperin = Producer
crew: 662 Arthur Martinelli = Director of Photography

id: 87
film: Horse Feathers
title-ru: Лошадиные перья
released: 1932-08-10
language: en
countries: US
runtime: 68
genres: Comedy, Music
score: 7.8
popularity: 31.24
tagline: Higher education has never fallen so far so fast.
overview: Professor Wagstaff, the new president of Huxley College, opens his term by singing that whatever it is, he is against it. Learning that football pays better than philosophy, he sets out to hire two professionals from a speakeasy and brings back a bootlegging iceman and a dog catcher by mistake. Passwords, lectures and one very popular college widow are reduced to rubble before the big game against Darwin.
cast: 457 Groucho Marx = Professor Quincy Adams Wagstaff
cast: 458 Harpo Marx = Pinky
cast: 459 Chico Marx = Baravelli
cast: 460 Zeppo Marx = Frank Wagstaff
cast: 552 Thelma Todd = Connie Bailey
cast: 663 David Landau = Jennings
crew: 556 Norman Z. McLeod = Director
crew: 664 Bert Kalmar = Screenplay
crew: 665 Harry Ruby = Screenplay
crew: 557 S. J. Perelman = Screenplay
crew: 558 Will B. Johnstone = Screenplay
crew: 666 Ray June = Director of Photography

id: 88
film: The Most Dangerous Game
title-ru: Самая опасная игра
released: 1932-09-16
public-domain: 1961
language: en
countries: US
runtime: 63
genres: Adventure, Horror, Thriller
score: 7.4
popularity: 34.12
tagline: Out here the trophies had names.
overview: Shipwrecked off an uncharted island, a famous hunter swims to the fortress of Count Zaroff, a Russian exile with good wine, bad scars and a boredom only one quarry can cure. By morning the guest and a fellow castaway are running through the swamp with a knife, a head start and hounds behind them. Shot at night on the jungle sets of King Kong, it wastes not one of its sixty-three minutes.
cast: 667 Joel McCrea = Bob Rainsford
cast: 668 Fay Wray = Eve Trowbridge
cast: 669 Leslie Banks = Count Zaroff
cast: 670 Robert Armstrong = Martin Trowbridge
cast: 671 Noble Johnson = Ivan
cast: 672 Steve Clemente = Tartar
crew: 673 Ernest B. Schoedsack = Director
crew: 674 Irving Pichel = Director
crew: 675 James Ashmore Creelman = Screenplay
crew: 676 Richard Connell = Story
crew: 677 Merian C. Cooper = Producer
crew: 678 Max Steiner = Original Music Composer

id: 89
film: Trouble in Paradise
title-ru: Неприятности в раю
released: 1932-10-21
language: en
countries: US
runtime: 83
genres: Comedy, Romance, Crime
score: 8.5
popularity: 36.45
tagline: Love at first theft.
overview: Over a moonlit supper in Venice, a false baron and a false countess pick each other's pockets between courses and fall in love on the spot. In Paris they set their sights on the safe of Madame Colet, perfume heiress, who hires the charming thief as her secretary and finds him suspiciously good at the job. Ernst Lubitsch tells half the story with clocks, doors and shadows on a bedspread, and never wastes a smile.
cast: 679 Miriam Hopkins = Lily
cast: 680 Kay Francis = Madame Mariette Colet
cast: 449 Herbert Marshall = Gaston Monescu
cast: 681 Charlie Ruggles = The Major
cast: 514 Edward Everett Horton = François Filiba
cast: 682 C. Aubrey Smith = Adolph J. Giron
cast: 683 Robert Greig = Jacques
crew: 684 Ernst Lubitsch = Director
crew: 684 Ernst Lubitsch = Producer
crew: 294 Samson Raphaelson = Screenplay
crew: 685 Victor Milner = Director of Photography
crew: 621 W. Franke Harling = Original Music Composer
crew: 492 Travis Banton = Costume Design

id: 90
film: I Am a Fugitive from a Chain Gang
title-ru: Я — беглый каторжник
released: 1932-11-10
language: en
countries: US
runtime: 92
genres: Crime, Drama
score: 8.2
popularity: 29.87
overview: James Allen comes home from the war with a medal he cannot pawn and a wish to build bridges. A hamburger stand and a stranger's gun put him instead on a Southern chain gang, where men are shackled at dawn and flogged at night. He breaks away, and makes himself a respectable life on a false name. The film's anger was aimed at real camps, and its account of how a state keeps its promises still stings.
cast: 622 Paul Muni = James Allen
cast: 686 Glenda Farrell = Marie Woods
cast: 687 Helen Vinson = Helen
cast: 688 Noel Francis = Linda
cast: 689 Preston Foster = Pete
cast: 690 Allen Jenkins = Barney Sykes
cast: 691 Edward Ellis = Bomber Wells
crew: 692 Mervyn LeRoy = Director
crew: 693 Howard J. Green = Screenplay
crew: 694 Brown Holmes = Screenplay
crew: 695 Hal B. Wallis = Producer
crew: 696 Sol Polito = Director of Photography

id: 91
film: Boudu Saved from Drowning
original: Boudu sauvé des eaux
title-ru: Будю, спасённый из воды
released: 1932-11-11
language: fr
countries: FR
runtime: 84
genres: Comedy
score: 7.9
popularity: 20.83
overview: A tramp who has lost his dog throws himself off a Paris bridge, and a kindly bookseller dives in after him before an admiring crowd. Rescue turns out to be the easy part. Boudu sleeps on the landing, wipes his shoes on the bedspread, spits in Balzac and has designs on the wife and the maid. Jean Renoir takes his camera out along the quays and lets Michel Simon, a shaggy force of nature, do the rest.
cast: 314 Michel Simon = Boudu
cast: 697 Charles Granval = Édouard Lestingois
cast: 698 Marcelle Hainia = Emma Lestingois
cast: 699 Sévérine Lerczinska = Anne-Marie
cast: 700 Jean Dasté = The Student
cast: 701 Max Dalban = Godin
cast: 702 Jacques Becker = The Poet on the Bench
crew: 703 Jean Renoir = Director
crew: 703 Jean Renoir = Screenplay
crew: 314 Michel Simon = Producer
crew: 704 Marcel Lucien = Director of Photography

id: 92
film: A Farewell to Arms
title-ru: Прощай, оружие!
released: 1932-12-08
public-domain: 1961
language: en
countries: US
runtime: 89
genres: Drama, Romance, War
score: 6.9
popularity: 21.79
overview: Lieutenant Frederic Henry drives an ambulance for the Italian army and means to enjoy himself until the shells find him. Catherine Barkley has already lost one man to the war. They meet in the dark by a statue, and what begins as a game on a drunken evening becomes the only thing either of them believes in. Frank Borzage, film's great romantic, photographs a hospital ceiling as though it were heaven.
cast: 705 Helen Hayes = Catherine Barkley
cast: 275 Gary Cooper = Frederic Henry
cast: 487 Adolphe Menjou = Major Rinaldi
cast: 706 Mary Philips = Helen Ferguson
cast: 707 Jack La Rue = The Priest
cast: 708 Blanche Friderici = The Head Nurse
crew: 267 Frank Borzage = Director
crew: 268 Benjamin Glazer = Screenplay
crew: 709 Oliver H. P. Garrett = Screenplay
crew: 710 Ernest Hemingway = Novel
crew: 711 Charles Lang = Director of Photography

id: 93
film: The Mummy
title-ru: Мумия
released: 1932-12-22
language: en
countries: US
runtime: 73
genres: Horror, Fantasy
score: 7.3
popularity: 64.53
overview: A young archaeologist reads aloud from a scroll he was told to leave shut, and behind him a wrapped hand moves. Ten years later a tall, dry Egyptian calling himself Ardath Bey points a new expedition toward a princess's tomb, and begins to call, across Cairo, to a woman with an old soul behind her eyes. Cameraman Karl Freund's first film as director is less a shocker than a love story dusted with sand.
cast: 592 Boris Karloff = Imhotep
cast: 712 Zita Johann = Helen Grosvenor
cast: 505 David Manners = Frank Whemple
cast: 713 Arthur Byron = Sir Joseph Whemple
cast: 507 Edward Van Sloan = Dr. Muller
cast: 714 Bramwell Fletcher = Ralph Norton
cast: 671 Noble Johnson = The Nubian
crew: 54 Karl Freund = Director
crew: 715 John L. Balderston = Screenplay
crew: 716 Nina Wilcox Putnam = Story
crew: 717 Richard Schayer = Story
crew: 400 Carl Laemmle Jr. = Producer
crew: 718 Charles J. Stumar = Director of Photography

id: 94
film: King Kong
title-ru: Кинг-Конг
released: 1933-03-02
language: en
countries: US
runtime: 100
genres: Adventure, Horror, Fantasy
score: 8.6
popularity: 94.82
tagline: The island had a wall for a reason.
overview: A film-maker with a secret map takes a ship, a crate of gas bombs and a hungry girl he found stealing an apple to an island hidden in fog. Behind its enormous wall lives a god the villagers feed, and Kong, once he has seen Ann Darrow, will fight dinosaurs for her. Willis O'Brien brought eighteen inches of fur and wire to raging, puzzled, tender life, frame by frame.
cast: 668 Fay Wray = Ann Darrow
cast: 670 Robert Armstrong = Carl Denham
cast: 719 Bruce Cabot = Jack Driscoll
cast: 720 Frank Reicher = Captain Englehorn
cast: 721 Sam Hardy = Charles Weston
cast: 671 Noble Johnson = The Native Chief
cast: 722 Victor Wong = Charlie
crew: 677 Merian C. Cooper = Director
crew: 673 Ernest B. Schoedsack = Director
crew: 675 James Ashmore Creelman = Screenplay
crew: 723 Ruth Rose = Screenplay
crew: 678 Max Steiner = Original Music Composer
crew: 182 Willis O'Brien = Animation

id: 95
film: 42nd Street
title-ru: 42-я улица
released: 1933-03-09
language: en
countries: US
runtime: 89
genres: Music, Comedy, Romance
score: 7.5
popularity: 34.68
overview: Julian Marsh, a director with a bad heart and a worse bank balance, has five weeks to turn forty tired chorus girls into a hit. The leading lady is juggling a backer and a lover, and the newest dancer faints at rehearsal. Backstage the talk is fast and broke; on stage Busby Berkeley lifts the camera to the rafters and arranges the company into wheels, tunnels and a jostling Manhattan avenue.
cast: 724 Warner Baxter = Julian Marsh
cast: 725 Bebe Daniels = Dorothy Brock
cast: 726 George Brent = Pat Denning
cast: 727 Ruby Keeler = Peggy Sawyer
cast: 728 Guy Kibbee = Abner Dillon
cast: 729 Una Merkel = Lorraine Fleming
cast: 730 Ginger Rogers = Ann Lowell
cast: 731 Dick Powell = Billy Lawler
crew: 732 Lloyd Bacon = Director
crew: 733 Rian James = Screenplay
crew: 734 James Seymour = Screenplay
crew: 735 Bradford Ropes = Novel
crew: 696 Sol Polito = Director of Photography
crew: 736 Harry Warren = Original Music Composer

id: 96
film: Zero for Conduct
original: Zéro de conduite
title-ru: Ноль за поведение
released: 1933-04-07
language: fr
countries: FR
runtime: 44
genres: Comedy, Drama
score: 8.0
popularity: 16.35
tagline: Detention is cancelled until further notice.
overview: Back from the holidays with balloons, cigars and secret maps, the boys of a shabby provincial school face beans, Sundays in detention and masters who look like undertakers. The headmaster is no taller than his pupils, the new supervisor walks on his hands, and a revolt is being planned in the dormitory. Jean Vigo, drawing on his own school years, made forty-odd minutes of joy so insolent that France banned them for more than a decade.
cast: 700 Jean Dasté = Huguet
cast: 737 Delphin = The Headmaster
cast: 738 Robert le Flon = Pète-Sec
cast: 739 Louis Lefebvre = Caussat
cast: 740 Gilbert Pruchon = Colin
cast: 741 Gérard de Bédarieux = Tabard
crew: 742 Jean Vigo = Director
crew: 742 Jean Vigo = Screenplay
crew: 743 Jacques-Louis Nounez = Producer
crew: 744 Boris Kaufman = Director of Photography
crew: 745 Maurice Jaubert = Original Music Composer

id: 97
film: The Testament of Dr. Mabuse
original: Das Testament des Dr. Mabuse
title-ru: Завещание доктора Мабузе
released: 1933-04-21
language: de
countries: DE
runtime: 122
genres: Crime, Thriller, Mystery
score: 8.1
popularity: 32.59
tagline: The doctor is locked away, and his orders keep arriving.
overview: In a Berlin asylum the master criminal Mabuse sits mute, covering page after page with plans for robbery, poison and panic. Outside, a gang it seems nobody leads is carrying those plans out to the letter, taking instructions from a voice behind a curtain. Inspector Lohmann, last seen hunting a murderer in M, puts out his cigar and goes to work. The Nazi censors banned the film and understood it well enough.
cast: 70 Rudolf Klein-Rogge = Dr. Mabuse
cast: 540 Otto Wernicke = Inspector Karl Lohmann
cast: 746 Oscar Beregi Sr. = Professor Baum
cast: 410 Gustav Diessl = Thomas Kent
cast: 747 Wera Liessem = Lilli
cast: 748 Karl Meixner = Hofmeister
cast: 132 Theodor Loos = Dr. Kramm
crew: 72 Fritz Lang = Director
crew: 73 Thea von Harbou = Screenplay
crew: 342 Seymour Nebenzal = Producer
crew: 75 Fritz Arno Wagner = Director of Photography
crew: 749 Hans Erdmann = Original Music Composer

id: 98
film: Dinner at Eight
title-ru: Обед в восемь
released: 1933-08-23
language: en
countries: US
runtime: 111
genres: Comedy, Drama
score: 7.6
popularity: 27.18
overview: Millicent Jordan cares only that the aspic should be perfect and the English lord amused. She does not know that her husband's shipping line is sinking, that the actor she has invited is finished, or that the tycoon at her table is the one buying up the wreck. George Cukor seats Barrymores, bluster and heartbreak along one guest list, and gives Jean Harlow a white bedroom in which to throw things.
cast: 371 Marie Dressler = Carlotta Vance
cast: 632 John Barrymore = Larry Renault
cast: 173 Wallace Beery = Dan Packard
cast: 419 Jean Harlow = Kitty Packard
cast: 634 Lionel Barrymore = Oliver Jordan
cast: 750 Lee Tracy = Max Kane
cast: 751 Edmund Lowe = Dr. Wayne Talbot
cast: 752 Billie Burke = Millicent Jordan
crew: 753 George Cukor = Director
crew: 328 Frances Marion = Screenplay
crew: 559 Herman J. Mankiewicz = Screenplay
crew: 754 David O. Selznick = Producer
crew: 167 William H. Daniels = Director of Photography
crew: 755 Adrian = Costume Design

id: 99
film: The Invisible Man
title-ru: Человек-невидимка
released: 1933-11-13
language: en
countries: US
runtime: 71
genres: Horror, Science Fiction
score: 8.0
popularity: 69.74
tagline: Watch the footprints.
overview: On a snowy night a stranger wrapped in bandages and dark glasses takes a room at a country inn and demands to be left alone with his chemistry. The landlady, being curious, is not good at that. When the bandages come off there is nobody underneath, only a beautiful voice planning a reign of terror. James Whale mixes slapstick and murder with perfect composure, and Claude Rains becomes a star almost unseen.
cast: 756 Claude Rains = Jack Griffin
cast: 757 Gloria Stuart = Flora Cranley
cast: 758 William Harrigan = Dr. Arthur Kemp
cast: 759 Henry Travers = Dr. Cranley
cast: 760 Una O'Connor = Jenny Hall
cast: 761 Forrester Harvey = Herbert Hall
cast: 762 E. E. Clive = Constable Jaffers
crew: 549 James Whale = Director
crew: 763 R. C. Sherriff = Screenplay
crew: 764 H. G. Wells = Novel
crew: 400 Carl Laemmle Jr. = Producer
crew: 145 Arthur Edeson = Director of Photography

id: 100
film: Little Women
title-ru: Маленькие женщины
released: 1933-11-16
language: en
countries: US
runtime: 115
genres: Drama, Family, Romance
score: 7.2
popularity: 38.42
overview: Four sisters in Concord, Massachusetts, give away their Christmas breakfast, put on plays in the parlor and wait for letters from a father at war. Jo slides down banisters, writes blood-and-thunder stories and swears never to leave home or to marry. Katharine Hepburn plays her at full gallop, elbows and all, in a production that smells of wood smoke and darned wool and finds large griefs in small rooms.
cast: 765 Katharine Hepburn = Jo March
cast: 766 Joan Bennett = Amy March
cast: 767 Frances Dee = Meg March
cast: 768 Jean Parker = Beth March
cast: 769 Paul Lukas = Professor Bhaer
cast: 770 Edna May Oliver = Aunt March
cast: 543 Douglass Montgomery = Laurie
cast: 771 Spring Byington = Marmee March
crew: 753 George Cukor = Director
crew: 772 Sarah Y. Mason = Screenplay
crew: 464 Victor Heerman = Screenplay
crew: 773 Louisa May Alcott = Novel
crew: 677 Merian C. Cooper = Producer
crew: 678 Max Steiner = Original Music Composer

id: 101
film: Duck Soup
title-ru: Утиный суп
released: 1933-11-17
language: en
countries: US
runtime: 68
genres: Comedy, War
score: 8.4
popularity: 63.17
tagline: Every country gets the leader it can least afford.
overview: Bankrupt Freedonia will get its loan on one condition: that Rufus T. Firefly be put in charge. He arrives down a fire pole, insults the woman paying for everything and talks his way into war with neighboring Sylvania, whose spies, Chicolini and Pinky, cannot decide whose side they are on. Sixty-eight minutes without a love story or a harp solo, with one broken mirror and no respect for anything.
cast: 457 Groucho Marx = Rufus T. Firefly
cast: 458 Harpo Marx = Pinky
cast: 459 Chico Marx = Chicolini
cast: 460 Zeppo Marx = Bob Roland
cast: 462 Margaret Dumont = Gloria Teasdale
cast: 774 Louis Calhern = Ambassador Trentino
cast: 775 Raquel Torres = Vera Marcal
cast: 776 Edgar Kennedy = The Lemonade Vendor
crew: 777 Leo McCarey = Director
crew: 664 Bert Kalmar = Screenplay
crew: 665 Harry Ruby = Screenplay
crew: 559 Herman J. Mankiewicz = Producer
crew: 307 Henry Sharp = Director of Photography

id: 102
film: Queen Christina
title-ru: Королева Кристина
released: 1933-12-26
language: en
countries: US
runtime: 99
genres: Drama, History, Romance
score: 7.6
popularity: 25.73
overview: Sweden's queen was raised as a soldier's son, reads Molière over breakfast and has no wish to marry the hero her ministers have picked. Snowed in at a country inn, dressed as a man, she is obliged to share the last room with the Spanish ambassador, and for a few nights the crown stays at the door. Rouben Mamoulian gives Garbo trousers, a horse and a room to remember by touch.
cast: 368 Greta Garbo = Christina
cast: 152 John Gilbert = Antonio
cast: 482 Ian Keith = Magnus
cast: 175 Lewis Stone = Oxenstierna
cast: 778 Elizabeth Young = Ebba
cast: 682 C. Aubrey Smith = Aage
cast: 576 Reginald Owen = Prince Charles
crew: 779 Rouben Mamoulian = Director
crew: 780 H. M. Harwood = Screenplay
crew: 781 Salka Viertel = Screenplay
crew: 782 Walter Wanger = Producer
crew: 167 William H. Daniels = Director of Photography
crew: 783 Herbert Stothart = Original Music Composer

id: 103
film: It Happened One Night
title-ru: Это случилось однажды ночью
released: 1934-02-22
language: en
countries: US
runtime: 105
genres: Comedy, Romance
score: 8.5
popularity: 74.26
tagline: One blanket, two beds, three hundred miles to go.
overview: An heiress dives off her father's yacht to reach the husband he disapproves of, and boards the night bus to New York with no idea how to look after a suitcase. The man in the next seat is a newspaperman who has just been fired and knows a story when he sees one. Raw carrots, thumbs, doughnuts and a blanket on a clothes line do the courting, while Capra lets two stars who expected nothing discover each other.
cast: 784 Clark Gable = Peter Warne
cast: 785 Claudette Colbert = Ellie Andrews
cast: 786 Walter Connolly = Alexander Andrews
cast: 787 Roscoe Karns = Oscar Shapeley
cast: 788 Jameson Thomas = King Westley
cast: 789 Alan Hale = Danker
cast: 177 Arthur Hoyt = Zeke
crew: 579 Frank Capra = Director
crew: 579 Frank Capra = Producer
crew: 580 Robert Riskin = Screenplay
crew: 790 Samuel Hopkins Adams = Story
crew: 584 Joseph Walker = Director of Photography
crew: 791 Gene Havlick = Editor

id: 104
film: Twentieth Century
title-ru: Двадцатый век
released: 1934-05-03
language: en
countries: US
runtime: 91
genres: Comedy, Romance
score: 7.6
popularity: 24.38
overview: Broadway producer Oscar Jaffe turned a lingerie model into the great Lily Garland with a piece of chalk, a pin and a tyrant's patience. She left him for Hollywood. Now, ruined and hiding from creditors, he finds himself on the same express train to New York, with one night to get her name on a contract. John Barrymore and Carole Lombard shriek, swoon and kick across the carriages, and the screwball comedy is up and running.
cast: 632 John Barrymore = Oscar Jaffe
cast: 792 Carole Lombard = Lily Garland
cast: 786 Walter Connolly = Oliver Webb
cast: 787 Roscoe Karns = Owen O'Malley
cast: 793 Etienne Girardot = Matthew J. Clark
cast: 794 Ralph Forbes = George Smith
cast: 776 Edgar Kennedy = McGonigle
crew: 436 Howard Hawks = Director
crew: 436 Howard Hawks = Producer
crew: 629 Ben Hecht = Screenplay
crew: 795 Charles MacArthur = Screenplay
crew: 796 Joseph H. August = Director of Photography
crew: 791 Gene Havlick = Editor

id: 105
film: The Black Cat
title-ru: Чёрный кот
released: 1934-05-07
language: en
countries: US
runtime: 65
genres: Horror, Thriller
score: 7.4
popularity: 37.96
overview: Honeymooners stranded by a bus crash in Hungary are taken to a glass-and-steel villa raised on the ruins of a fortress where thousands died. Its architect keeps beautiful women upright in crystal cases, and the gentle doctor traveling with the couple has waited fifteen years to settle a score with him. Edgar G. Ulmer turns the first meeting of Karloff and Lugosi into a cold, modernist duel, played over a chessboard.
cast: 592 Boris Karloff = Hjalmar Poelzig
cast: 503 Bela Lugosi = Dr. Vitus Werdegast
cast: 505 David Manners = Peter Alison
cast: 797 Jacqueline Wells = Joan Alison
cast: 798 Lucille Lund = Karen
cast: 799 Egon Brecher = The Majordomo
cast: 800 Harry Cording = Thamal
crew: 365 Edgar G. Ulmer = Director
crew: 365 Edgar G. Ulmer = Story
crew: 801 Peter Ruric = Screenplay
crew: 802 John J. Mescall = Director of Photography
crew: 803 Charles D. Hall = Production Design

id: 106
film: The Thin Man
title-ru: Тонкий человек
released: 1934-05-25
language: en
countries: US
runtime: 91
genres: Comedy, Crime, Mystery
score: 8.2
popularity: 52.61
tagline: The case is dry, the detectives are not.
overview: Nick Charles gave up detecting when he married money, and now devotes himself to cocktails, his wife's jokes and the terrier. Back in New York for Christmas, he is asked by a frightened girl to find her inventor father, and bodies begin to spoil the party. William Powell and Myrna Loy shot it in about two weeks, and made a married couple look like the two people having the most fun in the world.
cast: 804 William Powell = Nick Charles
cast: 805 Myrna Loy = Nora Charles
cast: 806 Maureen O'Sullivan = Dorothy Wynant
cast: 807 Nat Pendleton = Lieutenant Guild
cast: 808 Minna Gombell = Mimi Wynant Jorgenson
cast: 809 Porter Hall = MacCaulay
cast: 810 Henry Wadsworth = Tommy
cast: 811 Cesar Romero = Chris Jorgenson
crew: 812 W. S. Van Dyke = Director
crew: 813 Albert Hackett = Screenplay
crew: 814 Frances Goodrich = Screenplay
crew: 815 Dashiell Hammett = Novel
crew: 816 Hunt Stromberg = Producer
crew: 817 James Wong Howe = Director of Photography

id: 107
film: Of Human Bondage
title-ru: Бремя страстей человеческих
released: 1934-06-28
public-domain: 1963
language: en
countries: US
runtime: 83
genres: Drama, Romance
score: 7.0
popularity: 20.58
overview: Philip Carey, a medical student with a club foot and too much patience, falls in love with a tea-shop waitress who does not even trouble to be kind. He pays her rent, fails his examinations, forgives her and begins again. Bette Davis took the part no star would touch, pinched and vulgar and furious, and in one scene of wiping her mouth she made half of Hollywood sit up.
cast: 818 Leslie Howard = Philip Carey
cast: 547 Bette Davis = Mildred Rogers
cast: 767 Frances Dee = Sally Athelny
cast: 819 Kay Johnson = Norah
cast: 820 Reginald Denny = Harry Griffiths
cast: 789 Alan Hale = Emil Miller
cast: 576 Reginald Owen = Thorpe Athelny
crew: 821 John Cromwell = Director
crew: 822 Lester Cohen = Screenplay
crew: 823 W. Somerset Maugham = Novel
crew: 824 Pandro S. Berman = Producer
crew: 825 Henry W. Gerrard = Director of Photography
crew: 678 Max Steiner = Original Music Composer

id: 108
film: L'Atalante
title-ru: Аталанта
released: 1934-09-12
language: fr
countries: FR
runtime: 89
genres: Drama, Romance
score: 8.8
popularity: 41.57
tagline: Open your eyes under water and look for the one you love.
overview: A village bride steps straight from the church onto her husband's river barge, and marriage turns out to be narrow, damp and full of cats. Paris glitters at the end of every canal; the young captain sulks; the mate, old Père Jules, keeps a cabin of tattoos, music boxes and severed marvels. Jean Vigo was dying as he filmed it, and made something with fog on its skin and desire moving underneath.
cast: 314 Michel Simon = Père Jules
cast: 826 Dita Parlo = Juliette
cast: 700 Jean Dasté = Jean
cast: 827 Gilles Margaritis = The Peddler
cast: 739 Louis Lefebvre = The Cabin Boy
crew: 742 Jean Vigo = Director
crew: 742 Jean Vigo = Screenplay
crew: 828 Albert Riéra = Screenplay
crew: 743 Jacques-Louis Nounez = Producer
crew: 744 Boris Kaufman = Director of Photography
crew: 745 Maurice Jaubert = Original Music Composer

id: 109
film: The Scarlet Empress
title-ru: Кровавая императрица
released: 1934-09-15
language: en
countries: US
runtime: 104
genres: Drama, History
score: 7.7
popularity: 23.84
overview: A wide-eyed German princess is carried over the snow to Russia to marry a handsome grand duke, and finds a grinning boy with toy soldiers and an aunt who wants heirs. The palace is a cave of gargoyles, candle smoke and doors too heavy for women to push alone. Scene by scene, Sternberg and Dietrich replace the girl's innocence with fur, nerve and appetite, in the most extravagant fever Hollywood ever paid for.
cast: 374 Marlene Dietrich = Catherine II
cast: 829 John Lodge = Count Alexei
cast: 830 Sam Jaffe = Grand Duke Peter
cast: 831 Louise Dresser = Empress Elizabeth
cast: 682 C. Aubrey Smith = Prince August
cast: 832 Gavin Gordon = Captain Gregori Orloff
crew: 378 Josef von Sternberg = Director
crew: 833 Manuel Komroff = Screenplay
crew: 834 Bert Glennon = Director of Photography
crew: 491 Hans Dreier = Production Design
crew: 492 Travis Banton = Costume Design

id: 110
film: The Gay Divorcee
title-ru: Весёлый развод
released: 1934-10-12
language: en
countries: US
runtime: 107
genres: Comedy, Music, Romance
score: 7.4
popularity: 26.49
overview: To get her divorce, Mimi must be discovered at a seaside hotel with a man hired for the purpose. To find the girl whose skirt he tore on the dock, Guy has searched most of London. He speaks the wrong password at the wrong moment, and she takes him for the professional. Fred Astaire and Ginger Rogers argue all evening and agree entirely once the band begins, first in Night and Day, then in a seventeen-minute Continental.
cast: 835 Fred Astaire = Guy Holden
cast: 730 Ginger Rogers = Mimi Glossop
cast: 836 Alice Brady = Aunt Hortense
cast: 514 Edward Everett Horton = Egbert Fitzgerald
cast: 837 Erik Rhodes = Rodolfo Tonetti
cast: 838 Eric Blore = The Waiter
crew: 839 Mark Sandrich = Director
crew: 840 George Marion Jr. = Screenplay
crew: 841 Dorothy Yost = Screenplay
crew: 842 Edward Kaufman = Screenplay
crew: 824 Pandro S. Berman = Producer
crew: 843 David Abel = Director of Photography

id: 111
film: A Story of Floating Weeds
original: 浮草物語
title-ru: Повесть о плывущей траве
released: 1934-11-23
language: ja
countries: JP
runtime: 86
genres: Drama
score: 8.0
popularity: 12.57
tagline: The troupe moves on, and leaves something behind every time.
overview: A third-rate kabuki troupe gets down from the train in a mountain town where rain leaks through the theater roof. Its leader, Kihachi, has a reason for coming: a former love keeps a small restaurant here, and her grown son believes the actor is his uncle. When Kihachi's present mistress learns of it, jealousy finds a cruel instrument. Ozu watches fathers and strays with great stillness, in silence, twenty-five years before remaking the story in color.
cast: 649 Takeshi Sakamoto = Kihachi
cast: 844 Chōko Iida = Otsune
cast: 845 Kōji Mitsui = Shinkichi
cast: 846 Rieko Yagumo = Otaka
cast: 847 Yoshiko Tsubouchi = Otoki
cast: 648 Tomio Aoki = Tomi-bo
crew: 651 Yasujirō Ozu = Director
crew: 651 Yasujirō Ozu = Story
crew: 848 Tadao Ikeda = Screenplay
crew: 653 Hideo Shigehara = Director of Photography

id: 112
film: It's a Gift
title-ru: Это подарок
released: 1934-11-30
language: en
countries: US
runtime: 68
genres: Comedy
score: 7.9
popularity: 22.15
overview: Harold Bissonette, grocer, wants two things: an orange grove in California and a little sleep. He is allowed neither. His wife talks through the night, a blind customer demolishes the shop with a cane, and on the back porch before dawn a milkman, a coconut, a baby and a man looking for Carl LaFong take turns. W. C. Fields bears it all with the weary courtesy of a man who has been interrupted since birth.
cast: 849 W. C. Fields = Harold Bissonette
cast: 850 Kathleen Howard = Amelia Bissonette
cast: 851 Jean Rouverol = Mildred Bissonette
cast: 852 Tommy Bupp = Norman Bissonette
cast: 853 Baby LeRoy = Baby Dunk
cast: 854 Charles Sellon = Mr. Muckle
cast: 855 Tammany Young = Everett Ricks
crew: 556 Norman Z. McLeod = Director
crew: 856 Jack Cunningham = Screenplay
crew: 849 W. C. Fields = Story
crew: 857 William LeBaron = Producer
crew: 307 Henry Sharp = Director of Photography

id: 113
film: Ruggles of Red Gap
title-ru: Рагглз из Ред-Гэп
released: 1935-03-08
language: en
countries: US
runtime: 90
genres: Comedy, Western
score: 7.6
popularity: 14.63
overview: An English lord loses his valet in a Paris poker game to a cattle baron with a loud checked suit, and Marmaduke Ruggles, who has never in his life been asked to sit down, is led off to Red Gap, Washington. The town decides he must be a colonel. Slowly a man bred to serve considers the idea of standing upright. Charles Laughton's recital of Lincoln to a silent saloon is Leo McCarey's tenderest joke.
cast: 858 Charles Laughton = Marmaduke Ruggles
cast: 859 Mary Boland = Effie Floud
cast: 681 Charlie Ruggles = Egbert Floud
cast: 159 ZaSu Pitts = Mrs. Judson
cast: 860 Roland Young = The Earl of Burnstead
cast: 426 Leila Hyams = Nell Kenner
cast: 861 Maude Eburne = Ma Pettingill
crew: 777 Leo McCarey = Director
crew: 862 Walter DeLeon = Screenplay
crew: 863 Harlan Thompson = Screenplay
crew: 864 Harry Leon Wilson = Novel
crew: 865 Arthur Hornblow Jr. = Producer
crew: 866 Alfred Gilks = Director of Photography

id: 114
film: The Bride of Frankenstein
title-ru: Невеста Франкенштейна
released: 1935-04-19
language: en
countries: US
runtime: 75
genres: Horror, Science Fiction
score: 8.5
popularity: 76.93
tagline: Nobody asked her either.
overview: The creature survives the burning mill and learns, in a blind hermit's hut, the words for bread, wine and friend. Meanwhile Doctor Pretorius, who grows tiny kings and bishops in bottles, calls on Henry Frankenstein with a proposal: the next one should be a woman. James Whale's sequel is funnier, sadder and stranger than the first film, with Elsa Lanchester as both the author who imagines it and the figure beneath the bandages.
cast: 592 Boris Karloff = The Monster
cast: 591 Colin Clive = Henry Frankenstein
cast: 867 Valerie Hobson = Elizabeth
cast: 868 Ernest Thesiger = Doctor Pretorius
cast: 869 Elsa Lanchester = The Bride / Mary Shelley
cast: 870 O. P. Heggie = The Hermit
cast: 760 Una O'Connor = Minnie
cast: 506 Dwight Frye = Karl
crew: 549 James Whale = Director
crew: 871 William Hurlbut = Screenplay
crew: 596 Mary Shelley = Novel
crew: 400 Carl Laemmle Jr. = Producer
crew: 802 John J. Mescall = Director of Photography
crew: 872 Franz Waxman = Original Music Composer

id: 115
film: The Informer
title-ru: Осведомитель
released: 1935-05-09
language: en
countries: US
runtime: 91
genres: Drama, Crime
score: 7.4
popularity: 16.72
overview: Dublin, 1922, one foggy night. Gypo Nolan, thrown out of the rebel organization and out of luck, sees a poster offering twenty pounds for his best friend, and twenty pounds is the price of two passages to America. What he buys instead is a night of drink, generosity and terror. John Ford wraps the city in shadow and blown newsprint, and Victor McLaglen lumbers through it like an animal carrying its own trap.
cast: 873 Victor McLaglen = Gypo Nolan
cast: 874 Heather Angel = Mary McPhillip
cast: 689 Preston Foster = Dan Gallagher
cast: 875 Margot Grahame = Katie Madden
cast: 607 Wallace Ford = Frankie McPhillip
cast: 760 Una O'Connor = Mrs. McPhillip
cast: 876 J. M. Kerrigan = Terry
cast: 877 Joe Sawyer = Bartly Mulholland
crew: 878 John Ford = Director
crew: 879 Dudley Nichols = Screenplay
crew: 880 Liam O'Flaherty = Novel
crew: 796 Joseph H. August = Director of Photography
crew: 678 Max Steiner = Original Music Composer

id: 116
film: Mad Love
title-ru: Безумная любовь
released: 1935-07-12
language: en
countries: US
runtime: 68
genres: Horror, Thriller
score: 7.2
popularity: 18.27
tagline: His hands remember a trade he never learned.
overview: Every night the great surgeon Gogol sits in his box at a Paris theater of horrors, watching the actress Yvonne pretend to be tortured. When her husband, a concert pianist, loses his hands in a train wreck, she begs the doctor for help, and he finds a donor at the guillotine. Peter Lorre, shaven and soft-voiced in his first American film, plays obsession as something close to prayer.
cast: 537 Peter Lorre = Dr. Gogol
cast: 881 Frances Drake = Yvonne Orlac
cast: 591 Colin Clive = Stephen Orlac
cast: 882 Ted Healy = Reagan
cast: 883 Edward Brophy = Rollo
cast: 884 Henry Kolker = Prefect Rosset
cast: 885 Keye Luke = Dr. Wong
crew: 54 Karl Freund = Director
crew: 715 John L. Balderston = Screenplay
crew: 886 P. J. Wolfson = Screenplay
crew: 887 Maurice Renard = Novel
crew: 888 Gregg Toland = Director of Photography
crew: 889 Dimitri Tiomkin = Original Music Composer

id: 117
film: Top Hat
title-ru: Цилиндр
released: 1935-08-29
language: en
countries: US
runtime: 101
genres: Comedy, Music, Romance
score: 8.0
popularity: 46.31
tagline: He kept her awake, and then he kept her dancing.
overview: An American dancer practising at midnight in a London hotel wakes the woman in the room below, who comes up to complain and stays on his mind. By the next day she believes he is her best friend's husband, and slaps him accordingly. Irving Berlin's songs carry the muddle from a bandstand in the rain to a Venice built entirely of white plaster, where a gown of feathers sheds on the most elegant dance of the decade.
cast: 835 Fred Astaire = Jerry Travers
cast: 730 Ginger Rogers = Dale Tremont
cast: 514 Edward Everett Horton = Horace Hardwick
cast: 837 Erik Rhodes = Alberto Beddini
cast: 838 Eric Blore = Bates
cast: 890 Helen Broderick = Madge Hardwick
crew: 839 Mark Sandrich = Director
crew: 891 Dwight Taylor = Screenplay
crew: 892 Allan Scott = Screenplay
crew: 824 Pandro S. Berman = Producer
crew: 843 David Abel = Director of Photography
crew: 893 Irving Berlin = Original Music Composer

id: 118
film: Mutiny on the Bounty
title-ru: Мятеж на «Баунти»
released: 1935-11-08
language: en
countries: US
runtime: 132
genres: Adventure, Drama, History
score: 7.7
popularity: 43.28
overview: In 1787 a British ship sails for Tahiti to fetch breadfruit, under a captain who would flog a dead man for the record. Bligh is a magnificent seaman with no mercy in him; Fletcher Christian, his second, has too much to watch in silence. Between short rations and an island of plenty, loyalty wears thin. Charles Laughton, all lip and eyebrow, made the captain's walk on deck a thing for comedians to copy for years.
cast: 858 Charles Laughton = Captain William Bligh
cast: 784 Clark Gable = Fletcher Christian
cast: 894 Franchot Tone = Roger Byam
cast: 895 Herbert Mundin = Smith
cast: 896 Eddie Quillan = Thomas Ellison
cast: 897 Dudley Digges = Bacchus
cast: 24 Donald Crisp = Burkitt
cast: 898 Movita = Tehani
crew: 899 Frank Lloyd = Director
crew: 900 Talbot Jennings = Screenplay
crew: 490 Jules Furthman = Screenplay
crew: 156 Carey Wilson = Screenplay
crew: 211 Irving Thalberg = Producer
crew: 145 Arthur Edeson = Director of Photography

id: 119
film: A Night at the Opera
title-ru: Ночь в опере
released: 1935-11-15
language: en
countries: US
runtime: 93
genres: Comedy, Music
score: 8.1
popularity: 50.74
overview: Otis B. Driftwood has promised to get a rich widow into society by way of the opera, and has got as far as dinner with someone else. Sailing to New York with a pair of young singers, a dresser who steals the costumes and a manager who deletes contracts clause by clause, he fills one tiny cabin past all reason. By the time Il Trovatore begins, the scenery is already nervous.
cast: 457 Groucho Marx = Otis B. Driftwood
cast: 459 Chico Marx = Fiorello
cast: 458 Harpo Marx = Tomasso
cast: 901 Kitty Carlisle = Rosa Castaldi
cast: 902 Allan Jones = Ricardo Baroni
cast: 462 Margaret Dumont = Mrs. Claypool
cast: 903 Walter Woolf King = Rodolfo Lassparri
cast: 904 Sig Ruman = Herman Gottlieb
crew: 905 Sam Wood = Director
crew: 906 George S. Kaufman = Screenplay
crew: 465 Morrie Ryskind = Screenplay
crew: 907 James Kevin McGuinness = Story
crew: 211 Irving Thalberg = Producer
crew: 615 Merritt B. Gerstad = Director of Photography

id: 120
film: Carnival in Flanders
original: La Kermesse héroïque
title-ru: Героическая кермесса
released: 1935-12-03
language: fr
countries: FR
runtime: 110
genres: Comedy, History, Romance
score: 7.6
popularity: 10.84
overview: Flanders, 1616: on carnival eve a Spanish duke announces that his troops will spend the night in the town of Boom. The burgomaster remembers every massacre he has heard of and decides to be dead until they leave. His wife takes a look at the council, another at the handsome officers, and organizes the welcome herself. Jacques Feyder had Lazare Meerson build a Bruegel painting one could walk through, and filled it with knowing women.
cast: 908 Françoise Rosay = Cornelia
cast: 909 Jean Murat = The Duke of Olivares
cast: 910 André Alerme = The Burgomaster
cast: 911 Louis Jouvet = The Chaplain
cast: 912 Micheline Cheirel = Siska
cast: 913 Lyne Clevers = The Fishwife
cast: 914 Alfred Adam = The Butcher
crew: 915 Jacques Feyder = Director
crew: 916 Charles Spaak = Story
crew: 917 Bernard Zimmer = Screenplay
crew: 918 Harry Stradling = Director of Photography
crew: 919 Louis Beydts = Original Music Composer
crew: 408 Lazare Meerson = Production Design

id: 121
film: Captain Blood
title-ru: Одиссея капитана Блада
released: 1935-12-28
language: en
countries: US
runtime: 119
genres: Adventure, Action, Romance
score: 7.7
popularity: 35.62
tagline: Sold for ten pounds, worth a fleet.
overview: Peter Blood, physician, dresses a rebel's wound and is shipped to Jamaica as a slave, where Arabella, Colonel Bishop's niece, buys him to annoy her uncle. A Spanish raid gives him a ship; injustice has already given him a crew. Michael Curtiz had two near unknowns, Errol Flynn and Olivia de Havilland, a box of miniature galleons and Korngold's first full Hollywood score, and with these invented a decade of sword fights on beaches.
cast: 920 Errol Flynn = Peter Blood
cast: 921 Olivia de Havilland = Arabella Bishop
cast: 922 Lionel Atwill = Colonel Bishop
cast: 923 Basil Rathbone = Levasseur
cast: 924 Ross Alexander = Jeremy Pitt
cast: 728 Guy Kibbee = Hagthorpe
cast: 925 Henry Stephenson = Lord Willoughby
cast: 926 Robert Barrat = Wolverstone
crew: 927 Michael Curtiz = Director
crew: 928 Casey Robinson = Screenplay
crew: 929 Rafael Sabatini = Novel
crew: 295 Hal Mohr = Director of Photography
crew: 930 Erich Wolfgang Korngold = Original Music Composer
crew: 931 George Amy = Editor

id: 220
film: Reefer Madness
title-ru: Безумие рифера
released: 1936-01-15
public-domain: 1936
language: en
countries: US
runtime: 68
genres: Drama, Crime
score: 4.1
popularity: 57.83
overview: A high school principal warns parents with a story: pushers lure teenagers to wild parties, and a few puffs of marijuana lead to a car accident, a shooting and madness. It was made as a serious warning under the title Tell Your Children. A distributor of sensational films recut and renamed it, and since the 1970s audiences have laughed at it as an unintended comedy.
cast: 1640 Dorothy Short = Mary Lane
cast: 1641 Kenneth Craig = Bill Harper
cast: 1642 Lillian Miles = Blanche
cast: 1052 Dave O'Brien = Ralph Wiley
cast: 1643 Thelma White = Mae Coleman
cast: 1644 Warren McCollum = Jimmy Lane
cast: 1645 Carleton Young = Jack Perry
cast: 1646 Joseph Forte = Dr. Alfred Carroll
crew: 1647 Louis J. Gasnier = Director
crew: 1648 Arthur Hoerl = Screenplay
crew: 1649 Lawrence Meade = Story
crew: 1650 George A. Hirliman = Producer
crew: 1651 Jack Greenhalgh = Director of Photography
crew: 1652 Carl Pierson = Editor

id: 122
film: The Crime of Monsieur Lange
original: Le Crime de Monsieur Lange
title-ru: Преступление господина Ланжа
released: 1936-01-24
language: fr
countries: FR
runtime: 80
genres: Comedy, Crime, Drama
score: 8.0
popularity: 14.92
tagline: Around one courtyard, everybody has a share.
overview: In a Paris courtyard shared by a laundry and a failing press, shy Lange writes the adventures of a cowboy called Arizona Jim while his boss Batala swindles authors, creditors and girls with equal charm. When Batala vanishes, the workers make a cooperative of the place and, to general surprise, a success. Renoir and Jacques Prévert pour the hopes of the Popular Front into one circling camera movement.
cast: 520 René Lefèvre = Amédée Lange
cast: 932 Florelle = Valentine
cast: 933 Jules Berry = Batala
cast: 934 Marcel Lévesque = The Concierge
cast: 525 Odette Talazac = The Concierge's Wife
cast: 935 Nadia Sibirskaïa = Estelle
cast: 936 Maurice Baquet = Charles
cast: 937 Sylvia Bataille = Édith
crew: 703 Jean Renoir = Director
crew: 938 Jacques Prévert = Screenplay
crew: 939 Jean Castanier = Story
crew: 940 Jean Bachelet = Director of Photography
crew: 941 Jean Wiener = Original Music Composer

id: 123
film: Modern Times
title-ru: Новые времена
released: 1936-02-05
language: en
countries: US
runtime: 87
genres: Comedy, Drama, Romance
score: 8.9
popularity: 87.46
tagline: The machine is working perfectly, and so he must be the problem.
overview: Tightening bolts until his arms cannot stop, a factory hand is swallowed by the gears, strapped to a feeding machine and finally carried off twitching. Between jail, strikes and a night as a department-store watchman he meets a barefoot girl who steals bread and dreams of a house, however crooked. Chaplin's farewell to the silent tramp lets the machines and bosses talk, and saves one burst of pure nonsense for himself.
cast: 17 Charlie Chaplin = A Factory Worker
cast: 942 Paulette Goddard = A Gamin
cast: 21 Henry Bergman = The Cafe Proprietor
cast: 300 Tiny Sandford = Big Bill
cast: 162 Chester Conklin = The Mechanic
cast: 298 Al Ernest Garcia = The President of the Electro Steel Corporation
crew: 17 Charlie Chaplin = Director
crew: 17 Charlie Chaplin = Screenplay
crew: 17 Charlie Chaplin = Producer
crew: 17 Charlie Chaplin = Original Music Composer
crew: 22 Roland Totheroh = Director of Photography
crew: 943 Ira H. Morgan = Director of Photography

id: 124
film: The Petrified Forest
title-ru: Окаменевший лес
released: 1936-02-06
language: en
countries: US
runtime: 82
genres: Crime, Drama, Romance
score: 7.5
popularity: 28.91
overview: At the last diner before the Arizona desert, a waitress reads Villon and longs for France. A penniless English writer walks in off the road, recognizes her hunger, and is about to walk out when the gangster Duke Mantee arrives to wait for his friends. Over one long night under guns and dust, people say what they mean. Leslie Howard insisted that Humphrey Bogart repeat his stage role, and a career turned on it.
cast: 818 Leslie Howard = Alan Squier
cast: 547 Bette Davis = Gabrielle Maple
cast: 944 Humphrey Bogart = Duke Mantee
cast: 945 Genevieve Tobin = Mrs. Chisholm
cast: 946 Dick Foran = Boze Hertzlinger
cast: 877 Joe Sawyer = Jackie
cast: 809 Porter Hall = Jason Maple
cast: 947 Charley Grapewin = Gramp Maple
crew: 948 Archie Mayo = Director
crew: 949 Charles Kenyon = Screenplay
crew: 950 Delmer Daves = Screenplay
crew: 696 Sol Polito = Director of Photography
crew: 951 Owen Marks = Editor

id: 221
film: Little Lord Fauntleroy
title-ru: Маленький лорд Фаунтлерой
released: 1936-03-06
public-domain: 1965
language: en
countries: US
runtime: 98
genres: Family, Drama
score: 7.1
popularity: 19.23
overview: Ceddie Errol lives in Brooklyn with his widowed mother until a lawyer brings news: he is the only heir of an English earl. The old man despises Americans and expects a brat, and he meets a boy who thinks him the kindest person in the world. It was the first production of David O. Selznick's own company, and C. Aubrey Smith thaws slowly and well.
cast: 1653 Freddie Bartholomew = Ceddie
cast: 1654 Dolores Costello = Dearest
cast: 682 C. Aubrey Smith = The Earl of Dorincourt
cast: 728 Guy Kibbee = Mr. Hobbs
cast: 925 Henry Stephenson = Havisham
cast: 1655 Mickey Rooney = Dick
cast: 1656 Constance Collier = Lady Lorridaile
cast: 762 E. E. Clive = Sir Harry Lorridaile
cast: 760 Una O'Connor = Mary
cast: 1657 Jackie Searl = Tom
cast: 1658 Helen Flint = Minna
crew: 821 John Cromwell = Director
crew: 1659 Hugh Walpole = Screenplay
crew: 1024 Frances Hodgson Burnett = Novel
crew: 754 David O. Selznick = Producer
crew: 284 Charles Rosher = Director of Photography
crew: 678 Max Steiner = Original Music Composer
crew: 1660 Hal C. Kern = Editor

id: 125
film: Mr. Deeds Goes to Town
title-ru: Мистер Дидс переезжает в город
released: 1936-04-12
language: en
countries: US
runtime: 115
genres: Comedy, Drama, Romance
score: 7.8
popularity: 40.29
tagline: Twenty million dollars, one tuba, no lawyer.
overview: Longfellow Deeds writes greeting-card verse and plays the tuba in Mandrake Falls, Vermont, until an uncle he never met leaves him twenty million dollars. New York wants to manage it for him. Babe Bennett, star reporter, faints into his arms for a front-page story and begins to dislike what she types. Gary Cooper's slow, level gaze makes goodness look like the only sane way to behave in a very loud town.
cast: 275 Gary Cooper = Longfellow Deeds
cast: 952 Jean Arthur = Babe Bennett
cast: 953 George Bancroft = MacWade
cast: 954 Lionel Stander = Cornelius Cobb
cast: 955 Douglass Dumbrille = John Cedar
cast: 956 Raymond Walburn = Walter
cast: 957 H. B. Warner = Judge May
crew: 579 Frank Capra = Director
crew: 579 Frank Capra = Producer
crew: 580 Robert Riskin = Screenplay
crew: 958 Clarence Budington Kelland = Story
crew: 584 Joseph Walker = Director of Photography
crew: 791 Gene Havlick = Editor

id: 222
film: The Plow That Broke the Plains
title-ru: Плуг, вспахавший равнины
released: 1936-05-10
public-domain: 1936
language: en
countries: US
runtime: 25
genres: Documentary
score: 7.3
popularity: 11.13
overview: Grass covers the Great Plains; then come cattle, then plows, then a war that makes wheat worth any risk. When the rain stops, the wind takes the soil, and families load what is left onto their cars. Pare Lorentz made the film for the U.S. government, and such works are never under copyright. Virgil Thomson's music speaks as plainly as the images.
cast: 1661 Thomas Chalmers = Narrator
crew: 1662 Pare Lorentz = Director
crew: 1662 Pare Lorentz = Screenplay
crew: 1663 Ralph Steiner = Director of Photography
crew: 1664 Paul Strand = Director of Photography
crew: 1665 Leo Hurwitz = Director of Photography
crew: 1666 Virgil Thomson = Original Music Composer

id: 126
film: Fury
title-ru: Ярость
released: 1936-06-05
language: en
countries: US
runtime: 92
genres: Crime, Drama, Thriller
score: 8.0
popularity: 30.46
tagline: A mob has no face until the newsreel runs.
overview: Joe Wilson, driving to meet his fiancée, is stopped at a small-town roadblock with salted peanuts in his pocket and one bad coincidence against him. Gossip runs from kitchen to barber shop to bar, and by evening respectable people are outside the jail with torches. In his first American film, Fritz Lang studies how a crowd is made, and then, more disturbingly, what it leaves inside the man it came for.
cast: 959 Sylvia Sidney = Katherine Grant
cast: 960 Spencer Tracy = Joe Wilson
cast: 961 Walter Abel = The District Attorney
cast: 719 Bruce Cabot = Kirby Dawson
cast: 691 Edward Ellis = Sheriff Hummel
cast: 962 Walter Brennan = Bugs Meyers
cast: 963 Frank Albertson = Charlie
crew: 72 Fritz Lang = Director
crew: 72 Fritz Lang = Screenplay
crew: 517 Bartlett Cormack = Screenplay
crew: 964 Norman Krasna = Story
crew: 965 Joseph L. Mankiewicz = Producer
crew: 966 Joseph Ruttenberg = Director of Photography

id: 127
film: Swing Time
title-ru: Время свинга
released: 1936-08-27
language: en
countries: US
runtime: 103
genres: Music, Comedy, Romance
score: 7.9
popularity: 39.85
overview: Lucky Garnett misses his own wedding through a trick about trouser cuffs, and is sent to New York to earn twenty-five thousand dollars before he may try again. He spends his lucky quarter, annoys a dancing teacher and then loses all interest in getting rich. Jerome Kern's songs bring snow, shampoo and a staircase dance of farewell, in which Astaire and Rogers say everything the plot has been avoiding.
cast: 835 Fred Astaire = Lucky Garnett
cast: 730 Ginger Rogers = Penny Carroll
cast: 967 Victor Moore = Pop Cardetti
cast: 890 Helen Broderick = Mabel Anderson
cast: 838 Eric Blore = Gordon
cast: 968 Betty Furness = Margaret Watson
cast: 969 Georges Metaxa = Ricardo Romero
crew: 970 George Stevens = Director
crew: 971 Howard Lindsay = Screenplay
crew: 892 Allan Scott = Screenplay
crew: 824 Pandro S. Berman = Producer
crew: 843 David Abel = Director of Photography
crew: 972 Jerome Kern = Original Music Composer

id: 128
film: My Man Godfrey
title-ru: Мой слуга Годфри
released: 1936-09-06
public-domain: 1965
language: en
countries: US
runtime: 94
genres: Comedy, Romance
score: 8.2
popularity: 45.63
tagline: The best-mannered man at the city dump.
overview: On a scavenger hunt for the idle rich, Irene Bullock needs a forgotten man and finds one living among the tin cans by the East River. She wins, and out of gratitude hires him as the family butler. The Bullocks keep a horse in the library, a protégé who imitates a gorilla and no sense whatever; Godfrey keeps a secret. Gregory La Cava lets champagne and the Depression share a table. The film is in the public domain; the novel it adapts may not be.
cast: 804 William Powell = Godfrey
cast: 792 Carole Lombard = Irene Bullock
cast: 836 Alice Brady = Angelica Bullock
cast: 973 Gail Patrick = Cornelia Bullock
cast: 617 Eugene Pallette = Alexander Bullock
cast: 974 Jean Dixon = Molly
cast: 975 Alan Mowbray = Tommy Gray
cast: 976 Mischa Auer = Carlo
crew: 977 Gregory La Cava = Director
crew: 977 Gregory La Cava = Producer
crew: 465 Morrie Ryskind = Screenplay
crew: 978 Eric Hatch = Screenplay
crew: 978 Eric Hatch = Novel
crew: 979 Ted Tetzlaff = Director of Photography

id: 129
film: The Only Son
original: 一人息子
title-ru: Единственный сын
released: 1936-09-15
language: ja
countries: JP
runtime: 82
genres: Drama, Family
score: 7.9
popularity: 11.36
tagline: She sold the house so that he might amount to something.
overview: A widow in a Shinshu silk town winds thread until her hands ache, so that her boy can go to school and become somebody in Tokyo. Thirteen years later she takes the train to see what her sacrifice has bought: a shack beside the incinerators, a wife and baby nobody mentioned, and a teacher's job at a night school. Ozu's first full sound film hears factory noise through every wall and lets shame pass between two people who love each other.
cast: 844 Chōko Iida = Tsune Nonomiya
cast: 980 Shinichi Himori = Ryosuke Nonomiya
cast: 981 Masao Hayama = Ryosuke as a Boy
cast: 847 Yoshiko Tsubouchi = Sugiko
cast: 646 Mitsuko Yoshikawa = Otaka
cast: 982 Chishū Ryū = Okubo
crew: 651 Yasujirō Ozu = Director
crew: 651 Yasujirō Ozu = Story
crew: 848 Tadao Ikeda = Screenplay
crew: 983 Masao Arata = Screenplay
crew: 984 Shōjirō Sugimoto = Director of Photography
crew: 985 Senji Itō = Original Music Composer

id: 130
film: Dodsworth
title-ru: Додсворт
released: 1936-09-18
language: en
countries: US
runtime: 101
genres: Drama, Romance
score: 8.1
popularity: 19.83
overview: Sam Dodsworth sells the motor company he built and takes his wife to Europe to start living. He wants to see how things work; she wants to be thirty-five for a few years longer, preferably in the company of counts. As hotel follows hotel, a marriage of twenty years is examined without villains. William Wyler's adult, unhurried film gives Walter Huston his finest hour, and gives Mary Astor a terrace above the Bay of Naples.
cast: 986 Walter Huston = Sam Dodsworth
cast: 987 Ruth Chatterton = Fran Dodsworth
cast: 769 Paul Lukas = Arnold Iselin
cast: 988 Mary Astor = Edith Cortright
cast: 989 David Niven = Captain Lockert
cast: 990 Gregory Gaye = Kurt von Obersdorf
cast: 991 Maria Ouspenskaya = Baroness von Obersdorf
cast: 771 Spring Byington = Matey Pearson
crew: 992 William Wyler = Director
crew: 993 Sidney Howard = Screenplay
crew: 994 Sinclair Lewis = Novel
crew: 476 Samuel Goldwyn = Producer
crew: 317 Rudolph Maté = Director of Photography
crew: 995 Alfred Newman = Original Music Composer

id: 131
film: Libeled Lady
title-ru: Оклеветанная
released: 1936-10-09
language: en
countries: US
runtime: 98
genres: Comedy, Romance
score: 7.7
popularity: 23.16
overview: A newspaper prints that Connie Allenbury steals husbands, and she sues for five million dollars. To make the story true, the editor marries his own impatient fiancée to a smooth operator named Bill Chandler and sends the bridegroom off to be caught with the heiress. The plan depends on nobody's feelings being involved. Four stars at the top of their game, and one disastrous attempt at trout fishing.
cast: 419 Jean Harlow = Gladys Benton
cast: 804 William Powell = Bill Chandler
cast: 805 Myrna Loy = Connie Allenbury
cast: 960 Spencer Tracy = Warren Haggerty
cast: 786 Walter Connolly = James B. Allenbury
cast: 947 Charley Grapewin = Hollis Bane
cast: 996 Cora Witherspoon = Mrs. Burns-Norvell
crew: 445 Jack Conway = Director
crew: 997 Maurine Dallas Watkins = Screenplay
crew: 998 Howard Emmett Rogers = Screenplay
crew: 999 George Oppenheimer = Screenplay
crew: 1000 Lawrence Weingarten = Producer
crew: 1001 Norbert Brodine = Director of Photography

id: 223
film: Popeye the Sailor Meets Sindbad the Sailor
title-ru: Моряк Попай встречает Синдбада-морехода
released: 1936-11-27
public-domain: 1965
language: en
countries: US
runtime: 16
genres: Animation, Adventure, Comedy, Family
score: 7.7
popularity: 36.83
overview: Sindbad lives on an island of monsters and sings that he is the most remarkable fellow in the world. When Popeye sails by with Olive Oyl, the boaster sends his giant bird to sink the ship and carry her off. Popeye has the bird, a giant with two heads and Sindbad himself to defeat, and one can of spinach. The Fleischer studio placed its drawings before model landscapes that turn with the camera.
cast: 1034 Jack Mercer = Popeye
cast: 1667 Mae Questel = Olive Oyl
cast: 1668 Gus Wickie = Sindbad
crew: 1038 Dave Fleischer = Director
crew: 1669 E. C. Segar = Characters
crew: 1039 Max Fleischer = Producer
crew: 1042 Willard Bowsky = Animation
crew: 1074 Sammy Timberg = Original Music Composer

id: 132
film: A Star Is Born
title-ru: Звезда родилась
released: 1937-04-20
public-domain: 1966
language: en
countries: US
runtime: 111
genres: Drama, Romance
score: 7.6
popularity: 47.18
overview: A farm girl from North Dakota goes to Hollywood on her grandmother's savings and ends up carrying canapés at a party. There she meets Norman Maine, a star with a drink in his hand and his best pictures behind him, who gets her a screen test. Her name rises on the marquees as his is taken down. The first version of a story told many times since is in early Technicolor, as dry as it is tender.
cast: 261 Janet Gaynor = Esther Blodgett
cast: 1002 Fredric March = Norman Maine
cast: 487 Adolphe Menjou = Oliver Niles
cast: 1003 May Robson = Grandmother Lettie
cast: 1004 Andy Devine = Danny McGuire
cast: 954 Lionel Stander = Matt Libby
crew: 276 William A. Wellman = Director
crew: 1005 Dorothy Parker = Screenplay
crew: 1006 Alan Campbell = Screenplay
crew: 1007 Robert Carson = Screenplay
crew: 754 David O. Selznick = Producer
crew: 678 Max Steiner = Original Music Composer

id: 133
film: Nothing Sacred
title-ru: Ничего святого
released: 1937-11-25
public-domain: 1966
language: en
countries: US
runtime: 77
genres: Comedy, Romance
score: 7.3
popularity: 25.14
tagline: New York weeps for her, and she feels fine.
overview: Hazel Flagg of Warsaw, Vermont, is dying of radium poisoning until her doctor sobers up and admits that she is not. Before she can mention it, a disgraced reporter arrives offering a last fling in Manhattan at his paper's expense. The city gives her a parade, a wrestling crowd's moment of silence and a key; she gives it a hangover and, in time, a headache. Ben Hecht's script bites every hand in sight. The film is in the public domain; the magazine story it adapts may not be.
cast: 792 Carole Lombard = Hazel Flagg
cast: 1002 Fredric March = Wally Cook
cast: 1008 Charles Winninger = Dr. Enoch Downer
cast: 786 Walter Connolly = Oliver Stone
cast: 904 Sig Ruman = Dr. Emil Eggelhoffer
cast: 1009 Frank Fay = The Master of Ceremonies
cast: 1010 Margaret Hamilton = The Drugstore Lady
crew: 276 William A. Wellman = Director
crew: 629 Ben Hecht = Screenplay
crew: 1011 James H. Street = Story
crew: 754 David O. Selznick = Producer
crew: 1012 W. Howard Greene = Director of Photography
crew: 1013 Oscar Levant = Original Music Composer

id: 134
film: The Little Princess
title-ru: Маленькая принцесса
released: 1939-03-10
public-domain: 1968
language: en
countries: US
runtime: 93
genres: Family, Drama, Comedy
score: 6.9
popularity: 26.83
overview: Captain Crewe leaves his daughter at a London boarding school with ermine, a pony and the best room in the house, and rides off to the Boer War. When word comes that he is missing and his fortune with him, the headmistress moves Sara to the attic and hands her the coal scuttle. She keeps her manners and searches the military hospitals. Shirley Temple's first Technicolor feature includes a dream with fairies and dancing.
cast: 1014 Shirley Temple = Sara Crewe
cast: 1015 Richard Greene = Geoffrey Hamilton
cast: 1016 Anita Louise = Rose
cast: 1017 Ian Hunter = Captain Crewe
cast: 811 Cesar Romero = Ram Dass
cast: 1018 Arthur Treacher = Bertie Minchin
cast: 1019 Mary Nash = Amanda Minchin
cast: 1020 Sybil Jason = Becky
crew: 1021 Walter Lang = Director
crew: 1022 Ethel Hill = Screenplay
crew: 1023 Walter Ferris = Screenplay
crew: 1024 Frances Hodgson Burnett = Novel
crew: 536 Darryl F. Zanuck = Producer
crew: 1025 Arthur C. Miller = Director of Photography

id: 135
film: Love Affair
title-ru: Любовный роман
released: 1939-03-16
public-domain: 1968
language: en
countries: US
runtime: 87
genres: Comedy, Drama, Romance
score: 7.5
popularity: 22.67
tagline: Six months, one hundred and two floors.
overview: A painter famous chiefly for his engagements meets a nightclub singer on a ship bound for New York; each of them is promised to someone rich. During a stop at Madeira they visit his grandmother, and the joking stops. They agree to find honest work and to meet in six months at the top of the Empire State Building. Leo McCarey, filming half by improvisation, lets comedy lean over the rail until it trembles.
cast: 1026 Irene Dunne = Terry McKay
cast: 1027 Charles Boyer = Michel Marnet
cast: 991 Maria Ouspenskaya = Grandmother Janou
cast: 1028 Lee Bowman = Kenneth Bradley
cast: 1029 Astrid Allwyn = Lois Clarke
cast: 1030 Maurice Moscovitch = Maurice Cobert
crew: 777 Leo McCarey = Director
crew: 777 Leo McCarey = Producer
crew: 777 Leo McCarey = Story
crew: 950 Delmer Daves = Screenplay
crew: 1031 Donald Ogden Stewart = Screenplay
crew: 317 Rudolph Maté = Director of Photography

id: 224
film: The Flying Deuces
title-ru: Летающие двойки
released: 1939-11-03
public-domain: 1968
language: en
countries: US
runtime: 69
genres: Comedy
score: 7.0
popularity: 43.83
overview: Ollie is refused by a girl in Paris and joins the Foreign Legion to forget her, and Stan comes along because Ollie says so. They expect to be gone in a few days and find a mountain of laundry instead. There are a soft-shoe dance, a harp made of bedsprings, and an airplane that neither of them can fly.
cast: 1534 Stan Laurel = Stan
cast: 1535 Oliver Hardy = Ollie
cast: 768 Jean Parker = Georgette
cast: 1670 Reginald Gardiner = François
cast: 1671 Charles Middleton = The Commandant
cast: 435 James Finlayson = The Jailor
cast: 1672 Jean Del Val = The Sergeant
crew: 1673 A. Edward Sutherland = Director
crew: 1674 Ralph Spence = Screenplay
crew: 1675 Charley Rogers = Screenplay
crew: 1676 Fred Schiller = Screenplay
crew: 1677 Harry Langdon = Screenplay
crew: 1678 Boris Morros = Producer
crew: 1679 Art Lloyd = Director of Photography
crew: 486 Jack Dennis = Editor
crew: 1680 John Leipold = Original Music Composer
crew: 1681 Leo Shuken = Original Music Composer

id: 136
film: Gulliver's Travels
title-ru: Путешествия Гулливера
released: 1939-12-22
public-domain: 1968
language: en
countries: US
runtime: 76
genres: Animation, Family, Fantasy
score: 6.7
popularity: 32.28
tagline: The biggest man in town fell asleep on the beach.
overview: Town crier Gabby trips over a giant on the shore of Lilliput, and the whole kingdom comes out by lantern light with ropes and cranes to tie him down. Gulliver wakes in the middle of a quarrel: two kings are going to war over which national song should be sung at their children's wedding. Max and Dave Fleischer's answer to Snow White is at its best in that nocturnal engineering, knot by tiny knot.
cast: 1032 Sam Parker = Gulliver (voice)
cast: 1033 Pinto Colvig = Gabby (voice)
cast: 1034 Jack Mercer = King Little (voice)
cast: 1035 Tedd Pierce = King Bombo (voice)
cast: 1036 Jessica Dragonette = Princess Glory (singing voice)
cast: 1037 Lanny Ross = Prince David (singing voice)
crew: 1038 Dave Fleischer = Director
crew: 1039 Max Fleischer = Producer
crew: 1040 Jonathan Swift = Novel
crew: 1041 Seymour Kneitel = Animation
crew: 1042 Willard Bowsky = Animation
crew: 1043 Victor Young = Original Music Composer

id: 137
film: His Girl Friday
title-ru: Его девушка Пятница
released: 1940-01-11
public-domain: 1969
language: en
countries: US
runtime: 92
genres: Comedy, Romance
score: 8.7
popularity: 72.59
tagline: Stop the presses, stop the wedding, do not stop talking.
overview: Hildy Johnson drops in at her old newspaper to tell the editor, who is also her former husband, that she is marrying an insurance man from Albany on the next train. Walter Burns has until then to remind her what she is: the best reporter in the city, with a hanging at dawn to cover. Howard Hawks made Hildy a woman and set everybody talking at once, and comedy has seldom run faster.
cast: 1044 Cary Grant = Walter Burns
cast: 1045 Rosalind Russell = Hildy Johnson
cast: 1046 Ralph Bellamy = Bruce Baldwin
cast: 1047 Gene Lockhart = Sheriff Hartwell
cast: 1048 Helen Mack = Mollie Malloy
cast: 1049 Ernest Truex = Bensinger
cast: 809 Porter Hall = Murphy
cast: 1050 John Qualen = Earl Williams
crew: 436 Howard Hawks = Director
crew: 436 Howard Hawks = Producer
crew: 518 Charles Lederer = Screenplay
crew: 584 Joseph Walker = Director of Photography
crew: 791 Gene Havlick = Editor

id: 138
film: The Devil Bat
title-ru: Дьявольская летучая мышь
released: 1940-12-13
public-domain: 1969
language: en
countries: US
runtime: 68
genres: Horror, Science Fiction
score: 5.3
popularity: 17.41
tagline: Dab a little on the tender part of the neck.
overview: Dr. Carruthers invented the face cream that made two families rich, took cash instead of shares, and has been brooding ever since. In his attic he grows bats to the size of eagles and trains them to hate one particular aftershave, samples of which he hands out with a fond goodbye. Two reporters come to investigate. It is poverty itself, and Bela Lugosi plays it with a relish no budget could buy.
cast: 503 Bela Lugosi = Dr. Paul Carruthers
cast: 1051 Suzanne Kaaren = Mary Heath
cast: 1052 Dave O'Brien = Johnny Layton
cast: 1053 Guy Usher = Henry Morton
cast: 1054 Yolande Donlan = Maxine
cast: 1055 Donald Kerr = One-Shot McGuire
crew: 1056 Jean Yarbrough = Director
crew: 1057 John Thomas Neville = Screenplay
crew: 1058 George Bricker = Story
crew: 1059 Jack Gallagher = Producer
crew: 662 Arthur Martinelli = Director of Photography

id: 225
film: Santa Fe Trail
title-ru: Дорога на Санта-Фе
released: 1940-12-13
public-domain: 1969
language: en
countries: US
runtime: 110
genres: Western, History, Romance
score: 6.1
popularity: 20.13
overview: Young officers from West Point, among them Jeb Stuart and George Custer, are sent to Kansas in the 1850s to stop the abolitionist John Brown. The film blames Brown for the coming war and says little about slavery, so it is no guide to history. Raymond Massey plays him with burning eyes, and Michael Curtiz stages the raid on Harpers Ferry at full gallop.
cast: 920 Errol Flynn = Jeb Stuart
cast: 921 Olivia de Havilland = Kit Carson Holliday
cast: 1682 Raymond Massey = John Brown
cast: 1683 Ronald Reagan = George Custer
cast: 789 Alan Hale = Tex Bell
cast: 1684 William Lundigan = Bob Holliday
cast: 1127 Van Heflin = Carl Rader
cast: 1685 Gene Reynolds = Jason Brown
cast: 1686 Henry O'Neill = Cyrus Holliday
cast: 1687 Guinn Williams = Windy Brody
crew: 927 Michael Curtiz = Director
crew: 1688 Robert Buckner = Screenplay
crew: 695 Hal B. Wallis = Producer
crew: 696 Sol Polito = Director of Photography
crew: 678 Max Steiner = Original Music Composer
crew: 931 George Amy = Editor

id: 139
film: Meet John Doe
title-ru: Познакомьтесь с Джоном Доу
released: 1941-03-12
public-domain: 1970
language: en
countries: US
runtime: 122
genres: Comedy, Drama, Romance
score: 7.6
popularity: 33.37
overview: Fired from her paper, Ann Mitchell prints as her last column a letter from a man who promises to jump off City Hall on Christmas Eve in protest at everything. It causes such a stir that a John Doe must be found to have written it, and a hungry ballplayer with a bad arm is hired for the part. The movement that follows has members, badges and a rich man's eye on it. Capra's most anxious film.
cast: 275 Gary Cooper = Long John Willoughby
cast: 1060 Barbara Stanwyck = Ann Mitchell
cast: 1061 Edward Arnold = D. B. Norton
cast: 962 Walter Brennan = The Colonel
cast: 771 Spring Byington = Mrs. Mitchell
cast: 1062 James Gleason = Henry Connell
cast: 1047 Gene Lockhart = Mayor Lovett
crew: 579 Frank Capra = Director
crew: 579 Frank Capra = Producer
crew: 580 Robert Riskin = Screenplay
crew: 1063 George Barnes = Director of Photography
crew: 889 Dimitri Tiomkin = Original Music Composer
crew: 1064 Daniel Mandell = Editor

id: 140
film: Penny Serenade
title-ru: Серенада трёх сердец
released: 1941-04-24
public-domain: 1970
language: en
countries: US
runtime: 119
genres: Drama, Romance
score: 7.0
popularity: 24.95
overview: Packing to leave her husband, Julie plays the records they collected, and each song opens a room in the past: a record shop, a honeymoon in a train compartment, Tokyo, a small-town newspaper, a baby brought home on approval. Cary Grant, stripped of polish, pleads with a judge and puts a nappy on back to front. George Stevens finds comedy and dread in the same quiet stairs. The film is in the public domain; the magazine story it adapts may not be.
cast: 1026 Irene Dunne = Julie Adams
cast: 1044 Cary Grant = Roger Adams
cast: 1065 Beulah Bondi = Miss Oliver
cast: 1066 Edgar Buchanan = Applejack
cast: 1067 Ann Doran = Dotty
cast: 1068 Eva Lee Kuney = Trina
crew: 970 George Stevens = Director
crew: 970 George Stevens = Producer
crew: 465 Morrie Ryskind = Screenplay
crew: 584 Joseph Walker = Director of Photography
crew: 621 W. Franke Harling = Original Music Composer
crew: 1069 Otto Meyer = Editor

id: 141
film: Superman
title-ru: Супермен
released: 1941-09-26
public-domain: 1970
language: en
countries: US
runtime: 10
genres: Animation, Action, Science Fiction
score: 7.4
popularity: 42.73
overview: A scientist laughed at once too often writes to the Daily Planet to announce that at midnight his ray will start knocking down the city. Lois Lane flies out for the interview and becomes his captive audience. While towers buckle, a mild reporter steps into a storeroom. In ten minutes of gleaming Technicolor, the Fleischer studio gave the comic-strip hero weight, shadow and, before long, the power to fly. The cartoon is in the public domain, but Superman himself stays under copyright until 2034.
cast: 1070 Bud Collyer = Superman / Clark Kent (voice)
cast: 1071 Joan Alexander = Lois Lane (voice)
cast: 1034 Jack Mercer = The Mad Scientist (voice)
crew: 1038 Dave Fleischer = Director
crew: 1039 Max Fleischer = Producer
crew: 1072 Steve Muffati = Animation
crew: 1073 Frank Endres = Animation
crew: 1074 Sammy Timberg = Original Music Composer

id: 142
film: Jungle Book
title-ru: Книга джунглей
released: 1942-04-03
public-domain: 1971
language: en
countries: US
runtime: 108
genres: Adventure, Family, Fantasy
score: 6.7
popularity: 27.54
tagline: The jungle keeps a treasure, and a witness.
overview: A storyteller in an Indian market remembers the boy who walked out of the forest on all fours and spoke to snakes. Mowgli learns his mother's language, buys a tooth of steel to fight the tiger, and stumbles on a ruined city full of gold, with three greedy villagers on his heels. The Korda brothers filled a California lake with live beasts and a rubber python, and let Sabu race through it in blazing color.
cast: 1075 Sabu = Mowgli
cast: 1076 Joseph Calleia = Buldeo
cast: 1050 John Qualen = The Barber
cast: 1077 Frank Puglia = The Pundit
cast: 1078 Rosemary DeCamp = Messua
cast: 1079 Patricia O'Rourke = Mahala
crew: 1080 Zoltan Korda = Director
crew: 209 Laurence Stallings = Screenplay
crew: 1081 Rudyard Kipling = Novel
crew: 569 Alexander Korda = Producer
crew: 477 Lee Garmes = Director of Photography
crew: 1082 Miklós Rózsa = Original Music Composer

id: 226
film: Prelude to War
title-ru: Прелюдия к войне
released: 1942-05-27
public-domain: 1942
language: en
countries: US
runtime: 52
genres: Documentary, War, History
score: 7.0
popularity: 13.93
overview: Two worlds face each other, says the narrator, one free and one enslaved, and he explains how Germany, Italy and Japan came to be ruled by force. Frank Capra made the film to tell American soldiers why they were fighting, and cut it largely from the enemy's own newsreels. It is war propaganda with the faults of its kind. The Army produced it, and works of the U.S. government are never under copyright.
cast: 986 Walter Huston = Narrator
crew: 579 Frank Capra = Director
crew: 1122 Anthony Veiller = Screenplay
crew: 579 Frank Capra = Producer
crew: 995 Alfred Newman = Original Music Composer
crew: 1689 William Hornbeck = Editor

id: 227
film: The Outlaw
title-ru: Вне закона
released: 1943-02-05
public-domain: 1972
language: en
countries: US
runtime: 116
genres: Western
score: 5.6
popularity: 30.03
overview: Doc Holliday rides into town looking for his stolen horse and finds it with Billy the Kid. The two become friends, Sheriff Pat Garrett becomes jealous, and the men quarrel over the horse and over Rio, who would like to shoot one of them. Howard Hughes fought the censors for years over the way he showed Jane Russell, and that fight is remembered better than the story.
cast: 1690 Jack Buetel = Billy the Kid
cast: 1691 Thomas Mitchell = Pat Garrett
cast: 1692 Jane Russell = Rio McDonald
cast: 986 Walter Huston = Doc Holliday
crew: 422 Howard Hughes = Director
crew: 490 Jules Furthman = Screenplay
crew: 422 Howard Hughes = Producer
crew: 888 Gregg Toland = Director of Photography
crew: 1043 Victor Young = Original Music Composer

id: 228
film: The Memphis Belle: A Story of a Flying Fortress
title-ru: Мемфисская красотка: История летающей крепости
released: 1944-04-13
public-domain: 1944
language: en
countries: US
runtime: 45
genres: Documentary, War
score: 7.3
popularity: 15.53
overview: The crew of an American bomber in England prepares for its twenty-fifth mission over Germany; after it, those who come back may go home. William Wyler and his cameramen flew with the bombers, and one of them, Harold Tannenbaum, was killed. The Army Air Forces produced the film, and works of the U.S. government are never under copyright.
crew: 992 William Wyler = Director
crew: 1693 Lester Koenig = Screenplay
crew: 1314 William H. Clothier = Director of Photography
crew: 1694 Harold Tannenbaum = Director of Photography
crew: 1695 Gail Kubik = Original Music Composer

id: 229
film: The Southerner
title-ru: Южанин
released: 1945-05-18
public-domain: 1974
language: en
countries: US
runtime: 92
genres: Drama
score: 7.4
popularity: 14.83
overview: Sam Tucker is tired of picking other people's cotton and rents a farm that nobody has worked for years. With his wife, two children and a grandmother who complains of everything, he faces hunger, a hostile neighbor and finally the river. It is perhaps the gentlest film that Jean Renoir made in America. The film is in the public domain; the novel it adapts may not be.
cast: 1696 Zachary Scott = Sam Tucker
cast: 1697 Betty Field = Nona Tucker
cast: 1698 J. Carrol Naish = Devers
cast: 1065 Beulah Bondi = Granny Tucker
cast: 1699 Percy Kilbride = Harmie Jenkins
cast: 1103 Charles Kemper = Tim
cast: 1700 Blanche Yurka = Mama Tucker
cast: 1701 Norman Lloyd = Finley Hewitt
cast: 1365 Estelle Taylor = Lizzie
crew: 703 Jean Renoir = Director
crew: 703 Jean Renoir = Screenplay
crew: 1702 Hugo Butler = Screenplay
crew: 1703 George Sessions Perry = Novel
crew: 1704 David L. Loew = Producer
crew: 1705 Robert Hakim = Producer
crew: 485 Lucien N. Andriot = Director of Photography
crew: 1706 Werner Janssen = Original Music Composer

id: 143
film: And Then There Were None
title-ru: И никого не стало
released: 1945-10-31
public-domain: 1974
language: en
countries: US
runtime: 97
genres: Mystery, Thriller, Crime
score: 7.5
popularity: 38.76
tagline: The host is absent, the guests are going.
overview: Eight strangers are ferried to a lonely island house where two servants await them and the owner does not. After dinner a gramophone record accuses all ten of murders the law could not reach, and before the coffee is cold the first of them has choked. On the table, one china figure is broken. René Clair plays Agatha Christie's arithmetic as a sly drawing-room comedy, with keyholes watching keyholes. The film is in the public domain, but the novel by Agatha Christie stays under copyright until 2035.
cast: 1083 Barry Fitzgerald = Judge Quincannon
cast: 986 Walter Huston = Dr. Armstrong
cast: 1084 Louis Hayward = Philip Lombard
cast: 860 Roland Young = Detective Blore
cast: 1085 June Duprez = Vera Claythorne
cast: 976 Mischa Auer = Prince Starloff
cast: 682 C. Aubrey Smith = General Mandrake
cast: 1086 Judith Anderson = Emily Brent
crew: 406 René Clair = Director
crew: 406 René Clair = Producer
crew: 879 Dudley Nichols = Screenplay
crew: 1087 Agatha Christie = Novel
crew: 485 Lucien N. Andriot = Director of Photography
crew: 1088 Mario Castelnuovo-Tedesco = Original Music Composer

id: 144
film: Detour
title-ru: Объезд
released: 1945-11-30
public-domain: 1974
language: en
countries: US
runtime: 68
genres: Crime, Thriller
score: 7.8
popularity: 40.91
tagline: He put out his thumb and fate pulled over.
overview: Al Roberts, a piano player hitching from New York to join his girl in Los Angeles, accepts a lift from a friendly man with scratches on his hand. Before long Al is at the wheel of somebody else's car with a story no policeman would believe, and he makes his worst decision: he stops for a woman called Vera. Edgar G. Ulmer shot it in a matter of days, and its thin, foggy sets look like guilt itself. The film is in the public domain; the novel it adapts may not be.
cast: 1089 Tom Neal = Al Roberts
cast: 1090 Ann Savage = Vera
cast: 1091 Claudia Drake = Sue Harvey
cast: 1092 Edmund MacDonald = Charles Haskell Jr.
cast: 1093 Tim Ryan = The Diner Proprietor
crew: 365 Edgar G. Ulmer = Director
crew: 1094 Martin Goldsmith = Screenplay
crew: 1094 Martin Goldsmith = Novel
crew: 1095 Leon Fromkess = Producer
crew: 1096 Benjamin H. Kline = Director of Photography
crew: 1097 Leo Erdody = Original Music Composer

id: 145
film: Scarlet Street
title-ru: Улица греха
released: 1945-12-28
public-domain: 1974
language: en
countries: US
runtime: 102
genres: Crime, Drama, Thriller
score: 8.2
popularity: 37.25
overview: Christopher Cross has been a cashier for twenty-five years, paints in his bathroom on Sundays and is married to a shrew who worships her drowned first husband. One wet night in Greenwich Village he rescues a girl in a transparent raincoat and lets her think he is a rich artist. She has a boyfriend with ideas. Fritz Lang adapts the story Renoir filmed as La Chienne, and no one in it is as stupid, or as innocent, as they seem.
cast: 1098 Edward G. Robinson = Christopher Cross
cast: 766 Joan Bennett = Kitty March
cast: 1099 Dan Duryea = Johnny Prince
cast: 1100 Margaret Lindsay = Millie Ray
cast: 1101 Rosalind Ivan = Adele Cross
cast: 1102 Jess Barker = David Janeway
cast: 1103 Charles Kemper = Homer Higgins
crew: 72 Fritz Lang = Director
crew: 72 Fritz Lang = Producer
crew: 879 Dudley Nichols = Screenplay
crew: 1104 Georges de La Fouchardière = Novel
crew: 1105 Milton R. Krasner = Director of Photography
crew: 1106 Hans J. Salter = Original Music Composer

id: 146
film: Dressed to Kill
title-ru: Прелюдия к убийству
released: 1946-06-07
public-domain: 1975
language: en
countries: US
runtime: 72
genres: Mystery, Crime, Thriller
score: 6.5
popularity: 29.36
overview: Three cheap music boxes made in Dartmoor prison are sold at a London auction for a few pounds apiece, and people start dying for them. Each plays the same tune with different wrong notes. Holmes has the ear, Watson has the luck, and their opponent is a woman of such poise that she leaves the detective a compliment with the trap. Basil Rathbone's last film in the deerstalker is brisk, foggy and fond.
cast: 923 Basil Rathbone = Sherlock Holmes
cast: 1107 Nigel Bruce = Dr. Watson
cast: 1108 Patricia Morison = Hilda Courtney
cast: 1109 Edmund Breon = Julian Emery
cast: 1110 Frederick Worlock = Colonel Cavanaugh
cast: 1111 Carl Harbord = Inspector Hopkins
cast: 1112 Mary Gordon = Mrs. Hudson
crew: 1113 Roy William Neill = Director
crew: 1113 Roy William Neill = Producer
crew: 1114 Leonard Lee = Screenplay
crew: 1115 Frank Gruber = Screenplay
crew: 1116 Maury Gertsman = Director of Photography

id: 147
film: The Stranger
title-ru: Чужестранец
released: 1946-07-02
public-domain: 1975
language: en
countries: US
runtime: 95
genres: Crime, Mystery, Thriller
score: 7.4
popularity: 39.17
tagline: The town clock has started again.
overview: A war crimes investigator lets a small fish go free in order to follow him to a bigger one, and the trail ends on the green of a Connecticut school town. There Professor Rankin, admired teacher and mender of clocks, is about to marry a judge's daughter. Orson Welles directs himself as a man listening for footsteps, circles the church tower from every angle, and puts real footage of the camps before American audiences.
cast: 1098 Edward G. Robinson = Mr. Wilson
cast: 574 Loretta Young = Mary Longstreet
cast: 1117 Orson Welles = Professor Charles Rankin
cast: 1118 Philip Merivale = Judge Longstreet
cast: 1119 Richard Long = Noah Longstreet
cast: 1120 Konstantin Shayne = Konrad Meinike
cast: 1121 Billy House = Mr. Potter
crew: 1117 Orson Welles = Director
crew: 1122 Anthony Veiller = Screenplay
crew: 1123 Victor Trivas = Story
crew: 1124 Sam Spiegel = Producer
crew: 1125 Russell Metty = Director of Photography
crew: 1126 Bronisław Kaper = Original Music Composer

id: 148
film: The Strange Love of Martha Ivers
title-ru: Странная любовь Марты Айверс
released: 1946-07-24
public-domain: 1975
language: en
countries: US
runtime: 116
genres: Crime, Drama, Romance
score: 7.5
popularity: 26.11
overview: On a stormy night in 1928 a girl, a boy who ran away and a boy who stayed share a staircase with a cane, a cat and a tyrannical aunt. Eighteen years later Martha Ivers owns Iverstown, her husband is its district attorney and a drunkard, and Sam Masterson drives back into town by accident. What he remembers matters less than what they fear. Kirk Douglas, in his first film, makes weakness oddly moving.
cast: 1060 Barbara Stanwyck = Martha Ivers
cast: 1127 Van Heflin = Sam Masterson
cast: 1128 Lizabeth Scott = Toni Marachek
cast: 1129 Kirk Douglas = Walter O'Neil
cast: 1086 Judith Anderson = Mrs. Ivers
cast: 1130 Roman Bohnen = Mr. O'Neil
crew: 397 Lewis Milestone = Director
crew: 1131 Robert Rossen = Screenplay
crew: 695 Hal B. Wallis = Producer
crew: 685 Victor Milner = Director of Photography
crew: 1082 Miklós Rózsa = Original Music Composer
crew: 1132 Edith Head = Costume Design

id: 230
film: Till the Clouds Roll By
title-ru: Пока плывут облака
released: 1946-12-05
public-domain: 1975
language: en
countries: US
runtime: 132
genres: Music, Drama
score: 6.2
popularity: 16.93
overview: The life of the composer Jerome Kern, told very freely, with an invented old friend and few worries, is the thread between his songs. Judy Garland sings Look for the Silver Lining over the dishes, Lena Horne and others perform a quarter of an hour of Show Boat, and Frank Sinatra ends it in a white suit. The film is in the public domain, but the later songs in it are not.
cast: 1707 Robert Walker = Jerome Kern
cast: 1127 Van Heflin = James I. Hessler
cast: 1708 Lucille Bremer = Sally Hessler
cast: 1709 Dorothy Patrick = Eva Kern
cast: 1710 Judy Garland = Marilyn Miller
cast: 1711 Lena Horne = Julie LaVerne
cast: 1712 June Allyson = Jane Witherspoon
cast: 1713 Kathryn Grayson = Magnolia Hawks
cast: 1714 Tony Martin = Gaylord Ravenal
cast: 1236 Frank Sinatra = Self
crew: 1715 Richard Whorf = Director
crew: 1716 Myles Connolly = Screenplay
crew: 1717 Jean Holloway = Screenplay
crew: 1578 Guy Bolton = Story
crew: 1189 Arthur Freed = Producer
crew: 918 Harry Stradling = Director of Photography
crew: 466 George Folsey = Director of Photography
crew: 972 Jerome Kern = Original Music Composer

id: 149
film: Angel and the Badman
title-ru: Ангел и негодяй
released: 1947-02-15
public-domain: 1976
language: en
countries: US
runtime: 100
genres: Western, Romance
score: 6.9
popularity: 31.68
tagline: He left his gun on the peg to see how it felt.
overview: Quirt Evans, wounded and on the run, falls off his horse at a Quaker farm whose family knows nothing of him except that he is bleeding. While he mends, the daughter falls in love out loud, without a trace of caution, and the neighbors begin to profit from his reputation. Both his enemies and an old marshal are watching to see whether he will pick up a gun. John Wayne's first film as producer is gentle and sly.
cast: 479 John Wayne = Quirt Evans
cast: 1133 Gail Russell = Penelope Worth
cast: 1134 Harry Carey = Marshal Wistful McClintock
cast: 719 Bruce Cabot = Laredo Stevens
cast: 1135 Irene Rich = Mrs. Worth
cast: 1136 Lee Dixon = Randy McCall
cast: 1137 Tom Powers = Dr. Mangram
crew: 1138 James Edward Grant = Director
crew: 1138 James Edward Grant = Screenplay
crew: 479 John Wayne = Producer
crew: 1139 Archie Stout = Director of Photography
crew: 1140 Richard Hageman = Original Music Composer

id: 231
film: My Favorite Brunette
title-ru: Моя любимая брюнетка
released: 1947-04-04
public-domain: 1976
language: en
countries: US
runtime: 87
genres: Comedy, Mystery, Crime
score: 6.9
popularity: 26.33
overview: Ronnie Jackson photographs babies and envies the private detective next door. While the detective is away, a beautiful stranger comes in with a map and a missing uncle, and Ronnie does not correct her mistake. Bob Hope tells it all from death row, Peter Lorre throws knives, and Alan Ladd pays a short visit from the serious films that this one mocks.
cast: 1718 Bob Hope = Ronnie Jackson
cast: 1719 Dorothy Lamour = Carlotta Montay
cast: 537 Peter Lorre = Kismet
cast: 1720 Lon Chaney Jr. = Willie
cast: 1721 John Hoyt = Dr. Lundau
cast: 1722 Charles Dingle = Major Simon Montague
cast: 820 Reginald Denny = James Collins
cast: 707 Jack La Rue = Tony
cast: 1723 Alan Ladd = Sam McCloud
crew: 441 Elliott Nugent = Director
crew: 1724 Edmund Beloin = Screenplay
crew: 1725 Jack Rose = Screenplay
crew: 1726 Danny Dare = Producer
crew: 1727 Lionel Lindon = Director of Photography
crew: 1728 Robert Emmett Dolan = Original Music Composer
crew: 1132 Edith Head = Costume Design

id: 232
film: Life with Father
title-ru: Жизнь с отцом
released: 1947-08-14
public-domain: 1976
language: en
countries: US
runtime: 118
genres: Comedy, Family
score: 7.1
popularity: 18.33
overview: In New York in the 1880s, Clarence Day runs his house like his office, with ledgers and thunder, and his wife runs him. When she finds out that he was never baptized, she decides that something must be done. William Powell and Irene Dunne quarrel with great affection, and young Elizabeth Taylor comes to visit. The film is in the public domain, but the play it adapts is not.
cast: 804 William Powell = Clarence Day
cast: 1026 Irene Dunne = Vinnie Day
cast: 1193 Elizabeth Taylor = Mary Skinner
cast: 1729 Edmund Gwenn = Reverend Dr. Lloyd
cast: 159 ZaSu Pitts = Cora Cartwright
cast: 1730 Jimmy Lydon = Clarence Day Jr.
cast: 1731 Martin Milner = John Day
cast: 1195 Moroni Olsen = Dr. Humphries
crew: 927 Michael Curtiz = Director
crew: 1031 Donald Ogden Stewart = Screenplay
crew: 971 Howard Lindsay = Theatre Play
crew: 1732 Russel Crouse = Theatre Play
crew: 1688 Robert Buckner = Producer
crew: 1733 J. Peverell Marley = Director of Photography
crew: 1734 William V. Skall = Director of Photography
crew: 678 Max Steiner = Original Music Composer
crew: 931 George Amy = Editor

id: 150
film: He Walked by Night
title-ru: Он бродил по ночам
released: 1948-11-24
public-domain: 1977
language: en
countries: US
runtime: 79
genres: Crime, Thriller
score: 7.1
popularity: 16.94
tagline: Under the city there is another map.
overview: A Los Angeles patrolman stops a stranger outside a radio shop and is shot for asking his name. The police have a set of skeleton keys, a car full of electronics and nothing else. Their quarry lives quietly with a small dog, listens in on their frequencies and takes bullets out of himself without a sound. Taken from a true case and lit by John Alton as if light cost money, it follows procedure down into the storm drains.
cast: 1141 Richard Basehart = Roy Morgan
cast: 1142 Scott Brady = Sergeant Marty Brennan
cast: 1143 Roy Roberts = Captain Breen
cast: 1144 Whit Bissell = Paul Reeves
cast: 1145 James Cardwell = Sergeant Chuck Jones
cast: 1146 Jack Webb = Lee
crew: 1147 Alfred L. Werker = Director
crew: 1148 John C. Higgins = Screenplay
crew: 1149 Crane Wilbur = Screenplay
crew: 1149 Crane Wilbur = Story
crew: 1150 John Alton = Director of Photography
crew: 1151 Leonid Raab = Original Music Composer

id: 233
film: Impact
title-ru: Удар
released: 1949-03-20
public-domain: 1978
language: en
countries: US
runtime: 111
genres: Crime, Thriller, Drama
score: 7.0
popularity: 17.63
overview: Walter Williams, an industrialist who trusts his wife, gives a lift to her cousin, who is not her cousin and tries to kill him on a mountain road. The killer dies in the car and is taken for Walter, who hides in a small town, repairs engines and reads about his wife's arrest. The woman who owns the garage persuades him to go back. Anna May Wong plays the maid, whose testimony he needs.
cast: 1735 Brian Donlevy = Walter Williams
cast: 1736 Ella Raines = Marsha Peters
cast: 1737 Charles Coburn = Lieutenant Tom Quincy
cast: 1738 Helen Walker = Irene Williams
cast: 140 Anna May Wong = Su Lin
cast: 1739 Tony Barrett = Jim Torrance
cast: 9 Mae Marsh = Mrs. Peters
cast: 1740 Robert Warwick = Captain Callahan
crew: 1741 Arthur Lubin = Director
crew: 1742 Jay Dratler = Screenplay
crew: 1743 Dorothy Davenport = Screenplay
crew: 1742 Jay Dratler = Story
crew: 1170 Leo C. Popkin = Producer
crew: 1171 Ernest Laszlo = Director of Photography
crew: 1744 Michel Michelet = Original Music Composer
crew: 1745 Arthur H. Nadel = Editor

id: 151
film: Too Late for Tears
title-ru: Слишком поздно для слёз
released: 1949-07-03
public-domain: 1978
language: en
countries: US
runtime: 100
genres: Crime, Thriller
score: 7.4
popularity: 18.85
overview: On a dark road above Los Angeles a passing car tosses a bag into the back of the Palmers' convertible. Inside is sixty thousand dollars meant for somebody else. Alan wants to call the police; Jane wants a week to think it over, and she does her thinking in furs. When a blackmailer comes to collect, he is the first to be frightened. Lizabeth Scott plays greed as a kind of cold, glowing calm. The film is in the public domain; the novel it adapts may not be.
cast: 1128 Lizabeth Scott = Jane Palmer
cast: 1152 Don DeFore = Don Blake
cast: 1099 Dan Duryea = Danny Fuller
cast: 1153 Arthur Kennedy = Alan Palmer
cast: 1154 Kristine Miller = Kathy Palmer
cast: 1155 Barry Kelley = Lieutenant Breach
crew: 1156 Byron Haskin = Director
crew: 1157 Roy Huggins = Screenplay
crew: 1157 Roy Huggins = Novel
crew: 816 Hunt Stromberg = Producer
crew: 1158 William C. Mellor = Director of Photography
crew: 1159 R. Dale Butts = Original Music Composer

id: 152
film: D.O.A.
title-ru: Мёртв по прибытии
released: 1949-12-22
public-domain: 1978
language: en
countries: US
runtime: 83
genres: Crime, Mystery, Thriller
score: 7.6
popularity: 41.39
tagline: I want to report a murder: mine.
overview: A man walks down a long corridor in a police station to report a killing, and gives his own name as the victim. Frank Bigelow, small-town accountant, had gone to San Francisco for a week of freedom, listened to some jazz and picked up the wrong glass. With a day or two left before the poison finishes, he runs through two cities asking why. Edmond O'Brien sweats through every minute of it.
cast: 1160 Edmond O'Brien = Frank Bigelow
cast: 1161 Pamela Britton = Paula Gibson
cast: 1162 Luther Adler = Majak
cast: 1163 Beverly Garland = Miss Foster
cast: 1164 Lynn Baggett = Mrs. Philips
cast: 1165 William Ching = Halliday
cast: 1166 Neville Brand = Chester
cast: 1167 Laurette Luez = Marla Rakubian
crew: 317 Rudolph Maté = Director
crew: 1168 Russell Rouse = Screenplay
crew: 1169 Clarence Greene = Screenplay
crew: 1170 Leo C. Popkin = Producer
crew: 1171 Ernest Laszlo = Director of Photography
crew: 889 Dimitri Tiomkin = Original Music Composer

id: 234
film: The Inspector General
title-ru: Ревизор
released: 1949-12-31
public-domain: 1978
language: en
countries: US
runtime: 102
genres: Comedy, Music
score: 6.8
popularity: 23.03
overview: Georgi, the illiterate helper of a traveling swindler, is too honest to sell fake medicine and wanders hungry into a small town. Its corrupt officials take him for the inspector general in disguise, bribe him with everything they have, and plan to kill him. Danny Kaye clowns and sings his way through a very free version of Gogol's comedy. The film is in the public domain; its songs may not be.
cast: 1746 Danny Kaye = Georgi
cast: 1747 Walter Slezak = Yakov
cast: 1748 Barbara Bates = Leza
cast: 869 Elsa Lanchester = Maria
cast: 1047 Gene Lockhart = The Mayor
cast: 789 Alan Hale = Kovatch
cast: 515 Walter Catlett = Colonel Castine
crew: 1749 Henry Koster = Director
crew: 1750 Philip Rapp = Screenplay
crew: 1751 Harry Kurnitz = Screenplay
crew: 1752 Nikolai Gogol = Theatre Play
crew: 1753 Jerry Wald = Producer
crew: 1754 Elwood Bredell = Director of Photography
crew: 1755 Johnny Green = Original Music Composer

id: 235
film: Quicksand
title-ru: Зыбучие пески
released: 1950-03-24
public-domain: 1979
language: en
countries: US
runtime: 79
genres: Crime, Thriller
score: 6.9
popularity: 16.13
tagline: It was only twenty dollars.
overview: Dan Brady, a mechanic, takes twenty dollars from his employer's cash register for a date and cannot put them back in time. He buys a watch on credit and pawns it, and every attempt to cover one crime needs another. Mickey Rooney plays against his sunny type, and Peter Lorre runs an arcade on the pier and sees too much.
cast: 1655 Mickey Rooney = Dan Brady
cast: 1756 Jeanne Cagney = Vera Novak
cast: 1748 Barbara Bates = Helen
cast: 537 Peter Lorre = Nick
cast: 1757 Taylor Holmes = Harvey
cast: 1758 Art Smith = Mackey
cast: 1759 Wally Cassell = Chuck
crew: 674 Irving Pichel = Director
crew: 1760 Robert Smith = Screenplay
crew: 1761 Mort Briskin = Producer
crew: 1727 Lionel Lindon = Director of Photography
crew: 1762 Louis Gruenberg = Original Music Composer

id: 236
film: The Jackie Robinson Story
title-ru: История Джеки Робинсона
released: 1950-05-16
public-domain: 1979
language: en
countries: US
runtime: 77
genres: Drama, History
score: 6.6
popularity: 13.73
overview: Jackie Robinson plays himself in the story of how he became the first Black player in modern major league baseball. Branch Rickey of the Brooklyn Dodgers needs a man with the courage not to fight back, and Robinson answers insults with base hits. The film was made while he was still playing, and Ruby Dee is his wife Rae.
cast: 1763 Jackie Robinson = Self
cast: 1764 Ruby Dee = Rae Robinson
cast: 1765 Minor Watson = Branch Rickey
cast: 1766 Louise Beavers = Jackie's Mother
cast: 1767 Richard Lane = Clay Hopper
cast: 1768 Harry Shannon = Frank Shaughnessy
cast: 1769 Joel Fluellen = Mack Robinson
crew: 1770 Alfred E. Green = Director
crew: 1771 Lawrence Taylor = Screenplay
crew: 1772 Arthur Mann = Screenplay
crew: 1761 Mort Briskin = Producer
crew: 1171 Ernest Laszlo = Director of Photography
crew: 1773 Herschel Burke Gilbert = Original Music Composer

id: 153
film: Cyrano de Bergerac
title-ru: Сирано де Бержерак
released: 1950-11-16
public-domain: 1979
language: en
countries: US
runtime: 113
genres: Drama, Romance, History
score: 7.2
popularity: 22.43
overview: The finest sword and sharpest tongue in Paris belong to a man who would fight a hundred rather than tell one woman that he loves her. Cyrano's nose goes before him; his cousin Roxane is dazzled by a handsome cadet with nothing to say. So the poet lends the fool his words, under a balcony, in the dark. José Ferrer brings his stage triumph to the screen, and his voice does most of the fencing.
cast: 1172 José Ferrer = Cyrano de Bergerac
cast: 1173 Mala Powers = Roxane
cast: 1174 William Prince = Christian de Neuvillette
cast: 1175 Morris Carnovsky = Le Bret
cast: 1176 Ralph Clanton = Antoine de Guiche
cast: 1177 Lloyd Corrigan = Ragueneau
crew: 1178 Michael Gordon = Director
crew: 1179 Carl Foreman = Screenplay
crew: 1180 Stanley Kramer = Producer
crew: 1181 Franz Planer = Director of Photography
crew: 889 Dimitri Tiomkin = Original Music Composer

id: 154
film: Royal Wedding
title-ru: Королевская свадьба
released: 1951-03-08
public-domain: 1980
language: en
countries: US
runtime: 93
genres: Music, Comedy, Romance
score: 6.9
popularity: 25.38
tagline: Love makes him climb the walls.
overview: A brother and sister, stars of a Broadway hit, take their show to London in the excited weeks before a princess is married. She has three admirers waiting on the dock and meets a lord on the boat; he believes in work and nothing else until a dancer with a Chicago fiancé comes to audition. The plot is light as tulle. What everyone remembers is Fred Astaire with a hat stand, and then Fred Astaire on the ceiling. The film is in the public domain; its songs may not be.
cast: 835 Fred Astaire = Tom Bowen
cast: 1182 Jane Powell = Ellen Bowen
cast: 1183 Peter Lawford = Lord John Brindale
cast: 1184 Sarah Churchill = Anne Ashmond
cast: 1185 Keenan Wynn = Irving and Edgar Klinger
cast: 1186 Albert Sharpe = James Ashmond
crew: 1187 Stanley Donen = Director
crew: 1188 Alan Jay Lerner = Screenplay
crew: 1189 Arthur Freed = Producer
crew: 1190 Robert Planck = Director of Photography
crew: 1191 Burton Lane = Original Music Composer
crew: 1192 Albert Akst = Editor

id: 155
film: Father's Little Dividend
title-ru: Маленькие дивиденды отца
released: 1951-04-13
public-domain: 1980
language: en
countries: US
runtime: 82
genres: Comedy, Family
score: 6.4
popularity: 15.82
overview: Stanley Banks has barely finished paying for the wedding when his daughter announces a baby, and everyone in the room is overjoyed but him. There follow two sets of rival grandparents, modern theories of childbirth, a nursery nobody asked for, and a small person who screams whenever Stanley comes near. Vincente Minnelli's sequel to Father of the Bride rests on Spencer Tracy's face, the face of a man being aged by good news. The film is in the public domain; the novel that its characters come from may not be.
cast: 960 Spencer Tracy = Stanley Banks
cast: 766 Joan Bennett = Ellie Banks
cast: 1193 Elizabeth Taylor = Kay Dunstan
cast: 1194 Don Taylor = Buckley Dunstan
cast: 752 Billie Burke = Doris Dunstan
cast: 1195 Moroni Olsen = Herbert Dunstan
cast: 1196 Russ Tamblyn = Tommy Banks
crew: 1197 Vincente Minnelli = Director
crew: 813 Albert Hackett = Screenplay
crew: 814 Frances Goodrich = Screenplay
crew: 824 Pandro S. Berman = Producer
crew: 1150 John Alton = Director of Photography
crew: 1198 Albert Sendrey = Original Music Composer

id: 156
film: The Snows of Kilimanjaro
title-ru: Снега Килиманджаро
released: 1952-09-17
public-domain: 1981
language: en
countries: US
runtime: 114
genres: Drama, Adventure, Romance
score: 6.4
popularity: 21.92
overview: On a cot below the great white mountain, with a poisoned leg and vultures in the tree, the novelist Harry Street quarrels with his wife and goes back over everything he should have written. Paris, the Riviera, a hunting camp and the Spanish war come and go, and in all of them there is Cynthia. Hemingway's brief story is opened out into a Technicolor album of regret, scored by Bernard Herrmann. The film is in the public domain, but Hemingway's story stays under copyright until 2032.
cast: 1199 Gregory Peck = Harry Street
cast: 1200 Susan Hayward = Helen
cast: 1201 Ava Gardner = Cynthia Green
cast: 1202 Hildegard Knef = Countess Liz
cast: 1203 Leo G. Carroll = Uncle Bill
cast: 1204 Torin Thatcher = Johnson
crew: 1205 Henry King = Director
crew: 928 Casey Robinson = Screenplay
crew: 710 Ernest Hemingway = Story
crew: 536 Darryl F. Zanuck = Producer
crew: 1206 Leon Shamroy = Director of Photography
crew: 1207 Bernard Herrmann = Original Music Composer

id: 157
film: Kansas City Confidential
title-ru: Тайны Канзас-Сити
released: 1952-11-11
public-domain: 1981
language: en
countries: US
runtime: 99
genres: Crime, Thriller
score: 7.4
popularity: 27.93
tagline: Nobody in the gang has seen another face.
overview: Four men in masks rob an armored car outside a Kansas City bank, and a florist's driver with a prison record takes the beating for it. Released with nothing, Joe Rolfe trails one of the crooks to a Mexican fishing resort, where the loot is to be shared by torn playing cards and everyone is pretending to be on holiday. Phil Karlson's fists land hard, and Lee Van Cleef, Jack Elam and Neville Brand supply the menace.
cast: 1208 John Payne = Joe Rolfe
cast: 1209 Coleen Gray = Helen Foster
cast: 689 Preston Foster = Tim Foster
cast: 1166 Neville Brand = Boyd Kane
cast: 1210 Lee Van Cleef = Tony Romano
cast: 1211 Jack Elam = Pete Harris
cast: 1212 Dona Drake = Teresa
crew: 1213 Phil Karlson = Director
crew: 1214 George Bruce = Screenplay
crew: 1215 Harry Essex = Screenplay
crew: 1216 Edward Small = Producer
crew: 1217 George E. Diskant = Director of Photography
crew: 1218 Paul Sawtell = Original Music Composer

id: 158
film: The Hitch-Hiker
title-ru: Попутчик
released: 1953-03-20
public-domain: 1982
language: en
countries: US
runtime: 71
genres: Crime, Thriller
score: 7.3
popularity: 30.85
tagline: He sleeps with one eye open.
overview: Two friends on a fishing trip pick up a man stranded by the road, and a pistol comes out of the dark of the back seat. Emmett Myers has already killed several drivers, and one of his eyes never closes, so they cannot tell when he is asleep. Down through the deserts of Baja California he needles and divides them. Ida Lupino keeps the camera inside the car and watches American manliness crack in the heat.
cast: 1160 Edmond O'Brien = Roy Collins
cast: 1219 Frank Lovejoy = Gilbert Bowen
cast: 1220 William Talman = Emmett Myers
cast: 1221 José Torvay = Captain Alvarado
crew: 1222 Ida Lupino = Director
crew: 1222 Ida Lupino = Screenplay
crew: 1223 Collier Young = Screenplay
crew: 1223 Collier Young = Producer
crew: 1224 Nicholas Musuraca = Director of Photography
crew: 1225 Leith Stevens = Original Music Composer

id: 237
film: Beat the Devil
title-ru: Посрами дьявола
released: 1953-11-24
public-domain: 1982
language: en
countries: GB, US, IT
runtime: 94
genres: Comedy, Adventure, Crime
score: 6.8
popularity: 37.13
overview: Four crooks wait in an Italian port for a ship to Africa, where they hope to buy land full of uranium. Billy Dannreuther is their front man; a married couple from England joins them, and she cannot tell a story without improving it. Truman Capote wrote the script from day to day while John Huston was filming. The film is in the public domain, but the novel it adapts is not.
cast: 944 Humphrey Bogart = Billy Dannreuther
cast: 1774 Jennifer Jones = Gwendolen Chelm
cast: 1775 Gina Lollobrigida = Maria Dannreuther
cast: 1776 Robert Morley = Peterson
cast: 537 Peter Lorre = Julius O'Hara
cast: 1777 Edward Underdown = Harry Chelm
cast: 1778 Ivor Barnard = Major Jack Ross
cast: 1779 Marco Tulli = Ravello
cast: 1780 Bernard Lee = Inspector Jack Clayton
crew: 1781 John Huston = Director
crew: 1782 Truman Capote = Screenplay
crew: 1781 John Huston = Screenplay
crew: 1783 Claud Cockburn = Novel
crew: 1781 John Huston = Producer
crew: 1784 Oswald Morris = Director of Photography
crew: 1785 Franco Mannino = Original Music Composer
crew: 1786 Ralph Kemplen = Editor

id: 159
film: Salt of the Earth
title-ru: Соль земли
released: 1954-03-14
public-domain: 1983
language: en
countries: US
runtime: 94
genres: Drama, History
score: 7.3
popularity: 13.26
overview: Zinc miners in New Mexico walk out over safety, and their wives want hot water on the list of demands. When a court order forbids the men to picket, the women take their place on the line, while husbands learn about firewood and washing. Blacklisted film-makers shot it with the families of a real strike, under threats and buzzing aeroplanes, and few American cinemas dared to show it.
cast: 1226 Rosaura Revueltas = Esperanza Quintero
cast: 1227 Juan Chacón = Ramon Quintero
cast: 1228 Will Geer = The Sheriff
cast: 1229 David Wolfe = Barton
cast: 1230 Mervin Williams = Hartwell
cast: 1231 Henrietta Williams = Teresa Vidal
crew: 1232 Herbert J. Biberman = Director
crew: 1233 Michael Wilson = Screenplay
crew: 1234 Paul Jarrico = Producer
crew: 1235 Sol Kaplan = Original Music Composer

id: 160
film: Suddenly
title-ru: Внезапный
released: 1954-10-07
public-domain: 1983
language: en
countries: US
runtime: 77
genres: Crime, Thriller
score: 6.9
popularity: 28.14
overview: Nothing has happened for years in the town of Suddenly, California, and then a telegram says the President's train will stop there at five o'clock. Three men call at the house on the hill overlooking the station, where a widow, her boy and her father-in-law are mending a television set. John Baron bolts a rifle to a table by the window and talks about his war. Frank Sinatra is frightening because he enjoys the company.
cast: 1236 Frank Sinatra = John Baron
cast: 1237 Sterling Hayden = Sheriff Tod Shaw
cast: 1062 James Gleason = Pop Benson
cast: 1238 Nancy Gates = Ellen Benson
cast: 1239 Kim Charney = Pidge Benson
cast: 1240 Willis Bouchey = Dan Carney
crew: 1241 Lewis Allen = Director
crew: 1242 Richard Sale = Screenplay
crew: 1243 Robert Bassler = Producer
crew: 1244 Charles G. Clarke = Director of Photography
crew: 1245 David Raksin = Original Music Composer

id: 238
film: The Last Time I Saw Paris
title-ru: Последний раз, когда я видел Париж
released: 1954-11-18
public-domain: 1973
language: en
countries: US
runtime: 116
genres: Drama, Romance
score: 6.3
popularity: 24.13
overview: A writer comes back to Paris to see his daughter and remembers how he met her mother on the day that the war in Europe ended. Oil money, parties and rejected manuscripts wore the marriage down. Elizabeth Taylor and Van Johnson play the couple. The film is in the public domain, but the song it is named after is not, and the story by F. Scott Fitzgerald follows in 2027.
cast: 1193 Elizabeth Taylor = Helen Ellswirth
cast: 1787 Van Johnson = Charles Wills
cast: 1788 Walter Pidgeon = James Ellswirth
cast: 1789 Donna Reed = Marion Ellswirth
cast: 1790 Eva Gabor = Lorraine Quarl
cast: 1791 Kurt Kasznar = Maurice
cast: 1792 George Dolenz = Claude Matine
cast: 1793 Roger Moore = Paul Lane
cast: 1794 Sandy Descher = Vicki
crew: 1795 Richard Brooks = Director
crew: 1796 Julius J. Epstein = Screenplay
crew: 1797 Philip G. Epstein = Screenplay
crew: 1795 Richard Brooks = Screenplay
crew: 1798 F. Scott Fitzgerald = Short Story
crew: 1799 Jack Cummings = Producer
crew: 966 Joseph Ruttenberg = Director of Photography
crew: 1800 Conrad Salinger = Original Music Composer

id: 161
film: The Man with the Golden Arm
title-ru: Человек с золотой рукой
released: 1955-12-14
public-domain: 1984
language: en
countries: US
runtime: 119
genres: Drama, Crime
score: 7.5
popularity: 35.17
tagline: The hands are steady, the habit is patient.
overview: Frankie Machine comes back to his Chicago block clean, carrying a drum set and a musicians' union card. Waiting for him are the poker table where he was the best dealer in town, a wife in a wheelchair, and a soft-spoken man upstairs with a needle. Otto Preminger released it without the censors' seal of approval, Elmer Bernstein wrote a score of snarling jazz, and Sinatra shows what wanting does to a body. The film is in the public domain, but the novel it adapts is not.
cast: 1236 Frank Sinatra = Frankie Machine
cast: 1246 Eleanor Parker = Zosch
cast: 1247 Kim Novak = Molly
cast: 1248 Arnold Stang = Sparrow
cast: 1249 Darren McGavin = Louie
cast: 1250 Robert Strauss = Schwiefka
crew: 1251 Otto Preminger = Director
crew: 1251 Otto Preminger = Producer
crew: 1252 Walter Newman = Screenplay
crew: 1253 Lewis Meltzer = Screenplay
crew: 1254 Nelson Algren = Novel
crew: 1255 Elmer Bernstein = Original Music Composer

id: 162
film: House on Haunted Hill
title-ru: Дом ночных призраков
released: 1959-02-17
public-domain: 1988
language: en
countries: US
runtime: 75
genres: Horror, Mystery
score: 7.0
popularity: 59.46
tagline: Ten thousand dollars for a good night's sleep.
overview: A millionaire invites five strangers, all short of money, to a party in a house where seven people have died. Whoever stays locked in until eight in the morning will be paid ten thousand dollars, and as favours there are loaded pistols in tiny coffins. There is also a vat of acid, a severed head and a marriage in its final stages. William Castle flew a skeleton over cinema audiences; Vincent Price needed only an eyebrow.
cast: 1256 Vincent Price = Frederick Loren
cast: 1257 Carol Ohmart = Annabelle Loren
cast: 1119 Richard Long = Lance Schroeder
cast: 1258 Alan Marshal = Dr. David Trent
cast: 1259 Carolyn Craig = Nora Manning
cast: 1260 Elisha Cook Jr. = Watson Pritchard
cast: 1261 Julie Mitchum = Ruth Bridgers
crew: 1262 William Castle = Director
crew: 1262 William Castle = Producer
crew: 1263 Robb White = Screenplay
crew: 1264 Carl E. Guthrie = Director of Photography
crew: 1265 Von Dexter = Original Music Composer

id: 163
film: A Bucket of Blood
title-ru: Ведро крови
released: 1959-10-21
public-domain: 1988
language: en
countries: US
runtime: 66
genres: Comedy, Horror
score: 6.8
popularity: 20.17
overview: Walter Paisley clears tables at a beatnik coffee house and longs to be an artist like the bearded customers who ignore him. He has no talent at all. When he accidentally kills the landlady's cat and hides it under clay, the result is hailed as a masterpiece, and the scene wants more. Roger Corman shot this pitch-black joke in five days, and Dick Miller, for once the lead, makes Walter pitiable even as he sharpens.
cast: 1266 Dick Miller = Walter Paisley
cast: 1267 Barboura Morris = Carla
cast: 1268 Antony Carbone = Leonard de Santis
cast: 1269 Julian Burton = Maxwell H. Brock
cast: 1270 Ed Nelson = Art Lacroix
cast: 1271 Bert Convy = Lou Raby
cast: 1272 Judy Bamber = Alice
crew: 1273 Roger Corman = Director
crew: 1273 Roger Corman = Producer
crew: 1274 Charles B. Griffith = Screenplay
crew: 1275 Fred Katz = Original Music Composer
crew: 1276 Anthony Carras = Editor

id: 164
film: The Little Shop of Horrors
title-ru: Магазинчик ужасов
released: 1960-09-14
public-domain: 1989
language: en
countries: US
runtime: 72
genres: Comedy, Horror
score: 6.7
popularity: 58.79
tagline: It started with one pricked finger.
overview: Seymour, the clumsiest assistant on Skid Row, saves his job at Mushnik's flower shop by bringing in a plant he has crossed himself. It droops until it tastes blood; then it grows, attracts customers and begins, in a deep and petulant voice, to ask for dinner. Roger Corman borrowed some sets and filmed most of it in two days, leaving room for a florist's worth of bad puns and a young Jack Nicholson in the dentist's chair.
cast: 1277 Jonathan Haze = Seymour Krelboyne
cast: 1278 Jackie Joseph = Audrey Fulquard
cast: 1279 Mel Welles = Gravis Mushnik
cast: 1266 Dick Miller = Burson Fouch
cast: 1280 Myrtle Vail = Winifred Krelboyne
cast: 1281 Jack Nicholson = Wilbur Force
cast: 1282 Wally Campo = Sergeant Joe Fink
crew: 1273 Roger Corman = Director
crew: 1273 Roger Corman = Producer
crew: 1274 Charles B. Griffith = Screenplay
crew: 1283 Archie R. Dalzell = Director of Photography
crew: 1275 Fred Katz = Original Music Composer
crew: 1284 Marshall Neilan Jr. = Editor

id: 165
film: One-Eyed Jacks
title-ru: Одноглазые валеты
released: 1961-03-30
public-domain: 1990
language: en
countries: US
runtime: 141
genres: Western, Drama
score: 7.2
popularity: 37.61
overview: Two bank robbers are cornered on a Mexican ridge with one horse between them. Dad Longworth rides for help and does not come back; Rio does five years in a Sonora prison. When they meet again in Monterey, Dad is a sheriff with a wife, a stepdaughter and a fine white smile. The only film Marlon Brando directed puts a Western beside the surf, broods for hours over the waves, and is all the better for its sulks. The film is in the public domain; the novel it adapts may not be.
cast: 1285 Marlon Brando = Rio
cast: 1286 Karl Malden = Dad Longworth
cast: 1287 Katy Jurado = Maria Longworth
cast: 1288 Pina Pellicer = Louisa
cast: 1289 Ben Johnson = Bob Amory
cast: 1290 Slim Pickens = Lon Dedrick
cast: 1291 Timothy Carey = Howard Tetley
crew: 1285 Marlon Brando = Director
crew: 1292 Guy Trosper = Screenplay
crew: 1293 Calder Willingham = Screenplay
crew: 1294 Frank P. Rosenberg = Producer
crew: 711 Charles Lang = Director of Photography
crew: 1295 Hugo Friedhofer = Original Music Composer

id: 166
film: Carnival of Souls
title-ru: Карнавал душ
released: 1962-09-26
public-domain: 1962
language: en
countries: US
runtime: 78
genres: Horror, Mystery
score: 7.8
popularity: 55.32
tagline: The organ is playing, and so is the ballroom across the lake.
overview: A car goes off a bridge in Kansas, and hours later one passenger climbs out of the river unable to say how. Mary Henry drives west to take a post as a church organist in Utah, followed by a pale, smiling man whom nobody else can see and drawn to an abandoned pavilion beside the salt lake. Herk Harvey made industrial films for a living, and spent three weeks' holiday making this, his one quiet nightmare.
cast: 1296 Candace Hilligoss = Mary Henry
cast: 1297 Frances Feist = Mrs. Thomas
cast: 1298 Sidney Berger = John Linden
cast: 1299 Art Ellison = The Minister
cast: 1300 Stan Levitt = Dr. Samuels
cast: 1301 Herk Harvey = The Man
crew: 1301 Herk Harvey = Director
crew: 1301 Herk Harvey = Producer
crew: 1302 John Clifford = Screenplay
crew: 1303 Maurice Prather = Director of Photography
crew: 1304 Gene Moore = Original Music Composer

id: 239
film: Dementia 13
title-ru: Безумие 13
released: 1963-09-25
public-domain: 1992
language: en
countries: US, IE
runtime: 75
genres: Horror, Thriller, Mystery
score: 6.0
popularity: 38.33
overview: Louise hides her husband's death so that she can win a share of his mother's fortune, and travels to the family castle in Ireland. There a little sister who drowned years ago is mourned with a yearly ceremony, and somebody walks the grounds with an ax. Francis Ford Coppola was in his twenties when he wrote and directed it on a tiny budget from Roger Corman.
cast: 1801 William Campbell = Richard Haloran
cast: 1802 Luana Anders = Louise Haloran
cast: 1803 Bart Patton = Billy Haloran
cast: 1804 Mary Mitchel = Kane
cast: 1805 Patrick Magee = Dr. Justin Caleb
cast: 1806 Eithne Dunne = Lady Haloran
cast: 1807 Peter Read = John Haloran
cast: 1808 Karl Schanzer = Simon
cast: 1809 Ron Perry = Arthur
crew: 1810 Francis Ford Coppola = Director
crew: 1810 Francis Ford Coppola = Screenplay
crew: 1273 Roger Corman = Producer
crew: 1811 Charles Hannawalt = Director of Photography
crew: 1812 Ronald Stein = Original Music Composer

id: 167
film: McLintock!
title-ru: Маклинток!
released: 1963-11-13
public-domain: 1992
language: en
countries: US
runtime: 127
genres: Western, Comedy
score: 6.9
popularity: 36.58
overview: G. W. McLintock owns the cattle, the mines and the goodwill of a whole territory, and would be perfectly happy if his wife had not left him two years ago without a reason. Now she is back, all bustle and ice, to fetch their daughter and get a divorce. Suitors, homesteaders and Comanche chiefs complicate matters, and everyone ends up in one enormous slide of mud. A frontier Taming of the Shrew, played at full bellow.
cast: 479 John Wayne = George Washington McLintock
cast: 1305 Maureen O'Hara = Katherine McLintock
cast: 1306 Patrick Wayne = Devlin Warren
cast: 1307 Stefanie Powers = Becky McLintock
cast: 1308 Yvonne De Carlo = Louise Warren
cast: 1309 Jack Kruschen = Birnbaum
cast: 1310 Chill Wills = Drago
cast: 1311 Jerry Van Dyke = Matt Douglas Jr.
crew: 1312 Andrew V. McLaglen = Director
crew: 1138 James Edward Grant = Screenplay
crew: 1313 Michael Wayne = Producer
crew: 1314 William H. Clothier = Director of Photography
crew: 1315 Frank De Vol = Original Music Composer

id: 168
film: Charade
title-ru: Шарада
released: 1963-12-05
public-domain: 1963
language: en
countries: US
runtime: 113
genres: Comedy, Mystery, Romance, Thriller
score: 8.3
popularity: 81.35
tagline: He gives her a new name every time she trusts him.
overview: Regina Lampert comes home from skiing to an empty apartment, a dead husband she never knew and three unpleasant men who come to the funeral to make quite sure of the corpse. They believe she has a quarter of a million dollars. So, perhaps, does the charming stranger who keeps turning up to help. Stanley Donen's Paris is all stamp stalls and night boats, with Hepburn and Grant fencing in whispers. The film is in the public domain; Henry Mancini's title song may not be.
cast: 1044 Cary Grant = Peter Joshua
cast: 1316 Audrey Hepburn = Regina Lampert
cast: 1317 Walter Matthau = Hamilton Bartholomew
cast: 1318 James Coburn = Tex Panthollow
cast: 1319 George Kennedy = Herman Scobie
cast: 1320 Ned Glass = Leopold W. Gideon
cast: 1321 Jacques Marin = Inspector Grandpierre
crew: 1187 Stanley Donen = Director
crew: 1187 Stanley Donen = Producer
crew: 1322 Peter Stone = Screenplay
crew: 711 Charles Lang = Director of Photography
crew: 1323 Henry Mancini = Original Music Composer
crew: 1324 Jim Clark = Editor

id: 240
film: The Last Man on Earth
title-ru: Последний человек на Земле
released: 1964-03-08
public-domain: 1964
language: en
countries: IT, US
runtime: 86
genres: Horror, Science Fiction, Drama
score: 7.3
popularity: 58.43
tagline: Every night they call him by his name.
overview: For three years Dr. Robert Morgan has been alone: by day he hunts the victims of a plague where they sleep, and by night they gather at his door and call his name. Then he sees a woman walk in the sun. Vincent Price carries the film almost alone, through empty streets of Rome that play an American city. The film is in the public domain, but the novel it adapts, I Am Legend, is not.
cast: 1256 Vincent Price = Dr. Robert Morgan
cast: 1813 Franca Bettoia = Ruth Collins
cast: 1814 Emma Danieli = Virginia Morgan
cast: 1815 Giacomo Rossi-Stuart = Ben Cortman
cast: 1816 Umberto Raho = Dr. Mercer
cast: 1817 Christi Courtland = Kathy Morgan
crew: 1818 Ubaldo Ragona = Director
crew: 1819 Sidney Salkow = Director
crew: 1820 William F. Leicester = Screenplay
crew: 1821 Richard Matheson = Screenplay
crew: 1822 Furio M. Monetti = Screenplay
crew: 1818 Ubaldo Ragona = Screenplay
crew: 1821 Richard Matheson = Novel
crew: 1823 Robert L. Lippert = Producer
crew: 1824 Franco Delli Colli = Director of Photography
crew: 1218 Paul Sawtell = Original Music Composer
crew: 1825 Bert Shefter = Original Music Composer

id: 169
film: Night of the Living Dead
title-ru: Ночь живых мертвецов
released: 1968-10-01
public-domain: 1968
language: en
countries: US
runtime: 96
genres: Horror, Thriller
score: 8.4
popularity: 96.13
tagline: Board up the windows, then look at who is inside with you.
overview: A brother and sister leave a wreath on a grave in Pennsylvania, and a man in a torn suit comes shuffling between the stones. By nightfall seven people are shut in a farmhouse with a radio, a rifle and a quarrel: the cellar or the ground floor. Outside, the crowd keeps growing. George A. Romero and friends from a Pittsburgh advertising company paid for it themselves, and remade the horror film in black, white and headlines.
cast: 1325 Duane Jones = Ben
cast: 1326 Judith O'Dea = Barbra
cast: 1327 Karl Hardman = Harry Cooper
cast: 1328 Marilyn Eastman = Helen Cooper
cast: 1329 Keith Wayne = Tom
cast: 1330 Judith Ridley = Judy
cast: 1331 Kyra Schon = Karen Cooper
cast: 1332 Russell Streiner = Johnny
crew: 1333 George A. Romero = Director
crew: 1333 George A. Romero = Screenplay
crew: 1334 John A. Russo = Screenplay
crew: 1332 Russell Streiner = Producer
crew: 1327 Karl Hardman = Producer
crew: 1333 George A. Romero = Director of Photography
"""#
