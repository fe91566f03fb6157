/// What every scene's view model tells whoever runs the scene, whichever scene it is.
public protocol SceneViewModel: Sendable, Hashable {
  var outcome: Outcome { get }
  /// What is missing from the screen, a finished sentence each.
  var warnings: [String] { get }
}

/// How a request ended.
public enum Outcome: Sendable, Hashable {
  /// There is something to see.
  case shown
  /// There is something to see, and it is not well.
  case troubled
  /// The answer came, and holds nothing: a page, not an error.
  case nothingFound
  /// There is nothing to see.
  case failed
  /// There is nothing to see before a credential is put right.
  case unauthorized
  /// What was asked for does not exist in these terms, as with a genre nobody knows.
  case misused

  /// Whether there is something to see.
  public var hasContent: Bool { self == .shown || self == .troubled }
}

/// A screen without its content: what happened, and what to do.
public struct EmptyState: Sendable, Hashable {
  public var title: String
  public var message: String
  public var advice: String

  public init(title: String, message: String = "", advice: String = "") {
    self.title = title
    self.message = message
    self.advice = advice
  }
}
