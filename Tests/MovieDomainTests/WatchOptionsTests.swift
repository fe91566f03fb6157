import MovieDomain
import MovieTestSupport
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

  @Test(arguments: [
    ("tt0133093", "tt0133093"), ("TT0133093", "tt0133093"), ("", nil), ("nm0000206", nil), ("tt1/../x", nil),
    ("603", nil), ("tt", nil),
  ])
  func `An IMDb id is in lower case, and other text is none`(text: String, id: String?) {
    #expect(MovieDetails(movie: Movie(id: 1, title: "A"), imdbID: text).imdbID == id)
  }
}

/// A golden of `SessionProgramTests` has a film of other services, and one with several titles.
@Suite struct WatchAddressTests {
  private func details(
    _ offers: [WatchOptions.Offer] = [], link: String? = nil, free: WatchOptions.PublicDomain? = nil,
    title: String = "Faust", date: CalendarDate? = nil
  ) -> MovieDetails {
    var details = MovieDetails(movie: Movie(id: 1, title: title, releaseDate: date))
    details.watchOptions = WatchOptions(region: Region("DE"), offers: offers, link: link, publicDomain: free)
    return details
  }

  private let offers = [
    WatchOptions.Offer(.stream, [StreamingService(id: 8, name: "Netflix Standard with Ads")]),
    WatchOptions.Offer(.buy, [StreamingService(id: 2, name: "Apple TV")]),
  ]
  private let link = "https://www.themoviedb.org/movie/1/watch?locale=DE"

  @Test(arguments: [[], ["netflix"], ["mubi", "apple tv"]])
  func `A film of one's services has the page with its offers`(services: [String]) throws {
    #expect(try details(offers, link: link).watchAddress(ownServices: services) == link)
  }

  @Test(arguments: ["", nil])
  func `Offers without a link have an obstacle`(link: String?) {
    #expect(throws: MovieDetails.WatchObstacle.noAddress) {
      try details(offers, link: link).watchAddress(ownServices: [])
    }
  }

  @Test func `Without offers or parts, no address is known`() throws {
    #expect(try details(link: link).watchAddress(ownServices: []) == nil)
    var unknown = details(offers, link: link)
    unknown.watchOptions = nil
    #expect(try unknown.watchAddress(ownServices: []) == nil)
  }

  @Test(arguments: [
    ("The General", "title:(%22The%20General%22)%20AND%20mediatype:movies%20AND%20year:1926"),
    ("\"M\" \\ & more?", "title:(%22M%20%20%26%20more%3F%22)%20AND%20mediatype:movies%20AND%20year:1926"),
    ("\"\u{301}Ø", "title:(%22%CC%81%C3%98%22)%20AND%20mediatype:movies%20AND%20year:1926"),
  ])
  func `A film in the public domain has a search at the Internet Archive`(title: String, query: String) throws {
    let film = details(
      free: .init(since: 2022, isReached: true), title: title, date: "1926-02-05")
    #expect(try film.watchAddress(ownServices: ["netflix"]) == "https://archive.org/search?query=" + query)
  }

  @Test func `A film that is not free yet has an obstacle`() throws {
    #expect(throws: MovieDetails.WatchObstacle.notFreeUntil(year: 2027)) {
      try details(free: .init(since: 2027, isReached: false)).watchAddress(ownServices: [])
    }
    let undated = details(free: .init(since: 2022, isReached: true))
    #expect(
      try undated.watchAddress(ownServices: [])
        == "https://archive.org/search?query=title:(%22Faust%22)%20AND%20mediatype:movies")
  }
}
