/// The display model of the settings.
public enum SettingsScene {
  public struct ViewModel: SceneViewModel {
    public var title: String
    /// All settings as labeled values.
    public var settings: [Fact]
    /// A single value, for `get`.
    public var value: String?
    /// A finished sentence about the change made.
    public var confirmation: String?
    /// Why the last request failed; the rest of the screen stays valid.
    public var failure: EmptyState?
    /// How the request ended.
    public var outcome: Outcome
    /// Finished sentences about anything missing from the screen.
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

/// A view of the settings scene.
public typealias SettingsDisplay = Display<SettingsScene.ViewModel>
