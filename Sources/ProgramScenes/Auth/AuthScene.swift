public import MovieDisplay

/// The display model for logging in and out.
public enum AuthScene {
  public enum Request: Sendable, Hashable {
    /// Shows whether there is a credential, its kind and where it is stored.
    case status
    /// Verifies the typed or pasted credential and stores it if valid.
    case logIn(Secret)
    /// Removes the stored credential.
    case logOut
  }

  /// Confidential text, masked when printed or reflected.
  public struct Secret: Sendable, Hashable {
    /// The unmasked text.
    public let text: String

    public init(_ text: String) {
      self.text = text
    }
  }

  public struct ViewModel: SceneViewModel {
    public var title: String
    /// Facts about the credential; never any part of the secret.
    public var facts: [Fact]
    /// A finished sentence about the change made.
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
