import MovieDisplay
import SiteViews
import Testing

struct RouteAddressTests {
  @Test(arguments: [
    (Route.movie(id: 12), "/film/12"),
    (.list(id: "top-rated", genre: "27", page: 2), "/list/top-rated?genre=27&page=2"),
    (.search(query: "C++ & Co/ё", year: 1999, page: 1), "/search?q=C%2B%2B%20%26%20Co%2F%D1%91&year=1999"),
    (.shelf(id: "seen", sort: "title", isDescending: true, page: 1), "/shelf/seen?sort=title&descending=1"),
    (.people(page: 3, query: nil), "/people?page=3"),
    (.filmography(personID: 5), "/person/5/films"),
  ])
  func `a route has an address`(route: Route, address: String) {
    #expect(route.address == address)
  }

  @Test(arguments: [
    Route.logIn, .trailer(movieID: 1), .shelve(movieID: 1, on: "seen", true), .movie(id: 12, source: "video shop"),
  ])
  func `what is no page has no address`(route: Route) {
    #expect(route.address == nil)
  }
}
