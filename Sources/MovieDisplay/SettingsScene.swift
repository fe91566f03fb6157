/// The display model of the settings.
public enum SettingsScene {
  /// The whole screen of the settings, with the result of the last request.
  public struct ViewModel: SceneViewModel {
    /// The heading of the list.
    public var title: String
    /// All settings, with placeholders for unset ones; empty if they could not be read.
    public var settings: [Row]
    /// The value of the one setting requested, empty if it is unset; nil if none was requested.
    public var value: String?
    /// A sentence that confirms the last change; nil when there was none.
    public var confirmation: String?
    /// Why the last request failed; nil if it did not. The rest of the screen stays valid.
    public var failure: EmptyState?
    /// How the request ended; `.shown` while something is loading.
    public var outcome = Outcome.shown
    /// Sentences about what is missing from the screen or outdated; empty when nothing is.
    public var warnings: [String] = []

    /// Creates a view model. Parts that are left out are not shown.
    public init(title: String, settings: [Row] = []) {
      self.title = title
      self.settings = settings
    }
  }

  /// A setting in the list.
  public struct Row: Sendable, Equatable {
    /// The key, which changes the setting.
    public var key: String
    /// The value as it is set; nil if it is not set.
    public var value: String?
    /// The name and the value for display.
    public var fact: Fact

    /// Creates a row.
    public init(key: String, value: String?, fact: Fact) {
      self.key = key
      self.value = value
      self.fact = fact
    }
  }
}

/// A view of the settings.
public typealias SettingsDisplay = Display<SettingsScene.ViewModel>
