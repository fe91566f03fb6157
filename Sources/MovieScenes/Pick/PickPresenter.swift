public import MovieDisplay
import MovieDomain

/// Turns a `PickScene.Response` into display text.
public struct PickPresenter: DateIndependentPresenter {
  private let words: any Words

  public init(words: any Words) {
    self.words = words
  }

  public func viewModel(for response: PickScene.Response) -> PickScene.ViewModel {
    var viewModel = PickScene.ViewModel(title: words.shelves.forTonight)
    guard let from = response.from else { return viewModel }
    if let state = words.unknownName(in: from.filter) {
      viewModel.emptyState = state
      viewModel.outcome = .invalidRequest
      return viewModel
    }
    switch response.pick {
    case nil: break
    case .failure(.store(let error))?:
      viewModel.emptyState = words.emptyState(titled: words.shelves.notRead(from.shelf), for: error)
      viewModel.outcome = .failed
    case .failure(.catalog(let error))?:
      viewModel.emptyState = words.emptyState(for: error, from: response.source)
      viewModel.outcome = error.outcome
    case .success(let pick)?: show(pick, from: from, of: response, in: &viewModel)
    }
    return viewModel
  }

  private func show(
    _ pick: PickScene.Pick, from: PickScene.Source, of response: PickScene.Response,
    in viewModel: inout PickScene.ViewModel
  ) {
    guard let film = pick.film, let id = response.filmID else {
      // An empty shelf is a complete list, but no film.
      viewModel.outcome = .nothingFound
      switch from {
      case .shelf(let shelf, _) where pick.total > 0:
        viewModel.emptyState = EmptyState(
          title: words.shelves.notRead(shelf), advice: words.shelves.adviceOnUnreadable)
        viewModel.outcome = .failed
      case .shelf(let shelf, FilterSelection()): viewModel.emptyState = words.shelves.none(on: shelf)
      case .shelf, .filter: viewModel.emptyState = words.discover.noMatch
      }
      return
    }
    let movie =
      switch film {
      case .shelved(let film): film.movie
      case .listed(let movie): movie
      }
    let source = response.sources.known(id.source)
    let card = words.card(
      for: movie, of: source == response.source ? nil : source, marks: response.marks[id])
    let places = [from.shelf.map(words.shelves.title)].compactMap(\.self) + words.description(of: from.filter)
    viewModel.rows = [card]
    viewModel.position = (places + [words.films(pick.total)]).joined(separator: " · ")
    viewModel.hints = card.route.map { [Hint(text: words.opensFilm, route: $0)] } ?? []
    viewModel.footnotes = words.footnotes(for: source)
    viewModel.warnings = words.warnings(about: viewModel.title, skipped: 0, error: pick.error)
  }
}
