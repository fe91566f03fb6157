// swift-format-ignore-file
// Everyone credited in `FilmRecords.swift`. An id never changes: new people get new ones.

let personRecords: CatalogText = #"""
id: 1
person: Georges Méliès
born: 1861-12-08
died: 1938-01-21
birthplace: Paris, France
known-for: Directing
popularity: 77.31
biography: A shoemaker's son who bought a magic theater, Méliès saw the first Lumière show in 1895 and at once wanted a camera for his tricks. In a glass studio in his garden at Montreuil he made some five hundred films, inventing or perfecting substitution, multiple exposure and the dissolve as he went. Bankrupt by the war, he burned his negatives and sold toys at Montparnasse station, until journalists found him there in the late 1920s.

id: 2
person: Bleuette Bernon

id: 3
person: Henri Delannoy

id: 4
person: Gilbert M. Anderson

id: 5
person: Justus D. Barnes

id: 6
person: A. C. Abadie

id: 7
person: Edwin S. Porter

id: 8
person: Lillian Gish
born: 1893-10-14
died: 1993-02-27
birthplace: Springfield, Ohio, United States
known-for: Acting
popularity: 76.91
biography: On stage from early childhood, Gish and her sister Dorothy visited the Biograph studio in 1912 and were put before the camera by D. W. Griffith almost at once. She learned to act for the close-up when nobody yet knew how, and worked through blizzards and on ice floes without a double. Later at MGM she chose her own directors and stories. Her screen career ran seventy-five years, to The Whales of August in 1987.

id: 9
person: Mae Marsh

id: 10
person: Robert Harron

id: 11
person: Constance Talmadge

id: 12
person: Alfred Paget

id: 13
person: Miriam Cooper

id: 14
person: Howard Gaye

id: 15
person: D. W. Griffith
born: 1875-01-22
died: 1948-07-23
birthplace: Oldham County, Kentucky, United States
known-for: Directing
popularity: 49.37
biography: An actor without much luck, Griffith turned to directing at Biograph in 1908 and made some four hundred and fifty short films in five years, with close-ups, crosscutting and a company of actors that he trained himself. The Birth of a Nation made him famous and did lasting harm with its racism. Intolerance was his most ambitious film. He was a founder of United Artists, could not adapt to sound, and made his last film in 1931.

id: 16
person: G. W. Bitzer

id: 17
person: Charlie Chaplin
born: 1889-04-16
died: 1977-12-25
birthplace: London, England
known-for: Acting
popularity: 96.11
biography: Raised in South London music halls and workhouses, Chaplin crossed the Atlantic with Fred Karno's troupe and joined Keystone at the end of 1913. Within months he had found the derby, the cane and the shoes of the Tramp, and within a few years he was perhaps the best known face on Earth. He wrote, directed, produced, acted and later scored his own pictures, co-founded United Artists in 1919, and left the United States for Switzerland in the early 1950s.

id: 18
person: Edna Purviance

id: 19
person: Eric Campbell

id: 20
person: Albert Austin

id: 21
person: Henry Bergman

id: 22
person: Roland Totheroh

id: 23
person: Richard Barthelmess

id: 24
person: Donald Crisp

id: 25
person: Arthur Howard

id: 26
person: Edward Peil Sr.

id: 27
person: Thomas Burke

id: 28
person: Evelyn Preer

id: 29
person: Flo Clements

id: 30
person: James D. Ruffin

id: 31
person: Jack Chenault

id: 32
person: William Smith

id: 33
person: Charles D. Lucas

id: 34
person: Oscar Micheaux
born: 1884-01-02
died: 1951-03-25
birthplace: Metropolis, Illinois, United States
known-for: Directing
popularity: 53.91
biography: Pullman porter, South Dakota homesteader and novelist who sold his books door to door, Micheaux went into pictures in 1918 when a company that wanted his story would not let him direct it. He made more than forty films for Black audiences over three decades, raising money town by town, carrying prints in his own car and fighting censors everywhere. Many are lost. Those that survive argue about race, money and respectability with rare nerve.

id: 35
person: Werner Krauss

id: 36
person: Conrad Veidt
born: 1893-01-22
died: 1943-04-03
birthplace: Berlin, Germany
known-for: Acting
popularity: 73.81
biography: Tall, gaunt and strangely graceful, Veidt came from Max Reinhardt's theater to play sleepwalkers, possessed pianists and men with fixed grins. In 1919 he took the lead in Different from the Others, an early plea against the law on homosexuality. He left Nazi Germany in 1933 with his Jewish wife, became a British subject, and gave much of his pay to the war effort while playing, in London and Hollywood, the very officers he had fled.

id: 37
person: Friedrich Feher

id: 38
person: Lil Dagover

id: 39
person: Hans Heinrich von Twardowski

id: 40
person: Rudolf Lettinger

id: 41
person: Robert Wiene

id: 42
person: Carl Mayer

id: 43
person: Hans Janowitz

id: 44
person: Willy Hameister

id: 45
person: Hermann Warm

id: 46
person: Paul Wegener

id: 47
person: Albert Steinrück

id: 48
person: Lyda Salmonova

id: 49
person: Ernst Deutsch

id: 50
person: Lothar Müthel

id: 51
person: Otto Gebühr

id: 52
person: Carl Boese

id: 53
person: Henrik Galeen

id: 54
person: Karl Freund
born: 1890-01-16
died: 1969-05-03
birthplace: Königinhof, Bohemia, Austria-Hungary
known-for: Camera
popularity: 35.19
biography: In Berlin he strapped the camera to his ample stomach, sent it down a lift and put it on a bicycle for The Last Laugh, and made it the most mobile eye in the world. Hollywood hired him for Dracula and let him direct The Mummy and Mad Love, both of them moonlit and strange. Decades later he lit I Love Lucy so that three cameras could film it at once, which is still how it is done.

id: 55
person: Hans Poelzig

id: 56
person: Victor Sjöström

id: 57
person: Hilda Borgström

id: 58
person: Tore Svennberg

id: 59
person: Astrid Holm

id: 60
person: Concordia Selander

id: 61
person: Lisa Lundholm

id: 62
person: Selma Lagerlöf

id: 63
person: Julius Jaenzon

id: 64
person: Jackie Coogan

id: 65
person: Carl Miller

id: 66
person: Tom Wilson

id: 67
person: Lita Grey

id: 68
person: Bernhard Goetzke

id: 69
person: Walter Janssen

id: 70
person: Rudolf Klein-Rogge

id: 71
person: Paul Biensfeldt

id: 72
person: Fritz Lang
born: 1890-12-05
died: 1976-08-02
birthplace: Vienna, Austria-Hungary
known-for: Directing
popularity: 84.31
biography: Son of a Viennese builder, Lang studied architecture and painting, traveled, and was wounded in the First World War, during which he began to write scenarios. In Berlin, with the writer Thea von Harbou, he made films of vast design and cold precision, from dragon slayers to master criminals and cities of the future. He left Germany in 1933 and, after a stop in Paris, spent two decades in Hollywood making lean, fatalistic thrillers about guilt and pursuit.

id: 73
person: Thea von Harbou

id: 74
person: Erich Pommer

id: 75
person: Fritz Arno Wagner

id: 76
person: Max Schreck
born: 1879-09-06
died: 1936-02-20
birthplace: Berlin, Germany
known-for: Acting
popularity: 65.61
biography: Schreck, whose surname really does mean fright, was a stage actor of long service, first in provincial companies, then with Max Reinhardt in Berlin and for many years at the Munich Kammerspiele, where he acted in the first production of Brecht's Drums in the Night. Colleagues knew a solitary man with a dry humor and a taste for walks in the forest. Of some forty film parts, one long-fingered count has outlived all the others.

id: 77
person: Gustav von Wangenheim

id: 78
person: Greta Schröder

id: 79
person: Alexander Granach

id: 80
person: John Gottowt

id: 81
person: Ruth Landshoff

id: 82
person: Max Nemetz

id: 83
person: F. W. Murnau
born: 1888-12-28
died: 1931-03-11
birthplace: Bielefeld, Germany
known-for: Directing
popularity: 86.71
biography: Born Friedrich Wilhelm Plumpe, he took the name Murnau from a Bavarian town, studied under Max Reinhardt and flew as a combat pilot in the First World War. He brought horror out of the studio into real woods and harbors, then set the camera walking, riding and flying to tell stories with hardly a written word. Fox invited him to Hollywood in 1926. He died at forty-two after a car crash near Santa Barbara, a week before the premiere of his last film.

id: 84
person: Bram Stoker

id: 85
person: Albin Grau

id: 86
person: Aud Egede-Nissen

id: 87
person: Gertrude Welcker

id: 88
person: Alfred Abel

id: 89
person: Paul Richter

id: 90
person: Norbert Jacques

id: 91
person: Carl Hoffmann

id: 92
person: Allakariallak

id: 93
person: Alice Nevalinga

id: 94
person: Cunayou

id: 95
person: Robert J. Flaherty

id: 96
person: Benjamin Christensen

id: 97
person: Maren Pedersen

id: 98
person: Clara Pontoppidan

id: 99
person: Oscar Stribolt

id: 100
person: Tora Teje

id: 101
person: Johan Ankerstjerne

id: 102
person: Harold Lloyd
born: 1893-04-20
died: 1971-03-08
birthplace: Burchard, Nebraska, United States
known-for: Acting
popularity: 74.21
biography: Lloyd put on a pair of horn-rimmed glasses without lenses and became the eager young man next door, hurrying up the ladder of success by way of the outside of the building. In 1919 a prop bomb that proved to be live took the thumb and forefinger of his right hand; he went on doing thrill comedy with a prosthetic glove. He owned most of his films, guarded them closely, and in later life took thousands of stereoscopic photographs.

id: 103
person: Mildred Davis

id: 104
person: Bill Strother

id: 105
person: Noah Young

id: 106
person: Westcott Clarke

id: 107
person: Fred C. Newmeyer

id: 108
person: Sam Taylor

id: 109
person: Hal Roach

id: 110
person: Walter Lundin

id: 111
person: Lon Chaney
born: 1883-04-01
died: 1930-08-26
birthplace: Colorado Springs, Colorado, United States
known-for: Acting
popularity: 79.41
biography: The child of deaf parents, Chaney grew up speaking with his hands and face, and made of that a whole art. Out of a battered make-up case he built bell-ringers, clowns, gangsters and phantoms, often at the price of real pain, and kept the secrets of his disguises to himself. Audiences came to be frightened and found they pitied him. He made a single sound film before he died of a throat hemorrhage brought on by lung cancer; his son Creighton acted as Lon Chaney Jr.

id: 112
person: Patsy Ruth Miller

id: 113
person: Norman Kerry

id: 114
person: Ernest Torrence

id: 115
person: Brandon Hurst

id: 116
person: Nigel De Brulier

id: 117
person: Wallace Worsley

id: 118
person: Victor Hugo

id: 119
person: Edward T. Lowe Jr.

id: 120
person: Robert Newhard

id: 121
person: Buster Keaton
born: 1895-10-04
died: 1966-02-01
birthplace: Piqua, Kansas, United States
known-for: Acting
popularity: 91.21
biography: Thrown around the vaudeville stage by his father before he could read, Keaton learned to fall without a bruise and without a smile. Roscoe Arbuckle showed him a film camera in 1917 and he took it apart to see how it worked. The shorts and features he made in the 1920s are feats of engineering as much as of comedy: real trains, real waterfalls, real house fronts. He lost his independence at MGM, and lived to see his pictures rediscovered.

id: 122
person: Natalie Talmadge

id: 123
person: Joe Roberts

id: 124
person: Ralph Bushman

id: 125
person: Craig Ward

id: 126
person: Joe Keaton

id: 127
person: Buster Keaton Jr.

id: 128
person: John G. Blystone

id: 129
person: Joseph M. Schenck

id: 130
person: Elgin Lessley

id: 131
person: Margarete Schön

id: 132
person: Theodor Loos

id: 133
person: Hanna Ralph

id: 134
person: Hans Adalbert Schlettow

id: 135
person: Georg John

id: 136
person: Gottfried Huppertz

id: 137
person: Otto Hunte

id: 138
person: Douglas Fairbanks
born: 1883-05-23
died: 1939-12-12
birthplace: Denver, Colorado, United States
known-for: Acting
popularity: 70.11
biography: A Broadway juvenile who preferred the banister to the stairs, Fairbanks began in films with brisk modern comedies and then made himself the great swashbuckler of the 1920s: Zorro, d'Artagnan, Robin Hood, the Thief. He planned his leaps so that they looked like laughter. With Mary Pickford, whom he married in 1920, Chaplin and Griffith he founded United Artists, and he was the first president of the Academy of Motion Picture Arts and Sciences.

id: 139
person: Julanne Johnston

id: 140
person: Anna May Wong
born: 1905-01-03
died: 1961-02-03
birthplace: Los Angeles, California, United States
known-for: Acting
popularity: 49.92
biography: The laundryman's daughter skipped school to watch films being shot in Chinatown, and at seventeen was the star of an early Technicolor feature. Hollywood offered her dragon ladies and death scenes, so she left for Berlin and London, learned German and French, and was adored. She came back to match Dietrich glance for glance in Shanghai Express, and never stopped saying plainly what the studios were doing.

id: 141
person: Sōjin Kamiyama

id: 142
person: Snitz Edwards

id: 143
person: Charles Belcher

id: 144
person: Raoul Walsh

id: 145
person: Arthur Edeson

id: 146
person: William Cameron Menzies

id: 147
person: Mitchell Leisen

id: 148
person: Kathryn McGuire

id: 149
person: Ward Crane

id: 150
person: Erwin Connelly

id: 151
person: Norma Shearer

id: 152
person: John Gilbert

id: 153
person: Tully Marshall

id: 154
person: Marc McDermott

id: 155
person: Ford Sterling

id: 156
person: Carey Wilson

id: 157
person: Milton Moore

id: 158
person: Gibson Gowland

id: 159
person: ZaSu Pitts

id: 160
person: Jean Hersholt

id: 161
person: Dale Fuller

id: 162
person: Chester Conklin

id: 163
person: Sylvia Ashton

id: 164
person: Erich von Stroheim

id: 165
person: Frank Norris

id: 166
person: Ben F. Reynolds

id: 167
person: William H. Daniels

id: 168
person: Emil Jannings
born: 1884-07-23
died: 1950-01-02
birthplace: Rorschach, Switzerland
known-for: Acting
popularity: 55.71
biography: Broad, hungry and tireless, Jannings came from Max Reinhardt's stage to play kings, devils and proud men brought low. Paramount took him to Hollywood, where he received the first Academy Award given for best actor; sound and his accent soon sent him home, to play the professor in The Blue Angel. He then lent his fame to films of the Nazi state, and after 1945 he was not allowed to work again. He died in Austria.

id: 169
person: Maly Delschaft

id: 170
person: Max Hiller

id: 171
person: Emilie Kurz

id: 172
person: Hans Unterkircher

id: 173
person: Wallace Beery

id: 174
person: Bessie Love

id: 175
person: Lewis Stone

id: 176
person: Lloyd Hughes

id: 177
person: Arthur Hoyt

id: 178
person: Bull Montana

id: 179
person: Harry O. Hoyt

id: 180
person: Arthur Conan Doyle

id: 181
person: Marion Fairfax

id: 182
person: Willis O'Brien

id: 183
person: Maksim Shtraukh

id: 184
person: Grigori Aleksandrov

id: 185
person: Mikhail Gomorov

id: 186
person: Ivan Klyukvin

id: 187
person: Aleksandr Antonov

id: 188
person: Sergei Eisenstein
born: 1898-01-22
died: 1948-02-11
birthplace: Riga, Russian Empire
known-for: Directing
popularity: 72.51
biography: Trained as an engineer, Eisenstein drew posters for the Red Army, designed for Meyerhold's theater and came to cinema convinced that two shots struck together could make a third idea. He argued for this montage in print as fiercely as on screen. After years of travel in Europe, Hollywood and Mexico, with a great film left unfinished there, he returned to Moscow, taught, and made historical epics under Stalin's watch. He died at fifty, still writing.

id: 189
person: Eduard Tisse

id: 190
person: Georgia Hale

id: 191
person: Mack Swain

id: 192
person: Tom Murray

id: 193
person: Malcolm Waite

id: 194
person: Mary Philbin

id: 195
person: Arthur Edmund Carewe

id: 196
person: Virginia Pearson

id: 197
person: Rupert Julian

id: 198
person: Gaston Leroux

id: 199
person: Carl Laemmle

id: 200
person: Charles Van Enger

id: 201
person: Ben Carré

id: 202
person: Renée Adorée

id: 203
person: Hobart Bosworth

id: 204
person: Claire McDowell

id: 205
person: Karl Dane

id: 206
person: Tom O'Brien

id: 207
person: Claire Adams

id: 208
person: King Vidor
born: 1894-02-08
died: 1982-11-01
birthplace: Galveston, Texas, United States
known-for: Directing
popularity: 52.62
biography: As a child he survived the Galveston hurricane of 1900, and as a young man he ran a projector and sold local newsreels before driving to California. The Big Parade made his fortune at MGM and bought him the liberty to try The Crowd, a picture about nobody in particular. Hallelujah, Our Daily Bread, Stella Dallas and Duel in the Sun show how far he ranged. Nominated five times for directing, he received an honorary Academy Award in 1979.

id: 209
person: Laurence Stallings

id: 210
person: Harry Behn

id: 211
person: Irving Thalberg

id: 212
person: John Arnold

id: 213
person: Vladimir Barsky

id: 214
person: Ivan Bobrov

id: 215
person: Beatrice Vitoldi

id: 216
person: Nina Agadzhanova

id: 217
person: Edmund Meisel

id: 218
person: Lotte Reiniger
born: 1899-06-02
died: 1981-06-19
birthplace: Berlin, Germany
known-for: Directing
popularity: 60.21
biography: As a girl Reiniger cut silhouettes with such speed that Paul Wegener had her make the titles for his films. With small scissors, lead hinges and a light table she built a theater of shadows, placing layers of glass under the camera to give it depth years before the big studios. A banker's offer of a garage at Potsdam led to her one long feature. She and her husband Carl Koch later settled in England, and she kept cutting fairy tales all her life.

id: 219
person: Carl Koch

id: 220
person: Wolfgang Zeller

id: 221
person: Gösta Ekman

id: 222
person: Camilla Horn

id: 223
person: William Dieterle

id: 224
person: Yvette Guilbert

id: 225
person: Frida Richard

id: 226
person: Werner Fuetterer

id: 227
person: Hans Kyser

id: 228
person: Robert Herlth

id: 229
person: Walter Röhrig

id: 230
person: Marion Mack

id: 231
person: Glen Cavender

id: 232
person: Jim Farley

id: 233
person: Frederick Vroom

id: 234
person: Clyde Bruckman

id: 235
person: Devereaux Jennings

id: 236
person: Bert Haines

id: 237
person: Brigitte Helm
born: 1906-03-17
died: 1996-06-11
birthplace: Berlin, Germany
known-for: Acting
popularity: 54.12
biography: Fritz Lang chose her while she was still in her teens, without a film to her name, and gave her the two faces of Metropolis: the gentle preacher and the leering machine made in her likeness. She endured months inside a stiff costume of molded wood filler. Ufa then kept casting her as vamps, in Alraune, L'Argent and L'Atlantide, which she resented. In 1935 she walked away from the industry, settled in Switzerland and declined almost every interview for sixty years.

id: 238
person: Gustav Fröhlich

id: 239
person: Fritz Rasp

id: 240
person: Heinrich George

id: 241
person: Clara Bow
born: 1905-07-29
died: 1965-09-27
birthplace: Brooklyn, New York, United States
known-for: Acting
popularity: 77.62
biography: She grew up in Brooklyn tenements with little food and a dangerously ill mother, and got out by winning a magazine's fame and fortune contest in 1921. On screen she never stood still: eyes, shoulders and curls all talked at once. Mantrap and It made her the flapper the decade had been describing, and Wings put her into uniform. She managed talkies better than legend claims, but scandal and exhaustion wore her down, and she left for a Nevada ranch in her twenties.

id: 242
person: Antonio Moreno

id: 243
person: William Austin

id: 244
person: Priscilla Bonner

id: 245
person: Jacqueline Gadsdon

id: 246
person: Clarence G. Badger

id: 247
person: Elinor Glyn

id: 248
person: Hope Loring

id: 249
person: Louis D. Lighton

id: 250
person: H. Kinley Martin

id: 251
person: Ivor Novello

id: 252
person: June Tripp

id: 253
person: Malcolm Keen

id: 254
person: Marie Ault

id: 255
person: Arthur Chesney

id: 256
person: Alfred Hitchcock
born: 1899-08-13
died: 1980-04-29
birthplace: Leytonstone, England
known-for: Directing
popularity: 98.72
biography: A greengrocer's son from the edge of London, he drew title cards for silent films and learned his trade partly in German studios. The Lodger was, by his own account, the first true Hitchcock picture, and Blackmail let him play tricks with sound before most colleagues had mastered it. He moved to Hollywood in 1939 with his wife and closest collaborator, Alma Reville. Rear Window, Vertigo, North by Northwest and Psycho made his round silhouette a trademark and suspense almost his private property.

id: 257
person: Eliot Stannard

id: 258
person: Marie Belloc Lowndes

id: 259
person: Gaetano di Ventimiglia

id: 260
person: Ivor Montagu

id: 261
person: Janet Gaynor
born: 1906-10-06
died: 1984-09-14
birthplace: Philadelphia, Pennsylvania, United States
known-for: Acting
popularity: 66.32
biography: Small, round-eyed and tougher than she looked, she was an extra in comedies and westerns before Fox gave her a chance. In 1929 she received the first Academy Award for best actress, given for three films together: 7th Heaven, Street Angel and Sunrise. With Charles Farrell she formed one of the most popular couples on any screen. She crossed easily into sound, starred in the 1937 A Star Is Born, then married the costume designer Adrian and took up painting.

id: 262
person: Charles Farrell

id: 263
person: Albert Gran

id: 264
person: David Butler

id: 265
person: Gladys Brockwell

id: 266
person: George E. Stone

id: 267
person: Frank Borzage

id: 268
person: Benjamin Glazer

id: 269
person: Ernest Palmer

id: 270
person: Harry Oliver

id: 271
person: Buddy Rogers

id: 272
person: Richard Arlen

id: 273
person: Jobyna Ralston

id: 274
person: El Brendel

id: 275
person: Gary Cooper
born: 1901-05-07
died: 1961-05-13
birthplace: Helena, Montana, United States
known-for: Acting
popularity: 51.74
biography: He came to Los Angeles to sell cartoons and fell off horses for ten dollars a day. On the set he seemed to do nothing; on the screen it turned out he had been thinking. Tall, grave and a little embarrassed, he was a soldier for Borzage, a legionnaire for Sternberg, and Capra's idea of common sense. Two Oscars came for men who would rather have been left alone: Sergeant York and the marshal of High Noon.

id: 276
person: William A. Wellman

id: 277
person: John Monk Saunders

id: 278
person: Lucien Hubbard

id: 279
person: Harry Perry

id: 280
person: George O'Brien

id: 281
person: Margaret Livingston

id: 282
person: Bodil Rosing

id: 283
person: J. Farrell MacDonald

id: 284
person: Charles Rosher

id: 285
person: Karl Struss

id: 286
person: Rochus Gliese

id: 287
person: Al Jolson

id: 288
person: May McAvoy

id: 289
person: Warner Oland

id: 290
person: Eugenie Besserer

id: 291
person: Otto Lederer

id: 292
person: Alan Crosland

id: 293
person: Alfred A. Cohn

id: 294
person: Samson Raphaelson

id: 295
person: Hal Mohr

id: 296
person: Harold McCord

id: 297
person: Merna Kennedy

id: 298
person: Al Ernest Garcia

id: 299
person: Harry Crocker

id: 300
person: Tiny Sandford

id: 301
person: James Murray

id: 302
person: Eleanor Boardman

id: 303
person: Bert Roach

id: 304
person: Estelle Clark

id: 305
person: Daniel G. Tomlinson

id: 306
person: John V. A. Weaver

id: 307
person: Henry Sharp

id: 308
person: Hugh Wynn

id: 309
person: Renée Falconetti
born: 1892-07-21
died: 1946-12-12
birthplace: Pantin, France
known-for: Acting
popularity: 48.92
biography: A stage actress first and last, she made her name in Paris boulevard comedies and ran her own theater for a while, at ruinous cost. Carl Theodor Dreyer saw her in a light modern play, asked her to take off her make-up, and recognized his Joan. Months of shooting, on her knees on stone and with her hair cropped for the camera, gave the silent cinema one of its most naked performances. She left France during the war and died in Buenos Aires.

id: 310
person: Eugène Silvain

id: 311
person: André Berley

id: 312
person: Maurice Schutz

id: 313
person: Antonin Artaud

id: 314
person: Michel Simon

id: 315
person: Carl Theodor Dreyer
born: 1889-02-03
died: 1968-03-20
birthplace: Copenhagen, Denmark
known-for: Directing
popularity: 72.82
biography: Adopted as a small child into a strict Copenhagen household, he worked as a journalist and wrote title cards before directing his first film in 1919. He moved wherever money could be found, shooting in Norway, Sweden, Germany and France, and demanded bare walls, real daylight and unpainted faces. The Passion of Joan of Arc made him famous and nearly unemployable. Vampyr, Day of Wrath, Ordet and Gertrud came at long intervals, each slower and more exact than the last.

id: 316
person: Joseph Delteil

id: 317
person: Rudolph Maté

id: 318
person: Marion Byron

id: 319
person: Tom McGuire

id: 320
person: Tom Lewis

id: 321
person: Charles Reisner

id: 322
person: Carl Harbaugh

id: 323
person: Lars Hanson

id: 324
person: Montagu Love

id: 325
person: Dorothy Cumming

id: 326
person: Edward Earle

id: 327
person: William Orlamond

id: 328
person: Frances Marion

id: 329
person: Dorothy Scarborough

id: 330
person: Conrad A. Nervig

id: 331
person: Mikhail Kaufman

id: 332
person: Elizaveta Svilova

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

id: 335
person: Fritz Kortner

id: 336
person: Francis Lederer

id: 337
person: Carl Goetz

id: 338
person: Krafft-Raschig

id: 339
person: Alice Roberts

id: 340
person: G. W. Pabst

id: 341
person: Ladislaus Vajda

id: 342
person: Seymour Nebenzal

id: 343
person: Günther Krampf

id: 344
person: Andrei Andreiev

id: 345
person: Simone Mareuil

id: 346
person: Pierre Batcheff

id: 347
person: Luis Buñuel
born: 1900-02-22
died: 1983-07-29
birthplace: Calanda, Spain
known-for: Directing
popularity: 81.92
biography: Village drums and a Jesuit school marked his Aragonese childhood; student lodgings in Madrid introduced him to Dalí and Lorca. In Paris he financed Un Chien Andalou with money from his mother, and L'Age d'Or provoked a riot and a ban that lasted decades. Exile carried him to Mexico, where he made Los Olvidados and The Exterminating Angel on tight schedules. Late in life, back in France, he shot Belle de Jour and The Discreet Charm of the Bourgeoisie with a perfectly straight face.

id: 348
person: Salvador Dalí

id: 349
person: Albert Duverger

id: 350
person: Anny Ondra

id: 351
person: John Longden

id: 352
person: Sara Allgood

id: 353
person: Charles Paton

id: 354
person: Donald Calthrop

id: 355
person: Cyril Ritchard

id: 356
person: John Maxwell

id: 357
person: Jack E. Cox

id: 358
person: Emile de Ruelle

id: 359
person: Erwin Splettstößer

id: 360
person: Brigitte Borchert

id: 361
person: Wolfgang von Waltershausen

id: 362
person: Christl Ehlers

id: 363
person: Annie Schreyer

id: 364
person: Robert Siodmak

id: 365
person: Edgar G. Ulmer
born: 1904-09-17
died: 1972-09-30
birthplace: Olmütz, Austria-Hungary
known-for: Directing
popularity: 36.72
biography: He told wonderful stories about the masters he had served in Vienna and Berlin, and some can be checked. After The Black Cat a love affair with the wife of a mogul's nephew shut him out of the big studios. He made Yiddish and Ukrainian films, musicals, health shorts and six-day thrillers, smuggling mist, Brahms and fatalism into all of them. Detour, shot for almost nothing, is his perfect crime.

id: 366
person: Billy Wilder

id: 367
person: Eugen Schüfftan

id: 368
person: Greta Garbo
born: 1905-09-18
died: 1990-04-15
birthplace: Stockholm, Sweden
known-for: Acting
popularity: 91.22
biography: A shop girl from the south side of Stockholm, she came to films by way of department-store advertisements and the Royal Dramatic Theatre's school. Mauritz Stiller cast her in The Saga of Gösta Berling and brought her to Hollywood in 1925, where MGM found that the camera could read thoughts on her face. Anna Christie gave audiences her low, weary voice. Camille and Ninotchka followed; at thirty-six she stopped filming and spent half a century walking New York behind dark glasses.

id: 369
person: Charles Bickford

id: 370
person: George F. Marion

id: 371
person: Marie Dressler

id: 372
person: Clarence Brown

id: 373
person: Cedric Gibbons

id: 374
person: Marlene Dietrich
born: 1901-12-27
died: 1992-05-06
birthplace: Berlin, Germany
known-for: Acting
popularity: 92.42
biography: She studied the violin, danced in revues and played small film parts in Berlin through the twenties until Josef von Sternberg put her on a barrel in The Blue Angel. He took her to Paramount, and over six more pictures they turned light, smoke and feathers into a private language. She refused offers to work for the Nazi regime, became an American citizen and sang for Allied troops close to the front. Later she toured the world alone with a microphone and a swansdown coat.

id: 375
person: Kurt Gerron

id: 376
person: Rosa Valetti

id: 377
person: Hans Albers

id: 378
person: Josef von Sternberg
born: 1894-05-29
died: 1969-12-22
birthplace: Vienna, Austria-Hungary
known-for: Directing
popularity: 63.72
biography: Born plain Jonas Sternberg, he shuttled between Vienna and New York as a boy and learned films from the bottom, patching damaged prints in New Jersey. The Salvation Hunters, made for next to nothing, won him admirers, and Underworld helped set the pattern of the gangster picture. With Marlene Dietrich he made seven films crowded with nets, veils and slatted shadow. Proud and prickly, he fell out with the studios, taught in Los Angeles, and called his memoir Fun in a Chinese Laundry.

id: 379
person: Heinrich Mann

id: 380
person: Günther Rittau

id: 381
person: Friedrich Hollaender

id: 382
person: Semyon Svashenko

id: 383
person: Stepan Shkurat

id: 384
person: Mykola Nademsky

id: 385
person: Yuliya Solntseva

id: 386
person: Yelena Maksimova

id: 387
person: Petro Masokha

id: 388
person: Alexander Dovzhenko
born: 1894-09-10
died: 1956-11-25
birthplace: Sosnytsia, Russian Empire
known-for: Directing
popularity: 42.32
biography: The son of Ukrainian peasants, he taught school, served as a diplomat's clerk and drew newspaper cartoons before turning up at the Odesa film studio in his thirties with almost no training. Zvenyhora mixed legend and revolution so freely that his colleagues were baffled; Arsenal and Earth completed a loose trilogy of folk memory, landscape and upheaval. Attacked at home and admired abroad, he worked under close supervision ever after. His wife Yuliya Solntseva finished the projects he left behind.

id: 389
person: Danylo Demutsky

id: 390
person: Lew Ayres

id: 391
person: Louis Wolheim

id: 392
person: John Wray

id: 393
person: Arnold Lucy

id: 394
person: Ben Alexander

id: 395
person: Slim Summerville

id: 396
person: Beryl Mercer

id: 397
person: Lewis Milestone

id: 398
person: George Abbott

id: 399
person: Erich Maria Remarque

id: 400
person: Carl Laemmle Jr.

id: 401
person: Albert Préjean

id: 402
person: Pola Illéry

id: 403
person: Edmond T. Gréville

id: 404
person: Gaston Modot

id: 405
person: Bill Bocket

id: 406
person: René Clair
born: 1898-11-11
died: 1981-03-15
birthplace: Paris, France
known-for: Directing
popularity: 39.26
biography: A journalist and poet among the Dadaists, he put a camel in front of a hearse for Entr'acte and decided that cinema should dance. He distrusted talking pictures and then showed everyone how to use them, letting songs, noises and silences carry Le Million and À nous la liberté. After wartime exile in London and Hollywood, he returned to Paris and became the first man elected to the French Academy for making films.

id: 407
person: Georges Périnal

id: 408
person: Lazare Meerson

id: 409
person: Armand Bernard

id: 410
person: Gustav Diessl

id: 411
person: Fritz Kampers

id: 412
person: Hans-Joachim Moebis

id: 413
person: Claus Clausen

id: 414
person: Jackie Monnier

id: 415
person: Hanna Hoessrich

id: 416
person: Ernst Johannsen

id: 417
person: Ben Lyon

id: 418
person: James Hall

id: 419
person: Jean Harlow
born: 1911-03-03
died: 1937-06-07
birthplace: Kansas City, Missouri, United States
known-for: Acting
popularity: 57.86
biography: Howard Hughes sold her as a head of platinum hair, and early critics found little else to praise. At MGM she discovered that she was funny: nasal, quick, good-hearted and ready to throw crockery. Red Dust, Dinner at Eight and Libeled Lady show a comedienne growing sharper with each year. She died of kidney failure at twenty-six, with a film unfinished and the whole studio in mourning.

id: 420
person: John Darrow

id: 421
person: Lucien Prival

id: 422
person: Howard Hughes

id: 423
person: Howard Estabrook

id: 424
person: Chester Morris

id: 425
person: Robert Montgomery

id: 426
person: Leila Hyams

id: 427
person: George W. Hill

id: 428
person: Harold Wenstrom

id: 429
person: Blanche Sewell

id: 430
person: Douglas Fairbanks Jr.

id: 431
person: Neil Hamilton

id: 432
person: Frank McHugh

id: 433
person: William Janney

id: 434
person: Clyde Cook

id: 435
person: James Finlayson

id: 436
person: Howard Hawks
born: 1896-05-30
died: 1977-12-26
birthplace: Goshen, Indiana, United States
known-for: Directing
popularity: 53.94
biography: Trained as an engineer, keen on racing cars and aeroplanes, he made one of the best gangster films, several of the best comedies, and Westerns, musicals and noirs to match, usually while pretending it was no trouble. His people are professionals who judge one another by how well they do the job and how fast they talk. He liked women to be as insolent as men, and put the camera at eye level.

id: 437
person: Dan Totheroh

id: 438
person: Seton I. Miller

id: 439
person: Ernest Haller

id: 440
person: Lila Lee

id: 441
person: Elliott Nugent

id: 442
person: Harry Earles

id: 443
person: Ivan Linow

id: 444
person: John Miljan

id: 445
person: Jack Conway

id: 446
person: J. C. Nugent

id: 447
person: Tod Robbins

id: 448
person: Percy Hilburn

id: 449
person: Herbert Marshall

id: 450
person: Norah Baring

id: 451
person: Phyllis Konstam

id: 452
person: Edward Chapman

id: 453
person: Miles Mander

id: 454
person: Esme Percy

id: 455
person: Alma Reville

id: 456
person: Clemence Dane

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

id: 459
person: Chico Marx

id: 460
person: Zeppo Marx

id: 461
person: Lillian Roth

id: 462
person: Margaret Dumont

id: 463
person: Louis Sorin

id: 464
person: Victor Heerman

id: 465
person: Morrie Ryskind

id: 466
person: George Folsey

id: 467
person: Eddie Cantor

id: 468
person: Ethel Shutta

id: 469
person: Eleanor Hunt

id: 470
person: Paul Gregory

id: 471
person: Jack Rutherford

id: 472
person: Spencer Charters

id: 473
person: Chief Caupolican

id: 474
person: Thornton Freeland

id: 475
person: William M. Conselman

id: 476
person: Samuel Goldwyn

id: 477
person: Lee Garmes

id: 478
person: Stuart Heisler

id: 479
person: John Wayne
born: 1907-05-26
died: 1979-06-11
birthplace: Winterset, Iowa, United States
known-for: Acting
popularity: 78.46
biography: Marion Morrison lost a football scholarship to a surfing injury, carried props at Fox and spent the thirties in cheap Westerns learning to ride, hit and wait. John Ford's Stagecoach made him a star at thirty-one. The rolling walk and the broken-up phrasing were worked out with care, and directors such as Ford and Hawks found in them both a nation's self-regard and, now and then, its loneliness.

id: 480
person: Marguerite Churchill

id: 481
person: Tyrone Power Sr.

id: 482
person: Ian Keith

id: 483
person: David Rollins

id: 484
person: Hal G. Evarts

id: 485
person: Lucien N. Andriot

id: 486
person: Jack Dennis

id: 487
person: Adolphe Menjou

id: 488
person: Ullrich Haupt

id: 489
person: Eve Southern

id: 490
person: Jules Furthman

id: 491
person: Hans Dreier

id: 492
person: Travis Banton

id: 493
person: Lya Lys

id: 494
person: Max Ernst

id: 495
person: Josep Llorens Artigas

id: 496
person: Caridad de Laberdesque

id: 497
person: Charles de Noailles

id: 498
person: Virginia Cherrill

id: 499
person: Florence Lee

id: 500
person: Harry Myers

id: 501
person: Hank Mann

id: 503
person: Bela Lugosi
born: 1882-10-20
died: 1956-08-16
birthplace: Lugos, Kingdom of Hungary
known-for: Acting
popularity: 69.28
biography: He played Shakespeare and Jesus on the Hungarian stage, fled after the revolution of 1919 for having organized an actors' union, and learned his first English roles by sound alone. Dracula made him famous on Broadway in 1927 and typecast him on film in 1931. Studios soon paid him less than his name was worth, yet he gave the cheapest quickies the same grave, hypnotic attention as the classics.

id: 504
person: Helen Chandler

id: 505
person: David Manners

id: 506
person: Dwight Frye

id: 507
person: Edward Van Sloan

id: 508
person: Herbert Bunston

id: 509
person: Frances Dade

id: 510
person: Tod Browning
born: 1880-07-12
died: 1962-10-06
birthplace: Louisville, Kentucky, United States
known-for: Directing
popularity: 42.61
biography: At sixteen he left a comfortable family for a traveling carnival, where he was a barker, a contortionist and a man buried alive. He carried that world into his films: tricksters, outcasts, false limbs and true resentments, ten of them acted by Lon Chaney. Dracula brought his greatest success, Freaks nearly ended his career. He retired in 1939 and gave almost no account of himself to anybody.

id: 511
person: Garrett Fort

id: 512
person: Pat O'Brien

id: 513
person: Mary Brian

id: 514
person: Edward Everett Horton

id: 515
person: Walter Catlett

id: 516
person: Mae Clarke

id: 517
person: Bartlett Cormack

id: 518
person: Charles Lederer

id: 519
person: Glen MacWilliams

id: 520
person: René Lefèvre

id: 521
person: Annabella

id: 522
person: Jean-Louis Allibert

id: 523
person: Paul Ollivier

id: 524
person: Vanda Gréville

id: 525
person: Odette Talazac

id: 526
person: Raymond Cordy

id: 527
person: Frank Clifford

id: 528
person: James Cagney
born: 1899-07-17
died: 1986-03-30
birthplace: New York City, New York, United States
known-for: Acting
popularity: 58.37
biography: A bartender's son from the Lower East Side, he began in vaudeville as a chorus girl in drag and always said he was a song-and-dance man. The Public Enemy fixed him as a gangster, all springs and spite, but the dancer showed in every shrug. He fought Warner Brothers over money, won an Oscar as George M. Cohan, and retired to a farm to paint before a late return in Ragtime.

id: 529
person: Edward Woods

id: 530
person: Joan Blondell

id: 531
person: Donald Cook

id: 532
person: Leslie Fenton

id: 533
person: Harvey F. Thew

id: 534
person: Kubec Glasmon

id: 535
person: John Bright

id: 536
person: Darryl F. Zanuck

id: 537
person: Peter Lorre
born: 1904-06-26
died: 1964-03-23
birthplace: Rózsahegy, Austria-Hungary
known-for: Acting
popularity: 55.19
biography: He slept on park benches in Vienna before Bertolt Brecht put him on the Berlin stage and Fritz Lang made him the hunted killer of M. Exile took him to Paris, London and Hollywood, where that soft voice and those swimming eyes served surgeons, spies and small-time crooks. Few actors could be at once so repellent and so sorrowful. He directed only one film, the bleak Der Verlorene, on a brief return to Germany.

id: 538
person: Ellen Widmann

id: 539
person: Inge Landgut

id: 540
person: Otto Wernicke

id: 541
person: Gustaf Gründgens

id: 542
person: Paul Falkenberg

id: 543
person: Douglass Montgomery

id: 544
person: Doris Lloyd

id: 545
person: Frederick Kerr

id: 546
person: Enid Bennett

id: 547
person: Bette Davis
born: 1908-04-05
died: 1989-10-06
birthplace: Lowell, Massachusetts, United States
known-for: Acting
popularity: 70.92
biography: Universal thought she had no glamour, and she agreed that glamour was not the point. She fought to play the vicious waitress of Of Human Bondage, took Warner Brothers to court in London and lost, and then got the parts anyway. Chopping the air with a cigarette, aging or uglying herself without mercy, she made will power the great subject of the women's picture, and of All About Eve.

id: 548
person: Ethel Griffies

id: 549
person: James Whale
born: 1889-07-22
died: 1957-05-29
birthplace: Dudley, England
known-for: Directing
popularity: 47.83
biography: A foundry-town boy who drew cartoons, he learned to stage plays in a German prisoner-of-war camp. The trench drama Journey's End took him from London to Hollywood, where Universal handed him Frankenstein. He brought to horror a gliding camera, a taste for gallows humor and an outsider's sympathy for the creature. Openly gay in a guarded town, he preferred painting to compromise and left films at the start of the forties.

id: 550
person: Benn W. Levy

id: 551
person: Tom Reed

id: 552
person: Thelma Todd

id: 553
person: Rockliffe Fellowes

id: 554
person: Harry Woods

id: 555
person: Ruth Hall

id: 556
person: Norman Z. McLeod

id: 557
person: S. J. Perelman

id: 558
person: Will B. Johnstone

id: 559
person: Herman J. Mankiewicz

id: 560
person: Arthur L. Todd

id: 561
person: Raimu

id: 562
person: Pierre Fresnay

id: 563
person: Orane Demazis

id: 564
person: Fernand Charpin

id: 565
person: Alida Rouffe

id: 566
person: Paul Dullac

id: 567
person: Robert Vattier

id: 568
person: Alexandre Mihalesco

id: 569
person: Alexander Korda

id: 570
person: Marcel Pagnol

id: 571
person: Ted Pahle

id: 572
person: Francis Gromon

id: 573
person: Robert Williams

id: 574
person: Loretta Young

id: 575
person: Halliwell Hobbes

id: 576
person: Reginald Owen

id: 577
person: Edmund Breese

id: 578
person: Louise Closser Hale

id: 579
person: Frank Capra
born: 1897-05-18
died: 1991-09-03
birthplace: Bisacquino, Sicily, Italy
known-for: Directing
popularity: 59.41
biography: He crossed the Atlantic in steerage at the age of six, sold newspapers, took a chemistry degree and talked his way into directing. At little Columbia he put his name above the title, and with the writer Robert Riskin made comedies in which plain people shame the powerful. The sweetness is what is remembered, but the films are full of mobs, ruin and men on ledges, and that is why the relief works.

id: 580
person: Robert Riskin

id: 581
person: Jo Swerling

id: 582
person: Harry E. Chandlee

id: 583
person: Douglas W. Churchill

id: 584
person: Joseph Walker

id: 585
person: Ernst Busch

id: 586
person: Elisabeth Wendt

id: 587
person: Gustav Püttjer

id: 588
person: Andrée Ducret

id: 589
person: Alex Bernard

id: 590
person: Karl Otten

id: 591
person: Colin Clive

id: 592
person: Boris Karloff
born: 1887-11-23
died: 1969-02-02
birthplace: Camberwell, London, England
known-for: Acting
popularity: 71.63
biography: Born William Henry Pratt, he was meant for the consular service and ran off to Canada to act in barns instead. Twenty years of stock companies, lorry driving and bit parts preceded the day James Whale noticed his face in the Universal canteen. As the creature in Frankenstein he made horror pitiable, and went on doing so, with a lisping courtesy, in mummies' wrappings, surgeons' gowns and children's cartoons.

id: 593
person: John Boles

id: 594
person: Marilyn Harris

id: 595
person: Francis Edward Faragoh

id: 596
person: Mary Shelley

id: 597
person: Hertha Thiele

id: 598
person: Dorothea Wieck

id: 599
person: Emilia Unda

id: 600
person: Ellen Schwanneke

id: 601
person: Hedwig Schlichter

id: 602
person: Leontine Sagan

id: 603
person: Christa Winsloe

id: 604
person: Carl Froelich

id: 605
person: Reimar Kuntze

id: 606
person: Hanson Milde-Meissner

id: 607
person: Wallace Ford

id: 608
person: Olga Baclanova

id: 609
person: Henry Victor

id: 610
person: Daisy Earles

id: 611
person: Roscoe Ates

id: 612
person: Johnny Eck

id: 613
person: Willis Goldbeck

id: 614
person: Leon Gordon

id: 615
person: Merritt B. Gerstad

id: 616
person: Clive Brook

id: 617
person: Eugene Pallette

id: 618
person: Lawrence Grant

id: 619
person: Gustav von Seyffertitz

id: 620
person: Harry Hervey

id: 621
person: W. Franke Harling

id: 622
person: Paul Muni

id: 623
person: Ann Dvorak

id: 624
person: Karen Morley

id: 625
person: Osgood Perkins

id: 626
person: George Raft

id: 627
person: Vince Barnett

id: 628
person: C. Henry Gordon

id: 629
person: Ben Hecht
born: 1894-02-28
died: 1964-04-18
birthplace: New York City, New York, United States
known-for: Writing
popularity: 37.48
biography: A Chicago crime reporter at sixteen, he went west after a telegram promising that there were millions to be made and that his only competition was idiots. He wrote faster than anyone, claimed to despise the work, and shaped the gangster film, the newspaper comedy and the spy romance. Scarface, Twentieth Century, Nothing Sacred and Notorious carry his name; many others carry only his jokes.

id: 630
person: Armitage Trail

id: 631
person: Edward Curtiss

id: 632
person: John Barrymore

id: 633
person: Joan Crawford

id: 634
person: Lionel Barrymore

id: 635
person: Edmund Goulding

id: 636
person: William A. Drake

id: 637
person: Vicki Baum

id: 638
person: Julian West

id: 639
person: Rena Mandel

id: 640
person: Sybille Schmitz

id: 641
person: Jan Hieronimko

id: 642
person: Henriette Gérard

id: 643
person: Albert Bras

id: 644
person: Christen Jul

id: 645
person: Tatsuo Saitō

id: 646
person: Mitsuko Yoshikawa

id: 647
person: Hideo Sugawara

id: 648
person: Tomio Aoki

id: 649
person: Takeshi Sakamoto

id: 650
person: Seiichi Katō

id: 651
person: Yasujirō Ozu
born: 1903-12-12
died: 1963-12-12
birthplace: Tokyo, Japan
known-for: Directing
popularity: 60.58
biography: He taught for a year in a mountain village, drank, adored American comedies and entered the Shochiku studio carrying cameras. His silent films of students, clerks and quarrelsome boys are full of gags; gradually he pared away fades, pans and plot until what remained was a family, a room and the passing of time. He lived with his mother, never married, wrote each script over a count of sake bottles, and died on his sixtieth birthday.

id: 652
person: Akira Fushimi

id: 653
person: Hideo Shigehara

id: 654
person: Madge Bellamy

id: 655
person: John Harron

id: 656
person: Robert Frazer

id: 657
person: Joseph Cawthorn

id: 658
person: Clarence Muse

id: 659
person: Victor Halperin

id: 660
person: Garnett Weston

id: 661
person: Edward Halperin

id: 662
person: Arthur Martinelli

id: 663
person: David Landau

id: 664
person: Bert Kalmar

id: 665
person: Harry Ruby

id: 666
person: Ray June

id: 667
person: Joel McCrea

id: 668
person: Fay Wray
born: 1907-09-15
died: 2004-08-08
birthplace: Cardston, Alberta, Canada
known-for: Acting
popularity: 46.37
biography: Erich von Stroheim chose her, still a teenager, to star in The Wedding March. Five years later Merian C. Cooper promised her the tallest, darkest leading man in Hollywood, and she put on a blonde wig for King Kong. In that year and the one before, she screamed in a run of horror pictures with such conviction that it hid a thoughtful, playful actress. The Empire State Building dimmed its lights when she died.

id: 669
person: Leslie Banks

id: 670
person: Robert Armstrong

id: 671
person: Noble Johnson

id: 672
person: Steve Clemente

id: 673
person: Ernest B. Schoedsack

id: 674
person: Irving Pichel

id: 675
person: James Ashmore Creelman

id: 676
person: Richard Connell

id: 677
person: Merian C. Cooper

id: 678
person: Max Steiner

id: 679
person: Miriam Hopkins

id: 680
person: Kay Francis

id: 681
person: Charlie Ruggles

id: 682
person: C. Aubrey Smith

id: 683
person: Robert Greig

id: 684
person: Ernst Lubitsch
born: 1892-01-29
died: 1947-11-30
birthplace: Berlin, Germany
known-for: Directing
popularity: 50.36
biography: A tailor's son who preferred the theater, he was Germany's leading director by the time Mary Pickford brought him to Hollywood in 1922. There he taught American comedy to suggest rather than state: a closed door, a straightened tie, a glance at the clock. Behind the cigar and the jokes was a craftsman who planned every cut on paper. Billy Wilder kept a sign in his office asking how Lubitsch would do it.

id: 685
person: Victor Milner

id: 686
person: Glenda Farrell

id: 687
person: Helen Vinson

id: 688
person: Noel Francis

id: 689
person: Preston Foster

id: 690
person: Allen Jenkins

id: 691
person: Edward Ellis

id: 692
person: Mervyn LeRoy

id: 693
person: Howard J. Green

id: 694
person: Brown Holmes

id: 695
person: Hal B. Wallis

id: 696
person: Sol Polito

id: 697
person: Charles Granval

id: 698
person: Marcelle Hainia

id: 699
person: Sévérine Lerczinska

id: 700
person: Jean Dasté

id: 701
person: Max Dalban

id: 702
person: Jacques Becker

id: 703
person: Jean Renoir
born: 1894-09-15
died: 1979-02-12
birthplace: Paris, France
known-for: Directing
popularity: 54.87
biography: He sold some of his father's paintings to pay for his first films, and never filmed a face without some of the painter's appetite. Through the thirties he worked outdoors, in long, roaming takes, with actors he loved: Boudu, Monsieur Lange, Grand Illusion, The Rules of the Game. He believed that everyone has their reasons, and found that both comic and terrible. War drove him to America, and India gave him color.

id: 704
person: Marcel Lucien

id: 705
person: Helen Hayes

id: 706
person: Mary Philips

id: 707
person: Jack La Rue

id: 708
person: Blanche Friderici

id: 709
person: Oliver H. P. Garrett

id: 710
person: Ernest Hemingway

id: 711
person: Charles Lang

id: 712
person: Zita Johann

id: 713
person: Arthur Byron

id: 714
person: Bramwell Fletcher

id: 715
person: John L. Balderston

id: 716
person: Nina Wilcox Putnam

id: 717
person: Richard Schayer

id: 718
person: Charles J. Stumar

id: 719
person: Bruce Cabot

id: 720
person: Frank Reicher

id: 721
person: Sam Hardy

id: 722
person: Victor Wong

id: 723
person: Ruth Rose

id: 724
person: Warner Baxter

id: 725
person: Bebe Daniels

id: 726
person: George Brent

id: 727
person: Ruby Keeler

id: 728
person: Guy Kibbee

id: 729
person: Una Merkel

id: 730
person: Ginger Rogers
born: 1911-07-16
died: 1995-04-25
birthplace: Independence, Missouri, United States
known-for: Acting
popularity: 56.73
biography: A Charleston contest won in Texas put her on the vaudeville circuit, and she reached Hollywood as a wisecracking chorus girl in Warner musicals. In ten films with Fred Astaire she danced as though each step had just occurred to her, and acted through the dance. On her own she was a brisk, skeptical comedienne, and won an Oscar for the dramatic Kitty Foyle. She kept working on stage into her seventies.

id: 731
person: Dick Powell

id: 732
person: Lloyd Bacon

id: 733
person: Rian James

id: 734
person: James Seymour

id: 735
person: Bradford Ropes

id: 736
person: Harry Warren

id: 737
person: Delphin

id: 738
person: Robert le Flon

id: 739
person: Louis Lefebvre

id: 740
person: Gilbert Pruchon

id: 741
person: Gérard de Bédarieux

id: 742
person: Jean Vigo
born: 1905-04-26
died: 1934-10-05
birthplace: Paris, France
known-for: Directing
popularity: 43.59
biography: His father, an anarchist, died in a prison cell when the boy was twelve, and Vigo grew up in boarding schools under a false name. He made two documentaries, a banned school comedy and one feature, barely three hours of film in all, while tuberculosis closed in. L'Atalante was recut and retitled by its distributors as he lay ill at twenty-nine. Restored, it has taught generations how free a camera can be.

id: 743
person: Jacques-Louis Nounez

id: 744
person: Boris Kaufman

id: 745
person: Maurice Jaubert

id: 746
person: Oscar Beregi Sr.

id: 747
person: Wera Liessem

id: 748
person: Karl Meixner

id: 749
person: Hans Erdmann

id: 750
person: Lee Tracy

id: 751
person: Edmund Lowe

id: 752
person: Billie Burke

id: 753
person: George Cukor

id: 754
person: David O. Selznick
born: 1902-05-10
died: 1965-06-22
birthplace: Pittsburgh, Pennsylvania, United States
known-for: Production
popularity: 38.91
biography: The son of a bankrupt film pioneer, he ran production at RKO, married into MGM and then founded a studio of his own, where nothing escaped his notice or his memos. Some of these, dictated through the night on stimulants, ran to dozens of pages. He brought Cukor, Hitchcock and Ingrid Bergman forward, and made A Star Is Born, Gone with the Wind and Rebecca with the same anxious, extravagant care.

id: 755
person: Adrian

id: 756
person: Claude Rains

id: 757
person: Gloria Stuart

id: 758
person: William Harrigan

id: 759
person: Henry Travers

id: 760
person: Una O'Connor

id: 761
person: Forrester Harvey

id: 762
person: E. E. Clive

id: 763
person: R. C. Sherriff

id: 764
person: H. G. Wells

id: 765
person: Katharine Hepburn
born: 1907-05-12
died: 2003-06-29
birthplace: Hartford, Connecticut, United States
known-for: Acting
popularity: 73.82
biography: The daughter of a surgeon and a suffragist, she arrived in Hollywood wearing trousers and expecting to be listened to. Exhibitors once called her box-office poison; she answered by buying the rights to The Philadelphia Story and choosing her own co-stars. Over six decades, nine films of them beside Spencer Tracy, she turned angular pride and sudden tenderness into four Academy Awards, none of which she went to collect.

id: 766
person: Joan Bennett

id: 767
person: Frances Dee

id: 768
person: Jean Parker

id: 769
person: Paul Lukas

id: 770
person: Edna May Oliver

id: 771
person: Spring Byington

id: 772
person: Sarah Y. Mason

id: 773
person: Louisa May Alcott

id: 774
person: Louis Calhern

id: 775
person: Raquel Torres

id: 776
person: Edgar Kennedy

id: 777
person: Leo McCarey

id: 778
person: Elizabeth Young

id: 779
person: Rouben Mamoulian

id: 780
person: H. M. Harwood

id: 781
person: Salka Viertel

id: 782
person: Walter Wanger

id: 783
person: Herbert Stothart

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

id: 786
person: Walter Connolly

id: 787
person: Roscoe Karns

id: 788
person: Jameson Thomas

id: 789
person: Alan Hale

id: 790
person: Samuel Hopkins Adams

id: 791
person: Gene Havlick

id: 792
person: Carole Lombard
born: 1908-10-06
died: 1942-01-16
birthplace: Fort Wayne, Indiana, United States
known-for: Acting
popularity: 54.38
biography: She learned to fall in Mack Sennett comedies and to swear, she said, in self-defense. When Howard Hawks told her to kick John Barrymore the way she really would, screwball comedy had its queen. In My Man Godfrey and Nothing Sacred she is beautiful, breathless and slightly deranged. She was married to Clark Gable and returning from a war bond tour when her plane struck a mountain in Nevada.

id: 793
person: Etienne Girardot

id: 794
person: Ralph Forbes

id: 795
person: Charles MacArthur

id: 796
person: Joseph H. August

id: 797
person: Jacqueline Wells

id: 798
person: Lucille Lund

id: 799
person: Egon Brecher

id: 800
person: Harry Cording

id: 801
person: Peter Ruric

id: 802
person: John J. Mescall

id: 803
person: Charles D. Hall

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

id: 806
person: Maureen O'Sullivan

id: 807
person: Nat Pendleton

id: 808
person: Minna Gombell

id: 809
person: Porter Hall

id: 810
person: Henry Wadsworth

id: 811
person: Cesar Romero

id: 812
person: W. S. Van Dyke

id: 813
person: Albert Hackett

id: 814
person: Frances Goodrich

id: 815
person: Dashiell Hammett

id: 816
person: Hunt Stromberg

id: 817
person: James Wong Howe

id: 818
person: Leslie Howard

id: 819
person: Kay Johnson

id: 820
person: Reginald Denny

id: 821
person: John Cromwell

id: 822
person: Lester Cohen

id: 823
person: W. Somerset Maugham

id: 824
person: Pandro S. Berman

id: 825
person: Henry W. Gerrard

id: 826
person: Dita Parlo

id: 827
person: Gilles Margaritis

id: 828
person: Albert Riéra

id: 829
person: John Lodge

id: 830
person: Sam Jaffe

id: 831
person: Louise Dresser

id: 832
person: Gavin Gordon

id: 833
person: Manuel Komroff

id: 834
person: Bert Glennon

id: 835
person: Fred Astaire
born: 1899-05-10
died: 1987-06-22
birthplace: Omaha, Nebraska, United States
known-for: Acting
popularity: 64.91
biography: He spent his youth on stage partnering his sister Adele, and came to films at thirty-four with thinning hair and a light voice that songwriters loved. He insisted that dances be shot from head to foot with as few cuts as possible, rehearsed for weeks until the effort vanished, and made a top hat look like everyday wear. Berlin, Kern, Gershwin and Porter all wrote some of their best songs for him.

id: 836
person: Alice Brady

id: 837
person: Erik Rhodes

id: 838
person: Eric Blore

id: 839
person: Mark Sandrich

id: 840
person: George Marion Jr.

id: 841
person: Dorothy Yost

id: 842
person: Edward Kaufman

id: 843
person: David Abel

id: 844
person: Chōko Iida

id: 845
person: Kōji Mitsui

id: 846
person: Rieko Yagumo

id: 847
person: Yoshiko Tsubouchi

id: 848
person: Tadao Ikeda

id: 849
person: W. C. Fields

id: 850
person: Kathleen Howard

id: 851
person: Jean Rouverol

id: 852
person: Tommy Bupp

id: 853
person: Baby LeRoy

id: 854
person: Charles Sellon

id: 855
person: Tammany Young

id: 856
person: Jack Cunningham

id: 857
person: William LeBaron

id: 858
person: Charles Laughton
born: 1899-07-01
died: 1962-12-15
birthplace: Scarborough, England
known-for: Acting
popularity: 50.83
biography: An innkeeper's son gassed in the First World War, he was sure of his own ugliness and made an art of it. Captain Bligh, Quasimodo, Rembrandt and the timid butler of Red Gap are all studies in what a heavy body can hide. He married Elsa Lanchester, worked with Brecht on Galileo, toured America reading aloud, and directed one film, The Night of the Hunter, that no one wanted at the time.

id: 859
person: Mary Boland

id: 860
person: Roland Young

id: 861
person: Maude Eburne

id: 862
person: Walter DeLeon

id: 863
person: Harlan Thompson

id: 864
person: Harry Leon Wilson

id: 865
person: Arthur Hornblow Jr.

id: 866
person: Alfred Gilks

id: 867
person: Valerie Hobson

id: 868
person: Ernest Thesiger

id: 869
person: Elsa Lanchester

id: 870
person: O. P. Heggie

id: 871
person: William Hurlbut

id: 872
person: Franz Waxman

id: 873
person: Victor McLaglen

id: 874
person: Heather Angel

id: 875
person: Margot Grahame

id: 876
person: J. M. Kerrigan

id: 877
person: Joe Sawyer

id: 878
person: John Ford
born: 1894-02-01
died: 1973-08-31
birthplace: Cape Elizabeth, Maine, United States
known-for: Directing
popularity: 66.17
biography: Born John Martin Feeney to Irish parents, Ford followed his brother Francis to Hollywood and directed his first films in 1917. The Iron Horse made his name, and he won four Academy Awards for directing, more than anybody else: for The Informer, The Grapes of Wrath, How Green Was My Valley and The Quiet Man. With John Wayne and Monument Valley he shaped the Western, from Stagecoach to The Searchers.

id: 879
person: Dudley Nichols

id: 880
person: Liam O'Flaherty

id: 881
person: Frances Drake

id: 882
person: Ted Healy

id: 883
person: Edward Brophy

id: 884
person: Henry Kolker

id: 885
person: Keye Luke

id: 886
person: P. J. Wolfson

id: 887
person: Maurice Renard

id: 888
person: Gregg Toland

id: 889
person: Dimitri Tiomkin

id: 890
person: Helen Broderick

id: 891
person: Dwight Taylor

id: 892
person: Allan Scott

id: 893
person: Irving Berlin

id: 894
person: Franchot Tone

id: 895
person: Herbert Mundin

id: 896
person: Eddie Quillan

id: 897
person: Dudley Digges

id: 898
person: Movita

id: 899
person: Frank Lloyd

id: 900
person: Talbot Jennings

id: 901
person: Kitty Carlisle

id: 902
person: Allan Jones

id: 903
person: Walter Woolf King

id: 904
person: Sig Ruman

id: 905
person: Sam Wood

id: 906
person: George S. Kaufman

id: 907
person: James Kevin McGuinness

id: 908
person: Françoise Rosay

id: 909
person: Jean Murat

id: 910
person: André Alerme

id: 911
person: Louis Jouvet

id: 912
person: Micheline Cheirel

id: 913
person: Lyne Clevers

id: 914
person: Alfred Adam

id: 915
person: Jacques Feyder

id: 916
person: Charles Spaak

id: 917
person: Bernard Zimmer

id: 918
person: Harry Stradling

id: 919
person: Louis Beydts

id: 920
person: Errol Flynn
born: 1909-06-20
died: 1959-10-14
birthplace: Hobart, Tasmania, Australia
known-for: Acting
popularity: 53.26
biography: A biologist's son thrown out of several schools, he claimed to have prospected for gold and run a schooner in New Guinea, and some of it was true. Warner Brothers gave the unknown Captain Blood, and he swung through a decade of pirates and outlaws as if the ropes had been hung for his pleasure. Drink and scandal caught up early, but the best films remain pure delight in motion.

id: 921
person: Olivia de Havilland

id: 922
person: Lionel Atwill

id: 923
person: Basil Rathbone

id: 924
person: Ross Alexander

id: 925
person: Henry Stephenson

id: 926
person: Robert Barrat

id: 927
person: Michael Curtiz

id: 928
person: Casey Robinson

id: 929
person: Rafael Sabatini

id: 930
person: Erich Wolfgang Korngold

id: 931
person: George Amy

id: 932
person: Florelle

id: 933
person: Jules Berry

id: 934
person: Marcel Lévesque

id: 935
person: Nadia Sibirskaïa

id: 936
person: Maurice Baquet

id: 937
person: Sylvia Bataille

id: 938
person: Jacques Prévert

id: 939
person: Jean Castanier

id: 940
person: Jean Bachelet

id: 941
person: Jean Wiener

id: 942
person: Paulette Goddard

id: 943
person: Ira H. Morgan

id: 944
person: Humphrey Bogart
born: 1899-12-25
died: 1957-01-14
birthplace: New York City, New York, United States
known-for: Acting
popularity: 77.15
biography: A society doctor's son expelled from a good school, he spent the twenties walking on stage with a tennis racket and the thirties being shot by James Cagney. The Petrified Forest got him noticed, but he was past forty when The Maltese Falcon let him be both weary and honorable. In a trench coat or a ruined fishing boat he stood for a code that was never explained, only kept.

id: 945
person: Genevieve Tobin

id: 946
person: Dick Foran

id: 947
person: Charley Grapewin

id: 948
person: Archie Mayo

id: 949
person: Charles Kenyon

id: 950
person: Delmer Daves

id: 951
person: Owen Marks

id: 952
person: Jean Arthur

id: 953
person: George Bancroft

id: 954
person: Lionel Stander

id: 955
person: Douglass Dumbrille

id: 956
person: Raymond Walburn

id: 957
person: H. B. Warner

id: 958
person: Clarence Budington Kelland

id: 959
person: Sylvia Sidney

id: 960
person: Spencer Tracy

id: 961
person: Walter Abel

id: 962
person: Walter Brennan

id: 963
person: Frank Albertson

id: 964
person: Norman Krasna

id: 965
person: Joseph L. Mankiewicz

id: 966
person: Joseph Ruttenberg

id: 967
person: Victor Moore

id: 968
person: Betty Furness

id: 969
person: Georges Metaxa

id: 970
person: George Stevens

id: 971
person: Howard Lindsay

id: 972
person: Jerome Kern

id: 973
person: Gail Patrick

id: 974
person: Jean Dixon

id: 975
person: Alan Mowbray

id: 976
person: Mischa Auer

id: 977
person: Gregory La Cava

id: 978
person: Eric Hatch

id: 979
person: Ted Tetzlaff

id: 980
person: Shinichi Himori

id: 981
person: Masao Hayama

id: 982
person: Chishū Ryū

id: 983
person: Masao Arata

id: 984
person: Shōjirō Sugimoto

id: 985
person: Senji Itō

id: 986
person: Walter Huston

id: 987
person: Ruth Chatterton

id: 988
person: Mary Astor

id: 989
person: David Niven

id: 990
person: Gregory Gaye

id: 991
person: Maria Ouspenskaya

id: 992
person: William Wyler

id: 993
person: Sidney Howard

id: 994
person: Sinclair Lewis

id: 995
person: Alfred Newman

id: 996
person: Cora Witherspoon

id: 997
person: Maurine Dallas Watkins

id: 998
person: Howard Emmett Rogers

id: 999
person: George Oppenheimer

id: 1000
person: Lawrence Weingarten

id: 1001
person: Norbert Brodine

id: 1002
person: Fredric March

id: 1003
person: May Robson

id: 1004
person: Andy Devine

id: 1005
person: Dorothy Parker

id: 1006
person: Alan Campbell

id: 1007
person: Robert Carson

id: 1008
person: Charles Winninger

id: 1009
person: Frank Fay

id: 1010
person: Margaret Hamilton

id: 1011
person: James H. Street

id: 1012
person: W. Howard Greene

id: 1013
person: Oscar Levant

id: 1014
person: Shirley Temple

id: 1015
person: Richard Greene

id: 1016
person: Anita Louise

id: 1017
person: Ian Hunter

id: 1018
person: Arthur Treacher

id: 1019
person: Mary Nash

id: 1020
person: Sybil Jason

id: 1021
person: Walter Lang

id: 1022
person: Ethel Hill

id: 1023
person: Walter Ferris

id: 1024
person: Frances Hodgson Burnett

id: 1025
person: Arthur C. Miller

id: 1026
person: Irene Dunne

id: 1027
person: Charles Boyer

id: 1028
person: Lee Bowman

id: 1029
person: Astrid Allwyn

id: 1030
person: Maurice Moscovitch

id: 1031
person: Donald Ogden Stewart

id: 1032
person: Sam Parker

id: 1033
person: Pinto Colvig

id: 1034
person: Jack Mercer

id: 1035
person: Tedd Pierce

id: 1036
person: Jessica Dragonette

id: 1037
person: Lanny Ross

id: 1038
person: Dave Fleischer

id: 1039
person: Max Fleischer

id: 1040
person: Jonathan Swift

id: 1041
person: Seymour Kneitel

id: 1042
person: Willard Bowsky

id: 1043
person: Victor Young

id: 1044
person: Cary Grant
born: 1904-01-18
died: 1986-11-29
birthplace: Bristol, England
known-for: Acting
popularity: 79.54
biography: Archibald Leach left an unhappy home in Bristol as a teenage acrobat and invented, on the way to Hollywood, a man with no visible origin, unplaceable vowels and perfect suits. He could take a fall, trade insults at top speed and let a flicker of menace cross his charm. Hawks, Cukor and Hitchcock each found a different man in him. He retired at sixty-two, still the one every other leading man wished to be.

id: 1045
person: Rosalind Russell

id: 1046
person: Ralph Bellamy

id: 1047
person: Gene Lockhart

id: 1048
person: Helen Mack

id: 1049
person: Ernest Truex

id: 1050
person: John Qualen

id: 1051
person: Suzanne Kaaren

id: 1052
person: Dave O'Brien

id: 1053
person: Guy Usher

id: 1054
person: Yolande Donlan

id: 1055
person: Donald Kerr

id: 1056
person: Jean Yarbrough

id: 1057
person: John Thomas Neville

id: 1058
person: George Bricker

id: 1059
person: Jack Gallagher

id: 1060
person: Barbara Stanwyck
born: 1907-07-16
died: 1990-01-20
birthplace: Brooklyn, New York, United States
known-for: Acting
popularity: 66.45
biography: Orphaned early and dancing in nightclubs at fifteen, she brought to the screen a Brooklyn directness no studio could polish away. Frank Capra learned to film her first take, because it was always the true one. She was equally at ease as a card sharp, a ranch boss, a dying mother or a murderess, and crews adored her for knowing every name and every line. Television gave her a second kingdom in The Big Valley.

id: 1061
person: Edward Arnold

id: 1062
person: James Gleason

id: 1063
person: George Barnes

id: 1064
person: Daniel Mandell

id: 1065
person: Beulah Bondi

id: 1066
person: Edgar Buchanan

id: 1067
person: Ann Doran

id: 1068
person: Eva Lee Kuney

id: 1069
person: Otto Meyer

id: 1070
person: Bud Collyer

id: 1071
person: Joan Alexander

id: 1072
person: Steve Muffati

id: 1073
person: Frank Endres

id: 1074
person: Sammy Timberg

id: 1075
person: Sabu

id: 1076
person: Joseph Calleia

id: 1077
person: Frank Puglia

id: 1078
person: Rosemary DeCamp

id: 1079
person: Patricia O'Rourke

id: 1080
person: Zoltan Korda

id: 1081
person: Rudyard Kipling

id: 1082
person: Miklós Rózsa

id: 1083
person: Barry Fitzgerald

id: 1084
person: Louis Hayward

id: 1085
person: June Duprez

id: 1086
person: Judith Anderson

id: 1087
person: Agatha Christie

id: 1088
person: Mario Castelnuovo-Tedesco

id: 1089
person: Tom Neal

id: 1090
person: Ann Savage

id: 1091
person: Claudia Drake

id: 1092
person: Edmund MacDonald

id: 1093
person: Tim Ryan

id: 1094
person: Martin Goldsmith

id: 1095
person: Leon Fromkess

id: 1096
person: Benjamin H. Kline

id: 1097
person: Leo Erdody

id: 1098
person: Edward G. Robinson
born: 1893-12-12
died: 1973-01-26
birthplace: Bucharest, Romania
known-for: Acting
popularity: 49.57
biography: He came to New York at ten, thought of becoming a rabbi, and became Little Caesar. The snarl made him famous and imprisoned him, though he was a gentle man who collected Impressionists and spoke half a dozen languages. Given the chance he could play clerks, professors and investigators with aching precision; his cashier in Scarlet Street may be the saddest man in film noir. He was never once nominated for an acting Oscar.

id: 1099
person: Dan Duryea

id: 1100
person: Margaret Lindsay

id: 1101
person: Rosalind Ivan

id: 1102
person: Jess Barker

id: 1103
person: Charles Kemper

id: 1104
person: Georges de La Fouchardière

id: 1105
person: Milton R. Krasner

id: 1106
person: Hans J. Salter

id: 1107
person: Nigel Bruce

id: 1108
person: Patricia Morison

id: 1109
person: Edmund Breon

id: 1110
person: Frederick Worlock

id: 1111
person: Carl Harbord

id: 1112
person: Mary Gordon

id: 1113
person: Roy William Neill

id: 1114
person: Leonard Lee

id: 1115
person: Frank Gruber

id: 1116
person: Maury Gertsman

id: 1117
person: Orson Welles
born: 1915-05-06
died: 1985-10-10
birthplace: Kenosha, Wisconsin, United States
known-for: Directing
popularity: 74.68
biography: He had conquered theater and radio, and terrified part of New Jersey with Martians, before he made Citizen Kane at twenty-five. Nothing was ever so easy again. The Stranger was his proof that he could deliver a thriller on time; the rest of his life was spent raising money by acting, in order to film Shakespeare in instalments. The deep voice promised everything, and the fragments he left are richer than most completed careers.

id: 1118
person: Philip Merivale

id: 1119
person: Richard Long

id: 1120
person: Konstantin Shayne

id: 1121
person: Billy House

id: 1122
person: Anthony Veiller

id: 1123
person: Victor Trivas

id: 1124
person: Sam Spiegel

id: 1125
person: Russell Metty

id: 1126
person: Bronisław Kaper

id: 1127
person: Van Heflin

id: 1128
person: Lizabeth Scott

id: 1129
person: Kirk Douglas

id: 1130
person: Roman Bohnen

id: 1131
person: Robert Rossen

id: 1132
person: Edith Head

id: 1133
person: Gail Russell

id: 1134
person: Harry Carey

id: 1135
person: Irene Rich

id: 1136
person: Lee Dixon

id: 1137
person: Tom Powers

id: 1138
person: James Edward Grant

id: 1139
person: Archie Stout

id: 1140
person: Richard Hageman

id: 1141
person: Richard Basehart

id: 1142
person: Scott Brady

id: 1143
person: Roy Roberts

id: 1144
person: Whit Bissell

id: 1145
person: James Cardwell

id: 1146
person: Jack Webb

id: 1147
person: Alfred L. Werker

id: 1148
person: John C. Higgins

id: 1149
person: Crane Wilbur

id: 1150
person: John Alton

id: 1151
person: Leonid Raab

id: 1152
person: Don DeFore

id: 1153
person: Arthur Kennedy

id: 1154
person: Kristine Miller

id: 1155
person: Barry Kelley

id: 1156
person: Byron Haskin

id: 1157
person: Roy Huggins

id: 1158
person: William C. Mellor

id: 1159
person: R. Dale Butts

id: 1160
person: Edmond O'Brien

id: 1161
person: Pamela Britton

id: 1162
person: Luther Adler

id: 1163
person: Beverly Garland

id: 1164
person: Lynn Baggett

id: 1165
person: William Ching

id: 1166
person: Neville Brand

id: 1167
person: Laurette Luez

id: 1168
person: Russell Rouse

id: 1169
person: Clarence Greene

id: 1170
person: Leo C. Popkin

id: 1171
person: Ernest Laszlo

id: 1172
person: José Ferrer

id: 1173
person: Mala Powers

id: 1174
person: William Prince

id: 1175
person: Morris Carnovsky

id: 1176
person: Ralph Clanton

id: 1177
person: Lloyd Corrigan

id: 1178
person: Michael Gordon

id: 1179
person: Carl Foreman

id: 1180
person: Stanley Kramer

id: 1181
person: Franz Planer

id: 1182
person: Jane Powell

id: 1183
person: Peter Lawford

id: 1184
person: Sarah Churchill

id: 1185
person: Keenan Wynn

id: 1186
person: Albert Sharpe

id: 1187
person: Stanley Donen

id: 1188
person: Alan Jay Lerner

id: 1189
person: Arthur Freed

id: 1190
person: Robert Planck

id: 1191
person: Burton Lane

id: 1192
person: Albert Akst

id: 1193
person: Elizabeth Taylor

id: 1194
person: Don Taylor

id: 1195
person: Moroni Olsen

id: 1196
person: Russ Tamblyn

id: 1197
person: Vincente Minnelli

id: 1198
person: Albert Sendrey

id: 1199
person: Gregory Peck

id: 1200
person: Susan Hayward

id: 1201
person: Ava Gardner

id: 1202
person: Hildegard Knef

id: 1203
person: Leo G. Carroll

id: 1204
person: Torin Thatcher

id: 1205
person: Henry King

id: 1206
person: Leon Shamroy

id: 1207
person: Bernard Herrmann

id: 1208
person: John Payne

id: 1209
person: Coleen Gray

id: 1210
person: Lee Van Cleef

id: 1211
person: Jack Elam

id: 1212
person: Dona Drake

id: 1213
person: Phil Karlson

id: 1214
person: George Bruce

id: 1215
person: Harry Essex

id: 1216
person: Edward Small

id: 1217
person: George E. Diskant

id: 1218
person: Paul Sawtell

id: 1219
person: Frank Lovejoy

id: 1220
person: William Talman

id: 1221
person: José Torvay

id: 1222
person: Ida Lupino
born: 1918-02-04
died: 1995-08-03
birthplace: London, England
known-for: Directing
popularity: 45.74
biography: Born into a family of English stage clowns, she called herself the poor man's Bette Davis at Warner Brothers and spent her suspensions watching directors work. In 1949 she formed her own company and made lean, compassionate films on subjects nobody touched: unwed mothers, rape, bigamy. The Hitch-Hiker showed she could frighten as well. For years she was the only woman directing in Hollywood, and later a busy hand in television.

id: 1223
person: Collier Young

id: 1224
person: Nicholas Musuraca

id: 1225
person: Leith Stevens

id: 1226
person: Rosaura Revueltas

id: 1227
person: Juan Chacón

id: 1228
person: Will Geer

id: 1229
person: David Wolfe

id: 1230
person: Mervin Williams

id: 1231
person: Henrietta Williams

id: 1232
person: Herbert J. Biberman

id: 1233
person: Michael Wilson

id: 1234
person: Paul Jarrico

id: 1235
person: Sol Kaplan

id: 1236
person: Frank Sinatra
born: 1915-12-12
died: 1998-05-14
birthplace: Hoboken, New Jersey, United States
known-for: Acting
popularity: 76.31
biography: The most imitated singer of his century had a second life on screen, begun in sailor suits and rescued from oblivion by a small, wiry part in From Here to Eternity. He disliked rehearsal and often gave only one take, but the nerves were real: the assassin of Suddenly and the addict of The Man with the Golden Arm are raw pieces of work. He remained, in every key, a storyteller.

id: 1237
person: Sterling Hayden

id: 1238
person: Nancy Gates

id: 1239
person: Kim Charney

id: 1240
person: Willis Bouchey

id: 1241
person: Lewis Allen

id: 1242
person: Richard Sale

id: 1243
person: Robert Bassler

id: 1244
person: Charles G. Clarke

id: 1245
person: David Raksin

id: 1246
person: Eleanor Parker

id: 1247
person: Kim Novak

id: 1248
person: Arnold Stang

id: 1249
person: Darren McGavin

id: 1250
person: Robert Strauss

id: 1251
person: Otto Preminger

id: 1252
person: Walter Newman

id: 1253
person: Lewis Meltzer

id: 1254
person: Nelson Algren

id: 1255
person: Elmer Bernstein

id: 1256
person: Vincent Price
born: 1911-05-27
died: 1993-10-25
birthplace: St. Louis, Missouri, United States
known-for: Acting
popularity: 65.52
biography: Heir to a baking-powder fortune of sorts, trained in art history at Yale and London, he played princes and cads for fifteen years before House of Wax found his true line. For William Castle and Roger Corman he was tormented or wicked with equal relish, the velvet voice always one degree too polite. He also sold paintings through department stores, wrote cookbooks and lent his laugh to Thriller.

id: 1257
person: Carol Ohmart

id: 1258
person: Alan Marshal

id: 1259
person: Carolyn Craig

id: 1260
person: Elisha Cook Jr.

id: 1261
person: Julie Mitchum

id: 1262
person: William Castle

id: 1263
person: Robb White

id: 1264
person: Carl E. Guthrie

id: 1265
person: Von Dexter

id: 1266
person: Dick Miller

id: 1267
person: Barboura Morris

id: 1268
person: Antony Carbone

id: 1269
person: Julian Burton

id: 1270
person: Ed Nelson

id: 1271
person: Bert Convy

id: 1272
person: Judy Bamber

id: 1273
person: Roger Corman
born: 1926-04-05
died: 2024-05-09
birthplace: Detroit, Michigan, United States
known-for: Directing
popularity: 57.14
biography: An engineer by training, he quit his first engineering job after four days and applied the method to movies. He shot The Little Shop of Horrors in a long weekend, lavished three weeks on Edgar Allan Poe, and rarely lost a dime. Young people nobody else would hire learned the trade from him, among them Coppola, Scorsese, Demme and Nicholson, and he spent the profits importing Bergman and Fellini.

id: 1274
person: Charles B. Griffith

id: 1275
person: Fred Katz

id: 1276
person: Anthony Carras

id: 1277
person: Jonathan Haze

id: 1278
person: Jackie Joseph

id: 1279
person: Mel Welles

id: 1280
person: Myrtle Vail

id: 1281
person: Jack Nicholson

id: 1282
person: Wally Campo

id: 1283
person: Archie R. Dalzell

id: 1284
person: Marshall Neilan Jr.

id: 1285
person: Marlon Brando
born: 1924-04-03
died: 2004-07-01
birthplace: Omaha, Nebraska, United States
known-for: Acting
popularity: 81.69
biography: Thrown out of a military academy, he followed his sisters to New York, studied with Stella Adler and made Stanley Kowalski a mumbling, beautiful threat. After A Streetcar Named Desire and On the Waterfront, American acting was divided into before and after. He directed once, on One-Eyed Jacks, and shot far too much of it. Boredom was his enemy, but when a part interested him nobody looked anywhere else.

id: 1286
person: Karl Malden

id: 1287
person: Katy Jurado

id: 1288
person: Pina Pellicer

id: 1289
person: Ben Johnson

id: 1290
person: Slim Pickens

id: 1291
person: Timothy Carey

id: 1292
person: Guy Trosper

id: 1293
person: Calder Willingham

id: 1294
person: Frank P. Rosenberg

id: 1295
person: Hugo Friedhofer

id: 1296
person: Candace Hilligoss

id: 1297
person: Frances Feist

id: 1298
person: Sidney Berger

id: 1299
person: Art Ellison

id: 1300
person: Stan Levitt

id: 1301
person: Herk Harvey

id: 1302
person: John Clifford

id: 1303
person: Maurice Prather

id: 1304
person: Gene Moore

id: 1305
person: Maureen O'Hara

id: 1306
person: Patrick Wayne

id: 1307
person: Stefanie Powers

id: 1308
person: Yvonne De Carlo

id: 1309
person: Jack Kruschen

id: 1310
person: Chill Wills

id: 1311
person: Jerry Van Dyke

id: 1312
person: Andrew V. McLaglen

id: 1313
person: Michael Wayne

id: 1314
person: William H. Clothier

id: 1315
person: Frank De Vol

id: 1316
person: Audrey Hepburn
born: 1929-05-04
died: 1993-01-20
birthplace: Ixelles, Brussels, Belgium
known-for: Acting
popularity: 85.27
biography: A ballet student who nearly starved in the occupied Netherlands, she was noticed by Colette in a hotel lobby and by the world in Roman Holiday. Givenchy dressed her; directors leaned on her stillness, her odd music of a voice and her gift for looking as if delight had caught her unawares. In Charade she keeps pace with Cary Grant and gets hungry in every crisis. Her last years belonged to UNICEF.

id: 1317
person: Walter Matthau

id: 1318
person: James Coburn

id: 1319
person: George Kennedy

id: 1320
person: Ned Glass

id: 1321
person: Jacques Marin

id: 1322
person: Peter Stone

id: 1323
person: Henry Mancini

id: 1324
person: Jim Clark

id: 1325
person: Duane Jones

id: 1326
person: Judith O'Dea

id: 1327
person: Karl Hardman

id: 1328
person: Marilyn Eastman

id: 1329
person: Keith Wayne

id: 1330
person: Judith Ridley

id: 1331
person: Kyra Schon

id: 1332
person: Russell Streiner

id: 1333
person: George A. Romero
born: 1940-02-04
died: 2017-07-16
birthplace: New York City, New York, United States
known-for: Directing
popularity: 62.79
biography: He stayed in Pittsburgh after college, filming beer advertisements and segments for a children's television neighbor, until he and his friends pooled their savings to make a horror picture. Night of the Living Dead gave the world its modern ghoul, and a missing copyright notice kept him from most of the money. He returned to the dead for forty years, each time with a new quarrel with the living.

id: 1334
person: John A. Russo

id: 1335
person: Winsor McCay

id: 1336
person: George McManus

id: 1337
person: Lidia Quaranta

id: 1338
person: Umberto Mozzato

id: 1339
person: Bartolomeo Pagano

id: 1340
person: Italia Almirante-Manzini

id: 1341
person: Giovanni Pastrone

id: 1342
person: Gabriele D'Annunzio

id: 1343
person: Segundo de Chomón

id: 1344
person: Henry B. Walthall

id: 1345
person: Ralph Lewis

id: 1346
person: George Siegmann

id: 1347
person: Walter Long

id: 1348
person: Josephine Crowell

id: 1349
person: Frank E. Woods

id: 1350
person: Thomas Dixon Jr.

id: 1351
person: Joseph Carl Breil

id: 1352
person: Sybil Seely

id: 1353
person: Edward F. Cline

id: 1354
person: Marguerite De La Motte

id: 1355
person: Noah Beery

id: 1356
person: Robert McKim

id: 1357
person: Charles Hill Mailes

id: 1358
person: Fred Niblo

id: 1359
person: Eugene Miller

id: 1360
person: Johnston McCulley

id: 1361
person: William McGann

id: 1362
person: Harris Thorpe

id: 1363
person: Theodore Roberts

id: 1364
person: Charles de Rochefort

id: 1365
person: Estelle Taylor

id: 1366
person: Richard Dix

id: 1367
person: Rod La Rocque

id: 1368
person: Leatrice Joy

id: 1369
person: Edythe Chapman

id: 1370
person: Nita Naldi

id: 1371
person: Cecil B. DeMille
born: 1881-08-12
died: 1959-01-21
birthplace: Ashfield, Massachusetts, United States
known-for: Directing
popularity: 48.57
biography: DeMille came from the theater and directed The Squaw Man in 1914, one of the first features made in Hollywood. He filmed marital comedies with famous bathrooms, and then found that the Bible allows a director to show both the sin and the punishment. The King of Kings, Cleopatra, Samson and Delilah and a second Ten Commandments followed. The Greatest Show on Earth received the Academy Award for best picture of 1952.

id: 1372
person: Jeanie MacPherson

id: 1373
person: Charles Edward Bull

id: 1374
person: Cyril Chadwick

id: 1375
person: Fred Kohler

id: 1376
person: Will Walling

id: 1377
person: John Russell

id: 1378
person: George Schneiderman

id: 1379
person: Nikolai Tsereteli

id: 1380
person: Valentina Kuindzhi

id: 1381
person: Nikolai Batalov

id: 1382
person: Igor Ilyinsky

id: 1383
person: Pavel Pol

id: 1384
person: Konstantin Eggert

id: 1385
person: Yuri Zavadsky

id: 1386
person: Aleksandra Peregonets

id: 1387
person: Yakov Protazanov

id: 1388
person: Fyodor Otsep

id: 1389
person: Aleksei Faiko

id: 1390
person: Aleksey Tolstoy

id: 1391
person: Yuri Zhelyabuzhsky

id: 1392
person: Aleksandra Ekster

id: 1393
person: Joseph A. Mitchell

id: 1394
person: Jean C. Havez

id: 1395
person: Byron Houck

id: 1396
person: T. Roy Barnes

id: 1397
person: Ruth Dwyer

id: 1398
person: Frances Raymond

id: 1399
person: Jules Cowles

id: 1400
person: Roi Cooper Megrue

id: 1401
person: Brooks Benedict

id: 1402
person: James Anderson

id: 1403
person: Hazel Keener

id: 1404
person: Joseph Harrington

id: 1405
person: Pat Harmon

id: 1406
person: John Grey

id: 1407
person: Tim Whelan

id: 1408
person: Ted Wilde

id: 1409
person: Ramon Novarro
born: 1899-02-06
died: 1968-10-30
birthplace: Durango, Mexico
known-for: Acting
popularity: 46.07
biography: Novarro's family left Mexico for Los Angeles during the revolution, and he worked as a singing waiter and an extra until the director Rex Ingram noticed him. Scaramouche and Ben-Hur made him one of the great stars of the 1920s. He sang in early sound films and was Greta Garbo's partner in Mata Hari. After he left MGM in 1935 he acted now and then in films and on television.

id: 1410
person: Francis X. Bushman

id: 1411
person: Betty Bronson

id: 1412
person: Kathleen Key

id: 1413
person: Carmel Myers

id: 1414
person: Mitchell Lewis

id: 1415
person: Frank Currier

id: 1416
person: Bess Meredyth

id: 1417
person: June Mathis

id: 1418
person: Lew Wallace

id: 1419
person: René Guissart

id: 1420
person: Clyde De Vinna

id: 1421
person: Lloyd Nosler

id: 1422
person: Billie Dove

id: 1423
person: Anders Randolf

id: 1424
person: Sam De Grasse

id: 1425
person: Tempe Pigott

id: 1426
person: Charles Stevens

id: 1427
person: Albert Parker

id: 1428
person: Mortimer Wilson

id: 1429
person: Mary Pickford
born: 1892-04-08
died: 1979-05-29
birthplace: Toronto, Ontario, Canada
known-for: Acting
popularity: 62.47
biography: On stage from childhood to support her family, Pickford joined Biograph at seventeen and within a few years was the most popular woman in films. Audiences wanted her with curls and as a child, and she played children past the age of thirty. She was also her own producer and a founder of United Artists, and she knew the value of every contract. She won an Academy Award for Coquette, and retired from acting in 1933.

id: 1430
person: Charlotte Mineau

id: 1431
person: Spec O'Donnell

id: 1432
person: Roy Stewart

id: 1433
person: Mary Louise Miller

id: 1434
person: Lloyd Whitlock

id: 1435
person: William Beaudine

id: 1436
person: C. Gardner Sullivan

id: 1437
person: Winifred Dunn

id: 1438
person: Vera Baranovskaya

id: 1439
person: Aleksandr Chistyakov

id: 1440
person: Anna Zemtsova

id: 1441
person: Ivan Koval-Samborsky

id: 1442
person: Vsevolod Pudovkin
born: 1893-02-28
died: 1953-06-30
birthplace: Penza, Russian Empire
known-for: Directing
popularity: 31.77
biography: Pudovkin studied physics and chemistry, was a prisoner of war in Germany, and took up film after he had seen Intolerance. In Lev Kuleshov's workshop he learned to think of shots as bricks. Unlike Eisenstein he told the stories of single people: Mother, The End of St. Petersburg and Storm over Asia each follow one person who wakes up to politics. He also acted, and his books on directing were read in many languages.

id: 1443
person: Nathan Zarkhi

id: 1444
person: Maxim Gorky

id: 1445
person: Anatoli Golovnya

id: 1446
person: Barbara Kent

id: 1447
person: George Fawcett

id: 1448
person: Hermann Sudermann

id: 1449
person: Albert Dieudonné

id: 1450
person: Vladimir Roudenko

id: 1451
person: Edmond Van Daële

id: 1452
person: Alexandre Koubitzky

id: 1453
person: Abel Gance
born: 1889-10-25
died: 1981-11-10
birthplace: Paris, France
known-for: Directing
popularity: 36.67
biography: Gance began as an actor and a writer and believed that film could be larger than any other art. J'accuse brought back the dead of the First World War, La Roue cut faster than anyone had before, and Napoléon needed three screens. Few theaters could show it, and sound ended such experiments. He worked on for decades with smaller means, and lived to see Napoléon restored by Kevin Brownlow and cheered again.

id: 1454
person: Gina Manès

id: 1455
person: Nicolas Koline

id: 1456
person: Jules Kruger

id: 1457
person: Arthur Honegger

id: 1458
person: Nick De Ruiz

id: 1459
person: John George

id: 1460
person: Frank Lanning

id: 1461
person: Waldemar Young

id: 1462
person: Evelyn Brent

id: 1463
person: Larry Semon

id: 1464
person: Helen Lynch

id: 1465
person: Robert N. Lee

id: 1466
person: Charles Furthman

id: 1467
person: E. Lloyd Sheldon

id: 1468
person: Laura La Plante

id: 1469
person: Creighton Hale

id: 1470
person: Forrest Stanley

id: 1471
person: Gertrude Astor

id: 1472
person: Flora Finch

id: 1473
person: Martha Mattox

id: 1474
person: Lucien Littlefield

id: 1475
person: Paul Leni
born: 1885-07-08
died: 1929-09-02
birthplace: Stuttgart, Germany
known-for: Directing
popularity: 30.97
biography: Leni was a painter and a stage designer in Berlin, and designed sets for Max Reinhardt and Ernst Lubitsch before he directed. Waxworks brought him an invitation from Universal in Hollywood, where The Cat and the Canary and The Man Who Laughs joined German shadows to American tempo. He died of blood poisoning at forty-four, two years before the studio's great series of horror films began.

id: 1476
person: Robert F. Hill

id: 1477
person: John Willard

id: 1478
person: Paul Kohner

id: 1479
person: Gilbert Warrenton

id: 1480
person: Walter Ruttmann

id: 1481
person: Robert Baberske

id: 1482
person: László Schäffer

id: 1483
person: Vasili Nikandrov

id: 1484
person: Nikolai Popov

id: 1485
person: Boris Livanov

id: 1486
person: Gerda Maurus

id: 1487
person: Willy Fritsch

id: 1488
person: Lien Deyers

id: 1489
person: Lupu Pick

id: 1490
person: Louis Ralph

id: 1491
person: Craighall Sherry

id: 1492
person: Hertha von Walther

id: 1493
person: Paul Hörbiger

id: 1494
person: Ann Christy

id: 1495
person: Bert Woodruff

id: 1496
person: Babe Ruth

id: 1497
person: Byron Douglas

id: 1498
person: Lex Neal

id: 1499
person: Jay Howe

id: 1500
person: Cesare Gravina

id: 1501
person: Stuart Holmes

id: 1502
person: J. Grubb Alexander

id: 1503
person: Betty Compson

id: 1504
person: J. G. Bachmann

id: 1505
person: Harold Rosson

id: 1506
person: Marceline Day

id: 1507
person: Harold Goodwin

id: 1508
person: Sidney Bracey

id: 1509
person: Harry Gribbon

id: 1510
person: Edward Sedgwick

id: 1511
person: Lew Lipton

id: 1512
person: Reggie Lanning

id: 1513
person: Jean Debucourt

id: 1514
person: Marguerite Gance

id: 1515
person: Charles Lamy

id: 1516
person: Jean Epstein

id: 1517
person: Edgar Allan Poe

id: 1518
person: Georges Lucas

id: 1519
person: Jean Lucas

id: 1520
person: Pierre Kéfer

id: 1521
person: Walt Disney
born: 1901-12-05
died: 1966-12-15
birthplace: Chicago, Illinois, United States
known-for: Production
popularity: 88.17
biography: Disney drew advertisements in Kansas City before he went to Hollywood in 1923 with a cartoon and very little money. When he lost the rights to an early rabbit, he and Ub Iwerks invented a mouse and gave it sound; he spoke for Mickey himself for almost twenty years. The Silly Symphonies tried out music, color and depth, and Snow White and the Seven Dwarfs put it all into a feature. He opened his first theme park in 1955.

id: 1522
person: Ub Iwerks

id: 1523
person: Wilfred Jackson

id: 1524
person: Bert Lewis

id: 1525
person: Charles King

id: 1526
person: Anita Page

id: 1527
person: Jed Prouty

id: 1528
person: Kenneth Thomson

id: 1529
person: Eddie Kane

id: 1530
person: Mary Doran

id: 1531
person: Harry Beaumont

id: 1532
person: Norman Houston

id: 1533
person: Nacio Herb Brown

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

id: 1536
person: James W. Horne

id: 1537
person: Richard C. Currier

id: 1538
person: Oscar Shaw

id: 1539
person: Mary Eaton

id: 1540
person: Cyril Ring

id: 1541
person: Basil Ruysdael

id: 1542
person: Robert Florey

id: 1543
person: Joseph Santley

id: 1544
person: Daniel L. Haynes

id: 1545
person: Nina Mae McKinney

id: 1546
person: William Fountaine

id: 1547
person: Harry Gray

id: 1548
person: Fanny Belle DeKnight

id: 1549
person: Everett McGarrity

id: 1550
person: Victoria Spivey

id: 1551
person: Wanda Tuchock

id: 1552
person: Gordon Avil

id: 1553
person: Carl Stalling

id: 1554
person: Josef Rovenský

id: 1555
person: André Roanne

id: 1556
person: Vera Pawlowa

id: 1557
person: Franziska Kinz

id: 1558
person: Edith Meinhard

id: 1559
person: Andrews Engelmann

id: 1560
person: Valeska Gert

id: 1561
person: Rudolf Leonhardt

id: 1562
person: Margarete Böhme

id: 1563
person: Sepp Allgeier

id: 1564
person: Klaus Pohl

id: 1565
person: Gustl Gstettenbaur

id: 1566
person: Curt Courant

id: 1567
person: Emil Hasler

id: 1568
person: Victor Fleming

id: 1569
person: Owen Wister

id: 1570
person: J. Roy Hunt

id: 1571
person: Maurice Chevalier

id: 1572
person: Jeanette MacDonald

id: 1573
person: Lupino Lane

id: 1574
person: E. H. Calvert

id: 1575
person: Edgar Norton

id: 1576
person: Lionel Belmore

id: 1577
person: Ernest Vajda

id: 1578
person: Guy Bolton

id: 1579
person: Victor Schertzinger

id: 1580
person: William Collier Jr.

id: 1581
person: Sidney Blackmer

id: 1582
person: Ralph Ince

id: 1583
person: Thomas E. Jackson

id: 1584
person: Stanley Fields

id: 1585
person: Maurice Black

id: 1586
person: W. R. Burnett

id: 1587
person: Tony Gaudio

id: 1588
person: Nance O'Neil

id: 1589
person: Wesley Ruggles

id: 1590
person: Edna Ferber

id: 1591
person: Edward Cronjager

id: 1592
person: Max Rée

id: 1593
person: Anne Chevalier

id: 1594
person: Matahi

id: 1595
person: Hitu

id: 1596
person: Floyd Crosby

id: 1597
person: Hugo Riesenfeld

id: 1598
person: Boris Tseitlin

id: 1599
person: Nikolai Timofeev

id: 1600
person: Jack Holt

id: 1601
person: Ralph Graves

id: 1602
person: Emmett Corrigan

id: 1603
person: Dorothy Howell

id: 1604
person: Frank Wead

id: 1605
person: Harry Cohn

id: 1606
person: Maurice Wright

id: 1607
person: Ricardo Cortez

id: 1608
person: Robert Elliott

id: 1609
person: Otto Matieson

id: 1610
person: Roy Del Ruth

id: 1611
person: Maude Fulton

id: 1612
person: William Rees

id: 1613
person: Jackie Cooper

id: 1614
person: Hale Hamilton

id: 1615
person: Jesse Scott

id: 1616
person: Marcia Mae Jones

id: 1617
person: Leonard Praskins

id: 1618
person: Janie Marèse

id: 1619
person: Georges Flamant

id: 1620
person: Magdeleine Bérubet

id: 1621
person: Roger Gaillard

id: 1622
person: André Girard

id: 1623
person: Pierre Braunberger

id: 1624
person: Theodor Sparkuhl

id: 1625
person: Hans Christian Andersen

id: 1626
person: Henri Marchand

id: 1627
person: Rolla France

id: 1628
person: Germaine Aussey

id: 1629
person: Jacques Shelly

id: 1630
person: Georges Auric

id: 1631
person: René Le Hénaff

id: 1632
person: Rose Hobart

id: 1633
person: Holmes Herbert

id: 1634
person: Samuel Hoffenstein

id: 1635
person: Percy Heath

id: 1636
person: Robert Louis Stevenson

id: 1637
person: William Shea

id: 1638
person: George Fitzmaurice

id: 1639
person: Leo Birinski

id: 1640
person: Dorothy Short

id: 1641
person: Kenneth Craig

id: 1642
person: Lillian Miles

id: 1643
person: Thelma White

id: 1644
person: Warren McCollum

id: 1645
person: Carleton Young

id: 1646
person: Joseph Forte

id: 1647
person: Louis J. Gasnier

id: 1648
person: Arthur Hoerl

id: 1649
person: Lawrence Meade

id: 1650
person: George A. Hirliman

id: 1651
person: Jack Greenhalgh

id: 1652
person: Carl Pierson

id: 1653
person: Freddie Bartholomew

id: 1654
person: Dolores Costello

id: 1655
person: Mickey Rooney
born: 1920-09-23
died: 2014-04-06
birthplace: Brooklyn, New York, United States
known-for: Acting
popularity: 54.67
biography: Rooney was carried onto a vaudeville stage before he was two and never really left it. As Andy Hardy and as Judy Garland's partner in musicals he was the most popular star in American theaters around 1940. After the war the parts became smaller and sometimes darker, and he took them all. He was nominated for four Academy Awards, received two honorary ones, and acted in films in ten decades.

id: 1656
person: Constance Collier

id: 1657
person: Jackie Searl

id: 1658
person: Helen Flint

id: 1659
person: Hugh Walpole

id: 1660
person: Hal C. Kern

id: 1661
person: Thomas Chalmers

id: 1662
person: Pare Lorentz

id: 1663
person: Ralph Steiner

id: 1664
person: Paul Strand

id: 1665
person: Leo Hurwitz

id: 1666
person: Virgil Thomson

id: 1667
person: Mae Questel

id: 1668
person: Gus Wickie

id: 1669
person: E. C. Segar

id: 1670
person: Reginald Gardiner

id: 1671
person: Charles Middleton

id: 1672
person: Jean Del Val

id: 1673
person: A. Edward Sutherland

id: 1674
person: Ralph Spence

id: 1675
person: Charley Rogers

id: 1676
person: Fred Schiller

id: 1677
person: Harry Langdon

id: 1678
person: Boris Morros

id: 1679
person: Art Lloyd

id: 1680
person: John Leipold

id: 1681
person: Leo Shuken

id: 1682
person: Raymond Massey

id: 1683
person: Ronald Reagan

id: 1684
person: William Lundigan

id: 1685
person: Gene Reynolds

id: 1686
person: Henry O'Neill

id: 1687
person: Guinn Williams

id: 1688
person: Robert Buckner

id: 1689
person: William Hornbeck

id: 1690
person: Jack Buetel

id: 1691
person: Thomas Mitchell

id: 1692
person: Jane Russell

id: 1693
person: Lester Koenig

id: 1694
person: Harold Tannenbaum

id: 1695
person: Gail Kubik

id: 1696
person: Zachary Scott

id: 1697
person: Betty Field

id: 1698
person: J. Carrol Naish

id: 1699
person: Percy Kilbride

id: 1700
person: Blanche Yurka

id: 1701
person: Norman Lloyd

id: 1702
person: Hugo Butler

id: 1703
person: George Sessions Perry

id: 1704
person: David L. Loew

id: 1705
person: Robert Hakim

id: 1706
person: Werner Janssen

id: 1707
person: Robert Walker

id: 1708
person: Lucille Bremer

id: 1709
person: Dorothy Patrick

id: 1710
person: Judy Garland

id: 1711
person: Lena Horne

id: 1712
person: June Allyson

id: 1713
person: Kathryn Grayson

id: 1714
person: Tony Martin

id: 1715
person: Richard Whorf

id: 1716
person: Myles Connolly

id: 1717
person: Jean Holloway

id: 1718
person: Bob Hope

id: 1719
person: Dorothy Lamour

id: 1720
person: Lon Chaney Jr.

id: 1721
person: John Hoyt

id: 1722
person: Charles Dingle

id: 1723
person: Alan Ladd

id: 1724
person: Edmund Beloin

id: 1725
person: Jack Rose

id: 1726
person: Danny Dare

id: 1727
person: Lionel Lindon

id: 1728
person: Robert Emmett Dolan

id: 1729
person: Edmund Gwenn

id: 1730
person: Jimmy Lydon

id: 1731
person: Martin Milner

id: 1732
person: Russel Crouse

id: 1733
person: J. Peverell Marley

id: 1734
person: William V. Skall

id: 1735
person: Brian Donlevy

id: 1736
person: Ella Raines

id: 1737
person: Charles Coburn

id: 1738
person: Helen Walker

id: 1739
person: Tony Barrett

id: 1740
person: Robert Warwick

id: 1741
person: Arthur Lubin

id: 1742
person: Jay Dratler

id: 1743
person: Dorothy Davenport

id: 1744
person: Michel Michelet

id: 1745
person: Arthur H. Nadel

id: 1746
person: Danny Kaye

id: 1747
person: Walter Slezak

id: 1748
person: Barbara Bates

id: 1749
person: Henry Koster

id: 1750
person: Philip Rapp

id: 1751
person: Harry Kurnitz

id: 1752
person: Nikolai Gogol

id: 1753
person: Jerry Wald

id: 1754
person: Elwood Bredell

id: 1755
person: Johnny Green

id: 1756
person: Jeanne Cagney

id: 1757
person: Taylor Holmes

id: 1758
person: Art Smith

id: 1759
person: Wally Cassell

id: 1760
person: Robert Smith

id: 1761
person: Mort Briskin

id: 1762
person: Louis Gruenberg

id: 1763
person: Jackie Robinson

id: 1764
person: Ruby Dee

id: 1765
person: Minor Watson

id: 1766
person: Louise Beavers

id: 1767
person: Richard Lane

id: 1768
person: Harry Shannon

id: 1769
person: Joel Fluellen

id: 1770
person: Alfred E. Green

id: 1771
person: Lawrence Taylor

id: 1772
person: Arthur Mann

id: 1773
person: Herschel Burke Gilbert

id: 1774
person: Jennifer Jones

id: 1775
person: Gina Lollobrigida

id: 1776
person: Robert Morley

id: 1777
person: Edward Underdown

id: 1778
person: Ivor Barnard

id: 1779
person: Marco Tulli

id: 1780
person: Bernard Lee

id: 1781
person: John Huston

id: 1782
person: Truman Capote

id: 1783
person: Claud Cockburn

id: 1784
person: Oswald Morris

id: 1785
person: Franco Mannino

id: 1786
person: Ralph Kemplen

id: 1787
person: Van Johnson

id: 1788
person: Walter Pidgeon

id: 1789
person: Donna Reed

id: 1790
person: Eva Gabor

id: 1791
person: Kurt Kasznar

id: 1792
person: George Dolenz

id: 1793
person: Roger Moore

id: 1794
person: Sandy Descher

id: 1795
person: Richard Brooks

id: 1796
person: Julius J. Epstein

id: 1797
person: Philip G. Epstein

id: 1798
person: F. Scott Fitzgerald

id: 1799
person: Jack Cummings

id: 1800
person: Conrad Salinger

id: 1801
person: William Campbell

id: 1802
person: Luana Anders

id: 1803
person: Bart Patton

id: 1804
person: Mary Mitchel

id: 1805
person: Patrick Magee

id: 1806
person: Eithne Dunne

id: 1807
person: Peter Read

id: 1808
person: Karl Schanzer

id: 1809
person: Ron Perry

id: 1810
person: Francis Ford Coppola

id: 1811
person: Charles Hannawalt

id: 1812
person: Ronald Stein

id: 1813
person: Franca Bettoia

id: 1814
person: Emma Danieli

id: 1815
person: Giacomo Rossi-Stuart

id: 1816
person: Umberto Raho

id: 1817
person: Christi Courtland

id: 1818
person: Ubaldo Ragona

id: 1819
person: Sidney Salkow

id: 1820
person: William F. Leicester

id: 1821
person: Richard Matheson

id: 1822
person: Furio M. Monetti

id: 1823
person: Robert L. Lippert

id: 1824
person: Franco Delli Colli

id: 1825
person: Bert Shefter
"""#
