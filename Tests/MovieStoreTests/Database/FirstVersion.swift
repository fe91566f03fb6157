/// A library that the first version has written: three favorites and a search, as SQL.
enum FirstVersion {
  static let sql = #"""
    CREATE TABLE fact (
      name TEXT PRIMARY KEY,
      value TEXT NOT NULL
    ) WITHOUT ROWID;
    INSERT INTO "fact" VALUES('titleKeys','common-2');
    CREATE TABLE favorite (
      key INTEGER PRIMARY KEY,
      source TEXT NOT NULL,
      id INTEGER NOT NULL,
      title TEXT NOT NULL,
      titleKey TEXT NOT NULL,
      releaseDate TEXT,
      score REAL,
      added TEXT NOT NULL,
      movie TEXT NOT NULL,
      UNIQUE (source, id)
    );
    INSERT INTO "favorite" VALUES(1,'public-domain',12,'Nosferatu','nosferatu','1922-03-04',8.8,'2026-11-22','{"\#
    adult":false,"genre_ids":[27,14],"id":12,"original_language":"de","original_title":"Nosferatu – Eine Symphon\#
    ie des Grauens","overview":"Young Hutter rides over the Carpathians to sell a ruined house to a client who k\#
    eeps odd hours and stares too long at a cut thumb. Soon a ship heavy with coffins of earth is on its way to \#
    Wisborg, its crew dwindling night by night, rats spilling from the hold. Only Hutter''s wife Ellen, sleepwal\#
    king at her window, seems to feel what is coming up the canal.","popularity":99.21,"release_date":"1922-03-0\#
    4","title":"Nosferatu","vote_average":8.8}');
    INSERT INTO "favorite" VALUES(2,'public-domain',34,'Metropolis','metropolis','1927-01-10',8.8,'2026-11-22','\#
    {"adult":false,"genre_ids":[18,878],"id":34,"original_language":"de","original_title":"Metropolis","overview\#
    ":"High above a vast city, the sons of the wealthy race and idle in pleasure gardens while shifts of exhaust\#
    ed workers feed engines far underground. When the ruler''s son follows a young preacher down among the machi\#
    nes, his comfortable world cracks. Meanwhile an embittered inventor builds a metal woman and gives her the p\#
    reacher''s face, unleashing a double who can whip a crowd into frenzy.","popularity":97.42,"release_date":"1\#
    927-01-10","title":"Metropolis","vote_average":8.8}');
    INSERT INTO "favorite" VALUES(3,'public-domain',7,'The Cabinet of Dr. Caligari','the cabinet of dr caligari'\#
    ,'1920-02-26',8.7,'2026-11-22','{"adult":false,"genre_ids":[27,9648,53],"id":7,"original_language":"de","ori\#
    ginal_title":"Das Cabinet des Dr. Caligari","overview":"A fair comes to a crooked town where streets lean li\#
    ke knives and shadows are painted on the floor. In one tent a showman in a top hat opens an upright coffin a\#
    nd wakes Cesare, a sleepwalker who answers any question about the future. A student asks how long he has to \#
    live. When the murders begin, his friend Francis starts following the doctor home.","popularity":94.31,"rele\#
    ase_date":"1920-02-26","title":"The Cabinet of Dr. Caligari","vote_average":8.7}');
    CREATE TABLE favoriteCount (
      number INTEGER NOT NULL
    );
    INSERT INTO "favoriteCount" VALUES(3);
    CREATE TABLE favoriteDetails (
      favorite INTEGER PRIMARY KEY REFERENCES favorite (key) ON DELETE CASCADE,
      details TEXT NOT NULL
    );
    INSERT INTO "favoriteDetails" VALUES(1,'{"credits":{"cast":[{"characters":["Count Orlok"],"id":76,"name":"Ma\#
    x Schreck"},{"characters":["Thomas Hutter"],"id":77,"name":"Gustav von Wangenheim"},{"characters":["Ellen Hu\#
    tter"],"id":78,"name":"Greta Schröder"},{"characters":["Knock"],"id":79,"name":"Alexander Granach"},{"charac\#
    ters":["Professor Bulwer"],"id":80,"name":"John Gottowt"},{"characters":["Ruth"],"id":81,"name":"Ruth Landsh\#
    off"},{"characters":["Captain of the Empusa"],"id":82,"name":"Max Nemetz"}],"crew":[{"id":83,"jobs":["Direct\#
    or"],"name":"F. W. Murnau"},{"id":53,"jobs":["Screenplay"],"name":"Henrik Galeen"},{"id":84,"jobs":["Novel"]\#
    ,"name":"Bram Stoker"},{"id":75,"jobs":["Director of Photography"],"name":"Fritz Arno Wagner"},{"id":85,"job\#
    s":["Production Design"],"name":"Albin Grau"}],"skipped":0},"genres":[{"id":27,"name":"Horror"},{"id":14,"na\#
    me":"Fantasy"}],"production_countries":[{"iso_3166_1":"DE","name":"Germany"}],"reviews":{"page":1,"results":\#
    [],"skipped":0,"total_pages":1,"total_results":0},"runtime":94,"tagline":"The ship has come in. Nobody is le\#
    ft aboard."}');
    INSERT INTO "favoriteDetails" VALUES(2,'{"credits":{"cast":[{"characters":["Maria / Machine-Man"],"id":237,"\#
    name":"Brigitte Helm"},{"characters":["Freder Fredersen"],"id":238,"name":"Gustav Fröhlich"},{"characters":[\#
    "Joh Fredersen"],"id":88,"name":"Alfred Abel"},{"characters":["C. A. Rotwang"],"id":70,"name":"Rudolf Klein-\#
    Rogge"},{"characters":["The Thin Man"],"id":239,"name":"Fritz Rasp"},{"characters":["Josaphat"],"id":132,"na\#
    me":"Theodor Loos"},{"characters":["Grot"],"id":240,"name":"Heinrich George"}],"crew":[{"id":72,"jobs":["Dir\#
    ector"],"name":"Fritz Lang"},{"id":73,"jobs":["Screenplay"],"name":"Thea von Harbou"},{"id":74,"jobs":["Prod\#
    ucer"],"name":"Erich Pommer"},{"id":54,"jobs":["Director of Photography"],"name":"Karl Freund"},{"id":136,"j\#
    obs":["Original Music Composer"],"name":"Gottfried Huppertz"}],"skipped":0},"genres":[{"id":18,"name":"Drama\#
    "},{"id":878,"name":"Science Fiction"}],"production_countries":[{"iso_3166_1":"DE","name":"Germany"}],"revie\#
    ws":{"page":1,"results":[],"skipped":0,"total_pages":1,"total_results":0},"runtime":153,"tagline":"Beneath t\#
    he gardens of the rich, the machines never sleep."}');
    INSERT INTO "favoriteDetails" VALUES(3,'{"credits":{"cast":[{"characters":["Dr. Caligari"],"id":35,"name":"W\#
    erner Krauss"},{"characters":["Cesare"],"id":36,"name":"Conrad Veidt"},{"characters":["Francis"],"id":37,"na\#
    me":"Friedrich Feher"},{"characters":["Jane Olsen"],"id":38,"name":"Lil Dagover"},{"characters":["Alan"],"id\#
    ":39,"name":"Hans Heinrich von Twardowski"},{"characters":["Dr. Olsen"],"id":40,"name":"Rudolf Lettinger"}],\#
    "crew":[{"id":41,"jobs":["Director"],"name":"Robert Wiene"},{"id":42,"jobs":["Screenplay"],"name":"Carl Maye\#
    r"},{"id":43,"jobs":["Screenplay"],"name":"Hans Janowitz"},{"id":44,"jobs":["Director of Photography"],"name\#
    ":"Willy Hameister"},{"id":45,"jobs":["Production Design"],"name":"Hermann Warm"}],"skipped":0},"genres":[{"\#
    id":27,"name":"Horror"},{"id":9648,"name":"Mystery"},{"id":53,"name":"Thriller"}],"production_countries":[{"\#
    iso_3166_1":"DE","name":"Germany"}],"reviews":{"page":1,"results":[],"skipped":0,"total_pages":1,"total_resu\#
    lts":0},"runtime":77,"tagline":"He has slept for twenty-three years. Ask him how long you will live."}');
    CREATE TABLE grdb_migrations (identifier TEXT NOT NULL PRIMARY KEY);
    INSERT INTO "grdb_migrations" VALUES('1');
    CREATE TABLE search (
      place INTEGER PRIMARY KEY,
      query TEXT NOT NULL
    );
    INSERT INTO "search" VALUES(0,'phantom');
    CREATE INDEX favoriteByTitle ON favorite (titleKey, source, id);
    CREATE INDEX favoriteByDate ON favorite (releaseDate IS NULL, releaseDate, titleKey, source, id);
    CREATE INDEX favoriteByNewest ON favorite (releaseDate DESC, titleKey, source, id);
    CREATE INDEX favoriteByScore ON favorite (score IS NULL, score, titleKey, source, id);
    CREATE INDEX favoriteByBest ON favorite (score DESC, titleKey, source, id);
    CREATE TRIGGER favoriteAdded AFTER INSERT ON favorite BEGIN
      UPDATE favoriteCount SET number = number + 1;
    END;
    CREATE TRIGGER favoriteRemoved AFTER DELETE ON favorite BEGIN
      UPDATE favoriteCount SET number = number - 1;
    END;
    """#
}
