import MovieDisplay
import MovieDomain
import MovieScenes
import MovieTerminal
import MovieText
import Testing
import TextSnapshots

@testable import MovieBrowser

/// The panel of criteria, with the films above it.
@Suite(.timeLimit(.minutes(10))) struct FilterStripTests {
  private var strip: FilmStrip

  init() async { strip = await Self.panel() }

  private static func panel(_ catalog: (any MovieCatalog)? = nil) async -> FilmStrip {
    var strip = await FilmStrip(catalog: catalog).started()
    await strip.press("F", until: "Filter films", "1 of 169")
    return strip
  }

  @Test(arguments: StripSize.allCases)
  func `Films change while criteria are chosen, and the last row clears them`(size: StripSize) async {
    var strip = await FilmStrip(columns: size.columns, rows: size.rows).started()
    await strip.press("F", until: "Filter films")
    await strip.choose("hor", until: "Horror")
    await strip.choose("1920..1925", at: 2, until: "1920–1925")
    let both: Route = .discover([.init("genre", "Horror"), .init("year", "1920..1925")])
    #expect(strip.browser.currentPage?.route == both)
    await strip.press("Enter")
    await strip.press("Esc", until: "Filter films")
    await strip.press("Esc")
    await strip.press("F", until: "Filter films")
    await strip.press("End Enter", without: "Horror")
    await strip.press("Esc Esc")
    assertSnapshot(of: strip.text, named: size.name)
  }

  @Test mutating func `Criteria that were cleared are back with the last row, or with u on the page`() async {
    #expect(strip.browser.menu?.entries.last?.label == "Order")
    await strip.choose("comedy", until: "Discover · Comedy")
    let comedies = strip.browser.currentPage?.route
    await strip.press("End Enter", until: "All criteria cleared.", "Undo")
    await strip.press("Enter", until: "Discover · Comedy", "Clear all")
    #expect(strip.browser.currentPage?.route == comedies)
    await strip.press("End Enter", until: "All criteria cleared.")
    await strip.press("Esc u", until: "The criteria are back", "Discover · Comedy", without: "Filter films")
    #expect(strip.browser.currentPage?.route == comedies)
    await strip.press("Ctrl-r", until: "All criteria cleared · u to undo", without: "Filter films")
    #expect(strip.browser.currentPage?.route == .discover([]))
    await strip.press("u", until: "The criteria are back · Ctrl-r to redo", without: "Filter films")
    #expect(strip.browser.currentPage?.route == comedies)
    #expect(strip.browser.press("u") == [.perform(.undo)])
  }

  @Test mutating func `The key that opens a panel closes it again, but is typed after other letters`() async {
    await strip.press("F")
    #expect(strip.browser.isInCommands)
    await strip.press("F h F")
    #expect(strip.browser.menu?.field.text == "hF")
    await strip.press(inTurn: "Esc", "Esc", "5", "S")
    #expect(strip.browser.menu != nil)
    await strip.press("S")
    #expect(strip.browser.isInCommands)
  }

  @Test func `Criteria without a row are cleared, too`() async {
    var strip = await FilmStrip().started()
    await strip.open(.discover([.init("any-genre", "comedy"), .init("any-genre", "crime")]))
    await strip.press("F", until: "Clear all")
    await strip.press("End Enter", until: "1 of 169")
    #expect(strip.browser.currentPage?.route == .discover([]))
  }

  @Test func `A list keeps its genre and its order when criteria are chosen`() async {
    var strip = await FilmStrip().started()
    await strip.open(.list(id: "top-rated", genre: "comedy"))
    await strip.press("F", until: "Filter films", "highest score first")
    #expect(strip.browser.currentPage?.route == .discover([.init("genre", "comedy"), .init("sort", "score")]))
  }

  @Test mutating func `Letters in the panel are text, also those of commands`() async {
    await strip.choose("comedy", until: "Discover · Comedy")
    let comedies = strip.browser.currentPage?.route
    await strip.type("country")
    #expect(strip.browser.menu?.field.text == "country" && strip.browser.currentPage?.route == comedies)
    #expect(strip.browser.menu?.chosen?.label == "Country")
    await strip.press("Esc End Enter", until: "All criteria cleared")
    await strip.type("u")
    #expect(strip.browser.menu?.field.text == "u" && strip.browser.currentPage?.route == .discover([]))
  }

  @Test mutating func `After a change of shelves, u takes back that`() async {
    await strip.press("Down Down Enter Down Enter", until: "2020–2029")
    await strip.press("End Enter", until: "All criteria cleared")
    await strip.press("Esc f", until: "u to undo", without: "cleared")
    #expect(strip.browser.press("u") == [.perform(.undo)])
  }

  @Test(arguments: ["drama, horror", "Drama,Horror"])
  mutating func `Several genres are typed as the panel shows them`(genres: String) async {
    await strip.choose(genres, until: "Filter films")
    let names = strip.browser.currentPage?.route.criteria?.map { "\($0.name) \($0.value.lowercased())" }
    #expect(names == ["genre drama", "genre horror"])
    let both = strip.browser.currentPage?.route
    let shown = strip.browser.menu?.entries.first?.title
    #expect(shown?.lowercased() == "drama, horror")
    await strip.press("Enter", until: "Genre (choose or type)")
    #expect(strip.browser.menu?.chosen?.label == shown)
    await strip.press("Enter", until: "Filter films")
    #expect(strip.browser.currentPage?.route == both)
  }

  @Test mutating func `A genre that the catalog on this machine does not have is not offered`() async {
    await strip.press("Enter", until: "Genre (choose or type)")
    #expect(strip.browser.menu?.entries.contains { $0.label == "TV Movie" } == true)
    await strip.press("Esc")
    await strip.learnCatalog()
    await strip.press("Enter", until: "Genre (choose or type)")
    let offered = strip.browser.menu?.entries.map(\.label) ?? []
    #expect(offered.contains("Thriller") && !offered.contains("TV Movie"))
    await strip.type("tv movie")
    await strip.press("Enter", until: "Unknown genre “tv movie”", "Genre (choose or type)")
    #expect(strip.browser.currentPage?.route == .discover([]))
  }

  @Test mutating func `Several people are typed with a comma between them`() async {
    await strip.choose("buster keaton, charles chaplin", at: 7, until: "Buster Keaton, Charlie Chaplin")
    #expect(strip.browser.currentPage?.route.criteria?.map(\.name) == ["person", "person"])
  }

  @Test mutating func `Enter on the value in force leads back to its row, with the name that it has`() async {
    await strip.open(.discover([.init("genre", "27", label: "Horror")]))
    await strip.press("Enter")
    #expect(strip.browser.menu?.chosen?.label == "27" && strip.browser.menu?.chosen?.title == "Horror")
    await strip.press("Enter")
    #expect(strip.browser.menu?.chosen?.title == "Horror")
    await strip.press("Down Down Enter Down Enter", until: "2020–2029")
    await strip.press("Enter")
    #expect(strip.browser.menu?.chosen?.label == "2020s")
    await strip.press("Enter")
    #expect(strip.browser.menu?.chosen?.title == "2020–2029")
  }

  @Test mutating func `S shows the orders of films that meet criteria`() async {
    await strip.press("Esc S", until: "most popular first")
    #expect(strip.browser.menu?.chosen?.label == EnglishWords().inForce)
    await strip.press("Esc", without: "most popular first")
    #expect(strip.browser.menu == nil)
    await strip.press("S Down Enter", until: "highest score first")
    #expect(strip.browser.menu == nil && strip.browser.currentPage?.route.criteria == [.init("sort", "score")])
  }

  @Test mutating func `Orders and criteria that the catalog lacks are not offered, and are refused when typed`() async {
    let criteria = strip.browser.menu?.entries.map(\.label) ?? []
    #expect(!criteria.contains("Services") && !criteria.contains("Age rating"))
    await strip.press("Esc S", until: "most popular first")
    let orders = strip.browser.menu?.entries.map(\.title) ?? []
    #expect(orders.contains("highest score first") && !orders.contains("most votes first"))
    await strip.press("Esc F End Enter", until: "Order (choose or type)")
    await strip.type("votes")
    await strip.press("Enter", until: "“votes” cannot be used here")
    #expect(strip.browser.currentPage?.route == .discover([]))
  }

  @Test(arguments: [
    (0, "comedi", "Unknown genre “comedi”. Did you mean Comedy?"), (0, "quux", "Unknown genre “quux”"),
    (0, "drama, quux", "Unknown genre “quux”"),
    (2, "twenties", "“twenties” cannot be used here. For example: 2020s"),
    (2, "1990..1980", "The range “1990..1980” ends before it begins. Put the lower number first."),
    (2, "3000", "“3000” cannot be used here. Possible: 1870..2100"),
    (3, "11..", "“11..” cannot be used here. Possible: 0..10"),
    (3, "8.5", "At least or at most? Type 8.5.. or ..8.5"),
    (5, "klingon", "“klingon” cannot be used here. For example: "),
    (6, "utopia", "“utopia” cannot be used here. For example: "),
    (7, "netflux", "Unknown streaming service “netflux”. Did you mean Netflix?"),
  ])
  func `A value that is none is refused, and the films stay`(row: Int, value: String, sentence: String) async throws {
    var strip = await Self.panel(FailingCatalog([]))
    let films = try #require(strip.browser.currentPage).cards
    await strip.choose(value, at: row, until: sentence)
    #expect(strip.browser.menu?.field.text == value)
    // The next page of films may arrive meanwhile.
    let page = try #require(strip.browser.currentPage)
    #expect(page.route == .discover([]) && !films.isEmpty && page.cards.starts(with: films))
  }

  @Test mutating func `After a value that is none, one that is a value is accepted`() async {
    await strip.choose("abc", at: 2, until: "“abc” cannot be used here")
    await strip.type("1920-1925", after: "Backspace Backspace Backspace")
    await strip.press("Enter", until: "1920–1925", without: "cannot be used here")
    #expect(strip.browser.currentPage?.route == .discover([.init("year", "1920..1925")]))
  }

  @Test mutating func `After a genre that does not exist, another name of one is accepted`() async {
    await strip.choose("quux", until: "Unknown genre “quux”")
    await strip.type("laugh", after: "Esc")
    await strip.type("funny", after: "Backspace Backspace Backspace Backspace Backspace")
    await strip.press("Enter", until: "Filter films", "funny")
    #expect(strip.browser.currentPage?.route == .discover([.init("genre", "funny")]))
  }

  @Test(arguments: [
    (2, "year", "1930", "1930"), (2, "year", "193", "1930s"), (2, "year", "1920..", "1920.."),
    (3, "score", "5", "5.."), (3, "score", "..5", "..5"), (3, "score", "..5.5", "..5.5"), (4, "runtime", "..9", "..9"),
    (4, "runtime", "9", "..90"),
    (5, "original-language", "de", "de"), (6, "country", "us", "us"), (6, "country", "se", "se"),
    (6, "country", "usa", "usa"),
  ])
  mutating func `A typed range or code is not completed`(row: Int, name: String, typed: String, value: String) async {
    await strip.choose(typed, at: row, until: "Filter films")
    #expect(strip.browser.currentPage?.route.criteria == [.init(name, value)])
  }

  @Test mutating func `Until other films are here, the earlier ones stay, dimmed, below the new title`() async throws {
    await strip.settle()
    let films = try #require(strip.browser.currentPage).cards
    let first = try #require(films.first)
    await strip.type("hor", after: "Enter")
    strip.browser.press("Enter")
    #expect(strip.browser.isWaiting && strip.browser.currentPage?.cards.starts(with: films) == true)
    let loading = ListScene.ViewModel(title: "Discover · Horror", activity: "Loading…")
    let id = PageID(number: 3)
    await strip.send(.shown(id, PageContent(loading, in: ListText.self, isLoading: true)), named: "loading")
    let rows = strip.rows.joined(separator: "\n")
    #expect(rows.contains("Discover · Horror") && rows.contains(first.title) && rows.contains("┊"))
  }

  @Test mutating func `A text that fits nothing says so`() async {
    await strip.type("qq", until: "No matches")
    #expect(strip.rows[23] == "Esc Clear")
    await strip.press("Enter", until: "No matches")
  }

  @Test mutating func `Of several people with a name, the one who is chosen is a criterion beside the others`() async {
    await strip.choose("comedy", until: "Comedy")
    let comedies: Route = .discover([.init("genre", "Comedy")])
    await strip.choose("nobody at all", at: 7, until: "No person matches")
    #expect(strip.browser.currentPage?.route == comedies)
    await strip.choose("keaton", until: "Several people match “keaton”")
    #expect(strip.browser.menu?.title == "Person (choose or type):")
    #expect(strip.browser.currentPage?.route == comedies)
    let chosen = strip.browser.menu?.chosen?.label
    #expect(chosen?.contains("Keaton") == true)
    await strip.press("Enter", until: "Comedy", "Filter films")
    let criteria = strip.browser.currentPage?.route.criteria
    #expect(criteria?.map(\.name) == ["genre", "person"] && criteria?.last?.label == chosen)
    await strip.press("Esc Esc")
    #expect(strip.browser.currentPage?.route == .home)
  }

  @Test func `From a person's page, the films to choose from are theirs`() async throws {
    var strip = await FilmStrip(columns: 120, rows: 24).started()
    await strip.press("4", until: "Alfred Hitchcock")
    await strip.press("Enter", until: "Born", "F Filter")
    let person = try #require(strip.browser.currentPage?.route)
    await strip.press("F", until: "Discover")
    let criterion = try #require(strip.browser.currentPage?.route.criteria?.first)
    #expect(Int(criterion.value).map { .person(id: $0) } == person)
    #expect(strip.browser.currentPage?.cards.isEmpty == false)
    await strip.press("Esc F", until: "Alfred Hitchcock")
  }

  @Test func `A shelf keeps its order, and has no other criteria than its own`() async throws {
    var strip = await FilmStrip().started()
    await strip.press("7")
    await strip.press("F", until: "Filter films")
    let criteria = try #require(strip.browser.menu).entries.map(\.label)
    #expect(criteria.contains("Your stars") && !criteria.contains("Order"))
    #expect(criteria.contains("Age rating") && !criteria.contains("Services"))
    await strip.press("Down Down Enter Down Enter", until: "1960–1969")
    #expect(strip.browser.currentPage?.route.criteria == [.init("year", "1960s")])
    await strip.press("Esc Esc")
    #expect(strip.browser.currentPage?.route.criteria == [])
  }
}

extension FilmStrip {
  /// Types a value of the criterion some rows below, and shows the frame as soon as it contains a text.
  fileprivate mutating func choose(_ value: String, at row: Int = 0, until text: String) async {
    await press(String(repeating: "Down ", count: row) + "Enter")
    await type(value)
    await press("Enter", until: text)
  }
}
