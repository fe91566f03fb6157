public import MovieDomain
import MovieScenes

/// Looks up many films, collections or people side by side, for scenes that show only a fact of each.
///
/// Answers of the last hours are good enough. After a failure that would concern all others, such as a rate limit, only
/// cached responses are used.
struct Survey {
  private static let concurrentRequests = 6

  private let acceptedAge: Duration?
  private(set) var gaps = SurveyGaps()
  private(set) var progress: SurveyProgress
  private var isStopped = false

  /// Creates a survey of a number of things, with answers up to an age. It is shorter than a day, so that a job that runs
  /// once a day asks each time.
  init(total: Int, acceptedAge: Duration? = .seconds(20 * 3_600)) {
    self.acceptedAge = acceptedAge
    progress = SurveyProgress(done: 0, total: total)
  }

  /// Loads the value of each key. Returns nil for what could not be loaded, whose name is among the gaps.
  mutating func values<Key: Sendable, Value: Sendable & StalenessReporting>(
    of keys: [Key], named name: (Key) -> String, report: (SurveyProgress) async -> Void,
    _ load: @escaping @Sendable (Key) async throws(CatalogError) -> Value
  ) async -> [Value?] {
    var results = [Result<Value, CatalogError>?](repeating: nil, count: keys.count)
    await withTaskGroup(of: (Int, Result<Value, CatalogError>?).self) { group in
      var asked = 0
      func ask() {
        guard asked < keys.count else { return }
        group.addTask { [asked, acceptedAge, isStopped] in
          let found = await Reload.$acceptedAge.withValue(acceptedAge) {
            await Reload.$isCacheOnly.withValue(isStopped) {
              await result { () async throws(CatalogError) in try await load(keys[asked]) }
            }
          }
          return (asked, found)
        }
        asked += 1
      }
      for _ in 0..<Self.concurrentRequests { ask() }
      for await (index, found) in group {
        results[index] = found
        note(found)
        progress.done += 1
        await report(progress)
        ask()
      }
    }
    return zip(keys, results).map { key, found in
      if case .success(let value)? = found {
        gaps.found += 1
        return value
      }
      gaps.missing.append(name(key))
      return nil
    }
  }

  /// Loads the films of the watchlist, but returns only their days and offers: there may be thousands of films, and the cast
  /// and the reviews of one take far more memory.
  mutating func films(
    _ films: [ShelvedFilm], in context: SceneContext, report: (SurveyProgress) async -> Void
  ) async -> [MovieDetails?] {
    await values(of: films, named: \.movie.shownTitle, report: report) { film throws(CatalogError) in
      let details = try await context.catalog(of: film.source).movie(film.movie.id)
      // What is stored of a film that its catalog no longer has will not change.
      if let error = details.staleness?.error, error.code == .notFound { throw error }
      return MovieDetails(
        movie: details.movie, watchOptions: details.watchOptions, release: details.release,
        staleness: details.staleness)
    }
  }

  /// The first error counts: those after it are about responses that are not cached.
  private mutating func note<Value: StalenessReporting>(_ found: Result<Value, CatalogError>?) {
    let error: CatalogError?
    switch found {
    case .success(let value)?:
      gaps.staleness = .older(gaps.staleness, value.staleness)
      error = value.staleness?.error
    case .failure(let failure)?: error = failure
    case nil: error = nil
    }
    guard let error else { return }
    if gaps.error.map({ Self.reach(of: $0) < Self.reach(of: error) }) ?? true { gaps.error = error }
    if Self.reach(of: error) == .all { isStopped = true }
  }

  /// What an error is about.
  enum Reach: Comparable {
    /// Nothing that could be loaded: TMDb no longer has it.
    case none
    /// One thing, such as a page that cannot be read.
    case one
    /// This request. Others may be answered.
    case request
    /// All requests.
    case all
  }

  static func reach(of error: CatalogError) -> Reach {
    switch error.code {
    case .notFound: .none
    case .malformedResponse, .tooLarge, .refused, .redirected: .one
    case .serverFailed: .request
    default: .all
    }
  }
}

/// How far a survey is.
public struct SurveyProgress: Sendable, Equatable {
  /// The number of those that have been looked up.
  public var done: Int
  /// The number of all.
  public var total: Int
}

/// What a survey could not load.
public struct SurveyGaps: Sendable, Equatable, StalenessReporting {
  /// The titles and names of what could not be loaded at all.
  public var missing: [String] = []
  /// The number of things that were loaded.
  public var found = 0
  /// The first of the errors that matter most; nil if there was none.
  public var error: CatalogError?
  /// The age of the oldest answer that is outdated; nil if none is.
  public var staleness: Staleness?

  /// Creates a description of a complete survey.
  public init() {}

  /// Whether something is missing that may be there later.
  package var isIncomplete: Bool { !missing.isEmpty && error.map { Survey.reach(of: $0) > .none } ?? false }

  /// Whether nothing can be said about the whole.
  var isFailure: Bool {
    isIncomplete && (found == 0 || error.map { Survey.reach(of: $0) == .all } ?? false)
  }
}

/// What the viewer's shelves make worth following: the whole watchlist, and a limited number of collections and directors,
/// because each costs a request.
struct FollowedFilms: Sendable {
  /// The films of each shelf, the last added, whose details are read.
  private static let readFilms = 500
  /// The most collections, and the most directors.
  private static let mostOfAKind = 50

  private(set) var watchlist: [ShelvedFilm] = []
  /// The collections of the films that were added to a shelf last. Of the catalog in use, as the directors.
  private(set) var collections: [MovieCollection] = []
  /// The directors of the favorites that were added last.
  private(set) var directors: [WatchStatistics.Director] = []

  /// Reads the shelves. Directors are left out if only seen films count, and collections are then those of seen films.
  init(in context: SceneContext, onlySeen: Bool = false) async throws(StoreError) {
    let source = context.catalog.source
    self = try await context.films.snapshot { reader throws(StoreError) in
      var followed = FollowedFilms()
      let watchlist = try await reader.films(on: .watchlist, .latestFirst, offset: 0, limit: .max).elements
      followed.watchlist = watchlist.map(context.known)
      for shelf in onlySeen ? [Shelf.seen] : Shelf.allCases {
        for film in try await reader.films(on: shelf, .latestFirst, offset: 0, limit: Self.readFilms).elements
        where film.source == source {
          guard let details = try await reader.details(of: film.id)?.details else { continue }
          followed.add(details.collection.map { [$0] } ?? [], to: \.collections, by: \.id)
          if shelf == .favorites { followed.add(details.directors(in: source), to: \.directors, by: \.id) }
        }
      }
      return followed
    }
  }

  private init() {}

  private mutating func add<Value>(
    _ values: [Value], to list: WritableKeyPath<Self, [Value]>, by id: (Value) -> Int
  ) {
    for value in values where self[keyPath: list].count < Self.mostOfAKind {
      if !self[keyPath: list].contains(where: { id($0) == id(value) }) { self[keyPath: list].append(value) }
    }
  }
}
