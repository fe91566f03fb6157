/// The display model of a list of people, popular ones or those found by name, which is loaded in pages.
public enum PeopleScene {
  /// The whole screen of a list of people.
  public typealias ViewModel = ListViewModel<Row>

  /// A person in the list.
  public struct Row: Sendable, Equatable, Identifiable {
    /// The person's id in the catalog.
    public var id: Int
    /// The person's name.
    public var name: String
    /// The person's department in the language of the screen; empty when unknown.
    public var department: String
    /// Titles the person is known for, separated by commas; empty when unknown.
    public var knownFor: String
    /// The portrait's path relative to the catalog's image base URL; nil without a portrait.
    public var portraitPath: String?
    /// Opens the person's page.
    public var route: Route

    /// Creates a row.
    public init(
      id: Int, name: String, department: String, knownFor: String, portraitPath: String?, route: Route
    ) {
      self.id = id
      self.name = name
      self.department = department
      self.knownFor = knownFor
      self.portraitPath = portraitPath
      self.route = route
    }
  }
}

/// A view of the list of people.
public typealias PeopleDisplay = Display<PeopleScene.ViewModel>
