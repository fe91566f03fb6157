/// A mark beside a film's title that says which shelf of the viewer it is on.
public struct FilmMark: Sendable, Hashable {
  /// What a mark means.
  public enum Kind: Sendable, Hashable, CaseIterable {
    /// The film is a favorite.
    case favorite
    /// The film is on the watchlist.
    case watchlist
    /// The viewer has seen the film.
    case seen
  }

  /// What the mark means.
  public var kind: Kind
  /// What the mark means, in words; empty if the text says it.
  public var name: String
  /// The text after the mark, such as the viewer's number of stars; nil when there is none.
  public var text: String?
  /// The viewer's number of stars; nil if there is none.
  public var stars: String?

  /// Creates a mark, by default without text.
  public init(_ kind: Kind, name: String = "", text: String? = nil, stars: String? = nil) {
    self.kind = kind
    self.name = name
    self.text = text
    self.stars = stars
  }
}
