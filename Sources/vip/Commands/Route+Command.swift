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
    case .people(let page, nil): "vip people" + Self.option(page: page)
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
      "vip \(id)" + Self.options(criteria)
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
    criteria.map { $0.name == "seen" ? " --not-seen" : " --\($0.name) \(ShellQuoting.argument($0.value))" }.joined()
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

enum ShellQuoting {
  /// Returns the text unchanged if no character is special to a shell, otherwise in single quotes.
  static func quoted(_ text: String) -> String {
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    let isPlain = words.allSatisfy { word in
      !word.isEmpty && word.unicodeScalars.allSatisfy { isWordPart($0) }
    }
    // Scalars, because a quote followed by a combining mark is one character, but still a quote.
    let parts = text.unicodeScalars.split(separator: "'", omittingEmptySubsequences: false).map { String($0) }
    return isPlain ? text : "'\(parts.joined(separator: #"'\''"#))'"
  }

  /// Returns the text as one argument, which is no option.
  static func argument(_ text: String) -> String {
    // The space keeps a hyphen from the beginning. Texts of users are trimmed.
    let text = text.hasPrefix("-") ? " \(text)" : text
    let quoted = quoted(text)
    return quoted == text && text.contains(" ") ? "'\(text)'" : quoted
  }

  /// The words of a line, of which parts may be in single or double quotes, or escaped with backslashes. `~/` at the
  /// beginning of a word is the folder `home`. Throws a usage error for a quote that is not closed.
  static func words(
    of line: String, home: String? = EnvironmentVariables.process["HOME"]
  ) throws(SetupProblem) -> [String] {
    var words: [String] = []
    var word: String?
    var quote: Unicode.Scalar?
    var isEscaped = false
    let scalars = Array(line.unicodeScalars)
    for (index, character) in scalars.enumerated() {
      switch (character, quote) {
      case _ where isEscaped:
        word = (word ?? "") + String(character)
        isEscaped = false
      case ("\\", nil): isEscaped = true
      case (let end, let open?) where end == open: quote = nil
      case ("'", nil), ("\"", nil):
        quote = character
        word = word ?? ""
      case ("~", nil) where word == nil && scalars.dropFirst(index + 1).first == "/": word = home ?? "~"
      case (" ", nil):
        if let word { words.append(word) }
        word = nil
      default: word = (word ?? "") + String(character)
      }
    }
    if let quote { throw .usage("A quotation mark \(quote) is not closed.") }
    return words + [word].compactMap(\.self)
  }

  /// Escapes special characters with backslashes, as shells do in completions.
  static func backslashed(_ text: String) -> String {
    text.unicodeScalars.map { $0.isASCII && !isWordPart($0) ? "\\\($0)" : String($0) }.joined()
  }

  private static func isWordPart(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || scalar.properties.numericType != nil
      || "-_.,:/@+".unicodeScalars.contains(scalar)
  }
}
