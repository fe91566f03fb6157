public import MovieDisplay

/// A page that a view has made.
public struct FinishedPage: Sendable {
  public let body: HTML
  /// How the request ended. Why it failed is known to the scene's response.
  public let outcome: Outcome
}

/// Keeps the last page that a view made. A view of a scene is short-lived: it shows one page and is gone.
public actor PageSink {
  /// The page; nil until the scene has shown something final.
  public private(set) var page: FinishedPage?

  public init() {}

  func show(_ body: HTML, _ outcome: Outcome) {
    page = FinishedPage(body: body, outcome: outcome)
  }
}
