public import MovieDisplay
public import MovieDomain
public import MovieScenes

extension HistoryScene: MovieScene {
  /// A request to the history scene. Requests are handled in order, and complete even if they are canceled. If the
  /// history cannot be read or changed, the response's `error` is set.
  public enum Request: LanedQuestion, Equatable {
    /// Shows the recent searches.
    case load
    /// Removes a search, ignoring case, and shows the others.
    case remove(query: String)
    /// Removes all searches.
    case clear

    /// Requests wait, so that the list shows the result of the writes before it.
    public var rule: LaneRule { .queued }
  }

  /// The recent searches and the last change to them.
  public struct Response: Sendable, Equatable {
    /// The recent searches; nil until they are loaded.
    public var searches: RecentSearches?
    /// What the last request changed; nil if nothing.
    public var change: Change?
    /// Why the last request failed; nil if it succeeded.
    public var error: StoreError?

    /// Creates a response; the defaults describe a scene before its first request.
    public init(searches: RecentSearches? = nil, change: Change? = nil, error: StoreError? = nil) {
      self.searches = searches
      self.change = change
      self.error = error
    }
  }

  /// The result of a request to change the history.
  public enum Change: Sendable, Equatable {
    /// The query is not in the history. `existed` tells whether it was before.
    case removed(query: String, existed: Bool)
    /// All searches were removed.
    case cleared
  }

  public typealias Presenter = HistoryPresenter

  public static func interactor(in context: SceneContext) -> HistoryInteractor { HistoryInteractor() }

  public static func worker(in context: SceneContext) -> AnyWorker {
    HistoryWorker(history: context.history)
  }
}

/// Shows and edits the search history.
public struct HistoryInteractor: Interactor {
  /// A request is also the question to the worker.
  public typealias Question = HistoryScene.Request

  public private(set) var response = HistoryScene.Response()

  /// Creates an interactor with nothing loaded.
  public init() {}

  public mutating func handle(_ request: HistoryScene.Request) -> [Effect<Question>] {
    response.change = nil
    response.error = nil
    return [.ask(request)]
  }

  public mutating func receive(_ answer: HistoryScene.Response, to question: Question) -> [Effect<Question>] {
    let shown = response.searches
    response = answer
    response.searches = answer.searches ?? shown
    return []
  }
}

private struct HistoryWorker: Worker {
  let history: any SearchHistory

  func answer(_ question: HistoryInteractor.Question) async -> HistoryScene.Response? {
    do throws(StoreError) {
      let change: HistoryScene.Change?
      switch question {
      case .load:
        change = nil
      case .remove(let query):
        change = .removed(query: query, existed: try await history.remove(query))
      case .clear:
        try await history.clear()
        change = .cleared
      }
      return .init(searches: try await history.searches(), change: change)
    } catch {
      return .init(error: error)
    }
  }
}
