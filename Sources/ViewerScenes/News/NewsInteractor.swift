public import MovieDisplay
public import MovieDomain
public import MovieScenes
import Synchronization

extension NewsScene: SurveyScene {
  /// A request for the news.
  public enum Request: Sendable, Hashable, LanedQuestion {
    /// Looks for what has changed since the last look. What has been shown is then remembered.
    case load
  }

  /// What has changed for a film.
  public enum Change: Sendable, Equatable {
    /// It has come.
    case out(FilmDay)
    /// Services of the viewer offer it now, by their names.
    case offered([String])
    /// Its day has changed; nil where it had or has none.
    case moved(FilmDay.Kind, from: CalendarDate?, to: CalendarDate?)
    /// It is new in a collection of which the viewer has seen a film. The name is nil if it is unknown.
    case part(of: String?)
  }

  /// A change for a film.
  public struct Item: Sendable, Equatable {
    /// The catalog of the film.
    public var source: CatalogSource
    /// The film.
    public var movie: Movie
    /// What has changed.
    public var change: Change

    /// Creates an item.
    public init(source: CatalogSource, movie: Movie, change: Change) {
      self.source = source
      self.movie = movie
      self.change = change
    }
  }

  /// What has changed since the last look, as far as it could be loaded.
  public struct Bulletin: Sendable, Equatable {
    /// The day of the look.
    public var day: CalendarDate
    /// The day of the last look; nil at the first one.
    public var since: CalendarDate?
    /// The changes: films that have come, then those on services, then other days, then parts of collections.
    public var items: [Item] = []
    /// What is known now, to be remembered once the changes have been shown.
    public var facts: [String: ToldFacts] = [:]
    /// What could not be loaded, and is older than it could be.
    public var gaps = SurveyGaps()
    /// Why the changes could not be remembered, so that they will be shown again; nil if they could.
    public var memoryError: StoreError?

    /// Creates news without changes.
    public init(on day: CalendarDate, since: CalendarDate? = nil) {
      self.day = day
      self.since = since
    }
  }

  /// The news, as far as it is known.
  public typealias Response = SurveyResponse<Request, Bulletin>
  /// Looks for news when it is asked to. What has been shown would vanish if it followed changes.
  public typealias Interactor = SurveyInteractor<Request, Bulletin>

  public typealias Presenter = NewsPresenter

  /// Remembers what has been shown. If the process ends in between, news is shown again: it may come twice, but is
  /// never lost.
  public static func output(_ output: Output<Response>, in context: SceneContext) -> Output<Response> {
    // Shown again later, such as in another language, it could replace what was remembered elsewhere in between.
    let remembered = Mutex<Bulletin?>(nil)
    return Output { [memory = context.news] response, isFinal in
      await output.present(response, isFinal: isFinal)
      guard isFinal, case .success(var bulletin)? = response.found else { return }
      guard bulletin != remembered.withLock({ $0 }) else { return }
      do throws(StoreError) {
        try await memory.remember(bulletin.facts)
        remembered.withLock { $0 = bulletin }
      } catch {
        // Without news, nothing will be shown again.
        guard !bulletin.items.isEmpty else { return }
        bulletin.memoryError = error
        var response = response
        response.found = .success(bulletin)
        await output.present(response, isFinal: true)
      }
    }
  }

  /// Compares the films of the watchlist, and the collections of films that the viewer has seen, with what was told last.
  public static func found(
    for request: Request, in context: SceneContext, report: (SurveyProgress) async -> Void
  ) async throws(StoreError) -> Bulletin {
    let told = try await context.news.told()
    let followed = try await FollowedFilms(in: context, onlySeen: true)
    let day = context.today()
    let services = await context.settings.current().services
    var bulletin = Bulletin(on: day, since: told.values.map(\.day).max())
    var survey = Survey(total: followed.watchlist.count + followed.collections.count)
    await report(survey.progress)

    let details = await survey.films(followed.watchlist, in: context, report: report)
    // A terminal and a job may have different countries, so what was told in another one stays.
    // Spaces separate the parts of a name, so a namespace must have none.
    let names = followed.watchlist.map { "film \($0.source.idNamespace.percentEncoded()) \($0.movie.id)" }
    let known = Set(names)
    bulletin.facts = told.filter { known.contains($0.key.split(separator: " ").prefix(3).joined(separator: " ")) }
    let region = details.lazy.compactMap { $0?.release?.region }.first
    for ((film, name), details) in zip(zip(followed.watchlist, names), details) {
      let key = key(of: name, in: details?.release.map(\.region) ?? region, told)
      let comparison = FilmComparison(of: details, told: told[key], today: day, services: services)
      bulletin.facts[key] = comparison.facts
      bulletin.items += comparison.changes.map {
        .init(source: film.source, movie: details?.movie ?? film.movie, change: $0)
      }
    }
    let own = context.catalog
    let found = await survey.values(of: followed.collections, named: { $0.name ?? "" }, report: report) {
      collection throws(CatalogError) in try await own.collection(collection.id)
    }
    for (collection, details) in zip(followed.collections, found) {
      let key = "collection \(own.source.idNamespace) \(collection.id)"
      let known = told[key]
      bulletin.facts[key] = known
      guard let page = details?.films, details?.staleness == nil, known != nil || page.skipped == 0 else { continue }
      let films = page.elements
      // A part that cannot be read today is not new when it can.
      let unread = page.skipped > 0 ? known?.ids ?? [] : []
      bulletin.facts[key] = ToldFacts(on: day, ids: unread.union(films.map(\.id)))
      guard let known else { continue }
      bulletin.items += films.filter { !known.ids.contains($0.id) }.map {
        .init(source: own.source, movie: $0, change: .part(of: details?.collection.name ?? collection.name))
      }
    }
    bulletin.items.sort { $0.change.rank < $1.change.rank }
    bulletin.gaps = survey.gaps
    // What is outdated could not be looked at either.
    let outdated =
      zip(followed.watchlist, details).filter { $1?.staleness != nil }.map(\.0.movie.shownTitle)
      + zip(followed.collections, found).filter { $1?.staleness != nil }.map { $0.0.name ?? "" }
    bulletin.gaps.missing += outdated
    bulletin.gaps.found -= outdated.count
    return bulletin
  }

  /// What the facts of a film in a country are called: the first country has the name of the film alone.
  private static func key(of name: String, in region: Region?, _ told: [String: ToldFacts]) -> String {
    guard let region, let first = told[name]?.region, first != region else { return name }
    return "\(name) \(region.code)"
  }
}

extension NewsScene.Change {
  /// Changes that matter now come first.
  fileprivate var rank: Int {
    switch self {
    case .out: 0
    case .offered: 1
    case .moved: 2
    case .part: 3
    }
  }
}

private struct FilmComparison {
  /// What has changed. Nothing at the first look, except that the film comes on this very day.
  private(set) var changes: [NewsScene.Change] = []
  /// Stands for offers that could not be read yet: they are no news when they are read.
  private static let unread = -1
  /// For so many days before the last look, a day that was not known then is news.
  private static let lateDays = 7

  /// What is known now; nil if nothing could be loaded yet.
  private(set) var facts: ToldFacts?

  init(of details: MovieDetails?, told: ToldFacts?, today: CalendarDate, services: [String]) {
    facts = told
    // What is older than what was told is not compared with it.
    guard let details, details.staleness == nil else {
      guard let told else { return }
      addArrivals(of: told, after: told, today)
      // Only up to what is told now: what else has come since then is not known.
      facts?.day = told.days.values.filter { $0 <= today }.reduce(told.day, max)
      return
    }
    // After a flight to the west, today may come twice, and a clock may be wrong: a day that was told does not come again.
    let latest = told.map { told in told.days.values.filter { $0 <= told.day }.reduce(today, max) } ?? today
    let offers = details.watchOptions?.offers.filter { [.stream, .free, .ads].contains($0.kind) }.flatMap(\.services)
    // What could not be read stays as it was told.
    let isReleaseKnown = details.release != nil
    let known = Dictionary(details.days.map { ($0.kind, $0.date) }) { first, _ in first }
    var now = ToldFacts(on: latest, in: isReleaseKnown ? details.release?.region : told?.region)
    now.days = isReleaseKnown ? known : told?.days ?? known
    // What has come has come, also if the catalog loses its day for a while.
    if let told, told.region == now.region {
      now.days.merge(told.days.filter { $0.value <= told.day }) { new, _ in new }
    }
    now.ids = offers.map { Set($0.map(\.id)) } ?? told?.ids ?? [Self.unread]
    facts = now
    addArrivals(of: now, after: told, today)
    // Another country has other days and offers.
    guard let told, told.region == now.region else { return }
    let mine = (offers ?? []).filter { service in
      !told.ids.contains(Self.unread) && !told.ids.contains(service.id) && services.contains { service.isNamed($0) }
    }
    let names = mine.map(\.name).unique
    if !names.isEmpty { changes.append(.offered(names)) }
    addMoves(from: told.days, to: now.days, today)
  }

  private mutating func addArrivals(of now: ToldFacts, after told: ToldFacts?, _ today: CalendarDate) {
    for kind in FilmDay.Kind.allCases {
      guard let day = now.days[kind], day <= today else { continue }
      let isNew = told.map { day > $0.day || isLate(kind, day, in: now, after: $0, today) } ?? (day == today)
      if isNew { changes.append(.out(FilmDay(kind, day))) }
    }
  }

  /// Whether a day was not known at the last look, or was still to come, although it is not later. TMDb learns of many a day
  /// only after it.
  private func isLate(
    _ kind: FilmDay.Kind, _ day: CalendarDate, in now: ToldFacts, after told: ToldFacts, _ today: CalendarDate
  ) -> Bool {
    // Another country has other days.
    guard now.region == told.region else { return false }
    // The first release is used until the day in the viewer's country is known, and then the film has not come again.
    let known = told.days[kind] ?? ([.theatrical, .release].contains(kind) ? told.days.values.min() : nil)
    guard known.map({ $0 > told.day }) ?? true else { return false }
    return day.dayNumber > min(told.day, today).dayNumber - Self.lateDays
  }

  /// Only days to come: corrections of the past are no news.
  private mutating func addMoves(
    from told: [FilmDay.Kind: CalendarDate], to now: [FilmDay.Kind: CalendarDate], _ today: CalendarDate
  ) {
    for kind in FilmDay.Kind.allCases where told[kind] != now[kind] {
      let (old, new) = (told[kind], now[kind])
      guard [old, new].contains(where: { $0.map { $0 > today } ?? false }) else { continue }
      // It has been told that the film has come.
      if let new, changes.contains(.out(FilmDay(kind, new))) { continue }
      // The first release is used until the day in the viewer's country is known, and then it has not moved.
      if kind == .release, old == nil && !told.isEmpty || new == nil && !now.isEmpty { continue }
      if kind == .publicDomain, old == nil || new == nil { continue }
      if old == nil, told[.release] == new { continue }
      changes.append(.moved(kind, from: old, to: new))
    }
  }
}
