public import MovieDisplay

/// Renders a list, or a shelf with the result of a change: as a grid of cards, as a wall of posters, or with what each film
/// is about.
public struct ListText: TextView<ListScene.ViewModel>, BrowsableText {
  public let page: TextPage

  public init(page: TextPage) {
    self.page = page
  }

  public func lines(of viewModel: ListScene.ViewModel) -> [TextLine] {
    list(viewModel, cards: viewModel.rows) { cards in
      guard page.showsDescriptions else { return CardGrid(cards, page: page).lines(cards) }
      // A remark stands where results of a search have the original title.
      return SearchRows(cards.map { SearchScene.Row(card: $0, originalTitle: $0.remark) }, page: page).lines
    }
  }

  public func pictureRequests(for viewModel: ListScene.ViewModel) -> [PictureRequest] {
    page.showsDescriptions ? [] : CardGrid(viewModel.rows, page: page).requests(for: viewModel.rows)
  }

  package func facts(of viewModel: ListScene.ViewModel) -> PageFacts {
    PageFacts(
      cards: viewModel.rows, total: viewModel.total, mentioned: viewModel.former,
      failure: viewModel.emptyState?.reason ?? "")
  }

  package func replacingCards(of viewModel: ListScene.ViewModel, with cards: [MovieCard]) -> ListScene.ViewModel {
    var viewModel = viewModel
    viewModel.rows = cards
    // With films, there is no message in their place.
    viewModel.emptyState = nil
    return viewModel
  }
}

extension ShelfScene: TextScene { package typealias View = ListText }

extension ListScene: TextScene { package typealias View = ListText }
