import ArgumentParser
import MovieDisplay
import MovieDomain
import MovieScenes

struct ListCommand: FilmListCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "Show a list of films.",
    discussion: """
      EXAMPLES:
        vip list
        vip list top-rated
        vip list comedy
        vip list top-rated --genre horror
        vip list popular --page 2
        vip list top-rated --posters
        vip list top-rated --tsv | cut -f 2,3
      """)

  @Argument(
    help: ArgumentHelp(
      "List: \(MovieList.allCases.map(\.rawValue).joined(by: "or")); or a genre, for its popular films.",
      valueName: "list"
    ),
    completion: .listsAndGenres)
  var words: [String] = []

  @Option(help: "Show only this genre, by name or id.", completion: .genres)
  var genre: String?

  @OptionGroup var page: PageOption
  @OptionGroup var list: ListOptions
  @OptionGroup var options: TableOptions

  var route: Route { get throws { try Route(list: words, genre: genre, page: page.number) } }
}

extension Route {
  /// Names of lists besides their own.
  private static let listNames: [(words: [String], list: MovieList)] =
    MovieList.allCases.map { (FoldedText($0.rawValue).words, $0) } + [
      (["toprated"], .topRated), (["top"], .topRated), (["best"], .topRated), (["nowplaying"], .nowPlaying),
      (["new", "releases"], .nowPlaying), (["new"], .nowPlaying),
    ]

  /// The route to a list as it is typed: its name, a genre, or both. `genre` is that of the option.
  init(list words: [String], genre: String?, page: Int) throws {
    let typed = FoldedText(words.joined(separator: " ").replacing("_", with: " ")).words
    guard words.isEmpty || !typed.isEmpty else { throw SetupProblem.usage("Name a list or a genre.") }
    let named = Self.listNames.filter { typed.starts(with: $0.words) }.max { $0.words.count < $1.words.count }
    let id = (named?.list ?? .popular).rawValue
    let rest = typed.dropFirst(named?.words.count ?? 0).joined(separator: " ")
    guard !rest.isEmpty else {
      self = .list(id: id, genre: genre, page: page)
      return
    }
    guard genre == nil else { throw SetupProblem.usage("“\(rest.quotable)” and --genre cannot be used together.") }
    let lists = Spelling.suggestions(for: rest, in: MovieList.allCases.map(\.rawValue))
    guard named != nil || lists.isEmpty else {
      throw SetupProblem.usage(
        "Unknown list “\(words.joined(separator: " "))”.",
        hint: "Did you mean \(lists.map { "vip list \($0)" }.joined(by: "or"))?")
    }
    self = .list(id: id, genre: rest, page: page)
  }
}
