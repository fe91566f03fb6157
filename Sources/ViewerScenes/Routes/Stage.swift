public import MovieDisplay
public import MovieDomain
public import MovieScenes

/// Shows scenes in a way of its own: as text, as the pages of a browser, as responses of a server.
///
/// `Route.open(on:)` calls one of these methods. What a stage forgets does not compile.
public protocol Stage {
  /// What showing a scene gives: a page, a response, or a task to run.
  associatedtype Shown

  /// The catalogs that ids may belong to, the one in use first.
  var sources: [CatalogSource] { get }

  /// Shows the home scene.
  func show(_ scene: HomeScene.Type, _ request: HomeScene.Request) -> Shown
  /// Shows a list of films.
  func show(_ scene: ListScene.Type, _ request: ListScene.Request) -> Shown
  /// Shows a search.
  func show(_ scene: SearchScene.Type, _ request: SearchScene.Request) -> Shown
  /// Shows a film.
  func show(_ scene: DetailScene.Type, _ request: DetailScene.Request) -> Shown
  /// Shows people.
  func show(_ scene: PeopleScene.Type, _ request: PeopleScene.Request) -> Shown
  /// Shows a person.
  func show(_ scene: PersonScene.Type, _ request: PersonScene.Request) -> Shown
  /// Shows the genres.
  func show(_ scene: GenresScene.Type, _ request: GenresScene.Request) -> Shown
  /// Shows a shelf.
  func show(_ scene: ShelfScene.Type, _ request: ShelfScene.Request) -> Shown
  /// Shows a film that is picked.
  func show(_ scene: PickScene.Type, _ request: PickScene.Request) -> Shown
  /// Shows numbers of the films that the viewer has seen.
  func show(_ scene: StatsScene.Type, _ request: StatsScene.Request) -> Shown
  /// Shows the days on which the viewer's films come.
  func show(_ scene: CalendarScene.Type, _ request: CalendarScene.Request) -> Shown
  /// Shows what has changed for the viewer's films.
  func show(_ scene: NewsScene.Type, _ request: NewsScene.Request) -> Shown
  /// Syncs with an account.
  func show(_ scene: SyncScene.Type, _ request: SyncScene.Request) -> Shown
  /// Shows the recent searches.
  func show(_ scene: HistoryScene.Type, _ request: HistoryScene.Request) -> Shown
  /// Shows the settings.
  func show(_ scene: SettingsScene.Type, _ request: SettingsScene.Request) -> Shown
  /// Finds what a route names by a title or a name, and goes on from there.
  func show(_ scene: ReferenceScene.Type, _ request: ReferenceScene.Request) -> Shown
  /// Follows a route that leads out of these scenes: to a trailer, a page to watch a film from, the log-in, the doctor, or
  /// a change of a shelf.
  func leave(to route: Route) -> Shown
  /// Shows that a route has a value that cannot be used, such as an unknown list.
  func reject(_ problem: RouteProblem) -> Shown
}

extension Route {
  /// Opens the scene of the route, the only place that knows which it is and what its first request is.
  public func open<S: Stage>(on stage: S) -> S.Shown {
    do throws(RouteProblem) {
      return try opened(on: stage)
    } catch {
      return stage.reject(error)
    }
  }

  private func opened<S: Stage>(on stage: S) throws(RouteProblem) -> S.Shown {
    func source(_ namespace: String?) -> CatalogSource? { namespace.map { stage.sources[$0] } }
    func film(_ id: Int, _ namespace: String?, _ parts: Set<DetailScene.Part> = []) -> S.Shown {
      stage.show(DetailScene.self, .load(id: id, from: source(namespace), expanding: parts))
    }
    func known<Value: RawRepresentable<String>>(_ name: String) throws(RouteProblem) -> Value {
      guard let value = Value(rawValue: name) else { throw .unknown(name) }
      return value
    }
    if criteria?.contains(where: \.isNamed) == true { return stage.show(ReferenceScene.self, .find(self)) }
    switch self {
    case .home: return stage.show(HomeScene.self, .load)
    case .movie(let id, .overview, let namespace): return film(id, namespace)
    case .movie(let id, .credits, let namespace): return film(id, namespace, [.credits])
    case .movie(let id, .reviews, let namespace): return film(id, namespace, [.reviews])
    case .movie(let id, .complete, let namespace): return film(id, namespace, Set(DetailScene.Part.allCases))
    case .list(let name, let genre, let page):
      let selection = ListScene.Selection(try known(name), genre: genre.map { .named($0) })
      return stage.show(ListScene.self, .load(selection, page: page))
    case .discover(let criteria, let page):
      return stage.show(ListScene.self, .load(.filtered(try FilterSelection(criteria)), page: page))
    case .movie(let id, .similar(let page), let namespace):
      return stage.show(ListScene.self, .load(.similar(.init(id, from: source(namespace))), page: page))
    case .movie(let id, .collection, let namespace):
      return stage.show(ListScene.self, .load(.collection(.init(id, from: source(namespace)))))
    case .trending(let page): return stage.show(ListScene.self, .load(.trending, page: page))
    case .search(let query, let year, let page):
      return stage.show(SearchScene.self, query.isEmpty ? .open : .submit(query, year: year, page: page))
    case .people(let page, let query): return stage.show(PeopleScene.self, .load(query: query, page: page))
    case .person(let id, let namespace):
      return stage.show(PersonScene.self, .load(id, from: source(namespace)))
    case .filmography(let id, let namespace, let role):
      let role: PersonRole? = if let role { try known(role) } else { nil }
      let person = PersonScene.Subject(
        id: id, source: source(namespace), showsAllFilms: role == nil, role: role)
      return stage.show(PersonScene.self, .load(person))
    case .genres: return stage.show(GenresScene.self, .load)
    case .shelf(let name, let criteria, let sort, let isDescending, let page):
      let order = ShelfOrder(try known(sort), isDescending: isDescending)
      let filter = try FilterSelection(criteria, onShelf: true)
      return stage.show(ShelfScene.self, .load(try known(name), order, meeting: filter, page: page))
    case .pick(let shelf, let criteria, let seed):
      // Among all films, a pick looks up what the viewer has seen, but nothing lists them by the viewer's stars.
      let filter = try FilterSelection(criteria, onShelf: shelf != nil || !criteria.contains { $0.kind == .stars })
      let from: PickScene.Source = if let shelf { .shelf(try known(shelf), filter) } else { .filter(filter) }
      return stage.show(PickScene.self, .pick(from: from, seed: seed))
    case .stats(let year): return stage.show(StatsScene.self, .load(year: year))
    case .calendar(let start, let end):
      func day(_ name: String, _ text: String?) throws(RouteProblem) -> CalendarDate? {
        guard let text else { return nil }
        guard let day = CalendarDate(iso8601: text[...]) else { throw .criterion(.init(name, text), .unusable) }
        return day
      }
      let (from, through) = (try day("from", start), try day("to", end))
      if let from, let through, through < from { throw .criterion(.init("to", through.description), .endsBeforeStart) }
      return stage.show(CalendarScene.self, .load(from: from, through: through))
    case .news: return stage.show(NewsScene.self, .load)
    case .sync(let isDryRun): return stage.show(SyncScene.self, .sync(isDryRun: isDryRun))
    case .history: return stage.show(HistoryScene.self, .load)
    case .settings: return stage.show(SettingsScene.self, .load)
    case .filmNamed, .personNamed: return stage.show(ReferenceScene.self, .find(self))
    case .undo: return stage.show(ShelfScene.self, .perform(.undo))
    case .redo: return stage.show(ShelfScene.self, .perform(.redo))
    case .movie(_, .trailer, _), .movie(_, .watch, _), .logIn, .doctor, .shelve: return stage.leave(to: self)
    }
  }
}
