public import MovieDisplay
import MovieDomain
public import MovieScenes

/// Turns a `PickScene.Response` into display text.
public struct PickPresenter: DateIndependentPresenter {
  private let words: any ViewerWords

  public init(words: any Words) {
    self.words = words.viewer
  }

  public func viewModel(for response: PickScene.Response) -> PickScene.ViewModel {
    var viewModel = PickScene.ViewModel(title: words.forTonight)
    guard let from = response.from else { return viewModel }
    if let state = words.unknownName(in: from.filter) {
      viewModel.fail(state, as: .invalidRequest)
      return viewModel
    }
    switch response.pick {
    case nil: break
    case .failure(.store(let error))?:
      viewModel.fail(words.emptyState(titled: words.shelfNotRead(from.shelf), for: error))
    case .failure(.catalog(let error))?:
      viewModel.fail(words.emptyState(for: error, from: response.source), as: error.outcome)
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
      switch from {
      case .shelf(let shelf, _) where pick.total > 0:
        viewModel.fail(EmptyState(title: words.shelfNotRead(shelf), advice: words.adviceOnUnreadable))
      case .shelf(let shelf, let selection) where pick.isShelfEmpty || selection == FilterSelection():
        viewModel.fail(pick.toCome > 0 ? words.noneIsOut(on: shelf) : words.none(on: shelf), as: .nothingFound)
        viewModel.isShelfEmpty = pick.isShelfEmpty
        viewModel.hints = [Hint(text: words.picksFromAll, route: .pickFromAll(seed: response.seed % 1000))]
      case .shelf, .filter:
        viewModel.fail(pick.toCome > 0 ? words.noneIsOut(on: nil) : words.noMatch, as: .nothingFound)
      }
      return
    }
    let movie =
      switch film {
      case .shelved(let film): film.movie
      case .listed(let movie): movie
      }
    var card = words.card(
      for: movie, of: id.source == response.source ? nil : id.source, marks: response.marks[id])
    card.remark = pick.runtime.map(words.duration)
    let places = [from.shelf.map(words.picked)].compactMap(\.self) + words.description(of: from.filter)
    viewModel.rows = [card]
    viewModel.describesRows = true
    // How many of all films the viewer has not seen is not known.
    let hasTotal = from.shelf != nil || !from.filter.filter.isUnseen
    viewModel.position = (places + (hasTotal ? [words.films(pick.total)] : [])).joined(separator: " · ")
    viewModel.hints = [Hint(text: words.opensFilm, route: card.route)]
    viewModel.footnotes = words.footnotes(for: id.source)
    viewModel.warnings = words.warnings(about: viewModel.title, skipped: 0, error: pick.error)
  }
}

extension Route {
  /// A pick from all films of at most two hours. Without a criterion, a command picks from the watchlist.
  static func pickFromAll(seed: UInt64) -> Route { .pick(from: nil, [.init("runtime", "..120")], seed: seed) }
}
