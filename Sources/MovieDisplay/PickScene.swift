/// The display model of one film for tonight.
public enum PickScene {
  /// The whole screen: a film as the only row, or why there is none.
  public typealias ViewModel = ListViewModel<MovieCard>
}

/// A view of the film for tonight.
public typealias PickDisplay = Display<PickScene.ViewModel>
