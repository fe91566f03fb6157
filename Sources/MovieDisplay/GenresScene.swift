/// The display model of the list of a catalog's genres.
public enum GenresScene {
  /// The whole screen of the genres.
  public typealias ViewModel = ListViewModel<Row>

  /// A genre in the list.
  public struct Row: Sendable, Equatable, Identifiable {
    /// The genre's id in the catalog.
    public var id: Int
    /// The name in the language of the screen.
    public var name: String
    /// Opens the genre's popular films.
    public var route: Route

    /// Creates a row.
    public init(id: Int, name: String, route: Route) {
      self.id = id
      self.name = name
      self.route = route
    }
  }
}

/// A view of the list of genres.
public typealias GenresDisplay = Display<GenresScene.ViewModel>
