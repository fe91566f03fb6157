public import MovieDisplay
import MovieDomain
public import MovieScenes

/// Turns a `HistoryScene.Response` into JSON: the recent searches, or the result of a change.
public struct HistoryJSON: DateIndependentPresenter {
  private let text: HistoryPresenter

  public init(words: any Words) {
    text = HistoryPresenter(words: words)
  }

  public func viewModel(for response: HistoryScene.Response) -> JSONPage {
    let viewModel = text.viewModel(for: response)
    if let failure = viewModel.failure {
      return JSONPage(failure: response.error.map { FailureCode($0) } ?? .notFound, saying: failure, like: viewModel)
    }
    switch response.change {
    case .removed(let query, _): return JSONPage(["removed": [query.json]], like: viewModel)
    case .cleared: return JSONPage(["cleared": true], like: viewModel)
    case nil:
      return response.searches.map { JSONPage(["searches": $0.queries.json], like: viewModel) }
        ?? .awaiting(like: viewModel)
    }
  }
}
