/// A finished page, or the message in its place.
public struct FinishedPage: Sendable {
  public let body: HTML
  /// Whether there is something to show. Why there is not is known to the scene's response.
  public let hasContent: Bool
}

/// Keeps the last page that a view made. A view of a scene is short-lived: it shows one page and is gone.
public actor PageSink {
  /// The page; nil until the scene has shown something final.
  public private(set) var page: FinishedPage?

  public init() {}

  func show(_ body: HTML, hasContent: Bool = true) {
    page = FinishedPage(body: body, hasContent: hasContent)
  }
}
