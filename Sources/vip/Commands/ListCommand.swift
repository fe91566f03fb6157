import ArgumentParser
import MovieDisplay
import MovieDomain

struct ListCommand: RouteCommand, PaletteCommand {
  static let russianAbstract = "Показать список фильмов."
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
      "List: \(MovieList.allCases.map(\.rawValue).alternatives). A genre is the popular films of it.", valueName: "list"
    ),
    completion: .listsAndGenres)
  var words: [String] = []

  @Option(help: "Show only this genre, by name or id.", completion: .genres)
  var genre: String?

  @OptionGroup var page: PageOption
  @OptionGroup var options: ListOptions

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
    let named = Self.listNames.filter { typed.starts(with: $0.words) }.max { $0.words.count < $1.words.count }
    let id = (named?.list ?? .popular).rawValue
    let rest = typed.dropFirst(named?.words.count ?? 0).joined(separator: " ")
    guard !rest.isEmpty else {
      self = .list(id: id, genre: genre, page: page)
      return
    }
    guard genre == nil else { throw SetupProblem.usage("“\(rest)” and --genre cannot be used together.") }
    let lists = Spelling.suggestions(for: rest, in: MovieList.allCases.map(\.rawValue))
    guard named != nil || lists.isEmpty else {
      throw SetupProblem.usage(
        "Unknown list “\(words.joined(separator: " "))”.",
        hint: "Did you mean \(lists.map { "vip list \($0)" }.alternatives)?")
    }
    self = .list(id: id, genre: rest, page: page)
  }
}

struct GenresCommand: RouteCommand, PaletteCommand {
  static let russianAbstract = "Показать все жанры."
  static let configuration = CommandConfiguration(
    commandName: "genres",
    abstract: "Show all genres.",
    discussion: """
      EXAMPLES:
        vip genres
        vip list popular --genre "science fiction"
      """)

  @OptionGroup var options: TableOptions

  var route: Route { .genres }
}

struct TrendingCommand: RouteCommand, PaletteCommand {
  static let russianAbstract = "Показать фильмы недели."
  static let configuration = CommandConfiguration(
    commandName: "trending",
    abstract: "Show the films of the week.",
    discussion: """
      EXAMPLES:
        vip trending
        vip trending --page 2

      For the built-in films, these are the popular ones.
      """)

  @OptionGroup var page: PageOption
  @OptionGroup var options: ListOptions

  var route: Route { .trending(page: page.number) }
}

struct DiscoverCommand: RouteCommand, PaletteCommand {
  static let russianAbstract = "Выбрать фильмы по жанру, году, оценке и не только."
  static let configuration = CommandConfiguration(
    commandName: "discover",
    abstract: "Find films by genre, year, score and more.",
    discussion: """
      EXAMPLES:
        vip discover --genre comedy --year 1920..1929
        vip discover --score 8.. --sort score
        vip discover --any-genre horror --any-genre mystery
        vip discover --without drama --original-language french
        vip discover --runtime ..70 --country germany
        vip discover --person "buster keaton" --sort oldest --tsv

      A film has to meet all criteria. A range is 1990..1999, 1990.. or ..1999. The built-in films have no votes, no \
      offers and no age ratings.
      """)

  @OptionGroup(title: "Criteria") var criteria: FilterOptions

  @Option(help: "How to order the films.")
  var sort: MovieFilter.Order = .popularity

  @OptionGroup var page: PageOption
  @OptionGroup var options: ListOptions

  var route: Route { .discover(criteria.criteria(in: sort), page: page.number) }
}

struct PickCommand: RouteCommand, PaletteCommand {
  static let russianAbstract = "Выбрать фильм на вечер из списка или по условиям."
  static let configuration = CommandConfiguration(
    commandName: "pick", abstract: "Pick one film for tonight, from a shelf or by criteria.",
    discussion: """
      EXAMPLES:
        vip watchlist add nosferatu metropolis
        vip pick
        vip pick --seed 42    the same film each time
        vip seen metropolis --rate 4.5
        vip pick seen
        vip pick watchlist --runtime ..100
        vip pick --stars 4..    one that you liked, again
        vip pick --genre comedy --runtime ..60

      Criteria without a shelf pick from all films, as in `vip discover`, rather one that you have not seen; --stars picks \
      from those you have seen, and --not-seen from the watchlist.
      """)

  @Argument(
    help: ArgumentHelp("What to pick from (default: watchlist, or all films with criteria).", valueName: "shelf"))
  var from: Shelf?

  @Option(parsing: .unconditional, help: "A number that makes the choice repeatable.")
  var seed: UInt64?

  @OptionGroup(title: "Criteria") var criteria: FilterOptions
  @OptionGroup(title: "Criteria") var viewer: ViewerCriteria

  @OptionGroup var posterOptions: PosterOptions
  @OptionGroup(title: "Common options") var options: DisplayOptions

  var route: Route {
    let criteria = criteria.criteria() + viewer.criteria
    let shelf = from ?? (viewer.stars != nil ? .seen : viewer.notSeen || criteria.isEmpty ? .watchlist : nil)
    return .pick(from: shelf?.rawValue, criteria, seed: seed ?? .random(in: 0 ... .max))
  }

  var needs: Program.Needs { .init(films: !(criteria.criteria() + viewer.criteria).isEmpty, posters: posterOptions) }
}

struct PersonCommand: RouteCommand, PaletteCommand {
  static let russianAbstract = "Показать человека: биография, сайт и фильмы."
  static let configuration = CommandConfiguration(
    commandName: "person",
    abstract: "Show a person: biography, home page and films.",
    discussion: """
      EXAMPLES:
        vip person 17
        vip person buster keaton
        vip person 17 --full
        vip person buster keaton --as director
      """)

  @Argument(
    help: ArgumentHelp(
      "A person: their id, name or address at TMDb or IMDb; or - for standard input.", valueName: "person"),
    completion: .people)
  var words: [String]

  @Flag(help: "Show all films, the newest first.")
  var full = false

  @Option(
    name: .customLong("as"),
    help: ArgumentHelp("Show all films of one role.", valueName: "role"))
  var role: PersonRole?

  @OptionGroup var posterOptions: PosterOptions
  @OptionGroup var options: TableOptions

  var route: Route {
    get throws {
      let reference = try PersonReference(words: words)
      return reference?.item.map { .person(id: $0.id, source: $0.source, showsAllFilms: full, role: role?.rawValue) }
        ?? .personNamed(reference?.text ?? Route.input, showsAllFilms: full, role: role?.rawValue)
    }
  }
  var needs: Program.Needs { .init(posters: posterOptions) }
}

struct PeopleCommand: RouteCommand, PaletteCommand {
  static let russianAbstract = "Показать популярных людей или найти людей по имени."
  static let configuration = CommandConfiguration(
    commandName: "people",
    abstract: "Show popular people, or find people by name.",
    discussion: """
      EXAMPLES:
        vip people
        vip people keaton
        vip people --page 2
        vip people --posters
      """)

  @Argument(help: ArgumentHelp("Words of the name; none for popular people.", valueName: "word"), completion: .people)
  var query: [String] = []

  @OptionGroup var page: PageOption
  @OptionGroup var posterOptions: PosterOptions
  @OptionGroup var options: TableOptions

  var route: Route { .people(page: page.number, query: MovieQuery(query.joined(separator: " "))?.text) }
  var needs: Program.Needs { .init(posters: posterOptions) }
}
