/// The display model of the list of popular people, which is loaded in pages.
public enum PeopleScene {
  /// The whole screen of popular people.
  public struct ViewModel: SceneViewModel {
    /// The heading of the list.
    public var title: String
    /// Which pages are shown, of how many, and their age when outdated; empty without people.
    public var position: String
    /// Whether the people are outdated, because newer ones could not be loaded.
    public var isStale: Bool
    /// The people of the pages loaded so far.
    public var people: [Row]
    /// A message to show while the list or its next page is loading; nil otherwise.
    public var activity: String?
    /// Why there are no people to show; nil otherwise.
    public var emptyState: EmptyState?
    /// Load the next page and open a person; empty when there are no people.
    public var hints: [Hint]
    /// Attributions to show below the content, as the catalog's terms require; empty when none is.
    public var footnotes: [String]
    /// How the request ended; `.shown` while something is loading.
    public var outcome: Outcome
    /// Sentences about what is missing from the screen or outdated; empty when nothing is.
    public var warnings: [String]

    /// Creates a view model. Parts that are left out are not shown.
    public init(
      title: String, position: String = "", isStale: Bool = false, people: [Row] = [], activity: String? = nil,
      emptyState: EmptyState? = nil, hints: [Hint] = [], footnotes: [String] = [], outcome: Outcome = .shown,
      warnings: [String] = []
    ) {
      self.title = title
      self.position = position
      self.isStale = isStale
      self.people = people
      self.activity = activity
      self.emptyState = emptyState
      self.hints = hints
      self.footnotes = footnotes
      self.outcome = outcome
      self.warnings = warnings
    }
  }

  /// A person in the list.
  public struct Row: Sendable, Hashable, Identifiable {
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

/// A view of the people scene.
public typealias PeopleDisplay = Display<PeopleScene.ViewModel>
