/// A tab of the browser, with pages of its own.
public enum Tab: Int, Sendable, Hashable, CaseIterable {
  /// The first page.
  case home
  /// The lists and genres.
  case lists
  /// The search.
  case search
  /// Popular people.
  case people
  /// The favorites.
  case favorites
  /// The watchlist.
  case watchlist
  /// The settings.
  case settings

  /// The digit that selects the tab.
  var number: Int { rawValue + 1 }
}
