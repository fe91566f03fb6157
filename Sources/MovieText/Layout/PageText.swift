package import MovieDisplay

/// A text view whose lines other code lays out, such as a browser that scrolls them and moves between their targets.
package protocol PageText: TextView {
  /// Returns the rows of cards that have more cards than fit on a line.
  func carousels(of viewModel: ViewModel) -> [Carousel]

  /// Returns the films of a view model, in the order of its lines.
  func cards(of viewModel: ViewModel) -> [MovieCard]

  /// Returns what the rows of a list lead to, in the order of its lines.
  func rowRoutes(of viewModel: ViewModel) -> [Route?]

  /// Returns a sentence that confirms the last change; nil if there is none.
  func confirmation(of viewModel: ViewModel) -> String?

  /// Returns what a setting does; nil for other view models.
  func note(on setting: String, in viewModel: ViewModel) -> String?

  /// Returns the number of all rows of a list, also those that are not loaded; nil for other view models.
  func total(of viewModel: ViewModel) -> Int?

  /// Returns a list with other films; other view models stay as they are.
  func replacingCards(of viewModel: ViewModel, with cards: [MovieCard]) -> ViewModel

  /// Returns the film that a view model is about; nil for other pages.
  func film(of viewModel: ViewModel) -> MovieCard?

  /// Returns all recent searches, newest first; nil if the view model does not tell.
  func recentSearches(of viewModel: ViewModel) -> [String]?

  /// Returns whether the films are those of a query in the search field.
  func answers(_ query: String, in viewModel: ViewModel) -> Bool
}

extension PageText {
  package func carousels(of viewModel: ViewModel) -> [Carousel] { [] }
  package func cards(of viewModel: ViewModel) -> [MovieCard] { [] }
  package func rowRoutes(of viewModel: ViewModel) -> [Route?] { cards(of: viewModel).map(\.route) }
  package func confirmation(of viewModel: ViewModel) -> String? { nil }
  package func note(on setting: String, in viewModel: ViewModel) -> String? { nil }
  package func total(of viewModel: ViewModel) -> Int? { nil }
  package func replacingCards(of viewModel: ViewModel, with cards: [MovieCard]) -> ViewModel { viewModel }
  package func film(of viewModel: ViewModel) -> MovieCard? { nil }
  package func recentSearches(of viewModel: ViewModel) -> [String]? { nil }
  package func answers(_ query: String, in viewModel: ViewModel) -> Bool { false }
}

/// A row of cards of which some are left or right of the page.
package struct Carousel: Sendable, Hashable {
  /// The id of the shelf.
  package let id: String
  /// The lines that it fills.
  package let rows: Range<Int>
  /// The number of cards that are left of the page.
  package let offset: Int
  /// The number of cards on the page.
  package let visible: Int
  /// The number of all cards.
  package let count: Int
}

extension DetailText: PageText {
  package func film(of viewModel: DetailScene.ViewModel) -> MovieCard? {
    guard case .film(let film) = viewModel.content else { return nil }
    return MovieCard(film)
  }
}

extension HomeText: PageText {
  package func cards(of viewModel: HomeScene.ViewModel) -> [MovieCard] { viewModel.shelves.flatMap(\.cards) }
}

extension ListText: PageText {
  package func cards(of viewModel: ListScene.ViewModel) -> [MovieCard] { viewModel.rows }

  package func total(of viewModel: ListScene.ViewModel) -> Int? { viewModel.total }

  package func replacingCards(of viewModel: ListScene.ViewModel, with cards: [MovieCard]) -> ListScene.ViewModel {
    var viewModel = viewModel
    viewModel.rows = cards
    // With films, there is no message in their place.
    viewModel.emptyState = nil
    return viewModel
  }
}

extension PeopleText {
  package func rowRoutes(of viewModel: PeopleScene.ViewModel) -> [Route?] { viewModel.rows.map(\.route) }
  package func total(of viewModel: PeopleScene.ViewModel) -> Int? { viewModel.total }
}

extension SettingsText {
  package func confirmation(of viewModel: SettingsScene.ViewModel) -> String? { viewModel.confirmation }

  package func note(on setting: String, in viewModel: SettingsScene.ViewModel) -> String? {
    viewModel.settings.first { $0.key == setting }?.fact.note
  }
}

extension SearchText: PageText {
  package func cards(of viewModel: SearchScene.ViewModel) -> [MovieCard] {
    viewModel.content.results?.rows.map(\.card) ?? []
  }

  package func recentSearches(of viewModel: SearchScene.ViewModel) -> [String]? {
    // Other texts are answered with the searches that contain them.
    viewModel.query.isEmpty ? viewModel.suggestions?.queries ?? [] : nil
  }

  package func answers(_ query: String, in viewModel: SearchScene.ViewModel) -> Bool {
    guard viewModel.query == query else { return false }
    return switch viewModel.content {
    case .results, .nothing, .failed: true
    case .prompt, .searching: false
    }
  }
}
