/// The display model of a sync with the viewer's account.
public enum SyncScene {
  /// The whole screen: a row for each change, as of news.
  public typealias ViewModel = NewsScene.ViewModel
}

/// A view of a sync.
public typealias SyncDisplay = Display<SyncScene.ViewModel>
