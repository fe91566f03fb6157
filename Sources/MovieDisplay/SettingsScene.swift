/// What the viewer set once and for all.
public enum SettingsScene {
  public struct ViewModel: SceneViewModel {
    public var title: String
    public var settings: [Fact]
    /// One value by itself, for `get`.
    public var value: String?
    /// What was done, a finished sentence.
    public var confirmation: String?
    /// Why the last request failed; the rest of the screen still stands.
    public var failure: EmptyState?
    public var outcome: Outcome
    public var warnings: [String]

    public init(
      title: String, settings: [Fact] = [], value: String? = nil, confirmation: String? = nil,
      failure: EmptyState? = nil, outcome: Outcome = .shown, warnings: [String] = []
    ) {
      self.title = title
      self.settings = settings
      self.value = value
      self.confirmation = confirmation
      self.failure = failure
      self.outcome = outcome
      self.warnings = warnings
    }
  }
}

/// What a view of the settings scene must do.
public typealias SettingsDisplay = Display<SettingsScene.ViewModel>
