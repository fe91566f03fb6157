/// Popular people, page by page.
public enum PeopleScene {
  public struct ViewModel: SceneViewModel {
    public var title: String
    /// Where in the list this is.
    public var position: String
    public var people: [Row]
    /// Set while an answer is awaited.
    public var activity: String?
    public var emptyState: EmptyState?
    /// How to open a person, and how to go on.
    public var hints: [Hint]
    public var footnotes: [String]
    public var outcome: Outcome
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
    /// What the person does; empty when unknown.
    public var department: String
    /// Titles the person is known for; empty when there are none.
    public var knownFor: String
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

/// What a view of the people scene must do.
public typealias PeopleDisplay = Display<PeopleScene.ViewModel>
