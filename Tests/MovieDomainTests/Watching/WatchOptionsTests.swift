import MovieDomain
import Testing

@Suite struct WatchOptionsTests {
  @Test func `Offers are in order, each kind once, and never empty`() {
    let (a, b) = (StreamingService(id: 1, name: "A"), StreamingService(id: 2, name: "B"))
    let options = WatchOptions(
      region: .unitedStates, offers: [.init(.buy, [a]), .init(.free, []), .init(.stream, [b]), .init(.buy, [b])])
    #expect(options.offers == [.init(.stream, [b]), .init(.buy, [a, b])])
  }

  @Test(arguments: [("netflix", true), ("Netflix Standard with Ads", true), ("net", false), ("", false)])
  func `A service goes by the start of its name`(name: String, isNamed: Bool) {
    #expect(StreamingService(id: 8, name: "Netflix Standard with Ads").isNamed(name) == isNamed)
  }

  @Test func `Films of a collection are in order of release, undated ones last, each once`() {
    func film(_ id: Int, _ day: Substring?) -> Movie {
      Movie(id: id, title: "F", releaseDate: day.flatMap { CalendarDate(iso8601: $0) })
    }
    let films = [
      film(4, nil), film(2, "2003-05-15"), film(1, "1999-03-31"), film(3, "2003-11-05"), film(2, "2003-05-15"),
    ]
    let details = CollectionDetails(
      MovieCollection(id: 1, name: ""), films: ResultsPage(totalResults: 5, elements: films))
    #expect(details.films.elements.map(\.id) == [1, 2, 3, 4])
    #expect(details.collection.name == nil)
  }

  @Test(arguments: ["tt0133093", "TT0133093"]) func `An IMDb id is kept in lower case`(id: String) {
    #expect(MovieDetails(movie: Movie(id: 1, title: "A"), imdbID: id).imdbID == "tt0133093")
  }

  @Test(arguments: ["", "nm0000206", "tt1/../x", "603", "tt"]) func `Other text is no IMDb id`(id: String) {
    #expect(MovieDetails(movie: Movie(id: 1, title: "A"), imdbID: id).imdbID == nil)
  }
}
