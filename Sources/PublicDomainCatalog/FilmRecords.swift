// swift-format-ignore-file
// One record a film, in order of release. An id never changes: new films get new ones.
// `public-domain` names the first year in the public domain where it is not the 96th after publication.
// `countries` are ISO 3166-1 codes, and SU is the Soviet Union. `cast` and `crew` come last.

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
cast: Georges Méliès = Professor Barbenfouillis
cast: Bleuette Bernon = Phoebe
cast: Henri Delannoy = Captain of the Rocket
crew: Georges Méliès = Director
crew: Georges Méliès = Screenplay
crew: Georges Méliès = Producer
crew: Georges Méliès = Production Design

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
cast: Gilbert M. Anderson = Bandit / Passenger / Dancer
cast: Justus D. Barnes = Bandit Leader
cast: A. C. Abadie = Sheriff
crew: Edwin S. Porter = Director
crew: Edwin S. Porter = Producer
crew: Edwin S. Porter = Editor

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
cast: Winsor McCay = Self
cast: George McManus = Self
crew: Winsor McCay = Director
crew: Winsor McCay = Screenplay
crew: Winsor McCay = Animation

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
cast: Lidia Quaranta = Cabiria
cast: Umberto Mozzato = Fulvius Axilla
cast: Bartolomeo Pagano = Maciste
cast: Italia Almirante-Manzini = Sophonisba
crew: Giovanni Pastrone = Director
crew: Giovanni Pastrone = Producer
crew: Giovanni Pastrone = Screenplay
crew: Gabriele D'Annunzio = Screenplay
crew: Segundo de Chomón = Director of Photography

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
cast: Lillian Gish = Elsie Stoneman
cast: Mae Marsh = Flora Cameron
cast: Henry B. Walthall = Ben Cameron
cast: Miriam Cooper = Margaret Cameron
cast: Ralph Lewis = Austin Stoneman
cast: George Siegmann = Silas Lynch
cast: Walter Long = Gus
cast: Robert Harron = Tod Stoneman
cast: Josephine Crowell = Mrs. Cameron
cast: Raoul Walsh = John Wilkes Booth
cast: Donald Crisp = Ulysses S. Grant
crew: D. W. Griffith = Director
crew: D. W. Griffith = Screenplay
crew: D. W. Griffith = Producer
crew: Frank E. Woods = Screenplay
crew: Thomas Dixon Jr. = Novel
crew: G. W. Bitzer = Director of Photography
crew: Joseph Carl Breil = Original Music Composer

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
cast: Lillian Gish = The Woman Who Rocks the Cradle
cast: Mae Marsh = The Dear One
cast: Robert Harron = The Boy
cast: Constance Talmadge = The Mountain Girl
cast: Alfred Paget = Prince Belshazzar
cast: Miriam Cooper = The Friendless One
cast: Howard Gaye = The Nazarene
crew: D. W. Griffith = Director
crew: D. W. Griffith = Producer
crew: G. W. Bitzer = Director of Photography

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
cast: Charlie Chaplin = The Tramp
cast: Edna Purviance = The Girl
cast: Eric Campbell = The Head Waiter
cast: Albert Austin = Diner
cast: Henry Bergman = The Artist
crew: Charlie Chaplin = Director
crew: Charlie Chaplin = Screenplay
crew: Charlie Chaplin = Producer
crew: Roland Totheroh = Director of Photography

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
cast: Lillian Gish = Lucy Burrows
cast: Richard Barthelmess = Cheng Huan
cast: Donald Crisp = Battling Burrows
cast: Arthur Howard = Burrows's Manager
cast: Edward Peil Sr. = Evil Eye
crew: D. W. Griffith = Director
crew: D. W. Griffith = Producer
crew: Thomas Burke = Story
crew: G. W. Bitzer = Director of Photography

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
cast: Evelyn Preer = Sylvia Landry
cast: Flo Clements = Alma Prichard
cast: James D. Ruffin = Conrad Drebert
cast: Jack Chenault = Larry Prichard
cast: William Smith = Philip Gentry
cast: Charles D. Lucas = Dr. V. Vivian
crew: Oscar Micheaux = Director
crew: Oscar Micheaux = Screenplay
crew: Oscar Micheaux = Producer

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
cast: Werner Krauss = Dr. Caligari
cast: Conrad Veidt = Cesare
cast: Friedrich Feher = Francis
cast: Lil Dagover = Jane Olsen
cast: Hans Heinrich von Twardowski = Alan
cast: Rudolf Lettinger = Dr. Olsen
crew: Robert Wiene = Director
crew: Carl Mayer = Screenplay
crew: Hans Janowitz = Screenplay
crew: Willy Hameister = Director of Photography
crew: Hermann Warm = Production Design

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
cast: Buster Keaton = The Groom
cast: Sybil Seely = The Bride
cast: Joe Roberts = The Piano Mover
crew: Buster Keaton = Director
crew: Edward F. Cline = Director
crew: Buster Keaton = Screenplay
crew: Edward F. Cline = Screenplay
crew: Joseph M. Schenck = Producer
crew: Elgin Lessley = Director of Photography

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
cast: Paul Wegener = The Golem
cast: Albert Steinrück = Rabbi Loew
cast: Lyda Salmonova = Miriam
cast: Ernst Deutsch = The Rabbi's Assistant
cast: Lothar Müthel = Knight Florian
cast: Otto Gebühr = Emperor Luhois
crew: Paul Wegener = Director
crew: Carl Boese = Director
crew: Henrik Galeen = Screenplay
crew: Karl Freund = Director of Photography
crew: Hans Poelzig = Production Design

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
cast: Douglas Fairbanks = Don Diego Vega / Zorro
cast: Marguerite De La Motte = Lolita Pulido
cast: Noah Beery = Sergeant Pedro Gonzales
cast: Robert McKim = Captain Juan Ramon
cast: Charles Hill Mailes = Don Carlos Pulido
cast: Claire McDowell = Doña Catalina Pulido
cast: Snitz Edwards = The Tavern Keeper
crew: Fred Niblo = Director
crew: Eugene Miller = Screenplay
crew: Johnston McCulley = Story
crew: Douglas Fairbanks = Producer
crew: William McGann = Director of Photography
crew: Harris Thorpe = Director of Photography

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
cast: Victor Sjöström = David Holm
cast: Hilda Borgström = Mrs. Holm
cast: Tore Svennberg = Georges
cast: Astrid Holm = Edit
cast: Concordia Selander = Edit's Mother
cast: Lisa Lundholm = Maria
crew: Victor Sjöström = Director
crew: Victor Sjöström = Screenplay
crew: Selma Lagerlöf = Novel
crew: Julius Jaenzon = Director of Photography

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
cast: Charlie Chaplin = The Tramp
cast: Jackie Coogan = The Child
cast: Edna Purviance = The Woman
cast: Carl Miller = The Man
cast: Tom Wilson = The Policeman
cast: Lita Grey = Flirtatious Angel
crew: Charlie Chaplin = Director
crew: Charlie Chaplin = Screenplay
crew: Charlie Chaplin = Producer
crew: Roland Totheroh = Director of Photography

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
cast: Lil Dagover = The Young Woman
cast: Bernhard Goetzke = Death
cast: Walter Janssen = The Young Man
cast: Rudolf Klein-Rogge = Girolamo
cast: Paul Biensfeldt = A Hi
crew: Fritz Lang = Director
crew: Fritz Lang = Screenplay
crew: Thea von Harbou = Screenplay
crew: Erich Pommer = Producer
crew: Fritz Arno Wagner = Director of Photography

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
cast: Max Schreck = Count Orlok
cast: Gustav von Wangenheim = Thomas Hutter
cast: Greta Schröder = Ellen Hutter
cast: Alexander Granach = Knock
cast: John Gottowt = Professor Bulwer
cast: Ruth Landshoff = Ruth
cast: Max Nemetz = Captain of the Empusa
crew: F. W. Murnau = Director
crew: Henrik Galeen = Screenplay
crew: Bram Stoker = Novel
crew: Fritz Arno Wagner = Director of Photography
crew: Albin Grau = Production Design

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
cast: Rudolf Klein-Rogge = Dr. Mabuse
cast: Bernhard Goetzke = State Prosecutor von Wenk
cast: Aud Egede-Nissen = Cara Carozza
cast: Gertrude Welcker = Countess Dusy Told
cast: Alfred Abel = Count Told
cast: Paul Richter = Edgar Hull
crew: Fritz Lang = Director
crew: Thea von Harbou = Screenplay
crew: Norbert Jacques = Novel
crew: Erich Pommer = Producer
crew: Carl Hoffmann = Director of Photography

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
cast: Allakariallak = Self
cast: Alice Nevalinga = Self
cast: Cunayou = Self
crew: Robert J. Flaherty = Director
crew: Robert J. Flaherty = Producer
crew: Robert J. Flaherty = Director of Photography

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
cast: Benjamin Christensen = The Devil
cast: Maren Pedersen = The Witch
cast: Clara Pontoppidan = Nun
cast: Oscar Stribolt = Fat Monk
cast: Astrid Holm = Anna
cast: Tora Teje = Modern Hysteric
crew: Benjamin Christensen = Director
crew: Benjamin Christensen = Screenplay
crew: Johan Ankerstjerne = Director of Photography

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
cast: Harold Lloyd = The Boy
cast: Mildred Davis = The Girl
cast: Bill Strother = The Pal
cast: Noah Young = The Law
cast: Westcott Clarke = The Floorwalker
crew: Fred C. Newmeyer = Director
crew: Sam Taylor = Director
crew: Hal Roach = Producer
crew: Walter Lundin = Director of Photography

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
cast: Lon Chaney = Quasimodo
cast: Patsy Ruth Miller = Esmeralda
cast: Norman Kerry = Phoebus de Chateaupers
cast: Ernest Torrence = Clopin
cast: Brandon Hurst = Jehan
cast: Nigel De Brulier = Don Claudio
crew: Wallace Worsley = Director
crew: Victor Hugo = Novel
crew: Edward T. Lowe Jr. = Screenplay
crew: Robert Newhard = Director of Photography

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
cast: Buster Keaton = Willie McKay
cast: Natalie Talmadge = Virginia Canfield
cast: Joe Roberts = Joseph Canfield
cast: Ralph Bushman = Clayton Canfield
cast: Craig Ward = Lee Canfield
cast: Joe Keaton = The Engineer
cast: Buster Keaton Jr. = Willie McKay as a Baby
crew: Buster Keaton = Director
crew: John G. Blystone = Director
crew: Joseph M. Schenck = Producer
crew: Elgin Lessley = Director of Photography

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
cast: Theodore Roberts = Moses
cast: Charles de Rochefort = Rameses
cast: Estelle Taylor = Miriam
cast: Richard Dix = John McTavish
cast: Rod La Rocque = Dan McTavish
cast: Leatrice Joy = Mary Leigh
cast: Edythe Chapman = Martha McTavish
cast: Nita Naldi = Sally Lung
crew: Cecil B. DeMille = Director
crew: Cecil B. DeMille = Producer
crew: Jeanie MacPherson = Screenplay
crew: Bert Glennon = Director of Photography

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
cast: Paul Richter = Siegfried
cast: Margarete Schön = Kriemhild
cast: Theodor Loos = King Gunther
cast: Hanna Ralph = Brunhild
cast: Hans Adalbert Schlettow = Hagen Tronje
cast: Bernhard Goetzke = Volker von Alzey
cast: Georg John = Mime / Alberich
crew: Fritz Lang = Director
crew: Thea von Harbou = Screenplay
crew: Carl Hoffmann = Director of Photography
crew: Gottfried Huppertz = Original Music Composer
crew: Otto Hunte = Production Design

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
cast: Douglas Fairbanks = The Thief
cast: Julanne Johnston = The Princess
cast: Anna May Wong = The Mongol Slave
cast: Sōjin Kamiyama = The Mongol Prince
cast: Snitz Edwards = His Evil Associate
cast: Charles Belcher = The Holy Man
crew: Raoul Walsh = Director
crew: Douglas Fairbanks = Producer
crew: Arthur Edeson = Director of Photography
crew: William Cameron Menzies = Production Design
crew: Mitchell Leisen = Costume Design

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
cast: Buster Keaton = Projectionist / Sherlock Jr.
cast: Kathryn McGuire = The Girl
cast: Joe Keaton = The Girl's Father
cast: Ward Crane = The Local Sheik
cast: Erwin Connelly = The Butler
crew: Buster Keaton = Director
crew: Buster Keaton = Editor
crew: Joseph M. Schenck = Producer
crew: Elgin Lessley = Director of Photography

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
cast: George O'Brien = Davy Brandon
cast: Madge Bellamy = Miriam Marsh
cast: Charles Edward Bull = Abraham Lincoln
cast: Cyril Chadwick = Peter Jesson
cast: Fred Kohler = Deroux
cast: J. Farrell MacDonald = Corporal Casey
cast: Will Walling = Thomas Marsh
crew: John Ford = Director
crew: Charles Kenyon = Screenplay
crew: John Russell = Story
crew: George Schneiderman = Director of Photography

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
cast: Yuliya Solntseva = Aelita
cast: Nikolai Tsereteli = Engineer Los
cast: Valentina Kuindzhi = Natasha
cast: Nikolai Batalov = Gusev
cast: Igor Ilyinsky = Kravtsov
cast: Pavel Pol = Erlich
cast: Konstantin Eggert = Tuskub
cast: Yuri Zavadsky = Gor
cast: Aleksandra Peregonets = Ihoshka
crew: Yakov Protazanov = Director
crew: Fyodor Otsep = Screenplay
crew: Aleksei Faiko = Screenplay
crew: Aleksey Tolstoy = Novel
crew: Yuri Zhelyabuzhsky = Director of Photography
crew: Aleksandra Ekster = Costume Design

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
cast: Buster Keaton = Rollo Treadway
cast: Kathryn McGuire = Betsy O'Brien
cast: Frederick Vroom = John O'Brien
cast: Noble Johnson = The Cannibal Chief
crew: Donald Crisp = Director
crew: Buster Keaton = Director
crew: Clyde Bruckman = Screenplay
crew: Joseph A. Mitchell = Screenplay
crew: Jean C. Havez = Screenplay
crew: Joseph M. Schenck = Producer
crew: Elgin Lessley = Director of Photography
crew: Byron Houck = Director of Photography

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
cast: Lon Chaney = HE
cast: Norma Shearer = Consuelo
cast: John Gilbert = Bezano
cast: Tully Marshall = Count Mancini
cast: Marc McDermott = Baron Regnard
cast: Ford Sterling = Tricaud
crew: Victor Sjöström = Director
crew: Carey Wilson = Screenplay
crew: Milton Moore = Director of Photography

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
cast: Gibson Gowland = John McTeague
cast: ZaSu Pitts = Trina Sieppe
cast: Jean Hersholt = Marcus Schouler
cast: Dale Fuller = Maria
cast: Chester Conklin = Popper Sieppe
cast: Sylvia Ashton = Mommer Sieppe
crew: Erich von Stroheim = Director
crew: Erich von Stroheim = Screenplay
crew: Frank Norris = Novel
crew: Ben F. Reynolds = Director of Photography
crew: William H. Daniels = Director of Photography

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
cast: Emil Jannings = The Doorman
cast: Maly Delschaft = His Niece
cast: Max Hiller = The Bridegroom
cast: Emilie Kurz = The Bridegroom's Aunt
cast: Hans Unterkircher = The Hotel Manager
cast: Georg John = The Night Watchman
crew: F. W. Murnau = Director
crew: Carl Mayer = Screenplay
crew: Erich Pommer = Producer
crew: Karl Freund = Director of Photography

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
cast: Wallace Beery = Professor Challenger
cast: Bessie Love = Paula White
cast: Lewis Stone = Sir John Roxton
cast: Lloyd Hughes = Edward Malone
cast: Arthur Hoyt = Professor Summerlee
cast: Bull Montana = Ape-Man
crew: Harry O. Hoyt = Director
crew: Arthur Conan Doyle = Novel
crew: Marion Fairfax = Screenplay
crew: Arthur Edeson = Director of Photography
crew: Willis O'Brien = Animation

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
cast: Buster Keaton = James Shannon
cast: T. Roy Barnes = Billy Meekin
cast: Snitz Edwards = The Lawyer
cast: Ruth Dwyer = Mary Jones
cast: Frances Raymond = Mary's Mother
cast: Jules Cowles = The Hired Hand
cast: Erwin Connelly = The Clergyman
crew: Buster Keaton = Director
crew: Jean C. Havez = Screenplay
crew: Clyde Bruckman = Screenplay
crew: Joseph A. Mitchell = Screenplay
crew: Roi Cooper Megrue = Theatre Play
crew: Joseph M. Schenck = Producer
crew: Elgin Lessley = Director of Photography
crew: Byron Houck = Director of Photography

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
cast: Maksim Shtraukh = Police Spy
cast: Grigori Aleksandrov = Factory Foreman
cast: Mikhail Gomorov = Worker
cast: Ivan Klyukvin = Revolutionary
cast: Aleksandr Antonov = Member of the Strike Committee
crew: Sergei Eisenstein = Director
crew: Sergei Eisenstein = Editor
crew: Eduard Tisse = Director of Photography

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
cast: Charlie Chaplin = The Lone Prospector
cast: Georgia Hale = Georgia
cast: Mack Swain = Big Jim McKay
cast: Tom Murray = Black Larsen
cast: Malcolm Waite = Jack Cameron
cast: Henry Bergman = Hank Curtis
crew: Charlie Chaplin = Director
crew: Charlie Chaplin = Screenplay
crew: Charlie Chaplin = Producer
crew: Roland Totheroh = Director of Photography

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
cast: Lon Chaney = Erik, the Phantom
cast: Mary Philbin = Christine Daaé
cast: Norman Kerry = Vicomte Raoul de Chagny
cast: Arthur Edmund Carewe = Ledoux
cast: Gibson Gowland = Simon Buquet
cast: Snitz Edwards = Florine Papillon
cast: Virginia Pearson = Carlotta
crew: Rupert Julian = Director
crew: Gaston Leroux = Novel
crew: Carl Laemmle = Producer
crew: Charles Van Enger = Director of Photography
crew: Ben Carré = Production Design

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
cast: Harold Lloyd = Harold Lamb
cast: Jobyna Ralston = Peggy
cast: Brooks Benedict = The College Cad
cast: James Anderson = The College Hero
cast: Hazel Keener = The College Belle
cast: Joseph Harrington = The College Tailor
cast: Pat Harmon = The Football Coach
crew: Fred C. Newmeyer = Director
crew: Sam Taylor = Director
crew: John Grey = Screenplay
crew: Sam Taylor = Screenplay
crew: Tim Whelan = Screenplay
crew: Ted Wilde = Screenplay
crew: Harold Lloyd = Producer
crew: Walter Lundin = Director of Photography

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
cast: John Gilbert = James Apperson
cast: Renée Adorée = Melisande
cast: Hobart Bosworth = Mr. Apperson
cast: Claire McDowell = Mrs. Apperson
cast: Karl Dane = Slim
cast: Tom O'Brien = Bull
cast: Claire Adams = Justyn Reed
crew: King Vidor = Director
crew: Laurence Stallings = Story
crew: Harry Behn = Screenplay
crew: Irving Thalberg = Producer
crew: John Arnold = Director of Photography

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
cast: Aleksandr Antonov = Vakulinchuk
cast: Vladimir Barsky = Commander Golikov
cast: Grigori Aleksandrov = Chief Officer Giliarovsky
cast: Ivan Bobrov = Young Sailor
cast: Mikhail Gomorov = Militant Sailor
cast: Beatrice Vitoldi = Woman with the Baby Carriage
crew: Sergei Eisenstein = Director
crew: Nina Agadzhanova = Screenplay
crew: Eduard Tisse = Director of Photography
crew: Sergei Eisenstein = Editor
crew: Edmund Meisel = Original Music Composer

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
cast: Ramon Novarro = Judah Ben-Hur
cast: Francis X. Bushman = Messala
cast: May McAvoy = Esther
cast: Betty Bronson = Mary
cast: Claire McDowell = The Princess of Hur
cast: Kathleen Key = Tirzah
cast: Carmel Myers = Iras
cast: Nigel De Brulier = Simonides
cast: Mitchell Lewis = Sheik Ilderim
cast: Frank Currier = Quintus Arrius
crew: Fred Niblo = Director
crew: Bess Meredyth = Screenplay
crew: Carey Wilson = Screenplay
crew: June Mathis = Screenplay
crew: Lew Wallace = Novel
crew: Irving Thalberg = Producer
crew: René Guissart = Director of Photography
crew: Percy Hilburn = Director of Photography
crew: Karl Struss = Director of Photography
crew: Clyde De Vinna = Director of Photography
crew: Lloyd Nosler = Editor

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
cast: Douglas Fairbanks = The Black Pirate
cast: Billie Dove = Princess Isobel
cast: Donald Crisp = MacTavish
cast: Anders Randolf = The Pirate Captain
cast: Sam De Grasse = The Pirate Lieutenant
cast: Tempe Pigott = The Duenna
cast: Charles Stevens = The Powder Man
crew: Albert Parker = Director
crew: Douglas Fairbanks = Story
crew: Jack Cunningham = Screenplay
crew: Douglas Fairbanks = Producer
crew: Henry Sharp = Director of Photography
crew: Mortimer Wilson = Original Music Composer

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
crew: Lotte Reiniger = Director
crew: Lotte Reiniger = Animation
crew: Carl Koch = Director of Photography
crew: Wolfgang Zeller = Original Music Composer

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
cast: Mary Pickford = Molly
cast: Gustav von Seyffertitz = Mr. Grimes
cast: Charlotte Mineau = Mrs. Grimes
cast: Spec O'Donnell = Ambrose
cast: Roy Stewart = Mr. Wayne
cast: Mary Louise Miller = Doris Wayne
cast: Lloyd Whitlock = Bailey
crew: William Beaudine = Director
crew: C. Gardner Sullivan = Screenplay
crew: Winifred Dunn = Story
crew: Mary Pickford = Producer
crew: Charles Rosher = Director of Photography
crew: Hal Mohr = Director of Photography
crew: Karl Struss = Director of Photography
crew: Harry Oliver = Production Design

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
cast: Vera Baranovskaya = The Mother
cast: Nikolai Batalov = Pavel Vlasov
cast: Aleksandr Chistyakov = The Father
cast: Anna Zemtsova = Anna
cast: Ivan Koval-Samborsky = Vesovshchikov
cast: Vsevolod Pudovkin = The Police Officer
crew: Vsevolod Pudovkin = Director
crew: Nathan Zarkhi = Screenplay
crew: Maxim Gorky = Novel
crew: Anatoli Golovnya = Director of Photography

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
cast: Gösta Ekman = Faust
cast: Emil Jannings = Mephisto
cast: Camilla Horn = Gretchen
cast: William Dieterle = Valentin
cast: Yvette Guilbert = Marthe Schwerdtlein
cast: Frida Richard = Gretchen's Mother
cast: Werner Fuetterer = Archangel
crew: F. W. Murnau = Director
crew: Hans Kyser = Screenplay
crew: Carl Hoffmann = Director of Photography
crew: Robert Herlth = Production Design
crew: Walter Röhrig = Production Design

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
cast: John Gilbert = Leo von Harden
cast: Greta Garbo = Felicitas
cast: Lars Hanson = Ulrich von Eltz
cast: Barbara Kent = Hertha
cast: William Orlamond = Uncle Kutowski
cast: George Fawcett = Pastor Voss
cast: Eugenie Besserer = Leo's Mother
cast: Marc McDermott = Count von Rhaden
crew: Clarence Brown = Director
crew: Benjamin Glazer = Screenplay
crew: Hermann Sudermann = Novel
crew: Irving Thalberg = Producer
crew: William H. Daniels = Director of Photography
crew: Cedric Gibbons = Production Design

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
cast: Buster Keaton = Johnnie Gray
cast: Marion Mack = Annabelle Lee
cast: Glen Cavender = Captain Anderson
cast: Jim Farley = General Thatcher
cast: Frederick Vroom = A Southern General
cast: Joe Keaton = Union General
crew: Buster Keaton = Director
crew: Clyde Bruckman = Director
crew: Joseph M. Schenck = Producer
crew: Devereaux Jennings = Director of Photography
crew: Bert Haines = Director of Photography

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
cast: Brigitte Helm = Maria / Machine-Man
cast: Gustav Fröhlich = Freder Fredersen
cast: Alfred Abel = Joh Fredersen
cast: Rudolf Klein-Rogge = C. A. Rotwang
cast: Fritz Rasp = The Thin Man
cast: Theodor Loos = Josaphat
cast: Heinrich George = Grot
crew: Fritz Lang = Director
crew: Thea von Harbou = Screenplay
crew: Erich Pommer = Producer
crew: Karl Freund = Director of Photography
crew: Gottfried Huppertz = Original Music Composer

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
cast: Clara Bow = Betty Lou Spence
cast: Antonio Moreno = Cyrus Waltham
cast: William Austin = Monty
cast: Priscilla Bonner = Molly
cast: Jacqueline Gadsdon = Adela Van Norman
crew: Clarence G. Badger = Director
crew: Elinor Glyn = Story
crew: Hope Loring = Screenplay
crew: Louis D. Lighton = Screenplay
crew: H. Kinley Martin = Director of Photography

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
cast: Ivor Novello = The Lodger
cast: June Tripp = Daisy Bunting
cast: Malcolm Keen = Joe Chandler
cast: Marie Ault = Mrs. Bunting
cast: Arthur Chesney = Mr. Bunting
crew: Alfred Hitchcock = Director
crew: Eliot Stannard = Screenplay
crew: Marie Belloc Lowndes = Novel
crew: Gaetano di Ventimiglia = Director of Photography
crew: Ivor Montagu = Editor

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
cast: Albert Dieudonné = Napoléon Bonaparte
cast: Vladimir Roudenko = Napoléon as a Boy
cast: Edmond Van Daële = Maximilien Robespierre
cast: Alexandre Koubitzky = Georges Danton
cast: Antonin Artaud = Jean-Paul Marat
cast: Abel Gance = Louis Saint-Just
cast: Gina Manès = Joséphine de Beauharnais
cast: Annabella = Violine Fleuri
cast: Nicolas Koline = Tristan Fleuri
crew: Abel Gance = Director
crew: Abel Gance = Screenplay
crew: Abel Gance = Producer
crew: Jules Kruger = Director of Photography
crew: Arthur Honegger = Original Music Composer

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
cast: Janet Gaynor = Diane
cast: Charles Farrell = Chico
cast: Albert Gran = Boul
cast: David Butler = Gobin
cast: Gladys Brockwell = Nana
cast: George E. Stone = Sewer Rat
crew: Frank Borzage = Director
crew: Benjamin Glazer = Screenplay
crew: Ernest Palmer = Director of Photography
crew: Harry Oliver = Production Design

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
cast: Clara Bow = Mary Preston
cast: Buddy Rogers = Jack Powell
cast: Richard Arlen = David Armstrong
cast: Jobyna Ralston = Sylvia Lewis
cast: El Brendel = Herman Schwimpf
cast: Gary Cooper = Cadet White
crew: William A. Wellman = Director
crew: John Monk Saunders = Story
crew: Hope Loring = Screenplay
crew: Lucien Hubbard = Producer
crew: Harry Perry = Director of Photography

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
cast: Lon Chaney = Alonzo
cast: Norman Kerry = Malabar
cast: Joan Crawford = Nanon
cast: Nick De Ruiz = Zanzi
cast: John George = Cojo
cast: Frank Lanning = Costra
crew: Tod Browning = Director
crew: Tod Browning = Story
crew: Waldemar Young = Screenplay
crew: Irving Thalberg = Producer
crew: Merritt B. Gerstad = Director of Photography
crew: Cedric Gibbons = Production Design

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
cast: George Bancroft = Bull Weed
cast: Evelyn Brent = Feathers McCoy
cast: Clive Brook = Rolls Royce Wensel
cast: Fred Kohler = Buck Mulligan
cast: Larry Semon = Slippy Lewis
cast: Helen Lynch = Mulligan's Girl
crew: Josef von Sternberg = Director
crew: Robert N. Lee = Screenplay
crew: Charles Furthman = Screenplay
crew: Ben Hecht = Story
crew: Bert Glennon = Director of Photography
crew: Hans Dreier = Production Design
crew: Travis Banton = Costume Design
crew: E. Lloyd Sheldon = Editor

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
cast: Laura La Plante = Annabelle West
cast: Creighton Hale = Paul Jones
cast: Forrest Stanley = Charles Wilder
cast: Tully Marshall = Roger Crosby
cast: Gertrude Astor = Cecily Young
cast: Flora Finch = Aunt Susan
cast: Arthur Edmund Carewe = Harry Blythe
cast: Martha Mattox = Mammy Pleasant
cast: George Siegmann = The Guard
cast: Lucien Littlefield = Dr. Ira Lazar
crew: Paul Leni = Director
crew: Robert F. Hill = Screenplay
crew: Alfred A. Cohn = Screenplay
crew: John Willard = Theatre Play
crew: Paul Kohner = Producer
crew: Gilbert Warrenton = Director of Photography
crew: Charles D. Hall = Production Design

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
cast: George O'Brien = The Man
cast: Janet Gaynor = The Wife
cast: Margaret Livingston = The Woman from the City
cast: Bodil Rosing = The Maid
cast: J. Farrell MacDonald = The Photographer
crew: F. W. Murnau = Director
crew: Carl Mayer = Screenplay
crew: Charles Rosher = Director of Photography
crew: Karl Struss = Director of Photography
crew: Rochus Gliese = Production Design

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
crew: Walter Ruttmann = Director
crew: Walter Ruttmann = Screenplay
crew: Karl Freund = Screenplay
crew: Carl Mayer = Story
crew: Reimar Kuntze = Director of Photography
crew: Robert Baberske = Director of Photography
crew: László Schäffer = Director of Photography
crew: Edmund Meisel = Original Music Composer
crew: Walter Ruttmann = Editor

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
cast: Al Jolson = Jakie Rabinowitz / Jack Robin
cast: May McAvoy = Mary Dale
cast: Warner Oland = Cantor Rabinowitz
cast: Eugenie Besserer = Sara Rabinowitz
cast: Otto Lederer = Moisha Yudelson
crew: Alan Crosland = Director
crew: Alfred A. Cohn = Screenplay
crew: Samson Raphaelson = Story
crew: Hal Mohr = Director of Photography
crew: Harold McCord = Editor

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
cast: Charlie Chaplin = The Tramp
cast: Merna Kennedy = The Circus Rider
cast: Al Ernest Garcia = The Ringmaster
cast: Harry Crocker = Rex
cast: Henry Bergman = An Old Clown
cast: Tiny Sandford = The Head Property Man
crew: Charlie Chaplin = Director
crew: Charlie Chaplin = Screenplay
crew: Charlie Chaplin = Producer
crew: Roland Totheroh = Director of Photography

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
cast: Vasili Nikandrov = Lenin
cast: Nikolai Popov = Kerensky
cast: Boris Livanov = Tereshchenko
crew: Sergei Eisenstein = Director
crew: Grigori Aleksandrov = Director
crew: Sergei Eisenstein = Screenplay
crew: Grigori Aleksandrov = Screenplay
crew: Eduard Tisse = Director of Photography
crew: Edmund Meisel = Original Music Composer

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
cast: James Murray = John Sims
cast: Eleanor Boardman = Mary Sims
cast: Bert Roach = Bert
cast: Estelle Clark = Jane
cast: Daniel G. Tomlinson = Jim
crew: King Vidor = Director
crew: King Vidor = Screenplay
crew: John V. A. Weaver = Screenplay
crew: Henry Sharp = Director of Photography
crew: Hugh Wynn = Editor

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
cast: Rudolf Klein-Rogge = Haghi
cast: Gerda Maurus = Sonja Barranikowa
cast: Willy Fritsch = No. 326
cast: Lien Deyers = Kitty
cast: Lupu Pick = Dr. Masimoto
cast: Fritz Rasp = Colonel Jellusic
cast: Louis Ralph = Morrier
cast: Craighall Sherry = Burton Jason
cast: Hertha von Walther = Lady Leslane
cast: Paul Hörbiger = Franz
crew: Fritz Lang = Director
crew: Thea von Harbou = Screenplay
crew: Fritz Lang = Screenplay
crew: Thea von Harbou = Novel
crew: Fritz Lang = Producer
crew: Fritz Arno Wagner = Director of Photography
crew: Otto Hunte = Production Design

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
cast: Harold Lloyd = Harold "Speedy" Swift
cast: Ann Christy = Jane Dillon
cast: Bert Woodruff = Pop Dillon
cast: Babe Ruth = Self
cast: Byron Douglas = W. S. Wilton
cast: Brooks Benedict = Steve Carter
crew: Ted Wilde = Director
crew: John Grey = Screenplay
crew: Lex Neal = Screenplay
crew: Howard Emmett Rogers = Screenplay
crew: Jay Howe = Screenplay
crew: Harold Lloyd = Producer
crew: Walter Lundin = Director of Photography

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
cast: Renée Falconetti = Joan of Arc
cast: Eugène Silvain = Bishop Pierre Cauchon
cast: André Berley = Jean d'Estivet
cast: Maurice Schutz = Nicolas Loyseleur
cast: Antonin Artaud = Jean Massieu
cast: Michel Simon = Jean Lemaître
crew: Carl Theodor Dreyer = Director
crew: Carl Theodor Dreyer = Screenplay
crew: Joseph Delteil = Screenplay
crew: Rudolph Maté = Director of Photography
crew: Hermann Warm = Production Design

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
cast: Conrad Veidt = Gwynplaine
cast: Mary Philbin = Dea
cast: Olga Baclanova = Duchess Josiana
cast: Brandon Hurst = Barkilphedro
cast: Cesare Gravina = Ursus
cast: Stuart Holmes = Lord Dirry-Moir
cast: Sam De Grasse = King James II
cast: George Siegmann = Dr. Hardquanonne
cast: Josephine Crowell = Queen Anne
crew: Paul Leni = Director
crew: J. Grubb Alexander = Screenplay
crew: Victor Hugo = Novel
crew: Paul Kohner = Producer
crew: Gilbert Warrenton = Director of Photography
crew: Charles D. Hall = Production Design

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
cast: Buster Keaton = William Canfield Jr.
cast: Ernest Torrence = William Canfield Sr.
cast: Marion Byron = Kitty King
cast: Tom McGuire = John James King
cast: Tom Lewis = Tom Carter
crew: Charles Reisner = Director
crew: Carl Harbaugh = Story
crew: Joseph M. Schenck = Producer
crew: Devereaux Jennings = Director of Photography
crew: Bert Haines = Director of Photography

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
cast: George Bancroft = Bill Roberts
cast: Betty Compson = Mae
cast: Olga Baclanova = Lou
cast: Clyde Cook = Sugar Steve
cast: Mitchell Lewis = Andy
cast: Gustav von Seyffertitz = Hymn Book Harry
crew: Josef von Sternberg = Director
crew: Jules Furthman = Screenplay
crew: John Monk Saunders = Story
crew: J. G. Bachmann = Producer
crew: Harold Rosson = Director of Photography
crew: Hans Dreier = Production Design

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
cast: Buster Keaton = Buster
cast: Marceline Day = Sally Richards
cast: Harold Goodwin = Harold Stagg
cast: Sidney Bracey = Edward J. Blake
cast: Harry Gribbon = Officer Hennessey
crew: Edward Sedgwick = Director
crew: Buster Keaton = Director
crew: Clyde Bruckman = Story
crew: Lew Lipton = Story
crew: Richard Schayer = Screenplay
crew: Buster Keaton = Producer
crew: Elgin Lessley = Director of Photography
crew: Reggie Lanning = Director of Photography
crew: Hugh Wynn = Editor

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
cast: Jean Debucourt = Roderick Usher
cast: Marguerite Gance = Madeleine Usher
cast: Charles Lamy = Allan
crew: Jean Epstein = Director
crew: Jean Epstein = Screenplay
crew: Luis Buñuel = Screenplay
crew: Edgar Allan Poe = Short Story
crew: Jean Epstein = Producer
crew: Georges Lucas = Director of Photography
crew: Jean Lucas = Director of Photography
crew: Pierre Kéfer = Production Design

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
cast: Walt Disney = Mickey Mouse
crew: Walt Disney = Director
crew: Ub Iwerks = Director
crew: Walt Disney = Producer
crew: Ub Iwerks = Animation
crew: Wilfred Jackson = Original Music Composer
crew: Bert Lewis = Original Music Composer

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
cast: Lillian Gish = Letty Mason
cast: Lars Hanson = Lige Hightower
cast: Montagu Love = Wirt Roddy
cast: Dorothy Cumming = Cora
cast: Edward Earle = Beverly
cast: William Orlamond = Sourdough
crew: Victor Sjöström = Director
crew: Frances Marion = Screenplay
crew: Dorothy Scarborough = Novel
crew: John Arnold = Director of Photography
crew: Conrad A. Nervig = Editor

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
cast: Mikhail Kaufman = Self
cast: Elizaveta Svilova = Self
crew: Dziga Vertov = Director
crew: Dziga Vertov = Screenplay
crew: Mikhail Kaufman = Director of Photography
crew: Elizaveta Svilova = Editor

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
cast: Charles King = Eddie Kearns
cast: Anita Page = Queenie Mahoney
cast: Bessie Love = Hank Mahoney
cast: Jed Prouty = Uncle Jed
cast: Kenneth Thomson = Jacques Warriner
cast: Eddie Kane = Francis Zanfield
cast: Mary Doran = Flo
crew: Harry Beaumont = Director
crew: Edmund Goulding = Story
crew: Sarah Y. Mason = Screenplay
crew: Norman Houston = Screenplay
crew: James Gleason = Screenplay
crew: John Arnold = Director of Photography
crew: Nacio Herb Brown = Original Music Composer
crew: Cedric Gibbons = Production Design

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
cast: Louise Brooks = Lulu
cast: Fritz Kortner = Dr. Ludwig Schön
cast: Francis Lederer = Alwa Schön
cast: Carl Goetz = Schigolch
cast: Krafft-Raschig = Rodrigo Quast
cast: Alice Roberts = Countess Anna Geschwitz
crew: G. W. Pabst = Director
crew: Ladislaus Vajda = Screenplay
crew: Seymour Nebenzal = Producer
crew: Günther Krampf = Director of Photography
crew: Andrei Andreiev = Production Design

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
cast: Stan Laurel = Stan
cast: Oliver Hardy = Ollie
cast: James Finlayson = The Homeowner
cast: Tiny Sandford = The Policeman
crew: James W. Horne = Director
crew: Leo McCarey = Story
crew: Hal Roach = Producer
crew: George Stevens = Director of Photography
crew: Richard C. Currier = Editor

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
cast: Groucho Marx = Mr. Hammer
cast: Harpo Marx = Harpo
cast: Chico Marx = Chico
cast: Zeppo Marx = Jamison
cast: Margaret Dumont = Mrs. Potter
cast: Oscar Shaw = Bob Adams
cast: Mary Eaton = Polly Potter
cast: Kay Francis = Penelope
cast: Cyril Ring = Harvey Yates
cast: Basil Ruysdael = Hennessy
crew: Robert Florey = Director
crew: Joseph Santley = Director
crew: Morrie Ryskind = Screenplay
crew: George S. Kaufman = Theatre Play
crew: Walter Wanger = Producer
crew: George Folsey = Director of Photography
crew: Irving Berlin = Original Music Composer

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
cast: Simone Mareuil = The Young Woman
cast: Pierre Batcheff = The Man
cast: Luis Buñuel = The Man with the Razor
cast: Salvador Dalí = A Seminarist
crew: Luis Buñuel = Director
crew: Luis Buñuel = Screenplay
crew: Salvador Dalí = Screenplay
crew: Luis Buñuel = Producer
crew: Albert Duverger = Director of Photography

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
cast: Anny Ondra = Alice White
cast: John Longden = Frank Webber
cast: Sara Allgood = Mrs. White
cast: Charles Paton = Mr. White
cast: Donald Calthrop = Tracy
cast: Cyril Ritchard = The Artist
crew: Alfred Hitchcock = Director
crew: Alfred Hitchcock = Screenplay
crew: John Maxwell = Producer
crew: Jack E. Cox = Director of Photography
crew: Emile de Ruelle = Editor

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
cast: Daniel L. Haynes = Zeke
cast: Nina Mae McKinney = Chick
cast: William Fountaine = Hot Shot
cast: Harry Gray = Parson
cast: Fanny Belle DeKnight = Mammy
cast: Everett McGarrity = Spunk
cast: Victoria Spivey = Missy Rose
crew: King Vidor = Director
crew: King Vidor = Story
crew: Wanda Tuchock = Screenplay
crew: King Vidor = Producer
crew: Gordon Avil = Director of Photography
crew: Hugh Wynn = Editor
crew: Cedric Gibbons = Production Design

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
crew: Walt Disney = Director
crew: Walt Disney = Producer
crew: Ub Iwerks = Animation
crew: Carl Stalling = Original Music Composer

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
cast: Louise Brooks = Thymian
cast: Josef Rovenský = Henning
cast: Fritz Rasp = Meinert
cast: André Roanne = Count Osdorff
cast: Vera Pawlowa = Aunt Frieda
cast: Franziska Kinz = Meta
cast: Edith Meinhard = Erika
cast: Andrews Engelmann = The Director of the Reformatory
cast: Valeska Gert = The Director's Wife
cast: Sybille Schmitz = Elisabeth
cast: Kurt Gerron = Dr. Vitalis
crew: G. W. Pabst = Director
crew: Rudolf Leonhardt = Screenplay
crew: Margarete Böhme = Novel
crew: G. W. Pabst = Producer
crew: Sepp Allgeier = Director of Photography
crew: Fritz Arno Wagner = Director of Photography

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
cast: Willy Fritsch = Wolf Helius
cast: Gerda Maurus = Friede Velten
cast: Gustav von Wangenheim = Hans Windegger
cast: Klaus Pohl = Professor Manfeldt
cast: Fritz Rasp = Walter Turner
cast: Gustl Gstettenbaur = Gustav
crew: Fritz Lang = Director
crew: Thea von Harbou = Screenplay
crew: Thea von Harbou = Novel
crew: Fritz Lang = Producer
crew: Curt Courant = Director of Photography
crew: Otto Hunte = Production Design
crew: Emil Hasler = Production Design

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
cast: Gary Cooper = The Virginian
cast: Walter Huston = Trampas
cast: Mary Brian = Molly Wood
cast: Richard Arlen = Steve
cast: Eugene Pallette = Honey Wiggin
cast: Chester Conklin = Uncle Hughey
crew: Victor Fleming = Director
crew: Howard Estabrook = Screenplay
crew: Owen Wister = Novel
crew: Louis D. Lighton = Producer
crew: J. Roy Hunt = Director of Photography

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
cast: Maurice Chevalier = Count Alfred Renard
cast: Jeanette MacDonald = Queen Louise
cast: Lupino Lane = Jacques
cast: Lillian Roth = Lulu
cast: Eugene Pallette = The Minister of War
cast: E. H. Calvert = The Ambassador
cast: Edgar Norton = The Master of Ceremonies
cast: Lionel Belmore = The Prime Minister
crew: Ernst Lubitsch = Director
crew: Ernest Vajda = Screenplay
crew: Guy Bolton = Screenplay
crew: Ernst Lubitsch = Producer
crew: Victor Milner = Director of Photography
crew: Victor Schertzinger = Original Music Composer
crew: Hans Dreier = Production Design
crew: Travis Banton = Costume Design

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
cast: Erwin Splettstößer = Taxi Driver
cast: Brigitte Borchert = Record Seller
cast: Wolfgang von Waltershausen = Wine Salesman
cast: Christl Ehlers = Film Extra
cast: Annie Schreyer = Model
crew: Robert Siodmak = Director
crew: Edgar G. Ulmer = Director
crew: Billy Wilder = Screenplay
crew: Seymour Nebenzal = Producer
crew: Eugen Schüfftan = Director of Photography

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
cast: Greta Garbo = Anna Christie
cast: Charles Bickford = Matt Burke
cast: George F. Marion = Chris Christofferson
cast: Marie Dressler = Marthy Owens
crew: Clarence Brown = Director
crew: Frances Marion = Screenplay
crew: William H. Daniels = Director of Photography
crew: Hugh Wynn = Editor
crew: Cedric Gibbons = Production Design

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
cast: Emil Jannings = Professor Immanuel Rath
cast: Marlene Dietrich = Lola Lola
cast: Kurt Gerron = Kiepert
cast: Rosa Valetti = Guste
cast: Hans Albers = Mazeppa
crew: Josef von Sternberg = Director
crew: Heinrich Mann = Novel
crew: Erich Pommer = Producer
crew: Günther Rittau = Director of Photography
crew: Friedrich Hollaender = Original Music Composer

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
cast: Semyon Svashenko = Vasyl
cast: Stepan Shkurat = Opanas
cast: Mykola Nademsky = Grandfather Semen
cast: Yuliya Solntseva = Vasyl's Sister
cast: Yelena Maksimova = Natalya
cast: Petro Masokha = Khoma
crew: Alexander Dovzhenko = Director
crew: Alexander Dovzhenko = Screenplay
crew: Alexander Dovzhenko = Editor
crew: Danylo Demutsky = Director of Photography

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
cast: Lew Ayres = Paul Bäumer
cast: Louis Wolheim = Katczinsky
cast: John Wray = Himmelstoss
cast: Arnold Lucy = Professor Kantorek
cast: Ben Alexander = Kemmerich
cast: Slim Summerville = Tjaden
cast: Beryl Mercer = Mrs. Bäumer
crew: Lewis Milestone = Director
crew: George Abbott = Screenplay
crew: Erich Maria Remarque = Novel
crew: Carl Laemmle Jr. = Producer
crew: Arthur Edeson = Director of Photography

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
cast: Albert Préjean = Albert
cast: Pola Illéry = Pola
cast: Edmond T. Gréville = Louis
cast: Gaston Modot = Fred
cast: Bill Bocket = Émile
crew: René Clair = Director
crew: René Clair = Screenplay
crew: Georges Périnal = Director of Photography
crew: Lazare Meerson = Production Design
crew: Armand Bernard = Original Music Composer

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
cast: Gustav Diessl = Karl
cast: Fritz Kampers = The Bavarian
cast: Hans-Joachim Moebis = The Student
cast: Claus Clausen = The Lieutenant
cast: Jackie Monnier = Yvette
cast: Hanna Hoessrich = Karl's Wife
crew: G. W. Pabst = Director
crew: Ladislaus Vajda = Screenplay
crew: Ernst Johannsen = Novel
crew: Seymour Nebenzal = Producer
crew: Fritz Arno Wagner = Director of Photography

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
cast: Ben Lyon = Monte Rutledge
cast: James Hall = Roy Rutledge
cast: Jean Harlow = Helen
cast: John Darrow = Karl Armstedt
cast: Lucien Prival = Baron von Kranz
crew: Howard Hughes = Director
crew: Howard Hughes = Producer
crew: Harry Behn = Screenplay
crew: Howard Estabrook = Screenplay
crew: Harry Perry = Director of Photography

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
cast: Chester Morris = John Morgan
cast: Wallace Beery = Butch Schmidt
cast: Robert Montgomery = Kent Marlowe
cast: Lewis Stone = Warden James Adams
cast: Leila Hyams = Anne Marlowe
cast: George F. Marion = Pop Riker
cast: Karl Dane = Olsen
crew: George W. Hill = Director
crew: Frances Marion = Screenplay
crew: Harold Wenstrom = Director of Photography
crew: Blanche Sewell = Editor
crew: Cedric Gibbons = Production Design

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
cast: Richard Barthelmess = Dick Courtney
cast: Douglas Fairbanks Jr. = Douglas Scott
cast: Neil Hamilton = Major Brand
cast: Frank McHugh = Flaherty
cast: William Janney = Gordon Scott
cast: Clyde Cook = Bott
cast: James Finlayson = Field Sergeant
crew: Howard Hawks = Director
crew: John Monk Saunders = Story
crew: Dan Totheroh = Screenplay
crew: Seton I. Miller = Screenplay
crew: Ernest Haller = Director of Photography

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
cast: Lon Chaney = Professor Echo
cast: Lila Lee = Rosie O'Grady
cast: Elliott Nugent = Hector McDonald
cast: Harry Earles = Midget
cast: Ivan Linow = Hercules
cast: John Miljan = Prosecuting Attorney
crew: Jack Conway = Director
crew: J. C. Nugent = Screenplay
crew: Elliott Nugent = Screenplay
crew: Tod Robbins = Novel
crew: Percy Hilburn = Director of Photography

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
cast: Herbert Marshall = Sir John Menier
cast: Norah Baring = Diana Baring
cast: Phyllis Konstam = Doucie Markham
cast: Edward Chapman = Ted Markham
cast: Miles Mander = Gordon Druce
cast: Esme Percy = Handel Fane
cast: Donald Calthrop = Ion Stewart
crew: Alfred Hitchcock = Director
crew: Alma Reville = Screenplay
crew: Clemence Dane = Novel
crew: John Maxwell = Producer
crew: Jack E. Cox = Director of Photography

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
cast: Groucho Marx = Captain Spaulding
cast: Harpo Marx = The Professor
cast: Chico Marx = Signor Ravelli
cast: Zeppo Marx = Horatio Jamison
cast: Lillian Roth = Arabella Rittenhouse
cast: Margaret Dumont = Mrs. Rittenhouse
cast: Louis Sorin = Roscoe Chandler
crew: Victor Heerman = Director
crew: Morrie Ryskind = Screenplay
crew: George Folsey = Director of Photography

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
cast: Eddie Cantor = Henry Williams
cast: Ethel Shutta = Mary Custer
cast: Eleanor Hunt = Sally Morgan
cast: Paul Gregory = Wanenis
cast: Jack Rutherford = Sheriff Bob Wells
cast: Spencer Charters = Jerome Underwood
cast: Chief Caupolican = Black Eagle
crew: Thornton Freeland = Director
crew: William M. Conselman = Screenplay
crew: Samuel Goldwyn = Producer
crew: Lee Garmes = Director of Photography
crew: Stuart Heisler = Editor

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
cast: John Wayne = Breck Coleman
cast: Marguerite Churchill = Ruth Cameron
cast: El Brendel = Gus
cast: Tully Marshall = Zeke
cast: Tyrone Power Sr. = Red Flack
cast: Ian Keith = Bill Thorpe
cast: David Rollins = Dave Cameron
crew: Raoul Walsh = Director
crew: Hal G. Evarts = Story
crew: Arthur Edeson = Director of Photography
crew: Lucien N. Andriot = Director of Photography
crew: Jack Dennis = Editor

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
cast: Marlene Dietrich = Amy Jolly
cast: Gary Cooper = Tom Brown
cast: Adolphe Menjou = Kennington La Bessière
cast: Ullrich Haupt = Adjutant Caesar
cast: Eve Southern = Madame Caesar
crew: Josef von Sternberg = Director
crew: Jules Furthman = Screenplay
crew: Lee Garmes = Director of Photography
crew: Hans Dreier = Production Design
crew: Travis Banton = Costume Design

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
cast: Gaston Modot = The Man
cast: Lya Lys = The Young Woman
cast: Max Ernst = Leader of the Bandits
cast: Josep Llorens Artigas = The Governor
cast: Caridad de Laberdesque = Chambermaid
crew: Luis Buñuel = Director
crew: Luis Buñuel = Screenplay
crew: Salvador Dalí = Screenplay
crew: Charles de Noailles = Producer
crew: Albert Duverger = Director of Photography

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
cast: Edward G. Robinson = Rico Bandello
cast: Douglas Fairbanks Jr. = Joe Massara
cast: Glenda Farrell = Olga Stassoff
cast: William Collier Jr. = Tony Passa
cast: Sidney Blackmer = Big Boy
cast: Ralph Ince = Pete Montana
cast: Thomas E. Jackson = Sergeant Flaherty
cast: Stanley Fields = Sam Vettori
cast: Maurice Black = Little Arnie Lorch
cast: George E. Stone = Otero
crew: Mervyn LeRoy = Director
crew: Francis Edward Faragoh = Screenplay
crew: W. R. Burnett = Novel
crew: Hal B. Wallis = Producer
crew: Tony Gaudio = Director of Photography

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
cast: Richard Dix = Yancey Cravat
cast: Irene Dunne = Sabra Cravat
cast: Estelle Taylor = Dixie Lee
cast: Nance O'Neil = Felice Venable
cast: William Collier Jr. = The Kid
cast: Roscoe Ates = Jesse Rickey
cast: George E. Stone = Sol Levy
cast: Stanley Fields = Lon Yountis
cast: Edna May Oliver = Mrs. Tracy Wyatt
crew: Wesley Ruggles = Director
crew: Howard Estabrook = Screenplay
crew: Edna Ferber = Novel
crew: William LeBaron = Producer
crew: Edward Cronjager = Director of Photography
crew: Max Steiner = Original Music Composer
crew: Max Rée = Production Design

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
cast: Charlie Chaplin = The Tramp
cast: Virginia Cherrill = The Blind Girl
cast: Florence Lee = The Grandmother
cast: Harry Myers = The Eccentric Millionaire
cast: Al Ernest Garcia = The Butler
cast: Hank Mann = The Prizefighter
crew: Charlie Chaplin = Director
crew: Charlie Chaplin = Screenplay
crew: Charlie Chaplin = Producer
crew: Charlie Chaplin = Original Music Composer
crew: Roland Totheroh = Director of Photography

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
cast: Bela Lugosi = Count Dracula
cast: Helen Chandler = Mina Seward
cast: David Manners = John Harker
cast: Dwight Frye = Renfield
cast: Edward Van Sloan = Professor Van Helsing
cast: Herbert Bunston = Dr. Seward
cast: Frances Dade = Lucy Weston
crew: Tod Browning = Director
crew: Garrett Fort = Screenplay
crew: Bram Stoker = Novel
crew: Carl Laemmle Jr. = Producer
crew: Karl Freund = Director of Photography

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
cast: Anne Chevalier = Reri
cast: Matahi = Matahi
cast: Hitu = Hitu
crew: F. W. Murnau = Director
crew: F. W. Murnau = Story
crew: Robert J. Flaherty = Story
crew: F. W. Murnau = Producer
crew: Floyd Crosby = Director of Photography
crew: Hugo Riesenfeld = Original Music Composer

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
cast: Adolphe Menjou = Walter Burns
cast: Pat O'Brien = Hildy Johnson
cast: Mary Brian = Peggy Grant
cast: Edward Everett Horton = Bensinger
cast: Walter Catlett = Murphy
cast: George E. Stone = Earl Williams
cast: Mae Clarke = Molly Malloy
cast: Slim Summerville = Pincus
crew: Lewis Milestone = Director
crew: Bartlett Cormack = Screenplay
crew: Charles Lederer = Screenplay
crew: Howard Hughes = Producer
crew: Glen MacWilliams = Director of Photography

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
crew: Dziga Vertov = Director
crew: Dziga Vertov = Screenplay
crew: Boris Tseitlin = Director of Photography
crew: Elizaveta Svilova = Editor
crew: Nikolai Timofeev = Original Music Composer

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
cast: Jack Holt = Jack Bradon
cast: Ralph Graves = Frisky Pierce
cast: Fay Wray = Helen Pierce
cast: Hobart Bosworth = Louis Rondelle
cast: Roscoe Karns = Sock McGuire
cast: Harold Goodwin = Hansen
cast: Clarence Muse = Clarence
cast: Emmett Corrigan = Admiral John S. Martin
crew: Frank Capra = Director
crew: Jo Swerling = Screenplay
crew: Dorothy Howell = Screenplay
crew: Frank Wead = Story
crew: Harry Cohn = Producer
crew: Joseph Walker = Director of Photography
crew: Maurice Wright = Editor

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
cast: René Lefèvre = Michel
cast: Annabella = Béatrice
cast: Jean-Louis Allibert = Prosper
cast: Paul Ollivier = Père La Tulipe
cast: Vanda Gréville = Vanda
cast: Odette Talazac = The Soprano
cast: Raymond Cordy = The Taxi Driver
crew: René Clair = Director
crew: René Clair = Screenplay
crew: Frank Clifford = Producer
crew: Georges Périnal = Director of Photography
crew: Armand Bernard = Original Music Composer
crew: Lazare Meerson = Production Design

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
cast: James Cagney = Tom Powers
cast: Jean Harlow = Gwen Allen
cast: Edward Woods = Matt Doyle
cast: Joan Blondell = Mamie
cast: Donald Cook = Mike Powers
cast: Beryl Mercer = Ma Powers
cast: Leslie Fenton = Nails Nathan
cast: Mae Clarke = Kitty
crew: William A. Wellman = Director
crew: Harvey F. Thew = Screenplay
crew: Kubec Glasmon = Story
crew: John Bright = Story
crew: Darryl F. Zanuck = Producer
crew: Devereaux Jennings = Director of Photography

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
cast: Peter Lorre = Hans Beckert
cast: Ellen Widmann = Frau Beckmann
cast: Inge Landgut = Elsie Beckmann
cast: Otto Wernicke = Inspector Karl Lohmann
cast: Gustaf Gründgens = Schränker
cast: Theodor Loos = Inspector Groeber
cast: Georg John = The Blind Balloon Seller
crew: Fritz Lang = Director
crew: Thea von Harbou = Screenplay
crew: Fritz Lang = Screenplay
crew: Seymour Nebenzal = Producer
crew: Fritz Arno Wagner = Director of Photography
crew: Paul Falkenberg = Editor

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
cast: Bebe Daniels = Ruth Wonderly
cast: Ricardo Cortez = Sam Spade
cast: Dudley Digges = Casper Gutman
cast: Una Merkel = Effie Perine
cast: Robert Elliott = Detective Dundy
cast: Thelma Todd = Iva Archer
cast: Otto Matieson = Dr. Joel Cairo
cast: Walter Long = Miles Archer
cast: Dwight Frye = Wilmer Cook
crew: Roy Del Ruth = Director
crew: Maude Fulton = Screenplay
crew: Brown Holmes = Screenplay
crew: Dashiell Hammett = Novel
crew: William Rees = Director of Photography

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
cast: Mae Clarke = Myra Deauville
cast: Douglass Montgomery = Roy Cronin
cast: Doris Lloyd = Kitty
cast: Frederick Kerr = Major Wetherby
cast: Enid Bennett = Mrs. Wetherby
cast: Bette Davis = Janet Cronin
cast: Ethel Griffies = Mrs. Hobley
crew: James Whale = Director
crew: Benn W. Levy = Screenplay
crew: Tom Reed = Screenplay
crew: Carl Laemmle Jr. = Producer
crew: Arthur Edeson = Director of Photography

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
cast: Groucho Marx = Groucho
cast: Harpo Marx = Harpo
cast: Chico Marx = Chico
cast: Zeppo Marx = Zeppo
cast: Thelma Todd = Lucille Briggs
cast: Rockliffe Fellowes = Joe Helton
cast: Harry Woods = Alky Briggs
cast: Ruth Hall = Mary Helton
crew: Norman Z. McLeod = Director
crew: S. J. Perelman = Screenplay
crew: Will B. Johnstone = Screenplay
crew: Herman J. Mankiewicz = Producer
crew: Arthur L. Todd = Director of Photography

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
cast: Raimu = César
cast: Pierre Fresnay = Marius
cast: Orane Demazis = Fanny
cast: Fernand Charpin = Panisse
cast: Alida Rouffe = Honorine
cast: Paul Dullac = Escartefigue
cast: Robert Vattier = Monsieur Brun
cast: Alexandre Mihalesco = Piquoiseau
crew: Alexander Korda = Director
crew: Marcel Pagnol = Screenplay
crew: Ted Pahle = Director of Photography
crew: Francis Gromon = Original Music Composer

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
cast: Robert Williams = Stew Smith
cast: Jean Harlow = Ann Schuyler
cast: Loretta Young = Gallagher
cast: Halliwell Hobbes = Smythe
cast: Reginald Owen = Dexter Grayson
cast: Edmund Breese = Conroy
cast: Louise Closser Hale = Mrs. Schuyler
cast: Walter Catlett = Bingy Baker
crew: Frank Capra = Director
crew: Robert Riskin = Screenplay
crew: Jo Swerling = Screenplay
crew: Harry E. Chandlee = Story
crew: Douglas W. Churchill = Story
crew: Joseph Walker = Director of Photography

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
cast: Wallace Beery = Andy "Champ" Purcell
cast: Jackie Cooper = Dink
cast: Irene Rich = Linda
cast: Roscoe Ates = Sponge
cast: Edward Brophy = Tim
cast: Hale Hamilton = Tony
cast: Jesse Scott = Jonah
cast: Marcia Mae Jones = Mary Lou
crew: King Vidor = Director
crew: Frances Marion = Story
crew: Leonard Praskins = Screenplay
crew: King Vidor = Producer
crew: Gordon Avil = Director of Photography
crew: Cedric Gibbons = Production Design

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
cast: Alexander Granach = Kasper
cast: Fritz Kampers = Wilderer
cast: Ernst Busch = Wittkopp
cast: Elisabeth Wendt = Anna
cast: Gustav Püttjer = Kaplan
cast: Andrée Ducret = Françoise
cast: Alex Bernard = The Grandfather
crew: G. W. Pabst = Director
crew: Ladislaus Vajda = Screenplay
crew: Karl Otten = Screenplay
crew: Seymour Nebenzal = Producer
crew: Fritz Arno Wagner = Director of Photography

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
cast: Michel Simon = Maurice Legrand
cast: Janie Marèse = Lulu
cast: Georges Flamant = Dédé
cast: Magdeleine Bérubet = Adèle Legrand
cast: Roger Gaillard = Alexis Godard
crew: Jean Renoir = Director
crew: Jean Renoir = Screenplay
crew: André Girard = Screenplay
crew: Georges de La Fouchardière = Novel
crew: Pierre Braunberger = Producer
crew: Theodor Sparkuhl = Director of Photography

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
cast: Colin Clive = Henry Frankenstein
cast: Boris Karloff = The Monster
cast: Mae Clarke = Elizabeth
cast: John Boles = Victor Moritz
cast: Edward Van Sloan = Dr. Waldman
cast: Frederick Kerr = Baron Frankenstein
cast: Dwight Frye = Fritz
cast: Marilyn Harris = Little Maria
crew: James Whale = Director
crew: Garrett Fort = Screenplay
crew: Francis Edward Faragoh = Screenplay
crew: Mary Shelley = Novel
crew: Carl Laemmle Jr. = Producer
crew: Arthur Edeson = Director of Photography

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
cast: Hertha Thiele = Manuela von Meinhardis
cast: Dorothea Wieck = Fräulein von Bernburg
cast: Emilia Unda = The Headmistress
cast: Ellen Schwanneke = Ilse von Westhagen
cast: Hedwig Schlichter = Fräulein von Kesten
crew: Leontine Sagan = Director
crew: Christa Winsloe = Screenplay
crew: Carl Froelich = Producer
crew: Reimar Kuntze = Director of Photography
crew: Hanson Milde-Meissner = Original Music Composer

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
crew: Wilfred Jackson = Director
crew: Hans Christian Andersen = Short Story
crew: Walt Disney = Producer

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
cast: Raymond Cordy = Louis
cast: Henri Marchand = Émile
cast: Rolla France = Jeanne
cast: Paul Ollivier = Jeanne's Uncle
cast: Germaine Aussey = Maud
cast: Jacques Shelly = Paul
crew: René Clair = Director
crew: René Clair = Screenplay
crew: Frank Clifford = Producer
crew: Georges Périnal = Director of Photography
crew: Georges Auric = Original Music Composer
crew: Lazare Meerson = Production Design
crew: René Le Hénaff = Editor

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
cast: Fredric March = Dr. Henry Jekyll / Mr. Hyde
cast: Miriam Hopkins = Ivy Pearson
cast: Rose Hobart = Muriel Carew
cast: Holmes Herbert = Dr. Lanyon
cast: Halliwell Hobbes = Brigadier General Carew
cast: Edgar Norton = Poole
cast: Tempe Pigott = Mrs. Hawkins
crew: Rouben Mamoulian = Director
crew: Samuel Hoffenstein = Screenplay
crew: Percy Heath = Screenplay
crew: Robert Louis Stevenson = Novel
crew: Rouben Mamoulian = Producer
crew: Karl Struss = Director of Photography
crew: Hans Dreier = Production Design
crew: Travis Banton = Costume Design
crew: William Shea = Editor

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
cast: Greta Garbo = Mata Hari
cast: Ramon Novarro = Lieutenant Alexis Rosanoff
cast: Lionel Barrymore = General Serge Shubin
cast: Lewis Stone = Andriani
cast: C. Henry Gordon = Dubois
cast: Karen Morley = Carlotta
cast: Blanche Friderici = Sister Angelica
crew: George Fitzmaurice = Director
crew: Benjamin Glazer = Screenplay
crew: Leo Birinski = Screenplay
crew: Irving Thalberg = Producer
crew: William H. Daniels = Director of Photography
crew: Adrian = Costume Design

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
cast: Wallace Ford = Phroso
cast: Leila Hyams = Venus
cast: Olga Baclanova = Cleopatra
cast: Henry Victor = Hercules
cast: Harry Earles = Hans
cast: Daisy Earles = Frieda
cast: Roscoe Ates = Roscoe
cast: Johnny Eck = The Half Boy
crew: Tod Browning = Director
crew: Tod Browning = Producer
crew: Willis Goldbeck = Screenplay
crew: Leon Gordon = Screenplay
crew: Tod Robbins = Story
crew: Merritt B. Gerstad = Director of Photography

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
cast: Marlene Dietrich = Shanghai Lily
cast: Clive Brook = Captain Donald Harvey
cast: Anna May Wong = Hui Fei
cast: Warner Oland = Henry Chang
cast: Eugene Pallette = Sam Salt
cast: Lawrence Grant = Reverend Carmichael
cast: Louise Closser Hale = Mrs. Haggerty
cast: Gustav von Seyffertitz = Eric Baum
crew: Josef von Sternberg = Director
crew: Jules Furthman = Screenplay
crew: Harry Hervey = Story
crew: Lee Garmes = Director of Photography
crew: W. Franke Harling = Original Music Composer
crew: Travis Banton = Costume Design

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
cast: Paul Muni = Tony Camonte
cast: Ann Dvorak = Cesca Camonte
cast: Karen Morley = Poppy
cast: Osgood Perkins = Johnny Lovo
cast: George Raft = Guino Rinaldo
cast: Boris Karloff = Gaffney
cast: Vince Barnett = Angelo
cast: C. Henry Gordon = Inspector Guarino
crew: Howard Hawks = Director
crew: Ben Hecht = Screenplay
crew: Armitage Trail = Novel
crew: Howard Hughes = Producer
crew: Lee Garmes = Director of Photography
crew: Edward Curtiss = Editor

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
cast: Greta Garbo = Grusinskaya
cast: John Barrymore = Baron Felix von Geigern
cast: Joan Crawford = Flaemmchen
cast: Wallace Beery = General Director Preysing
cast: Lionel Barrymore = Otto Kringelein
cast: Lewis Stone = Dr. Otternschlag
cast: Jean Hersholt = Senf
crew: Edmund Goulding = Director
crew: William A. Drake = Screenplay
crew: Vicki Baum = Novel
crew: Irving Thalberg = Producer
crew: William H. Daniels = Director of Photography
crew: Cedric Gibbons = Production Design

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
cast: Julian West = Allan Gray
cast: Maurice Schutz = The Lord of the Manor
cast: Rena Mandel = Gisèle
cast: Sybille Schmitz = Léone
cast: Jan Hieronimko = The Village Doctor
cast: Henriette Gérard = The Old Woman from the Cemetery
cast: Albert Bras = The Old Servant
crew: Carl Theodor Dreyer = Director
crew: Carl Theodor Dreyer = Screenplay
crew: Christen Jul = Screenplay
crew: Rudolph Maté = Director of Photography
crew: Wolfgang Zeller = Original Music Composer
crew: Hermann Warm = Production Design

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
cast: Tatsuo Saitō = Yoshi
cast: Mitsuko Yoshikawa = Yoshi's Wife
cast: Hideo Sugawara = The Elder Son
cast: Tomio Aoki = Keiji
cast: Takeshi Sakamoto = Iwasaki
cast: Seiichi Katō = Taro
crew: Yasujirō Ozu = Director
crew: Yasujirō Ozu = Story
crew: Akira Fushimi = Screenplay
crew: Hideo Shigehara = Director of Photography

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
cast: Bela Lugosi = Murder Legendre
cast: Madge Bellamy = Madeleine Short
cast: John Harron = Neil Parker
cast: Robert Frazer = Charles Beaumont
cast: Joseph Cawthorn = Dr. Bruner
cast: Brandon Hurst = Silver
cast: Clarence Muse = The Coach Driver
crew: Victor Halperin = Director
crew: Garnett Weston = Screenplay
crew: Edward Halperin = Producer
crew: Arthur Martinelli = Director of Photography

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
cast: Groucho Marx = Professor Quincy Adams Wagstaff
cast: Harpo Marx = Pinky
cast: Chico Marx = Baravelli
cast: Zeppo Marx = Frank Wagstaff
cast: Thelma Todd = Connie Bailey
cast: David Landau = Jennings
crew: Norman Z. McLeod = Director
crew: Bert Kalmar = Screenplay
crew: Harry Ruby = Screenplay
crew: S. J. Perelman = Screenplay
crew: Will B. Johnstone = Screenplay
crew: Ray June = Director of Photography

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
cast: Joel McCrea = Bob Rainsford
cast: Fay Wray = Eve Trowbridge
cast: Leslie Banks = Count Zaroff
cast: Robert Armstrong = Martin Trowbridge
cast: Noble Johnson = Ivan
cast: Steve Clemente = Tartar
crew: Ernest B. Schoedsack = Director
crew: Irving Pichel = Director
crew: James Ashmore Creelman = Screenplay
crew: Richard Connell = Story
crew: Merian C. Cooper = Producer
crew: Max Steiner = Original Music Composer

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
cast: Miriam Hopkins = Lily
cast: Kay Francis = Madame Mariette Colet
cast: Herbert Marshall = Gaston Monescu
cast: Charlie Ruggles = The Major
cast: Edward Everett Horton = François Filiba
cast: C. Aubrey Smith = Adolph J. Giron
cast: Robert Greig = Jacques
crew: Ernst Lubitsch = Director
crew: Ernst Lubitsch = Producer
crew: Samson Raphaelson = Screenplay
crew: Victor Milner = Director of Photography
crew: W. Franke Harling = Original Music Composer
crew: Travis Banton = Costume Design

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
cast: Paul Muni = James Allen
cast: Glenda Farrell = Marie Woods
cast: Helen Vinson = Helen
cast: Noel Francis = Linda
cast: Preston Foster = Pete
cast: Allen Jenkins = Barney Sykes
cast: Edward Ellis = Bomber Wells
crew: Mervyn LeRoy = Director
crew: Howard J. Green = Screenplay
crew: Brown Holmes = Screenplay
crew: Hal B. Wallis = Producer
crew: Sol Polito = Director of Photography

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
cast: Michel Simon = Boudu
cast: Charles Granval = Édouard Lestingois
cast: Marcelle Hainia = Emma Lestingois
cast: Sévérine Lerczinska = Anne-Marie
cast: Jean Dasté = The Student
cast: Max Dalban = Godin
cast: Jacques Becker = The Poet on the Bench
crew: Jean Renoir = Director
crew: Jean Renoir = Screenplay
crew: Michel Simon = Producer
crew: Marcel Lucien = Director of Photography

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
cast: Helen Hayes = Catherine Barkley
cast: Gary Cooper = Frederic Henry
cast: Adolphe Menjou = Major Rinaldi
cast: Mary Philips = Helen Ferguson
cast: Jack La Rue = The Priest
cast: Blanche Friderici = The Head Nurse
crew: Frank Borzage = Director
crew: Benjamin Glazer = Screenplay
crew: Oliver H. P. Garrett = Screenplay
crew: Ernest Hemingway = Novel
crew: Charles Lang = Director of Photography

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
cast: Boris Karloff = Imhotep
cast: Zita Johann = Helen Grosvenor
cast: David Manners = Frank Whemple
cast: Arthur Byron = Sir Joseph Whemple
cast: Edward Van Sloan = Dr. Muller
cast: Bramwell Fletcher = Ralph Norton
cast: Noble Johnson = The Nubian
crew: Karl Freund = Director
crew: John L. Balderston = Screenplay
crew: Nina Wilcox Putnam = Story
crew: Richard Schayer = Story
crew: Carl Laemmle Jr. = Producer
crew: Charles J. Stumar = Director of Photography

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
cast: Fay Wray = Ann Darrow
cast: Robert Armstrong = Carl Denham
cast: Bruce Cabot = Jack Driscoll
cast: Frank Reicher = Captain Englehorn
cast: Sam Hardy = Charles Weston
cast: Noble Johnson = The Native Chief
cast: Victor Wong = Charlie
crew: Merian C. Cooper = Director
crew: Ernest B. Schoedsack = Director
crew: James Ashmore Creelman = Screenplay
crew: Ruth Rose = Screenplay
crew: Max Steiner = Original Music Composer
crew: Willis O'Brien = Animation

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
cast: Warner Baxter = Julian Marsh
cast: Bebe Daniels = Dorothy Brock
cast: George Brent = Pat Denning
cast: Ruby Keeler = Peggy Sawyer
cast: Guy Kibbee = Abner Dillon
cast: Una Merkel = Lorraine Fleming
cast: Ginger Rogers = Ann Lowell
cast: Dick Powell = Billy Lawler
crew: Lloyd Bacon = Director
crew: Rian James = Screenplay
crew: James Seymour = Screenplay
crew: Bradford Ropes = Novel
crew: Sol Polito = Director of Photography
crew: Harry Warren = Original Music Composer

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
cast: Jean Dasté = Huguet
cast: Delphin = The Headmaster
cast: Robert le Flon = Pète-Sec
cast: Louis Lefebvre = Caussat
cast: Gilbert Pruchon = Colin
cast: Gérard de Bédarieux = Tabard
crew: Jean Vigo = Director
crew: Jean Vigo = Screenplay
crew: Jacques-Louis Nounez = Producer
crew: Boris Kaufman = Director of Photography
crew: Maurice Jaubert = Original Music Composer

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
cast: Rudolf Klein-Rogge = Dr. Mabuse
cast: Otto Wernicke = Inspector Karl Lohmann
cast: Oscar Beregi Sr. = Professor Baum
cast: Gustav Diessl = Thomas Kent
cast: Wera Liessem = Lilli
cast: Karl Meixner = Hofmeister
cast: Theodor Loos = Dr. Kramm
crew: Fritz Lang = Director
crew: Thea von Harbou = Screenplay
crew: Seymour Nebenzal = Producer
crew: Fritz Arno Wagner = Director of Photography
crew: Hans Erdmann = Original Music Composer

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
cast: Marie Dressler = Carlotta Vance
cast: John Barrymore = Larry Renault
cast: Wallace Beery = Dan Packard
cast: Jean Harlow = Kitty Packard
cast: Lionel Barrymore = Oliver Jordan
cast: Lee Tracy = Max Kane
cast: Edmund Lowe = Dr. Wayne Talbot
cast: Billie Burke = Millicent Jordan
crew: George Cukor = Director
crew: Frances Marion = Screenplay
crew: Herman J. Mankiewicz = Screenplay
crew: David O. Selznick = Producer
crew: William H. Daniels = Director of Photography
crew: Adrian = Costume Design

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
cast: Claude Rains = Jack Griffin
cast: Gloria Stuart = Flora Cranley
cast: William Harrigan = Dr. Arthur Kemp
cast: Henry Travers = Dr. Cranley
cast: Una O'Connor = Jenny Hall
cast: Forrester Harvey = Herbert Hall
cast: E. E. Clive = Constable Jaffers
crew: James Whale = Director
crew: R. C. Sherriff = Screenplay
crew: H. G. Wells = Novel
crew: Carl Laemmle Jr. = Producer
crew: Arthur Edeson = Director of Photography

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
cast: Katharine Hepburn = Jo March
cast: Joan Bennett = Amy March
cast: Frances Dee = Meg March
cast: Jean Parker = Beth March
cast: Paul Lukas = Professor Bhaer
cast: Edna May Oliver = Aunt March
cast: Douglass Montgomery = Laurie
cast: Spring Byington = Marmee March
crew: George Cukor = Director
crew: Sarah Y. Mason = Screenplay
crew: Victor Heerman = Screenplay
crew: Louisa May Alcott = Novel
crew: Merian C. Cooper = Producer
crew: Max Steiner = Original Music Composer

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
cast: Groucho Marx = Rufus T. Firefly
cast: Harpo Marx = Pinky
cast: Chico Marx = Chicolini
cast: Zeppo Marx = Bob Roland
cast: Margaret Dumont = Gloria Teasdale
cast: Louis Calhern = Ambassador Trentino
cast: Raquel Torres = Vera Marcal
cast: Edgar Kennedy = The Lemonade Vendor
crew: Leo McCarey = Director
crew: Bert Kalmar = Screenplay
crew: Harry Ruby = Screenplay
crew: Herman J. Mankiewicz = Producer
crew: Henry Sharp = Director of Photography

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
cast: Greta Garbo = Christina
cast: John Gilbert = Antonio
cast: Ian Keith = Magnus
cast: Lewis Stone = Oxenstierna
cast: Elizabeth Young = Ebba
cast: C. Aubrey Smith = Aage
cast: Reginald Owen = Prince Charles
crew: Rouben Mamoulian = Director
crew: H. M. Harwood = Screenplay
crew: Salka Viertel = Screenplay
crew: Walter Wanger = Producer
crew: William H. Daniels = Director of Photography
crew: Herbert Stothart = Original Music Composer

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
cast: Clark Gable = Peter Warne
cast: Claudette Colbert = Ellie Andrews
cast: Walter Connolly = Alexander Andrews
cast: Roscoe Karns = Oscar Shapeley
cast: Jameson Thomas = King Westley
cast: Alan Hale = Danker
cast: Arthur Hoyt = Zeke
crew: Frank Capra = Director
crew: Frank Capra = Producer
crew: Robert Riskin = Screenplay
crew: Samuel Hopkins Adams = Story
crew: Joseph Walker = Director of Photography
crew: Gene Havlick = Editor

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
cast: John Barrymore = Oscar Jaffe
cast: Carole Lombard = Lily Garland
cast: Walter Connolly = Oliver Webb
cast: Roscoe Karns = Owen O'Malley
cast: Etienne Girardot = Matthew J. Clark
cast: Ralph Forbes = George Smith
cast: Edgar Kennedy = McGonigle
crew: Howard Hawks = Director
crew: Howard Hawks = Producer
crew: Ben Hecht = Screenplay
crew: Charles MacArthur = Screenplay
crew: Joseph H. August = Director of Photography
crew: Gene Havlick = Editor

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
cast: Boris Karloff = Hjalmar Poelzig
cast: Bela Lugosi = Dr. Vitus Werdegast
cast: David Manners = Peter Alison
cast: Jacqueline Wells = Joan Alison
cast: Lucille Lund = Karen
cast: Egon Brecher = The Majordomo
cast: Harry Cording = Thamal
crew: Edgar G. Ulmer = Director
crew: Edgar G. Ulmer = Story
crew: Peter Ruric = Screenplay
crew: John J. Mescall = Director of Photography
crew: Charles D. Hall = Production Design

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
cast: William Powell = Nick Charles
cast: Myrna Loy = Nora Charles
cast: Maureen O'Sullivan = Dorothy Wynant
cast: Nat Pendleton = Lieutenant Guild
cast: Minna Gombell = Mimi Wynant Jorgenson
cast: Porter Hall = MacCaulay
cast: Henry Wadsworth = Tommy
cast: Cesar Romero = Chris Jorgenson
crew: W. S. Van Dyke = Director
crew: Albert Hackett = Screenplay
crew: Frances Goodrich = Screenplay
crew: Dashiell Hammett = Novel
crew: Hunt Stromberg = Producer
crew: James Wong Howe = Director of Photography

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
cast: Leslie Howard = Philip Carey
cast: Bette Davis = Mildred Rogers
cast: Frances Dee = Sally Athelny
cast: Kay Johnson = Norah
cast: Reginald Denny = Harry Griffiths
cast: Alan Hale = Emil Miller
cast: Reginald Owen = Thorpe Athelny
crew: John Cromwell = Director
crew: Lester Cohen = Screenplay
crew: W. Somerset Maugham = Novel
crew: Pandro S. Berman = Producer
crew: Henry W. Gerrard = Director of Photography
crew: Max Steiner = Original Music Composer

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
cast: Michel Simon = Père Jules
cast: Dita Parlo = Juliette
cast: Jean Dasté = Jean
cast: Gilles Margaritis = The Peddler
cast: Louis Lefebvre = The Cabin Boy
crew: Jean Vigo = Director
crew: Jean Vigo = Screenplay
crew: Albert Riéra = Screenplay
crew: Jacques-Louis Nounez = Producer
crew: Boris Kaufman = Director of Photography
crew: Maurice Jaubert = Original Music Composer

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
cast: Marlene Dietrich = Catherine II
cast: John Lodge = Count Alexei
cast: Sam Jaffe = Grand Duke Peter
cast: Louise Dresser = Empress Elizabeth
cast: C. Aubrey Smith = Prince August
cast: Gavin Gordon = Captain Gregori Orloff
crew: Josef von Sternberg = Director
crew: Manuel Komroff = Screenplay
crew: Bert Glennon = Director of Photography
crew: Hans Dreier = Production Design
crew: Travis Banton = Costume Design

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
cast: Fred Astaire = Guy Holden
cast: Ginger Rogers = Mimi Glossop
cast: Alice Brady = Aunt Hortense
cast: Edward Everett Horton = Egbert Fitzgerald
cast: Erik Rhodes = Rodolfo Tonetti
cast: Eric Blore = The Waiter
crew: Mark Sandrich = Director
crew: George Marion Jr. = Screenplay
crew: Dorothy Yost = Screenplay
crew: Edward Kaufman = Screenplay
crew: Pandro S. Berman = Producer
crew: David Abel = Director of Photography

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
cast: Takeshi Sakamoto = Kihachi
cast: Chōko Iida = Otsune
cast: Kōji Mitsui = Shinkichi
cast: Rieko Yagumo = Otaka
cast: Yoshiko Tsubouchi = Otoki
cast: Tomio Aoki = Tomi-bo
crew: Yasujirō Ozu = Director
crew: Yasujirō Ozu = Story
crew: Tadao Ikeda = Screenplay
crew: Hideo Shigehara = Director of Photography

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
cast: W. C. Fields = Harold Bissonette
cast: Kathleen Howard = Amelia Bissonette
cast: Jean Rouverol = Mildred Bissonette
cast: Tommy Bupp = Norman Bissonette
cast: Baby LeRoy = Baby Dunk
cast: Charles Sellon = Mr. Muckle
cast: Tammany Young = Everett Ricks
crew: Norman Z. McLeod = Director
crew: Jack Cunningham = Screenplay
crew: W. C. Fields = Story
crew: William LeBaron = Producer
crew: Henry Sharp = Director of Photography

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
cast: Charles Laughton = Marmaduke Ruggles
cast: Mary Boland = Effie Floud
cast: Charlie Ruggles = Egbert Floud
cast: ZaSu Pitts = Mrs. Judson
cast: Roland Young = The Earl of Burnstead
cast: Leila Hyams = Nell Kenner
cast: Maude Eburne = Ma Pettingill
crew: Leo McCarey = Director
crew: Walter DeLeon = Screenplay
crew: Harlan Thompson = Screenplay
crew: Harry Leon Wilson = Novel
crew: Arthur Hornblow Jr. = Producer
crew: Alfred Gilks = Director of Photography

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
cast: Boris Karloff = The Monster
cast: Colin Clive = Henry Frankenstein
cast: Valerie Hobson = Elizabeth
cast: Ernest Thesiger = Doctor Pretorius
cast: Elsa Lanchester = The Bride / Mary Shelley
cast: O. P. Heggie = The Hermit
cast: Una O'Connor = Minnie
cast: Dwight Frye = Karl
crew: James Whale = Director
crew: William Hurlbut = Screenplay
crew: Mary Shelley = Novel
crew: Carl Laemmle Jr. = Producer
crew: John J. Mescall = Director of Photography
crew: Franz Waxman = Original Music Composer

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
cast: Victor McLaglen = Gypo Nolan
cast: Heather Angel = Mary McPhillip
cast: Preston Foster = Dan Gallagher
cast: Margot Grahame = Katie Madden
cast: Wallace Ford = Frankie McPhillip
cast: Una O'Connor = Mrs. McPhillip
cast: J. M. Kerrigan = Terry
cast: Joe Sawyer = Bartly Mulholland
crew: John Ford = Director
crew: Dudley Nichols = Screenplay
crew: Liam O'Flaherty = Novel
crew: Joseph H. August = Director of Photography
crew: Max Steiner = Original Music Composer

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
cast: Peter Lorre = Dr. Gogol
cast: Frances Drake = Yvonne Orlac
cast: Colin Clive = Stephen Orlac
cast: Ted Healy = Reagan
cast: Edward Brophy = Rollo
cast: Henry Kolker = Prefect Rosset
cast: Keye Luke = Dr. Wong
crew: Karl Freund = Director
crew: John L. Balderston = Screenplay
crew: P. J. Wolfson = Screenplay
crew: Maurice Renard = Novel
crew: Gregg Toland = Director of Photography
crew: Dimitri Tiomkin = Original Music Composer

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
cast: Fred Astaire = Jerry Travers
cast: Ginger Rogers = Dale Tremont
cast: Edward Everett Horton = Horace Hardwick
cast: Erik Rhodes = Alberto Beddini
cast: Eric Blore = Bates
cast: Helen Broderick = Madge Hardwick
crew: Mark Sandrich = Director
crew: Dwight Taylor = Screenplay
crew: Allan Scott = Screenplay
crew: Pandro S. Berman = Producer
crew: David Abel = Director of Photography
crew: Irving Berlin = Original Music Composer

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
cast: Charles Laughton = Captain William Bligh
cast: Clark Gable = Fletcher Christian
cast: Franchot Tone = Roger Byam
cast: Herbert Mundin = Smith
cast: Eddie Quillan = Thomas Ellison
cast: Dudley Digges = Bacchus
cast: Donald Crisp = Burkitt
cast: Movita = Tehani
crew: Frank Lloyd = Director
crew: Talbot Jennings = Screenplay
crew: Jules Furthman = Screenplay
crew: Carey Wilson = Screenplay
crew: Irving Thalberg = Producer
crew: Arthur Edeson = Director of Photography

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
cast: Groucho Marx = Otis B. Driftwood
cast: Chico Marx = Fiorello
cast: Harpo Marx = Tomasso
cast: Kitty Carlisle = Rosa Castaldi
cast: Allan Jones = Ricardo Baroni
cast: Margaret Dumont = Mrs. Claypool
cast: Walter Woolf King = Rodolfo Lassparri
cast: Sig Ruman = Herman Gottlieb
crew: Sam Wood = Director
crew: George S. Kaufman = Screenplay
crew: Morrie Ryskind = Screenplay
crew: James Kevin McGuinness = Story
crew: Irving Thalberg = Producer
crew: Merritt B. Gerstad = Director of Photography

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
cast: Françoise Rosay = Cornelia
cast: Jean Murat = The Duke of Olivares
cast: André Alerme = The Burgomaster
cast: Louis Jouvet = The Chaplain
cast: Micheline Cheirel = Siska
cast: Lyne Clevers = The Fishwife
cast: Alfred Adam = The Butcher
crew: Jacques Feyder = Director
crew: Charles Spaak = Story
crew: Bernard Zimmer = Screenplay
crew: Harry Stradling = Director of Photography
crew: Louis Beydts = Original Music Composer
crew: Lazare Meerson = Production Design

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
cast: Errol Flynn = Peter Blood
cast: Olivia de Havilland = Arabella Bishop
cast: Lionel Atwill = Colonel Bishop
cast: Basil Rathbone = Levasseur
cast: Ross Alexander = Jeremy Pitt
cast: Guy Kibbee = Hagthorpe
cast: Henry Stephenson = Lord Willoughby
cast: Robert Barrat = Wolverstone
crew: Michael Curtiz = Director
crew: Casey Robinson = Screenplay
crew: Rafael Sabatini = Novel
crew: Hal Mohr = Director of Photography
crew: Erich Wolfgang Korngold = Original Music Composer
crew: George Amy = Editor

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
cast: Dorothy Short = Mary Lane
cast: Kenneth Craig = Bill Harper
cast: Lillian Miles = Blanche
cast: Dave O'Brien = Ralph Wiley
cast: Thelma White = Mae Coleman
cast: Warren McCollum = Jimmy Lane
cast: Carleton Young = Jack Perry
cast: Joseph Forte = Dr. Alfred Carroll
crew: Louis J. Gasnier = Director
crew: Arthur Hoerl = Screenplay
crew: Lawrence Meade = Story
crew: George A. Hirliman = Producer
crew: Jack Greenhalgh = Director of Photography
crew: Carl Pierson = Editor

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
cast: René Lefèvre = Amédée Lange
cast: Florelle = Valentine
cast: Jules Berry = Batala
cast: Marcel Lévesque = The Concierge
cast: Odette Talazac = The Concierge's Wife
cast: Nadia Sibirskaïa = Estelle
cast: Maurice Baquet = Charles
cast: Sylvia Bataille = Édith
crew: Jean Renoir = Director
crew: Jacques Prévert = Screenplay
crew: Jean Castanier = Story
crew: Jean Bachelet = Director of Photography
crew: Jean Wiener = Original Music Composer

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
cast: Charlie Chaplin = A Factory Worker
cast: Paulette Goddard = A Gamin
cast: Henry Bergman = The Cafe Proprietor
cast: Tiny Sandford = Big Bill
cast: Chester Conklin = The Mechanic
cast: Al Ernest Garcia = The President of the Electro Steel Corporation
crew: Charlie Chaplin = Director
crew: Charlie Chaplin = Screenplay
crew: Charlie Chaplin = Producer
crew: Charlie Chaplin = Original Music Composer
crew: Roland Totheroh = Director of Photography
crew: Ira H. Morgan = Director of Photography

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
cast: Leslie Howard = Alan Squier
cast: Bette Davis = Gabrielle Maple
cast: Humphrey Bogart = Duke Mantee
cast: Genevieve Tobin = Mrs. Chisholm
cast: Dick Foran = Boze Hertzlinger
cast: Joe Sawyer = Jackie
cast: Porter Hall = Jason Maple
cast: Charley Grapewin = Gramp Maple
crew: Archie Mayo = Director
crew: Charles Kenyon = Screenplay
crew: Delmer Daves = Screenplay
crew: Sol Polito = Director of Photography
crew: Owen Marks = Editor

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
cast: Freddie Bartholomew = Ceddie
cast: Dolores Costello = Dearest
cast: C. Aubrey Smith = The Earl of Dorincourt
cast: Guy Kibbee = Mr. Hobbs
cast: Henry Stephenson = Havisham
cast: Mickey Rooney = Dick
cast: Constance Collier = Lady Lorridaile
cast: E. E. Clive = Sir Harry Lorridaile
cast: Una O'Connor = Mary
cast: Jackie Searl = Tom
cast: Helen Flint = Minna
crew: John Cromwell = Director
crew: Hugh Walpole = Screenplay
crew: Frances Hodgson Burnett = Novel
crew: David O. Selznick = Producer
crew: Charles Rosher = Director of Photography
crew: Max Steiner = Original Music Composer
crew: Hal C. Kern = Editor

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
cast: Gary Cooper = Longfellow Deeds
cast: Jean Arthur = Babe Bennett
cast: George Bancroft = MacWade
cast: Lionel Stander = Cornelius Cobb
cast: Douglass Dumbrille = John Cedar
cast: Raymond Walburn = Walter
cast: H. B. Warner = Judge May
crew: Frank Capra = Director
crew: Frank Capra = Producer
crew: Robert Riskin = Screenplay
crew: Clarence Budington Kelland = Story
crew: Joseph Walker = Director of Photography
crew: Gene Havlick = Editor

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
cast: Thomas Chalmers = Narrator
crew: Pare Lorentz = Director
crew: Pare Lorentz = Screenplay
crew: Ralph Steiner = Director of Photography
crew: Paul Strand = Director of Photography
crew: Leo Hurwitz = Director of Photography
crew: Virgil Thomson = Original Music Composer

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
cast: Sylvia Sidney = Katherine Grant
cast: Spencer Tracy = Joe Wilson
cast: Walter Abel = The District Attorney
cast: Bruce Cabot = Kirby Dawson
cast: Edward Ellis = Sheriff Hummel
cast: Walter Brennan = Bugs Meyers
cast: Frank Albertson = Charlie
crew: Fritz Lang = Director
crew: Fritz Lang = Screenplay
crew: Bartlett Cormack = Screenplay
crew: Norman Krasna = Story
crew: Joseph L. Mankiewicz = Producer
crew: Joseph Ruttenberg = Director of Photography

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
cast: Fred Astaire = Lucky Garnett
cast: Ginger Rogers = Penny Carroll
cast: Victor Moore = Pop Cardetti
cast: Helen Broderick = Mabel Anderson
cast: Eric Blore = Gordon
cast: Betty Furness = Margaret Watson
cast: Georges Metaxa = Ricardo Romero
crew: George Stevens = Director
crew: Howard Lindsay = Screenplay
crew: Allan Scott = Screenplay
crew: Pandro S. Berman = Producer
crew: David Abel = Director of Photography
crew: Jerome Kern = Original Music Composer

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
cast: William Powell = Godfrey
cast: Carole Lombard = Irene Bullock
cast: Alice Brady = Angelica Bullock
cast: Gail Patrick = Cornelia Bullock
cast: Eugene Pallette = Alexander Bullock
cast: Jean Dixon = Molly
cast: Alan Mowbray = Tommy Gray
cast: Mischa Auer = Carlo
crew: Gregory La Cava = Director
crew: Gregory La Cava = Producer
crew: Morrie Ryskind = Screenplay
crew: Eric Hatch = Screenplay
crew: Eric Hatch = Novel
crew: Ted Tetzlaff = Director of Photography

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
cast: Chōko Iida = Tsune Nonomiya
cast: Shinichi Himori = Ryosuke Nonomiya
cast: Masao Hayama = Ryosuke as a Boy
cast: Yoshiko Tsubouchi = Sugiko
cast: Mitsuko Yoshikawa = Otaka
cast: Chishū Ryū = Okubo
crew: Yasujirō Ozu = Director
crew: Yasujirō Ozu = Story
crew: Tadao Ikeda = Screenplay
crew: Masao Arata = Screenplay
crew: Shōjirō Sugimoto = Director of Photography
crew: Senji Itō = Original Music Composer

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
cast: Walter Huston = Sam Dodsworth
cast: Ruth Chatterton = Fran Dodsworth
cast: Paul Lukas = Arnold Iselin
cast: Mary Astor = Edith Cortright
cast: David Niven = Captain Lockert
cast: Gregory Gaye = Kurt von Obersdorf
cast: Maria Ouspenskaya = Baroness von Obersdorf
cast: Spring Byington = Matey Pearson
crew: William Wyler = Director
crew: Sidney Howard = Screenplay
crew: Sinclair Lewis = Novel
crew: Samuel Goldwyn = Producer
crew: Rudolph Maté = Director of Photography
crew: Alfred Newman = Original Music Composer

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
cast: Jean Harlow = Gladys Benton
cast: William Powell = Bill Chandler
cast: Myrna Loy = Connie Allenbury
cast: Spencer Tracy = Warren Haggerty
cast: Walter Connolly = James B. Allenbury
cast: Charley Grapewin = Hollis Bane
cast: Cora Witherspoon = Mrs. Burns-Norvell
crew: Jack Conway = Director
crew: Maurine Dallas Watkins = Screenplay
crew: Howard Emmett Rogers = Screenplay
crew: George Oppenheimer = Screenplay
crew: Lawrence Weingarten = Producer
crew: Norbert Brodine = Director of Photography

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
cast: Jack Mercer = Popeye
cast: Mae Questel = Olive Oyl
cast: Gus Wickie = Sindbad
crew: Dave Fleischer = Director
crew: E. C. Segar = Characters
crew: Max Fleischer = Producer
crew: Willard Bowsky = Animation
crew: Sammy Timberg = Original Music Composer

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
cast: Janet Gaynor = Esther Blodgett
cast: Fredric March = Norman Maine
cast: Adolphe Menjou = Oliver Niles
cast: May Robson = Grandmother Lettie
cast: Andy Devine = Danny McGuire
cast: Lionel Stander = Matt Libby
crew: William A. Wellman = Director
crew: Dorothy Parker = Screenplay
crew: Alan Campbell = Screenplay
crew: Robert Carson = Screenplay
crew: David O. Selznick = Producer
crew: Max Steiner = Original Music Composer

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
cast: Carole Lombard = Hazel Flagg
cast: Fredric March = Wally Cook
cast: Charles Winninger = Dr. Enoch Downer
cast: Walter Connolly = Oliver Stone
cast: Sig Ruman = Dr. Emil Eggelhoffer
cast: Frank Fay = The Master of Ceremonies
cast: Margaret Hamilton = The Drugstore Lady
crew: William A. Wellman = Director
crew: Ben Hecht = Screenplay
crew: James H. Street = Story
crew: David O. Selznick = Producer
crew: W. Howard Greene = Director of Photography
crew: Oscar Levant = Original Music Composer

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
cast: Shirley Temple = Sara Crewe
cast: Richard Greene = Geoffrey Hamilton
cast: Anita Louise = Rose
cast: Ian Hunter = Captain Crewe
cast: Cesar Romero = Ram Dass
cast: Arthur Treacher = Bertie Minchin
cast: Mary Nash = Amanda Minchin
cast: Sybil Jason = Becky
crew: Walter Lang = Director
crew: Ethel Hill = Screenplay
crew: Walter Ferris = Screenplay
crew: Frances Hodgson Burnett = Novel
crew: Darryl F. Zanuck = Producer
crew: Arthur C. Miller = Director of Photography

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
cast: Irene Dunne = Terry McKay
cast: Charles Boyer = Michel Marnet
cast: Maria Ouspenskaya = Grandmother Janou
cast: Lee Bowman = Kenneth Bradley
cast: Astrid Allwyn = Lois Clarke
cast: Maurice Moscovitch = Maurice Cobert
crew: Leo McCarey = Director
crew: Leo McCarey = Producer
crew: Leo McCarey = Story
crew: Delmer Daves = Screenplay
crew: Donald Ogden Stewart = Screenplay
crew: Rudolph Maté = Director of Photography

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
cast: Stan Laurel = Stan
cast: Oliver Hardy = Ollie
cast: Jean Parker = Georgette
cast: Reginald Gardiner = François
cast: Charles Middleton = The Commandant
cast: James Finlayson = The Jailor
cast: Jean Del Val = The Sergeant
crew: A. Edward Sutherland = Director
crew: Ralph Spence = Screenplay
crew: Charley Rogers = Screenplay
crew: Fred Schiller = Screenplay
crew: Harry Langdon = Screenplay
crew: Boris Morros = Producer
crew: Art Lloyd = Director of Photography
crew: Jack Dennis = Editor
crew: John Leipold = Original Music Composer
crew: Leo Shuken = Original Music Composer

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
cast: Sam Parker = Gulliver (voice)
cast: Pinto Colvig = Gabby (voice)
cast: Jack Mercer = King Little (voice)
cast: Tedd Pierce = King Bombo (voice)
cast: Jessica Dragonette = Princess Glory (singing voice)
cast: Lanny Ross = Prince David (singing voice)
crew: Dave Fleischer = Director
crew: Max Fleischer = Producer
crew: Jonathan Swift = Novel
crew: Seymour Kneitel = Animation
crew: Willard Bowsky = Animation
crew: Victor Young = Original Music Composer

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
cast: Cary Grant = Walter Burns
cast: Rosalind Russell = Hildy Johnson
cast: Ralph Bellamy = Bruce Baldwin
cast: Gene Lockhart = Sheriff Hartwell
cast: Helen Mack = Mollie Malloy
cast: Ernest Truex = Bensinger
cast: Porter Hall = Murphy
cast: John Qualen = Earl Williams
crew: Howard Hawks = Director
crew: Howard Hawks = Producer
crew: Charles Lederer = Screenplay
crew: Joseph Walker = Director of Photography
crew: Gene Havlick = Editor

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
cast: Bela Lugosi = Dr. Paul Carruthers
cast: Suzanne Kaaren = Mary Heath
cast: Dave O'Brien = Johnny Layton
cast: Guy Usher = Henry Morton
cast: Yolande Donlan = Maxine
cast: Donald Kerr = One-Shot McGuire
crew: Jean Yarbrough = Director
crew: John Thomas Neville = Screenplay
crew: George Bricker = Story
crew: Jack Gallagher = Producer
crew: Arthur Martinelli = Director of Photography

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
cast: Errol Flynn = Jeb Stuart
cast: Olivia de Havilland = Kit Carson Holliday
cast: Raymond Massey = John Brown
cast: Ronald Reagan = George Custer
cast: Alan Hale = Tex Bell
cast: William Lundigan = Bob Holliday
cast: Van Heflin = Carl Rader
cast: Gene Reynolds = Jason Brown
cast: Henry O'Neill = Cyrus Holliday
cast: Guinn Williams = Windy Brody
crew: Michael Curtiz = Director
crew: Robert Buckner = Screenplay
crew: Hal B. Wallis = Producer
crew: Sol Polito = Director of Photography
crew: Max Steiner = Original Music Composer
crew: George Amy = Editor

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
cast: Gary Cooper = Long John Willoughby
cast: Barbara Stanwyck = Ann Mitchell
cast: Edward Arnold = D. B. Norton
cast: Walter Brennan = The Colonel
cast: Spring Byington = Mrs. Mitchell
cast: James Gleason = Henry Connell
cast: Gene Lockhart = Mayor Lovett
crew: Frank Capra = Director
crew: Frank Capra = Producer
crew: Robert Riskin = Screenplay
crew: George Barnes = Director of Photography
crew: Dimitri Tiomkin = Original Music Composer
crew: Daniel Mandell = Editor

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
cast: Irene Dunne = Julie Adams
cast: Cary Grant = Roger Adams
cast: Beulah Bondi = Miss Oliver
cast: Edgar Buchanan = Applejack
cast: Ann Doran = Dotty
cast: Eva Lee Kuney = Trina
crew: George Stevens = Director
crew: George Stevens = Producer
crew: Morrie Ryskind = Screenplay
crew: Joseph Walker = Director of Photography
crew: W. Franke Harling = Original Music Composer
crew: Otto Meyer = Editor

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
cast: Bud Collyer = Superman / Clark Kent (voice)
cast: Joan Alexander = Lois Lane (voice)
cast: Jack Mercer = The Mad Scientist (voice)
crew: Dave Fleischer = Director
crew: Max Fleischer = Producer
crew: Steve Muffati = Animation
crew: Frank Endres = Animation
crew: Sammy Timberg = Original Music Composer

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
cast: Sabu = Mowgli
cast: Joseph Calleia = Buldeo
cast: John Qualen = The Barber
cast: Frank Puglia = The Pundit
cast: Rosemary DeCamp = Messua
cast: Patricia O'Rourke = Mahala
crew: Zoltan Korda = Director
crew: Laurence Stallings = Screenplay
crew: Rudyard Kipling = Novel
crew: Alexander Korda = Producer
crew: Lee Garmes = Director of Photography
crew: Miklós Rózsa = Original Music Composer

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
cast: Walter Huston = Narrator
crew: Frank Capra = Director
crew: Anthony Veiller = Screenplay
crew: Frank Capra = Producer
crew: Alfred Newman = Original Music Composer
crew: William Hornbeck = Editor

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
cast: Jack Buetel = Billy the Kid
cast: Thomas Mitchell = Pat Garrett
cast: Jane Russell = Rio McDonald
cast: Walter Huston = Doc Holliday
crew: Howard Hughes = Director
crew: Jules Furthman = Screenplay
crew: Howard Hughes = Producer
crew: Gregg Toland = Director of Photography
crew: Victor Young = Original Music Composer

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
crew: William Wyler = Director
crew: Lester Koenig = Screenplay
crew: William H. Clothier = Director of Photography
crew: Harold Tannenbaum = Director of Photography
crew: Gail Kubik = Original Music Composer

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
cast: Zachary Scott = Sam Tucker
cast: Betty Field = Nona Tucker
cast: J. Carrol Naish = Devers
cast: Beulah Bondi = Granny Tucker
cast: Percy Kilbride = Harmie Jenkins
cast: Charles Kemper = Tim
cast: Blanche Yurka = Mama Tucker
cast: Norman Lloyd = Finley Hewitt
cast: Estelle Taylor = Lizzie
crew: Jean Renoir = Director
crew: Jean Renoir = Screenplay
crew: Hugo Butler = Screenplay
crew: George Sessions Perry = Novel
crew: David L. Loew = Producer
crew: Robert Hakim = Producer
crew: Lucien N. Andriot = Director of Photography
crew: Werner Janssen = Original Music Composer

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
cast: Barry Fitzgerald = Judge Quincannon
cast: Walter Huston = Dr. Armstrong
cast: Louis Hayward = Philip Lombard
cast: Roland Young = Detective Blore
cast: June Duprez = Vera Claythorne
cast: Mischa Auer = Prince Starloff
cast: C. Aubrey Smith = General Mandrake
cast: Judith Anderson = Emily Brent
crew: René Clair = Director
crew: René Clair = Producer
crew: Dudley Nichols = Screenplay
crew: Agatha Christie = Novel
crew: Lucien N. Andriot = Director of Photography
crew: Mario Castelnuovo-Tedesco = Original Music Composer

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
cast: Tom Neal = Al Roberts
cast: Ann Savage = Vera
cast: Claudia Drake = Sue Harvey
cast: Edmund MacDonald = Charles Haskell Jr.
cast: Tim Ryan = The Diner Proprietor
crew: Edgar G. Ulmer = Director
crew: Martin Goldsmith = Screenplay
crew: Martin Goldsmith = Novel
crew: Leon Fromkess = Producer
crew: Benjamin H. Kline = Director of Photography
crew: Leo Erdody = Original Music Composer

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
cast: Edward G. Robinson = Christopher Cross
cast: Joan Bennett = Kitty March
cast: Dan Duryea = Johnny Prince
cast: Margaret Lindsay = Millie Ray
cast: Rosalind Ivan = Adele Cross
cast: Jess Barker = David Janeway
cast: Charles Kemper = Homer Higgins
crew: Fritz Lang = Director
crew: Fritz Lang = Producer
crew: Dudley Nichols = Screenplay
crew: Georges de La Fouchardière = Novel
crew: Milton R. Krasner = Director of Photography
crew: Hans J. Salter = Original Music Composer

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
cast: Basil Rathbone = Sherlock Holmes
cast: Nigel Bruce = Dr. Watson
cast: Patricia Morison = Hilda Courtney
cast: Edmund Breon = Julian Emery
cast: Frederick Worlock = Colonel Cavanaugh
cast: Carl Harbord = Inspector Hopkins
cast: Mary Gordon = Mrs. Hudson
crew: Roy William Neill = Director
crew: Roy William Neill = Producer
crew: Leonard Lee = Screenplay
crew: Frank Gruber = Screenplay
crew: Maury Gertsman = Director of Photography

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
cast: Edward G. Robinson = Mr. Wilson
cast: Loretta Young = Mary Longstreet
cast: Orson Welles = Professor Charles Rankin
cast: Philip Merivale = Judge Longstreet
cast: Richard Long = Noah Longstreet
cast: Konstantin Shayne = Konrad Meinike
cast: Billy House = Mr. Potter
crew: Orson Welles = Director
crew: Anthony Veiller = Screenplay
crew: Victor Trivas = Story
crew: Sam Spiegel = Producer
crew: Russell Metty = Director of Photography
crew: Bronisław Kaper = Original Music Composer

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
cast: Barbara Stanwyck = Martha Ivers
cast: Van Heflin = Sam Masterson
cast: Lizabeth Scott = Toni Marachek
cast: Kirk Douglas = Walter O'Neil
cast: Judith Anderson = Mrs. Ivers
cast: Roman Bohnen = Mr. O'Neil
crew: Lewis Milestone = Director
crew: Robert Rossen = Screenplay
crew: Hal B. Wallis = Producer
crew: Victor Milner = Director of Photography
crew: Miklós Rózsa = Original Music Composer
crew: Edith Head = Costume Design

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
cast: Robert Walker = Jerome Kern
cast: Van Heflin = James I. Hessler
cast: Lucille Bremer = Sally Hessler
cast: Dorothy Patrick = Eva Kern
cast: Judy Garland = Marilyn Miller
cast: Lena Horne = Julie LaVerne
cast: June Allyson = Jane Witherspoon
cast: Kathryn Grayson = Magnolia Hawks
cast: Tony Martin = Gaylord Ravenal
cast: Frank Sinatra = Self
crew: Richard Whorf = Director
crew: Myles Connolly = Screenplay
crew: Jean Holloway = Screenplay
crew: Guy Bolton = Story
crew: Arthur Freed = Producer
crew: Harry Stradling = Director of Photography
crew: George Folsey = Director of Photography
crew: Jerome Kern = Original Music Composer

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
cast: John Wayne = Quirt Evans
cast: Gail Russell = Penelope Worth
cast: Harry Carey = Marshal Wistful McClintock
cast: Bruce Cabot = Laredo Stevens
cast: Irene Rich = Mrs. Worth
cast: Lee Dixon = Randy McCall
cast: Tom Powers = Dr. Mangram
crew: James Edward Grant = Director
crew: James Edward Grant = Screenplay
crew: John Wayne = Producer
crew: Archie Stout = Director of Photography
crew: Richard Hageman = Original Music Composer

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
cast: Bob Hope = Ronnie Jackson
cast: Dorothy Lamour = Carlotta Montay
cast: Peter Lorre = Kismet
cast: Lon Chaney Jr. = Willie
cast: John Hoyt = Dr. Lundau
cast: Charles Dingle = Major Simon Montague
cast: Reginald Denny = James Collins
cast: Jack La Rue = Tony
cast: Alan Ladd = Sam McCloud
crew: Elliott Nugent = Director
crew: Edmund Beloin = Screenplay
crew: Jack Rose = Screenplay
crew: Danny Dare = Producer
crew: Lionel Lindon = Director of Photography
crew: Robert Emmett Dolan = Original Music Composer
crew: Edith Head = Costume Design

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
cast: William Powell = Clarence Day
cast: Irene Dunne = Vinnie Day
cast: Elizabeth Taylor = Mary Skinner
cast: Edmund Gwenn = Reverend Dr. Lloyd
cast: ZaSu Pitts = Cora Cartwright
cast: Jimmy Lydon = Clarence Day Jr.
cast: Martin Milner = John Day
cast: Moroni Olsen = Dr. Humphries
crew: Michael Curtiz = Director
crew: Donald Ogden Stewart = Screenplay
crew: Howard Lindsay = Theatre Play
crew: Russel Crouse = Theatre Play
crew: Robert Buckner = Producer
crew: J. Peverell Marley = Director of Photography
crew: William V. Skall = Director of Photography
crew: Max Steiner = Original Music Composer
crew: George Amy = Editor

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
cast: Richard Basehart = Roy Morgan
cast: Scott Brady = Sergeant Marty Brennan
cast: Roy Roberts = Captain Breen
cast: Whit Bissell = Paul Reeves
cast: James Cardwell = Sergeant Chuck Jones
cast: Jack Webb = Lee
crew: Alfred L. Werker = Director
crew: John C. Higgins = Screenplay
crew: Crane Wilbur = Screenplay
crew: Crane Wilbur = Story
crew: John Alton = Director of Photography
crew: Leonid Raab = Original Music Composer

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
cast: Brian Donlevy = Walter Williams
cast: Ella Raines = Marsha Peters
cast: Charles Coburn = Lieutenant Tom Quincy
cast: Helen Walker = Irene Williams
cast: Anna May Wong = Su Lin
cast: Tony Barrett = Jim Torrance
cast: Mae Marsh = Mrs. Peters
cast: Robert Warwick = Captain Callahan
crew: Arthur Lubin = Director
crew: Jay Dratler = Screenplay
crew: Dorothy Davenport = Screenplay
crew: Jay Dratler = Story
crew: Leo C. Popkin = Producer
crew: Ernest Laszlo = Director of Photography
crew: Michel Michelet = Original Music Composer
crew: Arthur H. Nadel = Editor

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
cast: Lizabeth Scott = Jane Palmer
cast: Don DeFore = Don Blake
cast: Dan Duryea = Danny Fuller
cast: Arthur Kennedy = Alan Palmer
cast: Kristine Miller = Kathy Palmer
cast: Barry Kelley = Lieutenant Breach
crew: Byron Haskin = Director
crew: Roy Huggins = Screenplay
crew: Roy Huggins = Novel
crew: Hunt Stromberg = Producer
crew: William C. Mellor = Director of Photography
crew: R. Dale Butts = Original Music Composer

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
cast: Edmond O'Brien = Frank Bigelow
cast: Pamela Britton = Paula Gibson
cast: Luther Adler = Majak
cast: Beverly Garland = Miss Foster
cast: Lynn Baggett = Mrs. Philips
cast: William Ching = Halliday
cast: Neville Brand = Chester
cast: Laurette Luez = Marla Rakubian
crew: Rudolph Maté = Director
crew: Russell Rouse = Screenplay
crew: Clarence Greene = Screenplay
crew: Leo C. Popkin = Producer
crew: Ernest Laszlo = Director of Photography
crew: Dimitri Tiomkin = Original Music Composer

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
cast: Danny Kaye = Georgi
cast: Walter Slezak = Yakov
cast: Barbara Bates = Leza
cast: Elsa Lanchester = Maria
cast: Gene Lockhart = The Mayor
cast: Alan Hale = Kovatch
cast: Walter Catlett = Colonel Castine
crew: Henry Koster = Director
crew: Philip Rapp = Screenplay
crew: Harry Kurnitz = Screenplay
crew: Nikolai Gogol = Theatre Play
crew: Jerry Wald = Producer
crew: Elwood Bredell = Director of Photography
crew: Johnny Green = Original Music Composer

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
cast: Mickey Rooney = Dan Brady
cast: Jeanne Cagney = Vera Novak
cast: Barbara Bates = Helen
cast: Peter Lorre = Nick
cast: Taylor Holmes = Harvey
cast: Art Smith = Mackey
cast: Wally Cassell = Chuck
crew: Irving Pichel = Director
crew: Robert Smith = Screenplay
crew: Mort Briskin = Producer
crew: Lionel Lindon = Director of Photography
crew: Louis Gruenberg = Original Music Composer

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
cast: Jackie Robinson = Self
cast: Ruby Dee = Rae Robinson
cast: Minor Watson = Branch Rickey
cast: Louise Beavers = Jackie's Mother
cast: Richard Lane = Clay Hopper
cast: Harry Shannon = Frank Shaughnessy
cast: Joel Fluellen = Mack Robinson
crew: Alfred E. Green = Director
crew: Lawrence Taylor = Screenplay
crew: Arthur Mann = Screenplay
crew: Mort Briskin = Producer
crew: Ernest Laszlo = Director of Photography
crew: Herschel Burke Gilbert = Original Music Composer

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
cast: José Ferrer = Cyrano de Bergerac
cast: Mala Powers = Roxane
cast: William Prince = Christian de Neuvillette
cast: Morris Carnovsky = Le Bret
cast: Ralph Clanton = Antoine de Guiche
cast: Lloyd Corrigan = Ragueneau
crew: Michael Gordon = Director
crew: Carl Foreman = Screenplay
crew: Stanley Kramer = Producer
crew: Franz Planer = Director of Photography
crew: Dimitri Tiomkin = Original Music Composer

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
cast: Fred Astaire = Tom Bowen
cast: Jane Powell = Ellen Bowen
cast: Peter Lawford = Lord John Brindale
cast: Sarah Churchill = Anne Ashmond
cast: Keenan Wynn = Irving and Edgar Klinger
cast: Albert Sharpe = James Ashmond
crew: Stanley Donen = Director
crew: Alan Jay Lerner = Screenplay
crew: Arthur Freed = Producer
crew: Robert Planck = Director of Photography
crew: Burton Lane = Original Music Composer
crew: Albert Akst = Editor

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
cast: Spencer Tracy = Stanley Banks
cast: Joan Bennett = Ellie Banks
cast: Elizabeth Taylor = Kay Dunstan
cast: Don Taylor = Buckley Dunstan
cast: Billie Burke = Doris Dunstan
cast: Moroni Olsen = Herbert Dunstan
cast: Russ Tamblyn = Tommy Banks
crew: Vincente Minnelli = Director
crew: Albert Hackett = Screenplay
crew: Frances Goodrich = Screenplay
crew: Pandro S. Berman = Producer
crew: John Alton = Director of Photography
crew: Albert Sendrey = Original Music Composer

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
cast: Gregory Peck = Harry Street
cast: Susan Hayward = Helen
cast: Ava Gardner = Cynthia Green
cast: Hildegard Knef = Countess Liz
cast: Leo G. Carroll = Uncle Bill
cast: Torin Thatcher = Johnson
crew: Henry King = Director
crew: Casey Robinson = Screenplay
crew: Ernest Hemingway = Story
crew: Darryl F. Zanuck = Producer
crew: Leon Shamroy = Director of Photography
crew: Bernard Herrmann = Original Music Composer

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
cast: John Payne = Joe Rolfe
cast: Coleen Gray = Helen Foster
cast: Preston Foster = Tim Foster
cast: Neville Brand = Boyd Kane
cast: Lee Van Cleef = Tony Romano
cast: Jack Elam = Pete Harris
cast: Dona Drake = Teresa
crew: Phil Karlson = Director
crew: George Bruce = Screenplay
crew: Harry Essex = Screenplay
crew: Edward Small = Producer
crew: George E. Diskant = Director of Photography
crew: Paul Sawtell = Original Music Composer

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
cast: Edmond O'Brien = Roy Collins
cast: Frank Lovejoy = Gilbert Bowen
cast: William Talman = Emmett Myers
cast: José Torvay = Captain Alvarado
crew: Ida Lupino = Director
crew: Ida Lupino = Screenplay
crew: Collier Young = Screenplay
crew: Collier Young = Producer
crew: Nicholas Musuraca = Director of Photography
crew: Leith Stevens = Original Music Composer

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
cast: Humphrey Bogart = Billy Dannreuther
cast: Jennifer Jones = Gwendolen Chelm
cast: Gina Lollobrigida = Maria Dannreuther
cast: Robert Morley = Peterson
cast: Peter Lorre = Julius O'Hara
cast: Edward Underdown = Harry Chelm
cast: Ivor Barnard = Major Jack Ross
cast: Marco Tulli = Ravello
cast: Bernard Lee = Inspector Jack Clayton
crew: John Huston = Director
crew: Truman Capote = Screenplay
crew: John Huston = Screenplay
crew: Claud Cockburn = Novel
crew: John Huston = Producer
crew: Oswald Morris = Director of Photography
crew: Franco Mannino = Original Music Composer
crew: Ralph Kemplen = Editor

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
cast: Rosaura Revueltas = Esperanza Quintero
cast: Juan Chacón = Ramon Quintero
cast: Will Geer = The Sheriff
cast: David Wolfe = Barton
cast: Mervin Williams = Hartwell
cast: Henrietta Williams = Teresa Vidal
crew: Herbert J. Biberman = Director
crew: Michael Wilson = Screenplay
crew: Paul Jarrico = Producer
crew: Sol Kaplan = Original Music Composer

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
cast: Frank Sinatra = John Baron
cast: Sterling Hayden = Sheriff Tod Shaw
cast: James Gleason = Pop Benson
cast: Nancy Gates = Ellen Benson
cast: Kim Charney = Pidge Benson
cast: Willis Bouchey = Dan Carney
crew: Lewis Allen = Director
crew: Richard Sale = Screenplay
crew: Robert Bassler = Producer
crew: Charles G. Clarke = Director of Photography
crew: David Raksin = Original Music Composer

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
cast: Elizabeth Taylor = Helen Ellswirth
cast: Van Johnson = Charles Wills
cast: Walter Pidgeon = James Ellswirth
cast: Donna Reed = Marion Ellswirth
cast: Eva Gabor = Lorraine Quarl
cast: Kurt Kasznar = Maurice
cast: George Dolenz = Claude Matine
cast: Roger Moore = Paul Lane
cast: Sandy Descher = Vicki
crew: Richard Brooks = Director
crew: Julius J. Epstein = Screenplay
crew: Philip G. Epstein = Screenplay
crew: Richard Brooks = Screenplay
crew: F. Scott Fitzgerald = Short Story
crew: Jack Cummings = Producer
crew: Joseph Ruttenberg = Director of Photography
crew: Conrad Salinger = Original Music Composer

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
cast: Frank Sinatra = Frankie Machine
cast: Eleanor Parker = Zosch
cast: Kim Novak = Molly
cast: Arnold Stang = Sparrow
cast: Darren McGavin = Louie
cast: Robert Strauss = Schwiefka
crew: Otto Preminger = Director
crew: Otto Preminger = Producer
crew: Walter Newman = Screenplay
crew: Lewis Meltzer = Screenplay
crew: Nelson Algren = Novel
crew: Elmer Bernstein = Original Music Composer

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
cast: Vincent Price = Frederick Loren
cast: Carol Ohmart = Annabelle Loren
cast: Richard Long = Lance Schroeder
cast: Alan Marshal = Dr. David Trent
cast: Carolyn Craig = Nora Manning
cast: Elisha Cook Jr. = Watson Pritchard
cast: Julie Mitchum = Ruth Bridgers
crew: William Castle = Director
crew: William Castle = Producer
crew: Robb White = Screenplay
crew: Carl E. Guthrie = Director of Photography
crew: Von Dexter = Original Music Composer

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
cast: Dick Miller = Walter Paisley
cast: Barboura Morris = Carla
cast: Antony Carbone = Leonard de Santis
cast: Julian Burton = Maxwell H. Brock
cast: Ed Nelson = Art Lacroix
cast: Bert Convy = Lou Raby
cast: Judy Bamber = Alice
crew: Roger Corman = Director
crew: Roger Corman = Producer
crew: Charles B. Griffith = Screenplay
crew: Fred Katz = Original Music Composer
crew: Anthony Carras = Editor

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
cast: Jonathan Haze = Seymour Krelboyne
cast: Jackie Joseph = Audrey Fulquard
cast: Mel Welles = Gravis Mushnik
cast: Dick Miller = Burson Fouch
cast: Myrtle Vail = Winifred Krelboyne
cast: Jack Nicholson = Wilbur Force
cast: Wally Campo = Sergeant Joe Fink
crew: Roger Corman = Director
crew: Roger Corman = Producer
crew: Charles B. Griffith = Screenplay
crew: Archie R. Dalzell = Director of Photography
crew: Fred Katz = Original Music Composer
crew: Marshall Neilan Jr. = Editor

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
cast: Marlon Brando = Rio
cast: Karl Malden = Dad Longworth
cast: Katy Jurado = Maria Longworth
cast: Pina Pellicer = Louisa
cast: Ben Johnson = Bob Amory
cast: Slim Pickens = Lon Dedrick
cast: Timothy Carey = Howard Tetley
crew: Marlon Brando = Director
crew: Guy Trosper = Screenplay
crew: Calder Willingham = Screenplay
crew: Frank P. Rosenberg = Producer
crew: Charles Lang = Director of Photography
crew: Hugo Friedhofer = Original Music Composer

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
cast: Candace Hilligoss = Mary Henry
cast: Frances Feist = Mrs. Thomas
cast: Sidney Berger = John Linden
cast: Art Ellison = The Minister
cast: Stan Levitt = Dr. Samuels
cast: Herk Harvey = The Man
crew: Herk Harvey = Director
crew: Herk Harvey = Producer
crew: John Clifford = Screenplay
crew: Maurice Prather = Director of Photography
crew: Gene Moore = Original Music Composer

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
cast: William Campbell = Richard Haloran
cast: Luana Anders = Louise Haloran
cast: Bart Patton = Billy Haloran
cast: Mary Mitchel = Kane
cast: Patrick Magee = Dr. Justin Caleb
cast: Eithne Dunne = Lady Haloran
cast: Peter Read = John Haloran
cast: Karl Schanzer = Simon
cast: Ron Perry = Arthur
crew: Francis Ford Coppola = Director
crew: Francis Ford Coppola = Screenplay
crew: Roger Corman = Producer
crew: Charles Hannawalt = Director of Photography
crew: Ronald Stein = Original Music Composer

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
cast: John Wayne = George Washington McLintock
cast: Maureen O'Hara = Katherine McLintock
cast: Patrick Wayne = Devlin Warren
cast: Stefanie Powers = Becky McLintock
cast: Yvonne De Carlo = Louise Warren
cast: Jack Kruschen = Birnbaum
cast: Chill Wills = Drago
cast: Jerry Van Dyke = Matt Douglas Jr.
crew: Andrew V. McLaglen = Director
crew: James Edward Grant = Screenplay
crew: Michael Wayne = Producer
crew: William H. Clothier = Director of Photography
crew: Frank De Vol = Original Music Composer

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
cast: Cary Grant = Peter Joshua
cast: Audrey Hepburn = Regina Lampert
cast: Walter Matthau = Hamilton Bartholomew
cast: James Coburn = Tex Panthollow
cast: George Kennedy = Herman Scobie
cast: Ned Glass = Leopold W. Gideon
cast: Jacques Marin = Inspector Grandpierre
crew: Stanley Donen = Director
crew: Stanley Donen = Producer
crew: Peter Stone = Screenplay
crew: Charles Lang = Director of Photography
crew: Henry Mancini = Original Music Composer
crew: Jim Clark = Editor

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
cast: Vincent Price = Dr. Robert Morgan
cast: Franca Bettoia = Ruth Collins
cast: Emma Danieli = Virginia Morgan
cast: Giacomo Rossi-Stuart = Ben Cortman
cast: Umberto Raho = Dr. Mercer
cast: Christi Courtland = Kathy Morgan
crew: Ubaldo Ragona = Director
crew: Sidney Salkow = Director
crew: William F. Leicester = Screenplay
crew: Richard Matheson = Screenplay
crew: Furio M. Monetti = Screenplay
crew: Ubaldo Ragona = Screenplay
crew: Richard Matheson = Novel
crew: Robert L. Lippert = Producer
crew: Franco Delli Colli = Director of Photography
crew: Paul Sawtell = Original Music Composer
crew: Bert Shefter = Original Music Composer

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
cast: Duane Jones = Ben
cast: Judith O'Dea = Barbra
cast: Karl Hardman = Harry Cooper
cast: Marilyn Eastman = Helen Cooper
cast: Keith Wayne = Tom
cast: Judith Ridley = Judy
cast: Kyra Schon = Karen Cooper
cast: Russell Streiner = Johnny
crew: George A. Romero = Director
crew: George A. Romero = Screenplay
crew: John A. Russo = Screenplay
crew: Russell Streiner = Producer
crew: Karl Hardman = Producer
crew: George A. Romero = Director of Photography
"""#
