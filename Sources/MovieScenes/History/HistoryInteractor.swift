public import MovieDisplay
public import MovieDomain

/// Shows and forgets searches.
public actor HistoryInteractor: Interactor {
  private let history: any SearchHistory
  private let output: Output<HistoryScene.Response>

  public init(history: any SearchHistory, output: Output<HistoryScene.Response>) {
    self.history = history
    self.output = output
  }

  public func handle(_ request: HistoryScene.Request) async {
    await output.present(await response(to: request))
  }

  private func response(to request: HistoryScene.Request) async -> HistoryScene.Response {
    do throws(StoreError) {
      switch request {
      case .load:
        return .list(try await history.searches())
      case .remove(let query):
        return .removed(query: query, wasThere: try await history.forget(query))
      case .clear:
        try await history.clear()
        return .cleared
      }
    } catch {
      return .failed(error)
    }
  }
}
