/// A picture that a page has room for.
public struct PictureRequest: Sendable, Hashable {
  /// What is in the picture.
  public enum Kind: Sendable, Hashable {
    /// The poster of a film.
    case poster
    /// The portrait of a person.
    case portrait
  }

  /// The path of the picture, relative to the catalog's image base URL.
  public let path: String
  /// What is in the picture.
  public let kind: Kind
  /// The size of the room, in cells.
  public let size: PosterSize

  init?(_ path: String?, _ kind: Kind, size: PosterSize) {
    guard let path else { return nil }
    self.path = path
    self.kind = kind
    self.size = size
  }
}
