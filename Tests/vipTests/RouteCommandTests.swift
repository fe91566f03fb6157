import ArgumentParser
import MovieDisplay
import Testing

@testable import vip

@Suite struct RouteCommandTests {
  @Test func namesTheCommandOfARoute() {
    #expect(Route.movie(id: 603).command == "vip detail 603")
    #expect(Route.list(id: "top-rated").command == "vip list top-rated")
  }
}
