public import MovieDisplay
import MovieDomain
public import MovieScenes

/// Turns a `HistoryScene.Response` into JSON: the searches or the result of a change.
public struct HistoryJSON: DatelessPresenter {
  private let text: HistoryPresenter

  public init(words: any Words) {
    text = HistoryPresenter(words: words)
  }

  public func viewModel(for response: HistoryScene.Response) -> JSONPage {
    let said = text.viewModel(for: response)
    if let failure = said.failure {
      return JSONPage(failure: response.error.map { FailureCode($0) } ?? .notFound, saying: failure, like: said)
    }
    switch response.change {
    case .removed(let query, _): return JSONPage(["removed": [query.json]], like: said)
    case .cleared: return JSONPage(["cleared": true], like: said)
    case nil:
      return response.searches.map { JSONPage(["searches": $0.queries.json], like: said) } ?? .awaiting(like: said)
    }
  }
}
