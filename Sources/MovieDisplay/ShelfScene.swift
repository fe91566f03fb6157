/// The display model of a shelf of the viewer: favorites, the watchlist or the films they have seen.
public enum ShelfScene {
  /// The whole screen of a page of a shelf, with the results of the last change.
  public typealias ViewModel = ListViewModel<MovieCard>
}

/// A view of a shelf of the viewer.
public typealias ShelfDisplay = Display<ShelfScene.ViewModel>
