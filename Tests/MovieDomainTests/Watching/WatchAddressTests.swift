import MovieDomain
import MovieTestSupport
import Testing

/// `DiscoverProgramTests` have a film of other services, and one with several titles.
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
