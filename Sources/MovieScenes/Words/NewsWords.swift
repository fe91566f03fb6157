public import MovieDisplay

/// The text of the news.
public protocol NewsWords: Sendable {
  /// The title of the screen.
  var title: String { get }
  /// The number of changes.
  func changes(_ count: Int) -> String
  /// How a film has come, as `CalendarWords.kind` says it: since a day, or today if that is nil.
  func out(_ kind: String, since day: String?) -> String
  /// How a film comes, and on which other day. It had none if the first one is nil, and has none if the other one is.
  func moved(_ kind: String, from old: String?, to new: String?) -> String
  /// Services of the viewer offer the film now.
  func offered(on services: [String]) -> String
  /// The film is new in a collection; the name is nil if it is unknown.
  func part(of collection: String?) -> String
  /// Shown when nothing has changed since a day, or at the first look.
  func none(since day: String?) -> EmptyState
  /// The title shown when the changes could not be remembered.
  var notRemembered: String { get }
}

struct EnglishNews: NewsWords, EnglishFallback {}

extension NewsWords where Self: EnglishFallback {
  public var title: String { "News" }
  public func changes(_ count: Int) -> String { english.counted(count, "change") }
  public func out(_ kind: String, since day: String?) -> String { "\(kind): \(day.map { "since \($0)" } ?? "today")" }
  public func moved(_ kind: String, from old: String?, to new: String?) -> String {
    switch (old, new) {
    case (let old?, let new?): "\(kind): \(new), not \(old)"
    case (let old?, nil): "\(kind): no longer on \(old)"
    case (nil, let new): "\(kind): \(new ?? "")"
    }
  }
  public func offered(on services: [String]) -> String { "now on \(services.joined(separator: ", "))" }
  public func part(of collection: String?) -> String { "new in \(collection ?? "a collection")" }
  public func none(since day: String?) -> EmptyState {
    EmptyState(
      title: day.map { "Nothing new since \($0)" } ?? "Nothing new yet",
      message: "Changes for films on your watchlist, and new parts of collections of which you have seen a film, are "
        + "listed here.")
  }
  public var notRemembered: String { "This news could not be saved, so it will be shown again" }
}
