public import MovieDisplay
public import MovieDomain
public import MovieScenes

extension StatsScene: MovieScene {
  /// A request for the numbers of a year, or of all.
  public enum Request: LanedQuestion, Hashable {
    /// Counts the films. While they are shown, the numbers follow every change.
    case load(year: Int?)
  }

  /// The numbers, as far as they are known.
  public struct Response: Sendable, Hashable {
    /// The catalog in use.
    public var source: CatalogSource
    /// The year; nil for all.
    public var year: Int?
    /// The numbers, or why the library could not be read; nil until it is known.
    public var statistics: Result<WatchStatistics, StoreError>?
    /// The genres, for their names; empty if they could not be loaded.
    public var genres: [Genre] = []

    /// Creates a response; the defaults describe a scene before its first request.
    public init(
      source: CatalogSource, year: Int? = nil, statistics: Result<WatchStatistics, StoreError>? = nil,
      genres: [Genre] = []
    ) {
      self.source = source
      self.year = year
      self.statistics = statistics
      self.genres = genres
    }
  }

  public typealias Presenter = StatsPresenter

  public static func interactor(in context: SceneContext) -> StatsInteractor {
    StatsInteractor(source: context.catalog.source)
  }

  public static func worker(in context: SceneContext) -> AnyWorker {
    StatsWorker(context: context)
  }
}

/// Counts the films that the viewer has seen, again after each change.
public struct StatsInteractor: Interactor {
  /// A request is also the question to the worker.
  public typealias Question = StatsScene.Request

  public private(set) var response: StatsScene.Response
  private var last: Question?

  /// Creates an interactor that names the genres of a catalog.
  public init(source: CatalogSource) {
    response = StatsScene.Response(source: source)
  }

  public mutating func handle(_ request: StatsScene.Request) -> [Effect<Question>] {
    switch request {
    case .load(let year):
      if year != response.year { response.statistics = nil }
      response.year = year
    }
    last = request
    return [.ask(request)]
  }

  public mutating func receive(_ answer: StatsScene.Response, to question: Question) -> [Effect<Question>] {
    response = answer
    return []
  }

  public mutating func libraryChanged() -> [Effect<Question>] { last.map { [.ask($0)] } ?? [] }

  public mutating func settingsChanged(_ changed: Set<Setting>) -> [Effect<Question>] {
    changed.contains(.language) ? libraryChanged() : []
  }
}

private struct StatsWorker: Worker {
  let context: SceneContext

  func answer(_ question: StatsScene.Request) async -> StatsScene.Response? {
    let year: Int? =
      switch question {
      case .load(let year): year
      }
    let statistics = await result { () async throws(StoreError) in try await context.films.statistics(of: year) }
    var response = StatsScene.Response(source: context.catalog.source, year: year, statistics: statistics)
    // Without a network, the other numbers are still right.
    if case .success(let found) = statistics, !found.genres.isEmpty {
      response.genres = (try? await context.genres()) ?? []
    }
    return response
  }
}
