import MovieDomain
import Testing
import TextSnapshots

/// What people type and paste, and what it names.
@Suite struct MovieReferenceTests {
  private static let films = [
    // Ids.
    "12", "#12", "#-1", "#0", " 12\n", "2147483647", "movie/12", "film/12", "built-in:12", "Built-In:12", "TMDb:607",
    "607-men-in-black", "129-千と千尋の神隠し", "tt0119654", "TT0119654", "tt10872600",
    // Addresses.
    "https://www.themoviedb.org/movie/607-men-in-black?language=en-US", "http://themoviedb.org/movie/607",
    "www.themoviedb.org/movie/607-men-in-black/cast#crew", "HTTPS://WWW.THEMOVIEDB.ORG/movie/607/",
    "https://www.tmdb.org/movie/607", "https://api.themoviedb.org/3/movie/607",
    "https://www.imdb.com/title/tt0119654/", "imdb.com/title/tt0119654", "https://m.imdb.com/title/tt0119654/?ref_=fn",
    "https://www.imdb.com/de/title/tt0119654/fullcredits/",
    // Titles.
    "nosferatu", "Nosferatu (1922)", " Nosferatu (1922) ", "nosferatu 1922", "3-Iron", "Face/Off", "50/50", "9-1-1",
    "Mission: Impossible", "#Alive", "M", "12 Angry Men", "0", "-5", "4.5", "2147483648", "99999999999999999999", "１２",
    "603x", "0x10", "tt12", "tt", "movie/", "movie/12/3", "series/12", "built-in:", ":12", "built-in:0", "a b:12",
    "5:12", "12-", "12-Angry-Men", "…", "AC/DC: 12",
    // What cannot be a film.
    "", " \t\n", "nm0000206", "person/17", "https://www.themoviedb.org/person/17-x",
    "https://www.imdb.com/name/nm0000206/", "https://www.themoviedb.org/tv/1399-game-of-thrones",
    "https://www.themoviedb.org/movie", "https://www.themoviedb.org/", "https://www.imdb.com/chart/top/",
    "https://example.org/movie/607", "https://themoviedb.org.example.com/movie/607", "https://",
  ]

  /// Leaves out the names of modules.
  private let plain = SnapshotFilter.replacing("MovieDomain.", with: "")

  /// What a text names, and how that is written, or why it names nothing.
  private func named<Item>(_ text: String, by kind: ItemReference<Item>.Type) -> String {
    do {
      let reference = try kind.init(text)
      #expect(try kind.init(reference.text) == reference)
      return "\(reference), written as \(reference.text)"
    } catch {
      return "error: \(error)"
    }
  }

  @Test func `What people type names a film by its id, its address or its title, and can be written again`() {
    assertSnapshot(across: .axis("film", Self.films, label: \.debugDescription), filter: plain) {
      named($0, by: MovieReference.self)
    }
  }

  private static let people = [
    "17", "#17", "built-in:17", "https://www.themoviedb.org/person/17-charlie-chaplin?language=de", "nm0000122",
    "https://www.imdb.com/name/nm0000122/", "Buster Keaton", "50 Cent", "Someone 1922", "", "tt0119654",
    "https://www.themoviedb.org/movie/607", "https://example.org/person/17",
  ]

  @Test func `What people type names a person by an id, an address or a name, and can be written again`() {
    assertSnapshot(across: .axis("person", Self.people, label: \.debugDescription), filter: plain) {
      named($0, by: PersonReference.self)
    }
  }
}
