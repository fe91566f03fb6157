import ArgumentParser
import MovieBrowser
import MovieDisplay
import MovieDomain
import MovieScenes
import MovieTMDb
import PublicDomainCatalog

/// A command that shows something: its options, and the route that they name.
protocol RouteCommand: AsyncParsableCommand {
  associatedtype Options: ShownOptions
  var options: Options { get }
  /// What to show. Throws a usage error if the options name nothing.
  var route: Route { get throws }
  var needs: Program.Needs { get }
}

extension RouteCommand {
  var needs: Program.Needs { options.needs }

  func run() async throws { try await show() }

  func show() async throws {
    let route = try route
    var needs = needs
    needs.readsInput = route.readsInput
    try await Program.run(options.display, as: options.format, needs: needs) { try await $0.show(route) }
  }
}

extension Vip {
  /// The commands that draw or print more than a sentence, without being a page.
  private static let shellCommands: [any ParsableCommand.Type] = [
    CompletionsCommand.self, ManualCommand.self, PosterCommand.self,
  ]

  /// The command lines that lack only the files to import.
  private static let imports = [["import"]] + Shelf.allCases.map { [$0.rawValue, "import"] }

  /// What a command line without the program's name shows. A problem is explained in `words`.
  static func route(
    of line: String, in words: any ProgramWords = EnglishProgramWords()
  ) -> Result<Route, CommandLineProblem> {
    func invalid(_ sentence: String, usage: () -> String? = { nil }) -> Result<Route, CommandLineProblem> {
      .failure(.invalid(words.sentence(aboutLine: "vip \(line)", usage: usage, inEnglish: sentence)))
    }
    var typed: [String] = []
    do {
      typed = try ShellQuoting.words(of: line)
      // Of the parser's own commands, none has a type that is public.
      if typed.first == "help" { return .failure(.needsShell) }
      let command = try parseAsRoot(typed)
      // The browser is here: its first page is what the command shows.
      if command is BrowseCommand { return .success(.home) }
      if let command = command as? any RouteCommand {
        return command.options.format.isText ? .success(try command.route) : .failure(.needsShell)
      }
      // The page has the poster, and a key that shows it as large as the screen.
      if let poster = command as? PosterCommand, poster.films.count == 1 {
        return .success(try Route(film: poster.films, .overview))
      }
      // What it would print has no place in the browser.
      if let export = command as? any FilmExport, export.file ?? "-" == "-" {
        return invalid("Name the file to write, such as films.json.") { "vip \(line) films.json" }
      }
      let needsShell = shellCommands.contains { $0 == type(of: command) }
      return .failure(needsShell ? .needsShell : .notShown)
    } catch let problem as CommandLineProblem {
      return .failure(problem)
    } catch {
      // The parser names only the argument that is missing.
      if imports.contains(typed) {
        return invalid("Name the files to import, such as ratings.csv.") { "vip \(line) ratings.csv" }
      }
      guard let problem = error as? SetupProblem else {
        return invalid(message(for: error)) { usageString(for: command(of: typed)) }
      }
      return invalid([problem.sentence, problem.hint].filter { !$0.isEmpty }.joined(separator: " "))
    }
  }

  /// The command that a line begins with.
  private static func command(of words: [String]) -> any ParsableCommand.Type {
    var command: any ParsableCommand.Type = self
    for word in words {
      let named = command.configuration.subcommands.first { subcommand in
        let names = subcommand.configuration
        return names.commandName == word || names.aliases.contains(word)
      }
      guard let named else { break }
      command = named
    }
    return command
  }
}

extension Route {
  /// Stands for a film or person that is named on standard input.
  static let input = "-"

  /// Whether the route names a film or person on standard input.
  var readsInput: Bool {
    switch self {
    case .filmNamed(Self.input, _), .personNamed(Self.input, _, _): true
    default: false
    }
  }

  /// The route to a page about a film, as it is named on the command line. Throws a usage error for a person.
  init(film words: [String], _ page: FilmPage) throws {
    let reference = try MovieReference(words: words)
    self =
      reference?.item.map { .movie(id: $0.id, page, source: $0.source) }
      ?? .filmNamed(reference?.text ?? Self.input, page)
  }

  /// The change of a shelf by a film that is named by its id. Throws `.namesFilm` for a film to add that is named by its
  /// title, and `.notShown` for others.
  init(shelving films: [String], on shelf: Shelf, _ isOn: Bool) throws {
    guard films.count == 1 else { throw CommandLineProblem.notShown }
    switch try Route(film: films, .overview) {
    case .movie(let id, _, let source): self = .shelve(movieID: id, on: shelf.rawValue, isOn, source: source)
    case .filmNamed(let name, _) where isOn && name != Self.input:
      throw CommandLineProblem.namesFilm(name, start: "\(shelf.rawValue) add")
    default: throw CommandLineProblem.notShown
    }
  }
}

extension ItemReference {
  /// The id, and the namespace of its catalog unless that is the one in use. Nil for what has to be found first, such as a
  /// title with a colon.
  var item: (id: Int, source: String?)? {
    switch self {
    case .id(let id): (id, nil)
    case .qualified(let catalog, let id):
      [CatalogSource.tmdb, .publicDomain].named(catalog).map { (id, $0.idNamespace) }
    case .imdb, .words: nil
    }
  }
}
