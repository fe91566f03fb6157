/// A genre of films, such as Horror.
public struct Genre: Sendable, Hashable, Identifiable, Codable {
  /// A genre's id in its catalog.
  public typealias ID = Int

  /// The catalog's id. The built-in catalog uses TMDb's ids.
  public var id: ID
  /// The name, in the requested language if the catalog translates it, otherwise in English.
  public var name: String

  /// Creates a genre.
  public init(id: ID, name: String) {
    self.id = id
    self.name = name
  }
}

extension [Genre] {
  /// Returns the genre with the given id or name, ignoring case; nil if there is none.
  public func named(_ text: String) -> Genre? {
    first { $0.id == Int(text) || $0.name.lowercased() == text.lowercased() }
  }
}
