public import MovieDisplay
import MovieDomain

/// Says the history in words.
public struct HistoryPresenter: Presenter {
  private let words: any Words

  public init(words: any Words) {
    self.words = words
  }

  public func viewModel(for response: HistoryScene.Response) -> HistoryScene.ViewModel {
    var viewModel = HistoryScene.ViewModel(title: words.search.recent)
    switch response {
    case .list(let searches):
      viewModel.searches = searches.queries.map {
        .init(query: $0, route: .search(query: $0, year: nil, page: 1))
      }
      viewModel.emptyState = searches.queries.isEmpty ? words.history.none : nil
    case .removed(let query, let wasThere):
      if wasThere {
        viewModel.confirmation = words.history.removed(query)
      } else {
        viewModel.emptyState = words.history.notThere(query)
        viewModel.outcome = .failed
      }
    case .cleared:
      viewModel.confirmation = words.history.cleared
    case .failed(let error):
      viewModel.emptyState = EmptyState(
        title: words.history.notRead, message: words.sentence(for: error), advice: words.advice(for: error))
      viewModel.outcome = .failed
    }
    return viewModel
  }
}
