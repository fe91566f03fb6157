import MovieDisplay
import Testing

@testable import MovieBrowser

@Suite struct KnownFilmsTests {
  private var films: KnownFilms {
    var films = KnownFilms()
    let titles = ["The General", "General Idi", "À nous la liberté", "Genuine"]
    films.add(titles.enumerated().map { .sample($0 + 1, $1) })
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
    films.add([.sample(1, "The General", year: "1926")])
    #expect(films.matches("the general").map(\.year) == ["1926"])
  }
}
