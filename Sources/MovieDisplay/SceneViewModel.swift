/// What all view models have in common, for code that runs any scene.
public protocol SceneViewModel: Sendable, Hashable {
  /// How the request ended; `.shown` while something is loading.
  var outcome: Outcome { get }
  /// Sentences about what is missing from the screen or outdated; empty when nothing is.
  var warnings: [String] { get }
  /// The warnings that the screen does not show itself, for output next to it; all warnings by default.
  var warningsNotOnScreen: [String] { get }
  /// How much of a long task is done, from 0 to 1; nil if unknown, which is the default.
  var progress: Double? { get }
  /// What a long task is doing, such as how many lines are done; nil by default.
  var activity: String? { get }
}

extension SceneViewModel {
  public var warningsNotOnScreen: [String] { warnings }
  public var progress: Double? { nil }
  public var activity: String? { nil }
}

/// How a request ended, for code that reports success or failure.
public enum Outcome: Sendable, Hashable {
  /// There is content to show, though parts may be missing; or something is still loading.
  case shown
  /// There is content to show, and it reports problems, as a check of the installation does.
  case shownWithProblems
  /// The search succeeded without results. This is not an error.
  case nothingFound
  /// There is no content to show, or the change was not made.
  case failed
  /// As `failed`, because the credential is missing or was rejected.
  case unauthorized
  /// The request was invalid, for example because it named an unknown genre.
  case invalidRequest

  /// Whether the screen shows the content that was requested.
  public var hasContent: Bool { self == .shown || self == .shownWithProblems }
}

/// A message in place of content, or about a failed request: what happened, and what to do.
public struct EmptyState: Sendable, Hashable {
  /// What happened, in a few words.
  public var title: String
  /// Why, in one sentence or more; empty when the title says it all.
  public var message: String
  /// What to do, in one sentence or more; empty when there is nothing to do.
  public var advice: String
  /// The address of a web page that the advice leads to; nil if it leads to none.
  public var address: String?
  /// What leads to a page where something can be done, such as the log-in; nil if nothing does.
  public var link: Hint?

  /// Creates a message.
  public init(
    title: String, message: String = "", advice: String = "", address: String? = nil, link: Hint? = nil
  ) {
    self.address = address
    self.link = link
    self.title = title
    self.message = message
    self.advice = advice
  }
}
