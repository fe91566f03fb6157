/// The display model of the search history.
public enum HistoryScene {
  /// The whole screen of the search history, newest first, with the result of the last change. Each row is the text
  /// searched for, as typed, with the route that searches for it again.
  public typealias ViewModel = ListViewModel<Hint>
}

/// A view of the search history.
public typealias HistoryDisplay = Display<HistoryScene.ViewModel>
