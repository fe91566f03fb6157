import ArgumentParser
import MovieBrowser
import MovieDisplay
import MovieDomain
import RandomTestSupport
import SceneTestSupport
import Testing

@testable import vip

/// Routes and the command lines that show them.
@Suite struct RouteRoundTripTests {
  @Test(arguments: 0..<40 as Range<UInt64>)
  func `The command line of a route names the same route`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<5 {
      let route = Route.random(using: &generator)
      let line = try #require(route.command)
      #expect(Vip.route(of: String(line.dropFirst("vip ".count))) == .success(route), "\(line)")
    }
  }

  @Test(
    arguments: [
      ("nosferatu", .search(query: "nosferatu", year: nil, page: 1)), ("#12", .movie(id: 12)),
      ("seen", .shelf(id: "seen", sort: "watched", isDescending: true, page: 1)), ("home", .home), ("undo", .undo),
      ("browse", .home),
      (
        "watchlist --genre comedy --runtime ..100 --on mine",
        .shelf(
          id: "watchlist", [.init("genre", "comedy"), .init("runtime", "..100"), .init("on", "mine")], sort: "added",
          isDescending: true, page: 1)
      ),
      ("pick seen --year 1990 --seed 1", .pick(from: "seen", [.init("year", "1990")], seed: 1)),
      ("pick --year 1990 --seed 1", .pick(from: nil, [.init("year", "1990")], seed: 1)),
      ("pick --seed 1", .pick(from: "watchlist", [], seed: 1)),
      ("detail 'the general'", .filmNamed("the general", .overview)),
      ("favorites add 12", .shelve(movieID: 12, on: "favorites", true, source: nil)),
      ("seen remove 12", .shelve(movieID: 12, on: "seen", false, source: nil)),
      ("seen 12", .shelve(movieID: 12, on: "seen", true, source: nil)),
      ("poster 43", .movie(id: 43)), ("poster metropolis", .filmNamed("metropolis", .overview)),
      ("people keaton", .people(page: 1, query: "keaton")), ("doctor", .doctor), ("login", .logIn),
      ("auth login", .logIn), ("auth", .logIn),
    ] as [(String, Route)])
  func `Command lines as people type them name routes`(line: String, route: Route) {
    #expect(Vip.route(of: line) == .success(route))
  }

  @Test(arguments: [
    ("favorites add faust", CommandLineProblem.namesFilm("faust", start: "favorites add")),
    ("seen 'the general'", .namesFilm("the general", start: "seen add")), ("seen add -", .notShown),
    ("favorites add 12 13", .notShown), ("favorites remove faust", .notShown),
    ("seen 12 --rate 4", .notShown), ("auth logout", .notShown), ("completions bash", .needsShell),
    ("poster 12 13", .needsShell), ("export library.json", .notShown),
  ])
  func `Commands that change or print something name no route`(line: String, problem: CommandLineProblem) {
    #expect(Vip.route(of: line) == .failure(problem))
  }

  @Test(arguments: [
    ("discover --genre \"comedy", "A quotation mark \" is not closed."),
    ("list --page 0", "A page must be a number from 1 to 500."), ("hom", "Unknown command “vip hom”."),
    ("discover --score 11..", "--score must be from 0 to 10."),
    ("favorites --genre drama --any-genre comedy", "--genre and --any-genre cannot be used together."),
    ("seen remov 12", "Unknown command “vip seen remov”. Did you mean vip seen remove?"),
    ("seen list 12", "“vip seen” has no such command. Did you mean vip seen add?"),
    ("seen exprt 12", "Unknown command “vip seen exprt”. Did you mean vip seen export?"),
    ("detail 12 --json --fields ''", "--fields needs the name of a field."),
    ("export", "Name the file to write, such as films.json."),
    ("seen export -", "Name the file to write, such as films.json."),
    ("calendar --to 2020-01-01", "2020-01-01 is in the past. Use --from too."),
    ("calendar --from 2026-02-01 --to 2026-01-01", "--to must not be before --from."),
  ])
  func `A command line that is wrong says why`(line: String, sentence: String) {
    guard case .failure(.invalid(let message)) = Vip.route(of: line) else {
      Issue.record("\(line) is valid")
      return
    }
    #expect(message.contains(sentence), "\(message)")
  }

  @Test func `Titles after a title are no mistake`() throws {
    #expect(try Vip.parseAsRoot(["seen", "metropolis", "12"]) is SeenCommand.Add)
    #expect(try Vip.parseAsRoot(["seen", "remov"]) is SeenCommand.Add)
    #expect(try Vip.parseAsRoot(["seen", "delete", "12"]) is RemoveFromShelf<SeenCommand>)
  }
}
