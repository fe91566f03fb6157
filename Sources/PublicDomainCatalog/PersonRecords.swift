// swift-format-ignore-file
// What is known of some of the people in `FilmRecords.swift`, who have their ids and names there.

let personRecords: CatalogText = #"""
id: 1
person: Georges Méliès
born: 1861-12-08
died: 1938-01-21
birthplace: Paris, France
known-for: Directing
popularity: 77.31
biography: A shoemaker's son who bought a magic theater, Méliès saw the first Lumière show in 1895 and at once wanted a camera for his tricks. In a glass studio in his garden at Montreuil he made some five hundred films, inventing or perfecting substitution, multiple exposure and the dissolve as he went. Bankrupt by the war, he burned his negatives and sold toys at Montparnasse station, until journalists found him there in the late 1920s.

id: 8
person: Lillian Gish
born: 1893-10-14
died: 1993-02-27
birthplace: Springfield, Ohio, United States
known-for: Acting
popularity: 76.91
biography: On stage from early childhood, Gish and her sister Dorothy visited the Biograph studio in 1912 and were put before the camera by D. W. Griffith almost at once. She learned to act for the close-up when nobody yet knew how, and worked through blizzards and on ice floes without a double. Later at MGM she chose her own directors and stories. Her screen career ran seventy-five years, to The Whales of August in 1987.

id: 15
person: D. W. Griffith
born: 1875-01-22
died: 1948-07-23
birthplace: Oldham County, Kentucky, United States
known-for: Directing
popularity: 49.37
biography: An actor without much luck, Griffith turned to directing at Biograph in 1908 and made some four hundred and fifty short films in five years, with close-ups, crosscutting and a company of actors that he trained himself. The Birth of a Nation made him famous and did lasting harm with its racism. Intolerance was his most ambitious film. He was a founder of United Artists, could not adapt to sound, and made his last film in 1931.

id: 17
person: Charlie Chaplin
born: 1889-04-16
died: 1977-12-25
birthplace: London, England
known-for: Acting
popularity: 96.11
biography: Raised in South London music halls and workhouses, Chaplin crossed the Atlantic with Fred Karno's troupe and joined Keystone at the end of 1913. Within months he had found the derby, the cane and the shoes of the Tramp, and within a few years he was perhaps the best known face on Earth. He wrote, directed, produced, acted and later scored his own pictures, co-founded United Artists in 1919, and left the United States for Switzerland in the early 1950s.

id: 34
person: Oscar Micheaux
born: 1884-01-02
died: 1951-03-25
birthplace: Metropolis, Illinois, United States
known-for: Directing
popularity: 53.91
biography: Pullman porter, South Dakota homesteader and novelist who sold his books door to door, Micheaux went into pictures in 1918 when a company that wanted his story would not let him direct it. He made more than forty films for Black audiences over three decades, raising money town by town, carrying prints in his own car and fighting censors everywhere. Many are lost. Those that survive argue about race, money and respectability with rare nerve.

id: 36
person: Conrad Veidt
born: 1893-01-22
died: 1943-04-03
birthplace: Berlin, Germany
known-for: Acting
popularity: 73.81
biography: Tall, gaunt and strangely graceful, Veidt came from Max Reinhardt's theater to play sleepwalkers, possessed pianists and men with fixed grins. In 1919 he took the lead in Different from the Others, an early plea against the law on homosexuality. He left Nazi Germany in 1933 with his Jewish wife, became a British subject, and gave much of his pay to the war effort while playing, in London and Hollywood, the very officers he had fled.

id: 54
person: Karl Freund
born: 1890-01-16
died: 1969-05-03
birthplace: Königinhof, Bohemia, Austria-Hungary
known-for: Camera
popularity: 35.19
biography: In Berlin he strapped the camera to his ample stomach, sent it down a lift and put it on a bicycle for The Last Laugh, and made it the most mobile eye in the world. Hollywood hired him for Dracula and let him direct The Mummy and Mad Love, both of them moonlit and strange. Decades later he lit I Love Lucy so that three cameras could film it at once, which is still how it is done.

id: 72
person: Fritz Lang
born: 1890-12-05
died: 1976-08-02
birthplace: Vienna, Austria-Hungary
known-for: Directing
popularity: 84.31
biography: Son of a Viennese builder, Lang studied architecture and painting, traveled, and was wounded in the First World War, during which he began to write scenarios. In Berlin, with the writer Thea von Harbou, he made films of vast design and cold precision, from dragon slayers to master criminals and cities of the future. He left Germany in 1933 and, after a stop in Paris, spent two decades in Hollywood making lean, fatalistic thrillers about guilt and pursuit.

id: 76
person: Max Schreck
born: 1879-09-06
died: 1936-02-20
birthplace: Berlin, Germany
known-for: Acting
popularity: 65.61
biography: Schreck, whose surname really does mean fright, was a stage actor of long service, first in provincial companies, then with Max Reinhardt in Berlin and for many years at the Munich Kammerspiele, where he acted in the first production of Brecht's Drums in the Night. Colleagues knew a solitary man with a dry humor and a taste for walks in the forest. Of some forty film parts, one long-fingered count has outlived all the others.

id: 83
person: F. W. Murnau
born: 1888-12-28
died: 1931-03-11
birthplace: Bielefeld, Germany
known-for: Directing
popularity: 86.71
biography: Born Friedrich Wilhelm Plumpe, he took the name Murnau from a Bavarian town, studied under Max Reinhardt and flew as a combat pilot in the First World War. He brought horror out of the studio into real woods and harbors, then set the camera walking, riding and flying to tell stories with hardly a written word. Fox invited him to Hollywood in 1926. He died at forty-two after a car crash near Santa Barbara, a week before the premiere of his last film.

id: 102
person: Harold Lloyd
born: 1893-04-20
died: 1971-03-08
birthplace: Burchard, Nebraska, United States
known-for: Acting
popularity: 74.21
biography: Lloyd put on a pair of horn-rimmed glasses without lenses and became the eager young man next door, hurrying up the ladder of success by way of the outside of the building. In 1919 a prop bomb that proved to be live took the thumb and forefinger of his right hand; he went on doing thrill comedy with a prosthetic glove. He owned most of his films, guarded them closely, and in later life took thousands of stereoscopic photographs.

id: 111
person: Lon Chaney
born: 1883-04-01
died: 1930-08-26
birthplace: Colorado Springs, Colorado, United States
known-for: Acting
popularity: 79.41
biography: The child of deaf parents, Chaney grew up speaking with his hands and face, and made of that a whole art. Out of a battered make-up case he built bell-ringers, clowns, gangsters and phantoms, often at the price of real pain, and kept the secrets of his disguises to himself. Audiences came to be frightened and found they pitied him. He made a single sound film before he died of a throat hemorrhage brought on by lung cancer; his son Creighton acted as Lon Chaney Jr.

id: 121
person: Buster Keaton
born: 1895-10-04
died: 1966-02-01
birthplace: Piqua, Kansas, United States
known-for: Acting
popularity: 91.21
biography: Thrown around the vaudeville stage by his father before he could read, Keaton learned to fall without a bruise and without a smile. Roscoe Arbuckle showed him a film camera in 1917 and he took it apart to see how it worked. The shorts and features he made in the 1920s are feats of engineering as much as of comedy: real trains, real waterfalls, real house fronts. He lost his independence at MGM, and lived to see his pictures rediscovered.

id: 138
person: Douglas Fairbanks
born: 1883-05-23
died: 1939-12-12
birthplace: Denver, Colorado, United States
known-for: Acting
popularity: 70.11
biography: A Broadway juvenile who preferred the banister to the stairs, Fairbanks began in films with brisk modern comedies and then made himself the great swashbuckler of the 1920s: Zorro, d'Artagnan, Robin Hood, the Thief. He planned his leaps so that they looked like laughter. With Mary Pickford, whom he married in 1920, Chaplin and Griffith he founded United Artists, and he was the first president of the Academy of Motion Picture Arts and Sciences.

id: 140
person: Anna May Wong
born: 1905-01-03
died: 1961-02-03
birthplace: Los Angeles, California, United States
known-for: Acting
popularity: 49.92
biography: The laundryman's daughter skipped school to watch films being shot in Chinatown, and at seventeen was the star of an early Technicolor feature. Hollywood offered her dragon ladies and death scenes, so she left for Berlin and London, learned German and French, and was adored. She came back to match Dietrich glance for glance in Shanghai Express, and never stopped saying plainly what the studios were doing.

id: 168
person: Emil Jannings
born: 1884-07-23
died: 1950-01-02
birthplace: Rorschach, Switzerland
known-for: Acting
popularity: 55.71
biography: Broad, hungry and tireless, Jannings came from Max Reinhardt's stage to play kings, devils and proud men brought low. Paramount took him to Hollywood, where he received the first Academy Award given for best actor; sound and his accent soon sent him home, to play the professor in The Blue Angel. He then lent his fame to films of the Nazi state, and after 1945 he was not allowed to work again. He died in Austria.

id: 188
person: Sergei Eisenstein
born: 1898-01-22
died: 1948-02-11
birthplace: Riga, Russian Empire
known-for: Directing
popularity: 72.51
biography: Trained as an engineer, Eisenstein drew posters for the Red Army, designed for Meyerhold's theater and came to cinema convinced that two shots struck together could make a third idea. He argued for this montage in print as fiercely as on screen. After years of travel in Europe, Hollywood and Mexico, with a great film left unfinished there, he returned to Moscow, taught, and made historical epics under Stalin's watch. He died at fifty, still writing.

id: 208
person: King Vidor
born: 1894-02-08
died: 1982-11-01
birthplace: Galveston, Texas, United States
known-for: Directing
popularity: 52.62
biography: As a child he survived the Galveston hurricane of 1900, and as a young man he ran a projector and sold local newsreels before driving to California. The Big Parade made his fortune at MGM and bought him the liberty to try The Crowd, a picture about nobody in particular. Hallelujah, Our Daily Bread, Stella Dallas and Duel in the Sun show how far he ranged. Nominated five times for directing, he received an honorary Academy Award in 1979.

id: 218
person: Lotte Reiniger
born: 1899-06-02
died: 1981-06-19
birthplace: Berlin, Germany
known-for: Directing
popularity: 60.21
biography: As a girl Reiniger cut silhouettes with such speed that Paul Wegener had her make the titles for his films. With small scissors, lead hinges and a light table she built a theater of shadows, placing layers of glass under the camera to give it depth years before the big studios. A banker's offer of a garage at Potsdam led to her one long feature. She and her husband Carl Koch later settled in England, and she kept cutting fairy tales all her life.

id: 237
person: Brigitte Helm
born: 1906-03-17
died: 1996-06-11
birthplace: Berlin, Germany
known-for: Acting
popularity: 54.12
biography: Fritz Lang chose her while she was still in her teens, without a film to her name, and gave her the two faces of Metropolis: the gentle preacher and the leering machine made in her likeness. She endured months inside a stiff costume of molded wood filler. Ufa then kept casting her as vamps, in Alraune, L'Argent and L'Atlantide, which she resented. In 1935 she walked away from the industry, settled in Switzerland and declined almost every interview for sixty years.

id: 241
person: Clara Bow
born: 1905-07-29
died: 1965-09-27
birthplace: Brooklyn, New York, United States
known-for: Acting
popularity: 77.62
biography: She grew up in Brooklyn tenements with little food and a dangerously ill mother, and got out by winning a magazine's fame and fortune contest in 1921. On screen she never stood still: eyes, shoulders and curls all talked at once. Mantrap and It made her the flapper the decade had been describing, and Wings put her into uniform. She managed talkies better than legend claims, but scandal and exhaustion wore her down, and she left for a Nevada ranch in her twenties.

id: 256
person: Alfred Hitchcock
born: 1899-08-13
died: 1980-04-29
birthplace: Leytonstone, England
known-for: Directing
popularity: 98.72
biography: A greengrocer's son from the edge of London, he drew title cards for silent films and learned his trade partly in German studios. The Lodger was, by his own account, the first true Hitchcock picture, and Blackmail let him play tricks with sound before most colleagues had mastered it. He moved to Hollywood in 1939 with his wife and closest collaborator, Alma Reville. Rear Window, Vertigo, North by Northwest and Psycho made his round silhouette a trademark and suspense almost his private property.

id: 261
person: Janet Gaynor
born: 1906-10-06
died: 1984-09-14
birthplace: Philadelphia, Pennsylvania, United States
known-for: Acting
popularity: 66.32
biography: Small, round-eyed and tougher than she looked, she was an extra in comedies and westerns before Fox gave her a chance. In 1929 she received the first Academy Award for best actress, given for three films together: 7th Heaven, Street Angel and Sunrise. With Charles Farrell she formed one of the most popular couples on any screen. She crossed easily into sound, starred in the 1937 A Star Is Born, then married the costume designer Adrian and took up painting.

id: 275
person: Gary Cooper
born: 1901-05-07
died: 1961-05-13
birthplace: Helena, Montana, United States
known-for: Acting
popularity: 51.74
biography: He came to Los Angeles to sell cartoons and fell off horses for ten dollars a day. On the set he seemed to do nothing; on the screen it turned out he had been thinking. Tall, grave and a little embarrassed, he was a soldier for Borzage, a legionnaire for Sternberg, and Capra's idea of common sense. Two Oscars came for men who would rather have been left alone: Sergeant York and the marshal of High Noon.

id: 309
person: Renée Falconetti
born: 1892-07-21
died: 1946-12-12
birthplace: Pantin, France
known-for: Acting
popularity: 48.92
biography: A stage actress first and last, she made her name in Paris boulevard comedies and ran her own theater for a while, at ruinous cost. Carl Theodor Dreyer saw her in a light modern play, asked her to take off her make-up, and recognized his Joan. Months of shooting, on her knees on stone and with her hair cropped for the camera, gave the silent cinema one of its most naked performances. She left France during the war and died in Buenos Aires.

id: 315
person: Carl Theodor Dreyer
born: 1889-02-03
died: 1968-03-20
birthplace: Copenhagen, Denmark
known-for: Directing
popularity: 72.82
biography: Adopted as a small child into a strict Copenhagen household, he worked as a journalist and wrote title cards before directing his first film in 1919. He moved wherever money could be found, shooting in Norway, Sweden, Germany and France, and demanded bare walls, real daylight and unpainted faces. The Passion of Joan of Arc made him famous and nearly unemployable. Vampyr, Day of Wrath, Ordet and Gertrud came at long intervals, each slower and more exact than the last.

id: 333
person: Dziga Vertov
born: 1896-01-02
died: 1954-02-12
birthplace: Białystok, Russian Empire
known-for: Directing
popularity: 45.82
biography: Born David Kaufman, he took a pen name suggesting a spinning top and lived up to it. He began by cutting newsreels during the civil war, then led the Kino-Eye group, which wanted no actors, sets or scripts, only life seen more sharply than any human eye could manage. With his wife Elizaveta Svilova at the editing bench and his brother Mikhail Kaufman behind the camera he made Man with a Movie Camera. Enthusiasm and Three Songs About Lenin followed before officials lost patience with him.

id: 334
person: Louise Brooks
born: 1906-11-14
died: 1985-08-08
birthplace: Cherryvale, Kansas, United States
known-for: Acting
popularity: 86.52
biography: She left Kansas as a teenager to tour with the Denishawn dancers, then kicked her way through the Ziegfeld Follies into a Paramount contract. Bored by the studio and unwilling to be managed, she sailed to Berlin, where G. W. Pabst filmed her in Pandora's Box and Diary of a Lost Girl. Hollywood did not forgive her. Forgotten for decades, she settled in Rochester, New York, and reinvented herself as a sharp, funny essayist; Lulu in Hollywood gathers the best of her pages.

id: 347
person: Luis Buñuel
born: 1900-02-22
died: 1983-07-29
birthplace: Calanda, Spain
known-for: Directing
popularity: 81.92
biography: Village drums and a Jesuit school marked his Aragonese childhood; student lodgings in Madrid introduced him to Dalí and Lorca. In Paris he financed Un Chien Andalou with money from his mother, and L'Age d'Or provoked a riot and a ban that lasted decades. Exile carried him to Mexico, where he made Los Olvidados and The Exterminating Angel on tight schedules. Late in life, back in France, he shot Belle de Jour and The Discreet Charm of the Bourgeoisie with a perfectly straight face.

id: 365
person: Edgar G. Ulmer
born: 1904-09-17
died: 1972-09-30
birthplace: Olmütz, Austria-Hungary
known-for: Directing
popularity: 36.72
biography: He told wonderful stories about the masters he had served in Vienna and Berlin, and some can be checked. After The Black Cat a love affair with the wife of a mogul's nephew shut him out of the big studios. He made Yiddish and Ukrainian films, musicals, health shorts and six-day thrillers, smuggling mist, Brahms and fatalism into all of them. Detour, shot for almost nothing, is his perfect crime.

id: 368
person: Greta Garbo
born: 1905-09-18
died: 1990-04-15
birthplace: Stockholm, Sweden
known-for: Acting
popularity: 91.22
biography: A shop girl from the south side of Stockholm, she came to films by way of department-store advertisements and the Royal Dramatic Theatre's school. Mauritz Stiller cast her in The Saga of Gösta Berling and brought her to Hollywood in 1925, where MGM found that the camera could read thoughts on her face. Anna Christie gave audiences her low, weary voice. Camille and Ninotchka followed; at thirty-six she stopped filming and spent half a century walking New York behind dark glasses.

id: 374
person: Marlene Dietrich
born: 1901-12-27
died: 1992-05-06
birthplace: Berlin, Germany
known-for: Acting
popularity: 92.42
biography: She studied the violin, danced in revues and played small film parts in Berlin through the twenties until Josef von Sternberg put her on a barrel in The Blue Angel. He took her to Paramount, and over six more pictures they turned light, smoke and feathers into a private language. She refused offers to work for the Nazi regime, became an American citizen and sang for Allied troops close to the front. Later she toured the world alone with a microphone and a swansdown coat.

id: 378
person: Josef von Sternberg
born: 1894-05-29
died: 1969-12-22
birthplace: Vienna, Austria-Hungary
known-for: Directing
popularity: 63.72
biography: Born plain Jonas Sternberg, he shuttled between Vienna and New York as a boy and learned films from the bottom, patching damaged prints in New Jersey. The Salvation Hunters, made for next to nothing, won him admirers, and Underworld helped set the pattern of the gangster picture. With Marlene Dietrich he made seven films crowded with nets, veils and slatted shadow. Proud and prickly, he fell out with the studios, taught in Los Angeles, and called his memoir Fun in a Chinese Laundry.

id: 388
person: Alexander Dovzhenko
born: 1894-09-10
died: 1956-11-25
birthplace: Sosnytsia, Russian Empire
known-for: Directing
popularity: 42.32
biography: The son of Ukrainian peasants, he taught school, served as a diplomat's clerk and drew newspaper cartoons before turning up at the Odesa film studio in his thirties with almost no training. Zvenyhora mixed legend and revolution so freely that his colleagues were baffled; Arsenal and Earth completed a loose trilogy of folk memory, landscape and upheaval. Attacked at home and admired abroad, he worked under close supervision ever after. His wife Yuliya Solntseva finished the projects he left behind.

id: 406
person: René Clair
born: 1898-11-11
died: 1981-03-15
birthplace: Paris, France
known-for: Directing
popularity: 39.26
biography: A journalist and poet among the Dadaists, he put a camel in front of a hearse for Entr'acte and decided that cinema should dance. He distrusted talking pictures and then showed everyone how to use them, letting songs, noises and silences carry Le Million and À nous la liberté. After wartime exile in London and Hollywood, he returned to Paris and became the first man elected to the French Academy for making films.

id: 419
person: Jean Harlow
born: 1911-03-03
died: 1937-06-07
birthplace: Kansas City, Missouri, United States
known-for: Acting
popularity: 57.86
biography: Howard Hughes sold her as a head of platinum hair, and early critics found little else to praise. At MGM she discovered that she was funny: nasal, quick, good-hearted and ready to throw crockery. Red Dust, Dinner at Eight and Libeled Lady show a comedienne growing sharper with each year. She died of kidney failure at twenty-six, with a film unfinished and the whole studio in mourning.

id: 436
person: Howard Hawks
born: 1896-05-30
died: 1977-12-26
birthplace: Goshen, Indiana, United States
known-for: Directing
popularity: 53.94
biography: Trained as an engineer, keen on racing cars and aeroplanes, he made one of the best gangster films, several of the best comedies, and Westerns, musicals and noirs to match, usually while pretending it was no trouble. His people are professionals who judge one another by how well they do the job and how fast they talk. He liked women to be as insolent as men, and put the camera at eye level.

id: 457
person: Groucho Marx
born: 1890-10-02
died: 1977-08-19
birthplace: New York City, New York, United States
known-for: Acting
popularity: 68.74
biography: Third of five surviving brothers pushed onto the stage by a formidable mother, Julius Marx wanted to be a doctor and became a quack of genius. The greasepaint mustache was painted on in haste one night and kept for thirty years. Crouched, leering and allergic to sincerity, he could turn any sentence inside out before its owner had finished it. A second career as a quiz host made him America's rudest favorite uncle.

id: 458
person: Harpo Marx
born: 1888-11-23
died: 1964-09-28
birthplace: New York City, New York, United States
known-for: Acting
popularity: 52.47
biography: A bad review of his voice persuaded him to give up speaking on stage, and the silence lasted a career. In a curly wig and a coat that held swordfish, blowtorches and cutlery, he was an anarchist of pure appetite. Then he would sit down at the harp, which he had taught himself to play with the wrong tuning, and become a saint. Off screen he was the best-liked listener at the Algonquin table.

id: 479
person: John Wayne
born: 1907-05-26
died: 1979-06-11
birthplace: Winterset, Iowa, United States
known-for: Acting
popularity: 78.46
biography: Marion Morrison lost a football scholarship to a surfing injury, carried props at Fox and spent the thirties in cheap Westerns learning to ride, hit and wait. John Ford's Stagecoach made him a star at thirty-one. The rolling walk and the broken-up phrasing were worked out with care, and directors such as Ford and Hawks found in them both a nation's self-regard and, now and then, its loneliness.

id: 503
person: Bela Lugosi
born: 1882-10-20
died: 1956-08-16
birthplace: Lugos, Kingdom of Hungary
known-for: Acting
popularity: 69.28
biography: He played Shakespeare and Jesus on the Hungarian stage, fled after the revolution of 1919 for having organized an actors' union, and learned his first English roles by sound alone. Dracula made him famous on Broadway in 1927 and typecast him on film in 1931. Studios soon paid him less than his name was worth, yet he gave the cheapest quickies the same grave, hypnotic attention as the classics.

id: 510
person: Tod Browning
born: 1880-07-12
died: 1962-10-06
birthplace: Louisville, Kentucky, United States
known-for: Directing
popularity: 42.61
biography: At sixteen he left a comfortable family for a traveling carnival, where he was a barker, a contortionist and a man buried alive. He carried that world into his films: tricksters, outcasts, false limbs and true resentments, ten of them acted by Lon Chaney. Dracula brought his greatest success, Freaks nearly ended his career. He retired in 1939 and gave almost no account of himself to anybody.

id: 528
person: James Cagney
born: 1899-07-17
died: 1986-03-30
birthplace: New York City, New York, United States
known-for: Acting
popularity: 58.37
biography: A bartender's son from the Lower East Side, he began in vaudeville as a chorus girl in drag and always said he was a song-and-dance man. The Public Enemy fixed him as a gangster, all springs and spite, but the dancer showed in every shrug. He fought Warner Brothers over money, won an Oscar as George M. Cohan, and retired to a farm to paint before a late return in Ragtime.

id: 537
person: Peter Lorre
born: 1904-06-26
died: 1964-03-23
birthplace: Rózsahegy, Austria-Hungary
known-for: Acting
popularity: 55.19
biography: He slept on park benches in Vienna before Bertolt Brecht put him on the Berlin stage and Fritz Lang made him the hunted killer of M. Exile took him to Paris, London and Hollywood, where that soft voice and those swimming eyes served surgeons, spies and small-time crooks. Few actors could be at once so repellent and so sorrowful. He directed only one film, the bleak Der Verlorene, on a brief return to Germany.

id: 547
person: Bette Davis
born: 1908-04-05
died: 1989-10-06
birthplace: Lowell, Massachusetts, United States
known-for: Acting
popularity: 70.92
biography: Universal thought she had no glamour, and she agreed that glamour was not the point. She fought to play the vicious waitress of Of Human Bondage, took Warner Brothers to court in London and lost, and then got the parts anyway. Chopping the air with a cigarette, aging or uglying herself without mercy, she made will power the great subject of the women's picture, and of All About Eve.

id: 549
person: James Whale
born: 1889-07-22
died: 1957-05-29
birthplace: Dudley, England
known-for: Directing
popularity: 47.83
biography: A foundry-town boy who drew cartoons, he learned to stage plays in a German prisoner-of-war camp. The trench drama Journey's End took him from London to Hollywood, where Universal handed him Frankenstein. He brought to horror a gliding camera, a taste for gallows humor and an outsider's sympathy for the creature. Openly gay in a guarded town, he preferred painting to compromise and left films at the start of the forties.

id: 579
person: Frank Capra
born: 1897-05-18
died: 1991-09-03
birthplace: Bisacquino, Sicily, Italy
known-for: Directing
popularity: 59.41
biography: He crossed the Atlantic in steerage at the age of six, sold newspapers, took a chemistry degree and talked his way into directing. At little Columbia he put his name above the title, and with the writer Robert Riskin made comedies in which plain people shame the powerful. The sweetness is what is remembered, but the films are full of mobs, ruin and men on ledges, and that is why the relief works.

id: 592
person: Boris Karloff
born: 1887-11-23
died: 1969-02-02
birthplace: Camberwell, London, England
known-for: Acting
popularity: 71.63
biography: Born William Henry Pratt, he was meant for the consular service and ran off to Canada to act in barns instead. Twenty years of stock companies, lorry driving and bit parts preceded the day James Whale noticed his face in the Universal canteen. As the creature in Frankenstein he made horror pitiable, and went on doing so, with a lisping courtesy, in mummies' wrappings, surgeons' gowns and children's cartoons.

id: 629
person: Ben Hecht
born: 1894-02-28
died: 1964-04-18
birthplace: New York City, New York, United States
known-for: Writing
popularity: 37.48
biography: A Chicago crime reporter at sixteen, he went west after a telegram promising that there were millions to be made and that his only competition was idiots. He wrote faster than anyone, claimed to despise the work, and shaped the gangster film, the newspaper comedy and the spy romance. Scarface, Twentieth Century, Nothing Sacred and Notorious carry his name; many others carry only his jokes.

id: 651
person: Yasujirō Ozu
born: 1903-12-12
died: 1963-12-12
birthplace: Tokyo, Japan
known-for: Directing
popularity: 60.58
biography: He taught for a year in a mountain village, drank, adored American comedies and entered the Shochiku studio carrying cameras. His silent films of students, clerks and quarrelsome boys are full of gags; gradually he pared away fades, pans and plot until what remained was a family, a room and the passing of time. He lived with his mother, never married, wrote each script over a count of sake bottles, and died on his sixtieth birthday.

id: 668
person: Fay Wray
born: 1907-09-15
died: 2004-08-08
birthplace: Cardston, Alberta, Canada
known-for: Acting
popularity: 46.37
biography: Erich von Stroheim chose her, still a teenager, to star in The Wedding March. Five years later Merian C. Cooper promised her the tallest, darkest leading man in Hollywood, and she put on a blonde wig for King Kong. In that year and the one before, she screamed in a run of horror pictures with such conviction that it hid a thoughtful, playful actress. The Empire State Building dimmed its lights when she died.

id: 684
person: Ernst Lubitsch
born: 1892-01-29
died: 1947-11-30
birthplace: Berlin, Germany
known-for: Directing
popularity: 50.36
biography: A tailor's son who preferred the theater, he was Germany's leading director by the time Mary Pickford brought him to Hollywood in 1922. There he taught American comedy to suggest rather than state: a closed door, a straightened tie, a glance at the clock. Behind the cigar and the jokes was a craftsman who planned every cut on paper. Billy Wilder kept a sign in his office asking how Lubitsch would do it.

id: 703
person: Jean Renoir
born: 1894-09-15
died: 1979-02-12
birthplace: Paris, France
known-for: Directing
popularity: 54.87
biography: He sold some of his father's paintings to pay for his first films, and never filmed a face without some of the painter's appetite. Through the thirties he worked outdoors, in long, roaming takes, with actors he loved: Boudu, Monsieur Lange, Grand Illusion, The Rules of the Game. He believed that everyone has their reasons, and found that both comic and terrible. War drove him to America, and India gave him color.

id: 730
person: Ginger Rogers
born: 1911-07-16
died: 1995-04-25
birthplace: Independence, Missouri, United States
known-for: Acting
popularity: 56.73
biography: A Charleston contest won in Texas put her on the vaudeville circuit, and she reached Hollywood as a wisecracking chorus girl in Warner musicals. In ten films with Fred Astaire she danced as though each step had just occurred to her, and acted through the dance. On her own she was a brisk, skeptical comedienne, and won an Oscar for the dramatic Kitty Foyle. She kept working on stage into her seventies.

id: 742
person: Jean Vigo
born: 1905-04-26
died: 1934-10-05
birthplace: Paris, France
known-for: Directing
popularity: 43.59
biography: His father, an anarchist, died in a prison cell when the boy was twelve, and Vigo grew up in boarding schools under a false name. He made two documentaries, a banned school comedy and one feature, barely three hours of film in all, while tuberculosis closed in. L'Atalante was recut and retitled by its distributors as he lay ill at twenty-nine. Restored, it has taught generations how free a camera can be.

id: 754
person: David O. Selznick
born: 1902-05-10
died: 1965-06-22
birthplace: Pittsburgh, Pennsylvania, United States
known-for: Production
popularity: 38.91
biography: The son of a bankrupt film pioneer, he ran production at RKO, married into MGM and then founded a studio of his own, where nothing escaped his notice or his memos. Some of these, dictated through the night on stimulants, ran to dozens of pages. He brought Cukor, Hitchcock and Ingrid Bergman forward, and made A Star Is Born, Gone with the Wind and Rebecca with the same anxious, extravagant care.

id: 765
person: Katharine Hepburn
born: 1907-05-12
died: 2003-06-29
birthplace: Hartford, Connecticut, United States
known-for: Acting
popularity: 73.82
biography: The daughter of a surgeon and a suffragist, she arrived in Hollywood wearing trousers and expecting to be listened to. Exhibitors once called her box-office poison; she answered by buying the rights to The Philadelphia Story and choosing her own co-stars. Over six decades, nine films of them beside Spencer Tracy, she turned angular pride and sudden tenderness into four Academy Awards, none of which she went to collect.

id: 784
person: Clark Gable
born: 1901-02-01
died: 1960-11-16
birthplace: Cadiz, Ohio, United States
known-for: Acting
popularity: 61.36
biography: He drilled oil wells and sold neckties before an older acting coach had his teeth fixed and his voice lowered. MGM lent him out, supposedly as punishment, for It Happened One Night; he came back with an Oscar and, by popular vote, the title of King. He played men who took nothing seriously except the moment when they had to. After the death of Carole Lombard he flew combat missions over Europe.

id: 785
person: Claudette Colbert
born: 1903-09-13
died: 1996-07-30
birthplace: Saint-Mandé, France
known-for: Acting
popularity: 44.18
biography: Her family left France for New York when she was small, and she studied fashion before a chance stage part changed her mind. On film she bathed in milk for DeMille, hitched a ride with a raised hem for Capra, and became one of the best-paid women in America. Her comedy was cool and exact: the wide eyes missed nothing, and the low laugh arrived just after everyone else had lost their temper.

id: 792
person: Carole Lombard
born: 1908-10-06
died: 1942-01-16
birthplace: Fort Wayne, Indiana, United States
known-for: Acting
popularity: 54.38
biography: She learned to fall in Mack Sennett comedies and to swear, she said, in self-defense. When Howard Hawks told her to kick John Barrymore the way she really would, screwball comedy had its queen. In My Man Godfrey and Nothing Sacred she is beautiful, breathless and slightly deranged. She was married to Clark Gable and returning from a war bond tour when her plane struck a mountain in Nevada.

id: 804
person: William Powell
born: 1892-07-29
died: 1984-03-05
birthplace: Pittsburgh, Pennsylvania, United States
known-for: Acting
popularity: 47.29
biography: Silent films saw only a mustache and cast him as villains. Sound revealed the voice, dry and musical, and with it a whole philosophy of being amused. As Philo Vance, as Godfrey the butler and above all as Nick Charles, he drifted through murder cases glass in hand, missing nothing. He made fourteen films with Myrna Loy, so convincingly that hotel clerks took them for man and wife.

id: 805
person: Myrna Loy
born: 1905-08-02
died: 1993-12-14
birthplace: Helena, Montana, United States
known-for: Acting
popularity: 48.61
biography: For years the studios dressed this rancher's daughter from Montana as vamps of every nation but her own. The Thin Man uncovered the real thing: a wife who was her husband's equal in wit, nerve and thirst. Her calm was the secret, a raised eyebrow doing the work of a speech. During the war she all but gave up films for the Red Cross, and afterwards she worked for the United Nations.

id: 835
person: Fred Astaire
born: 1899-05-10
died: 1987-06-22
birthplace: Omaha, Nebraska, United States
known-for: Acting
popularity: 64.91
biography: He spent his youth on stage partnering his sister Adele, and came to films at thirty-four with thinning hair and a light voice that songwriters loved. He insisted that dances be shot from head to foot with as few cuts as possible, rehearsed for weeks until the effort vanished, and made a top hat look like everyday wear. Berlin, Kern, Gershwin and Porter all wrote some of their best songs for him.

id: 858
person: Charles Laughton
born: 1899-07-01
died: 1962-12-15
birthplace: Scarborough, England
known-for: Acting
popularity: 50.83
biography: An innkeeper's son gassed in the First World War, he was sure of his own ugliness and made an art of it. Captain Bligh, Quasimodo, Rembrandt and the timid butler of Red Gap are all studies in what a heavy body can hide. He married Elsa Lanchester, worked with Brecht on Galileo, toured America reading aloud, and directed one film, The Night of the Hunter, that no one wanted at the time.

id: 878
person: John Ford
born: 1894-02-01
died: 1973-08-31
birthplace: Cape Elizabeth, Maine, United States
known-for: Directing
popularity: 66.17
biography: Born John Martin Feeney to Irish parents, Ford followed his brother Francis to Hollywood and directed his first films in 1917. The Iron Horse made his name, and he won four Academy Awards for directing, more than anybody else: for The Informer, The Grapes of Wrath, How Green Was My Valley and The Quiet Man. With John Wayne and Monument Valley he shaped the Western, from Stagecoach to The Searchers.

id: 920
person: Errol Flynn
born: 1909-06-20
died: 1959-10-14
birthplace: Hobart, Tasmania, Australia
known-for: Acting
popularity: 53.26
biography: A biologist's son thrown out of several schools, he claimed to have prospected for gold and run a schooner in New Guinea, and some of it was true. Warner Brothers gave the unknown Captain Blood, and he swung through a decade of pirates and outlaws as if the ropes had been hung for his pleasure. Drink and scandal caught up early, but the best films remain pure delight in motion.

id: 944
person: Humphrey Bogart
born: 1899-12-25
died: 1957-01-14
birthplace: New York City, New York, United States
known-for: Acting
popularity: 77.15
biography: A society doctor's son expelled from a good school, he spent the twenties walking on stage with a tennis racket and the thirties being shot by James Cagney. The Petrified Forest got him noticed, but he was past forty when The Maltese Falcon let him be both weary and honorable. In a trench coat or a ruined fishing boat he stood for a code that was never explained, only kept.

id: 1044
person: Cary Grant
born: 1904-01-18
died: 1986-11-29
birthplace: Bristol, England
known-for: Acting
popularity: 79.54
biography: Archibald Leach left an unhappy home in Bristol as a teenage acrobat and invented, on the way to Hollywood, a man with no visible origin, unplaceable vowels and perfect suits. He could take a fall, trade insults at top speed and let a flicker of menace cross his charm. Hawks, Cukor and Hitchcock each found a different man in him. He retired at sixty-two, still the one every other leading man wished to be.

id: 1060
person: Barbara Stanwyck
born: 1907-07-16
died: 1990-01-20
birthplace: Brooklyn, New York, United States
known-for: Acting
popularity: 66.45
biography: Orphaned early and dancing in nightclubs at fifteen, she brought to the screen a Brooklyn directness no studio could polish away. Frank Capra learned to film her first take, because it was always the true one. She was equally at ease as a card sharp, a ranch boss, a dying mother or a murderess, and crews adored her for knowing every name and every line. Television gave her a second kingdom in The Big Valley.

id: 1098
person: Edward G. Robinson
born: 1893-12-12
died: 1973-01-26
birthplace: Bucharest, Romania
known-for: Acting
popularity: 49.57
biography: He came to New York at ten, thought of becoming a rabbi, and became Little Caesar. The snarl made him famous and imprisoned him, though he was a gentle man who collected Impressionists and spoke half a dozen languages. Given the chance he could play clerks, professors and investigators with aching precision; his cashier in Scarlet Street may be the saddest man in film noir. He was never once nominated for an acting Oscar.

id: 1117
person: Orson Welles
born: 1915-05-06
died: 1985-10-10
birthplace: Kenosha, Wisconsin, United States
known-for: Directing
popularity: 74.68
biography: He had conquered theater and radio, and terrified part of New Jersey with Martians, before he made Citizen Kane at twenty-five. Nothing was ever so easy again. The Stranger was his proof that he could deliver a thriller on time; the rest of his life was spent raising money by acting, in order to film Shakespeare in instalments. The deep voice promised everything, and the fragments he left are richer than most completed careers.

id: 1222
person: Ida Lupino
born: 1918-02-04
died: 1995-08-03
birthplace: London, England
known-for: Directing
popularity: 45.74
biography: Born into a family of English stage clowns, she called herself the poor man's Bette Davis at Warner Brothers and spent her suspensions watching directors work. In 1949 she formed her own company and made lean, compassionate films on subjects nobody touched: unwed mothers, rape, bigamy. The Hitch-Hiker showed she could frighten as well. For years she was the only woman directing in Hollywood, and later a busy hand in television.

id: 1236
person: Frank Sinatra
born: 1915-12-12
died: 1998-05-14
birthplace: Hoboken, New Jersey, United States
known-for: Acting
popularity: 76.31
biography: The most imitated singer of his century had a second life on screen, begun in sailor suits and rescued from oblivion by a small, wiry part in From Here to Eternity. He disliked rehearsal and often gave only one take, but the nerves were real: the assassin of Suddenly and the addict of The Man with the Golden Arm are raw pieces of work. He remained, in every key, a storyteller.

id: 1256
person: Vincent Price
born: 1911-05-27
died: 1993-10-25
birthplace: St. Louis, Missouri, United States
known-for: Acting
popularity: 65.52
biography: Heir to a baking-powder fortune of sorts, trained in art history at Yale and London, he played princes and cads for fifteen years before House of Wax found his true line. For William Castle and Roger Corman he was tormented or wicked with equal relish, the velvet voice always one degree too polite. He also sold paintings through department stores, wrote cookbooks and lent his laugh to Thriller.

id: 1273
person: Roger Corman
born: 1926-04-05
died: 2024-05-09
birthplace: Detroit, Michigan, United States
known-for: Directing
popularity: 57.14
biography: An engineer by training, he quit his first engineering job after four days and applied the method to movies. He shot The Little Shop of Horrors in a long weekend, lavished three weeks on Edgar Allan Poe, and rarely lost a dime. Young people nobody else would hire learned the trade from him, among them Coppola, Scorsese, Demme and Nicholson, and he spent the profits importing Bergman and Fellini.

id: 1285
person: Marlon Brando
born: 1924-04-03
died: 2004-07-01
birthplace: Omaha, Nebraska, United States
known-for: Acting
popularity: 81.69
biography: Thrown out of a military academy, he followed his sisters to New York, studied with Stella Adler and made Stanley Kowalski a mumbling, beautiful threat. After A Streetcar Named Desire and On the Waterfront, American acting was divided into before and after. He directed once, on One-Eyed Jacks, and shot far too much of it. Boredom was his enemy, but when a part interested him nobody looked anywhere else.

id: 1316
person: Audrey Hepburn
born: 1929-05-04
died: 1993-01-20
birthplace: Ixelles, Brussels, Belgium
known-for: Acting
popularity: 85.27
biography: A ballet student who nearly starved in the occupied Netherlands, she was noticed by Colette in a hotel lobby and by the world in Roman Holiday. Givenchy dressed her; directors leaned on her stillness, her odd music of a voice and her gift for looking as if delight had caught her unawares. In Charade she keeps pace with Cary Grant and gets hungry in every crisis. Her last years belonged to UNICEF.

id: 1333
person: George A. Romero
born: 1940-02-04
died: 2017-07-16
birthplace: New York City, New York, United States
known-for: Directing
popularity: 62.79
biography: He stayed in Pittsburgh after college, filming beer advertisements and segments for a children's television neighbor, until he and his friends pooled their savings to make a horror picture. Night of the Living Dead gave the world its modern ghoul, and a missing copyright notice kept him from most of the money. He returned to the dead for forty years, each time with a new quarrel with the living.

id: 1371
person: Cecil B. DeMille
born: 1881-08-12
died: 1959-01-21
birthplace: Ashfield, Massachusetts, United States
known-for: Directing
popularity: 48.57
biography: DeMille came from the theater and directed The Squaw Man in 1914, one of the first features made in Hollywood. He filmed marital comedies with famous bathrooms, and then found that the Bible allows a director to show both the sin and the punishment. The King of Kings, Cleopatra, Samson and Delilah and a second Ten Commandments followed. The Greatest Show on Earth received the Academy Award for best picture of 1952.

id: 1409
person: Ramon Novarro
born: 1899-02-06
died: 1968-10-30
birthplace: Durango, Mexico
known-for: Acting
popularity: 46.07
biography: Novarro's family left Mexico for Los Angeles during the revolution, and he worked as a singing waiter and an extra until the director Rex Ingram noticed him. Scaramouche and Ben-Hur made him one of the great stars of the 1920s. He sang in early sound films and was Greta Garbo's partner in Mata Hari. After he left MGM in 1935 he acted now and then in films and on television.

id: 1429
person: Mary Pickford
born: 1892-04-08
died: 1979-05-29
birthplace: Toronto, Ontario, Canada
known-for: Acting
popularity: 62.47
biography: On stage from childhood to support her family, Pickford joined Biograph at seventeen and within a few years was the most popular woman in films. Audiences wanted her with curls and as a child, and she played children past the age of thirty. She was also her own producer and a founder of United Artists, and she knew the value of every contract. She won an Academy Award for Coquette, and retired from acting in 1933.

id: 1442
person: Vsevolod Pudovkin
born: 1893-02-28
died: 1953-06-30
birthplace: Penza, Russian Empire
known-for: Directing
popularity: 31.77
biography: Pudovkin studied physics and chemistry, was a prisoner of war in Germany, and took up film after he had seen Intolerance. In Lev Kuleshov's workshop he learned to think of shots as bricks. Unlike Eisenstein he told the stories of single people: Mother, The End of St. Petersburg and Storm over Asia each follow one person who wakes up to politics. He also acted, and his books on directing were read in many languages.

id: 1453
person: Abel Gance
born: 1889-10-25
died: 1981-11-10
birthplace: Paris, France
known-for: Directing
popularity: 36.67
biography: Gance began as an actor and a writer and believed that film could be larger than any other art. J'accuse brought back the dead of the First World War, La Roue cut faster than anyone had before, and Napoléon needed three screens. Few theaters could show it, and sound ended such experiments. He worked on for decades with smaller means, and lived to see Napoléon restored by Kevin Brownlow and cheered again.

id: 1475
person: Paul Leni
born: 1885-07-08
died: 1929-09-02
birthplace: Stuttgart, Germany
known-for: Directing
popularity: 30.97
biography: Leni was a painter and a stage designer in Berlin, and designed sets for Max Reinhardt and Ernst Lubitsch before he directed. Waxworks brought him an invitation from Universal in Hollywood, where The Cat and the Canary and The Man Who Laughs joined German shadows to American tempo. He died of blood poisoning at forty-four, two years before the studio's great series of horror films began.

id: 1521
person: Walt Disney
born: 1901-12-05
died: 1966-12-15
birthplace: Chicago, Illinois, United States
known-for: Production
popularity: 88.17
biography: Disney drew advertisements in Kansas City before he went to Hollywood in 1923 with a cartoon and very little money. When he lost the rights to an early rabbit, he and Ub Iwerks invented a mouse and gave it sound; he spoke for Mickey himself for almost twenty years. The Silly Symphonies tried out music, color and depth, and Snow White and the Seven Dwarfs put it all into a feature. He opened his first theme park in 1955.

id: 1534
person: Stan Laurel
born: 1890-06-16
died: 1965-02-23
birthplace: Ulverston, England
known-for: Acting
popularity: 64.27
biography: Born Arthur Stanley Jefferson into a theater family, Laurel came to the United States with Fred Karno's company, where he was Chaplin's understudy. He made dozens of comedies alone before Hal Roach's studio paired him with Oliver Hardy in 1927. On the screen he was the slow one; off it he wrote most of the jokes and sat in the cutting room. He received an honorary Academy Award in 1961.

id: 1535
person: Oliver Hardy
born: 1892-01-18
died: 1957-08-07
birthplace: Harlem, Georgia, United States
known-for: Acting
popularity: 63.87
biography: Hardy ran a small cinema in Georgia, decided that he could do as well as the actors he saw, and began in films in 1914. He usually played villains until Hal Roach's studio put him beside Stan Laurel. A large man with light feet and a good singing voice, he twiddled his tie, sighed, and looked straight into the camera for sympathy. The two made more than a hundred films together and later toured the theaters of Britain.

id: 1655
person: Mickey Rooney
born: 1920-09-23
died: 2014-04-06
birthplace: Brooklyn, New York, United States
known-for: Acting
popularity: 54.67
biography: Rooney was carried onto a vaudeville stage before he was two and never really left it. As Andy Hardy and as Judy Garland's partner in musicals he was the most popular star in American theaters around 1940. After the war the parts became smaller and sometimes darker, and he took them all. He was nominated for four Academy Awards, received two honorary ones, and acted in films in ten decades.
"""#
