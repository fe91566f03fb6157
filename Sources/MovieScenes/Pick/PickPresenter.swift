public import MovieDisplay
import MovieDomain

/// Turns a `PickScene.Response` into display text.
public struct PickPresenter: DateIndependentPresenter {
  private let words: any Words

  public init(words: any Words) {
    self.words = words
  }

  public func viewModel(for response: PickScene.Response) -> PickScene.ViewModel {
    let shelf: Shelf = if case .shelf(let shelf)? = response.from { shelf } else { .watchlist }
    var viewModel = PickScene.ViewModel(title: words.shelves.forTonight)
    switch response.pick {
    case nil: break
    case .failure(let error)?:
      viewModel.emptyState = EmptyState(
        title: words.shelves.notRead(shelf), message: words.sentence(for: error), advice: words.advice(for: error))
      viewModel.outcome = .failed
    case .success(let pick)?:
      guard let film = pick.film else {
        viewModel.emptyState = words.shelves.none(on: shelf)
        viewModel.outcome = .failed
        return viewModel
      }
      let source = response.sources.first { $0 == film.source } ?? film.source
      let card = words.card(
        for: film.movie, of: source == response.source ? nil : source, marks: response.marks[film.id])
      viewModel.card = card
      viewModel.overview = card.overview ?? ""
      viewModel.count = "\(words.shelves.title(of: shelf)) · \(words.shelves.films(pick.total))"
      viewModel.hint = card.route.map { Hint(text: words.opensFilm, route: $0) }
      viewModel.footnotes = words.footnotes(for: source)
    }
    return viewModel
  }
}
