public import MovieDisplay
import MovieDomain
public import MovieScenes

/// Turns a `HistoryScene.Response` into display text.
public struct HistoryPresenter: DateIndependentPresenter {
  private let words: any ViewerWords

  public init(words: any Words) {
    self.words = words.viewer
  }

  public func viewModel(for response: HistoryScene.Response) -> HistoryScene.ViewModel {
    var viewModel = HistoryScene.ViewModel(title: words.recentSearches)
    if let queries = response.searches?.queries {
      viewModel.rows = queries.map { Hint(text: $0, route: .search(query: $0, year: nil, page: 1)) }
      viewModel.emptyState = queries.isEmpty ? words.noHistory : nil
    }
    switch response.change {
    case nil: break
    case .removed(let query, existed: true): viewModel.confirmations = [words.searchRemoved(query)]
    case .removed(let query, existed: false): viewModel.failure = words.notInHistory(query)
    case .cleared: viewModel.confirmations = [words.historyCleared]
    }
    if let error = response.error {
      viewModel.failure = words.emptyState(titled: words.historyNotRead, for: error)
    }
    if viewModel.failure != nil { viewModel.outcome = .failed }
    return viewModel
  }
}
