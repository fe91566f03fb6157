/// The display model of the paged list of popular people.
public enum PeopleScene {
  public struct ViewModel: SceneViewModel {
    public var title: String
    /// The current position, such as the page number and count.
    public var position: String
    /// The people of the loaded pages.
    public var people: [Row]
    /// A message shown while loading.
    public var activity: String?
    /// Shown when there are no people to show.
    public var emptyState: EmptyState?
    /// How to open a person and load other pages.
    public var hints: [Hint]
    /// Attributions that must be shown below the content.
    public var footnotes: [String]
    /// How the request ended.
    public var outcome: Outcome
    /// Finished sentences about anything missing from the screen.
    public var warnings: [String]

    public init(
      title: String, position: String = "", people: [Row] = [], activity: String? = nil,
      emptyState: EmptyState? = nil, hints: [Hint] = [], footnotes: [String] = [], outcome: Outcome = .shown,
      warnings: [String] = []
    ) {
      self.title = title
      self.position = position
      self.people = people
      self.activity = activity
      self.emptyState = emptyState
      self.hints = hints
      self.footnotes = footnotes
      self.outcome = outcome
      self.warnings = warnings
    }
  }

  public struct Row: Sendable, Hashable, Identifiable {
    public var id: Int
    public var name: String
    /// The person's department; empty if unknown.
    public var department: String
    /// Titles the person is known for; empty if unknown.
    public var knownFor: String
    /// A path relative to the catalog's image base URL; nil without a portrait.
    public var portraitPath: String?
    public var route: Route

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

/// A view of the people scene.
public typealias PeopleDisplay = Display<PeopleScene.ViewModel>
