import ArgumentParser
import MovieBrowser
import MovieDisplay
import MovieDomain
import MovieScenes
import MovieTMDb
import MovieTerminal
import MovieText
import PublicDomainCatalog
import ViewerScenes

extension Route {
  /// The command line for the route; nil if there is no command.
  var command: String? {
    switch self {
    case .movie(let id, let page, let source): page.command(for: Self.reference(id, in: source))
    // Popular films need no name of a list.
    case .list(MovieList.popular.rawValue, let genre?, let page) where GenreAliases.isUsual(genre):
      "vip list \(ShellQuoting.argument(genre))" + Self.option(page: page)
    case .person(let id, let source): "vip person \(Self.reference(id, in: source))"
    case .filmography(let id, let source, let role):
      "vip person \(Self.reference(id, in: source))\(Self.films(of: role))"
    case .people(let page, let query?): "vip people \(ShellQuoting.argument(query))" + Self.option(page: page)
    case .search("", _, _): nil
    case .search(let query, let year, let page):
      "vip search \(Self.words(query))" + (year.map { " --year \($0)" } ?? "") + Self.option(page: page)
    case .home: "vip home"
    case .filmNamed(let text, let page): page.command(for: ShellQuoting.argument(text))
    case .personNamed(let name, let showsAllFilms, let role):
      "vip person \(ShellQuoting.argument(name))" + (showsAllFilms || role != nil ? Self.films(of: role) : "")
    case .stats(let year): "vip stats" + (year.map { " \($0)" } ?? "")
    case .sync(let isDryRun): "vip sync" + (isDryRun ? " --dry-run" : "")
    case .history: "vip history"
    case .doctor: "vip doctor"
    case .logIn: "vip auth login"
    case .shelf(let id, let criteria, let sort, let isDescending, let page):
      Self.command(listing: id, criteria)
        + (sort == Shelf(rawValue: id)?.usualOrder.field.rawValue ? "" : " --sort \(sort)")
        + (isDescending == (sort == "title") ? " --reverse" : "") + Self.option(page: page)
    case .shelve(let id, let shelf, let isOnShelf, let source):
      "vip \(shelf) \(isOnShelf ? "add" : "remove") \(Self.reference(id, in: source))"
    case .undo: "vip undo"
    case .redo: "vip redo"
    // Other commands have the name and the fields of the page.
    default:
      parts.map { parts in
        "vip " + parts.path.map { ShellQuoting.argument($0) }.joined(separator: " ") + Self.options(parts.fields)
      }
    }
  }

  /// What to type for the film or person; nil for a route to something else.
  var reference: String? {
    switch self {
    case .movie(let id, .overview, let source), .person(let id, let source): Self.reference(id, in: source)
    default: nil
    }
  }

  /// An id as it is typed: plain in the catalog in use, otherwise with the catalog's name.
  private static func reference(_ id: Int, in namespace: String?) -> String {
    guard let namespace else { return String(id) }
    return [.tmdb, .publicDomain].known(CatalogSource(idNamespace: namespace)).qualified(id)
  }

  /// Words of a query, together if one of them would be an option.
  private static func words(_ query: String) -> String {
    let hasDash = query.split(separator: " ").contains { $0.unicodeScalars.first == "-" }
    return hasDash ? ShellQuoting.argument(query) : ShellQuoting.quoted(query)
  }

  fileprivate static func option(page: Int) -> String {
    page == 1 ? "" : " --page \(page)"
  }

  private static func options(_ criteria: [Criterion]) -> String {
    criteria.map { $0.kind == .seen ? " --not-seen" : " --\($0.name) \(ShellQuoting.argument($0.value))" }.joined()
  }

  /// The command that lists the films of a shelf. Of `vip seen` alone, the option --on is a day.
  private static func command(listing shelf: String, _ criteria: [Criterion]) -> String {
    let needsName = shelf == Shelf.seen.rawValue && criteria.contains { $0.kind == .service }
    return "vip \(shelf)" + (needsName ? " list" : "") + options(criteria)
  }

  private static func films(of role: String?) -> String { role.map { " --as \($0)" } ?? " --full" }

  /// Returns the web page that a terminal opens on a click, if there is one.
  func page(in source: CatalogSource) -> Hyperlink? {
    switch self {
    case .movie(_, .similar, _), .movie(_, .collection, _): nil
    case .movie(let id, _, let other):
      Self.page("movie", id, in: other ?? source.idNamespace)
    case .person(let id, let other), .filmography(let id, let other, _):
      Self.page("person", id, in: other ?? source.idNamespace)
    default: nil
    }
  }

  private static func page(_ kind: String, _ id: Int, in namespace: String) -> Hyperlink? {
    // Ids of other catalogs are their own.
    namespace == CatalogSource.tmdb.idNamespace ? Hyperlink("https://www.themoviedb.org/\(kind)/\(id)") : nil
  }
}

extension Route.FilmPage {
  /// The command line for this page of a film, which is named as it is typed.
  fileprivate func command(for film: String) -> String {
    switch self {
    case .overview: "vip detail \(film)"
    case .credits: "vip detail \(film) --credits"
    case .complete: "vip detail \(film) --full"
    case .reviews: "vip detail \(film) --reviews"
    case .similar(let page): "vip similar \(film)" + Route.option(page: page)
    case .collection: "vip collection \(film)"
    case .trailer: "vip trailer \(film)"
    case .watch: "vip watch \(film)"
    }
  }
}

extension ShellQuoting {
  /// The words of a line that is typed to the program. Throws a usage error for a quote that is not closed.
  static func words(of line: String) throws(SetupProblem) -> [String] {
    do throws(UnclosedQuote) {
      return try words(of: line, home: EnvironmentVariables.process["HOME"])
    } catch {
      throw .usage("A quotation mark \(error.mark) is not closed.")
    }
  }
}

extension Vip {
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
      if typed.first == "help" || typed.contains("--help") || typed.contains("-h") { return .failure(.needsShell) }
      let command = try parseAsRoot(typed)
      // The browser is here: its first page is what the command shows.
      if command is BrowseCommand { return .success(.home) }
      var route: Route?
      if let command = command as? any RouteCommand {
        let options = command.options
        guard options.format.isText, !options.display.areOfSession else { return .failure(.needsShell) }
        route = try command.route
      } else if let poster = command as? PosterCommand, poster.films.count == 1 {
        // The page has the poster, and a key that shows it as large as the screen.
        route = try Route(film: poster.films, .overview)
      }
      if let route { return route.readsInput ? .failure(.needsShell) : .success(route) }
      // What it would print has no place in the browser.
      if let export = command as? any FilmExport, export.file ?? "-" == "-" {
        return invalid("Name the file to write, such as films.json.") {
          "vip \(line.replacing(#/ -$/#, with: "")) films.json"
        }
      }
      // These draw or print more than a sentence.
      if command is CompletionsCommand || command is ManualCommand || command is PosterCommand {
        return .failure(.needsShell)
      }
      throw CommandLineProblem.notShown
    } catch let problem as CommandLineProblem {
      // Standard input is that of the browser.
      return .failure(problem == .notShown && typed.contains(Route.input) ? .needsShell : problem)
    } catch {
      // What the parser prints when it is asked to, such as the version, is no sentence.
      if exitCode(for: error) == .success { return .failure(.needsShell) }
      let named = command(of: typed)
      // The parser names only the argument that is missing.
      if typed.last == "import", named.configuration.commandName == "import" {
        return invalid("Name the files to import, such as ratings.csv.") { "vip \(line) ratings.csv" }
      }
      if typed.count == 1, named is any FilmCommand.Type {
        return invalid("Name a film, such as metropolis.") { "vip \(line) metropolis" }
      }
      guard let problem = error as? SetupProblem else {
        return invalid(message(for: error)) { usage(of: typed) }
      }
      return invalid([problem.sentence, problem.hint].filter { !$0.isEmpty }.joined(separator: " "))
    }
  }

  /// How the command that a line begins with is used, as its help says.
  static func usage(of words: [String]) -> String {
    let named = command(of: words)
    // Words that are no command are those of the default one.
    return usageString(for: named == self ? named : named.configuration.defaultSubcommand ?? named)
  }

  /// How to search for words that a command did not take.
  static func searchAdvice(_ words: String) -> String {
    "To search for films: \(Route.search(query: words, year: nil, page: 1).command ?? "")"
  }

  /// The command that a line begins with.
  static func command(of words: [String]) -> any ParsableCommand.Type {
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
