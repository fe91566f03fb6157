import MovieDisplay
import Testing

@testable import MovieBrowser

@Suite struct KnownFilmsTests {
  private func card(_ id: Int, _ title: String) -> MovieCard {
    MovieCard(
      id: id, title: title, year: "1920", score: ScoreBadge(text: "8.0", level: .outstanding), route: .movie(id: id))
  }

  private var films: KnownFilms {
    var films = KnownFilms()
    films.add([card(1, "The General"), card(2, "General Idi"), card(3, "À nous la liberté"), card(4, "Genuine")])
    return films
  }

  @Test func `Words match by their beginnings, and titles that begin with the query come first`() {
    #expect(films.matches("gen").map(\.id) == [2, 4, 1])
    #expect(films.matches("eneral").isEmpty)
  }

  @Test func `Every word of the query counts, without accents`() {
    #expect(films.matches("a LIBERTE").map(\.id) == [3])
    #expect(films.matches("general idi").map(\.id) == [2])
    #expect(films.matches("").isEmpty)
  }

  @Test func `A film that is known already is replaced`() {
    var films = films
    var marked = card(1, "The General")
    marked.year = "1926"
    films.add([marked])
    #expect(films.matches("the general").map(\.year) == ["1926"])
  }
}
