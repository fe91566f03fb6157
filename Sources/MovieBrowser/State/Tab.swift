/// A tab of the browser, with pages of its own.
public enum Tab: Int, Sendable, Hashable, CaseIterable {
  case home, lists, search, people, favorites, watchlist, settings

  /// The digit that selects the tab.
  var number: Int { rawValue + 1 }
}
