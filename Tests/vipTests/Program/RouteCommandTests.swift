import ArgumentParser
import Foundation
import MovieBrowser
import MovieDisplay
import MovieDomain
import MovieScenes
import MovieText
import SceneTestSupport
import Testing
import TextSnapshots

@testable import vip

@Suite struct RouteCommandTests {
  @Test func `A route has a command, with the name of a catalog that is not in use`() {
    let routes: [Route] = [
      .movie(id: 603), .movie(id: 603, .credits), .movie(id: 603, .reviews), .person(id: 6384),
      .filmography(personID: 6384), .list(id: "top-rated"), .list(id: "popular", genre: "27", page: 3),
      .list(id: "popular", genre: "science fiction", page: 3), .list(id: "top-rated", genre: "action"),
      .people(page: 2), .movie(id: 12, source: "public-domain"), .movie(id: 607, .credits, source: "tmdb"),
      .movie(id: 607, .reviews, source: "tmdb"), .person(id: 17, source: "public-domain"),
      .filmography(personID: 17, source: "public-domain"),
      .shelve(movieID: 12, on: "favorites", true, source: "public-domain"),
      .shelve(movieID: 607, on: "favorites", false, source: "tmdb"), .movie(id: 5, source: "elsewhere"),
    ]
    assertSnapshot(of: routes.map { "\($0.command ?? "none")\n" }.joined())
  }

  @Test func `Only ids of TMDb have web pages`() {
    let film = Hyperlink("https://www.themoviedb.org/movie/607")
    #expect(Route.movie(id: 607).page(in: .tmdb) == film)
    #expect(Route.movie(id: 607, source: "tmdb").page(in: .publicDomain) == film)
    #expect(Route.movie(id: 12).page(in: .publicDomain) == nil)
    #expect(Route.movie(id: 12, source: "public-domain").page(in: .tmdb) == nil)
    #expect(
      Route.person(id: 17, source: "tmdb").page(in: .publicDomain)?.address == "https://www.themoviedb.org/person/17")
  }

  @Test(arguments: [
    ("blade runner", nil, 1, "vip search blade runner"),
    ("Броненосец Потёмкин", 1925, 3, "vip search Броненосец Потёмкин --year 1925 --page 3"),
    ("it's", nil, 2, #"vip search 'it'\''s' --page 2"#),
    ("two  blanks", nil, 1, "vip search 'two  blanks'"),
    ("$(rm) `x` !", nil, 1, "vip search '$(rm) `x` !'"),
    ("a -b", 2001, 1, "vip search 'a -b' --year 2001"),
    ("--page", nil, 2, "vip search ' --page' --page 2"),
    ("千と千尋の神隠し", nil, 1, "vip search 千と千尋の神隠し"),
    // A quote and a dollar sign, each part of a larger character.
    ("x'\u{301}", nil, 1, "vip search 'x'\\''\u{301}'"),
    ("\u{D4E}$x", nil, 1, "vip search '\u{D4E}$x'"),
  ])
  func `A search route has a quoted command`(query: String, year: Int?, page: Int, command: String) {
    let route = Route.search(query: query, year: year, page: page)
    #expect(route.command?.utf8.elementsEqual(command.utf8) == true)
  }
}

/// Routes and the command lines that show them.
@Suite struct RouteRoundTripTests {
  /// Shelves of a service, whose option is a day in another command.
  private static let services = ["favorites", "seen"].map { shelf in
    Route.shelf(id: shelf, [.init("on", "mine")], sort: "title", isDescending: false, page: 2)
  }

  // Each once, and not more: in a debug build, the parser checks all declarations at every parse, which takes a tenth of
  // a second.
  @Test(arguments: Set(Route.all + Route.random(100) + services))
  func `A route's command line names the route`(route: Route) throws {
    let line = try #require(route.command)
    #expect(Vip.route(of: String(line.dropFirst("vip ".count))) == .success(route), "\(line)")
  }

  private static let goldens = URL(filePath: #filePath).appending(
    path: "../../../../Snapshots/vipTests/RouteRoundTripTests"
  ).standardizedFileURL

  /// The lines are those of the golden, before a colon and a blank. What they name is written without names of modules.
  @Test(arguments: ["Lines as people type them", "Lines that change or print something", "Lines that are wrong"])
  func `Command lines name what follows them`(kind: String) throws {
    let golden = Self.goldens.appending(path: "Command lines name what follows them.\(kind).txt")
    let lines = try String(contentsOf: golden, encoding: .utf8).split(separator: "\n").compactMap { (line: Substring) in
      line.firstRange(of: ": ").map { String(line[..<$0.lowerBound]) }
    }
    #expect(lines.count > 15)
    let text = lines.map { "\($0): \(Vip.route(of: $0))\n" }.joined()
    assertSnapshot(of: text.replacing(/\b(Movie\w+|vip)\.(Route\.)?/, with: ""), named: kind)
  }

  @Test func `A problem of a command line is explained in Russian, with its reason and the usage`() {
    let reason = "Name the file to write, such as films.json."
    for line in ["favorites export", "favorites export -"] {
      let sentence = "Ошибка в команде vip \(line): \(reason) Правильно: vip favorites export films.json"
      #expect(Vip.route(of: line, in: RussianProgramWords()) == .failure(.invalid(sentence)))
    }
    let rating = "\(Vip.route(of: "seen 12 --rate 9", in: RussianProgramWords()))"
    #expect(rating.contains("Use 0.5 to 5 stars") && rating.contains("Правильно: vip seen add "), "\(rating)")
    let option = "\(Vip.route(of: "genres --qqqqqqqqqq", in: RussianProgramWords()))"
    #expect(option.contains("'. Правильно: vip genres"), "The parser writes no full stop. \(option)")
  }

  @Test func `The palette offers lists and recent searches with the titles of their pages`() {
    let lines = Vip.paletteLines(in: EnglishProgramWords())
    let titles = Dictionary(uniqueKeysWithValues: lines.map { ($0.line, $0.title) })
    for list in MovieList.allCases { #expect(titles["list \(list.rawValue)"] == EnglishWords().title(of: list)) }
    #expect(titles["history"] == "Recent searches" && titles["browse"] == "")
    #expect(Vip.otherNames(in: EnglishProgramWords()).keys.allSatisfy { titles[$0] != nil })
    let russian = Vip.otherNames(in: RussianProgramWords())
    #expect(["doctor", "sync", "auth"].map { russian[$0] } == ["Проверка", "Синхронизация", "Вход Войти"])
  }

  @Test func `In a replay, the last day of a calendar may be before today`() {
    #expect(throws: Never.self) { try Vip.parseAsRoot(["calendar", "--to", "2020-01-01", "--replay", "folder"]) }
  }

  @Test func `A calendar begins on a day that is typed by its name`() throws {
    let route = try Vip.route(of: "calendar --from tomorrow").get()
    // It may be midnight meanwhile, so that tomorrow is today.
    let days: [CalendarDate?] = [.today, CalendarDate.today.dayAfter]
    let routes = days.map { Route.calendar(from: $0?.description) }
    #expect(routes.contains(route))
  }

  @Test(
    arguments: [
      (.unknown, "There is no criterion “to” here."), (.unusable, "“x” is not a value of --to."),
      (.repeated, "--to cannot be repeated."), (.endsBeforeStart, "--to must not be before --from."),
    ] as [(RouteProblem.Fault, String)])
  func `A field of a route that cannot be used has a sentence`(fault: RouteProblem.Fault, sentence: String) {
    #expect(SetupProblem(RouteProblem.criterion(.init("to", "x"), fault)).sentence == sentence)
  }

  @Test(arguments: ["open", "poster", "similar"])
  func `A command without its film is told how to name one`(line: String) {
    #expect(Vip.route(of: line) == .failure(.invalid("Name a film, such as metropolis.")))
  }

  @Test(arguments: ["pick import", "list popular --bogus import", "search --year import"])
  func `A line that ends like an import is no import`(line: String) {
    #expect(!"\(Vip.route(of: line))".contains("Name the files"))
  }

  @Test func `Titles after a title are no mistake`() throws {
    #expect(try Vip.parseAsRoot(["seen", "metropolis", "12"]) is SeenCommand.Add)
    #expect(try Vip.parseAsRoot(["seen", "remov"]) is SeenCommand.Add)
    #expect(try Vip.parseAsRoot(["seen", "delete", "12"]) is RemoveFromShelf<SeenCommand>)
  }
}

@Suite struct ReferenceArgumentsTests {
  @Test(
    arguments: [
      ("", .popular, nil), ("popular", .popular, nil), ("top_rated", .topRated, nil), ("top-rated", .topRated, nil),
      ("top", .topRated, nil), ("top rated", .topRated, nil), ("TopRated", .topRated, nil),
      ("now playing", .nowPlaying, nil), ("now-playing", .nowPlaying, nil), ("new", .nowPlaying, nil),
      ("upcoming", .upcoming, nil), ("comedy", .popular, "comedy"), ("sci-fi", .popular, "sci fi"),
      ("science fiction", .popular, "science fiction"), ("top-rated comedy", .topRated, "comedy"),
      ("upcoming science fiction", .upcoming, "science fiction"), ("27", .popular, "27"),
      ("ужасы", .popular, "ужасы"), ("bogus", .popular, "bogus"),
    ] as [(String, MovieList, String?)])
  func `A list is its name, a genre, or both`(line: String, list: MovieList, genre: String?) throws {
    let words = line.split(separator: " ").map(String.init)
    #expect(try Route(list: words, genre: nil, page: 2) == .list(id: list.rawValue, genre: genre, page: 2))
  }

  @Test func `An empty name is a usage error, and does not stand for popular films or people`() throws {
    #expect(throws: SetupProblem.self) { try Route(list: [""], genre: nil, page: 1) }
    #expect(throws: CommandLineProblem.self) { try Vip.route(of: "people ''").get() }
    #expect(try Vip.route(of: "people").get() == .people(page: 1))
  }

  @Test func `Each argument is a film, and all of them may be one title, also with a year`() throws {
    let ids = try MovieArguments(["12", "built-in:34"])
    #expect(ids.references == [.id(12), .qualified(catalog: "built-in", id: 34)])
    #expect(ids.title == nil)
    let words = try MovieArguments(["city", "lights"])
    #expect(words.references.count == 2)
    #expect(words.title == .words(try #require(MovieQuery("city lights"))))
    #expect(try MovieArguments(["city lights"]).title == nil)
    #expect(try MovieArguments(["12", "lights"]).title == .words(try #require(MovieQuery("12 lights"))))
    #expect(try MovieArguments(["dementia", "13"]).title == .words(try #require(MovieQuery("dementia 13"))))
    let dated = try MovieArguments(["city", "lights", "1931"])
    #expect(dated.references == [.words(try #require(MovieQuery("city lights 1931")))] && dated.title == nil)
    #expect(try MovieArguments(["metropolis", "12"]).references.count == 2)
    #expect(try MovieArguments(["1917"]).references == [.id(1917)])
    for film in ["no such film", "tmdb:607", "#12", "-"] {
      #expect(try MovieArguments(["lights", film]).title == nil, "\(film)")
    }
    #expect(try MovieArguments(["12", "13"]).title == nil)
    #expect(try MovieArguments(["https://www.themoviedb.org/movie/102", "103"]).references.count == 2)
  }

  @Test func `Languages and countries are given as the settings take them, by code or by name`() throws {
    for (language, region) in [("ru", "de"), ("Russian", "Germany"), ("русский", "Германия")] {
      let options = try DisplayOptions.parse(["--language", language, "--region", region])
      #expect(options.language?.tag == "ru" && options.region?.code == "DE")
    }
    for unknown in [["--language", "zz"], ["--language", "xx"], ["--region", "xx"]] {
      #expect(throws: (any Error).self) { try DisplayOptions.parse(unknown) }
    }
  }

  @Test func `A command line in a session has its options, before its own`() throws {
    let options = try DisplayOptions.parse(["--replay=-a b", "--language", "ru", "--offline", "--width", "40"])
    let given = ["--replay=-a b", "--language=ru", "--offline"]
    #expect(options.inSession(["settings", "get", "theme"]) == ["settings", "get", "theme"] + given)
    #expect(options.inSession(["seen", "add", "--", "-1"]) == ["seen", "add"] + given + ["--", "-1"])
    #expect(options.inSession(["seen", "--language", "en"]) == ["seen"] + given + ["--language", "en"])
    #expect(options.inSession(["help", "seen"]) == ["help", "seen"])
    #expect(try DisplayOptions.parse([]).inSession(["seen", "12"]) == ["seen", "12"])
  }

  @Test(arguments: [[], [""], ["12", " "], ["nm0000001"], ["https://example.org"]])
  func `Arguments that cannot name films are rejected`(words: [String]) {
    #expect(throws: SetupProblem.self) { try MovieArguments(words) }
  }
}
