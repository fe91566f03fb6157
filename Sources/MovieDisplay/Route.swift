/// What can be shown, in raw values. A command line, an address and a page of a browser are three ways to write it.
///
/// `source` is the namespace of the catalog that an id belongs to, such as `tmdb`; nil for the catalog in use.
public enum Route: Sendable, Hashable {
  /// The first page, with one page of each list.
  case home
  /// All genres.
  case genres
  /// A page about a film.
  case movie(id: Int, FilmPage = .overview, source: String? = nil)
  /// One page of a list by its name, such as `top-rated`, limited to a genre by its id or name unless that is nil.
  case list(id: String, genre: String? = nil, page: Int = 1)
  /// One page of the films that meet some criteria.
  case discover([Criterion], page: Int = 1)
  /// One page of the films that are watched most this week.
  case trending(page: Int = 1)
  /// A person's page, with their best-known films.
  case person(id: Int, source: String? = nil)
  /// A person's page with all of their films, or with those of a role, such as `director`.
  case filmography(personID: Int, source: String? = nil, role: String? = nil)
  /// One page of the list of popular people, or of those whose names match; pages count from 1.
  case people(page: Int, query: String? = nil)
  /// One page of a search for films by title, limited to one release year unless that is nil.
  case search(query: String, year: Int?, page: Int)
  /// A page about the film that a text names: a title, an id or an address.
  case filmNamed(String, FilmPage)
  /// A person's page, for the person that a text names. With a role, it has all films of that role.
  case personNamed(String, showsAllFilms: Bool = false, role: String? = nil)
  /// One film for tonight that meets some criteria: from a shelf of the viewer by its name, or from all films if that is
  /// nil. The same seed picks the same film.
  case pick(from: String?, [Criterion], seed: UInt64)
  /// Numbers of the films that the viewer has seen, in one year or in all.
  case stats(year: Int? = nil)
  /// The days on which the viewer's films come, from one day through another. Days are written as `2026-12-31`.
  case calendar(from: String? = nil, through: String? = nil)
  /// What has changed for the viewer's films since the last look.
  case news
  /// A sync of the viewer's shelves with their account. A dry run only shows what it would change.
  case sync(isDryRun: Bool = false)
  /// The recent searches.
  case history
  /// The viewer's settings.
  case settings
  /// The state of the program and of what it needs.
  case doctor
  /// The log-in.
  case logIn
  /// One page of the films on a shelf of the viewer that meet some criteria. The shelf has a name, such as `watchlist`, and
  /// what it is sorted by, such as `title`.
  case shelf(id: String, [Criterion] = [], sort: String, isDescending: Bool, page: Int)
  /// Puts a film on a shelf of the viewer by its name, or takes it off if the flag is false.
  case shelve(movieID: Int, on: String, Bool, source: String? = nil)
  /// Undoes the last change of any shelf.
  case undo
  /// Redoes the change that was undone last.
  case redo

  /// Whether the route leads to the page of a film.
  package var isFilm: Bool { if case .movie(_, .overview, _) = self { true } else { false } }

  package var isFilmOrPerson: Bool { if case .person = self { true } else { isFilm } }

  /// One of several criteria for films.
  public struct Criterion: Sendable, Hashable {
    /// What the criterion is about, such as `year`.
    public var name: String
    /// The value, such as `1990..1999` or an id.
    public var value: String

    /// What to display for an id; empty if the value is displayed.
    public var label: String

    /// Creates a criterion.
    public init(_ name: String, _ value: String, label: String = "") {
      self.name = name
      self.value = value
      self.label = label
    }
  }

  /// The route to a person's page: with all films if they are wanted or there is a role, else with the best-known ones.
  public static func person(id: Int, source: String? = nil, showsAllFilms: Bool, role: String?) -> Route {
    showsAllFilms || role != nil
      ? .filmography(personID: id, source: source, role: role) : .person(id: id, source: source)
  }

  /// A page about a film.
  public enum FilmPage: Sendable, Hashable {
    /// The film's page, with its sections shortened.
    case overview
    /// The film's page with the complete cast and crew.
    case credits
    /// The film's page with its reviews in full.
    case reviews
    /// The film's page with nothing shortened.
    case complete
    /// One page of similar films.
    case similar(page: Int = 1)
    /// The collection that the film is part of.
    case collection
    /// The film's trailer, outside of the program.
    case trailer
    /// A page to watch the film from, outside of the program.
    case watch
  }

  /// What films meet on this page; nil for a page whose films are not chosen by criteria.
  package var criteria: [Criterion]? {
    switch self {
    case .discover(let criteria, _), .pick(_, let criteria, _), .shelf(_, let criteria, _, _, _): criteria
    default: nil
    }
  }

  /// The first page of the films that meet other criteria.
  package func meeting(_ criteria: [Criterion]) -> Route {
    switch self {
    case .pick(let shelf, _, let seed): .pick(from: shelf, criteria, seed: seed)
    case .shelf(let id, _, let sort, let isDescending, _):
      .shelf(id: id, criteria, sort: sort, isDescending: isDescending, page: 1)
    default: .discover(criteria)
    }
  }

  /// Whether this is a page of a list after the first.
  package var isNextPage: Bool {
    switch self {
    case .list(_, _, let page), .discover(_, let page), .movie(_, .similar(let page), _), .trending(let page),
      .people(let page, _), .search(_, _, let page), .shelf(_, _, _, _, let page):
      page > 1
    default: false
    }
  }
}

/// A suggested next step: a view shows it as a button or as a command.
public struct Hint: Sendable, Equatable {
  /// What the step does, as the label of a button or before a command, such as `Next page`.
  public var text: String
  /// Where the step leads.
  public var route: Route

  /// Creates a hint.
  public init(text: String, route: Route) {
    self.text = text
    self.route = route
  }
}

extension [Hint] {
  /// The pieces of a text: the texts of these hints, in their order, and what is between them. A hint that the text does
  /// not have leads nowhere.
  public func pieces(of text: String) -> [(range: Range<String.Index>, route: Route?)] {
    var pieces: [(range: Range<String.Index>, route: Route?)] = []
    var start = text.startIndex
    for hint in self {
      guard let range = text[start...].firstRange(of: hint.text), !range.isEmpty else { continue }
      pieces += [(start..<range.lowerBound, nil), (range, hint.route)]
      start = range.upperBound
    }
    return (pieces + [(start..<text.endIndex, nil)]).filter { !$0.range.isEmpty }
  }
}
