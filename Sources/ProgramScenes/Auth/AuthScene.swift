public import MovieDisplay

/// The display model of logging in and out.
public enum AuthScene {
  /// A request to the auth scene. If it fails, the response's `problem` is set.
  public enum Request: Sendable, Hashable {
    /// Shows the kinds and locations of credentials.
    case status
    /// Verifies a typed or pasted credential with the server and stores it if it is valid, in place of an earlier one.
    case logIn(Secret)
    /// Removes the stored credential.
    case logOut
  }

  /// Confidential text. It is masked when printed or reflected.
  public struct Secret: Sendable, Hashable {
    /// The unmasked text.
    public let text: String

    /// Wraps confidential text.
    public init(_ text: String) {
      self.text = text
    }
  }

  /// What to display.
  public struct ViewModel: SceneViewModel {
    /// The title of the screen.
    public var title: String
    /// The kinds and locations of credentials; never any part of a secret.
    public var facts: [Fact]
    /// A finished sentence about what the last request changed.
    public var confirmation: String?
    /// Why the last request failed; the rest of the screen stays valid.
    public var failure: EmptyState?
    /// Shown instead of facts when there is no credential.
    public var emptyState: EmptyState?
    /// How to log in; set when there is no credential.
    public var hint: Hint?
    /// How the request ended.
    public var outcome: Outcome
    /// Finished sentences about anything missing from the screen.
    public var warnings: [String]

    /// Creates a view model.
    public init(
      title: String, facts: [Fact] = [], confirmation: String? = nil, failure: EmptyState? = nil,
      emptyState: EmptyState? = nil,
      hint: Hint? = nil, outcome: Outcome = .shown, warnings: [String] = []
    ) {
      self.title = title
      self.facts = facts
      self.confirmation = confirmation
      self.failure = failure
      self.emptyState = emptyState
      self.hint = hint
      self.outcome = outcome
      self.warnings = warnings
    }
  }
}

extension AuthScene.Secret: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  public var description: String { "••••" }
  public var debugDescription: String { description }
  public var customMirror: Mirror { Mirror(reflecting: description) }
}

/// A view of the auth scene.
public typealias AuthDisplay = Display<AuthScene.ViewModel>
