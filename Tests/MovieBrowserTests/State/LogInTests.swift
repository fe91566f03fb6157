import MovieDisplay
import MovieDomain
import MovieScenes
import MovieTerminal
import MovieText
import Testing

@testable import MovieBrowser

/// Typing a token into the hidden field.
@Suite struct LogInTests {
  /// Longer than any title.
  private static let token = String(repeating: "s3cret-", count: 60)

  private var browser = Browser.sized(rows: 10)

  init() { _ = browser.follow(.route(.logIn)) }

  private var rows: String { FilmStrip.rows(of: browser.frame).joined(separator: "\n") }

  private mutating func press(_ keys: Key...) -> [BrowserEffect] {
    keys.flatMap { browser.update(.terminal(.key(KeyPress($0)))) }
  }

  @Test mutating func `What is pasted is sent to the page's scene, and is never on screen`() throws {
    let page = try #require(browser.currentPage?.id)
    #expect(rows.contains("Token: what you enter is shown as dots"))
    #expect(browser.update(.terminal(.paste(Self.token))).isEmpty)
    #expect(rows.contains("••••"))
    #expect(!rows.contains("s3cret"))
    let effects = press(Key(.enter))
    #expect(effects == [.send(page, .logIn(Secret(Self.token)))])
    #expect(!"\(effects)".contains("s3cret"))
    #expect(!rows.contains("•"))
    // A token that is typed again after one that was not accepted stays hidden, too.
    let refusal = PageContent(ListScene.ViewModel(title: "Refused"), in: ListText.self, isLoading: false)
    _ = browser.update(.shown(page, refusal))
    #expect(press(Key("y"), Key("q")).isEmpty)
    #expect(rows.contains("Token: ••"))
  }

  @Test mutating func `Esc while a token is checked closes the page, so that it is not stored`() throws {
    let page = try #require(browser.currentPage?.id)
    let states = [false, true].map {
      PageContent(ListScene.ViewModel(title: "Log in"), in: ListText.self, isLoading: $0)
    }
    _ = browser.update(.shown(page, states[0]))
    _ = browser.update(.terminal(.paste("abc")))
    _ = press(Key(.enter))
    _ = browser.update(.shown(page, states[1]))
    #expect(rows.contains("Checking… · Esc cancels"))
    #expect(press(Key(.escape)) == [.close(page)])
    #expect(browser.currentPage?.route == .home && !browser.checksToken)
  }

  @Test mutating func `A click and a repaint keep the field, so that what is typed next is no command`() {
    _ = browser.update(.terminal(.paste("abc")))
    #expect(press(Key("l", .control)) == [.repaint])
    #expect(rows.contains("Token: •••"))
    _ = browser.update(.terminal(.mouse(MouseEvent(.press(.left), row: 3, column: 3))))
    #expect(press(Key("q")).isEmpty)
    #expect(rows.contains("Token: ••••"))
  }

  @Test mutating func `Esc clears the field, leaves it, and goes back`() {
    _ = press(Key("a"), Key(.escape))
    #expect(rows.contains("Token: what you enter is shown as dots"))
    _ = press(Key(.escape))
    #expect(!rows.contains("Token:"))
    #expect(browser.currentPage?.route == .logIn)
    _ = browser.update(.terminal(.paste("abc")))
    #expect(rows.contains("Token: •••"))
    _ = press(Key(.escape), Key(.escape), Key(.escape))
    #expect(browser.currentPage?.route == .home)
  }

  @Test mutating func `Enter in the empty field sends nothing and stays, and the link opens it again`() {
    #expect(press(Key(.enter)).isEmpty)
    #expect(rows.contains("Token:"))
    _ = press(Key(.escape))
    #expect(!rows.contains("Token:"))
    #expect(browser.follow(.command(.logIn)).isEmpty)
    #expect(rows.contains("Token:"))
    #expect(press(Key("c", .control)) == [.quit])
  }

  @Test mutating func `After a log-in, the pages of the same catalog are reopened`() throws {
    let page = try #require(browser.currentPage?.id)
    let home = try #require(browser.histories[.home]?.pages.first?.id)
    let effects = browser.update(.loggedIn("Logged in.", isNewCatalog: false))
    #expect(Set(effects) == [.close(page), .close(home), .open(home, .home)])
    #expect(browser.currentPage?.route == .home)
    #expect(rows.contains("Logged in."))
  }

  @Test mutating func `With another catalog, only the tab is opened, and a search is repeated`() throws {
    _ = press(Key(.escape), Key("/"), Key("m"))
    let effects = browser.update(.loggedIn("Logged in.", isNewCatalog: true))
    let page = try #require(browser.currentPage?.id)
    #expect(browser.histories.keys.elementsEqual([.search]))
    #expect(effects.suffix(2) == [.open(page, Tab.search.route), .send(page, .search("m", isFinal: true))])
  }

  @Test mutating func `After a log-in, no page that is not on screen syncs again or tells news`() throws {
    _ = press(Key(.escape), Key("2"))
    for route in [Route.sync(), .news] { _ = browser.follow(.route(route)) }
    _ = press(Key("1"))
    for route in [Route.news, .logIn] { _ = browser.follow(.route(route)) }
    let effects = browser.update(.loggedIn("Logged in.", isNewCatalog: false))
    let opened = effects.compactMap { if case .open(_, let route) = $0 { route } else { nil } }
    #expect(opened.count { $0 == .news } == 1 && !opened.contains(.sync()))
    #expect(browser.currentPage?.route == .news)
    #expect(browser.histories[.lists]?.current.route == Tab.lists.route)
  }

  @Test(arguments: [false, true])
  mutating func `After a log-in elsewhere, the search field has what is searched for`(isNewCatalog: Bool) throws {
    _ = press(Key(.escape), Key("/"), Key("m"), Key(.enter), Key("8"))
    let page = try #require(browser.histories[.search]?.pages.first?.id)
    let effects = browser.update(.loggedIn("Logged in.", isNewCatalog: isNewCatalog))
    #expect(browser.field.text == (isNewCatalog ? "" : "m"))
    #expect((effects.last == .send(page, .search("m", isFinal: true))) == !isNewCatalog)
  }
}
