/// The display model of a list of films that is loaded in pages.
public enum ListScene {
  /// The whole screen of a list of films.
  public typealias ViewModel = ListViewModel<MovieCard>
}

/// A view of a list of films.
public typealias ListDisplay = Display<ListScene.ViewModel>
