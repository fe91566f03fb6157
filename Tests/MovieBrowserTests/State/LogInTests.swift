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

  /// Shows what the page has said about a token.
  private mutating func show(_ title: String, isLoading: Bool = false) {
    guard let page = browser.currentPage?.id else { return }
    let answer = PageContent(ListScene.ViewModel(title: title), in: ListText.self, isLoading: isLoading)
    _ = browser.update(.shown(page, answer))
  }

  @Test mutating func `What is pasted is sent to the page's scene, and is never on screen`() throws {
    let page = try #require(browser.currentPage?.id)
    #expect(rows.contains("Token: input is shown as dots"))
    #expect(browser.update(.terminal(.paste(Self.token))).isEmpty)
    #expect(rows.contains("••••") && !rows.contains("s3cret"))
    let effects = browser.press("Enter")
    #expect(effects == [.send(page, .logIn(Secret(Self.token)))])
    #expect(!"\(effects)".contains("s3cret"))
    #expect(!rows.contains("•"))
    // A token that is typed again after one that was not accepted stays hidden, too.
    show("Refused")
    #expect(browser.press("y q").isEmpty)
    #expect(rows.contains("Token: ••"))
  }

  @Test mutating func `Esc while a token is checked closes the page, so that it is not stored`() throws {
    let page = try #require(browser.currentPage?.id)
    show("Log in")
    _ = browser.update(.terminal(.paste("abc")))
    browser.press("Enter")
    show("Log in", isLoading: true)
    #expect(rows.contains("Checking… · Esc cancels"))
    #expect(browser.press("Esc") == [.close(page)])
    #expect(browser.currentPage?.route == .home && !browser.checksToken)
  }

  @Test mutating func `A click, a repaint or an unknown key keeps the field, so that what follows is no command`() {
    _ = browser.update(.terminal(.paste("abc")))
    #expect(browser.press("Ctrl-l") == [.repaint])
    #expect(rows.contains("Token: •••"))
    _ = browser.update(.terminal(.mouse(MouseEvent(.press(.left), row: 3, column: 3))))
    #expect(browser.press("Ctrl-x q").isEmpty)
    #expect(rows.contains("Token: ••••"))
  }

  @Test mutating func `Esc clears the field, leaves it, and goes back`() {
    browser.press("a Esc")
    #expect(rows.contains("Token: input is shown as dots"))
    browser.press("Esc")
    #expect(!rows.contains("Token:"))
    #expect(browser.currentPage?.route == .logIn)
    _ = browser.update(.terminal(.paste("abc")))
    #expect(rows.contains("Token: •••"))
    browser.press("Esc Esc Esc")
    #expect(browser.currentPage?.route == .home)
  }

  @Test mutating func `Enter in the empty field sends nothing and stays, and the link opens it again`() {
    #expect(browser.press("Enter").isEmpty)
    #expect(rows.contains("Token:"))
    browser.press("Esc")
    #expect(!rows.contains("Token:"))
    #expect(browser.follow(.command(.logIn)).isEmpty)
    #expect(rows.contains("Token:"))
    #expect(browser.press("Ctrl-c") == [.cancel])
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
    browser.press("Esc / m")
    let effects = browser.update(.loggedIn("Logged in.", isNewCatalog: true))
    let page = try #require(browser.currentPage?.id)
    #expect(browser.histories.keys.elementsEqual([.search]))
    #expect(effects.suffix(2) == [.open(page, Tab.search.route), .send(page, .search("m", isFinal: true))])
  }

  @Test mutating func `What an earlier page has sent is not known with another catalog`() throws {
    let page = try #require(browser.currentPage?.id)
    _ = browser.update(.loggedIn("Logged in.", isNewCatalog: true))
    let films = ListScene.ViewModel(title: "Films", rows: [.sample(1, "Faust")])
    _ = browser.update(.shown(page, PageContent(films, in: ListText.self, isLoading: false)))
    #expect(browser.knownFilms.matches("Faust").isEmpty)
  }

  @Test mutating func `After a log-in, no page that is not on screen syncs again or tells news`() throws {
    browser.press("Esc 2")
    for route in [Route.sync(), .news] { _ = browser.follow(.route(route)) }
    browser.press("1")
    for route in [Route.news, .logIn] { _ = browser.follow(.route(route)) }
    let effects = browser.update(.loggedIn("Logged in.", isNewCatalog: false))
    let opened = effects.compactMap { if case .open(_, let route) = $0 { route } else { nil } }
    #expect(opened.count { $0 == .news } == 1 && !opened.contains(.sync()))
    #expect(browser.currentPage?.route == .news)
    #expect(browser.histories[.lists]?.current.route == Tab.lists.route)
  }

  @Test(arguments: [false, true])
  mutating func `After a log-in elsewhere, the search field has what is searched for`(isNewCatalog: Bool) throws {
    browser.press("Esc / m Enter 8")
    let page = try #require(browser.histories[.search]?.pages.first?.id)
    let effects = browser.update(.loggedIn("Logged in.", isNewCatalog: isNewCatalog))
    #expect(browser.field.text == (isNewCatalog ? "" : "m"))
    #expect((effects.last == .send(page, .search("m", isFinal: true))) == !isNewCatalog)
  }
}
