import MovieDisplay
import Testing

@testable import MovieBrowser

/// The links in the facts about a film.
@Suite(.timeLimit(.minutes(10))) struct LinkStripTests {
  @Test(arguments: StripSize.allCases)
  func `The facts about a film lead to films by year, director, genre and country`(size: StripSize) async {
    var strip = await FilmStrip(columns: size.columns, rows: size.rows).started()
    await strip.press("Enter")
    let film = strip.browser.current?.route
    let routes = strip.browser.current?.layout.targets.compactMap(\.id.destination.route) ?? []
    let criteria = routes.compactMap { if case .discover(let criteria, _) = $0 { criteria.first?.name } else { nil } }
    #expect(Set(criteria) == ["year", "person", "genre", "country"])
    var opened: Set<String> = []
    for route in routes.prefix(while: { if case .movie(_, .overview, _) = $0 { false } else { true } }) {
      guard case .discover(let criteria, _) = route, let name = criteria.first?.name, opened.insert(name).inserted
      else {
        continue
      }
      for _ in routes where strip.browser.current?.focused?.id.destination.route != route { await strip.press("Tab") }
      await strip.press("Enter")
      #expect(strip.browser.current?.route == route)
      #expect(strip.browser.current?.cards.isEmpty == false)
      await strip.press("Esc")
      #expect(strip.browser.current?.route == film)
      #expect(strip.browser.current?.focused?.id.destination.route == route)
    }
    #expect(opened.count == 4)
  }

  @Test func `A film's page begins with the focus on its cast, below the year, which Up reaches`() async {
    var strip = await FilmStrip(columns: 120, rows: 40).started()
    await strip.press("Enter")
    #expect(strip.browser.current?.focused?.id.destination.route?.isPerson == true)
    for _ in 0..<9 { await strip.press("Up") }
    #expect(strip.browser.current?.focused?.id.destination.route?.criteria?.first?.name == "year")
  }
}
