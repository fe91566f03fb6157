/// Properties common to all view models, for code that runs any scene.
public protocol SceneViewModel: Sendable, Hashable {
  /// How the request ended.
  var outcome: Outcome { get }
  /// Finished sentences about anything missing from the screen.
  var warnings: [String] { get }
}

/// How a request ended.
public enum Outcome: Sendable, Hashable {
  /// There is content to show.
  case shown
  /// There is content to show, with problems.
  case shownWithProblems
  /// The request succeeded with no results; not an error.
  case nothingFound
  /// There is no content to show.
  case failed
  /// There is no content to show because the credential is missing or was rejected.
  case unauthorized
  /// The request was invalid, such as an unknown genre.
  case invalidRequest

  /// Whether there is content to show.
  public var hasContent: Bool { self == .shown || self == .shownWithProblems }
}

/// A message shown in place of content: what happened and what to do.
public struct EmptyState: Sendable, Hashable {
  public var title: String
  public var message: String
  /// What to do; empty if there is nothing to do.
  public var advice: String

  public init(title: String, message: String = "", advice: String = "") {
    self.title = title
    self.message = message
    self.advice = advice
  }
}
