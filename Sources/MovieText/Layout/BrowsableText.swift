package import MovieDisplay

/// A text view whose lines other code lays out, such as a browser that scrolls them and moves between their targets.
package protocol BrowsableText: TextView where ViewModel: SpokenViewModel {
  /// Returns what a page has to know of a view model besides its lines.
  func facts(of viewModel: ViewModel) -> PageFacts

  /// Returns the rows of cards that have more cards than fit on a line.
  func carousels(of viewModel: ViewModel) -> [Carousel]

  /// Returns a list with other films; other view models stay as they are.
  func replacingCards(of viewModel: ViewModel, with cards: [MovieCard]) -> ViewModel
}

package protocol TextScene { associatedtype View: BrowsableText }

extension BrowsableText {
  package func facts(of viewModel: ViewModel) -> PageFacts { PageFacts() }
  package func carousels(of viewModel: ViewModel) -> [Carousel] { [] }
  package func replacingCards(of viewModel: ViewModel, with cards: [MovieCard]) -> ViewModel { viewModel }
}

/// What a page tells to the program that shows it.
package struct PageFacts: Sendable {
  /// The films, in the order of the lines.
  package var cards: [MovieCard] = []
  /// What the rows of a list lead to, in the order of its lines; nil if these are the films.
  package var rowRoutes: [Route]?
  /// The number of all rows of a list, also those that are not loaded; nil for other pages.
  package var total: Int?
  /// Further films on the page, of which less may be known.
  package var mentioned: [MovieCard] = []
  /// The film that the page is about; nil for other pages.
  package var film: MovieCard?
  /// The name of the person that the page is about; nil for other pages.
  package var person: String?
  /// What each setting does, by its name.
  package var notes: [String: String] = [:]
  /// All recent searches, newest first; nil if the page does not tell.
  package var recentSearches: [String]?
  /// The query in the search field whose films these are; nil for other pages, and while it is not answered.
  package var answeredQuery: String?
  /// Why nothing could be loaded, or why the page is empty; empty for other pages.
  package var failure = ""
  /// The number of all films that a search has found, also those that are not loaded; nil for other pages.
  package var found: Int?
}

/// A row of cards of which some are left or right of the page.
package struct Carousel: Sendable, Hashable {
  /// The id of the row.
  package let id: String
  /// The lines that it fills.
  package let lines: Range<Int>
  /// The number of cards that are left of the page.
  package let offset: Int
  /// The number of cards on the page.
  package let visible: Int
  /// The number of all cards.
  package let count: Int
}
