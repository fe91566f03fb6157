public import MovieDisplay
import MovieDomain
public import ViewerScenes

/// Turns a `HistoryScene.Response` into JSON: the recent searches, or the result of a change.
extension HistoryPresenter: JSONPresenting {
  public func json(of response: Response, like viewModel: ViewModel) -> JSONPage.Content {
    if let failure = viewModel.failure {
      return .failure(response.error.map { FailureCode($0) } ?? .notFound, saying: failure)
    }
    switch response.change {
    case .removed(let query, _): return .document(["removed": [query.json]])
    case .cleared: return .document(["cleared": true])
    case nil: return response.searches.map { .document(["searches": $0.queries.json]) } ?? .awaiting
    }
  }
}

/// Turns a `HistoryScene.Response` into a table of recent searches, newest first.
extension HistoryPresenter: TSVPresenting {
  public static var tsvColumns: [String] { ["query"] }

  public func tsvRows(of response: Response, like viewModel: ViewModel) -> [[String]] {
    viewModel.rows.map { [$0.text] }
  }
}
