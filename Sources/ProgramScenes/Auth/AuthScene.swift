public import MovieDisplay

/// The credential that the catalog is asked with.
public enum AuthScene {
  public enum Request: Sendable, Hashable {
    /// Shows whether there is one, of which kind, and where it is.
    case status
    /// Checks what was typed or pasted, and keeps it when it is good.
    case logIn(Secret)
    /// Forgets the one that is kept.
    case logOut
  }

  /// What nobody else must read. Prints as dots, wherever it is printed.
  public struct Secret: Sendable, Hashable {
    /// The one way to the text.
    public let text: String

    public init(_ text: String) {
      self.text = text
    }
  }

  public struct ViewModel: SceneViewModel {
    public var title: String
    /// What is known of the credential; never a part of it.
    public var facts: [Fact]
    /// What was done, a finished sentence.
    public var confirmation: String?
    /// Why the last request failed; the rest of the screen still stands.
    public var failure: EmptyState?
    /// Stands in place of the facts when there is no credential.
    public var emptyState: EmptyState?
    /// How to log in; set when there is no credential.
    public var hint: Hint?
    public var outcome: Outcome
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

/// What a view of the auth scene must do.
public typealias AuthDisplay = Display<AuthScene.ViewModel>
