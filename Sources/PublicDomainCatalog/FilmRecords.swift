// swift-format-ignore-file
// One record a film, in order of release. An id never changes: new films get new ones.
// `public-domain` names the first year in the public domain where it is not the 96th after publication.

let filmRecords = #"""
id: 1
film: A Trip to the Moon
original: Le Voyage dans la Lune
released: 1902-09-01
language: fr
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
released: 1903-12-07
language: en
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

id: 3
film: Intolerance
released: 1916-09-05
language: en
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
released: 1917-06-17
language: en
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
released: 1919-05-13
language: en
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
released: 1920-01-12
language: en
runtime: 79
genres: Drama, Romance, History
score: 7.3
popularity: 32.81
overview: Sylvia Landry, a young Black teacher from the South, goes to Boston to beg for money before a poor rural school has to shut its doors. She finds a doctor who loves her, a rich woman hesitating over a cheque, and a past that follows her north. Through her family's story the film looks straight at the lynch mob, at a time when few other screens in America would.
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
released: 1920-02-26
language: de
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

id: 8
film: The Golem: How He Came into the World
original: Der Golem, wie er in die Welt kam
released: 1920-10-29
language: de
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

id: 9
film: The Phantom Carriage
original: Körkarlen
released: 1921-01-01
language: sv
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
released: 1921-01-21
language: en
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
released: 1921-10-06
language: de
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
released: 1922-03-04
language: de
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
released: 1922-04-27
language: de
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
released: 1922-06-11
language: en
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
released: 1922-09-18
language: sv
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
released: 1923-04-01
language: en
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
released: 1923-09-02
language: en
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
released: 1923-11-19
language: en
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

id: 19
film: Die Nibelungen: Siegfried
released: 1924-02-14
language: de
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
released: 1924-03-18
language: en
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
released: 1924-04-21
language: en
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

id: 22
film: He Who Gets Slapped
released: 1924-11-09
language: en
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
released: 1924-12-04
language: en
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
released: 1924-12-23
language: de
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
released: 1925-02-02
language: en
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

id: 26
film: Strike
original: Стачка
released: 1925-04-28
language: ru
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
released: 1925-06-26
language: en
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
released: 1925-09-06
language: en
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

id: 29
film: The Big Parade
released: 1925-11-05
language: en
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
released: 1925-12-21
language: ru
runtime: 75
genres: Drama, History, War
score: 8.9
popularity: 90.51
tagline: It began with a plate of soup.
overview: The meat hung out for the sailors is crawling with maggots, and the ship's doctor swears there are none. When men who will not eat the soup are herded under a tarpaulin before a firing squad, one voice asks the riflemen whom they are aiming at. Odessa comes down to the harbour with bread and umbrellas. At the top of the great steps appears a row of white tunics.
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

id: 31
film: The Adventures of Prince Achmed
original: Die Abenteuer des Prinzen Achmed
released: 1926-05-02
language: de
runtime: 66
genres: Animation, Adventure, Fantasy
score: 8.3
popularity: 68.21
tagline: Scissors, black card, and a thousand and one nights.
overview: A sorcerer brings a mechanical horse to the Caliph's birthday, and the rash prince who mounts it is carried up among the stars with no idea how to come down. He lands among bird-women bathing in a lake, among demons and emperors, and meets a boy called Aladdin with a lamp to lose. Every feather and eyelash is cut from black card and moved by hand over glowing colour.
crew: Lotte Reiniger = Director
crew: Lotte Reiniger = Animation
crew: Carl Koch = Director of Photography
crew: Wolfgang Zeller = Original Music Composer

id: 32
film: Faust
original: Faust – Eine deutsche Volkssage
released: 1926-10-14
language: de
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

id: 33
film: The General
released: 1926-12-31
language: en
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
released: 1927-01-10
language: de
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
released: 1927-02-05
language: en
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
released: 1927-02-14
language: en
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

id: 37
film: 7th Heaven
released: 1927-05-06
language: en
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
released: 1927-05-19
language: en
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

id: 39
film: Sunrise: A Song of Two Humans
released: 1927-09-23
language: en
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

id: 40
film: The Jazz Singer
released: 1927-10-06
language: en
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
released: 1928-01-06
language: en
runtime: 72
genres: Comedy, Romance, Family
score: 8.2
popularity: 74.52
overview: Chased into the big top by a policeman, a hungry tramp ruins every act and brings the house down. The ringmaster hires him as a prop man, careful never to let him learn that he is the star. Lions, a furious mule and a pocketful of escaped monkeys lie ahead, along with a shy love for the ringmaster's ill-treated daughter, who has eyes for the new tightrope walker.
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

id: 42
film: The Crowd
released: 1928-02-18
language: en
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

id: 43
film: The Passion of Joan of Arc
original: La Passion de Jeanne d'Arc
released: 1928-04-21
language: fr
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

id: 44
film: Steamboat Bill, Jr.
released: 1928-05-20
language: en
runtime: 70
genres: Comedy, Action, Family
score: 8.1
popularity: 79.82
overview: A gruff riverboat captain, losing passengers to a gleaming rival, awaits the grown son he has not seen since the cradle. Off the train steps a slight dandy with a ukulele, a beret and a feeble moustache. Worse, the boy adores the rival's daughter. Then a cyclone rips into River Junction, tearing off roofs and walls, and young Bill must stand his ground wherever the windows happen to fall.
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

id: 45
film: The Wind
released: 1928-11-23
language: en
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
released: 1929-01-08
language: ru
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

id: 47
film: Pandora's Box
original: Die Büchse der Pandora
released: 1929-02-09
language: de
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

id: 48
film: Un Chien Andalou
released: 1929-06-06
language: fr
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
released: 1929-06-30
language: en
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

id: 50
film: People on Sunday
original: Menschen am Sonntag
released: 1930-02-04
language: de
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
released: 1930-02-21
language: en
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
released: 1930-04-01
language: de
runtime: 107
genres: Drama, Music, Romance
score: 8.3
popularity: 82.32
tagline: He came to scold her. He stayed for the second song.
overview: Professor Rath rules his classroom by fear and a starched handkerchief. Confiscated postcards lead him to a smoky harbour cabaret, where his pupils have been mooning over Lola Lola, a singer who straddles a barrel in top hat and stockings. He intends to deliver a reprimand; instead he carries her powder puff. Bit by bit the stiff little tyrant trades his standing for a place backstage.
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
released: 1930-04-08
language: uk
runtime: 76
genres: Drama
score: 8.1
popularity: 44.12
overview: An old man lies down among fallen apples and dies content, with a child munching fruit beside him. In the same Ukrainian village his grandson Vasyl brings home the first tractor, cooled along the way by whatever the farmers can supply, and ploughs straight through the landowners' boundary strips. One warm night he dances alone down a dusty lane. Sunflowers, rain and faces answer politics with something older.
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
released: 1930-04-21
language: en
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
released: 1930-04-28
language: fr
runtime: 96
genres: Comedy, Romance, Music
score: 7.5
popularity: 36.72
tagline: One tune climbs every staircase on the street.
overview: Albert sells sheet music on a street corner, teaching passers-by the chorus while a pickpocket works the back row. He offers the Romanian girl Pola a bed when a neighbourhood tough steals her key, and the two bicker till morning over who sleeps where. A bag of stolen goods, a jealous gangster and a best friend with wandering eyes complicate the melody as the camera roams over chimneys and windows.
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
released: 1930-05-23
language: de
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
released: 1930-05-27
language: en
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
released: 1930-06-14
language: en
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
released: 1930-07-10
language: en
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
released: 1930-07-12
language: en
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
released: 1930-07-31
language: en
runtime: 104
genres: Crime, Mystery, Thriller
score: 6.5
popularity: 39.12
overview: An actress is found dazed beside a poker and a dead colleague, unable to remember what happened. Sir John Menier, a celebrated actor-manager on the jury, gives way to eleven louder voices and then cannot forgive himself. While she waits in the condemned cell, he enlists a struggling stage couple and retraces the night through boarding houses, dressing rooms and back stairs, using the methods of the theatre to test his suspicions.
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
released: 1930-08-23
language: en
runtime: 97
genres: Comedy, Music
score: 7.5
popularity: 59.62
tagline: The guest of honour must be going.
overview: Mrs. Rittenhouse throws a Long Island weekend in honour of Captain Spaulding, an explorer who arrives in a sedan chair, disputes the fare and is felled by a caterpillar. A celebrated painting is to be unveiled; so, it turns out, are several copies. Between a musician who charges extra not to rehearse and a silent professor who sheds stolen cutlery, nobody at the party gets a straight answer or a quiet hand of bridge.
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
released: 1930-09-30
language: en
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
released: 1930-10-02
language: en
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
released: 1930-11-14
language: en
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
released: 1930-11-29
language: fr
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

id: 67
film: City Lights
released: 1931-01-30
language: en
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
crew: Rollie Totheroh = Director of Photography

id: 68
film: Dracula
released: 1931-02-12
language: en
runtime: 75
genres: Horror, Fantasy
score: 7.6
popularity: 89.58
tagline: Listen to him first, then lock the windows.
overview: An estate agent climbs a ruined staircase in Transylvania and signs his last sane contract. Soon an elegant count in evening dress is strolling through the London fog, visiting the opera and taking a neighbourly interest in the daughter of the doctor who runs the asylum. Tod Browning lets silence do much of the work, and Bela Lugosi fills it with pauses, stares and an accent that every later vampire has had to answer to.
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

id: 69
film: The Front Page
released: 1931-03-19
public-domain: 1960
language: en
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

id: 70
film: Le Million
released: 1931-04-15
language: fr
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
released: 1931-04-23
language: en
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
released: 1931-05-11
language: de
runtime: 109
genres: Crime, Thriller
score: 9.1
popularity: 84.37
tagline: The whole city is looking for the man nobody notices.
overview: Chalk rhymes, balloons and an unfinished tune mark the path of a child murderer through Berlin. As fear turns neighbours against each other, the police raid every cellar in town, and the underworld, tired of losing business, organises a manhunt of its own. Fritz Lang's first sound film listens as sharply as it looks, and finds in its hunted, moon-faced killer a question about justice that no crowd wants to answer.
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

id: 73
film: Waterloo Bridge
released: 1931-09-01
language: en
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
released: 1931-09-19
language: en
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
released: 1931-10-10
language: fr
runtime: 127
genres: Comedy, Drama, Romance
score: 8.0
popularity: 13.48
tagline: Half of him pours the coffee, the other half is already at sea.
overview: In a bar on the Old Port of Marseille, César cheats at cards, quarrels with his friends and watches his son Marius polish glasses while staring at the masts. Fanny, who sells shellfish at the door, has loved the boy since childhood and knows exactly what her rival is: the sea. Marcel Pagnol's first film adventure, directed by Alexander Korda, is all talk, sunlight and aching good humour.
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
released: 1931-10-31
language: en
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

id: 77
film: Comradeship
original: Kameradschaft
released: 1931-11-17
language: de
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

id: 78
film: Frankenstein
released: 1931-11-21
language: en
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
released: 1931-11-27
language: de
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

id: 80
film: Freaks
released: 1932-02-12
language: en
runtime: 64
genres: Horror, Drama
score: 8.1
popularity: 66.18
overview: Backstage at a travelling circus, the sideshow performers share meals, gossip, washing lines and a strict rule: harm one and you have harmed them all. When the trapeze artist Cleopatra learns that little Hans has inherited a fortune, she begins to flirt, and the strongman laughs along. Tod Browning, who ran off with a carnival as a boy, cast real sideshow stars and put his sympathy where polite audiences feared to look.
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
released: 1932-02-12
language: en
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
released: 1932-04-09
language: en
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
released: 1932-04-12
language: en
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
released: 1932-05-06
language: de
runtime: 75
genres: Horror, Fantasy
score: 8.0
popularity: 48.29
tagline: The shadow came in without its owner.
overview: A young traveller with a head full of legends takes a room at a riverside inn and is visited at midnight by a frightened old man who leaves a parcel on the table. From then on the world slips its moorings: shadows walk alone, a grave-digger's earth flies backward, a girl smiles with somebody else's hunger. Dreyer shot through gauze and morning mist, and made a film that seems to be dreaming its audience.
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
released: 1932-06-03
language: ja
runtime: 91
genres: Comedy, Drama, Family
score: 8.3
popularity: 17.69
tagline: The day two boys found out what their father does for a living.
overview: Two brothers newly moved to the Tokyo suburbs skip school, forge a good mark in calligraphy and fight their way to the top of the local gang. Their father, they are sure, is the greatest man in the neighbourhood. Then they see how he behaves in front of his boss, whose son takes orders from them. Ozu's silent comedy watches the boys stage a strike, and grows up along with them, one rice ball at a time.
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
released: 1932-07-28
public-domain: 1961
language: en
runtime: 67
genres: Horror
score: 6.6
popularity: 36.94
tagline: They work in the mill, they work at night, they never complain.
overview: A young couple arrive in Haiti to be married and pass a burial in the middle of the road. Their host wants the bride for himself, and turns to the owner of the sugar mill, whose labourers walk with open eyes and see nothing. Cheaply made on borrowed sets, the first feature about zombies has the drift of a bad dream, ruled by Bela Lugosi's clasped hands and enormous stare.
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
released: 1932-08-10
language: en
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
released: 1932-09-16
public-domain: 1961
language: en
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
released: 1932-10-21
language: en
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
released: 1932-11-10
language: en
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
released: 1932-11-11
language: fr
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
released: 1932-12-08
public-domain: 1961
language: en
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
released: 1932-12-22
language: en
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
released: 1933-03-02
language: en
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
released: 1933-03-09
language: en
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
released: 1933-04-07
language: fr
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
released: 1933-04-21
language: de
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
released: 1933-08-23
language: en
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
released: 1933-11-13
language: en
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
released: 1933-11-16
language: en
runtime: 115
genres: Drama, Family, Romance
score: 7.2
popularity: 38.42
overview: Four sisters in Concord, Massachusetts, give away their Christmas breakfast, put on plays in the parlour and wait for letters from a father at war. Jo slides down banisters, writes blood-and-thunder stories and swears never to leave home or to marry. Katharine Hepburn plays her at full gallop, elbows and all, in a production that smells of wood smoke and darned wool and finds large griefs in small rooms.
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
released: 1933-11-17
language: en
runtime: 68
genres: Comedy, War
score: 8.4
popularity: 63.17
tagline: Every country gets the leader it can least afford.
overview: Bankrupt Freedonia will get its loan on one condition: that Rufus T. Firefly be put in charge. He arrives down a fire pole, insults the woman paying for everything and talks his way into war with neighbouring Sylvania, whose spies, Chicolini and Pinky, cannot decide whose side they are on. Sixty-eight minutes without a love story or a harp solo, with one broken mirror and no respect for anything.
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
released: 1933-12-26
language: en
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
released: 1934-02-22
language: en
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
released: 1934-05-03
language: en
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
released: 1934-05-07
language: en
runtime: 65
genres: Horror, Thriller
score: 7.4
popularity: 37.96
overview: Honeymooners stranded by a bus crash in Hungary are taken to a glass-and-steel villa raised on the ruins of a fortress where thousands died. Its architect keeps beautiful women upright in crystal cases, and the gentle doctor travelling with the couple has waited fifteen years to settle a score with him. Edgar G. Ulmer turns the first meeting of Karloff and Lugosi into a cold, modernist duel, played over a chessboard.
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
released: 1934-05-25
language: en
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
released: 1934-06-28
public-domain: 1963
language: en
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
released: 1934-09-12
language: fr
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
released: 1934-09-15
language: en
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
released: 1934-10-12
language: en
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
released: 1934-11-23
language: ja
runtime: 86
genres: Drama
score: 8.0
popularity: 12.57
tagline: The troupe moves on, and leaves something behind every time.
overview: A third-rate kabuki troupe gets down from the train in a mountain town where rain leaks through the theatre roof. Its leader, Kihachi, has a reason for coming: a former love keeps a small restaurant here, and her grown son believes the actor is his uncle. When Kihachi's present mistress learns of it, jealousy finds a cruel instrument. Ozu watches fathers and strays with great stillness, in silence, twenty-five years before remaking the story in colour.
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
released: 1934-11-30
language: en
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
released: 1935-03-08
language: en
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
released: 1935-04-19
language: en
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
released: 1935-05-09
language: en
runtime: 91
genres: Drama, Crime
score: 7.4
popularity: 16.72
overview: Dublin, 1922, one foggy night. Gypo Nolan, thrown out of the rebel organisation and out of luck, sees a poster offering twenty pounds for his best friend, and twenty pounds is the price of two passages to America. What he buys instead is a night of drink, generosity and terror. John Ford wraps the city in shadow and blown newsprint, and Victor McLaglen lumbers through it like an animal carrying its own trap.
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
released: 1935-07-12
language: en
runtime: 68
genres: Horror, Thriller
score: 7.2
popularity: 18.27
tagline: His hands remember a trade he never learned.
overview: Every night the great surgeon Gogol sits in his box at a Paris theatre of horrors, watching the actress Yvonne pretend to be tortured. When her husband, a concert pianist, loses his hands in a train wreck, she begs the doctor for help, and he finds a donor at the guillotine. Peter Lorre, shaven and soft-voiced in his first American film, plays obsession as something close to prayer.
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
released: 1935-08-29
language: en
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
released: 1935-11-08
language: en
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
released: 1935-11-15
language: en
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
released: 1935-12-03
language: fr
runtime: 110
genres: Comedy, History, Romance
score: 7.6
popularity: 10.84
overview: Flanders, 1616: on carnival eve a Spanish duke announces that his troops will spend the night in the town of Boom. The burgomaster remembers every massacre he has heard of and decides to be dead until they leave. His wife takes a look at the council, another at the handsome officers, and organises the welcome herself. Jacques Feyder had Lazare Meerson build a Bruegel painting one could walk through, and filled it with knowing women.
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
released: 1935-12-28
language: en
runtime: 119
genres: Adventure, Action, Romance
score: 7.7
popularity: 35.62
tagline: Sold for ten pounds, worth a fleet.
overview: Peter Blood, physician, dresses a rebel's wound and is shipped to Jamaica as a slave, where the governor's niece buys him to annoy her uncle. A Spanish raid gives him a ship; injustice has already given him a crew. Michael Curtiz had two near unknowns, Errol Flynn and Olivia de Havilland, a box of miniature galleons and Korngold's first full Hollywood score, and with these invented a decade of sword fights on beaches.
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

id: 122
film: The Crime of Monsieur Lange
original: Le Crime de Monsieur Lange
released: 1936-01-24
language: fr
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
released: 1936-02-05
language: en
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
crew: Rollie Totheroh = Director of Photography
crew: Ira H. Morgan = Director of Photography

id: 124
film: The Petrified Forest
released: 1936-02-06
language: en
runtime: 82
genres: Crime, Drama, Romance
score: 7.5
popularity: 28.91
overview: At the last diner before the Arizona desert, a waitress reads Villon and longs for France. A penniless English writer walks in off the road, recognises her hunger, and is about to walk out when the gangster Duke Mantee arrives to wait for his friends. Over one long night under guns and dust, people say what they mean. Leslie Howard insisted that Humphrey Bogart repeat his stage role, and a career turned on it.
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

id: 125
film: Mr. Deeds Goes to Town
released: 1936-04-12
language: en
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

id: 126
film: Fury
released: 1936-06-05
language: en
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
released: 1936-08-27
language: en
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
released: 1936-09-06
public-domain: 1965
language: en
runtime: 94
genres: Comedy, Romance
score: 8.2
popularity: 45.63
tagline: The best-mannered man at the city dump.
overview: On a scavenger hunt for the idle rich, Irene Bullock needs a forgotten man and finds one living among the tin cans by the East River. She wins, and out of gratitude hires him as the family butler. The Bullocks keep a horse in the library, a protégé who imitates a gorilla and no sense whatever; Godfrey keeps a secret. Gregory La Cava lets champagne and the Depression share a table.
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
released: 1936-09-15
language: ja
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
released: 1936-09-18
language: en
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
released: 1936-10-09
language: en
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

id: 132
film: A Star Is Born
released: 1937-04-20
public-domain: 1966
language: en
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
released: 1937-11-25
public-domain: 1966
language: en
runtime: 77
genres: Comedy, Romance
score: 7.3
popularity: 25.14
tagline: New York weeps for her, and she feels fine.
overview: Hazel Flagg of Warsaw, Vermont, is dying of radium poisoning until her doctor sobers up and admits that she is not. Before she can mention it, a disgraced reporter arrives offering a last fling in Manhattan at his paper's expense. The city gives her a parade, a wrestling crowd's moment of silence and a key; she gives it a hangover and, in time, a headache. Ben Hecht's script bites every hand in sight.
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
released: 1939-03-10
public-domain: 1968
language: en
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
released: 1939-03-16
public-domain: 1968
language: en
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

id: 136
film: Gulliver's Travels
released: 1939-12-22
public-domain: 1968
language: en
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
released: 1940-01-11
public-domain: 1969
language: en
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
released: 1940-12-13
public-domain: 1969
language: en
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

id: 139
film: Meet John Doe
released: 1941-03-12
public-domain: 1970
language: en
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
released: 1941-04-24
public-domain: 1970
language: en
runtime: 119
genres: Drama, Romance
score: 7.0
popularity: 24.95
overview: Packing to leave her husband, Julie plays the records they collected, and each song opens a room in the past: a record shop, a honeymoon in a train compartment, Tokyo, a small-town newspaper, a baby brought home on approval. Cary Grant, stripped of polish, pleads with a judge and puts a nappy on back to front. George Stevens finds comedy and dread in the same quiet stairs.
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
released: 1941-09-26
public-domain: 1970
language: en
runtime: 10
genres: Animation, Action, Science Fiction
score: 7.4
popularity: 42.73
overview: A scientist laughed at once too often writes to the Daily Planet to announce that at midnight his ray will start knocking down the city. Lois Lane flies out for the interview and becomes his captive audience. While towers buckle, a mild reporter steps into a storeroom. In ten minutes of gleaming Technicolor, the Fleischer studio gave the comic-strip hero weight, shadow and, before long, the power to fly.
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
released: 1942-04-03
public-domain: 1971
language: en
runtime: 108
genres: Adventure, Family, Fantasy
score: 6.7
popularity: 27.54
tagline: The jungle keeps a treasure, and a witness.
overview: A storyteller in an Indian market remembers the boy who walked out of the forest on all fours and spoke to snakes. Mowgli learns his mother's language, buys a tooth of steel to fight the tiger, and stumbles on a ruined city full of gold, with three greedy villagers on his heels. The Korda brothers filled a California lake with live beasts and a rubber python, and let Sabu race through it in blazing colour.
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

id: 143
film: And Then There Were None
released: 1945-10-31
public-domain: 1974
language: en
runtime: 97
genres: Mystery, Thriller, Crime
score: 7.5
popularity: 38.76
tagline: The host is absent, the guests are going.
overview: Eight strangers are ferried to a lonely island house where two servants await them and the owner does not. After dinner a gramophone record accuses all ten of murders the law could not reach, and before the coffee is cold the first of them has choked. On the table, one china figure is broken. René Clair plays Agatha Christie's arithmetic as a sly drawing-room comedy, with keyholes watching keyholes.
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
released: 1945-11-30
public-domain: 1974
language: en
runtime: 68
genres: Crime, Thriller
score: 7.8
popularity: 40.91
tagline: He put out his thumb and fate pulled over.
overview: Al Roberts, a piano player hitching from New York to join his girl in Los Angeles, accepts a lift from a friendly man with scratches on his hand. Before long Al is at the wheel of somebody else's car with a story no policeman would believe, and he makes his worst decision: he stops for a woman called Vera. Edgar G. Ulmer shot it in a matter of days, and its thin, foggy sets look like guilt itself.
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
released: 1945-12-28
public-domain: 1974
language: en
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
released: 1946-06-07
public-domain: 1975
language: en
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
released: 1946-07-02
public-domain: 1975
language: en
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
released: 1946-07-24
public-domain: 1975
language: en
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

id: 149
film: Angel and the Badman
released: 1947-02-15
public-domain: 1976
language: en
runtime: 100
genres: Western, Romance
score: 6.9
popularity: 31.68
tagline: He left his gun on the peg to see how it felt.
overview: Quirt Evans, wounded and on the run, falls off his horse at a Quaker farm whose family knows nothing of him except that he is bleeding. While he mends, the daughter falls in love out loud, without a trace of caution, and the neighbours begin to profit from his reputation. Both his enemies and an old marshal are watching to see whether he will pick up a gun. John Wayne's first film as producer is gentle and sly.
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

id: 150
film: He Walked by Night
released: 1948-11-24
public-domain: 1977
language: en
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

id: 151
film: Too Late for Tears
released: 1949-07-03
public-domain: 1978
language: en
runtime: 100
genres: Crime, Thriller
score: 7.4
popularity: 18.85
overview: On a dark road above Los Angeles a passing car tosses a bag into the back of the Palmers' convertible. Inside is sixty thousand dollars meant for somebody else. Alan wants to call the police; Jane wants a week to think it over, and she does her thinking in furs. When a blackmailer comes to collect, he is the first to be frightened. Lizabeth Scott plays greed as a kind of cold, glowing calm.
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
released: 1949-12-22
public-domain: 1978
language: en
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

id: 153
film: Cyrano de Bergerac
released: 1950-11-16
public-domain: 1979
language: en
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
released: 1951-03-08
public-domain: 1980
language: en
runtime: 93
genres: Music, Comedy, Romance
score: 6.9
popularity: 25.38
tagline: Love makes him climb the walls.
overview: A brother and sister, stars of a Broadway hit, take their show to London in the excited weeks before a princess is married. She has three admirers waiting on the dock and meets a lord on the boat; he believes in work and nothing else until a dancer with a Chicago fiancé comes to audition. The plot is light as tulle. What everyone remembers is Fred Astaire with a hat stand, and then Fred Astaire on the ceiling.
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
released: 1951-04-13
public-domain: 1980
language: en
runtime: 82
genres: Comedy, Family
score: 6.4
popularity: 15.82
overview: Stanley Banks has barely finished paying for the wedding when his daughter announces a baby, and everyone in the room is overjoyed but him. There follow two sets of rival grandparents, modern theories of childbirth, a nursery nobody asked for, and a small person who screams whenever Stanley comes near. Vincente Minnelli's sequel to Father of the Bride rests on Spencer Tracy's face, the face of a man being aged by good news.
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
released: 1952-09-17
public-domain: 1981
language: en
runtime: 114
genres: Drama, Adventure, Romance
score: 6.4
popularity: 21.92
overview: On a cot below the great white mountain, with a poisoned leg and vultures in the tree, the novelist Harry Street quarrels with his wife and goes back over everything he should have written. Paris, the Riviera, a hunting camp and the Spanish war come and go, and in all of them there is Cynthia. Hemingway's brief story is opened out into a Technicolor album of regret, scored by Bernard Herrmann.
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
released: 1952-11-11
public-domain: 1981
language: en
runtime: 99
genres: Crime, Thriller
score: 7.4
popularity: 27.93
tagline: Nobody in the gang has seen another face.
overview: Four men in masks rob an armoured car outside a Kansas City bank, and a florist's driver with a prison record takes the beating for it. Released with nothing, Joe Rolfe trails one of the crooks to a Mexican fishing resort, where the loot is to be shared by torn playing cards and everyone is pretending to be on holiday. Phil Karlson's fists land hard, and Lee Van Cleef, Jack Elam and Neville Brand supply the menace.
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
released: 1953-03-20
public-domain: 1982
language: en
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

id: 159
film: Salt of the Earth
released: 1954-03-14
public-domain: 1983
language: en
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
released: 1954-10-07
public-domain: 1983
language: en
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

id: 161
film: The Man with the Golden Arm
released: 1955-12-14
public-domain: 1984
language: en
runtime: 119
genres: Drama, Crime
score: 7.5
popularity: 35.17
tagline: The hands are steady, the habit is patient.
overview: Frankie Machine comes back to his Chicago block clean, carrying a drum set and a musicians' union card. Waiting for him are the poker table where he was the best dealer in town, a wife in a wheelchair, and a soft-spoken man upstairs with a needle. Otto Preminger released it without the censors' seal of approval, Elmer Bernstein wrote a score of snarling jazz, and Sinatra shows what wanting does to a body.
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
released: 1959-02-17
public-domain: 1988
language: en
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
released: 1959-10-21
public-domain: 1988
language: en
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
released: 1960-09-14
public-domain: 1989
language: en
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
released: 1961-03-30
public-domain: 1990
language: en
runtime: 141
genres: Western, Drama
score: 7.2
popularity: 37.61
overview: Two bank robbers are cornered on a Mexican ridge with one horse between them. Dad Longworth rides for help and does not come back; Rio does five years in a Sonora prison. When they meet again in Monterey, Dad is a sheriff with a wife, a stepdaughter and a fine white smile. The only film Marlon Brando directed puts a Western beside the surf, broods for hours over the waves, and is all the better for its sulks.
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
released: 1962-09-26
public-domain: 1962
language: en
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

id: 167
film: McLintock!
released: 1963-11-13
public-domain: 1992
language: en
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
released: 1963-12-05
public-domain: 1963
language: en
runtime: 113
genres: Comedy, Mystery, Romance, Thriller
score: 8.3
popularity: 81.35
tagline: He gives her a new name every time she trusts him.
overview: Regina Lampert comes home from skiing to an empty apartment, a dead husband she never knew and three unpleasant men who come to the funeral to make quite sure of the corpse. They believe she has a quarter of a million dollars. So, perhaps, does the charming stranger who keeps turning up to help. Stanley Donen's Paris is all stamp stalls and night boats, with Hepburn and Grant fencing in whispers.
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

id: 169
film: Night of the Living Dead
released: 1968-10-01
public-domain: 1968
language: en
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
