import ArgumentParser
import MovieDisplay
import Testing

@testable import vip

@Suite struct RouteCommandTests {
  @Test func namesTheCommandOfARoute() {
    #expect(Route.movie(id: 603).command == "vip detail 603")
    #expect(Route.credits(movieID: 603).command == "vip detail 603 --full")
    #expect(Route.reviews(movieID: 603).command == "vip detail 603 --reviews")
    #expect(Route.person(id: 6384).command == "vip person 6384")
    #expect(Route.list(id: "top-rated").command == "vip list top-rated")
    #expect(Route.list(id: "popular", genre: 27, page: 3).command == "vip list popular --genre 27 --page 3")
    #expect(Route.person(id: 287).command == "vip person 287")
    #expect(Route.people(page: 2).command == "vip people --page 2")
  }
}
