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
  func show(_ request: HomeScene.Request) -> Shown
  /// Shows a list of films.
  func show(_ request: ListScene.Request) -> Shown
  /// Shows a search.
  func show(_ request: SearchScene.Request) -> Shown
  /// Shows a film.
  func show(_ request: DetailScene.Request) -> Shown
  /// Shows people.
  func show(_ request: PeopleScene.Request) -> Shown
  /// Shows a person.
  func show(_ request: PersonScene.Request) -> Shown
  /// Shows the genres.
  func show(_ request: GenresScene.Request) -> Shown
  /// Shows a shelf.
  func show(_ request: ShelfScene.Request) -> Shown
  /// Shows a film that is picked.
  func show(_ request: PickScene.Request) -> Shown
  /// Shows numbers of the films that the viewer has seen.
  func show(_ request: StatsScene.Request) -> Shown
  /// Shows the days on which the viewer's films come.
  func show(_ request: CalendarScene.Request) -> Shown
  /// Shows what has changed for the viewer's films.
  func show(_ request: NewsScene.Request) -> Shown
  /// Syncs with an account.
  func show(_ request: SyncScene.Request) -> Shown
  /// Shows the recent searches.
  func show(_ request: HistoryScene.Request) -> Shown
  /// Shows the settings.
  func show(_ request: SettingsScene.Request) -> Shown
  /// Finds what a route names by a title or a name, and goes on from there.
  func show(_ request: ReferenceScene.Request) -> Shown
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
      stage.show(.load(id: id, from: source(namespace), expanding: parts) as DetailScene.Request)
    }
    func known<Value: RawRepresentable<String>>(_ name: String, _: Value.Type = Value.self) throws(RouteProblem)
      -> Value
    {
      guard let value = Value(rawValue: name) else { throw .unknown(name) }
      return value
    }
    if isNamed { return stage.show(.find(self) as ReferenceScene.Request) }
    switch self {
    case .home: return stage.show(.load as HomeScene.Request)
    case .movie(let id, .overview, let namespace): return film(id, namespace)
    case .movie(let id, .credits, let namespace): return film(id, namespace, [.credits])
    case .movie(let id, .reviews, let namespace): return film(id, namespace, [.reviews])
    case .movie(let id, .complete, let namespace): return film(id, namespace, Set(DetailScene.Part.allCases))
    case .list(let name, let genre, let page):
      let selection = ListScene.Selection(try known(name), genre: genre.map { .named($0) })
      return stage.show(.load(selection, page: page) as ListScene.Request)
    case .discover(let criteria, let page):
      return stage.show(.load(.filtered(try FilterSelection(criteria)), page: page) as ListScene.Request)
    case .movie(let id, .similar(let page), let namespace):
      return stage.show(.load(.similar(.init(id, from: source(namespace))), page: page) as ListScene.Request)
    case .movie(let id, .collection, let namespace):
      return stage.show(.load(.collection(.init(id, from: source(namespace)))) as ListScene.Request)
    case .trending(let page): return stage.show(.load(.trending, page: page) as ListScene.Request)
    case .search(let query, let year, let page):
      let request = query.isEmpty ? SearchScene.Request.open : .submit(query, year: year, page: page)
      return stage.show(request)
    case .people(let page, let query): return stage.show(.load(query: query, page: page) as PeopleScene.Request)
    case .person(let id, let namespace):
      return stage.show(.load(id, from: source(namespace)) as PersonScene.Request)
    case .filmography(let id, let namespace, let role):
      let role: PersonRole? = if let role { try known(role) } else { nil }
      let person = PersonScene.Subject(
        id: id, source: source(namespace), showsAllFilms: role == nil, role: role)
      return stage.show(.load(person) as PersonScene.Request)
    case .genres: return stage.show(.load as GenresScene.Request)
    case .shelf(let name, let criteria, let sort, let isDescending, let page):
      let order = ShelfOrder(try known(sort), isDescending: isDescending)
      let filter = try FilterSelection(criteria, onShelf: true)
      return stage.show(.load(try known(name), order, meeting: filter, page: page) as ShelfScene.Request)
    case .pick(let shelf, let criteria, let seed):
      let filter = try FilterSelection(criteria, onShelf: shelf != nil)
      let from: PickScene.Source = if let shelf { .shelf(try known(shelf), filter) } else { .filter(filter) }
      return stage.show(.pick(from: from, seed: seed) as PickScene.Request)
    case .stats(let year): return stage.show(.load(year: year) as StatsScene.Request)
    case .calendar(let start, let end):
      func day(_ name: String, _ text: String?) throws(RouteProblem) -> CalendarDate? {
        guard let text else { return nil }
        guard let day = CalendarDate(iso8601: text[...]) else { throw .criterion(.init(name, text), nil) }
        return day
      }
      let (from, through) = (try day("from", start), try day("to", end))
      if let from, let through, through < from { throw .criterion(.init("to", through.description), nil) }
      return stage.show(.load(from: from, through: through) as CalendarScene.Request)
    case .news: return stage.show(.load as NewsScene.Request)
    case .sync(let isDryRun): return stage.show(.sync(isDryRun: isDryRun) as SyncScene.Request)
    case .history: return stage.show(.load as HistoryScene.Request)
    case .settings: return stage.show(.load as SettingsScene.Request)
    case .filmNamed, .personNamed: return stage.show(.find(self) as ReferenceScene.Request)
    case .undo: return stage.show(.perform(.undo) as ShelfScene.Request)
    case .redo: return stage.show(.perform(.redo) as ShelfScene.Request)
    case .movie(_, .trailer, _), .movie(_, .watch, _), .logIn, .doctor, .shelve: return stage.leave(to: self)
    }
  }
}
