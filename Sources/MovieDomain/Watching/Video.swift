/// A trailer or another video about a film. TMDb's name for each field is given in parentheses.
public struct Video: Sendable, Hashable, Identifiable {
  /// The id (`id`), unique within the catalog.
  public var id: String
  /// The title (`name`); empty when unknown.
  public var name: String
  /// The website in lower case (`site`), such as `youtube`; empty when unknown.
  public var site: String
  /// The id on the website (`key`).
  public var key: String
  /// The kind in the catalog's English term (`type`), such as `Trailer`; empty when unknown.
  public var kind: String
  /// Whether the film's makers published it (`official`).
  public var isOfficial: Bool
  /// The ISO 639-1 code of its language (`iso_639_1`); nil when unknown.
  public var language: String?
  /// The day of publication (`published_at`); nil when unknown.
  public var published: CalendarDate?

  /// Creates a video.
  public init(
    id: String, name: String = "", site: String, key: String, kind: String = "", isOfficial: Bool = false,
    language: String? = nil, published: CalendarDate? = nil
  ) {
    self.id = id
    self.name = name
    self.site = site.lowercased()
    self.key = key
    self.kind = kind
    self.isOfficial = isOfficial
    self.language = language
    self.published = published
  }

  private static let longestKey = 64

  /// The web address; nil for a website that is not known, and for a key with anything but letters, digits, `-` and
  /// `_`, because anyone can edit keys.
  public var address: String? {
    let isPlain = key.utf8.allSatisfy { $0.isLetterOrDigit || "-_".utf8.contains($0) }
    guard isPlain, (1...Self.longestKey).contains(key.utf8.count) else { return nil }
    return switch site {
    case "youtube": "https://www.youtube.com/watch?v=\(key)"
    case "vimeo": "https://vimeo.com/\(key)"
    default: nil
    }
  }
}

extension [Video] {
  /// The kinds of videos, the most interesting first. Other kinds follow.
  private static var kinds: [String] { ["Trailer", "Teaser", "Clip", "Featurette", "Behind the Scenes", "Bloopers"] }

  /// The videos, the best first: those with an address, in the language, trailers, official and new. Videos without a
  /// language, such as those without words, come after those in the language.
  public func ranked(for language: String) -> [Video] {
    func rank(_ video: Video) -> (address: Int, language: Int, kind: Int, official: Int) {
      let place = video.language == language ? 0 : video.language == nil ? 1 : video.language == "en" ? 2 : 3
      return (
        video.address == nil ? 1 : 0, place, Self.kinds.firstIndex(of: video.kind) ?? Self.kinds.count,
        video.isOfficial ? 0 : 1
      )
    }
    return sorted { left, right in
      let (a, b) = (rank(left), rank(right))
      if a != b { return a < b }
      guard let published = left.published else { return false }
      return right.published.map { published > $0 } ?? true
    }
  }
}
