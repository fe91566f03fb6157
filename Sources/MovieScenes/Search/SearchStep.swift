import MovieDisplay

extension SearchProgress {
  /// What is left to do for a request.
  enum Step: Hashable {
    /// Nothing but showing how things stand.
    case show
    case search(SearchScene.Search)
    case searchAfterPause(SearchScene.Search)
    /// What was found already, in the terms of today.
    case searchAgain(SearchScene.Search)

    var search: SearchScene.Search? {
      switch self {
      case .show: nil
      case .search(let search), .searchAfterPause(let search), .searchAgain(let search): search
      }
    }

    var waitsForPause: Bool {
      if case .searchAfterPause = self { true } else { false }
    }

    var isRepeated: Bool {
      if case .searchAgain = self { true } else { false }
    }

    /// Whether someone asked for just this, by submitting or by wanting more of it.
    var isMeant: Bool {
      if case .search = self { true } else { false }
    }
  }
}
