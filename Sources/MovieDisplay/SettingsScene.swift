/// What the viewer set once and for all.
public enum SettingsScene {
  public enum Request: Sendable, Hashable {
    case load
    /// Shows the value of one setting alone.
    case get(key: String)
    case set(key: String, value: String)
    /// Forgets one setting, or all of them.
    case reset(key: String?)
  }

  public struct ViewModel: SceneViewModel {
    public var title: String
    public var settings: [Fact]
    /// One value by itself, for `get`.
    public var value: String?
    /// What was done, a finished sentence.
    public var confirmation: String?
    public var emptyState: EmptyState?
    public var outcome: Outcome
    public var warnings: [String]

    public init(
      title: String, settings: [Fact] = [], value: String? = nil, confirmation: String? = nil,
      emptyState: EmptyState? = nil, outcome: Outcome = .shown, warnings: [String] = []
    ) {
      self.title = title
      self.settings = settings
      self.value = value
      self.confirmation = confirmation
      self.emptyState = emptyState
      self.outcome = outcome
      self.warnings = warnings
    }
  }
}

/// What a view of the settings scene must do.
public typealias SettingsDisplay = Display<SettingsScene.ViewModel>
