import MovieDomain
import Testing

/// What people type and paste, and what it names.
@Suite struct MovieReferenceTests {
  @Test(
    arguments: [
      ("12", .id(12)), ("#12", .id(12)), (" 12\n", .id(12)), ("2147483647", .id(2_147_483_647)),
      ("movie/12", .id(12)), ("film/12", .id(12)),
      ("built-in:12", .qualified(catalog: "built-in", id: 12)), ("TMDb:607", .qualified(catalog: "tmdb", id: 607)),
      ("607-men-in-black", .qualified(catalog: "tmdb", id: 607)),
      ("129-千と千尋の神隠し", .qualified(catalog: "tmdb", id: 129)),
      ("tt0119654", .imdb("tt0119654")), ("TT0119654", .imdb("tt0119654")), ("tt10872600", .imdb("tt10872600")),
    ] as [(String, MovieReference)])
  func idsAreRecognized(text: String, reference: MovieReference) throws {
    #expect(try MovieReference(text) == reference)
  }

  @Test(arguments: [
    "https://www.themoviedb.org/movie/607-men-in-black?language=en-US", "http://themoviedb.org/movie/607",
    "www.themoviedb.org/movie/607-men-in-black/cast#crew", "HTTPS://WWW.THEMOVIEDB.ORG/movie/607/",
    "https://www.tmdb.org/movie/607", "https://api.themoviedb.org/3/movie/607",
  ])
  func addressesOfTMDbAreRecognized(address: String) throws {
    #expect(try MovieReference(address) == .qualified(catalog: "tmdb", id: 607))
  }

  @Test(arguments: [
    "https://www.imdb.com/title/tt0119654/", "imdb.com/title/tt0119654", "https://m.imdb.com/title/tt0119654/?ref_=fn",
    "https://www.imdb.com/de/title/tt0119654/fullcredits/",
  ])
  func addressesOfIMDbAreRecognized(address: String) throws {
    #expect(try MovieReference(address) == .imdb("tt0119654"))
  }

  @Test(arguments: [
    "nosferatu", "Nosferatu (1922)", "nosferatu 1922", "3-Iron", "Face/Off", "50/50", "9-1-1", "Mission: Impossible",
    "#Alive", "M", "12 Angry Men", "0", "-5", "4.5", "2147483648", "99999999999999999999", "１２", "603x", "0x10", "tt12",
    "tt", "movie/", "movie/12/3", "series/12", "built-in:", ":12", "built-in:0", "a b:12", "5:12", "12-",
    "12-Angry-Men", "…", "AC/DC: 12",
  ])
  func everythingElseIsATitle(text: String) throws {
    #expect(try MovieReference(text) == .words(try #require(MovieQuery(text))))
  }

  @Test(
    arguments: [
      ("", .empty), (" \t\n", .empty), ("nm0000206", .otherKind(.person)), ("person/17", .otherKind(.person)),
      ("https://www.themoviedb.org/person/17-x", .otherKind(.person)),
      ("https://www.imdb.com/name/nm0000206/", .otherKind(.person)),
      ("https://www.themoviedb.org/tv/1399-game-of-thrones", .otherKind(.other)),
      ("https://www.themoviedb.org/movie", .unknownAddress), ("https://www.themoviedb.org/", .unknownAddress),
      ("https://www.imdb.com/chart/top/", .unknownAddress), ("https://example.org/movie/607", .unknownAddress),
      ("https://themoviedb.org.example.com/movie/607", .unknownAddress), ("https://", .unknownAddress),
    ] as [(String, ReferenceError)])
  func whatCannotBeAFilmIsRejected(text: String, error: ReferenceError) {
    #expect(throws: error) { try MovieReference(text) }
  }

  @Test(arguments: [
    ("12", "#12"), ("#12", "#12"), ("Built-In:12", "built-in:12"), ("607-men-in-black", "tmdb:607"),
    ("imdb.com/title/tt0119654", "tt0119654"), (" Nosferatu (1922) ", "Nosferatu (1922)"),
  ])
  func aReferenceIsTextAgain(typed: String, text: String) throws {
    #expect(try MovieReference(typed).text == text)
    #expect(try MovieReference(MovieReference(typed).text) == MovieReference(typed))
  }

  @Test(
    arguments: [
      ("17", .id(17)), ("#17", .id(17)), ("built-in:17", .qualified(catalog: "built-in", id: 17)),
      ("https://www.themoviedb.org/person/17-charlie-chaplin?language=de", .qualified(catalog: "tmdb", id: 17)),
      ("nm0000122", .imdb("nm0000122")), ("https://www.imdb.com/name/nm0000122/", .imdb("nm0000122")),
    ] as [(String, PersonReference)])
  func peopleAreRecognized(text: String, reference: PersonReference) throws {
    #expect(try PersonReference(text) == reference)
    #expect(try PersonReference(PersonReference(text).text) == reference)
  }

  @Test(arguments: ["Buster Keaton", "50 Cent", "Someone 1922"])
  func everythingElseIsAName(text: String) throws {
    let reference = try PersonReference(text)
    #expect(try reference == .words(#require(MovieQuery(text))) && reference.text == text)
    #expect(try PersonReference(reference.text) == reference)
  }

  @Test(
    arguments: [
      ("", .empty), ("tt0119654", .otherKind(.movie)), ("https://www.themoviedb.org/movie/607", .otherKind(.movie)),
      ("https://example.org/person/17", .unknownAddress),
    ] as [(String, ReferenceError)])
  func whatCannotBeAPersonIsRejected(text: String, error: ReferenceError) {
    #expect(throws: error) { try PersonReference(text) }
  }
}
