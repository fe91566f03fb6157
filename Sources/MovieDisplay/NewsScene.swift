/// The display model of what has changed for the viewer's films.
public enum NewsScene {
  /// The whole screen: a row for each change.
  public typealias ViewModel = ListViewModel<Row>

  /// A change for a film.
  public struct Row: Sendable, Equatable {
    /// The film's title.
    public var title: String
    /// What has changed.
    public var text: String
    /// Opens the film's page.
    public var route: Route

    /// Creates a row.
    public init(title: String, text: String, route: Route) {
      self.title = title
      self.text = text
      self.route = route
    }
  }
}

/// A view of the news.
public typealias NewsDisplay = Display<NewsScene.ViewModel>
