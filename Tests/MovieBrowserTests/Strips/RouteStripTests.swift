import MovieDisplay
import SceneTestSupport
import Testing
import TextSnapshots

@testable import MovieBrowser

@Suite(.timeLimit(.minutes(10))) struct RouteStripTests {
  @Test func `The palette opens every route`() async {
    var text = ""
    for route in Route.all {
      var strip = await FilmStrip(rows: 10).started()
      strip.readLines { _ in .success(route) }
      await strip.press(":")
      await strip.type("watchlist 1")
      await strip.press("Enter") { browser in
        // The pages of these two are the program's.
        let isProgramPage = [.doctor, .logIn].contains(browser.current?.route)
        return browser.lookUp == nil && (browser.isLoaded || isProgramPage)
      }
      // Below the tabs, the title of the page.
      text += "\(route)\n" + FilmStrip.picture(of: strip.browser.frame).split(separator: "\n")[2] + "\n"
      text += strip.effects.map { "\($0)\n" }.joined()
    }
    assertSnapshot(of: text)
  }
}
