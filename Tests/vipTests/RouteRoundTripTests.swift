import ArgumentParser
import MovieBrowser
import MovieDisplay
import MovieDomain
import MovieScenes
import SceneTestSupport
import Testing
import TextSnapshots

@testable import vip

/// Routes and the command lines that show them.
@Suite struct RouteRoundTripTests {
  @Test(arguments: Route.all + Route.random(200)) func `The command line of a route names the same route`(
    route: Route
  ) throws {
    let line = try #require(route.command)
    #expect(Vip.route(of: String(line.dropFirst("vip ".count))) == .success(route), "\(line)")
  }

  /// Compares with its golden what command lines name, without the names of modules.
  private func check(_ lines: [String], function: String = #function) {
    let text = lines.map { "\($0): \(Vip.route(of: $0))\n" }.joined()
    assertSnapshot(of: text.replacing(/\b(Movie\w+|vip)\.(Route\.)?/, with: ""), function: function)
  }

  @Test func `A problem of a command line is explained in Russian, with the usage`() {
    for (line, sentence) in [
      ("list --nope", "Не команда: vip list --nope. Правильно: vip list [<options>] [<list> ...]"),
      ("favorites export", "Не команда: vip favorites export. Правильно: vip favorites export films.json"),
    ] {
      #expect(Vip.route(of: line, in: RussianProgramWords()) == .failure(.invalid(sentence)), "\(line)")
    }
  }

  @Test func `Command lines as people type them name routes`() {
    check([
      "nosferatu", "#12", "seen", "home", "undo", "browse", "watchlist --genre comedy --runtime ..100 --on mine",
      "pick seen --year 1990 --seed 1", "pick --year 1990 --seed 1", "pick --seed 1", "detail 'the general'",
      "favorites add 12", "seen remove 12", "seen 12", "poster 43", "poster metropolis", "people keaton", "doctor",
      "login", "auth login", "auth",
    ])
  }

  @Test func `Commands that change or print something name no route`() {
    check([
      "favorites add faust", "seen 'the general'", "seen add -", "favorites add 12 13", "favorites remove faust",
      "seen 12 --rate 4", "auth logout", "completions bash", "poster 12 13", "export library.json",
      "help discover", "calendar --ics films.ics", "calendar --ics -", "list --tsv",
    ])
  }

  @Test func `The palette offers lists and recent searches with the titles of their pages`() {
    let lines = Vip.paletteLines(in: EnglishProgramWords())
    let titles = Dictionary(uniqueKeysWithValues: lines.map { ($0.line, $0.title) })
    for list in MovieList.allCases { #expect(titles["list \(list.rawValue)"] == EnglishWords().title(of: list)) }
    #expect(titles["history"] == "Recent searches" && titles["browse"] == "")
  }

  @Test func `A command line that is wrong says why`() {
    check([
      "discover --genre \"comedy", "list --page 0", "hom", "discover --score 11..",
      "favorites --genre drama --any-genre comedy", "seen remov 12", "seen list 12", "seen exprt 12",
      "detail 12 --json --fields ''", "export", "seen export -", "calendar --to 2020-01-01",
      "calendar --from 2026-02-01 --to 2026-01-01", "import", "favorites import",
    ])
  }

  @Test func `Titles after a title are no mistake`() throws {
    #expect(try Vip.parseAsRoot(["seen", "metropolis", "12"]) is SeenCommand.Add)
    #expect(try Vip.parseAsRoot(["seen", "remov"]) is SeenCommand.Add)
    #expect(try Vip.parseAsRoot(["seen", "delete", "12"]) is RemoveFromShelf<SeenCommand>)
  }
}
