public import MovieDisplay
public import MovieDomain

/// Shows and edits the search history.
public struct HistoryInteractor: Interactor {
  /// A request is also the question to the worker.
  public typealias Question = HistoryScene.Request

  /// The result of a question.
  public struct Answer: Sendable {
    /// The searches after the operation, or why it failed.
    public var searches: Result<RecentSearches, StoreError>
    /// What was changed; nil if nothing was, or if the operation failed.
    public var change: HistoryScene.Change?

    /// Creates an answer, by default one that changed nothing.
    public init(_ searches: Result<RecentSearches, StoreError>, change: HistoryScene.Change? = nil) {
      self.searches = searches
      self.change = change
    }
  }

  public private(set) var response = HistoryScene.Response()

  /// Creates an interactor with nothing loaded.
  public init() {}

  public mutating func handle(_ request: HistoryScene.Request) -> [Effect<Question>] {
    response.change = nil
    response.error = nil
    return [.ask(request)]
  }

  public mutating func receive(_ answer: Answer, to question: Question) -> [Effect<Question>] {
    response.change = answer.change
    switch answer.searches {
    case .success(let searches):
      response.searches = searches
      response.error = nil
    case .failure(let error): response.error = error
    }
    return []
  }
}

/// Reads and writes the search history.
struct HistoryWorker: Worker {
  let history: any SearchHistory

  func answer(_ question: HistoryInteractor.Question) async -> HistoryInteractor.Answer? {
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
      return .init(.success(try await history.searches()), change: change)
    } catch {
      return .init(.failure(error))
    }
  }
}

extension HistoryScene: MovieScene {
  public typealias Presenter = HistoryPresenter

  public static func interactor(in context: SceneContext) -> HistoryInteractor { HistoryInteractor() }

  public static func worker(in context: SceneContext) -> AnyWorker {
    HistoryWorker(history: context.history)
  }
}
