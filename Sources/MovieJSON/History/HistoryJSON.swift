public import MovieDisplay
import MovieDomain
public import MovieScenes

/// Says the history in JSON.
public struct HistoryJSON: Presenter {
  private let text: HistoryPresenter

  public init(words: any Words) {
    text = HistoryPresenter(words: words)
  }

  public func viewModel(for response: HistoryScene.Response) -> JSONPage {
    let said = text.viewModel(for: response)
    return switch response {
    case .list(let searches):
      JSONPage(["searches": searches.queries.json], like: said)
    case .removed(let query, wasThere: true):
      JSONPage(["removed": [query.json]], like: said)
    case .removed(_, wasThere: false):
      JSONPage(failure: .notFound, saying: said.emptyState, like: said)
    case .cleared:
      JSONPage(["cleared": true], like: said)
    case .failed(let error):
      JSONPage(failure: FailureCode(error), saying: said.emptyState, like: said)
    }
  }
}
